"""Everything fails in turn while people play: is any acknowledged move lost, applied twice, or shown and then gone?

    python benchmarks/chaos.py [--rounds 3] [--tables 6] [--pause 3] [--only 'server killed' ...]

On SQLite and on a PostgreSQL that is started for it: server processes killed and stopped, workers and connections
killed, the database stopped, the disk full, the clock set forth and back. Bounded, loopback only; ends with 1 if a
figure that has to be zero is not.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent / "tests"), str(HERE.parent / "src")]

import httpx  # noqa: E402

from arcanarium.server.outage import end  # noqa: E402
from processes import soon  # noqa: E402
from server.conftest import Postgres, find_postgres  # noqa: E402
from server.harness import Page, Person, Player, Server  # noqa: E402

GAMES = ("seasons", "res_arcana", "five_seals", "time_masters", "evenfall")
AWAY = (OSError, httpx.HTTPError, AssertionError, TimeoutError)
CLOCK = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>

static volatile int64_t *offset; /* seconds, in a file that whoever tests writes */
static int64_t ahead(void) {
  if (!offset) {
    int fd = open(getenv("ARCANARIUM_CLOCK"), O_RDONLY);
    offset = mmap(0, 8, PROT_READ, MAP_SHARED, fd, 0);
  }
  return *offset;
}
int clock_gettime(clockid_t which, struct timespec *now) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
  int done = real(which, now);
  if (which == CLOCK_REALTIME) now->tv_sec += ahead();
  return done;
}
"""


class Tracked(Player):
    """Remembers also how much of the game it was shown."""

    shown = 0

    async def settle(self, page: Page) -> None:
        await super().settle(page)
        self.shown = max(self.shown, page.seq)


class Load:
    """People who play whatever happens, and begin anew when a game is over."""

    def __init__(self, server: Server, tables: int) -> None:
        self.server = server
        self.players: list[Tracked] = []
        self.going = True
        self.size = tables
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.sit(number)) for number in range(self.size)]

    async def sit(self, number: int) -> None:
        while self.going:
            try:
                async with Person(self.server) as anna, Person(self.server) as boris:
                    await self.play(anna, boris, GAMES[number % len(GAMES)])
            except AWAY:
                await asyncio.sleep(0.1)

    async def play(self, anna: Person, boris: Person, game: str) -> None:
        table = (await anna.table("me", "open", game=game))["id"]
        await boris.call("POST", f"/api/tables/{table}/join")
        chance = random.Random(table)
        pair = [Tracked(person, table, seat, chance) for seat, person in enumerate((anna, boris))]
        self.players += pair
        games = [asyncio.create_task(player.run()) for player in pair]
        try:
            while self.going and not all(game.done() for game in games):
                await asyncio.sleep(0.1)
        finally:
            await end(games)
            for each in games:
                if not each.cancelled():
                    each.result()

    async def stop(self) -> None:
        self.going = False
        for done in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(done, BaseException):
                raise done

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def more(self, moves: int) -> None:
        """Until so many more were acknowledged."""
        goal = self.acknowledged + moves

        async def there() -> bool:
            return self.acknowledged >= goal

        await soon(there, f"{moves} more moves")


async def read_entries(database: str) -> dict[str, list[tuple[int, str | None]]]:
    """All entries of all tables, in their order."""
    query = "SELECT table_id, seq, key FROM entries ORDER BY table_id, seq"
    rows: list[Any]
    if database.startswith("postgresql"):
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(database)
        rows = [tuple(row) for row in await connection.fetch(query)]
        await connection.close()
    else:
        base = sqlite3.connect(database)
        rows = base.execute(query).fetchall()
        base.close()
    found: dict[str, list[tuple[int, str | None]]] = {}
    for table, seq, key in rows:
        found.setdefault(table, []).append((seq, key))
    return found


class Count:
    """What is found when the database is compared with everything that was acknowledged and shown."""

    def __init__(self) -> None:
        self.lost = self.twice = self.gone = self.holes = 0

    def compare(self, load: Load, kept: dict[str, list[tuple[int, str | None]]]) -> None:
        for entries in kept.values():
            self.holes += [seq for seq, _ in entries] != list(range(1, len(entries) + 1))
        for player in load.players:
            entries = kept.get(player.table, [])
            places: dict[str, list[int]] = {}
            for seq, key in entries:
                if key is not None:
                    places.setdefault(key, []).append(seq)
            for key, seq in player.acknowledged.items():
                here = places.get(f"{player.seat}:{key}", [])
                self.lost += seq not in here
                self.twice += len(here) > 1
            self.gone += len(entries) < player.shown

    @property
    def sound(self) -> bool:
        return not (self.lost or self.twice or self.gone or self.holes)


