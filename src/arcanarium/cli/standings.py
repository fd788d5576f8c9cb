"""How the commands of the arena show what came out, in the terminal and in JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from json import dumps
from math import isfinite
from typing import Any

import typer
from rich.table import Table
from rich.text import Text

from arcanarium.arena.cards import CardLine, card_lines, card_names, ways
from arcanarium.arena.rating import fit, skills
from arcanarium.arena.report import FEWEST
from arcanarium.arena.shares import Share
from arcanarium.arena.sitting import Result
from arcanarium.arena.standing import (
    Difference,
    by_seat,
    by_seats,
    by_turn,
    difference,
    distinct,
    lines,
    shared,
    summary,
)
from arcanarium.cli.arena import REPORT, Asked
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
    return speech.say("better-than", first=first, second=second, low=f"{low:.0f}")


def where(asked: Asked) -> str:
    return asked.speech.say("run-kept", report=str(asked.folder / REPORT))


def tell(
    asked: Asked,
    results: Sequence[Result],
    as_json: bool,
    numbers: Mapping[str, Any] | None = None,
    sentence: str = "",
) -> None:
    """What a run of several players ends with: the players, their ratings, the seats, the folder."""
    speech, setting = asked.speech, asked.setting
    names = distinct(setting.bots)
    if as_json:
        found = summary(results, setting.bots, setting.seats)
        typer.echo(dumps({**(numbers or {}), **found, "folder": str(asked.folder)}, ensure_ascii=False))
        return
    out = console()
    out.print(players_table(speech, results, names))
    out.print()
    if len(names) > 1:
        out.print(ratings_table(speech, results, names))
        out.print()
    if setting.seats > 1:
        out.print(places_table(speech, results, setting.seats))
        out.print()
    if len(names) == 2:
        typer.echo(better(speech, names, difference(results)))
    elif len(names) > 2:
        typer.echo(speech.say("points-are"))
    if sentence:
        typer.echo(sentence)
    typer.echo(where(asked))


def card_data(line: CardLine) -> dict[str, Any]:
    return {"card": line.card, **shared(line.share), "even": round(line.even, 4), "telling": line.telling}


def tell_balance(asked: Asked, results: Sequence[Result], way: str, cards: int, as_json: bool) -> None:
    """For each number of seats: the seats, the order of turns, the best and the worst cards."""
    speech = asked.speech
    tables = by_seats(results)
    known = ways(results)
    if way not in known:
        raise Mistake(speech.say("no-way", name=way, names=", ".join(known), hint=speech.hint(way, known)))
    if as_json:
        found = {
            str(seats): {
                "games": len(some),
                "seats": [shared(share) for share in by_seat(some, seats)],
                "turns": [shared(share) for share in by_turn(some, seats)],
                "cards": {name: [card_data(line) for line in card_lines(some, name)] for name in ways(some)},
            }
            for seats, some in tables.items()
        }
        typer.echo(dumps({"tables": found, "folder": str(asked.folder)}, ensure_ascii=False))
        return
    out = console()
    named = card_names(Wording(speech.language, asked.game))
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
    typer.echo(where(asked))
