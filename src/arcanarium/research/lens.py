"""A game with so many seats as arrays: observations, masks, rewards and seeds, as every adapter needs them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Any, Final

from arcanarium.core.agenda import State
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.game import Game
from arcanarium.core.observing import ENCODING, Encoder
from arcanarium.games import load
from arcanarium.research.extras import needed

with needed("arcanarium.research"):
    import numpy as np
    from numpy.typing import NDArray

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]

REWARDS: Final = ("win", "score")


class Lens:
    """Looks at tables of one game; nothing in it changes. `encoding` is the version of the observations."""

    encoding: Final = ENCODING

    def __init__(self, game: str | Game, seats: int, options: Mapping[str, str] | None = None) -> None:
        self.game: Final[Game] = load(game) if isinstance(game, str) else game
        self.seats: Final = seats
        self.options: Final = dict(options or {})
        self.game.blank(seats, 0, self.options)  # a bad set-up is told now and not at the first game
        self.encoder: Final = Encoder(self.game, seats)
        self.size: Final = int(self.encoder.size)
        self.actions: Final[int] = self.encoder.actions
        self.low: Final = np.empty(self.size, np.int16)
        self.high: Final = np.empty(self.size, np.int16)
        for field in self.encoder.fields:
            self.low[field.offset : field.offset + field.length] = field.low
            self.high[field.offset : field.offset + field.length] = field.high

    def new(self, seed: int, options: Mapping[str, str] | None = None) -> State:
        """A table at its first decision."""
        return self.game.new(self.seats, seed, {**self.options, **(options or {})})

    def observation(self, s: State, seat: int) -> Observation:
        """What that seat sees: a new array that nobody changes."""
        return array(self.encoder.observe(s, seat), np.int16)

    def mask(self, s: State, seat: int) -> Mask:
        """A 1 for every action that seat may take now; all zeros if it owes no answer."""
        return array(self.encoder.mask(s, seat), np.int8)

    def rewards(self, s: State, scheme: str) -> list[float]:
        """What a finished game was worth to every seat.

        `win`: 1 shared by the winners, -1 for everybody else. `score`: the points at the end.
        """
        if scheme == "score":
            return [float(score) for score in self.game.scores(s)]
        winners = self.game.winners(s)
        return [1 / len(winners) if seat in winners else -1.0 for seat in range(self.seats)]


def array(row: Any, kind: type[np.generic]) -> NDArray[Any]:  # noqa: ANN401  (a vec, or a list where interpreted)
    """A row of the encoder without copying it; interpreted it is a list, which has to be."""
    if isinstance(row, list):
        return np.array(row, kind)
    return np.frombuffer(row, kind)


def check_rewards(scheme: str) -> str:
    if scheme not in REWARDS:
        raise ValueError(f"rewards are one of {', '.join(REWARDS)}, not {scheme!r}")
    return scheme


class Seeds:
    """The seeds of the games of one environment: the one asked for, then others that follow from it."""

    def __init__(self) -> None:
        self.random = Random(SystemRandom().randrange(SEED_LIMIT))

    def next(self, wanted: int | None) -> int:
        if wanted is None:
            return self.random.randrange(SEED_LIMIT)
        self.random.seed(wanted)
        return wanted % SEED_LIMIT
