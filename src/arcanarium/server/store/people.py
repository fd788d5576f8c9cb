"""People as they are kept: who they are, how their cookies end, and how they are forgotten."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, Exists, and_, delete, or_, select, update

from arcanarium.server.news.news import News
from arcanarium.server.store.pruning import AT_ONCE, delete_people, delete_tables
from arcanarium.server.store.schema import NOBODY, chat, identities, links, seats, tables
from arcanarium.server.store.store import Store

TOLD: Final = 100  # tables in one piece of news


class Known(NamedTuple):
    """What is kept of a person."""

    name: str
    epoch: int  # how often all their cookies were ended


async def find_person(store: Store, who: str) -> Known | None:
    query = select(identities.c.name, identities.c.epoch).where(identities.c.id == who)
    async with store.engine.connect() as connection:
        found = (await connection.execute(query)).one_or_none()
    return None if found is None else Known(found.name, found.epoch)


async def end_cookies(store: Store, who: str) -> None:
    """Of all devices of that person, with the links that would make more."""

    def end(connection: Connection) -> None:
        connection.execute(update(identities).where(identities.c.id == who).values(epoch=identities.c.epoch + 1))
        connection.execute(delete(links).where(links.c.identity == who))
        store.channel.tell(connection, News(left=[who]))

    await store.write(end)


async def shared_games(store: Store, who: str) -> list[str]:
    """Running games of that person in which other people play."""
    mine = select(seats.c.table_id).where(seats.c.identity == who)
    query = select(tables.c.id).where(tables.c.state == "playing", tables.c.id.in_(mine), _others(who))
    async with store.engine.connect() as connection:
        return list((await connection.execute(query)).scalars())


async def forget(store: Store, who: str) -> list[News]:
    """Delete that person with their chat and the tables where nobody else sits; elsewhere nobody is in their place."""
    mine = or_(tables.c.host == who, tables.c.id.in_(select(seats.c.table_id).where(seats.c.identity == who)))

    def remove(connection: Connection) -> list[News]:
        shared = list(connection.execute(select(tables.c.id).where(mine, _others(who))).scalars())
        alone = list(connection.execute(select(tables.c.id).where(mine, ~_others(who))).scalars())
        hushed = list(connection.execute(select(chat.c.table_id).where(chat.c.identity == who).distinct()).scalars())
        connection.execute(delete(chat).where(chat.c.identity == who))
        for start in range(0, len(alone), AT_ONCE):
            delete_tables(connection, alone[start : start + AT_ONCE])
        waiting = select(tables.c.id).where(tables.c.state == "waiting")
        here = seats.c.identity == who
        left = update(seats).where(here, seats.c.table_id.in_(waiting))
        connection.execute(left.values(kind="open", identity=None, pledge=None))
        connection.execute(update(seats).where(here).values(identity=NOBODY))
        heir = (
            select(seats.c.identity)
            .where(seats.c.table_id == tables.c.id, seats.c.identity.is_not(None), seats.c.identity != NOBODY)
            .order_by(seats.c.seat)
            .limit(1)
            .scalar_subquery()
        )
        connection.execute(update(tables).where(tables.c.host == who).values(host=heir))
        delete_people(connection, [who])
        told = [News(left=[who])]
        told += [News(gone=alone[start : start + TOLD]) for start in range(0, len(alone), TOLD)]
        told += [News(changed=shared[start : start + TOLD]) for start in range(0, len(shared), TOLD)]
        told += [News(hushed=hushed[start : start + TOLD]) for start in range(0, len(hushed), TOLD)]
        for news in told:
            store.channel.tell(connection, news)
        return told

    return await store.write(remove)


def _others(who: str) -> Exists:
    """Does somebody else sit at the table?"""
    somebody = and_(seats.c.identity.is_not(None), seats.c.identity.not_in([who, NOBODY]))
    return select(seats.c.seat).where(seats.c.table_id == tables.c.id, somebody).exists()
