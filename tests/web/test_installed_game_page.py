"""A game that was installed from outside is played in the page, on the board that shows every game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from web_driver import play
from web_server import NewPage, Server
from web_tables import BOT, ME, sit

from installed import install_nim, with_nim


@pytest.fixture
def nim_server(built: Path, tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path, environment=with_nim(install_nim(tmp_path)))
    found.start()
    yield found
    found.kill()


def test_nim_to_the_end(nim_server: Server, new_page: NewPage) -> None:
    page = new_page(base=nim_server.address)
    sit(page, ME, {**BOT, "bot": "adept"}, game="nim", seed=1)
    expect(page.get_by_text("Take one to three stones").first).to_be_visible()
    play([page])
    expect(page.locator("dialog.scores")).to_contain_text("Last stone")
