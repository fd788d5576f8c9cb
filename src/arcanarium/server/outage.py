"""When the database does not answer: how that shows, and trying again until it does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator
from typing import Final, TypeVar

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError, SQLAlchemyError

# While PostgreSQL starts or stops, the driver's own errors come through as they are.
OUTAGE: Final = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
OUR_FAULT: Final = (DataError, IntegrityError, ProgrammingError)  # asking again would not help

FIRST_PAUSE: Final = 0.1  # seconds
LONGEST_PAUSE: Final = 5.0

AGAIN: Final = 1.0  # seconds that a task may take to end before it is told once more

T = TypeVar("T")


def pauses() -> Iterator[float]:
    """Seconds to wait before each further try, for ever."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(2 * pause, LONGEST_PAUSE)


async def insist(work: Callable[[], Awaitable[T]]) -> T:
    """Do it as soon as the database answers."""
    waits = pauses()
    while True:
        try:
            return await work()
        except OUR_FAULT:
            raise
        except OUTAGE:
            await asyncio.sleep(next(waits))


async def end(tasks: Collection[asyncio.Task[None]]) -> None:
    """Cancel them and wait until they have ended.

    Once is not always enough: a driver that is interrupted may raise an error of its own instead, which looks like an
    outage to those who would then try again.
    """
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=AGAIN)
