"""`arcanarium scenario`: play scenes from files and say which expectations do not hold."""

from __future__ import annotations

from typing import Annotated

import typer

from arcanarium.cli.mistake import Mistake
from arcanarium.cli.scenes import Fault, read_scenes, sentence, tried
from arcanarium.cli.speech import Speech


def command(
    context: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE…")],
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Check scenarios."""
    speech: Speech = context.obj
    scenes = read_scenes(speech, files)
    if not scenes:
        raise Mistake(speech.say("no-scenarios"), files[0])
    faults: list[Fault] = []
    for scene in scenes:
        fault = tried(speech, scene)
        if fault:
            faults.append(fault)
            if not as_json:
                typer.echo(sentence(speech, fault))
    bad = sum(fault.bad for fault in faults)
    if as_json:
        from json import dumps

        summary = {"scenarios": len(scenes), "failed": [fault._asdict() for fault in faults]}
        typer.echo(dumps(summary, ensure_ascii=False, indent=2))
    else:
        typer.echo(speech.say("scenarios-summary", number=len(scenes), failed=len(faults) - bad, bad=bad))
    if faults:
        raise typer.Exit(2 if bad else 1)
