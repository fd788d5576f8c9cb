"""`arcanarium sprt`: is one bot better than another? It plays until it knows, and then says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from arcanarium.cli.options import Games, Name, Shared, takes_shared
from arcanarium.cli.speech import Speech

if TYPE_CHECKING:
    from arcanarium.arena.outcome import SprtRun


@takes_shared
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
    *,
    shared: Shared,
) -> None:
    """Question whether A is better than B."""
    from arcanarium.arena import Question, sprt
    from arcanarium.cli.arena import check, run
    from arcanarium.cli.standings import tell

    speech: Speech = context.obj
    played = check(speech, game, [first, second])
    question = Question(elo0, elo1, alpha, beta)
    found = run(speech, played, shared, lambda given: sprt(game, first, second, question, games, **given))
    tell(speech, found, shared.as_json, say_verdict(speech, found))


def say_verdict(speech: Speech, run: SprtRun) -> str:
    from arcanarium.arena.question import BETTER, NOT_BETTER

    question, verdict = run.question, run.verdict
    said = {
        "first": run.names[0],
        "second": run.names[1],
        "elo0": f"{question.elo0:g}",
        "elo1": f"{question.elo1:g}",
        "ratio": f"{verdict.likelihood:.2f}",
        "lower": f"{question.lower:.2f}",
        "upper": f"{question.upper:.2f}",
        "games": str(verdict.games),
    }
    if verdict.state == BETTER:
        return speech.say("sprt-better", **said)
    if verdict.state == NOT_BETTER:
        return speech.say("sprt-not-better", **said)
    return speech.say("sprt-open", **said)
