"""Help pages and complaints about a command line, all in one language; Typer has both in English only."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from arcanarium.cli.speech import Speech

COMPLETION: Final = ("install_completion", "show_completion")
NEEDED: Final = re.compile(r"\{([^{}]*)\}")
WORD: Final = re.compile(r"[A-Z]{2,}")
EXTRA: Final = re.compile(r"Got unexpected extra argument(?:s|\(s\))? \((.*)\)")
NO_COMMAND: Final = re.compile(r"No such command '(.*)'\.")
NO_VALUE: Final = re.compile(r"Option '(.*)' requires an argument\.")

Parameter = TyperOption | TyperArgument


def translate(group: TyperGroup, speech: Speech) -> None:
    """Put the texts of one language into every help page."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = speech.say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = speech.say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = speech.say("help-commands")
    rich_utils.DEFAULT_STRING = f"[{speech.say('help-default')}: {{}}]"
    rich_utils.REQUIRED_LONG_STRING = speech.say("help-required")
    group.help = speech.say("help")
    group.options_metavar = speech.say("help-usage-options")
    group.subcommand_metavar = speech.say("help-usage-command")
    describe(speech, group.params, "help-all")
    for name, command in group.commands.items():
        command.help = speech.say(f"help-{name}")
        if isinstance(command, TyperCommand):
            command.options_metavar = speech.say("help-usage-options")
        describe(speech, command.params, f"help-{name}")


def describe(speech: Speech, parameters: Iterable[object], key: str) -> None:
    for parameter in parameters:
        if isinstance(parameter, Parameter) and parameter.name:
            parameter.help = speech.say(f"{key}-{parameter.name.replace('_', '-')}")
            show_value(speech, parameter)


def show_value(speech: Speech, parameter: Parameter) -> None:
    """What has to be written behind an option: nothing behind a flag, a word of the language, or N for a number."""
    if isinstance(parameter, TyperArgument):
        parameter.metavar = worded(speech, parameter.metavar or "")
        setattr(parameter, "display_type_rich", no_type)  # noqa: B010  (its name says it all)
    elif parameter.is_flag or parameter.name in COMPLETION:
        parameter.metavar = ""
    elif parameter.metavar:
        parameter.metavar = worded(speech, parameter.metavar)
    else:
        kind = parameter.type_descriptor.annotation
        parameter.metavar = {int: "N", float: "X"}.get(kind, worded(speech, "TEXT"))


def no_type(ctx: typer.Context) -> None:
    """An argument shows its name and no type."""


def worded(speech: Speech, metavar: str) -> str:
    """`NAME=VALUE` in the language: every word in capital letters has a text of its own."""
    return WORD.sub(lambda word: speech.say(f"help-word-{word[0].lower()}"), metavar)


def usage(speech: Speech, line: str) -> str:
    """Without the braces that Typer puts around whatever is needed."""
    return NEEDED.sub(r"\1", line.replace("Usage:", speech.say("help-usage"), 1))


def complaint(speech: Speech, error: typer.TyperException, commands: Iterable[str]) -> str:
    """What is wrong with a command line, in one sentence."""
    parameter = getattr(error, "param", None)
    name = parameter_name(speech, parameter)
    message = " ".join(error.format_message().split())
    kind = type(error).__name__
    if kind == "NoSuchOption":
        option = str(getattr(error, "option_name", ""))
        near = list(getattr(error, "possibilities", None) or [])
        return speech.say("no-such-option", name=option, hint=speech.say("hint", name=near[0]) if near else "")
    if kind == "MissingParameter":
        return speech.say("missing", name=name)
    if kind == "BadParameter" and isinstance(parameter, Parameter):
        wanted = parameter.type_descriptor
        if wanted.is_choice:
            words = [str(getattr(each, "value", each)) for each in wanted.choices or ()]
            if len(words) == 1:
                return speech.say("only-word", name=words[0])
            return speech.say("not-one-of", name=name, names=", ".join(words))
        if wanted.annotation is int:
            return speech.say("not-whole", name=name)
        if wanted.annotation is float:
            return speech.say("not-number", name=name)
    if found := EXTRA.fullmatch(message):
        return speech.say("too-much", words=found[1])
    if found := NO_COMMAND.match(message):
        return speech.say("no-command", name=found[1], hint=speech.hint(found[1], list(commands)))
    if found := NO_VALUE.fullmatch(message):
        return speech.say("no-value", name=found[1])
    return message


def parameter_name(speech: Speech, parameter: object) -> str:
    """As it is typed: `--games`, GAME."""
    if isinstance(parameter, TyperOption):
        return parameter.opts[-1]
    if isinstance(parameter, TyperArgument):
        return worded(speech, parameter.metavar or str(parameter.name))
    return ""
