"""Hints at a table: asked for by who owes an answer, thought about elsewhere, told if the question still stands."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from arcanarium.bots.advice import Advice
from arcanarium.server import wire
from arcanarium.server.errors import Problem

if TYPE_CHECKING:
    from arcanarium.server.table import Table

logger: Final = logging.getLogger("arcanarium")


class Hints:
    """Of one table. The same question is thought about once, however often it is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.known: dict[int, tuple[int, asyncio.Task[list[Advice]]]] = {}  # seat -> since when it is asked that

    async def give(self, who: str, seat: int, seq: int) -> wire.HintMessage:
        table = self.table
        async with table.lock:
            table.check_owner(who, seat)
            if not table.row.hints:
                raise Problem("hints-off", "There are no hints at this table.")
            play = await table.ready()
            if play.over:
                raise Problem("already-over", "The game is over.")
            if table.row.seats[seat].stand_in:
                raise Problem("not-your-seat", "A bot plays this seat for you; take the seat back first.")
            if play.decision(seat) is None:
                raise Problem("illegal", f"Nothing is asked of seat {seat} now.")
            asked = play.touched[seat]
            if not asked <= seq <= play.seq:
                raise late()
            found = self.known.get(seat)
            if found is None or found[0] != asked or (found[1].done() and found[1].exception() is not None):
                found = (asked, asyncio.create_task(table.hub.workers.hint(table.row.id, play, seat)))
                self.known[seat] = found
        try:
            options = await asyncio.shield(found[1])
        except Exception as error:
            logger.error("a hint for %s failed: %s", table.row.game, type(error).__name__)
            raise Problem("internal", "The hint could not be found; please ask again.") from None
        if table.play is None or table.play.touched[seat] != asked or table.play.decision(seat) is None:
            raise late()
        return wire.HintMessage(table.play.seq, seat, options, None)


def late() -> Problem:
    return Problem("hint-late", "The table has moved on since; ask again about what is asked now.")
