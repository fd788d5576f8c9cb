"""Finds the weights of an evaluation by self-play: `python benchmarks/tune.py GAME` with what `make setup` installed.

Generation 0 watches random games; each later one watches games of players that look one step ahead with the weights of
the one before and now and then let chance answer. What it keeps of every position are the numbers of `hints.py` and the
cards of each kind; a logistic regression on who won in the end gives the next weights, which are adopted only if they
win at least half of a duel with the last. Everything is kept in the working folder, so that a run that was stopped goes
on where it was; seeds are fixed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from arcanarium.bots import Bot, Imagine
from arcanarium.bots.lookahead import record_game, worths
from arcanarium.core.game import Decision, Game
from arcanarium.core.hints import KNOTS, TABLES, Hints
from arcanarium.core.view import Data
from arcanarium.games import load
from duel import duel, show

ROOT = Path(__file__).parents[1]
STEPS = 3  # own answers that are played on before a position is judged
EXPLORE = (4, 15, 40, 80)  # of a hundred decisions, left to chance: differs between the seats of a game
ALWAYS = (100,)


class Positions:
    """Positions as arrays: progress, what the tuner is shown of each seat, and who won."""

    def __init__(self, progress: Any, shown: Any, won: Any) -> None:
        self.progress = progress
        self.shown = shown
        self.won = won

    def save(self, path: Path) -> None:
        np.savez_compressed(path, progress=self.progress, shown=self.shown, won=self.won)


def load_positions(path: Path) -> Positions:
    with np.load(path) as data:
        return Positions(data["progress"], data["shown"], data["won"])


def together(parts: list[Positions]) -> Positions:
    return Positions(
        np.concatenate([part.progress for part in parts]),
        np.concatenate([part.shown for part in parts]),
        np.concatenate([part.won for part in parts]),
    )


def hints_of(game: Game) -> Hints:
    found: Hints = import_module(f"arcanarium.games.{game.name}.hints").build(game)
    return found


def watch(hints: Hints, seats: int, games: int, first: int, explore: tuple[int, ...], every: int) -> Positions:
    """Play games and keep positions of them."""
    progress: list[float] = []
    shown: list[Any] = []
    won: list[list[float]] = []
    start = perf_counter()
    for number in range(games):
        s = hints.game.new(seats, first + number)
        care = [explore[(number // len(explore) ** seat) % len(explore)] for seat in range(seats)]
        rows = record_game(hints, s, first + number, care, every, STEPS)
        winners = hints.game.winners(s)
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        for row in rows:
            progress.append(row[0])
            shown.append(np.array(row[1:], np.float32).reshape(seats, -1))
            won.append(shares)
        if (number + 1) % 200 == 0:
            print(f"    {number + 1} of {games} games, {perf_counter() - start:.0f} s", flush=True)
    return Positions(np.array(progress, np.float32), np.stack(shown), np.array(won, np.float32))


def shares_of_knots(progress: Any) -> Any:
    """How much each knot counts at a moment."""
    place = np.clip(progress, 0, 1) * (KNOTS - 1)
    low = np.minimum(place.astype(int), KNOTS - 2)
    rest = place - low
    shares = np.zeros((len(progress), KNOTS), np.float32)
    shares[np.arange(len(progress)), low] = 1 - rest
    shares[np.arange(len(progress)), low + 1] = rest
    return shares


def forward(weights: Any, data: Positions, knots: Any) -> Any:
    number, seats, width = data.shown.shape
    flat = data.shown.reshape(number * seats, width) @ weights.T
    values = (flat.reshape(number, seats, KNOTS) * knots[:, None, :]).sum(axis=2)
    values -= values.max(axis=1, keepdims=True)
    chances = np.exp(values)
    return chances / chances.sum(axis=1, keepdims=True)


def loss_of(chances: Any, won: Any) -> float:
    return float(-(won * np.log(chances + 1e-9)).sum(axis=1).mean())


def fit(data: Positions, names: int, start: Any, rounds: int) -> tuple[Any, float]:
    """Weights, and the log loss on games that were held back (the last tenth)."""
    cut = len(data.progress) * 9 // 10
    train = Positions(data.progress[:cut], data.shown[:cut], data.won[:cut])
    held = Positions(data.progress[cut:], data.shown[cut:], data.won[cut:])
    knots = shares_of_knots(train.progress)
    held_knots = shares_of_knots(held.progress)
    weights = start.copy()
    prior = start.copy()  # what few games can tell stays as it was
    pull = np.full(weights.shape[1], 1e-3, np.float32)
    pull[names:] = 2e-3  # a kind of card is seen less often
    moment = np.zeros_like(weights)
    square = np.zeros_like(weights)
    best = weights.copy()
    least = loss_of(forward(weights, held, held_knots), held.won)
    for turn in range(1, rounds + 1):
        error = forward(weights, train, knots) - train.won
        parts = (error[:, :, None] * knots[:, None, :]).reshape(-1, KNOTS)
        slope = parts.T @ train.shown.reshape(len(parts), -1) / len(knots)
        slope += pull * (weights - prior)
        middle = weights.mean(axis=0, keepdims=True)
        slope += pull * (weights - middle)  # the same number is worth about the same all the time
        moment = 0.9 * moment + 0.1 * slope
        square = 0.99 * square + 0.01 * slope * slope
        rate = 0.03 if turn < rounds * 2 // 3 else 0.01
        weights -= rate * (moment / (1 - 0.9**turn)) / (np.sqrt(square / (1 - 0.99**turn)) + 1e-6)
        if turn % 10 == 0:
            loss = loss_of(forward(weights, held, held_knots), held.won)
            if loss < least:
                least = loss
                best = weights.copy()
    return best, least


class Looker(Bot):
    """Looks one step ahead with given hints."""

    looks = False

    def __init__(self, hints: Hints) -> None:
        self.hints = hints

    def choose(self, game: Game, view: Data, decision: Decision, imagine: Imagine) -> int:
        worlds = [imagine(seed) for seed in range(2)]
        found = worths(self.hints, worlds, decision.seat, decision.options, STEPS)
        return decision.options[found.index(max(found))]


def write(game: Game, hints: Hints, weights: list[Any | None]) -> Path:
    """The table beside the game's hints."""
    path = ROOT / "src" / "arcanarium" / "games" / game.name / "hints.toml"
    lines = ["# Written by benchmarks/tune.py: at the beginning, in the middle and at the end of a game."]
    kinds = game.rules.plan.kinds
    for table, rows in zip(TABLES, weights, strict=True):
        if rows is None:
            continue
        lines += ["", f"[{table}.features]"]
        for i, name in enumerate(hints.names):
            lines.append(f"{name} = [{', '.join(f'{rows[k][i]:.4f}' for k in range(KNOTS))}]")
        for g, group in enumerate(hints.groups):
            lines += ["", f"[{table}.{group}]"]
            for kind, name in enumerate(kinds):
                column = len(hints.names) + g * len(kinds) + kind
                row = [float(rows[k][column]) for k in range(KNOTS)]
                if any(abs(weight) >= 0.0005 for weight in row):
                    lines.append(f"{name} = [{', '.join(f'{weight:.3f}' for weight in row)}]")
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def seat_counts(game: Game, table: int) -> list[int]:
    return [2] if table == 0 else [seats for seats in (3, 4) if seats <= game.most]


