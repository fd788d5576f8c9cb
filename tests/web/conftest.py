"""A real server on an ephemeral port and a real Chromium for the tests of the page."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from web_browser import open_browser
from web_server import ROOT, NewPage, Server

from processes import PATIENCE

STATIC: Final = ROOT / "src" / "arcanarium" / "server" / "static"
ARTEFACTS: Final = ROOT / "artefacts" / "web"


@pytest.fixture(scope="session")
def built() -> Path:
    """The page as it is shipped; built here if it is not there."""
    if not (STATIC / "index.html").exists():
        npm = shutil.which("npm")
        if npm is None or not (ROOT / "web" / "node_modules").exists():
            pytest.fail("the page is not built: run `make setup`, or `npm ci && npm run build` in web/")
        subprocess.run([npm, "run", "build"], cwd=ROOT / "web", check=True, capture_output=True)
    return STATIC


@pytest.fixture(scope="session")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("server"))
    found.start()
    yield found
    found.kill()


@pytest.fixture
def own_server(built: Path, tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    found = Server(tmp_path)
    found.start()
    yield found
    found.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        found = open_browser(playwright)
        yield found
        found.close()


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[NewPage]:
    """Pages of different people; mistakes of the page and foreign requests fail the test."""
    contexts: list[BrowserContext] = []
    mistakes: list[str] = []

    def make(
        *,
        width: int = 1440,
        height: int = 900,
        language: str = "en-GB",
        base: str | None = None,
        known: bool = True,
        **more: Any,
    ) -> Page:
        address = base or server.address
        more.setdefault("color_scheme", "dark")
        more.setdefault("reduced_motion", "reduce")
        context = browser.new_context(
            base_url=address, viewport={"width": width, "height": height}, locale=language, **more
        )
        contexts.append(context)
        if known and address.startswith(
            "http"
        ):  # else a request of the test and one of the page would make two people of them
            assert context.request.get("/api/me").ok
        page = context.new_page()
        page.set_default_timeout(1000 * PATIENCE)
        page.on("pageerror", lambda error: mistakes.append(f"{page.url}: {error}"))

        def check(url: str) -> None:
            if not url.startswith((address, "data:", "blob:", address.replace("http", "ws"))):
                mistakes.append(f"a request to {url}")

        page.on("request", lambda request: check(request.url))
        return page

    yield make
    for context in contexts:
        context.close()
    assert mistakes == []


@pytest.fixture(scope="session")
def artefacts() -> Path:
    ARTEFACTS.mkdir(parents=True, exist_ok=True)
    return ARTEFACTS
