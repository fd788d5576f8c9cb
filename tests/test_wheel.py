"""The wheel installs and plays in a clean environment with only its declared dependencies."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

CHECK = """
from random import Random
from arcanarium.core import agenda
from arcanarium.games import NAMES, load
assert not agenda.__file__.endswith(".py"), "the wheel holds the compiled engine"
for name in NAMES:
    game = load(name)
    s = game.new(game.most, 7)
    choose = Random(7)
    while not s.is_over():
        s.apply(s.to_move, choose.choice(s.legal()))
    print(name, game.scores(s))
"""


def run(*command: str, cwd: Path) -> str:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ARCANARIUM"))}
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_wheel_plays_in_a_clean_environment(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    run(*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), str(ROOT), cwd=ROOT)
    wheel = next(tmp_path.glob("arcanarium-*.whl"))
    venv.create(tmp_path / "clean", with_pip=True)
    python = str(tmp_path / "clean" / "bin" / "python")
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel), cwd=tmp_path)
    assert "seasons" in run(python, "-c", CHECK, cwd=tmp_path)
    assert "seasons" in run(str(tmp_path / "clean" / "bin" / "arcanarium"), "games", cwd=tmp_path)
