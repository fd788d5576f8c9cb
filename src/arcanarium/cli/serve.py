"""`arcanarium serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Sequence
from enum import Enum
from threading import Thread
from time import sleep
from typing import Annotated, Final, NoReturn

import typer

from arcanarium.cli.options import OnRay

RAY: Final = "ARCANARIUM_RAY"  # read by every process of the server


class Log(Enum):
    """How lines about what happens are written."""

    TEXT = "text"
    JSON = "json"


def stop(message: str) -> NoReturn:
    sys.stderr.write(f"arcanarium: {message}\n")
    raise SystemExit(2)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    workers: int = 1,
    ray: str | None = None,
    origins: Sequence[str] = (),
    proxies: Sequence[str] = (),
    access_log: bool = False,
    root_path: str = "",
    log: str | None = None,
) -> None:
    """Serve tables until stopped; several workers share one PostgreSQL database, and `ray` thinks for their bots."""
    if ray is not None:
        os.environ[RAY] = ray
    try:
        from arcanarium.server.start import BadStart, start
    except ModuleNotFoundError as error:
        stop(f"the server needs more packages ({error.name} is missing): pip install 'arcanarium[server]'")
    try:
        found = database or os.environ.get("ARCANARIUM_DATABASE")
        style = log or os.environ.get("ARCANARIUM_LOG", "text")
        start(host, port, found, workers, origins, proxies, access_log, root_path, style)
    except BadStart as error:
        stop(str(error))
    except socket.gaierror:
        stop(f"there is no address {host!r} on this machine")


def open_page(host: str, port: int) -> None:
    """Once the server answers, in whatever browser the system has."""
    import webbrowser

    own = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    while True:
        try:
            socket.create_connection((own, port), 1).close()
            break
        except OSError:
            sleep(0.1)
    webbrowser.open(f"http://[{own}]:{port}/" if ":" in own else f"http://{own}:{port}/")


def command(
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port")] = 8000,
    database: Annotated[str | None, typer.Option("--database", metavar="FILE|URL")] = None,
    workers: Annotated[int, typer.Option("--workers")] = 1,
    ray: OnRay = None,
    opened: Annotated[bool, typer.Option("--open")] = False,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL")] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option("--trusted-proxy", metavar="NETWORK")] = None,
    root_path: Annotated[str, typer.Option("--root-path", metavar="PATH")] = "",
    log: Annotated[Log | None, typer.Option("--log", metavar="text|json")] = None,
    access_log: Annotated[bool, typer.Option("--access-log")] = False,
) -> None:
    """Serve the table in the browser."""
    if opened:
        Thread(target=open_page, args=(host, port), daemon=True).start()
    serve(
        host,
        port,
        database,
        workers,
        ray,
        origin or (),
        trusted_proxy or (),
        access_log,
        root_path,
        log.value if log else None,
    )
