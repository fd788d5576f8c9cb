"""What the page is told of a game once: what can be chosen, and everything that never changes."""

from __future__ import annotations

from msgspec import Struct

from arcanarium.core.view import Data


class OptionInfo(Struct):
    """Something chosen before the game begins."""

    name: str
    choices: list[str]
    default: str
    only: tuple[str, str] | None  # the option, or `seats`, and its value without which this one changes nothing


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
    minutes: int
    weight: int  # from 1 to 5
    first_game: dict[str, str]  # the options of the rulebook's own first game
    sets: list[SetInfo]  # if there is a choice, the shipped one first


class ReasonInfo(Struct):
    """Why something is refused: what the two numbers of the reason are."""

    name: str
    a: str
    b: str


class BlockInfo(Struct):
    """Actions of one verb: the action of an argument is `first` plus its place."""

    verb: str
    first: int
    arguments: list[str]
    target: str
    declines: bool
    gives_up: bool


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
    reasons: list[ReasonInfo]
    lists: dict[str, list[str]]
    kinds: list[str]
    copies: list[int]  # of each kind; cards are numbered in that order
    cards: list[Data]
    zones: list[ZoneInfo]
    counters: list[CounterInfo]
    marks: list[str]
    prompts: list[str]
    board: Data
