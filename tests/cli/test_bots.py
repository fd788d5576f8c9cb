"""Bots are told what their seat may know, and no more."""

from __future__ import annotations

import pytest

from arcanarium import bots
from arcanarium.core.agenda import State
from arcanarium.core.game import Decision, Game
from arcanarium.core.packing import pack
from arcanarium.core.view import Data
from arcanarium.games import load


class Nosy(bots.Bot):
    """Keeps everything it is shown."""

    def __init__(self, game: Game, seats: int, seat: int, seed: int) -> None:
        super().__init__(game, seats, seat, seed)
        self.shown: list[tuple[Data, State]] = []

    def choose(self, view: Data, decision: Decision, imagine: bots.Imagine) -> int:
        self.shown.append((view, imagine(1)))
        return decision.options[0]


def test_a_bot_sees_the_view_of_its_seat_and_imagined_states() -> None:
    game = load("seasons")
    s = game.new(2, 3)
    nosy = Nosy(game, 2, 1, 0)
    before = pack(s)
    decision = game.decisions(s)[1]
    assert bots.answer(nosy, s, decision) == decision.options[0]
    view, imagined = nosy.shown[0]
    assert view == game.view(s, 1)
    assert imagined is not s
    assert pack(imagined) != before == pack(s)
    assert game.view(imagined, 1) == view


# `ismcts` thinks by the clock, so no two of its games are alike; strong levels take minutes: tests/bots looks at them
@pytest.mark.parametrize("name", ["random", "greedy", "beginner", "apprentice", "adept"])
def test_quick_bots_play_a_whole_game_and_the_same_one_again(name: str) -> None:
    game = load("seasons")
    endings = []
    for _ in range(2):
        s = game.new(2, 5)
        players = [bots.load(name)(game, 2, seat, bots.own_seed(5, seat)) for seat in range(2)]
        while not s.is_over():
            decision = game.decisions(s)[0]
            s.apply(decision.seat, bots.answer(players[decision.seat], s, decision))
        endings.append(pack(s))
    assert endings[0] == endings[1]


def test_unknown_bots() -> None:
    with pytest.raises(bots.UnknownBot, match="random"):
        bots.load("stockfish")


def test_a_bots_seed_does_not_tell_the_games() -> None:
    seeds = {bots.own_seed(seed, seat) for seed in range(50) for seat in range(4)}
    assert len(seeds) == 200
    assert min(seeds) > 1000
