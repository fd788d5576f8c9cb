"""Observations as columns a learner can weigh: choices and seats one column a value, numbers scaled."""

from __future__ import annotations

from typing import Final

from arcanarium.research.extras import needed
from arcanarium.research.lens import Lens, Observation

with needed("arcanarium.research.features"):
    import numpy as np
    from numpy.typing import NDArray

LARGE: Final = 20.0  # what numbers without a near limit are divided by


class Features:
    """Makes float32 columns of int16 observations, some at once; `names` says what every column is."""

    def __init__(self, lens: Lens) -> None:
        chosen: list[int] = []  # places of an observation that hold choices,
        first: list[int] = []  # and the column of their value 0
        plain: list[int] = []  # places that hold numbers,
        columns: list[int] = []  # and their columns
        scale: list[float] = []
        self.names: list[str] = []
        low: list[float] = []
        high: list[float] = []
        for field in lens.encoder.fields:
            places = range(field.offset, field.offset + field.length)
            if field.sort in ("choice", "seat"):
                for i, place in enumerate(places):
                    chosen.append(place)
                    first.append(len(self.names) - field.low)
                    values = range(field.low, field.high + 1)
                    self.names += [f"{field.group}.{field.name}[{i}]={value}" for value in values]
                    low += [0.0] * len(values)
                    high += [1.0] * len(values)
            else:
                for i, place in enumerate(places):
                    plain.append(place)
                    columns.append(len(self.names))
                    scale.append(1 / min(LARGE, max(abs(field.low), abs(field.high))))
                    low.append(field.low * scale[-1])
                    high.append(field.high * scale[-1])
                    self.names.append(f"{field.group}.{field.name}[{i}]")
        self.chosen: Final = np.array(chosen)
        self.first: Final = np.array(first)
        self.plain: Final = np.array(plain)
        self.scale: Final = np.array(scale, np.float32)
        self.columns: Final = np.array(columns)
        self.size: Final = len(self.names)
        self.low: Final = np.array(low, np.float32)  # the bounds of every column
        self.high: Final = np.array(high, np.float32)

    def matrix(self, observations: Observation) -> NDArray[np.float32]:
        """A row an observation."""
        rows = np.atleast_2d(observations)
        out = np.zeros((len(rows), self.size), np.float32)
        out[:, self.columns] = rows[:, self.plain] * self.scale
        out[np.arange(len(rows))[:, None], self.first + rows[:, self.chosen]] = 1
        return out
