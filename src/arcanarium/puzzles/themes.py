"""What a puzzle is about: what its first answer does, when, and why one might overlook it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from arcanarium.bots.evaluations import evaluation_of
from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.puzzles.weighing import Clear

OPENING: Final = 0.25  # of the game is behind
ENDING: Final = 0.75
SURE: Final = 0.85  # a chance that is as good as won,
OPEN: Final = 0.7  # and one that is not
BEHIND: Final = 0.35
LIKED: Final = 0.5  # of the tries of the levels that look one step ahead


@cache
def deeds() -> dict[str, dict[str, str]]:
    """By game: the theme of a verb."""
    return tomllib.loads((Path(__file__).parent / "themes.toml").read_text("utf-8"))


def theme_of(game: Game, action: int) -> str:
    """What an answer does; empty if that is no theme."""
    return deeds().get(game.base, {}).get(game.actions.block_of(action).verb, "")


def themes_of(game: Game, s: State, line: list[Clear], found: dict[str, int], tries: int) -> list[str]:
    """When, what, how; each is worded `puzzle-theme-…`."""
    progress = evaluation_of(game).progress(s)
    chances = list(line[0].step.chances.values())
    first = line[0].actions[0]
    told = {
        "opening": progress < OPENING,
        "endgame": progress >= ENDING,
        theme_of(game, first): True,
        "patience": game.actions.block_of(first).declines,
        "winning": chances[0] >= SURE > OPEN >= chances[1],
        "behind": chances[0] <= BEHIND,
        "deep": found["magister"] < LIKED * tries,
        "sequence": len(line) > 1,
    }
    return [theme for theme, fits in told.items() if fits and theme]
