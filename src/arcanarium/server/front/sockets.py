"""A WebSocket as an ASGI application hears it, and what may wait of it in either direction.

The frames are read and written by websockets (RFC 6455, without extensions), which looks at how long one says it is
before any of it is kept: whoever announces too much is parted with at once.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import logging
from asyncio import TimerHandle
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, MutableSet
from http import HTTPStatus
from typing import Any, Final

from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import Protocol, Side, State
from websockets.utils import accept_key

from arcanarium.server.visitors import limits
from arcanarium.server.visitors.limits import Bucket

logger: Final = logging.getLogger("arcanarium")

VERSION: Final = b"13"
REASON: Final = 123  # the most bytes of one
FAREWELL: Final = 5.0  # seconds for the other side to hang up once we have said that it ends
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


def read_key(scope: Message) -> str:
    """The key of a handshake. Raises BadHandshake."""
    named = dict(scope["headers"])
    if scope["method"] != "GET" or named.get(b"sec-websocket-version") != VERSION:
        raise BadHandshake(HTTPStatus.UPGRADE_REQUIRED)
    key = named.get(b"sec-websocket-key", b"")
    try:
        right = len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        right = False
    if not right:
        raise BadHandshake(HTTPStatus.BAD_REQUEST)
    return str(key, "ascii")


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
        self.key = read_key(scope)
        scope["extensions"] = {TELL: self.tell}
        self.transport = transport
        self.open_sockets = open_sockets  # of the server: told when it stops
        self.frames = Protocol(Side.SERVER, max_size=limits.FRAME)
        self.early = bytearray()  # what was said before the handshake was answered
        self.parts: list[bytes] = []  # of a message that comes in several frames
        self.kind = Opcode.TEXT  # of that message
        self.heard: deque[Message] = deque()  # messages the application has not asked for yet,
        self.waiting = 0  # and their bytes
        self.unsent: list[bytes] = []
        self.idle_frames = Bucket(limits.IDLE_RATE, limits.IDLE_BURST)
        self.began = False  # was the application told that somebody came?
        self.accepted = False
        self.closing = False  # we have said that it ends, or the other side has
        self.lost = False
        self.reads = True
        self.code: int = CloseCode.ABNORMAL_CLOSURE
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
        if not self.accepted:
            self.early += data
            self.waiting += len(data)
        else:
            self.frames.receive_data(data)
            for frame in self.frames.events_received():
                if isinstance(frame, Frame) and not self.closing:
                    self._hear(frame)
            self._settle()
        if self.waiting > limits.FRAME and self.reads and not self.closing:
            self.reads = False
            self.transport.pause_reading()
        self._wake()

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
        self._end(CloseCode.SERVICE_RESTART, "restart")

    # -- for the application

    async def receive(self) -> Message:
        if not self.began:
            self.began = True
            return {"type": "websocket.connect"}
        while not (self.heard or self.lost or self.closing):
            await self._listen()
        if self.heard:
            message = self.heard.popleft()
            self.waiting -= len(message.get("text") or message.get("bytes") or b"")
            return message
        return {"type": "websocket.disconnect", "code": self.code, "reason": self.reason}

    def _hear(self, frame: Frame) -> None:
        """Pings are answered and an end is repeated already."""
        if frame.opcode is Opcode.CLOSE:
            assert self.frames.close_rcvd is not None
            self.code, self.reason = self.frames.close_rcvd.code, self.frames.close_rcvd.reason
            return
        if (frame.opcode in (Opcode.PING, Opcode.PONG) or not frame.fin) and not self.idle_frames.take():
            self._end(CloseCode.POLICY_VIOLATION, "too-many")
        elif frame.opcode not in (Opcode.PING, Opcode.PONG):
            if frame.opcode is not Opcode.CONT:
                self.kind = frame.opcode
            self.parts.append(bytes(frame.data))
            if frame.fin:
                self._hear_whole(b"".join(self.parts))
                self.parts.clear()

    def _hear_whole(self, data: bytes) -> None:
        try:
            said = {"text": data.decode()} if self.kind is Opcode.TEXT else {"bytes": data}
        except UnicodeDecodeError:
            self._end(CloseCode.INVALID_DATA, "text is UTF-8")
            return
        self.heard.append({"type": "websocket.receive", **said})
        self.waiting += len(said.get("text") or said.get("bytes") or b"")

    def tell(self, text: str) -> bool:
        """Send it if there is room; nobody has to wait for that."""
        if self.drained is not None:
            return False
        if not (self.closing or self.lost):
            self.frames.send_text(text.encode())
            self._settle()
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
                self.frames.send_text(text.encode())
            else:
                self.frames.send_binary(message["bytes"])
            self._settle()
        elif kind == "websocket.accept":
            self._accept(message.get("headers", ()))
        elif self.accepted:
            self._end(message.get("code", CloseCode.NORMAL_CLOSURE), message.get("reason") or "")
        else:
            self._refuse(HTTPStatus.FORBIDDEN)

    # -- within

    async def _run(self, application: Application, scope: Message) -> None:
        try:
            await application(scope, self.receive, self.send)
        except Exception:
            logger.exception("a socket failed")
            if not self.accepted:
                self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
        finally:
            self._end(CloseCode.INTERNAL_ERROR, "")

    async def _listen(self) -> None:
        """Until there is more to read or an end."""
        self._read_on()
        self.listener = asyncio.get_running_loop().create_future()
        try:
            await self.listener
        finally:
            self.listener = None

    def _read_on(self) -> None:
        if not self.reads:
            self.reads = True
            self.transport.resume_reading()

    def _wake(self) -> None:
        if self.listener is not None and not self.listener.done():
            self.listener.set_result(None)

    def _settle(self) -> None:
        """Send what the frames ask for; nothing, at last, says that the other side has ended or sent no frame."""
        for data in self.frames.data_to_send():
            if data:
                self._write(data)
                continue
            if not self.closing and self.frames.close_rcvd is None and self.frames.close_sent is not None:
                self.code, self.reason = self.frames.close_sent.code, self.frames.close_sent.reason
            self._hang_up()

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
        lines += [b"sec-websocket-accept: " + accept_key(self.key).encode()]
        lines += [name + b": " + value for name, value in headers]
        self._write(b"\r\n".join([*lines, b"", b""]))
        early = bytes(self.early)
        self.early.clear()
        self.waiting = 0
        if early:
            self.data_received(early)

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
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
            return
        self.closing = True
        self.code, self.reason = code, reason.encode()[:REASON].decode(errors="ignore")
        self.heard.clear()
        if self.frames.state is State.OPEN:  # else the other side has ended meanwhile
            self.frames.send_close(code, self.reason)
        self._settle()
        self._await_hanging_up()

    def _hang_up(self) -> None:
        """When what we said is sent. The other side ends as well then, and what it still says is not read."""
        self.closing = True
        self._flush()
        if not self.lost:
            self.transport.write_eof()
        self._await_hanging_up()

    def _await_hanging_up(self) -> None:
        """Not for ever: somebody who reads nothing would keep what is still to be sent."""
        self._read_on()
        if self.farewell is None:
            self.farewell = asyncio.get_running_loop().call_later(FAREWELL, self.transport.abort)
        self._wake()


def refusal(status: int) -> bytes:
    """An answer without a body, after which nothing more is read."""
    head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-length: 0\r\nconnection: close\r\n"
    if status == HTTPStatus.UPGRADE_REQUIRED:
        head += f"upgrade: websocket\r\nsec-websocket-version: {VERSION.decode()}\r\n"
    return f"{head}\r\n".encode()
