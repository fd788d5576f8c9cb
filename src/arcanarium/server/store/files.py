"""The file of an SQLite database: who may read it, who uses it, and copies of it while it is in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import IO, Final

OWNER_ONLY: Final = 0o600  # it holds the key of all cookies and the seeds of running games
PAGES: Final = 1000  # copied at a time, so that moves are written in between
COMPANIONS: Final = ("-wal", "-shm")


class InUse(Exception):
    """A server works with this file."""


def file_of(database: str) -> Path | None:
    """Of the address of an SQLite database; None for others, and for one in memory."""
    scheme, _, rest = database.partition(":///")
    return Path(rest) if scheme.startswith("sqlite") and rest and ":memory:" not in rest else None


def keep_private(path: Path) -> None:
    """Made if it is not there; nobody else may read it. Its companions are made alike."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    path.chmod(OWNER_ONLY)


def lock(path: Path) -> IO[bytes]:
    """Until the file that is returned is closed, or the process ends. Raises InUse."""
    held = Path(f"{path}.lock").open("ab")  # noqa: SIM115  (whoever asked closes it)
    try:
        import fcntl
    except ModuleNotFoundError:  # Windows has no such locks
        return held
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise InUse(f"{path} is used by another server") from None
    return held


def back_up(path: Path, target: Path) -> None:
    """A copy of everything that was committed, made beside a running server. Raises sqlite3.Error or OSError."""
    keep_private(target)
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy, pages=PAGES)
        check(copy)


def restore(source: Path, path: Path) -> None:
    """Put a copy in the place of what is there, which is lost. Raises InUse, sqlite3.Error or OSError."""
    with lock(path):
        fresh = Path(f"{path}.new")
        back_up(source, fresh)
        for companion in COMPANIONS:
            Path(f"{path}{companion}").unlink(missing_ok=True)
        fresh.replace(path)


def check(connection: sqlite3.Connection) -> None:
    found = connection.execute("PRAGMA quick_check").fetchone()
    if found != ("ok",):
        raise sqlite3.DatabaseError(f"it is damaged: {found[0]}")
    if connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,):
        raise sqlite3.DatabaseError("the copy is empty")
