"""Ten thousand random games of every game and number of seats, without an error: `make nightly`."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from random import Random

from arcanarium.games import NAMES, load

BATCH = 500


def play(work: tuple[str, int, int]) -> int:
    """So many games from a seed on; the number of their decisions."""
    name, seats, first = work
    game = load(name)
    count = 0
    for seed in range(first, first + BATCH):
        s = game.new(seats, seed)
        choose = Random(seed).random
        decisions = 0
        while s.to_move >= 0:
            options = s.legal()
            s.apply(s.to_move, options[int(choose() * len(options))])
            decisions += 1
            assert decisions <= game.bound, f"{name}, {seats} seats, seed {seed} does not end"
        assert game.winners(s)
        count += decisions
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="of every game and number of seats")
    parser.add_argument("--only", nargs="*", default=list(NAMES), help="which games")
    args = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        for name in args.only:
            game = load(name)
            for seats in range(game.fewest, game.most + 1):
                done = pool.map(play, [(name, seats, first) for first in range(0, args.games, BATCH)])
                print(f"{name}, {seats} seats: {args.games} games, {sum(done)} decisions", flush=True)
    print("all games ended", file=sys.stderr)


if __name__ == "__main__":
    main()