def generation(game: Game, work: Path, table: int, number: int, games: int, every: int) -> Iterator[Positions]:
    """The positions of one generation, played now or kept from before: one part for each number of seats."""
    hints = hints_of(game)
    if number > 0:
        weights = np.load(work / f"{TABLES[table]}_{number - 1}.npy")
        hints.set_weights(table, [float(weight) for weight in weights.ravel()])
    for seats in seat_counts(game, table):
        path = work / f"seen_{seats}_{number}.npz"
        if not path.exists():
            part = games if number > 0 else 2 * games
            part = part // len(seat_counts(game, table))
            first = 1_000_000 * (number + 1) + 100_000_000 * seats
            positions = watch(hints, seats, part, first, EXPLORE if number > 0 else ALWAYS, every)
            positions.save(path)
        yield load_positions(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--table", choices=TABLES, default=TABLES[0])
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--every", type=int, default=15, help="keep about one position in so many")
    parser.add_argument("--duels", type=int, default=100)
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "tune")
    asked = parser.parse_args()
    game = load(asked.game)
    table = TABLES.index(asked.table)
    work = asked.work / game.name
    work.mkdir(parents=True, exist_ok=True)
    hints = hints_of(game)
    weights = np.zeros((KNOTS, len(hints.shown(game.new(2, 0), 0))), np.float32)
    seen: list[list[Positions]] = []
    for number in range(asked.generations + 1):
        kept = work / f"{asked.table}_{number}.npy"
        report = work / f"{asked.table}_{number}.json"
        start = perf_counter()
        parts = list(generation(game, work, table, number, asked.games, asked.every))
        seen.append(parts)
        if not kept.exists():
            fitted = [together([older[k] for older in seen]) for k in range(len(parts))]
            found: list[tuple[Any, float]] = [fit(data, len(hints.names), weights, 200) for data in fitted]
            np.save(kept, np.mean([weights for weights, _ in found], axis=0))
            loss = sum(loss for _, loss in found) / len(found)
            row: dict[str, Any] = {
                "game": game.name,
                "table": asked.table,
                "generation": number,
                "games": sum(len(data.progress) for data in parts),
                "loss": round(loss, 4),
            }
            if number > 0 and table == 0:
                old, new = hints_of(game), hints_of(game)
                old.set_weights(
                    table, [float(weight) for weight in np.load(work / f"{asked.table}_{number - 1}.npy").ravel()]
                )
                new.set_weights(table, [float(weight) for weight in np.load(kept).ravel()])
                wins = duel(game, lambda _: Looker(new), lambda _: Looker(old), asked.duels, 7_000_000)  # noqa: B023
                row["against the last"] = show(wins, asked.duels)
                row["adopted"] = wins >= asked.duels / 2
                if not row["adopted"]:  # better prediction is not yet better play
                    kept.rename(work / f"refused_{asked.table}_{number}.npy")
                    np.save(kept, np.load(work / f"{asked.table}_{number - 1}.npy"))
            report.write_text(json.dumps(row), "utf-8")
        weights = np.load(kept)
        print(f"  {report.read_text('utf-8') if report.exists() else kept} {perf_counter() - start:.0f} s", flush=True)
    tables: list[Any | None] = []
    for name in TABLES:
        last = sorted(work.glob(f"{name}_*.npy"))
        tables.append(np.load(last[-1]) if last else None)
    if tables[1] is None:
        tables[1] = tables[0]
    print(write(game, hints, tables))


if __name__ == "__main__":
    main()
