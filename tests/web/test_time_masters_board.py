"""Time Masters played through the page: whole games, every question on its board, both languages, all sizes."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from web_checks import CYRILLIC, RAW, fits, serious
from web_driver import play, step
from web_server import NewPage
from web_tables import BOT, ME, rename, sit, sit_together
from web_time_masters import Asked, busy_table, enter, first, moments

from arcanarium.games.time_masters.game import GAME
from arcanarium.games.time_masters.table import HAND

QUESTION = ".prompt .question"
BUTTONS = {"end", "done", "option", "seat"}  # answered beside the question; all others on the board
SHUN = (
    ".prompt, .regain, .exchange, .timer .finish"  # ending, skipping, giving up cards: only when nothing else is left
)
PICTURES = ("access", "choose-one", "keep", "look-take", "main", "timers", "tuck", "untuck", "victim")


def alive(page: Page, within: str) -> set[int]:
    """The answers that things within can give."""
    found = page.locator(f"{within} [data-live]").evaluate_all("all => all.map((each) => each.dataset.live).join(' ')")
    return {int(each) for each in found.split() if each.isdigit()}


def score_sheet(page: Page, seats: int) -> list[str]:
    sheet = page.locator("dialog.scores")
    expect(sheet).to_be_visible()
    totals = sheet.locator("tfoot td")
    expect(totals).to_have_count(seats)
    return totals.all_text_contents()


# -- whole games


def test_a_whole_game_against_a_bot(new_page: NewPage, artefacts: Path) -> None:
    """From the lobby to the score sheet; then its replay, from a seat and from nobody's."""
    page = new_page()
    page.goto("/")
    page.locator(".game.time_masters").get_by_role("button", name="Play now").wait_for()
    sit(page, ME, BOT, game="time_masters", seed=3)
    expect(page.locator(".sphere")).to_have_count(5)
    expect(page.locator(".hand .tablecard")).to_have_count(5)
    expect(page.get_by_text("Cards designed by us, not the printed ones")).to_be_visible()
    clicks = play([page], seed=3, shun=SHUN)
    assert clicks > 20
    score_sheet(page, 2)
    expect(page.locator("dialog.scores")).to_contain_text("Cards of sphere 1")
    page.screenshot(path=artefacts / "time_masters-scores-1440-en-dark.png")
    page.goto(f"/replay/{page.url.rsplit('/', 1)[1]}#0")
    expect(page.locator(".sphere")).to_have_count(5)
    page.get_by_label("Look from").select_option("spectator")
    expect(page.locator(".hand .tablecard")).to_have_count(0)  # later, what all saw taken is shown
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".phases h2")).to_have_text("The game is over")
    assert page.locator(".board [data-live]").count() == 0


@pytest.mark.nightly
def test_four_mages_on_a_phone(new_page: NewPage, artefacts: Path) -> None:
    """A whole game on a small screen against three bots."""
    page = new_page(width=390, height=844, language="ru-RU", has_touch=True)
    sit(page, ME, BOT, BOT, BOT, game="time_masters", seed=14)
    expect(page.locator(".rival")).to_have_count(3)
    play([page], seed=14, shun=SHUN)
    assert fits(page)
    score_sheet(page, 4)
    page.screenshot(path=artefacts / "time_masters-scores-390-ru-dark.png")


def test_two_people(new_page: NewPage) -> None:
    """Two browsers, desktop and phone: the same end, and only the own hand."""
    anna, boris = new_page(), new_page(width=390, height=844, language="ru-RU")
    sit_together(anna, boris, game="time_masters", options={"seat_balance": "imaginary"})
    expect(anna.locator(QUESTION)).to_be_visible()
    expect(boris.locator(QUESTION)).to_be_visible()
    hands = [
        set(page.locator(".hand .tablecard").evaluate_all("all => all.map((each) => each.dataset.key)"))
        for page in (anna, boris)
    ]
    assert len(hands[0]) == len(hands[1]) == 5
    assert hands[0].isdisjoint(hands[1])
    play([anna, boris], seed=5, shun=SHUN)
    assert score_sheet(anna, 2) == score_sheet(boris, 2)


