"""Evenfall played through the page: alone, against bots and with people, on both sides, on phone and desktop."""

from __future__ import annotations

import random
import re
import time
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong
from web_checks import CYRILLIC, RAW, fits, serious
from web_driver import play, play_some, step
from web_moments import Moment, go_on, recorded, visit
from web_server import NewPage, Server
from web_tables import BOT, ME, lay, sit, sit_together

from arcanarium.core.record import header_of
from arcanarium.games.evenfall.game import GAME
from processes import PATIENCE

QUESTION = ".prompt .question"
PASS = ".prompt .answers .primary"  # passing ends a round early, and so does ending a turn
BUSY = f"[data-live]:not({PASS})"  # shunned, all rounds end early


def lay_out(page: Page, seats: int, side: str, seed: int, **options: str) -> str:
    """A table with bots at all other seats."""
    return sit(page, ME, *[BOT] * (seats - 1), game="evenfall", seed=seed, options={"side": side, **options})


def play_until(pages: list[Page], sight: Locator, seed: int, shun: str = "") -> None:
    """Click on all pages until that is to be seen."""
    chance = random.Random(seed)
    until = time.monotonic() + PATIENCE
    while not sight.count():
        assert time.monotonic() < until, f"{sight} did not come"
        clicked = [step(page, chance, shun=shun) for page in pages]
        pages[0].wait_for_timeout(15 if any(clicked) else 40)


@cache
def moments() -> dict[str, Moment]:
    """One for every question there is, from games that rather do something than pass."""
    wanted = {step.prompt for step in GAME.rules.steps if step.prompt}
    found: dict[str, Moment] = {}
    for seed in range(400):
        chance = random.Random(seed)
        seats = 2 + seed % 3
        options = {"side": "moon" if seed % 2 else "sun", "advanced_draw": "on" if seed == 1 else "off"}
        record = header_of(GAME, seats, seed, options)
        state = GAME.new(seats, seed, options)
        while not state.is_over():
            seat, prompt, _, answers = GAME.decisions(state)[0]
            if prompt not in found and (prompt != "place-stones" or GAME.extras(state, seat)["proposal"]):
                found[prompt] = Moment(record.text(), len(record.moves), answers, state.clone(), seat)
            busy = [each for each in answers if GAME.actions.notation(each) not in ("pass", "trade", "board_action")]
            action = chance.choice(busy if busy and chance.random() < 0.97 else answers)
            record.moves.append((-1, GAME.actions.notation(action)))
            state.apply(seat, action)
        if found.keys() == wanted:
            return found
    raise AssertionError(f"never asked: {wanted - found.keys()}")


def enter(page: Page, prompt: str) -> Moment:
    """A table that goes on where this is asked, with bots on all other seats; it stands still until it is answered."""
    moment = moments()[prompt]
    go_on(page, moment)
    page.locator(".prompt.mine").wait_for()
    return moment


class Finished(NamedTuple):
    """A game that was played to its end: its id, how many clicks it took, and its columns of the score sheet."""

    table: str
    clicks: int
    columns: int


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> Finished:
    """Two seats on the moon side, in which much is done before passing: hands, rituals, catalysts, cells."""
    context = browser.new_context(base_url=server.address, reduced_motion="reduce")
    page = context.new_page()
    table = lay_out(page, 2, "moon", seed=33, coven_0="cross", advanced_draw="on")
    expect(page.locator(QUESTION)).to_contain_text("Discard 2 cards; everybody shows theirs together")
    clicks = play([page], seed=6, shun=PASS)
    columns = page.locator("dialog.scores tfoot td").count()
    context.close()
    return Finished(table, clicks, columns)


