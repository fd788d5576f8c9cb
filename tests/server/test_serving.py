"""Several processes that share an address: one that dies is replaced, one that does not end is ended."""

from __future__ import annotations

import os
import signal
import sys
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import pytest

from processes import PATIENCE, free_port, started, until

from .harness import SOURCES

SERVE = """
import os, sys, time
from arcanarium.server.front.serving import Address, serve


class App:
    async def take_leave(self):
        while os.path.exists("stubborn"):
            time.sleep(1)

    async def __call__(self, scope, receive, send):
        if scope["type"] == "lifespan":
            for _ in range(2):
                await send({"type": (await receive())["type"] + ".complete"})
            return
        await send({"type": "http.response.start", "status": 200, "headers": [(b"connection", b"close")]})
        await send({"type": "http.response.body", "body": str(os.getpid()).encode()})


if __name__ == "__main__":
    serve("serving:App", Address("127.0.0.1", int(sys.argv[1]), "text", 1.0), 2)
"""


def who_answers(port: int) -> int:
    """A process, or 0 if none does."""
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request("GET", "/")
        return int(connection.getresponse().read())
    except (OSError, HTTPException):
        return 0
    finally:
        connection.close()


@pytest.mark.parametrize("stubborn", [False, True])
def test_processes_are_replaced_and_ended(tmp_path: Path, stubborn: bool) -> None:
    (tmp_path / "serving.py").write_text(SERVE)
    port = free_port()
    found: set[int] = set()

    def both() -> bool:
        found.update(filter(None, [who_answers(port)]))
        return len(found) == 2

    command = [sys.executable, "serving.py", str(port)]
    surroundings = {**os.environ, "PYTHONPATH": f"{SOURCES}{os.pathsep}{tmp_path}"}
    with (tmp_path / "log").open("wb") as log, started(command, cwd=tmp_path, env=surroundings, stderr=log) as process:
        until(both, "both answer")
        dead = found.pop()
        os.kill(dead, signal.SIGKILL)
        until(both, "another takes its place")
        assert dead not in found
        if stubborn:
            (tmp_path / "stubborn").touch()
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
        for each in found:
            with pytest.raises(ProcessLookupError):
                os.kill(each, 0)
    told = (tmp_path / "log").read_text()
    assert "another takes its place" in told
    assert ("it did not end when it was told to" in told) == stubborn
