"""Five Seals of Magic as the rest of the product sees it."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.game import BadSetup, Game
from arcanarium.core.ints import i64
from arcanarium.core.view import Data
from arcanarium.games.five_seals import scoring
from arcanarium.games.five_seals.board import MAGES, SIXES_LEFT, STALEMATE
from arcanarium.games.five_seals.cards import FIRST_CALL
from arcanarium.games.five_seals.dice import fill_storage
from arcanarium.games.five_seals.flaws import flaw
from arcanarium.games.five_seals.flow import END_AT, ROUND_AT, start_turn
from arcanarium.games.five_seals.setup import FIRST_DICE_AT, give_missing_mages
from arcanarium.games.five_seals.so_far import so_far
from arcanarium.games.five_seals.spells import discord, might, motion, space, vocabulary
from arcanarium.games.five_seals.table import ACTIONS, FIRST, RULES, call_of, sixes_left

SPELLS: Final = (might, space, discord, motion)  # importing them declares the scrolls

PHASES: Final = ["turn", "first_dice", "round", "end_of_round"]


class FiveSeals(Game):
    """Rounds of dice, seals and scrolls until few scrolls of strength 6 are left."""

    name = "five_seals"
    version = 1
    fewest = 2
    most = 5
    rest = "box"
    unused = "box"

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        return scoring.breakdown(s, seat)

    def score(self, s: State, seat: i64) -> i64:
        return scoring.strengths(s, seat) + scoring.revaluation(s, seat)

    def check_options(self, seats: int, options: dict[str, str]) -> None:
        first = options.get("first_player", "random")
        if first.isdigit() and int(first) >= seats:
            raise BadSetup(f"option first_player is random or a seat from 0 to {seats - 1}, not {first!r}")

    def flaw(self, s: State) -> tuple[str, str]:
        return flaw(s)

    def phases(self) -> list[str]:
        return PHASES

    def enter_phase(self, s: State, phase: str, seat: int) -> None:
        give_missing_mages(s)
        fill_storage(s)
        if phase == "first_dice":
            s.push(FIRST_DICE_AT, s.mem[FIRST], NO_CARD, NO_CARD, 0)
        elif phase == "round":
            s.push(ROUND_AT, s.mem[FIRST], NO_CARD, NO_CARD, 0)
        elif phase == "end_of_round":
            s.push(END_AT, s.mem[FIRST], NO_CARD, NO_CARD, 0)
        else:
            start_turn(s, seat)

    def extras(self, s: State, seat: int) -> Data:
        seats = self.seats(s)
        calls = [int(call_of(s, each)) for each in range(seats)]
        data: Data = {
            "mages": [MAGES[card - FIRST_CALL] if card >= 0 else None for card in calls],
            "sixes_left": int(sixes_left(s)),
            "ends_at": int(SIXES_LEFT[seats]),
            "stalemate_at": int(STALEMATE),
            "scores": self.scores(s),
        }
        named = so_far(s)
        if named:
            data["so_far"] = named
        return data


RULES.finish()
GAME: Final = FiveSeals(RULES, ACTIONS, ["extra_circle", "mages", "first_player"])
DECLARED: Final = vocabulary.DECLARED
