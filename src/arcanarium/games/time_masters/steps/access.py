"""Phases 3 and 4: cards of the spheres within the chain's length; then the chain leaves and the hand is filled."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.asking.shape import SEVERAL, Refusal, Shape
from arcanarium.core.asking.wholes import make_shape
from arcanarium.core.ints import i64
from arcanarium.games.time_masters.facts import SECOND_EXTRA, SPHERES
from arcanarium.games.time_masters.steps.piles import discard, draw_card, take_open, take_second
from arcanarium.games.time_masters.table import (
    CHAIN,
    DOUBLE_PICK,
    HAND,
    HIDDEN_FREE,
    KEEPS,
    KEPT,
    PICKS,
    PRICED,
    SPHERE,
    DeckAsk,
    DeckStep,
    Event,
    Why,
    budget,
    card_of,
    count_kind,
    hand_limit,
    kinds_in,
    next_link,
)

# -- access


def may_pick(s: State, sphere: i64) -> bool:
    """One card per sphere and turn; two of one sphere with `double_pick`."""
    return s.mem[PICKS + sphere] == 0 or may_pick_two(s)


def may_pick_two(s: State) -> bool:
    """Is there a right to a second card of a sphere that has not been used?"""
    m = s.mem
    if m[DOUBLE_PICK] == 0:
        return False
    for i in range(SPHERES):
        if m[PICKS + i] > 1:
            return False
    return True


def second_price(s: State, level: i64) -> i64:
    """What the second card of a sphere takes of the chain."""
    return level + (SECOND_EXTRA if s.mem[HIDDEN_FREE] == 0 else 0)


class Pick(DeckAsk):
    """Phase 3: one more card within the chain's length, face up or the second one, or no more."""

    prompt: str = "access"

    def options(self, s: State) -> None:
        d = self.d
        left = budget(s, s.me)
        first = second_price(s, 1)
        for sphere in range(SPHERES):
            if sphere + 1 <= left and s.number(SPHERE + sphere) > 0 and may_pick(s, sphere):
                s.offer(d.a_take + sphere)
        for sphere in range(SPHERES):
            if sphere + first <= left and s.number(SPHERE + sphere) > 1 and may_pick(s, sphere):
                s.offer(d.a_second + sphere)
        if s.count > 0:
            s.offer(d.a_done)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        found: list[tuple[int, Refusal]] = []
        for sphere in range(int(SPHERES)):
            why = self.refuse(s, sphere, 1, sphere + 1)
            if why is not None:
                found.append((int(self.d.a_take) + sphere, why))
            why = self.refuse(s, sphere, 2, int(second_price(s, sphere + 1)))
            if why is not None:
                found.append((int(self.d.a_second) + sphere, why))
        return found

    def refuse(self, s: State, sphere: int, cards: int, price: int) -> Refusal | None:
        """Why a card of a sphere cannot be taken for that much of the chain, the first or the second one."""
        if s.number(SPHERE + sphere) < cards:
            return Refusal(Why.PILE_EMPTY if cards == 1 else Why.NO_SECOND)
        if not may_pick(s, sphere):
            return Refusal(Why.PICKED)
        left = int(budget(s, s.me))
        return Refusal(Why.CHAIN_SHORT, price, left) if price > left else None

    def answer(self, s: State, action: i64) -> None:
        d = self.d
        if action == d.a_done:
            return
        second = action >= d.a_second
        sphere = action - (d.a_second if second else d.a_take)
        s.mem[PICKS + sphere] += 1
        s.mem[PRICED] += second_price(s, sphere + 1) if second else sphere + 1
        if second:
            take_second(s, d, s.me, sphere + 1)
        else:
            take_open(s, s.me, sphere + 1)
        s.again(self, 0)


# -- closing


class Keep(DeckAsk):
    """Phase 4: a card of the chain goes back to the hand, in ascending order; or no more."""

    form: str = SEVERAL
    prompt: str = "keep"

    def options(self, s: State) -> None:
        d = self.d
        if s.mem[KEEPS] <= s.number(KEPT + s.me):
            return
        found = False
        kind = next_link(s, -1 if s.it < 0 else s.kind(s.it) - 1)
        while kind >= 0:
            if self.may_keep(s, kind):
                s.offer(d.a_keep + kind)
                found = True
            kind = next_link(s, kind)
        if found:
            s.offer(d.a_done)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        barred = [kind for kind in kinds_in(s, CHAIN + s.me) if not self.may_keep(s, kind)]
        return [(int(self.d.a_keep) + kind, Refusal(Why.KEEPS_OTHERS)) for kind in barred]

    def may_keep(self, s: State, kind: i64) -> bool:
        """A name may be kept no more often than reminders of other cards allow it."""
        place = self.d.keeper(kind)
        if place < 0:
            return True
        return count_kind(s, KEPT + s.me, kind) < s.mem[KEEPS] - s.mem[self.d.barred + place]

    def answer(self, s: State, action: i64) -> None:
        d = self.d
        if action == d.a_done:
            return
        card = card_of(s, d, CHAIN + s.me, action - d.a_keep)
        s.move(card, KEPT + s.me)
        s.emit(Event.KEPT, s.me, card)
        s.it = card
        s.again(self, 0)

    def shape(self, s: State) -> Shape:
        return make_shape(self, s, int(self.d.a_done))

    def named(self, s: State) -> list[int]:
        return [int(self.d.a_keep + s.kind(card)) for card in s.cards(KEPT + s.me)]


class Refill(DeckStep):
    """Kept cards to the hand, the rest of the chain to the discard pile, then draw up to the hand limit."""

    def do(self, s: State) -> None:
        for card in s.cards(KEPT + s.me):
            s.move(card, HAND + s.me)
        for card in s.cards(CHAIN + s.me):
            discard(s, self.d, s.me, card)
        while s.number(HAND + s.me) < hand_limit(s, s.me) and draw_card(s, s.me):
            pass
