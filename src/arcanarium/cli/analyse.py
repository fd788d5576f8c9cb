"""`arcanarium analyse`: where a recorded game was won and lost, and by how much luck."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from arcanarium.cli.arguments import at_least_one, crew_given
from arcanarium.cli.files import check_writable, write_text
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.options import OnRay
from arcanarium.cli.records import Recording
from arcanarium.cli.speech import Speech

if TYPE_CHECKING:
    from arcanarium.bots.analysis.analyse import Part
    from arcanarium.bots.analysis.figures import Analysis, Effort

ITERATIONS = 1000


def command(
    context: typer.Context,
    record: Annotated[str, typer.Argument(metavar="RECORD")],
    json: Annotated[str, typer.Option("--json", metavar="FILE")] = "",
    html: Annotated[str, typer.Option("--html", metavar="FILE")] = "",
    iterations: Annotated[int, typer.Option("--iterations")] = ITERATIONS,
    seconds_per_move: Annotated[float, typer.Option("--seconds-per-move", show_default=False)] = 0.0,
    workers: Annotated[int, typer.Option("--workers", show_default=False)] = 0,
    ray: OnRay = None,
) -> None:
    """Analyse a recorded game."""
    from arcanarium.bots.analysis.figures import Effort

    speech: Speech = context.obj
    recording = Recording(speech, record)
    recording.replay()  # mistakes are told before anything takes long
    at_least_one(speech, iterations=iterations)
    if seconds_per_move < 0:
        raise Mistake(speech.say("no-seconds", value=str(seconds_per_move)))
    for path in (json, html):
        if path:
            check_writable(speech, path)
    unlimited = seconds_per_move > 0 and iterations == ITERATIONS  # time alone was asked for
    effort = Effort(1_000_000 if unlimited else iterations, seconds_per_move)
    analysis = analyse(speech, recording, effort, workers or os.cpu_count() or 1, ray)
    if json:
        import msgspec

        write_text(speech, json, msgspec.json.format(msgspec.json.encode(analysis), indent=1).decode() + "\n")
    if html:
        from arcanarium.bots.analysis.page import page

        write_text(speech, html, page(analysis, speech.language))
    show(speech, analysis)


def analyse(speech: Speech, recording: Recording, effort: Effort, workers: int, ray: str | None) -> Analysis:
    """In parts, as they come."""
    from arcanarium.bots.analysis.analyse import look, parts, put_together
    from arcanarium.cli.simulate import Bar

    text = recording.record.text()
    firsts = parts(recording.record)
    found: list[Part] = []
    with (
        crew_given(speech, min(workers, len(firsts)), ray) as crew,
        Bar(speech, len(recording.record.moves), "column-moves") as bar,
    ):
        for part in crew.each(look, ((text, first, effort) for first in firsts)):
            found.append(part)
            bar.advance(len(part.moments))
    return put_together(text, found, effort)


def show(speech: Speech, analysis: Analysis) -> None:
    """The turning points and the table of luck and skill."""
    from rich.table import Table
    from rich.text import Text

    from arcanarium.bots.analysis.page import Told
    from arcanarium.cli.board import console

    out = console()
    told = Told(analysis, speech.language)
    out.print(Text(told.result()))
    out.print()
    out.print(Text(told.text("analysis-turnings"), "bold"))
    for turning in analysis.turnings:
        first, *rest = told.turning(turning)
        out.print(Text(f"{turning.number:4}  {first}"), soft_wrap=True)
        for sentence in rest:
            out.print(Text(f"      {sentence}", "dim"), soft_wrap=True)
    if not analysis.turnings:
        out.print(Text(told.text("analysis-no-turnings")))
    out.print()
    table = Table(box=None, padding=(0, 2, 0, 0))
    columns = told.columns()
    table.add_column(Text(told.text("analysis-accounts")))
    for name in told.names:
        table.add_column(Text(name), justify="right")
    for name, cells in columns:
        table.add_row(Text(name), *[Text(cell) for cell in cells])
    out.print(table)
