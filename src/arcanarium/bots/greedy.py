"""The bot that looks one step ahead: it plays out its turn in a few imagined worlds and takes what stands best."""

from __future__ import annotations

from random import Random

from arcanarium.bots import Bot, Imagine
from arcanarium.bots.choosing import Care, hints_of, pick
from arcanarium.bots.lookahead import worths
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.game import Decision, Game
from arcanarium.core.view import Data


class Player(Bot):
    """Judges by the game's evaluation alone."""

    looks = False

    def __init__(self, seed: int, worlds: int = 4, steps: int = 6, care: Care | None = None) -> None:
        self.random = Random(seed)
        self.worlds = worlds
        self.steps = steps  # own answers that are played on before a world is judged
        self.care = care or Care()

    def choose(self, game: Game, view: Data, decision: Decision, imagine: Imagine) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        worlds = [imagine(self.random.randrange(SEED_LIMIT)) for _ in range(self.worlds)]
        chances = worths(hints_of(game), worlds, decision.seat, decision.options, self.steps)
        return pick(decision.options, chances, self.care, self.random)
