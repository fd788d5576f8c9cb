"""What every command of the arena may be told; kept apart because all commands load it and few need the arena."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

Name = Annotated[str, typer.Argument(metavar="GAME")]
Seats = Annotated[int | None, typer.Option("--seats")]
Games = Annotated[int, typer.Option("--games")]
Seed = Annotated[int, typer.Option("--seed")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Workers = Annotated[int | None, typer.Option("--workers")]
OnRay = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")]
Where = Annotated[Path | None, typer.Option("--folder")]
Parquet = Annotated[bool, typer.Option("--parquet")]
AsJson = Annotated[bool, typer.Option("--json")]

ADDRESS: Final = re.compile(r"auto|(ray://)?[\w.\[\]-]+:\d+")


def with_address(words: Sequence[str]) -> list[str]:
    """`--ray` may stand alone: then it is a cluster of its own on this machine, which is written `--ray=`."""
    found: list[str] = []
    for place, word in enumerate(words):
        alone = word == "--ray" and not ADDRESS.fullmatch("".join(words[place + 1 : place + 2]))
        found.append("--ray=" if alone else word)
    return found
