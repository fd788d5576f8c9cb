"""A database with running games of the version before (3ade4d3) is brought up to date, and the games go on."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, MetaData, create_engine, insert, select

from arcanarium.server.settings import Settings, address
from arcanarium.server.store.database import alembic_config
from arcanarium.server.store.opening import open_store
from arcanarium.server.store.schema import metadata

from .harness import Person, Server

pytestmark = pytest.mark.anyio

DATA = Path(__file__).parent / "data"
BEFORE: dict[str, Any] = json.loads((DATA / "version_before.json").read_text())


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "before.db"
    path.write_bytes(gzip.decompress((DATA / "version_before.db.gz").read_bytes()))
    return path


async def move_to_postgres(old: Path, database: str) -> None:
    """As the version before would have filled it."""
    source = create_engine(f"sqlite:///{old}")
    found = MetaData()
    found.reflect(source)
    store = open_store(Settings(database=address(database)))

    def fill(connection: Connection) -> None:
        command.upgrade(alembic_config(connection), "0002")
        here = MetaData()
        here.reflect(connection)
        with source.connect() as there:
            for table in metadata.sorted_tables:
                if table.name in found.tables:
                    rows = [dict(row._mapping) for row in there.execute(select(found.tables[table.name]))]
                    if rows:
                        connection.execute(insert(here.tables[table.name]), rows)

    try:
        await store.write(fill)
    finally:
        await store.close()
        source.dispose()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_running_games_of_the_version_before_go_on(
    kind: str, old: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(old)
    if kind == "postgresql":
        database = request.getfixturevalue("postgres").database()
        await move_to_postgres(old, database)
    server = Server(database, tmp_path / "log").start()
    try:
        async with Person(server) as anna, Person(server) as boris:
            for person, name in ((anna, "anna"), (boris, "boris")):
                person.http.cookies.clear()
                person.http.cookies.set("arcanarium", BEFORE[name])
                assert (await person.call("GET", "/api/me"))["name"] == name.title()
            for table, kept in BEFORE["tables"].items():
                if not kept["seq"]:
                    await boris.call("POST", f"/api/tables/{table}/join")  # one that waited begins
                    continue
                async with anna.seat(table) as one, boris.seat(table) as two:
                    await one.until("view")
                    await two.until("view")
                    assert (one.table["game"], one.seq) == (kept["game"], kept["seq"])
                    assert one.table["chat"][0]["text"] == f"a line at {kept['game']}"
                    page = one if one.asked() else two
                    assert (await page.play(random.Random(1)))["type"] == "ack"
            # What Anna said before lines knew whose they are is deleted with her.
            await anna.call("DELETE", "/api/me")
            async with boris.seat(table) as page:
                await page.until("table")
                assert page.table.get("chat") == []
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text()
    assert "cannot be replayed" not in server.log.read_text()


async def test_every_step_goes_up_and_down_with_games(old: Path) -> None:
    store = open_store(Settings(database=address(str(old))))
    counts = []
    try:
        for revision in ("head", "0001", "head"):
            step = command.downgrade if revision == "0001" else command.upgrade
            await store.write(lambda connection, to=revision, go=step: go(alembic_config(connection), to))
            async with store.engine.connect() as connection:
                found = [
                    (await connection.exec_driver_sql(f"SELECT count(*) FROM {name}")).scalar()
                    for name in ("tables", "seats", "entries", "chat")
                ]
            counts.append(found)
    finally:
        await store.close()
    assert counts[0] == counts[1] == counts[2]
    assert counts[0][0] == len(BEFORE["tables"])
