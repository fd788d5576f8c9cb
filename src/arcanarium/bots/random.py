"""The bot that takes any legal answer, each as often as every other."""

from __future__ import annotations

from random import Random

from arcanarium.bots import Bot, Imagine
from arcanarium.core.game import Decision, Game
from arcanarium.core.view import Data


class Player(Bot):
    """Plays without looking."""

    looks = False
    imagines = False

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random

    def choose(self, game: Game, view: Data, decision: Decision, imagine: Imagine) -> int:
        return decision.options[int(self.random() * len(decision.options))]
