"""One game of bots: who sits where, from which seed, and what came of it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import perf_counter
from traceback import extract_tb, format_exception_only, format_list
from typing import Any, Final, NamedTuple

from arcanarium.arena.watch import Facts, Watch
from arcanarium.bots import Bot, own_seed
from arcanarium.bots.limit import OutOfTime, answer_within
from arcanarium.bots.lookahead import play_by_chance
from arcanarium.bots.own import is_own, load_own
from arcanarium.bots.random import Player as ByChance
from arcanarium.core.agenda import State
from arcanarium.core.game import Decision, Game
from arcanarium.core.record import header_of


class Fixture(NamedTuple):
    """All that is needed to play a game, and to play the same one again."""

    number: int
    game: str
    edition: int  # of rules and cards: other machines may have others
    options: dict[str, str]
    seed: int
    seating: list[int]  # seat -> number of its player in the list of a match
    bots: list[str]  # by seat
    seconds: float = 0.0  # that a bot of one's own may take for a decision; 0: no limit


class Forfeit(NamedTuple):
    """A game that ended because a bot broke off: it has lost, and all others have won."""

    seat: int
    why: str


TIME: Final = "time"  # it took too long,
ILLEGAL: Final = "illegal"  # or answered what was not offered


class Result(NamedTuple):
    """What came of it: one line of a run's file."""

    number: int
    seed: int
    seating: list[int]
    bots: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int
    order: list[int]  # the seats by when their first turn began
    seconds: list[float]  # that each seat thought in all,
    slowest: list[float]  # and about one decision
    cards: Facts
    forfeit: Forfeit | None = None

    def data(self) -> dict[str, Any]:
        """As it is kept."""
        return {name: value for name, value in self._asdict().items() if name != "forfeit" or value is not None}

    def shares(self) -> list[float]:
        """Of the victory, by seat: who share it share the one."""
        return shares_of(self.winners, len(self.seating))


class Played(NamedTuple):
    """A result and every answer that led to it."""

    result: Result
    record: str


class FailedGame(RuntimeError):
    """A bot raised something: which, in which game, and where in its code."""

    def __init__(self, message: str, trace: str = "") -> None:
        super().__init__(message, trace)
        self.message = message
        self.trace = trace

    def __str__(self) -> str:
        return self.message


def shares_of(winners: list[int], seats: int) -> list[float]:
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def read_result(data: dict[str, Any]) -> Result:
    found = Result(**{name: data[name] for name in Result._fields if name in data})
    return found if found.forfeit is None else found._replace(forfeit=Forfeit(*found.forfeit))


class Clock:
    """How long each seat thinks."""

    def __init__(self, seats: int) -> None:
        self.whole = [0.0] * seats
        self.slowest = [0.0] * seats

    def add(self, seat: int, seconds: float) -> None:
        self.whole[seat] += seconds
        self.slowest[seat] = max(self.slowest[seat], seconds)


def next_seat(s: State, chance: Random) -> int:
    """Who is asked now.

    Of several that choose at once any may be first: were it always the lowest, a bot that judges worse before its
    rivals have answered would make that seat look weaker.
    """
    return chance.choice(s.owing()) if s.strands else int(s.to_move)


def ask(s: State, seat: int, player: Bot, clock: Clock) -> int | Forfeit:
    """What the bot of a seat answers."""
    prompt, source = s.asked(seat)
    decision = Decision(seat, prompt, source, s.legal_for(seat))
    start = perf_counter()
    try:
        action = answer_within(player, s, decision, player.limit)
    except OutOfTime:
        return Forfeit(seat, TIME)
    finally:
        clock.add(seat, perf_counter() - start)
    return action if action in decision.options else Forfeit(seat, ILLEGAL)


def trace_of(error: BaseException) -> str:
    """Where in a bot's code it was raised; the frames that lead there are ours and say nothing."""
    ours = str(Path(__file__).parents[1])
    frames = extract_tb(error.__traceback__)
    first = next((place for place, frame in enumerate(frames) if not is_ours(frame.filename, ours)), 0)
    return "".join([*format_list(frames[first:]), *format_exception_only(error)])


