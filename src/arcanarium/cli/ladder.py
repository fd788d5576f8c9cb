"""`arcanarium ladder`: a table of ratings that goes on from where it was, also with bots that join later."""

from __future__ import annotations

from typing import Annotated

import typer

from arcanarium.cli.options import Games, Name, Shared, takes_shared
from arcanarium.cli.speech import Speech


@takes_shared
def command(
    context: typer.Context,
    game: Name,
    bots: Annotated[list[str] | None, typer.Argument(metavar="A B C…")] = None,
    games: Games = 20,
    *,
    shared: Shared,
) -> None:
    """Rate bots."""
    from arcanarium.arena import ladder
    from arcanarium.cli.arena import check, run
    from arcanarium.cli.standings import tell

    speech: Speech = context.obj
    played = check(speech, game, bots or [])
    tell(speech, run(speech, played, shared, lambda given: ladder(game, bots or [], games, **given)), shared.as_json)
