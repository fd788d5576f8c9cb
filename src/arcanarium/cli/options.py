"""What every command of the arena may be told; kept apart because all commands load it and few need the arena."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Final, NamedTuple, get_type_hints

import typer

Name = Annotated[str, typer.Argument(metavar="GAME")]
Games = Annotated[int, typer.Option("--games")]
OnRay = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS")]

ADDRESS: Final = re.compile(r"auto|(ray://)?[\w.\[\]-]+:\d+")
USUAL_SECONDS: Final = 60.0


class Shared(NamedTuple):
    """The options that all commands of the arena share, in the order of their help pages."""

    seats: Annotated[int | None, typer.Option("--seats")] = None
    seed: Annotated[int, typer.Option("--seed")] = 0
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None
    seconds_per_move: Annotated[float, typer.Option("--seconds-per-move")] = USUAL_SECONDS
    workers: Annotated[int | None, typer.Option("--workers")] = None
    ray: OnRay = None
    folder: Annotated[Path | None, typer.Option("--folder", metavar="FOLDER")] = None
    restart: Annotated[bool, typer.Option("--restart")] = False
    parquet: Annotated[bool, typer.Option("--parquet")] = False
    as_json: Annotated[bool, typer.Option("--json")] = False


def takes_shared(command: Callable[..., None]) -> Callable[..., None]:
    """A command whose last parameter `shared` stands for those options; one that it has itself stays its own."""
    kinds = get_type_hints(Shared, include_extras=True)
    own = signature(command, eval_str=True).parameters
    found = [each for name, each in own.items() if name != "shared"]
    named = {each.name for each in found}
    for name in Shared._fields:
        if name not in named:
            default = Shared._field_defaults[name]
            found.append(Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=kinds[name]))

    def run(**given: object) -> None:
        shared = Shared(**{name: given.pop(name) for name in Shared._fields if name not in own})  # type: ignore[arg-type]
        command(**given, shared=shared)

    keyword = [each.replace(kind=Parameter.KEYWORD_ONLY) for each in found]
    run.__signature__ = Signature(keyword)  # type: ignore[attr-defined]
    run.__annotations__ = {each.name: each.annotation for each in keyword}
    run.__module__, run.__name__, run.__doc__ = command.__module__, command.__name__, command.__doc__
    return run


def with_address(words: Sequence[str]) -> list[str]:
    """`--ray` may stand alone: then it is a cluster of its own on this machine, which is written `--ray=`."""
    found: list[str] = []
    for place, word in enumerate(words):
        alone = word == "--ray" and not ADDRESS.fullmatch("".join(words[place + 1 : place + 2]))
        found.append("--ray=" if alone else word)
    return found
