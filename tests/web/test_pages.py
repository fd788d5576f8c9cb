"""The pages around the table: lobby, set-up, replay, help, errors; both languages, all sizes, and for everybody."""

from __future__ import annotations

import gzip
import re
import sqlite3
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from web_checks import CYRILLIC, RAW, fits, serious, unreadable
from web_driver import play, play_some
from web_server import NewPage, Server
from web_tables import BOT, ME, OPEN, lay, sit

from arcanarium.games import NAMES
from processes import until

MOST_SCRIPT = 250_000
QUICK = {"level": "apprentice", "die_gains": "automatic"}


@pytest.fixture(scope="module")
def finished(browser: Browser, server: Server) -> str:
    """The id of a game played to its end."""
    context = browser.new_context(base_url=server.address, reduced_motion="reduce")
    page = context.new_page()
    table = sit(page, ME, BOT, options=QUICK, seed=77)
    play([page], seed=2)
    context.close()
    return table


def test_first_load(new_page: NewPage, built: Path) -> None:
    """At most 250 kB of compressed script, and usable within two seconds."""

    def is_quick() -> bool:  # a busy machine may have to try again
        page = new_page()
        start = time.monotonic()
        page.goto("/", wait_until="commit")
        page.locator(".game.seasons .big").wait_for()
        return time.monotonic() - start < 2

    until(is_quick, "usable within two seconds")
    page = new_page()
    scripts: set[str] = set()
    page.on("response", lambda answer: scripts.add(answer.url) if answer.url.endswith(".js") else None)
    page.goto("/")
    page.locator(".game.seasons .big").wait_for()
    total = sum(len(gzip.compress((built / "assets" / url.rsplit("/", 1)[1]).read_bytes())) for url in scripts)
    assert 0 < total <= MOST_SCRIPT
    page.locator(".game.seasons .big").click()
    page.get_by_role("button", name="I know the rules").click()
    page.locator(".prelude").wait_for()
    total = sum(len(gzip.compress((built / "assets" / url.rsplit("/", 1)[1]).read_bytes())) for url in scripts)
    assert total <= MOST_SCRIPT  # the table included


def test_whoever_comes_by_a_link_is_one_person(new_page: NewPage, own_server: Server) -> None:
    """The first visit asks for several things at once; they are all asked by the same person."""
    owner, stranger = new_page(base=own_server.address), new_page(base=own_server.address, known=False)
    table = lay(owner, ME, OPEN)
    asked: list[str] = []
    stranger.on(
        "request", lambda request: asked.append(request.url.split("/api", 1)[-1]) if "/api" in request.url else None
    )
    stranger.goto(f"/table/{table}")
    stranger.get_by_role("button", name="Sit here").click()
    expect(stranger.locator(".prelude")).to_be_visible()
    assert asked[0] == "/me"
    with sqlite3.connect(own_server.database, timeout=20) as base:
        (people,) = base.execute("SELECT count(*) FROM identities WHERE created > 0").fetchone()
    base.close()
    assert people == 2


def test_set_up_a_table(new_page: NewPage) -> None:
    """Options with explanations, seats, bots, a clock; then the waiting room and the lobby of somebody else."""
    host, guest = new_page(), new_page()
    host.goto("/new?game=seasons")
    host.get_by_label("Players").select_option("3")
    host.get_by_label("Level", exact=True).select_option("apprentice")
    expect(host.locator("#option-level-text")).to_contain_text("four ready-made sets")
    host.get_by_label("Seat 2", exact=True).select_option("open")
    expect(host.get_by_label("Level of the bot at seat 3")).to_be_visible()
    host.get_by_role("button", name="Create the table").click()
    expect(host.get_by_text("The game begins as soon as every seat is taken")).to_be_visible()
    guest.goto("/")
    guest.locator(".columns").get_by_role("button", name="Join").first.wait_for()
    table = host.url.rsplit("/", 1)[1]
    guest.get_by_label("Join by a link").fill(host.url)
    guest.get_by_role("button", name="Join", exact=True).first.click()
    expect(guest).to_have_url(re.compile(table))
    guest.get_by_role("button", name="Sit here").click()
    expect(host.locator(".rival")).to_have_count(2)
    expect(guest.locator(".shelves")).to_be_visible()
    host.goto("/")
    expect(host.locator(f"a[href='/table/{table}']")).to_have_text("Go on")


