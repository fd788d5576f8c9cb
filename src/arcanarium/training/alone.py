"""What is aimed at by who plays alone, where a program is the only rival."""

from __future__ import annotations

from typing import Final

from arcanarium.arena.duel import play_to_end
from arcanarium.bots import Maker
from arcanarium.core.game import Game
from arcanarium.core.net import Goal

ALONE: Final = Goal(250.0, 10.0)


def worth_alone(game: Game, make: Maker, seed: int) -> float:
    """What the points at the end of a game for one are worth."""
    s = play_to_end(game, [make], seed)
    return ALONE.worth(float(game.scores(s)[0]), float(0 in game.winners(s)))