def test_alone_against_the_automa(new_page: NewPage, artefacts: Path) -> None:
    """Its circle, its last turn and its coven can be followed; it has a column of the score sheet."""
    page = new_page()
    lay_out(page, 1, "sun", seed=31, difficulty="master")
    automa = page.get_by_role("region", name="Automa", exact=True)
    expect(automa.get_by_text("The Automa moves after your first turn.")).to_be_visible()
    expect(automa.locator(".cell")).to_have_count(10)
    expect(automa.locator(".framed")).to_have_count(2)
    expect(automa).to_contain_text("Difficulty: master")
    play_until([page], automa.locator("ol li:not(.soft)"), seed=3, shun=PASS)
    expect(automa.locator("ol li").first).to_contain_text("The Automa reveals")
    marker = automa.locator(".big").text_content()
    expect(automa.locator("ol")).to_contain_text(f"cell {marker}")
    expect(page.locator(".log")).to_contain_text("Automa takes a turn")
    automa.get_by_role("button", name="Whole coven").click()
    expect(page.get_by_role("region", name="Coven of the Automa")).to_be_visible()
    page.screenshot(path=artefacts / "evenfall-solo-1440-en-dark.png")
    play([page], seed=3)
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator("thead th")).to_have_count(2)
    expect(sheet.locator("thead")).to_contain_text("Automa")
    expect(sheet.get_by_role("heading")).to_contain_text(re.compile("wins$"))
    page.screenshot(path=artefacts / "evenfall-scores-1440-en-dark.png")


@pytest.mark.nightly
def test_alone_on_the_moon_side_on_a_phone(new_page: NewPage, artefacts: Path) -> None:
    """To the end on 390 pixels."""
    page = new_page(width=390, height=844, language="ru-RU", color_scheme="light", has_touch=True)
    lay_out(page, 1, "moon", seed=32, coven_0="thorn")
    play_some(page, 12, seed=5)
    assert fits(page)
    page.screenshot(path=artefacts / "evenfall-solo-390-ru-light.png", full_page=True)
    play([page], seed=5)
    expect(page.locator("dialog.scores thead")).to_contain_text("Автома")
    assert fits(page)


def test_two_seats_on_the_moon_side(finished: Finished) -> None:
    """To the end, with many answers of every kind."""
    assert finished.clicks > 60
    assert finished.columns == 2


@pytest.mark.nightly
def test_four_seats(new_page: NewPage, artefacts: Path) -> None:
    """Three regions, three rivals; a rival's whole coven opens; then to the end."""
    page = new_page()
    lay_out(page, 4, "sun", seed=34)
    expect(page.locator(".regions .region")).to_have_count(3)
    expect(page.locator(".regions .region").first.locator(".slot")).to_have_count(4)
    expect(page.locator(".rivals .rival")).to_have_count(3)
    play_some(page, 15, seed=7)
    page.locator(".rivals .rival").nth(1).get_by_role("button", name="Whole coven").click()
    expect(page.locator(".opened .coven")).to_contain_text("Random 3")
    expect(page.locator(".opened").get_by_role("group", name="Inner circle")).to_be_visible()
    page.screenshot(path=artefacts / "evenfall-four-sun-1440-en-dark.png", full_page=True)
    play([page], seed=7, shun=BUSY)
    expect(page.locator("dialog.scores tfoot td")).to_have_count(4)


@pytest.mark.nightly
def test_four_seats_on_the_moon_side_on_a_phone(new_page: NewPage, artefacts: Path) -> None:
    """Nothing sticks out on 390 pixels, and the game ends."""
    page = new_page(width=390, height=844)
    lay_out(page, 4, "moon", seed=39)
    play_some(page, 15, seed=12)
    assert fits(page)
    page.screenshot(path=artefacts / "evenfall-table-390-en-dark.png", full_page=True)
    play([page], seed=12, shun=BUSY)
    expect(page.locator("dialog.scores tfoot td")).to_have_count(4)


def to_the_battle(page: Page) -> None:
    """A place of the first region with the first turn, then the end of the turn, and a pass that is meant."""
    if page.locator(".r0 .large .count").count():
        answers = page.locator(".prompt [data-live=insist], .prompt .declines")
    else:
        answers = page.locator(".r0 .slot [data-live]")
    if answers.count():
        answers.first.evaluate("each => each.click()")


