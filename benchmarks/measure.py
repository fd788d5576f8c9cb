"""Strength of bots with settings, kept as rows of a CSV file: `python benchmarks/measure.py GAME A B [--games 400]`.

A bot is a name of the list or settings as in `levels.toml`: `greedy,worlds=1,noise=0.5`, `ismcts,iterations=300`,
`ismcts,seconds=0.1,turns=2,explore=0.5` (what `search.py` calls so; `sampled` are its worlds), `plain,iterations=300`
(random playouts). With more than two seats one seat is A's, all others are
B's, and A sits in every seat equally often; its share of the victories is then to be compared with 1 / seats. With
`--bar` a measurement ends early once its 99.9 % interval lies on one side of the bar; what is reported is 95 %.
"""

from __future__ import annotations

import argparse
import csv
import sys
from datetime import date
from math import log10
from pathlib import Path
from time import process_time

from arcanarium.arena.shares import wilson
from arcanarium.bots import LEVELS, NAMES, Bot, Maker, load
from arcanarium.bots import ismcts as searching
from arcanarium.bots.choosing import Care
from arcanarium.bots.levels import made, settings
from arcanarium.bots.search import Search
from arcanarium.core.game import Game
from arcanarium.games import load as load_game
from duel import placed, show

RESULTS = Path(__file__).parent / "results" / "strength.csv"
FIELDS = ["date", "game", "seats", "first", "second", "games", "wins", "share", "low", "high", "elo", "cpu", "seed"]
CERTAIN = 3.29  # standard deviations: 99.9 %


Settings = dict[str, float | str]


def parsed(text: str) -> Settings:
    """Settings as `levels.toml` has them."""
    name, *rest = text.split(",")
    given: Settings = {"bot": name, "worlds": 4, "iterations": 1_000_000_000, "seconds": 0.0}
    for part in rest:
        key, value = part.split("=")
        given[key] = float(value)
    return given


def maker(text: str, game: str, seats: int) -> Maker:
    """A bot by its name or settings."""
    if text in LEVELS:
        return lambda seed: made(settings(text, game, seats), seed)
    if text in NAMES:
        return load(text)
    given = parsed(text)

    def make(seed: int) -> Bot:
        if given["bot"] == "greedy":
            return made(given, seed)
        worlds = int(given.get("sampled", searching.Budget().worlds))
        budget = searching.Budget(int(given["iterations"]), float(given["seconds"]), worlds)
        care = Care(float(given.get("noise", 0.0)), float(given.get("blunder", 1.0)))
        return Tuned(given, seed, budget, care, given["bot"] == "plain")

    return make


class Tuned(searching.Player):
    """A search with other settings than usual."""

    def __init__(self, given: Settings, seed: int, budget: searching.Budget, care: Care, plain: bool) -> None:
        super().__init__(seed, budget, care, plain)
        self.given = given

    def searching(self, game: Game, seat: int) -> Search:
        search = super().searching(game, seat)
        for name in ("turns", "own_steps", "ahead"):
            if name in self.given:
                setattr(search, name, int(self.given[name]))
        for name in ("explore", "spread", "trust", "top_explore", "top_spread"):
            if name in self.given:
                setattr(search, name, float(self.given[name]))
        return search


def elo(share: float, seats: int = 2) -> float:
    """Rating points between the two, from the odds of winning against one rival."""
    part = min(0.999, max(0.001, share))
    odds = part / (1 - part) * max(1, seats - 1)
    return 400 * log10(odds)


def keep(row: dict[str, object], path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    fresh = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, FIELDS)
        if fresh:
            writer.writeheader()
        writer.writerow(row)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--bar", type=float, default=-1.0)
    parser.add_argument("--most", type=float, default=1e9, help="processor seconds after which no new game begins")
    parser.add_argument("--dry", action="store_true", help="do not keep the row")
    asked = parser.parse_args()
    game = load_game(asked.game)
    seats = asked.seats
    first, second = maker(asked.first, asked.game, seats), maker(asked.second, asked.game, seats)
    start = process_time()
    wins = 0.0
    done = 0
    while done < asked.games:
        wins += placed(game, seats, first, second, done, asked.seed)
        done += 1
        if done % 10 == 0:
            print(f"{done} games, {wins:g} won, {process_time() - start:.0f} s", file=sys.stderr, flush=True)
        if done % seats == 0:
            low, high = wilson(wins, done, CERTAIN)
            if asked.bar >= 0 and not low <= asked.bar <= high and done >= 20:
                break
            if process_time() - start > asked.most:
                break
    low, high = wilson(wins, done)
    spent = process_time() - start
    row = {
        "date": date.today().isoformat(),
        "game": asked.game,
        "seats": seats,
        "first": asked.first,
        "second": asked.second,
        "games": done,
        "wins": wins,
        "share": round(wins / done, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "elo": round(elo(wins / done, seats)),
        "cpu": round(spent, 1),
        "seed": asked.seed,
    }
    if not asked.dry:
        keep(row, RESULTS)
    print(f"{asked.game} {seats}: {asked.first} against {asked.second}: {show(wins, done)}, {spent:.0f} s", flush=True)


if __name__ == "__main__":
    main()
