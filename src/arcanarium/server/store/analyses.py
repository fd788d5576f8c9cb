"""Analyses as they are kept: of processes that want to begin the same one, one does."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from arcanarium.server.clock import now
from arcanarium.server.store.rows import AnalysisRow
from arcanarium.server.store.schema import analyses
from arcanarium.server.store.store import Store

DEAD: Final = 90_000  # milliseconds without a note: the process that computed it has ended


class AnalysisStore:
    """Of all processes."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, key: str) -> AnalysisRow | None:
        """None also if it was begun and whoever computed it has ended."""
        query = select(analyses.c.done, analyses.c.total, analyses.c.updated, analyses.c.data)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query.where(analyses.c.id == key))).one_or_none()
        if found is None or (found.data is None and now() - found.updated > DEAD):
            return None
        return AnalysisRow(done=found.done, total=found.total, updated=found.updated, data=found.data)

    async def claim(self, key: str, total: int) -> bool:
        """May whoever asks begin it?"""
        stamp = now()
        again = update(analyses).where(
            analyses.c.id == key, analyses.c.data.is_(None), analyses.c.updated < stamp - DEAD
        )

        def begin(connection: Connection) -> bool:
            if connection.execute(again.values(done=0, total=total, updated=stamp)).rowcount == 1:
                return True
            try:
                with connection.begin_nested():
                    connection.execute(insert(analyses).values(id=key, done=0, total=total, updated=stamp, data=None))
            except IntegrityError:
                return False
            return True

        return await self.store.write(begin)

    async def note(self, key: str, **values: object) -> None:
        """It goes on."""
        query = update(analyses).where(analyses.c.id == key).values(updated=now(), **values)
        await self.store.write(lambda connection: connection.execute(query))

    async def give_up(self, key: str) -> None:
        """It can be begun again at once."""
        query = update(analyses).where(analyses.c.id == key).values(updated=0)
        await self.store.write(lambda connection: connection.execute(query))

    async def forget_unfinished(self) -> None:
        """When the only process of a server starts, nobody is computing anything."""
        query = update(analyses).where(analyses.c.data.is_(None)).values(updated=0)
        await self.store.write(lambda connection: connection.execute(query))
