"""Evenfall played through the page: alone, against bots and with people, on both sides, on phone and desktop."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect
from web_checks import CYRILLIC, RAW, fits, serious
from web_driver import play, play_some, step
from web_server import NewPage, Server
from web_tables import BOT, ME, OPEN, rename, sit

from arcanarium.core.record import header_of
from arcanarium.games.evenfall.game import GAME

QUESTION = ".prompt .question"
PASS = ".prompt .answers .primary"  # passing ends a round early, and so does ending a turn


def lay_out(page: Page, seats: int, side: str, seed: int, **options: str) -> str:
    """A table with bots at all other seats."""
    return sit(page, ME, *[BOT] * (seats - 1), game="evenfall", seed=seed, options={"side": side, **options})


class Moment(NamedTuple):
    """A question in the middle of a game: its record, after how many moves, of whom, with which answers."""

    record: str
    moves: int
    seat: int
    options: list[int]


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
                found[prompt] = Moment(record.text(), len(record.moves), seat, answers)
            busy = [each for each in answers if GAME.actions.notation(each) not in ("pass", "trade", "board_action")]
            action = chance.choice(busy if busy and chance.random() < 0.97 else answers)
            record.moves.append((-1, GAME.actions.notation(action)))
            state.apply(seat, action)
        if found.keys() == wanted:
            break
    return found


def enter(page: Page, prompt: str) -> Moment:
    """A table that goes on where this is asked, with bots on all other seats."""
    moment = moments()[prompt]
    body = {"record": moment.record, "seq": moment.moves, "you": moment.seat, "bot": "random"}
    answer = page.request.post("/api/tables/continue", data=body)
    assert answer.status == 201, answer.text()
    page.goto(f"/table/{answer.json()['id']}")
    page.locator(".prompt.mine").wait_for()
    return moment


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> str:
    """The id of a game on the moon side that was played to its end."""
    context = browser.new_context(base_url=server.address, reduced_motion="reduce")
    page = context.new_page()
    table = lay_out(page, 2, "moon", seed=23)
    play([page], 60, seed=4)
    context.close()
    return table


def test_alone_against_the_automa(new_page: NewPage, artefacts: Path) -> None:
    """Its circle, its last turn and its coven can be followed; it has a column of the score sheet."""
    page = new_page()
    lay_out(page, 1, "sun", seed=31, difficulty="master")
    automa = page.get_by_role("region", name="Automa", exact=True)
    expect(automa.get_by_text("It moves after your first turn.")).to_be_visible()
    expect(automa.locator(".cell")).to_have_count(10)
    expect(automa.locator(".framed")).to_have_count(2)
    expect(automa).to_contain_text("Difficulty: Master")
    chance = random.Random(3)
    for _ in range(200):
        if automa.locator("ol li:not(.soft)").count():
            break
        step(page, chance, shun=PASS)
        page.wait_for_timeout(15)
    expect(automa.locator("ol li").first).to_contain_text("The Automa reveals")
    marker = automa.locator(".big").text_content()
    expect(automa.locator("ol")).to_contain_text(f"cell {marker}")
    expect(page.locator(".log")).to_contain_text("Automa is on turn")
    automa.get_by_role("button", name="Whole coven").click()
    expect(page.get_by_role("region", name="Coven of the Automa")).to_be_visible()
    page.screenshot(path=artefacts / "evenfall-solo-1440-en-dark.png")
    play([page], 60, seed=3)
    sheet = page.get_by_role("dialog", name="Score sheet")
    expect(sheet.locator("thead th")).to_have_count(2)
    expect(sheet.locator("thead")).to_contain_text("Automa")
    assert sheet.get_by_role("heading").inner_text().endswith("wins")
    page.screenshot(path=artefacts / "evenfall-scores-1440-en-dark.png")


def test_alone_on_the_moon_side_on_a_phone(new_page: NewPage, artefacts: Path) -> None:
    """To the end on 390 pixels."""
    page = new_page(width=390, height=844, language="ru-RU", color_scheme="light", has_touch=True)
    lay_out(page, 1, "moon", seed=32, coven_0="thorn")
    play_some(page, 25, seed=5)
    assert fits(page)
    page.screenshot(path=artefacts / "evenfall-solo-390-ru-light.png", full_page=True)
    play([page], 60, seed=5)
    expect(page.locator("dialog.scores thead")).to_contain_text("Автома")
    assert fits(page)


def test_two_seats_on_the_moon_side(new_page: NewPage) -> None:
    """Much is played before passing: hands, rituals, catalysts, cells."""
    page = new_page()
    lay_out(page, 2, "moon", seed=33, coven_0="cross", advanced_draw="on")
    expect(page.locator(QUESTION)).to_have_text("Discard two cards; all are shown together")
    clicks = play([page], 90, seed=6, shun=PASS)
    assert clicks > 60
    expect(page.locator("dialog.scores tfoot td")).to_have_count(2)


@pytest.mark.parametrize("side", ["sun", "moon"])
def test_four_seats(new_page: NewPage, artefacts: Path, side: str) -> None:
    """Three regions, three rivals; a rival's whole coven opens; then to the end."""
    page = new_page()
    lay_out(page, 4, side, seed=34)
    expect(page.locator(".regions .region")).to_have_count(3)
    expect(page.locator(".regions .region").first.locator(".slot")).to_have_count(4)
    expect(page.locator(".rivals .rival")).to_have_count(3)
    play_some(page, 30, seed=7)
    page.locator(".rivals .rival").nth(1).get_by_role("button", name="Whole coven").click()
    expect(page.locator(".opened .coven")).to_contain_text("Bot 3")
    expect(page.locator(".opened").get_by_role("group", name="Inner circle")).to_be_visible()
    page.screenshot(path=artefacts / f"evenfall-four-{side}-1440-en-dark.png", full_page=True)
    play([page], 90, seed=7)
    expect(page.locator("dialog.scores tfoot td")).to_have_count(4)


