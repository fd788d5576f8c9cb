"""Every game and number of seats, as tests of the adapters go through them."""

from __future__ import annotations

import pytest

from arcanarium.games import NAMES, load

TABLES = [(name, seats) for name in NAMES for seats in range(load(name).fewest, load(name).most + 1)]

every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
every_game = pytest.mark.parametrize("game", NAMES)
