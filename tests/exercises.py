"""Shipped puzzles as positions for other tests: where it is known what is best, and what clearly is not."""

from __future__ import annotations

from typing import NamedTuple

from arcanarium.core.asking.shape import ONE
from arcanarium.games import NAMES
from arcanarium.puzzles.exercise import Exercise, exercise_of
from arcanarium.puzzles.puzzle import Asked, library


class Clear(NamedTuple):
    """A puzzle of one answer, and everything that could be answered, best first."""

    asked: Asked
    exercise: Exercise
    options: list[int]


def clearest(prompt: str = "") -> Clear:
    """Where the next best answer loses most; only one of several options is asked for."""
    each_game = [asked for game in NAMES for asked in library(game).asked.values()]
    for asked in sorted(each_game, key=lambda asked: (-asked.puzzle.margin, asked.id)):
        if len(asked.puzzle.steps) > 1:
            continue
        exercise = exercise_of(asked)
        question = exercise.game.question(exercise.state, exercise.seat)
        if question.shape.form == ONE and question.prompt.startswith(prompt):
            return Clear(asked, exercise, list(exercise.tasks[0].chances))
    raise AssertionError("there is none")
