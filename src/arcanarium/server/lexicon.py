"""What never changes about a game: its actions, events, cards, zones and wording."""

from __future__ import annotations

import hashlib
import logging
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, cast

import msgspec

from arcanarium import games
from arcanarium.bots import NAMES as BOTS
from arcanarium.core.game import Game
from arcanarium.core.plan import Bag, Choice, Reading
from arcanarium.core.view import Data
from arcanarium.games.card_sets import Found
from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.wording import LANGUAGES, Wording, sources_of

logger: Final = logging.getLogger("arcanarium")


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
        logger.warning("game %.60s is not there: %s", ascii(name), error)
        raise Problem("game-unknown", f"There is no game {name!r} here.", {"games": games.names()}) from None


def all_games() -> list[wire.GameInfo]:
    """What can be played; card sets that are added appear without a restart, those that are wrong are told once."""
    found = games.sets()
    return [game_info(name, tuple(each for each in found if each.game == name)) for name in games.NAMES]


def game_info(name: str, found: Sequence[Found]) -> wire.GameInfo:
    game = games.load(name)
    options = [wire.OptionInfo(option.name, option.choices, option.default) for option in game.options]
    others = [info for info in map(set_info, found) if info is not None]
    sets = [about_set(game), *others] if others else []
    return wire.GameInfo(name, (game.fewest, game.most), options, list(BOTS), len(game.rules.plan.kinds), sets)


def set_info(found: Found) -> wire.SetInfo | None:
    """Of a card set that can be played."""
    key = (str(found.path), found.full_name)
    try:
        if found.card_set is None:
            raise games.UnknownGame(str(found.problems[0]))
        return about_set(games.load(found.full_name))
    except games.UnknownGame as error:
        if _told.get(key) != str(error):
            _told[key] = str(error)
            logger.warning("a card set is not offered: %s", error)
        return None


_told: Final[dict[tuple[str, str], str]] = {}


@cache
def about_set(game: Game) -> wire.SetInfo:
    words = {language: Wording(language, game) for language in LANGUAGES}
    return wire.SetInfo(
        game.name,
        {language: each.set_name() for language, each in words.items()},
        {language: each.set_note() for language, each in words.items()},
        game.card_set.provenance if game.card_set is not None else "",
        len(game.rules.plan.kinds),
    )


def names_of(reading: Reading) -> list[str] | None:
    return list(reading.names) if isinstance(reading, Choice | Bag) else None


@cache
def lexicon(name: str) -> Text:
    game = game_named(name)
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
    return text("\n".join(sources_of(game_named(name), language).values()).encode())
