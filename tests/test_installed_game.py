"""A game of somebody else's, installed beside ours, has what ours have: terminal, bots, hints, records, learning."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from installed import install_nim, with_nim

# Every level plays to the end; hints, undo, records and processes of their own know the game by its name.
PLAYED = """
import pickle, sys
import arcanarium
from arcanarium.bots import LEVELS
from arcanarium.bots.levels import settings
assert "nim" in arcanarium.names()
for level in LEVELS:
    table = arcanarium.new("nim", seats=3, seed=5).play_out(level, "random")
    assert table.is_over and sum(table.scores) == 1, level
assert settings("beginner", "nim", 2)["noise"] == 1.0, "its own levels"
table = arcanarium.new("nim", seed=1)
table.play("take 2").play("take 3")
assert table.hint(seconds=0.2)[0].move in table.legal
assert table.why_not("take 3") == ""
assert pickle.loads(pickle.dumps(table)) == table
table.undo()
assert table.view(0)["heap"] == 19
table.play_out("greedy", "adept").save(sys.argv[1])
assert arcanarium.load_record(sys.argv[1]) == table
assert table.wording.game_name() == "Nim"
"""

# PettingZoo's own test; it excuses only its own environments from having a dictionary with a mask.
LEARNT = """
import warnings
from pettingzoo.test import api_test
from arcanarium.research import pettingzoo_env
warnings.simplefilter("ignore")
api_test(pettingzoo_env.env("nim", 3), num_cycles=200)
"""


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_nim(tmp_path_factory.mktemp("nim"))


def run(nim: Path, folder: Path, *words: str, typed: str = "") -> str:
    command = [sys.executable, *words]
    done = subprocess.run(
        command, cwd=folder, env=with_nim(nim), input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_bots_hints_and_records(nim: Path, tmp_path: Path) -> None:
    record = str(tmp_path / "game.record")
    run(nim, tmp_path, "-c", PLAYED, record)
    assert "The record is right" in run(nim, tmp_path, "-m", "arcanarium", "replay", record, "--verify")


def test_in_the_terminal(nim: Path, tmp_path: Path) -> None:
    words = ["-m", "arcanarium", "play", "nim", "--seed", "3", "--bots", "adept", "--save", "mine.record"]
    shown = run(nim, tmp_path, *words, typed="h\n" + "1\n" * 21)
    assert "Take one to three stones" in shown
    assert "● ● ●" in shown  # its own board
    assert "The winner is" in shown
    assert "The record is right" in run(nim, tmp_path, "-m", "arcanarium", "replay", "mine.record", "--verify")


def test_learning(nim: Path, tmp_path: Path) -> None:
    assert "Passed" in run(nim, tmp_path, "-c", LEARNT)
