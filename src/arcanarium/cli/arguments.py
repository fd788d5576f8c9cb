"""What a command line names: a game, its seats and options, bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer

from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech
from arcanarium.core.game import Game

if TYPE_CHECKING:
    from arcanarium.work.lanes import Lane


@contextmanager
def needing(speech: Speech, extra: str) -> Iterator[None]:
    """Import within what only an extra brings; without it a sentence says how to get it."""
    try:
        yield
    except ImportError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "arcanarium"):
            raise
        raise Mistake(speech.say("no-package", name=package, extra=extra)) from None


def game_named(speech: Speech, name: str) -> Game:
    from arcanarium.games import UnknownGame, load

    try:
        return load(name)
    except UnknownGame as error:
        raise Mistake(no_game(speech, name, error)) from None


def no_game(speech: Speech, name: str, error: ValueError) -> str:
    """Why there is no such game: its card set is wrong, or there is nothing of that name."""
    from arcanarium.games import names, sets

    known = names()
    if any(found.full_name == name for found in sets()):
        return str(error)
    return speech.say("no-game", name=name, names=", ".join(known), hint=speech.hint(name, known))


def seats_given(speech: Speech, game: Game, seats: int | None) -> int:
    """As many as asked for; the fewest if nobody says."""
    if seats is None:
        return game.fewest
    if not game.fewest <= seats <= game.most:
        raise Mistake(speech.say("no-seats", game=game.name, fewest=game.fewest, most=game.most, number=seats))
    return seats


def options_given(speech: Speech, game: Game, seats: int, pairs: Sequence[str]) -> dict[str, str]:
    """`name=value` pairs, checked by the game."""
    from arcanarium.core.game import BadSetup

    found: dict[str, str] = {}
    names = [option.name for option in game.options]
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Mistake(speech.say("no-pair", pair=pair))
        if name not in names:
            known = ", ".join(names)
            raise Mistake(
                speech.say("no-option", game=game.name, name=name, names=known, hint=speech.hint(name, names))
            )
        choices = game.option(name).choices
        if value not in choices:
            known = ", ".join(choices)
            raise Mistake(
                speech.say("no-choice", name=name, value=value, names=known, hint=speech.hint(value, choices))
            )
        found[name] = value
    try:
        game.blank(seats, 0, found)
    except BadSetup as error:
        raise Mistake(speech.complain(error)) from None
    return found


def bots_given(speech: Speech, names: str, count: int) -> list[str]:
    """One for each of so many seats: a list that is too short begins again."""
    given = [bot_named(speech, name.strip()) for name in names.split(",") if name.strip()] or ["random"]
    if len(given) > count:
        raise Mistake(speech.say("too-many-bots", given=len(given), count=count))
    return [given[i % len(given)] for i in range(count)]


def bot_named(speech: Speech, name: str) -> str:
    """A bot of the list, maybe with settings, or one's own: a file that is there, or a program."""
    from pathlib import Path

    from arcanarium.bots import NAMES
    from arcanarium.bots.own import is_file, is_own
    from arcanarium.bots.spec import BadSetting, is_spec, parse_spec

    if is_spec(name):
        try:
            parse_spec(name)
        except BadSetting as error:
            raise Mistake(speech.say("no-setting", bot=error.bot, pair=error.pair, names=error.names)) from None
        return name
    if name not in NAMES and not is_own(name):
        raise Mistake(speech.say("no-bot", name=name, names=", ".join(NAMES), hint=speech.hint(name, NAMES)))
    if is_file(name):
        if not Path(name).is_file():
            raise Mistake(speech.say("no-file", hint=""), name)
        check_file(speech, name)
    return name


def check_file(speech: Speech, name: str) -> None:
    """Before anything is played: a file that cannot be read as a bot is shown with its line."""
    from arcanarium.arena.fixture import trace_of
    from arcanarium.bots.own import BadBot, load_own

    try:
        load_own(name)
    except BadBot as error:
        raise Mistake(speech.complain(error)) from None
    except Exception as error:
        typer.echo(trace_of(error), err=True, nl=False)
        raise Mistake(speech.say("bot-failed", bot=name)) from None


def at_least_one(speech: Speech, **given: int) -> None:
    """What is counted, by the name of its option."""
    for name, value in given.items():
        if value < 1:
            raise Mistake(speech.say("at-least-one", name=f"--{name}", value=value))


def crew_given(speech: Speech, workers: int | None, ray: str | None) -> Lane:
    """Whoever does the work: so many processes, or a Ray cluster."""
    from arcanarium.work.crew import assemble
    from arcanarium.work.ray import NoRay

    if workers is not None:
        at_least_one(speech, workers=workers)
    try:
        return assemble(workers, ray)
    except NoRay as error:
        raise Mistake(speech.complain(error)) from None


def seed_given(speech: Speech, seed: int | None) -> int:
    """The one asked for, or a fresh one nobody can guess."""
    from secrets import randbelow

    from arcanarium.core.chance import SEED_LIMIT

    if seed is None:
        return randbelow(SEED_LIMIT)
    if not 0 <= seed < SEED_LIMIT:
        raise Mistake(speech.say("no-seed", seed=str(seed)))
    return seed


def card_named(speech: Speech, game: Game, words: str) -> str:
    """A kind of card by its id or by its name in any language."""
    from arcanarium.wording import LANGUAGES, Wording

    wanted = words.strip().casefold()
    kinds = game.rules.plan.kinds
    names = {kind: kind for kind in kinds}
    for language in LANGUAGES:
        wording = Wording(language, game)
        names.update({wording.card(kind).casefold(): kind for kind in kinds})
    for name in (wanted, wanted.replace(" ", "_"), wanted.replace("-", "_"), wanted.partition(".")[0]):
        if name in names:
            return names[name]
    raise Mistake(speech.say("no-card", game=game.name, name=words, hint=speech.hint(wanted, list(names))))
