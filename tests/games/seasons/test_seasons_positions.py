"""Positions of Seasons that cannot be are refused with the place and what would be right."""

from __future__ import annotations

import pytest

from arcanarium.core.position import BadPosition, state_of
from arcanarium.games.seasons.game import GAME

TWO_DICE = ["winter_1", "winter_2", "none", "none", "none"]


@pytest.mark.parametrize(
    ("position", "path", "words"),
    [
        ({"die": ["winter_1", "winter_1", "none", "none", "none"]}, "die", "there is one winter_1"),
        ({"die": TWO_DICE, "taker": [0, 0, -1, -1, -1]}, "taker", "takes one die"),
        ({"die": TWO_DICE, "taker": [0, -1, 1, -1, -1]}, "taker", "a die that is there"),
        ({"seats": [{"hand": [{"card": "amulet_of_water", "tokens": {"air": 1}}]}, {}]}, "seats.0.hand", "not in play"),
        ({"discard": [{"card": "crystal_orb", "turned": True}]}, "discard", "not in play"),
        ({"seats": [{}, {"pack": ["crystal_orb"]}]}, "seats.1.pack", "at set-up only"),
        ({"phase": "library", "seats": [{"pack": ["crystal_orb"]}, {}]}, "seats.0.pack", "at set-up only"),
        ({"seats": [{"gauge": 16}, {}]}, "seats.0.gauge", "0 to 15"),
        ({"taker": [2, -1, -1, -1, -1]}, "taker", "0 to 1"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, object], path: str, words: str) -> None:
    with pytest.raises(BadPosition) as caught:
        state_of(GAME, position)
    assert caught.value.path == path
    assert words in caught.value.message