def test_a_new_table_begins_as_the_person_said(new_page: NewPage) -> None:
    """The rulebook's first game for whoever is new or has not said, as `Play now` lays it; else the usual one."""
    page = new_page()
    for said, level, setup in (
        (None, "apprentice", "first_game"),
        ("new", "apprentice", "first_game"),
        ("knows", "archmage", "standard"),
    ):
        page.goto("/")
        if said:
            remember = (
                "said => ['seasons', 'res_arcana'].forEach((game) => localStorage[`arcanarium.skill.${game}`] = said)"
            )
            page.evaluate(remember, said)
        page.goto("/new?game=seasons")
        expect(page.locator("#option-level")).to_have_value(level)
        page.locator(".pick label", has_text="Res Arcana").click()
        expect(page.locator("#option-setup")).to_have_value(setup)


def test_languages(new_page: NewPage) -> None:
    """Russian for a Russian browser; switched at any moment without a reload, wording complete."""
    page = new_page(language="ru-RU")
    sit(page, ME, BOT, options=QUICK, seed=41)
    play_some(page, 30, seed=6)
    page.evaluate("window.same = true")
    expect(page.get_by_role("tab", name="Ход игры")).to_be_visible()
    russian = page.locator("main").inner_text()
    assert CYRILLIC.search(russian)
    assert not RAW.search(russian), RAW.search(russian)
    assert page.evaluate("document.documentElement.lang") == "ru"
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    english = page.locator("main").inner_text().replace("Гость", "")
    assert not CYRILLIC.search(english), CYRILLIC.search(english)
    assert not RAW.search(english), RAW.search(english)
    assert page.evaluate("window.same") is True
    page.goto("/")
    expect(page.get_by_role("heading", name="What shall we play?")).to_be_visible()  # it is remembered


@pytest.mark.parametrize(
    ("width", "height", "language", "scheme"),
    [
        (390, 844, "en-GB", "light"),
        (390, 844, "ru-RU", "dark"),
        (820, 1180, "ru-RU", "light"),
        (1440, 900, "en-GB", "dark"),
        (1440, 900, "ru-RU", "light"),
    ],
)
def test_sizes(
    new_page: NewPage,
    finished: str,
    artefacts: Path,
    width: int,
    height: int,
    language: str,
    scheme: str,
) -> None:
    """Phone, tablet and desktop, dark and light, with pictures to look at."""
    page = new_page(width=width, height=height, language=language, color_scheme=scheme)
    mark = f"{width}-{language[:2]}-{scheme}.png"
    page.goto("/")
    page.locator(".game.seasons").wait_for()
    page.wait_for_timeout(250)
    page.screenshot(path=artefacts / f"lobby-{mark}")
    assert fits(page)
    sit(page, ME, BOT, BOT, options=QUICK, seed=51)
    play_some(page, 45, seed=12)
    page.wait_for_timeout(300)
    page.screenshot(path=artefacts / f"table-{mark}")
    assert fits(page)
    page.goto(f"/replay/{finished}#40")
    page.locator(".controls").wait_for()
    page.wait_for_timeout(250)
    page.screenshot(path=artefacts / f"replay-{mark}")
    assert fits(page)
    page.goto("/help/seasons")
    page.locator(".grid > .card").first.wait_for()
    page.screenshot(path=artefacts / f"help-{mark}")
    assert fits(page)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_axe(new_page: NewPage, finished: str, scheme: str) -> None:
    """No serious or critical findings on lobby, set-up, table, replay, help, about."""
    page = new_page(color_scheme=scheme)
    found: list[str] = []
    pages = [("/", ".game.seasons")]
    if scheme == "dark":
        pages += [
            (f"/replay/{finished}#60", ".controls"),
            ("/new", "main form"),
            ("/help/seasons", ".grid > .card"),
            ("/about", "h1"),
        ]
    for address, ready in pages:
        page.goto(address)
        page.locator(ready).first.wait_for()
        page.wait_for_timeout(200)
        found += [f"{address} {each}" for each in serious(page)]
    sit(page, ME, BOT, seed=61)
    page.locator(".pack").wait_for()
    found += [f"draft {each}" for each in serious(page)]
    play_some(page, 10, seed=3)
    found += [f"library {each}" for each in serious(page)]
    play_some(page, 60, seed=3)
    found += [f"table {each}" for each in serious(page)]
    assert found == [], "\n".join(found)


