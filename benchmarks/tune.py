"""Finds the weights of an evaluation by self-play: `python benchmarks/tune.py GAME` with what `make setup` installed.

Each generation watches games of players that look one step ahead with the best weights so far. All seats of a game are
equally careless, in how they judge and in how often chance answers for them: if one seat were better than the others,
the weights would learn what good players do instead of what good positions have. In every game chance also answers a
few times in a row at a random moment, so that positions are seen that such players would never enter, and what becomes
of them. Who plays alone has a rival whose numbers are all nothing. What is kept of a position are the numbers of
`evaluation.py` and the cards of each kind; a logistic regression on who won, and by how much, gives the next weights,
which are adopted only if they win a duel with the last. Everything is kept in the working folder, so that a run that
was stopped goes on where it was; seeds are fixed.
"""

from __future__ import annotations

import argparse
import json
from datetime import date
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np
from scipy.optimize import minimize  # type: ignore[import-untyped]

from arcanarium.arena.duel import Score, duel, fair_share, lead_of
from arcanarium.arena.fixture import shares_of
from arcanarium.arena.results.rows import append_row
from arcanarium.arena.results.shares import wilson
from arcanarium.bots import Bot, Imagine
from arcanarium.bots.care import Care, pick
from arcanarium.bots.lookahead import worths
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.evaluation import KNOTS, TABLES, Evaluation
from arcanarium.core.game import Decision, Game
from arcanarium.core.view import Data
from arcanarium.games import load
from rows import RESULTS as FOLDER

ROOT = Path(__file__).parents[1]
RESULTS = FOLDER / "tuning.csv"
STEPS = 3  # own answers that are played on before a position is judged
NOISE = (0.05, 0.2, 0.5)  # how wrong all seats of a game judge, as logarithms of odds
CHANCE = (0.01, 0.05, 0.15)  # how often chance answers for them
BURST = 4  # so many answers in a row, at most, are left to chance at one moment of a game
PULLS = (1e-4, 5e-4, 3e-3)  # how strongly weights are held where they were; the best on games held back is taken
MARGIN = 0.5  # of a target: by how much a seat won; the rest is whether it won
OLDER = 0.5  # what positions of the generation before count; those before it count that much again less
CERTAIN = 2.58
FEWEST = 40  # games of a duel before anything is clear
DUELS = 7_000_000  # the first seed of duels


class Positions:
    """Positions as arrays: progress, what the tuner is shown of each seat, shares of the victory, and the points."""

    def __init__(self, progress: Any, shown: Any, won: Any, points: Any, games: int) -> None:
        self.progress = progress
        self.shown = shown
        self.won = won
        self.points = points
        self.games = games

    def save(self, path: Path) -> None:
        np.savez_compressed(
            path, progress=self.progress, shown=self.shown, won=self.won, points=self.points, games=self.games
        )


def load_positions(path: Path) -> Positions:
    with np.load(path) as data:
        return Positions(data["progress"], data["shown"], data["won"], data["points"], int(data["games"]))


def hints_of(game: Game) -> Evaluation:
    """With the tables alone: those are what is tuned here."""
    found: Evaluation = import_module(f"arcanarium.games.{game.name}.evaluation").build(game)
    found.use_tables()
    return found


def weights_of(hints: Evaluation, table: int) -> Any:
    """The weights that a game ships, knot by knot."""
    return np.array(list(hints.tables[table]), np.float64).reshape(KNOTS, -1)


def watch_game(hints: Evaluation, seats: int, seed: int, every: int, length: int) -> tuple[list[list[float]], Any, int]:
    """One game: some positions of it, and how it ended."""
    game = hints.game
    random = Random(seed)
    s = game.new(seats, seed)
    care = Care(random.choice(NOISE))
    chance = random.choice(CHANCE)
    burst = random.randrange(length)
    rows: list[list[float]] = []
    number = 0
    while s.to_move >= 0:
        seat = int(s.to_move)
        options = s.legal()
        if len(options) > 1:
            number += 1
            if random.random() * every < 1:
                row = [float(hints.progress(s))]
                for each in range(seats):
                    row += hints.shown(s, each)
                row += [0.0] * int(hints.width if seats == 1 else 0)
                rows.append(row)
        if len(options) == 1:
            action = options[0]
        elif burst <= number < burst + BURST or random.random() < chance:
            action = random.choice(options)
        else:
            world = game.imagine(s, seat, random.randrange(SEED_LIMIT))
            action = pick(options, worths(hints, [world], seat, options, STEPS), care, random)
        s.play(seat, action)
    return rows, s, number