def to_the_battle(page: Page) -> None:
    """A place of the first region with the first turn, then a pass."""
    if page.locator(".r0 .large .count").count():
        answers = page.locator(".prompt .answers .primary")
    else:
        answers = page.locator(".r0 .slot [data-live]")
    if answers.count():
        answers.first.evaluate("each => each.click()")


def test_two_people(new_page: NewPage) -> None:
    """Both see the same end; a dial that was set is closed to the other until both are open."""
    anna, boris = new_page(), new_page(width=390, height=844, language="ru-RU")
    rename(anna, "Anna")
    rename(boris, "Борис")
    table = sit(anna, ME, OPEN, game="evenfall", options={"side": "sun"}, practice=True, seed=8)
    boris.goto(f"/table/{table}")
    boris.get_by_role("button", name="Сесть здесь").click()
    expect(anna.locator(QUESTION)).to_be_visible()
    expect(boris.locator(".hand .tablecard").first).to_be_visible()
    mine = anna.locator(".hand .tablecard").evaluate_all("all => all.map((each) => each.dataset.key)")
    theirs = boris.locator(".hand .tablecard").evaluate_all("all => all.map((each) => each.dataset.key)")
    assert len(mine) == len(theirs) == 6
    assert set(mine).isdisjoint(theirs)
    both = (anna, boris)
    for _ in range(300):
        if all(page.locator(".tray .dial .value").count() for page in both):
            break
        for page in both:
            to_the_battle(page)
        anna.wait_for_timeout(40)
    boris.locator(".tray .value:not([disabled])").last.click()
    boris.get_by_role("button", name=re.compile("Выставить")).click()
    expect(anna.get_by_role("img", name="dial set, hidden")).to_be_visible()
    assert anna.locator(".battle .fighter .dial.open").count() == 0
    play([anna, boris], 90, seed=15)
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
    expect(battle).to_contain_text("+ 1 mana")
    page.screenshot(path=artefacts / "evenfall-dial-1440-en-dark.png")
    battle.get_by_role("button", name="Set the dial: 1").click()
    expect(page.locator(".log")).to_contain_text(re.compile(r"Guest \d+: dial 1"))
    for _ in range(60):
        if page.locator(".report").count():
            break
        step(page, random.Random(9))
        page.wait_for_timeout(40)
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
    expect(page.locator(QUESTION)).to_contain_text("A stone for the next place")
    expect(page.locator(".stack.asked")).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".stack .ghost").first).to_be_visible()
    buttons.first.click()
    play([page], 20)


def test_every_question(new_page: NewPage, artefacts: Path) -> None:
    """Every answer to every question can be given by something that glows; nothing is left unworded."""
    asked = moments()
    assert len(asked) >= 36, sorted(asked)
    page = new_page()
    page.goto("/")
    for prompt in sorted(asked):
        moment = enter(page, prompt)
        page.wait_for_timeout(60)
        found = page.locator("[data-live]").evaluate_all("all => all.map((each) => each.dataset.live).join(' ')")
        alive = {int(each) for each in found.split() if each.isdigit()}
        if "confirm" in found.split():  # which says that this is all
            alive |= {option for option in moment.options if GAME.actions.argument(option) == ""}
        assert alive >= set(moment.options), (prompt, [GAME.actions.notation(x) for x in set(moment.options) - alive])
        words = page.locator("main").inner_text()
        assert not RAW.search(words), (prompt, RAW.search(words))
        if prompt in ("choose", "catalysts", "transfer", "order", "battle-reward", "stone-cell", "harvest"):
            page.screenshot(path=artefacts / f"evenfall-ask-{prompt}-1440-en-dark.png")


