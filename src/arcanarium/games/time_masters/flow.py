"""The course of the game: set-up, and a turn with its timer phase and main phase."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.steps import Call
from arcanarium.games.time_masters import access
from arcanarium.games.time_masters.access import EnterPhase
from arcanarium.games.time_masters.board import (
    BALANCE,
    EMPTY_AT_END,
    EXCHANGE_TIME,
    MOST_ACTIONS,
    MOST_SEATS,
    OPENING_HAND,
    PILE,
    QUIET_ROUNDS,
    SPHERES,
)
from arcanarium.games.time_masters.effects.base import FROM_TIMER
from arcanarium.games.time_masters.piles import discard, draw_cards, lay_open, open_top
from arcanarium.games.time_masters.table import (
    BOX,
    CHAIN,
    DECK,
    HAND,
    IN_MAIN,
    IN_TIMERS,
    RELEASED,
    RESOLVING,
    SPHERE,
    TIMERS,
    Table,
    card_of,
    empty_piles,
    offer_after,
    offer_kinds,
)
from arcanarium.games.time_masters.timers import finish, free_slots, is_full, offer_timers, start_placing, twin
from arcanarium.games.time_masters.tokens import dearest, pay, regain
from arcanarium.games.time_masters.words import KNOWLEDGE, PREPARATION

# -- set-up


class SetUp(Step):
    """Equal decks, five piles of random cards, a random first mage."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        m = s.mem
        seats = m[SEATS]
        for card in range(t.plan.cards):
            kind = s.kind(card)
            if t.level[kind] > 0:
                s.insert(card, SPHERE + t.level[kind] - 1)
            else:
                owner = (card - t.first_of[kind]) // t.per_mage[kind]
                s.insert(card, DECK + owner if owner < seats else BOX)
        for level in range(1, SPHERES + 1):
            s.shuffle(SPHERE + level - 1)
            while s.number(SPHERE + level - 1) > PILE:  # unseen
                s.move(s.first(SPHERE + level - 1), BOX)
            open_top(s, t, level)
        m[t.first] = s.below(seats)
        s.emit(t.e_first, m[t.first])
        for k in range(seats):
            seat = (m[t.first] + k) % seats
            m[t.imaginary + seat] = BALANCE[int(m[t.balance])][int(k)]
            s.shuffle(DECK + seat)
            draw_cards(s, t, seat, OPENING_HAND)
        m[TURN] = m[t.first]
        s.push(t.turn_at, m[t.first], NO_CARD, NO_CARD, 0)


# -- the turn


class BeginTurn(Step):
    """The ward ends; surcharge and spending limit are now active. Full timers owe a decision."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        m = s.mem
        m[TURN] = s.me
        m[t.ward + s.me] = 0
        s.emit(t.e_turn, s.me)
        timer = s.first(TIMERS + s.me)
        while timer >= 0:
            if is_full(s, t, s.me, timer):
                m[t.waits + timer] = 1
            timer = s.after(timer)


class EndTurn(Step):
    """Reminders of this turn expire; the game ends with two empty piles, or after too many turns without a pick."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        m = s.mem
        seats = m[SEATS]
        m[t.surcharge + s.me] = 0
        m[t.spend_cap + s.me] = -1
        m[t.quiet] = 0 if m[t.changed] != 0 else m[t.quiet] + 1
        for i in range(t.longest_discount):
            m[t.discounts + i] = 0
        for i in range(len(t.keepers)):
            m[t.barred + i] = 0
        for i in range(SPHERES):
            m[t.picks + i] = 0
        m[t.paid] = 0
        m[t.chain_bonus] = 0
        m[t.keeps] = 0
        m[t.hidden_free] = 0
        m[t.double_pick] = 0
        m[t.priced] = 0
        m[t.actions_done] = 0
        m[t.changed] = 0
        m[t.phase] = IN_TIMERS
        if empty_piles(s) >= EMPTY_AT_END:
            s.emit(t.e_ended, s.me, NO_CARD, empty_piles(s))
        elif m[t.quiet] >= QUIET_ROUNDS * seats:
            s.emit(t.e_ended, s.me, NO_CARD, 0)
        else:
            s.push(t.turn_at, (s.me + 1) % seats, NO_CARD, NO_CARD, 0)


