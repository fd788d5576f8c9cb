"""Tables over real sockets: whole games, resuming, undoing, hot-seat, chat, clocks, hand-over."""

from __future__ import annotations

import asyncio
import hashlib
import random
import statistics

import pytest

from .harness import Person, Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_two_people_play_to_the_end(server: Server) -> None:
    async with Person(server) as anna, Person(server) as boris, Person(server) as carl:
        table = (await anna.table("me", "open"))["id"]
        joined = await boris.call("POST", f"/api/tables/{table}/join", {})
        assert joined["state"] == "playing"
        async with anna.seat(table) as one, boris.seat(table) as two, carl.seat(table) as watcher:
            looks = asyncio.create_task(watcher.until("over"))
            played = await asyncio.gather(one.play_to_end(random.Random(1)), two.play_to_end(random.Random(2)))
            await looks
            await one.quiet()
            await two.quiet()
            await watcher.quiet()
            assert one.over == two.over == watcher.over
            assert min(played) > 20
            assert watcher.seq == one.seq == two.seq
            for page in (one, two, watcher):
                fair = page.over["fairness"]
                assert int(hashlib.sha256(fair["mix"].encode()).hexdigest()[:32], 16) == int(fair["seed"])
                sizes = [len(text) for text in page.heard if '"type":"delta"' in text]
                assert statistics.median(sizes) <= 1000, statistics.median(sizes)
            # What was put together from patches is what a newcomer is sent.
            async with anna.seat(table) as again:
                await again.until("over")
                assert again.view == one.view
        record = await carl.call("GET", f"/api/tables/{table}/record")
        assert record.startswith("arcanarium record 1\ngame: seasons\n")
        finished = await carl.call("GET", "/api/tables?scope=finished")
        assert table in [row["id"] for row in finished]
        summary = await carl.call("GET", f"/api/tables/{table}")
        assert summary["scores"] == one.over["scores"]
        replay = await carl.call("GET", f"/api/tables/{table}/replay?view=0")
        assert len(replay["steps"]) == one.seq
        from arcanarium.core.delta import apply_patches

        view = replay["first"]
        for step in replay["steps"]:
            view = apply_patches(view, step["patch"])
            assert step["seat"] == 0 or step["action"] is None
        assert view == one.view


async def test_answers_are_acknowledged_once(server: Server) -> None:
    async with Person(server) as anna:
        table = (await anna.table("me", "hotseat"))["id"]
        async with anna.seat(table) as page:
            await page.until("view")
            decision = page.asked()
            move = page.move(decision["options"][0], key="same")
            await page.say(move)
            first = await page.until("ack")
            assert first["seq"] == 1
            await page.say(move)
            second = await page.until("ack")
            assert second["seq"] == 1
            assert page.seq == 1
            # The same key of another seat is another move.
            await page.say({"type": "watch", "seat": 1})
            await page.until("view")
            assert page.asked()["seat"] == 1
            await page.say(page.move(page.asked()["options"][0], key="same"))
            assert (await page.until("ack"))["seq"] == 2


async def test_stale_foreign_and_illegal_are_answered(server: Server) -> None:
    async with Person(server) as anna, Person(server) as boris:
        table = (await anna.table("me", "open"))["id"]
        async with anna.seat(table) as early:
            await early.until("table")
            await early.say({"type": "move", "seq": 0, "seat": 0, "action": 1, "key": "a", "reply": 9})
            refused = await early.until("error")
            assert (refused["code"], refused["reply"], refused["key"]) == ("not-started", 9, "a")
            await boris.call("POST", f"/api/tables/{table}/join")
            await early.until("view")  # it started under the open page
            assert early.asked() is not None
        async with anna.seat(table) as one, boris.seat(table) as two:
            await one.until("view")
            await two.until("view")
            option = one.asked()["options"][0]
            mine = set(one.asked()["options"])
            wrong = next(action for action in range(500) if action not in mine)
            for message, code in (
                (one.move(wrong), "illegal"),
                (one.move(option, seat=1), "not-your-seat"),
                (one.move(option, seat=9), "seat-unknown"),
                ({"type": "undo", "seq": 0, "seat": 0, "key": "u"}, "undo-impossible"),
                ({"type": "watch", "seat": 1}, "not-your-seat"),
                ({"type": "answer", "seq": 0, "seat": 1, "actions": [option], "key": "w"}, "not-your-seat"),
                ({"type": "answer", "seq": 0, "seat": 0, "actions": [option, wrong], "key": "x"}, "illegal"),
                ({"type": "hello", "seat": 1}, "not-your-seat"),
                ({"type": "chat", "text": " \u200b "}, "chat-wrong"),
                ("x" * 20_000, "too-large"),
                ("nonsense", "malformed"),
            ):
                await one.say(message)
                answer = await one.until("error")
                assert answer["code"] == code, (message, answer)
            # While both choose, the other's answer does not make mine stale.
            await one.say(one.move(option))
            assert (await one.until("ack"))["seq"] == 1
            assert two.seq == 0
            await two.say(two.move(two.asked()["options"][0]))
            assert (await two.until("ack"))["seq"] == 2
            await one.quiet()
            await two.quiet()
            before = two.seq
            old = two.move(two.asked()["options"][0], key="old") if two.asked() else None
            assert old is not None
            await two.play(random.Random(1))
            await two.say(old)
            stale = await two.until("stale")
            assert stale["seq"] > before
            await two.until("view")


