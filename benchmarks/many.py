"""Many games at once: `python benchmarks/many.py`. What the commands and environments add to the bare loop.

`simulate` as a share of the raw loop, and the steps of `ArcanariumVectorEnv` as a multiple of those of the same games
in Gymnasium's own `SyncVectorEnv`; interleaved in one process, CPU time, medians. With `--before FOLDER`, a compiled
checkout, and `--peers` the steps of `ArcanariumVectorEnv` as a multiple of what they were there, and of those of pgx's
backgammon; all of them take turns.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import gymnasium
import numpy as np

from arcanarium.games import NAMES, load
from arcanarium.research.gymnasium_env import ArcanariumEnv, ArcanariumVectorEnv
from run import peers_python

ROOT = Path(__file__).parents[1]
GAMES = 64
STEPS = 40  # of all games, in one turn
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
    from arcanarium.arena.tally import Batch, count_games  # an earlier checkout may not have it

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
        fast = steps(many, STEPS)
        ratios.append(steps(each, STEPS) / fast)
        speeds.append(STEPS * GAMES / fast)
    print(
        f"{name:14} simulate / raw loop {median(shares):5.2f}   vector / SyncVectorEnv {median(ratios):5.2f}"
        f"   {median(speeds):9,.0f} steps a second"
    )


def work(name: str) -> None:
    """The steps a second of one checkout, as often as it is asked."""
    env = ArcanariumVectorEnv(GAMES, name)
    steps(env, STEPS)
    for _ in sys.stdin:
        print(STEPS * GAMES / steps(env, STEPS), flush=True)


class Asked:
    """Another process that answers a line with its steps a second."""

    def __init__(self, *command: str, source: Path | None = None) -> None:
        env = dict(os.environ)
        if source is not None:
            env["PYTHONPATH"] = str(source / "src")
        self.process = subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self) -> float:
        assert self.process.stdin is not None
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        return float(self.read())

    def read(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("a benchmark worker ended")
        return line.strip()

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


def checkout(folder: Path, name: str) -> Asked:
    """`work` with the code of a folder, in a process of its own."""
    return Asked(sys.executable, __file__, "--work", name, source=folder)


def pgx() -> Asked:
    found = Asked(peers_python(), str(ROOT / "benchmarks" / "peers" / "pgx_backgammon.py"), str(GAMES))
    print(f"pgx {found.read()}, backgammon, {GAMES} games", flush=True)
    return found


def compare(name: str, others: dict[str, Asked], rounds: int) -> None:
    now = checkout(ROOT, name)
    turns = [(now.ask(), {other: asked.ask() for other, asked in others.items()}) for _ in range(rounds)]
    now.close()
    ratios = [f"vector steps / {other} {median(own / theirs[other] for own, theirs in turns):5.2f}" for other in others]
    print(f"{name:14} {'   '.join(ratios)}   {median(own for own, _ in turns):9,.0f} steps a second", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, help="a compiled checkout to be compared with")
    parser.add_argument("--peers", action="store_true", help="compare with pgx as well")
    parser.add_argument("--work", help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", nargs="*", default=list(NAMES))
    args = parser.parse_args()
    if args.work:
        work(args.work)
        return
    peers = {"pgx": pgx()} if args.peers else {}
    for name in args.games:
        others = {"before": checkout(args.before.resolve(), name), **peers} if args.before else peers
        if others:
            compare(name, others, args.rounds)
        else:
            measure(name, args.rounds)
        for other in others.values():
            if other not in peers.values():
                other.close()
    for peer in peers.values():
        peer.close()


if __name__ == "__main__":
    main()
