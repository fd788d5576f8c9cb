"""`arcanarium lesson check`: play every step of lessons and say what is wrong with them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from arcanarium.cli.files import read_text
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech

CHECK = "check"


def command(
    context: typer.Context,
    action: Annotated[str, typer.Argument(metavar="check")],
    files: Annotated[list[str], typer.Argument(metavar="FILE…")],
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check lessons."""
    from arcanarium.lessons.check import faults
    from arcanarium.lessons.lesson import BadLesson, read_lesson

    speech: Speech = context.obj
    if action != CHECK:
        raise Mistake(speech.say("lesson-action", name=action))
    wrong: dict[str, list[str]] = {}
    for file in files:
        read_text(speech, file)  # or a word about what is wrong with the file
        try:
            wrong[file] = faults(read_lesson(Path(file)))
        except BadLesson as error:
            wrong[file] = [str(error)]
        if not as_json:
            for fault in wrong[file]:
                typer.echo(f"{file}: {fault}")
    number = sum(map(len, wrong.values()))
    if as_json:
        from json import dumps

        typer.echo(dumps({"lessons": len(files), "faults": wrong}, ensure_ascii=False, indent=2))
    else:
        typer.echo(speech.say("lessons-summary", number=len(files), faults=number))
    if number:
        raise typer.Exit(1)
