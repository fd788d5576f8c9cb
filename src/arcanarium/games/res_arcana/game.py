"""Res Arcana as the rest of the product sees it."""

from __future__ import annotations

from typing import ClassVar, Final

from arcanarium.core.agenda import State
from arcanarium.core.game import BadSetup, Game, Signal
from arcanarium.core.ints import i16, i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.core.view import Data
from arcanarium.games.res_arcana import imagining, positions, scoring, setup, view
from arcanarium.games.res_arcana.cards import artifacts, others
from arcanarium.games.res_arcana.facts import ARTIFACTS, MONUMENTS, PLACES
from arcanarium.games.res_arcana.table import ACTIONS, FIRST, MATCH, ROUND, RULES, SETUP

DECLARING: Final = (setup, artifacts, others)  # importing them declares the programs and the components

PHASES: Final = {"main": "turn", "collect": "round", "end_of_round": "end of round"}  # and the program each begins with
OF_A_ROUND: Final = {
    "turn": "actions",
    "round": "collect",
    "end of round": "check",
}  # program -> what is under way with it
SET_UP: Final = "set_up"


class ResArcana(Game):
    """Essences, artifacts, monuments, Places of Power: ten points win."""

    name = "res_arcana"
    minutes = 45
    weight = 3
    first_game: ClassVar[dict[str, str]] = {"setup": "first_game"}
    rest = "monument_deck"

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        return scoring.break_down(s, seat)

    def score(self, s: State, seat: i64) -> i64:
        return scoring.match_points(s, seat) if s.mem[SETUP] == MATCH else scoring.points(s, seat)

    def winners(self, s: State) -> list[int]:
        return scoring.find_winners(s)

    def check_options(self, seats: int, options: dict[str, str]) -> None:
        if options.get("setup") == "match" and seats != scoring.PLAYERS:
            raise BadSetup(f"a match is for {scoring.PLAYERS} players, not {seats}", "seats")

    def flaw(self, s: State) -> tuple[str, str]:
        return positions.find_flaw(s)

    def belongs(self, s: State, card: int) -> bool:
        """Monuments that a position does not mention are in their deck."""
        return MONUMENTS <= card < PLACES

    def phases(self) -> list[str]:
        return list(PHASES)

    def complete(self, s: State, named: set[str]) -> None:
        positions.complete(s, named)

    def enter_phase(self, s: State, phase: str, seat: int) -> None:
        positions.check_begun(s, phase)
        positions.remember_open(s)
        s.push(RULES.entry[PHASES[phase]], seat if phase == "main" else s.mem[FIRST])

    def imagine(self, s: State, seat: int, seed: int) -> State:
        return imagining.imagine(s, seat, seed)

    def phase(self, s: State) -> str:
        programs = s.under_way()
        return next(
            (phase for program, phase in OF_A_ROUND.items() if program in programs), "" if s.is_over() else SET_UP
        )

    def round(self, s: State) -> int:
        return int(s.mem[ROUND])

    def first_player(self, s: State) -> int:
        """Whoever has the token."""
        return -1 if self.phase(s) == SET_UP else int(s.mem[FIRST])

    def ends(self, s: State) -> Data:
        """A round after which somebody has as many points is the last one."""
        return {"goal": int(scoring.GOAL)}

    def extras(self, s: State, seat: int) -> Data:
        return view.tell_extras(s, seat)

    def signals(self, seats: int) -> list[Signal]:
        """Besides the score: who surely holds an artifact that cannot be seen, one more than the place of the seat."""
        return [*super().signals(seats), Signal("surely_held", 0, seats, ["cards"], int(ARTIFACTS))]

    def signal(self, s: State, seat: i64, row: vec[i16], at: i64) -> None:
        super().signal(s, seat, row, at)
        view.write_surely_held(s, seat, row, at + s.mem[SEATS])


RULES.finish()
GAME: Final = ResArcana(RULES, ACTIONS, ["setup", "collect", "first_player"])
