"""Personal links as they are kept: opened once, until then or until another is made."""

from __future__ import annotations

from typing import cast

from sqlalchemy import Connection, delete, insert, select

from arcanarium.server.clock import now
from arcanarium.server.store.schema import links
from arcanarium.server.store.store import Store


async def add_link(store: Store, link: str, who: str, until: int) -> None:
    """Instead of all earlier ones of that person."""

    def add(connection: Connection) -> None:
        connection.execute(delete(links).where(links.c.identity == who))
        connection.execute(insert(links).values(id=link, identity=who, until=until))

    await store.write(add)


async def end_links(store: Store, who: str) -> None:
    """All of that person."""
    query = delete(links).where(links.c.identity == who)
    await store.write(lambda connection: connection.execute(query))


async def find_link(store: Store, link: str) -> str | None:
    """Whose it is, if it can still be opened."""
    query = select(links.c.identity).where(links.c.id == link, links.c.until > now())
    async with store.engine.connect() as connection:
        return cast("str | None", (await connection.execute(query)).scalar())


async def take_link(store: Store, link: str) -> bool:
    """Open it; of two who try, one does."""
    query = delete(links).where(links.c.id == link, links.c.until > now())
    return await store.write(lambda connection: connection.execute(query).rowcount == 1)
