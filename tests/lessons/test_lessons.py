"""Every lesson is played through in the engine, and both languages say all of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from arcanarium.games import NAMES, load
from arcanarium.lessons.check import faults
from arcanarium.lessons.lesson import (
    BadLesson,
    Lesson,
    all_lessons,
    lesson_names,
    lessons_of,
    minutes_of,
    next_lesson,
    read_lesson,
)
from arcanarium.lessons.standing import NotAsked, NotLegal, stand

LESSONS = all_lessons()
TASK = "{say: take, point: answer, do: take winter_1, then: [1: take winter_2]}"
TITLES = "title = A lesson\nabout = Of dice\n"
WORDS = TITLES + "take = Take it.\n    .wrong = Not that.\ndone = Done.\n"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.name}")
def test_a_lesson_is_right(lesson: Lesson) -> None:
    assert faults(lesson) == []


def test_every_game_has_a_first_lesson_and_the_learner_acts() -> None:
    for game in NAMES:
        assert lesson_names(game)[0] == "first"
    for lesson in LESSONS:
        tasks = sum(bool(step.do) for step in lesson.steps)
        assert 2 * tasks >= len(lesson.steps) - 1, f"{lesson.game} {lesson.name}: a learner acts every second step"
        assert len(lesson.steps) <= 30
        assert 2 <= minutes_of(lesson) <= 20


def test_lessons_have_their_places() -> None:
    for game in NAMES:
        lessons = lessons_of(game)
        assert [lesson.number for lesson in lessons] == list(range(1, len(lessons) + 1))
        assert [next_lesson(lesson) for lesson in lessons] == [*lessons[1:], None]
        assert lessons[0].play.options == load(game).first_game
    assert {lesson.play.seats for lesson in LESSONS if lesson.name == "automa"} == {1}


def test_an_answer_that_does_not_matter() -> None:
    """Five Seals: whatever dice the learner takes, the rival finds three others."""
    lesson = next(each for each in LESSONS if each.game == "five_seals")
    standing = stand(lesson, [step.say for step in lesson.steps].index("new-dice"))
    parse = lesson.load_game().actions.parse
    storage = standing.game.view(standing.state, 0)["storage"]
    for colour in [name for name, number in storage.items() if number == 3]:
        _, after = standing.give(3 * [parse(f"take {colour}")])
        assert after.step.say == "new-round"


def test_a_game_that_cannot_be_offered(tmp_path: Path) -> None:
    path = written(tmp_path, TASK + ", {say: done}").path
    path.write_text("play: {options: {level: expert}}\n" + path.read_text("utf-8"), "utf-8")
    with pytest.raises(BadLesson, match="play: option level"):
        read_lesson(path)


def written(folder: Path, steps: str, words: str = WORDS) -> Lesson:
    """A lesson of one scene."""
    scene = "{phase: dice, die: [winter_1, winter_2, winter_3, none, none], face: [0, 0, 0, 0, 0]}"
    path = folder / "own.yaml"
    path.write_text(f"game: seasons\nscenes:\n  - given: {scene}\n    steps: [{steps}]\n", "utf-8")
    for language in ("en", "ru"):
        path.with_suffix(f".{language}.ftl").write_text(words, "utf-8")
    return read_lesson(path)


def test_a_right_one(tmp_path: Path) -> None:
    assert faults(written(tmp_path, f"{TASK}, {{say: done, holds: {{asked: 0}}}}")) == []


@pytest.mark.parametrize(
    ("steps", "words", "said"),
    [
        (TASK, WORDS.replace("done = Done.\n", ""), "a scene does not end with a task"),
        (TASK.replace("winter_1", "fall_1") + ", {say: done}", WORDS, "take: seat 0 may not answer 'take fall_1'"),
        (TASK.replace("take winter_2", "end_turn") + ", {say: done}", WORDS, "take: seat 1 may not answer 'end_turn'"),
        (TASK + ", {say: done, holds: {space: 9}}", WORDS, "done: holds.space: should be 9, but is 1"),
        (TASK + ", {say: done, point: card nothing}", WORDS, "done: there is no card 'nothing' to point at"),
        (TASK + ", {say: done}", TITLES + "take = Take it.\n    .wrong = No.\n", "done: not worded in en"),
        (TASK + ", {say: done}", WORDS + "other = More.\n", "other: worded in ru, but no step says it"),
        (TASK + ", {say: done}", WORDS.replace("    .wrong = Not that.\n", ""), "take: a task, and nothing else"),
        (TASK + ", {say: done}", WORDS.replace("Done.", "One. Two. Three."), "done: more than 2 sentences"),
        (TASK.replace("take winter_1", "'pick *'") + ", {say: done}", WORDS, "nothing that is offered fits 'pick *'"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, steps: str, words: str, said: str) -> None:
    assert any(said in fault for fault in faults(written(tmp_path, steps, words)))


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("{says: take}", "scenes.0.steps.0.says: is no part of a lesson; did you mean say?"),
        ("{say: Take It}", "scenes.0.steps.0.say: should be the key of a message"),
        ("{say: take, point: die 1}", "scenes.0.steps.0.point: should be `answer`"),
        ("{say: take, point: answer}", "scenes.0.steps.0.point: there is no answer to point at"),
        ("{say: take, then: [1: end_turn]}", "scenes.0.steps.0.then: something follows an answer"),
        ("{say: take, do: [no]}", "`no` and `yes` are written in quotes"),
    ],
)
def test_what_cannot_be_read_is_said(tmp_path: Path, step: str, said: str) -> None:
    with pytest.raises(BadLesson) as refused:
        written(tmp_path, step)
    assert said in str(refused.value)


def test_where_a_learner_stands_follows_from_the_answers() -> None:
    lesson = next(each for each in LESSONS if each.game == "seasons")
    parse = lesson.load_game().actions.parse
    overflow = next(number for number, step in enumerate(lesson.steps) if step.say == "overflow")
    standing = stand(lesson, overflow)
    with pytest.raises(NotLegal) as refused:
        standing.give([parse("end_turn")])
    assert refused.value.action == parse("end_turn")
    _, usual = standing.give(standing.shown())
    _, other = standing.give([parse("lose earth")])
    assert usual.state != other.state
    assert stand(lesson, other.number, other.answers).state == other.state
    with pytest.raises(NotAsked):
        usual.give([parse("end_turn")])
    assert stand(lesson, len(lesson.steps) - 1).is_last
