"""Litestar's channels between processes: in memory for one, through PostgreSQL for several."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import asyncpg  # type: ignore[import-untyped]
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from arcanarium.server.hub import CHANNEL
from arcanarium.server.settings import Settings


class Postgres(AsyncPgChannelsBackend):
    """Publishes on one connection kept open; the original connects anew for every message, 5 ms each."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self._address = address
        self._speaker: asyncpg.Connection | None = None
        self._speaking = asyncio.Lock()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._speaking:
            if self._speaker is None or self._speaker.is_closed():
                self._speaker = await asyncpg.connect(self._address)
            for channel in channels:
                await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())

    async def on_shutdown(self) -> None:
        if self._speaker is not None:
            await self._speaker.close()
        await super().on_shutdown()


def channels(settings: Settings) -> ChannelsPlugin:
    backend: ChannelsBackend = Postgres(settings.database) if settings.postgres else MemoryChannelsBackend()
    return ChannelsPlugin(backend, channels=[CHANNEL])
