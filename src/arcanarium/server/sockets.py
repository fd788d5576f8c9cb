"""The socket of a table: one message after the other, each of them answered."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.types import Receive, Send, WebSocketCloseEvent, WebSocketScope, WebSocketSendEvent

from arcanarium.server import limits, wire
from arcanarium.server.connection import Connection
from arcanarium.server.errors import Problem
from arcanarium.server.hub import Hub
from arcanarium.server.identity import clean_text, guest_name, new_id
from arcanarium.server.limits import Bucket
from arcanarium.server.table import Table
from arcanarium.server.visitor import Visitor, Visitors, own_origin, too_many

UNKNOWN: Final = 4404
FORBIDDEN: Final = 4403
TOO_MUCH: Final = 4429


class Sockets:
    """Spoken to by the ASGI server directly: the framework's own sockets cost a tenth of every move."""

    def __init__(self, state: State) -> None:
        self.state = state  # of the application: where the hub and the visitors are once it has started

    async def __call__(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        if (await receive())["type"] != "websocket.connect":
            return
        path = scope["path"].strip("/").split("/")
        connection: ASGIConnection[Any, Any, Any, State] = ASGIConnection(scope)
        if path[:2] != ["ws", "tables"] or len(path) != 3 or not own_origin(connection):
            await send(closing(FORBIDDEN, "origin"))  # before it is accepted: the handshake fails with 403
            return
        hub: Hub = self.state.hub
        visitors: Visitors = self.state.visitors
        visitor = await visitors.known(connection)
        if visitor is None:
            visitor = Visitor(new_id(), guest_name(connection.headers.get("accept-language", "")))
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        try:
            if visitors.sockets.get(visitor.id, 0) >= limits.SOCKETS * visitors.rate:
                raise too_many()
            table = await hub.table(path[2])
        except Problem as problem:
            await send(saying(wire.encode(wire.ErrorMessage(problem.code, problem.message))))
            await send(closing(UNKNOWN if problem.code == "table-unknown" else TOO_MUCH, problem.code))
            return
        visitors.sockets[visitor.id] = visitors.sockets.get(visitor.id, 0) + 1
        try:
            await Conversation(receive, send, visitors, table, visitor).run()
        finally:
            visitors.sockets[visitor.id] -= 1
            if not visitors.sockets[visitor.id]:
                del visitors.sockets[visitor.id]


def saying(text: str) -> WebSocketSendEvent:
    return {"type": "websocket.send", "bytes": None, "text": text}


def closing(code: int, reason: str) -> WebSocketCloseEvent:
    return {"type": "websocket.close", "code": code, "reason": reason}


class Conversation:
    """With one page, from its hello to its end."""

    def __init__(self, receive: Receive, send: Send, visitors: Visitors, table: Table, visitor: Visitor) -> None:
        self.receive = receive
        self.send = send
        self.visitors = visitors
        self.table = table
        self.bucket = Bucket(limits.SOCKET_RATE * visitors.rate, limits.SOCKET_BURST * visitors.rate)
        self.refused = 0
        self.thinks = False  # about a hint
        self.connection = Connection(visitor.id, visitor.name, self._send_text)

    def _send_text(self, text: str) -> Awaitable[None]:
        return self.send(saying(text))

    async def run(self) -> None:
        sender = asyncio.create_task(self._send())
        try:
            while not self.connection.closed:
                event = await self.receive()
                if event["type"] == "websocket.disconnect":
                    break
                if event["type"] == "websocket.receive":
                    text = event.get("text")
                    await self._hear(text if text is not None else event.get("bytes") or b"")
        finally:
            self.table.leave_socket(self.connection)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def _send(self) -> None:
        """Until closed; a socket that broke is noticed by the reader."""
        try:
            await self.connection.run()
            await self.send(closing(1013, "slow"))
        except Exception:
            self.connection.close()

    async def _hear(self, text: str | bytes) -> None:
        if len(text) > limits.MESSAGE:
            self._refuse(Problem("too-large", f"A message has at most {limits.MESSAGE} characters."))
            return
        if not self.bucket.take():
            self._refuse(too_many())
            self.refused += 1
            if self.refused > limits.ABUSE:
                self.connection.close()
            await asyncio.sleep(0.02)  # who shouts is heard more slowly
            return
        self.refused = 0
        try:
            message = wire.decode_message(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            self._refuse(Problem("malformed", f"That message is not understood: {error}."))
            return
        try:
            await self._answer(message)
        except Problem as problem:
            self._refuse(problem, message.reply, getattr(message, "key", None))

    def _refuse(self, problem: Problem, reply: int | None = None, key: str | None = None) -> None:
        self.connection.send(wire.encode(wire.ErrorMessage(problem.code, problem.message, reply, key)))

    async def _answer(self, message: wire.ClientMessage) -> None:
        connection, table = self.connection, self.table
        result: wire.Ack | wire.Stale
        match message:
            case wire.Ping():
                connection.send(wire.encode(wire.Pong(message.reply)))
                return
            case wire.Hello():
                await table.greet(connection, message)
                return
        if not connection.greeted:
            raise Problem("malformed", "The first message is hello.")
        match message:
            case wire.Watch():
                await table.look_from(connection, message.seat)
                return
            case wire.Chat():
                await self._say(message)
                return
            case wire.AskWays():
                seq, ways = await table.ways(connection.who, message.seat, message.seq)
                connection.send(wire.encode(wire.WaysMessage(seq, ways, message.reply)))
                return
            case wire.AskHint():
                self._think(message)
                return
            case wire.Move():
                result = await table.answer(connection.who, message.seat, message.seq, [message.action], message.key)
            case wire.Moves():
                result = await table.answer(connection.who, message.seat, message.seq, message.actions, message.key)
            case wire.Undo() | wire.Reset():
                whole = isinstance(message, wire.Reset)
                result = await table.take_back(connection.who, message.seat, message.seq, message.key, whole)
        result.reply = message.reply
        connection.send(wire.encode(result))
        if isinstance(result, wire.Stale) and message.seq != result.seq:
            await table.refresh(connection)

    def _think(self, message: wire.AskHint) -> None:
        """Thinking takes a while, and whoever asked may go on with something else meanwhile."""
        if self.thinks or not self.visitors.hints.take(self.connection.who):
            raise too_many()
        self.thinks = True
        self.table.hub.spawn(self._hint(message))

    async def _hint(self, message: wire.AskHint) -> None:
        try:
            result = await self.table.hints.give(self.connection.who, message.seat, message.seq)
            result.reply = message.reply
            self.connection.send(wire.encode(result))
        except Problem as problem:
            self._refuse(problem, message.reply)
        finally:
            self.thinks = False

    async def _say(self, message: wire.Chat) -> None:
        text = clean_text(message.text)
        if not 1 <= len(text) <= limits.CHAT:
            raise Problem("chat-wrong", f"A line of chat has 1 to {limits.CHAT} letters.")
        if not self.visitors.chats.take(self.connection.who):
            raise too_many()
        await self.table.chat.say(self.connection, text)
