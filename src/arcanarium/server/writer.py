"""Writes the moves of all tables, many in one transaction; a move is acknowledged only after its commit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from arcanarium.server.play import Entry
from arcanarium.server.schema import entries, snapshots, tables
from arcanarium.server.store import Store

logger: Final = logging.getLogger("arcanarium")

TOGETHER: Final = 400  # jobs in one transaction
PATIENCE: Final = 0.002

_HEAD: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam("new_" + name) for name in ("updated", "seq", "owing", "spent")})
)
_END: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({"state": "over", "scores": bindparam("new_scores"), "winners": bindparam("new_winners")})
)


class Conflict(Exception):
    """Another process has written that move of the table already."""


class NotWritten(Exception):
    """The database did not take it."""


class Job(NamedTuple):
    """Entries of one table, and what follows from them for its row."""

    table: str
    entries: list[Entry]
    owing: list[int]
    spent: list[int]
    snapshot: bytes | None
    scores: list[int] | None  # at the end
    winners: list[int] | None


class Writer:
    """One task; whoever writes waits until the transaction that holds its entries is committed."""

    def __init__(self, store: Store, written: Callable[[list[tuple[str, int]]], None]) -> None:
        self.store = store
        self.written = written  # tell the other processes
        self.waiting: list[tuple[Job, asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def write(self, job: Job) -> None:
        """Returns when it is committed. Raises Conflict or NotWritten."""
        future = asyncio.get_running_loop().create_future()
        self.waiting.append((job, future))
        self.wake.set()
        await future

    async def _run(self) -> None:
        busy = False
        while True:
            await self.wake.wait()
            if busy:  # a moment's patience lets many tables share one commit
                await asyncio.sleep(PATIENCE)
            batch, self.waiting = self.waiting[:TOGETHER], self.waiting[TOGETHER:]
            if not self.waiting:
                self.wake.clear()
            busy = len(batch) > 1
            await self._commit(batch)

    async def _commit(self, batch: list[tuple[Job, asyncio.Future[None]]]) -> None:
        try:
            jobs = [job for job, _ in batch]
            await self.store.write(lambda connection: write_jobs(connection, jobs))
        except IntegrityError:
            if len(batch) == 1:
                _fail(batch, Conflict())
                return
            for single in batch:  # the others must not suffer from the one that lost
                await self._commit([single])
        except (SQLAlchemyError, OSError) as error:
            logger.error("the database did not take %d entries: %s", len(batch), type(error).__name__)
            _fail(batch, NotWritten())
        except BaseException:
            _fail(batch, NotWritten())
            raise
        else:
            self.written([(job.table, job.entries[-1].seq) for job, _ in batch])
            for _, future in batch:
                if not future.done():
                    future.set_result(None)


def _fail(batch: list[tuple[Job, asyncio.Future[None]]], error: Exception) -> None:
    for _, future in batch:
        if not future.done():
            future.set_exception(error)


def write_jobs(connection: Connection, jobs: list[Job]) -> None:
    """Entries first: if one of them is taken, nothing else is touched."""
    jobs = sorted(jobs, key=lambda job: job.table)  # always in one order: processes never wait for each other
    rows = [
        {
            "table_id": job.table,
            "seq": entry.seq,
            "kind": entry.kind,
            "seat": entry.seat,
            "action": entry.action,
            "key": entry.key,
            "at": entry.at,
        }
        for job in jobs
        for entry in job.entries
    ]
    connection.execute(insert(entries), rows)
    heads = [
        {
            "table": job.table,
            "new_updated": job.entries[-1].at,
            "new_seq": job.entries[-1].seq,
            "new_owing": job.owing,
            "new_spent": job.spent,
        }
        for job in jobs
    ]
    connection.execute(_HEAD, heads)
    kept = [job for job in jobs if job.snapshot is not None]
    if kept:
        connection.execute(delete(snapshots).where(snapshots.c.table_id.in_([job.table for job in kept])))
        connection.execute(
            insert(snapshots),
            [{"table_id": job.table, "seq": job.entries[-1].seq, "data": job.snapshot} for job in kept],
        )
    ended = [job for job in jobs if job.scores is not None]
    if ended:
        connection.execute(
            _END,
            [{"table": job.table, "new_scores": job.scores, "new_winners": job.winners} for job in ended],
        )
