"""The socket of a table: one message after the other, each of them answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Final

import msgspec
from litestar.types import Receive, ReceiveMessage, Send, WebSocketCloseEvent, WebSocketSendEvent

from arcanarium.server import metrics, wire
from arcanarium.server.errors import Problem
from arcanarium.server.outage import OUTAGE
from arcanarium.server.tables.connection import SILENT, SLOW, Connection
from arcanarium.server.tables.hub import Hub
from arcanarium.server.tables.table import Table
from arcanarium.server.visitors import limits
from arcanarium.server.visitors.identity import clean_text
from arcanarium.server.visitors.limits import Bucket
from arcanarium.server.visitors.visitors import Visitor, Visitors, too_many

logger: Final = logging.getLogger("arcanarium")

ABUSED: Final = 4429  # a socket's reason to end: too much was said
LAST_WORDS: Final = 1.0  # seconds for what is still to be sent
SLOW_DOWN: Final = 0.02  # seconds until whoever shouts is heard again


def say(text: str) -> WebSocketSendEvent:
    return {"type": "websocket.send", "bytes": None, "text": text}


def close(code: int, reason: str) -> WebSocketCloseEvent:
    return {"type": "websocket.close", "code": code, "reason": reason}


class Conversation:
    """With one page, from its hello to its end."""

    def __init__(
        self,
        receive: Receive,
        send: Send,
        visitors: Visitors,
        hub: Hub,
        table_id: str,
        visitor: Visitor,
        tell: Callable[[str], bool] | None = None,  # what a server can do beside ASGI: send without waiting
    ) -> None:
        self.receive = receive
        self.send = send
        self.visitors = visitors
        self.hub = hub
        self.table_id = table_id
        self.visitor = visitor
        self.table: Table | None = None  # once hello was said: it may have been closed and opened again until then
        self.bucket = Bucket(limits.SOCKET_RATE * visitors.rate, limits.SOCKET_BURST * visitors.rate)
        self.refused = 0
        self.oversize = 0
        self.thinks = False  # about a hint
        self.consults = 0  # how often the coach is being asked
        self.listens = False  # waits for the next message
        self.connection = Connection(visitor.id, visitor.name, self._send_text, tell)

    def _send_text(self, text: str) -> Awaitable[None]:
        return self.send(say(text))

    async def run(self) -> None:
        """Until the page hangs up or the connection is closed."""
        reader = asyncio.current_task()
        sender = asyncio.create_task(self._send(reader))
        loop = asyncio.get_running_loop()
        patience = min(limits.HELLO_SECONDS, self.hub.settings.silence)
        timer = loop.call_later(patience, self._check_greeted)
        # Whoever reads nothing any more, or is gone, holds up the sender: then nobody waits for it.
        self.connection.on_close = lambda: loop.call_later(LAST_WORDS, self._interrupt, reader)
        try:
            while not self.connection.closed:
                event = await self._receive()
                if event["type"] == "websocket.disconnect":
                    break
                if event["type"] == "websocket.receive":
                    self.connection.heard = monotonic()
                    text = event.get("text")
                    await self._hear(text if text is not None else event.get("bytes") or b"")
            else:
                await asyncio.wait([sender], timeout=LAST_WORDS)
                with suppress(TimeoutError):
                    async with asyncio.timeout(LAST_WORDS):
                        await self.send(close(self.connection.code, self.connection.reason))
        finally:
            timer.cancel()
            self.connection.on_close = None
            self.connection.close()
            if self.table is not None:
                self.table.part_with(self.connection)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def _receive(self) -> ReceiveMessage:
        """The next message. Only here may the sender interrupt: nobody stops half-way through a move."""
        self.listens = True
        try:
            return await self.receive()
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if not self.connection.closed or task is None:
                raise
            task.uncancel()
            return {"type": "websocket.connect"}  # nothing: the conversation is at its end
        finally:
            self.listens = False

    def _check_greeted(self) -> None:
        if not self.connection.greeted:
            self.connection.close(SILENT, "silent")

    async def _send(self, reader: asyncio.Task[None] | None) -> None:
        """Until closed; a socket that broke is noticed by the reader."""
        try:
            await self.connection.run()
        except Exception:
            self.connection.close()
        self._interrupt(reader)

    def _interrupt(self, reader: asyncio.Task[None] | None) -> None:
        if self.listens and reader is not None:
            reader.cancel()

    async def _hear(self, text: str | bytes) -> None:
        room = self.bucket.take()
        if len(text) > limits.MESSAGE:
            self._refuse(Problem("too-large", f"A message has at most {limits.MESSAGE} characters."))
            self.oversize += 1
            if self.oversize >= limits.TOO_LARGE:
                self.connection.close(ABUSED, "too-large")
            return
        message: wire.ClientMessage | Problem
        try:
            message = wire.decode_message(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            message = Problem("malformed", f"That message is not understood: {error}.")
        except RecursionError:
            message = Problem("malformed", "That message is nested too deeply.")
        if not room:
            await self._slow_down(message)
            return
        self.refused = 0
        if isinstance(message, Problem):
            self._refuse(message)
            return
        try:
            await self._answer(message)
        except Problem as problem:
            self._refuse(problem, message.reply, getattr(message, "key", None))
        except OUTAGE as error:
            self._refuse_for_now(error, message.reply, getattr(message, "key", None))
            if isinstance(message, wire.Hello):  # the page comes back and is shown everything then
                self.connection.close(SLOW, "storage")

    async def _slow_down(self, message: wire.ClientMessage | Problem) -> None:
        """Too much at once: nothing is done, and the page is told what it may send again."""
        if isinstance(message, Problem):
            self._refuse(too_many())
        else:
            self._refuse(too_many(), message.reply, getattr(message, "key", None))
        self.refused += 1
        if self.refused > limits.ABUSE:
            self.connection.close(ABUSED, "too-many")
        await asyncio.sleep(SLOW_DOWN)

    def _refuse(self, problem: Problem, reply: int | None = None, key: str | None = None) -> None:
        metrics.count("refused", f'{{code="{problem.code}"}}')
        error = wire.ErrorMessage(code=problem.code, message=problem.message, reply=reply, key=key)
        if "refusal" in problem.detail:
            error.refusal = msgspec.convert(problem.detail["refusal"], wire.Refusal)
        self.connection.send(wire.encode(error))

    def _refuse_for_now(self, error: Exception, reply: int | None, key: str | None = None) -> None:
        logger.warning("a message is refused, the database failed: %s", type(error).__name__)
        away = Problem("storage", "The database does not answer; please try again in a moment.")
        self._refuse(away, reply, key)

    async def _answer(self, message: wire.ClientMessage) -> None:
        connection = self.connection
        match message:
            case wire.Ping():
                connection.send(wire.encode(wire.Pong(message.reply)))
                return
            case wire.Hello():
                self.table = await self.hub.table(self.table_id)
                await self.table.greet(connection, message)
                return
        table = self.table
        if table is None or not connection.greeted:
            raise Problem("malformed", "The first message is hello.")
        result: wire.Ack | wire.Stale
        match message:
            case wire.Watch():
                await table.look_from(connection, message.seat)
                return
            case wire.Reveal():
                await table.reveal(connection.who, message.seat, message.share)
                return
            case wire.Chat():
                await self._say(table, message)
                return
            case wire.AskHint():
                self._think(table, message)
                return
            case wire.AskCoach() | wire.AskReview():
                self._consult(table, message)
                return
            case wire.Move():
                result = await table.move(connection.who, message.seat, message.seq, message.action, message.key)
            case wire.Answer():
                result = await table.answer(connection.who, message.seat, message.seq, message.actions, message.key)
            case wire.Undo():
                result = await table.take_back(
                    connection.who, message.seat, message.seq, message.key, False, message.since
                )
            case wire.Plead():
                result = await table.plead(connection.who, message.seat, message.seq, message.key)
            case wire.Allow():
                result = await table.allow(connection.who, message.seat, message.seq, message.key, message.yes)
            case wire.Reset():
                result = await table.take_back(connection.who, message.seat, message.seq, message.key, True)
        result.reply = message.reply
        connection.send(wire.encode(result))
        if isinstance(result, wire.Stale) and message.seq != result.seq:
            await table.refresh(connection)

    def _think(self, table: Table, message: wire.AskHint) -> None:
        """Thinking takes a while, and whoever asked may go on with something else meanwhile."""
        if self.thinks or not self.visitors.hints.take(self.visitor.id, self.visitor.address):
            raise too_many()
        self.thinks = True
        self.hub.spawn(self._hint(table, message))

    async def _hint(self, table: Table, message: wire.AskHint) -> None:
        try:
            result = await table.hint(self.connection.who, message.seat, message.seq)
            result.reply = message.reply
            self.connection.send(wire.encode(result))
        except Problem as problem:
            self._refuse(problem, message.reply)
        except OUTAGE as error:
            self._refuse_for_now(error, message.reply)
        finally:
            self.thinks = False

    def _consult(self, table: Table, message: wire.AskCoach | wire.AskReview) -> None:
        """The coach is asked before an answer, and perhaps again after it before all was said."""
        if self.consults >= limits.CONSULTS or not self.visitors.coaches.take(self.visitor.id, self.visitor.address):
            raise too_many()
        self.consults += 1
        self.hub.spawn(self._coach(table, message))

    async def _coach(self, table: Table, message: wire.AskCoach | wire.AskReview) -> None:
        who = self.connection.who
        try:
            result: wire.CoachMessage | wire.ReviewMessage
            match message:
                case wire.AskCoach():
                    result = await table.consider(who, message.seat, message.seq)
                case wire.AskReview():
                    result = await table.review(who, message.seat, message.since)
            result.reply = message.reply
            self.connection.send(wire.encode(result))
        except Problem as problem:
            self._refuse(problem, message.reply)
        except OUTAGE as error:
            self._refuse_for_now(error, message.reply)
        finally:
            self.consults -= 1

    async def _say(self, table: Table, message: wire.Chat) -> None:
        text = clean_text(message.text)
        if not 1 <= len(text) <= limits.CHAT:
            raise Problem("chat-wrong", f"A line of chat has 1 to {limits.CHAT} letters.")
        if not self.visitors.chats.take(self.visitor.id, self.visitor.address):
            raise too_many()
        await table.say(self.connection, text)
