"""Res Arcana as the rest of the product sees it."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.game import BadSetup, Game, Signal
from arcanarium.core.ints import i16, i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.core.view import Data
from arcanarium.games.res_arcana import imagining, match, positions, powers, victory
from arcanarium.games.res_arcana.cards import ARTIFACTS, MONUMENTS, PLACES
from arcanarium.games.res_arcana.effects import artifacts, others
from arcanarium.games.res_arcana.flow import END_AT, ROUND_AT, TURN_AT
from arcanarium.games.res_arcana.table import (
    ACTIONS,
    FIRST,
    GAME_NUMBER,
    MATCH,
    RESULTS,
    RULES,
    SETUP,
)
from arcanarium.games.res_arcana.victory import points

EFFECTS: Final = (artifacts, others)  # importing them declares the components

PHASES: Final = ["main", "collect", "end_of_round"]


class ResArcana(Game):
    """Essences, artifacts, monuments, Places of Power: ten points win."""

    name = "res_arcana"
    version = 1
    fewest = 2
    most = 4
    begins = "game"
    rest = "monument_deck"
    unused = "box"
    bound = 20000  # RA-49: the rules set no limit; random games take up to 2000

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        """Points by source; of a match, by game: 2 for a win, 1 for a shared victory (RA-46)."""
        if s.mem[SETUP] == MATCH:
            first = RESULTS + seat * match.GAMES
            return {f"game_{i + 1}": int(s.mem[first + i]) for i in range(match.GAMES)}
        return victory.breakdown(s, seat)

    def score(self, s: State, seat: i64) -> i64:
        return super().score(s, seat) if s.mem[SETUP] == MATCH else points(s, seat)

    def winners(self, s: State) -> list[int]:
        return match.winners(s) if s.mem[SETUP] == MATCH else victory.leaders(s)

    def check_options(self, seats: int, options: dict[str, str]) -> None:
        first = options.get("first_player", "random")
        if first.isdigit() and int(first) >= seats:
            raise BadSetup(f"option first_player is random or a seat from 0 to {seats - 1}, not {first!r}")
        if options.get("setup") == "match" and seats != match.PLAYERS:
            raise BadSetup(f"a match is for {match.PLAYERS} players, not {seats}", "seats")

    def flaw(self, s: State) -> tuple[str, str]:
        return positions.flaw(s)

    def belongs(self, s: State, card: int) -> bool:
        """Monuments that a position does not mention are in their deck."""
        return MONUMENTS <= card < PLACES

    def phases(self) -> list[str]:
        return PHASES

    def enter_phase(self, s: State, phase: str, seat: int) -> None:
        positions.complete(s)
        if phase == "collect":
            s.push(ROUND_AT, s.mem[FIRST], NO_CARD, NO_CARD, 0)
        elif phase == "end_of_round":
            s.push(END_AT, s.mem[FIRST], NO_CARD, NO_CARD, 0)
        else:
            s.push(TURN_AT, seat, NO_CARD, NO_CARD, 0)

    def imagine(self, s: State, seat: int, seed: int) -> State:
        return imagining.imagine(s, seat, seed)

    def extras(self, s: State, seat: int) -> Data:
        """Besides points: which cards the reader knows to be in a hand or deck that it cannot see."""
        seats = range(int(s.mem[SEATS]))
        return {
            "unseen": [imagining.surely_held(s, seat, each) for each in seats],
            "points": [int(points(s, each)) for each in seats],
            "goal": victory.GOAL,
            "wealth": [int(victory.wealth(s, each)) for each in seats],
            "game": int(s.mem[GAME_NUMBER]),
        }

    def signals(self, seats: int) -> list[Signal]:
        """Besides the score: who surely holds an artifact that cannot be seen, one more than the place of the seat."""
        return [*super().signals(seats), Signal("surely_held", 0, seats, ["cards"], int(ARTIFACTS))]

    def signal(self, s: State, seat: i64, row: vec[i16], at: i64) -> None:
        super().signal(s, seat, row, at)
        imagining.write_surely_held(s, seat, row, at + s.mem[SEATS])


RULES.finish()
GAME: Final = ResArcana(RULES, ACTIONS, ["setup", "collect", "first_player"])
DECLARED: Final = powers.DECLARED
