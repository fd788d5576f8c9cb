"""What the page asks over HTTP, and is answered."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from arcanarium.bots import DEFAULT as USUAL_BOT
from arcanarium.core.delta import Patch
from arcanarium.core.view import Data
from arcanarium.server.wire.basic import Event, Hash, Seat, Seq, Short

# -- asked


class Clock(Struct, forbid_unknown_fields=True):
    """Seconds for an answer and for all answers of a seat together, and what happens after them."""

    move: Annotated[int, Meta(ge=1, le=10**7)] | None = None
    game: Annotated[int, Meta(ge=1, le=10**7)] | None = None
    after: Literal["wait", "bot"] = "wait"


class Player(Struct):
    """Who is to sit at a seat of a new table."""

    kind: Literal["me", "open", "bot", "hotseat"]
    bot: Short | None = None


class NewTable(Struct):
    """A table to be made."""

    game: Short
    seats: Annotated[int, Meta(ge=0, le=99)]
    players: Annotated[list[Player], Meta(max_length=16)]
    options: Annotated[dict[Short, Short], Meta(max_length=50)] = {}
    clock: Clock | None = None
    private: bool = False
    practice: bool = False  # with a seed of one's own, and nobody else at the table
    hints: bool | None = None  # left out: unless there is a clock
    seed: Annotated[int, Meta(ge=0, lt=2**61)] | None = None
    pledge: Hash | None = None  # of the share that whoever lays the table adds to the dice


class Join(Struct):
    """Sit down, anywhere or at one seat."""

    seat: Seat | None = None
    pledge: Hash | None = None


class Again(Struct):
    """Play the same once more."""

    pledge: Hash | None = None


class HandOver(Struct):
    """Give a seat to a bot, or back to its person."""

    kind: Literal["bot", "person"]
    bot: Short | None = None  # only before the game begins


class Name(Struct):
    """What somebody wants to be called."""

    name: Annotated[str, Meta(max_length=200)]


class Upload(Struct):
    """The text of a record."""

    record: str


class Continue(Struct):
    """Play on from a move of a finished or uploaded game."""

    seq: Seq
    you: Seat
    table: Short | None = None
    replay: Short | None = None
    record: str | None = None
    bot: Short = USUAL_BOT


# -- answered


class Me(Struct):
    """Who I am."""

    id: str
    name: str


class Link(Struct):
    """Opened on another device it makes that device mine."""

    link: str


class SeatInfo(Struct):
    """Who sits where."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    mine: bool
    connected: bool
    stand_in: bool  # a bot plays for the person
    grace: int | None  # told to the host: milliseconds until a bot may be let play for who is away


class Pledge(Struct):
    """What somebody adds to the dice: its hash when they sit down, and itself when everybody sits."""

    seat: int
    hash: str
    told: bool  # once the game has begun: in time, so that it is in the dice
    share: str | None = None  # since the game began


class Fairness(Struct):
    """The promise, and once the game is over what was promised."""

    hash: str
    practice: bool  # nothing is promised: whoever laid the table chose the seed
    pledges: list[Pledge] = []
    seed: str | None = None  # a text: JavaScript's numbers are too short for it
    mix: str | None = None  # the line whose hash the seed is
    salt: str | None = None  # of tables that were laid before dice were mixed


class Summary(Struct):
    """A table at a glance."""

    id: str
    game: str
    options: dict[str, str]
    state: Literal["waiting", "playing", "over"]
    host: bool
    private: bool
    hints: bool  # may be asked for by those who sit
    seats: list[SeatInfo]
    seq: int
    owing: list[int]
    created: int
    updated: int
    clock: Clock | None
    fairness: Fairness
    scores: list[int] | None
    winners: list[int] | None
    next: str | None  # the table where the same people play again


class Step(Struct):
    """One move of a replay; the patch leads from the view before it to the one after."""

    seq: int
    seat: int
    action: int | None
    notation: str | None
    events: list[Event]
    patch: list[Patch]


class Replay(Struct):
    """A whole game from one point of view."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    names: list[str]
    winners: list[int]
    scores: list[int]
    breakdown: list[dict[str, int]]
    over: bool
    fairness: Fairness | None
    first: Data
    steps: list[Step]


class AnalysisState(Struct):
    """How far the analysis of a game is; the analysis itself is fetched when it is done."""

    state: Literal["none", "waiting", "running", "done"]
    done: int
    total: int
    ahead: int  # analyses that come first, as long as it waits


class ErrorBody(Struct):
    """What went wrong."""

    code: str
    message: str
    detail: Data


class ErrorAnswer(Struct):
    """Every refusal over HTTP looks like this."""

    error: ErrorBody
