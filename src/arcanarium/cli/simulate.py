"""`arcanarium simulate`: many games of bots against bots, in numbers."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from arcanarium.cli.arguments import (
    at_least_one,
    bots_given,
    crew_given,
    game_named,
    options_given,
    seats_given,
    seed_given,
)
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech
from arcanarium.core.chance import SEED_LIMIT

if TYPE_CHECKING:
    from arcanarium.arena.tally import Batch, Tally

BATCHES_A_WORKER = 8  # so that the bar moves and no worker waits long for the last one


def parts(whole: Batch, games: int, workers: int) -> list[Batch]:
    """The games cut into pieces."""
    size = max(1, min(50, games // (workers * BATCHES_A_WORKER)))
    return [whole._replace(first=first, games=min(size, games - first)) for first in range(0, games, size)]


def report(tally: Tally, seconds: float) -> dict[str, Any]:
    """For programs: these keys and no others."""
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds),
        "mean_decisions": round(tally.decisions / tally.games, 2),
        "mean_score": [round(score / tally.games, 2) for score in tally.scores],
        "wins": [round(wins, 4) for wins in tally.wins],
        "longest_game": tally.longest,
    }


def command(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[int | None, typer.Option("--seats")] = None,
    games: Annotated[int, typer.Option("--games")] = 100,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B…")] = "random",
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    workers: Annotated[int, typer.Option("--workers")] = 1,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let bots play."""
    from arcanarium.arena.fixture import FailedGame
    from arcanarium.arena.tally import Batch, count_games, nothing

    speech: Speech = context.obj
    played = game_named(speech, game)
    number = seats_given(speech, played, seats)
    options = options_given(speech, played, number, option or [])
    players = bots_given(speech, bots, number)
    at_least_one(speech, games=games, workers=workers)
    first = seed_given(speech, seed)
    if seed is None:
        first %= SEED_LIMIT - games
    elif first + games > SEED_LIMIT:
        raise Mistake(speech.say("no-seed", seed=str(first + games - 1)))
    match = Batch(played.name, number, first, options, players)
    tally = nothing(number)
    try:
        with crew_given(speech, workers, None) as crew, Bar(speech, games) as bar:
            start = perf_counter()  # of the games, not of what shows how far they are
            for part in crew.each(count_games, ((batch,) for batch in parts(match, games, workers))):
                tally += part
                bar.advance(part.games)
            seconds = perf_counter() - start
    except FailedGame as error:
        typer.echo(error.trace, err=True, nl=False)
        raise Mistake(speech.complain(error)) from None
    numbers = report(tally, max(seconds, 1e-9))
    if as_json:
        from json import dumps

        typer.echo(dumps(numbers))
        return
    show(speech, match, numbers)


class Bar:
    """A progress bar on stderr, if somebody is looking."""

    def __init__(self, speech: Speech, number: int, what: str = "column-games") -> None:
        from rich.console import Console
        from rich.progress import Progress

        self.progress = Progress(
            console=Console(stderr=True), transient=True, disable=not Console(stderr=True).is_terminal
        )
        self.task = self.progress.add_task(speech.say(what), total=number)

    def __enter__(self) -> Bar:
        self.progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def show(self, done: int, of: int) -> None:
        self.progress.update(self.task, completed=done, total=of)

    def advance(self, number: int) -> None:
        self.progress.advance(self.task, number)


def show(speech: Speech, match: Batch, numbers: dict[str, Any]) -> None:
    from rich.table import Table
    from rich.text import Text

    from arcanarium.cli.board import console

    out = console()
    summary = {name: value for name, value in numbers.items() if not isinstance(value, list)}
    grid = Table.grid(padding=(0, 2))
    grid.add_row(Text(speech.say("column-seed")), Text(str(match.seed)))
    for name, value in summary.items():
        grid.add_row(Text(speech.say(f"simulated-{name.replace('_', '-')}")), Text(str(value)))
    out.print(grid)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("seat", "bot", "mean-score", "wins", "share"):
        table.add_column(Text(speech.say(f"column-{column}")), justify="right" if column != "bot" else "left")
    for seat, bot in enumerate(match.bots):
        wins = numbers["wins"][seat]
        cells = (str(seat), bot, f"{numbers['mean_score'][seat]:.2f}", f"{wins:g}", f"{wins / numbers['games']:.1%}")
        table.add_row(*[Text(cell) for cell in cells])
    out.print()
    out.print(table)
