"""How large packed states are, now and before: `python benchmarks/packed.py --before FOLDER`.

Both checkouts pack every position of the same random games. What is compared one by one are positions in which the same
is asked: games part where a question is no longer asked because nothing hung on it. FOLDER is a checkout; seeds are
small ones unless `--long` asks for those of tables, with 128 bits, which earlier versions had not. `--write` keeps the
table in `results/packed.txt`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from arcanarium.core.packing import pack
from arcanarium.games import NAMES, load
from rows import write_table

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results" / "packed.txt"
GAMES = 6  # of every game and number of seats
LONG = 2**127 + 12345  # added to seeds that are to be long


def chosen(options: list[int], number: int) -> int:
    """One of the options, the same in every checkout."""
    return options[(number * 2654435761 % 2**32 >> 7) % len(options)]


def sizes(name: str, seats: int, more: int) -> list[tuple[int, str]]:
    """The bytes of every position of some random games, and what is asked there."""
    game = load(name)
    found = []
    for seed in range(1, 1 + GAMES):
        s = game.new(seats, seed + more)
        while s.to_move >= 0:
            found.append((len(pack(s)), s.asked(s.to_move)[0]))
            s.play(s.to_move, chosen(s.legal(), 1000 * seed + len(found)))
    return found


def measure(folder: Path, name: str, seats: int, more: int) -> list[tuple[int, str]]:
    """The same in a checkout."""
    command = [sys.executable, __file__, "--work", name, str(seats), str(more)]
    env = {**os.environ, "PYTHONPATH": str(folder / "src")}
    ended = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    return [(size, prompt) for size, prompt in json.loads(ended.stdout)]


def tell(found: list[tuple[int, str]]) -> str:
    """Mean and largest."""
    numbers = [size for size, _ in found]
    return f"{sum(numbers) / len(numbers):8.1f} {max(numbers):8}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--before", type=Path, help="a checkout to be compared with")
    parser.add_argument("--games", nargs="*", default=list(NAMES), choices=NAMES)
    parser.add_argument("--long", action="store_true", help="with seeds of 128 bits here")
    parser.add_argument("--write", action="store_true", help=f"keep the table in {RESULTS.name}")
    parser.add_argument("--work", nargs=3, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.work:
        name, seats, more = args.work
        print(json.dumps(sizes(name, int(seats), int(more))))
        return
    lines = [f"{'game':14} seats {'positions':>10} {'mean':>8} {'largest':>8}   {'before':>8} {'largest':>8}"]
    print(lines[0], flush=True)
    for name in args.games:
        game = load(name)
        for seats in range(game.fewest, game.most + 1):
            now = measure(ROOT, name, seats, LONG if args.long else 0)
            line = f"{name:14} {seats:5} {len(now):10} {tell(now)}"
            if args.before is not None:
                old = measure(args.before.resolve(), name, seats, 0)
                line += f"   {tell(old)}"
                if not args.long:  # the seeds of the others make other games
                    same = [(a, b) for (a, asked), (b, before) in zip(now, old, strict=False) if asked == before]
                    line += f"   {sum(a > b for a, b in same)} of {len(same)} larger"
            lines.append(line)
            print(line, flush=True)
    if args.write:
        write_table(lines, RESULTS)


if __name__ == "__main__":
    main()
