"""Long thoughts hold up nobody: tables of four searchers leave another table as quick as it was."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack

import pytest

from .harness import Person, Server

pytestmark = pytest.mark.anyio

MOVES = 60


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def answers(person: Person, moves: int) -> None:
    """A person answers for both seats, and each answer is acknowledged."""
    table = (await person.table("me", "hotseat", practice=True, seed=5))["id"]
    chance = random.Random(1)
    async with person.seat(table, 0) as one, person.seat(table, 1) as two:
        await one.until("view")
        await two.until("view")
        for _ in range(moves):
            while one.asked() is None and two.asked() is None:
                await one.hear()
            await (one if one.asked() else two).play(chance)
            seq = max(one.seq, two.seq)
            for each in (one, two):
                while each.seq < seq:
                    await each.hear()


async def bot_answers(person: Person, moves: int) -> None:
    """A person plays with a quick bot, which answers each time."""
    players = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "seasons", "seats": 2, "players": players, "practice": True, "seed": 5}
    table = (await person.call("POST", "/api/tables", body, 201))["id"]
    chance = random.Random(2)
    async with person.seat(table) as page:
        for _ in range(moves):
            while page.asked() is None:
                await page.hear()
            await page.play(chance)
            await page.quiet(0.01)


async def test_four_searchers_slow_nobody(sqlite_server: Server) -> None:
    """Each of their thoughts takes a second: whoever had to wait for them would see them answer each time."""
    async with Person(sqlite_server) as anna, Person(sqlite_server) as boris, AsyncExitStack() as looking:
        searchers = []
        for bot in ("archon", "ismcts"):  # both take their whole second
            players = [{"kind": "bot", "bot": bot}] * 4
            body = {"game": "seasons", "seats": 4, "players": players}
            table = (await boris.call("POST", "/api/tables", body, 201))["id"]
            searchers.append(await looking.enter_async_context(boris.seat(table)))
        for page in searchers:
            while page.seq < 2:  # they think
                await page.hear()
        for play, moves in ((answers, MOVES), (bot_answers, MOVES // 5)):
            for page in searchers:
                await page.quiet(0.01)
            before = sum(page.seq for page in searchers)
            await play(anna, moves)
            for page in searchers:
                await page.quiet(0.01)
            thoughts = sum(page.seq for page in searchers) - before
            assert thoughts < moves, (play.__name__, thoughts)
