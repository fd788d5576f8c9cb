"""How news travels: nowhere from a process alone, through PostgreSQL between several."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, Protocol

import asyncpg  # type: ignore[import-untyped]
from msgspec.structs import replace
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from arcanarium.server.news.news import News, read, show
from arcanarium.server.outage import OUTAGE, end, insist, pauses

logger: Final = logging.getLogger("arcanarium")

CHANNEL: Final = "arcanarium_news"
LISTEN: Final = f"LISTEN {CHANNEL}"
HEARTBEAT: Final = 10.0  # seconds of silence after which the connection is tried
PATIENCE: Final = 10.0  # seconds it may then take to answer
AT_ONCE: Final = 100  # tables or people in one notice: PostgreSQL takes at most 8000 bytes

Hear = Callable[[str, News], None]  # which process tells what
CatchUp = Callable[[], Awaitable[None]]


class Channel(Protocol):
    """Between the processes of one server."""

    several: bool  # may other processes serve the same tables?

    def start(self, hear: Hear, catch_up: CatchUp) -> None:
        """Hear what others tell from now on; catch up whenever something may have been missed."""

    async def stop(self) -> None: ...

    def tell(self, connection: Connection, news: News) -> None:
        """Part of a transaction: others hear it when that is committed, and only then."""

    def tell_present(self, table: str, people: Sequence[str]) -> None:
        """Who is connected here, which is written nowhere; it is told as soon as that is possible."""


class Alone:
    """One process with a database of its own, as with SQLite: there is nobody to tell."""

    several = False

    def start(self, hear: Hear, catch_up: CatchUp) -> None: ...

    async def stop(self) -> None: ...

    def tell(self, connection: Connection, news: News) -> None: ...

    def tell_present(self, table: str, people: Sequence[str]) -> None: ...


class Postgres:
    """LISTEN and NOTIFY. Nobody waits for it, and no loss of a connection ends it."""

    several = True

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.source = create_async_engine(engine.url, poolclass=NullPool)  # of connections that listen
        self.process = secrets.token_hex(4)
        self.present: dict[str, list[str]] = {}  # the latest of each table, still to be told
        self.wake = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self, hear: Hear, catch_up: CatchUp) -> None:
        self.tasks = [asyncio.create_task(self._listen(hear, catch_up)), asyncio.create_task(self._tell_present())]

    async def stop(self) -> None:
        await end(self.tasks)

    # -- telling

    def tell(self, connection: Connection, news: News) -> None:
        for start in range(0, len(news.moved) or 1, AT_ONCE):
            part = replace(news, moved=news.moved[start : start + AT_ONCE])
            connection.execute(select(func.pg_notify(CHANNEL, show(self.process, part))))

    def tell_present(self, table: str, people: Sequence[str]) -> None:
        self.present[table] = list(people[:AT_ONCE])
        self.wake.set()

    async def _tell_present(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.present:
                await insist(partial(self._tell_now, News(present=self._some())))

    def _some(self) -> dict[str, list[str]]:
        """As much as fits into one notice."""
        found: dict[str, list[str]] = {}
        size = 0
        while self.present and size < AT_ONCE:
            table = next(iter(self.present))
            found[table] = self.present.pop(table)
            size += 1 + len(found[table])
        return found

    async def _tell_now(self, news: News) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(self.tell, news)

    # -- hearing

    async def _listen(self, hear: Hear, catch_up: CatchUp) -> None:
        """For ever: whatever ends the connection, another one is opened, and then what was missed is looked up."""
        lost = False
        waits = pauses()
        while True:
            try:
                async with self._connected(hear) as connection:
                    await catch_up()
                    if lost:
                        logger.warning("news of other processes arrives again; open tables catch up")
                    lost, waits = False, pauses()
                    await wait_for_end(connection)
            except Exception as error:  # whatever it is: without news every table would stand still
                if not lost:
                    expected = isinstance(error, OUTAGE)
                    logger.warning(
                        "news of other processes is not heard (%s); connecting again",
                        type(error).__name__,
                        exc_info=None if expected else error,
                    )
                lost = True
            await asyncio.sleep(next(waits))

    @asynccontextmanager
    async def _connected(self, hear: Hear) -> AsyncIterator[asyncpg.Connection]:
        """A connection that listens and does nothing else."""

        def heard(connection: asyncpg.Connection, sender: int, channel: str, text: str) -> None:
            told = read(self.process, text)
            if told is not None:
                hear(*told)

        wrapped = await self.source.raw_connection()
        connection: asyncpg.Connection = wrapped.driver_connection
        wrapped.detach()
        try:
            await connection.add_listener(CHANNEL, heard)
            yield connection
        finally:
            connection.terminate()


async def wait_for_end(connection: asyncpg.Connection) -> None:
    """Raises an error when the connection is lost, also if the other end just falls silent."""
    ended = asyncio.Event()
    connection.add_termination_listener(lambda _: ended.set())
    while not connection.is_closed():
        try:
            await asyncio.wait_for(ended.wait(), HEARTBEAT)
        except TimeoutError:
            await connection.execute(LISTEN, timeout=PATIENCE)  # once more does no harm
    raise ConnectionError("the connection was closed")
