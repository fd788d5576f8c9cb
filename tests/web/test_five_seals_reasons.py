"""Five Seals' board: whatever cannot be chosen says why, and every shape of question is answered by every hand."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect
from web_asked import Asked, asked_of_the_first, at_table
from web_hands import DEVICES, LANGUAGES, TIP, answer_anyhow, answer_by_hint, check_answer, leave, open_page, said_by
from web_moments import Moment, recorded
from web_server import NewPage

from arcanarium.games import load
from arcanarium.wording import Wording

GAME = load("five_seals")
BUBBLE = ".tower .hint .why"
DEALT = {"mages": "by_seat", "first_player": "0"}
MOST_SEALS = 6  # of one table, of a reason: they are hovered one by one


@cache
def menus() -> list[Asked]:
    """Turns of the first of two that show what random games come across, in few tables."""
    seen: set[str] = set()
    found = []
    for seed in range(3):
        for circle in ("circle1", "circle3", "circle4"):
            for asked in asked_of_the_first(GAME, seed, {**DEALT, "extra_circle": circle}):
                if asked.question.prompt == "main" and len(asked.reasons - seen) > 1:
                    seen |= asked.reasons
                    found.append(asked)
    return found


def enter(page: Page, moment: Moment) -> None:
    at_table(page, moment)
    expect(page.locator("main [data-live]").first).to_be_visible()


def wording_of(page: Page, language: str) -> Wording:
    """The words of the game with the names of those at the table."""
    rivals = page.locator("section.seat:not(.own)").evaluate_all("all => all.map((each) => each.ariaLabel)")
    return Wording(LANGUAGES[language], GAME, ["", *rivals])


def hovered(page: Page, seal: Locator) -> None:
    """Under the mouse, whatever stands on it."""
    seal.dispatch_event("pointerenter", {"pointerType": "mouse"})


@pytest.mark.parametrize(("language", "width"), [("en-GB", 1440), ("ru-RU", 820)])
def test_seals_and_scrolls_say_why(language: str, width: int, new_page: NewPage) -> None:
    page = new_page(language=language, width=width)
    told: set[str] = set()
    for asked in menus():
        enter(page, asked.moment)
        wording = wording_of(page, language)
        hovers: dict[int, int] = {}
        for action, refusal in asked.question.refusals:
            verb, _, name = GAME.actions.notation(action).partition(" ")
            words = wording.why(refusal)
            if verb == "break":
                seal = page.locator(f'button.seal[data-spot="space-{name}"]')
                assert str(seal.get_attribute("aria-label")).endswith(words)
                hovers[refusal.reason] = hovers.get(refusal.reason, 0) + 1
                if hovers[refusal.reason] <= MOST_SEALS:
                    hovered(page, seal)
                    expect(page.locator(BUBBLE)).to_have_text(words)
                    seal.dispatch_event("pointerleave")
            elif verb == "cast":
                scroll = page.locator(f'.own [data-key="card:{name}"]')
                expect(scroll).to_have_attribute("data-why", words)
                scroll.hover()
                expect(page.locator(TIP)).to_have_text(words)
            elif verb == "call":
                call = page.locator('.own [data-key^="card:call"]')
                assert call.get_attribute("data-live") or words in str(call.get_attribute("data-why"))
            told.add(GAME.rules.reasons[refusal.reason].name)
        page.mouse.move(0, 0)
    assert {"seal-in-the-way", "no-dice-of", "too-weak", "used", "must-break"} <= told


@pytest.mark.parametrize(
    ("prompt", "seats", "circle"),
    [("saturation", 2, "circle1"), ("multiplication", 2, "circle1"), ("forgery", 5, "circle3")],
)
def test_dice_bowls_and_rivals_say_why(prompt: str, seats: int, circle: str, new_page: NewPage) -> None:
    moment = recorded(
        "five_seals",
        prompt,
        seats,
        {**DEALT, "extra_circle": circle},
        when=lambda s: bool(GAME.question(s, 0).refusals),
    )
    page = new_page()
    enter(page, moment)
    wording = wording_of(page, "en-GB")
    for action, refusal in GAME.question(moment.state, 0).refusals:
        name = GAME.actions.argument(action)
        if prompt == "saturation":
            thing = page.locator(
                f'.own button.die[aria-label="{wording.locale.text("die-" + name.replace("_", "-"))}"]'
            )
        elif prompt == "multiplication":
            thing = page.locator(f".bowl.{name}")
        else:
            thing = page.locator(f"section.seat-{name} button[aria-disabled]")
        expect(thing.first).to_have_attribute("data-why", wording.why(refusal))
        thing.first.hover()
        expect(page.locator(TIP)).to_have_text(wording.why(refusal))


def test_what_is_not_asked_says_what_is(new_page: NewPage) -> None:
    """Where the rules give no reason, the question is one; to keyboard and finger too."""
    moment = recorded("five_seals", "multiplication", 2, {**DEALT, "extra_circle": "circle1"})
    page = new_page()
    enter(page, moment)
    grey = page.locator(".own .tablecard[data-why]").first
    now = str(grey.get_attribute("data-why"))
    assert now.startswith("Now: ")
    page.keyboard.press("Tab")
    grey.focus()
    expect(page.locator(TIP)).to_have_text(now)
    hovered(page, page.locator("button.seal:not(.live)").first)
    expect(page.locator(BUBBLE)).to_have_text(now)
    phone = new_page(width=390, height=844, has_touch=True)
    enter(phone, moment)
    phone.locator(".own .tablecard[data-why]").first.tap()
    expect(phone.locator("dialog.sheet .why")).to_have_text(now)


def test_who_waits_and_who_watches_read_what_is_in_the_way(new_page: NewPage) -> None:
    """Out of turn the way is closed by the same seal, and what can be broken tells with which dice."""
    moment = recorded("five_seals", "main", 2, {**DEALT, "extra_circle": "circle1"})
    page, watcher = new_page(), new_page()
    enter(page, moment)
    far = page.locator("button.seal:not(.found)").first
    spot = far.get_attribute("data-spot")
    label = str(far.get_attribute("aria-label"))
    assert "in the way" in label or "closed by a seal" in label
    watcher.goto(page.url)
    expect(watcher.locator(f'button.seal[data-spot="{spot}"]')).to_have_attribute("aria-label", label)
    expect(watcher.locator("button.seal.found")).to_have_count(page.locator("button.seal.found").count())


# -- answering


@cache
def asked_of(prompt: str, circle: str) -> Moment:
    """A question of the first of two that leaves a choice."""
    options = {**DEALT, "extra_circle": circle}
    return recorded("five_seals", prompt, 2, options, when=lambda s: len(s.legal_for(0)) > 2)


SHAPES = {"errand": "circle1", "take-dice": "circle1", "replacement": "circle2", "main": "circle1"}


@pytest.mark.parametrize("device", DEVICES)
def test_every_shape_is_answered(device: str, new_page: NewPage) -> None:
    """One thing, several, a pair, and an entry of the menu."""
    page = open_page(new_page, device)
    sent = said_by(page)
    for prompt, circle in SHAPES.items():
        moment = asked_of(prompt, circle)
        leave(page, sent)
        enter(page, moment)
        answer_anyhow(page, device, sent)
        check_answer(moment, sent)


def test_a_hint_is_chosen_in_a_question_of_several_parts(new_page: NewPage) -> None:
    """All that it recommends is filled in, and one confirmation sends it."""
    moment = asked_of("take-dice", "circle1")
    page = new_page()
    sent = said_by(page)
    enter(page, moment)
    answer_by_hint(page, sent)
    check_answer(moment, sent)
