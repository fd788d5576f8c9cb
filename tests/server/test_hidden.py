"""Two worlds that differ only in what a watcher cannot know are told to that watcher in the same bytes."""

from __future__ import annotations

import asyncio
import json
import random
import re
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from arcanarium.core.plan import DRAWS
from arcanarium.games import load
from arcanarium.server.store.rows import Entry
from arcanarium.server.tables.messages import tell_decisions, tell_events
from arcanarium.server.tables.play import MOVE, Play
from processes import PATIENCE

from .harness import Page, Person, Server

pytestmark = pytest.mark.anyio

GAME = load("seasons")
SEATS = 3
WATCHERS = (0, 2, None)  # seats of one person, of whom one page looks from each, and a spectator
POINTS = (0, 6, 20, 40, 70, 100, 140, 190, 240)  # moves after which the worlds part
STEPS = 30


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def random_move(play: Play, chance: random.Random) -> tuple[int, int]:
    seat = chance.choice(play.owing())
    return seat, chance.choice(play.history.state.legal_for(seat))


def carry_out(play: Play, seat: int, action: int) -> None:
    play.carry_out(Entry(play.seq + 1, MOVE, seat, action, None, 0))


def knows(play: Play, watcher: int | None) -> Any:
    """All that the rules let a watcher know after the last step."""
    events = tell_events(GAME, play.log[-1].events, watcher) if play.log else []
    undo = watcher is not None and play.may_undo(watcher)
    return GAME.view(play.history.state, watcher), events, tell_decisions(play, watcher), undo, play.touched


def copied(play: Play, seed: int) -> Play:
    new = Play(GAME, SEATS, seed, {})
    new.restore(play.snapshot())
    return new


def worlds(seed: int, moves: int, watcher: int | None) -> tuple[Play, Play]:
    """A game after so many moves, and one with everything dealt anew that the watcher cannot see."""
    chance = random.Random(seed)
    play = Play(GAME, SEATS, seed, {})
    while play.seq < moves and not play.over:
        carry_out(play, *random_move(play, chance))
    play.history.moves.clear()  # undo would lead back into the one true past
    other = copied(play, seed)
    state = GAME.imagine(play.history.state, GAME.rules.plan.seats if watcher is None else watcher, seed + 1)
    state.sow(play.history.state.seed())  # the dice to come are the same
    state.mem[DRAWS] = play.history.state.mem[DRAWS]
    other.history.state = state
    other.decisions = GAME.decisions(state)
    return play, other


def paired(one: Play, two: Play, watcher: int | None, seed: int, chance: random.Random) -> Any:
    """An answer in each world after which the watcher can still not tell them apart, if chance finds one."""
    seat, action = random_move(one, chance)
    after = copied(one, seed)
    carry_out(after, seat, action)
    options = two.history.state.legal_for(seat)
    chance.shuffle(options)
    for candidate in sorted(options, key=lambda option: option != action)[:8]:
        other = copied(two, seed)
        carry_out(other, seat, candidate)
        if knows(after, watcher) == knows(other, watcher):
            return seat, action, candidate, after, other
    return None


def told(text: str) -> str:
    """Without the time of day."""
    return re.sub(r'"updated": ?\d+', '"updated":0', text)


def heard(page: Page) -> list[str]:
    """Every byte that came, but for what was said of the table: who comes and goes is told when a second is over."""
    found = [told(text) for text in page.heard]
    page.heard = []
    return [text for text in found if json.loads(text)["type"] != "table"]


async def agree(here: Page, there: Page) -> None:
    """Both have been told the same of their table in the end."""
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while told(json.dumps(here.table)) != told(json.dumps(there.table)):
        assert asyncio.get_running_loop().time() < deadline, (here.table, there.table)
        await asyncio.gather(here.quiet(), there.quiet())


async def answer(page: Page, seat: int, action: int, number: int) -> None:
    await page.say({"type": "move", "seq": page.seq, "seat": seat, "action": action, "key": f"k{number}", "reply": 1})
    assert (await page.until("ack", "error", "stale"))["type"] == "ack"


async def reach(page: Page, seq: int) -> None:
    while page.seq < seq:
        await page.hear()


