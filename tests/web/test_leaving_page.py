"""A page that lives under a path: it is played there, other devices are signed out, and whoever asks is forgotten."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import expect
from web_server import NewPage, Server


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_leaving_a_house_in_a_street(
    new_page: NewPage, built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    english = language == "en-GB"
    monkeypatch.setenv("ARCANARIUM_ROOT", "/play")
    server = Server(tmp_path)
    server.start()
    try:
        page = new_page(base=server.address, language=language, known=False)
        page.goto("/play/")
        page.locator(".game.seasons .big").click()
        page.get_by_role("button", name="I know the rules" if english else "Знаете правила").click()
        page.locator(".prelude").wait_for()
        assert re.fullmatch(r"/play/table/[\w-]{12}", page.evaluate("location.pathname"))
        page.reload()
        page.locator(".prelude").wait_for()
        page.locator("header .brand").click()
        page.wait_for_url("**/play/")
        page.locator("header .who").click()
        name = page.locator("#my-name").input_value()
        page.get_by_role("button", name="Sign out all" if english else "Выйти на всех").click()
        said = page.get_by_role("dialog").get_by_role("status")
        expect(said).to_have_text(
            "All other devices are signed out." if english else "На всех других устройствах выполнен выход."
        )
        page.get_by_role("button", name="Forget me" if english else "Забыть меня").click()
        with page.expect_navigation():
            page.get_by_role("button", name="Delete everything" if english else "Удалить всё").click()
        page.locator(".game.seasons .big").wait_for()
        expect(page.locator("header .who")).not_to_contain_text(name)
        base = sqlite3.connect(server.database)
        assert base.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        assert base.execute("SELECT count(*) FROM identities WHERE name = ?", (name,)).fetchone() == (0,)
        base.close()
    finally:
        server.kill()
