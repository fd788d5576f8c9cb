"""`arcanarium match`: so many games between a few bots, every one in every seat, with all that can be said of them."""

from __future__ import annotations

from typing import Annotated

import typer

from arcanarium.cli.asked import AsJson, Games, Name, OnRay, Options, Seats, Seed, Where, Workers
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
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other."""
    from arcanarium.arena.schedule import RoundRobin
    from arcanarium.cli import arena

    speech: Speech = context.obj
    asked = arena.asked_for(speech, "match", game, bots, seats, seed, option, workers, ray, folder)
    if len(bots) > asked.setting.seats:
        raise Mistake(speech.say("too-many-bots", given=len(bots), count=asked.setting.seats))
    schedule = RoundRobin(asked.setting, arena.games_given(speech, games))
    results = arena.run(asked, schedule, arena.opened(asked))
    arena.tell(asked, results, as_json)
