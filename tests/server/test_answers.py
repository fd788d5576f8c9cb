"""Whole answers over the socket: one message, one transaction, all of it or nothing, exactly once."""

from __future__ import annotations

import random
from typing import Any

import pytest

from arcanarium.core.record import parse

from .harness import Page, Person, Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def any_whole(decision: dict[str, Any], chance: random.Random) -> list[int]:
    """A complete answer that the shape allows, in any order."""
    shape = decision["shape"]
    stop = shape.get("stop", -1)
    if "wholes" in shape:
        found = [part for part in chance.choice(shape["wholes"]) if part != stop]
    elif "things" in shape:
        supply = [thing for thing, number in shape["things"] for _ in range(number)]
        found = chance.sample(supply, chance.randint(shape.get("least", 1), shape.get("most", 1)))
    else:
        return [chance.choice(decision["options"])]
    chance.shuffle(found)
    return found or [stop]


def answer(page: Page, actions: list[int], **more: object) -> dict[str, Any]:
    message = page.move(0, **more)
    del message["action"]
    return {**message, "type": "answer", "actions": actions}


async def test_a_game_of_whole_answers(server: Server) -> None:
    chance = random.Random(8)
    at_once = by_itself = 0
    async with Person(server) as anna:
        table = (await anna.table("me", "hotseat", practice=True, seed=3))["id"]
        async with anna.seat(table) as page:
            await page.until("view")
            while page.over is None:
                whole = any_whole(await page.turn(), chance)
                before = page.seq
                message = answer(page, whole)
                await page.say(message)
                done = await page.until("ack", "error")
                assert done["type"] == "ack", (done, whole)
                assert page.seq == before + done["done"] == done["seq"]
                at_once += done["done"] > 1
                by_itself += done["done"] < len(whole)
                if chance.random() < 0.2 and page.over is None:
                    await page.say(message)
                    again = await page.until("ack", "error")
                    assert (again["type"], again["done"]) == ("ack", 0), "the same key does nothing twice"
                    assert page.seq == done["seq"]
                await page.quiet(0.001)
        record = await anna.call("GET", f"/api/tables/{table}/record")
        assert len(parse(record).moves) == page.seq, "what is written down are single answers"
    assert at_once > 5
    assert by_itself > 0


async def test_all_of_it_or_nothing(server: Server) -> None:
    chance = random.Random(9)
    refused = told = 0
    async with Person(server) as anna:
        table = (await anna.table("me", "hotseat", practice=True, seed=5))["id"]
        async with anna.seat(table) as page:
            await page.until("view")
            for _ in range(160):
                if page.over is not None:
                    break
                decision = await page.turn()
                whole = any_whole(decision, chance)
                for wrong in ([*whole, 10**6], whole[:-1] if len(whole) > 1 else [10**6]):
                    before = (page.seq, page.view)
                    await page.say(answer(page, wrong))
                    problem = await page.until("error", "ack")
                    if problem["type"] == "ack":  # the engine completed it: there was nothing else to choose
                        break
                    assert problem["code"] == "illegal"
                    assert (page.seq, page.view) == before
                    refused += 1
                for no in decision.get("refusals", [])[:1]:
                    await page.say(page.move(no[0]))
                    problem = await page.until("error")
                    assert problem["refusal"] == no
                    assert problem["message"].endswith(".")
                    told += 1
                if page.asked() == decision:
                    await page.say(answer(page, whole))
                    assert (await page.until("ack", "error"))["type"] == "ack"
                await page.quiet(0.001)
    assert refused > 100
    assert told > 10


async def test_only_who_is_asked_hears_the_question(server: Server) -> None:
    chance = random.Random(4)
    async with Person(server) as anna, Person(server) as boris, Person(server) as clara:
        table = (await anna.table("me", "open"))["id"]
        await boris.call("POST", f"/api/tables/{table}/join")
        async with anna.seat(table) as one, boris.seat(table) as two, clara.seat(table) as watcher:
            for page in (one, two, watcher):
                await page.until("view")
            shapes = refusals = 0
            for _ in range(60):
                for page in (one, two):
                    if page.asked() is not None:
                        shapes += page.asked()["shape"] != {}
                        refusals += bool(page.asked().get("refusals"))
                        await page.play(chance)
                for page in (one, two, watcher):
                    await page.quiet(0.01)
                    for decision in page.decisions:
                        assert set(decision) == {"seat"} or decision["seat"] == page.seat
            assert shapes
            assert refusals
