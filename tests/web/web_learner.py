"""A learner at the page: does what the teacher asks with a mouse, a finger or keys, and begins a first game."""

from __future__ import annotations

import time
from typing import Final

from playwright.sync_api import Page, expect
from web_checks import fits, serious
from web_driver import bring

from arcanarium.games import load
from arcanarium.lessons.lesson import Lesson, load_lesson
from arcanarium.lessons.standing import Standing, stand
from processes import PATIENCE

HANDS: Final = ("mouse", "keys")  # a mouse is a finger where the screen is small
SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
LANGUAGES: Final = {"en": "en-GB", "ru": "ru-RU"}
SMALL: Final = 1000

# What to touch next for an answer: whatever confirms it, else something alive that carries a part of it and is not
# chosen yet, in a menu or a bubble rather than on the board. Marked, so that a real click or key finds it; else empty.
MARK: Final = """([parts, pays, step]) => {
  document.querySelector('[data-target]')?.removeAttribute('data-target');
  if (document.querySelector('.teacher')?.dataset.step !== String(step)) return 'done';
  const deed = parts // a finger reads a card large before it acts
    .map((part) => document.querySelector(`dialog.sheet[open] .deeds [data-deed="${part}"]`)).find((each) => each);
  if (deed) {
    deed.setAttribute('data-target', '');
    return '-1';
  }
  const alive = [...document.querySelectorAll('.stage [data-live], dialog[open] [data-live]')]
    .filter((each) => each.offsetParent && !each.disabled && each.getAttribute('aria-disabled') !== 'true');
  const says = (each, word) => each.dataset.live.split(' ').includes(word);
  const carries = (each) => parts.some((part) => says(each, String(part)));
  const free = alive.filter((each) => carries(each) && each.getAttribute('aria-pressed') !== 'true');
  const pips = (each) => (each.querySelector('.hidden')?.textContent.match(/\\d/g) ?? []).join();
  const right = (each) => pays.length === 0 || pips(each) === pays.join();
  const found = alive.find((each) => each.closest('[role=menu], [role=dialog]') && carries(each) && right(each))
    ?? alive.find((each) => says(each, 'insist'))
    ?? alive.find((each) => says(each, 'confirm') && (free.length === 0 || ready(each)))
    ?? free[0];
  function ready() { return window.given >= parts.length; }
  if (!found) return '';
  found.setAttribute('data-target', '');
  if (carries(found)) window.given = (window.given ?? 0) + 1;
  return String((found.dataset.digit ?? 0) - 1);
}"""

TABS: Final = 400  # more things than any page has


def written(standing: Standing) -> list[int]:
    """The answer as the lesson has it: on the board also that is touched which the rules leave no choice about."""
    first = standing.step.do[0]
    actions = standing.game.actions
    return standing.shown() if "*" in first else [actions.parse(each.strip()) for each in first.split(",")]


class Learner:
    """Somebody with one way to touch things."""

    def __init__(self, page: Page, hand: str) -> None:
        self.page = page
        self.hand = hand
        self.small = (page.viewport_size or {"width": SMALL})["width"] < SMALL

    def take(self, game: str, name: str) -> None:
        """A whole lesson, every task by hand; what is pointed at is seen, and nothing sticks out."""
        lesson = load_lesson(game, name)
        self.page.goto(f"/learn/{game}/{name}")
        standing = stand(lesson, 0)
        for number in range(len(lesson.steps)):
            self.page.wait_for_selector(f".teacher[data-step='{number}']")
            self.see(lesson, number)
            if standing.step.do:
                self.answer(standing)
            else:
                self.touch(".teacher .primary")
            if not standing.is_last:
                standing = standing.go_on()
        expect(self.page.locator("section[aria-labelledby=lesson-won]")).to_be_visible()

    def see(self, lesson: Lesson, number: int) -> None:
        if lesson.steps[number].point:
            self.page.wait_for_function(
                "() => { const [seen, all] = document.querySelector('.teacher').dataset.seen.split('/');"
                " return seen === all && all !== '0'; }"
            )
        assert fits(self.page), f"{lesson.game} {lesson.name} {lesson.steps[number].say}: something sticks out"

    def answer(self, standing: Standing) -> None:
        """Part by part, until the teacher goes on."""
        where = f"{standing.lesson.game} {standing.lesson.name} {standing.step.say}"
        deadline = time.monotonic() + PATIENCE
        shown = written(standing)
        notations = [standing.game.actions.notation(part) for part in shown]
        pays = [each.rsplit("_", 1)[1] for each in notations if each.startswith("spend ")]  # with dice of these pips
        self.page.evaluate("window.given = 0")
        while (place := self.page.evaluate(MARK, [shown, pays, standing.number])) != "done":
            assert time.monotonic() < deadline, f"{where}: it cannot be answered by {self.hand}"
            missed = self.page.locator(".teacher .missed").inner_text() if self.page.locator(".missed").count() else ""
            assert not missed, f"{where}: {missed}"
            if place == "":
                self.page.wait_for_timeout(20)  # on its way
            else:
                self.touch("[data-target]", int(place))

    def touch(self, selector: str, place: int = -1) -> None:
        thing = self.page.locator(selector).first
        if self.hand == "keys":
            self.press(selector, place)
        elif self.small:
            bring(thing)
            thing.tap()
        else:
            thing.click()

    def press(self, selector: str, place: int = -1) -> None:
        """By the digit that is shown on it, else Tab after Tab until it has the focus, and Enter."""
        keys = self.page.keyboard
        if 0 <= place < 9 and not self.page.locator("dialog[open]").count():
            keys.press(str(place + 1))
            return
        for _ in range(TABS):
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                keys.press("Enter")
                return
            keys.press("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    # -- a first game

    def begin_first_game(self, game: str) -> None:
        """“Play now” asks once how well one knows the game; a newcomer gets the rulebook's first game, a beginner."""
        page = self.page
        page.goto("/")
        assert fits(page)
        self.touch(f".game.{game} .primary")
        expect(page.locator("dialog[open] .skill")).to_have_count(3)
        assert serious(page) == []
        self.touch("dialog[open] .skill")  # the first one: never played
        page.wait_for_selector(".stage [data-live]")
        table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
        first_game = load(game).first_game
        assert {name: table["options"][name] for name in first_game} == first_game
        assert [seat["bot"] for seat in table["seats"][1:]] == ["beginner"]
        expect(page.locator(".coach")).to_have_count(1)
        page.goto("/")  # remembered, and to be changed
        expect(page.locator(f".game.{game} .ways .known")).to_be_visible()
        self.touch(f".game.{game} .primary")
        page.wait_for_selector(".stage [data-live]")
