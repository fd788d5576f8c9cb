"""Several processes on one PostgreSQL: whatever is lost between them, every table goes on."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import asyncpg
import httpx
import pytest
from sqlalchemy.exc import DBAPIError, ProgrammingError
from websockets.exceptions import ConnectionClosed, WebSocketException

from arcanarium.server.news.news import News, read, show
from arcanarium.server.outage import LONGEST_PAUSE, end, insist, pauses
from arcanarium.server.tables.audience import GONE
from processes import PATIENCE, soon

from .conftest import Postgres
from .harness import SOURCES, Page, Person, Player, Server

pytestmark = pytest.mark.anyio

NEVER = "3600"
LOST, BACK = "news of other processes is not heard", "news of other processes arrives again"

# In a worker of a server: ends it the very moment a move is committed, before it can tell anybody.
KILLED_AFTER_COMMIT = """
import os, signal
from pathlib import Path
from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlalchemy.engine.default import DefaultDialect

order = Path(os.environ["KILL_AFTER_COMMIT"])
writing = set()
commit = DefaultDialect.do_commit

@event.listens_for(Engine, "before_cursor_execute")
def note(connection, cursor, statement, *_):
    if statement.startswith("INSERT INTO entries"):
        writing.add(connection.connection)

def do_commit(self, connection):
    commit(self, connection)
    if connection in writing and order.exists():
        order.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    writing.discard(connection)

DefaultDialect.do_commit = do_commit
"""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_news_of_ones_own_is_not_read() -> None:
    news = News(moved=[("table", 3)], present={"table": ["somebody"]})
    assert read("there", show("here", news)) == ("here", news)
    assert read("here", show("here", news)) is None


def test_pauses_grow_to_a_cap() -> None:
    found = [pause for pause, _ in zip(pauses(), range(20), strict=False)]
    assert found == sorted(found)
    assert found[0] < 1 < found[-1] == LONGEST_PAUSE


async def test_only_what_may_pass_is_tried_again() -> None:
    tries = [ConnectionRefusedError(), DBAPIError("SELECT 1", {}, Exception("starting up"))]

    async def work() -> str:
        if tries:
            raise tries.pop()
        return "done"

    assert await insist(work) == "done"
    tries.append(ProgrammingError("SELEC 1", {}, Exception("syntax error")))
    with pytest.raises(ProgrammingError):
        await insist(work)


async def test_who_takes_the_end_for_an_outage_ends_all_the_same() -> None:
    """A driver that is interrupted in the midst of a question may raise an error of its own."""
    asked = 0

    async def ask() -> None:
        nonlocal asked
        asked += 1
        try:
            await asyncio.sleep(PATIENCE)
        except asyncio.CancelledError:
            if asked == 1:
                raise ConnectionError from None
            raise

    task = asyncio.create_task(insist(ask))
    while not asked:
        await asyncio.sleep(0)
    await asyncio.wait_for(end([task]), PATIENCE)
    assert task.cancelled()


async def execute(postgres: Postgres, statement: str, *arguments: object, database: str | None = None) -> list[object]:
    address = database or f"postgresql://arcanarium@127.0.0.1:{postgres.port}/postgres"
    connection = await asyncpg.connect(address)
    try:
        return [row[0] for row in await connection.fetch(statement, *arguments)]
    finally:
        await connection.close()


@contextmanager
def running(
    postgres: Postgres, folder: Path, count: int, workers: int = 1, **environment: str
) -> Iterator[list[Server]]:
    """Servers on one new database; nothing of them outlives the test."""
    database = postgres.database()
    servers = [Server(database, folder / f"server{number}.log", environment=environment) for number in range(count)]
    try:
        for server in servers:
            server.start(workers)
        yield servers
    finally:
        for server in servers:
            if server.process is not None:
                server.kill()


@asynccontextmanager
async def table_between(servers: Sequence[Server]) -> AsyncIterator[tuple[list[Person], list[Page]]]:
    """A running game with one person at each server."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server)) for server in servers]
        table = (await people[0].table("me", *["open"] * (len(servers) - 1)))["id"]
        pages = []
        for person in people:
            if person is not people[0]:
                await person.call("POST", f"/api/tables/{table}/join")
            pages.append(await stack.enter_async_context(person.seat(table)))
        for page in pages:
            await page.until("view", timeout=PATIENCE)
        yield people, pages


