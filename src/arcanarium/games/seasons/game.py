"""Seasons as the rest of the product sees it."""

from __future__ import annotations

from typing import ClassVar, Final

from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.view import Data
from arcanarium.games.seasons import positions, scoring, view
from arcanarium.games.seasons.cards import effects
from arcanarium.games.seasons.facts import BASIC, COPIES
from arcanarium.games.seasons.flow import ROUND_AT
from arcanarium.games.seasons.setup import ARCHMAGE, LIBRARY_AT
from arcanarium.games.seasons.steps.wheel import LAST_YEAR, SPACES
from arcanarium.games.seasons.table import ACTIONS, FIRST, LEVEL, RULES, SPACE, YEAR

DECLARED: Final = effects.DECLARED  # importing it declares the cards

# Phase -> where a round goes on; a turn of the given seat, and all that follows it, comes before the end.
PHASES: Final[dict[str, int]] = {
    "main": RULES.at("turn", "menu"),
    "turn": RULES.entry["turn"],
    "roll": ROUND_AT,
    "dice": RULES.at("round", "dice"),
    "library": LIBRARY_AT,
    "end_of_round": RULES.at("round", "end"),
}


class Seasons(Game):
    """Three years, twelve months each."""

    name = "seasons"
    minutes = 60
    weight = 3
    first_game: ClassVar[dict[str, str]] = {"level": "apprentice"}
    less_asked: ClassVar[list[str]] = ["resolve"]  # the order of effects, also where it could not matter
    only: ClassVar[dict[str, tuple[str, str]]] = {"decks": ("level", "apprentice")}

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        return scoring.breakdown(s, seat)

    def score(self, s: State, seat: i64) -> i64:
        return scoring.score(s, seat)

    def winners(self, s: State) -> list[int]:
        return scoring.winners(s)

    def belongs(self, s: State, card: int) -> bool:
        return s.mem[LEVEL] == ARCHMAGE or card < BASIC * COPIES

    def phases(self) -> list[str]:
        return list(PHASES)

    def flaw(self, s: State) -> tuple[str, str]:
        return positions.find_flaw(s)

    def complete(self, s: State, named: set[str]) -> None:
        positions.check_start(s)

    def enter_phase(self, s: State, phase: str, seat: int) -> None:
        if phase not in ("main", "turn"):
            s.push(PHASES[phase], s.mem[FIRST])
            return
        s.push(PHASES["end_of_round"], s.mem[FIRST])
        seats = int(s.mem[SEATS])
        waiting = (int(s.mem[FIRST]) - 1 - seat) % seats  # seats whose turn is still to come
        for k in range(waiting, 0, -1):
            s.push(PHASES["turn"], (seat + k) % seats)
        s.push(PHASES[phase], seat)

    def phase(self, s: State) -> str:
        return "duel" if s.is_over() or "round" in s.under_way() else "prelude"

    def round(self, s: State) -> int:
        return int(s.mem[YEAR])

    def first_player(self, s: State) -> int:
        return int(s.mem[FIRST])

    def ends(self, s: State) -> Data:
        """After the last year; a marker that goes back may end in a year before the first."""
        return {"years_left": max(0, LAST_YEAR - int(s.mem[YEAR])), "spaces_left": int(SPACES - s.mem[SPACE])}

    def extras(self, s: State, seat: int) -> Data:
        return view.extras(s, seat)


RULES.finish()
GAME: Final = Seasons(RULES, ACTIONS, ["level", "first_player", "decks", "die_gains", "boots_past_final_year"])
