"""Games saved before the rooms were rearranged: they still load, and everybody sees the same."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path

import pytest

from arcanarium.core.packing import pack, unpack
from arcanarium.games.evenfall.game import GAME

SAVED = (Path(__file__).parent / "saved" / "states.txt").read_text("ascii").splitlines()


@pytest.mark.parametrize("line", SAVED, ids=lambda line: line.rpartition(" ")[0])
def test_a_saved_game_loads(line: str) -> None:
    """A line: seats, moves made, the checksum of what there is to see and to answer, the state."""
    _, _, checksum, data = line.split()
    packed = base64.b64decode(data)
    s = unpack(GAME.rules, packed)
    asked = [(seat, s.asked(seat)[0], [GAME.actions.notation(x) for x in s.legal_for(seat)]) for seat in s.owing()]
    told = json.dumps([GAME.open_view(s), asked], sort_keys=True)
    assert zlib.crc32(told.encode()) == int(checksum)
    assert unpack(GAME.rules, pack(s)) == s
