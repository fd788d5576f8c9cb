"""`arcanarium sprt`: is one bot better than another? It plays until it knows, and then says so."""

from __future__ import annotations

from typing import Annotated

import typer

from arcanarium.cli.asked import AsJson, Games, Name, OnRay, Options, Parquet, Seats, Seed, Where, Workers
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech


def command(
    context: typer.Context,
    game: Name,
    first: Annotated[str, typer.Argument(metavar="A")],
    second: Annotated[str, typer.Argument(metavar="B")],
    elo0: Annotated[float, typer.Option("--elo0")] = 0.0,
    elo1: Annotated[float, typer.Option("--elo1")] = 30.0,
    alpha: Annotated[float, typer.Option("--alpha")] = 0.05,
    beta: Annotated[float, typer.Option("--beta")] = 0.05,
    games: Games = 10_000,
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    workers: Workers = None,
    ray: OnRay = None,
    folder: Where = None,
    parquet: Parquet = False,
    as_json: AsJson = False,
) -> None:
    """Question whether A is better than B."""
    from arcanarium.arena.sprt import BETTER, NOT_BETTER, Question, Sprt
    from arcanarium.arena.standing import distinct
    from arcanarium.cli.arena import Terms, asked_for, games_given, opened, run
    from arcanarium.cli.standings import tell

    speech: Speech = context.obj
    count = games_given(speech, games)
    for name, value in (("--alpha", alpha), ("--beta", beta)):
        if not 0 < value < 0.5:
            raise Mistake(speech.say("no-risk", name=name, value=str(value)))
    if elo0 >= elo1:
        raise Mistake(speech.say("no-elo", elo0=f"{elo0:g}", elo1=f"{elo1:g}"))
    test = Question(elo0, elo1, alpha, beta)
    terms = Terms(speech, "sprt", game, seats or 2, seed, option, workers, ray, folder, parquet)
    asked = asked_for(terms, [first, second], {"test": test._asdict()})
    if asked.setting.seats < 2:
        raise Mistake(speech.say("two-bots"))
    schedule = Sprt(asked.setting, test, count)
    results = run(asked, schedule, opened(asked))
    schedule.is_over({result.number: result for result in results})
    verdict = schedule.verdict
    numbers = {
        "verdict": verdict.state,
        "likelihood": round(verdict.likelihood, 4),
        "lower": round(test.lower, 4),
        "upper": round(test.upper, 4),
        "counted": verdict.games,
    }
    names = distinct([first, second])
    said = {
        "first": names[0],
        "second": names[1],
        "elo0": f"{elo0:g}",
        "elo1": f"{elo1:g}",
        "ratio": f"{verdict.likelihood:.2f}",
        "lower": f"{test.lower:.2f}",
        "upper": f"{test.upper:.2f}",
        "games": str(verdict.games),
    }
    if verdict.state == BETTER:
        sentence = speech.say("sprt-better", **said)
    elif verdict.state == NOT_BETTER:
        sentence = speech.say("sprt-not-better", **said)
    else:
        sentence = speech.say("sprt-open", **said)
    tell(asked, results, as_json, numbers, sentence)
