"""`arcanarium restore`: a copy in the place of the database of a server that is stopped."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Annotated

import typer

from arcanarium.cli.backup import check_there, find_file, reason
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech


def command(
    context: typer.Context,
    source: Annotated[str, typer.Argument(metavar="FILE")],
    database: Annotated[str | None, typer.Option("--database", metavar="FILE")] = None,
) -> None:
    """Put a copy in the place of the database."""
    from arcanarium.server.store.files import InUse, restore

    speech: Speech = context.obj
    path = find_file(speech, database)
    check_there(speech, Path(source))
    try:
        restore(Path(source), path)
    except (InUse, sqlite3.Error, OSError) as error:
        raise Mistake(speech.say("no-restore", name=str(path), why=reason(speech, error))) from None
    typer.echo(speech.say("restored", name=str(path)))
