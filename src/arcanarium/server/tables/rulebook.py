"""The rules of a game as the page shows them: words as HTML, cards by their names."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Final

import msgspec
from markdown_it import MarkdownIt

from arcanarium.lessons.lesson import lesson_names, load_lesson
from arcanarium.rulebook.book import CARD, Book, Part, read_book, read_glossary, read_prompts
from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.server.tables.games import find_game
from arcanarium.server.tables.lexicon import Text, mark
from arcanarium.wording import LANGUAGES, Wording

EXAMPLES: Final = "examples"  # lessons whose names begin so are the worked examples of the rulebook, a scene each


def find_example(game: str, key: str) -> str:
    """Where an example is played: its lesson and the step it begins with."""
    for name in lesson_names(game):
        steps = [step.say for step in load_lesson(game, name).steps] if name.startswith(EXAMPLES) else []
        if key in steps:
            return f"{name}/{steps.index(key)}"
    raise KeyError(key)


@cache
def write_rulebook(name: str, language: str) -> Text:
    """Of a game with other cards too: its rules are the same, its cards have their own names."""
    game = find_game(name)
    try:
        book = read_book(game.base, language if language in LANGUAGES else "")
    except KeyError:
        raise Problem("not-found", f"There are no rules of {name!r} in {language!r}.") from None
    return mark(msgspec.json.encode(tell(book, Wording(language, game), set(game.rules.plan.kinds))))


def tell(book: Book, wording: Wording, kinds: set[str]) -> wire.Rulebook:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")

    def card(kind: str) -> str:
        words = escape(wording.card(kind))
        return (
            f'<button type="button" class="card-name" data-card="{kind}">{words}</button>' if kind in kinds else words
        )

    def part(each: Part) -> wire.RulePart:
        html = markdown.renderInline(each.text) if each.figure else markdown.render(each.text)
        things = [thing for thing in each.things if each.figure != "cards" or thing in kinds]
        if each.figure == "example":
            things = [find_example(book.game, thing) for thing in things]
        return wire.RulePart(html=CARD.sub(lambda found: card(found[1]), html), figure=each.figure, things=things)

    return wire.Rulebook(
        sections=[
            wire.RuleSection(
                anchor=each.anchor, title=each.title, level=each.level, parts=[part(inner) for inner in each.parts]
            )
            for each in book.sections
        ],
        prompts=read_prompts(book.game),
        terms=[
            wire.RuleTerm(name=term.name, looks=list(term.looks), says=term.says, at=term.at)
            for term in read_glossary(book.game, book.language)
        ],
    )
