"""How large packed states are, now and before: `python benchmarks/packed.py --before FOLDER`.

Both checkouts pack every position of the same random games, so what is compared is the same position. FOLDER is a
checkout; seeds are small ones unless `--long` asks for those of tables, with 128 bits, which earlier versions had not.
`--write` keeps the table in `results/packed.txt`.
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

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results" / "packed.txt"
GAMES = 6  # of every game and number of seats
LONG = 2**127 + 12345  # added to seeds that are to be long


def chosen(options: list[int], number: int) -> int:
    """One of the options, the same in every checkout."""
    return options[(number * 2654435761 % 2**32 >> 7) % len(options)]


def sizes(name: str, seats: int, more: int) -> list[int]:
    """The bytes of every position of some random games."""
    game = load(name)
    found = []
    for seed in range(1, 1 + GAMES):
        s = game.new(seats, seed + more)
        while s.to_move >= 0:
            found.append(len(pack(s)))
            s.play(s.to_move, chosen(s.legal(), 1000 * seed + len(found)))
    return found


def measure(folder: Path, name: str, seats: int, more: int) -> list[int]:
    """The same in a checkout."""
    command = [sys.executable, __file__, "--work", name, str(seats), str(more)]
    env = {**os.environ, "PYTHONPATH": str(folder / "src")}
    ended = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    found: list[int] = json.loads(ended.stdout)
    return found


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
    lines = [f"{'game':14} seats {'positions':>10} {'mean':>8} {'largest':>8}   {'before: mean':>12} {'largest':>8}"]
    print(lines[0], flush=True)
    for name in args.games:
        game = load(name)
        for seats in range(game.fewest, game.most + 1):
            now = measure(ROOT, name, seats, LONG if args.long else 0)
            line = f"{name:14} {seats:5} {len(now):10} {sum(now) / len(now):8.1f} {max(now):8}"
            if args.before is not None:
                old = measure(args.before.resolve(), name, seats, 0)
                line += f"   {sum(old) / len(old):12.1f} {max(old):8}"
                if not args.long and len(now) == len(old):  # other seeds, or questions nobody asks now: other positions
                    larger = sum(size > was for size, was in zip(now, old, strict=True))
                    line += f"   {larger} of {len(now)} larger"
            lines.append(line)
            print(line, flush=True)
    if args.write:
        RESULTS.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
