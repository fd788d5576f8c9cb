"""Everything that is said between the page and the server; `typescript` makes the page's types from it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from arcanarium.bots import DEFAULT as USUAL_BOT
from arcanarium.bots.advice import Advice
from arcanarium.core.delta import Patch
from arcanarium.core.view import Data
from arcanarium.server.limits import KEY

Seat = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Action = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Key = Annotated[str, Meta(pattern=r"\A[!-~]+\Z", max_length=KEY)]  # what every database can keep
Reply = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Short = Annotated[str, Meta(max_length=64)]
Event = tuple[int, int, str | None, int, int]  # kind, seat, card ("?": one that may not be known), a, b

# -- the page asks over HTTP


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
    practice: bool = False
    hints: bool | None = None  # left out: unless there is a clock
    seed: Annotated[int, Meta(ge=0, lt=2**61)] | None = None


class Join(Struct):
    """Sit down, anywhere or at one seat."""

    seat: Seat | None = None


class HandOver(Struct):
    """Give a seat to a bot, or back to its person."""

    kind: Literal["bot", "person"]
    bot: Short | None = None


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


# -- and is answered


class Me(Struct):
    """Who I am."""

    id: str
    name: str


class Link(Struct):
    """Opened on another device it makes that device mine."""

    link: str


class OptionInfo(Struct):
    """Something chosen before the game begins."""

    name: str
    choices: list[str]
    default: str


class SetInfo(Struct):
    """A set of cards that a game can be played with; `game` is what to ask for."""

    game: str
    title: dict[str, str]  # by language
    note: dict[str, str]
    provenance: str
    cards: int


class GameInfo(Struct):
    """What can be played."""

    name: str
    seats: tuple[int, int]
    options: list[OptionInfo]
    bots: list[str]
    cards: int
    sets: list[SetInfo]  # if there is a choice, the shipped one first


class BlockInfo(Struct):
    """Actions of one verb: the action of an argument is `first` plus its place."""

    verb: str
    first: int
    arguments: list[str]
    target: str


class EventInfo(Struct):
    """What an event's two numbers are."""

    name: str
    a: str
    b: str


class ZoneInfo(Struct):
    """A place for cards."""

    name: str
    each: bool
    ordered: bool
    aside: bool


class CounterInfo(Struct):
    """A number or a row of numbers, with names if they stand for some."""

    name: str
    each: bool
    size: int
    names: list[str] | None


class Lexicon(Struct):
    """Everything about a game that never changes."""

    game: str
    blocks: list[BlockInfo]
    events: list[EventInfo]
    lists: dict[str, list[str]]
    kinds: list[str]
    cards: list[Data]
    zones: list[ZoneInfo]
    counters: list[CounterInfo]
    marks: list[str]
    prompts: list[str]
    board: Data


