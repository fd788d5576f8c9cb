"""What an analysis says, as typed data: it travels as JSON and is what every report is made from."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from arcanarium.bots.reasons import Gain

FORMAT: Final = 2  # of these structures and of how they are computed: an analysis of another format is made anew


class Effort(Struct, frozen=True):
    """How much is thought about every decision. Without seconds the same record gives the same analysis."""

    iterations: int = 1000
    seconds: float = 0.0  # at most so long for a decision; 0: no limit
    worlds: int = 64  # in which a position is looked at with the rest dealt anew


class Weighed(Struct, frozen=True):
    """An option of a decision, and the chance of winning after it as its seat could know it."""

    action: int
    notation: str
    chance: float
    gains: list[Gain] = []  # why, of the best and of the chosen one


class Moment(Struct, frozen=True):
    """One move: what was chosen, what would have been best, what chance gave, and how everybody stands after it."""

    number: int  # from 1
    seat: int
    action: int
    notation: str
    prompt: str
    source: str | None  # the card because of which it was asked
    chances: list[float]  # of every seat, after the move
    luck: list[float]  # of every seat: what chance gave beyond what was to be expected; empty if it did not speak
    options: int  # how many there were; with one there was nothing to decide
    loss: float  # of chance, against the best option
    weighed: list[Weighed]  # the best options and the chosen one, best first; empty if there was nothing to decide


class Turning(Struct, frozen=True):
    """A move that mattered: a choice that gave chances away, or chance itself."""

    number: int
    kind: Literal["choice", "luck"]
    seat: int  # who chose, or who gained or lost most by luck
    swing: float  # of that seat's chance
    better: Weighed | None = None
    chosen: Weighed | None = None


class Account(Struct, frozen=True):
    """Where a seat's chance came from: `start` + `luck` + `own` + `others` = `end`, whatever happened."""

    seat: int
    start: float  # before anything was dealt
    luck: float  # by the deal, by draws and by dice, on anybody's turn
    own: float  # by the seat's own choices
    others: float  # by those of the others
    end: float
    decisions: int  # with something to decide
    best: int  # in which the best option was taken, or one as good
    mistakes: int
    lost: float  # all that choices gave away against the best ones, as far as the seat could know


class Analysis(Struct, frozen=True):
    """A whole game."""

    format: int
    game: str
    rules: int
    card_set: str
    seats: int
    options: dict[str, str]
    over: bool
    winners: list[int]
    scores: list[int]
    effort: Effort
    expected: list[float]  # before anything was dealt
    first: list[float]  # before the first move
    moments: list[Moment]
    turnings: list[Turning]  # in the order of the moves
    accounts: list[Account]
    most: float = 0.0  # points that a chance of 1 stands for, alone; 0: chances are of winning
