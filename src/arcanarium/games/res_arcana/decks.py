"""Cards out of decks: drawing, Divination, looking at the top cards and arranging them."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.games.res_arcana.cards import MONUMENTS
from arcanarium.games.res_arcana.table import (
    DECK,
    DISCARD,
    DISCARD_CARD,
    E_DREW,
    E_LOOKED,
    E_PUT_BACK,
    E_SHUFFLED,
    HAND,
    LOOK,
    LOOKED,
    MONUMENT_DECK,
    PUT_BACK,
    REMEMBERED,
    RULES,
    discard,
)

SCRIED: Final = 3


def offer_zone(s: State, zone: i64, block: i64) -> None:
    card = s.first(zone)
    while card >= 0:
        s.offer(block + card)
        card = s.after(card)


def offer_ascending(s: State, zone: i64, block: i64, last: i64, wanted: i64) -> None:
    """Several cards of a zone are chosen one after the other: those after the last one that leave enough to come."""
    there = s.number_above(zone, last)
    card = s.first(zone)
    while card >= 0:
        if card > last:
            if there >= wanted:
                s.offer(block + card)
            there -= 1
        card = s.after(card)


def renew(s: State, seat: i64) -> None:
    """The discard pile, shuffled, becomes the deck of that player."""
    for card in s.cards(DISCARD + seat):
        s.move(card, DECK + seat)
    s.shuffle(DECK + seat)
    s.emit(E_SHUFFLED, seat)


def draw(s: State, seat: i64) -> bool:
    """RA-33: one card; the discard pile is shuffled only when a card is needed. False if there is none."""
    if s.number(DECK + seat) == 0 and s.number(DISCARD + seat) > 0:
        renew(s, seat)
    card = s.first(DECK + seat)
    if card < 0:
        return False
    s.move(card, HAND + seat)
    s.emit(E_DREW, seat, card)
    return True


class Draw(Step):
    """One card, if there is one."""

    def do(self, s: State) -> None:
        draw(s, s.me)


class Divine(Step):
    """RA-32: draw up to three cards, then discard as many as were drawn."""

    def do(self, s: State) -> None:
        drawn: i64 = 0
        for _ in range(SCRIED):
            if draw(s, s.me):
                drawn += 1
        if drawn > 0:
            s.push(DIVINE_AT, s.me, s.source, NO_CARD, drawn)


class DivineDiscard(Ask):
    """Cards of the hand in ascending order. `n`: how many; `it`: the one before."""

    prompt: str = "discard"

    def options(self, s: State) -> None:
        last = s.it
        if s.number_above(HAND + s.me, last) < s.n:  # only in an imagined hand, whose cards were dealt anew
            last = NO_CARD
        offer_ascending(s, HAND + s.me, DISCARD_CARD, last, s.n)

    def answer(self, s: State, action: i64) -> None:
        card = action - DISCARD_CARD
        discard(s, s.me, card)
        if s.n > 1:
            s.push(DIVINE_AT, s.me, s.source, card, s.n - 1)


# -- looking at the top cards


def set_aside(s: State, zone: i64) -> None:
    """The top card to those looked at."""
    card = s.first(zone)
    s.move(card, LOOKED + s.me)
    s.emit(E_LOOKED, s.me, card)
    if card >= MONUMENTS:
        s.mem[REMEMBERED + s.me] |= bit(card - MONUMENTS)


class Scry(Ask):
    """RA-31: the top three cards of the own deck or of the monument deck."""

    prompt: str = "look"

    def options(self, s: State) -> None:
        if s.number(DECK + s.me) + s.number(DISCARD + s.me) > 0:
            s.offer(LOOK)
        if s.number(MONUMENT_DECK) > 0:
            s.offer(LOOK + 1)

    def answer(self, s: State, action: i64) -> None:
        if action == LOOK:
            self.look_at_artifacts(s)
        else:
            for _ in range(min(SCRIED, s.number(MONUMENT_DECK))):
                set_aside(s, MONUMENT_DECK)
        s.push(ARRANGE_AT, s.me, s.source, NO_CARD, action - LOOK)

    def look_at_artifacts(self, s: State) -> None:
        """RA-30: with fewer than three, the shuffled discard pile goes underneath."""
        deck = DECK + s.me
        for _ in range(SCRIED):
            if s.number(deck) == 0 and s.number(DISCARD + s.me) > 0:
                renew(s, s.me)
            if s.number(deck) > 0:
                set_aside(s, deck)


class Arrange(Ask):
    """Put the cards back one after the other: the last one lies on top. `n`: on which deck, as in `look`."""

    prompt: str = "put-back"

    def options(self, s: State) -> None:
        offer_zone(s, LOOKED + s.me, PUT_BACK)

    def answer(self, s: State, action: i64) -> None:
        card = action - PUT_BACK
        s.move(card, DECK + s.me if s.n == 0 else MONUMENT_DECK)
        s.emit(E_PUT_BACK, s.me, card)
        if s.number(LOOKED + s.me) > 0:
            s.push(ARRANGE_AT, s.me, s.source, NO_CARD, s.n)


DIVINE_AT: Final[i64] = RULES.program("divine", DivineDiscard())
ARRANGE_AT: Final[i64] = RULES.program("arrange", Arrange())
