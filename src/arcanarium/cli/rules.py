"""`arcanarium rules`: the rules of a game, whole, by chapter, or where some words stand."""

from __future__ import annotations

from typing import Annotated

import typer

from arcanarium.cli.arguments import game_named
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech


def command(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    chapter: Annotated[str, typer.Argument(metavar="CHAPTER")] = "",
    search: Annotated[str, typer.Option("--search", metavar="WORDS")] = "",
    whole: Annotated[bool, typer.Option("--all")] = False,
) -> None:
    """Read the rules."""
    from rich.markdown import Markdown
    from rich.text import Text

    from arcanarium.cli.board import console
    from arcanarium.rulebook.book import CHAPTER, Section, read_book
    from arcanarium.wording import Wording

    speech: Speech = context.obj
    chosen = game_named(speech, game)
    wording = Wording(speech.language, chosen)
    book = read_book(chosen.base, speech.language)
    out = console()

    def name(card: str) -> str:
        return f"**{wording.card(card)}**"

    def show(sections: list[Section]) -> None:
        for each in sections:
            level = "#" * each.level
            out.print(Markdown(f"{level} {each.title}\n\n{each.words(name)}"))
            out.print()

    if search:
        found = book.find(search, wording.card)
        if not found:
            raise Mistake(speech.say("rules-without", words=search))
        show(found)
    elif chapter:
        anchors = [each.anchor for each in book.sections]
        if chapter not in anchors:
            hint = speech.hint(chapter, anchors)
            raise Mistake(speech.say("no-chapter", name=chapter, game=chosen.base, hint=hint))
        show(book.chapter(chapter))
    elif whole:
        show(list(book.sections))
    else:
        out.print(Text(wording.game_name()))
        width = max(len(each.anchor) for each in book.sections)
        for each in book.sections:
            indent = "" if each.level == CHAPTER else "  "
            out.print(Text(f"  {each.anchor:{width}}  {indent}{each.title}"), soft_wrap=True)
        out.print(Text(speech.say("rules-usage", game=chosen.base)), soft_wrap=True)
