"""What bots know of a game: its evaluation, built once for each game of this process."""

from __future__ import annotations

from functools import cache

from arcanarium import games
from arcanarium.core.evaluation import Evaluation
from arcanarium.core.game import Game


@cache
def evaluation_of(game: Game) -> Evaluation:
    """How a position is judged; games that differ in their cards have each their own."""
    return games.evaluation_of(game)


@cache
def tables_of(game: Game) -> Evaluation:
    """How a position is judged by the tables alone, whether or not there are nets."""
    found = games.evaluation_of(game)
    found.use_tables()
    return found
