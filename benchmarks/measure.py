"""Strength of bots with settings, kept as rows of a CSV file: `python benchmarks/measure.py GAME A B [--games 400]`.

A bot is a name of the list or settings as in `levels.toml`: `greedy,worlds=1,noise=0.5`, `ismcts,iterations=300`,
`ismcts,seconds=0.1,turns=2,explore=0.5` (what `search.py` calls so; `sampled` are its worlds), `plain,iterations=300`
(random playouts); `tables=1` lets any of them judge without nets. With more than two seats one seat is A's, all others
are B's, and A sits in every seat equally often; its share of the victories is then to be compared with 1 / seats. With
`--bar` a measurement ends early once its 99.9 % interval lies on one side of the bar; what is reported is 95 %. Where
others use the machine too, `--processor` takes the seconds of a decision for those of the processor.
"""

from __future__ import annotations

import argparse
import sys
from datetime import date
from functools import partial
from time import process_time

from arcanarium.arena.duel import Score, duel
from arcanarium.arena.results.rows import append_row
from arcanarium.arena.results.shares import points_at_table, wilson
from arcanarium.bots import NAMES, Maker, ismcts, load
from arcanarium.bots.care import Care
from arcanarium.bots.evaluations import evaluation_of, tables_of
from arcanarium.bots.levels import make
from arcanarium.core.game import Game
from arcanarium.games import load as load_game
from rows import RESULTS

STRENGTH = RESULTS / "strength.csv"
CERTAIN = 3.29  # standard deviations: 99.9 %
FEWEST = 20  # games before anything is clear


Settings = dict[str, float | str]


def parse(text: str) -> Settings:
    """Settings as `levels.toml` has them."""
    name, *rest = text.split(",")
    given: Settings = {"bot": name, "worlds": 4, "iterations": 1_000_000_000, "seconds": 0.0}
    for part in rest:
        key, value = part.split("=")
        given[key] = float(value)
    return given


def maker(text: str) -> Maker:
    """A bot by its name or settings."""
    if text in NAMES:
        return load(text)
    given = parse(text)
    return partial(make if given["bot"] == "greedy" else Tuned, given)


class Tuned(ismcts.Player):
    """A search with other settings than usual."""

    def __init__(self, given: Settings, game: Game, seats: int, seat: int, seed: int) -> None:
        worlds = int(given.get("sampled", ismcts.Budget().worlds))
        budget = ismcts.Budget(int(given["iterations"]), float(given["seconds"]), worlds)
        care = Care(float(given.get("noise", 0.0)), float(given.get("blunder", 1.0)))
        judge = tables_of(game) if given.get("tables") else evaluation_of(game)
        super().__init__(game, seats, seat, seed, budget, care, given["bot"] == "plain", judge)
        for name in ("turns", "own_steps", "ahead"):
            if name in given:
                setattr(self.search, name, int(given[name]))
        for name in ("explore", "spread", "trust", "top_explore", "top_spread"):
            if name in given:
                setattr(self.search, name, float(given[name]))


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
    parser.add_argument("--processor", action="store_true", help="seconds are those of the processor")
    parser.add_argument("--dry", action="store_true", help="do not keep the row")
    asked = parser.parse_args()
    if asked.processor:
        vars(ismcts)["perf_counter"] = process_time  # the clock that a search looks at
    game = load_game(asked.game)
    seats = asked.seats
    first, second = maker(asked.first), maker(asked.second)
    start = process_time()

    def is_enough(score: Score) -> bool:
        print(f"{score.games} games, {score.wins:g} won, {process_time() - start:.0f} s", file=sys.stderr, flush=True)
        low, high = wilson(*score, CERTAIN)
        clear = asked.bar >= 0 and not low <= asked.bar <= high and score.games >= FEWEST
        return clear or process_time() - start > asked.most

    score = duel(game, seats, first, second, asked.games, asked.seed, enough=is_enough)
    spent = process_time() - start
    row = {
        "date": date.today().isoformat(),
        "game": asked.game,
        "seats": seats,
        "first": asked.first,
        "second": asked.second,
        "games": score.games,
        "wins": score.wins,
        "share": round(score.share.mean, 4),
        "low": round(score.share.low, 4),
        "high": round(score.share.high, 4),
        "elo": round(points_at_table(score.share.mean, seats)),
        "cpu": round(spent, 1),
        "seed": asked.seed,
    }
    if not asked.dry:
        append_row(STRENGTH, row)
    print(f"{asked.game} {seats}: {asked.first} against {asked.second}: {score}, {spent:.0f} s", flush=True)


if __name__ == "__main__":
    main()
