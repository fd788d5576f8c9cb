"""How far apart the six levels are: `python benchmarks/levels.py [GAME ...]` plays neighbours until 400 games are kept.

Games are played in batches and every batch is a row of `results/levels.csv` with the settings of both levels and a
digest of the weights and, where one of them searches, of the search; rows of others do not count. So it can be stopped
at any time and goes on later, and what is shown (`--show`, as a table for `docs/bots.md`) is always what the levels are
now. One seat is the stronger level's, all others are the weaker one's, and the stronger one sits in every seat equally
often. Alone every level plays against the Automa, and the points of two levels against it are compared.
"""

from __future__ import annotations

import argparse
import csv
from datetime import date
from functools import partial
from hashlib import sha256
from itertools import pairwise
from math import hypot
from pathlib import Path
from time import process_time

from arcanarium.arena.duel import Score, duel, play_table
from arcanarium.arena.results.rows import append_row
from arcanarium.arena.results.shares import points_at_table, wilson
from arcanarium.bots import LEVELS
from arcanarium.bots.levels import make, settings
from arcanarium.games import NAMES
from arcanarium.games import load as load_game
from rows import RESULTS as FOLDER

RESULTS = FOLDER / "levels.csv"
GAMES = Path(__file__).parents[1] / "src" / "arcanarium" / "games"
BOTS = GAMES.parent / "bots"
BATCH = 20  # tables, each of which is played from every seat
SEED = 40_000
AUTOMA = "the Automa"  # whom all levels play against where there is one seat


def described(game: str, seats: int, level: str) -> str:
    """The settings of a level, without what all have and what only keeps slow machines from letting people wait."""
    if level == AUTOMA:
        return level
    found = settings(level, game, seats)
    return " ".join(f"{key}={value}" for key, value in sorted(found.items()) if key not in ("seconds", "tables"))


def weights(game: str, searching: bool) -> str:
    """A digest of what a level thinks with, beside its settings."""
    found = (GAMES / game / "evaluation.toml").read_bytes()
    if searching:
        found += (BOTS / "search.py").read_bytes() + (BOTS / "ismcts.py").read_bytes()
    return sha256(found).hexdigest()[:8]


class Pair:
    """Two neighbouring levels at a table, or one alone with the Automa, and what was played so far."""

    def __init__(self, game: str, seats: int, stronger: str, weaker: str) -> None:
        self.game = game
        self.seats = seats
        self.stronger = stronger
        self.weaker = weaker
        self.settings = f"{described(game, seats, stronger)} / {described(game, seats, weaker)}"
        self.weights = weights(game, "ismcts" in self.settings)
        self.games = 0
        self.wins = 0.0
        self.cpu = 0.0
        if RESULTS.exists():
            with RESULTS.open(encoding="utf-8", newline="") as file:
                for row in csv.DictReader(file):
                    self.count(row)

    def count(self, row: dict[str, str]) -> None:
        own = [self.game, str(self.seats), self.stronger, self.weaker, self.settings, self.weights]
        if [row[field] for field in ("game", "seats", "stronger", "weaker", "settings", "weights")] == own:
            self.games += int(row["games"])
            self.wins += float(row["wins"])
            self.cpu += float(row["cpu"])

    def play_batch(self, games: int) -> Score:
        """As many games more."""
        game = load_game(self.game)
        strong = partial(make, settings(self.stronger, self.game, self.seats))
        if self.weaker == AUTOMA:
            numbers = range(self.games, self.games + games)
            return Score(sum(play_table(game, [strong], SEED + number)[0] for number in numbers), games)
        weak = partial(make, settings(self.weaker, self.game, self.seats))
        return duel(game, self.seats, strong, weak, games, SEED, begin=self.games)

    def play(self, tables: int) -> None:
        """A batch more."""
        start = process_time()
        score = self.play_batch(tables * self.seats)
        spent = process_time() - start
        row = {
            "date": date.today().isoformat(),
            "game": self.game,
            "seats": self.seats,
            "stronger": self.stronger,
            "weaker": self.weaker,
            "settings": self.settings,
            "weights": self.weights,
            "number": self.games,
            "games": score.games,
            "wins": score.wins,
            "cpu": round(spent, 1),
        }
        append_row(RESULTS, row)
        self.games += score.games
        self.wins += score.wins
        self.cpu += spent

    def points(self) -> tuple[float, float, float]:
        """Between the two, with the ends of the interval."""
        low, high = wilson(self.wins, self.games)
        return (
            points_at_table(self.wins / self.games, self.seats),
            points_at_table(low, self.seats),
            points_at_table(high, self.seats),
        )

    def shown(self) -> str:
        if self.games == 0:
            return "not measured"
        low, high = wilson(self.wins, self.games)
        share = f"{self.wins / self.games:.1%} ({low:.1%} to {high:.1%}, {self.games})"
        return f"{share}: {spelled(*self.points())}"


def spelled(middle: float, low: float, high: float) -> str:
    return f"{round(middle)} ({round(low)} to {round(high)})"


def above(upper: Pair, lower: Pair) -> str:
    """How far apart two are that were measured on a third; their errors are independent."""
    if upper.games == 0 or lower.games == 0:
        return "not measured"
    (first, least, most), (second, less, more) = upper.points(), lower.points()
    middle = first - second
    return spelled(middle, middle - hypot(first - least, more - second), middle + hypot(most - first, second - less))


def pairs(game: str, seats: int) -> list[Pair]:
    if seats == 1:
        return [Pair(game, seats, level, AUTOMA) for level in LEVELS]
    return [Pair(game, seats, stronger, weaker) for weaker, stronger in pairwise(LEVELS)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(NAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--until", type=int, default=400, help="games of each pair")
    parser.add_argument("--only", default="", help="the stronger level of the one pair that is played")
    parser.add_argument("--most", type=float, default=1e9, help="processor seconds after which no new batch begins")
    parser.add_argument("--show", action="store_true", help="play nothing")
    asked = parser.parse_args()
    start = process_time()
    for name in asked.games:
        if not load_game(name).fewest <= asked.seats <= load_game(name).most:
            continue
        found = pairs(name, asked.seats)
        for pair in found:
            while not asked.show and pair.games < asked.until and process_time() - start < asked.most:
                if asked.only in ("", pair.stronger):
                    pair.play(min(BATCH, -(-(asked.until - pair.games) // pair.seats)))
                else:
                    break
            print(f"| {name} | {pair.seats} | {pair.stronger} over {pair.weaker} | {pair.shown()} |", flush=True)
        if asked.seats == 1:
            for lower, upper in pairwise(found):
                print(f"| {name} | 1 | {upper.stronger} over {lower.stronger} | {above(upper, lower)} |")


if __name__ == "__main__":
    main()
