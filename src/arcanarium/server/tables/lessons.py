"""Lessons on the wire: nothing of them is kept here but how far each visitor has come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arcanarium.core.agenda import State
from arcanarium.core.delta import delta
from arcanarium.core.game import Game
from arcanarium.lessons.lesson import WRONG, Lesson, Step, all_lessons, in_all_languages, load_lesson, minutes_of
from arcanarium.lessons.standing import Moved, NotAsked, NotLegal, Standing, stand
from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.server.tables.messages import tell_events, tell_question

Progress = Mapping[tuple[str, str], tuple[int, bool]]


def find_lesson(game: str, name: str) -> Lesson:
    try:
        return load_lesson(game, name)
    except KeyError:
        raise Problem("lesson-unknown", f"There is no lesson {name!r} of {game!r} here.") from None


def list_lessons(progress: Progress) -> list[wire.LessonInfo]:
    return [describe(lesson, progress) for lesson in all_lessons()]


def describe(lesson: Lesson, progress: Progress) -> wire.LessonInfo:
    step, done = progress.get((lesson.game, lesson.name), (0, False))
    return wire.LessonInfo(
        game=lesson.game,
        name=lesson.name,
        title=in_all_languages(lesson, "title"),
        about=in_all_languages(lesson, "about"),
        steps=len(lesson.steps),
        minutes=minutes_of(lesson),
        play=wire.LessonGame(seats=lesson.play.seats, options=lesson.play.options),
        step=min(step, len(lesson.steps) - 1),
        done=done,
    )


def tell_lesson(lesson: Lesson, progress: Progress) -> wire.LessonText:
    game = lesson.load_game()
    return wire.LessonText(
        info=describe(lesson, progress),
        seat=lesson.seat,
        seats=game.seats(stand(lesson, 0).state),
        words=[tell_words(lesson, step) for step in lesson.steps],
    )


def tell_words(lesson: Lesson, step: Step) -> wire.LessonStep:
    return wire.LessonStep(
        say=in_all_languages(lesson, step.say),
        wrong=in_all_languages(lesson, step.say, WRONG) if step.do else {},
        task=bool(step.do),
    )


def show_step(lesson: Lesson, number: int, answers: Sequence[Sequence[int]]) -> wire.LessonStage:
    """A step as one comes to it."""
    return tell_stage(take_place(lesson, number, answers), None)


def try_answer(lesson: Lesson, wish: wire.LessonTry) -> wire.LessonVerdict:
    standing = take_place(lesson, wish.step, wish.answers)
    if not standing.step.do or standing.is_last:
        raise Problem("malformed", "Nothing is asked at that step.")
    try:
        moved, following = standing.give(wish.answer)
    except NotAsked:
        return wire.LessonVerdict(stage=None)
    except NotLegal as error:
        refusal = error.refusal
        return wire.LessonVerdict(stage=None, refusal=None if refusal is None else (error.action, *refusal))
    return wire.LessonVerdict(stage=tell_stage(following, (standing.state, moved)))


def take_place(lesson: Lesson, number: int, answers: Sequence[Sequence[int]]) -> Standing:
    if number >= len(lesson.steps):
        raise Problem("malformed", f"The lesson has {len(lesson.steps)} steps.")
    try:
        return stand(lesson, number, answers)
    except (NotAsked, NotLegal):
        raise Problem("malformed", "Those answers do not lead to that step.") from None


def tell_stage(standing: Standing, led: tuple[State, list[Moved]] | None) -> wire.LessonStage:
    """At once where one comes from elsewhere, also from another scene; else what led there."""
    lesson, game = standing.lesson, standing.game
    task = bool(standing.step.do)
    shown = standing.shown()
    if led is None or not standing.answers:
        view, changes = tell_view(game, standing.state, lesson.seat, task, count(standing)), []
    else:
        view, changes = None, tell_changes(game, led, lesson.seat, task, count(standing))
    return wire.LessonStage(
        step=standing.number,
        answers=standing.answers,
        view=view,
        changes=changes,
        point=tell_pointers(standing, shown),
        shown=shown,
    )


def count(standing: Standing) -> int:
    """A number that grows with every answer of a scene."""
    return sum(1 + len(step.then) for step in tasks_before(standing))


def tasks_before(standing: Standing) -> list[Step]:
    steps = standing.lesson.steps
    return [step for step in steps[standing.lesson.begins(standing.number) : standing.number] if step.do]


def tell_view(game: Game, state: State, seat: int, task: bool, seq: int) -> wire.ViewMessage:
    return wire.ViewMessage(
        seq=seq,
        seat=seat,
        view=game.view(state, seat),
        decisions=tell_asked(game, state, seat, task),
        undo=False,
        plead=False,
        plea=None,
        rewinds=0,
        clock=None,
    )


def tell_asked(game: Game, state: State, seat: int, task: bool) -> list[wire.DecisionInfo]:
    """Nothing is asked at a step that only tells."""
    return [tell_question(game, game.question(state, seat), seat)] if task and state.owes(seat) else []


def tell_changes(
    game: Game, led: tuple[State, list[Moved]], seat: int, task: bool, seq: int
) -> list[wire.DeltaMessage]:
    before, moved = led
    view = game.view(before, seat)
    found = []
    for number, move in enumerate(moved):
        after = game.view(move.state, seat)
        last = number + 1 == len(moved)
        found.append(
            wire.DeltaMessage(
                since=seq - len(moved) + number,
                seq=seq - len(moved) + number + 1,
                view=delta(view, after),
                events=tell_events(game, move.events, seat),
                decisions=tell_asked(game, move.state, seat, task) if last else [],
                undo=False,
                plead=False,
                plea=None,
                rewinds=0,
                clock=None,
                actor=move.seat,
                action=move.actions[0] if move.seat == seat else None,
                taken_back=False,
                seated=[],
            )
        )
        view = after
    return found


def tell_pointers(standing: Standing, shown: Sequence[int]) -> list[wire.LessonPointer]:
    found = []
    for pointer in standing.step.point:
        names = [str(action) for action in dict.fromkeys(shown)] if pointer.to == "answer" else [pointer.name]
        found += [wire.LessonPointer(to=pointer.to, name=name) for name in names]  # type: ignore[arg-type]
    return found