def use_released(s: State, t: Table, kind: i64) -> None:
    """T13: free, at the end of the chain, with its effects unless the turn has lasted too long."""
    card = card_of(s, t, RELEASED + s.me, kind)
    lay_open(s, t, card, CHAIN + s.me)
    s.emit(t.e_used, s.me, card, s.number(CHAIN + s.me))
    if t.effect_at[kind] >= 0 and s.mem[t.actions_done] < MOST_ACTIONS:
        s.begin(t.effect_at[kind], s.me, card, FROM_TIMER)
    s.mem[t.actions_done] += 1


class TimerMenu(Ask):
    """Phase 1: every timer that was full at the start is prolonged or finished, in any order (T20)."""

    prompt: str = "timers"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        waiting: i64 = 0
        timer = s.first(TIMERS + s.me)
        while timer >= 0:
            waiting += s.mem[t.waits + timer]
            timer = s.after(timer)
        if waiting == 0:
            return
        offer_kinds(s, RELEASED + s.me, t.a_use)
        if s.number(HAND + s.me) > 0:
            self.offer_waiting(s, t.a_extend)
        self.offer_waiting(s, t.a_finish)

    def offer_waiting(self, s: State, block: i64) -> None:
        t = self.t
        timer = s.first(TIMERS + s.me)
        while timer >= 0:
            if s.mem[t.waits + timer] != 0 and not twin(s, t, s.me, timer):
                s.offer(block + t.argument[timer])
            timer = s.after(timer)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        s.push(t.timers_at, s.me, NO_CARD, NO_CARD, 0)
        if action < t.a_extend:
            use_released(s, t, action - t.a_use)
        elif action < t.a_finish:
            s.push(t.tuck_at, s.me, t.timer_cards[action - t.a_extend], NO_CARD, 0)
        else:
            finish(s, t, s.me, t.timer_cards[action - t.a_finish])


