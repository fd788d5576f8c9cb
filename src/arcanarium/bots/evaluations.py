"""What bots know of a game: its evaluation, built once for each game of this process."""

from __future__ import annotations

import copyreg
import pickle
from collections.abc import Callable
from functools import cache

from arcanarium import games
from arcanarium.core.evaluation import Evaluation
from arcanarium.core.game import Game


@cache
def evaluation_of(game: Game) -> Evaluation:
    """How a position is judged; games that differ in their cards have each their own."""
    return build(game)


@cache
def tables_of(game: Game) -> Evaluation:
    """How a position is judged by the tables alone, whether or not there are nets."""
    found = build(game)
    found.use_tables()
    return found


@cache
def explaining(game: Game) -> Evaluation:
    """What says why: the tables; alone that for two, since its own knows only how to end the game early."""
    found = build(game)
    found.use_tables()
    found.set_weights(0, list(found.tables[1]))
    return found


def build(game: Game) -> Evaluation:
    found = games.evaluation_of(game)
    copyreg.pickle(type(found), by_game)
    return found


def by_game(judge: Evaluation) -> tuple[Callable[[Game], Evaluation], tuple[Game]]:
    """How `pickle` writes an evaluation, and `copy` copies one: there is one of each kind for a game."""
    for find in (evaluation_of, tables_of, explaining):
        if find(judge.game) is judge:
            return find, (judge.game,)
    raise pickle.PicklingError("an evaluation of somebody's own cannot be written")


def most_points(judge: Evaluation, seats: int) -> float:
    """The points that a chance of one stands for where it is no chance of winning: alone; else 0."""
    goal = judge.goal() if seats == 1 else None
    return goal.most if goal is not None else 0.0
