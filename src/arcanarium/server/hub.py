"""All tables in use in this process, and the news that processes with one database tell each other."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Coroutine
from time import monotonic
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin
from msgspec import Struct

from arcanarium.server.analyses import Analyses
from arcanarium.server.errors import Problem
from arcanarium.server.store import Store, TableRow
from arcanarium.server.table import Table
from arcanarium.server.workers import Workers
from arcanarium.server.writer import Writer

logger: Final = logging.getLogger("arcanarium")

CHANNEL: Final = "news"
TABLE_ID: Final = re.compile(r"\A[A-Za-z0-9_-]{12}\Z")
IDLE_SECONDS: Final = 300.0
SWEEP_SECONDS: Final = 10.0
AT_ONCE: Final = 100  # tables in one piece of news: PostgreSQL takes at most 8000 bytes


class News(Struct):
    """What happened at a process: ids only, everybody reads the rest from the database."""

    process: str
    moved: list[tuple[str, int]] = []
    changed: list[str] = []
    chat: list[str] = []
    present: dict[str, list[str]] = {}


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(News).decode


class Hub:
    """Opens tables when they are asked for and closes them when nobody needs them."""

    def __init__(self, store: Store, channels: ChannelsPlugin, several: bool, iterations: int = 600) -> None:
        self.store = store
        self.channels = channels
        self.several = several  # other processes may serve the same tables
        self.process = secrets.token_hex(4)
        self.tables: dict[str, Table] = {}
        self.writer = Writer(store, self.tell_moved)
        self.workers = Workers()
        self.tasks: set[asyncio.Task[None]] = set()
        self.analyses = Analyses(store, self.workers, self.spawn, iterations)

    async def start(self) -> None:
        self.writer.start()
        if self.several:
            self.spawn(self._listen())
        else:
            await self.analyses.forget_unfinished()
        self.spawn(self._sweep())
        self.spawn(self._go_on())

    async def stop(self) -> None:
        for table in self.tables.values():
            table.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.writer.stop()
        self.workers.stop()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Run on in the background; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a background task failed", exc_info=task.exception())

    def laid(self, row: TableRow) -> None:
        """A table that was just written down as it is; it need not be read again."""
        self.tables[row.id] = Table(self, row)

    async def table(self, table_id: str) -> Table:
        """The table with that id. Raises Problem."""
        found = self.tables.get(table_id)
        if found is None:
            row = await self.store.table(table_id) if TABLE_ID.match(table_id) else None
            if row is None:
                raise Problem("table-unknown", "There is no such table; check the link.")
            found = self.tables.setdefault(table_id, Table(self, row))
        found.used = monotonic()
        return found

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for table_id, table in list(self.tables.items()):
                if table.idle and monotonic() - table.used > IDLE_SECONDS:
                    del self.tables[table_id]
                elif self.several and table.connections:
                    self.tell_presence(table)

    async def _go_on(self) -> None:
        """After a restart: tables where a bot is to move or a clock runs go on without anybody looking."""
        for table_id in await self.store.unfinished():
            try:
                table = await self.table(table_id)
                async with table.lock:
                    await table.ready()
                    table.driver.drive()
            except Problem as problem:
                logger.warning("table %s does not go on: %s", table_id, problem.code)
            await asyncio.sleep(0.005)

    # -- news

    def _tell(self, news: News) -> None:
        if self.several:
            self.channels.publish(_encode(news), CHANNEL)

    def tell_moved(self, moved: list[tuple[str, int]]) -> None:
        for start in range(0, len(moved), AT_ONCE):
            self._tell(News(self.process, moved=moved[start : start + AT_ONCE]))

    def tell_changed(self, table_id: str) -> None:
        self._tell(News(self.process, changed=[table_id]))

    def tell_chat(self, table_id: str) -> None:
        self._tell(News(self.process, chat=[table_id]))

    def tell_presence(self, table: Table) -> None:
        here = sorted({connection.who for connection in table.connections if connection.greeted})
        self._tell(News(self.process, present={table.row.id: here[:100]}))

    async def _listen(self) -> None:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                news = _decode(data)
                if news.process != self.process:
                    self._hear(news)

    def _hear(self, news: News) -> None:
        for table_id, seq in news.moved:
            if table_id in self.tables:
                self.spawn(self.tables[table_id].catch_up(seq))
        for table_id in news.changed:
            if table_id in self.tables:
                self.spawn(_changed(self.tables[table_id]))
        for table_id in news.chat:
            if table_id in self.tables:
                self.spawn(self.tables[table_id].chat.hear())
        for table_id, people in news.present.items():
            table = self.tables.get(table_id)
            if table is not None:
                before = table.present()
                table.elsewhere[news.process] = (set(people), monotonic())
                if table.present() != before:
                    table.show_summary()


async def _changed(table: Table) -> None:
    async with table.lock:
        await table.changed()
