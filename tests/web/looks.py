"""Every game, number of seats and size in sampled moments of real games: measured and photographed.

`make looks` writes pictures and a list of faults to artefacts/looks; `make looks GAME=seasons` looks at one game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from playwright.sync_api import Browser
from web_driver import play_some
from web_looks import SETTLE, SIZES, find_faults, find_focus, find_shift, find_unlit, hear_questions, watch
from web_server import ROOT, Server
from web_survey import survey
from web_tables import BOT, ME, sit

from arcanarium import games

PICTURES = ROOT / "artefacts" / "looks"
BETWEEN = 9  # answers from one moment to the next


def look(browser: Browser, server: Server, name: str, seats: int, moments: int) -> list[str]:
    """The faults of one game at every size, each with its moment; it is played at one size after the other."""
    context = browser.new_context(
        base_url=server.address, color_scheme="dark", reduced_motion="reduce", viewport={"width": 1440, "height": 900}
    )
    assert context.request.get("/api/me").ok
    page = context.new_page()
    watch(page)
    options = hear_questions(page)
    sit(page, ME, *[BOT] * (seats - 1), game=name, seed=seats)
    page.wait_for_selector(".stage [data-live]")
    found: list[str] = []
    for moment in range(moments):
        played = SIZES[moment % len(SIZES)]
        page.set_viewport_size({"width": played[0], "height": played[1]})
        page.wait_for_timeout(SETTLE)
        find_shift(page)
        play_some(page, BETWEEN if moment else 1, seed=moment)
        page.wait_for_timeout(SETTLE)
        if page.locator("dialog.scores[open]").count():
            break
        shift = find_shift(page)
        if shift:
            found.append(f"{name}-{seats}-{played[0]}x{played[1]}-{moment:02}: {shift}")
        then = [*find_unlit(page, options), find_focus(page)]
        found += [f"{name}-{seats}-{played[0]}x{played[1]}-{moment:02}: {each}" for each in then if each]
        if page.locator("dialog.scores[open]").count():
            break
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(SETTLE)
            place = f"{name}-{seats}-{width}x{height}-{moment:02}"
            found += [f"{place}: {fault}" for fault in find_faults(page, width, height)]
            page.screenshot(path=PICTURES / f"{place}.png")
    context.close()
    return found


def main(wanted: list[str], moments: int) -> int:
    def walk(browser: Browser, server: Server) -> Iterator[tuple[str, list[str]]]:
        for name in wanted:
            game = games.load(name)
            for seats in range(game.fewest, game.most + 1):
                yield f"{name} {seats}", look(browser, server, name, seats, moments)

    return survey(PICTURES, walk)


if __name__ == "__main__":
    names = [name for name in games.names() if ":" not in name]
    sys.exit(main(sys.argv[1:2] or names, int(sys.argv[2]) if len(sys.argv) > 2 else 20))
