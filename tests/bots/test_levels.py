"""The levels as they are shipped are those that were measured, and are as far apart as `docs/bots.md` says."""

from __future__ import annotations

import csv
from itertools import pairwise

import pytest

from arcanarium.arena.results.shares import points_at_table
from arcanarium.games import NAMES, load
from levels import RESULTS, Pair, pairs

LEAST_GAMES = 400
LEAST_POINTS = 100
TABLES = [(name, seats) for name in NAMES for seats in range(load(name).fewest, load(name).most + 1)]


@pytest.fixture(scope="module")
def rows() -> list[dict[str, str]]:
    with RESULTS.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def points(pair: Pair, rows: list[dict[str, str]]) -> float:
    """By the games of these settings with the newest code: a change of a comment in it asks for no new ones."""
    own = [pair.game, str(pair.seats), pair.stronger, pair.weaker, pair.settings]
    found = [
        row for row in rows if [row[field] for field in ("game", "seats", "stronger", "weaker", "settings")] == own
    ]
    assert found, f"{pair.game}, {pair.seats} seats: {pair.stronger} ({pair.settings}) was not measured"
    counted = [row for row in found if row["weights"] == found[-1]["weights"]]
    games = sum(int(row["games"]) for row in counted)
    assert games >= LEAST_GAMES, f"{pair.game}, {pair.seats} seats: {pair.stronger} was measured in {games} games only"
    return points_at_table(sum(float(row["wins"]) for row in counted) / games, pair.seats)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_neighbours_are_clearly_apart(name: str, seats: int, rows: list[dict[str, str]]) -> None:
    found = {pair.stronger: points(pair, rows) for pair in pairs(name, seats)}
    if seats == 1:  # each was measured against the Automa
        found = {upper: found[upper] - found[lower] for lower, upper in pairwise(found)}
    assert all(distance >= LEAST_POINTS for distance in found.values()), found
