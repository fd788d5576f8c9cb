"""Lessons on the page: each is walked to its end, everything pointed at is there, and progress is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web_checks import CYRILLIC, fits, serious
from web_server import NewPage

from arcanarium.games import NAMES
from arcanarium.lessons.lesson import lesson_names, load_lesson

PHONE = {"width": 390, "height": 844}


def at(page: Page, step: int) -> None:
    expect(page.locator(".teacher")).to_have_attribute("data-step", str(step))


def walk(page: Page, game: str, name: str) -> None:
    """To the end, shown every answer; what is pointed at is seen."""
    lesson = load_lesson(game, name)
    for number, step in enumerate(lesson.steps):
        at(page, number)
        if step.point:
            found = page.wait_for_function(
                "(step) => { const card = document.querySelector(`.teacher[data-step='${step}']`);"
                " const [seen, all] = (card?.dataset.seen ?? '0/1').split('/'); return seen === all && all !== '0'; }",
                arg=number,
            )
            assert found, step.say
        page.locator(".teacher .ways button").last.click()


@pytest.mark.parametrize("game", NAMES)
def test_every_lesson_is_walked_on_the_page(new_page: NewPage, game: str) -> None:
    page = new_page()
    for name in lesson_names(game):
        page.goto(f"/learn/{game}/{name}")
        walk(page, game, name)
        expect(page.locator("section[aria-labelledby=lesson-won]")).to_be_visible()


def test_a_lesson_by_hand_on_a_phone(new_page: NewPage) -> None:
    """Wrong tries are answered, one may go back, leave and resume; nothing sticks out; both languages."""
    page = new_page(**PHONE, language="ru-RU")
    page.goto("/learn")
    assert CYRILLIC.search(page.locator("h1").inner_text())
    page.locator("a[href='/learn/seasons/first']").click()
    at(page, 0)
    assert fits(page)
    assert serious(page) == []
    page.get_by_role("button", name="Дальше").click()
    at(page, 1)
    page.locator(".die[data-live]").nth(1).click()  # legal, but not what is taught here
    expect(page.locator(".missed")).to_contain_text("кольцом")
    at(page, 1)
    page.locator(".die[data-live]").first.click()
    at(page, 2)
    page.get_by_role("button", name="Назад").click()
    at(page, 1)
    page.get_by_role("button", name="Показать").click()
    at(page, 2)
    page.get_by_role("link", name="Выйти из урока").click()
    page.get_by_role("link", name="Продолжить").click()
    at(page, 2)
    page.get_by_role("button", name="EN").click()
    expect(page.locator(".words")).to_contain_text("Take it all")


def test_a_lesson_without_a_mouse(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/learn/seasons/first")
    at(page, 0)
    expect(page.locator(".teacher .primary")).to_be_focused()
    page.keyboard.press("Enter")
    at(page, 1)
    expect(page.locator(".teacher")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    at(page, 2)
    page.keyboard.press("1")
    at(page, 3)
    assert serious(page) == []


def test_after_a_lesson_comes_a_first_game(new_page: NewPage) -> None:
    page = new_page()
    last = len(load_lesson("seasons", "first").steps) - 1
    answer = page.request.put("/api/lessons/seasons/first/progress", data={"step": last, "done": False})
    assert answer.ok
    page.goto("/learn/seasons/first")
    at(page, last)
    page.get_by_role("button", name="Finish").click()
    expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
    assert serious(page) == []
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_url("**/table/*")
    page.goto("/learn/seasons")
    expect(page.locator(".done")).to_be_visible()
