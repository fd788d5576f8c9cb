"""Is a set of puzzles right? Every game is replayed, every solution played; on request all of it is searched again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from arcanarium.bots import own_seed
from arcanarium.core.agenda import IllegalAction, State
from arcanarium.core.game import Game
from arcanarium.lessons.standing import NotLegal
from arcanarium.puzzles.exercise import Exercise, Task, exercise_of
from arcanarium.puzzles.puzzle import Asked, BadPuzzle, PuzzleSet, asked_in
from arcanarium.puzzles.weighing import Weighing, decision_of, is_alone

OTHER: Final = 2  # the chance of a search that verifies is not the one that found


def faults(puzzles: PuzzleSet) -> list[str]:
    """What is wrong, each with its place; nothing if all is well. Quick: nothing is searched."""
    try:
        asked = asked_in(puzzles)
    except BadPuzzle as error:
        return [str(error)]
    names = [each.id for each in asked]
    twice = [f"{name}: there are two of it" for name in sorted(set(names)) if names.count(name) > 1]
    return twice + [f"{each.id}: {fault}" for each in asked for fault in wrong(each, puzzles)]


def wrong(asked: Asked, puzzles: PuzzleSet) -> Iterator[str]:
    """Of one puzzle."""
    puzzle = asked.puzzle
    if not puzzle.steps:
        yield "nothing is asked"
        return
    if puzzle.margin < puzzles.search.margin:
        yield f"its margin {puzzle.margin} is below {puzzles.search.margin}"
    try:
        exercise = exercise_of(asked)
    except BadPuzzle as error:
        yield str(error)
        return
    for number, task in enumerate(exercise.tasks):
        try:
            yield from wrong_task(exercise, number, task)
        except (IllegalAction, NotLegal) as error:
            yield f"step {number + 1}: {error}"
            return


def wrong_task(exercise: Exercise, number: int, task: Task) -> Iterator[str]:
    here, seat = exercise.at(number), exercise.seat
    if not here.owes(seat) or not is_alone(here, seat):
        yield f"step {number + 1}: seat {seat} is not the one who is asked"
        return
    counts, parts = exercise.give(number, task.answer)
    if not counts or parts != task.answer:
        yield f"step {number + 1}: its answer is not a whole one"
    if sorted(task.chances) != sorted(first_options(here, seat, task)):
        yield f"step {number + 1}: other answers are offered than were searched"
    elif max(task.chances, key=lambda action: task.chances[action]) not in task.answer:
        yield f"step {number + 1}: another answer has a better chance"


def first_options(s: State, seat: int, task: Task) -> list[int]:
    """What could be answered where the first part was asked that was a choice at all."""
    here = s.clone()
    for part in task.answer:
        options = here.legal_for(seat)
        if len(options) > 1:
            return options
        here.apply(seat, part)
    return []


def verify(asked: Asked, iterations: int, worlds: int) -> list[str]:
    """Search every choice of a solution again; may be called in a process of its own."""
    exercise = exercise_of(asked)
    said = []
    for number, task in enumerate(exercise.tasks):
        here = exercise.at(number).clone()
        for place, part in enumerate(task.answer):
            if len(here.legal_for(exercise.seat)) > 1:
                seed = own_seed(asked.record.seed, OTHER, asked.puzzle.after, number, place)
                said += doubt(exercise.game, here, exercise.seat, part, iterations, worlds, seed)
            here.apply(exercise.seat, part)
    return [f"{asked.id}: {each}" for each in said]


def doubt(game: Game, s: State, seat: int, action: int, iterations: int, worlds: int, seed: int) -> list[str]:
    found = Weighing(game, s, decision_of(s, seat), iterations, worlds, seed)
    if found.best == action:
        return []
    best, notation = found.options[0], game.actions.notation
    return [f"{notation(best.action)} seems better than {notation(action)} after {iterations} iterations"]
