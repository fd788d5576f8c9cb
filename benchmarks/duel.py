"""Two bots against each other, seats changed after every game: `python benchmarks/duel.py GAME A B [--games 100]`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt
from time import process_time

from arcanarium.bots import Bot, answer, load, own_seed
from arcanarium.core.game import Game
from arcanarium.games import load as load_game

Maker = Callable[[int], Bot]


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    width = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return (middle - width) / whole, (middle + width) / whole


def play(game: Game, makers: list[Maker], seed: int) -> list[float]:
    """The share of the victory of each seat."""
    s = game.new(len(makers), seed)
    players = [make(own_seed(seed, seat)) for seat, make in enumerate(makers)]
    while not s.is_over():
        decision = game.decisions(s)[0]
        s.apply(decision.seat, answer(players[decision.seat], game, s, decision))
    winners = game.winners(s)
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(makers))]


def duel(
    game: Game, first: Maker, second: Maker, games: int, seed: int, tell: Callable[[int, float], None] | None = None
) -> float:
    """Wins of the first; the same table is played twice, once from each side."""
    wins = 0.0
    for number in range(games):
        makers = [first, second] if number % 2 == 0 else [second, first]
        wins += play(game, makers, seed + number // 2)[number % 2]
        if tell is not None:
            tell(number + 1, wins)
    return wins


def show(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / games:.1%} ({low:.1%} to {high:.1%}, {games} games)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1000)
    asked = parser.parse_args()
    start = process_time()

    def tell(number: int, wins: float) -> None:
        if number % 10 == 0:
            print(f"  {number}: {show(wins, number)}", flush=True)

    game = load_game(asked.game)
    wins = duel(game, load(asked.first), load(asked.second), asked.games, asked.seed, tell)
    print(
        f"{asked.game}: {asked.first} against {asked.second}: {show(wins, asked.games)}, {process_time() - start:.0f} s"
    )


if __name__ == "__main__":
    main()
