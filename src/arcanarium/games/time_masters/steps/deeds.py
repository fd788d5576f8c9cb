"""What a mage does in the timer phase and the main phase: the entries of their menus, and what follows them."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.asking.menu import Deed
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64
from arcanarium.games.time_masters.facts import EXCHANGE_TIME, KNOWLEDGE, MOST_ACTIONS, PREPARATION
from arcanarium.games.time_masters.steps.effects import FROM_TIMER
from arcanarium.games.time_masters.steps.piles import discard, lay_open
from arcanarium.games.time_masters.steps.time import dearest, pay, refuse_payment, regain
from arcanarium.games.time_masters.steps.timers import count_at, finish, free_slots, is_full, is_twin, start_placing
from arcanarium.games.time_masters.table import (
    ACTIONS_DONE,
    CHAIN,
    HAND,
    ON_TIMERS,
    RELEASED,
    RESOLVING,
    SPENT,
    TIMERS,
    Deck,
    DeckAsk,
    DeckStep,
    Event,
    Why,
    card_of,
    kinds_in,
    offer_after,
    offer_kinds,
)


def use_released(s: State, d: Deck, kind: i64) -> None:
    """TM-13: free, at the end of the chain, with its effects unless the turn has lasted too long."""
    card = card_of(s, d, RELEASED + s.me, kind)
    lay_open(s, d, card, CHAIN + s.me)
    s.emit(Event.USED, s.me, card, s.number(CHAIN + s.me))
    if d.effect_at[kind] >= 0 and s.mem[ACTIONS_DONE] < MOST_ACTIONS:
        s.begin(d.effect_at[kind], s.me, card, FROM_TIMER.pack(1))
    s.mem[ACTIONS_DONE] += 1


# -- deeds


class UseReleased(Deed):
    """Knowledge that became ready goes to the chain for free."""

    again: bool = True

    def __init__(self, d: Deck) -> None:
        super().__init__(d.a_use, d.kinds)
        self.d: Deck = d

    def options(self, s: State) -> None:
        offer_kinds(s, RELEASED + s.me, self.d.a_use)

    def things(self, s: State) -> list[int]:
        return kinds_in(s, RELEASED + s.me)

    def do(self, s: State, thing: i64) -> None:
        use_released(s, self.d, thing)


class OnTimer(Deed):
    """Something that is done with one of one's timers; of twins only one is offered."""

    again: bool = True

    def __init__(self, d: Deck, block: int) -> None:
        super().__init__(block, len(d.timer_cards))
        self.d: Deck = d

    def options(self, s: State) -> None:
        timer = s.first(TIMERS + s.me)
        while timer >= 0:
            if self.allows(s, timer) and not is_twin(s, self.d, s.me, timer):
                s.offer(self.block + self.d.argument[timer])
            timer = s.after(timer)

    def allows(self, s: State, timer: i64) -> bool:
        """Can it be done with that timer?"""
        return True

    def things(self, s: State) -> list[int]:
        d = self.d
        return [int(d.argument[timer]) for timer in s.cards(TIMERS + s.me)]

    def refusal(self, s: State, thing: int) -> Refusal | None:
        timer = self.d.timer_cards[thing]
        why = self.refuse(s, timer)
        return Refusal(Why.ALIKE) if why is None and is_twin(s, self.d, s.me, timer) else why

    def refuse(self, s: State, timer: i64) -> Refusal | None:
        """Why it cannot be done with that timer."""
        return None

    def do(self, s: State, thing: i64) -> None:
        self.do_with(s, self.d.timer_cards[thing])

    def do_with(self, s: State, timer: i64) -> None:
        """Do it with that timer."""


class Extend(OnTimer):
    """A timer that was full at the start of the turn stays, with a card of the hand under it."""

    def allows(self, s: State, timer: i64) -> bool:
        return s.mem[self.d.waits + timer] != 0 and s.number(HAND + s.me) > 0

    def refuse(self, s: State, timer: i64) -> Refusal | None:
        if s.mem[self.d.waits + timer] == 0:
            return Refusal(Why.NOT_DUE)
        return Refusal(Why.EMPTY_HAND) if s.number(HAND + s.me) == 0 else None

    def do_with(self, s: State, timer: i64) -> None:
        s.push(self.d.tuck_at, s.me, timer)


class FinishDue(OnTimer):
    """A timer that was full at the start of the turn goes, and its knowledge is ready."""

    def allows(self, s: State, timer: i64) -> bool:
        return s.mem[self.d.waits + timer] != 0

    def refuse(self, s: State, timer: i64) -> Refusal | None:
        return None if self.allows(s, timer) else Refusal(Why.NOT_DUE)

    def do_with(self, s: State, timer: i64) -> None:
        finish(s, self.d, s.me, timer)


