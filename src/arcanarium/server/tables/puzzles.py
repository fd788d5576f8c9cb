"""Puzzles on the wire: positions to try one's hand at, as the seat that is asked sees them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from hashlib import sha256

from arcanarium.games import NAMES
from arcanarium.lessons.standing import Moved, NotLegal
from arcanarium.puzzles.exercise import Exercise, Task, exercise_of
from arcanarium.puzzles.puzzle import Asked, library
from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.server.tables.lessons import tell_changes, tell_view

Solved = Mapping[tuple[str, str], tuple[int, bool]]


def find_puzzle(game: str, name: str) -> Asked:
    asked = puzzles_of(game).get(name)
    if asked is None:
        raise Problem("puzzle-unknown", f"There is no puzzle {name!r} of {game!r} here.")
    return asked


def puzzles_of(game: str) -> dict[str, Asked]:
    try:
        return library(game).asked
    except KeyError:
        raise Problem("game-unknown", f"There is no game {game!r} here.") from None


# -- lists


def list_shelves(solved: Solved, today: date) -> wire.PuzzleShelves:
    """The daily one of everybody is of another game each day."""
    shelves = []
    for game in NAMES:
        names = puzzles_of(game)
        done = sum(solved.get((game, name), (0, False))[1] for name in names)
        shelves.append(wire.PuzzleShelf(game=game, number=len(names), solved=done, daily=choose_daily(game, today)))
    full = [shelf.game for shelf in shelves if shelf.number] or [NAMES[0]]
    return wire.PuzzleShelves(date=today.isoformat(), game=full[today.toordinal() % len(full)], shelves=shelves)


def choose_daily(game: str, today: date) -> str:
    """The same for everybody; none comes twice before all have come."""
    names = sorted(puzzles_of(game), key=lambda name: sha256(name.encode()).digest())
    return names[today.toordinal() % len(names)] if names else ""


def list_puzzles(game: str, solved: Solved) -> list[wire.PuzzleInfo]:
    """Easy ones first. What the answer is stays here."""
    found = []
    for asked in puzzles_of(game).values():
        tries, done = solved.get((game, asked.id), (0, False))
        found.append(
            wire.PuzzleInfo(
                game=game,
                id=asked.id,
                rating=asked.puzzle.rating,
                themes=asked.puzzle.themes,
                tasks=len(asked.puzzle.steps),
                tries=tries,
                solved=done,
            )
        )
    return found


# -- one puzzle


@lru_cache(maxsize=64)
def exercise_named(game: str, name: str) -> Exercise:
    """Getting there takes a replay of the game."""
    return exercise_of(find_puzzle(game, name))


def show_exercise(exercise: Exercise, number: int) -> wire.PuzzleTable:
    """As the seat that is asked sees it; nothing else leaves the server."""
    check_task(exercise, number)
    return wire.PuzzleTable(
        game=exercise.game.name,
        seat=exercise.seat,
        seats=exercise.game.seats(exercise.state),
        tasks=len(exercise.tasks),
        view=tell_view(exercise.game, exercise.at(number), exercise.seat, True, number),
        most=exercise.most,
    )


def try_exercise(exercise: Exercise, number: int, answer: list[int]) -> wire.PuzzleVerdict:
    check_task(exercise, number)
    task = exercise.tasks[number]
    try:
        counts, parts = exercise.give(number, answer)
    except NotLegal as error:
        refusal = error.refusal
        return wire.PuzzleVerdict(
            right=False, legal=False, refusal=None if refusal is None else (error.action, *refusal)
        )
    if counts:
        return tell_verdict(exercise, number, number + 1, exercise.follow(number, parts))
    known = parts[0] in task.chances and parts[0] not in task.answer
    chance, best = task.chances.get(parts[0]), max(task.chances.values())
    return wire.PuzzleVerdict(right=False, chance=chance if known else None, best=best if known else None)


def solve_exercise(exercise: Exercise, number: int) -> wire.PuzzleVerdict:
    """For whoever gives up: the rest of the solution."""
    check_task(exercise, number)
    return tell_verdict(exercise, number, len(exercise.tasks), exercise.follow(number))


def tell_verdict(exercise: Exercise, number: int, done: int, moved: list[Moved]) -> wire.PuzzleVerdict:
    asks_on = done < len(exercise.tasks)
    led = (exercise.at(number), moved)
    return wire.PuzzleVerdict(
        right=True,
        changes=tell_changes(exercise.game, led, exercise.seat, asks_on, number + len(moved)),
        explained=[explain(task) for task in exercise.tasks[:done]],
    )


def explain(task: Task) -> wire.Explained:
    (_, chance), (other, other_chance) = list(task.chances.items())[:2]
    return wire.Explained(
        answer=task.answer,
        chance=chance,
        gains=task.gains,
        line=task.line,
        other=other,
        other_chance=other_chance,
        others=task.others,
    )


def check_task(exercise: Exercise, number: int) -> None:
    if number >= len(exercise.tasks):
        raise Problem("malformed", f"There are {len(exercise.tasks)} tasks.")