async def see(page: Page, seq: int) -> None:
    limit = time.monotonic() + PATIENCE
    while page.seq < seq:
        await page.hear(max(0.0, limit - time.monotonic()))


async def hear_said(page: Page, text: str) -> None:
    while (await page.until("chat", timeout=PATIENCE))["text"] != text:
        pass


async def play_on(pages: Sequence[Page], moves: int) -> None:
    """Whoever is asked answers, and everybody sees every answer."""
    chance = random.Random(moves)
    for _ in range(moves):
        actor = next(page for page in pages if page.asked() is not None)
        answer = await actor.play(chance)
        assert answer["type"] == "ack", answer
        for page in pages:
            await see(page, answer["seq"])
    assert len({page.seq for page in pages}) == 1


async def stop_cleanly(servers: Sequence[Server]) -> None:
    for server in servers:
        process = server.process
        assert process is not None
        await asyncio.to_thread(server.stop)  # fails if workers do not end by themselves
        assert process.returncode == 0
        text = server.log.read_text()
        assert "Traceback" not in text, text[-5000:]


async def has_said(server: Server, line: str) -> None:
    """Once or oftener."""

    async def look() -> bool:
        return line in server.log.read_text()

    await soon(look, f"the log says: {line}")


async def has_logged(server: Server, line: str, times: int) -> None:
    limit = time.monotonic() + PATIENCE
    while server.log.read_text().count(line) < times and time.monotonic() < limit:
        await asyncio.sleep(0.05)
    assert server.log.read_text().count(line) == times, server.log.read_text()[-3000:]


