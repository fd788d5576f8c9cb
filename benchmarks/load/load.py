"""How many moves a second, and how fast: our server and boardgame.io's, driven by one raw client in the same run.

    python benchmarks/load/load.py [--seconds 6] [--tables 20 100 300] [--idle 1000] [--turns 0] [--postgres ADDRESS]

Ours plays Seasons with everything on: signed identities, a view for each seat, every move committed to SQLite
before it is acknowledged. boardgame.io plays a simpler card game of about the same size and length, with its own
identities (credentials), views (playerView) and persistence (FlatFile); for comparison also kept in memory only, where
nothing survives the process. The floor (floor.py) is Granian and msgspec without a game, a database or identities:
what sockets and messages alone cost. With --turns ours and ours where no commit waits for the disk
(synchronous=NORMAL: a power cut may cost the last moves) take turns. With --postgres two processes of ours share that
empty database in a further column. Loopback only; needs node, and installs the pinned packages of package.json once.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
SOURCES = Path(os.environ.get("ARCANARIUM_SOURCES", HERE.parents[1] / "src"))
SERVE = """
import sys
from arcanarium.cli.serve import serve
if __name__ == "__main__":
    serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
"""
# Not a setting of ours: what is acknowledged shall survive a power cut.
HASTY = f"""
from arcanarium.server.store import database

careful = database.tune

def tune(connection, entry):
    careful(connection, entry)
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.close()

database.tune = tune
{SERVE}"""
MODULES = Path(os.environ.get("ARCANARIUM_LOAD_MODULES", HERE))  # the folder with node_modules


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, path: str) -> None:
    limit = time.monotonic() + 60
    while time.monotonic() < limit:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5):
                return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"no server on port {port}")


class Ours:
    """Our server as `arcanarium serve` runs it; only the rate limits are lifted, one client being all visitors."""

    name = "arcanarium"
    kind = "ours"
    workers = 1
    script = SERVE

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        environment = {**os.environ, "PYTHONPATH": str(SOURCES), "ARCANARIUM_RATE": "1000000"}
        environment["ARCANARIUM_SILENCE"] = "3600"  # idle pages of the client do not even ping
        self.process = subprocess.Popen(
            self.command(folder), env=environment, stdout=subprocess.DEVNULL, start_new_session=True
        )
        wait_for(self.port, "/api/games")

    def command(self, folder: Path) -> list[str]:
        return [sys.executable, "-c", self.script, str(self.port), self.database(folder), str(self.workers)]

    def database(self, folder: Path) -> str:
        return str(folder / f"{self.port}.db")

    def memory(self) -> float:
        """Megabytes of all its processes; what they share is counted once."""
        total = 0
        for entry in processes_of(self.process.pid):
            with suppress(OSError):
                fields = (entry / "smaps_rollup").read_text().split()
                total += int(fields[fields.index("Pss:") + 1])
        return total / 1e3

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


class Hasty(Ours):
    """Ours where a commit does not wait for the disk."""

    name = "  NORMAL"
    script = HASTY


class Two(Ours):
    """Two processes of ours that share a PostgreSQL."""

    name = "  PostgreSQL"
    workers = 2
    address = ""

    def database(self, folder: Path) -> str:
        return self.address


class Floor(Ours):
    """What sockets and messages cost without a game."""

    name = "floor"

    def command(self, folder: Path) -> list[str]:
        return [sys.executable, str(HERE / "floor.py"), str(self.port)]


class Peer:
    """boardgame.io's server with its own persistence."""

    name = "boardgame.io"
    kind = "peer"
    kept = True

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        environment = {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(MODULES / "node_modules")}
        if self.kept:
            environment["FLATFILE_DIR"] = str(folder / f"{self.port}.files")
        command = ["node", str(HERE / "peer.cjs"), str(self.port)]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        wait_for(self.port, "/games")

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


class Forgetful(Peer):
    """boardgame.io's server that keeps nothing."""

    name = "  in memory"
    kept = False


def processes_of(group: int) -> Iterator[Path]:
    """The folders of a server's processes."""
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(ProcessLookupError):
            if os.getpgid(int(entry.name)) == group:
                yield entry


