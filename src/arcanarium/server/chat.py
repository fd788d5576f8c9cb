"""What people say at a table, in the order of the database."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from arcanarium.server import wire
from arcanarium.server.connection import Connection
from arcanarium.server.store import now

if TYPE_CHECKING:
    from arcanarium.server.table import Table

KEPT: Final = 200  # lines


class Chat:
    """Of one table. Lines are read when somebody first looks, and under the table's lock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kept: list[wire.ChatLine] | None = None
        self.last = 0  # the number of the newest line

    async def lines(self) -> list[wire.ChatLine]:
        if self.kept is None:
            self.kept = []
            await self._read()
        return self.kept

    async def _read(self) -> list[wire.ChatLine]:
        """What was said since."""
        new = await self.table.hub.store.said(self.table.row.id, self.last)
        lines = self.kept if self.kept is not None else []
        for number, line in new:
            self.last = number
            lines.append(line)
        self.kept = lines[-KEPT:]
        return [line for _, line in new]

    async def say(self, connection: Connection, text: str) -> None:
        table = self.table
        mine = table.seats_of(connection.who)
        line = wire.ChatLine(connection.name, mine[0] if mine else None, text, now())
        await table.hub.store.say(table.row.id, line)
        await self.hear()
        table.hub.tell_chat(table.row.id)

    async def hear(self) -> None:
        """Show what was said, here or elsewhere."""
        table = self.table
        async with table.lock:
            await self.lines()
            for line in await self._read():
                text = wire.encode(wire.ChatMessage(line.who, line.seat, line.text, line.at))
                for connection in table.connections:
                    if connection.greeted:
                        connection.send(text)
