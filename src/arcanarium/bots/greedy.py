"""The bot that looks one step ahead: it plays out its turn in a few imagined worlds and takes what stands best."""

from __future__ import annotations

from typing import Final

from arcanarium.bots import Bot, Imagine
from arcanarium.bots.care import Care, pick
from arcanarium.bots.evaluations import evaluation_of
from arcanarium.bots.lookahead import worths
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.evaluation import Evaluation
from arcanarium.core.game import Decision, Game
from arcanarium.core.view import Data

WORLDS: Final = 4
STEPS: Final = 6


class Player(Bot):
    """Judges by the game's evaluation alone, or by the one it is given."""

    looks = False

    def __init__(
        self,
        game: Game,
        seats: int,
        seat: int,
        seed: int,
        worlds: int = WORLDS,
        steps: int = STEPS,
        care: Care | None = None,
        judge: Evaluation | None = None,
    ) -> None:
        super().__init__(game, seats, seat, seed)
        self.worlds = worlds
        self.steps = steps  # own answers that are played on before a world is judged
        self.care = care or Care()
        self.judge = judge or evaluation_of(game)

    def choose(self, view: Data, decision: Decision, imagine: Imagine) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        worlds = [imagine(self.random.randrange(SEED_LIMIT)) for _ in range(self.worlds)]
        chances = worths(self.judge, worlds, decision.seat, decision.options, self.steps)
        return pick(decision.options, chances, self.care, self.random)