def cpu_seconds(group: int) -> float:
    """Used so far by all processes of a server: comparable also when the machine is busy with other things."""
    total = 0
    for entry in processes_of(group):
        with suppress(OSError):
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def drive(server: Ours | Peer, tables: int, seconds: float) -> dict[str, Any]:
    """What the client measured, and the processor time the server took for a move meanwhile."""
    command = ["node", str(MODULES / "client.mjs"), server.kind, str(server.port), str(tables), str(seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as client:
        assert client.stdout is not None
        client.stdout.readline()  # all tables are open, the clock runs
        before = cpu_seconds(server.process.pid)
        client.stdout.readline()
        cpu = cpu_seconds(server.process.pid) - before
        text = client.stdout.readline()
    if client.returncode:
        raise SystemExit("the client failed")
    measured: dict[str, Any] = json.loads(text)
    return {**measured, "cpu": 1000 * cpu / max(1, measured["moves"])}


def idle_memory(folder: Path, tables: int) -> float:
    """With so many tables open, two sockets each."""
    server = Ours(folder)
    client = subprocess.Popen(
        ["node", str(MODULES / "client.mjs"), "idle", str(server.port), str(tables)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert client.stdout is not None
        client.stdout.readline()
        return server.memory()
    finally:
        client.kill()
        client.wait()
        server.stop()


class Goal(NamedTuple):
    """How many times another's moves/s, and at what part of its p99."""

    side: type
    of: str
    rate: float
    p99: float


GOALS = (
    Goal(side=Floor, of="the floor", rate=0.5, p99=3),
    Goal(side=Peer, of="boardgame.io", rate=8, p99=0.5),
    Goal(side=Forgetful, of="boardgame.io in memory", rate=3, p99=0.5),
)
MEMORY = 250  # megabytes with a thousand idle tables


def measure(side: type[Ours] | type[Peer], folder: Path, tables: int, seconds: float) -> dict[str, Any]:
    """One line, told as soon as it is known."""
    server = side(folder)
    try:
        measured = drive(server, tables, seconds)
    finally:
        server.stop()
    print(
        f"{tables:>6}  {side.name:<13}{measured['rate']:>9.0f}{measured['p50']:>9.1f}{measured['p99']:>9.1f}"
        f"{measured['bytes_per_move']:>12.0f}{measured['cpu']:>9.2f}",
        flush=True,
    )
    return measured


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--tables", type=int, nargs="*", default=[20, 100, 300])
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--turns", type=int, default=0, help="how often ours and ours with NORMAL take turns")
    parser.add_argument("--postgres", default="", help="the address of an empty database")
    options = parser.parse_args()
    if not (MODULES / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=MODULES, check=True, stdout=subprocess.DEVNULL)
    Two.address = options.postgres
    sides: list[type[Ours] | type[Peer]] = [Forgetful, Peer, Floor, Ours, *([Two] if Two.address else [])]
    met = True
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print(f"{'tables':>6}  {'server':<13}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'bytes/move':>12}{'CPU ms':>9}")
        for tables in options.tables:
            found: dict[type, dict[str, Any]] = {}
            for side in sides:
                found[side] = measure(side, folder, tables, options.seconds)
            for side in [Hasty, Ours] * options.turns:
                measure(side, folder, tables, options.seconds)
            met = met and found[Ours]["problems"] == 0
            for goal in GOALS:
                faster = found[Ours]["rate"] / found[goal.side]["rate"]
                slower = found[Ours]["p99"] / found[goal.side]["p99"]
                met = met and faster >= goal.rate and slower <= goal.p99
                print(
                    f"{'':>6}  {faster:.2f} times the moves/s of {goal.of} (goal {goal.rate}), "
                    f"{slower:.2f} of its p99 (goal {goal.p99})",
                    flush=True,
                )
        if options.idle:
            memory = idle_memory(folder, options.idle)
            met = met and memory <= MEMORY
            print(f"{options.idle} open idle tables: {memory:.0f} MB (goal {MEMORY})")
    raise SystemExit(0 if met else 1)


if __name__ == "__main__":
    main()


# A run on two quiet cores (2026-11-16):
#
# tables  server         moves/s   p50 ms   p99 ms  bytes/move   CPU ms
#     20    in memory       1473     13.1     25.9        2716     0.73
#     20  boardgame.io       406     48.6     78.4        2690     2.79
#     20  arcanarium        2102      8.7     27.5         767     0.48
#         5.2 times boardgame.io's moves/s (goal 3), 0.35 of its p99 (goal 0.5)
#         1.4 times its (in memory) moves/s (goal 3), 1.06 of its p99 (goal 0.5)
#    100    in memory       1501     64.1    108.6        2686     0.64
#    100  boardgame.io       529    179.6    333.3        2682     1.96
#    100  arcanarium        3032     29.9     90.1         761     0.38
#         5.7 times boardgame.io's moves/s (goal 3), 0.27 of its p99 (goal 0.5)
#         2.0 times its (in memory) moves/s (goal 3), 0.83 of its p99 (goal 0.5)
#    300    in memory       1726    176.2    245.9        2682     0.61
#    300  boardgame.io       582    509.1    754.1        2673     1.72
#    300  arcanarium        3365     94.6    197.2         698     0.35
#         5.8 times boardgame.io's moves/s (goal 3), 0.26 of its p99 (goal 0.5)
#         1.9 times its (in memory) moves/s (goal 3), 0.80 of its p99 (goal 0.5)
# 1000 open idle tables: 552 MB (goal below 1000)


# Since 2026-11-19 ours runs on Uvicorn with httptools and sockets of its own (server/front); before it was Granian, as
# the floor still is. All of what follows was measured on two cores with load averages of 11 to 38: processor time is
# told and not the clock, and in turns. It is about twice what a quiet machine takes: of 50 batches of 50 moves without
# sockets and without a database the quickest took 64 us a move and half of them more than 121.
#
# - The floor's application, 40 tables: 0.103, 0.081, 0.086, 0.096, 0.080 ms a move with Granian, 0.056 with Uvicorn and
#   websockets 17.4 beneath it (websockets-sansio, five runs of 0.053 to 0.056), 0.077 and 0.070 with wsproto, 0.037,
#   0.038 and 0.037 with sockets of our own and frames read and written by ourselves. websockets reads and writes them
#   now, beneath the same sockets: 3.2 us a message heard and answered instead of 1.3, counted alone.
# - Ours, 40 tables: 0.400, 0.367, 0.333 ms with Granian, 0.264, 0.279, 0.317 with Uvicorn; then 0.325, 0.272, 0.273
#   with a task that sends for every socket, 0.299, 0.259, 0.253 when whoever says something sends it. Of 0.31 ms at 20
#   tables 0.24 are the event loop's thread and 0.07 the one that writes (a third of it the kernel's).
# - The game itself takes some 50 us of that when nothing disturbs it: an answer carried out and asked anew 7, for each
#   of the two who look on view 4, differences 3, encoding 1, the rest 6, for whoever is asked the question 5 and which
#   of its answers are final 5, a snapshot 4 (160 every 40th entry).
# - A transaction takes 29 us of the writing thread for one move, 68 for five, without the disk; at 20 tables 4 to 6
#   moves share one. Statements that go past SQLAlchemy take 7 us less of it, which is a microsecond a move, a thread of
#   our own instead of an executor 6 to 9. All rows as one JSON list, and all as one statement: beside a busy
#   interpreter a list of 100 rows took 18 to 31 ms where single rows took 1.0 to 1.4. All were left.
# - synchronous=FULL: a commit of 1, 10 and 100 rows takes 10 to 13, 11 to 12 and 21 ms of the clock here and 0.24, 0.27
#   and 0.65 ms of a core, with NORMAL 0.02, 0.03 and 0.27 ms of both. All moves that come meanwhile share the next one,
#   so it costs some ten milliseconds before each acknowledgement and few moves a second: runs with FULL and NORMAL in
#   turns at 20 tables (97, 154 and 172, 96 moves/s) could not be told apart.
# - synchronous=FULL beside NORMAL, which may lose the last moves in a power cut (--turns 4, 20 tables):
#
# tables  server         moves/s   p50 ms   p99 ms  bytes/move   CPU ms
#     20    NORMAL           507     32.2    132.4         915     0.28
#     20  arcanarium         570     28.8    142.3         917     0.30
#     20    NORMAL           446     32.8    370.9         928     0.30
#     20  arcanarium         411     38.4    250.3         910     0.29
#     20    NORMAL           330     35.7    368.0         890     0.27
#     20  arcanarium         326     51.3    177.3         880     0.32
#     20    NORMAL           684     27.3     78.1         917     0.30
#     20  arcanarium         552     27.8    127.8         915     0.29
#
#   A few milliseconds before an acknowledgement (median 34 instead of 33), a hundredth of a millisecond of a core.
# - Times between which the interpreter is handed to another thread, 0.5, 2 and 5 ms: 0.264, 0.276, 0.261; 0.258, 0.256,
#   0.273; 0.273, 0.268, 0.246 ms a move. It stays at 0.5, so that what is written is written soon.
#
# Memory: 89 MB with one table, 163 MB with 1000 open idle ones (goal 250), 74 KiB a table with its two sockets. With
# Granian it was about 520: tungstenite makes and fills a read buffer of 128 KiB for every socket.
#
# A run of it among others (load averages of 17 to 28, so every column waited for its turn all the time):
#
# tables  server         moves/s   p50 ms   p99 ms  bytes/move   CPU ms
#     20    in memory        228     77.8    340.8        2684     0.86
#     20  boardgame.io        61    303.7    640.9        2684     2.88
#     20  floor             2617      8.2     75.3         735     0.11
#     20  arcanarium         697     26.1     94.6         963     0.38
#         0.27 times the moves/s of the floor (goal 0.5), 1.26 of its p99 (goal 3)
#         11.48 times the moves/s of boardgame.io (goal 8), 0.15 of its p99 (goal 0.5)
#         3.05 times the moves/s of boardgame.io in memory (goal 3), 0.28 of its p99 (goal 0.5)
#    100    in memory        543    184.1    450.3        2679     0.52
#    100  boardgame.io       140    758.0   1126.7        2665     1.41
#    100  floor             3708     37.9    108.3         730     0.08
#    100  arcanarium         951    133.3    223.5         920     0.23
#         0.26 times the moves/s of the floor (goal 0.5), 2.06 of its p99 (goal 3)
#         6.79 times the moves/s of boardgame.io (goal 8), 0.20 of its p99 (goal 0.5)
#         1.75 times the moves/s of boardgame.io in memory (goal 3), 0.50 of its p99 (goal 0.5)
#
# On a machine that did nothing else (load average below 2), frames of websockets, `--tables 20 100 --seconds 4`:
#
# tables  server         moves/s   p50 ms   p99 ms  bytes/move   CPU ms
#     20    in memory       3706      5.2     11.1        2716     0.29
#     20  boardgame.io       421     38.1    796.8        2691     2.33
#     20  floor            12377      6.9     22.0         734     0.08
#     20  arcanarium        1896      8.6     37.0        1000     0.53
#         0.15 times the moves/s of the floor (goal 0.5), 1.68 of its p99 (goal 3)
#         4.50 times the moves/s of boardgame.io (goal 8), 0.05 of its p99 (goal 0.5)
#         0.51 times the moves/s of boardgame.io in memory (goal 3), 3.34 of its p99 (goal 0.5)
#    100    in memory       2485     40.0     66.1        2689     0.43
#    100  boardgame.io       887    118.2    157.9        2684     1.41
#    100  floor            12895     10.2     38.3         735     0.08
#    100  arcanarium        3496     23.5     88.0         978     0.29
#         0.27 times the moves/s of the floor (goal 0.5), 2.30 of its p99 (goal 3)
#         3.94 times the moves/s of boardgame.io (goal 8), 0.56 of its p99 (goal 0.5)
#         1.41 times the moves/s of boardgame.io in memory (goal 3), 1.33 of its p99 (goal 0.5)
#
# The last run with Granian, at load averages of 3 to 6:
#
# tables  server         moves/s   p50 ms   p99 ms  bytes/move   CPU ms
#     20    in memory       1819      7.0     61.2        2717     0.28
#     20  boardgame.io       267     34.0    969.2        2682     1.57
#     20  floor             8413      7.9     47.5         734     0.07
#     20  arcanarium        1296     11.5     62.8         996     0.48
#         0.15 times the moves/s of the floor (goal 0.5), 1.32 of its p99 (goal 3)
#         4.85 times the moves/s of boardgame.io (goal 8), 0.06 of its p99 (goal 0.5)
#         0.71 times the moves/s of boardgame.io in memory (goal 3), 1.03 of its p99 (goal 0.5)
#    100    in memory       1383     46.0    397.3        2683     0.29
#    100  boardgame.io       823    107.3    322.8        2684     0.99
#    100  floor             8386     14.0     67.5         735     0.07
#    100  arcanarium        2120     40.7    133.0         907     0.27
#         0.25 times the moves/s of the floor (goal 0.5), 1.97 of its p99 (goal 3)
#         2.58 times the moves/s of boardgame.io (goal 8), 0.41 of its p99 (goal 0.5)
#         1.53 times the moves/s of boardgame.io in memory (goal 3), 0.33 of its p99 (goal 0.5)
