"""Bots of one's own: a file with a class, or another program. Only for people at their own machine."""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path
from runpy import run_path
from typing import Final

from arcanarium.bots import Bot, Maker, UnknownBot, load

PROGRAM: Final = "program:"
CLASS: Final = "Player"


class BadBot(UnknownBot):
    """A file without the class that a bot is."""


def is_file(name: str) -> bool:
    return name.endswith(".py") and not name.startswith(PROGRAM)


def is_own(name: str) -> bool:
    """Is that a file or a program, not a name of the list?"""
    return name.startswith(PROGRAM) or is_file(name)


def load_own(name: str) -> Maker:
    """What `load` knows, one's own bot in a file (`my_bot.py`), or another program (`program:python3 my_bot.py`).

    Raises BadBot, and whatever the file raises.
    """
    if name.startswith(PROGRAM):
        from arcanarium.bots.program import Player as Program

        return partial(Program, command=name.removeprefix(PROGRAM))
    return read_file(name, Path(name).stat().st_mtime_ns) if is_file(name) else load(name)


@lru_cache(maxsize=16)
def read_file(name: str, changed: int) -> Maker:
    """The class of a file, read again when it has changed."""
    found = run_path(name).get(CLASS)
    if found is None:
        raise BadBot(f"{name} has no class {CLASS}; a bot is a class {CLASS}(Bot) as docs/writing_a_bot.md shows")
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadBot(f"{CLASS} in {name} is not derived from arcanarium.bots.Bot: class {CLASS}(Bot)")
    return found
