"""Games saved by the version before the rooms were rearranged go on as they were."""

from __future__ import annotations

import json
import random
from base64 import b64decode
from pathlib import Path
from zlib import crc32

import pytest

from arcanarium.core.agenda import State
from arcanarium.core.packing import pack, unpack
from arcanarium.games import load

GAME = load("res_arcana")
# The question; a sum of all that lies on the table and of the legal answers; the same a hundred random answers later;
# the packed state.
SAVED = [line.split() for line in (Path(__file__).parent / "saved" / "states.txt").read_text("utf-8").splitlines()]
TOLD = ("status", "extras", "points", "scores")  # besides what is saved


def sum_up(s: State) -> int:
    view = {name: value for name, value in GAME.open_view(s).items() if name not in TOLD}
    legal = [[GAME.actions.notation(action) for action in s.legal_for(seat)] for seat in s.owing()]
    return crc32(json.dumps(legal).encode(), crc32(json.dumps(view, sort_keys=True).encode()))


@pytest.mark.parametrize(
    ("prompt", "now", "later", "packed"), SAVED, ids=[f"{i}-{row[0]}" for i, row in enumerate(SAVED)]
)
def test_a_saved_game_goes_on(prompt: str, now: str, later: str, packed: str) -> None:
    data = b64decode(packed)
    s = unpack(GAME.rules, data)
    assert unpack(GAME.rules, pack(s)) == s
    assert prompt in [s.asked(seat)[0] for seat in s.owing()]
    assert sum_up(s) == int(now)
    rng = random.Random(data)
    for _ in range(100):
        if s.to_move < 0:
            break
        seat = s.owing()[0]
        s.apply(seat, rng.choice(list(s.legal_for(seat))))
    assert sum_up(s) == int(later)
