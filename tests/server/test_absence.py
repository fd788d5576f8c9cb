"""Who is away: for how long a seat is kept, who plays there then, and what whoever returns finds."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arcanarium.bots import DEFAULT
from processes import PATIENCE

from .conftest import Postgres
from .harness import Page, Person, Server

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot"}
PERSON = {"kind": "person"}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def patient_server(tmp_path: Path, logs: Path) -> Iterator[Server]:
    """As patient as the one that is shipped."""
    running = Server(str(tmp_path / "tables.db"), logs / f"{tmp_path.name}.log", absence=60.0).start()
    yield running
    running.stop()


async def two_at_a_table(anna: Person, boris: Person, *more: dict[str, str], **options: Any) -> tuple[str, str]:
    """The table, and where the host may hand Boris's seat over."""
    players = [{"kind": "me"}, {"kind": "open"}, *more]
    body = {"game": "seasons", "seats": len(players), "players": players, **options}
    table = (await anna.call("POST", "/api/tables", body, 201))["id"]
    await boris.call("POST", f"/api/tables/{table}/join")
    return table, f"/api/tables/{table}/seats/1"


async def handed_over(host: Person, path: str, cap: float = PATIENCE) -> dict[str, Any]:
    """Asked for again until the person has been away for long enough."""
    async with asyncio.timeout(cap):
        while True:
            answer = await host.http.post(path, json=BOT)
            if answer.status_code == 200:
                seat: dict[str, Any] = answer.json()["seats"][1]
                return seat
            assert answer.json()["error"]["code"] in ("absent-briefly", "not-absent"), answer.text
            await asyncio.sleep(0.05)


