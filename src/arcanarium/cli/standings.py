"""How the commands of the arena show what came out, in the terminal and in JSON."""

from __future__ import annotations

from collections.abc import Sequence
from json import dumps
from math import isfinite
from typing import Any

import typer
from rich.table import Table
from rich.text import Text

from arcanarium.arena.fixture import Result
from arcanarium.arena.outcome import BalanceRun, Run
from arcanarium.arena.results.card_rates import CardLine, card_lines, card_names, ways
from arcanarium.arena.results.rating import fit, skills
from arcanarium.arena.results.report import FEWEST
from arcanarium.arena.results.shares import Share
from arcanarium.arena.results.table import Difference, by_seat, by_turn, lines, share_data
from arcanarium.cli.board import console
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech
from arcanarium.wording import Wording


def percent(share: Share) -> str:
    """With its interval."""
    return f"{share.mean:.1%} ({share.low:.1%}–{share.high:.1%})" if share.of else "–"


def grid(speech: Speech, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """A table of texts; all but the first column are numbers."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        table.add_column(Text(speech.say(f"column-{column}")), justify="left" if place == 0 else "right")
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    return table


def players_table(speech: Speech, results: Sequence[Result], names: Sequence[str]) -> Table:
    rows = [
        (
            names[line.player],
            str(line.share.of),
            f"{line.share.won:g}",
            percent(line.share),
            f"{line.score:.2f}",
            f"{line.slowest:.2f}",
        )
        for line in lines(results, len(names))
    ]
    return grid(speech, ("bot", "games", "wins", "interval", "mean-score", "slowest"), rows)


def ratings_table(speech: Speech, results: Sequence[Result], names: Sequence[str]) -> Table:
    found = fit(results, len(names))
    estimates = skills(results, len(names))
    rows = [
        (
            names[player],
            f"{found.points[player]:+.0f} ± {found.error(player):.0f}",
            f"{estimates[player].mu:.1f} ± {2 * estimates[player].sigma:.1f}",
        )
        for player in sorted(range(len(names)), key=lambda each: -found.points[each])
    ]
    return grid(speech, ("bot", "points", "openskill"), rows)


def places_table(speech: Speech, results: Sequence[Result], seats: int) -> Table:
    """Seats and places in the order of turns."""
    turns = by_turn(results, seats)
    rows = [
        (str(place), percent(seat), str(place + 1), percent(turns[place]))
        for place, seat in enumerate(by_seat(results, seats))
    ]
    return grid(speech, ("seat", "interval", "turn", "interval"), rows)


def better(speech: Speech, names: Sequence[str], found: Difference) -> str:
    """Who is better by how much; of one who won everything only a lower limit is known."""
    first, second = names
    mean, low, high = found
    if mean < 0:
        first, second = second, first
        mean, low, high = -mean, -high, -low
    if isfinite(mean):
        text = {"mean": f"{mean:.0f}", "low": f"{low:+.0f}", "high": f"{high:+.0f}" if isfinite(high) else "∞"}
        return speech.say("better-by", first=first, second=second, **text)
    if low <= 0:
        return speech.say("better-unknown", first=first, second=second)
    return speech.say("better-than", first=first, second=second, low=f"{low:.0f}")


def tell_end(speech: Speech, run: Run) -> None:
    """What went wrong, whether anything was played, and where it is kept."""
    for name, number in run.forfeits.items():
        typer.echo(speech.say("run-forfeits", bot=name, number=number))
    if run.new == 0:
        typer.echo(speech.say("run-nothing-new", number=len(run.results)))
    typer.echo(speech.say("run-kept", report=str(run.report)))


def tell(speech: Speech, run: Run, as_json: bool, sentence: str = "") -> None:
    """What a run of several players ends with: the players, their ratings, the seats, the folder."""
    results, names, seats = run.results, run.names, run.terms.seats
    if as_json:
        typer.echo(dumps({**run.summary(), "folder": str(run.folder)}, ensure_ascii=False))
        return
    out = console()
    out.print(players_table(speech, results, names))
    out.print()
    if len(names) > 1:
        out.print(ratings_table(speech, results, names))
        out.print()
    if seats > 1:
        out.print(places_table(speech, results, seats))
        out.print()
    if len(names) == 2:
        typer.echo(better(speech, names, run.points))
    elif len(names) > 2:
        typer.echo(speech.say("points-are"))
    if sentence:
        typer.echo(sentence)
    tell_end(speech, run)


def card_data(line: CardLine) -> dict[str, Any]:
    return {"card": line.card, **share_data(line.share), "even": round(line.even, 4), "telling": line.telling}


def tell_balance(speech: Speech, run: BalanceRun, way: str, cards: int, as_json: bool) -> None:
    """For each number of seats: the seats, the order of turns, the best and the worst cards."""
    tables = run.tables
    known = ways(run.results)
    if way not in known:
        raise Mistake(speech.say("no-way", name=way, names=", ".join(known), hint=speech.hint(way, known)))
    if as_json:
        found = {
            str(seats): {
                "games": len(some),
                "seats": [share_data(share) for share in by_seat(some, seats)],
                "turns": [share_data(share) for share in by_turn(some, seats)],
                "cards": {name: [card_data(line) for line in card_lines(some, name)] for name in ways(some)},
            }
            for seats, some in tables.items()
        }
        typer.echo(dumps({"tables": found, "folder": str(run.folder)}, ensure_ascii=False))
        return
    out = console()
    named = card_names(Wording(speech.language, run.game))
    for seats, some in tables.items():
        out.print(Text(speech.say("balance-of", seats=seats, games=len(some)), style="bold"))
        if seats > 1:
            out.print(places_table(speech, some, seats))
            out.print()
        found_lines = [line for line in card_lines(some, way) if line.share.of >= FEWEST]
        shown = found_lines if len(found_lines) <= 2 * cards else [*found_lines[:cards], *found_lines[-cards:]]
        rows = [
            (
                f"{named[line.card]}{' *' if line.telling else ''}",
                str(line.share.of),
                f"{line.even:.1%}",
                percent(line.share),
            )
            for line in shown
        ]
        if rows:
            out.print(grid(speech, ("card", "times", "even", "interval"), rows))
            out.print()
    typer.echo(speech.say("balance-note", fewest=FEWEST))
    tell_end(speech, run)
