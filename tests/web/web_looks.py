"""What a board must look like at every size, measured in the page."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

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
  for (const thing of document.querySelectorAll('.view [data-live], .asks [data-live]')) {
    if (!seen(thing) || thing.closest('#hand-drawer')) continue;
    thing.dispatchEvent(new CustomEvent('wanted', { bubbles: true })); // as the page does for what lies out of sight
    await new Promise(requestAnimationFrame);
    thing.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = box(thing);
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const by = there && there.closest('.asks, .dock, .notes, header, #hand-drawer, .side');
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

SMALL: Final = """() => [...document.querySelectorAll('.asks button, .dock button, #hand-drawer [data-live]')]
  .filter((each) => each.offsetParent)
  .map((each) => [each.getBoundingClientRect(), (each.getAttribute('aria-label') || each.textContent).trim()])
  .filter(([box]) => box.width > 0 && (box.height < 43.5 || box.width < 32))
  .map(([box, name]) => `${name.slice(0, 30)} is ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def watch(page: Page) -> None:
    """Before the page is opened."""
    page.add_init_script(WATCH)


def find_faults(page: Page, width: int, height: int) -> list[str]:
    """What is wrong with the table as it lies now."""
    phone = min(width, height) < 500
    found = [str(each) for each in page.evaluate(MEASURE, LEAST_TEXT[phone])]
    if phone:
        found += [str(each) for each in page.evaluate(SMALL)]
    return found


def find_shift(page: Page) -> str | None:
    """The largest shift since the last look and what it moved; none if it is small."""
    found = page.evaluate("() => { const found = window.shifted; window.shifted = { value: 0 }; return found; }")
    return f"shifts by {found['value']:.2f}: {found['what']}" if found["value"] > MOST_SHIFT else None
