"""The server as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from processes import PATIENCE, end, free_port, start_server

ROOT: Final = Path(__file__).parents[2]
START: Final = """
import sys
from arcanarium.server.start import start
start("127.0.0.1", int(sys.argv[1]), sys.argv[2], 1)
"""

ABSENCE: Final = 2.0  # seconds until the host may let a bot play for who is away; a minute is long in a test

NewPage = Callable[..., Page]


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
        command = [python, "-c", START, str(self.port), str(self.database)]
        self.process = start_server(command, self.log, self.answers, cwd=self.database.parent, env=environment)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/api/games", timeout=PATIENCE):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        """SIGKILL to the server and all its workers."""
        if self.process is not None:
            end(self.process)
            self.process = None
