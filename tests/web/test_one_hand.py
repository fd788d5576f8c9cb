"""Boards played by a finger alone on a phone, and by keys alone: some answers here, whole games in `make nightly`."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect
from web_moments import go_on, recorded
from web_person import DESK, HANDS, PHONE, Person
from web_server import NewPage
from web_tables import BOT, ME, sit

MOMENTS = {
    "seasons": "take-die",
    "res_arcana": "main",
    "five_seals": "main",
    "time_masters": "main",
    "evenfall": "main",
}
ANSWERS = 3
# What ends turns, rounds and games early or late is done when nothing else is left.
SHUN = {"time_masters": ".regain, .exchange, .timer .finish", "evenfall": ".pass"}


def open_page(new_page: NewPage, hand: str) -> Page:
    return new_page(**(PHONE if hand == "finger" else DESK))


@pytest.mark.parametrize("game", MOMENTS)
@pytest.mark.parametrize("hand", HANDS)
def test_some_answers(game: str, hand: str, new_page: NewPage) -> None:
    page = open_page(new_page, hand)
    go_on(page, recorded(game, MOMENTS[game], 2))
    page.locator(".prompt.mine").wait_for()
    assert Person(page, hand, random.Random(4)).play(ANSWERS) == ANSWERS


@pytest.mark.nightly
@pytest.mark.parametrize("game", MOMENTS)
@pytest.mark.parametrize("hand", HANDS)
def test_a_whole_game(game: str, hand: str, new_page: NewPage) -> None:
    """From the first question to the score sheet, which leads back to the lobby by the same hand."""
    page = open_page(new_page, hand)
    sit(page, ME, BOT, game=game, seed=41)
    page.locator(".prompt.mine").wait_for()
    assert Person(page, hand, random.Random(7), SHUN.get(game, "")).play() > 15
    sheet = page.locator("dialog.scores")
    expect(sheet).to_be_visible()
    lobby = sheet.get_by_role("link", name="Lobby")
    if hand == "finger":
        lobby.tap()
    else:
        for _ in range(20):
            if lobby.evaluate("each => each === document.activeElement"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    expect(page.locator(".game.seasons")).to_be_visible()
