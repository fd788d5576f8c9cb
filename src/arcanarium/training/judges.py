"""Evaluations with a net that lies nowhere yet: it travels as bytes, to other processes and machines too."""

from __future__ import annotations

from functools import lru_cache

from arcanarium import games
from arcanarium.core.evaluation import TABLES, Evaluation
from arcanarium.core.net import Net, fit_cards, unpack


def table_of(seats: int) -> int:
    """Which table, and so which net, judges games of so many seats."""
    return min(seats, len(TABLES)) - 1


@lru_cache(maxsize=4)
def judge_with(name: str, seats: int, net: bytes | None) -> Evaluation:
    """A game's evaluation with that net, or with none."""
    game = games.load(name)
    found = games.evaluation_of(game)
    found.use_tables()
    if seats == 1 and net is None:  # its own table knows only how to win by ending the game early
        found.set_weights(0, list(found.tables[1]))
    if net is not None:
        found.use_net(table_of(seats), Net(fit_cards(unpack(net), game.rules.plan.kinds), found.copies()))
    return found
