"""Every set-up of every game has a golden playthrough, and plays it as written."""

from __future__ import annotations

import pytest
from playthrough import again, path_of

from setups import SETUPS, Setup


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_playthrough(setup: Setup) -> None:
    path = path_of(setup)
    assert path.exists(), f"no golden playthrough of {setup}: run python tests/playthroughs/playthrough.py"
    text = path.read_text("utf-8")
    assert again(setup, text) == text
