"""A game without cards and zones has everything that a game has."""

from __future__ import annotations

import random

import pytest
from arcanarium_nim.game import ACTIONS, GAME, RULES

from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.core.history import History
from arcanarium.core.observing import Encoder
from arcanarium.core.packing import pack, unpack
from arcanarium.core.position import position, state_of
from arcanarium.core.record import parse, replay
from arcanarium.core.scenario import Failure, run

SCENE = {
    "game": "nim",
    "name": "Whoever takes the last stone wins",
    "given": {"heap": 4, "seats": [{}, {}, {}]},
    "when": [{"0": "take 2"}, {"then": {"asked": 1, "legal": ["take 1", "take 2"]}}, {"1": "take 2"}],
    "then": {"over": True, "scores": [0, 1, 0], "winners": [1]},
}


def load(name: str) -> Game:
    assert name == "nim"
    return GAME


def after(*answers: str, seats: int = 2) -> State:
    s = GAME.new(seats, 1)
    for answer in answers:
        s.apply(int(s.to_move), ACTIONS.parse(answer))
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_keeps_every_promise(seats: int) -> None:
    history = History(GAME, seats, 1)
    choose = random.Random(seats)
    while not history.state.is_over():
        s = history.state
        data = pack(s)
        assert pack(s.clone()) == data
        assert pack(unpack(RULES, data)) == data
        assert pack(state_of(GAME, position(GAME, s))) == data
        seat = int(s.to_move)
        for watcher in range(seats):
            imagined = GAME.imagine(s, watcher, 5)
            assert GAME.view(imagined, watcher) == GAME.view(s, watcher)
            assert imagined.legal_for(seat) == s.legal_for(seat)
        Encoder(GAME, seats).observe(s, seat)
        action = choose.choice(s.legal())
        assert [event[1] for event in history.apply(seat, action)] == [seat]
        assert history.undo(seat)
        assert pack(history.state) == data
        history.apply(seat, action)
    assert pack(replay(GAME, parse(history.record().text()))) == pack(history.state)
    assert GAME.winners(history.state) == [history.moves[-1].seat]


def test_its_view_has_no_cards() -> None:
    view = GAME.view(after("take 3"), None)
    assert view["heap"] == 18
    assert view["seats"] == [{"won": 0}, {"won": 0}]


def test_a_clone_is_independent() -> None:
    s = after("take 3")
    s.clone().apply(1, ACTIONS.parse("take 1"))
    assert pack(s) == pack(after("take 3"))


def test_a_scene_of_it_is_played() -> None:
    run(SCENE, load)
    with pytest.raises(Failure, match="winners"):
        run({**SCENE, "then": {"winners": [0]}}, load)
