"""What is asked of the database and told to it, except for the entries, which `writer` writes."""

from __future__ import annotations

import asyncio
import secrets as random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Literal, NamedTuple, TypeVar, cast

import msgspec
from sqlalchemy import Connection, Engine, Row, and_, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.server.play import Entry
from arcanarium.server.schema import chat, entries, identities, replays, seats, secrets, snapshots, tables

LISTED = 60

T = TypeVar("T")


def now() -> int:
    return int(time() * 1000)


class SeatRow(NamedTuple):
    """Who sits at a seat; `bot` plays there or stands in."""

    seat: int
    kind: Literal["person", "bot", "open"]
    identity: str | None
    name: str
    bot: str | None
    stand_in: bool

    @property
    def automatic(self) -> bool:
        return self.kind == "bot" or self.stand_in


class TableRow(NamedTuple):
    """A table without its entries."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    seed: int
    salt: str
    host: str
    private: bool
    practice: bool
    hints: bool
    clock: wire.Clock | None
    state: Literal["waiting", "playing", "over"]
    created: int
    updated: int
    seq: int
    owing: list[int]
    spent: list[int]
    scores: list[int] | None
    winners: list[int] | None
    next: str | None
    seats: list[SeatRow]


class Loaded(NamedTuple):
    """A table's game as it is kept."""

    snapshot: bytes | None
    entries: list[Entry]  # after the snapshot
    keys: dict[str, int]


def _transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