def lasts_too_long(s: State) -> bool:
    """Has the turn had as many actions as a turn may have?"""
    return s.mem[ACTIONS_DONE] >= MOST_ACTIONS


class DoneWithCard(Deed):
    """Something that is done with a card of the hand."""

    again: bool = True

    def __init__(self, d: Deck, block: int) -> None:
        super().__init__(block, d.kinds)
        self.d: Deck = d

    def things(self, s: State) -> list[int]:
        return kinds_in(s, HAND + s.me)

    def refusal(self, s: State, thing: int) -> Refusal | None:
        return Refusal(Why.TOO_LONG, int(MOST_ACTIONS)) if lasts_too_long(s) else self.refuse(s, thing)

    def refuse(self, s: State, kind: i64) -> Refusal | None:
        """Why it cannot be done with a card of that kind."""
        return None

    def offer_payable(self, s: State, only_knowledge: bool) -> None:
        """Offer the knowledge that can be paid for, and unless only that all other cards."""
        d = self.d
        most = dearest(s, d, s.me)
        last: i64 = -1
        card = s.first(HAND + s.me)
        while card >= 0:
            kind = s.kind(card)
            if kind != last and (d.cost[kind] <= most if d.sort[kind] == KNOWLEDGE else not only_knowledge):
                s.offer(self.block + kind)
            last = kind
            card = s.after(card)

    def do(self, s: State, thing: i64) -> None:
        s.mem[ACTIONS_DONE] += 1
        self.do_with(s, thing, card_of(s, self.d, HAND + s.me, thing))

    def do_with(self, s: State, kind: i64, card: i64) -> None:
        """Do it with that card."""


class Play(DoneWithCard):
    """A card of the hand: knowledge into the chain, a preparation for its effects, a timer onto the table."""

    def options(self, s: State) -> None:
        if not lasts_too_long(s):
            self.offer_payable(s, False)

    def refuse(self, s: State, kind: i64) -> Refusal | None:
        return refuse_payment(s, self.d, s.me, kind) if self.d.sort[kind] == KNOWLEDGE else None

    def do_with(self, s: State, kind: i64, card: i64) -> None:
        d = self.d
        if d.sort[kind] == KNOWLEDGE:
            pay(s, d, s.me, card)
            lay_open(s, d, card, CHAIN + s.me)
            s.emit(Event.CHAINED, s.me, card, s.number(CHAIN + s.me))
        elif d.sort[kind] == PREPARATION:
            lay_open(s, d, card, RESOLVING + s.me)
            s.emit(Event.PREPARED, s.me, card)
            s.push(d.put_away_at, s.me, card)
        else:
            lay_open(s, d, card, TIMERS + s.me)
            s.emit(Event.TIMER, s.me, card)
        if d.effect_at[kind] >= 0:
            s.begin(d.effect_at[kind], s.me, card)


class Place(DoneWithCard):
    """Knowledge of the hand is paid for and goes onto a timer."""

    def options(self, s: State) -> None:
        if s.number(TIMERS + s.me) > 0 and not lasts_too_long(s) and free_slots(s, self.d, s.me) > 0:
            self.offer_payable(s, True)

    def things(self, s: State) -> list[int]:
        return [kind for kind in kinds_in(s, HAND + s.me) if self.d.sort[kind] == KNOWLEDGE]

    def refuse(self, s: State, kind: i64) -> Refusal | None:
        if s.number(TIMERS + s.me) == 0:
            return Refusal(Why.NO_TIMER)
        if free_slots(s, self.d, s.me) == 0:
            return Refusal(Why.TIMERS_FULL)
        return refuse_payment(s, self.d, s.me, kind)

    def do_with(self, s: State, kind: i64, card: i64) -> None:
        pay(s, self.d, s.me, card)
        start_placing(s, self.d, card)


class GiveUp(DoneWithCard):
    """TM-28: the first of two cards for time; the second comes after it, in ascending order."""

    def options(self, s: State) -> None:
        d = self.d
        if s.mem[SPENT + s.me] == 0 or lasts_too_long(s):
            return
        last: i64 = -1
        card = s.first(HAND + s.me)
        while card >= 0 and s.after(card) >= 0:
            kind = s.kind(card)
            if kind != last:
                s.offer(d.a_exchange + kind)
            last = kind
            card = s.after(card)

    def refuse(self, s: State, kind: i64) -> Refusal | None:
        if s.mem[SPENT + s.me] == 0:
            return Refusal(Why.NONE_SPENT)
        if s.number(HAND + s.me) == 1:
            return Refusal(Why.NEEDS_TWO)
        card = card_of(s, self.d, HAND + s.me, kind)
        return Refusal(Why.SECOND_ONLY) if s.after(card) < 0 else None

    def do_with(self, s: State, kind: i64, card: i64) -> None:
        d = self.d
        s.emit(Event.EXCHANGED, s.me)
        discard(s, d, s.me, card)
        s.push(d.exchange_at, s.me, it=card)


