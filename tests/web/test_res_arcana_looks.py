"""The board of Res Arcana measured: what is read is large enough, and nothing lies over what one plays with."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web_moments import go_on, recorded
from web_server import NewPage

from arcanarium.core.agenda import State
from arcanarium.games.res_arcana.table import ROUND

GAME = "res_arcana"
MEASURED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const bar = box(document.querySelector('.prompt'));
  const covered = (each) => { const b = box(each); return b.bottom > bar.top + 1 && b.top < bar.bottom; };
  const texts = [...document.querySelectorAll('.stage .face .text')];
  return {
    text: Math.min(...texts.map((each) => parseFloat(getComputedStyle(each).fontSize))),
    cut: texts.filter((each) => each.scrollHeight > each.clientHeight + 1).length,
    covered: [...document.querySelectorAll('.hand .card, .mine .heap')].filter(covered).length,
    wide: document.documentElement.scrollWidth - innerWidth,
    places: [...document.querySelectorAll('.market .slot')].filter((each) => box(each).right > innerWidth).length,
    spent: document.querySelectorAll('.pool .heap.none').length,
    slack: box(document.querySelector('.pool')).height - box(document.querySelector('.pool .heap')).height,
  };
}"""

# A function: the page's rules for content forbid what has to be read as a script each time.
NUMBERED = """() => [...document.querySelectorAll('.stage [data-digit]')]
  .map((each) => each.dataset.digit).join('').startsWith('12')"""


def third_round(s: State) -> bool:
    return int(s.mem[ROUND]) == 3


def sit_down(page: Page, seats: int) -> None:
    go_on(page, recorded(GAME, "main", seats, when=third_round))
    expect(page.locator(".mine .heap").first).to_be_visible()
    page.wait_for_function("() => document.querySelector('.stage [data-digit]') && document.fonts.status === 'loaded'")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080)])
def test_a_desktop_shows_everything_at_once(new_page: NewPage, width: int, height: int) -> None:
    page = new_page(width=width, height=height)
    sit_down(page, 2)
    found = page.evaluate(MEASURED)
    assert found["text"] >= 12
    assert found["cut"] == found["covered"] == found["places"] == 0
    assert found["wide"] <= 0
    # What the digits choose says so, at the latest a frame after it is there.
    page.wait_for_function(NUMBERED)


def test_a_heap_that_ran_out_moves_nothing(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, 2)
    found = page.evaluate(MEASURED)
    assert found["spent"] > 0
    assert found["slack"] < 12  # the row is as high as with something in every heap


def test_a_phone_shows_what_one_plays_with_first(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, language="ru-RU", has_touch=True)
    sit_down(page, 4)
    found = page.evaluate(MEASURED)
    assert found["text"] >= 11
    assert found["cut"] == found["covered"] == found["places"] == 0  # all Places of Power are in sight, too
    assert found["wide"] <= 0


def test_cards_say_price_points_and_powers(new_page: NewPage) -> None:
    """Small cards show symbols, and say in words what those mean; no codes of rulings anywhere."""
    page = new_page()
    sit_down(page, 2)
    lair = page.locator(".market .tablecard", has_text="Dragon's Lair")
    expect(lair).to_contain_text("Cost: 3 Elan, 3 Life, 3 Calm, 3 Death")
    expect(lair).to_contain_text("Turn")
    expect(lair.locator(".power")).not_to_have_count(0)
    expect(page.locator(".market .item .power").first).to_be_visible()
    assert "RA-" not in page.locator("body").inner_text()
