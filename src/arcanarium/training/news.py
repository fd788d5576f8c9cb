"""What is said about a training while it goes on, for whoever words it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


class Told(NamedTuple):
    """A piece of news: what it is about, its numbers, and how much of how much is done where that is known."""

    about: str
    values: dict[str, str]
    done: int = 0
    whole: int = 0


Telling = Callable[[Told], None]
