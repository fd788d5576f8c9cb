"""Timers: what lies on and under them, filling, finishing, discarding, prolonging."""

from __future__ import annotations

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.ints import i64
from arcanarium.games.time_masters.piles import discard, lay_open, tuck
from arcanarium.games.time_masters.table import (
    HAND,
    ON_TIMERS,
    RELEASED,
    TIMERS,
    TUCKED,
    Table,
    card_of,
    offer_kinds,
)


def count_at(s: State, t: Table, zone: i64, timer: i64) -> i64:
    """How many cards of a zone lie on or under that timer."""
    found: i64 = 0
    card = s.first(zone)
    while card >= 0:
        if s.mem[t.timer + card] == timer + 1:
            found += 1
        card = s.after(card)
    return found


def is_full(s: State, t: Table, seat: i64, timer: i64) -> bool:
    return count_at(s, t, ON_TIMERS + seat, timer) == t.slots[s.kind(timer)]


def free_slots(s: State, t: Table, seat: i64) -> i64:
    """On all timers of a seat together."""
    slots = -s.number(ON_TIMERS + seat)
    timer = s.first(TIMERS + seat)
    while timer >= 0:
        slots += t.slots[s.kind(timer)]
        timer = s.after(timer)
    return slots


def load_of(s: State, t: Table, seat: i64, timer: i64) -> i64:
    """What lies on a timer, by kinds, as one number; -1 if cards lie under it, which make it like no other."""
    if count_at(s, t, TUCKED + seat, timer) > 0:
        return -1
    load: i64 = 0
    card = s.first(ON_TIMERS + seat)
    while card >= 0:
        if s.mem[t.timer + card] == timer + 1:
            load = load * 1024 + s.kind(card) + 1
        card = s.after(card)
    return load


def twin(s: State, t: Table, seat: i64, timer: i64) -> bool:
    """Is it just like another copy in the same zone, which comes first?"""
    kind = s.kind(timer)
    other = s.first(TIMERS + seat)
    while other != timer:
        if s.kind(other) == kind and s.mem[t.waits + other] == s.mem[t.waits + timer]:
            load = load_of(s, t, seat, timer)
            if load >= 0 and load == load_of(s, t, seat, other):
                return True
        other = s.after(other)
    return False


def offer_timers(s: State, t: Table, seat: i64, block: i64) -> None:
    """All timers, of twins only one."""
    timer = s.first(TIMERS + seat)
    while timer >= 0:
        if not twin(s, t, seat, timer):
            s.offer(block + t.argument[timer])
        timer = s.after(timer)


def finish(s: State, t: Table, seat: i64, timer: i64) -> None:
    """Timer and tucked cards are discarded, the knowledge on it is ready for this turn. T17: no text runs."""
    s.emit(t.e_finished, seat, timer)
    clear(s, t, seat, timer, True)


def clear(s: State, t: Table, seat: i64, timer: i64, release: bool) -> None:
    """Take a timer off the table with everything on and under it."""
    for card in s.cards(ON_TIMERS + seat):
        if s.mem[t.timer + card] == timer + 1:
            if release:
                release_card(s, t, seat, card)
            else:
                discard(s, t, seat, card)
    for card in s.cards(TUCKED + seat):
        if s.mem[t.timer + card] == timer + 1:
            discard(s, t, seat, card)
    s.mem[t.waits + timer] = 0
    discard(s, t, seat, timer)


def release_card(s: State, t: Table, seat: i64, card: i64) -> None:
    """Off its timer, ready to be played this turn. A timer that is no longer full owes no decision."""
    timer = s.mem[t.timer + card] - 1
    s.mem[t.timer + card] = 0
    s.mem[t.waits + timer] = 0
    lay_open(s, t, card, RELEASED + seat)
    s.emit(t.e_released, seat, card)


class ChooseTimer(Ask):
    """Which of one's timers with a free slot the card `it` goes onto; the timer becomes the source."""

    prompt: str = "place-timer"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        timer = s.first(TIMERS + s.me)
        while timer >= 0:
            if not is_full(s, t, s.me, timer) and not twin(s, t, s.me, timer):
                s.offer(t.a_at + t.argument[timer])
            timer = s.after(timer)

    def answer(self, s: State, action: i64) -> None:
        """The card lies there; `on_full` waits beneath `on_place`."""
        t = self.t
        timer = t.timer_cards[action - t.a_at]
        kind = s.kind(timer)
        card = s.it
        s.mem[t.timer + card] = timer + 1
        lay_open(s, t, card, ON_TIMERS + s.me)
        s.emit(t.e_placed, s.me, card)
        lying = count_at(s, t, ON_TIMERS + s.me, timer)
        s.emit(t.e_holds, s.me, timer, lying, t.slots[kind])
        if lying == t.slots[kind] and t.on_full_at[kind] >= 0:
            s.begin(t.on_full_at[kind], s.me, timer)
        if t.on_place_at[kind] >= 0:
            s.begin(t.on_place_at[kind], s.me, timer)


class Tuck(Ask):
    """One hand card, face down, under the timer that is the source."""

    prompt: str = "tuck"
    always: bool = True  # T21: that all cards in hand are alike is nobody else's business

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        offer_kinds(s, HAND + s.me, self.t.a_tuck)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        card = card_of(s, t, HAND + s.me, action - t.a_tuck)
        s.mem[t.waits + s.source] = 0
        tuck(s, t, s.me, card, s.source)
        s.emit(t.e_extended, s.me, s.source, count_at(s, t, TUCKED + s.me, s.source))
        s.emit(t.e_tucked, s.me, card)


class ClearTimer(Step):
    """T19: after its text the timer goes, with the cards under it and the knowledge on it."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        clear(s, self.t, s.me, s.source, False)


def register(t: Table) -> None:
    t.place_at = t.rules.program("place", ChooseTimer(t))
    t.tuck_at = t.rules.program("tuck", Tuck(t))
    t.clear_timer_at = t.rules.program("clear timer", ClearTimer(t))


def start_placing(s: State, t: Table, card: i64) -> None:
    """A declared card of the hand goes onto a timer of the active mage's choice."""
    s.show(card, s.plan.everybody)
    s.push(t.place_at, s.me, NO_CARD, card, 0)
