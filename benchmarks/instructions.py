"""How many instructions the engine takes, now and before: `python benchmarks/instructions.py --before FOLDER`.

Time is noisy where others work on the same machine; instructions are not. Both checkouts play the same deals with the
same choices under valgrind's callgrind: instructions per random answer, and per iteration of a search. It is judged by
the tables that both have, so that engines are compared, and by the nets that are shipped, which cost more and are worth
it or not by play (docs/bots.md). A ratio above 1 says that it takes fewer than before. FOLDER is a compiled checkout.

`--profile` says which functions they are spent in. `--write` keeps the table in `results/instructions.txt`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from arcanarium.bots.ismcts import Budget, run
from arcanarium.bots.search import Search
from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.games import NAMES, load
from rows import write_table

if TYPE_CHECKING:
    from arcanarium.core.evaluation import Evaluation

ROOT = Path(__file__).parents[1]
BATCHES = {"actions": 60, "search": 6, "nets": 6}  # games that are played, decisions that are searched
ITERATIONS = 60  # of a search
KEPT = {"actions": 0.97, "search": 0.97}  # of what was before
RESULTS = ROOT / "benchmarks" / "results" / "instructions.txt"


def control(command: str) -> None:
    """Tell the valgrind that this runs under to count or not to."""
    subprocess.run(["callgrind_control", "-i", command, str(os.getpid())], check=True, stdout=subprocess.DEVNULL)


def chosen(options: list[int], number: int) -> int:
    """One of the options, the same in every checkout."""
    return options[(number * 2654435761 % 2**32 >> 7) % len(options)]


def answers(game: Game, seed: int, most: int = 10**6) -> tuple[int, State]:
    """Play a game at random; how many answers it took, and where it stands after that many at the most."""
    s = game.new(game.fewest + seed % (game.most - game.fewest + 1), seed)
    count = 0
    while s.to_move >= 0 and count < most:
        s.play(s.to_move, chosen(s.legal(), 1000 * seed + count))
        count += 1
    return count, s


def evaluation_of(game: Game, nets: bool) -> Evaluation:
    """From where a checkout has it: before there were nets it was called otherwise."""
    try:
        evaluations = import_module("arcanarium.bots.evaluations")
    except ImportError:
        before: Evaluation = import_module("arcanarium.bots.choosing").hints_of(game)
        return before
    found: Evaluation = evaluations.evaluation_of(game) if nets else evaluations.tables_of(game)
    return found


def iterations(game: Game, seed: int, nets: bool) -> int:
    """A fresh search in the middle of a game; imagining worlds is inside."""
    s = answers(game, seed, 20 + 20 * (seed % 3))[1]
    seat = int(s.to_move)
    search = Search(evaluation_of(game, nets), seat, seed, False)
    run(search, lambda world: game.imagine(s, seat, world), Random(seed), Budget(iterations=ITERATIONS))
    return int(search.iterations)


def work(name: str, measure: str) -> None:
    """Inside valgrind: count some batches and print how much was done."""
    game = load(name)

    def batch(seed: int) -> int:
        return answers(game, seed)[0] if measure == "actions" else iterations(game, seed, measure == "nets")

    batch(1)  # what is found out once is found out
    control("on")
    done = sum(batch(seed) for seed in range(2, 2 + BATCHES[measure]))
    control("off")
    print(done)


def count(folder: Path, game: str, measure: str, profile: int = 0) -> float:
    """Instructions a unit of work in a checkout."""
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "out"
        command = ["valgrind", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}"]
        command += [sys.executable, __file__, "--work", game, measure]
        # Hashes of texts decide how dictionaries lie.
        env = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONHASHSEED": "0"}
        env.pop("ARCANARIUM_PURE", None)
        ended = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
        done = int(ended.stdout.split()[-1])
        spent = 0
        for part in Path(scratch).iterdir():  # one file each time that counting stopped
            for line in part.read_text("utf-8", "replace").splitlines():
                if line.startswith("totals:"):
                    spent += int(line.split()[1])
            if profile:
                told = subprocess.run(["callgrind_annotate", str(part)], capture_output=True, text=True).stdout
                if "Ir" in told:
                    print("\n".join(told.splitlines()[: profile + 25]))
    return spent / done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--before", type=Path, help="a compiled checkout to be compared with")
    parser.add_argument("--games", nargs="*", default=list(NAMES), choices=NAMES)
    parser.add_argument("--measures", nargs="*", default=list(BATCHES), choices=list(BATCHES))
    parser.add_argument("--profile", type=int, default=0, metavar="LINES", help="show where they are spent")
    parser.add_argument("--write", action="store_true", help=f"keep the table in {RESULTS.name}")
    parser.add_argument("--work", nargs=2, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.work:
        work(*args.work)
        return
    lines = [f"{'game':14} {'a unit of':10} {'now':>10} {'before':>10} {'before/now':>11}"]
    print(lines[0], flush=True)
    for game in args.games:
        for measure in args.measures:
            now = count(ROOT, game, measure, args.profile)
            line = f"{game:14} {measure:10} {now:10,.0f}"
            if args.before is not None:
                before = count(args.before.resolve(), game, measure)
                goal = KEPT.get(measure)
                verdict = "" if goal is None else f"   goal {goal}   {'reached' if before / now >= goal else 'MISSED'}"
                line += f" {before:10,.0f} {before / now:11.3f}{verdict}"
            lines.append(line)
            print(line, flush=True)
    if args.write:
        write_table(lines, RESULTS)


if __name__ == "__main__":
    main()
