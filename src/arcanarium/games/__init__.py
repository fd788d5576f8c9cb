"""The games: each in its own folder, importing only the core; card sets of other people make games of their own."""

from importlib import import_module
from pathlib import Path

from arcanarium.core.card_set import CardSetError
from arcanarium.core.game import Game
from arcanarium.games.card_sets import Found, examine, file_of, found_sets

FOLDER = Path(__file__).parent
NAMES = tuple(
    name
    for name in ("seasons", "res_arcana", "five_seals", "time_masters", "evenfall")
    if (FOLDER / name / "game.py").exists()
)

_built: dict[str, Game] = {}  # by the file of the set: what a process has begun with it goes on with


class UnknownGame(ValueError):
    """A name that no game has, or that of a card set that cannot be played."""


def base_of(name: str) -> str:
    """The game that a game with other cards is a kind of: `time_masters` of `time_masters:mybox`."""
    return name.partition(":")[0]


def sets() -> list[Found]:
    """The card sets that were found, playable or not."""
    return found_sets(NAMES)


def names() -> list[str]:
    """Everything that can be played: the games as they come, then those of the card sets that were found."""
    return [*NAMES, *(found.full_name for found in sets() if found.card_set is not None)]


def load(name: str) -> Game:
    """The game of that name; importing it is what costs time, so it is done when it is asked for."""
    base, colon, set_name = name.partition(":")
    if base not in NAMES:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(NAMES)}")
    if not colon:
        game: Game = import_module(f"arcanarium.games.{base}.game").GAME
        return game
    path = file_of(base, set_name)
    if path is None:
        known = ", ".join(found.full_name for found in sets() if found.game == base) or "none"
        raise UnknownGame(f"there is no card set {name!r}; there are {known}")
    key = str(path.resolve())
    if key not in _built:
        found = examine(base, path)
        if found.card_set is None:
            raise UnknownGame(str(found.problems[0]))
        try:
            _built[key] = import_module(f"arcanarium.games.{base}.game").build(found.card_set)
        except Exception as error:
            raise UnknownGame(str(CardSetError(str(path), "", "", f"cannot be played ({error})"))) from error
    return _built[key]


def fact_files(name: str) -> dict[str, Path]:
    """The tables of facts of a game, its `cards` first: those of its set."""
    base, _, set_name = name.partition(":")
    cards = file_of(base, set_name) if set_name else None
    shipped = sorted((FOLDER / base).glob("*.toml"), key=lambda path: (path.stem != "cards", path.stem))
    return {path.stem: cards if cards and path.stem == "cards" else path for path in shipped}
