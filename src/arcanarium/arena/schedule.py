"""Who plays whom next: matches and round robins, all known beforehand; Swiss rounds and ladders go by the results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from math import factorial
from typing import NamedTuple

from arcanarium.arena.sitting import Result, Sitting
from arcanarium.bots import own_seed

Results = Mapping[int, Result]  # by the number of the game


class Setting(NamedTuple):
    """What all games of a run have in common."""

    game: str
    edition: int
    seats: int
    options: dict[str, str]
    bots: list[str]  # the players, who may be copies of one bot
    seed: int

    def seating(self, players: Sequence[int], turn: int) -> list[list[int]]:
        """The players at one table, in every rotation: each then has played in every seat.

        Players who are too few for the seats sit several times, in turn one more often than the other; and from turn
        to turn others sit beside each other.
        """
        line = [players[(place + turn) % len(players)] for place in range(self.seats)]
        others = factorial(self.seats - 1)
        wanted = turn // len(players) % others
        rest = next(order for number, order in enumerate(permutations(line[1:])) if number == wanted)
        line = [line[0], *rest]
        return [line[-shift:] + line[:-shift] if shift else line for shift in range(self.seats)]

    def block(self, table: int, players: Sequence[int], turn: int) -> list[Sitting]:
        """One deal played from every side: the games of a block have one seed, which comes from that of the run."""
        seed = own_seed(self.seed, table)
        return [
            Sitting(
                table * self.seats + place,
                self.game,
                self.edition,
                self.options,
                seed,
                seating,
                [self.bots[player] for player in seating],
            )
            for place, seating in enumerate(self.seating(players, turn))
        ]

    def blocks(self, games: int) -> int:
        """As many as are needed for so many games: only whole blocks are fair to all."""
        return -(-games // self.seats)


class Schedule:
    """What is to be played, as far as the results so far decide it."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    def wave(self, done: Results) -> list[Sitting]:
        """The games that can be played now, those that were included; nothing new among them ends the run."""
        raise NotImplementedError

    def is_over(self, done: Results) -> bool:
        """Has enough been seen already?"""
        return False

    @property
    def games(self) -> int:
        """How many will be played at most."""
        raise NotImplementedError


class RoundRobin(Schedule):
    """Every set of players that fills a table meets equally often. Few players: a match of all of them."""

    def __init__(self, setting: Setting, games: int) -> None:
        super().__init__(setting)
        size = min(setting.seats, len(setting.bots))
        self.tables = list(combinations(range(len(setting.bots)), size))
        self.turns = setting.blocks(games)  # of each set of players

    def wave(self, done: Results) -> list[Sitting]:
        found: list[Sitting] = []
        for turn in range(self.turns):
            for place, players in enumerate(self.tables):
                found += self.setting.block(turn * len(self.tables) + place, players, turn)
        return found

    @property
    def games(self) -> int:
        return self.turns * len(self.tables) * self.setting.seats
