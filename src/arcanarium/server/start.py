"""Starting a server: everything that can be wrong is found before the first worker starts."""

from __future__ import annotations

import asyncio
import http.cookies
import logging
import os
import socket
import sys
from collections.abc import Sequence
from logging.config import dictConfig
from typing import Final

from arcanarium.server import logs
from arcanarium.server.front.serving import Address, serve
from arcanarium.server.outage import OUTAGE
from arcanarium.server.settings import ACCESS, DATABASE, ORIGINS, PROXIES, ROOT, STOP, Settings, address
from arcanarium.server.store.database import UnknownVersion, upgrade
from arcanarium.server.store.files import InUse, file_of, lock
from arcanarium.server.store.opening import open_store
from arcanarium.server.visitors.caller import Door

logger: Final = logging.getLogger(logs.LOGGER)

FILES: Final = 65536
STOP_SECONDS: Final = 5.0  # what goes on when it is told to stop has so long to end


class BadStart(Exception):
    """Why the server cannot start, in a sentence."""


async def prepare(settings: Settings) -> None:
    """Bring the database up to date; the workers find it so."""
    store = open_store(settings)
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


def reads_cookies_slowly() -> bool:
    """Is this an interpreter whose own reading of cookies can be made to take minutes (CVE-2024-7592)?

    Distributions have mended old versions too, so what counts is the function that came with the mending.
    """
    return sys.version_info < (3, 13) and not hasattr(http.cookies, "_unquote_sub")


def start(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    origins: Sequence[str] = (),
    proxies: Sequence[str] = (),
    access_log: bool = False,
    root: str = "",
    log: str = "text",
) -> None:
    """Returns when the server was stopped. Raises BadStart."""
    settings = Settings(database=address(database))
    try:
        Door(origins, proxies, root)
    except ValueError as error:
        raise BadStart(str(error)) from None
    if workers < 1:
        raise BadStart("there is at least one worker")
    if workers > 1 and not settings.postgres:
        raise BadStart("several workers need a database they can share: --database postgresql://...")
    check_port(host, port)
    path = file_of(settings.database)
    held = None
    try:
        held = lock(path) if path is not None and path.parent.is_dir() else None
    except InUse as error:
        raise BadStart(f"{error}; stop that one first, or choose another file with --database") from None
    try:
        asyncio.run(prepare(settings))
    except (*OUTAGE, UnknownVersion) as error:
        if held is not None:
            held.close()
        reason = str(error).splitlines()[0]
        raise BadStart(f"the database {shown(settings.database)} cannot be opened: {reason}") from None
    os.environ[DATABASE] = settings.database
    if origins:
        os.environ[ORIGINS] = " ".join(origins)
    if proxies:
        os.environ[PROXIES] = " ".join(proxies)
    if root:
        os.environ[ROOT] = root
    if access_log:
        os.environ[ACCESS] = "1"
    allow_many_sockets()
    name = f"[{host}]" if ":" in host else host
    told = f"Arcanarium: http://{name}:{port}{root}  (tables are kept in {shown(settings.database)})"
    dictConfig(logs.settings(log))
    if log == "json":
        logger.info(told)
    else:
        sys.stdout.write(f"{told}\n")
        sys.stdout.flush()
    if reads_cookies_slowly():
        version = ".".join(map(str, sys.version_info[:3]))
        logger.warning(
            "Python %s has a known weakness in reading cookies (CVE-2024-7592); "
            "this server does not use that code, but a newer Python is advised.",
            version,
        )
    stop = float(os.environ.get(STOP) or STOP_SECONDS)
    serve("arcanarium.server.app:served", Address(host=host, port=port, log=log, stop=stop), workers)
    if held is not None:
        held.close()


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
    """A file by its path, anything else without the password."""
    path = file_of(database)
    if path is not None:
        return str(path)
    scheme, separator, rest = database.partition("://")
    return f"{scheme}{separator}{rest.rpartition('@')[2]}"
