"""`arcanarium tournament`: several bots, everybody against everybody or in Swiss rounds, and a table at the end."""

from __future__ import annotations

from enum import StrEnum
from math import ceil, log2
from typing import Annotated, Any

import typer

from arcanarium.cli.asked import AsJson, Games, Name, OnRay, Options, Parquet, Seats, Seed, Where, Workers
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech


class Kind(StrEnum):
    """How it is decided who meets whom."""

    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"


def command(
    context: typer.Context,
    game: Name,
    bots: Annotated[list[str], typer.Argument(metavar="A B C…")],
    kind: Annotated[Kind, typer.Option("--kind")] = Kind.ROUND_ROBIN,
    games: Games = 20,
    rounds: Annotated[int | None, typer.Option("--rounds")] = None,
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    workers: Workers = None,
    ray: OnRay = None,
    folder: Where = None,
    parquet: Parquet = False,
    as_json: AsJson = False,
) -> None:
    """Let several bots meet."""
    from arcanarium.arena.schedule import RoundRobin, Schedule, Swiss
    from arcanarium.cli.arena import Terms, asked_for, games_given, opened, run
    from arcanarium.cli.standings import tell

    speech: Speech = context.obj
    count = games_given(speech, games)
    if len(bots) < 2:
        raise Mistake(speech.say("two-bots"))
    about: dict[str, Any] = {"kind": kind.value}
    number = 0
    if kind == Kind.SWISS:
        number = min(Swiss.most(len(bots)), ceil(log2(len(bots))) + 1) if rounds is None else rounds
        if not 1 <= number <= Swiss.most(len(bots)):
            raise Mistake(speech.say("no-rounds", most=Swiss.most(len(bots)), number=number))
        if seats not in (None, 2):
            raise Mistake(speech.say("swiss-of-two"))
        about |= {"games": count, "rounds": number}  # who meets whom hangs on all of it, so a folder keeps to it
    elif rounds is not None:
        raise Mistake(speech.say("rounds-are-swiss"))
    terms = Terms(speech, "tournament", game, seats or 2, seed, option, workers, ray, folder, parquet)
    asked = asked_for(terms, bots, about)
    schedule: Schedule = RoundRobin(asked.setting, count)
    if kind == Kind.SWISS:
        schedule = Swiss(asked.setting, count, number)
    results = run(asked, schedule, opened(asked))
    tell(asked, results, as_json)
