"""What the commands of the arena have in common: what they are told, how they run, and what they leave in a folder."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import typer

from arcanarium.arena.crew import NoRay, assembled
from arcanarium.arena.folder import ABOUT, MADE_OF, BusyFolder, Folder, OtherRun
from arcanarium.arena.report import Report
from arcanarium.arena.run import played
from arcanarium.arena.schedule import Schedule, Setting
from arcanarium.arena.sitting import FailedSitting, Result, play
from arcanarium.arena.tables import (
    CARDS_CSV,
    GAMES_CSV,
    PARQUET,
    RECORDS_ZIP,
    MissingArrow,
    card_rows,
    check_arrow,
    rows,
    write_csv,
    write_parquet,
    write_records,
    write_whole,
)
from arcanarium.cli.choosing import bot_named, game_named, options_given, seed_given
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.simulate import Bar
from arcanarium.cli.speech import Speech
from arcanarium.core.game import Game

STOPPED: Final = 130
REPORT: Final = "report.html"
USUAL: Final = "arena"  # the folder of folders


class Terms(NamedTuple):
    """What the command line says, not checked yet."""

    speech: Speech
    command: str
    game: str
    seats: int | None
    seed: int
    option: Sequence[str] | None
    workers: int | None
    ray: str | None
    folder: Path | None
    parquet: bool


class Asked(NamedTuple):
    """A run as the command line asks for it, everything checked."""

    terms: Terms
    game: Game
    setting: Setting
    about: dict[str, Any]  # what is fixed for a folder
    workers: int
    folder: Path

    @property
    def speech(self) -> Speech:
        return self.terms.speech


def asked_for(terms: Terms, bots: Sequence[str], about: dict[str, Any] | None = None, grows: bool = False) -> Asked:
    """Players may join a run that grows, so its usual folder is not named after them."""
    speech = terms.speech
    game = game_named(speech, terms.game)
    number = max(game.fewest, min(len(bots), game.most)) if terms.seats is None else terms.seats
    if not game.fewest <= number <= game.most:
        raise Mistake(speech.say("no-seats", game=game.name, fewest=game.fewest, most=game.most, number=number))
    options = options_given(speech, game, number, terms.option or [])
    players = [bot_named(speech, bot) for bot in bots]
    count = max(1, (os.cpu_count() or 2) - 1) if terms.workers is None else terms.workers
    if count < 1:
        raise Mistake(speech.say("at-least-one", name="--workers", value=count))
    if terms.parquet:
        try:
            check_arrow()
        except MissingArrow as error:
            raise Mistake(str(error)) from None
    setting = Setting(game.name, game.edition, number, options, players, seed_given(speech, terms.seed))
    fixed = {"command": terms.command, **setting._asdict(), **(about or {})}
    named = {name: value for name, value in fixed.items() if not grows or name != "bots"}
    fixed[MADE_OF] = fingerprints(game, players)
    return Asked(terms, game, setting, fixed, count, terms.folder or usual_folder(named))


def games_given(speech: Speech, games: int) -> int:
    if games < 1:
        raise Mistake(speech.say("at-least-one", name="--games", value=games))
    return games


def usual_folder(named: dict[str, Any]) -> Path:
    """The same command finds its folder again, other settings another one."""
    mark = hashlib.sha256(json.dumps(named, sort_keys=True).encode()).hexdigest()[:6]
    seats = named["seats"] if isinstance(named["seats"], list) else [named["seats"]]
    size = "-".join(str(number) for number in seats)
    return Path(USUAL) / f"{named['command']}-{str(named['game']).replace(':', '-')}-{size}-{mark}"


def kept_bots(folder: Path) -> list[str]:
    """Who plays in a folder already."""
    try:
        found: list[str] = json.loads((folder / ABOUT).read_text("utf-8"))["bots"]
    except (OSError, ValueError, LookupError):
        return []
    return found


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
        if error.name == MADE_OF:
            raise Mistake(speech.say("other-bots", folder=str(asked.folder))) from None
        raise Mistake(speech.say("other-run", reason=str(error))) from None
    except BusyFolder as error:
        raise Mistake(speech.say("busy-folder", folder=str(error))) from None
    except OSError as error:
        raise Mistake(speech.say("unwritable", why=error.strerror or str(error)), str(asked.folder)) from None


def run(asked: Asked, schedule: Schedule, folder: Folder) -> list[Result]:
    """Play what is missing; all results by their numbers. After Ctrl-C the same command goes on."""
    speech = asked.speech
    try:
        crew = assembled(play, asked.workers, asked.terms.ray)
    except NoRay as error:
        folder.close()
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
    results = [folder.results[number] for number in sorted(folder.results)]
    try:
        publish(asked, folder, results)
    except OSError as error:
        raise Mistake(speech.say("unwritable", why=error.strerror or str(error)), str(asked.folder)) from None
    return results


def publish(asked: Asked, folder: Folder, results: Sequence[Result]) -> None:
    """What people and other programs read, made anew from the results."""
    path = folder.path
    write_csv(path / GAMES_CSV, rows(results))
    write_csv(path / CARDS_CSV, card_rows(results))
    write_records(path / RECORDS_ZIP, folder.records())
    if asked.terms.parquet:
        write_parquet(path / PARQUET, results)
    page = Report(asked.speech.language, asked.game, asked.about, results).page()
    write_whole(path / REPORT, page.encode())