def test_replay(new_page: NewPage, finished: str) -> None:
    """By link, step, scrub, seats, link to a move, record down and up again, play on from here."""
    table = finished
    page = new_page()
    page.goto(f"/replay/{table}#30")
    expect(page.locator("output")).to_contain_text("30/")
    last = int(page.locator("output").inner_text().split("/")[1])
    page.get_by_role("button", name="One step on").click()
    expect(page.locator("output")).to_have_text(f"31/{last}")
    assert page.url.endswith("#31")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("output")).to_have_text(f"30/{last}")
    page.get_by_label("Step", exact=True).fill("50")
    expect(page.locator("output")).to_have_text(f"50/{last}")
    page.get_by_label("Speed").select_option("1")  # slow: nobody is at the end before the pause
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("output")).not_to_have_text(f"50/{last}")
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("Look from").select_option("1")
    expect(page.locator(".mine h2")).to_contain_text("Random 2")
    expect(page.locator(".hand .tablecard").first).to_be_visible()
    page.get_by_label("Look from").select_option("spectator")
    expect(page.locator(".hand .tablecard")).to_have_count(0)
    record = page.request.get(f"/api/tables/{table}/record").text()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()}
    )
    expect(page.locator("output")).to_have_text(f"0/{last}")
    expect(page).to_have_url(re.compile("/replay/record/"))
    page.get_by_label("Step", exact=True).fill("40")
    page.get_by_label("Look from").select_option("1")  # an uploaded record too is seen from every seat
    expect(page.locator(".mine h2")).to_contain_text("Player 2")
    page.get_by_label("Look from").select_option("open")
    expect(page.locator(".mine h2")).to_contain_text("Player 1")
    page.goto(page.get_by_label("Link to this move").input_value())
    page.reload()
    expect(page.locator("output")).to_have_text(f"40/{last}")
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="Score sheet").click()
    expect(page.locator(".side tfoot")).to_be_visible()
    page.get_by_label("Step", exact=True).fill("40")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    play_some(page, 10, seed=1)
    expect(page.locator(".prompt")).to_be_visible()


def test_broken_record(new_page: NewPage) -> None:
    """A page says what is wrong, in the reader's language, and nothing else breaks."""
    for language, text in (("en-GB", "This is not a record that can be read."), ("ru-RU", "Это не запись")):
        page = new_page(language=language)
        page.goto("/replay")
        page.locator("input[type=file]").set_input_files(
            {"name": "x.txt", "mimeType": "text/plain", "buffer": b"not a record at all\n\x00\xff"}
        )
        expect(page.get_by_role("alert")).to_contain_text(text)