async def probe(page: Page, watcher: int | None) -> None:
    """Things a curious watcher may try; what comes back tells nothing either."""
    tried: list[object] = [{"type": "ping", "reply": 1}, {"type": "chat", "text": ""}, "nonsense"]
    for seat in range(SEATS):
        for kind in ("undo", "reset"):
            tried.append({"type": kind, "seq": page.seq, "seat": seat, "key": "p"} if seat != watcher else "{}")
        tried.append({"type": "answer", "seq": page.seq, "seat": seat, "actions": [9999, 1], "key": "a"})
        tried.append({"type": "hint", "seq": page.seq, "seat": seat, "reply": 3} if seat != watcher else "3")
        tried.append({"type": "move", "seq": page.seq, "seat": seat, "action": 9999, "key": "q"})
        tried.append({"type": "move", "seq": 0, "seat": seat, "action": 1, "key": "r"} if page.seq == 0 else "[]")
        tried.append({"type": "hello", "seat": seat} if seat != watcher else "1")
        tried.append({"type": "watch", "seat": seat} if seat != watcher else "2")
    for message in tried:
        await page.say(message)
        await page.until("error", "pong", "stale")


@pytest.mark.parametrize("watcher", WATCHERS)
async def test_no_byte_tells_what_a_watcher_cannot_know(watcher: int | None, tmp_path: Path, logs: Path) -> None:
    first = Server(str(tmp_path / "one.db"), logs / f"world-{watcher}-one.log").start()
    second = Server(str(tmp_path / "two.db"), logs / f"world-{watcher}-two.log")
    tables: list[tuple[str, int, Play, Play]] = []
    async with Person(first) as looks, Person(first) as rival:
        kinds = ["open"] * SEATS
        for number, moves in enumerate(POINTS):
            table = (await rival.table(*kinds, private=True))["id"]
            for seat in range(SEATS):
                await (looks if seat == watcher else rival).call("POST", f"/api/tables/{table}/join", {"seat": seat})
            tables.append((table, number, *worlds(number, moves, watcher)))
        first.stop()
        shutil.copy(first.database, second.database)
        for server, place in ((first, 2), (second, 3)):
            with sqlite3.connect(server.database) as base:
                for entry in tables:
                    play: Play = entry[place]  # type: ignore[assignment]
                    row = (entry[0], play.seq, play.snapshot())
                    base.execute("INSERT INTO snapshots (table_id, seq, data) VALUES (?, ?, ?)", row)
                    base.execute("UPDATE tables SET seq = ? WHERE id = ?", (play.seq, entry[0]))
            base.close()
        await asyncio.gather(asyncio.to_thread(first.start), asyncio.to_thread(second.start))
        compared = differed = 0
        try:
            async with Person(second) as far_looks, Person(second) as far_rival:
                far_looks.http.cookies = looks.http.cookies
                far_rival.http.cookies = rival.http.cookies
                for table, seed, one, two in tables:
                    chance = random.Random(seed)
                    if one.over:
                        continue
                    differed += one.snapshot() != two.snapshot()
                    async with (
                        looks.seat(table, watcher, log=50) as here,
                        far_looks.seat(table, watcher, log=50) as there,
                        rival.seat(table) as acts,
                        far_rival.seat(table) as far_acts,
                    ):
                        for page in (here, there, acts, far_acts):
                            await page.until("log" if page in (here, there) else "view")
                        assert sorted(heard(here)) == sorted(heard(there))
                        for step in range(STEPS):
                            found = paired(one, two, watcher, seed, chance)
                            if found is None:
                                break
                            seat, action, candidate, one, two = found
                            if seat == watcher:
                                await answer(here, seat, action, step)
                                await answer(there, seat, candidate, step)
                            else:
                                await answer(acts, seat, action, step)
                                await answer(far_acts, seat, candidate, step)
                            for page in (here, there, acts, far_acts):
                                await reach(page, one.seq)
                            if step % 8 == 0:
                                await probe(here, watcher)
                                await probe(there, watcher)
                                await here.say({"type": "hello", "seat": watcher, "log": 100})
                                await there.say({"type": "hello", "seat": watcher, "log": 100})
                                await here.until("log")
                                await there.until("log")
                            mine, theirs = heard(here), heard(there)
                            assert mine == theirs
                            compared += sum(len(text) for text in mine)
                            if one.over:
                                break
                        await agree(here, there)
                        pages = [await person.http.get(f"/api/tables/{table}") for person in (looks, far_looks)]
                        bodies = [re.sub(r'"updated":\d+', "", page.text) for page in pages]
                        assert one.over or bodies[0] == bodies[1]
                        assert json.loads(pages[0].text)["fairness"]["seed"] is None or one.over
        finally:
            first.stop()
            second.stop()
    assert differed >= len(POINTS) // 2
    assert compared > 30_000, compared
    for log in (first.log, second.log):
        assert not re.search("|".join(GAME.rules.plan.kinds), log.read_text())  # nor does the log of the server tell
