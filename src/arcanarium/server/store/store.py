"""What is asked of the database and told to it, except for the entries, which the journal writes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar, cast

import msgspec
from sqlalchemy import Connection, Engine, Exists, Row, Update, and_, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from arcanarium.server import wire
from arcanarium.server.clock import now
from arcanarium.server.errors import Problem
from arcanarium.server.news.channels import Alone, Channel
from arcanarium.server.news.news import News
from arcanarium.server.store.rows import Entry, Loaded, SeatChange, SeatRow, TableRow
from arcanarium.server.store.schema import chat, entries, identities, replays, seats, snapshots, tables
from arcanarium.server.store.writer import SingleWriter

LISTED: Final = 60
LOOKED_AT: Final = 300  # open tables of which those are listed first where somebody waits

T = TypeVar("T")


def _free(table_id: str) -> Exists:
    """Is there a free seat?"""
    return select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.kind == "open").exists()


def _touch(table_id: str) -> Update:
    """A table that has not begun. Whatever changes it begins with this, so that processes take turns."""
    return update(tables).where(tables.c.id == table_id, tables.c.state == "waiting").values(updated=now())


def _add(connection: Connection, row: TableRow, moves: Sequence[Entry]) -> None:
    values = {name: value for name, value in row._asdict().items() if name != "seats"}
    values["clock"] = None if row.clock is None else msgspec.to_builtins(row.clock)
    values["seed"] = None if row.seed is None else str(row.seed)
    places = [
        {
            "table_id": row.id,
            "seat": seat.seat,
            "kind": seat.kind,
            "identity": seat.identity,
            "bot": seat.bot,
            "stand_in": seat.stand_in,
            "pledge": seat.pledge,
            "share": seat.share,
        }
        for seat in row.seats
    ]
    connection.execute(insert(tables).values(values))
    connection.execute(insert(seats), places)
    if moves:
        connection.execute(insert(entries), [{"table_id": row.id, **entry._asdict()} for entry in moves])


class _Taken(Exception):
    """A seat is no longer what it was."""


class Store:
    """The database, in the words of the product. What changes an open table tells so in the same transaction."""

    def __init__(self, engine: AsyncEngine, writer: Engine | None = None, channel: Channel | None = None) -> None:
        self.engine = engine
        self.channel = channel or Alone()
        self.writer = None if writer is None else SingleWriter(writer)
        self.closed = False

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Carry out work in a transaction of its own."""
        if self.writer is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        if self.closed:
            raise Problem("storage", "The server is being stopped; please try again in a moment.")
        return await self.writer.write(work)

    async def close(self) -> None:
        self.closed = True
        if self.writer is not None:
            self.writer.close()
        await self.engine.dispose()

    async def check(self) -> None:
        """Raises an error if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(select(1))

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

        def change(connection: Connection) -> None:
            connection.execute(query)
            self.channel.tell(connection, News(renamed=[who]))

        await self.write(change)

    # -- tables

    async def add_table(self, row: TableRow, moves: Sequence[Entry] = ()) -> None:
        await self.write(lambda connection: _add(connection, row, moves))

    async def add_next(self, table_id: str, row: TableRow) -> bool:
        """Add the table where the same people play again, if there is none yet."""
        query = update(tables).where(tables.c.id == table_id, tables.c.next.is_(None)).values(next=row.id)

        def add(connection: Connection) -> bool:
            first = connection.execute(query).rowcount == 1
            if first:
                _add(connection, row, ())
                self.channel.tell(connection, News(changed=[table_id]))
            return first

        return await self.write(add)

    async def table(self, table_id: str) -> TableRow | None:
        found = await self.tables([table_id])
        return found[0] if found else None

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """Those of them that there are, in any order."""
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(tables).where(tables.c.id.in_(ids)))).all()
            return await self._with_seats(connection, rows)

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
                SeatRow(
                    seat=seat.seat,
                    kind=seat.kind,
                    identity=seat.identity,
                    name=seat.name or "",
                    bot=seat.bot,
                    stand_in=bool(seat.stand_in),
                    pledge=seat.pledge,
                    share=seat.share,
                )
            )
        found = []
        for row in rows:
            values = dict(row._mapping)
            clock, seed = values.pop("clock"), values.pop("seed")
            wish = None if clock is None else msgspec.convert(clock, wire.Clock)
            sown = None if seed is None else int(seed)
            found.append(TableRow(**values, clock=wish, seed=sown, seats=places[row.id]))
        return found

    async def listed(self, scope: str, who: str) -> list[TableRow]:
        """The latest tables of a scope, as far as that person may find them."""
        mine = or_(tables.c.host == who, tables.c.id.in_(select(seats.c.table_id).where(seats.c.identity == who)))
        public = tables.c.private.is_(False)
        with_room = tables.c.id.in_(select(seats.c.table_id).where(seats.c.kind == "open"))
        where = {
            "mine": and_(mine, tables.c.state != "over"),
            "open": and_(public, tables.c.practice.is_(False), tables.c.state == "waiting", with_room),
            "finished": and_(or_(mine, public), tables.c.state == "over"),
            "watch": and_(public, tables.c.state == "playing"),
        }[scope]
        most = LOOKED_AT if scope == "open" else LISTED
        async with self.engine.connect() as connection:
            query = select(tables).where(where).order_by(tables.c.updated.desc()).limit(most)
            return await self._with_seats(connection, (await connection.execute(query)).all())

    async def change_seats(self, table_id: str, changes: Sequence[SeatChange]) -> bool:
        """Change who sits where if the seats are still what they were: of two who want one, one gets it.

        Once every seat is filled nobody comes or goes: by then people tell what they add to the dice.
        """

        def change(connection: Connection) -> None:
            if connection.execute(_touch(table_id).where(_free(table_id))).rowcount != 1:
                raise _Taken
            for seat, was, values in changes:
                here = and_(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == was)
                if connection.execute(update(seats).where(here).values(values)).rowcount != 1:
                    raise _Taken
            self.channel.tell(connection, News(changed=[table_id]))

        try:
            await self.write(change)
        except _Taken:
            return False
        return True

    async def keep_share(self, table_id: str, seat: int, share: str) -> bool:
        """What somebody adds to the dice, if every seat is filled and the game has not begun."""

        def change(connection: Connection) -> bool:
            waits = connection.execute(_touch(table_id).where(~_free(table_id))).rowcount == 1
            if waits:
                here = and_(seats.c.table_id == table_id, seats.c.seat == seat)
                connection.execute(update(seats).where(here).values(share=share))
                self.channel.tell(connection, News(changed=[table_id]))
            return waits

        return await self.write(change)

    async def begin(self, row: TableRow) -> bool:
        """From waiting to playing, with the seats and shares of that row; False if they are others by now."""
        values = {"state": row.state, "owing": row.owing, "mix": row.mix, "seed": str(row.seed)}
        query = select(seats.c.kind, seats.c.pledge, seats.c.share).where(seats.c.table_id == row.id)

        def change(connection: Connection) -> None:
            if connection.execute(_touch(row.id).values(values)).rowcount != 1:
                raise _Taken
            found = [tuple(seat) for seat in connection.execute(query.order_by(seats.c.seat))]
            if found != [(seat.kind, seat.pledge, seat.share) for seat in row.seats]:
                raise _Taken
            self.channel.tell(connection, News(changed=[row.id]))

        try:
            await self.write(change)
        except _Taken:
            return False
        return True

    async def unfinished(self) -> list[str]:
        """Tables that may go on by themselves: with bots or clocks, or about to begin."""
        free = select(seats.c.table_id).where(seats.c.kind == "open")
        automatic = select(seats.c.table_id).where(or_(seats.c.kind == "bot", seats.c.stand_in.is_(True)))
        async with self.engine.connect() as connection:
            query = (
                select(tables.c.id)
                .where(
                    or_(
                        and_(tables.c.state == "waiting", tables.c.id.not_in(free)),
                        and_(tables.c.state == "playing", or_(tables.c.id.in_(automatic), tables.c.clock.is_not(None))),
                    )
                )
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
            return Loaded(snapshot=None if kept is None else kept.data, entries=found, keys=keys)

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

    async def say(self, table_id: str, who: str, line: wire.ChatLine) -> None:
        query = insert(chat).values(
            table_id=table_id, identity=who, who=line.who, seat=line.seat, text=line.text, at=line.at
        )

        def add(connection: Connection) -> None:
            connection.execute(query)
            self.channel.tell(connection, News(chat=[table_id]))

        await self.write(add)

    async def said(self, table_id: str, after: int = 0) -> list[tuple[int, wire.ChatLine]]:
        """The latest lines with their numbers, oldest first."""
        async with self.engine.connect() as connection:
            query = (
                select(chat).where(chat.c.table_id == table_id, chat.c.id > after).order_by(chat.c.id.desc()).limit(200)
            )
            rows = (await connection.execute(query)).all()
        return [(row.id, wire.ChatLine(who=row.who, seat=row.seat, text=row.text, at=row.at)) for row in reversed(rows)]

    async def newest_lines(self, ids: Sequence[str]) -> dict[str, int]:
        """The numbers of the last lines of these tables; where nobody spoke there is none."""
        async with self.engine.connect() as connection:
            query = (
                select(chat.c.table_id, func.max(chat.c.id).label("newest"))
                .where(chat.c.table_id.in_(ids))
                .group_by(chat.c.table_id)
            )
            return {row.table_id: row.newest for row in await connection.execute(query)}

    # -- uploaded records

    async def keep_replay(self, replay_id: str, record: str) -> None:
        query = insert(replays).values(id=replay_id, record=record, created=now())
        await self.write(lambda connection: connection.execute(query))

    async def replay(self, replay_id: str) -> str | None:
        async with self.engine.connect() as connection:
            query = select(replays.c.record).where(replays.c.id == replay_id)
            return cast("str | None", (await connection.execute(query)).scalar())
