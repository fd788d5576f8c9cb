"""Positions of games of bots against bots as Parquet files: one file a part, each written whole or not at all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from arcanarium.bots import answer, load, own_seed
from arcanarium.core.game import Decision
from arcanarium.research.extras import needed
from arcanarium.research.lens import Lens
from arcanarium.work.crew import assemble

with needed("arcanarium dataset"):
    import numpy as np
    import pyarrow as pa  # type: ignore[import-untyped, unused-ignore]
    import pyarrow.parquet as pq  # type: ignore[import-untyped, unused-ignore]

FORMAT: Final = 1
MANIFEST: Final = "dataset.json"


class Plan(NamedTuple):
    """What is played: the game of number k has seed `seed` + k."""

    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    seed: int
    part: int  # games a file

    def manifest(self) -> dict[str, Any]:
        """What the folder says about itself; a folder with another one is refused."""
        lens = Lens(self.game, self.seats, self.options)
        return {
            "format": FORMAT,
            "encoding": lens.encoding,
            "rules": lens.game.version,
            "observation": lens.size,
            "actions": lens.actions,
            **self._asdict(),
        }


class OtherDataset(ValueError):
    """The folder holds positions of something else."""


class Part(NamedTuple):
    """One file: how many games and positions are in it."""

    number: int
    games: int
    positions: int


def schema(lens: Lens) -> Any:  # noqa: ANN401  (pyarrow has no types)
    """A row is one decision: who saw what, might do what, did what, and how the game ended for that seat."""
    return pa.schema(
        [
            pa.field("game", pa.int64()),  # its seed
            pa.field("move", pa.int32()),
            pa.field("seat", pa.int8()),
            pa.field("observation", pa.list_(pa.int16(), lens.size)),
            pa.field("legal", pa.list_(pa.int16())),
            pa.field("action", pa.int16()),
            pa.field("reward", pa.float32()),
            pa.field("score", pa.int32()),
            pa.field("moves", pa.int32()),  # of the whole game
        ]
    )


class Rows:
    """The columns of a part as they grow."""

    def __init__(self, lens: Lens) -> None:
        self.lens = lens
        self.observations: list[Any] = []
        self.legal: list[list[int]] = []
        self.columns: dict[str, list[Any]] = {
            name: [] for name in ("game", "move", "seat", "action", "reward", "score", "moves")
        }

    def play(self, plan: Plan, seed: int) -> None:
        """One game to its end."""
        lens = self.lens
        game = lens.game
        s = lens.new(seed)
        bots = [
            load(plan.bots[seat % len(plan.bots)])(game, lens.seats, seat, own_seed(seed, seat))
            for seat in range(lens.seats)
        ]
        seats: list[int] = []
        while not s.is_over():
            seat = int(s.to_move)
            prompt, source = s.asked(seat)
            decision = Decision(seat, prompt, source, s.legal())
            self.observations.append(lens.observation(s, seat))
            self.legal.append(decision.options)
            action = answer(bots[seat], s, decision)
            self.columns["action"].append(action)
            seats.append(seat)
            s.apply(seat, action)
        rewards = lens.rewards(s, "win")
        scores = game.scores(s)
        self.columns["game"] += [seed] * len(seats)
        self.columns["move"] += range(len(seats))
        self.columns["seat"] += seats
        self.columns["reward"] += [rewards[seat] for seat in seats]
        self.columns["score"] += [scores[seat] for seat in seats]
        self.columns["moves"] += [len(seats)] * len(seats)

    def table(self) -> Any:  # noqa: ANN401  (pyarrow has no types)
        kinds = schema(self.lens)
        flat = pa.array(np.concatenate(self.observations))
        columns = {name: pa.array(values, kinds.field(name).type) for name, values in self.columns.items()}
        columns["observation"] = pa.FixedSizeListArray.from_arrays(flat, self.lens.size)
        columns["legal"] = pa.array(self.legal, kinds.field("legal").type)
        return pa.table([columns[name] for name in kinds.names], schema=kinds)


def path_of(folder: Path, number: int) -> Path:
    return folder / f"part-{number:06}.parquet"


def make_part(plan: Plan, number: int, games: int) -> tuple[Part, bytes]:
    """Play one part; the result is its file, which is written on the machine of whoever asked for it."""
    rows = Rows(Lens(plan.game, plan.seats, plan.options))
    first = plan.seed + number * plan.part
    for seed in range(first, first + games):
        rows.play(plan, seed)
    table = rows.table()
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd")
    return Part(number, games, table.num_rows), sink.getvalue().to_pybytes()


def write_part(folder: Path, part: Part, data: bytes) -> None:
    """What is there was written to the end, since it gets its name last."""
    unfinished = folder / f".part-{part.number:06}.writing"
    unfinished.write_bytes(data)
    unfinished.replace(path_of(folder, part.number))


def prepare(plan: Plan, folder: Path) -> None:
    """Make the folder, or see that it is one of the same plan."""
    folder.mkdir(parents=True, exist_ok=True)
    manifest = plan.manifest()
    path = folder / MANIFEST
    if path.exists():
        found = json.loads(path.read_text("utf-8"))
        for name, value in manifest.items():
            if found.get(name) != value:
                raise OtherDataset(f"{path}: {name} is {found.get(name)!r} there and {value!r} here")
        return
    path.write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")


def find_part(folder: Path, number: int, games: int) -> Part | None:
    """A part that is there already with as many games."""
    path = path_of(folder, number)
    if not path.exists():
        return None
    table = pq.read_table(path, columns=["move"])
    found = int(np.count_nonzero(table["move"].to_numpy() == 0))
    return Part(number, games, table.num_rows) if found == games else None


def generate(plan: Plan, folder: Path, games: int, workers: int = 1, ray: str | None = None) -> Iterator[Part]:
    """Write what is missing of the given number of games, part by part; parts that are there come first."""
    prepare(plan, folder)
    sizes = [min(plan.part, games - first) for first in range(0, games, plan.part)]
    missing: list[tuple[int, int]] = []
    for number, size in enumerate(sizes):
        part = find_part(folder, number, size)
        if part is None:
            missing.append((number, size))
        else:
            yield part
    if not missing:
        return
    with assemble(workers, ray) as crew:
        for part, data in crew.each(make_part, ((plan, number, size) for number, size in missing)):
            write_part(folder, part, data)
            yield part
