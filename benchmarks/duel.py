"""Two players that have no name yet against each other, for the tuner; named bots meet in `arcanarium match`."""

from __future__ import annotations

from collections.abc import Sequence

from arcanarium.arena.shares import Share
from arcanarium.arena.sitting import play_out, shares_of
from arcanarium.bots import Maker, own_seed
from arcanarium.core.game import Game


def play(game: Game, makers: Sequence[Maker], seed: int) -> list[float]:
    """The share of the victory of each seat."""
    s = game.new(len(makers), seed)
    play_out(game, s, [make(own_seed(seed, seat)) for seat, make in enumerate(makers)], seed)
    return shares_of(game.winners(s), len(makers))


def duel(game: Game, first: Maker, second: Maker, games: int, seed: int) -> float:
    """Wins of the first; the same table is played twice, once from each side."""
    wins = 0.0
    for number in range(games):
        makers = [first, second] if number % 2 == 0 else [second, first]
        wins += play(game, makers, seed + number // 2)[number % 2]
    return wins


def show(wins: float, games: int) -> str:
    share = Share(wins, games)
    return f"{share.mean:.1%} ({share.low:.1%} to {share.high:.1%}, {games} games)"
