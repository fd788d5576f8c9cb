"""Res Arcana's board: everything grey says why, and every shape of question is answered by every hand."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect
from web_asked import (
    Asked,
    all_told,
    asked_because,
    asked_of_the_first,
    at_table,
    check_keyboard_and_finger,
    most_telling,
    sit_down,
)
from web_hands import (
    DEVICES,
    LANGUAGES,
    TIP,
    answer_anyhow,
    answer_by_hint,
    check_answer,
    leave,
    open_page,
    said_by,
)
from web_server import NewPage

from arcanarium.core.asking.shape import MENU, ONE, ORDER, SEVERAL
from arcanarium.games import load
from arcanarium.wording import Wording

GAME = load("res_arcana")
GREY = ".arcana [data-why]"
ESSENCES = ("elan", "life", "calm", "death", "gold")
SEEDS = 6


@cache
def all_asked() -> list[Asked]:
    return [asked for seed in range(SEEDS) for asked in asked_of_the_first(GAME, seed) if asked.question.refusals]


def menus() -> list[Asked]:
    return most_telling(asked for asked in all_asked() if asked.question.shape.form == MENU)


def thing(page: Page, action: int) -> Locator:
    """What stands on the board for an answer."""
    block = GAME.actions.block_of(action)
    if block.verb == "claim_top":
        return page.locator(".market .deck button")
    if block.target == "essence":
        return page.locator(".mine .pool .heap").nth(ESSENCES.index(GAME.actions.argument(action)))
    zone = {"place": ".hand .cards", "claim": ".market", "item": ".arcana"}.get(block.verb, ".mine .play")
    return page.locator(f'{zone} [data-key="card:{GAME.actions.argument(action)}"]')


def check(page: Page, asked: Asked, language: str = "en") -> set[str]:
    """Whatever is refused altogether says why where it lies: the reasons told. Of two powers the first one tells."""
    at_table(page, asked.moment)
    wording = Wording(language, GAME, page.locator(".standing .name").all_inner_texts())
    actions = GAME.actions
    # A card of the hand that cannot be placed can still be discarded, with a button of its own.
    touched = [action for action in asked.question.options if actions.block_of(action).verb != "discard"]
    met = {actions.argument(action) for action in touched} - {""}
    told: set[str] = set()
    for action, refusal in asked.question.refusals:
        if actions.argument(action) not in met:
            met.add(actions.argument(action))
            expect(thing(page, action)).to_have_attribute("data-why", wording.why(refusal))
            told.add(GAME.rules.reasons[refusal.reason].name)
    return told


@pytest.mark.parametrize(("language", "width"), [("en-GB", 1440), ("ru-RU", 390)])
def test_everything_grey_says_why(language: str, width: int, new_page: NewPage) -> None:
    page = new_page(language=language, width=width)
    assert {"needs-essences", "is-turned", "no-power", "only-reacts"} <= all_told(
        page, menus(), check, LANGUAGES[language], GREY
    )


@pytest.mark.parametrize(
    ("prompt", "reason"),
    [("item", "item-returned"), ("item", "item-taken"), ("pay", "none-left"), ("gain", "not-given")],
)
def test_other_questions_say_why(prompt: str, reason: str, new_page: NewPage) -> None:
    """Magic items and essences that cannot be chosen."""
    assert reason in check(new_page(), asked_because(all_asked(), prompt, reason))


def test_what_is_not_asked_says_what_is(new_page: NewPage) -> None:
    """Where the rules give no reason, the question is one; a rival's components are never chosen."""
    page = new_page()
    at_table(page, asked_because(all_asked(), "item", "item-returned").moment)
    now = "Now: Take a magic item"
    expect(page.locator(".market .slot .tablecard").first).to_have_attribute("data-why", now)
    expect(page.locator(".mine .play .tablecard").first).to_have_attribute("data-why", now)
    expect(page.locator(f'.rival .tablecard[data-why="{now}"]')).to_have_count(0)


def test_a_price_that_cannot_be_paid(new_page: NewPage) -> None:
    """It stands among the answers to an attack, grey, and says what is missing."""
    page = new_page()
    asked = asked_because(all_asked(), "life-loss", "needs-essences")
    at_table(page, asked.moment)
    refused = page.locator(".alarm .refused").first
    refused.hover()
    expect(page.locator(TIP)).to_have_text(Wording("en", GAME).why(asked.question.refusals[0][1]))


def test_grey_things_say_why_to_keyboard_and_finger(new_page: NewPage) -> None:
    check_keyboard_and_finger(new_page, menus()[0].moment, GREY)


# -- answering


@cache
def asked_for(form: str, several: bool) -> Asked:
    """A question of that form with a choice, for several things at once or not."""
    for seed in range(SEEDS):
        for asked in asked_of_the_first(GAME, seed):
            shape = asked.question.shape
            if shape.form == form and (shape.most > 1) == several and len(asked.question.options) > 1:
                return asked
    raise AssertionError(f"nothing of the form {form} is asked")


@pytest.mark.parametrize("device", DEVICES)
def test_every_shape_is_answered(device: str, new_page: NewPage) -> None:
    page = open_page(new_page, device)
    sent = said_by(page)
    for form, several in ((ONE, False), (SEVERAL, True), (ORDER, True), (MENU, False)):
        asked = asked_for(form, several)
        leave(page, sent)
        at_table(page, asked.moment)
        answer_anyhow(page, device, sent)
        check_answer(asked.moment, sent)


def test_a_hint_is_chosen_in_a_question_of_several_parts(new_page: NewPage) -> None:
    """All that it recommends is filled in, and one confirmation sends it."""
    asked = asked_for(SEVERAL, True)
    page, sent = sit_down(new_page, "mouse", asked.moment)
    answer_by_hint(page, sent)
    check_answer(asked.moment, sent)
