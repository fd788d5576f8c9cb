"""The games: each in its own folder, importing only the core; card sets of other people make games of their own.

A game may also be installed from outside: a package with the same rooms, named by an entry point of the group
`arcanarium.games`.
"""

import copyreg
import tomllib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from arcanarium.core.agenda import State
from arcanarium.core.card_set import CardSetError
from arcanarium.core.evaluation import Evaluation, PlainEvaluation
from arcanarium.core.game import Game
from arcanarium.core.packing import pack, unpack
from arcanarium.games.card_sets import Found, examine, file_of, found_sets, shipped_file

SHIPPED = ("seasons", "res_arcana", "five_seals", "time_masters", "evenfall")
PACKAGES = {name: f"arcanarium.games.{name}" for name in SHIPPED}  # game -> the package it lies in
for _found in sorted(entry_points(group="arcanarium.games"), key=lambda each: each.name):
    PACKAGES.setdefault(_found.name, _found.value)
NAMES = tuple(PACKAGES)
FOR_BOTS = ("evaluation", "play")  # tables of a game that are no facts

_built: dict[str, Game] = {}  # by the file of the set: what a process has begun with it goes on with


class UnknownGame(ValueError):
    """A name that no game has, or that of a card set that cannot be played."""


def base_of(name: str) -> str:
    """The game that a game with other cards is a kind of: `time_masters` of `time_masters:mybox`."""
    return name.partition(":")[0]


def folder_of(base: str) -> Path:
    """Where everything about a game lies."""
    spec = find_spec(PACKAGES[base])
    if spec is None or not spec.submodule_search_locations:
        raise UnknownGame(f"the game {base!r} is announced by an installed package, but {PACKAGES[base]} is not there")
    return Path(next(iter(spec.submodule_search_locations)))


def has_room(base: str, room: str) -> bool:
    """Does a game have a module of that name?"""
    return find_spec(f"{PACKAGES[base]}.{room}") is not None


def enter_room(base: str, room: str) -> ModuleType:
    """A module of a game: `game`, `evaluation` and so on."""
    return import_module(f"{PACKAGES[base]}.{room}")


def find_board(base: str, layer: str) -> ModuleType | None:
    """What a layer above (`cli`, `research`) shows of a game in a way of its own, if it does.

    A game that was installed brings a module `boards.<layer>`; those of shipped games, which know nothing of the layers
    above, are in `<layer>.boards`.
    """
    name = f"arcanarium.{layer}.boards.{base}" if base in SHIPPED else f"{PACKAGES.get(base, base)}.boards.{layer}"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:  # there is no `boards` at all
        return None
    return None if found is None else import_module(name)


@cache
def play_of(base: str) -> dict[str, Any]:
    """What bots do differently in a game and how they say why, from its `play.toml`; a game need not have one."""
    path = folder_of(base) / "play.toml" if base in PACKAGES else Path()
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def evaluation_of(game: Game) -> Evaluation:
    """What bots judge a game by: its own evaluation, or that of a game that brings none."""
    if not has_room(game.base, "evaluation"):
        return PlainEvaluation(game)
    found: Evaluation = enter_room(game.base, "evaluation").build(game)
    return found


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
        game: Game = enter_room(base, "game").GAME
        copyreg.pickle(type(game), by_name)
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
            _built[key] = enter_room(base, "game").build(found.card_set)
            copyreg.pickle(type(_built[key]), by_name)
        except Exception as error:
            raise UnknownGame(str(CardSetError(str(path), "", "", f"cannot be played ({error})"))) from error
    return _built[key]


def by_name(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """How `pickle` writes a game, and `copy` copies one: there is one of each."""
    return load, (game.name,)


def fact_files(name: str) -> dict[str, Path]:
    """The tables of facts of a game, its `cards` first: those of its set."""
    base, _, set_name = name.partition(":")
    own = file_of(base, set_name) if set_name else None
    shipped = sorted(folder_of(base).glob("*.toml"), key=lambda path: (path.stem != "cards", path.stem))
    facts = [path for path in shipped if path.stem not in FOR_BOTS]
    return {path.stem: own if own and path == shipped_file(base) else path for path in facts}


def packed_state(s: State) -> tuple[Callable[[str, bytes], State], tuple[str, bytes]]:
    """How `pickle` writes a state: its rules by their name."""
    return unpacked_state, (s.rules.name, pack(s))


def unpacked_state(rules: str, data: bytes) -> State:
    """The state that was pickled. Raises BadPacking if the cards have changed since."""
    return unpack(load(":".join(rules.split(":")[:2])).rules, data)


copyreg.pickle(State, packed_state)
