"""The test of one bot against another keeps its promises."""

from __future__ import annotations

from random import Random

import pytest

from arcanarium.arena.fixture import Result
from arcanarium.arena.question import BETTER, NOT_BETTER, OPEN, Counts, Question, Sprt, Verdict
from arcanarium.arena.results.shares import expected
from arcanarium.arena.terms import Terms

ASKED = Question(0, 100, 0.1, 0.1)
SETTING = Terms("seasons", 1, 2, {}, ["a", "b"], 0)


def decided(difference: float, seed: int, draws: float = 0.0) -> Verdict:
    """Play games of a known distribution until the test stops."""
    chance = Random(seed)
    schedule = Sprt(SETTING, ASKED, 4000)
    win = expected(difference) - draws / 2
    while schedule.verdict.state == OPEN and schedule.next < schedule.turns:
        games = [1.0 if (luck := chance.random()) < win else 0.5 if luck < win + draws else 0.0 for _ in range(2)]
        schedule.add(1, sum(games) / 2)
    return schedule.verdict


@pytest.mark.parametrize("draws", [0.0, 0.3])
def test_it_errs_as_rarely_as_it_says(draws: float) -> None:
    runs = 100
    false_alarms = sum(decided(0, seed, draws).state == BETTER for seed in range(runs))
    misses = sum(decided(100, seed, draws).state == NOT_BETTER for seed in range(runs))
    assert false_alarms <= 0.19 * runs  # 10 % and three of its deviations
    assert misses <= 0.19 * runs


def test_draws_make_it_quicker() -> None:
    few = sum(decided(100, seed, 0.0).games for seed in range(40))
    many = sum(decided(100, seed, 0.4).games for seed in range(40))
    assert many < few


def test_large_differences_are_seen_at_once() -> None:
    verdict = decided(800, 1)
    assert verdict.state == BETTER
    assert verdict.games < 60
    assert decided(-800, 1).state == NOT_BETTER


def test_the_ratio_is_the_known_one_without_draws() -> None:
    """Sixty deals won and forty lost: the generalised ratio is the plain one of two chances."""
    from math import log

    counts = Counts(1, 2)
    for number in range(100):
        counts.add(float(number < 60))
    zero, one = expected(0), expected(100)
    plain = 60 * log(one / zero) + 40 * log((1 - one) / (1 - zero))
    assert counts.likelihood(ASKED) == pytest.approx(plain, abs=1e-3)


def line(number: int, winners: list[int]) -> Result:
    seating = [0, 1] if number % 2 == 0 else [1, 0]
    return Result(number, number // 2, seating, ["a", "b"], [0, 0], winners, 1, [], [0, 0], [0, 0], {})


def test_deals_count_in_their_order_whenever_they_end() -> None:
    chance = Random(3)
    lines = [line(number, [chance.randrange(2)]) for number in range(400)]
    forward = Sprt(SETTING, ASKED, 400)
    forward.is_over({each.number: each for each in lines})
    shuffled = Sprt(SETTING, ASKED, 400)
    done: dict[int, Result] = {}
    chance.shuffle(lines)
    for each in lines:
        done[each.number] = each
        shuffled.is_over(done)
    assert forward.verdict == shuffled.verdict
    assert forward.verdict.games % 2 == 0
    gap = Sprt(SETTING, ASKED, 400)
    gap.is_over({number: each for number, each in done.items() if number != 1})
    assert gap.verdict.games == 0  # the first deal is not over


def test_tables_of_three() -> None:
    """Two seats against one are worth two thirds to equals."""
    schedule = Sprt(Terms("seasons", 1, 3, {}, ["a", "b"], 0), ASKED, 3000)
    for number in range(200):
        mine = 2 - number % 2
        schedule.add(mine, mine / 3)
        if schedule.verdict.state != OPEN:
            break
    assert schedule.verdict.state == NOT_BETTER
