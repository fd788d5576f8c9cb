"""Alone with bots everything can be taken back; whoever has had enough resigns, leaves or clears the table away."""

from __future__ import annotations

import random
from typing import Any

import pytest

from arcanarium.core.agenda import IllegalAction
from arcanarium.core.packing import pack
from arcanarium.core.record import parse
from arcanarium.games import load
from arcanarium.server.store.rows import Entry
from arcanarium.server.tables.answering import allow
from arcanarium.server.tables.play import ALLOW, MOVE, PLEA, RESIGNED, REWIND, SEAT, Play
from arcanarium.server.tables.replay import write_record

from .harness import Page, Person, Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def played(name: str, moves: int) -> tuple[Play, list[Entry]]:
    """A game of one person at the first seat with that many answers, and its entries."""
    play = Play(load(name), 2, 11, {})
    play.people = frozenset({0})
    chance = random.Random(3)
    entries = []
    for _ in range(moves):
        decision = chance.choice(play.decisions)
        entry = Entry(play.seq + 1, MOVE, decision.seat, chance.choice(list(decision.options)), None, 0)
        play.carry_out(entry)
        entries.append(entry)
    return play, entries


@pytest.mark.parametrize("name", ["seasons", "res_arcana", "five_seals", "time_masters", "evenfall"])
def test_back_to_any_decision_of_mine(name: str) -> None:
    """The table is as it was then, in the record too, and a snapshot knows the way back."""
    play, entries = played(name, 60)
    again = Play(load(name), 2, 11, {})
    again.people = play.people
    again.restore(play.snapshot())
    mine = [number for number, entry in enumerate(entries) if entry.seat == 0]
    number = mine[len(mine) // 2]
    assert again.decision_before(0, entries[number].seq) == number
    back = Entry(again.seq + 1, REWIND, 0, number, None, 0)
    again.carry_out(back)
    assert pack(again.history.state) == pack(played(name, number)[0].history.state)
    assert again.decision(0) is not None
    text = write_record(load(name), 2, 11, {}, [*entries, back])
    record = parse(text)
    assert len(record.moves) == number
    assert record.tags == {"TakenBack": "1"}


def test_whoever_resigns_has_lost() -> None:
    play, entries = played("seasons", 40)
    assert not play.over
    play.carry_out(Entry(play.seq + 1, SEAT, 0, RESIGNED, None, 0))
    assert play.over
    assert play.decisions == []
    assert play.winners() == [1]
    assert play.ending()["winners"] == [1]
    text = write_record(load("seasons"), 2, 11, {}, [*entries, Entry(41, SEAT, 0, RESIGNED, None, 0)])
    assert parse(text).tags == {"Resigned0": "yes"}


async def take_back(page: Page, **more: Any) -> dict[str, Any]:
    await page.say({"type": "undo", "seat": 0, "seq": page.seq, "key": f"back-{page.seq}", **more})
    return await page.until("ack", "stale", "error")


async def test_a_person_alone_goes_back_and_resigns(server: Server) -> None:
    async with Person(server) as anna:
        table = (await anna.table("me", "bot"))["id"]
        async with anna.seat(table) as page:
            await page.until("view")
            for _ in range(12):
                while page.asked() is None:
                    await page.hear()
                await page.play(random.Random(1))
            while page.asked() is None:
                await page.hear()
            assert page.undo
            answer = await take_back(page, since=1)
            assert answer["type"] == "ack", answer
            await page.quiet()
            assert page.asked() is not None
            summary = await anna.call("POST", f"/api/tables/{table}/seats/0/resign", {})
            assert (summary["state"], summary["winners"]) == ("over", [1])
            over = await page.until("over")
            assert over["winners"] == [1]
            await page.quiet()
            assert page.view["over"]
            assert page.view["winners"] == [1]
        record = await anna.call("GET", f"/api/tables/{table}/record")
        assert "TakenBack: 1" in record
        assert "Resigned0: yes" in record
        assert (await anna.call("GET", f"/api/tables/{table}/replay?view=open"))["over"] is False
        await anna.call("DELETE", f"/api/tables/{table}", status=204)
        await anna.call("GET", f"/api/tables/{table}", status=404)


async def test_among_people_what_is_final_is_told_and_stays(server: Server) -> None:
    async with Person(server) as anna, Person(server) as boris:
        table = (await anna.table("me", "open", "bot"))["id"]
        assert (await anna.call("POST", f"/api/tables/{table}/seats/0/resign", {}, status=409))["error"][
            "code"
        ] == "not-started"
        await boris.call("POST", f"/api/tables/{table}/join", {})
        await anna.call("DELETE", f"/api/tables/{table}", status=409)
        await boris.call("DELETE", f"/api/tables/{table}", status=403)
        async with anna.seat(table) as page, boris.seat(table) as other:
            await page.until("view")
            await other.until("view")
            assert (await take_back(page))["code"] == "undo-impossible"
            await anna.call("POST", f"/api/tables/{table}/seats/0/resign", {})
            summary = await anna.call("GET", f"/api/tables/{table}")
            assert summary["state"] == "playing"  # two play on, and a bot plays the seat
            assert summary["seats"][0]["stand_in"]
            refused = await anna.call("POST", f"/api/tables/{table}/seats/0", {"kind": "person"}, status=409)
            assert refused["error"]["code"] == "resigned"
        async with anna.seat(table) as page:  # nor by coming back
            await page.until("view")
            assert (await anna.call("GET", f"/api/tables/{table}"))["seats"][0]["stand_in"]


def test_others_allow_a_way_back() -> None:
    """All people but whoever asks; one no is enough, and a snapshot remembers who has not spoken yet."""
    play, _ = played("seasons", 30)
    play.people = frozenset({0, 1})
    number = play.decision_before(0)
    assert play.may_plead(0)
    play.carry_out(Entry(play.seq + 1, PLEA, 0, number, None, 0))
    assert not play.may_plead(1)
    with pytest.raises(IllegalAction):
        play.carry_out(Entry(play.seq + 1, ALLOW, 0, 1, None, 0))
    again = Play(load("seasons"), 2, 11, {})
    again.people = play.people
    again.restore(play.snapshot())
    assert again.plea is not None
    assert again.plea.waits == [1]
    assert [entry.kind for entry in allow(again, 1, yes=True, stamp=0)] == [ALLOW, REWIND]
    assert pack(again.history.state) == pack(played("seasons", number)[0].history.state)
    assert (again.plea, again.rewinds) == (None, 1)
    assert [entry.kind for entry in allow(play, 1, yes=False, stamp=0)] == [ALLOW]
    assert (play.plea, play.rewinds) == (None, 0)


async def test_people_ask_each_other(server: Server) -> None:
    """Whoever watches learns of it too, and can say nothing to it."""
    async with Person(server) as anna, Person(server) as boris:
        table = (await anna.table("me", "open"))["id"]
        await boris.call("POST", f"/api/tables/{table}/join", {})
        async with anna.seat(table) as page, boris.seat(table) as other:
            pages = [page, other]
            for each in pages:
                await each.until("view")
            chance = random.Random(1)
            for each in pages:  # both draft at once, and what they pass on is seen then
                await each.play(chance)
            while page.undo or not page.told["plead"]:
                await page.hear()
            await page.say({"type": "plead", "seat": 0, "seq": page.seq, "key": "please"})
            assert (await page.until("ack", "error"))["type"] == "ack"
            while other.told["plea"] is None:
                await other.hear()
            assert other.told["plea"] == {"seat": 0, "waits": [1]}
            assert other.told["events"] == []
            await page.say({"type": "allow", "seat": 0, "seq": page.seq, "key": "own", "yes": True})
            assert (await page.until("error"))["code"] == "plea-gone"
            await other.say({"type": "allow", "seat": 1, "seq": other.seq, "key": "yes", "yes": True})
            assert (await other.until("ack", "error"))["type"] == "ack"
            while page.told["rewinds"] == 0:
                await page.hear()
            assert page.told["plea"] is None
            assert page.asked() is not None
