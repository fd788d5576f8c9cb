"""The entry point: every command, in the language of whoever types, with mistakes told in one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

from arcanarium.cli import (
    analyse,
    balance,
    bench,
    cards,
    dataset,
    games,
    ladder,
    match,
    play,
    position,
    replay,
    scenario,
    serve,
    simulate,
    sprt,
    tournament,
)
from arcanarium.cli.asked import with_address
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech, spoken

BAD_INPUT: Final = 2
CARD_SETS: Final = "ARCANARIUM_CARD_SETS"
CARD_SETS_OPTION: Final = "--card-sets"
STOPPED: Final = 130


def in_words(option: TyperOption | None, context: typer.Context) -> TyperOption | None:
    """What `--help` itself says about itself."""
    if option is not None and isinstance(context.obj, Speech):
        option.help = context.obj.say("help-help")
    return option


def with_card_sets(speech: Speech, args: Sequence[str]) -> list[str]:
    """What is left of the arguments without `--card-sets DIR`, which processes started later are told as well."""
    rest = list(args)
    for place, word in enumerate(args):
        if word == CARD_SETS_OPTION or word.startswith(f"{CARD_SETS_OPTION}="):
            follows = "" if "=" in word else next(iter(args[place + 1 :]), "")
            folder = word.partition("=")[2] or follows
            if not folder or (not os.path.isdir(folder) and "add" not in args):
                raise Mistake(speech.say("no-folder", name=folder))
            os.environ[CARD_SETS] = os.path.abspath(folder)
            del rest[place : place + (2 if follows else 1)]
            break
    return rest


def give_back(before: str | None) -> None:
    """The environment as it was, for whoever calls a command from Python."""
    if before is None:
        os.environ.pop(CARD_SETS, None)
    else:
        os.environ[CARD_SETS] = before


class Answering(TyperCommand):
    """A command whose help page is all in one language."""

    def get_help_option(self, ctx: typer.Context) -> TyperOption | None:  # type: ignore[override]
        return in_words(super().get_help_option(ctx), ctx)


class Speaking(TyperGroup):
    """Finds out the language before anything else; every help text is `help-<command>[-<parameter>]`."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,  # noqa: ANN401  (Typer's own signature)
    ) -> Any:  # noqa: ANN401
        before = os.environ.get(CARD_SETS)
        try:
            language, rest = spoken(sys.argv[1:] if args is None else args, os.environ)
            speech = Speech(language)
            rest = with_address(with_card_sets(speech, rest))
            if not rest or "--help" in rest:
                rest = rest or ["--help"]
                self.translate(speech)
            else:
                self.without_help()
            code = super().main(rest, "arcanarium", complete_var, False, windows_expand_args, obj=speech, **extra)
        except Mistake as mistake:
            typer.echo(str(mistake), err=True)
            code = BAD_INPUT
        except typer.TyperException as error:
            typer.echo(" ".join(error.format_message().split()), err=True)
            code = BAD_INPUT
        except typer.Abort:
            code = STOPPED
        finally:
            give_back(before)
        sys.exit(code if isinstance(code, int) else 0)

    def get_help_option(self, ctx: typer.Context) -> TyperOption | None:  # type: ignore[override]
        return in_words(super().get_help_option(ctx), ctx)

    def without_help(self) -> None:
        """Nobody asks for help: Typer need not load Pydantic to find that out, which would double the start-up time."""
        self.add_help_option = False
        for command in self.commands.values():
            command.add_help_option = False

    def translate(self, speech: Speech) -> None:
        """Put the texts of one language into every help page."""
        from typer import rich_utils

        rich_utils.ARGUMENTS_PANEL_TITLE = speech.say("help-arguments")
        rich_utils.OPTIONS_PANEL_TITLE = speech.say("help-options")
        rich_utils.COMMANDS_PANEL_TITLE = speech.say("help-commands")
        self.help = speech.say("help")
        self.epilog = f"{speech.say('help-language')} {speech.say('help-card-sets')}"
        for name, command in self.commands.items():
            command.help = speech.say(f"help-{name}")
            for parameter in command.params:
                if hasattr(parameter, "help") and parameter.name:
                    parameter.help = speech.say(f"help-{name}-{parameter.name.replace('_', '-')}")


app = typer.Typer(cls=Speaking, add_completion=False, rich_markup_mode="rich", pretty_exceptions_enable=False)
ARENA: Final = (match, tournament, ladder, sprt, balance)
for module in (games, play, serve, simulate, *ARENA, scenario, replay, analyse, position, cards, dataset, bench):
    app.command(module.__name__.rpartition(".")[2], cls=Answering)(module.command)


@app.callback()
def arcanarium() -> None:
    """Only so that there is a group even if there were one command."""


def main() -> None:
    app()
