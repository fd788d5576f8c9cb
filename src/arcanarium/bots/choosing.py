"""What bots have in common once they know what each answer is worth: knowledge of the game, and levels of care."""

from __future__ import annotations

from importlib import import_module
from math import log
from random import Random
from typing import Final, NamedTuple

from arcanarium.core.game import Game
from arcanarium.core.hints import Hints

KNOWN: Final[dict[int, tuple[Game, Hints]]] = {}  # by the identity of the game: several card sets can be at one table


def hints_of(game: Game) -> Hints:
    """The evaluation of a game."""
    if id(game) not in KNOWN:
        KNOWN[id(game)] = (game, import_module(f"arcanarium.games.{game.base}.hints").build(game))
    return KNOWN[id(game)][1]


class Care(NamedTuple):
    """How carefully a bot chooses among what it has weighed."""

    noise: float = 0.0  # chances are misjudged by about so much, as logarithms of odds
    blunder: float = 1.0  # an option that loses more chance than this against the best is never taken


def odds(chance: float) -> float:
    """On a scale without ends."""
    safe = min(0.9999, max(0.0001, chance))
    return log(safe / (1 - safe))


def pick(options: list[int], chances: list[float], care: Care, random: Random) -> int:
    """The best option as a bot of that care sees it; of equals the first."""
    best = max(chances)
    if care.noise <= 0:
        return options[chances.index(best)]
    seen = [
        odds(chance) + random.gauss(0.0, care.noise) if chance >= best - care.blunder else float("-inf")
        for chance in chances
    ]
    return options[seen.index(max(seen))]
