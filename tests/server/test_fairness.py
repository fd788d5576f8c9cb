"""Chosen seeds stay among those who know of them; what was sealed can be checked afterwards."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from arcanarium.core.record import parse
from arcanarium.server.tables.fairness import is_mixed
from processes import soon

from .harness import Person, Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def meddle(server: Server, table: str, **values: object) -> None:
    """Change a table in the database behind the server's back, and start the server anew."""
    server.stop()
    with sqlite3.connect(server.database) as base:
        for name, value in values.items():
            base.execute(f"UPDATE tables SET {name} = ? WHERE id = ?", (value, table))
    base.close()
    server.start()


async def ended(person: Person, table: str) -> dict[str, Any]:
    """The table when its bots have played to the end."""

    async def look() -> dict[str, Any] | None:
        summary: dict[str, Any] = await person.call("GET", f"/api/tables/{table}")
        return summary if summary["state"] == "over" else None

    found = await soon(look, "the bots come to an end")
    assert found is not None
    return found


def code(answer: dict[str, Any]) -> str:
    assert len(answer["error"]["message"]) > 10
    return str(answer["error"]["code"])


async def test_nobody_else_gets_to_a_table_with_a_chosen_seed(sqlite_server: Server) -> None:
    """Not even to one that was laid when this was still allowed."""
    async with Person(sqlite_server) as anna, Person(sqlite_server) as boris:
        table = (await anna.table("me", "open", "bot"))["id"]
        meddle(sqlite_server, table, practice=True)
        assert table not in [row["id"] for row in await boris.call("GET", "/api/tables?scope=open")]
        for body in ({}, {"seat": 1}):
            assert code(await boris.call("POST", f"/api/tables/{table}/join", body, 409)) == "seed-chosen"
        opened = await anna.call("POST", f"/api/tables/{table}/seats/2", {"kind": "person"}, 409)
        assert code(opened) == "seed-chosen"
        seen = await boris.call("GET", f"/api/tables/{table}")
        assert [seat["kind"] for seat in seen["seats"]] == ["person", "open", "bot"]
        assert seen["fairness"]["practice"]
        begun = await anna.call("POST", f"/api/tables/{table}/seats/1", {"kind": "bot"})
        assert begun["state"] == "playing"


async def test_practice_is_over_when_one_plays_again(server: Server) -> None:
    """The next table has a seed that nobody knows, and may have open seats."""
    async with Person(server) as anna, Person(server) as boris:
        table = await anna.table("me", "hotseat", practice=True, seed=5)
        assert table["fairness"]["practice"]
        assert code(await boris.call("POST", f"/api/tables/{table['id']}/join", {}, 409)) == "already-started"
        assert code(await anna.call("POST", f"/api/tables/{table['id']}/leave", {}, 409)) == "already-started"
        listed = [row for row in await boris.call("GET", "/api/tables?scope=watch") if row["id"] == table["id"]]
        assert [row["fairness"]["practice"] for row in listed] == [True]
        assert code(await anna.call("POST", f"/api/tables/{table['id']}/again", None, 409)) == "not-over"
        played = await anna.table("bot", "bot", practice=True, seed=5)
        await ended(anna, played["id"])
        again = await anna.call("POST", f"/api/tables/{played['id']}/again", None, 201)
        assert not again["fairness"]["practice"]
        assert again["fairness"]["hash"] != played["fairness"]["hash"]


async def test_the_seal_is_in_the_record(server: Server) -> None:
    async with Person(server) as anna:
        honest = await anna.table("bot", "bot")
        practice = await anna.table("bot", "bot", practice=True, seed=5)
        over = await ended(anna, honest["id"])
        text = await anna.call("GET", f"/api/tables/{honest['id']}/record")
        record = parse(text)
        assert record.hash == honest["fairness"]["hash"] == over["fairness"]["hash"]
        assert (record.dice, str(record.seed)) == (over["fairness"]["mix"], over["fairness"]["seed"])
        assert is_mixed(honest["fairness"]["hash"], record.dice, record.seed)
        uploaded = await anna.call("POST", "/api/replays", {"record": text}, 201)
        assert await anna.call("GET", f"/api/replays/{uploaded['id']}/record") == text
        await ended(anna, practice["id"])
        chosen = parse(await anna.call("GET", f"/api/tables/{practice['id']}/record"))
        assert (chosen.seed, chosen.hash, chosen.salt, chosen.dice) == (5, "", "", "")
        replay = await anna.call("GET", f"/api/tables/{practice['id']}/replay")
        assert replay["fairness"]["practice"]


async def test_moves_that_do_not_follow_from_the_seed(sqlite_server: Server) -> None:
    """Somebody has exchanged it: nothing is told as if it had been played so."""
    async with Person(sqlite_server) as anna:
        table = (await anna.table("bot", "bot"))["id"]
        await ended(anna, table)
        meddle(sqlite_server, table, seed=12345, secret="ff")
        for path in ("replay", "record", "analysis"):
            assert code(await anna.call("GET", f"/api/tables/{table}/{path}", None, 409)) == "record-broken"
        on = {"table": table, "seq": 3, "you": 0}
        assert code(await anna.call("POST", "/api/tables/continue", on, 409)) == "record-broken"
        meddle(sqlite_server, table, rules=99)
        assert code(await anna.call("GET", f"/api/tables/{table}/replay", None, 409)) == "rules-changed"
    assert "Traceback" not in sqlite_server.log.read_text()
