"""Seasons' board: everything grey says why, and every shape of question is answered by mouse, finger and keyboard."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from web_asked import Asked, asked_of_the_first, at_table, check_keyboard_and_finger, sit_down
from web_hands import DEVICES, LANGUAGES, confirm, point_at_all, press, said_by
from web_server import NewPage

from arcanarium.core.asking.shape import MENU, Question
from arcanarium.games import load
from arcanarium.wording import Wording

GAME = load("seasons")
PLAN = GAME.rules.plan
GREY = ".seasons [data-why]"


@cache
def menus() -> list[Asked]:
    """Turns that show every reason that random games come across, in as few tables as that takes."""
    seen: set[str] = set()
    found = []
    for seed in range(12):
        for asked in asked_of_the_first(GAME, seed):
            if asked.question.shape.form == MENU and len(asked.reasons - seen) > (0 if seen else 3):
                seen |= asked.reasons
                found.append(asked)
    return found


@cache
def of_several() -> dict[str, Asked]:
    """By prompt a question that wants several things."""
    found: dict[str, Asked] = {}
    for seed in range(40):
        for asked in asked_of_the_first(GAME, seed):
            if asked.question.shape.most > 1:
                found.setdefault(asked.question.prompt, asked)
    return found


def thing(page: Page, action: int, wording: Wording) -> Locator:
    """What stands on the board for an answer of the menu."""
    block = GAME.actions.block_of(action)
    name = GAME.actions.argument(action)
    if block.verb == "summon":
        return page.locator(f'.hand .cards [data-key="card:{name}"], .hand .cards [data-key^="card:{name}."]').first
    if block.verb == "activate":
        return page.locator(f'.mine .play [data-key="card:{name}"]')
    if block.verb == "bonus":
        return page.locator(".mine .kinds button").nth(action - block.first)
    energy = wording.locale.text(f"energy-{name}")
    return page.locator(f'.mine .reserve button[aria-label^="{energy}"]').first


@pytest.mark.parametrize(("language", "width"), [("en-GB", 1440), ("ru-RU", 390)])
def test_everything_grey_says_why(language: str, width: int, new_page: NewPage) -> None:
    page = new_page(language=language, width=width)
    wording = Wording(LANGUAGES[language], GAME)
    told: set[str] = set()
    for asked in menus():
        at_table(page, asked.moment)
        for action, refusal in asked.question.refusals:
            if " from " in GAME.actions.notation(action):  # a token on a card has no place of its own
                continue
            expect(thing(page, action, wording)).to_have_attribute("data-why", wording.why(refusal))
            told.add(GAME.rules.reasons[refusal.reason].name)
        point_at_all(page, GREY)
    assert {"no-slot", "needs-energy", "no-activation", "used", "no-right", "no-bonus", "needs-tokens"} <= told


def test_grey_things_say_why_to_keyboard_and_finger(new_page: NewPage) -> None:
    check_keyboard_and_finger(new_page, menus()[0].moment, GREY)


def test_what_is_not_asked_says_what_is(new_page: NewPage) -> None:
    """Where the rules give no reason, the question is one; a die that is taken says by whom."""
    asked = next(each for each in asked_of_the_first(GAME, 3) if each.question.prompt == "take-die")
    page = new_page()
    at_table(page, asked.moment)
    if asked.question.refusals:
        expect(page.locator(".die.taken").first).to_have_attribute("data-why", "Random 2 has taken this die.")
    expect(page.locator(".hand .cards .tablecard").first).to_have_attribute("data-why", "Now: Take a season die")
    expect(page.locator(".mine .kinds button").first).to_have_attribute("data-why", "Now: Take a season die")


# -- shapes


def whole_of(question: Question) -> list[int]:
    """A complete answer that is not the one that the page suggests, if there is another."""
    shape = question.shape
    if shape.wholes:
        return [part for part in max(shape.wholes, key=len) if part != shape.stop]
    supply = [thing for thing, number in shape.things for _ in range(number)]
    return supply[-shape.most :]


def leave_out(page: Page, device: str, action: int, times: int) -> None:
    """Leave out that many of a symbol of the die, which is taken whole unless one wants to."""
    wanted = page.locator(".gains [data-answer=leave]")
    if wanted.count():
        press(page, device, wanted)
    symbols = page.locator(f'.gains [data-answer="{action}"]')
    for i in range(times):
        press(page, device, symbols.nth(i))


def choose(page: Page, device: str, action: int, times: int) -> None:
    """The given number of an answer with the buttons beside the question."""
    stepper = page.locator(f'.stepper[data-answer="{action}"]')
    while int(stepper.locator(".n").inner_text()) > times:
        press(page, device, stepper.locator(".less"))
    while int(stepper.locator(".n").inner_text()) < times:
        press(page, device, stepper.locator(".answer"))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("prompt", ["gain-energy", "overflow", "pay-energy", "fill-amulet", "die-gains", "elements"])
def test_several_things_are_one_answer(prompt: str, device: str, new_page: NewPage) -> None:
    asked = of_several()[prompt]
    page, sent = sit_down(new_page, device, asked.moment)
    expect(page.locator(".prompt .question")).to_contain_text(Wording("en", GAME).prompt(asked.question))
    whole = Counter(whole_of(asked.question))
    shape = asked.question.shape
    things = [each for each, _ in shape.things] or sorted({part for row in shape.wholes for part in row} - {shape.stop})
    for action in sorted(things, key=lambda each: whole[each]):  # what is given back first makes room for the rest
        (leave_out if prompt == "die-gains" else choose)(page, device, action, whole[action])
    if prompt == "die-gains":
        press(page, device, page.locator(".gains .primary"))
    else:
        confirm(page, device)
    expect(page.locator(".prompt .question")).not_to_have_text(Wording("en", GAME).prompt(asked.question))
    (answer,) = sent
    assert answer["type"] == "answer"
    assert Counter(answer["actions"]) == whole
    assert page.locator(".notice").count() == 0


@pytest.mark.parametrize("device", DEVICES)
def test_the_shelves_of_the_library(device: str, new_page: NewPage) -> None:
    """Three cards each for two years are one answer too."""
    asked = of_several()["first-year"]
    page, sent = sit_down(new_page, device, asked.moment)
    cards = page.locator(".pack .sortable")
    before = cards.first.bounding_box()
    for i, year in enumerate(("I", "I", "I", "II", "II", "II")):
        press(page, device, cards.nth(i).get_by_text(year, exact=True))
    expect(page.locator(".pack .sortable.placed")).to_have_count(9)  # the rest go where there is room
    after = cards.first.bounding_box()
    assert before
    assert after
    assert before["width"] == after["width"]  # what is chosen from stays where it is
    assert before["x"] == after["x"]
    confirm(page, device)
    expect(page.locator("[data-live=confirm]")).to_have_count(0)
    (answer,) = sent
    verbs = Counter(GAME.actions.block_of(action).verb for action in answer["actions"])
    assert verbs == {"year_1": 3, "year_2": 3}


def test_cards_are_dragged_to_a_shelf(new_page: NewPage) -> None:
    page = new_page()
    at_table(page, of_several()["first-year"].moment)
    page.locator(".pack .sortable").first.drag_to(page.locator(".shelf").nth(1))
    expect(page.locator(".shelf").nth(1).locator(".tablecard")).to_have_count(1)


def test_a_die_is_taken_whole_with_one_press(new_page: NewPage) -> None:
    asked = of_several()["die-gains"]
    page, sent = sit_down(new_page, "mouse", asked.moment)
    expect(page.locator(".gains .symbol")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(".gains")).to_have_count(0)
    (answer,) = sent
    assert answer.get("actions", [answer.get("action")]) == [GAME.actions.parse("take_all")]


SIZES = [(1366, 768), (1920, 1080), (820, 1180), (390, 844), (844, 390)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_rules_can_be_read_and_nothing_hangs_over_the_edge(width: int, height: int, new_page: NewPage) -> None:
    """Text of at least 12 px on a desktop and 11 px on a phone; what has no room for it shows signs."""
    page = new_page(width=width, height=height, language="ru-RU")
    at_table(page, menus()[-1].moment)
    if page.locator(".handle").count():  # small screens keep the hand in a drawer
        page.locator(".handle").click()
    sizes = page.eval_on_selector_all(
        ".seasons .face .text, .seasons .face .brief",
        "all => all.filter(each => each.offsetParent).map(each => parseFloat(getComputedStyle(each).fontSize))",
    )
    assert sizes
    assert min(sizes) >= (11 if width <= 700 else 12)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    faces = page.locator(".hand .cards .tablecard .face")
    assert faces.count()
    for i in range(faces.count()):
        assert faces.nth(i).locator(".text, .brief").locator("visible=true").count() == 1


@pytest.mark.parametrize("device", DEVICES)
def test_one_thing_is_given_at_once(device: str, new_page: NewPage) -> None:
    asked = next(each for each in asked_of_the_first(GAME, 3) if each.question.prompt == "take-die")
    page, sent = sit_down(new_page, device, asked.moment)
    press(page, device, page.locator(".die.live").first)
    expect(page.locator(".die.live")).to_have_count(0)
    (answer,) = sent
    assert (answer["type"], answer["action"]) == ("move", asked.question.options[0])


# -- hints


@pytest.mark.parametrize("prompt", ["gain-energy", "fill-amulet", "first-year"])
def test_a_hint_fills_in_all_that_it_recommends(prompt: str, new_page: NewPage) -> None:
    asked = of_several()[prompt]
    heard: list[dict[str, Any]] = []
    page = new_page()
    sent = said_by(page)
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(json.loads(text))))
    at_table(page, asked.moment)
    page.keyboard.press("h")
    panel = page.get_by_role("region", name="Hint")
    options = panel.locator("li")
    expect(options.first).to_be_visible()
    hint = next(message for message in heard if message["type"] == "hint")
    last = options.count() - 1
    parts = hint["options"][last]["parts"]
    options.nth(last).get_by_role("button", name="Choose").click()
    expect(panel).to_have_count(0)
    if len(parts) == asked.question.shape.least:
        confirm(page, "keyboard")
        expect(page.locator(".prompt .question")).not_to_have_text(Wording("en", GAME).prompt(asked.question))
        (answer,) = sent
        assert Counter(answer["actions"]) == Counter(parts)
    assert len(hint["options"][0]["parts"]) == asked.question.shape.least
