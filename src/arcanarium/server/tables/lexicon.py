"""What never changes about a game: its actions, events, cards, zones and wording."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from typing import NamedTuple, cast

import msgspec

from arcanarium import games
from arcanarium.core.plan import Bag, Choice, Reading
from arcanarium.core.view import Data
from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.server.tables.games import find_game
from arcanarium.wording import LANGUAGES, sources_of


class Text(NamedTuple):
    """A file made once, and the mark of its content."""

    body: bytes
    mark: str


def mark(body: bytes) -> Text:
    return Text(body, hashlib.sha256(body).hexdigest()[:20])


def names_of(reading: Reading) -> list[str] | None:
    return list(reading.names) if isinstance(reading, Choice | Bag) else None


@cache
def write_lexicon(name: str) -> Text:
    game = find_game(name)
    rules = game.rules
    plan = rules.plan
    facts: dict[str, Data] = {
        stem: tomllib.loads(path.read_text("utf-8")) for stem, path in games.fact_files(name).items()
    }
    cards = facts.pop("cards", {})
    tables = {
        key: value
        for key, value in cards.items()
        if isinstance(value, list) and all(row.get("id") in plan.kinds for row in value)
    }
    rows = [{"table": key, **row} for key, table in tables.items() for row in table]
    board = facts.pop("board", {})
    more = {f"cards_{key}" if key in board else key: value for key, value in cards.items() if key not in tables}
    for stem, content in facts.items():
        board[stem] = content
    board.update(more)
    found = wire.Lexicon(
        game=name,
        blocks=[wire.BlockInfo(*block) for block in game.actions.blocks],
        events=[wire.EventInfo(*event) for event in rules.events],
        reasons=[wire.ReasonInfo(*reason) for reason in rules.reasons],
        lists=rules.lists,
        kinds=plan.kinds,
        copies=plan.copies,
        cards=cast(list[Data], rows),
        zones=[
            wire.ZoneInfo(name=zone.name, each=zone.each, ordered=zone.ordered, aside=zone.aside) for zone in plan.zones
        ],
        counters=[
            wire.CounterInfo(name=counter.name, each=counter.each, size=counter.size, names=names_of(counter.reading))
            for counter in plan.counters
        ],
        marks=[each.name for each in plan.marks],
        prompts=sorted({step.prompt for step in rules.steps if step.prompt}),
        board=board,
    )
    return mark(msgspec.json.encode(found))


@cache
def write_locale(name: str, language: str) -> Text:
    """The wording of a game: of what all games share, of its cards and of its table."""
    if language not in LANGUAGES:
        raise Problem("not-found", f"There is no wording in {language!r}; there is {' and '.join(LANGUAGES)}.")
    return mark("\n".join(sources_of(find_game(name), language).values()).encode())
