"""Whatever is sent: a clear answer, never a crash, never a leak."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import statistics
import string
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from arcanarium.server.visitors import limits

from .harness import Person, Server

# To each of two pages; `make nightly` sends a hundred times that.
MESSAGES = int(os.environ.get("ARCANARIUM_FUZZ", "1000"))
MANY = 10_000
ROUNDS = max(1, MESSAGES // 90)

ids = st.sampled_from(["aaaaaaaaaaaa", "", "..", "%00", "x" * 300, "table", "\u0416"])
scalars = (
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.integers(-3, 5)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=30)
    | st.sampled_from(["me", "open", "bot", "hotseat", "seasons", "person", "random", "\0", "\u202e", "x" * 2000])
)
FIELDS = (
    *("type", "seq", "seat", "action", "actions", "key", "reply", "text", "log", "game", "seats", "players"),
    *("options", "clock", "private", "practice", "seed", "kind", "bot", "name", "record", "table", "replay", "you"),
)
names = st.sampled_from(FIELDS) | st.text(string.ascii_letters, max_size=8)
bodies = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=6), max_leaves=15
)
kinds = st.sampled_from(
    ["hello", "move", "answer", "undo", "reset", "watch", "chat", "hint", "coach", "review", "ping", "over", "ack", ""]
)
messages = st.builds(
    lambda kind, rest: {**rest, "type": kind},
    kinds,
    st.fixed_dictionaries(
        {},
        optional={
            "seq": st.integers(-2, 400) | scalars,
            "seat": st.integers(-2, 5) | scalars,
            "action": st.integers(-2, 900) | scalars,
            "actions": st.lists(st.integers(-2, 900), max_size=80) | scalars,
            "key": st.text(max_size=80),
            "reply": st.integers(0, 100) | scalars,
            "text": st.text(max_size=600),
            "log": st.integers(-5, 2000),
        },
    ),
)
# What no JSON library would write: bytes that are no text, and nests that nobody means.
broken = st.builds(
    lambda text, bad, at: text[: at % (len(text) + 1)] + bad + text[at % (len(text) + 1) :],
    st.builds(lambda message: json.dumps(message).encode(), messages),
    st.sampled_from([b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\x00", b"\xf8\x88\x80\x80\x80", b"\\ud800"]),
    st.integers(0, 300),
)
deep = st.builds(
    lambda kind, depth, bracket: f'{{"type":"{kind}","x":{bracket * depth}'.encode(),
    kinds,
    st.sampled_from([50, 2000, 6000]),
    st.sampled_from(["[", '{"x":']),
).filter(lambda text: len(text) < 16_000)
raw = (
    st.text(max_size=50)
    | st.binary(max_size=50)
    | broken
    | deep
    | st.builds(json.dumps, bodies)
    | st.builds(json.dumps, messages)
)
unread = st.builds(lambda body: json.dumps(body).encode(), bodies) | broken | deep | st.binary(max_size=60)
requests = st.tuples(
    st.sampled_from(["GET", "POST", "PUT", "DELETE", "PATCH"]),
    st.sampled_from(
        [
            "/api/me",
            "/api/me/link",
            "/api/tables",
            "/api/tables?scope={id}",
            "/api/tables/{id}",
            "/api/tables/{id}/join",
            "/api/tables/{id}/leave",
            "/api/tables/{id}/seats/0",
            "/api/tables/{id}/seats/-1",
            "/api/tables/{id}/seats/99999999999999999999",
            "/api/tables/{id}/again",
            "/api/tables/{id}/record",
            "/api/tables/{id}/replay?view={id}",
            "/api/tables/continue",
            "/api/replays",
            "/api/replays/{id}",
            "/api/replays/{id}?view=9",
            "/api/games/{id}/lexicon",
            "/locale/{id}",
            "/link/{id}",
            "/table/{id}",
            "/{id}",
        ]
    ),
    ids,
    unread,
)


def secrets_of(texts: list[str]) -> None:
    for text in texts:
        assert "Traceback" not in text
        assert ".py" not in text
        assert "sqlalchemy" not in text.lower()


@given(st.lists(requests, min_size=20, max_size=40))
@settings(max_examples=ROUNDS, deadline=None, suppress_health_check=list(HealthCheck))
def test_requests(server: Server, calls) -> None:
    async def run() -> None:
        async with Person(server) as anna:
            real = (await anna.table("me", "open"))["id"]
            for method, path, table, body in calls:
                target = path.replace("{id}", table if random.random() < 0.5 else real)
                answer = await anna.http.request(method, target, content=body)
                assert answer.status_code < 500, (method, target, body, answer.text)
                if answer.status_code >= 400 and target.startswith("/api"):
                    error = answer.json()["error"]
                    assert error["code"]
                    assert error["message"]
                secrets_of([answer.text] if "text" in answer.headers.get("content-type", "json") else [])
            assert (await anna.call("GET", "/api/me"))["name"]

    asyncio.run(run())


@given(st.lists(raw, min_size=30, max_size=60))
@settings(max_examples=ROUNDS, deadline=None, suppress_health_check=list(HealthCheck))
def test_messages(server: Server, said) -> None:
    async def run() -> None:
        async with Person(server) as anna, Person(server) as boris, Person(server) as carl:
            table = (await anna.table("me", "open"))["id"]
            await boris.call("POST", f"/api/tables/{table}/join")
            async with anna.seat(table) as mine, carl.seat(table) as odd:
                await mine.until("view")
                await odd.until("view")
                for page, number in ((mine, 7), (odd, 8)):
                    for text in said:
                        await page.say(text)
                    await page.say({"type": "ping", "reply": 123456})
                    while (await page.hear()).get("reply") != 123456 or page.heard[-1].count("pong") == 0:
                        pass
                    assert number
                secrets_of([text for text in odd.heard if '"error"' in text])
                # A spectator never sees a hand, whatever they say; and the game goes on.
                for text in odd.heard:
                    message = json.loads(text)
                    if message["type"] == "view":
                        assert message["view"]["you"] is None
                        assert not any(len(decision) > 1 for decision in message["decisions"])
            async with anna.seat(table) as page:
                await page.until("view")
                if page.asked():
                    assert (await page.play(random.Random(1)))["type"] == "ack"

    asyncio.run(run())


def frame(first: int, length: int, body: bytes, masked: bool = True) -> bytes:
    """Of a socket, as long as it says or not."""
    head = bytes([first]) + (
        bytes([length | 128 * masked]) if length < 126 else bytes([126 | 128 * masked]) + length.to_bytes(2, "big")
    )
    return head + (b"\0\0\0\0" if masked else b"") + body


HELLO = b'{"type":"hello"}'
FRAMES = (
    frame(0x81, 100, b'{"type":"he'),  # half of one
    frame(0x81, len(HELLO), HELLO) * 3 + frame(0x81, 60_000, b"x" * 10),
    frame(0x01, 5, b"begin") + frame(0x01, 5, b"again"),  # a second beginning
    frame(0x80, 4, b"more"),  # a continuation of nothing
    frame(0xF3, 4, b"what"),  # reserved bits, an unknown kind
    frame(0x81, len(HELLO), HELLO, masked=False),
    frame(0x81, 4, b"\xff\xfe\xfd\xfc"),
    frame(0x88, 1, b"\x03"),  # a close with half a reason
    frame(0x89, 126, b"p" * 126),  # a ping that is too long
    bytes([0x81, 255]) + (2**62).to_bytes(8, "big") + b"\0\0\0\0",
)


async def misbehave(server: Server, table: str, chance: random.Random) -> None:
    """One connection that ends badly: a frame, a body or a head that is never finished, or cut off."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    key = base64.b64encode(chance.randbytes(16)).decode()
    socket = (
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {server.host}\r\nOrigin: http://{server.host}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()
    post = f"POST /api/tables HTTP/1.1\r\nHost: {server.host}\r\nContent-Type: application/json\r\n"
    slow = (post + f"Content-Length: {chance.choice((5, 100, 299_000))}\r\n\r\n{{").encode()
    chunks = (post + "Transfer-Encoding: chunked\r\n\r\nffffffff\r\n{").encode()
    try:
        way = chance.random()
        if way < 0.7:
            writer.write(socket)
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
            writer.write(chance.choice(FRAMES))
        else:
            writer.write(chance.choice((slow, chunks, socket[: chance.randrange(len(socket))])))
        await writer.drain()
        await asyncio.sleep(chance.random() * 0.05)
        if chance.random() < 0.5:
            writer.transport.abort()
    except (OSError, EOFError, TimeoutError):
        pass
    finally:
        writer.close()


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_halves_of_everything_hold_up_nobody(server: Server) -> None:
    chance = random.Random(5)
    async with Person(server) as anna:
        table = (await anna.table("me", "open"))["id"]
        async with anna.seat(table) as page:
            await page.until("table")

            async def ping() -> float:
                began = time.monotonic()
                await page.say({"type": "ping", "reply": 1})
                await page.until("pong")
                return time.monotonic() - began

            quiet, waits = [], []
            for _ in range(max(5, MESSAGES // 50)):
                quiet += [await ping() for _ in range(3)]
                attacks = [asyncio.create_task(misbehave(server, table, chance)) for _ in range(8)]
                waits += [await ping() for _ in range(3)]
                await asyncio.gather(*attacks)
            if MESSAGES >= MANY:  # a few pings on a busy machine would tell more about the machine
                assert statistics.median(waits) < max(3 * statistics.median(quiet), 0.1)
        assert (await anna.call("GET", f"/api/tables/{table}"))["state"] == "waiting"


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_floods_are_slowed_down(tmp_path, logs) -> None:
    # So little is allowed that also a machine that takes half a minute for this is too fast.
    server = Server(str(tmp_path / "tables.db"), logs / "flood.log", rate=0.1).start()
    try:
        async with Person(server) as anna:
            table = (await anna.table("me", "bot"))["id"]
            async with anna.seat(table) as page:
                await page.until("view")
                burst = round(0.1 * limits.SOCKET_BURST)
                for _ in range(100):
                    await page.say({"type": "ping"})
                refused = 0
                for _ in range(100):
                    message = await page.until("pong", "error")
                    refused += message.get("code") == "too-many"
                assert 5 <= refused <= 100 - burst + 1  # hello was one of them
            answers = [await anna.http.get("/api/me") for _ in range(100)]
            limited = [answer for answer in answers if answer.status_code == 429]
            assert limited
            assert limited[0].json()["error"]["code"] == "too-many"
    finally:
        server.stop()
