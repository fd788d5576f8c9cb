"""A game with so many seats as arrays: observations, masks, rewards and seeds, as every adapter needs them."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Any, Final

from arcanarium.core import observing
from arcanarium.core.agenda import State
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.game import Game
from arcanarium.core.observing import ENCODING, Encoder
from arcanarium.core.sight import Sight
from arcanarium.games import load
from arcanarium.research.extras import needed

with needed("arcanarium.research"):
    import numpy as np
    from numpy.typing import NDArray

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]

INT16: Final = np.dtype(np.int16)
INT8: Final = np.dtype(np.int8)
BOOL: Final = np.dtype(np.bool_)
COMPILED: Final = not observing.__file__.endswith(".py")

REWARDS: Final = ("win", "zero_sum", "score")


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

    def __reduce__(self) -> tuple[type[Lens], tuple[Game, int, dict[str, str]]]:
        return Lens, (self.game, self.seats, self.options)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lens) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash((self.game, self.seats))

    def __repr__(self) -> str:
        return f"<Lens of {self.game.name}, {self.seats} seats, {self.size} numbers, {self.actions} actions>"

    def new(self, seed: int, options: Mapping[str, str] | None = None) -> State:
        """A table at its first decision."""
        return self.game.new(self.seats, seed, {**self.options, **(options or {})})

    def observation(self, s: State, seat: int) -> Observation:
        """What that seat sees: a new array that nobody changes."""
        row: Any = self.encoder.observe(s, seat)
        return np.frombuffer(row, INT16) if COMPILED else array(row, INT16)

    def mask(self, s: State, seat: int) -> Mask:
        """A 1 for every action that seat may take now; all zeros if it owes no answer."""
        row: Any = self.encoder.mask(s, seat)
        return np.frombuffer(row, INT8) if COMPILED else array(row, INT8)

    def allowed(self, s: State, seat: int) -> NDArray[np.bool_]:
        """The same as truth values, which NumPy searches faster."""
        row: Any = self.encoder.mask(s, seat)
        return np.frombuffer(row, BOOL) if COMPILED else array(row, BOOL)

    def sights(self) -> Sights:
        """For whoever looks again and again: much faster, in arrays that the next look writes over."""
        return Sights(self)

    def rewards(self, s: State, scheme: str) -> list[float]:
        """What a finished game was worth to every seat.

        `win`: 1 shared by the winners, -1 for everybody else. `zero_sum`: losers pay 1 each, winners share it, so that
        two who share a victory get nothing; who plays alone gets 1 or -1. `score`: the points at the end.
        """
        if scheme == "score":
            return [float(score) for score in self.game.scores(s)]
        winners = self.game.winners(s)
        if scheme == "zero_sum" and self.seats > 1:
            among = [seat for seat in winners if seat < self.seats]
            gain = (self.seats - len(among)) / len(among) if among else 0.0
            return [gain if seat in among else -1.0 if among else 0.0 for seat in range(self.seats)]
        return [1 / len(winners) if seat in winners else -1.0 for seat in range(self.seats)]


class Sights:
    """What the seats of a table see and may do, each in arrays of its own that its next look writes over.

    Only what has changed since is read anew, so this is for games that are played move by move; any table of the lens
    may be looked at next.
    """

    def __init__(self, lens: Lens) -> None:
        self.eyes: Final = [Sight(lens.encoder) for _ in range(lens.seats)]
        self.arrays: Final = [(array(eye.rows, INT16), array(eye.masks, BOOL)) for eye in self.eyes]

    def look(self, s: State, seat: int) -> tuple[Observation, NDArray[np.bool_]]:
        """What that seat sees, and of every action whether it may take it now. Copy what is to be kept."""
        eye = self.eyes[seat]
        eye.look(s, seat)
        if COMPILED:
            return self.arrays[seat]
        return array(eye.rows, INT16), array(eye.masks, BOOL)


def array(row: Any, kind: np.dtype[Any]) -> NDArray[Any]:  # noqa: ANN401  (a vec, or a list where interpreted)
    """A row of the encoder without copying it; interpreted it is a list, which has to be."""
    return np.frombuffer(row, kind) if COMPILED else np.array(row, kind)


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
