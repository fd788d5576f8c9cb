"""Games that were saved before the rooms of all games became the same go on as they would have."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from typing import Any

import pytest

from arcanarium.core.packing import pack, unpack
from arcanarium.games.time_masters.game import GAME

SAVED: list[dict[str, Any]] = json.loads((Path(__file__).parent / "saved" / "states.json").read_text("utf-8"))


@pytest.mark.parametrize("saved", SAVED, ids=[f"{i}-{each['prompt']}" for i, each in enumerate(SAVED)])
def test_a_saved_game_goes_on(saved: dict[str, Any]) -> None:
    packed = base64.b64decode(saved["state"])
    s = unpack(GAME.rules, packed)
    assert zlib.crc32(json.dumps(GAME.open_view(s), sort_keys=True).encode()) == saved["view"]
    decision = next(each for each in GAME.decisions(s) if each.seat == saved["seat"])
    assert decision.prompt == saved["prompt"]
    assert [GAME.actions.notation(action) for action in decision.options] == saved["options"]
    assert unpack(GAME.rules, pack(s)) == s
