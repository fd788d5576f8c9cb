"""Killed servers, lost answers and several processes: nothing acknowledged is lost, nothing is applied twice."""

from __future__ import annotations

import asyncio
import random
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from arcanarium.server.settings import Settings, address
from arcanarium.server.start import BadStart, prepare, start
from processes import PATIENCE, soon

from .harness import SERVE, SOURCES, Person, Player, Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgresql"])
def mortal(request: pytest.FixtureRequest, tmp_path: Path, logs: Path) -> Iterator[Server]:
    database = str(tmp_path / "tables.db")
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres").database()
    running = Server(database, logs / f"{tmp_path.name}.log").start()
    yield running
    running.stop()


async def kept(person: Person, server: Server, table: str) -> dict[str, tuple[int, int]]:
    """Every key in the database: its number and how often it is there."""
    if server.database.startswith("postgresql"):
        import asyncpg

        connection = await asyncpg.connect(server.database)
        rows = await connection.fetch("SELECT key, seq FROM entries WHERE table_id = $1 ORDER BY seq", table)
        await connection.close()
        found = [(row["key"], row["seq"]) for row in rows]
    else:
        with sqlite3.connect(server.database) as base:
            found = base.execute("SELECT key, seq FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
        base.close()
    assert [seq for _, seq in found] == list(range(1, len(found) + 1))
    return {key: (seq, [key for key, _ in found].count(key)) for key, seq in found if key}


async def test_killing_the_server_loses_no_acknowledged_move(mortal: Server) -> None:
    chance = random.Random(21)
    async with Person(mortal) as anna, Person(mortal) as boris:
        tables = []
        for _ in range(4):
            table = (await anna.table("me", "open"))["id"]
            await boris.call("POST", f"/api/tables/{table}/join")
            tables.append(table)
        players = [
            Player(person, table, seat, random.Random(f"{table}{seat}"))
            for table in tables
            for seat, person in enumerate((anna, boris))
        ]
        tasks = [asyncio.create_task(player.run()) for player in players]
        for _ in range(2):
            before = sum(len(player.acknowledged) for player in players)
            while sum(len(player.acknowledged) for player in players) < before + chance.randrange(60, 160):
                await asyncio.sleep(0.002)
                if all(task.done() for task in tasks):
                    break
            mortal.kill()
            await asyncio.to_thread(mortal.start)
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
        assert sum(player.sent_again for player in players) > 0
        for number, table in enumerate(tables):
            entries = await kept(anna, mortal, table)
            for player in players[2 * number : 2 * number + 2]:
                for key, seq in player.acknowledged.items():
                    assert entries[f"{player.seat}:{key}"] == (seq, 1)
            replay = await anna.call("GET", f"/api/tables/{table}/replay?view=0")
            assert replay["over"]


async def test_a_restart_brings_back_every_table(mortal: Server) -> None:
    chance = random.Random(2)
    async with Person(mortal) as anna:
        await anna.call("PUT", "/api/me", {"name": "Anna"})
        waiting = (await anna.table("me", "open"))["id"]
        playing = (await anna.table("me", "hotseat"))["id"]
        bots = (await anna.table("bot", "bot", "bot", "bot"))["id"]
        async with anna.seat(playing) as page:
            await page.until("view")
            await page.say({"type": "chat", "text": "still here"})
            await page.play_alone(chance, 55)  # past a snapshot
            mortal.kill()
        await asyncio.to_thread(mortal.start)
        assert (await anna.call("GET", "/api/me"))["name"] == "Anna"
        assert (await anna.call("GET", f"/api/tables/{waiting}"))["state"] == "waiting"
        async with anna.seat(playing, page.seat, seq=page.seq, log=10) as back:
            await back.until("view")
            assert back.table["chat"][0]["text"] == "still here"
            assert (back.seq, back.view, back.undo) == (page.seq, page.view, page.undo)
            assert len((await back.until("log"))["entries"]) == 10
            # What was acknowledged before the kill is acknowledged again, not applied again.

        async def over() -> bool:
            return (await anna.call("GET", f"/api/tables/{bots}"))["state"] == "over"

        await soon(over, "the bots play on although nobody looks")


async def test_an_unusable_snapshot_is_replaced_by_the_entries(tmp_path: Path, logs: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), logs / "snapshot.log").start()
    chance = random.Random(2)
    try:
        async with Person(server) as anna:
            table = (await anna.table("me", "hotseat"))["id"]
            async with anna.seat(table) as page:
                await page.until("view")
                await page.play_alone(chance, 50)
            server.stop()
            with sqlite3.connect(server.database) as base:
                assert base.execute("UPDATE snapshots SET data = x'00'").rowcount == 1
            base.close()
            await asyncio.to_thread(server.start)
            async with anna.seat(table, page.seat) as back:
                await back.until("view")
                assert (back.seq, back.view) == (page.seq, page.view)
    finally:
        server.stop()


