"""Connections before anybody reads them: frames as RFC 6455 wants them, and heads and bodies that never end."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from arcanarium.server.front import frames
from arcanarium.server.front.frames import Broken, Frames, read_close, write, write_close
from arcanarium.server.visitors import limits
from processes import PATIENCE

from .harness import Person, Server

pytestmark = pytest.mark.anyio

LIMIT = 1000
KINDS = {Opcode.TEXT: frames.TEXT, Opcode.BINARY: frames.BINARY, Opcode.PING: frames.PING, Opcode.PONG: frames.PONG}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def browser() -> ClientProtocol:
    """Somebody else's reading and writing of frames."""
    return ClientProtocol(parse_uri("ws://here/"), state=State.OPEN, max_size=2**24)


def masked(first: int, data: bytes = b"", mask: bytes = b"\1\2\3\4", length: bytes | None = None) -> bytes:
    head = bytes([len(data) | 0x80]) if length is None else length
    return bytes([first]) + head + mask + frames.unmask(data, mask)


def read_all(kept: Frames) -> list[tuple[int, bytes]]:
    found = []
    while (frame := kept.read()) is not None:
        found.append(frame)
    return found


# -- frames

SAID = st.tuples(st.sampled_from(sorted(KINDS)), st.binary(max_size=125) | st.binary(max_size=LIMIT))


@settings(deadline=None)  # a busy machine is no fault
@given(st.lists(SAID, max_size=5), st.data())
def test_what_others_write_is_read(said: list[tuple[Opcode, bytes]], data: st.DataObject) -> None:
    """However it is cut on the way, and whatever stands between the parts of a message."""
    wire, expected = b"", []
    for kind, body in said:
        if kind in (Opcode.PING, Opcode.PONG):
            body = body[: frames.CONTROL]
            wire += Frame(kind, body).serialize(mask=True)
            expected.append((KINDS[kind], body))
            continue
        cut = data.draw(st.integers(0, len(body)))
        if data.draw(st.booleans()):
            wire += Frame(kind, body[:cut], fin=False).serialize(mask=True)
            wire += Frame(Opcode.PING, b"between").serialize(mask=True)
            wire += Frame(Opcode.CONT, body[cut:]).serialize(mask=True)
            expected += [(frames.PONG, b""), (frames.PING, b"between")]
        else:
            wire += Frame(kind, body).serialize(mask=True)
        expected.append((KINDS[kind], body))
    step = data.draw(st.integers(1, len(wire) + 1))
    kept, found = Frames(LIMIT), []
    for start in range(0, len(wire), step):
        kept.waiting += wire[start : start + step]
        found += read_all(kept)
    assert found == expected
    assert not kept.waiting


@settings(deadline=None)
@given(st.sampled_from([frames.TEXT, frames.BINARY, frames.PING, frames.PONG]), st.integers(0, 70_000))
def test_others_read_what_we_write(kind: int, size: int) -> None:
    body = b"a" * (min(size, frames.CONTROL) if kind >= frames.CLOSE else size)
    page = browser()
    page.receive_data(write(kind, body) + write_close(4404, "gone"))
    told, ended = page.events_received()
    assert (told.opcode, bytes(told.data)) == (kind, body)
    assert Close.parse(ended.data) == Close(4404, "gone")
    assert read_close(bytes(ended.data)) == (4404, "gone")
    assert write_close(frames.NO_CODE) == write(frames.CLOSE, b"")
    assert len(write_close(1000, "ж" * 200)) <= 2 + frames.CONTROL


@pytest.mark.parametrize(
    ("wire", "code"),
    [
        (b"\x81\x01a", frames.PROTOCOL),  # not masked
        (masked(0xC1, b"a"), frames.PROTOCOL),  # an extension nobody agreed on
        (masked(0x83, b"a"), frames.PROTOCOL),  # no such kind
        (masked(0x8B), frames.PROTOCOL),
        (masked(0x80, b"a"), frames.PROTOCOL),  # goes on with nothing
        (masked(0x01, b"a") + masked(0x81, b"b"), frames.PROTOCOL),  # begins before the last one ended
        (masked(0x09, b"a"), frames.PROTOCOL),  # a ping in parts
        (masked(0x89, b"a" * 126, length=b"\xfe\x00\x7e"), frames.PROTOCOL),  # a ping that is too long
        (bytes([0x81, 0xFF]) + (2**62).to_bytes(8, "big"), frames.TOO_BIG),  # announced, and not waited for
        (bytes([0x82, 0xFE]) + (LIMIT + 1).to_bytes(2, "big"), frames.TOO_BIG),
        (masked(0x01, b"a" * 100) * 1 + masked(0x00, b"a" * 100) * 10, frames.TOO_BIG),
    ],
)
def test_what_is_no_frame_ends_it(wire: bytes, code: int) -> None:
    kept = Frames(LIMIT)
    kept.waiting += wire
    with pytest.raises(Broken) as broken:
        read_all(kept)
    assert broken.value.code == code


@pytest.mark.parametrize("body", [b"\x03", b"\x03\xed", b"\x03\xee", b"\x00\x00", b"\x03\xe8\xff"])
def test_what_is_no_reason(body: bytes) -> None:
    with pytest.raises(Broken):
        read_close(body)


# -- a server


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


async def end_of(raw: ClientConnection) -> int:
    """Why a socket was closed, with nothing said before."""
    with pytest.raises(ConnectionClosed) as ended:
        await asyncio.wait_for(raw.recv(), PATIENCE)
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code


async def test_a_frame_that_is_too_long_is_not_read(plain: Server) -> None:
    """Announced is enough: nothing of it is waited for, and everybody else is answered."""
    async with Person(plain) as anna:
        table = (await anna.table("me", "open"))["id"]
        async with talking(plain) as (reader, writer):
            writer.write(await shake_hands(plain, f"/ws/tables/{table}", Cookie=anna.cookie()))
            assert (await answer_of(reader))[0] == 101
            writer.write(bytes([0x81, 0xFF]) + (15 * 2**20).to_bytes(8, "big") + b"\0\0\0\0" + b"x" * 1000)
            told = await asyncio.wait_for(reader.readexactly(4), PATIENCE)
            assert (told[0], int.from_bytes(told[2:4], "big")) == (0x88, frames.TOO_BIG)
            writer.write(masked(0x88, b"\x03\xf1"))
            while await asyncio.wait_for(reader.read(1000), PATIENCE):  # the rest of the reason, and then the end
                pass
        async with anna.socket(table) as raw:
            await raw.send("x" * (limits.MESSAGE + 1))  # read, and answered: the page can say what was wrong
            assert json.loads(await asyncio.wait_for(raw.recv(), PATIENCE))["code"] == "too-large"
            with suppress(ConnectionClosed):  # while it is still being sent
                await raw.send("x" * 2**23)
            assert await end_of(raw) == frames.TOO_BIG


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
            assert await end_of(raw) == frames.POLICY


async def test_text_is_text(plain: Server) -> None:
    async with Person(plain) as anna:
        table = (await anna.table("me", "open"))["id"]
        async with anna.socket(table) as raw:
            await raw.send(b"\xff\xfe", text=True)
            assert await end_of(raw) == frames.BAD_TEXT


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
