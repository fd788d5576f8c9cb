"""The rules on the page: beside the board, whole with their figures, and words that say what they mean."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from web_checks import CYRILLIC, fits, serious
from web_driver import play_some
from web_server import NewPage
from web_tables import BOT, ME, sit

from arcanarium.games import NAMES, load
from arcanarium.rulebook.book import read_book
from arcanarium.wording import Wording

DRAWN = """() => [...document.querySelectorAll('.book figure')].filter(
  (each) => !each.querySelector('.card .title, svg, .die, .token, a.button')).map((each) => each.textContent)"""


def drawer(page: Page) -> Locator:
    return page.get_by_role("dialog", name=re.compile("Rules|Правила"))


def in_sight(page: Page, anchor: str) -> None:
    """The heading of the section is where reading begins."""
    page.wait_for_function(
        "(id) => { const title = document.getElementById(id); const box = title?.closest('.pages');"
        " if (!box) return false; const at = title.getBoundingClientRect().top - box.getBoundingClientRect().top;"
        " return at > -2 && at < box.clientHeight / 2; }",
        arg=f"rule-{anchor}",
    )


def test_rules_open_beside_the_board_at_the_question(new_page: NewPage, artefacts: Path) -> None:
    """By the header, by the question, by a key; nothing of the board is covered; contents, search, and back."""
    page = new_page()
    sit(page, ME, BOT, seed=61)
    page.locator(".pack").wait_for()
    table = page.url
    link = page.get_by_role("link", name="Rules")
    link.click()
    in_sight(page, "draft")
    assert page.url == table
    board = page.locator(".stage").bounding_box()
    beside = drawer(page).bounding_box()
    assert board
    assert beside
    assert board["x"] + board["width"] <= beside["x"] + 1
    page.screenshot(path=artefacts / "rules-1440-en-dark.png")
    assert serious(page) == []
    drawer(page).get_by_text("Contents").click()
    drawer(page).get_by_role("link", name="Transmuting energy", exact=True).first.click()
    in_sight(page, "transmutation")
    words = "library second third"
    page.get_by_label("Find in the rules").fill(words)
    found = read_book("seasons", "en").find(words, Wording("en", load("seasons")).card)  # as in the terminal
    expect(drawer(page).locator("section .title")).to_have_text([each.title for each in found])
    page.get_by_label("Find in the rules").fill("goats")
    expect(drawer(page)).to_contain_text("The rules do not say that.")
    drawer(page).focus()
    page.keyboard.press("Escape")
    expect(drawer(page)).to_have_count(0)
    expect(link).to_be_focused()
    page.locator(".pack [data-live]").first.focus()
    page.keyboard.press("r")
    in_sight(page, "draft")
    page.keyboard.press("r")
    expect(drawer(page)).to_have_count(0)
    page.get_by_role("button", name="Rules for this question").click()
    in_sight(page, "draft")
    page.locator(".pack [data-live]").first.click()  # the game goes on beside the rules
    expect(drawer(page)).to_be_visible()


def test_rules_on_a_phone_in_russian(new_page: NewPage, artefacts: Path) -> None:
    page = new_page(width=390, height=844, language="ru-RU")
    page.add_init_script("localStorage.setItem('arcanarium.theme', 'light')")
    sit(page, ME, BOT, game="evenfall", seed=5)
    page.get_by_role("button", name="Правила к этому вопросу").click()
    in_sight(page, "actions")
    assert CYRILLIC.search(drawer(page).inner_text())
    assert fits(page)
    page.screenshot(path=artefacts / "rules-390-ru-light.png")
    assert serious(page) == []
    page.go_back()
    expect(drawer(page)).to_have_count(0)
    expect(page.locator(".prompt.mine")).to_be_visible()


def test_words_say_what_they_mean(new_page: NewPage) -> None:
    """In a question: while the pointer is there, kept open by a tap, and on to the rules."""
    page = new_page()
    sit(page, ME, BOT, game="five_seals", seed=5)
    play_some(page, 5, seed=0)  # a mage and dice are chosen; then scrolls are cast and seals broken
    word = page.locator(".prompt .term").first
    word.hover()
    note = page.get_by_role("tooltip")
    expect(note).to_be_visible()
    page.mouse.move(5, 5)
    expect(note).not_to_be_visible()
    word.click()
    page.get_by_role("button", name="More in the rules").click()
    expect(drawer(page)).to_be_visible()
    expect(drawer(page).locator("section.now")).to_be_visible()


@pytest.mark.parametrize("game", NAMES)
def test_the_whole_rules_with_their_figures(new_page: NewPage, game: str) -> None:
    page = new_page(language="ru-RU")
    page.goto(f"/help/{game}#setup")
    book = page.locator(".book")
    expect(book.locator("#rule-setup")).to_be_focused()
    sections = read_book(game, "ru").sections
    assert book.locator("section").count() == len(sections) + 1  # and the words of the game
    wanted = sum(1 for each in sections for part in each.parts if part.figure)
    expect(book.locator("figure")).to_have_count(wanted)
    page.wait_for_function(f"() => ({DRAWN})().length === 0")
    book.locator(".words a").first.click()
    assert page.url.endswith(page.evaluate("location.hash"))
    assert page.evaluate("location.hash") != "#setup"
    assert fits(page)
    page.locator(".languages [lang=en]").click()
    expect(book.locator("#rule-overview")).to_have_text("The game in short")


def test_an_example_is_played_from_the_rules(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/help/seasons#transmutation")
    page.locator("section.now").get_by_role("link", name="Play the example").click()
    page.wait_for_url("**/learn/seasons/examples/*")
    expect(page.locator(".teacher .words")).to_contain_text("Winter, and you may transmute")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".teacher .words")).to_contain_text("8 crystals")