def test_what_a_turn_is_for(new_page: NewPage) -> None:
    """The main actions of the rulebook: what is not about the one looked at steps back."""
    page = new_page()
    lay_out(page, 2, "sun", seed=2)
    ways = page.get_by_role("group", name="Main actions and free actions")
    places = page.locator(".places [data-live]")
    expect(ways.get_by_role("button")).to_have_count(6)
    expect(places.first).to_have_attribute("data-glow", "quiet")
    find = ways.get_by_role("button", name="Find a place")
    expect(find).to_contain_text(str(places.count()))
    find.click()
    expect(page.locator("[data-glow=full]")).to_have_count(places.count())
    expect(page.locator(".hand [data-glow=aside]").first).to_be_visible()
    expect(ways.get_by_role("button", name="Catalysts")).to_be_disabled()
    find.click()
    page.mouse.move(0, 0)
    expect(places.first).to_have_attribute("data-glow", "quiet")


def test_two_people(new_page: NewPage) -> None:
    """Both see the same end; a dial that was set is closed to the other until both are open."""
    anna, boris = new_page(), new_page(width=390, height=844, language="ru-RU")
    sit_together(anna, boris, game="evenfall", options={"side": "sun"})
    expect(anna.locator(QUESTION)).to_be_visible()
    boris.locator(".handle").click()  # a phone keeps the hand in a drawer
    expect(boris.locator(".hand .tablecard").first).to_be_visible()
    mine = anna.locator(".hand .tablecard").evaluate_all("all => all.map((each) => each.dataset.key)")
    theirs = boris.locator(".hand .tablecard").evaluate_all("all => all.map((each) => each.dataset.key)")
    assert len(mine) == len(theirs) == 6
    assert set(mine).isdisjoint(theirs)
    both = (anna, boris)
    until = time.monotonic() + PATIENCE
    while not all(page.locator(".tray .dial .value").count() for page in both):
        assert time.monotonic() < until, "no battle"
        for page in both:
            to_the_battle(page)
        anna.wait_for_timeout(40)
    boris.locator(".tray .value[data-live]").last.click()
    boris.get_by_role("button", name=re.compile("Выставить")).click()
    expect(anna.get_by_role("img", name="dial set, hidden")).to_be_visible()
    assert anna.locator(".battle .fighter .dial.open").count() == 0
    play([anna, boris], seed=15, shun=BUSY)
    totals = [page.locator("dialog.scores tfoot td").all_text_contents() for page in both]
    assert totals[0] == totals[1]


def test_the_dial_and_the_report(new_page: NewPage, artefacts: Path) -> None:
    """Set with the mouse; the order of battles is shown, and afterwards what they brought."""
    page = new_page()
    enter(page, "bid")
    battle = page.locator(".tray .battle")
    expect(battle.locator("ol li")).to_have_count(page.locator(".regions .region").count())
    expect(battle.locator("ol li[aria-current=step]")).to_have_count(1)
    expect(battle.get_by_role("button", name="Choose a value")).to_be_disabled()
    battle.get_by_role("button", name="Turn the dial to 1").click()
    expect(battle).to_contain_text("Strength: 3")
    page.screenshot(path=artefacts / "evenfall-dial-1440-en-dark.png")
    battle.get_by_role("button", name="Set the dial: 1").click()
    expect(page.locator(".log")).to_contain_text(re.compile(r"Guest \d+: the dial shows 1"))
    play_until([page], page.locator(".report"), seed=9)
    expect(page.locator(".report")).to_contain_text(re.compile(r"Battles of round \d.*\(dial 1\)", re.DOTALL))


def test_stones_are_placed_best_first(new_page: NewPage, artefacts: Path) -> None:
    """The proposal lies on the places and is the first answer; by hand each place is asked in turn."""
    page = new_page()
    enter(page, "place-stones")
    placing = page.get_by_role("region", name="Best placing of your stones")
    buttons = placing.locator(".buttons button")
    expect(buttons.first).to_have_text("Place them as proposed")
    page.screenshot(path=artefacts / "evenfall-stones-1440-en-dark.png")
    buttons.nth(1).click()
    expect(page.locator(QUESTION)).to_contain_text("Put a stone on")
    expect(page.locator(".stack.asked")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".stack .ghost").first).to_be_visible()
    buttons.first.click()
    play([page])


LIVE = "[...document.querySelectorAll('[data-live]')].flatMap((each) => each.dataset.live.split(' '))"
READY = f"""
(wanted) => {{
  const live = {LIVE};
  return wanted.every(([id, plain]) => live.includes(String(id)) || (plain && live.includes('confirm')));
}}
"""


