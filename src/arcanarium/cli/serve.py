"""`arcanarium serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Sequence
from enum import Enum
from threading import Thread
from time import sleep
from typing import Annotated, Final

import typer

from arcanarium.cli.arguments import needing
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.options import OnRay
from arcanarium.cli.speech import Speech, language_of

RAY: Final = "ARCANARIUM_RAY"  # read by every process of the server


class Log(Enum):
    """How lines about what happens are written."""

    TEXT = "text"
    JSON = "json"


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
    speech: Speech | None = None,
) -> None:
    """Serve tables until stopped; several workers share one PostgreSQL database, and `ray` thinks for their bots."""
    if ray is not None:
        os.environ[RAY] = ray
    speech = speech or Speech(language_of(os.environ))
    try:
        start_serving(speech, host, port, database, workers, origins, proxies, access_log, root_path, log)
    except Mistake as mistake:  # in a log it stands among the lines of others
        sys.stderr.write(f"arcanarium: {mistake}\n")
        raise SystemExit(2) from None


def start_serving(
    speech: Speech,
    host: str,
    port: int,
    database: str | None,
    workers: int,
    origins: Sequence[str],
    proxies: Sequence[str],
    access_log: bool,
    root_path: str,
    log: str | None,
) -> None:
    """Returns when the server was stopped. Raises Mistake."""
    with needing(speech, "server"):
        from arcanarium.server.start import BadStart, start
    try:
        found = database or os.environ.get("ARCANARIUM_DATABASE")
        style = log or os.environ.get("ARCANARIUM_LOG", "text")
        start(host, port, found, workers, origins, proxies, access_log, root_path, style)
    except BadStart as error:
        raise Mistake(speech.complain(error)) from None
    except socket.gaierror:
        raise Mistake(speech.say("no-address", name=host)) from None


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
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
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
        context.obj,
    )
