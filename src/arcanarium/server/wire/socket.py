"""What the page says over the socket of a table, and hears."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from arcanarium.bots.hint import Advice
from arcanarium.bots.reasons import Gain
from arcanarium.core.asking.shape import ONE
from arcanarium.core.delta import Patch
from arcanarium.core.view import Data
from arcanarium.server.wire.basic import Action, Event, Key, Refusal, Reply, Seat, Seq, Share
from arcanarium.server.wire.http import Fairness, Summary

# -- said


class Said(Struct, tag_field="type"):
    """A message; `reply` is echoed in the answer."""


class Hello(Said, tag="hello"):
    """The first message: what I saw last, and from which seat I look."""

    seq: Seq | None = None
    seat: Seat | None = None
    log: Annotated[int, Meta(ge=0, le=1000)] = 0
    reply: Reply | None = None


class Move(Said, tag="move"):
    """One answer, or one part of it; the same key is never applied twice."""

    seq: Seq
    seat: Seat
    action: Action
    key: Key
    reply: Reply | None = None


class Answer(Said, tag="answer"):
    """A whole answer of several parts, in any order: all of it or nothing."""

    seq: Seq
    seat: Seat
    actions: Annotated[list[Action], Meta(min_length=1, max_length=64)]
    key: Key
    reply: Reply | None = None


class Undo(Said, tag="undo"):
    """Take my last answer back; alone with bots also everything since that entry."""

    seq: Seq
    seat: Seat
    key: Key
    since: Seq | None = None
    reply: Reply | None = None


class Reset(Said, tag="reset"):
    """Take back as many answers of my turn as the rules allow."""

    seq: Seq
    seat: Seat
    key: Key
    reply: Reply | None = None


class Plead(Said, tag="plead"):
    """May I go back to my last decision? All other people at the table are asked."""

    seq: Seq
    seat: Seat
    key: Key
    reply: Reply | None = None


class Allow(Said, tag="allow"):
    """What I say to somebody who asked that; one no is enough."""

    seq: Seq
    seat: Seat
    key: Key
    yes: bool
    reply: Reply | None = None


class AskHint(Said, tag="hint"):
    """What might that seat answer, and why?"""

    seq: Seq
    seat: Seat
    reply: Reply | None = None


class AskCoach(Said, tag="coach"):
    """Is there something that seat should think about before it answers?"""

    seq: Seq
    seat: Seat
    reply: Reply | None = None


class AskReview(Said, tag="review"):
    """Did the first answer of that seat after an entry miss anything?"""

    since: Seq
    seat: Seat
    reply: Reply | None = None


class Watch(Said, tag="watch"):
    """Look from another seat of mine, or as a spectator."""

    seat: Seat | None = None
    reply: Reply | None = None


class Reveal(Said, tag="reveal"):
    """What I add to the dice, now that everybody has promised theirs."""

    seat: Seat
    share: Share
    reply: Reply | None = None


class Chat(Said, tag="chat"):
    """Say something to the table."""

    text: Annotated[str, Meta(max_length=4000)]
    reply: Reply | None = None


class Ping(Said, tag="ping"):
    """Are you there?"""

    reply: Reply | None = None


ClientMessage = (
    Hello | Move | Answer | Undo | Reset | Plead | Allow | AskHint | AskCoach | AskReview | Watch | Reveal | Chat | Ping
)


# -- heard


class ChatLine(Struct):
    """Something somebody said."""

    who: str
    seat: int | None
    text: str
    at: int


class TableMessage(Summary, tag_field="type", tag="table"):
    """The summary, whenever it changes."""

    chat: list[ChatLine] | UnsetType = UNSET  # only after hello


class ShapeInfo(Struct, frozen=True, omit_defaults=True):
    """Which answers together are a whole one; what is left out is as for a question with one answer."""

    form: str = ONE
    least: int = 1
    most: int = 1
    stop: int = -1  # the answer "that is all"
    things: list[tuple[int, int]] = []  # answer, how many more of it
    wholes: list[list[int]] = []
    named: list[int] = []


class DecisionInfo(Struct, omit_defaults=True):
    """Who owes an answer; what is asked is told only to whoever looks from that seat."""

    seat: int
    prompt: str = ""
    source: str | None = None
    cause: str = ""
    options: list[int] = []
    shape: ShapeInfo = ShapeInfo()
    refusals: list[Refusal] = []
    final: list[int] = []  # answers that cannot be taken back


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


class PleaInfo(Struct):
    """Who asks to go back to a decision of theirs, and whose consent is missing."""

    seat: int
    waits: list[int]


class ViewMessage(Said, tag="view"):
    """The table as it is."""

    seq: int
    seat: int | None
    view: Data
    decisions: list[DecisionInfo]
    undo: bool
    plead: bool  # may I ask the others to let me go back?
    plea: PleaInfo | None
    rewinds: int  # how often somebody went back behind what was shown
    clock: ClockInfo | None


class Seated(Struct):
    """From here on a bot plays for a person, and why; or the person is back."""

    seat: int
    why: Literal["back", "asked", "absent", "out-of-time", "resigned"]


class DeltaMessage(Said, tag="delta"):
    """What changed from one sequence number to another."""

    since: int = msgspec.field(name="from")
    seq: int
    view: list[Patch]
    events: list[Event]
    decisions: list[DecisionInfo]
    undo: bool
    plead: bool
    plea: PleaInfo | None
    rewinds: int
    clock: ClockInfo | None
    actor: int
    action: int | None
    taken_back: bool
    seated: list[Seated]


class LogEntry(Struct):
    """What happened in a step, as the watcher may know it."""

    seq: int
    actor: int
    action: int | None
    taken_back: bool
    events: list[Event]
    seated: list[Seated]


class LogMessage(Said, tag="log"):
    """The last steps, after a reload."""

    entries: list[LogEntry]


class Returned(Said, tag="returned"):
    """You have your seat back; this is what a bot played for you."""

    seat: int
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


class HintMessage(Said, tag="hint"):
    """The best answers first, with the chance of winning after each."""

    seq: int
    seat: int
    options: list[Advice]
    reply: int | None


class CoachMessage(Said, tag="coach"):
    """What the question is about, by a theme of the puzzles; empty if it cannot be named."""

    seq: int
    seat: int
    about: str | None  # None: no answer is clearly better than most others
    reply: int | None


class Missed(Struct, frozen=True):
    """An answer that gave a clear part of the chance of winning away."""

    given: int
    chance: float  # after it,
    better: int
    best: float  # and after this one
    gains: list[Gain]  # of the better one


class ReviewMessage(Said, tag="review"):
    """What an answer has missed, and the entry that it came with."""

    seq: int
    seat: int
    missed: Missed | None
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
    refusal: Refusal | None = None  # of the answer that could not be given


class Pong(Said, tag="pong"):
    """I am here."""

    reply: int | None = None


ServerMessage = (
    TableMessage
    | ViewMessage
    | DeltaMessage
    | LogMessage
    | Returned
    | Ack
    | Stale
    | HintMessage
    | CoachMessage
    | ReviewMessage
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
