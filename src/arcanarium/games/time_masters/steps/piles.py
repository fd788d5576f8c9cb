"""Cards on their way: drawn, discarded, removed, taken from the spheres."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.ints import i64
from arcanarium.games.time_masters.table import (
    CHANGED,
    DECK,
    DISCARD,
    HAND,
    REMOVED,
    SPHERE,
    TUCKED,
    Deck,
    Event,
    others,
)


def lay_open(s: State, d: Deck, card: i64, zone: i64) -> None:
    """To an open zone, at the end of an ordered one: from now on everybody knows whose card it is."""
    s.mem[d.blind + card] = 0
    s.mem[d.traced + card] = 0
    if s.plan.ordered[zone] != 0:
        s.move_under(card, zone)
    else:
        s.move(card, zone)


def discard(s: State, d: Deck, seat: i64, card: i64) -> None:
    """Onto the owner's discard pile, face up."""
    s.mem[d.timer + card] = 0
    lay_open(s, d, card, DISCARD + seat)
    s.emit(Event.DISCARDED, seat, card)


def remove(s: State, d: Deck, seat: i64, card: i64) -> None:
    """Out of the game, face up."""
    lay_open(s, d, card, REMOVED)
    s.emit(Event.REMOVED, seat, card)


def top_card(s: State, seat: i64) -> i64:
    """The top of the deck; the whole discard pile becomes a new one when a card is needed. -1 if there is none."""
    if s.number(DECK + seat) == 0 and s.number(DISCARD + seat) > 0:
        number = s.number(DISCARD + seat)
        for card in s.cards(DISCARD + seat):
            s.move(card, DECK + seat)
        s.shuffle(DECK + seat)
        s.emit(Event.SHUFFLED, seat, a=number)
    return s.first(DECK + seat)


def draw_card(s: State, seat: i64) -> bool:
    card = top_card(s, seat)
    if card < 0:
        return False
    s.move(card, HAND + seat)
    s.emit(Event.DREW, seat, card)
    return True


def draw_cards(s: State, seat: i64, amount: i64) -> bool:
    """Stop when deck and discard pile are empty."""
    drawn = False
    for _ in range(amount):
        if not draw_card(s, seat):
            break
        drawn = True
    return drawn


def tuck(s: State, d: Deck, seat: i64, card: i64, timer: i64) -> None:
    """Face down under a timer: who cannot see it no longer knows what the hand holds, unless it was the only card."""
    m = s.mem
    eyes = m[s.plan.eyes + card]
    only = s.number(HAND + seat) == 1
    for other in s.cards(HAND + seat):
        m[d.traced + other] = 0
    m[d.timer + card] = timer + 1
    s.move(card, TUCKED + seat)
    if only:
        m[s.plan.eyes + card] = eyes


# -- spheres: zone `SPHERE + level - 1`, the face-up card on top


def open_top(s: State, level: i64) -> None:
    """Turn the top card of a pile face up, if there is one."""
    card = s.first(SPHERE + level - 1)
    if card >= 0:
        s.show(card, s.plan.everybody)
        s.emit(Event.OPENED, s.me, card, level)


def take_open(s: State, seat: i64, level: i64) -> None:
    """TM-39: the next card is turned up at once."""
    card = s.first(SPHERE + level - 1)
    s.move(card, HAND + seat)
    s.mem[CHANGED] = 1
    s.emit(Event.TOOK, seat, card, level)
    open_top(s, level)


def second_card(s: State, level: i64) -> i64:
    """The card under the face-up one; the pile has at least two."""
    return s.after(s.first(SPHERE + level - 1))


def take_second(s: State, d: Deck, seat: i64, level: i64) -> None:
    """TM-38: unseen; who did not peek knows only that a card of that sphere went to the hand."""
    m = s.mem
    card = second_card(s, level)
    s.move(card, HAND + seat)
    m[CHANGED] = 1
    unaware = others(s, seat) & ~m[s.plan.eyes + card]
    if unaware != 0:
        m[d.blind + card] = unaware
        m[d.traced + card] = 1
    s.emit(Event.TOOK_SECOND, seat, card, level)
