"""The games that can be played here."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from typing import Final

from arcanarium import games
from arcanarium.bots import NAMES as BOTS
from arcanarium.core.game import Game
from arcanarium.games.card_sets import Found
from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.wording import LANGUAGES, Wording

logger: Final = logging.getLogger("arcanarium")

_told: Final[dict[tuple[str, str], str]] = {}  # card sets that are not offered, and why


def find_game(name: str) -> Game:
    try:
        return games.load(name)
    except games.UnknownGame as error:
        logger.warning("game %.60s is not there: %s", ascii(name), error)
        raise Problem("game-unknown", f"There is no game {name!r} here.", {"games": games.names()}) from None


def list_games() -> list[wire.GameInfo]:
    """What can be played; card sets that are added appear without a restart, those that are wrong are told once."""
    found = games.sets()
    return [describe(name, tuple(each for each in found if each.game == name)) for name in games.NAMES]


def describe(name: str, found: Sequence[Found]) -> wire.GameInfo:
    game = games.load(name)
    others = [info for info in map(describe_found, found) if info is not None]
    return wire.GameInfo(
        name=name,
        seats=(game.fewest, game.most),
        options=[
            wire.OptionInfo(
                name=option.name,
                choices=option.choices,
                default=option.default,
                only=option.only if option.only[0] else None,
            )
            for option in game.options
        ],
        bots=list(BOTS),
        cards=len(game.rules.plan.kinds),
        minutes=game.minutes,
        weight=game.weight,
        first_game=dict(game.first_game),
        sets=[describe_set(game), *others] if others else [],
    )


def describe_found(found: Found) -> wire.SetInfo | None:
    """A card set, if it can be played."""
    key = (str(found.path), found.full_name)
    try:
        if found.card_set is None:
            raise games.UnknownGame(str(found.problems[0]))
        return describe_set(games.load(found.full_name))
    except games.UnknownGame as error:
        if _told.get(key) != str(error):
            _told[key] = str(error)
            logger.warning("a card set is not offered: %s", error)
        return None


@cache
def describe_set(game: Game) -> wire.SetInfo:
    words = {language: Wording(language, game) for language in LANGUAGES}
    return wire.SetInfo(
        game=game.name,
        title={language: each.set_name() for language, each in words.items()},
        note={language: each.set_note() for language, each in words.items()},
        provenance=game.card_set.provenance if game.card_set is not None else "",
        cards=len(game.rules.plan.kinds),
    )
