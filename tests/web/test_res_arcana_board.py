"""Res Arcana played through the page: against bots, between two people, every set-up, phone and desktop."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from web_checks import CYRILLIC, RAW, fits, serious
from web_driver import play, play_some
from web_moments import sit_at
from web_server import NewPage
from web_tables import BOT, ME, OPEN, rename, sit

GAME = "res_arcana"
QUESTION = ".prompt .question"
FIRST = {"setup": "first_game"}


def test_a_game_against_a_bot(new_page: NewPage, artefacts: Path) -> None:
    """Mages, items, rounds, to the score sheet; everything the issue names is on the board."""
    page = new_page()
    sit(page, ME, BOT, game=GAME, seed=5)
    expect(page.locator(".prelude .tablecard.live")).to_have_count(2)  # two mages
    page.screenshot(path=artefacts / "res_arcana-prelude-1440-en-dark.png")
    page.locator(".prelude .tablecard.live").first.click()
    expect(page.locator(QUESTION)).to_have_text("Take a magic item")
    expect(page.locator(".market .item.live").first).to_be_visible()
    page.locator(".market .item.live").first.click()
    play_some(page, 30, seed=2)
    for wanted in (".standing .points", ".rival .pool", ".market .slot .tablecard", ".mine .pool .heap"):
        expect(page.locator(wanted).first).to_be_visible()
    page.locator(".rival button.small").click()  # a rival's discard pile
    pile = page.get_by_role("dialog", name="Discard pile of Bot 2")
    expect(pile).to_be_visible()
    page.keyboard.press("Escape")
    play_some(page, 40, seed=7)
    page.screenshot(path=artefacts / "res_arcana-1440-en-dark.png")
    assert play([page], 120, seed=3) > 10
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator("tfoot td")).to_have_count(2)
    expect(sheet).to_contain_text("Places of Power")


def test_draft_on_a_phone(new_page: NewPage, artefacts: Path) -> None:
    """Four cards to choose from and two mages, read without a magnifier at 390 pixels."""
    page = new_page(width=390, height=844, language="ru-RU", has_touch=True)
    sit(page, ME, BOT, BOT, BOT, game=GAME, seed=12, options={"setup": "draft"})
    expect(page.locator(".prelude .tablecard.live")).to_have_count(4)
    page.screenshot(path=artefacts / "res_arcana-draft-390-ru-dark.png")
    assert fits(page)
    page.locator(".prelude .tablecard.live").first.tap()
    expect(page.locator(".prelude .small .tablecard")).to_have_count(3)  # two mages and the card kept
    play_some(page, 30, seed=5)
    expect(page.locator(".rival")).to_have_count(3)
    page.screenshot(path=artefacts / "res_arcana-390-ru-dark.png")
    page.screenshot(path=artefacts / "res_arcana-whole-390-ru-dark.png", full_page=True)
    assert fits(page)


@pytest.mark.parametrize(("people", "bots", "width"), [(2, 0, 1440), (2, 2, 390)])
def test_two_browsers(new_page: NewPage, people: int, bots: int, width: int) -> None:
    """Two people at one table, alone and with two bots: the same end for both, and hands stay hidden."""
    anna, boris = new_page(), new_page(language="ru-RU", width=width, height=900)
    rename(anna, "Anna")
    rename(boris, "Борис")
    table = sit(anna, ME, OPEN, *[BOT] * bots, game=GAME, options=FIRST)
    boris.goto(f"/table/{table}")
    boris.get_by_role("button", name="Сесть здесь").click()
    for page in (anna, boris):
        expect(page.locator(".hand .tablecard")).to_have_count(3)
    cards = [
        set(page.locator(".hand .tablecard").evaluate_all("all => all.map((each) => each.dataset.key)"))
        for page in (anna, boris)
    ]
    assert cards[0].isdisjoint(cards[1])
    play([anna, boris], 240, seed=5)
    totals = [page.locator("dialog.scores tfoot td").all_text_contents() for page in (anna, boris)]
    assert totals[0] == totals[1]
    assert len(totals[0]) == people + bots


def test_a_match(new_page: NewPage, artefacts: Path) -> None:
    """The open draft before the second game of a match, and on to the end of the match."""
    page = new_page()
    sit_at(page, GAME, "open-draft", 2, {"setup": "match"})
    expect(page.locator(".standing")).to_contain_text("Game 2 of 3")
    expect(page.get_by_role("heading", name="Open draft")).to_be_visible()
    page.screenshot(path=artefacts / "res_arcana-open-draft-1440-en-dark.png")
    play([page], 180, seed=4)
    expect(page.locator("dialog.scores")).to_contain_text("Second game")


def test_attacks_cannot_be_missed(new_page: NewPage, artefacts: Path) -> None:
    """Outside one's turn an attack stands in the middle of the page, says who and what, and the title tells."""
    page = new_page()
    sit_at(page, GAME, "life-loss", 3)
    alarm = page.get_by_role("alertdialog")
    expect(alarm).to_be_visible()
    expect(alarm.locator("h2")).to_contain_text("attacks you!")
    expect(alarm.get_by_role("button", name="Suffer the loss")).to_be_visible()
    assert page.title().startswith("● Your turn")
    page.screenshot(path=artefacts / "res_arcana-attack-1440-en-dark.png")
    assert serious(page) == []
    alarm.get_by_role("button", name="Look at the table first").click()
    expect(alarm).to_have_count(0)
    page.locator(".strip").click()
    page.set_viewport_size({"width": 390, "height": 844})
    page.screenshot(path=artefacts / "res_arcana-attack-390-en-dark.png")
    assert fits(page)
    alarm.get_by_role("button", name="Suffer the loss").click()
    expect(page.get_by_role("alertdialog")).to_have_count(0)


