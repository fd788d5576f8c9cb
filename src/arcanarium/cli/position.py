"""`arcanarium position`: check a position, show it, and write it in its canonical form."""

from __future__ import annotations

from typing import Annotated

import typer

from arcanarium.cli.arguments import game_named
from arcanarium.cli.files import read_text
from arcanarium.cli.lines import documents, line_of
from arcanarium.cli.mistake import UNPLAYABLE, Mistake
from arcanarium.cli.speech import Speech
from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.core.view import Data


def read_position(speech: Speech, game: Game, path: str) -> State:
    """The state a file describes, or a line that is one itself."""
    from arcanarium.core.position import BadPosition, position, state_of
    from arcanarium.core.position_line import is_position
    from arcanarium.core.position_line import read_position as read_line

    if is_position(path):
        try:
            return read_line(game, path)
        except BadPosition as error:
            raise Mistake(speech.complain(error.message)) from None
    found = documents(speech, path, read_text(speech, path))
    if len(found) != 1:
        raise Mistake(speech.say("one-document", number=len(found)), path)
    try:
        s = state_of(game, found[0].data)
        game.decisions(s)
        game.view(s, None)
        position(game, s)
    except BadPosition as error:
        place = f"{error.path}: " if error.path else ""
        message = f"{place}{speech.complain(error.message)}"
        raise Mistake(message, path, line_of(found[0], error.path)) from None
    except UNPLAYABLE as error:
        message = speech.say("unplayable", why=f"{type(error).__name__} {error}".strip())
        raise Mistake(message, path, line_of(found[0], "")) from None
    return s


def open_table(game: Game, s: State) -> Data:
    """Everything, and what follows from it, as a view that a board can draw."""
    return {**game.view(s, None), **game.open_view(s)}


def command(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    file: Annotated[str, typer.Argument(metavar="FILE")],
    as_json: Annotated[bool, typer.Option("--json")] = False,
    bare: Annotated[bool, typer.Option("--bare")] = False,
    line: Annotated[bool, typer.Option("--line")] = False,
) -> None:
    """Check and show a position."""
    import yaml

    from arcanarium.core.position import position

    speech: Speech = context.obj
    played = game_named(speech, game)
    s = read_position(speech, played, file)
    canonical = position(played, s)
    if line:
        from arcanarium.core.position_line import write_position

        typer.echo(write_position(played, s))
        return
    if as_json:
        from json import dumps

        typer.echo(dumps(canonical, ensure_ascii=False, indent=2))
        return
    if not bare:
        from rich.text import Text

        from arcanarium.cli.board import board_for, console
        from arcanarium.wording import Wording

        wording = Wording(speech.language, played)
        out = console()
        out.print(board_for(speech, wording).draw(open_table(played, s)))
        for decision in played.decisions(s):
            seat = wording.seat(decision.seat)
            out.print(Text(f"{seat}: {wording.prompt(decision)}"), soft_wrap=True)
            for option in decision.options:
                out.print(Text(f"  {played.actions.notation(option)} – {wording.action(option, decision.source)}"))
        if s.is_over():
            out.print(Text(speech.say("is-over")))
        out.print()
    typer.echo(
        yaml.safe_dump(canonical, allow_unicode=True, sort_keys=False, default_flow_style=None, width=110), nl=False
    )
