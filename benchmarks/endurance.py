"""Ten thousand random games of every game and number of seats, without an error: `make nightly`.

In every one of them nothing that the seat that answered came to know by its answer can be followed by undo.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from random import Random

from arcanarium.core.game import BadSetup, Game
from arcanarium.core.plan import TOLD
from arcanarium.games import NAMES, load

BATCH = 500


def any_options(game: Game, seats: int, chance: Random) -> dict[str, str]:
    """Chosen at random, again until they go together."""
    while True:
        options = {option.name: chance.choice(option.choices) for option in game.options}
        try:
            game.check_options(seats, options)
        except BadSetup:
            continue
        return options


def play(work: tuple[str, int, int]) -> int:
    """So many games from a seed on; the number of their decisions."""
    name, seats, first = work
    game = load(name)
    plan = game.rules.plan
    eyes = slice(plan.eyes, plan.eyes + plan.cards)
    count = 0
    for seed in range(first, first + BATCH):
        chance = Random(seed)
        s = game.new(seats, seed, any_options(game, seats, chance))
        decisions = 0
        while not s.is_over():
            seat = chance.choice(s.owing())
            told, known = s.mem[TOLD], list(s.mem[eyes])
            s.apply(seat, chance.choice(s.legal_for(seat)))
            decisions += 1
            where = f"{name}, {seats} seats, seed {seed}, decision {decisions}"
            assert decisions <= game.bound, f"{where}: the game does not end"
            if s.mem[TOLD] == told:
                learned = [card for card in range(plan.cards) if s.knows(seat, card) and not known[card] >> seat & 1]
                assert not learned, f"{where}: seat {seat} learns {plan.card_name(learned[0])} and may take it back"
        assert game.winners(s)
        count += decisions
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="of every game and number of seats")
    parser.add_argument("--only", nargs="*", default=list(NAMES), help="which games")
    args = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        for name in args.only:
            game = load(name)
            for seats in range(game.fewest, game.most + 1):
                done = pool.map(play, [(name, seats, first) for first in range(0, args.games, BATCH)])
                print(f"{name}, {seats} seats: {args.games} games, {sum(done)} decisions", flush=True)
    print("all games ended, and nothing was learned that could be taken back", file=sys.stderr)


if __name__ == "__main__":
    main()
