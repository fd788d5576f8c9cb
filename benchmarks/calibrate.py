"""Finds how noisy the lower levels are to be: `python benchmarks/calibrate.py GAME [--seats 2]`.

Goes downwards from the strongest level without noise in `levels.toml` and looks for the noise at which each level is
about `--points` weaker than the one above it. It only proposes: what holds is measured by `levels.py`.
"""

from __future__ import annotations

import argparse
from functools import partial
from itertools import pairwise
from time import process_time
from typing import Any

from arcanarium.arena.duel import duel, play_table
from arcanarium.arena.results.shares import points_at_table
from arcanarium.bots import LEVELS
from arcanarium.bots.levels import make, settings
from arcanarium.core.game import Game
from arcanarium.games import load as load_game

SEED = 90_000
MOST = 4.0  # noise of which more makes no difference


def distance(game: Game, seats: int, strong: dict[str, Any], weak: dict[str, Any], games: int) -> float:
    """Rating points between two settings; alone, between their points against the Automa, as `levels.py` counts."""
    first, second = partial(make, strong), partial(make, weak)
    if seats == 1:
        won = [sum(play_table(game, [maker], SEED + number)[0] for number in range(games)) for maker in (first, second)]
        return points_at_table(won[0] / games) - points_at_table(won[1] / games)
    return points_at_table(duel(game, seats, first, second, games, SEED).share.mean, seats)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--points", type=float, default=150)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--steps", type=int, default=5)
    asked = parser.parse_args()
    game = load_game(asked.game)
    least = 0.005
    start = process_time()
    found = {level: settings(level, asked.game, asked.seats) for level in LEVELS}
    for stronger, weaker in pairwise(reversed(LEVELS)):
        if "noise" not in found[weaker]:
            continue
        low, high = least, min(MOST, max(0.4, least * 5))
        points = 0.0
        for _ in range(asked.steps):
            found[weaker]["noise"] = round((low * high) ** 0.5, 4)
            points = distance(game, asked.seats, found[stronger], found[weaker], asked.games)
            if points > asked.points:
                high = found[weaker]["noise"]
            else:
                low = found[weaker]["noise"]
        least = found[weaker]["noise"] = round((low * high) ** 0.5, 4)
        spent = process_time() - start
        print(f"{asked.game} {asked.seats} {weaker} noise = {least} ({points:.0f} points), {spent:.0f} s", flush=True)


if __name__ == "__main__":
    main()
