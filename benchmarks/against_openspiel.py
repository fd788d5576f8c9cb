"""Our search against OpenSpiel's own IS-MCTS bot at equal iterations: `python benchmarks/against_openspiel.py GAME`.

Both play our game through `pyspiel`, seats changed after every game. Theirs is OpenSpiel's Python bot with its random
playouts, UCT and the constants of its examples; ours sees no more than it does at any table. It is slow, since their
bot plays every game to its end in every iteration; so a measurement may end as soon as the 95 % interval is above the
bar, which is asked for by `--bar`: the interval is then a little too narrow.
"""

from __future__ import annotations

import argparse
from datetime import date
from random import Random
from time import process_time

import numpy as np
import pyspiel  # type: ignore[import-not-found]
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # type: ignore[import-untyped]
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # type: ignore[import-untyped]

from arcanarium.arena.duel import Score
from arcanarium.arena.results.rows import append_row
from arcanarium.arena.results.shares import points_at_table, wilson
from arcanarium.bots import answer
from arcanarium.bots.ismcts import Budget, Player
from arcanarium.games import load
from arcanarium.research.openspiel_games import short_name
from rows import RESULTS

UCT = 1.4  # results of a game are between -1 and 1


def play(name: str, iterations: int, seat: int, seed: int) -> float:
    """The share of the victory of our search in one game of two seats."""
    game = load(name)
    random = Random(seed)
    choose = np.random.RandomState(seed)
    state = pyspiel.load_game(short_name(name), {"players": 2}).new_initial_state()
    evaluator = RandomRolloutEvaluator(1, choose)
    theirs = ISMCTSBot(state.get_game(), evaluator, UCT, iterations, random_state=choose)
    ours = Player(game, 2, seat, seed, Budget(iterations=iterations))
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        elif state.current_player() == seat:
            table = state.place.table
            decision = next(each for each in game.decisions(table) if each.seat == seat)
            state.apply_action(answer(ours, table, decision))
        else:
            state.apply_action(int(theirs.step(state)))
    winners = game.winners(state.place.table)
    return (seat in winners) / len(winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--iterations", type=int, default=50)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=500)
    parser.add_argument("--bar", type=float, default=1.0)
    parser.add_argument("--most", type=float, default=1e9, help="processor seconds after which no new game begins")
    asked = parser.parse_args()
    start = process_time()
    wins = 0.0
    done = 0
    while done < asked.games and process_time() - start < asked.most:
        wins += play(asked.game, asked.iterations, done % 2, asked.seed + done // 2)
        done += 1
        if done % 2 == 0 and wilson(wins, done)[0] > asked.bar:
            break
    low, high = wilson(wins, done)
    spent = process_time() - start
    row = {
        "date": date.today().isoformat(),
        "game": asked.game,
        "seats": 2,
        "first": f"ismcts,iterations={asked.iterations}",
        "second": f"openspiel,iterations={asked.iterations}",
        "games": done,
        "wins": wins,
        "share": round(wins / done, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "elo": round(points_at_table(wins / done)),
        "cpu": round(spent, 1),
        "seed": asked.seed,
    }
    append_row(RESULTS / "strength.csv", row)
    print(f"{asked.game}: ours against OpenSpiel's, {asked.iterations} iterations: {Score(wins, done)}, {spent:.0f} s")


if __name__ == "__main__":
    main()
