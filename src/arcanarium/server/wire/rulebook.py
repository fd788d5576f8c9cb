"""The rules of a game in one language, ready to be shown."""

from __future__ import annotations

from msgspec import Struct


class RulePart(Struct):
    """Words as HTML, or a figure that the page draws, with its caption."""

    html: str
    figure: str
    things: list[str]


class RuleSection(Struct):
    """A chapter (level 2), or a section of one."""

    anchor: str
    title: str
    level: int
    parts: list[RulePart]


class RuleTerm(Struct):
    """A word of the game; `looks` is how it stands in a text, where `*` is an ending."""

    name: str
    looks: list[str]
    says: str
    at: str


class Rulebook(Struct):
    """Sections in order, and the anchor of the section that concerns a prompt."""

    sections: list[RuleSection]
    prompts: dict[str, str]
    terms: list[RuleTerm]
