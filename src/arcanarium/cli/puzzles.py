"""`arcanarium puzzles`: find positions with one clearly best answer, check sets of them, and solve them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from arcanarium.cli.arguments import at_least_one, crew_given, game_named, options_given, seats_given, seed_given
from arcanarium.cli.files import check_writable, read_text, write_text
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.options import OnRay
from arcanarium.cli.records import Recording
from arcanarium.cli.speech import Speech

if TYPE_CHECKING:
    from arcanarium.core.game import Game
    from arcanarium.puzzles.puzzle import Asked, Effort, Played, PuzzleSet

CHECK: Final = "check"
PLAY: Final = "play"
SEATS: Final = 2


def command(
    context: typer.Context,
    what: Annotated[str, typer.Argument(metavar="GAME|check|play")],
    names: Annotated[list[str] | None, typer.Argument(metavar="RECORD…|FILE…|GAME")] = None,
    games: Annotated[int, typer.Option("--games")] = 10,
    out: Annotated[str, typer.Option("--out", metavar="FILE")] = "",
    seats: Annotated[int, typer.Option("--seats")] = SEATS,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    iterations: Annotated[int, typer.Option("--iterations", min=0, show_default=False)] = 0,
    drop: Annotated[bool, typer.Option("--drop")] = False,
    workers: Annotated[int, typer.Option("--workers")] = 1,
    ray: OnRay = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Find, check and solve puzzles."""
    speech: Speech = context.obj
    given = names or []
    if what == CHECK:
        check(speech, given, iterations, drop, workers, ray, as_json)
        return
    if what == PLAY:
        play(speech, given)
        return
    from arcanarium.core.chance import SEED_LIMIT
    from arcanarium.puzzles.find import find_in_record, find_puzzles
    from arcanarium.puzzles.puzzle import Effort

    game = game_named(speech, what)
    path = out or f"{game.name.replace(':', '-')}.yaml"
    check_writable(speech, path)
    effort = Effort(iterations=iterations) if iterations else Effort()
    if given:
        texts = [read_record(speech, game, each) for each in given]
        find(speech, path, game.name, effort, find_in_record, [(text, effort) for text in texts], workers, ray)
        return
    number = seats_given(speech, game, seats)
    options_of = options_given(speech, game, number, option or [])
    at_least_one(speech, games=games)
    first = seed_given(speech, seed) % (SEED_LIMIT - games)
    jobs = [(game.name, number, first + place, options_of, effort) for place in range(games)]
    find(speech, path, game.name, effort, find_puzzles, jobs, workers, ray)


def read_record(speech: Speech, game: Game, path: str) -> str:
    """A game that was played, as it is found in a file."""
    recording = Recording(speech, path)
    if recording.game.name != game.name:
        raise Mistake(speech.say("puzzles-record", theirs=recording.game.name, ours=game.name), recording.path)
    recording.replay()
    return recording.record.text()


def find(
    speech: Speech,
    path: str,
    name: str,
    effort: Effort,
    search: Callable[..., Played],
    jobs: list[Any],
    workers: int,
    ray: str | None,
) -> None:
    """A set that is there already grows; whoever stops it keeps what was found."""
    from arcanarium.cli.simulate import Bar
    from arcanarium.puzzles.puzzle import FORMAT, BadPuzzle, PuzzleSet, read_set, write_set

    played: list[Played] = []
    if Path(path).exists():
        try:
            before = read_set(Path(path))
        except BadPuzzle as error:
            raise Mistake(str(error), path) from None
        if (before.game, before.search) != (name, effort):
            raise Mistake(speech.say("puzzles-other"), path)
        played += before.games
    new = 0
    try:
        with crew_given(speech, workers, ray) as crew, Bar(speech, len(jobs)) as bar:
            for found in crew.each(search, jobs):
                bar.advance(1)
                if found.puzzles and found.record not in [each.record for each in played]:
                    played.append(found)
                    new += len(found.puzzles)
                    write_text(speech, path, write_set(PuzzleSet(FORMAT, name, effort, played)))
    except KeyboardInterrupt:
        typer.echo(speech.say("puzzles-stopped"), err=True)
    typer.echo(speech.say("puzzles-found", number=new, all=sum(len(each.puzzles) for each in played), file=path))


def check(
    speech: Speech, files: list[str], iterations: int, drop: bool, workers: int, ray: str | None, as_json: bool
) -> None:
    """Replay all; with --iterations search all again, and perhaps keep only what stands."""
    from arcanarium.puzzles.check import faults
    from arcanarium.puzzles.puzzle import BadPuzzle, without, write_set

    if not files:
        raise Mistake(speech.say("puzzles-files"))
    wrong: dict[str, list[str]] = {}
    number = 0
    for file in files:
        try:
            puzzles = read(speech, file)
            number += sum(len(played.puzzles) for played in puzzles.games)
            wrong[file] = faults(puzzles)
        except BadPuzzle as error:
            wrong[file] = [str(error)]
            continue
        if iterations and not wrong[file]:
            wrong[file] = search_again(speech, puzzles, iterations, workers, ray)
            if drop and wrong[file]:
                doubted = {fault.partition(": ")[0] for fault in wrong[file]}  # each begins with the puzzle's name
                write_text(speech, file, write_set(without(puzzles, doubted)))
    if as_json:
        from json import dumps

        typer.echo(dumps({"puzzles": number, "faults": wrong}, ensure_ascii=False, indent=2))
    else:
        for file, said in wrong.items():
            for fault in said:
                typer.echo(f"{file}: {fault}")
        typer.echo(speech.say("puzzles-summary", number=number, faults=sum(map(len, wrong.values()))))
    if any(wrong.values()):
        raise typer.Exit(1)


def search_again(speech: Speech, puzzles: PuzzleSet, iterations: int, workers: int, ray: str | None) -> list[str]:
    from arcanarium.cli.simulate import Bar
    from arcanarium.puzzles.check import verify
    from arcanarium.puzzles.puzzle import asked_in

    asked = asked_in(puzzles)
    said: list[str] = []
    with crew_given(speech, workers, ray) as crew, Bar(speech, len(asked), "column-puzzles") as bar:
        for found in crew.each(verify, ((each, iterations, puzzles.search.worlds) for each in asked)):
            said += found
            bar.advance(1)
    return said


def read(speech: Speech, file: str) -> PuzzleSet:
    from arcanarium.puzzles.puzzle import read_set

    read_text(speech, file)  # or a word about what is wrong with the file
    return read_set(Path(file))


def play(speech: Speech, given: list[str]) -> None:
    """Those of a game, or of a file; easy ones first."""
    from arcanarium.cli.solving import Solving

    if len(given) != 1:
        raise Mistake(speech.say("puzzles-play"))
    asked = asked_of(speech, given[0])
    if not asked:
        raise Mistake(speech.say("no-puzzles", name=given[0]))
    for number, each in zip(count(1), asked, strict=False):
        if not Solving(speech, each, number, len(asked)).solve():
            return


def asked_of(speech: Speech, name: str) -> list[Asked]:
    from arcanarium.puzzles.puzzle import BadPuzzle, asked_in, library

    try:
        if name.endswith(".yaml"):
            return asked_in(read(speech, name))
        return list(library(game_named(speech, name).base).asked.values())
    except BadPuzzle as error:
        raise Mistake(str(error), name) from None
