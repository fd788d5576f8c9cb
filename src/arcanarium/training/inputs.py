"""What a net is shown: numbers in whole parts and no further than they were seen, cards as many as were seen."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from arcanarium.training.positions import Floats, Positions

MOST_PARTS: Final = 16  # of one, where no smaller number of them gives every value exactly
EXACT: Final = 2e-3
FURTHER: Final = 0.25  # of what was seen; positions that were never seen go a little further
MORE_CARDS: Final = 2


class Inputs(NamedTuple):
    """How numbers are counted in parts, and between what limits."""

    scale: np.ndarray
    low: np.ndarray
    high: np.ndarray
    most: list[int]  # cards of each group

    def rows(self, data: Positions, places: slice | np.ndarray) -> Floats:
        """Some positions as the net will see them: rounded and limited in the same way."""
        parts = np.clip(np.floor(data.numbers[places] * self.scale + 0.5), self.low, self.high)
        return np.concatenate([parts / self.scale, data.cards[places]], axis=2).astype(np.float32)


def find_inputs(parts: list[Positions], groups: int) -> Inputs:
    """The coarsest parts that give every value exactly, and limits a little beyond what was seen."""
    numbers = np.concatenate([part.numbers.reshape(-1, part.numbers.shape[2]) for part in parts])
    scale = np.array([find_parts(column) for column in numbers.T], np.float32)
    counted = np.floor(numbers * scale + 0.5)
    least, highest = counted.min(axis=0), counted.max(axis=0)
    beyond = np.ceil(FURTHER * (highest - least))
    low = np.where(least < 0, least - beyond, 0)
    cards = [part.cards.reshape(len(part.cards), part.seats, groups, -1).sum(axis=3) for part in parts]
    most = [max(int(part[:, :, group].max()) for part in cards) + MORE_CARDS for group in range(groups)]
    return Inputs(scale, low, highest + beyond, most)


def find_parts(values: np.ndarray) -> int:
    """Into how many parts one is cut."""
    for parts in range(1, MOST_PARTS):
        counted = values * parts
        if np.abs(counted - np.round(counted)).max() < EXACT * parts:
            return parts
    return MOST_PARTS
