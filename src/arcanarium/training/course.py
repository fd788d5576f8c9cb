"""Generation after generation: the best so far plays, a net learns from it, and a duel decides which is the best now.

All of it is kept in a folder, so that a run that was stopped goes on where it was. Seeds are fixed: the same command
gives the same games.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final

import numpy as np

from arcanarium import games
from arcanarium.arena.question import BETTER
from arcanarium.arena.results.rows import append_row
from arcanarium.core.evaluation import KNOTS, TABLES, net_file
from arcanarium.core.net import unpack
from arcanarium.games import folder_of, load
from arcanarium.training.fit import Fitted, fit
from arcanarium.training.inputs import Inputs, find_inputs
from arcanarium.training.judges import judge_with, table_of
from arcanarium.training.model import load_weights
from arcanarium.training.news import Telling, Told
from arcanarium.training.positions import Floats, Positions, load_positions
from arcanarium.training.selfplay import watch
from arcanarium.training.trial import SEED, SEEDS, Pair, Trial, hold_trial
from arcanarium.training.writing import to_file
from arcanarium.work.lanes import Lane

CHUNK: Final = 250  # games of one job, and of one file, at most
RECENT: Final = 3  # generations that are learned from


class OtherCourse(ValueError):
    """A folder in which another net is trained."""


def shipped_file(name: str, seats: int) -> Path:
    """Where a game looks for its net."""
    return net_file(folder_of(load(name).base), TABLES[table_of(seats)])


def play_chunk(
    name: str, seats: int, net: bytes | None, first: int, whole: int, depth: int, number: int
) -> tuple[int, int, Positions]:
    """Some games of a generation, wherever there is room."""
    return seats, number, watch(judge_with(name, seats, net), seats, first, whole, depth)


class Course:
    """The training of one net: for one number of seats, or for several that share a table."""

    def __init__(
        self,
        name: str,
        seats: Sequence[int],
        folder: Path,
        whole: int,
        depth: int,
        most: int,
        results: Path,
        lane: Lane,
        tell: Telling,
    ) -> None:
        self.name = name
        self.seats = list(seats)
        self.folder = folder
        self.games = whole  # of a generation
        self.depth = depth  # iterations of the search that is asked about positions; 0: none is
        self.most = most  # games of a duel
        self.results = results
        self.lane = lane
        self.tell = tell
        self.best_file = folder / "best.net"

    def run(self, generations: int) -> None:
        """All generations that are not there yet. Raises OtherCourse."""
        self.folder.mkdir(parents=True, exist_ok=True)
        sign, own = self.folder / "course", f"{self.name} {' '.join(str(seats) for seats in self.seats)}\n"
        if sign.exists() and sign.read_text("utf-8") != own:
            raise OtherCourse(sign.read_text("utf-8").strip())
        sign.write_text(own, "utf-8")
        for number in range(1, generations + 1):
            home = self.home(number)
            home.mkdir(parents=True, exist_ok=True)
            if not (home / "candidate.net").exists():
                self.play(number)
                self.learn(number)
            if not (home / "verdict").exists():
                self.decide(number)

    def home(self, number: int) -> Path:
        return self.folder / f"generation_{number}"

    def best(self) -> bytes | None:
        """What is to be beaten: the best of this course, or what the game is shipped with."""
        shipped = shipped_file(self.name, self.seats[0])
        path = self.best_file if self.best_file.exists() else shipped
        return path.read_bytes() if path.exists() else None

    # -- the three steps of a generation

    def chunk_file(self, number: int, seats: int, chunk: int) -> Path:
        return self.home(number) / f"seats_{seats}_{chunk:04}.npz"

    def play(self, number: int) -> None:
        """Games of the best so far."""
        net = self.best()
        chunk = min(CHUNK, -(-self.games // len(self.seats)))
        chunks = -(-self.games // (chunk * len(self.seats)))
        missing = [
            (self.name, seats, net, 100_000_000 * seats + 1_000_000 * number + chunk * k, chunk, self.depth, k)
            for k in range(chunks)
            for seats in self.seats
            if not self.chunk_file(number, seats, k).exists()
        ]
        whole = chunk * chunks * len(self.seats)
        done = whole - chunk * len(missing)
        self.tell(Told("play", {"generation": str(number)}, done, whole))
        for seats, k, positions in self.lane.each(play_chunk, missing):
            positions.save(self.chunk_file(number, seats, k))
            done += chunk
            self.tell(Told("play", {"generation": str(number)}, done, whole))

    def positions(self, number: int) -> list[Positions]:
        """Of this generation and those just before it, one part for each file."""
        found: list[Positions] = []
        for each in range(max(1, number - RECENT + 1), number + 1):
            found += [load_positions(path) for path in sorted(self.home(each).glob("seats_*.npz"))]
        return found

    def learn(self, number: int) -> None:
        """A net from the games of this generation and the last."""
        judge = judge_with(self.name, self.seats[0], None)
        parts = self.positions(number)
        inputs = find_inputs(parts, len(judge.groups))
        models = [self.home(each) / "weights.npz" for each in range(1, number)]
        adopted = [path for path in models if (path.parent / "verdict").read_text("utf-8") == BETTER]
        before = load_weights(adopted[-1]) if adopted else None
        table = judge.tables[table_of(self.seats[0])]
        linear: Floats = np.array(list(table), np.float32).reshape(KNOTS, -1).T
        if self.seats == [1]:  # what is aimed at alone no table knows
            linear = np.zeros_like(linear)
        fitted = fit(parts, inputs, linear, before, self.tell)
        fitted.weights.save(self.home(number) / "weights.npz")
        self.write(number, fitted, inputs)

    def write(self, number: int, fitted: Fitted, inputs: Inputs) -> None:
        """The net as a file, with what is to be said of it."""
        game = load(self.name)
        seats = self.seats[0] if table_of(self.seats[0]) < len(TABLES) - 1 else game.most
        told = {"generation": number, "seats": self.seats, "games": fitted.games, "search": self.depth}
        told |= {"positions": fitted.positions, "loss": [round(fitted.before, 4), round(fitted.after, 4)]}
        net = to_file(games.evaluation_of(game), seats, fitted, inputs, told)
        (self.home(number) / "candidate.net").write_bytes(net.pack())

    def decide(self, number: int) -> None:
        """Which of the two is the best from now on."""
        new = (self.home(number) / "candidate.net").read_bytes()
        pair = Pair(self.name, new, self.best())
        seed = SEED + SEEDS * number
        trial = hold_trial(pair, self.seats, self.most, seed, self.lane, self.tell)
        self.keep(number, trial)
        if trial.state == BETTER:
            self.best_file.write_bytes(new)
        (self.home(number) / "verdict").write_text(trial.state, "utf-8")

    def keep(self, number: int, trial: Trial) -> None:
        """A row for every number of seats."""
        told = unpack((self.home(number) / "candidate.net").read_bytes()).told
        for seats, score in trial.scores.items():
            row: dict[str, Any] = {
                "date": date.today().isoformat(),
                "game": self.name,
                "seats": seats,
                "generation": number,
                "games": told["games"],
                "search": self.depth,
                "positions": told["positions"],
                "loss_before": told["loss"][0],
                "loss_after": told["loss"][1],
                "duel": score.games,
                "wins": round(score.wins, 1),
                "low": round(score.share.low, 4),
                "high": round(score.share.high, 4),
                "verdict": trial.state,
            }
            append_row(self.results, row)
            said = {"generation": str(number), "seats": str(seats), "score": str(score), "state": trial.state}
            self.tell(Told("verdict", said))
