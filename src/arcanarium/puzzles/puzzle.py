"""A set of puzzles as its file says it: games of bots, and where in each of them something is asked."""

from __future__ import annotations

import json
import os
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from arcanarium.bots.reasons import Gain
from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.core.record import BadRecord, Record, parse, replay
from arcanarium.games import NAMES, load

FORMAT: Final = 1  # of these files
SHIPPED: Final = Path(__file__).parent / "sets"
OWN: Final = "ARCANARIUM_PUZZLES"  # a folder with further sets


class BadPuzzle(ValueError):
    """A set or a puzzle that cannot be asked: where, and what would be right."""


class Effort(Struct, frozen=True, forbid_unknown_fields=True):
    """How much was thought about every puzzle."""

    screen: int = 32  # iterations of a quick look, by which positions are noticed
    iterations: int = 600  # of the first search,
    again: int = 4  # and so many times as many of the second
    worlds: int = 200  # imagined at most
    margin: float = 0.08  # of the chance of winning, between the best answer and the next
    tries: int = 6  # of every level that is asked


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One whole answer, and what the deeper search said of everything that could be answered."""

    answer: str  # notations, with commas between the parts of one answer
    chances: dict[str, float]  # of winning, after each option of its first part, best first
    gains: list[Gain] = []  # what the answer is good for,
    others: list[Gain] = []  # and what the next best would have been good for
    line: list[str] = []  # what would follow it in the same turn, as far as it can be foreseen


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody is asked after so many moves of a game."""

    after: int
    seat: int
    rating: int
    themes: list[str]
    margin: float  # the smallest of its steps
    found: dict[str, int]  # by level: how many of the tries found it
    steps: list[Step]


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as a record, as far as its last puzzle, and its puzzles."""

    record: str
    puzzles: list[Puzzle]


class PuzzleSet(Struct, frozen=True, forbid_unknown_fields=True):
    """A file."""

    format: int
    game: str
    search: Effort
    games: list[Played] = []


class Asked(NamedTuple):
    """A puzzle in its game."""

    id: str  # the same as long as the moves before it and the question are
    game: str
    record: Record
    puzzle: Puzzle

    def load_game(self) -> Game:
        return load(self.game)

    def begin(self) -> State:
        """The position that is asked about. Raises BadRecord."""
        return replay(self.load_game(), self.record, self.puzzle.after)


def name_puzzle(record: Record, puzzle: Puzzle) -> str:
    header = f"{record.game} {record.seats} {record.seed} {sorted(record.options.items())} {record.position}"
    moves = record.moves[: puzzle.after]
    return sha256(f"{header} {moves} {puzzle.seat}".encode()).hexdigest()[:10]


# -- finding


class Library:
    """The puzzles of one game, by name; easy ones first."""

    def __init__(self, sets: list[PuzzleSet]) -> None:
        self.sets = sets

    @cached_property
    def asked(self) -> dict[str, Asked]:
        found = [asked for each in self.sets for asked in asked_in(each)]
        found.sort(key=lambda asked: (asked.puzzle.rating, asked.id))
        return {asked.id: asked for asked in found}


def asked_in(puzzles: PuzzleSet) -> list[Asked]:
    """Raises BadPuzzle."""
    found = []
    for played in puzzles.games:
        try:
            record = parse(played.record)
        except BadRecord as error:
            raise BadPuzzle(str(error)) from None
        if record.game != puzzles.game:
            raise BadPuzzle(f"a set of {puzzles.game} has a game of {record.game}")
        found += [Asked(name_puzzle(record, each), puzzles.game, record, each) for each in played.puzzles]
    return found


@cache
def library(game: str) -> Library:
    """What is shipped, and what lies in the folder that $ARCANARIUM_PUZZLES names. Raises KeyError, BadPuzzle."""
    if game not in NAMES:
        raise KeyError(game)
    shipped = SHIPPED / f"{game}.yaml"
    sets = [read_set(shipped)] if shipped.exists() else []
    own = os.environ.get(OWN)
    if own:
        sets += [each for each in map(read_set, sorted(Path(own).glob("*.yaml"))) if each.game == game]
    return Library(sets)


# -- reading and writing


def read_set(path: Path) -> PuzzleSet:
    """Raises BadPuzzle."""
    import yaml

    try:
        data = yaml.load(path.read_text("utf-8"), yaml.CSafeLoader)
        found = msgspec.convert(data, PuzzleSet)
    except (yaml.YAMLError, OSError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BadPuzzle(" ".join(str(error).split())) from None
    if found.format != FORMAT:
        raise BadPuzzle(f"format {found.format} is not known here; this is {FORMAT}")
    if found.game not in NAMES:
        raise BadPuzzle(f"game should be one of {', '.join(NAMES)}, not {found.game!r}")
    return found


def without(puzzles: PuzzleSet, names: set[str]) -> PuzzleSet:
    """The set without some of its puzzles; a game of which none is left goes as well."""
    kept = []
    for played in puzzles.games:
        record = parse(played.record)
        rest = [puzzle for puzzle in played.puzzles if name_puzzle(record, puzzle) not in names]
        if rest:
            kept.append(Played(played.record, rest))
    return PuzzleSet(puzzles.format, puzzles.game, puzzles.search, kept)


def write_set(puzzles: PuzzleSet) -> str:
    """A line a move, a line a step: what changes can be read."""
    lines = [f"format: {puzzles.format}", f"game: {puzzles.game}", f"search: {flow(puzzles.search)}", "games:"]
    for played in puzzles.games:
        lines.append("- record: |")
        lines += [f"    {line}".rstrip() for line in played.record.splitlines()]
        lines.append("  puzzles:")
        for puzzle in played.puzzles:
            for number, name in enumerate(Puzzle.__struct_fields__):
                value = getattr(puzzle, name)
                text = f" {flow(value)}" if name != "steps" else "".join(f"\n    - {flow(step)}" for step in value)
                lines.append(f"  {'- ' if number == 0 else '  '}{name}:{text}")
    return "\n".join(lines) + "\n"


def flow(value: object) -> str:
    """On one line; what is JSON is YAML."""
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False)
