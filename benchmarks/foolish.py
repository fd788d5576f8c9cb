"""How often bots do what no person would: `python benchmarks/foolish.py GAME [LEVEL ...] --games 100`.

Every answer with a choice is looked at by a judge who knows what its seat knows: it plays each option out to the end of
the turn in a few imagined worlds. Acts are counted a hundred games of a level against itself, each answer once, as the
first of these that it is:

- `missed`: the game could have been won at once, and something else was done that leaves it open;
- `gave-up`: a pass or an end of the turn, though something else was clearly better;
- `points`: own points were given up at once, though something else was clearly better;
- `blunder`: anything else that cost a quarter of the chance.
"""

from __future__ import annotations

import argparse
from collections import Counter
from datetime import date
from functools import partial
from random import Random

from arcanarium import bots
from arcanarium.arena.results.rows import append_row
from arcanarium.bots import LEVELS
from arcanarium.bots.evaluations import evaluation_of
from arcanarium.bots.levels import make, settings
from arcanarium.bots.lookahead import worths
from arcanarium.core.agenda import State
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.game import Decision, Game
from arcanarium.games import NAMES
from arcanarium.games import load as load_game
from rows import RESULTS

FOOLISH = RESULTS / "foolish.csv"
WORLDS = 8
STEPS = 6
SURE = 0.999  # of having won
OPEN = 0.95  # a chance below it leaves the game open
CLEAR = 0.1  # what something else is clearly better by
BLUNDER = 0.25
ACTS = ("missed", "gave-up", "points", "blunder")
SEED = 60_000


def act(game: Game, s: State, decision: Decision, action: int, random: Random) -> str:
    """Which of the acts an answer is; nothing if it is none."""
    seat = decision.seat
    imagine = bots.imagining(game, s, seat)
    worlds = [imagine(random.randrange(SEED_LIMIT)) for _ in range(WORLDS)]
    found = worths(evaluation_of(game), worlds, seat, decision.options, STEPS)
    best, own = max(found), found[decision.options.index(action)]
    if best >= SURE and own < OPEN:
        return "missed"
    if best - own >= CLEAR and game.actions.block_of(action).gives_up:
        return "gave-up"
    if best - own >= CLEAR:
        after = worlds[0].clone()
        after.play(seat, action)
        if game.score(after, seat) < game.score(worlds[0], seat):
            return "points"
    return "blunder" if best - own >= BLUNDER else ""


def watch(game: Game, level: str, seats: int, games: int) -> tuple[Counter[str], int]:
    """The acts of all seats, and how many answers there were to choose."""
    found: Counter[str] = Counter()
    decisions = 0
    maker = partial(make, settings(level, game.name, seats))
    for seed in range(SEED, SEED + games):
        s = game.new(seats, seed)
        random = Random(seed)
        players = [maker(game, seats, seat, bots.own_seed(seed, seat)) for seat in range(seats)]
        while not s.is_over():
            decision = game.decisions(s)[0]
            action = bots.answer(players[decision.seat], s, decision)
            if len(decision.options) > 1:
                decisions += 1
                found[act(game, s, decision, action, random)] += 1
            s.apply(decision.seat, action)
    return found, decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("levels", nargs="*", default=list(LEVELS))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    for level in asked.levels:
        found, decisions = watch(load_game(asked.game), level, asked.seats, asked.games)
        shown = {name: round(100 * found[name] / asked.games, 1) for name in ACTS}
        row = {"date": date.today().isoformat(), "game": asked.game, "seats": asked.seats, "level": level}
        append_row(FOOLISH, {**row, "games": asked.games, "decisions": decisions, **shown})
        print(f"{asked.game} {asked.seats} {level}: in 100 games {shown}, {decisions / asked.games:.0f} answers a game")


if __name__ == "__main__":
    main()
