"""A real server process, real sockets, and people who play at random."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.exceptions import WebSocketException

from arcanarium.core.delta import apply_patches
from processes import PATIENCE, end, free_port, start_server

SOURCES = Path(__file__).parents[2] / "src"
SERVE = """
import sys
from arcanarium.cli.serve import serve
if __name__ == "__main__":
    serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
"""


class Server:
    """One server process; it can be killed and started again."""

    def __init__(
        self,
        database: str,
        log: Path,
        rate: float = 50.0,
        absence: float = 1.0,
        environment: Mapping[str, str] = {},
    ) -> None:
        self.database = database
        self.log = log
        self.rate = rate
        self.absence = absence  # seconds until a bot may play for who is away
        self.environment = environment
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self, workers: int = 1) -> Server:
        environment = {
            **os.environ,
            "PYTHONPATH": str(SOURCES),
            "ARCANARIUM_RATE": str(self.rate),
            "ARCANARIUM_ABSENCE": str(self.absence),
            "ARCANARIUM_STOP": f"{2 * PATIENCE:.0f}",  # longer than anybody waits: no worker is killed unnoticed
            "ARCANARIUM_SILENCE": f"{2 * PATIENCE:.0f}",  # these pages say nothing while they wait
            **self.environment,
        }
        command = [sys.executable, "-c", SERVE, str(self.port), self.database, str(workers)]
        self.process = start_server(command, self.log, self.answers, env=environment)
        return self

    def answers(self) -> bool:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def cpu_seconds(self) -> float:
        """Used so far by all its processes: how much work it had, however busy the machine is."""
        assert self.process is not None
        total = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                fields = stat.read_text().rpartition(")")[2].split()
                if int(fields[2]) == self.process.pid:  # its group
                    total += int(fields[11]) + int(fields[12])
        return total / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """Without any warning; the worker goes with its parent."""
        assert self.process is not None
        end(self.process)
        self.process = None

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        finally:
            self.kill()


class Person:
    """A browser: a cookie, requests, sockets."""

    def __init__(self, server: Server) -> None:
        self.server = server
        # There is no TLS here, and reading the certificates of all the world takes a while.
        self.http = httpx.AsyncClient(base_url=f"http://{server.host}", timeout=PATIENCE, verify=False)

    async def __aenter__(self) -> Person:
        await self.call("GET", "/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def call(self, method: str, path: str, body: object = None, status: int | None = None) -> Any:
        answer = await self.http.request(method, path, json=body)
        if status is None:
            assert answer.status_code < 300, answer.text
        else:
            assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text

    async def table(self, *kinds: str, **more: object) -> dict[str, Any]:
        players = [{"kind": kind} for kind in kinds]
        body = {"game": "seasons", "seats": len(kinds), "players": players, **more}
        made: dict[str, Any] = await self.call("POST", "/api/tables", body, 201)
        return made

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def socket(self, table: str, **headers: str) -> AsyncIterator[Any]:
        given = {"Origin": f"http://{self.server.host}", "Cookie": self.cookie(), **headers}
        async with websockets.connect(
            f"ws://{self.server.host}/ws/tables/{table}",
            additional_headers=given,
            max_size=2**24,
            compression=None,
            open_timeout=PATIENCE,
        ) as raw:
            yield raw

    @asynccontextmanager
    async def seat(
        self, table: str, seat: int | None = None, seq: int | None = None, log: int = 0
    ) -> AsyncIterator[Page]:
        async with self.socket(table) as raw:
            page = Page(raw)
            await page.say({"type": "hello", "seq": seq, "seat": seat, "log": log})
            yield page


class Page:
    """What a page knows: everything it was sent, and the view put together from it."""

    def __init__(self, raw: Any) -> None:
        self.raw = raw
        self.table: dict[str, Any] = {}
        self.view: Any = None
        self.told: dict[str, Any] = {}  # the last view or change of it
        self.seq = -1
        self.seat: int | None = None
        self.decisions: list[dict[str, Any]] = []
        self.undo = False
        self.over: dict[str, Any] | None = None
        self.events: list[Any] = []
        self.heard: list[str] = []
        self.keys = 0

    async def say(self, message: object) -> None:
        await self.raw.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        text = await asyncio.wait_for(self.raw.recv(), timeout)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        self.take(message)
        return message

    def take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "table":
            self.table = message
        elif kind == "view":
            self.view, self.seat = message["view"], message["seat"]
        elif kind == "delta":
            assert message["from"] == self.seq, (message["from"], self.seq)
            self.view = apply_patches(self.view, message["view"])
            self.events += message["events"]
        elif kind == "over":
            self.over = message
        if kind in ("view", "delta"):
            self.told = message
            self.seq, self.decisions, self.undo = message["seq"], message["decisions"], message["undo"]

    async def until(self, *kinds: str, timeout: float = PATIENCE) -> dict[str, Any]:
        while True:
            message = await self.hear(timeout)
            if message["type"] in kinds:
                return message

    async def quiet(self, seconds: float = 0.2) -> None:
        """Hear everything that is on its way."""
        try:
            while True:
                await self.hear(seconds)
        except TimeoutError:
            return

    def asked(self) -> dict[str, Any] | None:
        for decision in self.decisions:
            if "options" in decision:
                return decision
        return None

    def move(self, action: int, seat: int | None = None, key: str | None = None, **more: object) -> dict[str, Any]:
        self.keys += 1
        return {
            "type": "move",
            "seq": self.seq,
            "seat": self.seat if seat is None else seat,
            "action": action,
            "key": key or f"k{self.keys}-{random.random()}",
            "reply": self.keys,
            **more,
        }

    async def play(self, chance: random.Random) -> dict[str, Any]:
        """Any answer to what is asked; heard until it is acknowledged."""
        decision = self.asked()
        assert decision is not None
        await self.say(self.move(chance.choice(decision["options"]), decision["seat"]))
        return await self.until("ack", "stale", "error")

    async def turn(self) -> dict[str, Any]:
        """What is asked of one of the seats of a table that one person plays alone, looked at from there."""
        decision = self.asked()
        if decision is None:
            await self.say({"type": "watch", "seat": self.decisions[0]["seat"]})
            await self.until("view")
            decision = self.asked()
        assert decision is not None
        return decision

    async def play_alone(self, chance: random.Random, moves: int) -> None:
        """So many answers for all seats of such a table, each acknowledged."""
        for _ in range(moves):
            await self.turn()
            assert (await self.play(chance))["type"] == "ack"

    async def play_to_end(self, chance: random.Random, moves: int = 10**9) -> int:
        """Answer whenever asked until the game is over."""
        played = 0
        while self.over is None and played < moves:
            if self.asked() is not None:
                answer = await self.play(chance)
                assert answer["type"] in ("ack", "stale"), answer
                played += answer["type"] == "ack"
            else:
                await self.hear()
        return played


class Player:
    """Plays on whatever happens to the server, as the page does: what was not acknowledged is sent again."""

    def __init__(self, person: Person, table: str, seat: int, chance: random.Random) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.chance = chance
        self.acknowledged: dict[str, int] = {}
        self.pending: dict[str, object] | None = None
        self.sent_again = 0
        self.view: object = None
        self.over = False

    async def run(self) -> None:
        while not self.over:
            try:
                async with self.person.seat(self.table, self.seat) as page:
                    await page.until("view")
                    await self.play(page)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def play(self, page: Page) -> None:
        if self.pending is not None:
            self.sent_again += 1
            await self.settle(page)
        while page.over is None:
            decision = page.asked()
            if decision is None:
                await page.hear()
                continue
            self.pending = page.move(self.chance.choice(decision["options"]), self.seat)
            await self.settle(page)
        self.view = page.view
        self.over = True

    async def settle(self, page: Page) -> None:
        assert self.pending is not None
        await page.say(self.pending)
        answer = await page.until("ack", "stale", "error")
        key = str(self.pending["key"])
        if answer["type"] == "ack":
            self.acknowledged[key] = answer["seq"]
        else:
            assert answer["type"] == "stale" or answer["code"] in ("illegal", "already-over", "storage"), answer
        if answer.get("code") != "storage":
            self.pending = None
