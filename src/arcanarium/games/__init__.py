"""The games: each in its own folder, importing only the core."""

from importlib import import_module

from arcanarium.core.game import Game

NAMES = ("seasons",)


class UnknownGame(ValueError):
    """A name that no game has."""


def load(name: str) -> Game:
    """The game of that name; importing it is what costs time, so it is done when it is asked for."""
    if name not in NAMES:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(NAMES)}")
    game: Game = import_module(f"arcanarium.games.{name}.game").GAME
    return game
