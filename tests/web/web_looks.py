"""What a board must look like at every size, measured in the page."""

from __future__ import annotations

import json
from typing import Final

from playwright.sync_api import Page
from web_checks import faint

SIZES: Final = ((1366, 768), (1440, 900), (1920, 1080), (820, 1180), (390, 844), (844, 390))
LEAST_TEXT: Final = {True: 11, False: 12}  # px of rules, on a phone and elsewhere
MOST_SHIFT: Final = 0.05

# Counted from the first script on: a shift right after a press of the reader is one too, for the answer caused it.
WATCH: Final = """
window.shifted = { value: 0, what: '' };
const told = ({ node, previousRect: from, currentRect: to }) =>
  `${(node?.className?.baseVal ?? node?.className) || node?.nodeName || '?'} ` +
  `${from.x | 0},${from.y | 0} to ${to.x | 0},${to.y | 0}`;
// A log goes on at its end, and what it said before moves up.
const inLog = (node) => (node?.nodeType === Node.TEXT_NODE ? node.parentElement : node)?.closest?.('.log, .line');
new PerformanceObserver((list) => {
  for (const each of list.getEntries())
    if (each.value > window.shifted.value && !(each.sources ?? []).every(({ node }) => inLog(node)))
      window.shifted = { value: each.value, what: (each.sources ?? []).map(told).join('; ') };
}).observe({ type: 'layout-shift', buffered: true });
"""

MEASURE: Final = """async (least) => {
  const faults = [];
  const box = (each) => each.getBoundingClientRect();
  const name = (each) => (each.getAttribute('aria-label') || each.textContent || each.className).trim().slice(0, 40);
  const seen = (each) => each.offsetParent && box(each).width > 0;
  const view = document.querySelector('.view');
  const scroll = document.querySelector('.scroll');
  if (!view) return faults;
  if (scroll.scrollWidth > scroll.clientWidth + 1) faults.push('the board sticks out to the side');
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push('the page sticks out to the side');
  // Whatever can be chosen is found at its middle once it is scrolled to, or lies in the drawer one tap away.
  const top = scroll.scrollTop;
  for (const thing of document.querySelectorAll('.view [data-live], .tray [data-live], .asks [data-live]')) {
    if (!seen(thing) || thing.closest('#hand-drawer')) continue;
    thing.dispatchEvent(new CustomEvent('wanted', { bubbles: true })); // as the page does for what lies out of sight
    await new Promise(requestAnimationFrame);
    thing.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = box(thing);
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const by = there && there.closest('.asks, .stage > .tray, .dock, .notes, header, #hand-drawer, .side');
    if (by && !by.contains(thing)) faults.push(`${name(thing)} lies under ${by.className || by.id}`);
  }
  scroll.scrollTop = top;
  for (const thing of document.querySelectorAll('.stage [data-digit]')) {
    const shown = seen(thing) && getComputedStyle(thing, '::before').content !== 'none';
    const astray = shown && getComputedStyle(thing).position === 'static';
    if (astray) faults.push(`the digit of ${name(thing)} is astray`);
  }
  const asks = document.querySelector('.asks');
  if (asks && box(asks).bottom > innerHeight + 1) faults.push('the question hangs over the edge');
  // What is clipped cannot be scrolled to, but in a drawing that is moved in its window; a name may end in dots.
  const clips = (each) => /hidden|clip/.test(getComputedStyle(each).overflowX) && !each.matches('.window, .hidden');
  const words = document.createTreeWalker(view, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const on = node.parentElement;
    if (!node.data.trim() || !seen(on) || on.closest('.hidden, [aria-hidden=true]')) continue;
    if (box(on).width < 2) continue; // said, not shown
    if (getComputedStyle(on).textOverflow === 'ellipsis') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    for (let each = on; each && each !== view; each = each.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(each).overflowX)) break;
      if (!clips(each)) continue;
      const around = box(each);
      const cut = left < around.left - 2 || right > around.right + 2;
      if (cut) faults.push(`${node.data.trim().slice(0, 40)} is cut off`);
    }
  }
  for (const text of document.querySelectorAll('.stage .face .text, .stage .card .text')) {
    if (!seen(text)) continue;
    if (text.scrollHeight > text.clientHeight + 2) faults.push(`rules cut off: ${name(text)}`);
    const size = parseFloat(getComputedStyle(text).fontSize);
    if (size < least) faults.push(`rules of ${size.toFixed(1)} px: ${name(text)}`);
  }
  return [...new Set(faults)];
}"""

