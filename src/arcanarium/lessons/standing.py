"""Where a learner stands: the position a step is taught on, and what an answer there leads to."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Final, NamedTuple

from arcanarium.core.actions import UnknownNotation
from arcanarium.core.agenda import Event, IllegalAction, State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.asking.whole_answer import IllegalAnswer, parts_of, why_not
from arcanarium.core.game import Game
from arcanarium.core.scenario import begin
from arcanarium.lessons.lesson import BadLesson, Lesson, Step

ANY: Final = "*"  # an answer that does not matter


class Moved(NamedTuple):
    """A whole answer of a seat, what it led to, and the table after it."""

    seat: int
    actions: list[int]
    events: list[Event]
    state: State


class NotLegal(Exception):
    """The rules do not allow that answer; perhaps they say why."""

    def __init__(self, action: int, refusal: Refusal | None) -> None:
        super().__init__(f"{action} is not allowed")
        self.action = action
        self.refusal = refusal


class NotAsked(Exception):
    """A legal answer, but not one that this step is about."""


class Standing:
    """At one step of a lesson. The same lesson, step and answers always give the same table."""

    def __init__(self, lesson: Lesson, number: int, state: State, answers: list[list[int]]) -> None:
        self.lesson = lesson
        self.number = number
        self.state = state
        self.answers = answers  # that were given since the scene began

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def game(self) -> Game:
        return self.lesson.load_game()

    @property
    def is_last(self) -> bool:
        return self.number == len(self.lesson.steps) - 1

    def shown(self) -> list[int]:
        """The answer that is shown on request, in parts; none if nothing is to be done. Raises BadLesson."""
        found = self.counted() if self.step.do else [[]]
        if not found:
            raise BadLesson("", "none of the answers that count is offered")
        return found[0]

    def counted(self) -> list[list[int]]:
        """Whole answers that go on from here: those that are written out, and single ones that fit a pattern."""
        found: list[list[int]] = []
        for pattern in self.step.do:
            if "*" not in pattern:
                found.append(parse_moves(self.game, self.state, self.lesson.seat, pattern))
                continue
            fitting = [[each] for each in self._legal() if fnmatchcase(self._notation(each), pattern)]
            found += [each for each in fitting if is_whole(self.state, self.lesson.seat, each)]
        return found

    def counts(self, parts: list[int]) -> bool:
        """Is a whole answer among those that go on? Every part of it has to fit a pattern."""
        if sorted(parts) in [sorted(each) for each in self.counted()]:
            return True
        patterns = [pattern for pattern in self.step.do if "*" in pattern]
        return any(all(fnmatchcase(self._notation(part), pattern) for part in parts) for pattern in patterns)

    def _legal(self) -> list[int]:
        return list(self.state.legal_for(self.lesson.seat))

    def _notation(self, action: int) -> str:
        return self.game.actions.notation(action)

    def after(self, actions: Sequence[int]) -> State | None:
        """The table after the first parts of an answer that counts; None if none begins like that."""
        parts = list(actions)
        if any(way[: len(parts)] == parts for way in self.counted()):
            return play(self.state, self.lesson.seat, parts).state
        return None

    def give(self, actions: Sequence[int]) -> tuple[list[Moved], Standing]:
        """What follows from an answer that counts, and the next step. Raises NotLegal and NotAsked."""
        seat = self.lesson.seat
        try:
            parts = parts_of(self.state, seat, list(actions))
        except IllegalAnswer as error:
            raise NotLegal(error.action, error.refusal) from None
        except IllegalAction:
            first = actions[0] if actions else -1
            raise NotLegal(first, why_not(self.state, seat, first)) from None
        if not self.counts(parts):
            raise NotAsked
        moved = [play(self.state, seat, parts)]
        for who, moves in self.step.then:
            now = moved[-1].state
            moved.append(play(now, who, parse_moves(self.game, now, who, moves)))
        return moved, self._next(moved[-1].state, [*self.answers, parts])

    def go_on(self) -> Standing:
        """To the next step; a task is done as the lesson would."""
        if self.step.do:
            return self.give(self.shown())[1]
        return self._next(self.state, self.answers)

    def _next(self, state: State, answers: list[list[int]]) -> Standing:
        following = self.number + 1
        if self.is_last:
            raise IndexError(following)
        if self.lesson.steps[following].scene != self.step.scene:
            return stand(self.lesson, following)
        return Standing(self.lesson, following, state, answers)


def stand(lesson: Lesson, number: int, answers: Sequence[Sequence[int]] = ()) -> Standing:
    """At a step, after those answers in its scene; where they end the lesson answers. Raises what `give` does."""
    first = lesson.begins(number)
    game, scene = lesson.load_game(), lesson.scenes[lesson.steps[first].scene]
    state = begin(game, scene.begins)
    state.close_log()
    for who, moves in scene.when:
        state = play(state, who, parse_moves(game, state, who, moves)).state
    standing = Standing(lesson, first, state, [])
    left = list(answers)
    while standing.number < number:
        standing = standing.give(left.pop(0))[1] if standing.step.do and left else standing.go_on()
    return standing


def play(state: State, seat: int, parts: list[int]) -> Moved:
    after = state.clone()
    events: list[Event] = []
    for part in parts:
        after.open_log()
        after.apply(seat, part)
        events += after.take_log()
        after.close_log()
    return Moved(seat, parts, events, after)


def is_whole(state: State, seat: int, actions: list[int]) -> bool:
    try:
        parts_of(state, seat, actions)
    except IllegalAction:
        return False
    return True


def any_answer(state: State, seat: int) -> list[int]:
    """A whole answer, the first that is offered."""
    actions: list[int] = []
    now = state.clone()
    while not is_whole(state, seat, actions):
        actions.append(next(iter(now.legal_for(seat))))
        now.apply(seat, actions[-1])
    return actions


def parse_moves(game: Game, state: State, seat: int, text: str) -> list[int]:
    """A whole answer, or several one after the other, as notations with commas; `*` is any. Raises BadLesson."""
    if text == ANY and state.owes(seat):
        return any_answer(state, seat)
    try:
        actions = [game.actions.parse(part.strip()) for part in text.split(",")]
    except UnknownNotation as error:
        raise BadLesson("", f"{text!r} is no move: {error}") from None
    try:
        return parts_of(state, seat, actions)
    except IllegalAction:
        offered = ", ".join(game.actions.notation(each) for each in state.legal_for(seat))
        raise BadLesson("", f"seat {seat} may not answer {text!r}; offered: {offered or 'nothing'}") from None