def test_spectator(new_page: NewPage) -> None:
    """Who watches sees chains, timers and time, nobody's hand, and can choose nothing."""
    player, watcher = new_page(), new_page()
    table = sit(player, ME, BOT, game="time_masters", seed=11)
    player.locator(QUESTION).wait_for()
    watcher.goto(f"/table/{table}")
    expect(watcher.locator(".sphere .tablecard")).to_have_count(5)
    expect(watcher.locator(".hand .tablecard")).to_have_count(0)
    expect(watcher.locator(".hand .back .back")).to_have_count(5)
    enter(player, busy_table(3))
    watcher.goto(player.url)
    expect(watcher.locator(".timer").first).to_be_visible()
    expect(watcher.locator(".chain .tablecard").first).to_be_visible()
    expect(watcher.locator("[data-live]")).to_have_count(0)
    expect(watcher.locator(".log")).to_contain_text("draws a card")


# -- questions


def test_every_question(new_page: NewPage, artefacts: Path) -> None:
    """What is asked is answered by what glows: on the board, in the hand, or beside the question if it lies nowhere."""
    page = new_page()
    page.goto("/")
    chance = random.Random(4)
    for prompt, moment in sorted(moments().items()):
        enter(page, moment)
        beside = {each for each in moment.options if GAME.actions.notation(each).split()[0] in BUTTONS}
        assert alive(page, ".board") | alive(page, ".hand") >= set(moment.options) - beside, prompt
        assert alive(page, ".prompt") >= beside, prompt
        assert not alive(page, ".prompt") - beside, f"{prompt}: a button for what lies on the board"
        if prompt in PICTURES:
            page.screenshot(path=artefacts / f"time_masters-ask-{prompt}-1440-en-dark.png")
        words = page.locator(".board").inner_text() + page.locator(".prompt").inner_text()
        assert not RAW.search(words), (prompt, RAW.search(words))
        assert step(page, chance), prompt


def test_reactions_cannot_be_missed(new_page: NewPage, artefacts: Path) -> None:
    """A forced discard comes on somebody else's turn: the hand calls for it, on a phone too."""
    page = new_page(width=390, height=844, color_scheme="light")
    page.goto("/")
    enter(page, moments()["forced-discard"])
    expect(page.get_by_role("alert")).to_have_text("You must discard!")
    expect(page.locator(".hand.forced .tablecard.live").first).to_be_in_viewport()
    expect(page).to_have_title("● Your turn – Time Masters – Arcanarium")
    page.screenshot(path=artefacts / "time_masters-forced-390-en-light.png")


def spends(asked: Asked) -> bool:
    """May two cards be given up, with others left in hand?"""
    verbs = {GAME.actions.notation(each).split()[0] for each in asked.options}
    return "exchange" in verbs and asked.state.number(HAND + asked.seat) > 3


def test_two_cards_for_time(new_page: NewPage) -> None:
    """The exchange: two cards named in any order and confirmed, then taken back."""
    page = new_page()
    page.goto("/")
    enter(page, first("main", spends))
    spent = page.locator(".mine .coin.spent").count()
    cards = page.locator(".hand > .cards > .card").count()
    assert spent > 0
    page.locator(".hand .exchange").click()
    page.locator(".hand .give").nth(cards - 1).click()
    page.locator(".hand .give").first.click()
    expect(page.locator(".hand .give.named")).to_have_count(2)
    page.get_by_role("button", name="Discard for 1 time").click()
    expect(page.locator(".hand .tablecard")).to_have_count(cards - 2)
    expect(page.locator(".mine .coin.spent")).to_have_count(spent - 1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(QUESTION)).to_have_text("Discard a second card to refresh 1 time")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".hand .tablecard")).to_have_count(cards)
    expect(page.locator(".mine .coin.spent")).to_have_count(spent)


def test_timers_chains_and_time(new_page: NewPage) -> None:
    """The page shows what the rules hold: chains and what they buy, slots, tucked cards and tokens, of rivals too."""
    page = new_page()
    page.goto("/")
    moment = busy_table(3)
    enter(page, moment)
    view = GAME.view(moment.state, moment.seat)
    limits = view["extras"]["hand_limit"]  # type: ignore[index]
    for seat, mage in enumerate(view["seats"]):  # type: ignore[arg-type, var-annotated]
        part = page.locator("section.mine" if seat == moment.seat else f".rival.seat-{seat}")
        expect(part.locator(".coin.spent")).to_have_count(mage["spent"])
        expect(part.locator(".coin:not(.socket)")).to_have_count(mage["unspent"] + mage["spent"])
        expect(part.locator(".coin.there")).to_have_count(mage["imaginary"])
        expect(part.locator(".chain .link .tablecard")).to_have_count(len(mage["chain"]))
        expect(part.locator(".timer")).to_have_count(len(mage["timers"]))
        expect(part.locator(".timer .slot .tablecard")).to_have_count(len(mage["on_timers"]))
        tucked = mage["tucked"] if isinstance(mage["tucked"], int) else len(mage["tucked"])
        expect(part.locator(".timer .tucked")).to_have_count(tucked)
    hand = len(view["seats"][moment.seat]["hand"])  # type: ignore[index]
    expect(page.locator(".hand .limit")).to_have_text(f"{hand} of {limits[moment.seat]}")
    expect(page.locator(".ruler .links b")).to_have_text(str(view["extras"]["budget"]))  # type: ignore[index]
    expect(page.locator(".ruler .buys .set").first).to_be_visible()