@pytest.mark.parametrize(
    ("coven", "special"),
    [
        ("star", "pay 1 card to gain any resource or 1 mana"),
        ("cross", "Cell of the board: a step of the path with both rewards"),
        ("circle", "Elders in both circles"),
        ("thorn", "Stone cell 5"),
    ],
)
def test_moon_sides(new_page: NewPage, coven: str, special: str) -> None:
    """What differs from the sun side is there."""
    page = new_page()
    lay_out(page, 1, "moon", seed=37, coven_0=coven)
    mine = page.locator(".coven.mine")
    expect(mine).to_contain_text("Moon side")
    labels: list[str] = mine.evaluate(
        "all => [all.innerText, ...[...all.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel)]"
    )
    assert any(special in label for label in labels)
    outer = mine.get_by_role("group", name="Outer circle").locator(".stack")
    expect(outer).to_have_count(2 if coven == "circle" else 0)


def test_languages(new_page: NewPage) -> None:
    """Both languages, switched without a reload, nothing left unworded."""
    page = new_page(language="ru-RU")
    lay_out(page, 1, "moon", seed=38, coven_0="cross")
    play_some(page, 30, seed=11)
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


@pytest.mark.parametrize(
    ("width", "height", "language", "scheme", "seats"),
    [
        (390, 844, "en-GB", "dark", 4),
        (820, 1180, "ru-RU", "light", 3),
        (1440, 900, "ru-RU", "light", 2),
    ],
)
def test_sizes(
    new_page: NewPage, artefacts: Path, width: int, height: int, language: str, scheme: str, seats: int
) -> None:
    """Nothing sticks out, and pictures to look at."""
    page = new_page(width=width, height=height, language=language, color_scheme=scheme)
    lay_out(page, seats, "moon", seed=39)
    play_some(page, 40, seed=12, seconds=20)
    page.wait_for_timeout(200)
    assert fits(page)
    page.screenshot(path=artefacts / f"evenfall-table-{width}-{language[:2]}-{scheme}.png", full_page=True)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe(new_page: NewPage, scheme: str) -> None:
    """Nothing serious on the table: in a turn, with a rival's coven open, with the dial, with the Automa."""
    page = new_page(color_scheme=scheme)
    lay_out(page, 2, "moon", seed=40, coven_0="thorn")
    play_some(page, 20, seed=13)
    page.get_by_role("button", name="Whole coven").click()
    found = serious(page)
    enter(page, "bid")
    found += serious(page)
    lay_out(page, 1, "sun", seed=41)
    play_some(page, 25, seed=14)
    found += serious(page)
    assert found == [], "\n".join(found)


def test_watching_and_replay(new_page: NewPage, finished: str) -> None:
    """The same board without choices: for who watches, in a replay of any view, at any step."""
    player, watcher = new_page(), new_page()
    table = lay_out(player, 2, "sun", seed=42)
    play_some(player, 10, seed=15)
    watcher.goto(f"/table/{table}")
    expect(watcher.locator(".regions .region")).to_have_count(2)
    expect(watcher.locator(".hand .tablecard")).to_have_count(0)
    expect(watcher.locator("[data-live]")).to_have_count(0)
    watcher.goto(f"/replay/{finished}#5")
    expect(watcher.locator(".coven.mine")).to_be_visible()
    last = int(watcher.locator("output").inner_text().split("/")[1])
    for at in range(0, last, max(1, last // 8)):
        watcher.get_by_label("Step", exact=True).fill(str(at))
        expect(watcher.locator(".rounds")).to_be_visible()
    watcher.get_by_label("Look from").select_option("1")
    expect(watcher.locator(".coven.mine")).to_contain_text("Bot 2")
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
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("region", name="Automa", exact=True)).to_be_visible()


def test_motion(new_page: NewPage) -> None:
    """Cards, pieces and goods travel when motion is welcome, and the game goes on while they do."""
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(
        "window.moved = 0; const old = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) { window.moved += 1; return old.apply(this, all); };"
    )
    lay_out(page, 2, "sun", seed=43)
    play_some(page, 20, seed=16, seconds=25)
    assert page.evaluate("window.moved") > 20
    expect(page.locator(".prompt")).to_be_visible()
