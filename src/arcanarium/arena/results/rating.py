"""Ratings: OpenSkill's with its uncertainty, and rating points (Elo) that all games together make most likely."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log, sqrt
from typing import Any, Final, NamedTuple

from arcanarium.arena.fixture import Result
from arcanarium.arena.results.shares import POINTS, Z

SCALE: Final = POINTS / log(10)  # rating points of one natural logarithm of odds
ROUNDS: Final = 60


class Fit(NamedTuple):
    """Points of every player, on average 0, and how they vary together."""

    points: list[float]
    covariance: list[list[float]]

    def error(self, player: int) -> float:
        """Half of the 95 % interval of a player's points."""
        return Z * sqrt(max(0.0, self.covariance[player][player]))

    def width(self, first: int, second: int) -> float:
        """Half of the 95 % interval of a difference."""
        c = self.covariance
        return Z * sqrt(max(0.0, c[first][first] + c[second][second] - 2 * c[first][second]))


def fit(results: Iterable[Result], players: int) -> Fit:
    """The most likely points if a seat wins with a chance in proportion to its odds, at tables of any size.

    Everybody is also given one drawn game against an average player that was never played: without it nobody could be
    rated who won everything.
    """
    games: dict[tuple[int, ...], list[float]] = {}  # a seating -> what its seats won
    number: dict[tuple[int, ...], int] = {}
    for result in results:
        seating = tuple(result.seating)
        won = games.setdefault(seating, [0.0] * len(seating))
        number[seating] = number.get(seating, 0) + 1
        for seat, share in enumerate(result.shares()):
            won[seat] += share
    values = [0.0] * players
    hessian: list[list[float]] = []
    for _ in range(ROUNDS):
        slope = [0.0] * players
        hessian = [[0.0] * players for _ in range(players)]
        for player, value in enumerate(values):
            chance = 1 / (1 + exp(-value))
            slope[player] += 0.5 - chance
            hessian[player][player] += chance * (1 - chance)
        for seating, won in games.items():
            odds = [exp(values[player]) for player in seating]
            whole = sum(odds)
            decided = sum(won)  # games that nobody won say nothing
            chances = [each / whole for each in odds]
            for seat, player in enumerate(seating):
                slope[player] += won[seat] - decided * chances[seat]
                hessian[player][player] += decided * chances[seat]
                for other, rival in enumerate(seating):
                    hessian[player][rival] -= decided * chances[seat] * chances[other]
        step = solve(hessian, [[each] for each in slope])
        longest = max([abs(row[0]) for row in step] or [0.0])
        damped = min(1.0, 1.0 / longest) if longest > 0 else 1.0
        values = [value + damped * row[0] for value, row in zip(values, step, strict=True)]
        if longest < 1e-9:
            break
    middle = sum(values) / max(1, players)
    unit = [[float(i == k) for k in range(players)] for i in range(players)]
    raw = solve(hessian, unit)
    return Fit([SCALE * (value - middle) for value in values], centre(raw))


def centre(raw: list[list[float]]) -> list[list[float]]:
    """Of differences to the average player, in points."""
    size = len(raw)
    rows = [sum(row) / size for row in raw]
    whole = sum(rows) / max(1, size)
    return [[SCALE**2 * (raw[i][k] - rows[i] - rows[k] + whole) for k in range(size)] for i in range(size)]


def solve(matrix: list[list[float]], right: list[list[float]]) -> list[list[float]]:
    """A positive definite system, by elimination."""
    size = len(matrix)
    rows = [matrix[i][:] + right[i][:] for i in range(size)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for k in range(size):
            if k != i and rows[k][i] != 0:
                factor = rows[k][i]
                rows[k] = [value - factor * above for value, above in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]


class Skill(NamedTuple):
    """OpenSkill's estimate: `mu` is most likely, and two thirds of the time right within one `sigma`."""

    mu: float
    sigma: float


def skills(results: Iterable[Result], players: int) -> list[Skill]:
    """Plackett and Luce's model of OpenSkill, game after game in the order of their numbers."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings: list[Any] = [model.rating() for _ in range(players)]
    for result in sorted(results, key=lambda each: each.number):
        won = per_seat(result)
        if len(won) < 2 or not result.winners:
            continue
        best = max(won.values())
        # only the victory counts: who did not win shares the last place
        ranks = [0.0 if share == best else 1.0 for share in won.values()]
        after = model.rate([[ratings[player]] for player in won], ranks=ranks)
        for player, team in zip(won, after, strict=True):
            ratings[player] = team[0]
    return [Skill(float(rating.mu), float(rating.sigma)) for rating in ratings]


def per_seat(result: Result) -> dict[int, float]:
    """What each player won with each of its seats, on average: some sit at a table more than once."""
    won: dict[int, float] = {}
    for player, share in zip(result.seating, result.shares(), strict=True):
        won[player] = won.get(player, 0.0) + share / result.seating.count(player)
    return won
