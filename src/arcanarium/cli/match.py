"""`arcanarium match`: games between a few bots, every one in every seat, with all that can be said of them."""

from __future__ import annotations

from typing import Annotated

import typer

from arcanarium.cli.options import Games, Name, Shared, takes_shared
from arcanarium.cli.speech import Speech


@takes_shared
def command(
    context: typer.Context,
    game: Name,
    bots: Annotated[list[str], typer.Argument(metavar="A B…")],
    games: Games = 100,
    *,
    shared: Shared,
) -> None:
    """Let bots play against each other."""
    from arcanarium.arena import match
    from arcanarium.cli.arena import check, run
    from arcanarium.cli.standings import tell

    speech: Speech = context.obj
    played = check(speech, game, bots)
    tell(speech, run(speech, played, shared, lambda given: match(game, bots, games, **given)), shared.as_json)
