"""`arcanarium bench`: the benchmarks of a source checkout."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech

SCRIPT = Path(__file__).parents[3] / "benchmarks" / "run.py"


def command(
    context: typer.Context,
    peers: Annotated[bool, typer.Option("--peers")] = False,
) -> None:
    """Measure speed."""
    speech: Speech = context.obj
    if not SCRIPT.is_file():
        raise Mistake(speech.say("no-benchmarks", path=str(SCRIPT)))
    done = subprocess.run([sys.executable, str(SCRIPT), *(["--peers"] if peers else [])], check=False)
    raise typer.Exit(done.returncode)