def test_every_question(new_page: NewPage, artefacts: Path) -> None:
    """Every answer to every question can be given by something that glows; nothing is left unworded."""
    people = (new_page(), new_page())  # one alone may not lay so many tables at once
    for number, prompt in enumerate(sorted(moments())):
        page = people[number % 2]
        moment = enter(page, prompt)
        # what only says that this is all may be said by the button that confirms
        wanted = [[option, GAME.actions.argument(option) == ""] for option in moment.options]
        try:
            page.wait_for_function(READY, arg=wanted)
        except TookTooLong:
            live = page.evaluate(LIVE)
            missing = [GAME.actions.notation(option) for option in moment.options if str(option) not in live]
            raise AssertionError(f"{prompt}: nothing glows for {missing}") from None
        words = page.locator("main").inner_text()
        assert not RAW.search(words), (prompt, RAW.search(words))
        if prompt in ("choose", "catalysts", "transfer", "order", "battle-reward", "stone-cell", "harvest"):
            page.screenshot(path=artefacts / f"evenfall-ask-{prompt}-1440-en-dark.png")


def test_moon_sides(new_page: NewPage) -> None:
    """What differs from the sun side is there."""
    page = new_page()
    for coven, special in (
        ("star", "pay 1 card to gain any resource or 1 mana"),
        ("cross", "Cell of the board: a step on the path with both rewards"),
        ("circle", "Elders in both circles"),
        ("thorn", "Stone cell 5"),
    ):
        visit(page, f"/table/{lay(page, ME, game='evenfall', seed=37, options={'side': 'moon', 'coven_0': coven})}")
        mine = page.locator(".coven.mine")
        expect(mine).to_contain_text("Moon side")
        labels: list[str] = mine.evaluate(
            "all => [all.innerText, ...[...all.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel)]"
        )
        assert any(special in label for label in labels), coven
        outer = mine.get_by_role("group", name="Outer circle").locator(".stack")
        expect(outer).to_have_count(2 if coven == "circle" else 0)


def test_languages(new_page: NewPage, artefacts: Path) -> None:
    """Both languages, switched without a reload, nothing left unworded."""
    page = new_page(language="ru-RU", color_scheme="light")
    enter(page, "how-many")
    page.screenshot(path=artefacts / "evenfall-table-1440-ru-light.png", full_page=True)
    for name, wanted in (("EN", False), ("RU", True)):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("tab", name="Ход игры" if wanted else "Log")).to_be_visible()
        text = page.locator("main").inner_text().replace("Гость", "")
        labels = (
            page.locator("main")
            .evaluate(
                "all => [...all.querySelectorAll('[aria-label], [title]')]"
                ".map((each) => `${each.ariaLabel ?? ''} ${each.title}`).join('\\n')"
            )
            .replace("Гость", "")
        )
        assert not RAW.search(text + labels), RAW.search(text + labels)
        assert bool(CYRILLIC.search(text)) is wanted
        assert bool(CYRILLIC.search(labels)) is wanted, CYRILLIC.search(labels)


def test_late_in_a_game_nothing_sticks_out(new_page: NewPage, artefacts: Path) -> None:
    """On every width, with full circles; a picture of the middle one to look at."""
    page = new_page(width=820, height=1180, language="ru-RU", color_scheme="light")
    enter(page, "repeat")
    page.screenshot(path=artefacts / "evenfall-table-820-ru-light.png", full_page=True)
    for width in (390, 820, 1024, 1440, 1920):
        page.set_viewport_size({"width": width, "height": 900})
        assert fits(page), width


def test_axe(new_page: NewPage) -> None:
    """Nothing serious, light or dark: with a rival's coven open and the dial to be set, and with the Automa."""
    page = new_page()
    found: list[str] = []
    enter(page, "bid")
    page.get_by_role("button", name="Whole coven").click()
    expect(page.locator(".opened .coven")).to_be_visible()
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        found += serious(page)
    visit(page, f"/table/{lay(page, ME, game='evenfall', seed=41, options={'side': 'moon', 'coven_0': 'thorn'})}")
    play_until([page], page.locator(".automa ol li:not(.soft)"), seed=14, shun=PASS)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found += serious(page)
    assert found == [], "\n".join(found)


