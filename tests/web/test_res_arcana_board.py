"""Res Arcana played through the page: against bots, between two people, every set-up, phone and desktop."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from web_checks import CYRILLIC, RAW, fits, serious
from web_driver import play, play_some, tap
from web_moments import go_on, recorded
from web_server import NewPage
from web_tables import BOT, ME, rename, sit, sit_together

from arcanarium.core.agenda import State
from arcanarium.games.res_arcana import scoring
from arcanarium.games.res_arcana.table import GAME_NUMBER, LAID_OUT, PASSED, ROUND

GAME = "res_arcana"
QUESTION = ".prompt .question"
FIRST = {"setup": "first_game"}
MATCH = {"setup": "match"}
SIZES = ((820, 1180), (1440, 900), (390, 844))


def fifth_round(s: State) -> bool:
    return int(s.mem[ROUND]) == 5


def second_to_draft(s: State) -> bool:
    return int(s.number(LAID_OUT)) == 15


def last_turn(game: int) -> Callable[[State], bool]:
    """Is that game of a match for two decided as soon as the first seat passes, too?"""

    def found(s: State) -> bool:
        if s.mem[GAME_NUMBER] != game or s.mem[PASSED + 1] == 0:
            return False
        return max(int(scoring.points(s, seat)) for seat in range(2)) >= scoring.GOAL

    return found


def end_the_game(page: Page) -> None:
    """Pass as the last one."""
    page.locator(".prompt").get_by_role("button", name="Pass", exact=True).click()
    insist = page.locator('.prompt [data-live="insist"]')  # asked once where something useful could be done
    expect(insist.or_(page.locator(".market .item.live")).first).to_be_visible()
    if insist.is_visible():
        insist.click()
    page.locator(".market .item.live").first.click()


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
    pile = page.get_by_role("dialog", name="Discard pile of Random 2")
    expect(pile).to_be_visible()
    page.keyboard.press("Escape")
    page.screenshot(path=artefacts / "res_arcana-1440-en-dark.png")
    assert play([page], seed=3) > 10
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
    tap(page, page.locator(".prelude .tablecard.live").first)
    expect(page.locator(".prelude .small .tablecard")).to_have_count(3)  # two mages and the card kept
    go_on(page, recorded(GAME, "main", 4, {"setup": "draft"}, when=fifth_round))
    expect(page.locator(".rival")).to_have_count(3)
    expect(page.locator(".mine .pool .heap")).to_have_count(5)
    page.screenshot(path=artefacts / "res_arcana-390-ru-dark.png")
    page.screenshot(path=artefacts / "res_arcana-whole-390-ru-dark.png", full_page=True)
    assert fits(page)


def test_two_browsers(new_page: NewPage) -> None:
    """Two people at one table, at a desk and on a phone: the same end for both, and hands stay hidden."""
    anna, boris = new_page(), new_page(language="ru-RU", width=390, height=844)
    sit_together(anna, boris, game=GAME, options=FIRST)
    for page in (anna, boris):
        expect(page.locator(".hand .tablecard")).to_have_count(3)
    cards = [
        set(page.locator(".hand .tablecard").evaluate_all("all => all.map((each) => each.dataset.key)"))
        for page in (anna, boris)
    ]
    assert cards[0].isdisjoint(cards[1])
    play([anna, boris], seed=5)
    totals = [page.locator("dialog.scores tfoot td").all_text_contents() for page in (anna, boris)]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 2


@pytest.mark.nightly
def test_a_match(new_page: NewPage, artefacts: Path) -> None:
    """From the first game of a match to the second at the same table, its open draft, and the end of the third."""
    page = new_page()
    go_on(page, recorded(GAME, "main", 2, MATCH, when=last_turn(1)))
    expect(page.locator(".standing")).to_contain_text("Game 1 of 3")
    end_the_game(page)
    expect(page.locator(".standing")).to_contain_text("Game 2 of 3")
    expect(page.get_by_role("heading", name="Open draft")).to_be_visible()

    go_on(page, recorded(GAME, "open-draft", 2, MATCH, when=second_to_draft))
    cards = page.locator(".prelude .tablecard.live")
    expect(cards).to_have_count(15)  # the First Player has taken one
    page.screenshot(path=artefacts / "res_arcana-open-draft-1440-en-dark.png")
    cards.nth(14).click()
    cards.nth(0).click()
    page.locator(".prompt .confirm").click()
    expect(cards).to_have_count(11)  # two, and two more by the bot

    go_on(page, recorded(GAME, "main", 2, MATCH, when=last_turn(3)))
    end_the_game(page)
    expect(page.locator("dialog.scores")).to_contain_text("Third game")


def test_attacks_cannot_be_missed(new_page: NewPage, artefacts: Path) -> None:
    """Outside one's turn an attack stands in the middle of the page, says who and what, and the title tells."""
    page = new_page()
    rename(page, "Anna")
    go_on(page, recorded(GAME, "life-loss", 3))
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
    losses = page.locator(".log").get_by_text("Anna loses", exact=False)
    before = losses.count()
    alarm.get_by_role("button", name="Suffer the loss").click()
    expect(losses).not_to_have_count(before)  # a bot may attack again meanwhile


