"""Two players that need no name against each other, here and now: nothing is kept, nobody watches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from arcanarium.arena.fixture import play_out, shares_of
from arcanarium.arena.results.shares import Share
from arcanarium.bots import Maker, own_seed
from arcanarium.core.agenda import State
from arcanarium.core.game import Game


class Score(NamedTuple):
    """Victories of the first player, shared ones counted in parts, in as many games."""

    wins: float
    games: int

    @property
    def share(self) -> Share:
        return Share(self.wins, self.games)

    def __str__(self) -> str:
        share = self.share
        return f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%}, {self.games} games)"


def duel(
    game: Game,
    seats: int,
    first: Maker,
    second: Maker,
    games: int,
    seed: int,
    begin: int = 0,
    enough: Callable[[Score], bool] | None = None,
) -> Score:
    """The games from number `begin` on, made up to whole tables; after each table `enough` may end it.

    The first has one seat and the second all others; a table is played once from each seat. Alone each of the two has
    the table for itself, and whoever leads by more has won.
    """
    score = Score(0.0, 0)
    for number in range(begin, begin + -(-games // seats) * seats):
        score = Score(score.wins + play_one(game, seats, first, second, number, seed), score.games + 1)
        if score.games % seats == 0 and enough is not None and enough(score):
            break
    return score


def play_one(game: Game, seats: int, first: Maker, second: Maker, number: int, seed: int) -> float:
    """The share of the victory of the first player in the game of that number."""
    if seats == 1:
        leads = [lead_alone(game, make, seed + number) for make in (first, second)]
        return 0.5 if leads[0] == leads[1] else float(leads[0] > leads[1])
    place = number % seats
    makers = [first if seat == place else second for seat in range(seats)]
    return play_table(game, makers, seed + number // seats)[place]


def play_table(game: Game, makers: Sequence[Maker], seed: int) -> list[float]:
    """The share of the victory of each seat."""
    s = play_to_end(game, makers, seed)
    return shares_of(game.winners(s), len(makers))


def play_to_end(game: Game, makers: Sequence[Maker], seed: int) -> State:
    s = game.new(len(makers), seed)
    players = [make(game, len(makers), seat, own_seed(seed, seat)) for seat, make in enumerate(makers)]
    play_out(game, s, players, seed)
    return s


def lead_of(game: Game, s: State) -> float:
    """By how much the only seat is ahead of whoever plays against it."""
    own, other = (sum(part.values()) for part in game.sheet(s))
    return float(own - other)


def lead_alone(game: Game, make: Maker, seed: int) -> float:
    """The lead at the end of a game for one."""
    return lead_of(game, play_to_end(game, [make], seed))


def fair_share(seats: int) -> float:
    """Of whoever is no better than the others."""
    return 1 / max(2, seats)
