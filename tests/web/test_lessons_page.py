"""Lessons on the page: each is walked to its end, everything pointed at is there, and progress is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web_checks import CYRILLIC, fits, serious
from web_learner import Learner
from web_server import NewPage

from arcanarium.games import NAMES
from arcanarium.lessons.lesson import lesson_names, load_lesson
from arcanarium.lessons.standing import stand
from processes import PATIENCE

PHONE = {"width": 390, "height": 844}


def at(page: Page, step: int) -> None:
    expect(page.locator(".teacher")).to_have_attribute("data-step", str(step))


# Shown every answer; the page clicks by itself, which is much quicker than a mouse for hundreds of steps. Tells the
# steps at which something that is meant was not to be seen.
WALK = """async ([steps, patience]) => {
  const missed = [];
  const card = (step) => document.querySelector(`.teacher[data-step='${step}']`);
  const until = async (look) => {
    const end = performance.now() + patience;
    while (!look() && performance.now() < end) await new Promise((done) => setTimeout(done, 5));
    return look();
  };
  for (const [step, points] of steps.entries()) {
    const seen = () => card(step)?.dataset.seen === `${points}/${points}`;
    if (!(await until(() => card(step) && (!points || seen())))) return [...missed, step];
    card(step).querySelector('.ways button:last-of-type').click();
  }
  return missed;
}"""


# Does the question or the teacher lie over what is lit?
COVERED = """() => {
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  return ['.asks', '.teacher'].some((each) => box(each).top < box('.ring').bottom - 6);
}"""
LATER = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def walk(page: Page, game: str, name: str) -> None:
    """To the end; what is pointed at is seen."""
    lesson = load_lesson(game, name)
    points = [
        sum(len(set(stand(lesson, number).shown())) if pointer.to == "answer" else 1 for pointer in step.point)
        for number, step in enumerate(lesson.steps)
    ]
    missed = page.evaluate(WALK, [points, 1000 * PATIENCE])
    assert [lesson.steps[step].say for step in missed] == []


@pytest.mark.parametrize("game", NAMES)
def test_every_lesson_is_walked_on_the_page(new_page: NewPage, game: str) -> None:
    """One after the other, each by the offer of the one before; at last all are done."""
    page = new_page()
    names = lesson_names(game)
    page.goto(f"/learn/{game}/{names[0]}")
    for name, following in zip(names, [*names[1:], None], strict=True):
        at(page, 0)
        walk(page, game, name)
        expect(page.locator("section[aria-labelledby=lesson-won]")).to_be_visible()
        offer = page.locator(".end a.next")
        if following is None:
            expect(offer).to_have_count(0)
        else:
            expect(offer).to_have_attribute("href", f"/learn/{game}/{following}")
            offer.click()
    page.locator(".end").get_by_role("link", name="All lessons").click()
    expect(page.locator("li.done")).to_have_count(len(names))
    assert serious(page) == []


def test_a_first_lesson_and_a_first_game_by_mouse(new_page: NewPage) -> None:
    """All of it, as `make lessons` does for every game, size, language and hand."""
    learner = Learner(new_page(language="ru-RU"), "mouse")
    learner.take("seasons", "first")
    learner.begin_first_game("seasons")


def test_a_lesson_and_a_first_game_by_keys(new_page: NewPage) -> None:
    learner = Learner(new_page(), "keys")
    learner.take("evenfall", "council")
    learner.begin_first_game("evenfall")


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


def test_what_is_lit_is_in_sight_and_holds_nobody(new_page: NewPage) -> None:
    """A card at the foot of the board lies above question and teacher, and whoever scrolls away stays there."""
    page = new_page(**PHONE)
    ritual = 5
    assert page.request.put("/api/lessons/evenfall/first/progress", data={"step": ritual, "done": False}).ok
    page.goto("/learn/evenfall/first")
    at(page, ritual)
    page.locator(".ring").wait_for()
    page.wait_for_function(f"() => !({COVERED})()")
    assert page.evaluate("scrollY") > 0
    page.mouse.move(PHONE["width"] / 2, PHONE["height"] / 4)
    page.mouse.wheel(0, -5000)
    page.wait_for_function("() => scrollY === 0")
    page.evaluate(LATER)
    assert page.evaluate("scrollY") == 0


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
    expect(page.locator("li.done")).to_have_count(1)
