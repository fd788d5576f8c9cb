"""From positions to a net: what to aim at, how to get there, and how sure to be of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from arcanarium.core.evaluation import KNOTS
from arcanarium.training.inputs import Inputs
from arcanarium.training.model import Adam, Passed, Weights, begin, chances, hats
from arcanarium.training.news import Telling, Told
from arcanarium.training.positions import Floats, Positions, by_seats, select

MARGIN: Final = 0.5  # of what a game ended in: by how much a seat won; the rest is whether it won
TRUST: Final = 0.7  # what is aimed at is made of the end of the game rather than of what was thought next
SEARCHED: Final = 0.7  # of what is aimed at is what a search says, where one was asked
LEARNED: Final = 0.86  # of the games are learned from; the next part says how sure to be,
HELD_BACK: Final = 0.93  # and the last is what the loss is told of
BATCH: Final = 2048  # positions of a step, or fewer if they are
STEPS: Final = 300  # too few for so many steps
PASSES: Final = 5  # more would learn these games by heart
RATE: Final = 4e-3
DECAY: Final = 1.0  # how strongly a net is drawn to nothing
ROUNDS: Final = 2  # of a net: what is aimed at is found anew with what was learned


class Fitted(NamedTuple):
    """What was learned, and how well it tells who wins on games that it has not seen."""

    weights: Weights
    sharp: Floats
    games: int
    positions: int
    before: float  # the loss of what the fit began with, with factors of its own,
    after: float  # and of what came out


def endings(data: Positions, scale: float) -> Floats:
    """By game: who won, and by how much, which says more of a game than its winner does."""
    if data.seats == 1:
        return data.won
    lead = data.points - data.points.mean(axis=1, keepdims=True)
    soft = chances((lead * scale).astype(np.float32))
    return ((1 - MARGIN) * data.won + MARGIN * soft).astype(np.float32)


def find_scale(data: Positions) -> float:
    """What a point of lead counts for: a usual lead is about a usual chance."""
    lead = data.points - data.points.mean(axis=1, keepdims=True)
    return 1.7 / max(1e-6, float(lead.std()) * 2**0.5)


def aim(data: Positions, thought: Floats, scale: float) -> Floats:
    """By position: partly how the game ended, partly what was thought of the positions after it (TD with lambda).

    Where a search was asked, that is what was thought, and most of what is aimed at.
    """
    ended = endings(data, scale)
    asked = ~np.isnan(data.searched[:, 0])
    thought = np.where(asked[:, None], data.searched, thought)
    found = np.empty_like(thought)
    last = len(data.game) - 1
    for at in range(last, -1, -1):
        if at == last or data.game[at + 1] != data.game[at]:
            found[at] = ended[data.game[at]]
        else:
            found[at] = TRUST * found[at + 1] + (1 - TRUST) * thought[at + 1]
    return np.where(asked[:, None], SEARCHED * thought + (1 - SEARCHED) * found, found).astype(np.float32)


def values_of(weights: Weights, data: Positions, inputs: Inputs) -> Floats:
    """How well every seat stands in every position."""
    parts = [
        Passed(weights, inputs.rows(data, slice(at, at + 4 * BATCH)), data.progress[at : at + 4 * BATCH]).values
        for at in range(0, len(data.game), 4 * BATCH)
    ]
    return np.concatenate(parts)


def batches(parts: list[Positions], size: int, random: np.random.Generator) -> Iterator[tuple[int, np.ndarray]]:
    """All positions once, some at a time, each time of one number of seats."""
    found: list[tuple[int, np.ndarray]] = []
    for number, part in enumerate(parts):
        order = random.permutation(len(part.game))
        found += [(number, np.sort(order[at : at + size])) for at in range(0, len(order), size)]
    for place in random.permutation(len(found)):
        yield found[place]


def learn(weights: Weights, parts: list[Positions], aims: list[Floats], inputs: Inputs, decay: float) -> Weights:
    """Weights that come nearest to what is aimed at."""
    random = np.random.default_rng(1)
    size = max(1, min(BATCH, PASSES * sum(len(part.game) for part in parts) // STEPS))
    steps = PASSES * sum(-(-len(part.game) // size) for part in parts)
    adam = Adam(weights, RATE, decay, steps)
    for _ in range(PASSES):
        for number, places in batches(parts, size, random):
            part = parts[number]
            passed = Passed(weights, inputs.rows(part, places), part.progress[places])
            error = (chances(passed.values) - aims[number][places]) / len(places)
            adam.step(passed.slopes(error))
    return weights


def loss(values: Floats, progress: Floats, won: Floats, sharp: Floats) -> float:
    """Of who won, not of what was aimed at."""
    found = chances(values * (hats(progress, KNOTS) @ sharp)[:, None])
    rows = -(won * np.log(found + 1e-9)).sum(axis=1)
    if won.shape[1] == 1:
        rows -= ((1 - won) * np.log(1 - found + 1e-9)).sum(axis=1)
    return float(rows.mean())


def find_sharp(values: list[Floats], parts: list[Positions]) -> Floats:
    """How much surer the chances ought to be at the beginning, in the middle and at the end of a game."""
    sharp = np.ones(KNOTS, np.float32)

    def whole(tried: Floats) -> float:
        each = [
            loss(value, part.progress, part.won[part.game], tried) for value, part in zip(values, parts, strict=True)
        ]
        return float(np.mean(each)) + 0.002 * float(np.square(np.log(tried)).sum())  # few games say little

    step = 1.3
    least = whole(sharp)
    while step > 1.01:
        ways = [np.where(np.arange(KNOTS) == knot, by, 1) for knot in range(KNOTS) for by in (step, 1 / step)]
        tries = [(sharp * way).astype(np.float32) for way in ways]
        losses = [whole(tried) for tried in tries]
        if min(losses) < least:  # never judged anew: two that are equal but for rounding would take turns for ever
            least = min(losses)
            sharp = tries[losses.index(least)]
        else:
            step = step**0.5
    return sharp


def fit(parts: list[Positions], inputs: Inputs, linear: Floats, before: Weights | None, tell: Telling) -> Fitted:
    """A net for positions with one or several numbers of seats, which begins with what is known so far."""
    learned, sure, held = (
        by_seats([select(part, low, high) for part in parts]) for low, high in pairwise((0, LEARNED, HELD_BACK, 1))
    )
    scales = [find_scale(part) for part in learned]

    def sharpened(weights: Weights) -> Floats:
        return find_sharp([values_of(weights, part, inputs) for part in sure], sure)

    def mean_loss(weights: Weights, sharp: Floats) -> float:
        each = [loss(values_of(weights, part, inputs), part.progress, part.won[part.game], sharp) for part in held]
        return float(np.mean(each))

    def learn_from(start: Weights, known: Weights, decay: float) -> Weights:
        """A round more: the end of the games, and what is known of the positions before it."""
        aims = [
            aim(part, chances(values_of(known, part, inputs)), scale)
            for part, scale in zip(learned, scales, strict=True)
        ]
        return learn(start, learned, aims, inputs, decay)

    weights = before or silent(linear)
    if before is None and not linear.any():  # nothing is known yet but how the games ended
        ended = [endings(part, scale)[part.game] for part, scale in zip(learned, scales, strict=True)]
        weights = learn(weights, learned, ended, inputs, 0.0)
    begun = mean_loss(weights, sharpened(weights))
    tell(Told("known", {"loss": f"{begun:.4f}"}))
    if before is None:  # units are to say what a linear part cannot, so that one is as good as it can be first
        weights = learn_from(silent(weights.linear), weights, 0.0)
    for number in range(ROUNDS):
        fresh = copy(before) if before is not None else begin(weights.linear, number)
        weights = learn_from(fresh, weights, DECAY)
        tell(Told("round", {"round": f"{number + 1}", "loss": f"{mean_loss(weights, sharpened(weights)):.4f}"}))
    sharp = sharpened(weights)
    after = mean_loss(weights, sharp)
    tell(Told("learned", {"loss": f"{after:.4f}", "sharp": ", ".join(f"{each:.2f}" for each in sharp)}))
    games, positions = (sum(each) for each in zip(*((part.games, len(part.game)) for part in parts), strict=True))
    return Fitted(weights, sharp, games, positions, begun, after)


def silent(linear: Floats) -> Weights:
    """A net whose units say nothing, and go on saying nothing while the linear part learns."""
    weights = begin(linear, 0)
    return weights._replace(**{name: np.zeros_like(getattr(weights, name)) for name in ("units", "moments", "out")})


def copy(weights: Weights) -> Weights:
    return Weights(*(each.copy() for each in weights))
