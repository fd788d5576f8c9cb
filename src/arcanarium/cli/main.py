"""The entry point: every command, in the language of whoever types, with mistakes told in one sentence."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

from arcanarium.cli import (
    analyse,
    backup,
    balance,
    bench,
    cards,
    dataset,
    doctor,
    games,
    keys,
    ladder,
    learn,
    lesson,
    match,
    pages,
    play,
    position,
    prune,
    puzzles,
    replay,
    restore,
    rules,
    scenario,
    serve,
    simulate,
    sprt,
    tournament,
    train,
    verify,
)
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.options import with_address
from arcanarium.cli.speech import Speech, language_of, spoken

BAD_INPUT: Final = 2
CARD_SETS: Final = "ARCANARIUM_CARD_SETS"
CARD_SETS_OPTION: Final = "--card-sets"
COMPLETING: Final = "_ARCANARIUM_COMPLETE"  # set by a shell that wants to know what may follow
COMPLETION: Final = ("--install-completion", "--show-completion")
EVERYWHERE: Final = ("lang", "card_sets")  # options that may stand before or after a command
STOPPED: Final = 130
UNWRITTEN: Final = (errno.ENOSPC, errno.EIO, errno.EFBIG, errno.EDQUOT)


def in_words(option: TyperOption | None, context: typer.Context) -> TyperOption | None:
    """What `--help` itself says about itself."""
    if option is not None and isinstance(context.obj, Speech):
        option.help = context.obj.say("help-help")
        option.metavar = ""
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

    def get_params(self, ctx: typer.Context) -> list[Any]:  # type: ignore[override]
        """On its page also what every command may be told."""
        own: list[Any] = super().get_params(ctx)
        if not self.add_help_option or ctx.parent is None:
            return own
        return [*own, *[param for param in ctx.parent.command.params if param.name in EVERYWHERE]]

    def get_usage(self, ctx: typer.Context) -> str:  # type: ignore[override]
        return pages.usage(ctx.obj, super().get_usage(ctx))


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
        speech = Speech(language_of(os.environ))
        try:
            language, rest = spoken(sys.argv[1:] if args is None else args, os.environ)
            speech = Speech(language)
            rest = with_address(with_card_sets(speech, rest))
            if COMPLETING in os.environ or not {"--help", *COMPLETION}.isdisjoint(rest or ["--help"]):
                rest = rest or ["--help"]
                pages.translate(self, speech)
            elif "--version" not in rest:
                self.without_help()
            code = super().main(rest, "arcanarium", complete_var, False, windows_expand_args, obj=speech, **extra)
        except Mistake as mistake:
            typer.echo(str(mistake), err=True)
            code = BAD_INPUT
        except typer.TyperException as error:
            typer.echo(pages.complaint(speech, error, self.commands), err=True)
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
        self.params = []
        for command in self.commands.values():
            command.add_help_option = False

    def get_usage(self, ctx: typer.Context) -> str:  # type: ignore[override]
        return pages.usage(ctx.obj, super().get_usage(ctx))


app = typer.Typer(cls=Speaking, rich_markup_mode="rich", pretty_exceptions_enable=False)
ARENA: Final = (match, tournament, ladder, sprt, balance)
for module in (
    games,
    play,
    learn,
    rules,
    puzzles,
    serve,
    backup,
    restore,
    prune,
    keys,
    simulate,
    *ARENA,
    scenario,
    lesson,
    replay,
    verify,
    analyse,
    position,
    cards,
    dataset,
    train,
    bench,
    doctor,
):
    app.command(module.__name__.rpartition(".")[2], cls=Answering)(module.command)


def tell_version(context: typer.Context, wanted: bool) -> None:
    """The version, and how the engine runs, which decides how fast everything is."""
    if wanted:
        speech: Speech = context.obj
        typer.echo(doctor.version(speech))
        raise typer.Exit


@app.callback()
def arcanarium(
    lang: Annotated[str, typer.Option("--lang", metavar="en|ru")] = "",
    card_sets: Annotated[str, typer.Option("--card-sets", metavar="FOLDER")] = "",
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=tell_version)] = False,
) -> None:
    """What every command may be told; it is found out before anything else, wherever it stands."""


def main() -> None:
    """Letters that a terminal does not have become question marks, and a full disk is told in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        close_output()
        sys.exit(1)
    except OSError as error:
        if error.errno not in UNWRITTEN:
            raise
        close_output()
        speech = Speech(spoken(sys.argv[1:], os.environ)[0])
        sys.stderr.write(f"{speech.say('no-output', why=speech.blame(error))}\n")
        sys.exit(BAD_INPUT)


def close_output() -> None:
    """What could not be written is given up, or Python would try again when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
