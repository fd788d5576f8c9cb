"""The server as a process of its own."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from processes import PATIENCE, end, until

ROOT: Final = Path(__file__).parents[2]
START: Final = """
import sys
from arcanarium.server.start import start
start("127.0.0.1", int(sys.argv[1]), sys.argv[2], 1)
"""

ABSENCE: Final = 2.0  # seconds until the host may let a bot play for who is away; a minute is long in a test

NewPage = Callable[..., Page]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """The server as a process of its own, which may be killed and started again."""

    def __init__(self, folder: Path, absence: float = ABSENCE, environment: dict[str, str] | None = None) -> None:
        self.environment = environment or {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self.absence = absence
        self.port = free_port()
        self.database = folder / "tables.db"
        self.log = folder / "server.log"
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        python = os.environ.get("ARCANARIUM_SERVER_PYTHON", sys.executable)
        environment = {**self.environment, "ARCANARIUM_ABSENCE": str(self.absence)}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [python, "-c", START, str(self.port), str(self.database)],
                cwd=self.database.parent,
                env=environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        try:
            until(lambda: self.answers() or self.gone(), "the server starts")
            assert not self.gone(), f"the server did not start: {self.log.read_text()[-2000:]}"
        except BaseException:
            self.kill()
            raise

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/games", timeout=PATIENCE):
                return True
        except OSError:
            return False

    def gone(self) -> bool:
        return self.process is None or self.process.poll() is not None

    def kill(self) -> None:
        """SIGKILL to the server and all its workers."""
        if self.process is not None:
            end(self.process)
            self.process = None
