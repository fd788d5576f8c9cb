"""The card sets of other people: in which folders they lie, which are there, and what is wrong with those that are."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from arcanarium.core.card_set import OWN, SET_NAME, CardSet, CardSetError

ENVIRONMENT: Final = "ARCANARIUM_CARD_SETS"
GAMES: Final = Path(__file__).parent


class Found(NamedTuple):
    """A file of the folders: either it can be played, or something is wrong with it."""

    game: str
    name: str  # of the set; the game it makes is called `game:name`
    path: Path
    card_set: CardSet | None
    problems: list[CardSetError]

    @property
    def full_name(self) -> str:
        return f"{self.game}:{self.name}"


def data_folder() -> Path:
    """Where programs of this user keep their data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "arcanarium"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "arcanarium"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "arcanarium"


def folders() -> list[Path]:
    """Where card sets are looked for; a set in an earlier folder goes before its namesake in a later one."""
    given = [part for part in os.environ.get(ENVIRONMENT, "").split(os.pathsep) if part]
    if given:
        return [Path(part) for part in given]
    try:
        return [data_folder() / "card_sets"]
    except RuntimeError:  # a user without a home has no sets
        return []


@cache
def shipped_file(game: str) -> Path | None:
    """The table of a game that others can replace, cards or maps: the one that says of which set it is."""
    for path in sorted((GAMES / game).glob("*.toml")):
        if re.search(r"(?m)^\[set\]$", path.read_text("utf-8")):
            return path
    return None


def has_sets(game: str) -> bool:
    """Can the cards, or the maps, of that game be replaced?"""
    return shipped_file(game) is not None


def is_name(name: str) -> bool:
    return SET_NAME.fullmatch(name) is not None and name != OWN


def files(game: str) -> list[Path]:
    """The files of the folders that should be sets of a game, by their names."""
    found: list[Path] = []
    names: set[str] = set()
    for folder in folders():
        try:
            here = sorted(path for path in (folder / game).iterdir() if path.suffix == ".toml")
        except OSError:
            continue
        found += [path for path in here if path.name not in names]
        names |= {path.name for path in here}
    return found


def file_of(game: str, name: str) -> Path | None:
    """The file of a set; a name that could be a path is not looked for."""
    if is_name(name) and has_sets(game):
        for path in files(game):
            if path.stem == name:
                return path
    return None


_read: Final[dict[tuple[str, int, int], Found]] = {}


def examine(game: str, path: Path) -> Found:
    """A file looked over; again only if it has changed since."""
    try:
        stat = path.stat()
        key = (str(path.resolve()), stat.st_mtime_ns, stat.st_size)
    except OSError:
        key = (str(path), 0, 0)
    found = _read.get(key)
    if found is None:
        found = _read[key] = look_over(game, path)
    return found


def look_over(game: str, path: Path) -> Found:
    """Whatever the file contains, problems are reported and never raised."""
    name = path.stem
    problems: list[CardSetError] = []
    card_set: CardSet | None = None
    if not is_name(name):
        message = "the name of the file should be small letters, digits and _, beginning with a letter, at most 18"
        problems.append(CardSetError(str(path), "", "", message))
    elif not path.is_file():
        problems.append(CardSetError(str(path), "", "", "is no file"))
    else:
        try:
            load: Callable[[Path], CardSet] = import_module(f"arcanarium.games.{game}.card_set").load_set
            card_set = load(path)
        except CardSetError as error:
            problems.append(error)
        except Exception as defect:  # a gap in our checks must not take the other sets away
            message = f"cannot be understood ({type(defect).__name__}: {defect})"
            problems.append(CardSetError(str(path), "", "", message))
    if card_set is not None and card_set.id != name:
        message = f"should be {name!r} like the file, not {card_set.id!r}; `arcanarium cards add` names the file so"
        problems.append(CardSetError(str(path), "", "set.id", message))
        card_set = None
    return Found(game, name, path, card_set, problems)


def found_sets(games: tuple[str, ...]) -> list[Found]:
    """All there are for these games, playable or not."""
    return [examine(game, path) for game in games if has_sets(game) for path in files(game)]
