"""Finds how noisy the lower levels are to be: `python benchmarks/calibrate.py GAME [--seats 2]`.

Begins with `greedy` and looks, level by level downwards, for the noise at which the level above wins about as often as
`--share` says. It only proposes: what holds is measured by `levels.py`.
"""

from __future__ import annotations

import argparse
from time import process_time

from arcanarium.bots import Maker
from arcanarium.core.game import Game
from arcanarium.games import load as load_game
from measure import maker, shares

SEED = 90_000


def wins(game: Game, seats: int, first: Maker, second: Maker, games: int) -> float:
    return sum(shares(game, seats, first, second, number, SEED) for number in range(games)) / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--levels", type=int, default=4)
    parser.add_argument("--share", type=float, default=0.71)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--steps", type=int, default=5)
    asked = parser.parse_args()
    game = load_game(asked.game)
    above = "greedy,worlds=4"
    least = 0.01
    start = process_time()
    for level in range(asked.levels):
        low, high = least, max(0.4, least * 4)
        for _ in range(asked.steps):
            noise = (low * high) ** 0.5
            text = f"greedy,worlds={max(1, 2 - level)},noise={noise:.4f}"
            makers = [maker(each, asked.game, asked.seats) for each in (above, text)]
            found = wins(game, asked.seats, makers[0], makers[1], asked.games // asked.seats * asked.seats)
            if found > asked.share:
                high = noise
            else:
                low = noise
        print(
            f"{asked.game} {asked.seats}: {text} loses {found:.1%} to {above}, {process_time() - start:.0f} s",
            flush=True,
        )
        above = text
        least = noise


if __name__ == "__main__":
    main()
