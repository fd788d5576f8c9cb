"""Is a lesson right? Every step is played, every answer that counts is tried, and every word is looked up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Final

from arcanarium.core.expectation import BadScenario, Failure, expect
from arcanarium.core.position import BadPosition
from arcanarium.lessons.lesson import TITLES, WRONG, BadLesson, Lesson, words_of
from arcanarium.lessons.standing import NotAsked, NotLegal, Standing, stand
from arcanarium.wording import LANGUAGES

SENTENCES: Final = 2  # the most a step says
LETTERS: Final = 260
END: Final = re.compile(r"[.!?…](?=\s|$)")


def faults(lesson: Lesson) -> list[str]:
    """What is wrong, each with its place; nothing if all is well."""
    return [*played(lesson), *worded(lesson)]


# -- the game


def played(lesson: Lesson) -> Iterator[str]:
    for number, step in enumerate(lesson.steps):
        last = number + 1 == len(lesson.steps) or lesson.steps[number + 1].scene != step.scene
        if last and step.do:
            yield f"{step.say}: a scene does not end with a task: nobody would see what came of it"
    standing: Standing | None = None
    for number in range(len(lesson.steps)):
        try:
            standing = stand(lesson, number) if standing is None else standing
            yield from tried(standing)
            standing = None if standing.is_last else standing.go_on()
        except (BadLesson, BadScenario, BadPosition, Failure, NotAsked, NotLegal, StopIteration) as error:
            yield f"{lesson.steps[number].say}: {error}"
            return


def tried(standing: Standing) -> Iterator[str]:
    """A step: what its words take for granted, and that every answer which counts leads on to the scene's end."""
    step, lesson = standing.step, standing.lesson
    expect(standing.game, standing.state, "holds", dict(step.holds))
    if step.do and not standing.state.owes(lesson.seat):
        yield f"{step.say}: the learner, seat {lesson.seat}, is not asked here"
        return
    ways = standing.counted()
    offered = [standing.game.actions.notation(each) for each in standing.state.legal_for(lesson.seat)]
    for pattern in step.do:
        if "*" in pattern and not any(fnmatchcase(each, pattern) for each in offered):
            yield f"{step.say}: nothing that is offered fits {pattern!r}"
    cards = standing.game.rules.plan
    for pointer in step.point:
        if pointer.to == "card" and pointer.name.partition(".")[0] not in cards.kinds:
            yield f"{step.say}: there is no card {pointer.name!r} to point at"
    for way in ways[1:]:
        after = standing.give(way)[1]
        while after.step.scene == step.scene and not after.is_last:
            expect(after.game, after.state, "holds", dict(after.step.holds))
            after = after.go_on()


# -- the words


def worded(lesson: Lesson) -> Iterator[str]:
    keys = [step.say for step in lesson.steps]
    for key in sorted({key for key in keys if keys.count(key) > 1}):
        yield f"{key}: two steps say the same"
    tasks = {step.say for step in lesson.steps if step.do}
    for language in LANGUAGES:
        words = words_of(lesson.path, language)
        for key in [*TITLES, *dict.fromkeys(keys)]:
            if not words.has(key):
                yield f"{key}: not worded in {language}"
                continue
            text = words.text(key)
            if len(END.findall(text)) > SENTENCES or len(text) > LETTERS:
                yield f"{key}: more than {SENTENCES} sentences or {LETTERS} letters in {language}"
            if (key in tasks) != (words.attribute(key, WRONG) is not None):
                yield f"{key}: a task, and nothing else, has an attribute .{WRONG} in {language}"
        for key in words.sources:
            if key not in TITLES and key not in keys and not key.startswith("-"):  # a term is for other messages
                yield f"{key}: worded in {language}, but no step says it"
        yield from sorted(words.complaints)
