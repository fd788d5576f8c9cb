"""Arcanarium: five wizard strategy games, complete and exact.

>>> import arcanarium
>>> table = arcanarium.new("seasons", seats=2, seed=42)
>>> table.play(table.legal[0])
<Table of seasons, 2 seats, 1 move, asked: 1>

`arcanarium.new` begins a game, `arcanarium.load_record` and `arcanarium.position` go on with one, `arcanarium.bot` is
somebody to play against. What lies below is public too: `arcanarium.games.load` for the engine, `arcanarium.bots`,
`arcanarium.research`.
"""

import os
from typing import TYPE_CHECKING

__version__ = "0.2.0"

_HERE = os.path.dirname(__file__)

if os.environ.get("ARCANARIUM_PURE") == "1" or os.path.exists(os.path.join(_HERE, "..", "..", "setup.py")):
    from arcanarium import _pure

    _pure.choose(_HERE)

if TYPE_CHECKING:
    from arcanarium import bots, core, games, research
    from arcanarium.bots import UnknownBot
    from arcanarium.core.agenda import State
    from arcanarium.core.game import BadSetup, Game
    from arcanarium.core.position import BadPosition
    from arcanarium.core.record import BadRecord, Record
    from arcanarium.games import UnknownGame, load
    from arcanarium.table import (
        Hint,
        IllegalMove,
        Player,
        Question,
        Table,
        bot,
        load_record,
        load_records,
        names,
        new,
        position,
    )

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Game",
    "Hint",
    "IllegalMove",
    "Player",
    "Question",
    "Record",
    "State",
    "Table",
    "UnknownBot",
    "UnknownGame",
    "__version__",
    "bot",
    "bots",
    "core",
    "games",
    "load",
    "load_record",
    "load_records",
    "names",
    "new",
    "position",
    "research",
]

_HOMES = {  # where a name comes from when it is first asked for, so that importing the package costs nothing
    "BadPosition": "core.position",
    "BadRecord": "core.record",
    "BadSetup": "core.game",
    "Game": "core.game",
    "Record": "core.record",
    "State": "core.agenda",
    "UnknownBot": "bots",
    "UnknownGame": "games",
    "load": "games",
}


def __getattr__(name: str) -> object:
    from importlib import import_module

    if name not in __all__:
        raise AttributeError(f"module 'arcanarium' has no attribute {name!r}")
    if name in ("bots", "core", "games", "research"):
        return import_module(f"arcanarium.{name}")
    found: object = getattr(import_module(f"arcanarium.{_HOMES.get(name, 'table')}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return list(__all__)
