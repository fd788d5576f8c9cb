"""The Chromium that tests and photographs share."""

from __future__ import annotations

import shutil
from typing import Final

from playwright.sync_api import Browser, Playwright

# The shell draws the same page with half the work: it has no window to decorate.
CHROMIUM: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def open_browser(playwright: Playwright) -> Browser:
    path = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    assert path is not None, "no Chromium on this system: run `scripts/system tests`"
    return playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
