"""Time Masters played through the page: whole games, every question on its board, both languages, all sizes."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect
from web_checks import CYRILLIC, RAW, fits, serious
from web_driver import play, play_some, step
from web_server import NewPage
from web_tables import BOT, ME, OPEN, rename, sit

from arcanarium.core.record import header_of
from arcanarium.games.time_masters.game import GAME

QUESTION = ".prompt .question"
BUTTONS = {"end", "done", "option", "seat"}  # answered beside the question; all others on the board
SHUN = (
    ".prompt, .regain, .exchange, .timer .finish"  # ending, skipping, giving up cards: only when nothing else is left
)
LAZY = ("skip", "exchange", "end", "done", "finish")
HOLD = ("extend", "place")


class Moment(NamedTuple):
    """A question in the middle of a game: its record, after how many moves, of whom, with which answers."""

    record: str
    moves: int
    seat: int
    options: list[int]


@cache
def moments() -> dict[str, Moment]:
    """One for every question there is, with a choice where one is to be found: games that fill and extend timers."""
    wanted = {each.prompt for each in GAME.rules.steps if each.prompt} - {"order"}  # one timer triggers at a time
    found: dict[str, Moment] = {}
    for seed in range(300):
        chance = random.Random(seed)
        seats = 2 + seed % 3
        record = header_of(GAME, seats, seed)
        state = GAME.new(seats, seed)
        while not state.is_over():
            seat, prompt, _, options = GAME.decisions(state)[0]
            if prompt not in found or len(found[prompt].options) == 1 < len(options):
                found[prompt] = Moment(record.text(), len(record.moves), seat, options)
            verbs = {each: GAME.actions.notation(each).split()[0] for each in options}
            busy = [each for each in options if verbs[each] not in LAZY] or options
            hold = [each for each in busy if verbs[each] in HOLD]
            action = chance.choice(hold if hold and chance.random() < 0.6 else busy)
            record.moves.append((-1, GAME.actions.notation(action)))
            state.apply(seat, action)
        if found.keys() == wanted:
            return found
    raise AssertionError(f"never asked: {wanted - found.keys()}")


def enter(page: Page, moment: Moment) -> None:
    """The table goes on at that moment, with bots on all other seats."""
    body = {"record": moment.record, "seq": moment.moves, "you": moment.seat, "bot": "random"}
    answer = page.request.post("/api/tables/continue", data=body)
    assert answer.status == 201, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    page.locator(".prompt.mine").wait_for()
    page.wait_for_timeout(150)  # what can be picked in one go is asked for


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
    page.locator(".game.time_masters").get_by_role("button", name="Play now").click()
    expect(page.locator(".sphere")).to_have_count(5)
    expect(page.locator(".hand .tablecard")).to_have_count(5)
    expect(page.get_by_text("Cards designed by us, not the printed ones")).to_be_visible()
    seats = page.locator(".rival").count() + 1
    clicks = play([page], 90, seed=3, shun=SHUN)
    assert clicks > 20
    score_sheet(page, seats)
    expect(page.locator("dialog.scores")).to_contain_text("Cards of sphere 1")
    page.screenshot(path=artefacts / "time_masters-scores-1440-en-dark.png")
    page.goto(f"/replay/{page.url.rsplit('/', 1)[1]}#0")
    expect(page.locator(".sphere")).to_have_count(5)
    page.get_by_label("Look from").select_option("spectator")
    expect(page.locator(".hand .tablecard")).to_have_count(0)  # later, what all saw taken is shown
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".phases h2")).to_have_text("The game is over")
    assert page.locator(".board [data-live]").count() == 0


def test_four_mages_on_a_phone(new_page: NewPage, artefacts: Path) -> None:
    """A whole game on a small screen against three bots."""
    page = new_page(width=390, height=844, language="ru-RU", has_touch=True)
    sit(page, ME, BOT, BOT, BOT, game="time_masters", seed=14)
    expect(page.locator(".rival")).to_have_count(3)
    play([page], 90, seed=14, shun=SHUN)
    assert fits(page)
    score_sheet(page, 4)
    page.screenshot(path=artefacts / "time_masters-scores-390-ru-dark.png")


@pytest.mark.parametrize("bots", [0, 2])
def test_two_people(new_page: NewPage, bots: int) -> None:
    """Two browsers, desktop and phone, alone and with two bots: the same end, and only the own hand."""
    anna, boris = new_page(), new_page(width=390, height=844, language="ru-RU")
    rename(anna, "Anna")
    rename(boris, "Борис")
    table = sit(anna, ME, OPEN, *[BOT] * bots, game="time_masters", seed=8, options={"seat_balance": "imaginary"})
    boris.goto(f"/table/{table}")
    boris.get_by_role("button", name="Сесть здесь").click()
    expect(anna.locator(QUESTION)).to_be_visible()
    expect(boris.locator(QUESTION)).to_be_visible()
    hands = [
        set(page.locator(".hand .tablecard").evaluate_all("all => all.map((each) => each.dataset.key)"))
        for page in (anna, boris)
    ]
    assert len(hands[0]) == len(hands[1]) == 5
    assert hands[0].isdisjoint(hands[1])
    play([anna, boris], 120, seed=5, shun=SHUN)
    assert score_sheet(anna, 2 + bots) == score_sheet(boris, 2 + bots)


def test_spectator(new_page: NewPage) -> None:
    """Who watches sees chains, timers and time, nobody's hand, and can choose nothing."""
    player, watcher = new_page(), new_page()
    table = sit(player, ME, BOT, game="time_masters", seed=11)
    player.locator(QUESTION).wait_for()
    watcher.goto(f"/table/{table}")
    expect(watcher.locator(".sphere .tablecard")).to_have_count(5)
    expect(watcher.locator(".hand .tablecard")).to_have_count(0)
    expect(watcher.locator(".hand .back .back")).to_have_count(5)
    play_some(player, 15, seed=3)
    expect(watcher.locator("[data-live]")).to_have_count(0)
    assert "draws a card" in watcher.locator(".log").inner_text()