async def test_undo_and_reset(server: Server) -> None:
    chance = random.Random(5)
    async with Person(server) as anna:
        table = (await anna.table("me", "hotseat", practice=True, seed=12))["id"]
        undone = resets = 0
        async with anna.seat(table) as page:
            await page.until("view")
            for _ in range(120):
                if page.over:
                    break
                await page.turn()
                before, seat = page.view, page.seat
                answer = await page.play(chance)
                assert answer["type"] == "ack"
                if page.undo and chance.random() < 0.4:
                    kind = chance.choice(["undo", "reset"])
                    await page.say({"type": kind, "seat": seat, "seq": page.seq, "key": f"u{page.seq}"})
                    answer = await page.until("ack", "error")
                    assert answer["type"] == "ack", answer
                    if kind == "undo":
                        undone += 1
                        assert page.view == before
                    else:
                        resets += 1
                        assert not page.undo
            assert undone > 3
            assert resets > 3
            async with anna.seat(table, seat=page.seat, log=30) as again:
                await again.until("view")
                assert again.view == page.view
                log = await again.until("log")
                assert len(log["entries"]) == 30
                assert log["entries"][-1]["seq"] == page.seq


async def test_resuming_by_sequence_number(server: Server) -> None:
    chance = random.Random(4)
    async with Person(server) as anna:
        table = (await anna.table("me", "bot"))["id"]
        async with anna.seat(table) as page:
            await page.until("view")
            await page.play_to_end(chance, 10)
        async with anna.seat(table, seq=page.seq) as back:
            back.view, back.seq, back.seat = page.view, page.seq, page.seat
            message = await back.until("view", "delta")
            await back.quiet()
            async with anna.seat(table) as fresh:
                await fresh.until("view")
                await fresh.quiet()
                assert fresh.view == back.view
            assert message["type"] in ("view", "delta")
        async with anna.seat(table, seq=10**6) as odd:
            await odd.until("view")


async def test_deltas_are_sent_again_to_who_was_away_for_a_moment(server: Server) -> None:
    chance = random.Random(4)
    async with Person(server) as anna, Person(server) as boris:
        table = (await anna.table("me", "open"))["id"]
        await boris.call("POST", f"/api/tables/{table}/join")
        async with anna.seat(table) as page:
            await page.until("view")
        async with boris.seat(table) as other:
            await other.until("view")
            await other.play(chance)
            await other.quiet()
            async with anna.seat(table, seq=page.seq) as back:
                back.view, back.seq, back.seat = page.view, page.seq, page.seat
                assert (await back.until("view", "delta"))["type"] == "delta"
                assert back.seq == other.seq


async def test_chat_is_kept_with_the_table(server: Server) -> None:
    async with Person(server) as anna, Person(server) as boris:
        await anna.call("PUT", "/api/me", {"name": "Анна"})
        table = (await anna.table("me", "open"))["id"]
        async with anna.seat(table) as one, boris.seat(table) as two:
            await one.until("table")
            await two.until("table")
            await one.say({"type": "chat", "text": "Привет,\u202e мир!"})
            for page in (one, two):
                line = await page.until("chat")
                assert (line["who"], line["seat"], line["text"]) == ("Анна", 0, "Привет, мир!")
        async with boris.seat(table) as later:
            await later.until("table")
            assert [line["text"] for line in later.table["chat"]] == ["Привет, мир!"]


async def test_who_is_there_is_shown(server: Server) -> None:
    async with Person(server) as anna, Person(server) as boris:
        table = (await anna.table("me", "open"))["id"]
        async with anna.seat(table) as one:
            await one.until("table")
            await boris.call("POST", f"/api/tables/{table}/join")
            async with boris.seat(table) as two:
                await two.until("view")
                while [seat["connected"] for seat in one.table["seats"]] != [True, True]:
                    await one.hear()
                host = await anna.call("POST", f"/api/tables/{table}/seats/1", {"kind": "bot"}, 409)
                assert host["error"]["code"] == "not-absent"
            while [seat["connected"] for seat in one.table["seats"]] != [True, False]:
                await one.hear()


async def test_a_clock_that_runs_out_lets_a_bot_play_on(server: Server) -> None:
    async with Person(server) as anna:
        table = (await anna.table("me", "bot", clock={"move": 1, "after": "bot"}))["id"]
        async with anna.seat(table) as page:
            view = await page.until("view")
            left = view["clock"]["left"]
            assert left[0]["running"]
            assert not left[1]["running"]
            assert 0 <= left[0]["move"] <= 1000
            while not page.table["seats"][0]["stand_in"]:
                await page.hear()
            before = page.seq
            while page.seq < before + 5:
                await page.hear()
            back = await anna.call("POST", f"/api/tables/{table}/seats/0", {"kind": "person"})
            assert not back["seats"][0]["stand_in"]


async def test_a_clock_that_waits_only_tells(server: Server) -> None:
    async with Person(server) as anna:
        table = (await anna.table("me", "hotseat", clock={"game": 1}))["id"]
        async with anna.seat(table) as page:
            await page.until("view")
            await asyncio.sleep(1.2)
            await page.play(random.Random(1))
            delta = next(text for text in reversed(page.heard) if '"type":"delta"' in text)
            assert '"game":0' in delta
            assert not page.table["seats"][0]["stand_in"]


async def test_sockets_are_refused_with_a_reason(server: Server) -> None:
    from websockets.exceptions import InvalidStatus

    async with Person(server) as anna:
        table = (await anna.table("me", "bot"))["id"]
        for origin in ("http://evil.example", "null", ""):
            with pytest.raises(InvalidStatus) as refused:
                async with anna.socket(table, Origin=origin):
                    pass
            assert refused.value.response.status_code == 403
        async with anna.socket("aaaaaaaaaaaa") as raw:
            assert '"table-unknown"' in await raw.recv()
        async with anna.socket(table) as raw:
            await raw.send('{"type":"chat","text":"hi"}')
            assert '"malformed"' in await raw.recv()
            await raw.send('{"type":"ping","reply":3}')
            assert await raw.recv() == '{"type":"pong","reply":3}'
