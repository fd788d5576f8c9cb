"""What steps of Evenfall have in common: the deck, and the Automa, who is never asked."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.fields import Field, Fields
from arcanarium.core.asking.menu import Deed
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Ask, Step
from arcanarium.games.evenfall.table import AUTOMA, AUTOMA_FRAME, Deck

# What an effect remembers: a region or opponent that was chosen, plus one; was a link bonus just activated?
EFFECT: Final = Fields()
CHOSEN: Final[Field] = EFFECT.field(8)
LINKED: Final[Field] = EFFECT.field(1)


def is_automa(s: State) -> bool:
    """Is it the Automa's step that is being carried out?"""
    return s.me == AUTOMA_FRAME and s.mem[SEATS] == 1


def is_solo(s: State) -> bool:
    return s.mem[SEATS] == 1


def find_actor(s: State) -> i64:
    """Whose step it is."""
    return AUTOMA if is_automa(s) else s.me


def find_frame_seat(seat: i64) -> i64:
    """The seat that a frame for somebody has."""
    return AUTOMA_FRAME if seat == AUTOMA else seat


def list_backwards(s: State, first: i64) -> vec[i64]:
    """The seats against the turn order, the given one last: what is pushed for them happens in turn order."""
    seats = s.mem[SEATS]
    out = vec[i64]([0] * seats)
    for k in range(seats):
        out[seats - 1 - k] = (first + k) % seats
    return out


class DeckStep(Step):
    """A step that depends on the cards."""

    def __init__(self, d: Deck) -> None:
        self.d: Deck = d


class DeckAsk(Ask):
    """A question that depends on the cards."""

    def __init__(self, d: Deck) -> None:
        self.d: Deck = d


class MayAsk(DeckAsk):
    """A question that may be declined."""

    def choices(self, s: State) -> None:
        """Offer each legal answer but that one, ascending."""

    def choose(self, s: State, action: i64) -> None:
        """Carry out one that was offered."""

    def options(self, s: State) -> None:
        before = s.count
        self.choices(s)
        if s.count > before:
            s.offer(self.d.a_no)

    def answer(self, s: State, action: i64) -> None:
        if action != self.d.a_no:
            self.choose(s, action)


class MainAction(Deed):
    """After it only free actions are left."""

    def __init__(self, d: Deck, block: i64, things: i64 = 1) -> None:
        super().__init__(int(block), int(things))
        self.d: Deck = d

    def act(self, s: State, thing: i64) -> None:
        """Do it with a thing that was offered."""

    def do(self, s: State, thing: i64) -> None:
        s.push(self.d.after_at, s.me)
        self.act(s, thing)


class FreeAction(Deed):
    """Any number of them, before and after the main action."""

    again: bool = True

    def __init__(self, d: Deck, block: i64, things: i64 = 1) -> None:
        super().__init__(int(block), int(things))
        self.d: Deck = d
