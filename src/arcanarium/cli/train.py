"""`arcanarium train`: nets that judge positions, made by self-play, generation after generation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from arcanarium.cli.arguments import at_least_one, crew_given, game_named, needing, seats_given
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.options import OnRay
from arcanarium.cli.speech import Speech

if TYPE_CHECKING:
    from arcanarium.cli.simulate import Bar
    from arcanarium.training.news import Told


def command(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[list[int] | None, typer.Option("--seats", metavar="N")] = None,
    generations: Annotated[int, typer.Option("--generations")] = 1,
    games: Annotated[int, typer.Option("--games")] = 20_000,
    search: Annotated[int, typer.Option("--search")] = 0,
    duel: Annotated[int, typer.Option("--duel")] = 4000,
    folder: Annotated[Path | None, typer.Option("--folder", metavar="FOLDER")] = None,
    results: Annotated[Path | None, typer.Option("--results", metavar="FILE")] = None,
    install: Annotated[bool, typer.Option("--install")] = False,
    workers: Annotated[int | None, typer.Option("--workers")] = None,
    ray: OnRay = None,
) -> None:
    """Train, or go on training."""
    speech: Speech = context.obj
    played = game_named(speech, game)
    numbers = sorted({seats_given(speech, played, number) for number in seats or [max(2, played.fewest)]})
    at_least_one(speech, generations=generations, games=games, duel=duel)
    if search < 0:
        raise Mistake(speech.say("train-no-search", value=search))
    with needing(speech, "research"):
        from arcanarium.training.course import Course, OtherCourse, shipped_file
    from arcanarium.cli.simulate import Bar
    from arcanarium.training.judges import table_of

    if len({table_of(number) for number in numbers}) > 1:
        raise Mistake(speech.say("train-other-seats"))
    home = folder or Path("training") / f"{played.name.replace(':', '_')}_{'_'.join(str(each) for each in numbers)}"
    with crew_given(speech, workers, ray) as crew, Bar(speech, games) as bar:
        table = home / "training.csv" if results is None else results
        course = Course(
            name=played.name,
            seats=numbers,
            folder=home,
            whole=games,
            depth=search,
            most=duel,
            results=table,
            lane=crew,
            tell=lambda news: show(speech, bar, news),
        )
        try:
            course.run(generations)
        except OtherCourse as error:
            raise Mistake(speech.say("train-other-course", folder=str(home), course=str(error))) from None
    if not course.best_file.exists():
        typer.echo(speech.say("train-nothing"))
        return
    if install:
        shipped_file(played.name, numbers[0]).write_bytes(course.best_file.read_bytes())
    where = shipped_file(played.name, numbers[0]) if install else course.best_file
    typer.echo(speech.say("train-best", file=str(where)))


def show(speech: Speech, bar: Bar, news: Told) -> None:
    """How far it is as a bar, everything else as a line."""
    if news.whole:
        bar.show(min(news.done, news.whole), news.whole)
        return
    values = dict(news.values)
    if "state" in values:
        values["state"] = speech.say(f"trained-{values['state']}")
    bar.progress.console.print(speech.say(f"trained-{news.about}", **values), highlight=False)
