"""`arcanarium ladder`: a table of ratings that goes on from where it was, also with bots that join later."""

from __future__ import annotations

from typing import Annotated

import typer

from arcanarium.cli.asked import AsJson, Games, Name, OnRay, Options, Parquet, Seats, Seed, Where, Workers
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech


def command(
    context: typer.Context,
    game: Name,
    bots: Annotated[list[str] | None, typer.Argument(metavar="A B C…")] = None,
    games: Games = 20,
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    workers: Workers = None,
    ray: OnRay = None,
    folder: Where = None,
    parquet: Parquet = False,
    as_json: AsJson = False,
) -> None:
    """Rate bots."""
    from arcanarium.arena.schedule import Ladder
    from arcanarium.bots import LEVELS
    from arcanarium.cli.arena import Terms, asked_for, games_given, kept_bots, opened, run
    from arcanarium.cli.standings import tell

    speech: Speech = context.obj
    count = games_given(speech, games)
    size = seats or 2
    terms = Terms(speech, "ladder", game, size, seed, option, workers, ray, folder, parquet)
    wanted = list(dict.fromkeys(bots or LEVELS))
    kept = kept_bots(asked_for(terms, wanted, grows=True).folder)  # who was there stays there
    players = [*kept, *(bot for bot in wanted if bot not in kept)]
    if len(players) < size:
        raise Mistake(speech.say("too-few-bots", given=len(players), count=size))
    asked = asked_for(terms, players, grows=True)
    results = run(asked, Ladder(asked.setting, count), opened(asked, grows=True))
    tell(asked, results, as_json)
