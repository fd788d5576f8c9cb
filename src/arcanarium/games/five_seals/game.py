"""Five Seals of Magic as the rest of the product sees it."""

from __future__ import annotations

from typing import ClassVar, Final

from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.core.ints import i64
from arcanarium.core.position import BadPosition
from arcanarium.core.view import Data
from arcanarium.games.five_seals import scoring
from arcanarium.games.five_seals.card_set import Maps, check_set, load_set
from arcanarium.games.five_seals.cards import discord, might, motion, seizing, space
from arcanarium.games.five_seals.facts import FIRST_CALL, MAGES, SIXES_LEFT, STALEMATE
from arcanarium.games.five_seals.flow import END_AT, ROUND_AT, rules_for, start_turn
from arcanarium.games.five_seals.positions import find_flaw, find_phase_flaw
from arcanarium.games.five_seals.setup import FIRST_DICE_AT, give_missing_mages
from arcanarium.games.five_seals.steps.dice import fill_storage
from arcanarium.games.five_seals.steps.spaces import call_of, sixes_left
from arcanarium.games.five_seals.table import FIRST, ROUND, RULES, DungeonRules
from arcanarium.games.five_seals.view import obstacles_of, payments_of, reach_of, token_to_store

SPELLS: Final = (might, space, discord, seizing, motion)  # importing them declares the scrolls
BEGINS: Final[dict[str, i64]] = {"first_dice": FIRST_DICE_AT, "round": ROUND_AT, "end_of_round": END_AT}

__all__ = ["GAME", "FiveSeals", "build", "check_set", "load_set"]


class FiveSeals(Game):
    """Rounds of dice, seals and scrolls until few scrolls of strength 6 are left."""

    name = "five_seals"
    minutes = 60
    weight = 3
    first_game: ClassVar[dict[str, str]] = {"extra_circle": "circle1"}
    most = 5
    rest = "box"

    def __init__(self, rules: DungeonRules) -> None:
        super().__init__(rules, rules.actions, ["extra_circle", "mages", "first_player"], rules.maps)

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        return scoring.breakdown(s, seat)

    def score(self, s: State, seat: i64) -> i64:
        return scoring.strengths(s, seat) + scoring.revaluation(s, seat)

    def flaw(self, s: State) -> tuple[str, str]:
        return find_flaw(s)

    def phases(self) -> list[str]:
        return ["turn", *BEGINS]

    def enter_phase(self, s: State, phase: str, seat: int) -> None:
        path, message = find_phase_flaw(s, phase, seat)
        if message:
            raise BadPosition(path, message)
        give_missing_mages(s)
        fill_storage(s)
        if phase == "turn":
            start_turn(s, seat)
        else:
            s.push(BEGINS[phase], s.mem[FIRST])

    def round(self, s: State) -> int:
        return int(s.mem[ROUND])

    def first_player(self, s: State) -> int:
        return int(s.mem[FIRST])

    def ends(self, s: State) -> Data:
        left = {"sixes_left": int(sixes_left(s)), "ends_at": int(SIXES_LEFT[self.seats(s)])}
        return {**left, "stalemate_at": int(STALEMATE)}

    def extras(self, s: State, seat: int) -> Data:
        seats = self.seats(s)
        calls = [int(call_of(s, each)) for each in range(seats)]
        data: Data = {"mages": [MAGES[card - FIRST_CALL] if card >= 0 else None for card in calls]}
        if s.is_over():
            return data
        own = seat < seats  # a spectator sees what the seat to move sees
        eyes = seat if own else int(s.to_move)
        data["reach"] = reach_of(s, eyes)
        if not own or not s.owes(seat):  # the seat that is asked is told with its question
            data["obstacles"] = obstacles_of(s, eyes, own)
        if own:
            data["payments"] = payments_of(s, seat)
        token = token_to_store(s)
        if token:
            data["token"] = token
        return data


RULES.finish()
GAME: Final = FiveSeals(RULES)


def build(maps: Maps) -> FiveSeals:
    """A game on these maps; games of several files live side by side."""
    return GAME if maps.shipped else FiveSeals(rules_for(maps))
