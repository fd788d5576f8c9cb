"""What every page has to keep: nothing sticks out, nothing is left unworded, nobody is shut out."""

from __future__ import annotations

import re

from playwright.sync_api import Page
from web_server import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CYRILLIC = re.compile(r"[А-Яа-яЁё]")
RAW = re.compile(r"\b(ask|do|event|option|zone|counter|score|error|seasons|board)-[a-z]+-?[a-z]*\b")

UNREADABLE = """() => {
  const found = [];
  for (const card of document.querySelectorAll('.card')) {
    const words = card.querySelector('.title')?.firstChild;
    for (const word of words?.data?.matchAll(/[^\\s-]+/g) ?? []) {
      const range = document.createRange();
      range.setStart(words, word.index);
      range.setEnd(words, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1) found.push(word[0]);
    }
    const text = card.querySelector('.text');
    if (text && text.scrollHeight > text.clientHeight + 1) found.push(text.textContent);
  }
  return found;
}"""


def fits(page: Page) -> bool:
    """Nothing sticks out to the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"))


def serious(page: Page) -> list[str]:
    """What axe finds that is serious or critical."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['target']} {node['html'][:160]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:4]
    ]


def unreadable(page: Page, width: int) -> list[str]:
    """Words broken in titles, and texts that are cut off, when all cards of the page are so wide."""
    page.add_style_tag(content=f".card, :has(> .card) {{ width: {width}px !important; max-width: none !important }}")
    return [str(each) for each in page.evaluate(UNREADABLE)]