def test_piles(new_page: NewPage) -> None:
    """What is in the own deck, in discard piles and out of the game can be looked through."""
    page = new_page(language="ru-RU")
    sit(page, ME, BOT, game="time_masters", seed=31)
    page.get_by_role("button", name="5 Колода").click()
    dialog = page.get_by_role("dialog", name="Колода")
    expect(dialog).to_contain_text("Что осталось в вашей колоде")
    expect(dialog.locator(".card .title").first).to_be_visible()
    dialog.get_by_role("button", name="Закрыть").click()
    expect(dialog).to_have_count(0)


def test_keyboard(new_page: NewPage) -> None:
    """A card is played and the phase ended without a mouse."""
    page = new_page()
    page.goto("/")
    play_it = GAME.actions.parse("play concentration")
    enter(page, first("main", lambda asked: not asked.record.moves and play_it in asked.options))
    page.locator('.hand .tablecard.live[data-key^="card:concentration"]').first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("plays Concentration")
    page.get_by_role("button", name="End the main phase").focus()
    page.keyboard.press("Enter")
    page.locator("[data-live=insist]").focus()  # there was something left to do
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text(re.compile(r"Random \d takes a turn"))


# -- for everybody


@pytest.mark.parametrize(
    ("width", "height", "language", "scheme", "seats"),
    [
        (390, 844, "en-GB", "light", 2),
        (390, 844, "ru-RU", "dark", 4),
        (820, 1180, "ru-RU", "light", 3),
        (1440, 900, "en-GB", "dark", 4),
        (1440, 900, "ru-RU", "light", 2),
    ],
)
def test_sizes(
    new_page: NewPage, artefacts: Path, width: int, height: int, language: str, scheme: str, seats: int
) -> None:
    """Phone, tablet and desktop, dark and light, worded in full, with pictures to look at."""
    page = new_page(width=width, height=height, language=language, color_scheme=scheme)
    page.goto("/")
    rename(page, "Anna")
    enter(page, busy_table(seats))
    assert fits(page)
    words = page.locator("main").inner_text().replace("Anna", "")
    assert not RAW.search(words), RAW.search(words)
    assert bool(CYRILLIC.search(words)) == (language == "ru-RU")
    page.screenshot(path=artefacts / f"time_masters-{width}-{language[:2]}-{scheme}.png")


def test_language_is_switched_at_the_table(new_page: NewPage) -> None:
    page = new_page(language="ru-RU")
    rename(page, "Anna")
    sit(page, ME, BOT, game="time_masters", seed=41)
    expect(page.locator(".phases li").first).to_have_text("Таймеры")
    page.evaluate("window.same = true")
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.locator(".phases li").first).to_have_text("Timers")
    assert not CYRILLIC.search(page.locator("main").inner_text())
    assert page.evaluate("window.same") is True


def test_axe(new_page: NewPage) -> None:
    """No serious or critical findings: in one's main phase, with full timers, in access, with cards to look at."""
    page = new_page()
    page.goto("/")
    found: list[str] = []
    for prompt in ("main", "timers", "access", "retrieve"):
        enter(page, moments()[prompt])
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme=scheme)
            found += [f"{prompt} {scheme} {each}" for each in serious(page)]
    assert found == [], "\n".join(found)


def test_help(new_page: NewPage) -> None:
    """Rules in short and all cards, said to be designed by us."""
    for language, words in (("en-GB", "were designed by us"), ("ru-RU", "придуманы нами")):
        page = new_page(language=language)
        page.goto("/help/time_masters")
        expect(page.locator(".rules")).to_contain_text(words)
        expect(page.locator(".grid > .card")).to_have_count(len(GAME.deck.names))
        icons = page.locator(".grid .picture .main .icon path").evaluate_all(
            "all => all.map((each) => each.getAttribute('d'))"
        )
        assert len(icons) == len(GAME.deck.names)
        assert all(icons)
        page.locator(".grid > .card").last.click()
        expect(page.get_by_role("dialog")).to_contain_text(
            "designed by us" if language == "en-GB" else "придумано нами"
        )