def test_watching_and_replay(new_page: NewPage, finished: Finished) -> None:
    """The same board without choices: for who watches, in a replay of any view, at any step."""
    player, watcher = new_page(), new_page()
    table = lay_out(player, 2, "sun", seed=42)
    play_some(player, 5, seed=15)
    watcher.goto(f"/table/{table}")
    expect(watcher.locator(".regions .region")).to_have_count(2)
    expect(watcher.locator(".hand .tablecard")).to_have_count(0)
    expect(watcher.locator("[data-live]")).to_have_count(0)
    watcher.goto(f"/replay/{finished.table}#5")
    expect(watcher.locator(".coven.mine")).to_be_visible()
    last = int(watcher.locator("output").inner_text().split("/")[1])
    for at in range(0, last, max(1, last // 8)):
        watcher.get_by_label("Step", exact=True).fill(str(at))
        expect(watcher.locator(".rounds")).to_be_visible()
    watcher.get_by_label("Look from").select_option("1")
    expect(watcher.locator(".coven.mine")).to_contain_text("Random 2")
    watcher.get_by_label("Look from").select_option("spectator")
    expect(watcher.locator(".hand .tablecard")).to_have_count(0)
    watcher.get_by_role("button", name="To the end").click()
    expect(watcher.locator(".rounds")).to_contain_text("End of the game")


def test_help(new_page: NewPage, artefacts: Path) -> None:
    """Rules in short, every card with its icon, and where it comes from."""
    page = new_page()
    page.goto("/help/evenfall")
    expect(page.get_by_text("three rounds")).to_be_visible()
    expect(page.locator(".rules")).to_contain_text("designed by us")
    cards = page.locator(".grid > .card")
    expect(cards).to_have_count(148)
    assert page.locator(".grid .picture .icon path[d='']").count() == 0
    page.screenshot(path=artefacts / "evenfall-help-1440-en-dark.png")
    page.get_by_label("Search").fill("Keir")
    cards.first.click()
    sheet = page.get_by_role("dialog", name="Card")
    expect(sheet).to_contain_text("Where this comes from")
    expect(sheet).to_contain_text("Council:")


def test_a_table_is_laid_for_one(new_page: NewPage) -> None:
    """The solo game can be chosen on the page."""
    page = new_page()
    page.goto("/new?game=evenfall")
    page.get_by_label("Players").select_option("1")
    page.get_by_label("Side of the boards").select_option("moon")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("region", name="Automa", exact=True)).to_be_visible()


def test_motion(new_page: NewPage) -> None:
    """Cards, pieces and goods travel when motion is welcome, and the game goes on while they do."""
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(
        "window.moved = 0; const old = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) { window.moved += 1; return old.apply(this, all); };"
    )
    lay_out(page, 2, "sun", seed=43)
    chance = random.Random(16)
    until = time.monotonic() + PATIENCE
    while page.evaluate("window.moved") <= 20:
        assert time.monotonic() < until, "nothing moves"
        step(page, chance, shun=PASS)
        page.wait_for_timeout(40)
    expect(page.locator(".prompt")).to_be_visible()


TOP = "(each) => each.getBoundingClientRect().top"
BOTTOM = "(each) => each.getBoundingClientRect().bottom"


def test_ones_own_path_is_in_sight_and_the_question_stays_where_it_is(new_page: NewPage) -> None:
    """On a low screen a hand shows the heads of its cards, and a dial takes its room from the board."""
    page = new_page(width=1366, height=768)
    sit(page, ME, BOT, game="evenfall", seed=3)
    page.wait_for_selector(".stage [data-live]")
    question = page.locator(".asks").evaluate(TOP)
    assert page.locator(".coven.mine .path").evaluate(BOTTOM) <= question
    card = page.locator("#hand-drawer .tablecard").first
    expect(card.locator(".text")).to_be_hidden()
    card.hover()
    expect(card.locator(".text")).to_be_visible()
    go_on(page, recorded("evenfall", "bid", 2))
    expect(page.locator(".tray .dial .value").first).to_be_visible()
    assert abs(page.locator(".asks").evaluate(TOP) - question) < 2
