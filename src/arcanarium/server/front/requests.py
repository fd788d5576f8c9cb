"""A connection that asks over HTTP: its heads are short and come in time, and a handshake makes a socket of it."""

from __future__ import annotations

import asyncio
from typing import Any, Final
from urllib.parse import unquote

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from arcanarium.server.front.sockets import BadHandshake, Socket, refusal
from arcanarium.server.visitors import limits

BAD: Final = 400
LONG: Final = 431


class TooLong(Exception):
    """A head of more than we read."""


class Requests(HttpToolsProtocol):
    """Uvicorn's protocol knows no limit for a head, in bytes or in seconds."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.in_head = True  # neither a body nor an answer is awaited
        self.head = 0  # bytes of a head that have come in and are not read yet,
        self.fields = 0  # and of its fields that are
        self.patience: asyncio.TimerHandle | None = None  # until a head has to be here whole

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > limits.CONNECTIONS:
            transport.abort()
        else:
            self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _await_head(self) -> None:
        self.in_head = True
        self.head = 0
        self.patience = self.loop.call_later(limits.HEAD_SECONDS, self.transport.close)

    def _stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.in_head:
            self._unset_keepalive_if_required()
            if self.patience is None:  # another request of the same connection
                self._await_head()
            self.head += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            if self._should_upgrade():
                self._become_socket(data[upgrade.args[0] :])
        except httptools.HttpParserError as error:
            self._refuse(LONG if isinstance(error.__context__, TooLong) else BAD)
        else:
            if self.in_head and self.head > limits.HEADERS:
                self._refuse(LONG)

    def _refuse(self, status: int) -> None:
        self.transport.write(refusal(status))
        self.transport.close()

    # -- what the parser finds

    def on_message_begin(self) -> None:
        self.fields = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self.fields += size
        if self.fields > limits.HEADERS:
            raise TooLong

    def on_headers_complete(self) -> None:
        self.in_head = False
        self._stop_waiting()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_head = True
        self.head = 0
        super().on_message_complete()

    def _become_socket(self, rest: bytes) -> None:
        path, _, query = self.url.partition(b"?")
        self.scope.update(  # type: ignore[call-arg]
            type="websocket",
            scheme="wss" if self.scheme == "https" else "ws",
            path=unquote(path.decode("latin-1")),
            raw_path=path,
            query_string=query,
            subprotocols=[],
        )
        self.connections.discard(self)
        self._stop_waiting()
        try:
            socket = Socket(self.app, self.scope, self.transport, self.tasks, self.connections)  # type: ignore[arg-type]
        except BadHandshake as bad:
            self._refuse(bad.status)
            return
        self.transport.set_protocol(socket)
        self.parser = None  # type: ignore[assignment]  # it knows us, and we knew it
        if rest:
            socket.data_received(rest)
