"""Analyses of finished games: begun once for each game, computed in parts by worker processes, kept in the database."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Coroutine
from time import monotonic
from typing import Final, NamedTuple, Protocol, cast

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from arcanarium.bots.analysis.figures import FORMAT, Analysis, Effort
from arcanarium.bots.analysis.page import page
from arcanarium.bots.analysis.whole import Part, look, parts, put_together
from arcanarium.core.record import parse
from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.server.schema import analyses
from arcanarium.server.store import Store, now
from arcanarium.server.workers import Workers

logger: Final = logging.getLogger("arcanarium")

AT_ONCE: Final = 2  # analyses under way in this process; others wait
LONGEST_LINE: Final = 20  # analyses waiting
TOLD_EVERY: Final = 1.0  # seconds between notes of how far it is
DEAD: Final = 90_000  # milliseconds without a note: the process that computed it has ended


class Row(NamedTuple):
    """What is kept of an analysis."""

    done: int
    total: int
    updated: int
    data: bytes | None


class Spawn(Protocol):
    """Runs something on in the background."""

    def __call__(self, work: Coroutine[object, object, None]) -> None: ...


def key_of(record: str) -> str:
    """Equal games are the same analysis."""
    return hashlib.sha256(f"{FORMAT}\n{record}".encode()).hexdigest()


def finished(text: str, found: list[Part], effort: Effort) -> bytes:
    """In a worker process: the analysis as it is kept and sent."""
    return msgspec.json.encode(put_together(text, found, effort))


def report(data: bytes, language: str, names: list[str]) -> str:
    """In a worker process: an analysis as an HTML file."""
    return page(msgspec.json.decode(data, type=Analysis), language, names)


class Analyses:
    """Those of this process that go on or wait, and all that are done."""

    def __init__(self, store: Store, workers: Workers, spawn: Spawn, iterations: int) -> None:
        self.store = store
        self.workers = workers
        self.spawn = spawn
        self.effort = Effort(iterations=iterations, worlds=max(4, min(64, iterations // 4)))
        self.room = asyncio.Semaphore(AT_ONCE)
        self.line: list[str] = []  # those that wait, the next first

    # -- what is known

    async def _row(self, key: str) -> Row | None:
        query = select(analyses.c.done, analyses.c.total, analyses.c.updated, analyses.c.data)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query.where(analyses.c.id == key))).one_or_none()
        return None if found is None else Row(*found)

    async def state(self, key: str) -> wire.AnalysisState:
        row = await self._row(key)
        if row is None or (row.data is None and now() - row.updated > DEAD):
            return wire.AnalysisState("none", 0, 0, 0)
        if row.data is not None:
            return wire.AnalysisState("done", row.total, row.total, 0)
        if key in self.line:
            return wire.AnalysisState("waiting", 0, row.total, self.line.index(key) + AT_ONCE)
        return wire.AnalysisState("running", row.done, row.total, 0)

    async def data(self, key: str) -> bytes:
        row = await self._row(key)
        if row is None or row.data is None:
            raise Problem("not-analysed", "This game has not been analysed yet.")
        return row.data

    # -- making one

    async def begin(self, key: str, text: str) -> wire.AnalysisState:
        """Unless it is done or under way already, here or in another process."""
        found = await self.state(key)
        if found.state != "none":
            return found
        if len(self.line) >= LONGEST_LINE:
            raise Problem("too-many", "Many games are being analysed; please try again in a while.")
        firsts = parts(parse(text))
        if await self.store.write(lambda connection: self._claim(connection, key, len(firsts))):
            self.line.append(key)
            self.spawn(self._compute(key, text, firsts))
        return await self.state(key)

    def _claim(self, connection: Connection, key: str, total: int) -> bool:
        """Of two processes that want to begin, one does."""
        stamp = now()
        again = update(analyses).where(
            analyses.c.id == key, analyses.c.data.is_(None), analyses.c.updated < stamp - DEAD
        )
        if connection.execute(again.values(done=0, total=total, updated=stamp)).rowcount == 1:
            return True
        try:
            with connection.begin_nested():
                connection.execute(insert(analyses).values(id=key, done=0, total=total, updated=stamp, data=None))
        except IntegrityError:
            return False
        return True

    async def forget_unfinished(self) -> None:
        """When the only process of a server starts, nobody is computing anything."""
        query = update(analyses).where(analyses.c.data.is_(None)).values(updated=0)
        await self.store.write(lambda connection: connection.execute(query))

    async def _note(self, key: str, **values: object) -> None:
        query = update(analyses).where(analyses.c.id == key).values(updated=now(), **values)
        await self.store.write(lambda connection: connection.execute(query))

    async def _give_up(self, key: str) -> None:
        """It can be begun again at once."""
        query = update(analyses).where(analyses.c.id == key).values(updated=0)
        await self.store.write(lambda connection: connection.execute(query))

    async def _compute(self, key: str, text: str, firsts: list[int]) -> None:
        noting = asyncio.create_task(self._keep_alive(key))
        try:
            async with self.room:
                self.line.remove(key)
                found: list[Part] = []
                told = monotonic()
                tasks = [
                    asyncio.create_task(self.workers.study(key, look, text, first, self.effort)) for first in firsts
                ]
                try:
                    for done in asyncio.as_completed(tasks):
                        found.append(await done)
                        if monotonic() - told > TOLD_EVERY:
                            told = monotonic()
                            await self._note(key, done=len(found))
                finally:
                    for task in tasks:
                        task.cancel()
                await self._note(
                    key, done=len(firsts), data=await self.workers.study(key, finished, text, found, self.effort)
                )
        except asyncio.CancelledError:
            await asyncio.shield(self._give_up(key))
            raise
        except Exception as error:
            logger.error("an analysis failed: %s", type(error).__name__)
            await self._give_up(key)
        finally:
            noting.cancel()
            if key in self.line:
                self.line.remove(key)

    async def _keep_alive(self, key: str) -> None:
        """Also while it waits, others can see that it will come."""
        while True:
            await asyncio.sleep(DEAD / 3000)
            await self._note(key)

    async def html(self, data: bytes, language: str, names: list[str]) -> str:
        return cast(str, await self.workers.run(report, data, language, names))