async def test_two_processes_serve_one_table(postgres, logs: Path) -> None:
    database = postgres.database()
    servers = [Server(database, logs / f"twin{number}.log") for number in range(2)]
    await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))
    try:
        async with Person(servers[0]) as anna, Person(servers[1]) as boris, Person(servers[1]) as far_anna:
            far_anna.http.cookies.update(anna.http.cookies)
            table = (await anna.table("me", "open"))["id"]
            async with anna.seat(table) as one, boris.seat(table) as two:
                await one.until("table")
                await two.until("table")
                await boris.call("POST", f"/api/tables/{table}/join")
                await one.until("view")
                await two.until("view")
                # One person at two processes sends two different answers for the same moment: one wins.
                async with far_anna.seat(table) as far:
                    await far.until("view")
                    options = one.asked()["options"]
                    first, second = one.move(options[0]), far.move(options[-1])
                    await asyncio.gather(one.say(first), far.say(second))
                    answers = await asyncio.gather(one.until("ack", "stale"), far.until("ack", "stale"))
                    assert sorted(answer["type"] for answer in answers) == ["ack", "stale"]
                    seq = next(answer["seq"] for answer in answers if answer["type"] == "ack")
                    for page in (one, far, two):
                        while page.seq < seq:
                            await page.hear()
                    assert one.view == far.view
                    assert one.seq == far.seq
                    # The same message sent to both is applied once, and both acknowledge it.
                    again = two.move(two.asked()["options"][0], key="same")
                    async with boris.seat(table) as copy:
                        await copy.until("view")
                        await asyncio.gather(two.say(again), copy.say(again))
                        both = await asyncio.gather(two.until("ack"), copy.until("ack"))
                        assert both[0]["seq"] == both[1]["seq"]
                while [seat["connected"] for seat in one.table["seats"]] != [True, True]:
                    await one.hear()
                await two.say({"type": "chat", "text": "from afar"})
                assert (await one.until("chat"))["text"] == "from afar"
                games = (one.play_to_end(random.Random(1)), two.play_to_end(random.Random(2)))
                await asyncio.wait_for(asyncio.gather(*games), PATIENCE)
                assert one.over == two.over
                for page, other in ((one, two), (two, one)):
                    while page.seq < other.seq:
                        await page.hear()
            summaries = [await person.call("GET", f"/api/tables/{table}") for person in (anna, far_anna)]
            assert summaries[0]["scores"] == summaries[1]["scores"] == one.over["scores"]
    finally:
        for server in servers:
            server.stop()


async def test_several_workers_on_one_port(postgres, logs: Path) -> None:
    server = Server(postgres.database(), logs / "workers.log").start(workers=2)
    try:
        async with Person(server) as anna, Person(server) as boris:
            table = (await anna.table("me", "open", "bot"))["id"]
            await boris.call("POST", f"/api/tables/{table}/join")
            async with anna.seat(table) as one, boris.seat(table) as two:
                await one.until("view")
                await two.until("view")
                games = (one.play_to_end(random.Random(1), 15), two.play_to_end(random.Random(2), 15))
                await asyncio.wait_for(asyncio.gather(*games), PATIENCE)
    finally:
        server.stop()


def test_a_server_that_cannot_start_says_why(tmp_path: Path) -> None:
    sound, newer, damaged = (tmp_path / f"{name}.db" for name in ("sound", "newer", "damaged"))
    asyncio.run(prepare(Settings(database=address(str(sound)))))
    for path in (newer, damaged):
        path.write_bytes(sound.read_bytes())
    with sqlite3.connect(newer) as base:
        base.execute("UPDATE alembic_version SET version_num = 'of_tomorrow'")
    base.close()
    with damaged.open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * 4000)
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        for port, database, workers, reason in (
            (0, str(damaged), 1, "cannot be opened"),
            (taken, str(sound), 1, "cannot be used"),
            (0, "postgresql://nobody@127.0.0.1:1/none", 1, "cannot be opened"),
            (0, str(tmp_path / "no" / "folder" / "x.db"), 1, "cannot be opened"),
            (0, str(sound), 3, "postgresql"),
        ):
            with pytest.raises(BadStart, match=reason):
                start("127.0.0.1", port, database, workers)
    result = subprocess.run(
        [sys.executable, "-c", SERVE, "0", str(newer), "1"],
        env={"PYTHONPATH": str(SOURCES)},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert result.returncode == 2
    assert "newer version" in result.stderr
    assert "Traceback" not in result.stderr
