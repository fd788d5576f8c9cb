"""How hard a puzzle is: rated like a player by how often each of the weaker levels finds it."""

from __future__ import annotations

from typing import Final

from arcanarium.bots import answer, own_seed
from arcanarium.bots.levels import make_level
from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.puzzles.weighing import decision_of

# What the levels are worth here; at a table neighbours are 100 to 300 points apart (docs/bots.md).
LEVELS: Final = {"beginner": 900, "apprentice": 1050, "adept": 1200, "magister": 1350}
LOWEST, HIGHEST = 600, 2000
PRIOR: Final = 1.0  # a puzzle begins with one success and one failure of a player of its own strength


def finds(level: str, game: Game, s: State, seat: int, actions: list[int], seed: int) -> bool:
    """Does a bot of that level give all of these answers, one after the other?"""
    bot = make_level(level, game, game.seats(s), seat, seed)
    here = s.clone()
    for action in actions:
        decision = decision_of(here, seat)
        if len(decision.options) > 1 and answer(bot, here, decision) != action:
            return False
        here.apply(seat, action)
    return True


def ask_levels(game: Game, s: State, seat: int, actions: list[int], tries: int, seed: int) -> dict[str, int]:
    """By level: how many of the tries found it."""
    return {
        level: sum(finds(level, game, s, seat, actions, own_seed(seed, place, number)) for number in range(tries))
        for place, level in enumerate(LEVELS)
    }


def expected(rating: float, level: float) -> float:
    """The share of tries with which a player of that strength would find such a puzzle."""
    return 1 / (1 + 10 ** ((rating - level) / 400))


def rate(found: dict[str, int], tries: int) -> int:
    """The rating at which as much is expected to be found as was found."""
    wanted = sum(found.values()) + PRIOR
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 1:
        middle = (low + high) / 2
        foreseen = sum(tries * expected(middle, LEVELS[level]) for level in found) + PRIOR
        low, high = (middle, high) if foreseen > wanted else (low, middle)
    return round(low / 10) * 10