class Chaos:
    """The ways in which things fail; each returns how often it made them fail."""

    def __init__(self, folder: Path, cluster: Postgres | None, options: argparse.Namespace) -> None:
        self.cluster = cluster
        self.rounds: int = options.rounds
        self.pause: float = options.pause
        self.tables: int = options.tables
        self.only: list[str] = options.only
        database = str(folder / "tables.db") if cluster is None else cluster.database()
        self.clock = folder / "clock"
        self.clock.write_bytes(struct.pack("q", 0))
        (folder / "clock.c").write_text(CLOCK)
        library = folder / "clock.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-o", library, folder / "clock.c", "-ldl"], check=True)
        shim = {"LD_PRELOAD": str(library), "ARCANARIUM_CLOCK": str(self.clock), "ARCANARIUM_PURE": ""}
        self.server = Server(database, folder / "log", rate=1_000_000.0, environment=shim)
        self.workers = 1 if cluster is None else 2

    async def begin(self) -> None:
        await asyncio.to_thread(self.server.start, self.workers)

    def processes(self) -> list[int]:
        """Those that serve, without those who think."""
        assert self.server.process is not None
        if self.workers == 1:
            return [self.server.process.pid]
        found = []
        for path in Path(f"/proc/{self.server.process.pid}/task").glob("*/children"):
            for child in path.read_text().split():
                with suppress(OSError):
                    if b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes():
                        found.append(int(child))
        return found

    async def kill(self, load: Load) -> int:
        for _ in range(self.rounds):
            await load.more(40)
            self.server.kill()
            await self.begin()
        return self.rounds

    async def stop(self, load: Load) -> int:
        for _ in range(self.rounds):
            await load.more(40)
            await asyncio.to_thread(self.server.stop)
            await self.begin()
        return self.rounds

    async def kill_worker(self, load: Load) -> int:
        for _ in range(self.rounds):
            await load.more(40)
            os.kill(random.choice(self.processes()), signal.SIGKILL)
            await asyncio.sleep(6)  # another takes its place
        return self.rounds

    async def set_clock(self, load: Load) -> int:
        for seconds in (3600, -3600, 0):
            await load.more(20)
            with self.clock.open("r+b") as file:
                file.write(struct.pack("q", seconds))
            await load.more(20)
        return 3

    async def fill_disk(self, load: Load) -> int:
        """No file of the server may grow, which is what a full disk looks like to it."""
        for _ in range(self.rounds):
            await load.more(20)
            limits = {pid: resource.prlimit(pid, resource.RLIMIT_FSIZE) for pid in self.processes()}
            for pid, (_, hard) in limits.items():
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, hard))
            await asyncio.sleep(self.pause)
            for pid, limit in limits.items():
                resource.prlimit(pid, resource.RLIMIT_FSIZE, limit)
        return self.rounds

    async def cut_connections(self, load: Load) -> int:
        import asyncpg

        for _ in range(self.rounds):
            await load.more(20)
            connection = await asyncpg.connect(self.server.database)
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            await connection.close()
        return self.rounds

    async def stop_database(self, load: Load) -> int:
        assert self.cluster is not None
        for _ in range(self.rounds):
            await load.more(20)
            await asyncio.to_thread(self.cluster.halt)
            await asyncio.sleep(self.pause)
            await asyncio.to_thread(self.cluster.resume)
        return self.rounds

    def ways(self) -> dict[str, Callable[[Load], Awaitable[int]]]:
        common = {
            "server killed": self.kill,
            "server stopped": self.stop,
            "clock set": self.set_clock,
        }
        if self.cluster is None:
            return {**common, "disk full": self.fill_disk}
        common |= {"worker killed": self.kill_worker}
        return {**common, "connections cut": self.cut_connections, "database stopped": self.stop_database}

    async def run(self, name: str) -> bool:
        sound = True
        before: dict[str, list[tuple[int, str | None]]] = {}
        await self.begin()
        try:
            for what, fail in self.ways().items():
                if self.only and what not in self.only:
                    continue
                load = Load(self.server, self.tables)
                load.start()
                times = await fail(load)
                healed = time.monotonic()
                await load.more(1)
                healed = time.monotonic() - healed
                await load.more(20)
                await load.stop()
                kept = await read_entries(self.server.database)
                count = Count()
                count.compare(load, kept)
                changed = sum(kept.get(table, [])[: len(entries)] != entries for table, entries in before.items())
                before = kept
                sound = sound and count.sound and not changed
                again = sum(player.sent_again for player in load.players)
                tables = len({player.table for player in load.players})
                print(
                    f"{name:<11}{what:<17}{times:>6}{tables:>7}{load.acknowledged:>7}{count.lost:>6}{count.twice:>6}"
                    f"{count.gone:>6}{count.holes:>6}{changed:>8}{again:>7}{healed:>8.1f}",
                    flush=True,
                )
        finally:
            await asyncio.to_thread(self.server.stop)
        traces = self.server.log.read_text().count("Traceback")
        print(f"{name:<11}tracebacks in the log: {traces}", flush=True)
        return sound


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3, help="how often each thing fails")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument(
        "--pause", type=float, default=3, help="seconds for which the disk is full or the database away"
    )
    parser.add_argument("--only", nargs="*", default=[], help="just these, by the names in the second column")
    options = parser.parse_args()
    print(
        f"{'':<11}{'':<17}{'times':>6}{'tables':>7}{'moves':>7}{'lost':>6}{'twice':>6}{'gone':>6}{'holes':>6}"
        f"{'changed':>8}{'again':>7}{'s after':>8}"
    )
    sound = True
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "sqlite").mkdir()
        sound = asyncio.run(Chaos(folder / "sqlite", None, options).run("SQLite")) and sound
        programs = find_postgres()
        if programs is None:
            raise SystemExit("PostgreSQL is not installed: apt install postgresql")
        cluster = Postgres(programs)
        try:
            cluster.start()
            (folder / "postgresql").mkdir()
            sound = asyncio.run(Chaos(folder / "postgresql", cluster, options).run("PostgreSQL")) and sound
        finally:
            cluster.stop()
    raise SystemExit(0 if sound else 1)


if __name__ == "__main__":
    main()
