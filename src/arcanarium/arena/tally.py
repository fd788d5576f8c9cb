"""Many games counted and forgotten: seats stay as they are, seeds follow each other, nobody watches."""

from __future__ import annotations

from typing import NamedTuple

from arcanarium.arena.fixture import FailedGame, play_out, shares_of, trace_of
from arcanarium.bots import own_seed
from arcanarium.bots.own import load_own


class Batch(NamedTuple):
    """Some games: that of number k has seed `seed` + k, whoever plays it and when."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]
    bots: list[str]
    first: int = 0
    games: int = 0


class Tally(NamedTuple):
    """What came out; tallies of parts add up to that of the whole."""

    games: int
    decisions: int
    longest: int
    scores: list[float]  # sums, by seat
    wins: list[float]  # by seat; who share a victory share the one

    def __add__(self, other: object) -> Tally:
        if not isinstance(other, Tally):
            return NotImplemented
        return Tally(
            self.games + other.games,
            self.decisions + other.decisions,
            max(self.longest, other.longest),
            [a + b for a, b in zip(self.scores, other.scores, strict=True)],
            [a + b for a, b in zip(self.wins, other.wins, strict=True)],
        )


def nothing(seats: int) -> Tally:
    return Tally(0, 0, 0, [0.0] * seats, [0.0] * seats)


def count_games(batch: Batch) -> Tally:
    """The games of a batch, one after the other."""
    from arcanarium.games import load

    game = load(batch.game)
    makers = [load_own(name) for name in batch.bots]
    tally = nothing(batch.seats)
    for seed in range(batch.seed + batch.first, batch.seed + batch.first + batch.games):
        s = game.new(batch.seats, seed, batch.options)
        players = [make(game, batch.seats, seat, own_seed(seed, seat)) for seat, make in enumerate(makers)]
        try:
            decisions = play_out(game, s, players, seed)
        except Exception as error:
            raise FailedGame(f"the game of seed {seed} broke off: {error}", trace_of(error)) from error
        scores = [float(score) for score in game.scores(s)]
        tally += Tally(1, decisions, decisions, scores, shares_of(game.winners(s), batch.seats))
    return tally
