"""Positions that somebody wrote down: what they leave out, and what would make no sense."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.bits import has
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.position import BadPosition
from arcanarium.games.res_arcana.facts import ARTIFACTS, ITEMS, KINDS, MAGES, MONUMENTS, MOON, PLACES, SUN, TILES
from arcanarium.games.res_arcana.scoring import GAMES, PLAYERS
from arcanarium.games.res_arcana.steps.components import reveal
from arcanarium.games.res_arcana.table import (
    BOX,
    CHOSEN,
    DECK,
    DISCARD,
    DISPLAY,
    DRAFTED,
    FIRST_CHOICE,
    GAINING,
    GAME_NUMBER,
    HAND,
    ITEM_SUPPLY,
    LAID_OUT,
    LYING,
    MATCH,
    MONUMENT_DECK,
    OFFERED,
    PACK,
    PASSED,
    PICKED,
    PLAY,
    RESULTS,
    SETUP,
    SHOWN,
    SPENT,
    STOCK,
    TAKING,
    TAKING_TOO,
    TURNED,
    UNCLAIMED,
    UPKEEP,
)

ARTIFACT: Final = (0, int(ARTIFACTS))
MAGE: Final = (int(MAGES), int(ITEMS))
ITEM: Final = (int(ITEMS), int(MONUMENTS))
MONUMENT: Final = (int(MONUMENTS), int(PLACES))
PLACE: Final = (int(PLACES), int(KINDS))

# The only sort of component that a zone may hold; the box, the stock and what is in play are mixed.
SHARED_ZONES: Final = [
    (MONUMENT, "monuments", [int(MONUMENT_DECK), int(DISPLAY)]),
    (PLACE, "Places of Power", [int(UNCLAIMED)]),
    (ITEM, "magic items", [int(ITEM_SUPPLY)]),
    (ARTIFACT, "artifacts", [int(LAID_OUT)]),
]
OWN_ZONES: Final = [
    (ARTIFACT, "artifacts", [int(zone) for zone in (HAND, DECK, DISCARD, PACK, PICKED)]),
    (MAGE, "mages", [int(OFFERED), int(CHOSEN)]),
]


# What is used only before the first round or between two games, and what is known only within a step.
SET_UP_ZONES: Final = [int(zone) for zone in (STOCK, LAID_OUT)]
OWN_SET_UP_ZONES: Final = [int(zone) for zone in (OFFERED, CHOSEN, PACK, PICKED)]
STEP_COUNTERS: Final = [int(cell) for cell in (GAINING, TAKING, TAKING_TOO, UPKEEP)]


def complete(s: State, named: set[str]) -> None:
    """Unless a position names them, all magic items are there and all tiles with their sun side."""
    for card in range(*ITEM):
        if s.where(card) == BOX and "items" not in named:
            s.move(card, ITEM_SUPPLY)
    for tile in range(TILES):
        if s.where(SUN[tile]) == BOX and s.where(MOON[tile]) == BOX and "places" not in named:
            s.move(SUN[tile], UNCLAIMED)


def remember_open(s: State) -> None:
    """All have seen what lies open."""
    for card in range(*ARTIFACT):
        if s.knows(s.plan.seats, card):
            reveal(s, card)


def find_flaw(s: State) -> tuple[str, str]:
    """Where a position makes no sense, and what would."""
    seats = int(s.mem[SEATS])
    if s.mem[FIRST_CHOICE] > seats:
        return ("first_player", f"should be random or a seat from 0 to {seats - 1}, not {s.mem[FIRST_CHOICE] - 1}")
    if s.mem[SETUP] == MATCH and seats != PLAYERS:
        return ("setup", f"a match is for {PLAYERS} players, not {seats}")
    if s.mem[SETUP] != MATCH:
        if s.mem[GAME_NUMBER] != 1:
            return ("game_number", "is for a match only")
        for seat in range(seats):
            if any(s.mem[RESULTS + seat * GAMES + game] != 0 for game in range(GAMES)):
                return (f"seats.{seat}.results", "are for a match only")
            if s.mem[DRAFTED + seat] != 0:
                return (f"seats.{seat}.drafted", "is for a match only")
    for tile in range(TILES):
        if s.where(SUN[tile]) != BOX and s.where(MOON[tile]) != BOX:
            names = f"{s.plan.card_name(SUN[tile])} and {s.plan.card_name(MOON[tile])}"
            return ("places", f"{names} are two sides of one tile")
    zones = [(each, sort, name) for sort, name, there in SHARED_ZONES for each in there]
    for seat in range(seats):
        for sort, name, own in OWN_ZONES:
            zones += [(first + seat, sort, name) for first in own]
    for zone, (first, after), name in zones:
        for card in s.cards(zone):
            if not first <= card < after:
                return (s.plan.zone_path(zone), f"holds {name} only, not {s.plan.card_name(int(card))}")
    return find_flaw_in_play(s, seats)


def find_flaw_in_play(s: State, seats: int) -> tuple[str, str]:
    for seat in range(seats):
        for (first, after), name in ((MAGE, "mage"), (ITEM, "magic item")):
            if sum(1 for card in s.cards(PLAY + seat) if first <= card < after) > 1:
                return (s.plan.zone_path(int(PLAY) + seat), f"a player has one {name} only")
    for card in range(KINDS):
        lies = s.mem[TURNED + card] != 0 or s.mem[LYING + card] != 0
        if lies and not PLAY <= s.where(card) < PLAY + seats:
            return (s.plan.card_name(card), "is not in play, so it is neither turned nor are essences on it")
    return ("", "")


def check_begun(s: State, phase: str) -> None:
    """In a round nothing is left of the set-up or of a step before. Raises BadPosition."""
    seats = int(s.mem[SEATS])
    own = [first + seat for seat in range(seats) for first in OWN_SET_UP_ZONES]
    for zone in SET_UP_ZONES + own:
        if s.number(zone) > 0:
            path = s.plan.zone_path(zone)
            raise BadPosition(path, f"should be empty in the phase {phase}: it is used before the first round only")
    for cell in STEP_COUNTERS:
        for seat in range(seats):
            if s.mem[cell + seat] != 0:
                raise BadPosition(
                    f"seats.{seat}.{find_name(s, cell)}", f"is not known yet when the phase {phase} begins"
                )
    if s.mem[SPENT] != 0:
        raise BadPosition("paid", f"is not known yet when the phase {phase} begins")
    for card in range(ARTIFACTS):
        if has(s.mem[SHOWN], card) and s.where(card) == BOX:
            raise BadPosition("shown", f"names {s.plan.card_name(card)}, which nobody has")
    turn = int(s.mem[TURN])
    if phase == "main" and s.mem[PASSED + turn] != 0:
        raise BadPosition("turn", f"seat {turn} has passed and takes no turn")


def find_name(s: State, cell: int) -> str:
    return next(counter.name for counter in s.plan.counters if counter.cell == cell)
