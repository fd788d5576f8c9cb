"""Long thoughts hold up nobody: lanes are fair, and a table of four masters leaves another table as quick as it was."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import statistics
import time

import pytest

from arcanarium.server.lanes import Lane, Pace

from .harness import Person, Server

pytestmark = pytest.mark.anyio

MOVES = 60


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def nap(seconds: float, name: str) -> tuple[str, int]:
    time.sleep(seconds)
    return name, os.nice(0)


def wrong() -> None:
    raise ValueError("no")


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def test_everybody_gets_a_turn() -> None:
    """One owner with much to do does not make another wait for all of it."""
    lane = Lane(Pace("test", 1, 7))
    order: list[str] = []

    async def one(owner: str) -> None:
        name, nice = await lane.run(owner, nap, 0.02, owner, patience=30)
        assert nice >= 7
        order.append(name)

    try:
        await asyncio.gather(*[one("greedy") for _ in range(6)], one("modest"), one("third"))
        assert order.index("modest") <= 2
        assert order.index("third") <= 3
    finally:
        lane.close()


async def test_one_owner_never_has_all_processes() -> None:
    lane = Lane(Pace("test", 2, 1))
    try:
        long = [asyncio.create_task(lane.run("a", nap, 1.0, "a", patience=30)) for _ in range(3)]
        await lane.run("b", nap, 0.0, "b", patience=30)  # both processes are up
        begun = time.monotonic()
        await lane.run("b", nap, 0.0, "b", patience=30)
        assert time.monotonic() - begun < 0.5
        assert not all(task.done() for task in long)
        await asyncio.gather(*long)
    finally:
        lane.close()


async def test_what_goes_wrong_is_told_and_the_lane_goes_on() -> None:
    lane = Lane(Pace("test", 1, 1))
    try:
        with pytest.raises(ValueError, match="no"):
            await lane.run("a", wrong, patience=30)
        with pytest.raises(TimeoutError):
            await lane.run("a", nap, 0.5, "a", patience=0.05)
        with pytest.raises(Exception, match="abruptly"):
            await lane.run("a", die, patience=30)  # tried twice
        assert (await lane.run("a", nap, 0.0, "alive", patience=30))[0] == "alive"
        given_up = asyncio.create_task(lane.run("a", nap, 0.0, "a", patience=30))
        await asyncio.sleep(0)
        given_up.cancel()
        assert (await lane.run("b", nap, 0.0, "b", patience=30))[0] == "b"
    finally:
        lane.close()


async def answers(person: Person, moves: int) -> list[float]:
    """How long a person waits until each answer is acknowledged."""
    table = (await person.table("me", "hotseat", practice=True, seed=5))["id"]
    took: list[float] = []
    chance = random.Random(1)
    async with person.seat(table, 0) as one, person.seat(table, 1) as two:
        await one.until("view")
        await two.until("view")
        while len(took) < moves:
            page = one if one.asked() else two if two.asked() else None
            if page is None:
                await one.hear()
                continue
            begun = time.monotonic()
            await page.play(chance)
            took.append(time.monotonic() - begun)
            seq = max(one.seq, two.seq)
            for each in (one, two):
                while each.seq < seq:
                    await each.hear()
    return took


async def bot_answers(person: Person, moves: int) -> list[float]:
    """How long a person waits for quick bots."""
    players = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "seasons", "seats": 2, "players": players, "practice": True, "seed": 5}
    table = (await person.call("POST", "/api/tables", body, 201))["id"]
    took: list[float] = []
    chance = random.Random(2)
    async with person.seat(table) as page:
        while len(took) < moves:
            begun = time.monotonic()
            while page.asked() is None:
                await page.hear(30)
            took.append(time.monotonic() - begun)
            await page.play(chance)
            await page.quiet(0.01)
    return took


async def test_four_masters_slow_nobody(sqlite_server: Server) -> None:
    async with Person(sqlite_server) as anna, Person(sqlite_server) as boris:
        await answers(anna, 10)  # everything is warm
        await bot_answers(anna, 3)
        alone, bots_alone = await answers(anna, MOVES), await bot_answers(anna, 12)
        for bot in ("master", "ismcts"):  # masters, and searches that take their whole second
            players = [{"kind": "bot", "bot": bot}] * 4
            await boris.call("POST", "/api/tables", {"game": "seasons", "seats": 4, "players": players}, 201)
        await asyncio.sleep(2.0)  # they think
        beside, bots_beside = await answers(anna, MOVES), await bot_answers(anna, 12)
    assert statistics.median(beside) <= 2 * statistics.median(alone) + 0.01, (alone, beside)
    assert sorted(beside)[-2] < 1.0, sorted(beside)[-5:]
    assert statistics.median(bots_beside) <= 2 * statistics.median(bots_alone) + 0.1, (bots_alone, bots_beside)
    assert max(bots_beside) < 5.0
