"""`arcanarium match`: so many games between a few bots, every one in every seat, with all that can be said of them."""

from __future__ import annotations

from typing import Annotated

import typer

from arcanarium.cli.asked import AsJson, Games, Name, OnRay, Options, Parquet, Seats, Seed, Where, Workers
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech


def command(
    context: typer.Context,
    game: Name,
    bots: Annotated[list[str], typer.Argument(metavar="A B…")],
    games: Games = 100,
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    workers: Workers = None,
    ray: OnRay = None,
    folder: Where = None,
    parquet: Parquet = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other."""
    from arcanarium.arena.schedule import RoundRobin
    from arcanarium.cli.arena import Terms, asked_for, games_given, opened, run
    from arcanarium.cli.standings import tell

    speech: Speech = context.obj
    count = games_given(speech, games)
    asked = asked_for(Terms(speech, "match", game, seats, seed, option, workers, ray, folder, parquet), bots)
    if len(bots) > asked.setting.seats:
        raise Mistake(speech.say("too-many-bots", given=len(bots), count=asked.setting.seats))
    results = run(asked, RoundRobin(asked.setting, count), opened(asked))
    tell(asked, results, as_json)
