"""What is wrong with a written position that cannot be."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.plan import SEATS
from arcanarium.core.position import BadPosition
from arcanarium.games.seasons.facts import DICE, DICE_PER_SEASON
from arcanarium.games.seasons.table import DIE, PACK, PLAY, TAKER, TOKENS, TURNED

SOUND: Final = ("", "")


def find_flaw(s: State) -> tuple[str, str]:
    """Where something is wrong and what would be right; empty texts if nothing is."""
    found = find_dice_flaw(s)
    return found if found != SOUND else find_mark_flaw(s)


def find_dice_flaw(s: State) -> tuple[str, str]:
    """Every die is there once, and each player takes one of those that are there."""
    dice = [int(s.mem[DIE + k]) for k in range(DICE_PER_SEASON)]
    takers = [int(s.mem[TAKER + k]) for k in range(DICE_PER_SEASON)]
    for k, (die, taker) in enumerate(zip(dice, takers, strict=True)):
        if die >= 0 and die in dice[:k]:
            return ("die", f"there is one {DICE[die]}, not two")
        if taker >= 0 and die < 0:
            return ("taker", f"seat {taker} should take a die that is there")
        if taker >= 0 and taker in takers[:k]:
            return ("taker", f"seat {taker} takes one die, not two")
    return SOUND


def find_mark_flaw(s: State) -> tuple[str, str]:
    for card in range(s.plan.cards):
        zone = int(s.where(card))
        if (s.mem[TURNED + card] != 0 or s.mem[TOKENS + card] != 0) and not PLAY <= zone < PLAY + s.mem[SEATS]:
            name = s.plan.card_name(card)
            return (s.plan.zone_path(zone), f"{name} is not in play, so it is neither turned nor has it tokens")
    return SOUND


def check_start(s: State) -> None:
    """No phase begins in the draft. Raises BadPosition."""
    for seat in range(int(s.mem[SEATS])):
        if s.number(PACK + seat) > 0:
            raise BadPosition(s.plan.zone_path(int(PACK) + seat), "should be empty: cards are drafted at set-up only")
