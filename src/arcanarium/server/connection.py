"""One open socket: what is to be sent waits in line, so that a slow reader holds up nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

WAITING: Final = 400  # messages; who reads slower than that must connect again


class Connection:
    """Who is there and from which seat they look."""

    def __init__(self, who: str, name: str, send: Callable[[str], Awaitable[None]]) -> None:
        self.who = who
        self.name = name
        self.seat: int | None = None  # looked from; None: a spectator
        self.looks_on = False  # a spectator by choice
        self.greeted = False
        self.closed = False
        self._send = send
        self._line: deque[str] = deque()
        self.bundles = False  # takes several messages in one frame, as a JSON list
        self._waiter: asyncio.Future[None] | None = None

    def send(self, text: str) -> None:
        if self.closed:
            return
        if len(self._line) >= WAITING:
            self.close()
            return
        self._line.append(text)
        self._wake()

    def close(self) -> None:
        self.closed = True
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def run(self) -> None:
        """Send until closed."""
        loop = asyncio.get_running_loop()
        line = self._line
        while True:
            while line:
                if self.bundles and len(line) > 1:
                    text = f"[{','.join(line)}]"
                    line.clear()
                    await self._send(text)
                else:
                    await self._send(line.popleft())
            if self.closed:
                return
            self._waiter = loop.create_future()
            await self._waiter
