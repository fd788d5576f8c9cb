"""What tests share: every set-up of every game, and random play."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.games import NAMES, base_of, load, names

PURE = os.environ.get("ARCANARIUM_PURE") == "1"


class Setup(NamedTuple):
    game: str
    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *[value for _, value in self.options]])


@cache
def coverage(game: str) -> dict[str, Any]:
    """What `coverage.yaml` beside the scenes of a game says."""
    return dict(yaml.safe_load((Path(__file__).parent / "games" / game / "coverage.yaml").read_text("utf-8")))


# The options that change how a game goes; each with every number of seats, or those it names, keeps every promise.
def variants(name: str) -> list[dict[str, object]]:
    text = (Path(__file__).parent / "games" / base_of(name) / "variants.yaml").read_text("utf-8")
    found: list[dict[str, object]] = yaml.safe_load(text)
    return found


def setups(games: Sequence[str]) -> list[Setup]:
    """All of them; interpreted, which is slow, every variant and every number of seats at least once."""
    found = []
    for name in games:
        game = load(name)
        counts = list(range(game.fewest, game.most + 1))
        every: list[list[Setup]] = []
        for variant in variants(name):
            wanted = variant.get("seats", counts)
            assert isinstance(wanted, list)
            options = tuple((key, str(value)) for key, value in variant.items() if key != "seats")
            every.append([Setup(name, seats, options) for seats in counts if seats in wanted])
        if PURE or name != base_of(name):  # other cards in the same game: every variant once is enough
            rounds = max(len(every), len(counts))
            every = [[every[i % len(every)][i % len(every[i % len(every)])] for i in range(rounds)]]
        found += sorted({setup for some in every for setup in some})
    return found


SETUPS = setups(NAMES)
WITH_FOREIGN_SETS = [*SETUPS, *setups([name for name in names() if name not in NAMES])]


def for_each(some: Sequence[Setup]) -> pytest.MarkDecorator:
    """A test for each of them; where every line is counted, a sample has to do."""
    params = [
        pytest.param(
            each, id=str(each), marks=[] if (each.game, each.seats) == ("seasons", 2) else [pytest.mark.thorough]
        )
        for each in some
    ]
    return pytest.mark.parametrize("setup", params)


def new(setup: Setup, seed: int) -> tuple[Game, State]:
    game = load(setup.game)
    return game, game.new(setup.seats, seed, dict(setup.options))


def random_play(game: Game, s: State, seed: int) -> Iterator[tuple[int, int]]:
    """Yield (seat, action) before each is applied, to the end of the game."""
    choose = random.Random(seed)
    for _ in range(game.bound):
        owing = s.owing()
        if not owing:
            return
        seat = choose.choice(owing)
        action = choose.choice(s.legal_for(seat))
        yield seat, action
        s.apply(seat, action)
    raise AssertionError("the game does not end")
