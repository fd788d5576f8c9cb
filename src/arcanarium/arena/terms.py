"""What all games of a run have in common, and how a deal is played from every side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import factorial
from typing import Any, NamedTuple

from arcanarium.arena.fixture import Fixture
from arcanarium.bots import own_seed


class Terms(NamedTuple):
    """What all games of a run have in common."""

    game: str
    edition: int
    seats: int
    options: dict[str, str]
    bots: list[str]  # the players, who may be copies of one bot
    seed: int
    seconds: float = 0.0  # that a bot of one's own may take for a decision; 0: no limit

    def fixed(self) -> dict[str, Any]:
        """What a folder keeps to: with another limit of time its games go on."""
        return {name: value for name, value in self._asdict().items() if name != "seconds"}

    def line(self, players: Sequence[int], turn: int) -> list[int]:
        """The players around a table.

        Those who are too few for the seats sit several times, in turn one more often than the other; and from turn to
        turn others sit beside each other.
        """
        line = [players[(place + turn) % len(players)] for place in range(self.seats)]
        wanted = turn // len(players) % factorial(self.seats - 1)
        rest = next(order for number, order in enumerate(permutations(line[1:])) if number == wanted)
        return [line[0], *rest]

    def block(self, table: int, players: Sequence[int], turn: int) -> list[Fixture]:
        """One deal played from every side."""
        return self.rotate(table, self.line(players, turn))

    def rotate(self, table: int, line: list[int]) -> list[Fixture]:
        """The games of a deal have one seed, which comes from that of the run."""
        seed = own_seed(self.seed, table)
        first = table * self.seats
        return [
            self.fixture_of(first + shift, seed, line[-shift:] + line[:-shift] if shift else line)
            for shift in range(self.seats)
        ]

    def fixture_of(self, number: int, seed: int, seating: list[int]) -> Fixture:
        bots = [self.bots[player] for player in seating]
        return Fixture(
            number=number,
            game=self.game,
            edition=self.edition,
            options=self.options,
            seed=seed,
            seating=seating,
            bots=bots,
            seconds=self.seconds,
        )

    def blocks(self, games: int) -> int:
        """As many as are needed for so many games: only whole blocks are fair to all."""
        return -(-games // self.seats)
