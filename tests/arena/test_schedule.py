"""Who plays whom."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from arcanarium.arena.fixture import Fixture, Result
from arcanarium.arena.schedule import Ladder, Mirror, RoundRobin, Schedule, Swiss
from arcanarium.arena.terms import Terms


def terms(players: int, seats: int = 2, seed: int = 5) -> Terms:
    return Terms("seasons", 1, seats, {}, [f"bot{number}" for number in range(players)], seed)


def pretend(fixture: Fixture, chance: Random) -> Result:
    """Whoever has the higher number wins, mostly."""
    size = len(fixture.seating)
    winner = max(range(size), key=lambda seat: fixture.seating[seat] + chance.gauss(0, 1))
    zeros = [0.0] * size
    return Result(
        fixture.number, fixture.seed, fixture.seating, fixture.bots, [0] * size, [winner], 1, [], zeros, zeros, {}
    )


def finished(schedule: Schedule, seed: int = 1, done: dict[int, Result] | None = None) -> dict[int, Result]:
    found = {} if done is None else done
    chance = Random(seed)
    for _ in range(10_000):
        missing = [fixture for fixture in schedule.wave(found) if fixture.number not in found]
        if not missing:
            return found
        for fixture in missing:
            assert fixture.number not in found
            found[fixture.number] = pretend(fixture, chance)
    raise AssertionError("it does not end")


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (3, 3), (2, 3), (4, 4), (2, 4), (5, 5), (1, 2)])
def test_a_match_gives_everybody_every_seat_equally_often(players: int, seats: int) -> None:
    games = RoundRobin(terms(players, seats), 2 * seats * players * 24).wave({})
    sat = Counter((player, seat) for game in games for seat, player in enumerate(game.seating))
    assert len(sat) == players * seats
    assert len(set(sat.values())) == 1
    seeds = Counter(game.seed for game in games)
    assert set(seeds.values()) == {seats}  # one deal, once from every side
    assert len({game.number for game in games}) == len(games)
    neighbours = {tuple(game.seating) for game in games}
    if players == seats == 4:
        assert len(neighbours) == 24  # not only the rotations of one order


def test_seeds_come_from_the_seed_of_the_match() -> None:
    first, same, other = (RoundRobin(terms(2, 2, seed), 10).wave({}) for seed in (1, 1, 2))
    assert first == same
    assert not {game.seed for game in first} & {game.seed for game in other}


def test_more_games_go_on_with_those_there_are() -> None:
    few, many = RoundRobin(terms(3), 6).wave({}), RoundRobin(terms(3), 60).wave({})
    assert many[: len(few)] == few


def test_everybody_meets_everybody() -> None:
    games = RoundRobin(terms(5), 4).wave({})
    met = Counter(tuple(sorted(game.seating)) for game in games)
    assert met == dict.fromkeys(combinations(range(5), 2), 4)
    tables = RoundRobin(terms(4, 3), 3).wave({})
    assert {tuple(sorted(game.seating)) for game in tables} == set(combinations(range(4), 3))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8, 11, 16])
def test_swiss_rounds_without_repeats(players: int) -> None:
    from math import ceil, log2

    rounds = min(Swiss.most(players), ceil(log2(players)) + 1)
    schedule = Swiss(terms(players), 2, rounds)
    done = finished(schedule)
    met = Counter(tuple(sorted(result.seating)) for result in done.values())
    assert set(met.values()) == {2}  # one meeting of two games
    by_round = [done[number] for number in sorted(done)]
    size = players // 2 * 2
    for start in range(0, len(by_round), size):
        seated = Counter(player for result in by_round[start : start + size] for player in result.seating)
        assert set(seated.values()) == {2}
        assert len(seated) == players // 2 * 2
    played = Counter(player for result in done.values() for player in result.seating)
    assert max(played.values()) - min(played.values()) <= 2  # nobody sits out twice before everybody has
    points = schedule.points(done, len(by_round) // size)
    assert sum(points) == pytest.approx(len(by_round) // size * (players // 2 + players % 2))


def test_swiss_brings_equals_together() -> None:
    done = finished(Swiss(terms(8), 4, 3))
    first_round = [done[number] for number in range(16)]
    assert {tuple(sorted(result.seating)) for result in first_round} == {(0, 1), (2, 3), (4, 5), (6, 7)}
    second = {tuple(sorted(done[number].seating)) for number in range(16, 32)}
    winners = {1, 3, 5, 7}
    assert sum(set(pair) <= winners or not set(pair) & winners for pair in second) == 4


def test_a_ladder_goes_on_and_lets_players_join() -> None:
    done = finished(Ladder(terms(4), 10))
    played = Counter(player for result in done.values() for player in result.seating)
    assert min(played.values()) >= 10
    assert max(played.values()) <= 20
    before = dict(done)
    finished(Ladder(terms(6), 10), done=done)
    assert {number: done[number] for number in before} == before
    played = Counter(player for result in done.values() for player in result.seating)
    assert len(played) == 6
    assert min(played.values()) >= 10
    assert Ladder(terms(6), 10).wave(done) == []


def test_a_ladder_first_finishes_what_was_begun() -> None:
    done = finished(Ladder(terms(4, 3), 12))
    whole = dict(done)
    missing = [4, 5, 9]
    for number in missing:
        del done[number]
    again = {fixture.number: fixture for fixture in Ladder(terms(4, 3), 12).wave(done)}
    for number in missing:
        assert again[number].seating == whole[number].seating
        assert again[number].seed == whole[number].seed


def test_balance_has_a_deal_a_game_and_every_number_of_seats() -> None:
    games = Mirror([terms(1, 2), terms(1, 3)], 10).wave({})
    assert Counter(len(game.seating) for game in games) == {2: 10, 3: 10}
    assert len({game.seed for game in games}) == 20
