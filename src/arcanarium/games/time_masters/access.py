"""Phases 3 and 4: cards of the spheres within the chain's length; then the chain leaves and the hand is filled."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.ints import i64
from arcanarium.core.steps import Call
from arcanarium.games.time_masters.board import SECOND_EXTRA, SPHERES
from arcanarium.games.time_masters.piles import discard, draw_card, take_open, take_second
from arcanarium.games.time_masters.table import (
    CHAIN,
    HAND,
    IN_ACCESS,
    IN_CLOSING,
    KEPT,
    SPHERE,
    Table,
    budget,
    card_of,
    hand_limit,
)


class EnterPhase(Step):
    """The next phase of the turn."""

    def __init__(self, t: Table, phase: int) -> None:
        self.t: Table = t
        self.phase: i64 = phase

    def do(self, s: State) -> None:
        s.mem[self.t.phase] = self.phase


# -- access


def may_pick(s: State, t: Table, sphere: i64) -> bool:
    """One card a sphere and turn; two of one sphere with `double_pick`."""
    m = s.mem
    if m[t.picks + sphere] == 0:
        return True
    if m[t.double_pick] == 0:
        return False
    for i in range(SPHERES):
        if m[t.picks + i] > 1:
            return False
    return True


class Pick(Ask):
    """Phase 3: one more card within the chain's length, face up or the second one, or no more."""

    prompt: str = "access"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        left = budget(s, t, s.me)
        extra: i64 = SECOND_EXTRA if s.mem[t.hidden_free] == 0 else 0
        for sphere in range(SPHERES):
            if sphere + 1 <= left and s.number(SPHERE + sphere) > 0 and may_pick(s, t, sphere):
                s.offer(t.a_take + sphere)
        for sphere in range(SPHERES):
            if sphere + 1 + extra <= left and s.number(SPHERE + sphere) > 1 and may_pick(s, t, sphere):
                s.offer(t.a_second + sphere)
        if s.count > 0:
            s.offer(t.a_done)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        if action == t.a_done:
            return
        second = action >= t.a_second
        sphere = action - (t.a_second if second else t.a_take)
        s.mem[t.picks + sphere] += 1
        s.mem[t.priced] += sphere + 1
        if second:
            if s.mem[t.hidden_free] == 0:
                s.mem[t.priced] += SECOND_EXTRA
            take_second(s, t, s.me, sphere + 1)
        else:
            take_open(s, t, s.me, sphere + 1)
        s.push(t.pick_at, s.me, NO_CARD, NO_CARD, 0)


# -- closing


class Keep(Ask):
    """Phase 4: a card of the chain goes back to the hand, in ascending order; or no more."""

    prompt: str = "keep"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        if s.mem[t.keeps] <= s.number(KEPT + s.me):
            return
        last: i64 = -1 if s.it < 0 else s.kind(s.it) - 1
        found = False
        for kind in range(last + 1, t.kinds):
            if self.has_link(s, kind) and self.may_keep(s, kind):
                s.offer(t.a_keep + kind)
                found = True
        if found:
            s.offer(t.a_done)

    def has_link(self, s: State, kind: i64) -> bool:
        card = s.first(CHAIN + s.me)
        while card >= 0:
            if s.kind(card) == kind:
                return True
            card = s.after(card)
        return False

    def may_keep(self, s: State, kind: i64) -> bool:
        """A name may be kept no more often than reminders of other cards allow it."""
        t = self.t
        for i in range(len(t.keepers)):
            if t.keepers[i] == kind:
                kept: i64 = 0
                card = s.first(KEPT + s.me)
                while card >= 0:
                    if s.kind(card) == kind:
                        kept += 1
                    card = s.after(card)
                return kept < s.mem[t.keeps] - s.mem[t.barred + i]
        return True

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        if action == t.a_done:
            return
        card = card_of(s, t, CHAIN + s.me, action - t.a_keep)
        s.move(card, KEPT + s.me)
        s.emit(t.e_kept, s.me, card)
        s.push(t.keep_at, s.me, NO_CARD, card, 0)


class Refill(Step):
    """Kept cards to the hand, the rest of the chain to the discard pile, then draw up to the hand limit."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        for card in s.cards(KEPT + s.me):
            s.move(card, HAND + s.me)
        for card in s.cards(CHAIN + s.me):
            discard(s, t, s.me, card)
        while s.number(HAND + s.me) < hand_limit(s, s.me) and draw_card(s, t, s.me):
            pass


ACCESS_CLOSING: Final = 2  # the step of the access phase at which the closing phase begins


def register(t: Table) -> None:
    rules = t.rules
    t.pick_at = rules.program("pick", Pick(t))
    t.keep_at = rules.program("keep", Keep(t))
    t.access_at = rules.program(
        "access", EnterPhase(t, IN_ACCESS), Call("pick"), EnterPhase(t, IN_CLOSING), Call("keep"), Refill(t)
    )
