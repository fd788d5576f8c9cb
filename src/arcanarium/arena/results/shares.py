"""What a share of games tells: intervals, rating points, and which of many findings are more than chance."""

from __future__ import annotations

from math import erfc, inf, log10, sqrt
from typing import Final, NamedTuple

Z: Final = 1.96  # of 95 %
POINTS: Final = 400.0  # ten to one; so 100 points are 64 % against 36 %

LEAST: Final = 0.001  # a share that was never seen to be less
ENOUGH: Final = 5.0  # victories and defeats to be expected before the normal approximation is trusted


class Share(NamedTuple):
    """Victories, shared ones counted in parts, out of so many, with the 95 % interval of Wilson."""

    won: float
    of: int
    alike: float = 1.0  # games of one deal tell less than as many of different deals: so many count as one

    @property
    def mean(self) -> float:
        return self.won / self.of if self.of else 0.5

    @property
    def low(self) -> float:
        return wilson(self.won / self.alike, self.of / self.alike)[0]

    @property
    def high(self) -> float:
        return wilson(self.won / self.alike, self.of / self.alike)[1]


class Pool:
    """Victories as they are counted, deal by deal."""

    def __init__(self) -> None:
        self.deals: dict[int, list[float]] = {}  # seed -> victories, out of so many

    def add(self, deal: int, won: float, of: int = 1) -> None:
        found = self.deals.setdefault(deal, [0.0, 0.0])
        found[0] += won
        found[1] += of

    def share(self) -> Share:
        """With the interval widened by as much as the deals differ more than single games would."""
        won = sum(each[0] for each in self.deals.values())
        of = sum(each[1] for each in self.deals.values())
        number = len(self.deals)
        if number < 2 or of <= number or not 0 < won < of:
            return Share(won, int(of))
        mean = won / of
        spread = sum((each[0] - mean * each[1]) ** 2 for each in self.deals.values()) * number / (number - 1)
        return Share(won, int(of), max(1.0, spread / (of * mean * (1 - mean))))


def wilson(won: float, of: float, z: float = Z) -> tuple[float, float]:
    """The interval of a share; all that is possible if there are no games."""
    if of == 0:
        return 0.0, 1.0
    share = won / of
    middle = share + z * z / (2 * of)
    width = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    whole = 1 + z * z / of
    return max(0.0, (middle - width) / whole), min(1.0, (middle + width) / whole)


def points(share: float) -> float:
    """The difference in rating points (Elo) of two players who win that share against each other."""
    if share <= 0:
        return -inf
    return inf if share >= 1 else POINTS * log10(share / (1 - share))


def points_at_table(share: float, seats: int = 2) -> float:
    """Rating points of whoever wins that share with one seat against equals; all and nothing are not infinite."""
    safe = min(1 - LEAST, max(LEAST, share))
    return POINTS * log10(safe / (1 - safe) * max(1, seats - 1))


def expected(difference: float, mine: int = 1, seats: int = 2) -> float:
    """The share of victories of a player so many points better who has so many of the seats, all against equals."""
    odds = 10 ** (difference / POINTS)
    return mine * odds / (mine * odds + seats - mine)


def chance_of(share: Share, even: float) -> float:
    """How likely a share at least so far from the even one is if there is nothing in it (normal approximation).

    Of too few games nothing is said: then everything is likely.
    """
    if share.of / share.alike * min(even, 1 - even) < ENOUGH:
        return 1.0
    spread = sqrt(even * (1 - even) * share.alike / share.of)
    return erfc(abs(share.mean - even) / spread / sqrt(2))


def findings(chances: list[float], wrong: float = 0.05) -> list[bool]:
    """Which of many can be believed, so that about that part of those believed is wrong (Benjamini and Hochberg)."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    good = 0
    for place, i in enumerate(order, 1):
        if chances[i] <= wrong * place / len(order):
            good = place
    believed = set(order[:good])
    return [i in believed for i in range(len(chances))]
