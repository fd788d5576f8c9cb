"""Who plays whom next: matches and round robins, all known beforehand; Swiss rounds and ladders go by the results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from arcanarium.arena.fixture import Fixture, Result
from arcanarium.arena.results.rating import skills
from arcanarium.arena.terms import Terms
from arcanarium.bots import own_seed

Results = Mapping[int, Result]  # by the number of the game


class Schedule:
    """What is to be played, as far as the results so far decide it."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    def wave(self, done: Results) -> list[Fixture]:
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

    def __init__(self, terms: Terms, games: int) -> None:
        super().__init__(terms)
        size = min(terms.seats, len(terms.bots))
        self.tables = list(combinations(range(len(terms.bots)), size))
        self.turns = terms.blocks(games)  # of each set of players

    def wave(self, done: Results) -> list[Fixture]:
        found: list[Fixture] = []
        for turn in range(self.turns):
            for place, players in enumerate(self.tables):
                found += self.terms.block(turn * len(self.tables) + place, players, turn)
        return found

    @property
    def games(self) -> int:
        return self.turns * len(self.tables) * self.terms.seats


class Swiss(Schedule):
    """Rounds in which players meet who have done equally well so far, and nobody meets anybody twice.

    It ends early if nobody is left whom the others could meet.
    """

    def __init__(self, terms: Terms, games: int, rounds: int) -> None:
        super().__init__(terms)
        self.turns = terms.blocks(games)  # of each meeting
        self.rounds = rounds

    @staticmethod
    def most(players: int) -> int:
        """So many rounds can be played before somebody must meet somebody again."""
        return players - 1 if players % 2 == 0 else players

    def round(self, number: int, pairs: Sequence[tuple[int, int]]) -> list[Fixture]:
        tables = len(self.terms.bots) // 2
        found: list[Fixture] = []
        for place, pair in enumerate(pairs):
            for turn in range(self.turns):
                found += self.terms.block((number * tables + place) * self.turns + turn, pair, turn)
        return found

    def wave(self, done: Results) -> list[Fixture]:
        found: list[Fixture] = []
        for number in range(self.rounds):
            pairs = self.pairs(done, number)
            found += self.round(number, pairs)
            if not pairs or any(fixture.number not in done for fixture in found):
                break
        return found

    @property
    def games(self) -> int:
        return self.rounds * (len(self.terms.bots) // 2) * self.turns * self.terms.seats

    def points(self, done: Results, rounds: int) -> list[float]:
        """What each has after so many rounds: of every meeting the share of its games; who sits out gets one."""
        players = len(self.terms.bots)
        tables = players // 2
        found = [0.0] * players
        met: set[tuple[int, int]] = set()
        size = self.turns * self.terms.seats
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
        players = len(self.terms.bots)
        points = self.points(done, rounds)
        size = self.turns * self.terms.seats
        old: set[tuple[int, int]] = set()
        played = [0] * players
        for number in range(0, rounds * (players // 2) * size, size):
            first, second = done[number].seating
            old |= {(first, second), (second, first)}
            played[first] += 1
            played[second] += 1
        order = sorted(range(players), key=lambda player: (-points[player], player))
        if players % 2 == 0:
            return pair_up(order, old)
        # the last of those who have sat out least sits out; if the others cannot be paired then, the one before
        for out in sorted(order, key=lambda player: (-played[player], -order.index(player))):
            found = pair_up([player for player in order if player != out], old)
            if found:
                return found
        return []


def pair_up(order: Sequence[int], old: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """Neighbours, as far as they have not met; empty if there is no way."""
    if not order:
        return []
    first, *rest = order
    for place, second in enumerate(rest):
        if (first, second) in old:
            continue
        others = rest[:place] + rest[place + 1 :]
        found = pair_up(others, old)
        if found or not others:
            return [(first, second), *found]
    return []


class Ladder(Schedule):
    """Everybody plays at least so many games, against others of about the same strength; players may join later."""

    def __init__(self, terms: Terms, games: int) -> None:
        super().__init__(terms)
        self.each = games

    def wave(self, done: Results) -> list[Fixture]:
        return self.unfinished(done) or self.new_tables(done)

    def unfinished(self, done: Results) -> list[Fixture]:
        """What is missing of deals that were begun when a run was stopped."""
        seats = self.terms.seats
        found: list[Fixture] = []
        for table in sorted({number // seats for number in done}):
            there = [done[number] for number in range(table * seats, (table + 1) * seats) if number in done]
            if len(there) < seats:
                shift = there[0].number % seats
                line = there[0].seating[shift:] + there[0].seating[:shift]
                found += self.terms.rotate(table, line)
        return found

    def new_tables(self, done: Results) -> list[Fixture]:
        """One for everybody who has played too little, with the nearest of those it has met least."""
        terms = self.terms
        players = len(terms.bots)
        count = [0] * players
        met: dict[tuple[int, int], int] = {}
        for result in done.values():
            for player in set(result.seating):
                count[player] += 1
                for other in set(result.seating) - {player}:
                    met[player, other] = met.get((player, other), 0) + 1
        strength = [skill.mu for skill in skills(done.values(), players)]
        table = max(done, default=-1) // terms.seats + 1
        found: list[Fixture] = []
        for player in sorted(range(players), key=lambda each: (count[each], each)):
            if count[player] >= self.each:
                continue
            others = [each for each in range(players) if each != player]
            others.sort(key=lambda each: (abs(strength[each] - strength[player]), each))
            near = others[: terms.seats + 1]
            near.sort(key=lambda each: (met.get((player, each), 0), others.index(each)))
            group = [player, *near[: terms.seats - 1]]
            for each in group:
                count[each] += terms.seats
                for other in set(group) - {each}:
                    met[each, other] = met.get((each, other), 0) + terms.seats
            found += terms.block(table, group, table)
            table += 1
        return found

    @property
    def games(self) -> int:
        return -(-self.each * len(self.terms.bots) // self.terms.seats)


class Mirror(Schedule):
    """One bot in every seat, a deal a game, for each of several numbers of seats in turn."""

    def __init__(self, tables: Sequence[Terms], each: int) -> None:
        super().__init__(tables[0])
        self.tables = tables
        self.each = each

    def wave(self, done: Results) -> list[Fixture]:
        found: list[Fixture] = []
        for number in range(self.games):
            terms = self.tables[number % len(self.tables)]
            seed = own_seed(terms.seed, number)
            found.append(terms.fixture_of(number, seed, [0] * terms.seats))
        return found

    @property
    def games(self) -> int:
        return self.each * len(self.tables)
