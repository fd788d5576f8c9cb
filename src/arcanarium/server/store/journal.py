"""The journal: moves of all tables, many in one transaction; a move is acknowledged only after its commit."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from time import monotonic
from typing import Final, NamedTuple

from sqlalchemy import Connection, Delete, Insert, Update, bindparam, delete, insert, update
from sqlalchemy.exc import IntegrityError

from arcanarium.server import metrics
from arcanarium.server.news.news import News
from arcanarium.server.outage import OUTAGE, end
from arcanarium.server.store.database import as_json
from arcanarium.server.store.rows import Entry, SeatRow
from arcanarium.server.store.schema import entries, seats, snapshots, tables
from arcanarium.server.store.store import Store

logger: Final = logging.getLogger("arcanarium")

TOGETHER: Final = 400  # postings in one transaction

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
_SEATS: Final = Many(
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("place"))
    .values({name: bindparam("new_" + name) for name in ("bot", "stand_in")}),
    ("table", "place", "new_bot", "new_stand_in"),
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


class Posting(NamedTuple):
    """Entries of one table, and what follows from them for its row."""

    table: str
    entries: list[Entry]
    owing: list[int]
    spent: list[int]
    snapshot: bytes | None = None
    scores: list[int] | None = None  # at the end
    winners: list[int] | None = None
    seated: SeatRow | None = None  # a seat where somebody else plays from now on


class Journal:
    """One task; whoever writes waits until the transaction that holds its entries is committed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: list[tuple[Posting, asyncio.Future[None]]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self.task is not None:
            await end([self.task])

    async def write(self, posting: Posting) -> None:
        """Returns when it is committed. Raises Conflict or NotWritten."""
        began = monotonic()
        future = asyncio.get_running_loop().create_future()
        self.waiting.append((posting, future))
        self.wake.set()
        await future
        metrics.writes.observe(monotonic() - began)
        metrics.count("entries", number=len(posting.entries))

    async def _run(self) -> None:
        while True:
            await self.wake.wait()  # while a commit runs the next batch gathers
            batch, self.waiting = self.waiting[:TOGETHER], self.waiting[TOGETHER:]
            if not self.waiting:
                self.wake.clear()
            await self._commit(batch)

    async def _commit(self, batch: list[tuple[Posting, asyncio.Future[None]]]) -> None:
        postings = [posting for posting, _ in batch]

        def write(connection: Connection) -> None:
            write_postings(connection, postings)
            self.store.channel.tell(connection, News(moved=[(each.table, each.entries[-1].seq) for each in postings]))

        try:
            await self.store.write(write)
        except IntegrityError:
            if len(batch) == 1:
                _fail(batch, Conflict())
                return
            for single in batch:  # the others must not suffer from the one that lost
                await self._commit([single])
        except OUTAGE as error:
            logger.error("the database did not take %d entries: %s", len(batch), type(error).__name__)
            _fail(batch, NotWritten())
        except BaseException:
            _fail(batch, NotWritten())
            raise
        else:
            for _, future in batch:
                if not future.done():
                    future.set_result(None)


def _fail(batch: list[tuple[Posting, asyncio.Future[None]]], error: Exception) -> None:
    for _, future in batch:
        if not future.done():
            future.set_exception(error)


def write_postings(connection: Connection, postings: list[Posting]) -> None:
    """Entries first: if one of them is taken, nothing else is touched."""
    postings = sorted(postings, key=_table)  # always in one order: processes never wait for each other
    _ENTRIES.run(
        connection,
        [
            (posting.table, entry.seq, entry.kind, entry.seat, entry.action, entry.key, entry.at)
            for posting in postings
            for entry in posting.entries
        ],
    )
    heads = []
    for posting in postings:
        last = posting.entries[-1]
        heads.append((posting.table, last.at, last.seq, as_json(posting.owing), as_json(posting.spent)))
    _HEADS.run(connection, heads)
    changed = [
        (posting.table, posting.seated.seat, posting.seated.bot, posting.seated.stand_in)
        for posting in postings
        if posting.seated
    ]
    if changed:
        _SEATS.run(connection, changed)
    kept = [posting for posting in postings if posting.snapshot is not None]
    if kept:
        _FORGET.run(connection, [(posting.table,) for posting in kept])
        _KEEP.run(connection, [(posting.table, posting.entries[-1].seq, posting.snapshot) for posting in kept])
    ended = [posting for posting in postings if posting.scores is not None]
    if ended:
        _ENDS.run(
            connection,
            [(posting.table, "over", as_json(posting.scores), as_json(posting.winners)) for posting in ended],
        )


def _table(posting: Posting) -> str:
    return posting.table
