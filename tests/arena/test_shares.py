"""What a share of games tells."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from arcanarium.arena.results.shares import Pool, Share, chance_of, expected, findings, points, wilson


def test_wilson_is_the_known_interval() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_hundred_points_are_64_against_36() -> None:
    assert expected(100) == pytest.approx(0.640, abs=5e-4)
    assert points(0.64) == pytest.approx(100, abs=0.1)
    assert points(0.5) == 0
    assert (points(0.0), points(1.0)) == (-inf, inf)
    assert expected(0, 2, 3) == pytest.approx(2 / 3)


def test_games_of_one_deal_that_end_alike_count_less() -> None:
    chance = Random(1)
    alike, apart = Pool(), Pool()
    for deal in range(400):
        won = float(chance.random() < 0.5)
        for game in range(4):
            alike.add(deal, won)
            apart.add(4 * deal + game, float(chance.random() < 0.5))
    assert alike.share().alike == pytest.approx(4, rel=0.02)
    assert apart.share().alike == 1
    assert alike.share().high - alike.share().low == pytest.approx(
        2 * (apart.share().high - apart.share().low), rel=0.05
    )


def test_among_many_cards_few_are_believed_by_chance() -> None:
    chance = Random(2)
    wrong = right = 0
    for _ in range(50):
        even = [Share(sum(chance.random() < 0.5 for _ in range(200)), 200) for _ in range(40)]
        strong = [Share(sum(chance.random() < 0.65 for _ in range(200)), 200) for _ in range(10)]
        believed = findings([chance_of(share, 0.5) for share in [*even, *strong]])
        wrong += sum(believed[:40])
        right += sum(believed[40:])
    assert right > 430  # of 500
    assert wrong < 0.08 * (wrong + right)
    assert chance_of(Share(1, 1), 0.01) == 1  # one game says nothing


def test_nothing_is_found_in_nothing() -> None:
    assert findings([]) == []
    assert findings([0.9, 0.5]) == [False, False]
