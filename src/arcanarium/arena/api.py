"""The arena from Python: matches, tournaments, ladders, tests and balance; the commands are thin callers of these.

    >>> from arcanarium.arena import match
    >>> run = match("seasons", ["greedy", "random"], games=20)
    >>> print(run)
    >>> run.share("greedy"), run.points

Everybody who starts several processes from a script of their own does so under `if __name__ == "__main__":`, since each
process reads that script.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from math import ceil, log2
from pathlib import Path
from typing import Any, Final, NamedTuple, TypedDict, Unpack

from arcanarium.arena.folder import ABOUT, MADE_OF, Folder
from arcanarium.arena.outcome import BalanceRun, Run, SprtRun
from arcanarium.arena.question import Question, Sprt
from arcanarium.arena.results.export import check_arrow
from arcanarium.arena.run import play_missing
from arcanarium.arena.schedule import Ladder, Mirror, RoundRobin, Schedule, Swiss
from arcanarium.arena.terms import Terms
from arcanarium.bots import LEVELS
from arcanarium.bots.own import is_file, is_own, load_own
from arcanarium.core.game import Game
from arcanarium.games import load
from arcanarium.wording import SHARED, Locale
from arcanarium.work.crew import assemble

USUAL: Final = "arena"  # the folder of folders
SECONDS: Final = 60.0  # that a bot of one's own may take for a decision
ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
MOST_RISK: Final = 0.5
MARK: Final = 6  # letters by which folders of other settings differ

Progress = Callable[[int, int], None]  # games that are there, of so many


class Shared(TypedDict, total=False):
    """What every one of them may be told."""

    seats: int | None
    seed: int
    options: dict[str, str] | None  # of the game
    workers: int | None  # processes; all cores but one if left out
    ray: str | None  # the address of a cluster, empty for one of its own
    folder: Path | str | None
    restart: bool  # forget the games of the folder
    seconds: float  # that a bot of one's own may take for a decision; 0: no limit
    parquet: bool
    language: str  # of the report
    progress: Progress | None


class BadRun(ValueError):
    """What was asked for cannot be played; `key` and `words` are its wording, the text is the English one."""

    def __init__(self, key: str, **words: str | int) -> None:
        self.key = key
        self.words = words
        super().__init__(Locale("en", [SHARED / "cli.en.ftl"]).text(key, words))


class Stopped(KeyboardInterrupt):
    """Ctrl-C: as many games are kept, and the same call goes on."""

    def __init__(self, folder: Path, kept: int) -> None:
        super().__init__(f"{kept} games are kept in {folder}")
        self.folder = folder
        self.kept = kept


class Request(NamedTuple):
    """A run that can be played: everything has been checked."""

    game: Game
    terms: Terms
    about: dict[str, Any]  # what is fixed for a folder
    folder: Path
    shared: Shared


def match(game: str, bots: Sequence[str], games: int = 100, **shared: Unpack[Shared]) -> Run:
    """The given number of games between a few bots, every one in every seat."""
    request = prepare("match", game, bots, games, shared)
    if len(bots) > request.terms.seats:
        raise BadRun("too-many-bots", given=len(bots), count=request.terms.seats)
    return play(request, RoundRobin(request.terms, games))


def tournament(
    game: str,
    bots: Sequence[str],
    games: int = 20,
    kind: str = ROUND_ROBIN,
    rounds: int | None = None,
    **shared: Unpack[Shared],
) -> Run:
    """Several bots, everybody against everybody, or in Swiss rounds those who have done equally well."""
    if len(bots) < 2:
        raise BadRun("two-bots")
    about: dict[str, Any] = {"kind": kind}
    number = 0
    if kind == SWISS:
        number = min(Swiss.most(len(bots)), ceil(log2(len(bots))) + 1) if rounds is None else rounds
        if not 1 <= number <= Swiss.most(len(bots)):
            raise BadRun("no-rounds", most=Swiss.most(len(bots)), number=number)
        if shared.get("seats") not in (None, 2):
            raise BadRun("swiss-of-two")
        about |= {"games": games, "rounds": number}  # who meets whom hangs on all of it, so a folder keeps to it
    elif rounds is not None:
        raise BadRun("rounds-are-swiss")
    request = prepare("tournament", game, bots, games, at_two(shared), about)
    schedule: Schedule = Swiss(request.terms, games, number) if kind == SWISS else RoundRobin(request.terms, games)
    return play(request, schedule)


def ladder(game: str, bots: Sequence[str] = (), games: int = 20, **shared: Unpack[Shared]) -> Run:
    """Ratings that go on from where they were, also with bots that join later; without bots: the six levels."""
    wanted = list(dict.fromkeys(bots or LEVELS))
    two = at_two(shared)
    folder = prepare("ladder", game, wanted, games, two, grows=True).folder
    kept = [] if shared.get("restart") else kept_bots(folder)  # whoever was there stays there
    players = [*kept, *(bot for bot in wanted if bot not in kept)]
    if len(players) < (two.get("seats") or 2):
        raise BadRun("too-few-bots", given=len(players), count=two.get("seats") or 2)
    request = prepare("ladder", game, players, games, two, grows=True)
    return play(request, Ladder(request.terms, games), grows=True)


def sprt(
    game: str,
    first: str,
    second: str,
    question: Question | None = None,
    games: int = 10_000,
    **shared: Unpack[Shared],
) -> SprtRun:
    """Is the first better than the second? It plays until it knows."""
    test = question or Question()
    for name, value in (("--alpha", test.alpha), ("--beta", test.beta)):
        if not 0 < value < MOST_RISK:
            raise BadRun("no-risk", name=name, value=str(value))
    if test.elo0 >= test.elo1:
        raise BadRun("no-elo", elo0=f"{test.elo0:g}", elo1=f"{test.elo1:g}")
    request = prepare("sprt", game, [first, second], games, at_two(shared), {"test": test._asdict()})
    if request.terms.seats < 2:
        raise BadRun("two-bots")
    schedule = Sprt(request.terms, test, games)
    run = play(request, schedule)
    schedule.is_over({result.number: result for result in run.results})
    return SprtRun(**run.parts(), question=test, verdict=schedule.verdict)


def balance(
    game: str, bot: str = "greedy", games: int = 1000, tables: Sequence[int] = (), **shared: Unpack[Shared]
) -> BalanceRun:
    """How fair a game is when one bot plays every seat, for each number of seats in `tables`; all if left out."""
    played = load(game)
    numbers = sorted(set(tables or range(max(2, played.fewest), played.most + 1)))
    requests = [
        prepare("balance", game, [bot], games, Shared(**{**shared, "seats": number}), {"seats": numbers})
        for number in numbers
    ]
    run = play(requests[0], Mirror([request.terms for request in requests], games))
    return BalanceRun(**run.parts())


# -- what they have in common


def at_two(shared: Shared) -> Shared:
    """Two at a table unless somebody says otherwise."""
    return Shared(**{**shared, "seats": shared.get("seats") or 2})


def prepare(
    command: str,
    name: str,
    bots: Sequence[str],
    games: int,
    shared: Shared,
    about: dict[str, Any] | None = None,
    grows: bool = False,
) -> Request:
    """Check everything. Players may join a run that grows, so its usual folder is not named after them."""
    game = load(name)
    if games < 1:
        raise BadRun("at-least-one", name="--games", value=games)
    seats = shared.get("seats")
    number = max(game.fewest, min(len(bots), game.most)) if seats is None else seats
    if not game.fewest <= number <= game.most:
        raise BadRun("no-seats", game=game.name, fewest=game.fewest, most=game.most, number=number)
    workers = shared.get("workers")
    if workers is not None and workers < 1:
        raise BadRun("at-least-one", name="--workers", value=workers)
    seconds = shared.get("seconds", SECONDS)
    if seconds < 0:
        raise BadRun("no-seconds", value=str(seconds))
    options = shared.get("options") or {}
    game.blank(number, 0, options)
    for bot in bots:
        load_own(bot)
    if shared.get("parquet"):
        check_arrow()
    terms = Terms(
        game=game.name,
        edition=game.edition,
        seats=number,
        options=options,
        bots=list(bots),
        seed=shared.get("seed", 0),
        seconds=seconds,
    )
    fixed = {"command": command, **terms.fixed(), **(about or {})}
    named = {each: value for each, value in fixed.items() if not grows or each != "bots"}
    fixed[MADE_OF] = fingerprints(game, bots)
    folder = shared.get("folder")
    place = Path(folder) if folder else usual_folder(named)
    return Request(game=game, terms=terms, about=fixed, folder=place, shared=shared)


def usual_folder(named: dict[str, Any]) -> Path:
    """The same call finds its folder again, other settings another one."""
    mark = hashlib.sha256(json.dumps(named, sort_keys=True).encode()).hexdigest()[:MARK]
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
    shipped = [*(root / "bots").glob("*.*"), *(root / "games" / game.base).glob("evaluation*.*")]
    files = sorted(path for path in shipped if path.suffix in (".py", ".toml"))
    found = {"bots": digest(files)} if any(not is_own(bot) for bot in bots) else {}
    return found | {bot: digest([Path(bot)]) for bot in bots if is_file(bot)}


def digest(files: Sequence[Path]) -> str:
    whole = hashlib.sha256()
    for path in files:
        whole.update(path.read_bytes())
    return whole.hexdigest()[:16]


def play(request: Request, schedule: Schedule, grows: bool = False) -> Run:
    """Play what is missing, keep it, and write what people and other programs read.

    Raises OtherRun, BusyFolder, NoRay, FailedGame, OSError, and Stopped after Ctrl-C.
    """
    shared = request.shared
    told = shared.get("progress") or (lambda done, of: None)
    with Folder(request.folder, request.about, grows, shared.get("restart", False)) as folder:
        before = len(folder.results)
        try:
            with assemble(shared.get("workers"), shared.get("ray")) as crew:
                told(before, schedule.games)
                for _ in play_missing(schedule, folder, crew):
                    told(len(folder.results), schedule.games)
        except KeyboardInterrupt:
            raise Stopped(folder.path, folder.kept()) from None
        run = Run(
            game=request.game,
            terms=request.terms,
            about=request.about,
            folder=folder.path,
            results=[folder.results[number] for number in sorted(folder.results)],
            new=len(folder.results) - before,
        )
        run.publish(folder.records(), shared.get("language", "en"), shared.get("parquet", False))
    return run
