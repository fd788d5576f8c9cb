"""The bots of a table: they think without the table's lock, and answer if the question still stands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Final, NamedTuple

from arcanarium.server.errors import Problem
from arcanarium.server.logs import mark
from arcanarium.server.outage import OUTAGE
from arcanarium.server.tables.play import Play

logger: Final = logging.getLogger("arcanarium")


class Asked(NamedTuple):
    """What a bot is asked, and since when."""

    play: Play
    seat: int
    bot: str
    since: int


class Bots:
    """Of one table."""

    def __init__(
        self,
        table: str,
        look: Callable[[int], Awaitable[Asked | None]],  # what the bot of a seat is asked now
        choose: Callable[[Asked], Awaitable[int]],
        answer: Callable[[Asked, int], Awaitable[None]],
        go_on: Callable[[], None],  # after an answer: whoever is asked now
        recover: Callable[[], None],  # the database does not answer
        spawn: Callable[[Coroutine[object, object, None]], None],
    ) -> None:
        self.table = table
        self.look = look
        self.choose = choose
        self.answer = answer
        self.go_on = go_on
        self.recover = recover
        self.spawn = spawn
        self.thinking: set[int] = set()

    def drive(self, seats: Iterable[int], delay: float = 0.0) -> None:
        """Let those think whose answer is awaited."""
        for seat in seats:
            if seat not in self.thinking:
                self.thinking.add(seat)
                self.spawn(self._think(seat, delay))

    async def _think(self, seat: int, delay: float) -> None:
        try:
            if delay:
                await asyncio.sleep(delay)
            asked = await self.look(seat)
            if asked is None:
                return
            await self.answer(asked, await self.choose(asked))
        except Problem as problem:
            logger.warning("table %s: the bot at seat %d waits: %s", mark(self.table), seat, problem.code)
        except OUTAGE as error:
            logger.warning("table %s: the bot at seat %d waits: %s", mark(self.table), seat, type(error).__name__)
            self.recover()
        finally:
            self.thinking.discard(seat)
        self.go_on()
