"""The server as a process of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

ROOT: Final = Path(__file__).parents[2]
START: Final = """
import sys
from arcanarium.server.start import start
start("127.0.0.1", int(sys.argv[1]), sys.argv[2], 1)
"""

NewPage = Callable[..., Page]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """The server as a process of its own, which may be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.database = folder / "tables.db"
        self.log = folder / "server.log"
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        python = os.environ.get("ARCANARIUM_SERVER_PYTHON", sys.executable)
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [python, "-c", START, str(self.port), str(self.database)],
                cwd=self.database.parent,
                env=environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        until = time.monotonic() + 40
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/api/games", timeout=2):
                    return
            except (urllib.error.URLError, OSError):
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """SIGKILL to the server and all its workers."""
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(10)
