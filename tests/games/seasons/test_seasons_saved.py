"""Games saved by the version before the rooms were rearranged go on as they were."""

from __future__ import annotations

import json
from base64 import b64decode
from pathlib import Path
from zlib import crc32

import pytest

from arcanarium.core.packing import pack, unpack
from arcanarium.games import load

GAME = load("seasons")
# The question, a sum of all that lies on the table and of the legal answers, and the packed state.
SAVED = [line.split() for line in (Path(__file__).parent / "saved" / "states.txt").read_text("utf-8").splitlines()]


@pytest.mark.parametrize(("prompt", "crc", "packed"), SAVED, ids=[f"{i}-{row[0]}" for i, row in enumerate(SAVED)])
def test_a_saved_game_goes_on(prompt: str, crc: str, packed: str) -> None:
    s = unpack(GAME.rules, b64decode(packed))
    view = {name: value for name, value in GAME.open_view(s).items() if name != "status"}
    legal = [[GAME.actions.notation(action) for action in s.legal_for(seat)] for seat in s.owing()]
    assert crc32(json.dumps(legal).encode(), crc32(json.dumps(view, sort_keys=True).encode())) == int(crc)
    assert prompt in [s.asked(seat)[0] for seat in s.owing()]
    assert unpack(GAME.rules, pack(s)) == s
