"""`arcanarium backup`: a copy of the database, made while the server runs."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Annotated

import typer

from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech


def find_file(speech: Speech, database: str | None) -> Path:
    """The file of the database that is meant."""
    from arcanarium.server.settings import address
    from arcanarium.server.store.files import file_of

    path = file_of(address(database or os.environ.get("ARCANARIUM_DATABASE") or None))
    if path is None:
        raise Mistake(speech.say("only-sqlite"))
    return path


def check_there(speech: Speech, path: Path) -> None:
    if not path.is_file():
        raise Mistake(speech.say("no-file", hint=""), str(path))


def reason(speech: Speech, error: Exception) -> str:
    """Why a file of a database cannot be copied, in words."""
    return speech.blame(error) if isinstance(error, OSError) else speech.complain(error)


def command(
    context: typer.Context,
    target: Annotated[str, typer.Argument(metavar="FILE")],
    database: Annotated[str | None, typer.Option("--database", metavar="FILE")] = None,
) -> None:
    """Copy the database of a running server."""
    from arcanarium.server.store.files import back_up

    speech: Speech = context.obj
    path = find_file(speech, database)
    check_there(speech, path)
    try:
        back_up(path, Path(target))
    except (sqlite3.Error, OSError) as error:
        raise Mistake(speech.say("no-backup", name=str(path), why=reason(speech, error))) from None
    typer.echo(speech.say("backed-up", name=target))
