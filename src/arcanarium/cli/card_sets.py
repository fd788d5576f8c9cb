"""`arcanarium cards check FILE`: is a card set typed in by somebody right?"""

from __future__ import annotations

import tomllib
from importlib import import_module

import typer

from arcanarium.cli.files import read_text
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech

# What only a set of that game has, and where its checker is; Time Masters' sets have nothing but cards.
CHECKERS = {"place": "arcanarium.games.evenfall.cardset", "card": "arcanarium.games.time_masters.sets"}


def check(speech: Speech, path: str) -> None:
    """Say everything that is wrong, a line each, or that the set can be played."""
    try:
        data = tomllib.loads(read_text(speech, path))
    except tomllib.TOMLDecodeError as error:
        raise Mistake(str(error), path) from None
    for mark, module in CHECKERS.items():
        if mark in data:
            problems = import_module(module).check_set(path)
            break
    else:
        raise Mistake(speech.say("no-card-set"), path)
    for problem in problems:
        typer.echo(str(problem), err=True)
    if problems:
        raise typer.Exit(2)
    typer.echo(speech.say("card-set-right", path=path))
