"""Players that are programs: a bot sees what its seat may see and worlds that look the same, never the true one."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.game import Decision, Game
from arcanarium.core.view import Data

Imagine = Callable[[int], State]  # a seed -> a fresh state in which all that the seat cannot see is dealt anew


class Bot:
    """A player of one seat in one game; it may remember what it likes between its decisions."""

    looks: bool = True  # False for bots that never use `view`: building one costs time, and they are given none

    def __init__(self, seed: int) -> None:
        """All of a bot's own chance comes from the seed, so that matches can be repeated."""

    def choose(self, game: Game, view: Data, decision: Decision, imagine: Imagine) -> int:
        """One of `decision.options`."""
        raise NotImplementedError


NAMES: Final = ("random",)  # every name is a module here with a class `Player`


class UnknownBot(ValueError):
    """A name that no bot has."""


def load(name: str) -> type[Bot]:
    """The bot of that name."""
    if name not in NAMES:
        raise UnknownBot(f"there is no bot {name!r}; the bots are {', '.join(NAMES)}")
    found: type[Bot] = import_module(f"arcanarium.bots.{name}").Player
    return found


def answer(bot: Bot, game: Game, s: State, decision: Decision) -> int:
    """Ask a bot what its seat is asked: the one place where the true state is known, and not handed on."""
    view = game.view(s, decision.seat) if bot.looks else {}
    return bot.choose(game, view, decision, lambda seed: game.imagine(s, decision.seat, seed))


def own_seed(seed: int, *place: int) -> int:
    """A seed for a bot's own chance that says nothing about the seed of the game it plays."""
    from hashlib import sha256

    return int.from_bytes(sha256(repr((seed, *place)).encode()).digest()[:7], "big")
