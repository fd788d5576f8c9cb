"""What the commands of the arena have in common: what they are told, how they run, and how they show what came out."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

import typer
from rich.table import Table
from rich.text import Text

from arcanarium.arena.crew import MissingRay, assembled
from arcanarium.arena.folder import BusyFolder, Folder, OtherRun
from arcanarium.arena.run import played
from arcanarium.arena.schedule import Schedule, Setting
from arcanarium.arena.shares import Share
from arcanarium.arena.sitting import FailedSitting, Result
from arcanarium.arena.standing import Difference, by_seat, by_turn, difference, distinct, lines, summary
from arcanarium.cli.board import console
from arcanarium.cli.choosing import bot_named, game_named, options_given, seed_given
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.simulate import Bar
from arcanarium.cli.speech import Speech
from arcanarium.core.game import Game

STOPPED = 130


class Asked(NamedTuple):
    """A run as the command line asks for it."""

    speech: Speech
    command: str
    game: Game
    setting: Setting
    about: dict[str, Any]  # what else is fixed for a folder
    workers: int
    ray: str | None
    folder: Path


def asked_for(
    speech: Speech,
    command: str,
    name: str,
    bots: Sequence[str],
    seats: int | None,
    seed: int,
    option: Sequence[str] | None,
    workers: int | None,
    ray: str | None,
    folder: Path | None,
    about: dict[str, Any] | None = None,
) -> Asked:
    """Everything checked."""
    import os

    game = game_named(speech, name)
    number = max(game.fewest, min(len(bots), game.most)) if seats is None else seats
    if not game.fewest <= number <= game.most:
        raise Mistake(speech.say("no-seats", game=game.name, fewest=game.fewest, most=game.most, number=number))
    options = options_given(speech, game, number, option or [])
    players = [bot_named(speech, bot) for bot in bots]
    count = max(1, (os.cpu_count() or 2) - 1) if workers is None else workers
    if count < 1:
        raise Mistake(speech.say("at-least-one", name="--workers", value=count))
    setting = Setting(game.name, game.edition, number, options, players, seed_given(speech, seed))
    fixed = {"command": command, **setting._asdict(), **(about or {}), "made_of": fingerprints(game, players)}
    return Asked(speech, command, game, setting, fixed, count, ray, folder or usual_folder(fixed))


def games_given(speech: Speech, games: int) -> int:
    if games < 1:
        raise Mistake(speech.say("at-least-one", name="--games", value=games))
    return games


def usual_folder(fixed: dict[str, Any]) -> Path:
    """The same command finds its folder again, other settings another one."""
    mark = hashlib.sha256(json.dumps(fixed, sort_keys=True).encode()).hexdigest()[:6]
    game = str(fixed["game"]).replace(":", "-")
    return Path("arena") / f"{fixed['command']}-{game}-{fixed['seats']}-{mark}"


def fingerprints(game: Game, bots: Sequence[str]) -> dict[str, str]:
    """What the players are made of: a run must not go on with others of the same name."""
    import arcanarium

    root = Path(arcanarium.__file__).parent
    shipped = [*(root / "bots").glob("*.*"), *(root / "games" / game.base).glob("hints*.*")]
    files = sorted(path for path in shipped if path.suffix in (".py", ".toml"))
    found = {"bots": digest(files)} if any(not is_file(bot) for bot in bots) else {}
    return found | {bot: digest([Path(bot)]) for bot in bots if is_file(bot)}


def is_file(bot: str) -> bool:
    return bot.endswith(".py") and not bot.startswith("program:")


def digest(files: Sequence[Path]) -> str:
    whole = hashlib.sha256()
    for path in files:
        whole.update(path.read_bytes())
    return whole.hexdigest()[:16]


def opened(asked: Asked, grows: bool = False) -> Folder:
    speech = asked.speech
    try:
        return Folder(asked.folder, asked.about, grows)
    except OtherRun as error:
        raise Mistake(speech.say("other-run", reason=str(error))) from None
    except BusyFolder as error:
        raise Mistake(speech.say("busy-folder", folder=str(error))) from None
    except OSError as error:
        raise Mistake(speech.say("unwritable", why=error.strerror or str(error)), str(asked.folder)) from None


def run(asked: Asked, schedule: Schedule, folder: Folder) -> list[Result]:
    """Play what is missing; all results by their numbers. After Ctrl-C the same command goes on."""
    speech = asked.speech
    try:
        crew = assembled(asked.workers, asked.ray)
    except (MissingRay, ConnectionError, ValueError) as error:
        raise Mistake(str(error)) from None
    try:
        with Bar(speech, schedule.games) as bar:
            bar.advance(len(folder.results))
            for _ in played(schedule, folder, crew):
                bar.advance(1)
    except FailedSitting as error:
        raise Mistake(str(error)) from None
    except KeyboardInterrupt:
        typer.echo(speech.say("run-stopped", number=len(folder.results), folder=str(folder.path)), err=True)
        raise typer.Exit(STOPPED) from None
    finally:
        crew.close()
        folder.close()
    return [folder.results[number] for number in sorted(folder.results)]


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


def places_table(speech: Speech, results: Sequence[Result], seats: int) -> Table:
    """Seats and places in the order of turns."""
    turns = by_turn(results, seats)
    rows = [
        (str(place), percent(seat), str(place + 1), percent(turns[place]))
        for place, seat in enumerate(by_seat(results, seats))
    ]
    return grid(speech, ("seat", "interval", "turn", "interval"), rows)


def tell(asked: Asked, results: Sequence[Result], as_json: bool) -> None:
    """What every run ends with: the players, the seats, the folder."""
    speech, setting = asked.speech, asked.setting
    names = distinct(setting.bots)
    if as_json:
        typer.echo(json.dumps({**summary(results, setting.bots, setting.seats), "folder": str(asked.folder)}))
        return
    out = console()
    out.print(players_table(speech, results, names))
    out.print()
    out.print(places_table(speech, results, setting.seats))
    out.print()
    if len(names) == 2:
        typer.echo(better(speech, names, difference(results)))
    typer.echo(speech.say("run-kept", folder=str(asked.folder)))


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
