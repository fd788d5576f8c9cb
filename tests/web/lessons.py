"""Every first lesson and every first game, taken by mouse (or finger) and by keys, at two sizes, in both languages.

`make lessons` writes what went wrong and a picture of it to artefacts/lessons; `make lessons GAME=seasons` takes one
game, and LESSONS=all the further lessons too.
"""

from __future__ import annotations

import os
import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, Error, expect, sync_playwright
from web_browser import open_browser
from web_learner import HANDS, LANGUAGES, SIZES, SMALL, Learner
from web_server import ROOT, Server

from arcanarium import games
from arcanarium.lessons.lesson import lesson_names
from processes import PATIENCE

PICTURES = ROOT / "artefacts" / "lessons"


def learn(browser: Browser, server: Server, game: str, lessons: list[str], way: tuple[str, str, str]) -> list[str]:
    """What went wrong for one person: who takes the lessons, then begins a first game."""
    size, language, hand = way
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=server.address,
        viewport={"width": width, "height": height},
        locale=LANGUAGES[language],
        color_scheme="dark",
        reduced_motion="reduce",
        has_touch=width < SMALL,
    )
    found: list[str] = []
    assert context.request.get("/api/me").ok
    page = context.new_page()
    page.set_default_timeout(1000 * PATIENCE)
    page.on("pageerror", lambda error: found.append(f"{game} {way}: {error}"))
    learner = Learner(page, hand)
    try:
        for name in lessons:
            learner.take(game, name)
        learner.begin_first_game(game)
    except (AssertionError, Error) as error:
        found.append(f"{game} {way}: {error}")
        page.screenshot(path=PICTURES / f"{game}-{'-'.join(way)}.png")
    finally:
        context.close()
    return found


def main(wanted: list[str], every: bool) -> int:
    PICTURES.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=1000 * PATIENCE)
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = open_browser(playwright)
        try:
            for game in wanted:
                lessons = lesson_names(game) if every else lesson_names(game)[:1]
                for way in product(SIZES, LANGUAGES, HANDS):
                    found = learn(browser, server, game, lessons, way)
                    sys.stdout.write(f"{game} {' '.join(way)}: {len(found)} faults\n")
                    sys.stdout.flush()
                    faults += found
        finally:
            browser.close()
            server.kill()
    (PICTURES / "faults.txt").write_text("".join(f"{fault}\n" for fault in faults), "utf-8")
    sys.stdout.write(f"{len(faults)} faults, told in {PICTURES}\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(games.NAMES), os.environ.get("LESSONS") == "all"))
