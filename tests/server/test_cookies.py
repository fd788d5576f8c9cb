"""Cookies of any size and content hold up nobody and stay nowhere."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.cookies import _unquote  # type: ignore[attr-defined]  # private: what the weakness is in
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import httpx
import litestar._parsers as framework
import pytest
from websockets.exceptions import InvalidHandshake, InvalidStatus

from arcanarium.server.settings import Settings, address
from arcanarium.server.start import reads_cookies_slowly
from arcanarium.server.visitors import limits
from arcanarium.server.visitors.identity import COOKIE, Signer, cookie_in, new_identity
from arcanarium.server.visitors.limits import Buckets
from processes import PATIENCE

from .harness import Person, Server

if TYPE_CHECKING:
    from arcanarium.server.app import Secured

pytestmark = pytest.mark.anyio

PROMPT = 3.0  # seconds of processor time: generous, and far less than what was measured before


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def backslashes(size: int) -> str:
    return f'{COOKIE}="' + "\\" * size + '"'


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[Secured]:
    """The application in this process, where what it calls can be seen."""
    from arcanarium.server.app import application  # here, where warnings about its framework are not looked at

    app = cast("Secured", application(Settings(address(str(folder / "tables.db")), rate=100.0)))
    async with app.inner.lifespan():
        yield app


async def handshake(app: Secured, table: str, cookie: str) -> list[dict[str, Any]]:
    """Open a socket and hang up; what was said meanwhile."""
    heard = [{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}]
    said: list[dict[str, Any]] = []

    async def receive() -> Any:
        return heard.pop(0)

    async def send(message: Any) -> None:
        said.append(message)

    headers = [(b"host", b"here"), (b"origin", b"http://here"), (b"cookie", cookie.encode())]
    path = f"/ws/tables/{table}"
    scope: Any = {"type": "websocket", "path": path, "headers": headers, "query_string": b"", "state": {}}
    await app(scope, receive, send)
    return said


def test_our_cookie_is_found_among_others() -> None:
    signer = Signer(b"secret")
    who = new_identity()
    ours = signer.cookie(who)
    for text in (
        f"{COOKIE}={ours}",
        f"theme=dark; {COOKIE}={ours};lang=ru",
        f' a="x;y" ;{COOKIE}={ours} ; b',
        f'{COOKIE}="quoted"; {COOKIE}={ours}',
    ):
        assert signer.read_cookie(cookie_in([(b"host", b"here"), (b"cookie", text.encode())])) == (who, 0, True)
    assert cookie_in([(b"cookie", b"a=b"), (b"cookie", f"{COOKIE}={ours}".encode())]) == ours
    for text in ("", ";;=;", COOKIE, f"{COOKIE}=", f"x{COOKIE}={ours}", f"{COOKIE}={ours}x", f'{COOKIE}="{ours}"'):
        assert cookie_in([(b"cookie", text.encode())]) is None
    assert cookie_in([(b"cookie", b"\xff\xfe=\x00; " + COOKIE.encode() + b"=\xff")]) is None
    assert cookie_in([]) is None


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the framework's coming version: not what is tested here
async def test_the_framework_never_reads_a_cookie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither its slow reading is called nor does what it keeps of cookies grow, over HTTP and in handshakes."""

    def refuse(_: str) -> str:
        raise AssertionError("a cookie was read by the framework")

    monkeypatch.setattr(framework, "unquote_cookie", refuse)
    framework.parse_cookie_string.cache_clear()
    async with running(tmp_path) as app:
        transport = httpx.ASGITransport(cast(Any, app))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            me = await client.get("/api/me")
            ours = me.headers["set-cookie"].split(";")[0]
            body = {"game": "seasons", "seats": 2, "players": [{"kind": "me"}, {"kind": "open"}]}
            made = await client.post("/api/tables", json=body, headers={"Cookie": ours})
            table = made.json()["id"]
            client.cookies.clear()
            for number in range(400):
                cookie = f"n{number}={backslashes(60_000)}; {ours}"
                answer = await client.get("/api/me", headers={"Cookie": cookie})
                assert answer.json() == me.json()
            for path in ("/", "/nowhere", "/api/nowhere", "/link/wrong", "/api/games", f"/table/{table}"):
                assert (await client.get(path, headers={"Cookie": backslashes(60_000)})).status_code < 500
            said = await handshake(app, table, f"{backslashes(60_000)}; {ours}")
            assert [message["type"] for message in said] == ["websocket.accept"]
    assert framework.parse_cookie_string.cache_info().currsize == 0


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
async def test_handshakes_are_requests_too(tmp_path: Path) -> None:
    """Whoever opens and closes sockets all the time may do so no oftener than they may ask for anything else."""
    async with running(tmp_path) as app:
        app.inner.state.visitors.addresses = Buckets(0.0, 2.0)
        said = [await handshake(app, "aaaaaaaaaaaa", "") for _ in range(3)]
        assert ["table-unknown" in str(each) for each in said] == [True, True, False]
        assert "too-many" in str(said[2])


async def test_headers_over_the_limit_are_refused_and_hold_up_nobody(server: Server) -> None:
    async with Person(server) as anna, Person(server) as boris:
        table = (await anna.table("me", "bot"))["id"]

        async def request() -> None:
            try:
                answer = await anna.http.get("/api/me", headers={"Cookie": backslashes(90_000)})
                assert answer.status_code == 431
            except httpx.TransportError:  # hung up while we were still sending
                pass

        async def connect() -> None:
            with pytest.raises((InvalidHandshake, OSError, EOFError)) as refused:
                async with anna.socket(table, Cookie=backslashes(90_000)):
                    pass
            if isinstance(refused.value, InvalidStatus):
                assert refused.value.response.status_code == 431

        for attack in (request, connect):
            begun = server.cpu_seconds()
            attacks = asyncio.gather(*(attack() for _ in range(3)))
            await boris.call("GET", "/api/me")
            await attacks
            assert server.cpu_seconds() - begun < PROMPT


async def test_headers_within_the_limit_are_answered_at_once(server: Server) -> None:
    async with Person(server) as anna:
        me = await anna.call("GET", "/api/me")
        table = (await anna.table("me", "bot"))["id"]
        ours = anna.cookie()
        begun = server.cpu_seconds()
        for number in range(20):
            cookie = f"{ours}; other{number}={backslashes(limits.HEADERS - 2_000)}"
            answer = await anna.http.get("/api/me", headers={"Cookie": cookie})
            assert answer.json() == me
        async with anna.socket(table, Cookie=cookie) as raw:
            await raw.send('{"type":"hello"}')
            assert '"mine":true' in await asyncio.wait_for(raw.recv(), PATIENCE)
        assert server.cpu_seconds() - begun < PROMPT


def test_an_interpreter_with_the_weakness_is_known() -> None:
    """What is found out without trying is what trying shows: 20,000 backslashes take a second or a few milliseconds."""
    begun = time.process_time()
    _unquote(backslashes(20_000).partition("=")[2])
    assert reads_cookies_slowly() == (time.process_time() - begun > 0.1)


async def test_the_weakness_is_told_at_start(sqlite_server: Server) -> None:
    assert ("CVE-2024-7592" in sqlite_server.log.read_text()) == reads_cookies_slowly()
