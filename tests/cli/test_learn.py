"""Lessons in the terminal, and their checker."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from terminal import refused, run

from arcanarium.games import NAMES
from arcanarium.lessons.lesson import SHIPPED, lesson_names, load_lesson, next_lesson, words_of
from arcanarium.wording import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_listed(language: str) -> None:
    answer = run("learn", language=language)
    assert answer.code == 0
    for game in NAMES:
        for name in lesson_names(game):
            assert f"arcanarium learn {game} {name}" in answer.out
            assert words_of(load_lesson(game, name).path, language).text("title") in answer.out


@pytest.mark.parametrize("game", NAMES)
def test_every_lesson_runs_in_the_terminal(game: str) -> None:
    for name in lesson_names(game):
        lesson = load_lesson(game, name)
        typed = "".join("?\n" if step.do else "\n" for step in lesson.steps)
        answer = run("learn", game, name, typed=typed, language="ru")
        assert answer.code == 0
        for step in lesson.steps:
            assert words_of(lesson.path, "ru").text(step.say)[:40] in answer.out.replace("\n", " ")
        assert f"arcanarium play {game} --seats {lesson.play.seats}" in answer.out.replace("\n", " ")
        following = next_lesson(lesson)
        assert following is None or f"arcanarium learn {game} {following.name}" in answer.out


def test_a_lesson_answers_and_can_be_left() -> None:
    """A wrong try, one that the rules forbid, one back, the right one, and out."""
    answer = run(
        "learn", "seasons", "first", typed="\ntake winter_2\nsummon amulet_of_air\nrubbish\n1\nb\ntake winter_1\nq\n"
    )
    assert "here we want the one with the ring" in answer.out
    assert "cannot be answered now" in answer.out or "not among" in answer.out or "now" in answer.out
    assert "That is no answer" in answer.out
    assert "arcanarium learn seasons first --step 3" in answer.out


def test_an_answer_may_be_given_in_parts() -> None:
    lesson = load_lesson("seasons", "first")
    step = next(number for number, each in enumerate(lesson.steps, 1) if each.say == "cash-in")
    typed = "transmute water\ntransmute water\ntransmute earth\nq\n"
    answer = run("learn", "seasons", "first", "--step", str(step), typed=typed)
    assert f"--step {step + 1}" in answer.out
    assert "Not quite" not in answer.out


def test_mistakes() -> None:
    said = f'There is no lesson "frist"; the lessons are {", ".join(lesson_names("seasons"))}; did you mean first?'
    assert refused("learn", "seasons", "frist") == said
    assert refused("learn", "seasons", "first", "--step", "99") == "The lesson has 26 steps."
    assert refused("learn", "seasonz").startswith('There is no game "seasonz"')
    assert refused("lesson", "teach", "x.yaml") == 'A lesson can be checked: check FILE, not "teach".'


def test_lessons_are_checked(tmp_path: Path) -> None:
    shipped = [str(path) for path in sorted(SHIPPED.glob("*/*.yaml"))]
    answer = run("lesson", "check", *shipped)
    assert (answer.code, answer.out) == (0, f"{len(shipped)} lessons, all is well.\n")
    bad = tmp_path / "bad.yaml"
    bad.write_text("game: seasons\nscenes: [{steps: [{say: x, do: fly}]}]\n", "utf-8")
    assert run("lesson", "check", str(bad)).out.endswith("1 lesson, 1 fault.\n")
    for language in LANGUAGES:
        (tmp_path / f"bad.{language}.ftl").write_text("title = T\nabout = A\nx = X\n    .wrong = W\n", "utf-8")
    found = json.loads(run("lesson", "check", str(bad), "--json").out)
    assert any("'fly' is no move" in fault for fault in found["faults"][str(bad)])
