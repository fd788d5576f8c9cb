"""Writes the moves of all tables, many in one transaction; a move is acknowledged only after its commit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, Delete, Insert, Update, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from arcanarium.server.database import as_json
from arcanarium.server.play import Entry
from arcanarium.server.schema import entries, snapshots, tables
from arcanarium.server.store import Store

logger: Final = logging.getLogger("arcanarium")

TOGETHER: Final = 400  # jobs in one transaction

_COLUMNS: Final = ("table_id", "seq", "kind", "seat", "action", "key", "at")


class Many:
    """A statement for many rows at once, compiled once for a database.

    Rows go straight to the driver: what SQLAlchemy does with each of them takes longer than writing it.
    """

    def __init__(self, statement: Insert | Update | Delete, columns: Sequence[str]) -> None:
        self.statement = statement
        self.columns = list(columns)
        self.compiled: dict[str, tuple[str, list[int]]] = {}

    def run(self, connection: Connection, rows: Sequence[tuple[object, ...]]) -> None:
        """Values of the rows are in the order of the columns."""
        found = self.compiled.get(connection.dialect.name)
        if found is None:
            made = self.statement.compile(dialect=connection.dialect, column_keys=self.columns)
            order = [self.columns.index(name) for name in made.positiontup or ()]
            found = self.compiled[connection.dialect.name] = (str(made), order)
        text, order = found
        connection.exec_driver_sql(text, [tuple([row[place] for place in order]) for row in rows])


_ENTRIES: Final = Many(insert(entries), _COLUMNS)
_HEADS: Final = Many(
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam("new_" + name) for name in ("updated", "seq", "owing", "spent")}),
    ("table", "new_updated", "new_seq", "new_owing", "new_spent"),
)
_FORGET: Final = Many(delete(snapshots).where(snapshots.c.table_id == bindparam("table")), ("table",))
_KEEP: Final = Many(insert(snapshots), ("table_id", "seq", "data"))
_ENDS: Final = Many(
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam("new_" + name) for name in ("state", "scores", "winners")}),
    ("table", "new_state", "new_scores", "new_winners"),
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
        while True:
            await self.wake.wait()  # while a commit runs the next batch gathers
            batch, self.waiting = self.waiting[:TOGETHER], self.waiting[TOGETHER:]
            if not self.waiting:
                self.wake.clear()
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
    jobs = sorted(jobs, key=_table)  # always in one order: processes never wait for each other
    _ENTRIES.run(
        connection,
        [
            (job.table, entry.seq, entry.kind, entry.seat, entry.action, entry.key, entry.at)
            for job in jobs
            for entry in job.entries
        ],
    )
    heads = []
    for job in jobs:
        last = job.entries[-1]
        heads.append((job.table, last.at, last.seq, as_json(job.owing), as_json(job.spent)))
    _HEADS.run(connection, heads)
    kept = [job for job in jobs if job.snapshot is not None]
    if kept:
        _FORGET.run(connection, [(job.table,) for job in kept])
        _KEEP.run(connection, [(job.table, job.entries[-1].seq, job.snapshot) for job in kept])
    ended = [job for job in jobs if job.scores is not None]
    if ended:
        _ENDS.run(connection, [(job.table, "over", as_json(job.scores), as_json(job.winners)) for job in ended])


def _table(job: Job) -> str:
    return job.table
