"""The bot that takes any legal answer, each as often as every other."""

from __future__ import annotations

from arcanarium.bots import Bot, Imagine
from arcanarium.core.game import Decision, Game
from arcanarium.core.view import Data


class Player(Bot):
    """Plays without looking."""

    looks = False
    imagines = False

    def __init__(self, game: Game, seats: int, seat: int, seed: int) -> None:
        super().__init__(game, seats, seat, seed)
        self.draw = self.random.random

    def choose(self, view: Data, decision: Decision, imagine: Imagine) -> int:
        return decision.options[int(self.draw() * len(decision.options))]
