"""Evenfall's board: everything grey says why in the engine's words, and every shape is answered by every hand."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect
from web_driver import bring, tap
from web_moments import Moment, go_on
from web_server import NewPage

from arcanarium.core.asking.shape import AN_AMOUNT, MENU, ONE, ORDER, PAIR, SEVERAL, Question
from arcanarium.core.record import header_of
from arcanarium.games.evenfall.game import GAME
from arcanarium.wording import Wording

GREY = ".evenfall [data-why]"
TIP = "[role=tooltip]"
LANGUAGES = {"en-GB": "en", "ru-RU": "ru"}
SEEDS = 10
MENUS_OF_A_GAME = 30
QUESTIONS_OF_A_KIND = 12
TABLES = 3


class Asked(NamedTuple):
    moment: Moment
    question: Question

    def reasons(self) -> set[str]:
        return {GAME.rules.reasons[refusal.reason].name for _, refusal in self.question.refusals}


@cache
def all_asked() -> list[Asked]:
    """Questions of every kind, from games of two that rather do something than pass."""
    found: list[Asked] = []
    often: Counter[str] = Counter()
    for seed in range(SEEDS):
        chance = random.Random(seed)
        options = {"side": "moon" if seed % 2 else "sun"}
        record = header_of(GAME, 2, seed, options)
        state = GAME.new(2, seed, options)
        while not state.is_over():
            seat, prompt, _, answers = GAME.decisions(state)[0]
            kind = f"{seed} {prompt}" if prompt in ("main", "after") else prompt
            often[kind] += 1
            if often[kind] <= (MENUS_OF_A_GAME if prompt in ("main", "after") else QUESTIONS_OF_A_KIND):
                moment = Moment(record.text(), len(record.moves), answers, state.clone(), seat)
                found.append(Asked(moment, GAME.question(state, seat)))
            busy = [each for each in answers if GAME.actions.notation(each) not in ("pass", "trade", "board_action")]
            action = chance.choice(busy if busy and chance.random() < 0.97 else answers)
            record.moves.append((-1, GAME.actions.notation(action)))
            state.apply(seat, action)
    return found


def menus() -> list[Asked]:
    """A few turns that show as many different reasons as possible."""
    turns = [asked for asked in all_asked() if asked.question.shape.form == MENU]
    found: list[Asked] = []
    seen: set[str] = set()
    for _ in range(TABLES):
        best = max(turns, key=lambda asked: len(asked.reasons() - seen))
        seen |= best.reasons()
        found.append(best)
    return found


def asked_with(fits: Callable[[Question], bool]) -> Asked:
    return next(each for each in all_asked() if fits(each.question))


def asked_because(prompt: str, reason: str) -> Asked:
    """A question that refuses something for that reason."""
    return next(each for each in all_asked() if each.question.prompt == prompt and reason in each.reasons())


def at_table(page: Page, asked: Asked) -> None:
    if page.url == "about:blank":
        page.goto("/")
    go_on(page, asked.moment)
    expect(page.locator(".prompt.mine")).to_be_visible()
    expect(page.locator("[data-live]:visible").first).to_be_visible()


def thing(page: Page, action: int) -> Locator:
    """What stands on the board for an answer."""
    block = GAME.actions.block_of(action)
    name = GAME.actions.argument(action)
    if block.target == "card":
        zone = {"play": ".hand", "recruit": ".hand", "council": ".hand", "find": ".regions"}.get(
            block.verb, ".evenfall"
        )
        in_hand = zone == ".hand"  # where cards are named by their kind
        return page.locator(
            f'{zone} [data-key="card:{name}"]' + (f', {zone} [data-key^="card:{name}."]' * in_hand)
        ).first
    if block.target == "spot":
        region = {"north": ".r0", "central": ".r1", "south": ".r2"}.get(name)
        return page.locator(f"{region} .cells .spot" if region else '.mine .spot[title^="Cell of the board"]').first
    if block.target == "cell":
        return page.locator(".stonecell").nth(int(name) - 1).locator(".tablecard")
    if block.target == "reward":
        region, tier = name.split()
        at = ("upper", "middle", "lower").index(tier)
        return page.locator(f".r{('north', 'central', 'south').index(region)} .rewards .spot").nth(at)
    if block.target == "amount":
        return page.locator(".dial .value").nth(int(name))
    title = {"token": ("Coven token", "Жетон ковена"), "trade": ("Discard 2", "Сбросить 2")}.get(block.verb)
    titles = title or ("Free action", "Свободное действие")
    return page.locator(", ".join(f'.mine .spot[title^="{each}"]' for each in titles)).first


def check(page: Page, asked: Asked, language: str = "en") -> set[str]:
    """Whatever is refused altogether says why where it lies, all that is to be said; the reasons told."""
    at_table(page, asked)
    wording = Wording(language, GAME, ["", ""])
    actions = GAME.actions
    met = {(actions.block_of(each).target, actions.argument(each)) for each in asked.question.options}
    sentences: dict[tuple[str, str], list[str]] = {}
    places: dict[tuple[str, str], int] = {}
    told: set[str] = set()
    for action, refusal in asked.question.refusals:
        block = actions.block_of(action)
        key = (block.target or block.verb, actions.argument(action))
        if key in met:
            continue
        said = sentences.setdefault(key, [])
        if wording.why(refusal) not in said:
            said.append(wording.why(refusal))
        places.setdefault(key, action)
        told.add(GAME.rules.reasons[refusal.reason].name)
    for key, action in places.items():
        expect(thing(page, action)).to_have_attribute("data-why", " ".join(sentences[key]))
    return told


@pytest.mark.parametrize(("language", "width"), [("en-GB", 1440), ("ru-RU", 390)])
def test_everything_grey_says_why(language: str, width: int, new_page: NewPage) -> None:
    page = new_page(language=language, width=width)
    told: set[str] = set()
    for asked in menus():
        told |= check(page, asked, LANGUAGES[language])
        for grey in page.locator(GREY).all():
            bring(grey)
            grey.hover()
            expect(page.locator(TIP)).to_have_text(str(grey.get_attribute("data-why")))
        page.mouse.move(0, 0)
        expect(page.locator(TIP)).to_have_count(0)
    assert {"no-witches", "costs", "council-costs", "no-cells", "no-slots", "no-free-action"} <= told


@pytest.mark.parametrize(
    ("prompt", "reason"),
    [
        ("after", "action-done"),
        ("bid", "needs-mana"),
        ("change-dial", "dial-range"),
        ("bind", "place-taken"),
        ("harvest", "itself"),
        ("battle-reward", "no-piece-there"),
        ("copy-specialist", "copies"),
        ("stone-cell", "cell-taken"),
        ("put-stone", "stone-unfit"),
    ],
)
def test_other_questions_say_why(prompt: str, reason: str, new_page: NewPage) -> None:
    """What is spent for this turn, values of the dial, places, rewards, rivals' specialists, stones and their cells."""
    assert reason in check(new_page(), asked_because(prompt, reason))


