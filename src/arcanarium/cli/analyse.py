"""`arcanarium analyse`: where a recorded game was won and lost, and by how much luck."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from arcanarium.cli.files import check_writable, write_text
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.records import Recording
from arcanarium.cli.speech import Speech

if TYPE_CHECKING:
    from arcanarium.bots.analysis.figures import Analysis, Effort
    from arcanarium.bots.analysis.whole import Part

ITERATIONS = 1000


def command(
    context: typer.Context,
    record: Annotated[str, typer.Argument(metavar="RECORD")],
    json: Annotated[str, typer.Option("--json", metavar="FILE")] = "",
    html: Annotated[str, typer.Option("--html", metavar="FILE")] = "",
    iterations: Annotated[int, typer.Option("--iterations")] = ITERATIONS,
    seconds_per_move: Annotated[float, typer.Option("--seconds-per-move")] = 0.0,
    workers: Annotated[int, typer.Option("--workers")] = 0,
) -> None:
    """Analyse a recorded game."""
    from arcanarium.bots.analysis.figures import Effort

    speech: Speech = context.obj
    recording = Recording(speech, record)
    recording.replay()  # mistakes are told before anything takes long
    if iterations < 1:
        raise Mistake(speech.say("at-least-one", name="--iterations", value=iterations))
    if seconds_per_move < 0:
        raise Mistake(speech.say("no-seconds", value=str(seconds_per_move)))
    for path in (json, html):
        if path:
            check_writable(speech, path)
    unlimited = seconds_per_move > 0 and iterations == ITERATIONS  # time alone was asked for
    effort = Effort(1_000_000 if unlimited else iterations, seconds_per_move)
    analysis = analysed(speech, recording, effort, workers or os.cpu_count() or 1)
    if json:
        import msgspec

        write_text(speech, json, msgspec.json.format(msgspec.json.encode(analysis), indent=1).decode() + "\n")
    if html:
        from arcanarium.bots.analysis.page import page

        write_text(speech, html, page(analysis, speech.language))
    show(speech, analysis)


def analysed(speech: Speech, recording: Recording, effort: Effort, workers: int) -> Analysis:
    from arcanarium.bots.analysis.whole import parts, put_together
    from arcanarium.cli.simulate import Bar

    text = recording.record.text()
    firsts = parts(recording.record)
    found: list[Part] = []
    with Bar(speech, len(recording.record.moves), "column-moves") as bar:
        for part in looked(text, firsts, effort, min(workers, len(firsts))):
            found.append(part)
            bar.advance(len(part.moments))
    return put_together(text, found, effort)


def looked(text: str, firsts: list[int], effort: Effort, workers: int) -> Iterator[Part]:
    """The parts as they come."""
    from arcanarium.bots.analysis.whole import look

    if workers == 1:
        for first in firsts:
            yield look(text, first, effort)
        return
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    # forking a process that draws a progress bar in a thread is not safe
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for done in as_completed([pool.submit(look, text, first, effort) for first in firsts]):
            yield done.result()


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
