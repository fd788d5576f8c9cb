"""Visitors who mean harm: what one address may take, and that others do not notice. Bounded, on loopback."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed

from arcanarium.server.tables.connection import SILENT
from arcanarium.server.visitors import limits
from arcanarium.server.visitors.caller import Door, read_address, share, within
from arcanarium.server.visitors.limits import FORGET, Buckets, Places
from processes import PATIENCE

from .harness import Page, Person, Server

pytestmark = pytest.mark.anyio

RATE = 0.2  # of the limits that are shipped


def scaled(limit: float) -> int:
    return int(limit * RATE)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, logs: Path) -> Iterator[Server]:
    """With limits that are soon reached, behind a proxy that says where somebody comes from."""
    folder = tmp_path_factory.mktemp("strict")
    trusting = {"ARCANARIUM_PROXIES": "127.0.0.0/8"}
    log = logs / "strict.log"
    running = Server(str(folder / "tables.db"), log, rate=RATE, environment=trusting).start()
    yield running
    running.stop()
    assert "Traceback" not in log.read_text(), log.read_text()[-5000:]


def client(server: Server, address: str) -> httpx.AsyncClient:
    """A program at that address which forgets every cookie."""
    headers = {"X-Forwarded-For": address}
    return httpx.AsyncClient(base_url=f"http://{server.host}", headers=headers, timeout=PATIENCE, verify=False)


def connect(server: Server, table: str, address: str) -> Any:
    headers = {"Origin": f"http://{server.host}", "X-Forwarded-For": address}
    return websockets.connect(
        f"ws://{server.host}/ws/tables/{table}", additional_headers=headers, open_timeout=PATIENCE, max_size=2**24
    )


async def lay(server: Server, address: str, **more: object) -> httpx.Response:
    body = {"game": "seasons", "seats": 2, "players": [{"kind": "me"}, {"kind": "open"}], **more}
    async with client(server, address) as stranger:
        return await stranger.post("/api/tables", json=body)


# -- where somebody comes from


def scope(client: str, **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"client": (client, 1), "scheme": "http", "headers": named}


def test_addresses_are_counted_by_household() -> None:
    assert share(read_address("2001:db8:1:2:3:4:5:6")) == share(read_address("[2001:db8:1:2::1]:443"))
    assert share(read_address("2001:db8:1:2::1")) != share(read_address("2001:db8:1:3::1"))
    assert share(read_address("::ffff:10.0.0.7")) == share(read_address("10.0.0.7:1234")) == "10.0.0.7"
    assert read_address("unknown") is None


def test_only_trusted_proxies_say_who_calls() -> None:
    door = Door(proxies=["10.0.0.0/8"])
    chain = "6.6.6.6, 203.0.113.9, 10.0.0.2"
    assert door.read(scope("198.51.100.1", x_forwarded_for=chain)).address == "198.51.100.1"
    assert door.read(scope("10.0.0.1", x_forwarded_for=chain)).address == "203.0.113.9"
    assert door.read(scope("10.0.0.1", x_forwarded_for="nonsense")).address == "10.0.0.1"
    assert door.read(scope("10.0.0.1", x_forwarded_proto="https")).secure
    assert not door.read(scope("198.51.100.1", x_forwarded_proto="https")).secure


def test_our_own_page_is_known_by_its_origin() -> None:
    door = Door(proxies=["10.0.0.0/8"])
    assert door.read(scope("1.2.3.4", host="here:8000", origin="http://here:8000")).own
    assert not door.read(scope("1.2.3.4", host="here:8000", origin="https://here:8000")).own
    assert not door.read(scope("1.2.3.4", host="here", origin="http://here.evil")).own
    assert not door.read(scope("1.2.3.4", host="here", origin="null")).own
    assert not door.read(scope("1.2.3.4", host="here", origin="http://[")).own
    assert door.read(scope("10.0.0.1", host="here", origin="https://here", x_forwarded_proto="https")).own
    named = Door(origins=["https://play.example.org"])
    assert named.read(scope("1.2.3.4", host="127.0.0.1:8000", origin="https://play.example.org:443")).own
    assert not named.read(scope("1.2.3.4", host="evil", origin="https://evil")).own
    assert named.read(scope("1.2.3.4")).secure
    assert Door(root="/play/").read(scope("1.2.3.4")).root == "/play"
    assert door.read(scope("10.0.0.1", x_forwarded_prefix="/play")).root == "/play"
    assert door.read(scope("1.2.3.4", x_forwarded_prefix="/play")).root == ""
    for wrong in ('"><script>', "play", "//evil.example", "/a/../b c", "/" + "x" * 99):
        assert door.read(scope("10.0.0.1", x_forwarded_prefix=wrong)).root == ""
    assert [within(path, "/play") for path in ("/play", "/play/x", "/player", "/x")] == ["/", "/x", "/player", "/x"]
    for wrong in ("play.example.org", "ftp://x", "https://x/path", "https://me@x"):
        with pytest.raises(ValueError, match="origin"):
            Door(origins=[wrong])


# -- how much one address may take


def test_a_flood_of_visitors_empties_no_bucket() -> None:
    buckets = Buckets(0.0001, 1)
    assert buckets.take("guilty")
    for number in range(FORGET // 2 - 1):
        buckets.take(f"stranger {number}")
    assert not buckets.take("guilty")


def test_places_are_limited_for_each_address_and_in_all() -> None:
    places = Places(2, 3, 4)
    assert [places.take(who, "here") for who in "aaabb"] == [True, True, False, True, False]
    assert [places.take(who, "there") for who in "cd"] == [True, False]
    places.leave("a", "here")
    assert places.take("d", "there")
    assert places.taken == 4


async def test_sockets_of_an_address_are_counted(strict: Server) -> None:
    table = (await lay(strict, "192.0.2.1")).json()["id"]
    async with AsyncExitStack() as stack:
        refused = 0
        for _ in range(scaled(limits.ADDRESS_SOCKETS) + 10):
            raw = await stack.enter_async_context(connect(strict, table, "192.0.2.2"))
            with suppress(ConnectionClosed):  # whoever is refused is told why and hung up on
                await raw.send(json.dumps({"type": "hello"}))
            said = json.loads(await asyncio.wait_for(raw.recv(), PATIENCE))
            assert said["type"] == "table" or said["code"] == "too-many"
            refused += said["type"] == "error"
        assert refused >= 10
        async with connect(strict, table, "192.0.2.3") as other:  # somebody else has room
            await other.send(json.dumps({"type": "hello"}))
            assert json.loads(await other.recv())["type"] == "table"


async def test_whoever_is_too_quick_is_told_what_to_send_again(strict: Server) -> None:
    table = (await lay(strict, "192.0.2.8")).json()["id"]
    count = scaled(limits.SOCKET_BURST) + 20
    async with connect(strict, table, "192.0.2.8") as raw:
        await raw.send(json.dumps({"type": "hello"}))
        for number in range(count):
            key, reply = f"k{number}", number + 1
            await raw.send(json.dumps({"type": "undo", "seat": 0, "seq": 0, "since": None, "key": key, "reply": reply}))
        told = []
        while len(told) < count:  # all of them, in order
            said = json.loads(await asyncio.wait_for(raw.recv(), PATIENCE))
            if said.get("key"):
                assert said["key"] == f"k{said['reply'] - 1}"
                told.append(said["type"] == "error" and said["code"] == "too-many")
        assert told[0] is False
        assert any(told)


async def test_the_second_oversize_message_ends_a_socket(strict: Server) -> None:
    table = (await lay(strict, "192.0.2.6")).json()["id"]
    async with connect(strict, table, "192.0.2.6") as raw:
        for _ in range(limits.TOO_LARGE):
            await raw.send("x" * (limits.MESSAGE + 1))
            assert json.loads(await asyncio.wait_for(raw.recv(), PATIENCE))["code"] == "too-large"
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(raw.recv(), PATIENCE)


async def test_tables_of_an_address_are_counted_without_a_cookie(strict: Server) -> None:
    made = [await lay(strict, f"2001:db8::{number}") for number in range(scaled(limits.NEW_BURST) + 20)]
    codes = [answer.status_code for answer in made]
    assert 429 in codes
    assert (await lay(strict, "2001:db8:0:1::1")).status_code == 201


async def test_newcomers_of_an_address_are_counted(strict: Server) -> None:
    async def come(address: str) -> int:
        async with client(strict, address) as stranger:
            return (await stranger.get("/api/me")).status_code

    codes = [await come("192.0.2.20") for _ in range(scaled(limits.NEW_BURST) + 20)]
    assert codes.count(429) >= 10
    assert await come("192.0.2.21") == 200


@pytest.mark.parametrize(
    ("number", "path"),
    [(30, "/api/games/seasons/lexicon"), (31, "/locale/nothere.en.ftl"), (32, "/table/nothere"), (33, "/help")],
)
async def test_nothing_is_free(strict: Server, number: int, path: str) -> None:
    async with client(strict, f"192.0.2.{number}") as stranger, client(strict, f"198.51.100.{number}") as other:
        codes = [(await stranger.get(path)).status_code for _ in range(scaled(limits.ADDRESS_BURST) + 300)]
        assert 429 in codes
        assert (await other.get(path)).status_code != 429


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory, logs: Path) -> Iterator[Server]:
    """One that waits for nobody."""
    folder = tmp_path_factory.mktemp("impatient")
    seconds = {"ARCANARIUM_BODY": "2", "ARCANARIUM_SILENCE": "2", "ARCANARIUM_SWEEP": "0.2"}
    running = Server(str(folder / "tables.db"), logs / "impatient.log", environment=seconds).start()
    yield running
    running.stop()


async def test_who_says_nothing_is_not_waited_for(impatient: Server) -> None:
    table = (await lay(impatient, "192.0.2.5")).json()["id"]
    async with connect(impatient, table, "192.0.2.5") as raw:
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(raw.recv(), PATIENCE)


async def test_the_dead_are_not_taken_for_present(impatient: Server) -> None:
    """A page says something now and then; a socket of which nothing is heard any more keeps no place and no seat."""
    async with (
        Person(impatient) as anna,
        Person(impatient) as boris,
        anna.socket((await anna.table("me", "open"))["id"]) as alive,
    ):
        table = alive.request.path.rpartition("/")[2]
        await boris.call("POST", f"/api/tables/{table}/join")
        page = Page(alive)

        async def beat() -> None:
            while True:
                await page.say({"type": "ping"})
                await asyncio.sleep(0.2)

        await page.say({"type": "hello"})
        beats = asyncio.create_task(beat())
        async with boris.seat(table) as dead:
            while not page.table or not page.table["seats"][1]["connected"]:
                await page.hear()
            while page.table["seats"][1]["connected"]:
                await page.hear()
            with pytest.raises(ConnectionClosed) as ended:
                await dead.until("never")
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == SILENT
        beats.cancel()


async def test_slow_bodies_are_not_waited_for(impatient: Server) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", impatient.port)
    head = (
        f"POST /api/tables HTTP/1.1\r\nHost: {impatient.host}\r\n"
        "Content-Type: application/json\r\nContent-Length: 100\r\n"
    )
    writer.write(f"{head}X-Forwarded-For: 192.0.2.40\r\n\r\n{{".encode())
    await writer.drain()
    status = await asyncio.wait_for(reader.readline(), PATIENCE)
    assert b"408" in status
    writer.close()


@pytest.mark.parametrize("body", [b'{"name": "\xff\xfe"}', b'{"name": ' + b"[" * 100_000, b"[" * 2000 + b"]" * 2000])
async def test_unreadable_bodies_are_refused(strict: Server, body: bytes) -> None:
    async with client(strict, "192.0.2.41") as stranger:
        answer = await stranger.put("/api/me", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")


async def test_deep_messages_end_no_socket(strict: Server) -> None:
    table = (await lay(strict, "192.0.2.42")).json()["id"]
    async with connect(strict, table, "192.0.2.42") as raw:
        await raw.send('{"type":"hello","x":' + "[" * 5000 + "]" * 5000 + "}")
        assert json.loads(await raw.recv())["code"] == "malformed"
        await raw.send(b'{"type":"chat","text":"\xff"}')
        assert json.loads(await raw.recv())["code"] == "malformed"
        await raw.send('{"type":"ping"}')
        assert json.loads(await raw.recv())["type"] == "pong"


async def test_strangers_do_not_talk(strict: Server) -> None:
    async with Person(strict) as anna, Person(strict) as boris:
        table = (await anna.table("me", "open"))["id"]
        async with anna.seat(table) as one, boris.seat(table) as two:
            await two.until("table")
            await two.say({"type": "chat", "text": "buy this"})
            assert (await two.until("error"))["code"] == "chat-seated"
            await one.say({"type": "chat", "text": "hello"})
            assert (await two.until("chat"))["text"] == "hello"


async def test_those_who_look_on_are_not_announced(strict: Server) -> None:
    async with Person(strict) as anna, Person(strict) as boris:
        table = (await anna.table("me", "open"))["id"]
        async with anna.seat(table) as one:
            await one.until("table")
            for _ in range(5):
                async with boris.seat(table) as two:
                    await two.until("table")
            await one.quiet(0.3)
            assert [json.loads(text)["type"] for text in one.heard] == ["table"]


async def test_whoever_comes_and_goes_keeps_nobody_busy(strict: Server) -> None:
    """One message a second says who is there, and the last one is right."""
    async with Person(strict) as anna, Person(strict) as boris:
        table = (await anna.table("me", "open"))["id"]
        await boris.call("POST", f"/api/tables/{table}/join")
        async with anna.seat(table) as one:
            await one.until("view")
            heard = len(one.heard)
            began = time.monotonic()
            for _ in range(15):
                async with boris.seat(table) as two:
                    await two.until("table")
            await one.quiet(1.5)
            seconds = time.monotonic() - began
            told = [json.loads(text)["type"] for text in one.heard[heard:]]
            assert told
            assert set(told) == {"table"}
            assert len(told) <= seconds + 1
            assert not one.table["seats"][1]["connected"]


async def test_a_table_where_somebody_waits_stays_in_the_lobby(strict: Server) -> None:
    async with Person(strict) as anna:
        table = (await anna.table("me", "open"))["id"]
        async with anna.seat(table) as one:
            await one.until("table")
            for number in range(70):
                await lay(strict, f"203.0.113.{number}")
            listed = [row["id"] for row in await anna.call("GET", "/api/tables?scope=open")]
            assert len(listed) == 60
            assert listed[0] == table
