"""What the engine says about bad input, in the language of whoever typed it.

The engine knows no languages: it raises one English sentence. Here it is recognised by its shape and said again.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache

from arcanarium.wording import SHARED

GAP = "{}"


@cache
def tables(language: str) -> dict[str, list[tuple[re.Pattern[str], str]]]:
    """Patterns and what they become; nothing for the language of the engine itself."""
    path = SHARED / f"complaints.{language}.toml"
    if not path.exists():
        return {"sentences": [], "hints": []}
    found = tomllib.loads(path.read_text("utf-8"))
    return {part: [(shape(old), new) for old, new in pairs.items()] for part, pairs in found.items()}


def shape(sentence: str) -> re.Pattern[str]:
    return re.compile("(.+?)".join(re.escape(part) for part in sentence.split(GAP)), re.DOTALL)


def in_language(language: str, message: str) -> str:
    """The sentence, or what it was if nobody has translated it."""
    table = tables(language)
    first, semicolon, hint = message.rpartition("; ")
    worded = said(table["hints"], hint) if semicolon else None
    if worded is not None:
        return f"{in_language(language, first)}; {worded}"
    return said(table["sentences"], message) or message


def said(pairs: list[tuple[re.Pattern[str], str]], message: str) -> str | None:
    for pattern, sentence in pairs:
        found = pattern.fullmatch(message)
        if found:
            parts = sentence.split(GAP)
            return "".join(part + gap for part, gap in zip(parts, [*found.groups(), ""], strict=True))
    return None
