"""Every first lesson and every first game, taken by mouse (or finger) and by keys, at two sizes, in both languages.

`make lessons` writes what went wrong and a picture of it to artefacts/lessons; `make lessons GAME=seasons` takes one
game, and LESSONS=all the further lessons too.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from itertools import product

from playwright.sync_api import Browser, Error, expect
from web_learner import HANDS, LANGUAGES, SIZES, SMALL, Learner
from web_server import ROOT, Server
from web_survey import survey

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
    def walk(browser: Browser, server: Server) -> Iterator[tuple[str, list[str]]]:
        for game in wanted:
            lessons = lesson_names(game) if every else lesson_names(game)[:1]
            for way in product(SIZES, LANGUAGES, HANDS):
                yield f"{game} {' '.join(way)}", learn(browser, server, game, lessons, way)

    expect.set_options(timeout=1000 * PATIENCE)
    return survey(PICTURES, walk)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(games.NAMES), os.environ.get("LESSONS") == "all"))
