"""What the commands of the arena have in common: their arguments are checked, a bar is drawn, mistakes are worded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import typer

from arcanarium.arena import api
from arcanarium.arena.fixture import FailedGame
from arcanarium.arena.folder import MADE_OF, BusyFolder, OtherRun
from arcanarium.arena.outcome import Run
from arcanarium.arena.results.export import MissingArrow
from arcanarium.cli.arguments import bot_named, game_named, options_given, seed_given
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.options import Shared
from arcanarium.cli.simulate import Bar
from arcanarium.cli.speech import Speech
from arcanarium.core.game import Game
from arcanarium.work.ray import NoRay

STOPPED: Final = 130

Found = TypeVar("Found", bound=Run)


def check(speech: Speech, name: str, bots: Sequence[str]) -> Game:
    """Names are looked at first, since they can be mistyped."""
    game = game_named(speech, name)
    for bot in bots:
        bot_named(speech, bot)
    return game


def run(speech: Speech, game: Game, shared: Shared, start: Callable[[api.Shared], Found]) -> Found:
    """Play what is missing. After Ctrl-C the same command goes on."""
    usual = shared.seats if shared.seats is not None and game.fewest <= shared.seats <= game.most else game.fewest
    try:
        with Bar(speech, 1) as bar:
            given = api.Shared(
                seats=shared.seats,
                seed=seed_given(speech, shared.seed),
                options=options_given(speech, game, usual, shared.option or []),
                workers=shared.workers,
                ray=shared.ray,
                folder=shared.folder,
                restart=shared.restart,
                seconds=shared.seconds_per_move,
                parquet=shared.parquet,
                language=speech.language,
                progress=bar.show,
            )
            return start(given)
    except api.BadRun as error:
        raise Mistake(speech.say(error.key, **error.words)) from None
    except OtherRun as error:
        if error.name == MADE_OF:
            raise Mistake(speech.say("other-bots", folder=str(error.path.parent))) from None
        raise Mistake(speech.say("other-run", reason=str(error))) from None
    except BusyFolder as error:
        raise Mistake(speech.say("busy-folder", folder=str(error))) from None
    except FailedGame as error:
        typer.echo(error.trace, err=True, nl=False)
        raise Mistake(speech.complain(error)) from None
    except (NoRay, MissingArrow) as error:
        raise Mistake(speech.complain(error)) from None
    except OSError as error:
        raise Mistake(speech.say("unwritable", why=speech.blame(error)), str(error.filename or "")) from None
    except api.Stopped as stopped:
        typer.echo(speech.say("run-stopped", number=stopped.kept, folder=str(stopped.folder)), err=True)
        raise typer.Exit(STOPPED) from None
