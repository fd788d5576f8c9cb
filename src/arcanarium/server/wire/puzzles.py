"""Puzzles: what there is to solve, the table one stands at, and what came of a try."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from arcanarium.bots.reasons import Gain
from arcanarium.server.wire.basic import Refusal
from arcanarium.server.wire.lessons import WholeAnswer
from arcanarium.server.wire.socket import DeltaMessage, ViewMessage

TaskNumber = Annotated[int, Meta(ge=0, le=9)]

# -- asked


class PuzzlePlace(Struct):
    """A task of a puzzle, those before it being done."""

    task: TaskNumber = 0


class PuzzleTry(Struct):
    """An answer to a task."""

    answer: WholeAnswer
    task: TaskNumber = 0


# -- answered


class PuzzleInfo(Struct):
    """A puzzle in the list."""

    game: str
    id: str
    rating: int
    themes: list[str]
    tasks: int
    tries: int  # of the visitor that were wrong,
    solved: bool  # and whether they have solved it


class PuzzleShelf(Struct):
    """The puzzles of one game."""

    game: str
    number: int
    solved: int  # by the visitor
    daily: str  # the one of today; empty if there are none


class PuzzleShelves(Struct):
    """All of them, and which game's daily one is that of everybody today."""

    date: str
    game: str
    shelves: list[PuzzleShelf]


class PuzzleTable(Struct):
    """A position to try one's hand at, as the seat that is asked sees it."""

    game: str
    seat: int
    seats: int
    tasks: int
    view: ViewMessage
    most: float  # points that a chance of 1 stands for, alone; 0: chances are of winning


class Explained(Struct):
    """Why an answer is the best."""

    answer: list[int]
    chance: float
    gains: list[Gain]
    line: list[int]  # what would follow in the same turn
    other: int  # the next best,
    other_chance: float
    others: list[Gain]


class PuzzleVerdict(Struct):
    """Of a try: right, and how the table goes on; wrong, and how much it loses; or not allowed."""

    right: bool
    legal: bool = True
    refusal: Refusal | None = None  # why it is not, if the rules say
    chance: float | None = None  # after a wrong one, if it is known
    best: float | None = None
    changes: list[DeltaMessage] = []
    explained: list[Explained] = []  # of the tasks that are done


class Mistake(Struct):
    """A decision of one's own that cost much."""

    number: int  # of the move
    loss: float
    action: int  # what was chosen
    prompt: str
    source: str | None
