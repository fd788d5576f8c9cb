"""`arcanarium balance`: how fair a game is, seat by seat and card by card, when everybody plays alike."""

from __future__ import annotations

from typing import Annotated

import typer

from arcanarium.cli.asked import AsJson, Games, Name, OnRay, Options, Parquet, Seed, Where, Workers
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech


def command(
    context: typer.Context,
    game: Name,
    bot: Annotated[str, typer.Option("--bot")] = "greedy",
    games: Games = 1000,
    seats: Annotated[list[int] | None, typer.Option("--seats")] = None,
    way: Annotated[str, typer.Option("--way")] = "had",
    cards: Annotated[int, typer.Option("--cards")] = 8,
    seed: Seed = 0,
    option: Options = None,
    workers: Workers = None,
    ray: OnRay = None,
    folder: Where = None,
    parquet: Parquet = False,
    as_json: AsJson = False,
) -> None:
    """Measure seats and cards."""
    from arcanarium.arena.schedule import Mirror
    from arcanarium.cli.arena import Terms, asked_for, games_given, opened, run
    from arcanarium.cli.choosing import game_named
    from arcanarium.cli.standings import tell_balance

    speech: Speech = context.obj
    count = games_given(speech, games)
    if cards < 1:
        raise Mistake(speech.say("at-least-one", name="--cards", value=cards))
    played = game_named(speech, game)
    numbers = sorted(set(seats or range(max(2, played.fewest), played.most + 1)))
    terms = Terms(speech, "balance", game, None, seed, option, workers, ray, folder, parquet)
    runs = [asked_for(terms._replace(seats=number), [bot], {"seats": numbers}) for number in numbers]
    results = run(runs[0], Mirror([each.setting for each in runs], count), opened(runs[0]))
    tell_balance(runs[0], results, way, cards, as_json)
