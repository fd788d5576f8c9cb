"""What nobody needs any more: found by age and deleted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import Connection, Select, and_, delete, select

from arcanarium.server.clock import now
from arcanarium.server.news.news import News
from arcanarium.server.store.schema import (
    NOBODY,
    chat,
    entries,
    identities,
    lessons,
    links,
    puzzles,
    replays,
    seats,
    snapshots,
    tables,
)
from arcanarium.server.store.store import Store

DAY: Final = 24 * 3600 * 1000
AT_ONCE: Final = 500  # tables or people in one transaction, so that nobody has to wait for it


class Ages(NamedTuple):
    """Days after which something is deleted; None: never."""

    waiting: float | None = 1  # tables that never began
    strangers: float | None = 30  # people who sit at no table and have tried no lesson and no puzzle
    finished: float | None = None  # tables whose game is over
    abandoned: float | None = None  # games in which nothing happens any more
    replays: float | None = None  # uploaded records


class Pruned(NamedTuple):
    """What was deleted."""

    tables: int
    people: int
    replays: int


async def prune(store: Store, ages: Ages) -> Pruned:
    """Delete what is older."""
    stamp = now()
    gone = people = records = 0
    for state, days in (("waiting", ages.waiting), ("over", ages.finished), ("playing", ages.abandoned)):
        if days is not None:
            old = and_(tables.c.state == state, tables.c.updated < int(stamp - days * DAY))
            gone += await _repeat(store, select(tables.c.id).where(old), delete_tables)
    if ages.strangers is not None:
        lonely = and_(
            identities.c.id != NOBODY,
            identities.c.created < int(stamp - ages.strangers * DAY),
            ~select(seats.c.seat).where(seats.c.identity == identities.c.id).exists(),
            ~select(tables.c.id).where(tables.c.host == identities.c.id).exists(),
            ~select(lessons.c.lesson).where(lessons.c.identity == identities.c.id).exists(),
            ~select(puzzles.c.puzzle).where(puzzles.c.identity == identities.c.id).exists(),
        )
        people = await _repeat(store, select(identities.c.id).where(lonely), delete_people)
    if ages.replays is not None:
        query = delete(replays).where(replays.c.created < int(stamp - ages.replays * DAY))
        records = await store.write(lambda connection: connection.execute(query).rowcount)
    return Pruned(tables=gone, people=people, replays=records)


async def _repeat(store: Store, query: Select[str], remove: Callable[[Connection, list[str]], None]) -> int:
    """A few at a time until none is left."""

    def some(connection: Connection) -> int:
        found = list(connection.execute(query.limit(AT_ONCE)).scalars())
        remove(connection, found)
        return len(found)

    count = total = await store.write(some)
    while count == AT_ONCE:
        count = await store.write(some)
        total += count
    return total


async def delete_table(store: Store, table_id: str) -> None:
    """As its host wishes."""

    def remove(connection: Connection) -> None:
        delete_tables(connection, [table_id])
        store.channel.tell(connection, News(gone=[table_id]))

    await store.write(remove)


def delete_tables(connection: Connection, found: list[str]) -> None:
    """With everything that belongs to them."""
    for part in (chat, snapshots, entries, seats):
        connection.execute(delete(part).where(part.c.table_id.in_(found)))
    connection.execute(delete(tables).where(tables.c.id.in_(found)))


def delete_people(connection: Connection, found: list[str]) -> None:
    for part in (links, lessons, puzzles):
        connection.execute(delete(part).where(part.c.identity.in_(found)))
    connection.execute(delete(identities).where(identities.c.id.in_(found)))
