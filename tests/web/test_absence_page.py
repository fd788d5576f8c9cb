"""A connection that blinks or is lost, as both sides of the table see it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from web_driver import play_some
from web_server import NewPage, Server
from web_tables import ME, OPEN, lay, rename

from processes import until

QUESTION = ".prompt .question"
QUICK = {"level": "apprentice", "die_gains": "automatic"}
WAIT = re.compile(r"^Let a bot play \(in [01]:\d\d\)$")


class Network:
    """Between a page and its sockets; it can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.up = True
        self.open: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        page.route_web_socket(re.compile("/ws/tables/"), self.carry)

    def carry(self, near: WebSocketRoute) -> None:
        if self.up:
            self.open.append((near, near.connect_to_server()))
        else:
            near.close()

    def cut(self) -> None:
        self.up = False
        for ends in self.open:
            for end in ends:
                end.close()
        self.open.clear()

    def mend(self) -> None:
        self.up = True


@pytest.fixture
def patient_server(built: Path, tmp_path: Path) -> Iterator[Server]:
    """As patient as the one that is shipped."""
    found = Server(tmp_path, absence=60.0)
    found.start()
    yield found
    found.kill()


def two_pages(new_page: NewPage, base: str | None = None) -> tuple[Page, Page, Network, str]:
    """Anna, the host, with what she knows of the table before her; Boris, who reads Russian; his network; the table."""
    anna, boris = new_page(base=base), new_page(base=base, language="ru-RU")
    rename(anna, "Anna")
    rename(boris, "Борис")
    network = Network(boris)
    table = lay(anna, ME, OPEN, options=QUICK)
    boris.request.post(f"/api/tables/{table}/join", data={})
    for page in (anna, boris):
        page.goto(f"/table/{table}")
        expect(page.locator(QUESTION)).to_be_visible()
    anna.get_by_role("tab", name="Table").click()
    return anna, boris, network, table


def play_until_a_bot_played(page: Page) -> None:
    """From when it got the second seat until the log tells something it did there."""
    told = page.locator(".side .log li.seat-1")
    before = told.count()
    luck = count(1, 1_000_003)  # the same choice again and again might only pick something and put it back
    until(lambda: play_some(page, 1, next(luck)) and told.count() > before, "a bot plays")


def test_a_seat_outlasts_a_blink(new_page: NewPage, patient_server: Server) -> None:
    anna, boris, network, table = two_pages(new_page, patient_server.address)
    waits = anna.get_by_role("button", name=WAIT)
    network.cut()
    expect(waits).to_be_disabled()
    refused = anna.request.post(f"/api/tables/{table}/seats/1", data={"kind": "bot"})
    assert refused.json()["error"]["code"] == "absent-briefly"
    network.mend()
    expect(waits).to_have_count(0)
    expect(anna.get_by_role("button", name="Let a bot play", exact=True)).to_have_count(0)
    expect(boris.locator(QUESTION)).to_be_visible()
    expect(boris.locator(".note")).to_have_count(0)


def test_whoever_returns_has_the_seat_back_and_reads_what_was_played(new_page: NewPage) -> None:
    anna, boris, network, _ = two_pages(new_page)
    network.cut()
    hand_over = anna.get_by_role("button", name="Let a bot play", exact=True)
    expect(hand_over).to_be_enabled()
    hand_over.click()
    expect(anna.get_by_role("button", name="Give the seat back")).to_be_visible()
    anna.get_by_role("tab", name="Log").click()
    log = anna.locator(".side .log")
    expect(log).to_contain_text("Борис is away: a bot plays from here on")
    play_until_a_bot_played(anna)

    network.mend()
    back = boris.get_by_label("Пока вас не было")
    expect(back).to_contain_text("Место снова ваше. Пока вас не было, за вас играл бот:")
    expect(back.locator("li.seat-1").first).to_be_visible()
    expect(boris.locator(".side .log")).to_contain_text("Борис отсутствует: дальше играет бот")
    expect(boris.locator(".side .log")).to_contain_text("Борис снова за столом")
    expect(log).to_contain_text("Борис has the seat back")
    back.get_by_role("button", name="Закрыть").click()
    expect(back).to_have_count(0)
    anna.get_by_role("tab", name="Table").click()
    expect(anna.get_by_role("button", name="Give the seat back")).to_have_count(0)


def test_a_page_opened_anew_tells_what_a_bot_played(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page()
    rename(boris, "Boris")
    table = lay(anna, ME, OPEN, options=QUICK)
    boris.request.post(f"/api/tables/{table}/join", data={})
    anna.goto(f"/table/{table}")
    anna.get_by_role("tab", name="Table").click()
    anna.get_by_role("button", name="Let a bot play", exact=True).click()
    anna.get_by_role("tab", name="Log").click()
    expect(anna.locator(".side .log")).to_contain_text("Boris is away: a bot plays from here on")
    play_until_a_bot_played(anna)
    boris.goto(f"/table/{table}")
    back = boris.get_by_label("While you were away")
    expect(back.locator("li.seat-1").first).to_be_visible()
    expect(boris.locator(".side .log")).to_contain_text("Boris has the seat back")


def test_a_bot_plays_for_me_until_i_take_my_seat_back(new_page: NewPage) -> None:
    anna, boris = new_page(), new_page()
    rename(anna, "Anna")
    table = lay(anna, ME, OPEN, options=QUICK)
    boris.request.post(f"/api/tables/{table}/join", data={})
    anna.goto(f"/table/{table}")
    expect(anna.locator(QUESTION)).to_be_visible()
    anna.get_by_role("tab", name="Table").click()
    anna.get_by_role("button", name="Let a bot play for me").click()
    note = anna.locator(".note")
    expect(note).to_contain_text("A bot plays for you: adept")
    note.get_by_role("button", name="Take my seat back").click()
    expect(note).to_have_count(0)
    anna.get_by_role("tab", name="Log").click()
    expect(anna.locator(".side .log")).to_contain_text("Anna lets a bot play from here on")
    expect(anna.locator(".side .log")).to_contain_text("Anna has the seat back")
