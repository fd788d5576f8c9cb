"""Devices signed out, keys made anew, and people who want to be forgotten."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from processes import soon

from .harness import Person, Server
from .test_keeping import run

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_other_devices_are_signed_out(server: Server) -> None:
    async with Person(server) as anna, Person(server) as phone:
        me = await anna.call("GET", "/api/me")
        await phone.http.post((await anna.call("POST", "/api/me/link"))["link"])
        assert (await phone.call("GET", "/api/me")) == me
        unopened = (await anna.call("POST", "/api/me/link"))["link"]
        table = (await anna.table("me", "open"))["id"]
        async with phone.seat(table) as page:
            await page.until("table")
            assert await anna.call("POST", "/api/me/sign-out") == me
            with pytest.raises(ConnectionClosed) as ended:
                await page.until("never")
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 4401
        assert await anna.call("GET", "/api/me") == me
        assert (await phone.call("GET", "/api/me"))["id"] != me["id"]
        assert (await phone.http.get(unopened)).status_code == 404
        # A device that becomes Anna's afterwards is hers; the link that is taken back makes none.
        await phone.http.post((await anna.call("POST", "/api/me/link"))["link"])
        assert (await phone.call("GET", "/api/me")) == me
        link = (await anna.call("POST", "/api/me/link"))["link"]
        await anna.call("DELETE", "/api/me/link")
        assert (await phone.http.get(link)).status_code == 404


async def test_whoever_wants_to_is_forgotten(server: Server) -> None:
    async with Person(server) as anna, Person(server) as boris:
        me = await anna.call("PUT", "/api/me", {"name": "Anna Secret"})
        alone = (await anna.table("me", "bot"))["id"]
        waiting = (await anna.table("me", "open", "open"))["id"]
        playing = (await anna.table("me", "open"))["id"]
        for table in (waiting, playing):
            await boris.call("POST", f"/api/tables/{table}/join")
        async with anna.seat(playing) as hers, boris.seat(playing) as his:
            await his.until("view")
            await hers.until("view")
            await hers.say({"type": "chat", "text": "a line of mine"})
            assert (await his.until("chat"))["text"] == "a line of mine"
            cookie = anna.cookie()
            await anna.call("DELETE", "/api/me")
            with pytest.raises(ConnectionClosed):
                await hers.until("never")
            while his.table["seats"][0]["name"] != "–" or his.table.get("chat") != []:
                await his.until("table")  # nobody is in her place, and what she said is no longer shown
            assert his.table["seats"][0]["stand_in"]
            assert his.table["host"]
            asked = his.asked()
            if asked is not None:
                await his.say(his.move(asked["options"][0]))  # and the game goes on
                assert (await his.until("ack"))["type"] == "ack"
        await boris.call("GET", f"/api/tables/{alone}", None, 404)
        left = await boris.call("GET", f"/api/tables/{waiting}")
        assert [seat["kind"] for seat in left["seats"]] == ["open", "person", "open"]
        assert left["host"]
        stranger = await anna.http.get("/api/me", headers={"Cookie": cookie})
        assert stranger.json()["id"] != me["id"]
        if not server.database.startswith("postgresql"):
            base = sqlite3.connect(server.database)
            kept = "\n".join(base.iterdump())
            base.close()
            assert me["id"] not in kept
            assert "Anna Secret" not in kept
            assert "a line of mine" not in kept


async def test_keys_are_made_anew_beside_a_running_server(sqlite_server: Server, tmp_path: Path) -> None:
    async with Person(sqlite_server) as anna:
        me = await anna.call("GET", "/api/me")
        old = anna.cookie()
        done = run("keys", "rotate", "--database", sqlite_server.database, "--days", "3")
        assert (done.returncode, "3 days" in done.stdout) == (0, True), done.stderr

        async def renewed() -> bool:
            answer = await anna.http.get("/api/me", headers={"Cookie": old})
            assert answer.json() == me
            return "set-cookie" in answer.headers

        await soon(renewed, "the new key signs")
        done = run("keys", "rotate", "--database", sqlite_server.database, "--now")
        assert (done.returncode, "ended" in done.stdout) == (0, True), done.stderr

        async def ended() -> bool:
            answer = await anna.http.get("/api/me", headers={"Cookie": old})
            return bool(answer.json()["id"] != me["id"])

        await soon(ended, "the old keys end")
    bad = run("keys", "rotate", "--database", str(tmp_path / "no" / "folder.db"))
    assert (bad.returncode, "Traceback" in bad.stderr) == (2, False)


async def test_playing_again_is_for_the_end_and_makes_one_table(server: Server) -> None:
    async with Person(server) as anna, Person(server) as boris:
        table = (await anna.table("me", "open", "bot"))["id"]
        await boris.call("POST", f"/api/tables/{table}/join")
        early = await anna.call("POST", f"/api/tables/{table}/again", None, 409)
        assert early["error"]["code"] == "not-over"
        if not server.database.startswith("postgresql"):
            return
        import asyncpg

        base = await asyncpg.connect(server.database)
        await base.execute("UPDATE tables SET state = 'over' WHERE id = $1", table)
        await base.execute("SELECT pg_notify('arcanarium_news', $1)", f'elsewhere {{"changed":["{table}"]}}')

        async def over() -> bool:
            return bool((await anna.call("GET", f"/api/tables/{table}"))["state"] == "over")

        await soon(over, "the table is over")
        before = await base.fetchval("SELECT count(*) FROM tables")
        both = [anna, boris] * 3
        made = await asyncio.gather(*(each.http.post(f"/api/tables/{table}/again") for each in both))
        assert {answer.status_code for answer in made} == {201}
        assert len({answer.json()["id"] for answer in made}) == 1
        assert await base.fetchval("SELECT count(*) FROM tables") == before + 1
        seated = await anna.call("GET", f"/api/tables/{made[0].json()['id']}")
        assert [seat["kind"] for seat in seated["seats"]] == ["person", "person", "bot"]
        await base.close()


async def test_other_kinds_of_content_are_refused(server: Server) -> None:
    async with Person(server) as anna:
        for kind in ("text/plain", "application/x-www-form-urlencoded"):
            answer = await anna.http.put("/api/me", content=b'{"name": "x"}', headers={"Content-Type": kind})
            assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")
