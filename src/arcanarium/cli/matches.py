"""Games of bots against bots, counted; a batch can be played in a process of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from arcanarium.bots import Bot, answer, load_own, own_seed
from arcanarium.core.game import Game


class Match(NamedTuple):
    """What is played: the game of number k has seed `seed` + k, whoever plays it and when."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]
    bots: list[str]


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


def play_one(game: Game, match: Match, number: int) -> Tally:
    """One game to its end."""
    seed = match.seed + number
    s = game.new(match.seats, seed, match.options)
    bots: list[Bot] = [load_own(name)(own_seed(seed, seat)) for seat, name in enumerate(match.bots)]
    decisions = 0
    while not s.is_over():
        decision = game.decisions(s)[0]
        s.apply(decision.seat, answer(bots[decision.seat], game, s, decision))
        decisions += 1
        if decisions > game.bound:
            raise RuntimeError(f"{game.name} with seed {seed} does not end")
    winners = game.winners(s)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]
    return Tally(1, decisions, decisions, [float(score) for score in game.scores(s)], shares)


def play_batch(match: Match, numbers: Sequence[int]) -> Tally:
    """Several games, one after the other."""
    from arcanarium.games import load as load_game

    game = load_game(match.game)
    tally = nothing(match.seats)
    for number in numbers:
        tally += play_one(game, match, number)
    return tally
