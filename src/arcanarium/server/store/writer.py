"""SQLite has one writer at a time: one connection, kept open in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")


class SingleWriter:
    """Taking a connection out of its pool and giving it back for every transaction costs a third of a small one."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "writer")
        self.connection: Connection | None = None

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out work in a transaction of its own."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._carry_out, work)

    def close(self) -> None:
        """When everything that was begun is written."""
        self.thread.submit(self._hang_up)
        self.thread.shutdown()
        self.engine.dispose()

    # -- in the thread

    def _carry_out(self, work: Callable[[Connection], T]) -> T:
        if self.connection is None:
            self.connection = self.engine.connect()
        try:
            with self.connection.begin():
                return work(self.connection)
        except BaseException:
            self._hang_up()  # whatever state it is in: the next one is fresh
            raise

    def _hang_up(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None
