"""Time Masters' board: everything grey says why, and every shape of question is answered with every device."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from web_asked import Asked, all_told, asked_at, check_keyboard_and_finger, most_telling, sit_down
from web_hands import DEVICES, LANGUAGES, confirm, press, said_by
from web_server import NewPage
from web_time_masters import GAMES, enter, game_of, kept

from arcanarium.core.asking.shape import MENU, ONE, SEVERAL
from arcanarium.games.time_masters.game import GAME
from arcanarium.wording import Wording

GREY = ".board [data-why]"
TIMER_DEEDS = ("extend", "finish", "discard_timer")
PLACES = {
    "at": ".mine .timer .clock",
    "release": ".mine .timer .slot",
    "retrieve": ".tray",
    "keep": ".chain.mine",
    "rewind": ".chain.mine",
    "repeat": ".chain.mine",
}  # all other cards lie in the hand
# What is refused besides, and at which question.
OTHERS = [
    ("main", "capped"),
    ("main", "none-spent"),
    ("main", "not-full"),
    ("main", "released-first"),
    ("access", "chain-short"),
    ("access", "picked"),
    ("access", "pile-empty"),
    ("exchange", "first-only"),
    ("keep", "keeps-others"),
    ("peek", "looked-at"),
    ("place-timer", "timer-full"),
    ("place-timer", "alike"),
    ("repeat", "repeats-too"),
    ("retrieve", "other-kind"),
    ("timers", "not-due"),
    ("timers", "empty-hand"),
    ("upgrade", "above-empty"),
]


@cache
def refusing() -> dict[tuple[str, str], Asked]:
    """For each question and reason the first moment at which the one is the answer to the other."""
    found: dict[tuple[str, str], Asked] = {}
    for seed in range(GAMES):
        for asked in game_of(seed):
            seen = asked_at(GAME, kept(asked))
            for reason in seen.reasons:
                found.setdefault((asked.prompt, reason), seen)
        if found.keys() >= set(OTHERS):
            return found
    raise AssertionError(f"never refused: {set(OTHERS) - found.keys()}")


def menus() -> list[Asked]:
    return most_telling(seen for (prompt, _), seen in refusing().items() if prompt == "main")


@cache
def asking(form: str, several: bool) -> Asked:
    """A question of that form with a choice, of several things at once or not."""
    for seed in range(GAMES):
        for asked in game_of(seed):
            question = GAME.question(asked.state, asked.seat)
            if question.shape.form == form and (question.shape.most > 1) == several and len(question.options) > 2:
                return asked_at(GAME, kept(asked))
    raise AssertionError(f"nothing of the form {form} is asked")


# -- reasons


def thing(page: Page, action: int, prompt: str, wording: Wording) -> Locator:
    """What stands on the board for an answer."""
    verb, name = GAME.actions.block_of(action).verb, GAME.actions.argument(action)
    if verb in ("take", "second", "peek"):
        sphere = page.locator(".sphere").nth(int(name) - 1)
        return sphere.locator(".top > *" if verb == "take" else ".second")
    if verb in ("skip", "end"):
        return page.locator(f':is(.mine, .hand) [data-deed="{verb}"]')
    if verb == "seat":
        return page.locator(f".rival.seat-{name} .warded")
    if verb == "exchange" and prompt == "main":
        return page.locator(".hand .exchange")
    if verb in TIMER_DEEDS:
        timer = page.locator(".mine .timer").filter(has=page.locator(f'.clock [data-key="card:{name}"]'))
        return timer.locator(f'[data-deed="{verb}"]')
    place = PLACES.get(verb, ".hand .cards")
    return page.locator(f'{place} [data-key="card:{name}"], {place} [data-key^="card:{name}."]').first


def spot(action: int, prompt: str) -> tuple[str, str]:
    """Things that tell one reason for several verbs: a card of the hand, and what is done with any of them."""
    verb, name = GAME.actions.block_of(action).verb, GAME.actions.argument(action)
    if prompt == "main" and verb == "exchange":
        return (verb, "")
    return ("hand", name) if verb in ("play", "place") else (verb, name)


def check(page: Page, seen: Asked, language: str = "en") -> set[str]:
    """Whatever is refused altogether says why where it lies: the reasons told."""
    enter(page, seen.moment)
    names = {
        seat: page.locator(f".rival.seat-{seat}").get_attribute("aria-label") or ""
        for seat in range(GAME.seats(seen.moment.state))
        if seat != seen.moment.seat
    }
    wording = Wording(language, GAME, [names.get(seat, "") for seat in range(GAME.seats(seen.moment.state))])
    prompt = seen.question.prompt
    met = {spot(action, prompt) for action in seen.question.options}
    told: set[str] = set()
    for action, refusal in seen.question.refusals:
        there = thing(page, action, prompt, wording)
        if spot(action, prompt) in met or there.count() == 0:  # a pile without a second card has nothing to show
            continue
        met.add(spot(action, prompt))
        expect(there).to_have_attribute("data-why", wording.why(refusal))
        told.add(GAME.rules.reasons[refusal.reason].name)
    return told


@pytest.mark.parametrize(("language", "width"), [("en-GB", 1440), ("ru-RU", 390)])
def test_everything_grey_says_why(language: str, width: int, new_page: NewPage) -> None:
    page = new_page(language=language, width=width)
    assert {"needs-time", "not-first"} <= all_told(page, menus(), check, LANGUAGES[language], GREY)


@pytest.mark.parametrize(("prompt", "reason"), OTHERS)
def test_each_reason_is_told_where_its_thing_lies(prompt: str, reason: str, new_page: NewPage) -> None:
    assert reason in check(new_page(), refusing()[prompt, reason])


def test_what_is_not_asked_says_what_is(new_page: NewPage) -> None:
    """Where the rules give no reason, the question is one; a rival's cards are never chosen."""
    page = new_page()
    enter(page, refusing()["access", "chain-short"].moment)
    now = "Now: Take cards from the spheres"
    expect(page.locator(".chain.mine .tablecard").first).to_have_attribute("data-why", now)
    expect(page.locator(".rival [data-why]")).to_have_count(0)


