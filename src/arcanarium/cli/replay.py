"""`arcanarium replay`: a recorded game in words, its last table and its scores."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from arcanarium.cli.mistake import Mistake
from arcanarium.cli.records import Recording
from arcanarium.cli.speech import Speech
from arcanarium.core.agenda import Event, State
from arcanarium.wording import Wording


class Log:
    """Lines of words for every move."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.moves: list[tuple[int, int, str, list[str]]] = []  # number, seat, notation, what happened

    def hear(self, notation: str, number: int, seat: int, events: list[Event]) -> None:
        self.moves.append((number + 1, seat, notation, self.wording.events(events)))


def command(
    context: typer.Context,
    record: Annotated[str, typer.Argument(metavar="RECORD")],
    verify: Annotated[bool, typer.Option("--verify")] = False,
    to: Annotated[int | None, typer.Option("--to")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Tell a recorded game."""
    speech: Speech = context.obj
    recording = Recording(speech, record)
    game = recording.game
    number = len(recording.record.moves)
    if to is not None and not 0 <= to <= number:
        raise Mistake(speech.say("no-move", to=to, number=number), record)
    if verify:
        s = recording.replay()
        typer.echo(verdict(speech, recording, s))
        return
    log = Log(Wording(speech.language, game))

    def told(index: int, seat: int, state: State, events: list[Event]) -> None:
        log.hear(recording.record.moves[index][1], index, seat, events)

    s = recording.replay(to, told)
    if as_json:
        from json import dumps

        typer.echo(dumps(summary(recording, s, log), ensure_ascii=False, indent=2))
        return
    from rich.text import Text

    from arcanarium.cli.board import board_for, console, result
    from arcanarium.cli.position import open_table

    out = console()
    for place, seat, notation, lines in log.moves:
        out.print(Text(f"{place:4}  {log.wording.seat(seat)}: {notation}", "dim"), soft_wrap=True)
        for line in lines:
            out.print(Text(f"      {line}"), soft_wrap=True)
    out.print(board_for(speech, log.wording).draw(open_table(game, s)))
    out.print(result(speech, log.wording, s) if s.is_over() else Text(speech.say("goes-on", number=len(log.moves))))


def verdict(speech: Speech, recording: Recording, s: State) -> str:
    """That every move was legal, and how it ended."""
    game = recording.game
    number = len(recording.record.moves)
    if not s.is_over():
        return speech.say("verified-so-far", number=number)
    scores = ", ".join(str(score) for score in game.scores(s))
    wording = Wording(speech.language, game)
    winners = game.winners(s)
    names = ", ".join(wording.seat(seat) for seat in winners)
    ending = speech.say("winners", names=names, number=len(winners))
    return f"{speech.say('verified', number=number, scores=scores)} {ending}"


def summary(recording: Recording, s: State, log: Log) -> dict[str, Any]:
    game = recording.game
    data: dict[str, Any] = {
        "game": game.name,
        "seats": recording.record.seats,
        "seed": recording.record.seed,
        "options": recording.record.options,
        "moves": [
            {"number": number, "seat": seat, "notation": notation, "log": lines}
            for number, seat, notation, lines in log.moves
        ],
        "over": s.is_over(),
        "scores": game.scores(s),
        "breakdown": [game.breakdown(s, seat) for seat in range(game.seats(s))],
    }
    if s.is_over():
        data["winners"] = game.winners(s)
    return data
