"""What every table of a process works with."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import NamedTuple

from arcanarium.server.store.journal import Journal
from arcanarium.server.store.store import Store
from arcanarium.server.workers import Workers


class Tools(NamedTuple):
    """The same for all of them."""

    store: Store
    journal: Journal
    workers: Workers
    spawn: Callable[[Coroutine[object, object, None]], None]  # runs on in the background
    several: bool  # other processes may serve the same tables
    absence: float  # seconds until a bot may be let play for somebody who is away
    patience: float  # seconds in which everybody's page tells what it adds to the dice
