"""`arcanarium balance`: how fair a game is, seat by seat and card by card, when everybody plays alike."""

from __future__ import annotations

from typing import Annotated

import typer

from arcanarium.cli.arguments import at_least_one
from arcanarium.cli.options import Games, Name, Shared, takes_shared
from arcanarium.cli.speech import Speech


@takes_shared
def command(
    context: typer.Context,
    game: Name,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME")] = "greedy",
    games: Games = 1000,
    seats: Annotated[list[int] | None, typer.Option("--seats", metavar="N")] = None,
    way: Annotated[str, typer.Option("--way")] = "had",
    cards: Annotated[int, typer.Option("--cards")] = 8,
    *,
    shared: Shared,
) -> None:
    """Measure seats and cards."""
    from arcanarium.arena import balance
    from arcanarium.cli.arena import check, run
    from arcanarium.cli.standings import tell_balance

    speech: Speech = context.obj
    at_least_one(speech, cards=cards)
    played = check(speech, game, [bot])
    found = run(speech, played, shared, lambda given: balance(game, bot, games, seats or (), **given))
    tell_balance(speech, found, way, cards, shared.as_json)
