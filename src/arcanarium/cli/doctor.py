"""`arcanarium doctor`: what is installed, how the engine runs, and what would not work here."""

from __future__ import annotations

import os
import socket
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final, NamedTuple
from urllib.parse import urlsplit

import typer

from arcanarium import __version__
from arcanarium.cli.speech import Speech

EXTRAS: Final = {
    "server": ("uvicorn", "httptools", "litestar", "sqlalchemy", "aiosqlite", "asyncpg", "alembic"),
    "research": ("numpy", "gymnasium", "pettingzoo", "pyspiel", "PIL", "matplotlib", "pyarrow"),
    "arena": ("pyarrow", "ray"),
}
PORT: Final = 8000
POSTGRES: Final = 5432
PATIENCE: Final = 3.0  # seconds
BROKEN: Final = 1
WORDED: Final = ("engine", "page", "database", "port")  # the others are names
GOOD, LESS, BAD = "ok", "–", "!"


class Finding(NamedTuple):
    """One thing that was looked at: all right, missing but not needed, or broken."""

    mark: str
    what: str
    text: str


def is_compiled() -> bool:
    from arcanarium.core import agenda

    return not agenda.__file__.endswith(".py")


def version(speech: Speech) -> str:
    how = speech.say("engine-compiled") if is_compiled() else speech.say("engine-interpreted")
    python = ".".join(map(str, sys.version_info[:3]))
    return speech.say("version-line", version=__version__, how=how, python=python, system=sys.platform)


def findings(speech: Speech) -> list[Finding]:
    found = [Finding(GOOD, "arcanarium", version(speech))]
    if not is_compiled():
        found.append(Finding(LESS, "engine", speech.say("doctor-slow")))
    return [*found, *the_games(speech), *the_extras(speech), the_page(speech), the_folder(speech), the_port(speech)]


def the_games(speech: Speech) -> list[Finding]:
    """Every game begins, and every card set that was found can be played."""
    from arcanarium.games import NAMES, load, sets

    found = []
    for name in NAMES:
        game = load(name)
        game.new(game.fewest, 1)
        found.append(Finding(GOOD, name, speech.say("doctor-game", version=game.version, actions=len(game.actions))))
    for each in sets():
        fault = "" if each.card_set is not None else str(each.problems[0])
        found.append(Finding(BAD if fault else GOOD, each.full_name, fault or speech.say("doctor-set")))
    return found


def the_extras(speech: Speech) -> list[Finding]:
    found = []
    for extra, modules in EXTRAS.items():
        missing = [module for module in modules if find_spec(module) is None]
        text = (
            speech.say("doctor-extra", names=", ".join(missing), extra=extra) if missing else speech.say("doctor-all")
        )
        found.append(Finding(LESS if missing else GOOD, f"[{extra}]", text))
    return found


def the_page(speech: Speech) -> Finding:
    there = (Path(__file__).parents[1] / "server" / "static" / "index.html").is_file()
    return Finding(
        GOOD if there else LESS, "page", speech.say("doctor-built") if there else speech.say("doctor-not-built")
    )


def the_folder(speech: Speech) -> Finding:
    """Where games are kept if nothing else is said."""
    from arcanarium.games.card_sets import data_folder

    database = os.environ.get("ARCANARIUM_DATABASE", "")
    if "://" in database and not database.startswith("sqlite"):
        return the_database_server(speech, database)
    database = database.partition(":///")[2] or database
    folder = Path(database).resolve().parent if database else data_folder()
    made = [] if database else folder.parents  # the usual folder is made by whoever needs it
    writable = next((os.access(each, os.W_OK) for each in (folder, *made) if each.exists()), False)
    path = str(folder)
    text = speech.say("doctor-folder", path=path) if writable else speech.say("doctor-no-folder", path=path)
    return Finding(GOOD if writable else BAD, "database", text)


def the_database_server(speech: Speech, database: str) -> Finding:
    """Does anything answer where it is said to be?"""
    try:
        found = urlsplit(database)
        host, port = found.hostname, found.port or POSTGRES
    except ValueError:
        return Finding(BAD, "database", speech.say("doctor-no-url"))
    if host is None:
        return Finding(GOOD, "database", speech.say("doctor-url"))
    where = f"{host}:{port}"
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except OSError as error:
        return Finding(BAD, "database", speech.say("doctor-silent", where=where, why=speech.blame(error)))
    return Finding(GOOD, "database", speech.say("doctor-answers", where=where))


def the_port(speech: Speech) -> Finding:
    with socket.socket() as probe:
        taken = probe.connect_ex(("127.0.0.1", PORT)) == 0
    text = speech.say("doctor-taken", port=str(PORT)) if taken else speech.say("doctor-free", port=str(PORT))
    return Finding(LESS if taken else GOOD, "port", text)


def command(context: typer.Context, as_json: Annotated[bool, typer.Option("--json")] = False) -> None:
    """Look at everything."""
    speech: Speech = context.obj
    found = findings(speech)
    if as_json:
        from json import dumps

        typer.echo(dumps([finding._asdict() for finding in found], ensure_ascii=False, indent=2))
    else:
        named = [
            speech.say(f"looked-at-{finding.what}") if finding.what in WORDED else finding.what for finding in found
        ]
        width = max(map(len, named))
        for (mark, _, text), name in zip(found, named, strict=True):
            typer.echo(f"{mark:>2}  {name:{width}}  {text}")
    if any(finding.mark == BAD for finding in found):
        raise typer.Exit(BROKEN)
