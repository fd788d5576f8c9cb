"""The games: each in its own folder, importing only the core."""

from importlib import import_module
from pathlib import Path

from arcanarium.core.game import Game

FOLDER = Path(__file__).parent
NAMES = tuple(
    name
    for name in ("seasons", "res_arcana", "five_seals", "time_masters", "evenfall")
    if (FOLDER / name / "game.py").exists()
)


class UnknownGame(ValueError):
    """A name that no game has."""


def load(name: str) -> Game:
    """The game of that name; importing it is what costs time, so it is done when it is asked for."""
    if name not in NAMES:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(NAMES)}")
    game: Game = import_module(f"arcanarium.games.{name}.game").GAME
    return game
