"""What operators rely on: one server per file, copies that hold everything, a private file, tidiness, health."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from alembic import command

from arcanarium.server.clock import now
from arcanarium.server.settings import Settings, address
from arcanarium.server.store.database import alembic_config, open_writer, upgrade
from arcanarium.server.store.files import InUse, back_up, lock, restore
from arcanarium.server.store.lessons import find_progress, keep_progress
from arcanarium.server.store.links import add_link, find_link, take_link
from arcanarium.server.store.opening import open_store
from arcanarium.server.store.pruning import DAY, Ages, prune
from processes import PATIENCE

from .conftest import Postgres
from .harness import SOURCES, Person, Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), "LANG": "C.UTF-8"}
    command = [sys.executable, "-c", "from arcanarium.cli.main import main; main()", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)


def count(path: Path, table: str) -> int:
    base = sqlite3.connect(path)
    try:
        return int(base.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
    finally:
        base.close()


def test_a_file_is_used_by_one_server(sqlite_server: Server, tmp_path: Path) -> None:
    path = Path(sqlite_server.database)
    with pytest.raises(InUse):
        lock(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    second = Server(sqlite_server.database, tmp_path / "second.log")
    with pytest.raises(AssertionError, match="used by another server"):
        second.start()


async def test_a_copy_made_under_load_holds_what_was_acknowledged(sqlite_server: Server, tmp_path: Path) -> None:
    path = Path(sqlite_server.database)
    async with Person(sqlite_server) as anna:
        table = (await anna.table("hotseat", "hotseat"))["id"]
        async with anna.seat(table) as page:
            await page.until("view")
            for _ in range(30):
                decision = page.asked()
                if decision is None:
                    await anna.call("GET", "/api/me")
                    break
                await page.play(random.Random(1))
            acknowledged = page.seq
            done = await asyncio.to_thread(run, "backup", str(tmp_path / "copy.db"), "--database", str(path))
            assert done.returncode == 0, done.stderr
    assert count(tmp_path / "copy.db", "entries") >= acknowledged > 0
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    refused = run("restore", str(tmp_path / "copy.db"), "--database", str(path))
    assert (refused.returncode, "used by another server" in refused.stderr) == (2, True)
    sqlite_server.stop()
    path.write_bytes(b"")
    done = run("restore", str(tmp_path / "copy.db"), "--database", str(path))
    assert done.returncode == 0, done.stderr
    sqlite_server.start()
    async with Person(sqlite_server) as boris:
        assert (await boris.call("GET", f"/api/tables/{table}"))["seq"] == acknowledged


def test_a_damaged_copy_is_not_restored(tmp_path: Path) -> None:
    (tmp_path / "kept.db").write_bytes(b"as it was")
    (tmp_path / "copy.db").write_bytes(b"no database" * 1000)
    with pytest.raises(sqlite3.DatabaseError):
        restore(tmp_path / "copy.db", tmp_path / "kept.db")
    assert (tmp_path / "kept.db").read_bytes() == b"as it was"
    with pytest.raises(sqlite3.Error):
        back_up(tmp_path / "nothing.db", tmp_path / "new.db")


def test_the_disk_is_waited_for(tmp_path: Path) -> None:
    engine = open_writer(Settings(database=address(str(tmp_path / "tables.db"))))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
    engine.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_what_nobody_needs_is_deleted(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    cluster: Postgres | None = request.getfixturevalue("postgres") if kind == "postgresql" else None
    database = str(tmp_path / "tables.db") if cluster is None else cluster.database()
    server = Server(database, tmp_path / "log").start()
    try:
        async with Person(server) as anna, Person(server) as boris, Person(server) as clara, Person(server):
            old = (await anna.table("me", "open"))["id"]
            playing = (await boris.table("me", "hotseat"))["id"]
            learner = (await clara.call("GET", "/api/me"))["id"]
            await clara.call("PUT", "/api/lessons/seasons/first/progress", {"step": 3, "done": False}, 204)
    finally:
        server.stop()
    store = open_store(Settings(database=address(database)))
    try:
        await store.write(upgrade)
        assert await prune(store, Ages()) == (0, 0, 0)
        stamp = now() - 40 * DAY
        await store.write(lambda connection: connection.exec_driver_sql(f"UPDATE tables SET updated = {stamp}"))
        await store.write(lambda connection: connection.exec_driver_sql(f"UPDATE identities SET created = {stamp}"))
        done = await prune(store, Ages())
        assert done.tables == 1
        assert done.people >= 2  # Anna, whose table never began, and the one who never sat down
        assert await store.name_of(learner) is not None  # whoever has come somewhere stays somebody
        assert await store.table(old) is None
        assert await store.table(playing) is not None
        assert (await prune(store, Ages(abandoned=41))).tables == 0
        assert (await prune(store, Ages(abandoned=39))).tables == 1
        assert await store.table(playing) is None
    finally:
        await store.close()


def test_pruning_is_a_command(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), tmp_path / "log").start()
    try:
        done = run("prune", "--database", server.database, "--strangers", "0", "--finished", "0", "--replays", "0")
        assert done.returncode == 0, done.stderr
        assert "Deleted" in done.stdout
    finally:
        server.stop()


def test_health_is_told(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), tmp_path / "log", environment={"ARCANARIUM_METRICS": "1"}).start()
    try:
        for path in ("/healthz", "/readyz"):
            answer = httpx.get(f"http://{server.host}{path}")
            assert (answer.status_code, answer.text) == (200, "ok\n")
        text = httpx.get(f"http://{server.host}/metrics").text
        assert 'arcanarium_answers_total{status="200"}' in text
        for line in ("sockets 0", "database_answers 1", 'jobs_waiting{lane="long"} 0', 'jobs_running{lane="quick"} 0'):
            assert f"arcanarium_{line}\n" in text
        assert text.count("# TYPE arcanarium_jobs_waiting gauge") == 1
    finally:
        server.stop()


def test_readiness_needs_the_database(own_postgres: Postgres, tmp_path: Path) -> None:
    server = Server(own_postgres.database(), tmp_path / "log").start()
    try:
        own_postgres.halt()
        assert httpx.get(f"http://{server.host}/readyz", timeout=PATIENCE).status_code == 503
        assert httpx.get(f"http://{server.host}/healthz", timeout=PATIENCE).status_code == 200
        assert httpx.get(f"http://{server.host}/metrics", timeout=PATIENCE).status_code == 404
        assert httpx.get(f"http://{server.host}/api/me", timeout=PATIENCE).status_code == 503
        own_postgres.resume()
        assert httpx.get(f"http://{server.host}/readyz", timeout=PATIENCE).status_code == 200
    finally:
        server.stop()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_the_schema_goes_up_and_down_with_data(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = str(tmp_path / "tables.db") if kind == "sqlite" else request.getfixturevalue("postgres").database()
    store = open_store(Settings(database=address(database)))
    try:
        await store.write(upgrade)
        await store.add_identity("a" * 24, "Anna")
        await add_link(store, "one", "a" * 24, now() + 60_000)
        assert await find_link(store, "one") == "a" * 24
        await add_link(store, "two", "a" * 24, now() - 1)
        assert [await find_link(store, link) for link in ("one", "two")] == [None, None]  # replaced, and too old
        assert not await take_link(store, "two")
        for step, done in ((3, False), (0, True), (7, False)):  # whoever was at the end stays so
            await keep_progress(store, "a" * 24, "seasons", "first", step, done)
        assert await find_progress(store, "a" * 24) == {("seasons", "first"): (7, True)}
        for revision in ("0003", "0002", "0001"):
            await store.write(lambda connection, to=revision: command.downgrade(alembic_config(connection), to))
            assert await store.name_of("a" * 24) == "Anna"
        await store.write(upgrade)
        assert await store.name_of("a" * 24) == "Anna"
    finally:
        await store.close()
