"""Processes that tests start, and what tests wait for: a wait ends when the thing happens, a process with its test."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
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


async def soon(look: Callable[[], Awaitable[Found]], what: str) -> Found:
    """The same among tasks."""
    deadline = time.monotonic() + PATIENCE
    while not (found := await look()):
        assert time.monotonic() < deadline, f"never happened: {what}"
        await asyncio.sleep(0.05)
    return found
