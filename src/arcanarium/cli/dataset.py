"""`arcanarium dataset`: positions of many games of bots against bots as Parquet files, for programs that learn."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from arcanarium.cli.arguments import (
    at_least_one,
    bots_given,
    game_named,
    needing,
    options_given,
    seats_given,
    seed_given,
)
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.options import OnRay
from arcanarium.cli.simulate import Bar
from arcanarium.cli.speech import Speech
from arcanarium.core.chance import SEED_LIMIT


def command(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    seats: Annotated[int | None, typer.Option("--seats")] = None,
    games: Annotated[int, typer.Option("--games")] = 1000,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B…")] = "random",
    seed: Annotated[int, typer.Option("--seed")] = 0,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    part: Annotated[int, typer.Option("--part")] = 100,
    workers: Annotated[int, typer.Option("--workers")] = 1,
    ray: OnRay = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Write a dataset, or what is missing of it."""
    speech: Speech = context.obj
    played = game_named(speech, game)
    number = seats_given(speech, played, seats)
    options = options_given(speech, played, number, option or [])
    players = bots_given(speech, bots, number)
    at_least_one(speech, games=games, part=part, workers=workers)
    first = seed_given(speech, seed)
    if first + games > SEED_LIMIT:
        raise Mistake(speech.say("no-seed", seed=str(first + games - 1)))
    with needing(speech, "research"):
        from arcanarium.research.dataset import OtherDataset, Plan, generate
    from arcanarium.work.ray import NoRay

    plan = Plan(played.name, number, options, players, first, part)
    start = perf_counter()
    done = positions = 0
    try:
        with Bar(speech, games) as bar:
            for written in generate(plan, folder, games, workers, ray):
                done += written.games
                positions += written.positions
                bar.advance(written.games)
    except OtherDataset as error:
        raise Mistake(speech.say("other-dataset", reason=str(error))) from None
    except NoRay as error:
        raise Mistake(speech.complain(error)) from None
    except OSError as error:
        raise Mistake(speech.say("unwritable", why=speech.blame(error)), str(error.filename or folder)) from None
    seconds = round(perf_counter() - start, 1)
    if as_json:
        from json import dumps

        typer.echo(dumps({"games": done, "positions": positions, "seconds": seconds, "folder": str(folder)}))
        return
    typer.echo(speech.say("dataset-written", games=done, positions=positions, seconds=str(seconds), folder=str(folder)))
