"""`arcanarium serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
from typing import Annotated, NoReturn

import typer


def stop(message: str) -> NoReturn:
    sys.stderr.write(f"arcanarium: {message}\n")
    raise SystemExit(2)


def serve(host: str = "127.0.0.1", port: int = 8000, database: str | None = None, workers: int = 1) -> None:
    """Serve tables until stopped; several workers share one PostgreSQL database."""
    try:
        from arcanarium.server.start import BadStart, start
    except ModuleNotFoundError as error:
        stop(f"the server needs more packages ({error.name} is missing): pip install 'arcanarium[server]'")
    try:
        start(host, port, database or os.environ.get("ARCANARIUM_DATABASE"), workers)
    except BadStart as error:
        stop(str(error))
    except socket.gaierror:
        stop(f"there is no address {host!r} on this machine")


def command(
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port")] = 8000,
    database: Annotated[str | None, typer.Option("--database", metavar="FILE|URL")] = None,
    workers: Annotated[int, typer.Option("--workers")] = 1,
) -> None:
    """Serve the table in the browser."""
    serve(host, port, database, workers)