class Menu(Ask):
    """Phase 2: any number of actions in any order; or, as the very first thing, skip to restore all time."""

    always: bool = True
    prompt: str = "main"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        m = s.mem
        me = s.me
        if m[t.actions_done] >= MOST_ACTIONS:
            offer_kinds(s, RELEASED + me, t.a_use)
            self.offer_end(s)
            return
        most = dearest(s, t, me)
        hand = HAND + me
        last: i64 = -1
        payable = False
        card = s.first(hand)
        while card >= 0:
            kind = s.kind(card)
            if kind != last:
                if t.sort[kind] != KNOWLEDGE:
                    s.offer(t.a_play + kind)
                elif t.cost[kind] <= most:
                    s.offer(t.a_play + kind)
                    payable = True
            last = kind
            card = s.after(card)
        if payable and s.number(TIMERS + me) > 0 and free_slots(s, t, me) > 0:
            last = -1
            card = s.first(hand)
            while card >= 0:
                kind = s.kind(card)
                if kind != last and t.sort[kind] == KNOWLEDGE and t.cost[kind] <= most:
                    s.offer(t.a_place + kind)
                last = kind
                card = s.after(card)
        if m[t.spent + me] > 0:  # T28; in ascending order: a second card comes after the first
            last = -1
            card = s.first(hand)
            while card >= 0 and s.after(card) >= 0:
                kind = s.kind(card)
                if kind != last:
                    s.offer(t.a_exchange + kind)
                last = kind
                card = s.after(card)
        offer_kinds(s, RELEASED + me, t.a_use)
        if s.number(TIMERS + me) > 0:
            offer_timers(s, t, me, t.a_finish)
            timer = s.first(TIMERS + me)
            while timer >= 0:
                if t.on_discard_at[s.kind(timer)] >= 0 and is_full(s, t, me, timer) and not twin(s, t, me, timer):
                    s.offer(t.a_trigger + t.argument[timer])
                timer = s.after(timer)
        self.offer_end(s)

    def offer_end(self, s: State) -> None:
        """T11: not before all released knowledge has been played. T14 follows: what a full timer released is played
        before, and skipping is a first action.
        """
        t = self.t
        if s.number(RELEASED + s.me) > 0:
            return
        s.offer(t.a_end)
        if s.mem[t.actions_done] == 0:
            s.offer(t.a_skip)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        me = s.me
        if action == t.a_skip:
            s.emit(t.e_skipped, me)
            regain(s, t, me, s.mem[t.spent + me])
            return
        if action == t.a_end:
            s.push(t.access_at, me, NO_CARD, NO_CARD, 0)
            return
        s.push(t.main_at, me, NO_CARD, NO_CARD, 0)
        if t.a_use <= action and action < t.a_extend:
            use_released(s, t, action - t.a_use)
            return
        s.mem[t.actions_done] += 1
        if action < t.a_place:
            self.play(s, action - t.a_play)
        elif action < t.a_exchange:
            card = card_of(s, t, HAND + me, action - t.a_place)
            pay(s, t, me, card)
            start_placing(s, t, card)
        elif action < t.a_use:
            card = card_of(s, t, HAND + me, action - t.a_exchange)
            s.emit(t.e_exchanged, me)
            discard(s, t, me, card)
            s.push(t.exchange_at, me, NO_CARD, card, 0)
        elif action < t.a_trigger:
            finish(s, t, me, t.timer_cards[action - t.a_finish])
        else:
            timer = t.timer_cards[action - t.a_trigger]
            s.emit(t.e_text, me, timer)
            s.push(t.clear_timer_at, me, timer, NO_CARD, 0)
            s.begin(t.on_discard_at[s.kind(timer)], me, timer)

    def play(self, s: State, kind: i64) -> None:
        """A card of the hand: knowledge into the chain, a preparation for its effects, a timer onto the table."""
        t = self.t
        card = card_of(s, t, HAND + s.me, kind)
        if t.sort[kind] == KNOWLEDGE:
            pay(s, t, s.me, card)
            lay_open(s, t, card, CHAIN + s.me)
            s.emit(t.e_chained, s.me, card, s.number(CHAIN + s.me))
        elif t.sort[kind] == PREPARATION:
            lay_open(s, t, card, RESOLVING + s.me)
            s.emit(t.e_prepared, s.me, card)
            s.push(t.put_away_at, s.me, card, NO_CARD, 0)
        else:
            lay_open(s, t, card, TIMERS + s.me)
            s.emit(t.e_timer, s.me, card)
        if t.effect_at[kind] >= 0:
            s.begin(t.effect_at[kind], s.me, card)


class PutAway(Step):
    """T30: a preparation goes to the discard pile after its effects."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        discard(s, self.t, s.me, s.source)


class Exchange(Ask):
    """The second card given up for time, in ascending order; `it` is the first."""

    prompt: str = "exchange"
    always: bool = True  # that all cards left in hand are alike is nobody else's business

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        offer_after(s, HAND + s.me, self.t.a_exchange, s.it, 1)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        discard(s, t, s.me, card_of(s, t, HAND + s.me, action - t.a_exchange))
        regain(s, t, s.me, EXCHANGE_TIME)


TURN_MAIN: Final = 2  # the step of a turn at which the main phase begins
TURN_END: Final = 4


def register(t: Table) -> None:
    rules = t.rules
    t.timers_at = rules.program("timers", TimerMenu(t))
    t.main_at = rules.program("main", Menu(t))
    t.put_away_at = rules.program("put away", PutAway(t))
    t.exchange_at = rules.program("exchange", Exchange(t))
    access.register(t)
    t.turn_at = rules.program("turn", BeginTurn(t), Call("timers"), EnterPhase(t, IN_MAIN), Call("main"), EndTurn(t))
    rules.program("game", SetUp(t))
    assert t.plan.seats == MOST_SEATS
