"""The rules of a game as its file tells them: sections with stable anchors, made of words and figures.

A file is Markdown with two additions. A heading ends in its anchor: `## Setting up {#setup}` is a chapter, `###` a
section of one. A line `::name thing thing | caption` is a figure: the page draws it with its own components, the
terminal prints the caption. `[[card]]` is a card by its id and read by its name.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from arcanarium.games import NAMES
from arcanarium.wording import LANGUAGES

SHIPPED: Final = Path(__file__).parent
CHAPTER: Final = 2
HEADING: Final = re.compile(r"(##|###) (.+?) \{#([a-z][a-z0-9-]*)\}\Z")
FIGURE: Final = re.compile(r"::([a-z]+)((?: [^ |]+)*)(?: \| (.+))?\Z")
LINK: Final = re.compile(r"\[([^\]\[]+)\]\(#([^)]+)\)")
CARD: Final = re.compile(r"\[\[([a-z0-9_]+)\]\]")


class BadBook(ValueError):
    """Rules that cannot be shown: where, and what would be right."""


class Part(NamedTuple):
    """Words as Markdown, or a figure of things with a caption."""

    text: str
    figure: str = ""
    things: tuple[str, ...] = ()


class Section(NamedTuple):
    """A heading and what is told below it."""

    anchor: str
    title: str
    level: int  # CHAPTER, or one more
    parts: tuple[Part, ...]

    def words(self, name: Callable[[str], str]) -> str:
        """Everything there is to read, as Markdown without links; `name` names a card."""
        texts = [f"*{part.text}*" if part.figure else part.text for part in self.parts if part.text]
        return CARD.sub(lambda card: name(card[1]), LINK.sub(r"\1", "\n\n".join(texts)))

    def links(self) -> list[str]:
        return [found[2] for part in self.parts for found in LINK.finditer(part.text)]

    def cards(self) -> list[str]:
        """The cards that are shown or named."""
        shown = [thing for part in self.parts if part.figure == "cards" for thing in part.things]
        return shown + [found[1] for part in self.parts for found in CARD.finditer(part.text)]


class Book(NamedTuple):
    """The rules of a game in one language."""

    game: str
    language: str
    sections: tuple[Section, ...]

    def chapter(self, anchor: str) -> list[Section]:
        """A section and, if it is a chapter, everything in it."""
        found: list[Section] = []
        for each in self.sections:
            if each.anchor == anchor:
                found.append(each)
            elif found:
                if each.level <= found[0].level:
                    break
                found.append(each)
        return found

    def find(self, words: str, name: Callable[[str], str]) -> list[Section]:
        """Sections that have all these words, those with them in the title first."""
        wanted = folded(words).split()

        def has(text: str) -> bool:
            return all(word in folded(text) for word in wanted)

        titled = [each for each in self.sections if has(each.title)]
        told = [each for each in self.sections if has(f"{each.title} {each.words(name)}")]
        return titled + [each for each in told if each not in titled]


class Term(NamedTuple):
    """A word of the game in one language: what it means, and the section that tells more."""

    name: str
    looks: tuple[str, ...]  # as it stands in a text; `*` is an ending
    says: str
    at: str


def folded(text: str) -> str:
    """As people look for it: small letters, and ё is е."""
    return text.casefold().replace("ё", "е")


@cache
def read_book(game: str, language: str) -> Book:
    """The shipped rules. Raises KeyError if there are none, BadBook if they cannot be read."""
    path = SHIPPED / game / f"{language}.md"
    if game not in NAMES or language not in LANGUAGES or not path.exists():
        raise KeyError(game)
    return Book(game, language, tuple(sections(path.name, path.read_text("utf-8"))))


@cache
def read_prompts(game: str) -> dict[str, str]:
    """The section that concerns a question, by its prompt."""
    places = tomllib.loads((SHIPPED / game / "places.toml").read_text("utf-8"))["prompts"]
    return {prompt: anchor for anchor, prompts in places.items() for prompt in prompts}


@cache
def read_glossary(game: str, language: str) -> tuple[Term, ...]:
    terms = tomllib.loads((SHIPPED / game / "glossary.toml").read_text("utf-8"))["term"]
    return tuple(
        Term(each[language]["name"], tuple(each[language]["looks"]), each[language]["says"], each["at"])
        for each in terms
    )


def sections(name: str, text: str) -> list[Section]:
    found: list[Section] = []
    title: tuple[str, str, int] | None = None
    parts: list[Part] = []
    lines: list[str] = []

    def end_words() -> None:
        if words := "\n".join(lines).strip():
            parts.append(Part(words))
        lines.clear()

    def end_section() -> None:
        end_words()
        if title is not None:
            found.append(Section(*title, tuple(parts)))
        elif parts:
            raise BadBook(f"{name}: it should begin with a heading")
        parts.clear()

    for number, line in enumerate(text.splitlines(), 1):
        if heading := HEADING.match(line):
            end_section()
            title = (heading[3], heading[2], len(heading[1]))
        elif line.startswith("#"):
            raise BadBook(f"{name}, line {number}: a heading is written `## Title {{#anchor}}`")
        elif figure := FIGURE.match(line):
            end_words()
            parts.append(Part(figure[3] or "", figure[1], tuple(figure[2].split())))
        elif line.startswith("::"):
            raise BadBook(f"{name}, line {number}: a figure is written `::name thing thing | caption`")
        else:
            lines.append(line)
    end_section()
    return found