class SeatInfo(Struct):
    """Who sits where."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    mine: bool
    connected: bool
    stand_in: bool  # a bot plays for the person


class Fairness(Struct):
    """The promise, and once the game is over what was promised."""

    hash: str
    salt: str | None = None
    seed: str | None = None  # a text: JavaScript's numbers are too short for it


class Summary(Struct):
    """A table at a glance."""

    id: str
    game: str
    options: dict[str, str]
    state: Literal["waiting", "playing", "over"]
    host: bool
    private: bool
    practice: bool
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


# -- the page says over the socket


class Said(Struct, tag_field="type"):
    """A message; `reply` is echoed in the answer."""


class Hello(Said, tag="hello"):
    """The first message: what I saw last, and from which seat I look."""

    seq: Seq | None = None
    seat: Seat | None = None
    lang: Annotated[str, Meta(max_length=16)] = "en"
    log: Annotated[int, Meta(ge=0, le=1000)] = 0
    bundles: bool = False  # I take several messages in one frame, as a JSON list
    reply: Reply | None = None


class Move(Said, tag="move"):
    """One answer; the same key is never applied twice."""

    seq: Seq
    seat: Seat
    action: Action
    key: Key
    reply: Reply | None = None


class Moves(Said, tag="moves"):
    """Several answers in one go."""

    seq: Seq
    seat: Seat
    actions: Annotated[list[Action], Meta(min_length=1, max_length=64)]
    key: Key
    reply: Reply | None = None


class Undo(Said, tag="undo"):
    """Take my last answer back."""

    seq: Seq
    seat: Seat
    key: Key
    reply: Reply | None = None


class Reset(Said, tag="reset"):
    """Take back as many answers of my turn as the rules allow."""

    seq: Seq
    seat: Seat
    key: Key
    reply: Reply | None = None


class AskWays(Said, tag="ways"):
    """All complete answers to what that seat is asked."""

    seq: Seq
    seat: Seat
    reply: Reply | None = None


class AskHint(Said, tag="hint"):
    """What might that seat answer, and why?"""

    seq: Seq
    seat: Seat
    reply: Reply | None = None


class Watch(Said, tag="watch"):
    """Look from another seat of mine, or as a spectator."""

    seat: Seat | None = None
    reply: Reply | None = None


class Chat(Said, tag="chat"):
    """Say something to the table."""

    text: Annotated[str, Meta(max_length=4000)]
    reply: Reply | None = None


class Ping(Said, tag="ping"):
    """Are you there?"""

    reply: Reply | None = None


ClientMessage = Hello | Move | Moves | Undo | Reset | AskWays | AskHint | Watch | Chat | Ping


# -- and hears


class ChatLine(Struct):
    """Something somebody said."""

    who: str
    seat: int | None
    text: str
    at: int


class TableMessage(Summary, tag_field="type", tag="table"):
    """The summary, whenever it changes."""

    chat: list[ChatLine] | UnsetType = UNSET  # only after hello


class DecisionInfo(Struct):
    """Who owes an answer; what is asked is told only to who looks from that seat."""

    seat: int
    prompt: str | None = None
    source: str | None = None
    options: list[int] | None = None


class TimeLeft(Struct):
    """Milliseconds a seat has left."""

    seat: int
    move: int | None
    game: int | None
    running: bool


class ClockInfo(Struct):
    """How the clocks stood at a moment of the server's time."""

    left: list[TimeLeft]
    at: int


class ViewMessage(Said, tag="view"):
    """The table as it is."""

    seq: int
    seat: int | None
    view: Data
    decisions: list[DecisionInfo]
    undo: bool
    clock: ClockInfo | None


class DeltaMessage(Said, tag="delta"):
    """What changed from one sequence number to another."""

    since: int = msgspec.field(name="from")
    seq: int
    view: list[Patch]
    events: list[Event]
    decisions: list[DecisionInfo]
    undo: bool
    clock: ClockInfo | None
    actor: int
    action: int | None
    taken_back: bool


class LogEntry(Struct):
    """What happened in a step, as the watcher may know it."""

    seq: int
    actor: int
    action: int | None
    taken_back: bool
    events: list[Event]


class LogMessage(Said, tag="log"):
    """The last steps, after a reload."""

    entries: list[LogEntry]


class Ack(Said, tag="ack"):
    """It is written down and will not be lost."""

    key: str
    seq: int
    reply: int | None
    done: int


class Stale(Said, tag="stale"):
    """Something else happened in between; nothing was applied."""

    key: str
    seq: int
    reply: int | None


class WaysMessage(Said, tag="ways"):
    """All complete answers, or null if they are too many."""

    seq: int
    ways: list[list[int]] | None
    reply: int | None


class HintMessage(Said, tag="hint"):
    """The best answers first, with the chance of winning after each."""

    seq: int
    seat: int
    options: list[Advice]
    reply: int | None


class ChatMessage(ChatLine, tag_field="type", tag="chat"):
    """Somebody said something."""


class Over(Said, tag="over"):
    """The end: points, and the seed to check the dice with."""

    scores: list[int]
    winners: list[int]
    breakdown: list[dict[str, int]]
    fairness: Fairness


class ErrorMessage(Said, tag="error"):
    """A refusal; nothing was applied."""

    code: str
    message: str
    reply: int | None = None
    key: str | None = None


class Pong(Said, tag="pong"):
    """I am here."""

    reply: int | None = None


ServerMessage = (
    TableMessage
    | ViewMessage
    | DeltaMessage
    | LogMessage
    | Ack
    | Stale
    | WaysMessage
    | HintMessage
    | ChatMessage
    | Over
    | ErrorMessage
    | Pong
)

_encode = msgspec.json.Encoder().encode
decode_message = msgspec.json.Decoder(ClientMessage).decode


def encode(message: Struct) -> str:
    """The text of a message."""
    return _encode(message).decode()
