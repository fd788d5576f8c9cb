"""Who plays whom next: matches and round robins, all known beforehand; Swiss rounds and ladders go by the results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from math import factorial
from typing import NamedTuple

from arcanarium.arena.rating import skills
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

    def line(self, players: Sequence[int], turn: int) -> list[int]:
        """The players around a table.

        Those who are too few for the seats sit several times, in turn one more often than the other; and from turn to
        turn others sit beside each other.
        """
        line = [players[(place + turn) % len(players)] for place in range(self.seats)]
        wanted = turn // len(players) % factorial(self.seats - 1)
        rest = next(order for number, order in enumerate(permutations(line[1:])) if number == wanted)
        return [line[0], *rest]

    def block(self, table: int, players: Sequence[int], turn: int) -> list[Sitting]:
        """One deal played from every side."""
        return self.rotated(table, self.line(players, turn))

    def rotated(self, table: int, line: list[int]) -> list[Sitting]:
        """The games of a deal have one seed, which comes from that of the run."""
        seed = own_seed(self.seed, table)
        first = table * self.seats
        return [
            self.sitting(first + shift, seed, line[-shift:] + line[:-shift] if shift else line)
            for shift in range(self.seats)
        ]

    def sitting(self, number: int, seed: int, seating: list[int]) -> Sitting:
        bots = [self.bots[player] for player in seating]
        return Sitting(number, self.game, self.edition, self.options, seed, seating, bots)

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


class Swiss(Schedule):
    """Rounds in which players meet who have done equally well so far, and nobody meets anybody twice.

    It ends early if nobody is left whom the others could meet.
    """

    def __init__(self, setting: Setting, games: int, rounds: int) -> None:
        super().__init__(setting)
        self.turns = setting.blocks(games)  # of each meeting
        self.rounds = rounds

    @staticmethod
    def most(players: int) -> int:
        """So many rounds can be played before somebody must meet somebody again."""
        return players - 1 if players % 2 == 0 else players

    def round(self, number: int, pairs: Sequence[tuple[int, int]]) -> list[Sitting]:
        tables = len(self.setting.bots) // 2
        found: list[Sitting] = []
        for place, pair in enumerate(pairs):
            for turn in range(self.turns):
                found += self.setting.block((number * tables + place) * self.turns + turn, pair, turn)
        return found

    def wave(self, done: Results) -> list[Sitting]:
        found: list[Sitting] = []
        for number in range(self.rounds):
            pairs = self.pairs(done, number)
            found += self.round(number, pairs)
            if not pairs or any(sitting.number not in done for sitting in found):
                break
        return found

    @property
    def games(self) -> int:
        return self.rounds * (len(self.setting.bots) // 2) * self.turns * self.setting.seats

    def points(self, done: Results, rounds: int) -> list[float]:
        """What each has after so many rounds: of every meeting the share of its games; who sits out gets one."""
        players = len(self.setting.bots)
        tables = players // 2
        found = [0.0] * players
        met: set[tuple[int, int]] = set()
        size = self.turns * self.setting.seats
        for number in range(rounds * tables * size):
            result = done[number]
            for player, share in zip(result.seating, result.shares(), strict=True):
                found[player] += share / size
                met.add((number // size // tables, player))
        for number in range(rounds):
            for player in range(players):
                if (number, player) not in met:
                    found[player] += 1
        return found

    def pairs(self, done: Results, rounds: int) -> list[tuple[int, int]]:
        """Who meets whom after so many rounds."""
        players = len(self.setting.bots)
        points = self.points(done, rounds)
        size = self.turns * self.setting.seats
        old: set[tuple[int, int]] = set()
        played = [0] * players
        for number in range(0, rounds * (players // 2) * size, size):
            first, second = done[number].seating
            old |= {(first, second), (second, first)}
            played[first] += 1
            played[second] += 1
        order = sorted(range(players), key=lambda player: (-points[player], player))
        if players % 2 == 0:
            return paired(order, old)
        # the last of those who have sat out least sits out; if the others cannot be paired then, the one before
        for out in sorted(order, key=lambda player: (-played[player], -order.index(player))):
            found = paired([player for player in order if player != out], old)
            if found:
                return found
        return []


def paired(order: Sequence[int], old: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """Neighbours, as far as they have not met; empty if there is no way."""
    if not order:
        return []
    first, *rest = order
    for place, second in enumerate(rest):
        if (first, second) in old:
            continue
        others = rest[:place] + rest[place + 1 :]
        found = paired(others, old)
        if found or not others:
            return [(first, second), *found]
    return []


class Ladder(Schedule):
    """Everybody plays at least so many games, against others of about the same strength; players may join later."""

    def __init__(self, setting: Setting, games: int) -> None:
        super().__init__(setting)
        self.each = games

    def wave(self, done: Results) -> list[Sitting]:
        return self.unfinished(done) or self.new_tables(done)

    def unfinished(self, done: Results) -> list[Sitting]:
        """What is missing of deals that were begun when a run was stopped."""
        seats = self.setting.seats
        found: list[Sitting] = []
        for table in sorted({number // seats for number in done}):
            there = [done[number] for number in range(table * seats, (table + 1) * seats) if number in done]
            if len(there) < seats:
                shift = there[0].number % seats
                line = there[0].seating[shift:] + there[0].seating[:shift]
                found += self.setting.rotated(table, line)
        return found

    def new_tables(self, done: Results) -> list[Sitting]:
        """One for everybody who has played too little, with the nearest of those it has met least."""
        setting = self.setting
        players = len(setting.bots)
        count = [0] * players
        met: dict[tuple[int, int], int] = {}
        for result in done.values():
            for player in set(result.seating):
                count[player] += 1
                for other in set(result.seating) - {player}:
                    met[player, other] = met.get((player, other), 0) + 1
        strength = [skill.mu for skill in skills(done.values(), players)]
        table = max(done, default=-1) // setting.seats + 1
        found: list[Sitting] = []
        for player in sorted(range(players), key=lambda each: (count[each], each)):
            if count[player] >= self.each:
                continue
            others = [each for each in range(players) if each != player]
            others.sort(key=lambda each: (abs(strength[each] - strength[player]), each))
            near = others[: setting.seats + 1]
            near.sort(key=lambda each: (met.get((player, each), 0), others.index(each)))
            group = [player, *near[: setting.seats - 1]]
            for each in group:
                count[each] += setting.seats
                for other in set(group) - {each}:
                    met[each, other] = met.get((each, other), 0) + setting.seats
            found += setting.block(table, group, table)
            table += 1
        return found

    @property
    def games(self) -> int:
        return -(-self.each * len(self.setting.bots) // self.setting.seats)


class Mirror(Schedule):
    """One bot in every seat, a deal a game, for each of several numbers of seats in turn."""

    def __init__(self, settings: Sequence[Setting], each: int) -> None:
        super().__init__(settings[0])
        self.settings = settings
        self.each = each

    def wave(self, done: Results) -> list[Sitting]:
        found: list[Sitting] = []
        for number in range(self.games):
            setting = self.settings[number % len(self.settings)]
            seed = own_seed(setting.seed, number)
            found.append(setting.sitting(number, seed, [0] * setting.seats))
        return found

    @property
    def games(self) -> int:
        return self.each * len(self.settings)
