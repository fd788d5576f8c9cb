"""The compiled engine is what is shipped, and it plays the same games as the interpreted one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arcanarium.core import agenda
from arcanarium.games import NAMES

SOURCES = Path(__file__).parents[1] / "src"

PLAY = """
import hashlib, random, sys
from arcanarium.core.packing import pack
from arcanarium.games import load
game = load(sys.argv[1])
for seats in range(game.fewest, game.most + 1):
    for seed in range(2):
        s = game.new(seats, seed)
        choose = random.Random(seed)
        digest = hashlib.sha256()
        while not s.is_over():
            s.apply(int(s.to_move), choose.choice(s.legal()))
            digest.update(pack(s))
        print(seats, seed, game.scores(s), digest.hexdigest())
"""


def is_compiled() -> bool:
    return not agenda.__file__.endswith(".py")


def test_the_build_is_the_one_asked_for() -> None:
    assert is_compiled() == (os.environ.get("ARCANARIUM_PURE") != "1")


@pytest.mark.parametrize("game", NAMES)
def test_both_builds_play_the_same_games(game: str) -> None:
    outputs = []
    for pure in ("0", "1"):
        env = {**os.environ, "ARCANARIUM_PURE": pure}
        command = [sys.executable, "-c", PLAY, game]
        outputs.append(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)
    assert outputs[0] == outputs[1]
    assert outputs[0]


WHICH = """
import subprocess, sys
from arcanarium.core import agenda, plan
from arcanarium.games import load
for module in (agenda, plan, sys.modules[type(load("seasons")).__module__]):
    print(module.__file__.endswith(".py"))
if sys.argv[1:]:
    sys.stdout.flush()
    subprocess.run([sys.executable, "-c", sys.argv[1]], check=True)
"""


def test_a_source_newer_than_the_compiled_engine_is_not_passed_over(tmp_path: Path) -> None:
    """All of it is interpreted then, in every process, and one sentence says so; what is installed is not looked at."""
    shutil.copytree(SOURCES, tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__", "*.egg-info"))
    (tmp_path / "setup.py").touch()
    env = {name: value for name, value in os.environ.items() if name != "ARCANARIUM_PURE"}
    env["PYTHONPATH"] = str(tmp_path / "src")

    def interpreted() -> tuple[set[str], str]:
        command = [sys.executable, "-c", WHICH, WHICH]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
        return set(done.stdout.split()), done.stderr

    assert interpreted() == ({"False"}, "")
    later = time.time() + 60
    os.utime(tmp_path / "src" / "arcanarium" / "games" / "seasons" / "flow.py", (later, later))
    found, said = interpreted()
    assert found == {"True"}
    assert said.count("\n") == 1
    assert f"games{os.sep}seasons{os.sep}flow.py is newer than the compiled engine" in said
    (tmp_path / "setup.py").unlink()
    assert interpreted() == ({"False"}, "")
