"""Connections before anybody reads them: how conversations end, and heads and bodies that never end."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from arcanarium.server.visitors import limits
from processes import PATIENCE

from .harness import Person, Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def masked(first: int, data: bytes = b"", length: bytes | None = None) -> bytes:
    """A frame of a page, under a mask that changes nothing, perhaps with another length."""
    head = bytes([len(data) | 0x80]) if length is None else length
    return bytes([first]) + head + b"\0\0\0\0" + data


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory, logs: Path) -> Iterator[Server]:
    running = Server(str(tmp_path_factory.mktemp("plain") / "tables.db"), logs / "plain.log").start()
    yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@asynccontextmanager
async def talking(server: Server) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield reader, writer
    finally:
        writer.close()


def parts(size: int) -> bytes:
    """A message of at least this many bytes, in frames of a thousand."""
    head, body = b"\xfe\x03\xe8", b"a" * 1000
    return masked(0x01, body, head) + masked(0x00, body, head) * (size // 1000)


async def shake_hands(server: Server, path: str, **changed: str) -> bytes:
    """The handshake of a socket, perhaps wrong somewhere."""
    fields = {
        "Host": server.host,
        "Origin": f"http://{server.host}",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        **{name.replace("_", "-"): value for name, value in changed.items()},
    }
    lines = [f"{name}: {value}" for name, value in fields.items()]
    return "\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode()


async def answer_of(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    return int(head.split()[1]), head


@asynccontextmanager
async def conversation(server: Server) -> AsyncIterator[tuple[Person, str, asyncio.StreamReader, asyncio.StreamWriter]]:
    """Somebody at a table of their own, and a socket whose frames are written by hand."""
    async with Person(server) as anna, talking(server) as (reader, writer):
        table = (await anna.table("me", "open"))["id"]
        writer.write(await shake_hands(server, f"/ws/tables/{table}", Cookie=anna.cookie()))
        assert (await answer_of(reader))[0] == 101
        yield anna, table, reader, writer


async def code_of(reader: asyncio.StreamReader) -> int | None:
    """Why a conversation ends; what is said before is passed over."""
    while True:
        first, size = await asyncio.wait_for(reader.readexactly(2), PATIENCE)
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2), "big")
        data = await asyncio.wait_for(reader.readexactly(size), PATIENCE)
        if first == 0x88:
            return int.from_bytes(data[:2], "big") if data else None


async def end_of(raw: ClientConnection) -> int:
    """Why a socket was closed, with nothing said before."""
    with pytest.raises(ConnectionClosed) as ended:
        await asyncio.wait_for(raw.recv(), PATIENCE)
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code


async def test_a_frame_that_is_too_long_is_not_read(plain: Server) -> None:
    """Announced is enough: nothing of it is waited for, and everybody else is answered."""
    async with conversation(plain) as (anna, table, reader, writer):
        writer.write(bytes([0x81, 0xFF]) + (15 * 2**20).to_bytes(8, "big") + b"\0\0\0\0" + b"x" * 1000)
        assert await code_of(reader) == CloseCode.MESSAGE_TOO_BIG
        writer.write(masked(0x88, b"\x03\xf1"))
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
        async with anna.socket(table) as raw:
            await raw.send("x" * (limits.MESSAGE + 1))  # read, and answered: the page can say what was wrong
            assert json.loads(await asyncio.wait_for(raw.recv(), PATIENCE))["code"] == "too-large"
            await raw.send("x" * (limits.FRAME + 1))
            assert await end_of(raw) == CloseCode.MESSAGE_TOO_BIG


async def test_messages_may_come_in_parts_and_pings_are_answered(plain: Server) -> None:
    async with Person(plain) as anna:
        table = (await anna.table("me", "open"))["id"]
        async with anna.socket(table) as raw:
            await raw.send(['{"type":', '"hel', 'lo"}'])
            assert json.loads(await asyncio.wait_for(raw.recv(), PATIENCE))["type"] == "table"
            await asyncio.wait_for(await raw.ping(b"still there?"), PATIENCE)
            with suppress(ConnectionClosed):
                for _ in range(3 * round(limits.IDLE_BURST)):  # and who only pings is not needed
                    await raw.ping()
            assert await end_of(raw) == CloseCode.POLICY_VIOLATION


async def test_text_is_text(plain: Server) -> None:
    async with Person(plain) as anna:
        table = (await anna.table("me", "open"))["id"]
        async with anna.socket(table) as raw:
            await raw.send(b"\xff\xfe", text=True)
            assert await end_of(raw) == CloseCode.INVALID_DATA


@pytest.mark.parametrize(
    ("wire", "code"),
    [
        (b"\x81\x01a", CloseCode.PROTOCOL_ERROR),  # not masked
        (masked(0xC1, b"a"), CloseCode.PROTOCOL_ERROR),  # an extension nobody agreed on
        (masked(0x83, b"a"), CloseCode.PROTOCOL_ERROR),  # no such kind
        (masked(0x80, b"a"), CloseCode.PROTOCOL_ERROR),  # goes on with nothing
        (masked(0x01, b"a") + masked(0x81, b"b"), CloseCode.PROTOCOL_ERROR),  # begins before the last one ended
        (masked(0x09, b"a"), CloseCode.PROTOCOL_ERROR),  # a ping in parts
        (masked(0x89, b"a" * 126, length=b"\xfe\x00\x7e"), CloseCode.PROTOCOL_ERROR),  # a ping that is too long
        (masked(0x88, b"\x03"), CloseCode.PROTOCOL_ERROR),  # no reason to end
        (bytes([0x81, 0xFF]) + (2**62).to_bytes(8, "big"), CloseCode.MESSAGE_TOO_BIG),  # announced, not waited for
        (parts(limits.FRAME + 1), CloseCode.MESSAGE_TOO_BIG),
        (masked(0x01, b"a") + masked(0x00, b"a") * (2 * round(limits.IDLE_BURST)), CloseCode.POLICY_VIOLATION),
        (masked(0x89) * (2 * round(limits.IDLE_BURST)), CloseCode.POLICY_VIOLATION),
        (masked(0x81, b"\xff"), CloseCode.INVALID_DATA),
        (masked(0x88, b"\x03\xe8bye"), CloseCode.NORMAL_CLOSURE),  # repeated
        (masked(0x88, b""), None),
    ],
)
async def test_how_a_conversation_ends(plain: Server, wire: bytes, code: int | None) -> None:
    """With a reason, and with the end of the connection once the page hangs up as well."""
    async with conversation(plain) as (_, _, reader, writer):
        writer.write(wire)
        assert await code_of(reader) == code
        writer.write_eof()
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""


async def test_what_was_said_before_the_end_is_heard(plain: Server) -> None:
    """A page that says something and leaves has said it."""
    async with conversation(plain) as (anna, table, reader, writer):
        said = b'{"type":"chat","text":"bye"}'
        writer.write(masked(0x81, b'{"type":"hello"}') + masked(0x81, said) + masked(0x88, b"\x03\xe9"))
        assert await code_of(reader) == CloseCode.GOING_AWAY
        async with anna.socket(table) as raw:
            await raw.send('{"type":"hello"}')
            while '"bye"' not in str(await asyncio.wait_for(raw.recv(), PATIENCE)):
                pass


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"Sec_WebSocket_Version": "8"}, 426),
        ({"Sec_WebSocket_Key": "short"}, 400),
        ({"Sec_WebSocket_Key": base64.b64encode(b"x" * 12).decode()}, 400),
        ({"Origin": "http://elsewhere"}, 403),
        ({"X_Long": "x" * limits.HEADERS}, 431),
    ],
)
async def test_no_socket_without_a_right_handshake(plain: Server, changed: dict[str, str], status: int) -> None:
    async with talking(plain) as (reader, writer):
        writer.write(await shake_hands(plain, "/ws/tables/aaaaaaaaaaaa", **changed))
        assert (await answer_of(reader))[0] == status
        assert await asyncio.wait_for(reader.read(), PATIENCE) == b""


async def test_what_was_said_before_the_handshake_was_answered_is_heard(plain: Server) -> None:
    async with Person(plain) as anna:
        table = (await anna.table("me", "open"))["id"]
        async with talking(plain) as (reader, writer):
            handshake = await shake_hands(plain, f"/ws/tables/{table}", Cookie=anna.cookie())
            writer.write(handshake + masked(0x81, b'{"type":"ping"}'))
            assert (await answer_of(reader))[0] == 101
            assert b"pong" in await asyncio.wait_for(reader.readuntil(b"}"), PATIENCE)


@pytest.mark.parametrize("head", [b"GET / HTTP/1.1\r\nX-Long: ", b"GET /", b"X" * 9])
async def test_heads_without_an_end_are_refused(plain: Server, head: bytes) -> None:
    async with talking(plain) as (reader, writer):
        writer.write(head)
        try:
            for _ in range(100):
                writer.write(b"x" * 1000)
                await writer.drain()
                await asyncio.sleep(0)
            status, _ = await answer_of(reader)
        except (ConnectionError, asyncio.IncompleteReadError):  # hung up while we were still sending
            return
        assert status in (400, 431)


async def test_one_request_after_the_other(plain: Server) -> None:
    """Also when they are sent at once, with a body larger than a head may be."""
    body = json.dumps({"name": "x" * (2 * limits.HEADERS)}).encode()
    head = f"Host: {plain.host}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
    async with talking(plain) as (reader, writer):
        writer.write((b"PUT /api/me HTTP/1.1\r\n" + head + body) * 2)
        for _ in range(2):
            status, answered = await answer_of(reader)
            assert status == 400
            size = int(answered.lower().partition(b"content-length: ")[2].split()[0])
            assert json.loads(await reader.readexactly(size))["error"]["code"] == "malformed"
