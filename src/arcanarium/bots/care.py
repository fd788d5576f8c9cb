"""Levels of care: how a bot chooses once it knows what each answer is worth."""

from __future__ import annotations

from math import log
from random import Random
from typing import Final, NamedTuple

SURE: Final = 0.9999  # a chance beyond it, or below its complement, counts as that


class Care(NamedTuple):
    """How carefully a bot chooses among what it has weighed."""

    noise: float = 0.0  # chances are misjudged by about so much, as logarithms of odds
    blunder: float = 1.0  # an option that loses more chance than this against the best is never taken


def odds(chance: float) -> float:
    """On a scale without ends."""
    safe = min(SURE, max(1 - SURE, chance))
    return log(safe / (1 - safe))


def pick(options: list[int], chances: list[float], care: Care, random: Random) -> int:
    """The best option as a bot of that care sees it; of equals the first."""
    best = max(chances)
    if care.noise <= 0:
        return options[chances.index(best)]
    seen = [
        odds(chance) + random.gauss(0.0, care.noise) if chance >= best - care.blunder else float("-inf")
        for chance in chances
    ]
    return options[seen.index(max(seen))]