def test_bad_addresses(new_page: NewPage, finished: str) -> None:
    """Unknown table, full table, wrong link, unknown page: what happened and what to do."""
    page = new_page(language="ru-RU")
    for address, text in (
        ("/table/nosuchtable", "Такого стола нет"),
        ("/replay/nosuchtable", "Такого стола нет"),
        ("/nowhere/at/all", "По этому адресу ничего нет"),
        ("/link/wrong", "Эта личная ссылка недействительна"),
    ):
        page.goto(address)
        expect(page.get_by_role("alert")).to_contain_text(text)
    owner, guest, third = new_page(), new_page(), new_page()
    table = lay(owner, ME, OPEN)
    third.goto(f"/table/{table}")
    third.get_by_role("button", name="Sit here").wait_for()
    guest.request.post(f"/api/tables/{table}/join", data={})
    expect(third.locator("[data-live]")).to_have_count(0)  # the game has begun without the third: watching
    answer = third.request.post(f"/api/tables/{table}/join", data={})
    assert answer.status in (400, 403, 409)
    running = lay(owner, ME, BOT)
    page.goto(f"/replay/{running}")
    expect(page.get_by_role("alert")).to_contain_text("Игра ещё идёт")


def test_help(new_page: NewPage) -> None:
    """The rules in short, and cards with search, in both languages; a large card with rulings."""
    page = new_page()
    page.goto("/help/seasons")
    expect(page.get_by_text("three years")).to_be_visible()
    expect(page.locator(".grid > .card")).to_have_count(50)
    page.get_by_label("Search").fill("grimoire")
    page.locator(".grid > .card").first.click()
    sheet = page.get_by_role("dialog", name="Card")
    expect(sheet).to_contain_text("Rulings")
    expect(sheet).to_contain_text("Where this comes from")
    page.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()
    page.get_by_role("button", name="RU", exact=True).click()
    page.get_by_label("Поиск").fill("посох")
    expect(page.locator(".grid > .card").first).to_be_visible()
    page.goto("/about")
    expect(page.get_by_role("link", name="game-icons.net")).to_be_visible()


@pytest.mark.parametrize("language", ["ru-RU", "en-GB"])
def test_cards_are_readable(language: str, new_page: NewPage) -> None:
    """No word of a title is broken and no text is cut off, on cards large and small."""
    page = new_page(language=language)
    for game in NAMES:
        page.goto(f"/help/{game}")
        page.locator(".grid > .card").last.wait_for()
        page.evaluate("document.fonts.ready")
        assert page.locator(".card .title").count() > 40
        for width in (220, 146, 112):
            assert unreadable(page, width) == [], (game, width)


def test_settings(new_page: NewPage) -> None:
    """A name, colours, and a personal link that carries everything to another device."""
    page, phone = new_page(), new_page(width=390, height=844)
    page.goto("/")
    page.get_by_role("button", name=re.compile("Settings")).click()
    page.get_by_label("Your name at the table").fill("Мерлин")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    page.get_by_label("light", exact=True).check()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    page.get_by_role("button", name="Make a personal link").click()
    link = page.get_by_label("Open this on the other device").input_value()
    phone.goto(link)
    expect(phone.get_by_role("button", name=re.compile("Мерлин"))).to_be_visible()


def test_motion(new_page: NewPage) -> None:
    """Cards travel when motion is welcome, and the game goes on while they do."""
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(
        "window.moved = 0; const old = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) { window.moved += 1; return old.apply(this, all); };"
    )
    sit(page, ME, BOT, options=QUICK, seed=71)
    play_some(page, 40, seed=2)
    assert page.evaluate("window.moved") > 10
    expect(page.locator(".prompt")).to_be_visible()


def test_options_of_seats_that_nobody_has_are_not_asked_for(new_page: NewPage) -> None:
    """Evenfall knows a coven for every seat; one chosen for a seat that is then taken away is not sent."""
    page = new_page()
    page.goto("/new?game=evenfall")
    covens = page.locator("[id^=option-coven_]:not(p)")
    expect(covens).to_have_count(2)
    page.locator(".seats select").select_option("3")
    expect(covens).to_have_count(3)
    covens.last.select_option("star")
    page.locator(".seats select").select_option("2")
    expect(covens).to_have_count(2)
    page.locator(".create button").click()
    expect(page.locator(".prompt")).to_be_visible()
