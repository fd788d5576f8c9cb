"""What a position is worth to each seat."""

from __future__ import annotations

from random import Random

import pytest

from arcanarium.bots.evaluations import evaluation_of
from arcanarium.games import NAMES, load


@pytest.mark.parametrize("name", NAMES)
def test_chances_are_shares(name: str) -> None:
    game = load(name)
    hints = evaluation_of(game)
    for seats in range(max(2, game.fewest), game.most + 1):
        s = game.new(seats, seats)
        random = Random(seats)
        while not s.is_over():
            chances = hints.chances(s)
            assert len(chances) == seats
            assert abs(sum(chances) - 1) < 1e-9
            for _ in range(25):
                if not s.is_over():
                    s.play(s.to_move, random.choice(s.legal()))
        assert hints.chances(s) == [1 / len(game.winners(s)) * (seat in game.winners(s)) for seat in range(seats)]
