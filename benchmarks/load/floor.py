"""What any server of ours must at least do: Granian, msgspec, two sockets a table; no game, no database, no identity.

It speaks as our server does to the benchmark's client, and its messages are about as large. What it takes for a move
is what a socket and a message cost; all above that is ours.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from granian import Granian
from granian.constants import HTTPModes, Interfaces, Loops
from granian.log import LogLevels

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]


class Move(msgspec.Struct, tag_field="type", tag="move"):
    """One answer."""

    seq: int
    seat: int
    action: int
    key: str


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The first message."""


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Move | Hello).decode

LENGTH = 210  # answers, as long as random games of Seasons are
OPTIONS = list(range(100, 112))
CHANGES = [[["seats", 0, "crystals"], 12], [["seats", 1, "hand"], ["a_card"] * 9], [["dice"], [1, 2, 3, 4, 5]]]
EVENTS = [["gain", 0, "a_card", 3, 0, None]] * 3


class Table:
    """Whose turn it is, and who looks on."""

    def __init__(self) -> None:
        self.seq = 0
        self.sends: list[Send] = []  # the first who comes has seat 0

    def told(self, seat: int) -> str:
        asked: dict[str, object] = {"seat": self.seq % 2}
        if self.seq % 2 == seat:
            asked["options"] = OPTIONS
        message = {"type": "delta", "seq": self.seq, "view": CHANGES, "events": EVENTS, "decisions": [asked]}
        return encode(message).decode()


tables: dict[str, Table] = {}


def say(text: str) -> Message:
    return {"type": "websocket.send", "bytes": None, "text": text}


async def speak(scope: Message, receive: Receive, send: Send) -> None:
    await receive()
    table = tables[scope["path"].rpartition("/")[2]]
    seat = len(table.sends)
    table.sends.append(send)
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    while True:
        event = await receive()
        if event["type"] == "websocket.disconnect":
            return
        message = decode(event["text"])
        if isinstance(message, Hello):
            await send(say(table.told(seat)))
            continue
        table.seq += 1
        for each, other in enumerate(table.sends):
            await other(say(table.told(each)))
        await send(say(encode({"type": "ack", "key": message.key, "seq": table.seq}).decode()))
        if table.seq == LENGTH:
            for other in table.sends:
                await other(say('{"type":"over"}'))


async def answer(scope: Message, receive: Receive, send: Send) -> None:
    name = secrets.token_hex(8)
    if scope["path"] == "/api/tables":
        tables[name] = Table()
    headers = [(b"content-type", b"application/json"), (b"set-cookie", b"a=" + name.encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": encode({"id": name}), "more_body": False})


async def application(scope: Message, receive: Receive, send: Send) -> None:
    await (speak if scope["type"] == "websocket" else answer)(scope, receive, send)


if __name__ == "__main__":
    Granian(
        "floor:application",
        address="127.0.0.1",
        port=int(sys.argv[1]),
        interface=Interfaces.ASGINL,
        loop=Loops.auto,
        http=HTTPModes.http1,
        websockets=True,
        log_level=LogLevels.warning,
        backlog=2048,
        backpressure=8192,
    ).serve()
