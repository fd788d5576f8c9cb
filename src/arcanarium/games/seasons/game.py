"""Seasons as the rest of the product sees it."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.game import BadSetup, Game
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.view import Data
from arcanarium.games.seasons import scoring
from arcanarium.games.seasons.cards import BASIC, COPIES, DICE_PER_SEASON, ENERGIES, VALUE
from arcanarium.games.seasons.effects import advanced, basic, vocabulary
from arcanarium.games.seasons.prelude import ARCHMAGE, LIBRARY_AT
from arcanarium.games.seasons.round import ROUND_AT, ROUND_CHOOSE, ROUND_END, ROUND_TURNS
from arcanarium.games.seasons.table import ACTIONS, FIRST, LEVEL, RULES, TAKER, capacity, season
from arcanarium.games.seasons.turn import TURN_AT, TURN_MENU

EFFECTS: Final = (basic, advanced)  # importing them declares the cards

PHASES: Final = ["main", "turn", "roll", "dice", "library", "end_of_round"]


class Seasons(Game):
    """Three years, twelve months each."""

    name = "seasons"
    version = 1
    fewest = 2
    most = 4

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        return scoring.breakdown(s, seat)

    def score(self, s: State, seat: i64) -> i64:
        return scoring.score(s, seat)

    def winners(self, s: State) -> list[int]:
        return scoring.winners(s)

    def check_options(self, seats: int, options: dict[str, str]) -> None:
        first = options.get("first_player", "random")
        if first.isdigit() and int(first) >= seats:
            raise BadSetup(f"option first_player is random or a seat from 0 to {seats - 1}, not {first!r}")

    def flaw(self, s: State) -> tuple[str, str]:
        last = self.seats(s) - 1
        if s.mem[FIRST] > last:
            return ("first", f"should be a seat from 0 to {last}, not {s.mem[FIRST]}")
        for i in range(DICE_PER_SEASON):
            if s.mem[TAKER + i] > last:
                return ("taker", f"should be a seat from 0 to {last} or -1, not {s.mem[TAKER + i]}")
        return ("", "")

    def belongs(self, s: State, card: int) -> bool:
        return s.mem[LEVEL] == ARCHMAGE or card < BASIC * COPIES

    def phases(self) -> list[str]:
        return PHASES

    def enter_phase(self, s: State, phase: str, seat: int) -> None:
        if phase == "library":
            s.push(LIBRARY_AT, s.mem[FIRST], NO_CARD, NO_CARD, 0)
            return
        step = {"roll": 0, "dice": ROUND_CHOOSE, "end_of_round": ROUND_END}.get(phase, ROUND_TURNS)
        if step != ROUND_TURNS:
            s.push(ROUND_AT + step, s.mem[FIRST], NO_CARD, NO_CARD, 0)
            return
        s.push(ROUND_AT + ROUND_END, s.mem[FIRST], NO_CARD, NO_CARD, 0)
        seats = int(s.mem[SEATS])
        waiting = (int(s.mem[FIRST]) - 1 - seat) % seats  # seats whose turn is still to come
        for k in range(waiting, 0, -1):
            s.push(TURN_AT, (seat + k) % seats, NO_CARD, NO_CARD, 0)
        s.push(TURN_AT + (TURN_MENU if phase == "main" else 0), seat, NO_CARD, NO_CARD, 0)

    def extras(self, s: State, seat: int) -> Data:
        row = int(season(s)) * len(ENERGIES)
        return {
            "season": int(season(s)),
            "values": {energy: int(VALUE[row + i]) for i, energy in enumerate(ENERGIES)},
            "capacity": [int(capacity(s, each)) for each in range(self.seats(s))],
            "scores": self.scores(s),
        }


RULES.finish()
GAME: Final = Seasons(RULES, ACTIONS, ["level", "first_player", "decks", "die_gains", "boots_past_final_year"])
DECLARED: Final = vocabulary.DECLARED
