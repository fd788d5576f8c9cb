"""One open socket: what is to be sent waits in line, so that a slow reader holds up nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

WAITING: Final = 400  # messages; who reads slower than that must connect again
SLOW: Final = 1013  # a socket's reason to end: try again later
SILENT: Final = 4408  # another: nothing was said


class Connection:
    """Who is there and from which seat they look."""

    def __init__(
        self, who: str, name: str, send: Callable[[str], Awaitable[None]], tell: Callable[[str], bool] | None = None
    ) -> None:
        self.who = who
        self.name = name
        self.seat: int | None = None  # looked from; None: a spectator
        self.looks_on = False  # a spectator by choice
        self.greeted = False
        self.closed = False
        self.code = SLOW  # why it was closed
        self.reason = ""
        self.heard = monotonic()  # when something was said last
        self.on_close: Callable[[], object] | None = None
        self._send = send  # waits until there is room,
        self._tell = tell  # and this does not: False if there is none
        self._line: deque[str] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def send(self, text: str) -> None:
        if self.closed:
            return
        if not self._line and self._tell is not None and self._tell(text):
            return
        if len(self._line) >= WAITING:
            self.close()
            return
        self._line.append(text)
        self._wake()

    def close(self, code: int = SLOW, reason: str = "slow") -> None:
        """The first reason counts."""
        if not self.closed:
            self.closed = True
            self.code = code
            self.reason = reason
            if self.on_close is not None:
                self.on_close()
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
                await self._send(line[0])
                line.popleft()  # only now: what comes meanwhile stands behind it
            if self.closed:
                return
            self._waiter = loop.create_future()
            await self._waiter
