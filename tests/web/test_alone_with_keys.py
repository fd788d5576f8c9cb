"""Boards played by keys alone and by fingers alone: some answers here, whole games in `make looks`."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page
from web_driver import ALONE, play_alone
from web_moments import go_on, recorded
from web_server import NewPage

MOMENTS = {
    "seasons": "take-die",
    "res_arcana": "main",
    "five_seals": "main",
    "time_masters": "main",
    "evenfall": "main",
}
ANSWERS = 3


@pytest.mark.parametrize("game", MOMENTS)
@pytest.mark.parametrize("how", ALONE)
def test_some_answers(game: str, how: str, new_page: NewPage) -> None:
    page: Page = new_page() if how == "keys" else new_page(width=390, height=844, has_touch=True)
    go_on(page, recorded(game, MOMENTS[game], 2))
    page.locator(".prompt.mine").wait_for()
    play_alone(page, how, random.Random(4), ANSWERS)
