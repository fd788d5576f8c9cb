"""One game of bots: who sits where, from which seed, and what came of it."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from arcanarium.arena.facts import Facts, Watch
from arcanarium.bots import Bot, answer, load_own, own_seed
from arcanarium.core.agenda import State
from arcanarium.core.game import Decision, Game
from arcanarium.core.record import header_of


class Sitting(NamedTuple):
    """All that is needed to play a game, and to play the same one again."""

    number: int
    game: str
    edition: int  # of rules and cards: other machines may have others
    options: dict[str, str]
    seed: int
    seating: list[int]  # seat -> number of its player in the list of a match
    bots: list[str]  # by seat


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

    def shares(self) -> list[float]:
        """Of the victory, by seat: who share it share the one."""
        return shares_of(self.winners, len(self.seating))


class Played(NamedTuple):
    """A result and every answer that led to it."""

    result: Result
    record: str


class FailedSitting(RuntimeError):
    """A bot broke off or answered what it may not: which, in which game."""


def shares_of(winners: list[int], seats: int) -> list[float]:
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def read_result(data: dict[str, Any]) -> Result:
    return Result(**{name: data[name] for name in Result._fields})


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


def ask(game: Game, s: State, seat: int, player: Bot, clock: Clock) -> int:
    """What the bot of a seat answers."""
    prompt, source = s.asked(seat)
    start = perf_counter()
    action = answer(player, game, s, Decision(seat, prompt, source, s.legal_for(seat)))
    clock.add(seat, perf_counter() - start)
    return action


def play_out(game: Game, s: State, players: list[Bot], seed: int) -> int:
    """Let bots play to the end with nobody watching; the number of decisions."""
    clock = Clock(len(players))
    chance = Random(seed)
    decisions = 0
    while not s.is_over():
        seat = next_seat(s, chance)
        s.apply(seat, ask(game, s, seat, players[seat], clock))
        decisions += 1
        if decisions > game.bound:
            raise RuntimeError(f"{game.name} does not end within {game.bound} decisions")
    return decisions


def play(sitting: Sitting) -> Played:
    """A game from its seed to its end, watched and written down. Raises FailedSitting."""
    from arcanarium.games import load

    seats = len(sitting.bots)
    seat = 0
    try:
        game = load(sitting.game)
        if game.edition != sitting.edition:
            raise RuntimeError("this machine has other rules or cards than the one where the match was begun")
        # the number of the game as well: a bot against itself would play one deal twice in the same way
        players: list[Bot] = []
        for seat, name in enumerate(sitting.bots):
            players.append(load_own(name)(own_seed(sitting.seed, sitting.number, seat)))
        record = header_of(game, seats, sitting.seed, sitting.options)
        s = game.new(seats, sitting.seed, sitting.options, listen=True)
        watch = Watch(game, s)
        clock = Clock(seats)
        chance = Random(own_seed(sitting.seed, sitting.number))
        while not s.is_over():
            together = bool(s.strands)
            seat = next_seat(s, chance)
            action = ask(game, s, seat, players[seat], clock)
            s.apply(seat, action)
            record.moves.append((seat if together else -1, game.actions.notation(action)))
            watch.look(s)
            if len(record.moves) > game.bound:
                raise RuntimeError(f"the game does not end within {game.bound} decisions")
    except Exception as error:
        name = sitting.bots[seat]
        why = f"{type(error).__name__}: {error}"
        raise FailedSitting(f"{name} failed in game {sitting.number} (seed {sitting.seed}): {why}") from error
    result = Result(
        sitting.number,
        sitting.seed,
        sitting.seating,
        sitting.bots,
        game.scores(s),
        game.winners(s),
        len(record.moves),
        watch.order,
        [round(seconds, 4) for seconds in clock.whole],
        [round(seconds, 4) for seconds in clock.slowest],
        watch.facts(),
    )
    return Played(result, record.text())
