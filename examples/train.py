"""A learner of one file: it plays against itself, learns what positions are worth, and soon beats `random`.

`python examples/train.py` learns Seasons for two in a few minutes on one core, prints how often it beats `random` and
draws the curve (`--plot FILE`). The value of a position is a linear function of the observation, squeezed into -1 to 1
and trained with TD(lambda) on the result. To choose, it tries every legal action in a world that looks the same to its
seat, and takes the one that leads to the best position: nothing hidden is ever looked at.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from arcanarium.core.agenda import State
from arcanarium.research.features import Features
from arcanarium.research.lens import Lens, Observation, array

Array = NDArray[np.float32]

RATE = 0.002
CURIOSITY = 0.1  # how often anything is tried in games against itself
LATEST = 0.01  # the share of the newest weights in the average
TRACE = 0.9  # lambda: how much of what is learnt comes from the end of the game


class Learner:
    """A linear value function, learnt with Adam; it plays with the average of its latest weights, which sways less."""

    def __init__(self, lens: Lens) -> None:
        self.lens = lens
        self.features = Features(lens)
        self.weights: Array = np.zeros(self.features.size, np.float32)
        self.average: Array = np.zeros_like(self.weights)
        self.mean: Array = np.zeros_like(self.weights)
        self.spread: Array = np.zeros_like(self.weights)
        self.steps = 0

    def values(self, observations: Observation) -> Array:
        found: Array = np.tanh(self.features.matrix(observations) @ self.average)
        return found

    def learn(self, observations: Observation, targets: Array, rate: float) -> None:
        """One step of Adam towards the targets."""
        rows = self.features.matrix(observations)
        found = np.tanh(rows @ self.weights)
        slope = ((found - targets) * (1 - found * found)) @ rows / len(rows)
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.spread += 0.001 * (slope * slope - self.spread)
        mean = self.mean / (1 - 0.9**self.steps)
        spread = self.spread / (1 - 0.999**self.steps)
        self.weights -= rate * mean / (np.sqrt(spread) + 1e-6)
        self.average += max(LATEST, 1 / self.steps) * (self.weights - self.average)

    # -- playing

    def try_out(self, s: State, seat: int, seed: int) -> tuple[list[int], Observation]:
        """Every legal action, and what the seat would see after it."""
        lens = self.lens
        options = s.legal_for(seat)
        world = lens.game.imagine(s, seat, seed)
        rows = lens.encoder.rows(len(options))
        for i, option in enumerate(options):
            after = world.clone()
            after.play(seat, option)
            lens.encoder.fill(after, seat, rows, i * lens.size)
        return options, array(rows, np.int16).reshape(len(options), lens.size)

    def choose(self, s: State, seat: int, chance: Random, curiosity: float = 0.0) -> tuple[int, Observation]:
        """The action that leads to the best position, sometimes any; and what is seen after it."""
        options, after = self.try_out(s, seat, chance.getrandbits(60))
        pick = chance.randrange(len(options)) if chance.random() < curiosity else int(self.values(after).argmax())
        return options[pick], after[pick]

    def self_play(self, seed: int, chance: Random, curiosity: float, trace: float, rate: float) -> None:
        """One game against itself, learnt from by every seat."""
        s = self.lens.new(seed)
        seen: list[list[Observation]] = [[] for _ in range(self.lens.seats)]
        while not s.is_over():
            seat = int(s.to_move)
            action, after = self.choose(s, seat, chance, curiosity)
            seen[seat].append(after)
            s.apply(seat, action)
        rewards = self.lens.rewards(s, "win")
        scores = self.lens.game.scores(s)
        rows: list[Observation] = []
        targets: list[float] = []
        for seat, observations in enumerate(seen):
            if not observations:
                continue
            margin = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
            worth = 0.5 * rewards[seat] + 0.5 * float(np.tanh(margin / 40))
            target = worth
            for observation, value in zip(
                reversed(observations), reversed(self.values(np.stack(observations)).tolist()), strict=True
            ):
                rows.append(observation)
                targets.append(target)
                target = trace * target + (1 - trace) * value
        self.learn(np.stack(rows), np.array(targets, np.float32), rate)


def share_won(learner: Learner, games: int, seed: int) -> float:
    """Against `random`, every seat equally often; a shared victory counts its share."""
    lens = learner.lens
    chance = Random(seed)
    won = 0.0
    for number in range(games):
        me = number % lens.seats
        s = lens.new(10**9 + seed + number)  # no game that was learnt from
        while not s.is_over():
            seat = int(s.to_move)
            action = learner.choose(s, seat, chance)[0] if seat == me else chance.choice(s.legal())
            s.apply(seat, action)
        winners = lens.game.winners(s)
        won += (me in winners) / len(winners)
    return won / games


def train(
    game: str, games: int, every: int, tests: int, seed: int = 1, say: bool = False
) -> tuple[Learner, list[tuple[int, float, float]]]:
    """Learn; the curve is (games, seconds, share won) every so many games."""
    learner = Learner(Lens(game, 2))
    chance = Random(seed)
    start = perf_counter()
    curve = [(0, 0.0, share_won(learner, tests, seed))]
    for number in range(1, games + 1):
        rate = RATE * (1 - 0.95 * number / games)  # smaller and smaller steps settle down
        learner.self_play(number, chance, CURIOSITY, TRACE, rate)
        if number % every == 0:
            curve.append((number, perf_counter() - start, share_won(learner, tests, seed)))
            if say:
                print("{:6} games {:6.0f} s  won {:.1%}".format(*curve[-1]), flush=True)
    return learner, curve


def plot(curve: list[tuple[int, float, float]], game: str, path: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    axes.plot([games for games, _, _ in curve], [100 * won for _, _, won in curve], marker="o", color="#703080")
    axes.axhline(90, linestyle="--", color="grey")
    axes.set(xlabel="games against itself", ylabel="games won against random, %", ylim=(0, 102), title=game)
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="seasons")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--every", type=int, default=200, help="games between two tests")
    parser.add_argument("--tests", type=int, default=100, help="games of a test")
    parser.add_argument("--plot", type=Path, help="where the curve is drawn")
    args = parser.parse_args()
    learner, curve = train(args.game, args.games, args.every, args.tests, say=True)
    print(f"in the end: {share_won(learner, 400, 7):.1%} of 400 games against random")
    best = np.argsort(-np.abs(learner.average))[:12]
    print("what weighs most:", ", ".join(f"{learner.features.names[i]} {learner.average[i]:+.2f}" for i in best))
    if args.plot:
        plot(curve, f"{args.game}, two seats", args.plot)
    sys.exit(0)


if __name__ == "__main__":
    main()