def is_ours(path: str, ours: str) -> bool:
    return path.startswith((ours, "<frozen ")) or Path(path).name == "runpy.py"


def play_out(game: Game, s: State, players: list[Bot], seed: int) -> int:
    """Let bots play to the end with nobody watching; the number of decisions."""
    chance = Random(seed)
    draws = [player.draw for player in players if isinstance(player, ByChance)]
    if len(draws) == len(players):
        return check_bound(game, play_by_chance(s, draws, chance.choice, game.bound))
    clock = Clock(len(players))
    decisions = 0
    while not s.is_over():
        seat = next_seat(s, chance)
        action = ask(s, seat, players[seat], clock)
        if isinstance(action, Forfeit):
            raise RuntimeError(f"seat {seat} forfeits the game ({action.why})")
        s.apply(seat, action)
        decisions = check_bound(game, decisions + 1)
    return decisions


def check_bound(game: Game, decisions: int) -> int:
    if decisions > game.bound:
        raise RuntimeError(f"{game.name} does not end within {game.bound} decisions")
    return decisions


def seat_players(fixture: Fixture, game: Game) -> list[Bot]:
    """Their chance comes from the number of the game as well: else a bot would play one deal twice in the same way."""
    players: list[Bot] = []
    for seat, name in enumerate(fixture.bots):
        try:
            own = own_seed(fixture.seed, fixture.number, seat)
            player = load_own(name)(game, len(fixture.bots), seat, own)
        except Exception as error:
            raise failure(fixture, name, error) from error
        if is_own(name):
            player.limit = fixture.seconds
        players.append(player)
    return players


def failure(fixture: Fixture, who: str, error: BaseException) -> FailedGame:
    why = f"{type(error).__name__}: {error}"
    return FailedGame(f"{who} failed in game {fixture.number} (seed {fixture.seed}): {why}", trace_of(error))


def play(fixture: Fixture) -> Played:
    """A game from its seed to its end, watched and written down. Raises FailedGame."""
    from arcanarium.games import load

    game = load(fixture.game)
    if game.edition != fixture.edition:
        raise FailedGame("this machine has other rules or cards than the one where the match was begun")
    players = seat_players(fixture, game)
    try:
        return play_with(players, fixture, game)
    finally:
        for player in players:
            player.close()


def play_with(players: list[Bot], fixture: Fixture, game: Game) -> Played:
    seats = len(players)
    record = header_of(game, seats, fixture.seed, fixture.options)
    s = game.new(seats, fixture.seed, fixture.options, listen=True)
    watch = Watch(game, s)
    clock = Clock(seats)
    chance = Random(own_seed(fixture.seed, fixture.number))
    forfeit: Forfeit | None = None
    while not s.is_over():
        together = bool(s.strands)
        seat = next_seat(s, chance)
        try:
            action = ask(s, seat, players[seat], clock)
        except Exception as error:
            raise failure(fixture, fixture.bots[seat], error) from error
        if isinstance(action, Forfeit):
            forfeit = action
            break
        s.apply(seat, action)
        record.moves.append((seat if together else -1, game.actions.notation(action)))
        watch.look(s)
        if len(record.moves) > game.bound:
            raise FailedGame(f"game {fixture.number} does not end within {game.bound} decisions")
    scores = game.scores(s)
    winners = game.winners(s) if forfeit is None else [seat for seat in range(seats) if seat != forfeit.seat]
    for player in players:
        player.end(scores, winners)
    result = Result(
        number=fixture.number,
        seed=fixture.seed,
        seating=fixture.seating,
        bots=fixture.bots,
        scores=scores,
        winners=winners,
        decisions=len(record.moves),
        order=watch.order,
        seconds=[round(seconds, 4) for seconds in clock.whole],
        slowest=[round(seconds, 4) for seconds in clock.slowest],
        cards=watch.facts(),
        forfeit=forfeit,
    )
    return Played(result, record.text())
