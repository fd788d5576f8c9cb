"""Many games at once: `python benchmarks/many.py`. What the commands and environments add to the bare loop.

`simulate` as a share of the raw loop, and the steps of `ArcanariumVectorEnv` as a multiple of those of the same games
in Gymnasium's own `SyncVectorEnv`; interleaved in one process, CPU time, medians.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

import gymnasium
import numpy as np

from arcanarium.arena.tally import Batch, count_games
from arcanarium.games import NAMES, load
from arcanarium.research.gymnasium_env import ArcanariumEnv, ArcanariumVectorEnv

GAMES = 64
RANDOM = Random(1).random
CHANCE = np.random.default_rng(1)


def raw(name: str, games: int) -> int:
    """The decisions of games played by the loop that everybody writes."""
    game = load(name)
    count = 0
    for seed in range(games):
        s = game.new(2, seed)
        while s.to_move >= 0:
            options = s.legal()
            s.play(s.to_move, options[int(RANDOM() * len(options))])
            count += 1
    return count


def simulate(name: str, games: int) -> int:
    return count_games(Batch(name, 2, 0, {}, ["random", "random"], 0, games)).decisions


def choose(masks: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Any legal action of every row, all rows at once."""
    found: np.ndarray[Any, Any] = (CHANCE.random(masks.shape, np.float32) * masks).argmax(axis=1)
    return found


def steps(env: Any, number: int) -> float:  # noqa: ANN401  (of either sort)
    """Seconds that the given number of steps of all games takes, choosing not counted."""
    _, infos = env.reset(seed=1)
    spent = 0.0
    for _ in range(number):
        masks = np.stack(list(infos["action_mask"]))
        chosen = choose(masks)
        start = process_time()
        _, _, _, _, infos = env.step(chosen)
        spent += process_time() - start
    return spent


def per_second(work: Callable[[], int]) -> float:
    start = process_time()
    return work() / (process_time() - start)


def measure(name: str, rounds: int) -> None:
    shares, ratios, speeds = [], [], []
    many = ArcanariumVectorEnv(GAMES, name)
    each = gymnasium.vector.SyncVectorEnv(
        [lambda: ArcanariumEnv(name) for _ in range(GAMES)],
        autoreset_mode=gymnasium.vector.AutoresetMode.SAME_STEP,
    )
    for _ in range(rounds):
        bare = per_second(lambda: raw(name, 20))
        shares.append(per_second(lambda: simulate(name, 20)) / bare)
        fast = steps(many, 40)
        ratios.append(steps(each, 40) / fast)
        speeds.append(40 * GAMES / fast)
    print(
        f"{name:14} simulate / raw loop {median(shares):5.2f}   vector / SyncVectorEnv {median(ratios):5.2f}"
        f"   {median(speeds):9,.0f} steps a second"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", nargs="*", default=list(NAMES))
    args = parser.parse_args()
    for name in args.games:
        measure(name, args.rounds)


if __name__ == "__main__":
    main()
