"""Cards out of decks: drawing, Divination, looking at the top cards and arranging them."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.several import SeveralCards
from arcanarium.core.asking.shape import ORDER, Shape
from arcanarium.core.asking.wholes import make_shape
from arcanarium.core.bits import with_member
from arcanarium.core.ints import i64
from arcanarium.core.rules import Ask, Step
from arcanarium.games.res_arcana.facts import ARTIFACTS, MONUMENTS
from arcanarium.games.res_arcana.steps.components import OneCard, discard
from arcanarium.games.res_arcana.table import (
    DECK,
    DISCARD,
    DISCARD_CARD,
    HAND,
    LOOK,
    LOOKED,
    MONUMENT_DECK,
    PUT_BACK,
    REMEMBERED,
    RULES,
    Event,
)

SCRIED: Final = 3


def renew(s: State, seat: i64) -> None:
    """The discard pile, shuffled, becomes the deck of that player."""
    for card in s.cards(DISCARD + seat):
        s.move(card, DECK + seat)
    s.shuffle(DECK + seat)
    s.emit(Event.SHUFFLED, seat)


def draw(s: State, seat: i64) -> bool:
    """RA-33: one card; the discard pile is shuffled only when a card is needed. False if there is none."""
    if s.number(DECK + seat) == 0 and s.number(DISCARD + seat) > 0:
        renew(s, seat)
    card = s.first(DECK + seat)
    if card < 0:
        return False
    s.move(card, HAND + seat)
    s.emit(Event.DREW, seat, card)
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
            DIVINE.ask_for(s, s.me, s.source, drawn)


class DivineDiscard(SeveralCards):
    """Cards of the hand, old or new."""

    prompt: str = "discard"

    def zone(self, s: State) -> i64:
        return HAND + s.me

    def take_card(self, s: State, card: i64) -> None:
        discard(s, s.me, card)


# -- looking at the top cards


def set_aside(s: State, zone: i64) -> None:
    """The top card to those looked at."""
    card = s.first(zone)
    s.move(card, LOOKED + s.me)
    s.emit(Event.LOOKED, s.me, card)
    if card >= MONUMENTS:
        s.mem[REMEMBERED + s.me] = with_member(s.mem[REMEMBERED + s.me], card - MONUMENTS)


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
        s.push(ARRANGE_AT, s.me, s.source, n=action - LOOK)

    def look_at_artifacts(self, s: State) -> None:
        """RA-30: with fewer than three, the shuffled discard pile goes underneath."""
        deck = DECK + s.me
        for _ in range(SCRIED):
            if s.number(deck) == 0 and s.number(DISCARD + s.me) > 0:
                renew(s, s.me)
            if s.number(deck) > 0:
                set_aside(s, deck)


class Arrange(OneCard):
    """Put the cards back one after the other: the last one lies on top. `n`: on which deck, as in `look`."""

    form: str = ORDER
    prompt: str = "put-back"

    def zone(self, s: State, seat: i64) -> i64:
        return LOOKED + seat

    def take(self, s: State, card: i64) -> None:
        s.move(card, DECK + s.me if s.n == 0 else MONUMENT_DECK)
        s.emit(Event.PUT_BACK, s.me, card)
        if s.number(LOOKED + s.me) > 0:
            s.again(self, s.n)

    def shape(self, s: State) -> Shape:
        return make_shape(self, s)


DIVINE: Final = DivineDiscard(DISCARD_CARD, ARTIFACTS)
RULES.program("divine", DIVINE)
ARRANGE_AT: Final[i64] = RULES.program("arrange", Arrange(PUT_BACK))
