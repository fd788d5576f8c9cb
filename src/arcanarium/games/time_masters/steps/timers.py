"""Timers: what lies on and under them, filling, finishing, discarding, prolonging."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64
from arcanarium.games.time_masters.steps.piles import discard, lay_open, tuck
from arcanarium.games.time_masters.table import (
    HAND,
    ON_TIMERS,
    RELEASED,
    TIMERS,
    TUCKED,
    Deck,
    DeckAsk,
    DeckStep,
    Event,
    Why,
    card_of,
    offer_kinds,
)


def count_at(s: State, d: Deck, zone: i64, timer: i64) -> i64:
    """How many cards of a zone lie on or under that timer."""
    found: i64 = 0
    for card in s.cards(zone):
        if s.mem[d.timer + card] == timer + 1:
            found += 1
    return found


def is_full(s: State, d: Deck, seat: i64, timer: i64) -> bool:
    return count_at(s, d, ON_TIMERS + seat, timer) == d.slots[s.kind(timer)]


def free_slots(s: State, d: Deck, seat: i64) -> i64:
    """On all timers of a seat together."""
    slots = -s.number(ON_TIMERS + seat)
    for timer in s.cards(TIMERS + seat):
        slots += d.slots[s.kind(timer)]
    return slots


def load_of(s: State, d: Deck, seat: i64, timer: i64) -> i64:
    """What lies on a timer, by kinds, as one number; -1 if cards lie under it, which make it like no other."""
    if count_at(s, d, TUCKED + seat, timer) > 0:
        return -1
    load: i64 = 0
    for card in s.cards(ON_TIMERS + seat):
        if s.mem[d.timer + card] == timer + 1:
            load = load * 1024 + s.kind(card) + 1
    return load


def is_twin(s: State, d: Deck, seat: i64, timer: i64) -> bool:
    """Is it just like another copy in the same zone, which comes first?"""
    kind = s.kind(timer)
    other = s.first(TIMERS + seat)
    while other != timer:
        if s.kind(other) == kind and s.mem[d.waits + other] == s.mem[d.waits + timer]:
            load = load_of(s, d, seat, timer)
            if load >= 0 and load == load_of(s, d, seat, other):
                return True
        other = s.after(other)
    return False


def finish(s: State, d: Deck, seat: i64, timer: i64) -> None:
    """Timer and tucked cards are discarded, the knowledge on it is ready for this turn. TM-17: no text runs."""
    s.emit(Event.FINISHED, seat, timer)
    clear(s, d, seat, timer, True)


def clear(s: State, d: Deck, seat: i64, timer: i64, release: bool) -> None:
    """Take a timer off the table with everything on and under it."""
    for card in s.cards(ON_TIMERS + seat):
        if s.mem[d.timer + card] == timer + 1:
            if release:
                release_card(s, d, seat, card)
            else:
                discard(s, d, seat, card)
    for card in s.cards(TUCKED + seat):
        if s.mem[d.timer + card] == timer + 1:
            discard(s, d, seat, card)
    s.mem[d.waits + timer] = 0
    discard(s, d, seat, timer)


def release_card(s: State, d: Deck, seat: i64, card: i64) -> None:
    """Off its timer, ready to be played this turn. A timer that is no longer full owes no decision."""
    timer = s.mem[d.timer + card] - 1
    s.mem[d.timer + card] = 0
    s.mem[d.waits + timer] = 0
    lay_open(s, d, card, RELEASED + seat)
    s.emit(Event.RELEASED, seat, card)


class ChooseTimer(DeckAsk):
    """Which of one's timers with a free slot the card `it` goes onto; the timer becomes the source."""

    prompt: str = "place-timer"

    def options(self, s: State) -> None:
        d = self.d
        for timer in s.cards(TIMERS + s.me):
            if not is_full(s, d, s.me, timer) and not is_twin(s, d, s.me, timer):
                s.offer(d.a_at + d.argument[timer])

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = self.d
        found: list[tuple[int, Refusal]] = []
        for timer in s.cards(TIMERS + s.me):
            full = is_full(s, d, s.me, timer)
            if full or is_twin(s, d, s.me, timer):
                found.append((int(d.a_at + d.argument[timer]), Refusal(Why.TIMER_FULL if full else Why.ALIKE)))
        return found

    def answer(self, s: State, action: i64) -> None:
        """The card lies there; `on_full` waits beneath `on_place`."""
        d = self.d
        timer = d.timer_cards[action - d.a_at]
        kind = s.kind(timer)
        card = s.it
        s.mem[d.timer + card] = timer + 1
        lay_open(s, d, card, ON_TIMERS + s.me)
        s.emit(Event.PLACED, s.me, card)
        lying = count_at(s, d, ON_TIMERS + s.me, timer)
        s.emit(Event.HOLDS, s.me, timer, lying, d.slots[kind])
        if lying == d.slots[kind] and d.on_full_at[kind] >= 0:
            s.begin(d.on_full_at[kind], s.me, timer)
        if d.on_place_at[kind] >= 0:
            s.begin(d.on_place_at[kind], s.me, timer)


class Tuck(DeckAsk):
    """One hand card, face down, under the timer that is the source."""

    prompt: str = "tuck"
    always: bool = True  # TM-21: nobody else may learn that all cards in hand are alike

    def options(self, s: State) -> None:
        offer_kinds(s, HAND + s.me, self.d.a_tuck)

    def answer(self, s: State, action: i64) -> None:
        d = self.d
        card = card_of(s, d, HAND + s.me, action - d.a_tuck)
        s.mem[d.waits + s.source] = 0
        tuck(s, d, s.me, card, s.source)
        s.emit(Event.EXTENDED, s.me, s.source, count_at(s, d, TUCKED + s.me, s.source))
        s.emit(Event.TUCKED, s.me, card)


class ClearTimer(DeckStep):
    """TM-19: after its text the timer goes, with the cards under it and the knowledge on it."""

    def do(self, s: State) -> None:
        clear(s, self.d, s.me, s.source, False)


def register_timers(d: Deck) -> None:
    d.place_at = d.rules.program("place", ChooseTimer(d))
    d.tuck_at = d.rules.program("tuck", Tuck(d))
    d.clear_timer_at = d.rules.program("clear timer", ClearTimer(d))


def start_placing(s: State, d: Deck, card: i64) -> None:
    """A declared card of the hand goes onto a timer of the active mage's choice."""
    s.show(card, s.plan.everybody)
    s.push(d.place_at, s.me, card, card)