def test_what_is_not_asked_says_what_is(new_page: NewPage) -> None:
    """Where the rules give no reason, the question is one; a rival's things are never chosen."""
    page = new_page()
    at_table(page, asked_with(lambda question: question.prompt == "bid"))
    now = "Now: "
    for place in (".regions .slot .tablecard", ".hand .tablecard", ".mine .path .spot", ".mine .powers .spot"):
        assert str(page.locator(place).first.get_attribute("data-why")).startswith(now), place
    page.get_by_role("button", name="Whole coven").click()
    expect(page.locator(".opened .coven")).to_be_visible()
    expect(page.locator(".opened [data-why]")).to_have_count(0)


def test_grey_things_say_why_to_keyboard_and_finger(new_page: NewPage) -> None:
    asked = menus()[0]
    page = new_page()
    at_table(page, asked)
    page.keyboard.press("Tab")
    for grey in page.locator(GREY).all():
        grey.focus()
        expect(page.locator(TIP)).to_have_text(str(grey.get_attribute("data-why")))
    phone = new_page(width=390, height=844, has_touch=True)
    at_table(phone, asked)
    for grey in phone.locator(GREY).all():
        why = str(grey.get_attribute("data-why"))
        bring(grey)
        box = grey.bounding_box()
        assert box
        phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if phone.locator("dialog.sheet[open]").count():  # a card is shown large, with the reason beneath
            expect(phone.locator("dialog.sheet .why")).to_have_text(why)
            phone.locator("dialog.sheet .close").tap()
        else:
            expect(phone.locator(TIP)).to_have_text(why)


# -- answering


SHAPES: dict[str, Callable[[Question], bool]] = {
    ONE: lambda question: question.shape.form == ONE and question.prompt == "transfer",
    SEVERAL: lambda question: question.shape.form == SEVERAL and question.shape.least > 1,
    AN_AMOUNT: lambda question: question.shape.form == AN_AMOUNT,
    PAIR: lambda question: question.shape.form == PAIR,
    ORDER: lambda question: question.shape.form == ORDER,
    MENU: lambda question: question.shape.form == MENU,
}


def with_mouse(_: Page, what: Locator) -> None:
    what.click()


def with_finger(page: Page, what: Locator) -> None:
    tap(page, what)


def with_keyboard(page: Page, what: Locator) -> None:
    what.focus()
    page.keyboard.press("Enter")


def listen(page: Page) -> list[list[int]]:
    """Whole answers as they are sent."""
    sent: list[list[int]] = []

    def note(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] in ("move", "answer"):
            sent.append(message.get("actions") or [message["action"]])

    page.on("websocket", lambda socket: socket.on("framesent", note))
    return sent


@pytest.mark.parametrize("form", SHAPES)
@pytest.mark.parametrize("by", [with_mouse, with_finger, with_keyboard])
def test_every_shape_is_answered(by: Callable[[Page, Locator], None], form: str, new_page: NewPage) -> None:
    page = new_page(width=390, height=844, has_touch=True) if by is with_finger else new_page()
    sent = listen(page)
    asked = asked_with(SHAPES[form])
    at_table(page, asked)
    for _ in range(20):
        if sent:
            break
        sure = page.locator('[data-live="confirm"]:visible')
        entry = page.locator(".menu [data-live]:visible")
        unused = page.locator('[data-live]:visible:not([aria-pressed="true"])')
        by(page, sure.first if sure.count() else entry.first if entry.count() else unused.first)
    assert sent  # what is asked next may have been answered before the first answer was heard of
    shape = asked.question.shape
    known = {
        *asked.question.options,
        *[each for each, _ in shape.things],
        *[each for one in shape.wholes for each in one],
    }
    assert set(sent[0]) <= known
    assert len(sent[0]) >= shape.least


def test_a_hint_is_chosen_in_a_question_of_several_parts(new_page: NewPage) -> None:
    """All that it recommends is filled in, and one confirmation sends it."""
    page = new_page()
    sent = listen(page)
    asked = asked_with(SHAPES[SEVERAL])
    at_table(page, asked)
    page.keyboard.press("h")
    panel = page.get_by_role("region", name="Hint")
    panel.get_by_role("button", name="Choose").first.click()
    expect(panel).to_have_count(0)
    assert sent == []
    page.locator('[data-live="confirm"]').first.click()
    assert len(sent) == 1
    assert len(sent[0]) >= asked.question.shape.least