async def told(page: Page, why: str) -> dict[str, Any]:
    """Heard until the log says so."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = await page.hear()
            if message["type"] == "delta" and why in [each["why"] for each in message["seated"]]:
                return message


async def play_until(page: Page, seq: int, chance: random.Random) -> None:
    async with asyncio.timeout(PATIENCE):
        while page.seq < seq:
            if page.asked():
                await page.play(chance)
            else:
                await page.hear()


async def test_a_blink_costs_no_seat(patient_server: Server) -> None:
    async with Person(patient_server) as anna, Person(patient_server) as boris:
        table, path = await two_at_a_table(anna, boris)
        async with anna.seat(table) as one:
            await one.until("view")
            async with boris.seat(table) as two:
                await two.until("view")
                there = await anna.call("POST", path, BOT, 409)
                assert there["error"]["code"] == "not-absent"
            while one.table["seats"][1]["connected"] or one.table["seats"][1]["grace"] is None:
                await one.hear()
            assert 50_000 < one.table["seats"][1]["grace"] <= 60_000
            gone = await anna.call("POST", path, BOT, 409)
            assert gone["error"]["code"] == "absent-briefly"
            assert 50 < gone["error"]["detail"]["seconds"] <= 60
            async with boris.seat(table) as two:
                await two.until("view")
                seat = two.table["seats"][1]
                assert (seat["stand_in"], seat["grace"]) == (False, None)
                await two.quiet()
                assert not any('"returned"' in text for text in two.heard)


async def test_absence_counts_from_the_beginning_of_a_game(patient_server: Server) -> None:
    """Who sat down over HTTP and has not opened the table yet is no more absent than anybody who has just gone."""
    async with Person(patient_server) as anna, Person(patient_server) as boris:
        _, path = await two_at_a_table(anna, boris)
        assert (await anna.call("POST", path, BOT, 409))["error"]["code"] == "absent-briefly"


async def test_absence_counts_anew_after_a_restart(patient_server: Server) -> None:
    async with Person(patient_server) as anna, Person(patient_server) as boris:
        table, path = await two_at_a_table(anna, boris)
        patient_server.kill()
        patient_server.start()
        assert (await anna.call("POST", path, BOT, 409))["error"]["code"] == "absent-briefly"
        assert (await anna.call("GET", f"/api/tables/{table}"))["seats"][1]["grace"] > 40_000


async def test_after_a_while_a_bot_plays_and_who_returns_is_told(server: Server) -> None:
    chance = random.Random(6)
    async with Person(server) as anna, Person(server) as boris, Person(server) as carl:
        table, path = await two_at_a_table(anna, boris)
        async with anna.seat(table) as one:
            await one.until("view")
            async with boris.seat(table) as two:
                await two.until("view")
            await carl.call("POST", path, BOT, 403)
            seat = await handed_over(anna, path)
            assert (seat["stand_in"], seat["bot"]) == (True, DEFAULT)
            assert (await told(one, "absent"))["seated"] == [{"seat": 1, "why": "absent"}]
            await play_until(one, one.seq + 12, chance)
            async with boris.seat(table, log=200) as two:
                back = await two.until("returned")
                assert back["seat"] == 1
                assert back["entries"]
                assert {entry["actor"] for entry in back["entries"]} == {1}
                assert all(entry["action"] is not None for entry in back["entries"])
                assert not two.table["seats"][1]["stand_in"]
                log = next(text for text in two.heard if '"type":"log"' in text)
                assert log.index('"why":"absent"') < log.index('"why":"back"')
                await told(one, "back")
                while one.table["seats"][1]["stand_in"]:
                    await one.hear()
                played = asyncio.create_task(one.play_to_end(chance, 20))
                while two.asked() is None:
                    await two.hear()
                assert (await two.play(chance))["type"] in ("ack", "stale")
                played.cancel()
                await asyncio.gather(played, return_exceptions=True)


async def test_a_page_that_was_cut_off_has_its_seat_back(server: Server) -> None:
    """It resumes where it was: what it missed, the log included, and what a bot played."""
    chance = random.Random(8)
    async with Person(server) as anna, Person(server) as boris:
        table, path = await two_at_a_table(anna, boris)
        async with anna.seat(table) as one:
            await one.until("view")
            async with boris.seat(table) as two:
                await two.until("view")
            await handed_over(anna, path)
            await told(one, "absent")
            await play_until(one, one.seq + 6, chance)
            async with boris.seat(table, seq=two.seq) as again:
                again.view, again.seq, again.seat = two.view, two.seq, two.seat
                assert (await again.until("returned"))["entries"]
                assert not again.table["seats"][1]["stand_in"]
                whys = [text for text in again.heard if '"why":"absent"' in text or '"why":"back"' in text]
                assert len(whys) == 2
                again_asked = {"type": "hello", "seq": again.seq, "seat": 1}
                await again.say(again_asked)  # as a page does that misses something
                await again.quiet()
                assert sum('"type":"returned"' in text for text in again.heard) == 1


async def test_a_bot_plays_for_whoever_asks_for_it(server: Server) -> None:
    async with Person(server) as anna, Person(server) as boris:
        table, path = await two_at_a_table(anna, boris)
        async with anna.seat(table) as one, boris.seat(table) as two:
            await one.until("view")
            await two.until("view")
            stronger = await boris.call("POST", path, {"kind": "bot", "bot": "master"}, 409)
            assert stronger["error"]["code"] == "level-fixed"
            seat = (await boris.call("POST", path, BOT))["seats"][1]
            assert (seat["stand_in"], seat["bot"], seat["connected"]) == (True, DEFAULT, True)
            await told(one, "asked")
            await two.quiet()
            if two.asked():
                await two.say(two.move(two.asked()["options"][0]))
                assert (await two.until("error"))["code"] == "not-your-seat"
            assert not (await boris.call("POST", path, PERSON))["seats"][1]["stand_in"]
            await told(one, "back")


async def test_without_hints_a_bot_that_was_asked_for_plays_the_whole_turn(server: Server) -> None:
    """Neither asking for the seat nor a new page gets it back before: a move of the bot would be a hint."""
    chance = random.Random(4)
    async with Person(server) as anna, Person(server) as boris:
        table, path = await two_at_a_table(anna, boris, hints=False)
        async with anna.seat(table) as one, boris.seat(table) as two:
            await one.until("view")
            await two.until("view")
            for turn in range(1, 9):
                while two.asked() is None:
                    if one.asked():
                        await one.play(chance)
                    await two.quiet(0.1)
                    await one.quiet(0.1)
                seat = (await boris.call("POST", path, BOT))["seats"][1]
                assert (seat["stand_in"], seat["bot"]) == (True, "beginner")
                async with boris.seat(table) as third:
                    await third.until("view")
                async with asyncio.timeout(PATIENCE):
                    while (answer := await boris.http.post(path, json=PERSON)).status_code != 200:
                        assert answer.json()["error"]["code"] == "bots-turn", answer.text
                await two.quiet(0.1)
                assert not two.table["seats"][1]["stand_in"]
                assert two.asked() is None  # the bot has answered all there was to answer
                assert not two.undo  # and that stands
                await two.say({"type": "undo", "seat": 1, "seq": two.seq, "since": None, "key": f"undo-{turn}"})
                assert (await two.until("error"))["code"] == "undo-impossible"
                assert sum('"why":"back"' in text for text in two.heard) == turn
                await one.quiet(0.1)


@pytest.mark.parametrize(
    ("bots", "level"),
    [
        (["random"], DEFAULT),
        (["greedy", "beginner"], "beginner"),
        (["apprentice", "beginner"], "apprentice"),
    ],
)
async def test_levels_are_the_tables_own_and_fixed(server: Server, bots: list[str], level: str) -> None:
    async with Person(server) as anna, Person(server) as boris:
        table, path = await two_at_a_table(anna, boris, *({"kind": "bot", "bot": bot} for bot in bots))
        for bot in ("random", "master"):
            changed = await anna.call("POST", f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": bot}, 409)
            assert changed["error"]["code"] == "level-fixed"
            chosen = await anna.call("POST", path, {"kind": "bot", "bot": bot}, 409)
            assert chosen["error"]["code"] == "level-fixed"
        assert (await anna.call("POST", f"/api/tables/{table}/seats/2", BOT, 409))["error"]["code"] == "level-fixed"
        assert (await anna.call("POST", f"/api/tables/{table}/seats/2", PERSON, 409))["error"]["code"] == "seat-taken"
        assert (await handed_over(anna, path))["bot"] == level
        seats = (await anna.call("GET", f"/api/tables/{table}"))["seats"]
        assert [seat["bot"] for seat in seats[2:]] == bots


async def test_a_clock_that_runs_out_is_told_like_an_absence(server: Server) -> None:
    async with Person(server) as anna:
        players = [{"kind": "me"}, {"kind": "bot", "bot": "beginner"}]
        clock = {"move": 1, "after": "bot"}
        body = {"game": "seasons", "seats": 2, "players": players, "clock": clock}
        table = (await anna.call("POST", "/api/tables", body, 201))["id"]
        async with anna.seat(table) as page:
            assert (await told(page, "out-of-time"))["seated"] == [{"seat": 0, "why": "out-of-time"}]
            while not page.table["seats"][0]["stand_in"]:
                await page.hear()
            assert page.table["seats"][0]["bot"] == "beginner"


async def test_whose_time_is_up_comes_back_to_a_bots_seat(server: Server) -> None:
    """A person without time for the whole game would be replaced again at once: the log is not filled with that."""
    async with Person(server) as anna:
        table = (await anna.table("me", "bot", clock={"game": 1, "after": "bot"}))["id"]
        async with anna.seat(table) as page:
            await told(page, "out-of-time")
        async with anna.seat(table) as page:
            await page.until("view")
            assert page.table["seats"][0]["stand_in"]


async def test_a_game_with_a_bot_in_between_is_kept_and_replayed(sqlite_server: Server) -> None:
    """Through kills of the server; who plays is no part of the record."""
    server, chance = sqlite_server, random.Random(3)
    async with Person(server) as anna, Person(server) as boris:
        options = {"level": "apprentice", "die_gains": "automatic"}
        table, path = await two_at_a_table(anna, boris, options=options)
        await handed_over(anna, path)
        async with anna.seat(table) as one:
            await one.until("view")
            await play_until(one, one.seq + 9, chance)
        server.kill()
        server.start()
        assert (await anna.call("GET", f"/api/tables/{table}"))["seats"][1]["stand_in"]
        async with boris.seat(table, seq=0) as two:  # a page that was open all the time, too long away for deltas
            assert (await two.until("returned"))["entries"]
            log = next(text for text in two.heard if '"type":"log"' in text)
            assert log.index('"why":"absent"') < log.index('"why":"back"')
        server.kill()
        server.start()
        assert not (await anna.call("GET", f"/api/tables/{table}"))["seats"][1]["stand_in"]
        async with anna.seat(table) as one, boris.seat(table) as two:
            await one.until("view")
            await two.until("view")
            await asyncio.gather(one.play_to_end(chance), two.play_to_end(chance))
        record = await anna.call("GET", f"/api/tables/{table}/record")
        replay = await anna.call("GET", f"/api/tables/{table}/replay")
        assert replay["over"]
        assert record.count("\n") > len(replay["steps"])


async def test_absence_is_known_to_every_process(postgres: Postgres, logs: Path) -> None:
    database = postgres.database()
    near, far = (Server(database, logs / f"absence-{name}.log") for name in ("near", "far"))
    try:
        near.start()
        far.start()
        async with Person(near) as anna, Person(far) as boris:
            table, path = await two_at_a_table(anna, boris)
            async with anna.seat(table) as one:
                await one.until("view")
                async with boris.seat(table) as two:
                    await two.until("view")
                    while not one.table["seats"][1]["connected"]:
                        await one.hear()
                    await asyncio.sleep(1.5 * near.absence)
                    there = await anna.call("POST", path, BOT, 409)
                    assert there["error"]["code"] == "not-absent"
                while one.table["seats"][1]["connected"]:
                    await one.hear()
                assert one.table["seats"][1]["grace"] > 0
                await handed_over(anna, path)
                await told(one, "absent")
                async with boris.seat(table) as two:
                    await two.until("returned")
                    assert not two.table["seats"][1]["stand_in"]
                    await told(one, "back")
                    while one.table["seats"][1]["stand_in"]:
                        await one.hear()
    finally:
        near.stop()
        far.stop()
