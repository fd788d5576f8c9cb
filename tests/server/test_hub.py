"""A hub in this process, so that time can be played with: tables that are swept, clocks that are set."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from arcanarium.games import load
from arcanarium.server import clock, wire
from arcanarium.server.settings import Settings, address
from arcanarium.server.socket.sockets import Sockets
from arcanarium.server.store.database import upgrade
from arcanarium.server.store.opening import open_store
from arcanarium.server.store.rows import SeatChange
from arcanarium.server.tables import hub as hubs
from arcanarium.server.tables.hub import Hub
from arcanarium.server.tables.laying import Host, lay
from arcanarium.server.tables.table import Table
from arcanarium.server.visitors.caller import Caller
from arcanarium.server.visitors.identity import COOKIE
from arcanarium.server.visitors.visitors import Visitors
from processes import soon

pytestmark = pytest.mark.anyio

ANNA = Host("a" * 24, "Anna")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    settings = Settings(database=address(str(tmp_path / "tables.db")), sweep=0.01)
    store = open_store(settings)
    await store.write(upgrade)
    await store.add_identity(ANNA.id, ANNA.name)
    running = Hub(store, settings)
    await running.start()
    yield running
    await running.stop()
    await store.close()


async def lay_table(hub: Hub, *kinds: str, clock: wire.Clock | None = None) -> Table:
    players = [wire.Player(kind=kind) for kind in kinds]
    wish = wire.NewTable(game="seasons", seats=len(kinds), players=players, clock=clock)
    return await hub.add(lay(ANNA, load("seasons"), wish))


class Guest:
    """The far end of a socket."""

    def __init__(self, sockets: Sockets, table_id: str, cookie: str = "") -> None:
        self.events: asyncio.Queue[Any] = asyncio.Queue()
        self.said: list[Any] = []
        scope: Any = {"path": f"/ws/tables/{table_id}"}
        headers = [(b"cookie", f"{COOKIE}={cookie}".encode())] if cookie else []
        caller = Caller("127.0.0.1", "", True, False, "", headers, "")
        self.events.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(sockets(caller, scope, self.events.get, self.hear))

    async def hear(self, event: Any) -> None:
        self.said.append(event)

    def tell(self, **message: object) -> None:
        self.events.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def accepted(self) -> bool:
        return any(event["type"] == "websocket.accept" for event in self.said)

    async def greeted(self) -> bool:
        return any(event["type"] == "websocket.send" for event in self.said)

    async def hang_up(self) -> None:
        self.events.put_nowait({"type": "websocket.disconnect"})
        await self.task


async def test_who_says_hello_late_sits_at_the_table_of_all_the_others(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table may be put away and brought out again between a handshake and its hello."""
    old = await lay_table(hub, "me", "open")
    visitors = Visitors(hub.store, 50.0)
    await visitors.read_keys()
    state: Any = SimpleNamespace(hub=hub, visitors=visitors)
    late = Guest(Sockets(state), old.row.id)

    async def put_away() -> bool:
        return old.row.id not in hub.tables

    await soon(late.accepted, "the handshake is answered")
    with monkeypatch.context() as patch:
        patch.setattr(hubs, "IDLE_SECONDS", 0.0)
        await soon(put_away, "the table is put away")
    other = Guest(Sockets(state), old.row.id)
    for guest in (other, late):
        guest.tell(type="hello")
        await soon(guest.greeted, "a hello is answered")
    table = hub.tables[old.row.id]
    assert table is not old
    assert len(table.audience.connections) == 2
    assert not old.audience.connections
    await late.hang_up()
    await other.hang_up()


async def test_whoever_wants_a_hint_is_told_that_the_database_is_away(hub: Hub, tmp_path: Path) -> None:
    """Also where the game has to be read again first, as it is after a move that could not be written."""
    table = await lay_table(hub, "me", "bot")
    visitors = Visitors(hub.store, 50.0)
    await visitors.read_keys()
    state: Any = SimpleNamespace(hub=hub, visitors=visitors)
    guest = Guest(Sockets(state), table.row.id, visitors.signer.cookie(ANNA.id))
    guest.tell(type="hello")
    await soon(guest.greeted, "hello is answered")
    with sqlite3.connect(tmp_path / "tables.db") as base:
        base.execute("ALTER TABLE snapshots RENAME TO away")
    base.close()
    asks: list[dict[str, Any]] = [{"type": "hint", "seq": 0}, {"type": "review", "since": 0}]
    for number, ask in enumerate(asks):
        table.play = None
        guest.tell(**ask, seat=0, reply=number)

        async def refused(number: int = number) -> bool:
            told = [json.loads(event["text"]) for event in guest.said if event["type"] == "websocket.send"]
            return any(each.get("reply") == number and each.get("code") == "storage" for each in told)

        await soon(refused, "the answer to a hint")
    await guest.hang_up()


async def test_a_clock_that_runs_is_not_put_away(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """What somebody has thought so far is known only here, also where nothing happens at its end."""
    waits = await lay_table(hub, "me", "hotseat", clock=wire.Clock(300, 600, "wait"))
    other = await lay_table(hub, "me", "hotseat")
    monkeypatch.setattr(hubs, "IDLE_SECONDS", 0.0)

    async def put_away() -> bool:
        return other.row.id not in hub.tables

    await soon(put_away, "the table without a clock is put away")
    assert hub.tables[waits.row.id] is waits


async def test_a_table_that_was_left_full_begins(hub: Hub) -> None:
    """The process that filled its last seat ended before it could let the game begin."""
    table = (await lay_table(hub, "me", "open")).row.id
    filled = SeatChange(seat=1, was="open", values={"kind": "bot", "bot": "random"})
    assert await hub.store.change_seats(table, [filled])
    hub.tables.clear()
    assert await hub.store.unfinished() == [table]
    again = await hub.table(table)
    assert again.row.state == "waiting"
    await again.go_on()
    assert again.row.state == "playing"
    assert again.play is not None


@pytest.mark.parametrize("hours", [1, -1])
async def test_setting_the_clock_of_the_machine_takes_no_time_from_anybody(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    table = await lay_table(hub, "me", "hotseat", clock=wire.Clock(300, 600, "bot"))
    before = table._clock_info()
    real = time.time
    monkeypatch.setattr(clock, "time", lambda: real() + hours * 3600)
    monkeypatch.setattr(time, "time", lambda: real() + hours * 3600)
    after = table._clock_info()
    assert before is not None
    assert after is not None
    assert abs(after.at - before.at) > 3_000_000  # what is written down follows the machine,
    for was, left in zip(before.left, after.left, strict=True):
        assert was.game is not None
        assert left.game is not None
        assert 0 <= was.game - left.game < 600_000  # and what is counted does not
        assert left.game > 0
    assert table.clocks is not None
    table._turn_clocks(0)
    assert max(table.clocks.spent) < 600_000
    table.close()
