"""What never changes about a game: its actions, events, cards, zones and wording."""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, cast

import msgspec

from arcanarium import games
from arcanarium.bots import NAMES as BOTS
from arcanarium.core.game import Game
from arcanarium.core.plan import Bag, Choice, Reading
from arcanarium.core.view import Data
from arcanarium.server import wire
from arcanarium.server.errors import Problem

FOLDER: Final = Path(games.__file__).parent
SHARED: Final = FOLDER.parent / "locale"
LANGUAGES: Final = ("en", "ru")


class Text(NamedTuple):
    """A file made once, and the mark of its content."""

    body: bytes
    mark: str


def text(body: bytes) -> Text:
    return Text(body, hashlib.sha256(body).hexdigest()[:20])


def game_named(name: str) -> Game:
    try:
        return games.load(name)
    except games.UnknownGame as error:
        raise Problem("game-unknown", f"{str(error).capitalize()}.", {"games": list(games.NAMES)}) from None


@cache
def all_games() -> list[wire.GameInfo]:
    found = []
    for name in games.NAMES:
        game = games.load(name)
        options = [wire.OptionInfo(option.name, option.choices, option.default) for option in game.options]
        found.append(wire.GameInfo(name, (game.fewest, game.most), options, list(BOTS), len(game.rules.plan.kinds)))
    return found


def names_of(reading: Reading) -> list[str] | None:
    return list(reading.names) if isinstance(reading, Choice | Bag) else None


@cache
def lexicon(name: str) -> Text:
    game = game_named(name)
    rules = game.rules
    plan = rules.plan
    folder = FOLDER / name
    facts: dict[str, Data] = {
        path.stem: tomllib.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.toml"))
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
        name,
        [wire.BlockInfo(*block) for block in game.actions.blocks],
        [wire.EventInfo(*event) for event in rules.events],
        rules.lists,
        plan.kinds,
        cast(list[Data], rows),
        [wire.ZoneInfo(zone.name, zone.each, zone.ordered, zone.aside) for zone in plan.zones],
        [
            wire.CounterInfo(counter.name, counter.each, counter.size, names_of(counter.reading))
            for counter in plan.counters
        ],
        [mark.name for mark in plan.marks],
        sorted({step.prompt for step in rules.steps if step.prompt}),
        board,
    )
    return text(msgspec.json.encode(found))


@cache
def locale(name: str, language: str) -> Text:
    """The wording of a game: of what all games share, of its cards and of its table."""
    if language not in LANGUAGES:
        raise Problem("not-found", f"There is no wording in {language!r}; there is {' and '.join(LANGUAGES)}.")
    game_named(name)
    shared = sorted(SHARED.glob(f"table.{language}.ftl"))
    own = sorted((FOLDER / name / "locale").glob(f"*.{language}.ftl"))
    return text("\n".join(path.read_text("utf-8") for path in [*shared, *own]).encode())
