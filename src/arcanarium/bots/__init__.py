"""Players that are programs: a bot sees what its seat may see and worlds that look the same, never the true one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from typing import Final, Protocol

from arcanarium.core.agenda import State
from arcanarium.core.game import Decision, Game
from arcanarium.core.plan import DRAWS, TOLD
from arcanarium.core.view import Data

Imagine = Callable[[int], State]  # a seed -> a fresh state in which all that the seat cannot see is dealt anew


class Bot:
    """A player of one seat in one game; it may remember what it likes between its decisions.

    `random` is its own chance. All of it comes from the seed, so that matches can be repeated.
    """

    looks: bool = True  # False for bots that never use `view`: building one costs time, and they are given none,
    imagines: bool = True  # nor worlds to those that say so
    limit: float = 0.0  # seconds a decision may take where there is a limit

    def __init__(self, game: Game, seats: int, seat: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.seat = seat
        self.seed = seed
        self.random = Random(seed)

    def choose(self, view: Data, decision: Decision, imagine: Imagine) -> int:
        """One of `decision.options`."""
        raise NotImplementedError

    def end(self, scores: list[int], winners: list[int]) -> None:
        """The game is over."""

    def close(self) -> None:
        """Nobody asks any more, whether the game is over or not."""


class Maker(Protocol):
    """Makes the player of a seat; a class derived from `Bot` is one."""

    def __call__(self, game: Game, seats: int, seat: int, seed: int) -> Bot: ...


LEVELS: Final = ("beginner", "apprentice", "adept", "magister", "archmage", "master")
STRONGEST: Final = "archon"  # above the six that were measured: as strong as a second a decision allows
NAMES: Final = (*LEVELS, STRONGEST, "random", "greedy", "ismcts")
DEFAULT: Final = "adept"


class UnknownBot(ValueError):
    """A name that no bot has."""


def load(name: str) -> Maker:
    """The bot of that name, maybe with settings. Raises UnknownBot."""
    from arcanarium.bots.spec import is_spec, parse_spec

    if is_spec(name):
        from arcanarium.bots.levels import make

        return partial(make, parse_spec(name))
    if name in (*LEVELS, STRONGEST):
        from arcanarium.bots.levels import make_level

        return partial(make_level, name)
    if name not in NAMES:
        raise UnknownBot(f"there is no bot {name!r}; the bots are {', '.join(NAMES)}")
    found: type[Bot] = import_module(f"arcanarium.bots.{name}").Player
    return found


def answer(bot: Bot, s: State, decision: Decision) -> int:
    """Ask a bot what its seat is asked: the true state is known here and not handed on."""
    view = bot.game.view(s, decision.seat) if bot.looks else {}
    imagine = imagining(bot.game, s, decision.seat) if bot.imagines else no_world
    return bot.choose(view, decision, imagine)


def imagining(game: Game, s: State, seat: int) -> Imagine:
    """All that may be known of the true state by whoever thinks for that seat: a bot, a hint or an analysis.

    What is dealt anew is itself a world that was dealt anew, by a seed only the true state knows: there is no way back
    from what they hold.
    """
    secret = own_seed(s.seed(), int(s.mem[DRAWS]), int(s.mem[TOLD]), seat)
    alike = game.imagine(s, seat, secret)
    return lambda seed: game.imagine(alike, seat, seed)


def no_world(seed: int) -> State:
    raise RuntimeError("this bot said that it does not imagine")


def own_seed(seed: int, *place: int) -> int:
    """A seed for a bot's own chance that says nothing about the seed of the game it plays."""
    from hashlib import sha256

    return int.from_bytes(sha256(repr((seed, *place)).encode()).digest()[:7], "big")
