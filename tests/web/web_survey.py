"""A walk over the whole page with a server and a browser of its own: what is wrong is counted and written down."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from web_browser import open_browser
from web_server import Server

# Stretch by stretch: its name and its faults.
Walk = Callable[[Browser, Server], Iterator[tuple[str, list[str]]]]


def survey(pictures: Path, walk: Walk) -> int:
    """The status of the command: 1 if there are faults. They are written beside the pictures of the walk."""
    pictures.mkdir(parents=True, exist_ok=True)
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = open_browser(playwright)
        try:
            for name, found in walk(browser, server):
                sys.stdout.write(f"{name}: {len(found)} faults\n")
                sys.stdout.flush()
                faults += found
        finally:
            browser.close()
            server.kill()
    (pictures / "faults.txt").write_text("".join(f"{fault}\n" for fault in faults), "utf-8")
    sys.stdout.write(f"{len(faults)} faults, told in {pictures}\n")
    return 1 if faults else 0
