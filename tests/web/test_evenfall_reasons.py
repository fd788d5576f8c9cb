"""Evenfall's board: everything grey says why in the engine's words, and every shape is answered by every hand."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect
from web_asked import (
    Asked,
    all_told,
    asked_at,
    asked_because,
    at_table,
    check_keyboard_and_finger,
    most_telling,
    sit_down,
)
from web_hands import DEVICES, LANGUAGES, actions_of, answer_anyhow, check_answer, choose_hint, press
from web_moments import Moment
from web_server import NewPage

from arcanarium.core.asking.shape import AN_AMOUNT, MENU, ONE, ORDER, PAIR, SEVERAL, Question
from arcanarium.core.record import header_of
from arcanarium.games.evenfall.game import GAME
from arcanarium.wording import Wording

GREY = ".evenfall [data-why]"
SEEDS = 10
MENUS_OF_A_GAME = 30
QUESTIONS_OF_A_KIND = 12


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
                found.append(asked_at(GAME, Moment(record.text(), len(record.moves), answers, state.clone(), seat)))
            busy = [each for each in answers if GAME.actions.notation(each) not in ("pass", "trade", "board_action")]
            action = chance.choice(busy if busy and chance.random() < 0.97 else answers)
            record.moves.append((-1, GAME.actions.notation(action)))
            state.apply(seat, action)
    return found


def menus() -> list[Asked]:
    return most_telling(asked for asked in all_asked() if asked.question.shape.form == MENU)


def asked_with(fits: Callable[[Question], bool]) -> Asked:
    return next(each for each in all_asked() if fits(each.question))


def enter(page: Page, moment: Moment) -> None:
    at_table(page, moment)
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
    enter(page, asked.moment)
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
    assert {"no-witches", "costs", "council-costs", "no-cells", "no-slots", "no-free-action"} <= all_told(
        page, menus(), check, LANGUAGES[language], GREY
    )


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
    assert reason in check(new_page(), asked_because(all_asked(), prompt, reason))


def test_what_is_not_asked_says_what_is(new_page: NewPage) -> None:
    """Where the rules give no reason, the question is one; a rival's things are never chosen."""
    page = new_page()
    enter(page, asked_with(lambda question: question.prompt == "bid").moment)
    now = "Now: "
    for place in (".regions .slot .tablecard", ".hand .tablecard", ".mine .path .spot", ".mine .powers .spot"):
        assert str(page.locator(place).first.get_attribute("data-why")).startswith(now), place
    page.get_by_role("button", name="Whole coven").click()
    expect(page.locator(".opened .coven")).to_be_visible()
    expect(page.locator(".opened [data-why]")).to_have_count(0)


def test_grey_things_say_why_to_keyboard_and_finger(new_page: NewPage) -> None:
    check_keyboard_and_finger(new_page, menus()[0].moment, GREY, enter)


# -- answering


SHAPES: dict[str, Callable[[Question], bool]] = {
    ONE: lambda question: question.shape.form == ONE and question.prompt == "transfer",
    SEVERAL: lambda question: question.shape.form == SEVERAL and question.shape.least > 1,
    AN_AMOUNT: lambda question: question.shape.form == AN_AMOUNT,
    PAIR: lambda question: question.shape.form == PAIR,
    ORDER: lambda question: question.shape.form == ORDER,
    MENU: lambda question: question.shape.form == MENU,
}


def parts_of_a_pair(page: Page, asked: Asked) -> list[Locator]:
    """The piece and the region of a whole answer, as they lie on the board."""
    whole = max(asked.question.shape.wholes, key=len)
    assert len(whole) == 2
    return [page.locator(f'.evenfall [data-live~="{part}"]:visible').first for part in whole]


def pick_and_undo(page: Page, device: str, parts: list[Locator]) -> None:
    """Each part is seen as chosen, is taken back by itself, and is chosen again."""
    for wanted in (parts, parts[::-1], parts):
        for part in wanted:
            pressed = part.get_attribute("aria-pressed") == "true"
            press(page, device, part)
            if pressed:
                expect(part).not_to_have_attribute("aria-pressed", "true")
            else:
                expect(part).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("form", SHAPES)
@pytest.mark.parametrize("device", DEVICES)
def test_every_shape_is_answered(device: str, form: str, new_page: NewPage) -> None:
    asked = asked_with(SHAPES[form])
    page, sent = sit_down(new_page, device, asked.moment, enter)
    if form == PAIR:
        pick_and_undo(page, device, parts_of_a_pair(page, asked))
        assert sent == []
    answer_anyhow(page, device, sent)
    check_answer(asked.moment, sent)
    assert form != PAIR or actions_of(sent[0]) == max(asked.question.shape.wholes, key=len)


def test_a_hint_is_chosen_in_a_question_of_several_parts(new_page: NewPage) -> None:
    """All that it recommends is filled in, and one confirmation sends it."""
    asked = asked_with(SHAPES[SEVERAL])
    page, sent = sit_down(new_page, "mouse", asked.moment, enter)
    choose_hint(page, sent)
    page.locator('[data-live="confirm"]').first.click()
    check_answer(asked.moment, sent)


def test_a_hint_is_chosen_for_a_piece_and_its_region(new_page: NewPage) -> None:
    """Both are filled in as recommended, and sent together."""
    asked = asked_with(SHAPES[PAIR])
    page, sent = sit_down(new_page, "mouse", asked.moment, enter)
    wording = Wording("en", GAME)
    said = choose_hint(page, sent, wording.action(asked.question.options[0]))
    expect(page.locator('.evenfall [aria-pressed="true"]')).to_have_count(2)
    page.locator('[data-live="confirm"]').first.click()
    expect(page.locator('[data-live="confirm"]')).to_have_count(0)
    assert ", ".join(wording.action(part) for part in actions_of(sent[0])) == said
