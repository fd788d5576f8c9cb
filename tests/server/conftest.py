"""The suite runs on SQLite and on a PostgreSQL that it starts itself."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from processes import PATIENCE, free_port

from .harness import Server


def find_postgres() -> Path | None:
    """The folder with initdb and pg_ctl."""
    found = [path.parent for path in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))]
    if found:
        return found[-1]
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


class Postgres:
    """A cluster in a temporary folder; it refuses to run as root, so then another user runs it."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="arcanarium-pg-", dir="/tmp"))
        self.port = free_port()
        self.user: list[str] = []
        if os.getuid() == 0:
            self.user = ["runuser", "-u", "postgres", "--"]
            shutil.chown(self.folder, "postgres")
        self.data = self.folder / "data"
        self.databases = 0

    def run(self, program: str, *arguments: str) -> None:
        result = subprocess.run(
            [*self.user, str(self.programs / program), *arguments], capture_output=True, cwd="/tmp", check=False
        )
        assert result.returncode == 0, result.stderr.decode() + result.stdout.decode()

    def start(self) -> None:
        self.run("initdb", "-D", str(self.data), "-U", "arcanarium", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.resume()

    def halt(self) -> None:
        """As an administrator would: connections are cut, what is committed is kept."""
        self.run("pg_ctl", "-D", str(self.data), "-w", "-t", f"{PATIENCE:.0f}", "-m", "fast", "stop")

    def resume(self) -> None:
        settings = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        patience = ["-w", "-t", f"{PATIENCE:.0f}"]
        self.run("pg_ctl", "-D", str(self.data), *patience, "-l", str(self.folder / "log"), "-o", settings, "start")

    def database(self) -> str:
        """A fresh, empty one."""
        self.databases += 1
        name = f"test{self.databases}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "arcanarium", name)
        return f"postgresql://arcanarium@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        try:
            if (self.data / "postmaster.pid").exists():
                self.run("pg_ctl", "-D", str(self.data), "-t", f"{PATIENCE:.0f}", "-m", "immediate", "stop")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)


def start_postgres() -> Iterator[Postgres]:
    programs = find_postgres()
    if programs is None:
        warnings.warn(
            "PostgreSQL IS NOT INSTALLED: half of the server tests are skipped (apt install postgresql)", stacklevel=1
        )
        pytest.skip("PostgreSQL is not installed: `make setup` or `apt install postgresql`")
    cluster = Postgres(programs)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """For all tests that leave it running."""
    yield from start_postgres()


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """One to be mistreated."""
    yield from start_postgres()


@pytest.fixture(scope="session")
def logs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("logs")


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, logs: Path) -> Iterator[Server]:
    """One server for all tests that do not kill it, on each database."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("server") / "tables.db")
    else:
        database = request.getfixturevalue("postgres").database()
    log = logs / f"{request.param}.log"
    running = Server(database, log).start()
    yield running
    running.stop()
    text = log.read_text()
    assert "Traceback" not in text, text[-5000:]


@pytest.fixture
def sqlite_server(tmp_path: Path, logs: Path) -> Iterator[Server]:
    """One of its own, to be mistreated."""
    running = Server(str(tmp_path / "tables.db"), logs / f"{tmp_path.name}.log").start()
    yield running
    running.stop()
