"""Somebody at the table who has only a finger, or only keys: sees what is on the screen, and does what a person can.

The page is read, but nothing in it is pressed, scrolled or focused by a script: a finger taps and swipes, keys are
pressed.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Error, Page
from web_driver import WHOLE_GAME

HANDS: Final = ("finger", "keys")
PHONE: Final = {"width": 390, "height": 844, "has_touch": True}
DESK: Final = {"width": 1366, "height": 768}

LOST: Final = 40  # gestures after which a finger will not find a thing any more
SWIPE: Final = 5  # places a finger is met at on its way
ARROWS: Final = 10  # before Tab
WALK: Final = 400  # keys after which it cannot be reached
STUCK: Final = 120  # deeds without an answer that counts
LAZY: Final = ".declines, .doubt [data-live=insist]"  # done when nothing else is left, else games are long

# What may be done now. `fresh` is what an earlier deed has brought: its button, its menu, what confirms it.
LOOK: Final = """shun => {
  if (document.querySelector('dialog.scores[open]')) return { over: true };
  const seq = document.querySelector('.stage')?.dataset.seq ?? '';
  const sheet = document.querySelector('dialog[open]');
  let things = sheet ? [...sheet.querySelectorAll('.deeds button')] : [];
  if (sheet && things.length === 0) things = [...sheet.querySelectorAll('.close')];
  if (!sheet) {
    // The hand may lie in a drawer that is shut.
    const there = (each) => each.checkVisibility() || each.closest('#hand-drawer.shut');
    things = [...document.querySelectorAll('.stage [data-live]')].filter((each) => there(each) && !each.disabled);
  }
  const known = window.person?.seq === seq ? window.person.known : new Set(things);
  const fresh = things.filter((each) => !known.has(each) || each.matches('.deeds button, [role=menu] *, .selected *'));
  const keen = things.filter((each) => !each.closest(shun));
  const sure = things.filter((each) => each.matches('[data-live=confirm]'));
  window.person = { seq, known: new Set([...known, ...things]), pools: [fresh, sure, keen, things] };
  return { seq, counts: window.person.pools.map((pool) => pool.length) };
}"""

WANT: Final = """([pool, at]) => {
  const thing = (window.person.thing = window.person.pools[pool][at]);
  return (thing.getAttribute('aria-label') || thing.textContent).trim().replace(/\\s+/g, ' ').slice(0, 80);
}"""

# Where a finger goes next to reach what is wanted: to it, to the handle of the drawer, or along what scrolls.
WAY: Final = """() => {
  const { thing } = window.person;
  const visible = thing.isConnected && (thing.dataset.live || thing.closest('dialog')) && !thing.disabled;
  if (!visible || document.querySelector('dialog.scores[open]')) return { gone: true };
  const box = (each) => each.getBoundingClientRect();
  const spot = (each) => {
    const { left, right, top, bottom, width, height } = box(each);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const edges = [[right - 4, bottom - 6], [left + 4, bottom - 6], [x, top + 5], [left + 5, y], [right - 5, y]];
    const meets = ([x, y]) => width > 0 && height > 0 && each.contains(document.elementFromPoint(x, y));
    return [[x, y], ...edges].find(meets);
  };
  const handle = document.querySelector('.handle');
  const hand = thing.closest('#hand-drawer');
  const isOpen = handle?.getAttribute('aria-expanded') === 'true';
  if (handle && hand && !isOpen) return { tap: spot(handle), why: 'the handle' };
  const at = spot(thing);
  if (at) return { tap: at, there: true };
  if (handle && !hand && isOpen) return { tap: spot(handle), why: 'the handle' };
  const { left, right, top, bottom } = box(thing);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  for (let each = thing.parentElement; each; each = each.parentElement) {
    const style = getComputedStyle(each);
    const around = box(each);
    const goes = (way, long, short) => /auto|scroll/.test(way) && long > short + 1;
    const [from, to] = [Math.max(around.left, 0), Math.min(around.right, innerWidth)];
    const [up, down] = [Math.max(around.top, 0), Math.min(around.bottom, innerHeight)];
    // A finger has half the window to go; the first pixels only begin a swipe.
    const part = (far, size) => Math.sign(far) * Math.min(Math.abs(far) + 15, 0.45 * size);
    // It does not begin on what is panned by itself.
    const pans = (one) => getComputedStyle(one).touchAction === 'none' || (one !== each && pans(one.parentElement));
    const free = ([x, y]) => {
      const one = document.elementFromPoint(x, y);
      return each.contains(one) && !pans(one);
    };
    const middle = [(from + to) / 2, (up + down) / 2];
    const start = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9].map((k) => [middle[0], up + k * (down - up)]).find(free);
    if (!start) continue;
    if (goes(style.overflowY, each.scrollHeight, each.clientHeight) && (y < up + 8 || y > down - 8))
      return { swipe: [...start, 0, part(middle[1] - y, down - up)] };
    if (goes(style.overflowX, each.scrollWidth, each.clientWidth) && (x < from + 8 || x > to - 8))
      return { swipe: [...start, part(middle[0] - x, to - from), 0] };
  }
  const beyond = [...document.querySelectorAll('.beyond button')].map(spot).find(Boolean);
  if (beyond) return { tap: beyond, why: 'what is out of sight' };
  const over = document.elementFromPoint(x, y);
  return { lost: `${x | 0},${y | 0} under ${over?.className || over?.nodeName || 'nothing'}` };
}"""

# Which key brings the focus nearer to what is wanted.
KEY: Final = """() => {
  const { thing } = window.person;
  const there = thing.isConnected && (thing.dataset.live || thing.closest('dialog')) && !thing.disabled;
  if (!there || document.querySelector('dialog.scores[open]')) return { gone: true };
  const now = document.activeElement;
  if (now === thing) return { there: true };
  if (thing.dataset.digit && !thing.closest('dialog')) return { digit: thing.dataset.digit };
  const box = (each) => each.getBoundingClientRect();
  const [from, to] = [box(now), box(thing)];
  const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
  const back = now.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_PRECEDING;
  return {
    arrow: Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp',
    tab: back ? 'Shift+Tab' : 'Tab',
    lost: now === document.body,
  };
}"""


class Person:
    """Answers what is asked, by one hand alone; `chance` decides, as whoever knows no rules would."""

    def __init__(self, page: Page, hand: str, chance: random.Random, shun: str = "") -> None:
        self.page = page
        self.hand = hand
        self.chance = chance
        self.shun = f"{LAZY}, {shun}" if shun else LAZY
        self.press: Callable[[], bool] = self.tap if hand == "finger" else self.type
        self.touch = page.context.new_cdp_session(page)
        self.deeds = 0
        self.wanted = ""

    def play(self, answers: int = 1_000_000) -> int:
        """Until so many questions are answered or the game is over; how many were."""
        answered = idle = 0
        seq = ""
        deadline = time.monotonic() + WHOLE_GAME
        while answered < answers:
            assert time.monotonic() < deadline, f"not over after {self.deeds} deeds; last: {self.wanted}"
            try:
                seen = self.page.evaluate(LOOK, self.shun)
                if seen.get("over"):
                    break
                if seen["seq"] != seq:
                    answered += bool(seq and idle)
                    seq, idle = seen["seq"], 0
                if not any(seen["counts"]):
                    self.page.wait_for_timeout(15)
                    continue
                self.choose(seen["counts"])
                idle += self.press()
            except Error as error:  # the page is another one by now
                if "navigat" not in str(error) and "destroyed" not in str(error):
                    raise
            assert idle < STUCK, f"{idle} deeds have changed nothing; last: {self.wanted}"
        return answered

    def choose(self, counts: list[int]) -> None:
        """What has just appeared, mostly; then what confirms; then anything, best of all what gives nothing up."""
        pools = [number for number, count in enumerate(counts) if count]
        likely = [number for number in pools if self.chance.random() < (0.9, 0.7, 1, 0)[number]] or pools[-1:]
        pool = likely[0]
        self.wanted = self.page.evaluate(WANT, [pool, self.chance.randrange(counts[pool])])

    def tap(self) -> bool:
        """With a finger: swiping and opening the drawer until the thing can be touched."""
        way: dict[str, Any] = {}
        for _ in range(LOST):
            way = self.page.evaluate(WAY)
            if way.get("gone"):
                return False
            if way.get("swipe"):
                self.swipe(*way["swipe"])
            elif way.get("tap"):
                self.page.touchscreen.tap(*way["tap"])
                if way.get("there"):
                    self.deeds += 1
                    return True
            else:
                self.page.wait_for_timeout(30)  # something is on its way
        raise AssertionError(f"a finger does not find {self.wanted!r}: {way}")

    def swipe(self, x: float, y: float, dx: float, dy: float) -> None:
        def point(kind: str, *places: tuple[float, float]) -> None:
            points = [{"x": x, "y": y} for x, y in places]
            self.touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        point("touchStart", (x, y))
        for step in range(1, SWIPE + 1):
            point("touchMove", (x + dx * step / SWIPE, y + dy * step / SWIPE))
        point("touchEnd")
        self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def type(self) -> bool:
        """With keys: a digit where one is shown, else arrows, else Tab, and Enter."""
        for step in range(WALK):
            way = self.page.evaluate(KEY)
            if way.get("gone"):
                return False
            if way.get("there") or way.get("digit"):
                self.page.keyboard.press(way.get("digit") or "Enter")
                self.deeds += 1
                return True
            assert step or not self.deeds or not way["lost"], f"the focus was lost before {self.wanted!r}"
            self.page.keyboard.press(way["arrow"] if step < ARROWS else way["tab"])
        raise AssertionError(f"keys do not reach {self.wanted!r}: {way}")