@pytest.mark.parametrize("count", [2, 3])
async def test_cut_off_processes_come_back_and_catch_up(own_postgres: Postgres, tmp_path: Path, count: int) -> None:
    """While they hear nothing somebody moves and speaks; no sweep helps them."""
    with running(own_postgres, tmp_path, count, ARCANARIUM_SWEEP=NEVER) as servers:
        name = servers[0].database.rpartition("/")[2]
        async with table_between(servers) as (_, pages):
            await play_on(pages, 6)
            await execute(own_postgres, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND query ILIKE 'LISTEN%'"
            assert await execute(own_postgres, cut, name) == [True] * count
            for page in pages:
                await page.quiet()
            actor = next(page for page in pages if page.asked() is not None)
            others = [page for page in pages if page is not actor]
            before = actor.seq
            moved = await actor.play(random.Random(1))
            assert moved["type"] == "ack"
            await actor.say({"type": "chat", "text": "is anybody there?"})
            await hear_said(actor, "is anybody there?")
            for page in others:
                await page.quiet(1.0)
                assert page.seq == before, "they were not cut off"
            await execute(own_postgres, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
            await asyncio.gather(*(hear_said(page, "is anybody there?") for page in others))
            for page in pages:
                await see(page, moved["seq"])
            await play_on(pages, 10)
            for server in servers:
                await has_logged(server, LOST, 1)
                await has_logged(server, BACK, 1)
        await stop_cleanly(servers)


@pytest.mark.parametrize("count", [2, 3])
async def test_a_restart_of_postgresql_stops_no_table(own_postgres: Postgres, tmp_path: Path, count: int) -> None:
    with running(own_postgres, tmp_path, count, ARCANARIUM_SWEEP=NEVER) as servers:
        async with table_between(servers) as (_, pages):
            await play_on(pages, 6)
            await asyncio.to_thread(own_postgres.halt)
            await asyncio.to_thread(own_postgres.resume)
            await play_on(pages, 10)
            await pages[-1].say({"type": "chat", "text": "that was close"})
            await asyncio.gather(*(hear_said(page, "that was close") for page in pages))
            for server in servers:
                await has_logged(server, LOST, 1)
                await has_logged(server, BACK, 1)
        await stop_cleanly(servers)


@pytest.mark.parametrize("count", [2, 3])
async def test_a_process_killed_right_after_a_commit(own_postgres: Postgres, tmp_path: Path, count: int) -> None:
    """It could tell nobody that it wrote a move, but the transaction did."""
    (tmp_path / "sitecustomize.py").write_text(KILLED_AFTER_COMMIT)
    order = tmp_path / "order"
    path = os.pathsep.join([str(tmp_path), str(SOURCES)])
    surroundings = {"ARCANARIUM_SWEEP": NEVER, "PYTHONPATH": path, "KILL_AFTER_COMMIT": str(order)}
    with running(own_postgres, tmp_path, count, **surroundings) as servers:
        async with AsyncExitStack() as stack:
            people, pages = await stack.enter_async_context(table_between(servers))
            await play_on(pages, 6)
            actor = next(page for page in pages if page.asked() is not None)
            place = pages.index(actor)
            order.touch()
            with pytest.raises(WebSocketException):
                await actor.play(random.Random(1))
            assert not order.exists()
            for page in pages:
                if page is not actor:
                    await see(page, actor.seq + 1)
            async with Person(servers[(place + 1) % count]) as returned:  # at a process that lives
                returned.http.cookies.update(people[place].http.cookies)
                async with returned.seat(actor.table["id"]) as back:
                    await back.until("view", timeout=PATIENCE)
                    assert back.seq == actor.seq + 1
                    pages[place] = back
                    await play_on(pages, 10)
        await stop_cleanly([server for server in servers if server is not servers[place]])


async def test_an_outage_under_load(own_postgres: Postgres, tmp_path: Path) -> None:
    """Two workers, many games, the database away for a while: every game goes on, and the server stops in its midst."""
    with running(own_postgres, tmp_path, 1, workers=2) as (server,):
        async with Person(server) as anna, Person(server) as boris:
            players = []
            for number in range(6):
                table = (await anna.table("me", "open"))["id"]
                await boris.call("POST", f"/api/tables/{table}/join")
                for seat, person in enumerate((anna, boris)):
                    players.append(Player(person, table, seat, random.Random(number)))
            tasks = [asyncio.create_task(player.run()) for player in players]

            async def all_play(moves: int) -> None:
                """Everybody answers so many times more, or comes to the end."""
                goal = [len(player.acknowledged) + moves for player in players]
                limit = time.monotonic() + PATIENCE
                while any(
                    not player.over and len(player.acknowledged) < wanted
                    for player, wanted in zip(players, goal, strict=True)
                ):
                    assert time.monotonic() < limit, [len(player.acknowledged) for player in players]
                    for task in tasks:
                        if task.done():
                            task.result()
                    await asyncio.sleep(0.05)

            try:
                await all_play(5)
                await asyncio.to_thread(own_postgres.halt)
                await has_said(server, "the database")
                await asyncio.to_thread(own_postgres.resume)
                await all_play(10)
                await stop_cleanly([server])
            finally:
                await end(tasks)


async def test_bots_wait_until_the_database_is_back(own_postgres: Postgres, tmp_path: Path) -> None:
    with running(own_postgres, tmp_path, 1, ARCANARIUM_SWEEP=NEVER) as (server,):
        async with Person(server) as anna:
            table = (await anna.table(*["bot"] * 4))["id"]
            while (await anna.call("GET", f"/api/tables/{table}"))["state"] == "playing":
                entries = "SELECT count(*) FROM entries WHERE table_id = $1"
                if (await execute(own_postgres, entries, table, database=server.database))[0] > 10:
                    break
                await asyncio.sleep(0.01)
            await asyncio.to_thread(own_postgres.halt)
            await has_said(server, "the database did not take")  # one of them wanted to move
            await asyncio.to_thread(own_postgres.resume)
            limit = time.monotonic() + PATIENCE
            while (await anna.call("GET", f"/api/tables/{table}"))["state"] != "over":
                assert time.monotonic() < limit
                await asyncio.sleep(0.2)
        await stop_cleanly([server])


async def test_a_server_stops_also_while_the_database_is_away(own_postgres: Postgres, tmp_path: Path) -> None:
    with running(own_postgres, tmp_path, 2) as servers:
        async with table_between(servers) as (_, pages):
            await play_on(pages, 4)
            await asyncio.to_thread(own_postgres.halt)
            try:
                actor = next(page for page in pages if page.asked() is not None)
                assert (await actor.play(random.Random(1)))["code"] == "storage"
                for server in servers:
                    await has_logged(server, LOST, 1)
                async with httpx.AsyncClient(base_url=f"http://{servers[0].host}") as nobody:
                    answer = await nobody.get("/api/tables", timeout=PATIENCE)
                    assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage")
                await stop_cleanly(servers)
            finally:
                await asyncio.to_thread(own_postgres.resume)


async def test_the_sweep_finds_what_nobody_told(own_postgres: Postgres, tmp_path: Path) -> None:
    """Written past the server: as if every notice of it had been lost."""
    with running(own_postgres, tmp_path, 1, ARCANARIUM_SWEEP="0.5") as (server,):
        async with Person(server) as anna:
            table = (await anna.table("me", "hotseat"))["id"]
            async with anna.seat(table) as page:
                await page.until("view")
                seq, asked = page.seq + 1, page.asked()
                assert asked is not None
                move = (
                    "WITH moved AS (INSERT INTO entries (table_id, seq, kind, seat, action, at)"
                    " VALUES ($1, $2, 0, $3, $4, 0)) UPDATE tables SET seq = $2 WHERE id = $1"
                )
                await execute(
                    own_postgres, move, table, seq, asked["seat"], asked["options"][0], database=server.database
                )
                await see(page, seq)
                line = "INSERT INTO chat (table_id, who, text, at) VALUES ($1, 'Nobody', 'boo', 0)"
                await execute(own_postgres, line, table, database=server.database)
                await hear_said(page, "boo")
            waiting = (await anna.table("me", "open"))["id"]
            async with anna.seat(waiting) as page:
                await page.until("table")
                seat = "UPDATE seats SET kind = 'bot', bot = 'random' WHERE table_id = $1 AND kind = 'open'"
                await execute(own_postgres, seat, waiting, database=server.database)
                await page.until("view", timeout=PATIENCE)
        await stop_cleanly([server])


async def test_a_new_name_and_an_end_are_told_where_the_person_sits(own_postgres: Postgres, tmp_path: Path) -> None:
    """Also if the process that learns it has not opened the table."""
    with running(own_postgres, tmp_path, 2, ARCANARIUM_SWEEP=NEVER) as servers:
        async with Person(servers[0]) as anna, Person(servers[1]) as far_anna:
            far_anna.http.cookies.update(anna.http.cookies)
            table = (await anna.table("me", "open"))["id"]
            async with anna.seat(table) as page:
                await page.until("table")
                await far_anna.call("PUT", "/api/me", {"name": "Annabel"})
                while page.table["seats"][0]["name"] != "Annabel":
                    await page.hear(PATIENCE)
                await page.say({"type": "chat", "text": "it is me"})
                assert (await page.until("chat", timeout=PATIENCE))["who"] == "Annabel"
                await far_anna.call("DELETE", f"/api/tables/{table}", None, 204)
                with pytest.raises(ConnectionClosed) as ended:
                    await page.until("never")
                assert ended.value.rcvd is not None
                assert ended.value.rcvd.code == GONE
        await stop_cleanly(servers)
