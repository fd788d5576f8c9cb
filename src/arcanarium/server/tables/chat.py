"""What people say at a table, in the order of the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from arcanarium.server import wire

KEPT: Final = 200  # lines

ReadOn = Callable[[int], Awaitable[list[tuple[int, wire.ChatLine]]]]  # the lines after a number, with their numbers


class Talk:
    """Of one table. Lines are read when somebody first looks, and under the table's lock."""

    def __init__(self, read_on: ReadOn) -> None:
        self.read_on = read_on
        self.kept: list[wire.ChatLine] | None = None
        self.last = 0  # the number of the newest line

    async def lines(self) -> list[wire.ChatLine]:
        if self.kept is None:
            await self.hear()
        return self.kept or []

    def is_behind(self, newest: int) -> bool:
        """Was something said that those who are here have not been shown?"""
        return self.kept is not None and self.last < newest

    async def hear(self) -> list[wire.ChatLine]:
        """What was said since, here or elsewhere."""
        new = await self.read_on(self.last)
        lines = [line for _, line in new]
        if new:
            self.last = new[-1][0]
        self.kept = [*(self.kept or []), *lines][-KEPT:]
        return lines
