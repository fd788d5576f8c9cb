"""A WebSocket as an ASGI application hears it, and what may wait of it in either direction."""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
import logging
from asyncio import TimerHandle
from collections.abc import Awaitable, Callable, Iterable, MutableSet
from http import HTTPStatus
from typing import Any, Final

from arcanarium.server.front import frames
from arcanarium.server.front.frames import Broken, Frames
from arcanarium.server.visitors import limits
from arcanarium.server.visitors.limits import Bucket

logger: Final = logging.getLogger("arcanarium")

GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # of the protocol itself
VERSION: Final = b"13"
FAREWELL: Final = 5.0  # seconds for the other side to hang up once we have said that it ends
RESTART: Final = 1012
TELL: Final = "arcanarium.tell"  # an extension of ASGI: sends a text at once, or says that there is no room

Message = dict[str, Any]
Application = Callable[
    [Message, Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]], Awaitable[None]
]


class BadHandshake(Exception):
    """What was asked for is no socket, or another kind of it; the status says so."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def accept_key(scope: Message) -> bytes:
    """What shows that we understood the handshake. Raises BadHandshake."""
    named = dict(scope["headers"])
    if scope["method"] != "GET" or named.get(b"sec-websocket-version") != VERSION:
        raise BadHandshake(426)
    key = named.get(b"sec-websocket-key", b"")
    try:
        right = len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        right = False
    if not right:
        raise BadHandshake(400)
    return base64.b64encode(hashlib.sha1(key + GUID).digest())


class Socket(asyncio.Protocol):
    """From the handshake, which was read as a request, to the end of the connection."""

    def __init__(
        self,
        application: Application,
        scope: Message,
        transport: asyncio.Transport,
        tasks: MutableSet[asyncio.Task[None]],
        open_sockets: MutableSet[Any],
    ) -> None:
        """Raises BadHandshake."""
        self.key = accept_key(scope)
        scope["extensions"] = {TELL: self.tell}
        self.transport = transport
        self.open_sockets = open_sockets  # of the server: told when it stops
        self.frames = Frames(limits.FRAME)
        self.unsent: list[bytes] = []
        self.idle_frames = Bucket(limits.IDLE_RATE, limits.IDLE_BURST)
        self.began = False  # was the application told that somebody came?
        self.accepted = False
        self.closing = False  # we have said that it ends, or the other side has
        self.lost = False
        self.reads = True
        self.code = frames.LOST
        self.reason = ""
        self.listener: asyncio.Future[None] | None = None  # the application waits for a message,
        self.farewell: TimerHandle | None = None  # until then the other side may hang up by itself
        self.drained: asyncio.Future[None] | None = None  # or until there is room for what it says
        open_sockets.add(self)
        self.task = asyncio.get_running_loop().create_task(self._run(application, scope))
        tasks.add(self.task)
        self.task.add_done_callback(tasks.discard)

    # -- from the network

    def data_received(self, data: bytes) -> None:
        waiting = self.frames.waiting
        waiting += data
        if self.closing:
            self._await_farewell()
        elif len(waiting) > limits.FRAME and self.reads:
            self.reads = False
            self.transport.pause_reading()
        self._wake()

    def _await_farewell(self) -> None:
        """Whatever the other side still says, only that it ends counts.

        It is heard out for a while: hanging up on somebody who is still sending would take the reason along.
        """
        try:
            while (frame := self.frames.read()) is not None:
                if frame[0] == frames.CLOSE:
                    self._hang_up()
                    return
        except Broken:
            self.frames.waiting.clear()

    def eof_received(self) -> None:
        """Nothing more will come, so we end too."""

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        self.open_sockets.discard(self)
        if self.farewell is not None:
            self.farewell.cancel()
        self.resume_writing()
        self._wake()

    def pause_writing(self) -> None:
        if self.drained is None:
            self.drained = asyncio.get_running_loop().create_future()

    def resume_writing(self) -> None:
        if self.drained is not None:
            self.drained.set_result(None)
            self.drained = None

    def shutdown(self) -> None:
        """The server stops."""
        self._end(RESTART, "restart")

    # -- for the application

    async def receive(self) -> Message:
        if not self.began:
            self.began = True
            return {"type": "websocket.connect"}
        while not (self.lost or self.closing):
            try:
                frame = self.frames.read()
                if frame is None:
                    await self._listen()
                elif (heard := self._hear(*frame)) is not None:
                    return heard
            except Broken as broken:
                self._end(broken.code, broken.reason)
        return {"type": "websocket.disconnect", "code": self.code, "reason": self.reason}

    def _hear(self, kind: int, data: bytes) -> Message | None:
        """Raises Broken."""
        if kind == frames.TEXT:
            return {"type": "websocket.receive", "text": frames.read_text(data)}
        if kind == frames.BINARY:
            return {"type": "websocket.receive", "bytes": data}
        if kind == frames.CLOSE:
            self.code, self.reason = frames.read_close(data)
            self._write(frames.write_close(self.code))
            self._hang_up()
        elif not self.idle_frames.take():
            raise Broken(frames.POLICY, "too-many")
        elif kind == frames.PING and self.drained is None:  # nobody needs an answer who reads none
            self._write(frames.write(frames.PONG, data))
        return None

    def tell(self, text: str) -> bool:
        """Send it if there is room; nobody has to wait for that."""
        if self.drained is not None:
            return False
        if not (self.closing or self.lost):
            self._write(frames.write(frames.TEXT, text.encode()))
        return True

    async def send(self, message: Message) -> None:
        """To somebody who is gone nothing is sent, and whoever listens is told."""
        if self.drained is not None:
            await asyncio.shield(self.drained)
        kind = message["type"]
        if self.closing or self.lost:
            return
        if kind == "websocket.send":
            text = message.get("text")
            if text is not None:
                self._write(frames.write(frames.TEXT, text.encode()))
            else:
                self._write(frames.write(frames.BINARY, message["bytes"]))
        elif kind == "websocket.accept":
            self._accept(message.get("headers", ()))
        elif self.accepted:
            self._end(message.get("code", frames.NORMAL), message.get("reason") or "")
        else:
            self._refuse(403)

    # -- within

    async def _run(self, application: Application, scope: Message) -> None:
        try:
            await application(scope, self.receive, self.send)
        except Exception:
            logger.exception("a socket failed")
            if not self.accepted:
                self._refuse(500)
        finally:
            self._end(frames.FAULT, "")

    async def _listen(self) -> None:
        """Until there is more to read or an end."""
        if not self.reads:
            self.reads = True
            self.transport.resume_reading()
        self.listener = asyncio.get_running_loop().create_future()
        try:
            await self.listener
        finally:
            self.listener = None

    def _wake(self) -> None:
        if self.listener is not None and not self.listener.done():
            self.listener.set_result(None)

    def _write(self, data: bytes) -> None:
        """What is said in one go is sent in one go."""
        if not self.unsent:
            asyncio.get_running_loop().call_soon(self._flush)
        self.unsent.append(data)

    def _flush(self) -> None:
        if self.unsent and not self.lost:
            self.transport.write(b"".join(self.unsent))
        self.unsent.clear()

    def _accept(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        self.accepted = True
        lines = [b"HTTP/1.1 101 Switching Protocols", b"upgrade: websocket", b"connection: Upgrade"]
        lines += [b"sec-websocket-accept: " + self.key, *(name + b": " + value for name, value in headers)]
        self._write(b"\r\n".join([*lines, b"", b""]))

    def _refuse(self, status: int) -> None:
        """Instead of accepting it."""
        if not (self.closing or self.lost):
            self._write(refusal(status))
            self._hang_up()

    def _end(self, code: int, reason: str) -> None:
        """Say that it ends; the first reason counts."""
        if self.closing or self.lost:
            return
        if not self.accepted:
            self._refuse(503)
            return
        self._write(frames.write_close(code, reason))
        self.closing = True
        self.code, self.reason = code, reason
        self._await_hanging_up()

    def _hang_up(self) -> None:
        """When what we said is sent."""
        self.closing = True
        self._flush()
        self.transport.close()
        self._await_hanging_up()

    def _await_hanging_up(self) -> None:
        """Not for ever: somebody who reads nothing would keep what is still to be sent."""
        if not self.reads:
            self.reads = True
            self.transport.resume_reading()
        if self.farewell is None:
            self.farewell = asyncio.get_running_loop().call_later(FAREWELL, self.transport.abort)
        self._wake()


def refusal(status: int) -> bytes:
    """An answer without a body, after which nothing more is read."""
    head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-length: 0\r\nconnection: close\r\n"
    if status == HTTPStatus.UPGRADE_REQUIRED:
        head += f"upgrade: websocket\r\nsec-websocket-version: {VERSION.decode()}\r\n"
    return f"{head}\r\n".encode()
