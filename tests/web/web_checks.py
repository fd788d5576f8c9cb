"""What every page has to keep: nothing sticks out, nothing is left unworded, nobody is shut out."""

from __future__ import annotations

import re

from playwright.sync_api import Page
from web_server import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CYRILLIC = re.compile(r"[А-Яа-яЁё]")
RAW = re.compile(r"\b(ask|do|event|option|zone|counter|score|error|seasons|board)-[a-z]+-?[a-z]*\b")


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
