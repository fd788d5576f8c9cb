"""Is one bot better than another? A test that looks after every deal and stops as soon as it knows."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final, NamedTuple

from arcanarium.arena.results.shares import expected
from arcanarium.arena.schedule import Results, RoundRobin
from arcanarium.arena.terms import Terms

BETTER: Final = "better"
NOT_BETTER: Final = "not-better"
OPEN: Final = "open"

GRAIN: Final = 1e-3  # of a deal, lost and won: what has not been seen yet is not impossible


class Question(NamedTuple):
    """What is asked: is it rather `elo1` points better, or rather `elo0`?"""

    elo0: float = 0.0
    elo1: float = 30.0
    alpha: float = 0.05  # how often `better` may be said of one that is `elo0` better,
    beta: float = 0.05  # and `not better` of one that is `elo1` better

    @property
    def lower(self) -> float:
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)


class Verdict(NamedTuple):
    """What is known after so many games."""

    state: str
    likelihood: float  # logarithm of the ratio; the limits are those of the test
    games: int


class Counts:
    """How often each mean result of a deal came up. Deals of one kind are those with as many seats for each player."""

    def __init__(self, mine: int, seats: int) -> None:
        self.mine = mine
        self.seats = seats
        self.seen: dict[float, float] = {0.0: GRAIN, 1.0: GRAIN}

    def add(self, share: float) -> None:
        place = round(share, 6)
        self.seen[place] = self.seen.get(place, 0.0) + 1

    def likelihood(self, test: Question) -> float:
        """How much better the best explanation by `elo1` is than the best by `elo0` (generalised likelihood ratio)."""
        whole = sum(self.seen.values())
        values = list(self.seen)
        parts = [self.seen[value] / whole for value in values]
        found = [explain(values, parts, expected(elo, self.mine, self.seats)) for elo in (test.elo0, test.elo1)]
        return sum(self.seen[value] * log(found[1][i] / found[0][i]) for i, value in enumerate(values))


def explain(values: Sequence[float], parts: Sequence[float], mean: float) -> list[float]:
    """Of all distributions with that mean the one that explains the observed one best (Van den Bergh)."""
    low = -1 / (max(values) - mean)
    high = 1 / (mean - min(values))
    for _ in range(60):
        middle = (low + high) / 2
        if (
            sum(
                part * (value - mean) / (1 + middle * (value - mean)) for value, part in zip(values, parts, strict=True)
            )
            > 0
        ):
            low = middle
        else:
            high = middle
    middle = (low + high) / 2
    return [part / (1 + middle * (value - mean)) for value, part in zip(values, parts, strict=True)]


class Sprt(RoundRobin):
    """A match of two players that ends when the test does.

    Deals count in their order, each when all its games are over: how many processes play, and how long games take,
    changes nothing.
    """

    def __init__(self, terms: Terms, test: Question, games: int) -> None:
        super().__init__(terms, games)
        self.test = test
        self.kinds: dict[int, Counts] = {}
        self.verdict = Verdict(OPEN, 0.0, 0)
        self.next = 0  # deal

    def is_over(self, done: Results) -> bool:
        seats = self.terms.seats
        while self.verdict.state == OPEN and self.next < self.turns:
            numbers = range(self.next * seats, (self.next + 1) * seats)
            if not all(number in done for number in numbers):
                break
            results = [done[number] for number in numbers]
            mine = results[0].seating.count(0)
            shares = [
                sum(share for player, share in zip(result.seating, result.shares(), strict=True) if player == 0)
                for result in results
            ]
            self.add(mine, sum(shares) / seats)
        return self.verdict.state != OPEN

    def add(self, mine: int, share: float) -> None:
        """One more deal: the share of its victories that went to the first player."""
        seats = self.terms.seats
        self.kinds.setdefault(mine, Counts(mine, seats)).add(share)
        self.next += 1
        ratio = sum(counts.likelihood(self.test) for counts in self.kinds.values())
        state = BETTER if ratio >= self.test.upper else NOT_BETTER if ratio <= self.test.lower else OPEN
        self.verdict = Verdict(state, ratio, self.next * seats)
