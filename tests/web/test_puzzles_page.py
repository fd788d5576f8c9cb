"""Puzzles on the page: found from the lobby, tried on the real board, explained, and kept with the visitor."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect
from web_checks import CYRILLIC, fits, serious
from web_server import NewPage

from arcanarium.core.asking.shape import ONE
from arcanarium.core.history import History
from arcanarium.games import NAMES, load
from arcanarium.puzzles.exercise import exercise_of
from arcanarium.puzzles.puzzle import Asked, library

PHONE = {"width": 390, "height": 844}


def single() -> Asked:
    """A puzzle of one answer that is one of several options."""
    for game in NAMES:
        for asked in library(game).asked.values():
            exercise = exercise_of(asked)
            form = exercise.game.question(exercise.state, exercise.seat).shape.form
            if len(exercise.tasks) == 1 and form == ONE:
                return asked
    raise AssertionError("there is none")


def answer(page: Page, action: int) -> None:
    page.locator(f"[data-live~='{action}']:visible").first.click()


@pytest.mark.parametrize("game", NAMES)
def test_a_puzzle_of_every_game_is_shown_and_explained(new_page: NewPage, game: str) -> None:
    page = new_page()
    asked = next(iter(library(game).asked.values()))
    page.goto(f"/puzzles/{game}/{asked.id}")
    setter = page.locator(".setter")
    expect(setter).to_have_attribute("data-task", "0")
    expect(page.locator(".stage [data-live]").first).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    expect(setter).to_have_attribute("data-task", str(len(asked.puzzle.steps)))
    expect(page.locator(".why")).to_have_count(len(asked.puzzle.steps))
    expect(page.locator(".why").first).to_contain_text("to win")
    assert serious(page) == []


def test_a_puzzle_is_solved_on_a_phone_in_russian(new_page: NewPage) -> None:
    asked = single()
    best, other = list(exercise_of(asked).tasks[0].chances)[:2]
    page = new_page(**PHONE, language="ru-RU")
    page.goto("/puzzles")
    assert CYRILLIC.search(page.locator("h1").inner_text())
    expect(page.get_by_text("Задача дня").first).to_be_visible()
    assert fits(page)
    assert serious(page) == []
    page.goto(f"/puzzles/{asked.game}/{asked.id}")
    expect(page.locator(".setter .words")).to_contain_text("явно лучше")
    assert fits(page)
    answer(page, other)
    expect(page.locator(".missed")).to_contain_text("Есть ход лучше")
    answer(page, best)
    expect(page.locator(".setter .words")).to_contain_text("Верно")
    expect(page.locator(".why")).to_have_count(1)
    assert fits(page)
    page.goto(f"/puzzles/{asked.game}")
    expect(page.locator("a.one.solved")).to_have_count(1)
    assert fits(page)
    assert serious(page) == []
    page.get_by_role("button", name="EN").click()
    expect(page.locator("h1")).to_contain_text("Puzzles")


def test_a_puzzle_without_a_mouse(new_page: NewPage) -> None:
    asked = single()
    task = exercise_of(asked).tasks[0]
    page = new_page()
    page.goto(f"/puzzles/{asked.game}/{asked.id}")
    expect(page.locator(".setter")).to_be_focused()
    page.locator(f"[data-live~='{task.answer[0]}']:visible").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".setter .words")).to_contain_text("That is it!")
    expect(page.locator(".setter")).to_be_focused()
    page.get_by_role("link", name="Next puzzle").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda address: asked.id not in address)
    expect(page.locator(".setter")).to_have_attribute("data-task", "0")


def test_mistakes_are_tried_again_on_a_phone(new_page: NewPage) -> None:
    """From the analysis of a game to its costliest decision, which is then shown and explained."""
    game = load("seasons")
    history = History(game, 2, 1)
    chance = Random(1)
    while len(history.moves) < 4:
        decision = game.decisions(history.state)[0]
        history.apply(decision.seat, chance.choice(decision.options))
    page = new_page(**PHONE, language="ru-RU")
    replay = page.request.post("/api/replays", data={"record": history.record().text()}).json()["id"]
    page.goto(f"/replay/record/{replay}#analysis")
    page.locator(f"a[href='/mistakes/0/record/{replay}']").click()
    expect(page.locator(".setter .words")).to_contain_text("Вы выбрали")
    assert fits(page)
    assert serious(page) == []
    page.get_by_role("button", name="Показать").click()
    expect(page.locator(".why")).to_have_count(1)
    page.get_by_role("link", name="Посмотреть в записи партии").click()
    page.wait_for_url(f"**/replay/record/{replay}#*")
