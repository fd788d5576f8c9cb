"""A card set of somebody else's, chosen on the page and seen at the table, in the lobby and in the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from web_driver import play, play_some
from web_server import NewPage

GAMES = {
    "time_masters": ("Time Masters", "time_masters:glass_hours", "Glass Hours", "Стеклянные часы"),
    "evenfall": ("Evenfall", "evenfall:salt_coast", "Salt Coast", "Соляной берег"),
}
# Every hand, or coven, has something of these.
SEEN = {
    "time_masters": (r"Glass (Breath|Whisper|Knot)", r"Стеклянный (вдох|шёпот|узел)"),
    "evenfall": (r"Salt House|Brine Chapel|Tide Ring|Kelp Garden", r"Соляной дом|Рассольная|Кольцо прилива|Сад водор"),
}


def lay(page: Page, game: str) -> None:
    """A table on the New table page: the set is chosen, the rest is as it comes."""
    name, full_name, title, _ = GAMES[game]
    page.goto("/new")
    page.get_by_role("radio", name="Seasons").check()
    expect(page.get_by_label("Card set")).to_have_count(0)  # there is nothing to choose
    page.get_by_role("radio", name=name).check()
    chosen = page.get_by_label("Card set")
    expect(chosen).to_have_value(game)  # the shipped set is the default
    expect(page.locator("#card-set-text")).to_contain_text("designed by us", ignore_case=True)
    chosen.select_option(label=title)
    expect(chosen).to_have_value(full_name)
    expect(page.locator("#card-set-text")).to_contain_text("A set for tests")
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/table/**")


@pytest.mark.parametrize("game", GAMES)
def test_a_set_is_chosen_and_its_cards_are_on_the_table(new_page: NewPage, artefacts: Path, game: str) -> None:
    page = new_page()
    lay(page, game)
    expect(page.locator(".prompt .question")).to_be_visible()
    _, full_name, title, russian = GAMES[game]
    play_some(page, 12)
    table = page.locator("main")
    expect(table).to_contain_text(re.compile(SEEN[game][0]))
    page.screenshot(path=artefacts / f"set-{game}-en.png")
    page.locator(".languages [lang=ru]").click()
    expect(table).to_contain_text(re.compile(SEEN[game][1]))
    expect(table).not_to_contain_text(re.compile(SEEN[game][0]))
    page.screenshot(path=artefacts / f"set-{game}-ru.png")
    page.get_by_role("link", name="Arcanarium").first.click()
    mine = page.locator(".panel").filter(has=page.get_by_role("heading", name="Ваши столы"))
    expect(mine).to_contain_text(f"· {russian}")
    page.goto(f"/help/{full_name}")
    expect(page.locator(".cards .set")).to_contain_text(russian)
    expect(page.locator(".cards .set")).to_contain_text("Набор для проверок")
    page.locator(".languages [lang=en]").click()
    expect(page.locator("h1")).to_contain_text(title)
    page.get_by_role("link", name="Arcanarium's own set").click()
    expect(page.locator(".cards .set")).to_contain_text("designed by us", ignore_case=True)


def test_a_whole_game_with_a_set_and_its_replay(new_page: NewPage) -> None:
    page = new_page()
    lay(page, "time_masters")
    play([page])
    sheet = page.get_by_role("dialog", name="Score sheet")
    sheet.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/**")
    expect(page.locator("main")).to_contain_text("Time Masters · Glass Hours")