class Store:
    """The database, in the words of the product."""

    def __init__(self, engine: AsyncEngine, writer: Engine | None = None) -> None:
        self.engine = engine
        self.writer = writer  # SQLite has one writer at a time: one connection in a thread of its own
        self.thread = None if writer is None else ThreadPoolExecutor(1, "writer")
        self.closed = False

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out work in a transaction of its own."""
        if self.writer is None or self.thread is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        if self.closed:
            raise Problem("storage", "The server is being stopped; please try again in a moment.")
        return await asyncio.get_running_loop().run_in_executor(self.thread, _transaction, self.writer, work)

    async def close(self) -> None:
        self.closed = True
        if self.writer is not None and self.thread is not None:
            self.thread.shutdown()
            self.writer.dispose()
        await self.engine.dispose()

    async def secret(self) -> bytes:
        """What cookies are signed with; the first process makes it."""
        query = select(secrets.c.value).where(secrets.c.name == "cookie")

        def make(connection: Connection) -> bytes:
            found = connection.execute(query).scalar()
            if found is None:
                found = random.token_bytes(32)
                connection.execute(insert(secrets).values(name="cookie", value=found))
            return cast(bytes, found)

        try:
            return await self.write(make)
        except IntegrityError:  # another process was faster
            async with self.engine.connect() as connection:
                return cast(bytes, (await connection.execute(query)).scalar_one())

    # -- people

    async def name_of(self, who: str) -> str | None:
        async with self.engine.connect() as connection:
            query = select(identities.c.name).where(identities.c.id == who)
            return cast("str | None", (await connection.execute(query)).scalar())

    async def add_identity(self, who: str, name: str) -> None:
        query = insert(identities).values(id=who, name=name, created=now())
        await self.write(lambda connection: connection.execute(query))

    async def rename(self, who: str, name: str) -> None:
        query = update(identities).where(identities.c.id == who).values(name=name)
        await self.write(lambda connection: connection.execute(query))

    # -- tables

    async def add_table(self, row: TableRow, moves: Sequence[Entry] = ()) -> None:
        values = {name: value for name, value in row._asdict().items() if name != "seats"}
        values["clock"] = None if row.clock is None else msgspec.to_builtins(row.clock)
        places = [
            {
                "table_id": row.id,
                "seat": seat.seat,
                "kind": seat.kind,
                "identity": seat.identity,
                "bot": seat.bot,
                "stand_in": seat.stand_in,
            }
            for seat in row.seats
        ]

        def add(connection: Connection) -> None:
            connection.execute(insert(tables).values(values))
            connection.execute(insert(seats), places)
            if moves:
                connection.execute(insert(entries), [{"table_id": row.id, **entry._asdict()} for entry in moves])

        await self.write(add)

    async def table(self, table_id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
            return None if row is None else (await self._with_seats(connection, [row]))[0]

    async def _with_seats(self, connection: AsyncConnection, rows: Sequence[Row[tuple[object, ...]]]) -> list[TableRow]:
        places: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        query = (
            select(seats, identities.c.name)
            .outerjoin(identities, seats.c.identity == identities.c.id)
            .where(seats.c.table_id.in_(list(places)))
            .order_by(seats.c.table_id, seats.c.seat)
        )
        for seat in await connection.execute(query):
            places[seat.table_id].append(
                SeatRow(seat.seat, seat.kind, seat.identity, seat.name or "", seat.bot, bool(seat.stand_in))
            )
        found = []
        for row in rows:
            values = dict(row._mapping)
            clock = values.pop("clock")
            wish = None if clock is None else msgspec.convert(clock, wire.Clock)
            found.append(TableRow(**values, clock=wish, seats=places[row.id]))
        return found

    async def listed(self, scope: str, who: str) -> list[TableRow]:
        """The latest tables of a scope, as far as that person may find them."""
        mine = or_(tables.c.host == who, tables.c.id.in_(select(seats.c.table_id).where(seats.c.identity == who)))
        public = tables.c.private.is_(False)
        with_room = tables.c.id.in_(select(seats.c.table_id).where(seats.c.kind == "open"))
        where = {
            "mine": and_(mine, tables.c.state != "over"),
            "open": and_(public, tables.c.state == "waiting", with_room),
            "finished": and_(or_(mine, public), tables.c.state == "over"),
            "watch": and_(public, tables.c.state == "playing"),
        }[scope]
        async with self.engine.connect() as connection:
            query = select(tables).where(where).order_by(tables.c.updated.desc()).limit(LISTED)
            return await self._with_seats(connection, (await connection.execute(query)).all())

    async def take_seat(self, table_id: str, seat: int, values: dict[str, object], was: str) -> bool:
        """Change who sits at a seat if it is still what it was: of two who want it, one gets it."""
        here = and_(seats.c.table_id == table_id, seats.c.seat == seat)

        def take(connection: Connection) -> bool:
            taken = connection.execute(update(seats).where(here, seats.c.kind == was).values(values)).rowcount == 1
            if taken:
                connection.execute(update(tables).where(tables.c.id == table_id).values(updated=now()))
            return taken

        return await self.write(take)

    async def follow(self, table_id: str, successor: str) -> bool:
        """Name the table where the same people play again, if there is none yet."""
        query = update(tables).where(tables.c.id == table_id, tables.c.next.is_(None)).values(next=successor)
        return await self.write(lambda connection: connection.execute(query).rowcount == 1)

    async def begin(self, table_id: str, owing: list[int]) -> bool:
        """From waiting to playing, if every seat is filled."""
        free = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.kind == "open")
        query = (
            update(tables)
            .where(tables.c.id == table_id, tables.c.state == "waiting", ~free.exists())
            .values(state="playing", owing=owing, updated=now())
        )
        return await self.write(lambda connection: connection.execute(query).rowcount == 1)

    async def unfinished(self) -> list[str]:
        """Tables that may go on by themselves: with bots or clocks."""
        automatic = select(seats.c.table_id).where(or_(seats.c.kind == "bot", seats.c.stand_in.is_(True)))
        async with self.engine.connect() as connection:
            query = (
                select(tables.c.id)
                .where(tables.c.state == "playing", or_(tables.c.id.in_(automatic), tables.c.clock.is_not(None)))
                .order_by(tables.c.updated.desc())
                .limit(1000)
            )
            return list((await connection.execute(query)).scalars())

    # -- games

    async def game_of(self, table_id: str) -> Loaded:
        """The snapshot, what came after, and all keys: they are answered again, never applied again."""
        async with self.engine.connect() as connection:
            query = select(snapshots.c.seq, snapshots.c.data).where(snapshots.c.table_id == table_id)
            kept = (await connection.execute(query)).one_or_none()
            found = await self._entries(connection, table_id, 0 if kept is None else kept.seq)
            named = select(entries.c.key, entries.c.seq).where(
                entries.c.table_id == table_id, entries.c.key.is_not(None)
            )
            keys = {row.key: row.seq for row in await connection.execute(named)}
            return Loaded(None if kept is None else kept.data, found, keys)

    async def entries_after(self, table_id: str, seq: int) -> list[Entry]:
        async with self.engine.connect() as connection:
            return await self._entries(connection, table_id, seq)

    async def _entries(self, connection: AsyncConnection, table_id: str, seq: int) -> list[Entry]:
        query = (
            select(entries.c.seq, entries.c.kind, entries.c.seat, entries.c.action, entries.c.key, entries.c.at)
            .where(entries.c.table_id == table_id, entries.c.seq > seq)
            .order_by(entries.c.seq)
        )
        return [Entry(*row) for row in await connection.execute(query)]

    # -- chat

    async def say(self, table_id: str, line: wire.ChatLine) -> None:
        query = insert(chat).values(table_id=table_id, who=line.who, seat=line.seat, text=line.text, at=line.at)
        await self.write(lambda connection: connection.execute(query))

    async def said(self, table_id: str, after: int = 0) -> list[tuple[int, wire.ChatLine]]:
        """The latest lines with their numbers, oldest first."""
        async with self.engine.connect() as connection:
            query = (
                select(chat).where(chat.c.table_id == table_id, chat.c.id > after).order_by(chat.c.id.desc()).limit(200)
            )
            rows = (await connection.execute(query)).all()
        return [(row.id, wire.ChatLine(row.who, row.seat, row.text, row.at)) for row in reversed(rows)]

    # -- uploaded records

    async def keep_replay(self, replay_id: str, record: str) -> None:
        query = insert(replays).values(id=replay_id, record=record, created=now())
        await self.write(lambda connection: connection.execute(query))

    async def replay(self, replay_id: str) -> str | None:
        async with self.engine.connect() as connection:
            query = select(replays.c.record).where(replays.c.id == replay_id)
            return cast("str | None", (await connection.execute(query)).scalar())
