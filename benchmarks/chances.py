"""Are chances what they say? `python benchmarks/chances.py GAME`: of hints that said 70 %, how many were won.

Two players that look one step ahead play fresh deals, which no net has learned from. At some decisions of a game,
about as many in each, a hint is asked for as people get it, with fewer iterations; what it says of its best option,
and what the judge says of the position by itself, are put beside how the game ended. Every run adds rows of
`results/chances.csv`, one a tenth of the chance. `--plot FILE` draws the rows that are there and plays nothing.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections import defaultdict
from datetime import date
from pathlib import Path
from random import Random

from arcanarium import bots
from arcanarium.arena.fixture import shares_of
from arcanarium.arena.results.rows import append_row
from arcanarium.arena.results.shares import wilson
from arcanarium.bots import greedy
from arcanarium.bots.evaluations import evaluation_of
from arcanarium.bots.hint import HINT, advise
from arcanarium.core.game import Game
from arcanarium.games import NAMES
from arcanarium.games import load as load_game
from rows import RESULTS

CHANCES = RESULTS / "chances.csv"
SEED = 150_000  # of the first deal
ASKED = 3  # decisions of a game, about
LENGTH = {"seasons": 220, "res_arcana": 160, "five_seals": 340, "time_masters": 240, "evenfall": 250}  # answers a game
PARTS = 10
Said = dict[str, list[tuple[float, float]]]  # who said it -> chances, and what came of it


def watch(game: Game, seats: int, seed: int, iterations: int) -> Said:
    """One game: what hints and the judge said, and the share of the victory."""
    random = Random(seed)
    s = game.new(seats, seed)
    players = [greedy.Player(game, seats, seat, bots.own_seed(seed, seat)) for seat in range(seats)]
    asked: list[tuple[int, float, float]] = []
    while not s.is_over():
        decision = game.decisions(s)[0]
        if len(decision.options) > 1 and random.random() * LENGTH.get(game.name, 200) < ASKED:
            imagine = bots.imagining(game, s, decision.seat)
            best = advise(game, decision, imagine, HINT._replace(iterations=iterations, seconds=0.0), seed, 1)[0]
            asked.append((decision.seat, best.chance, evaluation_of(game).chances(s)[decision.seat]))
        s.apply(decision.seat, bots.answer(players[decision.seat], s, decision))
    shares = shares_of(game.winners(s), seats)
    return {
        "hint": [(chance, shares[seat]) for seat, chance, _ in asked],
        "judge": [(chance, shares[seat]) for seat, _, chance in asked],
    }


def rows_of(said: list[tuple[float, float]]) -> list[tuple[int, int, float, float]]:
    """For each tenth: which, how many, what was said on average, how many were won."""
    parts: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for chance, share in said:
        parts[min(PARTS - 1, int(chance * PARTS))].append((chance, share))
    return [
        (part, len(found), sum(chance for chance, _ in found) / len(found), sum(share for _, share in found))
        for part, found in sorted(parts.items())
    ]


def draw(path: Path) -> None:
    """A picture of all rows: said to the right, won upwards; what is well said lies on the line."""
    side, wide, gap = 150, 190, 36
    found: dict[tuple[str, int], list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    with CHANCES.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if row["by"] == "hint":
                games = float(row["decisions"])
                for i, value in enumerate((games, games * float(row["said"]), float(row["won"]))):
                    found[row["game"], int(row["part"])][i] += value
    names = [name for name in NAMES if any(game == name for game, _ in found)]
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide * len(names)} {side + 2 * gap}" '
        'font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="white"/>'
    ]
    for number, name in enumerate(names):
        x0, y0 = number * wide + 28, gap
        out.append(f'<text x="{x0}" y="{y0 - 10}">{name}</text>')
        out.append(f'<rect x="{x0}" y="{y0}" width="{side}" height="{side}" fill="none" stroke="#888"/>')
        out.append(f'<line x1="{x0}" y1="{y0 + side}" x2="{x0 + side}" y2="{y0}" stroke="#888" stroke-dasharray="4"/>')
        for tick in (0, 50, 100):
            at = tick * side / 100
            out.append(f'<text x="{x0 + at:.0f}" y="{y0 + side + 14}" text-anchor="middle">{tick}</text>')
            out.append(f'<text x="{x0 - 4}" y="{y0 + side - at + 4:.0f}" text-anchor="end">{tick}</text>')
        for part in range(PARTS):
            games, said, won = found[name, part]
            if games == 0:
                continue
            low, high = wilson(won, int(games))
            x = x0 + side * said / games
            y = [y0 + side * (1 - share) for share in (low, won / games, high)]
            out.append(f'<line x1="{x:.1f}" y1="{y[0]:.1f}" x2="{x:.1f}" y2="{y[2]:.1f}" stroke="#36c"/>')
            out.append(f'<circle cx="{x:.1f}" cy="{y[1]:.1f}" r="3" fill="#36c"/>')
    path.write_text("\n".join([*out, "</svg>"]) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(NAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--number", type=int, default=200, help="games of each game")
    parser.add_argument("--iterations", type=int, default=300, help="of each hint")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--plot", type=Path)
    asked = parser.parse_args()
    if asked.plot is not None:
        draw(asked.plot)
        return
    for name in asked.games:
        game = load_game(name)
        said: Said = {"hint": [], "judge": []}
        for seed in range(asked.seed, asked.seed + asked.number):
            for by, found in watch(game, asked.seats, seed, asked.iterations).items():
                said[by] += found
            if (seed - asked.seed) % 20 == 19:
                print(f"{name}: {seed - asked.seed + 1} games", file=sys.stderr, flush=True)
        for by, found in said.items():
            for part, decisions, mean, won in rows_of(found):
                row = {"date": date.today().isoformat(), "game": name, "seats": asked.seats, "by": by, "part": part}
                row |= {"decisions": decisions, "said": round(mean, 4), "won": won}
                append_row(CHANCES, {**row, "games": asked.number, "iterations": asked.iterations, "seed": asked.seed})
                low, high = wilson(won, decisions)
                print(f"{name} {by}: said {mean:.0%}, won {won / decisions:.0%} ({low:.0%} to {high:.0%}, {decisions})")


if __name__ == "__main__":
    main()
