"""The numbers of an observation, field by field, for people: `python scripts/fields.py` writes the docs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from arcanarium.core.game import Game
from arcanarium.core.observing import ENCODING, Encoder, Field
from arcanarium.games import NAMES, load
from arcanarium.wording import Wording, key

FOLDER: Final = Path(__file__).parents[1] / "docs" / "research_fields"
SHOWN: Final = 60  # values that are listed by name

TABLE: Final = {
    "you": "the seat that looks; actions and set-up options name seats by these numbers, everything else by distance",
    "owing": "who owes an answer now",
    "over": "the game is over",
    "winners": "who has won, once it is over",
    "prompt": "what the seat that looks is asked; 0 if nothing",
    "source": "the card because of which it is asked, plus one; 0 if none",
    "turn": "whose turn it is",
}
CARD: Final = {
    "zone": "where the card lies, if the seat knows that; `hand+1` is the hand of the left neighbour",
    "place": "its place in an ordered zone, 1 on top",
}
SIGNAL: Final = {
    "score": "points if the game ended now",
    "surely_held": "one more than how far to the left the seat sits that holds an unseen artifact for certain",
    "points": "points by sphere",
    "under_timer": "how many cards lie face down under a timer",
    "own_deck": "how many of a kind are left in the own deck",
}
AXES: Final = {
    "seats": "seats",
    "cards": "cards",
    "kinds": "kinds of card",
    "row": "places in the row",
    "parts": "parts",
}


def meaning(wording: Wording, field: Field) -> str:
    """What a field is, in English."""
    own = {"table": TABLE, "card": CARD, "signal": SIGNAL}.get(field.group)
    if own is not None:
        return own[field.name]
    name, _, part = field.name.partition(".")
    found = key(field.group, name)
    words = wording.locale.text(found) if wording.locale.has(found) else name.replace("_", " ")
    if field.group == "zone":
        words = f"how many cards: {words}"
    return f"{words}: {part}" if part else words


def what(field: Field) -> str:
    """The axes, parts and values of a field."""
    said = [" × ".join(AXES.get(axis, axis) for axis in field.axes)] if field.axes else []
    for names, label in ((field.parts, "parts"), (field.values, "values")):
        if names:
            some = ", ".join(names[:SHOWN]) + (f" … {names[-1]}" if len(names) > SHOWN else "")
            said.append(f"{label}: {some}")
    return "; ".join(said)


def table(game: Game, seats: int) -> list[str]:
    """One row a field."""
    wording = Wording("en", game)
    lines = ["| offset | length | field | meaning | sort | from | to | made of |", "|--:|--:|---|---|---|--:|--:|---|"]
    for field in Encoder(game, seats).fields:
        cells = (
            str(field.offset),
            str(field.length),
            f"`{field.group}.{field.name}`",
            meaning(wording, field),
            field.sort,
            str(field.low),
            str(field.high),
            what(field),
        )
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def page(game: Game) -> str:
    """The whole of one game: the fields for the fewest seats, and what changes with more of them."""
    lines = [
        f"# Observations of {Wording('en', game).game_name()}",
        "",
        f"Encoding {ENCODING}; made by `python scripts/fields.py`, do not edit. All numbers are int16.",
        "Fields of seats begin with the seat that looks and go on clockwise; numbers that name a seat say how far to",
        "the left of it that seat is. Fields of cards go by the number of the card (listed at the end); parts are",
        "innermost.",
        "",
        "| seats | numbers | actions |",
        "|--:|--:|--:|",
    ]
    for seats in range(game.fewest, game.most + 1):
        lines.append(f"| {seats} | {Encoder(game, seats).size} | {len(game.actions)} |")
    shown = max(2, game.fewest)
    lines += ["", f"## Fields with {shown} seats", "", *table(game, shown), "", "## Prompts", ""]
    lines.append(", ".join(f"{i + 1} {prompt}" for i, prompt in enumerate(Encoder(game, shown).prompts)))
    lines += ["", "## Actions", "", "| first | verb | arguments |", "|--:|---|---|"]
    for block in game.actions.blocks:
        some = ", ".join(block.arguments[:4]) + (f" … {block.arguments[-1]}" if len(block.arguments) > 4 else "")
        lines.append(f"| {block.first} | {block.verb} | {some} |")
    plan = game.rules.plan
    lines += ["", "## Cards", ""]
    lines.append(", ".join(f"{card} {plan.card_name(card)}" for card in range(plan.cards)))
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        (FOLDER / f"{name}.md").write_text(page(load(name)), "utf-8")
    sys.stderr.write(f"wrote {len(NAMES)} pages to {FOLDER}\n")


if __name__ == "__main__":
    main()
