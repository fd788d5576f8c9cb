"""Starting a server: everything that can be wrong is found before the first worker starts."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from typing import Final

from granian import Granian
from granian.constants import Interfaces, Loops
from granian.log import LogLevels
from sqlalchemy.exc import SQLAlchemyError

from arcanarium.server.database import open_engine, open_writer, upgrade
from arcanarium.server.settings import DATABASE, Settings, address
from arcanarium.server.store import Store

FILES: Final = 65536


class BadStart(Exception):
    """Why the server cannot start, in a sentence."""


async def prepare(settings: Settings) -> None:
    """Bring the database up to date; the workers find it so."""
    store = Store(open_engine(settings), None if settings.postgres else open_writer(settings))
    try:
        await store.write(upgrade)
    finally:
        await store.close()


def check_port(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadStart(
                f"port {port} of {host} cannot be used ({error.strerror}); choose another with --port"
            ) from None


def start(host: str, port: int, database: str | None, workers: int) -> None:
    """Returns when the server was stopped. Raises BadStart."""
    settings = Settings(address(database))
    if workers < 1:
        raise BadStart("there is at least one worker")
    if workers > 1 and not settings.postgres:
        raise BadStart("several workers need a database they can share: --database postgresql://...")
    check_port(host, port)
    try:
        asyncio.run(prepare(settings))
    except (SQLAlchemyError, OSError) as error:
        reason = str(error).splitlines()[0]
        raise BadStart(f"the database {shown(settings.database)} cannot be opened: {reason}") from None
    os.environ[DATABASE] = settings.database
    allow_many_sockets()
    name = f"[{host}]" if ":" in host else host
    sys.stdout.write(f"Arcanarium: http://{name}:{port}  (tables are kept in {shown(settings.database)})\n")
    sys.stdout.flush()
    Granian(
        "arcanarium.server.app:worker",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        factory=True,
        workers=workers,
        loop=Loops.auto,
        websockets=True,
        log_level=LogLevels.warning,
        respawn_failed_workers=True,
        workers_kill_timeout=5,
        backlog=2048,
        backpressure=8192,
    ).serve()


def allow_many_sockets() -> None:
    """Two players a table are two open files; what a process may open by default is soon too little."""
    try:
        import resource
    except ModuleNotFoundError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def shown(database: str) -> str:
    """Without the password."""
    scheme, separator, rest = database.partition("://")
    return f"{scheme}{separator}{rest.rpartition('@')[2]}"