class FinishTimer(OnTimer):
    """A timer goes, and its knowledge is ready."""

    def allows(self, s: State, timer: i64) -> bool:
        return not lasts_too_long(s)

    def refuse(self, s: State, timer: i64) -> Refusal | None:
        return None if self.allows(s, timer) else Refusal(Why.TOO_LONG, int(MOST_ACTIONS))

    def do_with(self, s: State, timer: i64) -> None:
        s.mem[ACTIONS_DONE] += 1
        finish(s, self.d, s.me, timer)


class DiscardTimer(OnTimer):
    """A full timer goes for its text."""

    def allows(self, s: State, timer: i64) -> bool:
        d = self.d
        return d.on_discard_at[s.kind(timer)] >= 0 and is_full(s, d, s.me, timer) and not lasts_too_long(s)

    def refuse(self, s: State, timer: i64) -> Refusal | None:
        d = self.d
        if d.on_discard_at[s.kind(timer)] < 0:
            return Refusal(Why.NO_TEXT)
        if not is_full(s, d, s.me, timer):
            return Refusal(Why.NOT_FULL, int(count_at(s, d, ON_TIMERS + s.me, timer)), int(d.slots[s.kind(timer)]))
        return Refusal(Why.TOO_LONG, int(MOST_ACTIONS)) if lasts_too_long(s) else None

    def do_with(self, s: State, timer: i64) -> None:
        d = self.d
        s.mem[ACTIONS_DONE] += 1
        s.emit(Event.TEXT, s.me, timer)
        s.push(d.clear_timer_at, s.me, timer)
        s.begin(d.on_discard_at[s.kind(timer)], s.me, timer)


class EndMain(Deed):
    """TM-11: not before all released knowledge has been played."""

    def __init__(self, d: Deck) -> None:
        super().__init__(d.a_end)
        self.d: Deck = d

    def options(self, s: State) -> None:
        if s.number(RELEASED + s.me) == 0:
            s.offer(self.d.a_end)

    def refusal(self, s: State, thing: int) -> Refusal | None:
        return None if s.number(RELEASED + s.me) == 0 else Refusal(Why.RELEASED_FIRST)

    def do(self, s: State, thing: i64) -> None:
        s.push(self.d.access_at, s.me)


class Skip(Deed):
    """As the very first thing, restore all time. TM-14 follows: what a full timer released is played before."""

    def __init__(self, d: Deck) -> None:
        super().__init__(d.a_skip)
        self.d: Deck = d

    def options(self, s: State) -> None:
        if s.number(RELEASED + s.me) == 0 and s.mem[ACTIONS_DONE] == 0:
            s.offer(self.d.a_skip)

    def refusal(self, s: State, thing: int) -> Refusal | None:
        if s.number(RELEASED + s.me) > 0:
            return Refusal(Why.RELEASED_FIRST)
        return Refusal(Why.NOT_FIRST) if s.mem[ACTIONS_DONE] > 0 else None

    def do(self, s: State, thing: i64) -> None:
        s.emit(Event.SKIPPED, s.me)
        regain(s, s.me, s.mem[SPENT + s.me])


class PutAway(DeckStep):
    """TM-30: a preparation goes to the discard pile after its effects."""

    def do(self, s: State) -> None:
        discard(s, self.d, s.me, s.source)


class Exchange(DeckAsk):
    """The second card given up for time, in ascending order; `it` is the first."""

    prompt: str = "exchange"
    always: bool = True  # that all cards left in hand are alike is nobody else's business

    def options(self, s: State) -> None:
        offer_after(s, HAND + s.me, self.d.a_exchange, s.it, 1)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        block = int(self.d.a_exchange)
        offered = s.legal_for(int(s.me))
        left = [block + kind for kind in kinds_in(s, HAND + s.me)]
        return [(action, Refusal(Why.FIRST_ONLY)) for action in left if action not in offered]

    def answer(self, s: State, action: i64) -> None:
        d = self.d
        discard(s, d, s.me, card_of(s, d, HAND + s.me, action - d.a_exchange))
        regain(s, s.me, EXCHANGE_TIME)
