"""The power fails: what was acknowledged is on the disk, not only in the memory of the machine.

A library that is loaded before all others keeps every file as it was when the program last waited for the disk. Those
copies are what a power cut leaves in the worst case: all that was written and not waited for is lost.
"""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from .harness import Person, Server

pytestmark = pytest.mark.anyio

SHIM = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void keep(int fd) {
  const char *folder = getenv("ARCANARIUM_SHADOW");
  char link[64], path[4096], copy[8192], part[8200], buffer[65536];
  if (!folder) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return;
  path[length] = 0;
  if (!strstr(path, "tables.db") || strstr(path, "-journal")) return;
  snprintf(copy, sizeof copy, "%s/%s", folder, strrchr(path, '/') + 1);
  snprintf(part, sizeof part, "%s.part", copy);
  int to = open(part, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  off_t at = 0; /* read through the same descriptor: closing another one would drop SQLite's locks */
  for (ssize_t got; (got = pread(fd, buffer, sizeof buffer, at)) > 0; at += got)
    if (write(to, buffer, got) != got) abort();
  close(to);
  rename(part, copy);
}

int fsync(int fd) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
  int done = real(fd);
  if (!done) keep(fd);
  return done;
}

int fdatasync(int fd) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync");
  int done = real(fd);
  if (!done) keep(fd);
  return done;
}
"""
CONTROL = """
import sqlite3, sys
base = sqlite3.connect(sys.argv[1] + "/tables.db", isolation_level=None)
base.execute("PRAGMA journal_mode=WAL")
base.execute("CREATE TABLE entries (seq INTEGER)")
base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
base.execute("PRAGMA synchronous=" + sys.argv[2])
for seq in range(1, 21):
    base.execute("INSERT INTO entries VALUES (?)", (seq,))
import os, signal
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def shadow(tmp_path: Path) -> dict[str, str]:
    """The environment of a program whose power will fail."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    assert compiler is not None, "a C compiler is needed, as for the engine"
    (tmp_path / "shim.c").write_text(SHIM)
    library = tmp_path / "shim.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, tmp_path / "shim.c", "-ldl"], check=True)
    (tmp_path / "shadow").mkdir()
    return {"LD_PRELOAD": str(library), "ARCANARIUM_SHADOW": str(tmp_path / "shadow")}


def written(folder: Path) -> list[int]:
    base = sqlite3.connect(folder / "tables.db")
    try:
        return [seq for (seq,) in base.execute("SELECT seq FROM entries ORDER BY seq")]
    finally:
        base.close()


@pytest.mark.parametrize(("synchronous", "left"), [("NORMAL", 0), ("FULL", 20)])
def test_the_shim_loses_what_was_not_waited_for(
    synchronous: str, left: int, shadow: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "here").mkdir()
    command = [sys.executable, "-c", CONTROL, str(tmp_path / "here"), synchronous]
    subprocess.run(command, env={**os.environ, **shadow}, check=False)
    assert len(written(tmp_path / "here")) == 20
    assert len(written(tmp_path / "shadow")) == left


async def test_an_acknowledged_move_survives_a_power_cut(shadow: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "here").mkdir()
    server = Server(str(tmp_path / "here" / "tables.db"), tmp_path / "log", environment=shadow).start()
    try:
        async with Person(server) as anna:
            table = (await anna.table("me", "hotseat"))["id"]
            async with anna.seat(table) as page:
                await page.until("view")
                await page.play_alone(random.Random(3), 25)
                server.kill()
                acknowledged = page.seq
        assert written(tmp_path / "shadow") == list(range(1, acknowledged + 1))
    finally:
        server.stop()