def test_grey_things_say_why_to_keyboard_and_finger(new_page: NewPage) -> None:
    check_keyboard_and_finger(new_page, menus()[0].moment, GREY, enter)


# -- shapes


def live(page: Page, action: int) -> Locator:
    """Whatever gives that answer and nothing else."""
    return page.locator(f'[data-live="{action}"]').first


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("form", [ONE, MENU])
def test_one_thing_is_given_at_once(form: str, device: str, new_page: NewPage) -> None:
    seen = asking(form, False)
    page, sent = sit_down(new_page, device, seen.moment, enter)
    action = next(each for each in seen.question.options if live(page, each).count())
    told = page.locator(".log").inner_text()
    press(page, device, live(page, action))
    expect(page.locator(".log")).not_to_have_text(told)
    assert [(message["type"], message["action"]) for message in sent] == [("move", action)]


@pytest.mark.parametrize("device", DEVICES)
def test_several_things_are_one_answer(device: str, new_page: NewPage) -> None:
    seen = asking(SEVERAL, True)
    page, sent = sit_down(new_page, device, seen.moment, enter)
    words = Wording("en", GAME).prompt(seen.question)
    expect(page.locator(".prompt .question")).to_contain_text(words)
    shape = seen.question.shape
    whole = [part for part in max(shape.wholes, key=len) if part != shape.stop]
    for part in whole:
        press(page, device, live(page, part))
    expect(page.locator(".stage [aria-pressed=true]").first).to_be_visible()
    confirm(page, device)
    expect(page.locator("[data-live=confirm]")).to_have_count(0)
    (answer,) = sent
    assert Counter(answer["actions"]) == Counter(whole)


# -- hints


def test_a_hint_fills_in_all_that_it_recommends(new_page: NewPage) -> None:
    seen = asking(SEVERAL, True)
    heard: list[dict[str, Any]] = []
    page = new_page()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: heard.append(json.loads(text))))
    sent = said_by(page)
    enter(page, seen.moment)
    page.keyboard.press("h")
    panel = page.get_by_role("region", name="Hint")
    options = panel.locator("li")
    expect(options.first).to_be_visible()
    hint = next(message for message in heard if message["type"] == "hint")
    most = max(range(options.count()), key=lambda i: len(hint["options"][i]["parts"]))
    parts = [part for part in hint["options"][most]["parts"] if part != seen.question.shape.stop]
    assert parts
    options.nth(most).get_by_role("button", name="Choose").click()
    expect(panel).to_have_count(0)
    confirm(page, "keyboard")
    expect(page.locator("[data-live=confirm]")).to_have_count(0)
    (answer,) = sent
    assert Counter(answer["actions"]) == Counter(parts)
