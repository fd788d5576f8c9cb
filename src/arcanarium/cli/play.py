"""`arcanarium play`: a game in the terminal, against bots or around one keyboard."""

from __future__ import annotations

from typing import Annotated

import typer

from arcanarium.bots import DEFAULT
from arcanarium.cli.arguments import bots_given, game_named, options_given, seats_given, seed_given
from arcanarium.cli.files import check_writable, write_text
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.records import Recording
from arcanarium.cli.speech import Speech
from arcanarium.core.game import Game, is_seat
from arcanarium.core.history import History


def begun(speech: Speech, game: Game, resume: str, seats: int | None, seed: int | None, options: list[str]) -> History:
    """A fresh table, or one as a record left it."""
    from arcanarium.core.history import resumed

    if not resume:
        number = seats_given(speech, game, seats)
        chosen = options_given(speech, game, number, options)
        return History(game, number, seed_given(speech, seed), chosen)
    recording = Recording(speech, resume)
    if recording.game.name != game.name:
        raise Mistake(speech.say("other-game", theirs=recording.game.name, ours=game.name), resume)
    if options or seed is not None or (seats is not None and seats != recording.record.seats):
        raise Mistake(speech.say("resumed-as-is", seats=recording.record.seats), resume)
    if recording.replay().is_over():
        raise Mistake(speech.say("record-is-over", path=resume), resume)
    return resumed(game, recording.record)


def people(speech: Speech, words: list[str], seats: int) -> list[int]:
    """The seats that are played by hand."""
    found: set[int] = set()
    for word in ",".join(words).split(","):
        if not is_seat(word.strip()) or int(word) >= seats:
            raise Mistake(speech.say("no-seat", seat=word.strip(), last=seats - 1))
        found.add(int(word))
    return sorted(found)


def command(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[int | None, typer.Option("--seats")] = None,
    you: Annotated[list[str] | None, typer.Option("--you", metavar="SEAT")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B…")] = DEFAULT,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    resume: Annotated[str, typer.Option("--resume", metavar="FILE")] = "",
    save: Annotated[str, typer.Option("--save", metavar="FILE")] = "",
) -> None:
    """Play a game."""
    from arcanarium.cli.sitting import Sitting

    speech: Speech = context.obj
    played = game_named(speech, game)
    if save:
        check_writable(speech, save)
    history = begun(speech, played, resume, seats, seed, option or [])
    number = history.header.seats
    humans = people(speech, you or ["0"], number)
    programs = bots_given(speech, bots, number - len(humans)) if number > len(humans) else []
    sitting = Sitting(speech, history, humans, programs, save or resume)
    sitting.play()
    if save and history.state.is_over():
        write_text(speech, save, history.record().text())
