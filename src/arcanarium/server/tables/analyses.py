"""Analyses of finished games: begun once for each game, computed in parts by worker processes, kept in the database."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Coroutine
from time import monotonic
from typing import Final, Protocol, cast

import msgspec

from arcanarium.bots.analysis.analyse import Part, look, parts, put_together
from arcanarium.bots.analysis.figures import FORMAT, Analysis, Effort
from arcanarium.bots.analysis.page import page
from arcanarium.core.record import parse, unseal
from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.server.store.analyses import DEAD, AnalysisStore
from arcanarium.server.workers import Workers

logger: Final = logging.getLogger("arcanarium")

AT_ONCE: Final = 2  # analyses under way in this process; others wait
LONGEST_LINE: Final = 20  # analyses waiting
TOLD_EVERY: Final = 1.0  # seconds between notes of how far it is


class Spawn(Protocol):
    """Runs something on in the background."""

    def __call__(self, work: Coroutine[object, object, None]) -> None: ...


def key_of(record: str) -> str:
    """Equal games are the same analysis, sealed or not."""
    return hashlib.sha256(f"{FORMAT}\n{unseal(record)}".encode()).hexdigest()


def finish(text: str, found: list[Part], effort: Effort) -> bytes:
    """In a worker process: the analysis as it is kept and sent."""
    return msgspec.json.encode(put_together(text, found, effort))


def write_page(data: bytes, language: str, names: list[str]) -> str:
    """In a worker process: an analysis as an HTML file."""
    return page(msgspec.json.decode(data, type=Analysis), language, names)


class Analyses:
    """Those of this process that go on or wait, and all that are done."""

    def __init__(self, store: AnalysisStore, workers: Workers, spawn: Spawn, iterations: int) -> None:
        self.store = store
        self.workers = workers
        self.spawn = spawn
        self.effort = Effort(iterations=iterations, worlds=max(4, min(64, iterations // 4)))
        self.room = asyncio.Semaphore(AT_ONCE)
        self.line: list[str] = []  # those that wait, the next first

    # -- what is known

    async def state(self, key: str) -> wire.AnalysisState:
        row = await self.store.find(key)
        if row is None:
            return wire.AnalysisState(state="none", done=0, total=0, ahead=0)
        if row.data is not None:
            return wire.AnalysisState(state="done", done=row.total, total=row.total, ahead=0)
        if key in self.line:
            ahead = self.line.index(key) + AT_ONCE
            return wire.AnalysisState(state="waiting", done=0, total=row.total, ahead=ahead)
        return wire.AnalysisState(state="running", done=row.done, total=row.total, ahead=0)

    async def data(self, key: str) -> bytes:
        row = await self.store.find(key)
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
        if await self.store.claim(key, len(firsts)):
            self.line.append(key)
            self.spawn(self._compute(key, text, firsts))
        return await self.state(key)

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
                            await self.store.note(key, done=len(found))
                finally:
                    for task in tasks:
                        task.cancel()
                await self.store.note(
                    key, done=len(firsts), data=await self.workers.study(key, finish, text, found, self.effort)
                )
        except asyncio.CancelledError:
            await asyncio.shield(self.store.give_up(key))
            raise
        except Exception as error:
            logger.error("an analysis failed: %s", type(error).__name__)
            await self.store.give_up(key)
        finally:
            noting.cancel()
            if key in self.line:
                self.line.remove(key)

    async def _keep_alive(self, key: str) -> None:
        """Also while it waits, others can see that it will come."""
        while True:
            await asyncio.sleep(DEAD / 3000)
            await self.store.note(key)

    async def html(self, data: bytes, language: str, names: list[str]) -> str:
        return cast(str, await self.workers.run(write_page, data, language, names))
