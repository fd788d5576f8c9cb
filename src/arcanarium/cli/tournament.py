"""`arcanarium tournament`: several bots, everybody against everybody or in Swiss rounds, and a table at the end."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from arcanarium.cli.options import Games, Name, Shared, takes_shared
from arcanarium.cli.speech import Speech


class Kind(StrEnum):
    """How it is decided who meets whom."""

    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"


@takes_shared
def command(
    context: typer.Context,
    game: Name,
    bots: Annotated[list[str], typer.Argument(metavar="A B C…")],
    kind: Annotated[Kind, typer.Option("--kind", metavar="round-robin|swiss")] = Kind.ROUND_ROBIN,
    games: Games = 20,
    rounds: Annotated[int | None, typer.Option("--rounds")] = None,
    *,
    shared: Shared,
) -> None:
    """Let several bots meet."""
    from arcanarium.arena import tournament
    from arcanarium.cli.arena import check, run
    from arcanarium.cli.standings import tell

    speech: Speech = context.obj
    played = check(speech, game, bots)
    found = run(speech, played, shared, lambda given: tournament(game, bots, games, kind.value, rounds, **given))
    tell(speech, found, shared.as_json)
