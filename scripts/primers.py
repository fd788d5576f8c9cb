"""The rules in short for those who read text: made from the help of the page, whose words they share.

`python scripts/primers.py` writes src/arcanarium/research/primers; a test compares them.
"""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = ROOT / "web" / "src" / "games"
PRIMERS: Final = ROOT / "src" / "arcanarium" / "research" / "primers"
TITLES: Final = {
    "h2": "\n\n## ",
    "h3": "\n\n## ",
    "h4": "\n\n### ",
    "li": "\n- ",
    "p": "\n\n",
    "tr": "\n",
    "td": " ",
    "th": " ",
}
DROPPED: Final = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
TAG: Final = re.compile(r"<(/?)([a-zA-Z][\w.]*)[^>]*>")


def plain(page: str) -> str:
    """Titles, paragraphs and lists of a page without its tags."""
    text = " ".join(DROPPED.sub("", page).split())
    text = TAG.sub(lambda tag: "" if tag[1] else TITLES.get(tag[2], ""), text)
    lines = [" ".join(line.split()) for line in unescape(text).splitlines()]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip() + "\n"


def primers() -> dict[Path, str]:
    return {
        PRIMERS / f"{page.parent.name}.{page.name.split('.')[1]}.md": plain(page.read_text("utf-8"))
        for page in sorted(PAGES.glob("*/Rules.*.svelte"))
    }


def main() -> None:
    PRIMERS.mkdir(exist_ok=True)
    for path, text in primers().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
