"""Does whoever follows the top hint blindly win? `python benchmarks/following.py GAME [--against archmage]`.

One seat asks for a hint at every decision, as people get it but with fewer iterations, and does what stands first. The
other is a level. Seats change after every game. Games are played in batches, every batch is a row of
`results/following.csv` with a digest of what hints think with; rows of others do not count, so it goes on where it was.
"""

from __future__ import annotations

import argparse
import sys
from datetime import date
from functools import partial
from time import process_time

from against_before import digest
from arcanarium.arena.duel import duel
from arcanarium.arena.results.rows import append_row
from arcanarium.bots import LEVELS, Bot, Imagine, load
from arcanarium.bots.hint import HINT, advise
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.game import Decision, Game
from arcanarium.core.view import Data
from arcanarium.games import NAMES
from arcanarium.games import load as load_game
from rows import RESULTS, read_score

FOLLOWING = RESULTS / "following.csv"
SEED = 180_000  # of the first deal
PART = 4  # games of a batch


class Follower(Bot):
    """Does what the top hint says."""

    looks = False

    def __init__(self, game: Game, seats: int, seat: int, seed: int, iterations: int) -> None:
        super().__init__(game, seats, seat, seed)
        self.budget = HINT._replace(iterations=iterations, seconds=0.0)

    def choose(self, view: Data, decision: Decision, imagine: Imagine) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        seed = self.random.randrange(SEED_LIMIT)
        return advise(self.game, decision, imagine, self.budget, seed, 1)[0].action


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(NAMES))
    parser.add_argument("--against", default="archmage", choices=LEVELS)
    parser.add_argument("--iterations", type=int, default=300, help="of each hint")
    parser.add_argument("--until", type=int, default=100, help="games of each game")
    parser.add_argument("--most", type=float, default=1e9, help="processor seconds after which no new batch begins")
    asked = parser.parse_args()
    start = process_time()
    follower = partial(Follower, iterations=asked.iterations)
    for name in asked.games:
        own = {"game": name, "against": asked.against, "iterations": str(asked.iterations), "now": digest(name)}
        score = read_score(FOLLOWING, own)
        while score.games < asked.until and process_time() - start < asked.most:
            part = duel(load_game(name), 2, follower, load(asked.against), PART, SEED, score.games)
            row = {"date": date.today().isoformat(), **own, "number": score.games, "games": part.games}
            append_row(FOLLOWING, {**row, "wins": part.wins})
            score = read_score(FOLLOWING, own)
            print(f"{name}: {score}, {process_time() - start:.0f} s", file=sys.stderr, flush=True)
        print(f"| {name} | {asked.against} | {score if score.games else 'not measured'} |", flush=True)


if __name__ == "__main__":
    main()
