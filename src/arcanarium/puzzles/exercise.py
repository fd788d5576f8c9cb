"""A position to try one's hand at: who is asked, what counts, and what came of a try."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from arcanarium.bots.reasons import Gain
from arcanarium.core.actions import UnknownNotation
from arcanarium.core.agenda import IllegalAction, State
from arcanarium.core.asking.whole_answer import IllegalAnswer, parts_of, why_not
from arcanarium.core.game import Game
from arcanarium.core.record import BadRecord
from arcanarium.lessons.standing import Moved, NotLegal, play
from arcanarium.puzzles.puzzle import Asked, BadPuzzle, Step


class Task(NamedTuple):
    """One answer of the solution, in parts, and what the search says."""

    answer: list[int]
    chances: dict[int, float]  # after each option of the first part, best first
    gains: list[Gain]
    others: list[Gain]
    line: list[int]  # what would follow
    equal: float = 0.0  # what loses no more than this counts as well
    begins: bool = False  # only the first part of an answer is judged


class Exercise(NamedTuple):
    """Tasks of one seat, one after the other."""

    game: Game
    state: State
    seat: int
    tasks: list[Task]
    most: float = 0.0  # points that a chance of 1 stands for, alone; 0: chances are of winning

    def at(self, number: int) -> State:
        """The table where a task is asked, those before it being done. Raises IllegalAction."""
        return played(self.state, self.seat, [task.answer for task in self.tasks[:number]])[-1].state

    def give(self, number: int, actions: Sequence[int]) -> tuple[bool, list[int]]:
        """Does it count, and which parts does it have? Raises NotLegal."""
        here, task = self.at(number), self.tasks[number]
        try:
            parts = parts_of(here, self.seat, list(actions))
        except IllegalAnswer as error:
            raise NotLegal(error.action, error.refusal) from None
        except IllegalAction:
            raise NotLegal(actions[0], why_not(here, self.seat, actions[0])) from None
        best = max(task.chances.values())
        as_good = (task.begins or len(parts) == 1) and task.chances.get(parts[0], 0.0) >= best - task.equal
        return sorted(parts) == sorted(task.answer) or as_good, parts

    def follow(self, number: int, parts: list[int] | None = None) -> list[Moved]:
        """What an answer to a task leads to; without one, the rest of the solution."""
        answers = [task.answer for task in self.tasks[number:]] if parts is None else [parts]
        return played(self.at(number), self.seat, answers)[1:]


def played(state: State, seat: int, answers: list[list[int]]) -> list[Moved]:
    """The table before the first answer, and after each."""
    moved = [Moved(seat, [], [], state)]
    for parts in answers:
        moved.append(play(moved[-1].state, seat, parts))
    return moved


def exercise_of(asked: Asked) -> Exercise:
    """Raises BadPuzzle."""
    game = asked.load_game()
    try:
        state = asked.begin()
        return Exercise(game, state, asked.puzzle.seat, [read_task(game, step) for step in asked.puzzle.steps])
    except (BadRecord, UnknownNotation) as error:
        raise BadPuzzle(str(error)) from None


def read_task(game: Game, step: Step) -> Task:
    parse = game.actions.parse
    answer = [parse(part.strip()) for part in step.answer.split(",")]
    chances = {parse(text): chance for text, chance in step.chances.items()}
    return Task(answer, chances, step.gains, step.others, [parse(text) for text in step.line])