# Where a thumb cannot be sure: not on a map, whose towns lie where they lie, nor in the run of a text, nor at a die or
# a dial that turns as a whole. A thing may be reached beyond its edge.
SMALL: Final = """async () => {
  const box = (each) => each.getBoundingClientRect();
  const found = new Set();
  const meets = (each, x, y) => {
    const there = document.elementFromPoint(x, y);
    return there && (each.contains(there) || there.closest('button, a, label') === each);
  };
  for (const each of document.querySelectorAll('.stage button, .stage a[href], .stage [role=button], .stage select')) {
    if (!each.offsetParent || each.disabled || each.closest('svg, .window, dialog, p, li > span')) continue;
    const { width, height } = box(each);
    if (width < 2 || (width >= 43.5 && height >= 43.5)) continue;
    // Words are broad enough in a row of answers; three years stand under a card of Seasons, three cards on its shelf.
    const near = each.closest('.asks, .dock, .years, .shelf') ? 32 : 43.5;
    if (width >= near && height >= 43.5) continue;
    each.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top } = box(each);
    const [x, y] = [left + width / 2, top + height / 2];
    if (!meets(each, x, y)) continue; // under something that was opened over it
    const reached = [[x - 21, y], [x + 21, y], [x, y - 21], [x, y + 21]].every(([a, b]) => meets(each, a, b));
    const name = (each.getAttribute('aria-label') || each.textContent || each.className).trim().slice(0, 30);
    if (!reached) found.add(`${name} is ${Math.round(width)}x${Math.round(height)}`);
  }
  return [...found];
}"""

# A drawing says what it means, or stands beside words that do.
NAMELESS: Final = """() => {
  const found = new Set();
  const says = (each) =>
    each.matches('[aria-label], [title]') || each.textContent.trim() || each.querySelector('[aria-label]') !== null;
  const named = 'button, a[href], [role=img], [role=group], [role=button]';
  for (const each of document.querySelectorAll(`.stage :is(${named})`))
    if (each.checkVisibility() && !each.closest('[aria-hidden=true]') && !says(each))
      found.add(`${each.className || each.nodeName} has no name`);
  for (const icon of document.querySelectorAll('.view svg.icon, .asks svg.icon')) {
    if (!icon.checkVisibility() || icon.getAttribute('aria-label')) continue;
    let around = icon.parentElement;
    for (let i = 0; i < 3 && around && !says(around); i++) around = around.parentElement;
    const told = around && (says(around) || around.closest('button, [role=img], [aria-label]'));
    if (!told) found.add(`a sign without a name in ${icon.parentElement.className}`);
  }
  return [...found];
}"""

ANSWER: Final = """() => {
  const those = [...document.querySelectorAll('.stage [data-live]')].filter((each) => each.offsetParent);
  those[0]?.focus();
}"""
SETTLE: Final = 300  # milliseconds a board has to lie still after a change of the window


# While something is half chosen or doubted, the rest waits.
UNLIT: Final = """(options) => {
  if (document.querySelector('[data-live=insist], [data-live=confirm], .stage [aria-pressed=true]')) return [];
  const live = [...document.querySelectorAll('.stage [data-live]')].flatMap((each) => each.dataset.live.split(' '));
  return options.filter((each) => !live.includes(String(each)));
}"""


def hear_questions(page: Page) -> list[int]:
    """What the seat of this page may answer now, kept up to date from the moment its table is opened."""
    options: list[int] = []

    def hear(text: str | bytes) -> None:
        decisions = json.loads(text).get("decisions")
        if decisions is not None:
            options[:] = next((each["options"] for each in decisions if each.get("options")), [])

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return options


def find_unlit(page: Page, options: list[int]) -> list[str]:
    """Answers that nothing on the page stands for."""
    page.keyboard.press("Escape")
    page.wait_for_timeout(SETTLE)
    return [f"answer {each} cannot be chosen" for each in page.evaluate(UNLIT, options)]


def watch(page: Page) -> None:
    """Before the page is opened."""
    page.add_init_script(WATCH)


def find_faults(page: Page, width: int, height: int) -> list[str]:
    """What is wrong with the table as it lies now."""
    phone = min(width, height) < 500
    found = [str(each) for each in page.evaluate(MEASURE, LEAST_TEXT[phone])]
    found += [str(each) for each in page.evaluate(NAMELESS)]
    found += [f"faint: {each}" for each in faint(page)]
    if phone:
        found += [str(each) for each in page.evaluate(SMALL)]
    return found


def find_focus(page: Page) -> str | None:
    """Whoever answers with the keyboard goes on from the question or from what was pressed, not from the head."""
    page.evaluate(ANSWER)
    page.keyboard.press("Enter")
    page.wait_for_timeout(SETTLE)
    lost = page.evaluate("() => !document.querySelector('dialog[open]') && document.activeElement === document.body")
    return "the focus is lost after an answer" if lost else None


def find_shift(page: Page) -> str | None:
    """The largest shift since the last look and what it moved; none if it is small."""
    found = page.evaluate("() => { const found = window.shifted; window.shifted = { value: 0 }; return found; }")
    return f"shifts by {found['value']:.2f}: {found['what']}" if found["value"] > MOST_SHIFT else None
