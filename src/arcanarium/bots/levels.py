"""The levels by name: each a bot with settings that may differ between games and numbers of seats."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from arcanarium.bots import LEVELS, Bot, greedy, ismcts
from arcanarium.bots.care import Care
from arcanarium.bots.evaluations import evaluation_of, tables_of
from arcanarium.bots.ismcts import Budget
from arcanarium.core.game import Game
from arcanarium.games import base_of, play_of

CAPS: Final = {"beginner": 1.0, "apprentice": 1.0, "adept": 2.0, "magister": 3.0, "archmage": 5.0, "master": 10.0}


@cache
def table() -> dict[str, dict[str, Any]]:
    return tomllib.loads((Path(__file__).parent / "levels.toml").read_text("utf-8"))


def settings(level: str, game: str, seats: int) -> dict[str, Any]:
    """What holds for every game, then for this one, then for that number of seats.

    Levels judge by the tables alone: their distances were measured so, and nets have made `greedy` and `ismcts`
    stronger since. The strongest uses all there is.
    """
    own = play_of(base_of(game)).get("levels", {}).get(level, {})
    found: dict[str, Any] = {"tables": 1, **table()[level]}
    for part in (own, own.get(str(seats), {})):
        found |= {name: value for name, value in part.items() if not isinstance(value, dict)}
    return found


def make(given: dict[str, Any], game: Game, seats: int, seat: int, seed: int) -> Bot:
    """The bot that settings describe."""
    judge = tables_of(game) if given.get("tables") else evaluation_of(game)
    care = Care(float(given.get("noise", 0.0)), float(given.get("blunder", 1.0)))
    if given["bot"] == "greedy":
        worlds = int(given.get("worlds", greedy.WORLDS))
        return greedy.Player(game, seats, seat, seed, worlds=worlds, care=care, judge=judge)
    budget = Budget(**{name: given[name] for name in Budget._fields if name in given})
    if "iterations" not in given and "seconds" not in given:
        budget = budget._replace(seconds=ismcts.USUAL_SECONDS)
    return ismcts.Player(game, seats, seat, seed, budget, care, judge=judge)


def make_level(level: str, game: Game, seats: int, seat: int, seed: int) -> Bot:
    """A player of one of the levels."""
    return make(settings(level, game.name, seats), game, seats, seat, seed)


def plain_of(bot: str, game: str, seats: int) -> str:
    """Who answers in the place of a bot that failed: `greedy`, as careless as the level is."""
    given = settings(bot, game, seats) if bot in LEVELS else {}
    care = "".join(f":{name}={given[name]}" for name in ("noise", "blunder", "tables") if name in given)
    return f"greedy{care}"
