"""Ratings."""

from __future__ import annotations

from random import Random

import pytest

from arcanarium.arena.fixture import Result
from arcanarium.arena.results.rating import fit, skills
from arcanarium.arena.results.shares import POINTS


def result(number: int, seating: list[int], winners: list[int]) -> Result:
    size = len(seating)
    zeros = [0.0] * size
    return Result(number, number // size, seating, ["x"] * size, [0] * size, winners, 1, [], zeros, zeros, {})


def drawn(strengths: list[float], tables: list[list[int]], games: int, seed: int = 1) -> list[Result]:
    """Games of players whose true points are known."""
    chance = Random(seed)
    found = []
    for number in range(games):
        seating = tables[number % len(tables)]
        odds = [10 ** (strengths[player] / POINTS) for player in seating]
        found.append(result(number, seating, [chance.choices(range(len(seating)), odds)[0]]))
    return found


def test_points_come_back_from_games_of_two_and_of_four() -> None:
    true = [-150.0, -50.0, 50.0, 150.0]
    pairs = [[a, b] for a in range(4) for b in range(4) if a != b]
    for tables in (pairs, [[0, 1, 2, 3]]):
        found = fit(drawn(true, tables, 4000), 4)
        assert sum(found.points) == pytest.approx(0)
        for player, value in enumerate(true):
            assert abs(found.points[player] - value) < 2 * found.error(player)
        assert 5 < found.error(0) < 30
        assert found.width(0, 3) > found.error(0)


def test_whoever_wins_more_is_rated_higher() -> None:
    for games in (20, 200):
        for seed in range(3):
            results = drawn([-200, 0, 200], [[0, 1], [1, 2], [2, 0]], games, seed)
            more = [*results, *(result(len(results) + k, [0, 1], [0]) for k in range(6))]
            assert fit(more, 3).points[0] > fit(results, 3).points[0]
            assert skills(more, 3)[0].mu > skills(results, 3)[0].mu
    order = [skill.mu for skill in skills(drawn([-200, 0, 200], [[0, 1], [1, 2], [2, 0]], 200), 3)]
    assert order == sorted(order)


def test_uncertainty_shrinks_with_games() -> None:
    few, many = (drawn([0, 0], [[0, 1]], games) for games in (10, 300))
    assert fit(many, 2).error(0) < fit(few, 2).error(0)
    assert skills(many, 2)[0].sigma < skills(few, 2)[0].sigma < 25 / 3


def test_whoever_won_everything_still_has_a_rating() -> None:
    found = fit([result(number, [0, 1], [0]) for number in range(50)], 2)
    assert 300 < found.points[0] - found.points[1] < 2000


def test_shared_victories_are_draws() -> None:
    results = [result(number, [0, 1], [0, 1]) for number in range(50)]
    assert fit(results, 2).points == pytest.approx([0, 0])
    assert skills(results, 2)[0].mu == pytest.approx(25, abs=0.5)


def test_who_sits_twice_is_one_player() -> None:
    results = [result(number, [0, 1, 0], [1]) for number in range(20)]
    assert fit(results, 2).points[1] > 0
    assert skills(results, 2)[1].mu > 25
