"""Players that are programs: a bot sees what its seat may see and worlds that look the same, never the true one."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.game import Decision, Game
from arcanarium.core.plan import DRAWS, SEED, TOLD
from arcanarium.core.view import Data

Imagine = Callable[[int], State]  # a seed -> a fresh state in which all that the seat cannot see is dealt anew


class Bot:
    """A player of one seat in one game; it may remember what it likes between its decisions."""

    looks: bool = True  # False for bots that never use `view`: building one costs time, and they are given none,
    imagines: bool = True  # nor worlds to those that say so

    def __init__(self, seed: int) -> None:
        """All of a bot's own chance comes from the seed, so that matches can be repeated."""

    def choose(self, game: Game, view: Data, decision: Decision, imagine: Imagine) -> int:
        """One of `decision.options`."""
        raise NotImplementedError


Maker = Callable[[int], Bot]  # a seed -> a player

LEVELS: Final = ("beginner", "apprentice", "adept", "magister", "archmage", "master")
NAMES: Final = (*LEVELS, "random", "greedy", "ismcts")
DEFAULT: Final = "adept"


class UnknownBot(ValueError):
    """A name that no bot has."""


def load(name: str) -> Maker:
    """The bot of that name, maybe with settings: what it makes of a seed is a player of one seat in one game."""
    from arcanarium.bots.settings import is_set, parsed

    if is_set(name):
        from arcanarium.bots.levels import made

        given = parsed(name)
        return lambda seed: made(given, seed)
    if name in LEVELS:
        from arcanarium.bots.levels import player

        return lambda seed: player(name, seed)
    if name not in NAMES:
        raise UnknownBot(f"there is no bot {name!r}; the bots are {', '.join(NAMES)}")
    found: type[Bot] = import_module(f"arcanarium.bots.{name}").Player
    return found


def is_own(name: str) -> bool:
    """Is that a file or a program, not a name of the list?"""
    return name.startswith("program:") or name.endswith(".py")


def load_own(name: str) -> Maker:
    """What `load` knows, one's own bot in a file (`my_bot.py`), or another program (`program:python3 my_bot.py`).

    Only for people at their own machine: the server offers the bots of the list and no others.
    """
    if name.startswith("program:"):
        from arcanarium.bots.program import Player as Program

        return lambda seed: Program(seed, name.removeprefix("program:"))
    if name.endswith(".py"):
        from runpy import run_path

        made: type[Bot] = run_path(name)["Player"]
        return made
    return load(name)


def answer(bot: Bot, game: Game, s: State, decision: Decision) -> int:
    """Ask a bot what its seat is asked: the true state is known here and not handed on."""
    view = game.view(s, decision.seat) if bot.looks else {}
    imagine = imagining(game, s, decision.seat) if bot.imagines else no_world
    return bot.choose(game, view, decision, imagine)


def imagining(game: Game, s: State, seat: int) -> Imagine:
    """All that may be known of the true state by who thinks for that seat, be it a bot, a hint or an analysis.

    What is dealt anew is itself a world that was dealt anew, by a seed only the true state knows: there is no way back
    from what they hold.
    """
    secret = own_seed(int(s.mem[SEED]), int(s.mem[DRAWS]), int(s.mem[TOLD]), seat)
    alike = game.imagine(s, seat, secret)
    return lambda seed: game.imagine(alike, seat, seed)


def no_world(seed: int) -> State:
    raise RuntimeError("this bot said that it does not imagine")


def own_seed(seed: int, *place: int) -> int:
    """A seed for a bot's own chance that says nothing about the seed of the game it plays."""
    from hashlib import sha256

    return int.from_bytes(sha256(repr((seed, *place)).encode()).digest()[:7], "big")
