"""`arcanarium dataset`: what is written can be read, cut short and gone on with, and is the same every time."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from tables import every_game
from typer.testing import CliRunner

from arcanarium.cli.main import app
from arcanarium.research.dataset import OtherDataset, Plan, generate
from arcanarium.research.lens import Lens

EXAMPLES = Path(__file__).parents[2] / "examples"


def told(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["dataset", *words])
    return done.exit_code, done.output


@every_game
def test_positions_are_those_of_the_games(game: str, tmp_path: Path) -> None:
    plan = Plan(game, 2, {}, ["random"], 50, 1)
    parts = list(generate(plan, tmp_path, 2))
    assert [part.games for part in parts] == [1, 1]
    lens = Lens(game, 2)
    for number, part in enumerate(parts):
        rows = pq.read_table(tmp_path / f"part-{number:06}.parquet").to_pylist()
        assert len(rows) == part.positions
        s = lens.new(50 + number)
        for move, row in enumerate(rows):
            assert (row["game"], row["move"], row["seat"]) == (50 + number, move, s.to_move)
            assert row["legal"] == s.legal()
            if move % 10 == 0:
                assert row["observation"] == lens.observation(s, row["seat"]).tolist()
            s.apply(row["seat"], row["action"])
        assert s.is_over()
        rewards = lens.rewards(s, "win")
        assert all(row["reward"] == pytest.approx(rewards[row["seat"]]) for row in rows)


def test_the_command_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    words = ["seasons", str(tmp_path), "--games", "6", "--part", "2", "--json"]
    code, first = told(*words)
    assert code == 0
    whole = {path.name: path.read_bytes() for path in tmp_path.glob("*.parquet")}
    assert len(whole) == 3
    (tmp_path / "part-000001.parquet").unlink()
    kept = tmp_path / "part-000000.parquet"
    before = kept.stat().st_mtime_ns
    code, second = told(*words)
    assert kept.stat().st_mtime_ns == before
    assert {path.name: path.read_bytes() for path in tmp_path.glob("*.parquet")} == whole
    for text in (first, second):
        assert {**json.loads(text), "seconds": 0} == {**json.loads(first), "seconds": 0}
    code, text = told("seasons", str(tmp_path), "--seats", "3", "--part", "2")
    assert code == 2
    assert "other positions" in text
    with pytest.raises(OtherDataset, match="seed"):
        next(generate(Plan("seasons", 2, {}, ["random", "random"], 1, 2), tmp_path, 2))
    assert told("seasons", str(tmp_path), "--games", "0")[0] == 2
    loaded = subprocess.run(
        [sys.executable, str(EXAMPLES / "load_dataset.py"), str(tmp_path)], capture_output=True, text=True, check=True
    )
    assert f"{json.loads(first)['positions']} positions" in loaded.stdout


def test_several_processes_write_the_same(tmp_path: Path) -> None:
    plan = Plan("five_seals", 2, {}, ["random"], 3, 1)
    alone, together = tmp_path / "alone", tmp_path / "together"
    list(generate(plan, alone, 2))
    list(generate(plan, together, 2, workers=2))
    for path in sorted(alone.iterdir()):
        assert (together / path.name).read_bytes() == path.read_bytes()


def test_batches_fit(tmp_path: Path) -> None:
    list(generate(Plan("time_masters", 3, {}, ["random"], 1, 1), tmp_path, 1))
    sys.path.insert(0, str(EXAMPLES))
    try:
        from load_dataset import batches
    finally:
        sys.path.remove(str(EXAMPLES))
    lens = Lens("time_masters", 3)
    for batch in batches(tmp_path, size=64):
        assert batch.observations.shape[1] == lens.size
        assert batch.observations.dtype == np.int16
        assert batch.masks[np.arange(len(batch.actions)), batch.actions].all()
