"""Observations: nothing hidden is in them, and all that a view tells is."""

from __future__ import annotations

import random

import pytest
from rebuilding import Rebuilder

from arcanarium.core.agenda import State
from arcanarium.core.observing import Encoder
from arcanarium.core.sight import Sight
from arcanarium.games import NAMES, load
from setups import SETUPS, Setup, for_each, new, random_play

every_setup = for_each(SETUPS)


@pytest.mark.parametrize("name", NAMES)
def test_fields_follow_each_other_and_are_named_once(name: str) -> None:
    game = load(name)
    for seats in range(game.fewest, game.most + 1):
        encoder = Encoder(game, seats)
        at = 0
        for field in encoder.fields:
            assert field.offset == at
            assert field.low <= field.high
            at += field.length
        assert at == encoder.size
        assert len({(field.group, field.name) for field in encoder.fields}) == len(encoder.fields)
    with pytest.raises(ValueError, match="is for"):
        Encoder(game, game.most + 1)


@every_setup
def test_the_unseen_is_in_no_observation(setup: Setup) -> None:
    game, s = new(setup, 31)
    encoder = Encoder(game, setup.seats)
    for number, _ in enumerate(random_play(game, s, 31)):
        if number % 23:
            continue
        for seat in range(setup.seats):
            other = game.imagine(s, seat, number * 10 + seat)
            assert list(encoder.observe(other, seat)) == list(encoder.observe(s, seat))
            assert list(encoder.mask(other, seat)) == list(encoder.mask(s, seat))


@every_setup
def test_a_view_can_be_made_again_from_an_observation(setup: Setup) -> None:
    game, s = new(setup, 32)
    encoder = Encoder(game, setup.seats)
    rebuilder = Rebuilder(encoder)

    def check() -> None:
        for seat in range(setup.seats):
            row = list(encoder.observe(s, seat))
            for field in encoder.fields:
                some = row[field.offset : field.offset + field.length]
                assert field.low <= min(some) <= max(some) <= field.high, field.name
            view = {
                key: value for key, value in game.view(s, seat).items() if key not in ("status", "extras", "breakdown")
            }
            if "winners" in view:
                view["winners"] = [seat for seat in game.winners(s) if seat < setup.seats]
            assert rebuilder.view(row) == view
            mask = encoder.mask(s, seat)
            assert [action for action, legal in enumerate(mask) if legal] == s.legal_for(seat)
            if s.owes(seat):
                assert rebuilder.asked() == s.asked(seat)
            else:
                assert rebuilder.asked() == ("", -1)

    for number, _ in enumerate(random_play(game, s, 32)):
        if number % 13 == 0:
            check()
    check()


@every_setup
def test_what_a_view_tells_apart_observations_tell_apart(setup: Setup) -> None:
    """Worlds that one seat cannot tell apart are as near to each other as states get: the other seats often can."""
    game, s = new(setup, 33)
    encoder = Encoder(game, setup.seats)
    seen: dict[tuple[int, ...], object] = {}
    pairs = 0
    for number, _ in enumerate(random_play(game, s, 33)):
        if number % 60:
            continue
        worlds = [s] + [game.imagine(s, seat, number + again) for seat in range(setup.seats) for again in range(3)]
        for world in worlds:
            for seat in range(setup.seats):
                row = tuple(encoder.observe(world, seat))
                told = (game.view(world, seat), world.legal_for(seat))
                assert seen.setdefault(row, told) == told
                pairs += 1
    assert pairs > len(seen) or setup.seats == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_sees_itself_first_wherever_it_sits(name: str) -> None:
    """The numbers of the seats are the same from every chair, only turned round."""
    game = load(name)
    seats = game.most
    encoder = Encoder(game, seats)
    fields = [
        field
        for field in encoder.fields
        if field.group in ("counter", "zone") and field.axes[:1] == ["seats"] and field.length % seats == 0
    ]
    s = game.new(seats, 7)
    choose = random.Random(7)
    for _ in range(60):
        if s.is_over():
            break
        s.apply(s.to_move, choose.choice(s.legal()))
    rows = [list(encoder.observe(s, seat)) for seat in range(seats)]
    assert fields
    for field in fields:
        size = field.length // seats
        for seat in range(seats):
            for k in range(seats):
                here = rows[seat][field.offset + k * size :][:size]
                there = rows[0][field.offset + (seat + k) % seats * size :][:size]
                assert here == there


@every_setup
def test_a_sight_shows_what_an_encoder_writes_whatever_was_seen_before(setup: Setup) -> None:
    game, s = new(setup, 33)
    encoder = Encoder(game, setup.seats)
    sights = [Sight(encoder) for _ in range(setup.seats)]
    wanderer = Sight(encoder)  # looks with other eyes every time, and at another table

    def check(sight: Sight, at: State, seat: int) -> None:
        sight.look(at, seat)
        assert list(sight.rows) == list(encoder.observe(at, seat))
        assert list(sight.masks) == list(encoder.mask(at, seat))

    start = s.clone()
    for number, _ in enumerate(random_play(game, s, 33)):
        for seat in range(setup.seats):
            if number % 5 <= seat:  # one sees every change, others only what has become of many
                check(sights[seat], s, seat)
        if number % 7 == 0:
            check(wanderer, s, number % setup.seats)
            check(wanderer, start, number % setup.seats)
    for seat, sight in enumerate(sights):
        check(sight, s, seat)
        check(sight, start, seat)


@pytest.mark.parametrize("name", NAMES)
def test_sights_write_to_their_part_of_larger_rows(name: str) -> None:
    game = load(name)
    encoder = Encoder(game, 2)
    rows, masks = encoder.rows(3), encoder.masks(3)
    sight = Sight(encoder)
    sight.lie_in(rows, encoder.size, masks, encoder.actions)
    for seed, seat in ((1, 0), (2, 0), (3, 1)):
        s = game.new(2, seed)
        sight.look(s, seat)
        nothing, none = [0] * int(encoder.size), [0] * encoder.actions
        assert list(rows) == nothing + list(encoder.observe(s, seat)) + nothing
        assert list(masks) == none + list(encoder.mask(s, seat)) + none
