"""The draw pile, the discard pile and the cards one looks at."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Ask, Step
from arcanarium.games.seasons.facts import PRESTIGE
from arcanarium.games.seasons.steps.crystals import Amount, Cost
from arcanarium.games.seasons.steps.energy import gain_any
from arcanarium.games.seasons.table import (
    DECK,
    DISCARD,
    DISCARD_CARD,
    DRAW,
    GIVE,
    HAND,
    LOOKED,
    PICK,
    RULES,
    Event,
    Why,
    card_of,
    offer_kinds,
)


def count_drawable(s: State) -> i64:
    """How many cards could be drawn."""
    return s.number(DECK) + s.number(DISCARD)


def turn_up(s: State) -> i64:
    """The top of the draw pile; S-36: the discard pile becomes a new one when it is needed. -1 if there is no card."""
    if s.number(DECK) == 0 and s.number(DISCARD) > 0:
        for card in s.cards(DISCARD):
            s.move(card, DECK)
        s.shuffle(DECK)
        s.emit(Event.SHUFFLED, s.me)
    return s.first(DECK)


def draw_card(s: State, seat: i64, shown: bool = False) -> i64:
    """Into the hand, to keep; before everybody's eyes if it must be shown."""
    card = turn_up(s)
    if card >= 0:
        if shown:
            s.move_shown(card, HAND + seat)
        else:
            s.move(card, HAND + seat)
        s.emit(Event.DREW, seat, card)
    return card


def discard_card(s: State, card: i64) -> None:
    """Face down."""
    s.move(card, DISCARD)
    s.emit(Event.DISCARDED, s.me, card)


def discard_from_hand(s: State, card: i64) -> None:
    """S-37: shown to all on its way, though the pile lies face down."""
    s.move_shown(card, DISCARD)
    s.emit(Event.DISCARDED, s.me, card)


class DrawCard(Step):
    """One card, which must be kept."""

    def do(self, s: State) -> None:
        draw_card(s, s.me)


class Look(Amount):
    """Draw cards and set them aside, seen by their drawer only; S-36: as many as there are."""

    def do(self, s: State) -> None:
        for _ in range(self.count(s)):
            card = turn_up(s)
            if card >= 0:
                s.move(card, LOOKED + s.me)
                s.emit(Event.LOOKED, s.me, card)

    def count(self, s: State) -> i64:
        return self.amount


class LookPerSeat(Look):
    """That many cards per player."""

    def count(self, s: State) -> i64:
        return self.amount * s.mem[SEATS]


class OneLooked(Ask):
    """One of the cards looked at."""

    block: i64 = PICK

    def take(self, s: State, card: i64) -> None:
        """That one."""

    def options(self, s: State) -> None:
        offer_kinds(s, LOOKED + s.me, self.block)

    def answer(self, s: State, action: i64) -> None:
        self.take(s, card_of(s, LOOKED + s.me, action - self.block))


class KeepOne(OneLooked):
    """It goes to the hand."""

    prompt: str = "keep-card"

    def take(self, s: State, card: i64) -> None:
        s.move(card, HAND + s.me)
        s.emit(Event.KEPT, s.me, card)


class DiscardLooked(Step):
    """Put away, face down, what was looked at and is neither taken nor about to enter as `it`."""

    def do(self, s: State) -> None:
        for card in s.cards(LOOKED + s.me):
            if card != s.it:
                discard_card(s, card)


class GiveOut(Step):
    """S-35: what is left of the cards looked at goes to the rivals, clockwise, one each."""

    def do(self, s: State) -> None:
        for k in range(s.mem[SEATS] - 1, 0, -1):
            s.push(GIVE_AT, s.me, s.source, NO_CARD, (s.me + k) % s.mem[SEATS])


class GiveCard(OneLooked):
    """It goes to the hand of seat `n`."""

    prompt: str = "give-card"
    block: i64 = GIVE

    def take(self, s: State, card: i64) -> None:
        s.move(card, HAND + s.n)
        s.emit(Event.GAVE, s.me, card, s.n)


class CardExists(Cost):
    """S-23: there must be a card to look at."""

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        return None if count_drawable(s) > 0 else Refusal(Why.NO_CARDS)


class Peek(Step):
    """The top card of the draw pile becomes `it`, seen by the peeker only."""

    def do(self, s: State) -> None:
        s.it = turn_up(s)
        s.show(s.it, bit(s.me))
        s.emit(Event.LOOKED, s.me, s.it)


class DiscardTop(Step):
    """The top card of the draw pile goes away unseen."""

    def do(self, s: State) -> None:
        discard_card(s, turn_up(s))


class DrawOrDiscard(Ask):
    """S-34: draw a card or discard one, shown to all; its prestige in tokens."""

    prompt: str = "crown"

    def options(self, s: State) -> None:
        if count_drawable(s) > 0:
            s.offer(DRAW)
        offer_kinds(s, HAND + s.me, DISCARD_CARD)

    def answer(self, s: State, action: i64) -> None:
        if action == DRAW:
            card = draw_card(s, s.me, shown=True)
        else:
            card = card_of(s, HAND + s.me, action - DISCARD_CARD)
            discard_from_hand(s, card)
        gain_any(s, s.me, PRESTIGE[s.kind(card)])


GIVE_AT: Final[i64] = RULES.program("give card", GiveCard())