# -- questions


def test_every_question(new_page: NewPage, artefacts: Path) -> None:
    """What is asked can be answered by what glows: on the board, or beside the question where nothing lies there."""
    page = new_page()
    page.goto("/")
    chance = random.Random(4)
    for prompt, moment in sorted(moments().items()):
        enter(page, moment)
        beside = {each for each in moment.options if GAME.actions.notation(each).split()[0] in BUTTONS}
        assert alive(page, ".board") >= set(moment.options) - beside, prompt
        assert alive(page, ".prompt") >= beside, prompt
        assert not alive(page, ".prompt") - beside, f"{prompt}: a button for what lies on the board"
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


def test_two_cards_for_time(new_page: NewPage) -> None:
    """The exchange: two cards named in any order and confirmed, then taken back."""
    page = new_page()
    sit(page, ME, BOT, game="time_masters", seed=23)
    chance = random.Random(2)
    button = page.locator(".hand .exchange")
    for _ in range(200):
        page.wait_for_timeout(40)
        if button.count() and page.locator(".hand .tablecard").count() > 2:
            break
        cards = page.locator(".hand .tablecard.live")
        if cards.count():
            cards.first.click()
        else:
            step(page, chance)
    spent = page.locator(".mine .coin.spent").count()
    cards = page.locator(".hand > .cards > .card").count()
    assert spent > 0
    button.click()
    page.locator(".hand .give").nth(cards - 1).click()
    page.locator(".hand .give").first.click()
    expect(page.locator(".hand .give.named")).to_have_count(2)
    page.get_by_role("button", name="Discard for 1 time").click()
    expect(page.locator(".hand .tablecard")).to_have_count(cards - 2)
    expect(page.locator(".mine .coin.spent")).to_have_count(spent - 1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(QUESTION)).to_have_text("Discard a second card for 1 time")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".hand .tablecard")).to_have_count(cards)
    expect(page.locator(".mine .coin.spent")).to_have_count(spent)


def test_why_not(new_page: NewPage) -> None:
    """What cannot be chosen says why."""
    page = new_page()
    page.goto("/")
    enter(page, moments()["access"])
    dull = page.locator(".sphere .tablecard.dull").last
    dull.hover()
    expect(dull.locator(".why")).to_have_text("Costs 5, 1 of the chain left")


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
    enter(page, moments()["main"])
    page.locator(".hand .tablecard.live").first.focus()
    before = page.locator(".log li").count()
    page.keyboard.press("Enter")
    if page.locator(".menu").count():
        page.locator(".menu [data-live]").first.focus()
        page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=before)


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
    mark = f"{width}-{language[:2]}-{scheme}.png"
    rename(page, "Anna")
    sit(page, ME, *[BOT] * (seats - 1), game="time_masters", seed=51)
    page.locator(QUESTION).wait_for()
    assert fits(page)
    play_some(page, 40, seed=12)
    page.wait_for_timeout(250)
    assert fits(page)
    words = page.locator("main").inner_text().replace("Anna", "")
    assert not RAW.search(words), RAW.search(words)
    assert bool(CYRILLIC.search(words)) == (language == "ru-RU")
    page.screenshot(path=artefacts / f"time_masters-{mark}")
    enter(page, moments()["timers"])
    page.screenshot(path=artefacts / f"time_masters-timers-{mark}", full_page=True)
    assert fits(page)


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


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe(new_page: NewPage, scheme: str) -> None:
    """No serious or critical findings: in one's main phase, with full timers, in access, with cards to look at."""
    page = new_page(color_scheme=scheme)
    page.goto("/")
    found: list[str] = []
    for prompt in ("main", "timers", "access", "retrieve"):
        enter(page, moments()[prompt])
        found += [f"{prompt} {each}" for each in serious(page)]
    assert found == [], "\n".join(found)


def test_help(new_page: NewPage) -> None:
    """Rules in short and all cards, said to be designed by us."""
    for language, words in (("en-GB", "were designed by us"), ("ru-RU", "придуманы нами")):
        page = new_page(language=language)
        page.goto("/help/time_masters")
        expect(page.locator(".rules")).to_contain_text(words)
        expect(page.locator(".grid > .card")).to_have_count(len(GAME.table.names))
        icons = page.locator(".grid .picture .icon path").evaluate_all(
            "all => all.map((each) => each.getAttribute('d'))"
        )
        assert len(icons) == len(GAME.table.names)
        assert all(icons)
        page.locator(".grid > .card").last.click()
        expect(page.get_by_role("dialog")).to_contain_text(
            "designed by us" if language == "en-GB" else "придумано нами"
        )
