"""The compiled engine is what is shipped, and it plays the same games as the interpreted one."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from arcanarium.core import agenda
from arcanarium.games import NAMES

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
