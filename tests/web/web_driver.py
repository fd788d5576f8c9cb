"""Plays through the page like a person who always finds something that glows."""

from __future__ import annotations

import random
import time
from typing import Final

from playwright.sync_api import Error, Locator, Page
from playwright.sync_api import TimeoutError as TookTooLong

from processes import PATIENCE

WHOLE_GAME: Final = 2 * PATIENCE  # seconds for a whole game, which takes a twentieth of it on a quiet machine

# One round trip for each answer. `click()` inside the page reaches things that something else may cover, and is much
# quicker than a mouse; what a mouse can reach is seen with `mouse=True`.
CLICK: Final = """
([pick, curtain, shun, mouse]) => {
  if (document.querySelector('dialog.scores[open]')) return 'over';
  if (!curtain && document.querySelector('.curtain')) return '';
  const shown = [...document.querySelectorAll('[data-live]')].filter((each) => each.offsetParent && !each.disabled);
  if (shown.length === 0) return '';
  const sure = shown.find((each) => ['confirm', 'curtain', 'insist'].includes(each.dataset.live));
  const keen = shun ? shown.filter((each) => !each.closest(shun)) : shown;
  const pool = keen.length ? keen : shown;
  const chosen = sure ?? pool[Math.floor(pick * pool.length)];
  const name = chosen.getAttribute('aria-label') || chosen.textContent;
  document.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
  if (mouse) chosen.setAttribute('data-chosen', '');
  else chosen.click();
  return name.trim().slice(0, 80) || '?';
}
"""

# A whole game needs hundreds of answers: the page gives them to itself, and is only asked how far it is.
PLAY: Final = f"""
([seed, shun, most]) => {{
  const click = {CLICK.strip()};
  const chance = () => {{
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  }};
  const played = (window.played = {{ clicks: 0, over: false, last: '' }});
  const next = () => {{
    const before = seed;
    const state = click([chance(), true, shun, false]);
    if (!state) seed = before; // the same game, however long a machine takes to answer
    if (state === 'over') played.over = true;
    else if (state) {{
      played.clicks += 1;
      played.last = state;
    }}
    if (!played.over && played.clicks < most && window.played === played) setTimeout(next, state ? 12 : 6);
    else played.over = true;
  }};
  next();
}}
"""

STOP: Final = "() => { const { clicks } = window.played; window.played = { clicks }; return clicks; }"


def step(page: Page, chance: random.Random, curtain: bool = True, shun: str = "", mouse: bool = False) -> str:
    """Click something that glows, or not the curtain; empty if nothing does, `over` when the score sheet is there.

    What a selector says is shunned as long as something else glows: lazy answers, which make games long.
    """
    before = chance.getstate()
    try:
        name = str(page.evaluate(CLICK, [chance.random(), curtain, shun, mouse]))
        if not name:
            chance.setstate(before)  # the same game, however long a machine takes to answer
        if mouse and name not in ("", "over"):
            chosen = page.locator("[data-chosen][data-live]")
            deadline = time.monotonic() + PATIENCE
            while chosen.count():  # else the table has moved on meanwhile
                try:
                    chosen.click(timeout=2000)
                    return name
                except TookTooLong:
                    if time.monotonic() > deadline:  # something covers it
                        raise
            return ""
        return name
    except Error as error:
        if "navigat" in str(error) or "destroyed" in str(error):
            return ""
        raise


def play(pages: list[Page], *, seed: int = 1, shun: str = "", mouse: bool = False) -> int:
    """Play on all pages until everyone sees the score sheet; the number of clicks."""
    if not mouse:
        return _play(pages, seed, shun)
    chance = random.Random(seed)
    clicks = 0
    deadline = time.monotonic() + WHOLE_GAME
    while time.monotonic() < deadline:
        states = [step(page, chance, shun=shun, mouse=mouse) for page in pages]
        clicks += sum(1 for state in states if state not in ("", "over"))
        if all(state == "over" for state in states):
            return clicks
        pages[0].wait_for_timeout(15 if any(states) else 40)
    raise TimeoutError(f"the game was not over after {WHOLE_GAME} s and {clicks} clicks; last: {states}")


def play_some(page: Page, clicks: int, seed: int = 1) -> int:
    """So many clicks, or fewer if the game ends."""
    return _play([page], seed, "", clicks)


def wait_until_asked(page: Page) -> None:
    """Until what was answered last has arrived and somebody at this page is asked again, or the game is over."""
    page.wait_for_function("() => document.querySelector('.stage [data-live], dialog.scores[open]')")


def _play(pages: list[Page], seed: int, shun: str, most: int = 1_000_000) -> int:
    for number, page in enumerate(pages):
        page.evaluate(PLAY, [seed + 7919 * number, shun, most])
    try:
        for page in pages:
            page.wait_for_function("() => window.played.over", timeout=1000 * WHOLE_GAME)
    except TookTooLong:
        states = [page.evaluate("window.played") for page in pages]
        raise TimeoutError(f"the game was not over after {WHOLE_GAME} s: {states}") from None
    finally:
        played = [int(page.evaluate(STOP)) for page in pages]
    return sum(played)


BRING: Final = """thing => {
  const handle = document.querySelector('.handle');
  const inside = thing.closest('#hand-drawer') !== null;
  if (handle && inside !== (handle.getAttribute('aria-expanded') === 'true')) handle.click();
  return new Promise((done) => requestAnimationFrame(() => {
    thing.scrollIntoView({ block: 'center', inline: 'center' });
    done();
  }));
}"""


def bring(thing: Locator) -> None:
    """Into sight: the drawer of the hand is opened for what lies in it, and shut for what lies beneath it."""
    thing.evaluate(BRING)


def tap(page: Page, thing: Locator, timeout: float | None = None) -> None:
    """A finger's whole deed: what is only selected at first, or read large, is done by its button."""
    bring(thing)
    thing.tap(timeout=timeout)
    deed = page.locator("dialog.sheet[open] .deeds button, .selected .primary")
    if deed.count():
        deed.first.tap(timeout=timeout)
