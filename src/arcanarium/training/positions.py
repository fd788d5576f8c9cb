"""Positions of games that were played: what an evaluation looks at in each, and how the games ended."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Positions(NamedTuple):
    """Positions in the order in which they came about, game after game."""

    game: NDArray[np.int32]  # of which each is
    progress: Floats
    numbers: Floats  # of each seat, in the order of the names
    cards: NDArray[np.uint8]  # of each seat: how many of each kind, group by group
    searched: Floats  # what a search gives each seat; not a number where none was asked
    won: Floats  # by game: the share of each seat in the victory; alone what its points are worth
    points: Floats  # by game: of each seat; alone also of whoever plays against it

    @property
    def games(self) -> int:
        return len(self.won)

    @property
    def seats(self) -> int:
        return int(self.numbers.shape[1])

    def save(self, path: Path) -> None:
        """All at once or not at all: a run may be stopped at any time."""
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez_compressed(file, **self._asdict())
        part.rename(path)


def load_positions(path: Path) -> Positions:
    with np.load(path) as data:
        return Positions(**{name: data[name] for name in Positions._fields})


def join(parts: list[Positions]) -> Positions:
    """All of them, the games numbered on."""
    firsts = np.cumsum([0, *(part.games for part in parts[:-1])])
    fields = {name: np.concatenate([getattr(part, name) for part in parts]) for name in Positions._fields}
    fields["game"] = np.concatenate([part.game + first for part, first in zip(parts, firsts, strict=True)])
    return Positions(**fields)


def by_seats(parts: list[Positions]) -> list[Positions]:
    """All of each number of seats as one."""
    return [join([part for part in parts if part.seats == seats]) for seats in sorted({part.seats for part in parts})]


def select(data: Positions, low: float, high: float) -> Positions:
    """The games from one part of all to another; never some positions of a game and not the others."""
    first, last = round(data.games * low), round(data.games * high)
    here = (data.game >= first) & (data.game < last)
    return Positions(
        data.game[here] - np.int32(first),
        data.progress[here],
        data.numbers[here],
        data.cards[here],
        data.searched[here],
        data.won[first:last],
        data.points[first:last],
    )