def watch(hints: Evaluation, seats: int, games: int, first: int, kept: int) -> Positions:
    """Play games and keep about so many positions of each."""
    progress: list[float] = []
    shown: list[Any] = []
    won: list[list[float]] = []
    points: list[list[float]] = []
    start = process_time()
    length = 60
    for number in range(games):
        rows, s, decisions = watch_game(hints, seats, first + number, max(1, length // kept), length)
        length = (9 * length + decisions) // 10 if number else decisions
        shares = shares_of(hints.game.winners(s), seats)
        scores = [float(score) for score in hints.game.scores(s)]
        if seats == 1:
            shares.append(1 - shares[0])
            scores.append(scores[0] - lead_of(hints.game, s))
        for row in rows:
            progress.append(row[0])
            shown.append(np.array(row[1:], np.float32).reshape(len(shares), -1))
            won.append(shares)
            points.append(scores)
        if (number + 1) % 500 == 0:
            print(f"    {number + 1} of {games} games, {process_time() - start:.0f} s, {length} decisions", flush=True)
    return Positions(
        np.array(progress, np.float32), np.stack(shown), np.array(won, np.float32), np.array(points, np.float32), games
    )


def shares_of_knots(progress: Any) -> Any:
    """How much each knot counts at a moment."""
    place = np.clip(progress, 0, 1) * (KNOTS - 1)
    low = np.minimum(place.astype(int), KNOTS - 2)
    rest = place - low
    shares = np.zeros((len(progress), KNOTS), np.float32)
    shares[np.arange(len(progress)), low] = 1 - rest
    shares[np.arange(len(progress)), low + 1] = rest
    return shares


def softmax(values: Any) -> Any:
    values = values - values.max(axis=1, keepdims=True)
    chances = np.exp(values)
    return chances / chances.sum(axis=1, keepdims=True)


def target(data: Positions) -> Any:
    """Who won, and by how much: the points say more of a game than its winner does."""
    lead = data.points - data.points.mean(axis=1, keepdims=True)
    scale = 1.7 / max(1e-6, float(lead.std()) * 2**0.5)
    return (1 - MARGIN) * data.won + MARGIN * softmax(lead * scale)


class Fit:
    """A regression: positions with their targets and how much each counts."""

    def __init__(self, parts: list[tuple[Positions, float]], names: int) -> None:
        self.shown = np.concatenate([data.shown for data, _ in parts])
        self.knots = shares_of_knots(np.concatenate([data.progress for data, _ in parts]))
        self.aim = np.concatenate([target(data) for data, _ in parts]).astype(np.float32)
        count = np.concatenate([np.full(len(data.progress), weight, np.float32) for data, weight in parts])
        self.count = count / count.sum()
        self.names = names
        self.seats = self.shown.shape[1]
        self.flat = self.shown.reshape(-1, self.shown.shape[2])

    def chances(self, weights: Any) -> Any:
        flat = self.flat @ weights.T.astype(np.float32)
        return softmax((flat.reshape(-1, self.seats, KNOTS) * self.knots[:, None, :]).sum(axis=2))

    def loss(self, weights: Any) -> float:
        return float(-(self.aim * np.log(self.chances(weights) + 1e-9)).sum(axis=1) @ self.count)

    def solve(self, start: Any, pull: float) -> Any:
        """Weights near `start` that predict best."""
        shape = start.shape
        hold = np.full(shape[1], pull)
        hold[self.names :] *= 4  # a kind of card is seen less often

        def slope(flat: Any) -> tuple[float, Any]:
            weights = flat.reshape(shape)
            chances = self.chances(weights)
            value = float(-(self.aim * np.log(chances + 1e-9)).sum(axis=1) @ self.count)
            error = (chances - self.aim) * self.count[:, None]
            parts = (error[:, :, None] * self.knots[:, None, :]).reshape(-1, KNOTS)
            found = (parts.T @ self.flat).astype(np.float64)
            away = weights - start
            uneven = weights - weights.mean(axis=0, keepdims=True)  # a number is worth about the same all the time
            value += 0.5 * float((hold * away * away).sum() + (hold * uneven * uneven).sum())
            return value, (found + hold * away + hold * uneven).ravel()

        done = minimize(slope, start.ravel(), jac=True, method="L-BFGS-B", options={"maxiter": 120})
        return done.x.reshape(shape)


def cut(data: Positions, low: float, high: float) -> Positions:
    """A part of the games: positions are in the order in which they were played."""
    first, last = int(len(data.progress) * low), int(len(data.progress) * high)
    return Positions(
        data.progress[first:last], data.shown[first:last], data.won[first:last], data.points[first:last], data.games
    )


def fitted(parts: list[list[Positions]], names: int, start: Any) -> tuple[Any, float]:
    """Weights from all generations (the newest last; each has a part for each number of seats), and the loss."""
    found: list[Any] = []
    losses: list[float] = []
    for k in range(len(parts[0])):
        rows = [(part[k], OLDER ** (len(parts) - 1 - number)) for number, part in enumerate(parts)]
        train = Fit([(cut(data, 0, 0.88), weight) for data, weight in rows], names)
        held = Fit([(cut(rows[-1][0], 0.88, 1), 1.0)], names)
        tried = [(weights, held.loss(weights)) for weights in (train.solve(start, pull) for pull in PULLS)]
        best = min(tried, key=lambda each: each[1])
        print("    loss before", round(held.loss(start), 4), "after", [round(loss, 4) for _, loss in tried], flush=True)
        found.append(best[0])
        losses.append(best[1])
    return np.mean(found, axis=0), float(np.mean(losses))


class Looker(Bot):
    """Looks one step ahead with given hints."""

    looks = False

    def __init__(self, hints: Evaluation, game: Game, seats: int, seat: int, seed: int) -> None:
        super().__init__(game, seats, seat, seed)
        self.hints = hints

    def choose(self, view: Data, decision: Decision, imagine: Imagine) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        worlds = [imagine(self.random.randrange(SEED_LIMIT)) for _ in range(2)]
        found = worths(self.hints, worlds, decision.seat, decision.options, STEPS)
        return decision.options[found.index(max(found))]


def compare(game: Game, seats: int, new: Evaluation, old: Evaluation, most: int) -> Score:
    """Victories of the new weights over the old; ends early when it is clear."""

    def is_clear(score: Score) -> bool:
        low, high = wilson(*score, CERTAIN)
        return score.games >= FEWEST and not low <= fair_share(seats) <= high

    return duel(game, seats, partial(Looker, new), partial(Looker, old), most, DUELS, enough=is_clear)


def write(game: Game, hints: Evaluation) -> Path:
    """The table beside the game's hints."""
    path = ROOT / "src" / "arcanarium" / "games" / game.name / "evaluation.toml"
    lines = ["# Written by benchmarks/tune.py: at the beginning, in the middle and at the end of a game."]
    kinds = game.rules.plan.kinds
    for number, table in enumerate(TABLES):
        if not seat_counts(game, number):
            continue
        rows = weights_of(hints, number)
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
    """Numbers of seats at which a table of weights is tuned."""
    return [seats for seats in ((1,), (2,), (3, 4))[table] if game.fewest <= seats <= game.most]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--table", choices=TABLES, default="two")
    parser.add_argument("--start", choices=TABLES, default="", help="begin with the weights of that table")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--kept", type=int, default=15, help="positions of a game")
    parser.add_argument("--duels", type=int, default=200)
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "tune")
    parser.add_argument("--name", default="", help="of the run, for its files")
    asked = parser.parse_args()
    game = load(asked.game)
    table = TABLES.index(asked.table)
    work = asked.work / game.name
    work.mkdir(parents=True, exist_ok=True)
    old, new = hints_of(game), hints_of(game)
    weights = weights_of(old, TABLES.index(asked.start or asked.table))
    seen: list[list[Positions]] = []
    for number in range(1, asked.generations + 1):
        stem = f"{asked.name}{asked.table}_{number}"
        adopted = work / f"{stem}.npy"
        start = process_time()
        old.set_weights(table, [float(weight) for weight in weights.ravel()])
        parts: list[Positions] = []
        for seats in seat_counts(game, table):
            path = work / f"{stem}_seats_{seats}.npz"
            if not path.exists():
                share = asked.games // len(seat_counts(game, table))
                watch(old, seats, share, 1_000_000 * number + 100_000_000 * seats, asked.kept).save(path)
            parts.append(load_positions(path))
        seen.append(parts)
        if not adopted.exists():
            better, loss = fitted(seen, len(old.names), weights)
            new.set_weights(table, [float(weight) for weight in better.ravel()])
            seats = seat_counts(game, table)[0]
            score = compare(game, seats, new, old, asked.duels)
            low, high = score.share.low, score.share.high
            borrowed = number == 1 and asked.start not in ("", asked.table)  # its chances are those of another table
            good = (high if borrowed else score.share.mean) >= fair_share(seats)
            np.save(adopted if good else work / f"{stem}_refused.npy", better)
            if not good:
                np.save(adopted, weights)
            row = {
                "date": date.today().isoformat(),
                "game": game.name,
                "table": asked.table,
                "generation": number,
                "games": sum(part.games for part in parts),
                "positions": sum(len(part.progress) for part in parts),
                "loss": round(loss, 4),
                "duel": score.games,
                "wins": score.wins,
                "low": round(low, 4),
                "high": round(high, 4),
                "adopted": good,
            }
            append_row(RESULTS, row)
            print(f"  {json.dumps(row)} {process_time() - start:.0f} s: {score}", flush=True)
        weights = np.load(adopted)
    old.set_weights(table, [float(weight) for weight in weights.ravel()])
    print(write(game, old))


if __name__ == "__main__":
    main()
