"""What every page has to keep: nothing sticks out, nothing is left unworded, nobody is shut out."""

from __future__ import annotations

import base64
import re
from collections.abc import Collection

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
    // Letters stay as large as they must be: on a small card a long text is scrolled, on a large one nothing is cut.
    const cut = text && card.clientWidth >= 200 && text.scrollHeight > text.clientHeight + 1;
    if (cut) found.push(text.textContent);
  }
  return found;
}"""


def fits(page: Page) -> bool:
    """Nothing sticks out to the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"))


def shut_out(page: Page, impacts: Collection[str] = ("minor", "moderate", "serious", "critical")) -> list[str]:
    """What axe finds."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['target']} {node['html'][:160]}"
        for each in found["violations"]
        if each["impact"] in impacts
        for node in each["nodes"][:4]
    ]


def serious(page: Page) -> list[str]:
    """What axe finds that is serious or critical."""
    return shut_out(page, ("serious", "critical"))


# Letters are compared with what lies behind them in a picture of the page without letters: gradients count, too.
LETTERS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const on = node.parentElement;
    if (!node.data.trim() || !on.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (on.closest('.hidden, :disabled, [aria-disabled=true], .dull, .turned, dialog:not([open])')) continue;
    if (getComputedStyle(on).clipPath === 'inset(50%)') continue; // said, not shown
    if (on.closest('svg')) continue; // drawn with an edge of its own, and not in its colour
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    if (width < 4 || top < 0 || left < 0 || top + height > innerHeight || left + width > innerWidth) continue;
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!there || !(on.contains(there) || there.contains(on))) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(on);
    const large = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.6 && fontWeight >= 700);
    found.push({ text: node.data.trim().slice(0, 40), color, large, box: [left, top, width, height] });
  }
  return found;
}"""
CONTRAST = """async ([picture, letters]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  brush.drawImage(image, 0, 0);
  const light = (c) => {
    const [r, g, b] = [c[0], c[1], c[2]].map((v) => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const found = [];
  for (const { text, color, large, box } of letters) {
    const data = brush.getImageData(box[0], box[1], Math.max(1, box[2]), Math.max(1, box[3])).data;
    const behind = [0, 0, 0];
    for (let i = 0; i < data.length; i += 4) for (const k of [0, 1, 2]) behind[k] += (4 * data[i + k]) / data.length;
    pixel.fillStyle = `rgb(${behind.map(Math.round)})`;
    pixel.fillRect(0, 0, 1, 1);
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
    const [a, b] = [light(pixel.getImageData(0, 0, 1, 1).data), light(behind)].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < (large ? 3 : 4.5)) found.push(`${text}: ${ratio.toFixed(1)}`);
  }
  return [...new Set(found)];
}"""
NO_LETTERS = "*, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important }"


def faint(page: Page) -> list[str]:
    """Letters with less contrast than can be read by all, measured from pixels."""
    letters = page.evaluate(LETTERS)
    style = page.add_style_tag(content=NO_LETTERS)
    picture = base64.b64encode(page.screenshot()).decode()
    style.evaluate("each => each.remove()")
    return [str(each) for each in page.evaluate(CONTRAST, [picture, letters])]


def unreadable(page: Page, width: int) -> list[str]:
    """Words broken in titles, and texts that are cut off, when all cards of the page are so wide."""
    page.add_style_tag(content=f".card, :has(> .card) {{ width: {width}px !important; max-width: none !important }}")
    return [str(each) for each in page.evaluate(UNREADABLE)]
