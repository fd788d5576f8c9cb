"""A game as it is read from the database."""

from __future__ import annotations

import logging
from typing import Final

from arcanarium.core.agenda import IllegalAction
from arcanarium.core.game import Game
from arcanarium.server.errors import Problem
from arcanarium.server.logs import mark
from arcanarium.server.store.rows import TableRow
from arcanarium.server.store.store import Store
from arcanarium.server.tables.play import Play

logger: Final = logging.getLogger("arcanarium")


def begin_game(game: Game, row: TableRow) -> Play:
    if row.seed is None:
        raise Problem("not-started", "The game has not started: its dice are not mixed yet.")
    play = Play(game, len(row.seats), row.seed, row.options)
    play.people = frozenset(seat.seat for seat in row.seats if seat.kind != "bot")
    return play


def check_edition(game: Game, row: TableRow) -> None:
    if row.rules != game.edition:
        raise Problem("rules-changed", "This table was laid with other rules or cards, which have changed since.")


async def read_game(store: Store, game: Game, row: TableRow) -> Play:
    """From its last snapshot, or from its beginning. Raises Problem."""
    check_edition(game, row)
    loaded = await store.game_of(row.id)
    play = begin_game(game, row)
    entries = loaded.entries
    if loaded.snapshot is not None:
        try:
            play.restore(loaded.snapshot)
        except Exception as error:  # made by another version of this program: the entries tell everything
            logger.warning("table %s: snapshot not usable (%s), replaying", mark(row.id), type(error).__name__)
            play = begin_game(game, row)
            entries = await store.entries_after(row.id, 0)
    try:
        for entry in entries:
            play.carry_out(entry, recorded=True)
    except (IllegalAction, IndexError) as error:
        logger.error("table %s cannot be replayed: %s", mark(row.id), type(error).__name__)
        raise Problem("rules-changed", "This game was played by rules that have changed since.") from None
    play.keys = loaded.keys
    return play