def test_the_golden_statue(new_page: NewPage) -> None:
    """A victory check asks its owner in the same way, with the points of everybody."""
    page = new_page()
    sit_at(page, GAME, "statue", 2)
    alarm = page.get_by_role("alertdialog")
    expect(alarm.locator(".score")).to_have_count(2)
    expect(alarm.get_by_role("button", name="React with Golden Statue")).to_be_visible()


def test_the_obvious_payment(new_page: NewPage) -> None:
    """What a discarded artifact brings is one answer: Gold is picked already, two others by touch, Enter confirms."""
    page = new_page()
    sit_at(page, GAME, "discard-gain", 2)
    expect(page.locator(QUESTION)).to_contain_text("1 Gold or 2 other essences")
    confirm = page.locator(".prompt .confirm")
    expect(confirm).to_be_enabled()
    gold = page.locator(".prompt .stepper", has_text="Gold")
    expect(gold.locator(".n")).to_have_text("1")
    heap = page.locator(".mine .heap.live")
    heap.nth(0).click()  # Elan takes the place of Gold
    expect(gold.locator(".n")).to_have_text("0")
    expect(confirm).to_be_disabled()
    heap.nth(3).click()
    expect(confirm).to_be_enabled()
    expect(page.locator(".mine .heap em")).to_have_count(2)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("gains 1 Elan, 1 Death")


def test_several_cards_in_one_go(new_page: NewPage) -> None:
    """Divination: any of the hand in any order, also a card that would be asked for last; none is picked before."""
    page = new_page()
    sit_at(page, GAME, "discard", 2, source="divination")
    hand = page.locator(".hand .tablecard")
    confirm = page.locator(".prompt .confirm")
    expect(confirm).to_be_disabled()
    expect(page.locator(".hand .tablecard.live")).to_have_count(hand.count())
    wanted = int(confirm.inner_text().split("/")[1])
    for i in range(wanted):
        hand.nth(hand.count() - 1 - i).click()
    expect(page.locator(".hand .tablecard.picked")).to_have_count(wanted)
    left = hand.count() - wanted
    confirm.click()
    expect(hand).to_have_count(left)


@pytest.mark.parametrize(
    ("width", "height", "scheme"), [(820, 1180, "light"), (1440, 900, "light"), (390, 844, "light")]
)
def test_languages_and_sizes(new_page: NewPage, artefacts: Path, width: int, height: int, scheme: str) -> None:
    """Russian, then English without a reload; nothing unworded, nothing sticks out, nobody is shut out."""
    page = new_page(width=width, height=height, language="ru-RU", color_scheme=scheme)
    sit(page, ME, BOT, BOT, game=GAME, seed=41)
    play_some(page, 60, seed=6)
    page.wait_for_timeout(200)
    russian = page.locator("main").inner_text()
    assert CYRILLIC.search(russian)
    assert not RAW.search(russian), RAW.search(russian)
    page.screenshot(path=artefacts / f"res_arcana-{width}-ru-{scheme}.png")
    assert fits(page)
    assert serious(page) == []
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.locator(".standing")).to_contain_text("10 points win")
    english = page.locator("main").inner_text().replace("Гость", "")
    assert not CYRILLIC.search(english), CYRILLIC.search(english)
    assert not RAW.search(english), RAW.search(english)
    page.screenshot(path=artefacts / f"res_arcana-{width}-en-{scheme}.png", full_page=True)


def test_watching_and_help(new_page: NewPage) -> None:
    """Who watches sees no hand and chooses nothing; the rules in short and every card are in the help."""
    player, watcher = new_page(), new_page()
    table = sit(player, ME, BOT, game=GAME, seed=11)
    play_some(player, 20, seed=3)
    watcher.goto(f"/table/{table}")
    expect(watcher.locator(".market")).to_be_visible()
    expect(watcher.locator(".hand .tablecard")).to_have_count(0)
    expect(watcher.locator("[data-live]")).to_have_count(0)
    watcher.goto(f"/help/{GAME}")
    expect(watcher.get_by_text("ten points", exact=True)).to_be_visible()
    expect(watcher.locator(".grid > .card")).to_have_count(78)
    assert not watcher.locator(".grid .picture path[d='']").count()  # every card has its picture
