"""Players that have no name yet against each other, for the tuner; named bots meet in `arcanarium match`."""

from __future__ import annotations

from collections.abc import Sequence

from arcanarium.arena.shares import Share
from arcanarium.arena.sitting import play_out, shares_of
from arcanarium.bots import Maker, own_seed
from arcanarium.core.agenda import State
from arcanarium.core.game import Game


def play(game: Game, makers: Sequence[Maker], seed: int) -> list[float]:
    """The share of the victory of each seat."""
    s = game.new(len(makers), seed)
    play_out(game, s, [make(own_seed(seed, seat)) for seat, make in enumerate(makers)], seed)
    return shares_of(game.winners(s), len(makers))


def lead(game: Game, s: State) -> float:
    """By how much the only seat is ahead of who plays against it."""
    own, other = (sum(part.values()) for part in game.sheet(s))
    return float(own - other)


def alone(game: Game, make: Maker, seed: int) -> float:
    """The lead at the end of a game for one."""
    s = game.new(1, seed)
    play_out(game, s, [make(own_seed(seed, 0))], seed)
    return lead(game, s)


def placed(game: Game, seats: int, first: Maker, second: Maker, number: int, seed: int) -> float:
    """The share of the victory of the first player in a game.

    It has one seat and the second all others; a table is played once from each seat. Alone each of the two has the
    table for itself, and who leads by more has won.
    """
    if seats == 1:
        leads = [alone(game, make, seed + number) for make in (first, second)]
        return 0.5 if leads[0] == leads[1] else float(leads[0] > leads[1])
    place = number % seats
    makers = [first if seat == place else second for seat in range(seats)]
    return play(game, makers, seed + number // seats)[place]


def fair(seats: int) -> float:
    """The share of who is no better than the others."""
    return 1 / max(2, seats)


def show(wins: float, games: int) -> str:
    share = Share(wins, games)
    return f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%}, {games} games)"
