"""`arcanarium cards`: the facts, text and rulings of a game's cards."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from arcanarium.cli.arguments import card_named, game_named
from arcanarium.cli.games import facts
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech
from arcanarium.core.game import Game
from arcanarium.wording import Wording, key


class Sheet:
    """What there is to say about the cards of one game."""

    def __init__(self, speech: Speech, game: Game) -> None:
        self.speech = speech
        self.game = game
        self.wording = Wording(speech.language, game)
        self.facts: dict[str, dict[str, Any]] = {}
        for entry in facts(game.name):
            self.facts.setdefault(str(entry["id"]), entry)

    def data(self, kind: str) -> dict[str, Any]:
        """A card for a program."""
        return {
            "id": kind,
            "name": self.wording.card(kind),
            "facts": {name: value for name, value in self.facts.get(kind, {}).items() if name != "id"},
            "text": self.wording.card_text(kind),
            "rulings": self.wording.rulings(kind),
        }

    def label(self, name: str) -> str:
        for locale in (self.wording.locale, self.speech.locale):
            if locale.has(key("fact", name)):
                return locale.text(key("fact", name))
        return name.replace("_", " ")

    def value(self, name: str, value: object) -> str:
        """Words where the locale files have some: `type-item`, `effect-instant`, bags of energies."""
        if isinstance(value, bool):
            return self.speech.say("yes" if value else "no")
        if isinstance(value, dict):
            parts = []
            for inner, entry in value.items():
                if isinstance(entry, dict):
                    parts.append(self.value(inner, entry))
                elif isinstance(entry, int) and not isinstance(entry, bool) and (group := self.group(inner)):
                    parts.append(self.wording.some(group, inner, entry))
                elif entry != 0:
                    parts.append(f"{self.label(inner)} {self.value(inner, entry)}")
            return ", ".join(part for part in parts if part and part != "–") or "–"
        if isinstance(value, list):
            return ", ".join(self.value(name.removesuffix("s"), entry) for entry in value) or "–"
        text = str(value)
        if text in self.game.rules.plan.kinds:
            return self.wording.card(text)
        for locale in (self.wording.locale, self.speech.locale):
            if locale.has(key(name, text)):
                return locale.text(key(name, text))
        return text

    def group(self, name: str) -> str:
        return next((group for group, names in self.game.rules.lists.items() if name in names), "")

    def lines(self, kind: str) -> list[str]:
        """A card for a person."""
        found = [f"{self.wording.card(kind)}  ({kind})"]
        for name, value in self.facts.get(kind, {}).items():
            if name != "id":
                found.append(f"  {self.label(name)}: {self.value(name, value)}")
        found.append(f"  {self.wording.card_text(kind)}")
        found += [f"  • {ruling}" for ruling in self.wording.rulings(kind)]
        return found


def command(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    card: Annotated[list[str] | None, typer.Argument(metavar="CARD")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    replace: Annotated[bool, typer.Option("--replace")] = False,
) -> None:
    """Show the cards, or take care of card sets."""
    speech: Speech = context.obj
    if game in ("check", "add", "copy", "sets"):
        from arcanarium.cli import card_sets

        words = card or []
        if len(words) != {"check": 1, "add": 1, "copy": 2, "sets": 0}[game]:
            raise Mistake(speech.say("cards-usage"))
        if game == "check":
            card_sets.check(speech, words[0])
        elif game == "add":
            card_sets.add(speech, words[0], replace)
        elif game == "copy":
            card_sets.copy(speech, words[0], words[1], replace)
        else:
            card_sets.show(speech)
        return
    sheet = Sheet(speech, game_named(speech, game))
    kinds = [card_named(speech, sheet.game, " ".join(card))] if card else sheet.game.rules.plan.kinds
    if as_json:
        from json import dumps

        found = [sheet.data(kind) for kind in kinds]
        typer.echo(dumps(found[0] if card else found, ensure_ascii=False, indent=2))
        return
    from rich.table import Table
    from rich.text import Text

    from arcanarium.cli.board import console

    out = console()
    if card:
        for line in sheet.lines(kinds[0]):
            out.print(Text(line), soft_wrap=not out.is_terminal)
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(Text(speech.say("column-id")), no_wrap=True)
    table.add_column(Text(speech.say("column-name")))
    for kind in kinds:
        table.add_row(Text(kind), Text(sheet.wording.card(kind)))
    out.print(table)
    if note := sheet.wording.set_note():
        out.print()
        out.print(Text(note), soft_wrap=not out.is_terminal)
