"""The six levels by name: each a bot with settings that may differ between games and numbers of seats."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from arcanarium.bots import Bot, Imagine, greedy, ismcts
from arcanarium.bots.choosing import Care
from arcanarium.bots.ismcts import Budget
from arcanarium.core.game import Decision, Game
from arcanarium.core.view import Data

CAPS: Final = {"beginner": 1.0, "apprentice": 1.0, "adept": 2.0, "magister": 3.0, "archmage": 5.0, "master": 10.0}


@cache
def table() -> dict[str, dict[str, Any]]:
    return tomllib.loads((Path(__file__).parent / "levels.toml").read_text("utf-8"))


def settings(level: str, game: str, seats: int) -> dict[str, Any]:
    """What holds for every game, then for this one, then for so many seats of it."""
    whole = table()[level]
    found = {name: value for name, value in whole.items() if not isinstance(value, dict)}
    for part in (whole.get(game, {}), whole.get(game, {}).get(str(seats), {})):
        found |= {name: value for name, value in part.items() if not isinstance(value, dict)}
    return found


def made(given: dict[str, Any], seed: int) -> Bot:
    """The bot that settings describe."""
    care = Care(float(given.get("noise", 0.0)), float(given.get("blunder", 1.0)))
    if given["bot"] == "greedy":
        return greedy.Player(seed, worlds=int(given.get("worlds", 4)), care=care)
    budget = Budget(**{name: given[name] for name in Budget._fields if name in given})
    if "iterations" not in given and "seconds" not in given:
        budget = budget._replace(seconds=1.0)
    return ismcts.Player(seed, budget, care)


class Player(Bot):
    """Finds out which game it plays when it is first asked."""

    looks = False

    def __init__(self, level: str, seed: int) -> None:
        self.level = level
        self.seed = seed
        self.bot: Bot | None = None

    def choose(self, game: Game, view: Data, decision: Decision, imagine: Imagine) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        if self.bot is None:
            self.bot = made(settings(self.level, game.name, game.seats(imagine(0))), self.seed)
        return self.bot.choose(game, view, decision, imagine)


def player(level: str, seed: int) -> Bot:
    return Player(level, seed)