@pytest.mark.parametrize("manner", ["usual", "confirm"])
def test_an_attack_is_answered_by_a_finger(new_page: NewPage, manner: str) -> None:
    """The answers are worded: one touch is enough, unless all is to be confirmed, and then it is done there."""
    page = new_page(width=390, height=844, has_touch=True)
    page.add_init_script(f"localStorage.setItem('arcanarium.manner', '{manner}')")
    rename(page, "Anna")
    go_on(page, recorded(GAME, "life-loss", 3))
    alarm = page.get_by_role("alertdialog")
    losses = page.locator(".log").get_by_text("Anna loses", exact=False)
    expect(alarm).to_be_visible()
    before = losses.count()
    alarm.get_by_role("button", name="Suffer the loss").tap()
    if manner == "confirm":
        alarm.get_by_role("button", name="Confirm").tap()
    expect(losses).not_to_have_count(before)  # a bot may attack again meanwhile


def test_the_golden_statue(new_page: NewPage) -> None:
    """A victory check asks its owner in the same way, with the points of everybody."""
    page = new_page()
    go_on(page, recorded(GAME, "statue", 2))
    alarm = page.get_by_role("alertdialog")
    expect(alarm.locator(".score")).to_have_count(2)
    alarm.get_by_role("button", name="React with Golden Statue").click()
    expect(page.locator(".log")).to_contain_text("reacts with Golden Statue")


def test_the_obvious_payment(new_page: NewPage) -> None:
    """What a discarded artifact brings is one answer: Gold or two others by touch, none picked before."""
    page = new_page()
    go_on(page, recorded(GAME, "discard-gain", 2))
    expect(page.locator(QUESTION)).to_contain_text("1 Gold or 2 other essences")
    confirm = page.locator(".prompt .confirm")
    expect(confirm).to_be_disabled()
    gold = page.locator(".prompt .stepper", has_text="Gold")
    expect(gold.locator(".n")).to_have_text("0")
    heap = page.locator(".mine .heap.live")
    heap.nth(4).click()
    expect(gold.locator(".n")).to_have_text("1")
    expect(confirm).to_be_enabled()
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
    go_on(page, recorded(GAME, "discard", 2, source="divination"))
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


def test_languages_and_sizes(new_page: NewPage, artefacts: Path) -> None:
    """Russian, then English without a reload; nothing unworded, nothing sticks out, nobody is shut out."""
    page = new_page(language="ru-RU", color_scheme="light")
    go_on(page, recorded(GAME, "main", 3, when=fifth_round))
    expect(page.locator(".rival")).to_have_count(2)
    russian = page.locator("main").inner_text()
    assert CYRILLIC.search(russian)
    assert not RAW.search(russian), RAW.search(russian)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.screenshot(path=artefacts / f"res_arcana-{width}-ru-light.png")
        assert fits(page)
        assert serious(page) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.locator(".standing")).to_contain_text("10 points win")
    english = page.locator("main").inner_text().replace("Гость", "")
    assert not CYRILLIC.search(english), CYRILLIC.search(english)
    assert not RAW.search(english), RAW.search(english)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.screenshot(path=artefacts / f"res_arcana-{width}-en-light.png", full_page=True)
        assert fits(page)


def test_watching_and_help(new_page: NewPage) -> None:
    """Who watches sees no hand and chooses nothing; the rules in short and every card are in the help."""
    player, watcher = new_page(), new_page()
    table = go_on(player, recorded(GAME, "main", 2, when=fifth_round))
    watcher.goto(f"/table/{table}")
    expect(watcher.locator(".market")).to_be_visible()
    expect(watcher.locator(".hand .tablecard")).to_have_count(0)
    expect(watcher.locator("[data-live]")).to_have_count(0)
    watcher.goto(f"/help/{GAME}")
    expect(watcher.get_by_text("ten points", exact=True)).to_be_visible()
    expect(watcher.locator(".grid > .card")).to_have_count(78)
    assert not watcher.locator(".grid .picture path[d='']").count()  # every card has its picture
