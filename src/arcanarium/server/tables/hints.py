"""Hints at a table: thought about elsewhere, and told if the question still stands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final, TypeVar

from arcanarium.bots.hint import Advice
from arcanarium.server.errors import Problem
from arcanarium.server.tables.play import Play

logger: Final = logging.getLogger("arcanarium")

T = TypeVar("T")
Think = Callable[[Play, int], Coroutine[object, object, list[Advice]]]


class Hints:
    """Of one table. The same question is thought about once, however often it is asked."""

    def __init__(self, think: Think) -> None:
        self.think = think
        self.known: dict[int, tuple[int, asyncio.Task[list[Advice]]]] = {}  # seat -> since when it is asked that

    def ask(self, play: Play, seat: int) -> asyncio.Task[list[Advice]]:
        """What that seat might answer now."""
        asked = play.touched[seat]
        found = self.known.get(seat)
        if found is None or found[0] != asked or (found[1].done() and found[1].exception() is not None):
            found = (asked, asyncio.create_task(self.think(play, seat)))
            self.known[seat] = found
        return found[1]


async def wait_for(thinking: Awaitable[T], game: str) -> T:
    """Others may wait for the same."""
    try:
        return await asyncio.shield(thinking)
    except Exception as error:
        logger.error("a hint for %s failed: %s", game, type(error).__name__)
        raise Problem("internal", "The hint could not be found; please ask again.") from None


def come_late() -> Problem:
    return Problem("hint-late", "The table has moved on since; ask again about what is asked now.")
