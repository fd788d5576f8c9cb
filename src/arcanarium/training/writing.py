"""From floats to whole numbers that fit side by side into machine words, with the proof that they do."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from arcanarium.core.evaluation import Evaluation
from arcanarium.core.net import HALF, UNITS, NetFile, find_reach
from arcanarium.training.alone import ALONE
from arcanarium.training.fit import Fitted
from arcanarium.training.inputs import Inputs

FINEST: Final = 4096  # what one may be at most in the sums of a unit
UNIT: Final = 2.0**-24  # in which what comes out is counted


class TooWide(ValueError):
    """A unit whose sums would not fit, however coarse they were."""


def to_file(judge: Evaluation, seats: int, fitted: Fitted, inputs: Inputs, told: dict[str, Any]) -> NetFile:
    """A net that is proved to stay in its place. Raises TooWide."""
    copies = judge.copies()
    finest = np.full(UNITS, FINEST, np.float64)
    reach = np.array(find_reach(whole_numbers(judge, seats, fitted, inputs, finest, told), copies), np.float64)
    coarser = np.ceil(np.log2(np.maximum(1.0, (reach + 2 * UNITS) / (HALF - 1))))
    one = np.floor(finest / 2**coarser)
    found = whole_numbers(judge, seats, fitted, inputs, one, told)
    if one.min() < 1 or max(find_reach(found, copies)) >= HALF:
        raise TooWide("weights are too large for 16 bits")
    return found


def whole_numbers(
    judge: Evaluation, seats: int, fitted: Fitted, inputs: Inputs, one: np.ndarray, told: dict[str, Any]
) -> NetFile:
    """The net with each unit counted in so many parts of one."""
    weights = fitted.weights
    size = len(judge.names)
    parts = np.ones(len(weights.units))
    parts[:size] = inputs.scale
    units = np.round(weights.units / parts[:, None] * np.tile(one, 2))
    moments = np.round(weights.moments * one)
    head = {
        "names": judge.names,
        "groups": judge.groups,
        "kinds": judge.game.rules.plan.kinds,
        "seats": seats,
        "scale": inputs.scale.astype(int).tolist(),
        "low": inputs.low.astype(int).tolist(),
        "high": inputs.high.astype(int).tolist(),
        "most": inputs.most,
        "one": one.astype(int).tolist(),
        "out": np.round(weights.out / one / UNIT).astype(int).tolist(),
        "unit": UNIT,
        "sharp": [round(float(each), 4) for each in fitted.sharp],
        "goal": [ALONE.most, ALONE.victory] if seats == 1 else [],
        "told": told,
    }
    rows = [*moments.ravel().astype(int).tolist(), *units.ravel().astype(int).tolist()]
    return NetFile(head, rows, weights.linear.T.ravel().astype(float).tolist())
