"""The net while it learns: in floats, with its slopes, and the few lines of Adam that follow them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from arcanarium.core.evaluation import KNOTS
from arcanarium.core.net import HATS, UNITS
from arcanarium.training.positions import Floats

BEGIN: Final = 0.05  # how large weights of units are at first
AWAKE: Final = 0.3  # what units add up to at first: neither cut off at nothing nor at one
SMALL: Final = 1e-8
FIRST: Final = 0.9  # how long Adam remembers slopes,
SECOND: Final = 0.999  # and their squares


class Weights(NamedTuple):
    """All that is learned. What has a row for every number and every kind of card comes first."""

    units: Floats  # [wide, 2 * UNITS]: to whoever has it, and to the rivals
    linear: Floats  # [wide, KNOTS]
    moments: Floats  # [HATS, UNITS]
    out: Floats  # [UNITS]

    def save(self, path: Path) -> None:
        np.savez(path, **self._asdict())


def load_weights(path: Path) -> Weights:
    with np.load(path) as data:
        return Weights(*(data[name] for name in Weights._fields))


def begin(linear: Floats, seed: int) -> Weights:
    """A net whose units say little yet, beside a linear part that is known."""
    random = np.random.default_rng(seed)
    return Weights(
        (BEGIN * random.standard_normal((len(linear), 2 * UNITS))).astype(np.float32),
        linear.astype(np.float32),
        np.tile(AWAKE + 0.1 * random.standard_normal(UNITS), (HATS, 1)).astype(np.float32),
        (0.1 * random.standard_normal(UNITS)).astype(np.float32),
    )


def hats(progress: Floats, number: int) -> Floats:
    """How much each of so many moments counts at a moment; straight in between."""
    place = np.clip(progress, 0, 1) * (number - 1)
    found: Floats = np.clip(1 - np.abs(place[:, None] - np.arange(number)), 0, 1).astype(np.float32)
    return found


def chances(values: Floats) -> Floats:
    """Of every seat, from how well they stand; alone against one who stands at nothing."""
    if values.shape[1] == 1:
        return (1 / (1 + np.exp(-values))).astype(np.float32)
    shares = np.exp(values - values.max(axis=1, keepdims=True))
    found: Floats = (shares / shares.sum(axis=1, keepdims=True)).astype(np.float32)
    return found


class Passed:
    """Positions on their way through a net: how well every seat stands, and what is needed on the way back."""

    def __init__(self, weights: Weights, shown: Floats, progress: Floats) -> None:
        self.weights = weights
        self.flat = shown.reshape(-1, shown.shape[2])
        self.seats = shown.shape[1]
        self.hats = hats(progress, HATS)
        self.knots = hats(progress, KNOTS)
        both = self.flat @ np.concatenate([weights.units, weights.linear], axis=1)
        sums = both.reshape(len(shown), self.seats, -1)
        rivals = sums[:, :, UNITS : 2 * UNITS]
        before = sums[:, :, :UNITS] + rivals.sum(axis=1, keepdims=True) - rivals
        before += (self.hats @ weights.moments)[:, None, :]
        self.open = (before > 0) & (before < 1)
        self.units = np.clip(before, 0, 1)
        plain = (sums[:, :, 2 * UNITS :] * self.knots[:, None, :]).sum(axis=2)
        self.values: Floats = self.units @ weights.out + plain

    def slopes(self, error: Floats) -> Weights:
        """How much worse it gets with each weight; `error` is what is wrong with the chances, by seat."""
        back = error[:, :, None] * self.weights.out * self.open
        rivals = back.sum(axis=1, keepdims=True) - back
        plain = error[:, :, None] * self.knots[:, None, :]
        both = np.concatenate([back, rivals, plain], axis=2).reshape(len(self.flat), -1)
        found = self.flat.T @ both
        return Weights(
            found[:, : 2 * UNITS],
            found[:, 2 * UNITS :],
            self.hats.T @ back.sum(axis=1),
            (error[:, :, None] * self.units).sum(axis=(0, 1)),
        )


class Adam:
    """Follows slopes; what numbers and cards are worth is drawn to nothing meanwhile."""

    def __init__(self, weights: Weights, rate: float, decay: float, steps: int) -> None:
        self.weights = weights
        self.rate = rate
        self.decay = decay
        self.steps = steps
        self.done = 0
        self.mean = [np.zeros_like(each) for each in weights]
        self.square = [np.zeros_like(each) for each in weights]

    def pace(self) -> float:
        """Slow at first, fast soon after, and slower and slower towards the end."""
        part = self.done / self.steps
        return self.rate * (part / 0.15 if part < 0.15 else 0.5 + 0.5 * np.cos(np.pi * (part - 0.15) / 0.85))

    def step(self, slopes: Weights) -> None:
        rate = self.pace()
        self.done += 1
        bias, wide = 1 - FIRST**self.done, 1 - SECOND**self.done
        for weight, slope, mean, square in zip(self.weights, slopes, self.mean, self.square, strict=True):
            mean += (1 - FIRST) * (slope - mean)
            square += (1 - SECOND) * (slope * slope - square)
            weight -= (rate / bias) * mean / (np.sqrt(square / wide) + SMALL)
        for weight in (self.weights.units, self.weights.linear):
            weight *= 1 - rate * self.decay
