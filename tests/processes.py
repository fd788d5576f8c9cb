"""Processes that tests start, and what tests wait for: a wait ends when the thing happens, a process with its test."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

# Seconds: a machine may be busy, and only a test that fails takes so long. Whoever mends one may want to know sooner.
PATIENCE: Final = float(os.environ.get("ARCANARIUM_PATIENCE", "300"))

Found = TypeVar("Found")


def until(look: Callable[[], Found], what: str) -> Found:
    """What was looked for, as soon as it is there."""
    deadline = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < deadline, f"never happened: {what}"
        time.sleep(0.01)
    return found


def end(process: subprocess.Popen[Any]) -> None:
    """Without any warning, with all that it started: they are one group, also when it is gone itself."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


@contextmanager
def started(command: Sequence[str], **more: Any) -> Iterator[subprocess.Popen[Any]]:
    """A process and whatever it starts; none of them outlives the block."""
    with subprocess.Popen(command, start_new_session=True, **more) as process:
        try:
            yield process
        finally:
            end(process)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(
    command: Sequence[str], log: Path, answers: Callable[[], bool], **more: Any
) -> subprocess.Popen[bytes]:
    """A server that answers by now; what it says is added to the log."""
    with log.open("ab") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file, start_new_session=True, **more)
    try:
        until(lambda: answers() or process.poll() is not None, "the server starts")
        assert process.poll() is None, f"the server did not start:\n{log.read_text()[-3000:]}"
    except BaseException:
        end(process)
        raise
    return process


async def soon(look: Callable[[], Awaitable[Found]], what: str) -> Found:
    """The same among tasks."""
    deadline = time.monotonic() + PATIENCE
    while not (found := await look()):
        assert time.monotonic() < deadline, f"never happened: {what}"
        await asyncio.sleep(0.05)
    return found
