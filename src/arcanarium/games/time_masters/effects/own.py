"""Effects on the mage's own time, reminders and access to the spheres."""

from __future__ import annotations

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.time_masters.board import SPHERES
from arcanarium.games.time_masters.card_set import Effect as Data
from arcanarium.games.time_masters.effects.base import KEPT_SHIFT, OVER, Chosen, Counted, Effect
from arcanarium.games.time_masters.piles import draw_cards, second_card
from arcanarium.games.time_masters.table import SPHERE, Table
from arcanarium.games.time_masters.tokens import gain_imaginary, gain_token, regain


class RegainTime(Counted):
    """Turn own spent tokens to the unspent side."""

    def work(self, s: State) -> bool:
        return regain(s, self.t, s.me, self.amount.value(s))


class GainTimeToken(Counted):
    """New tokens, spent side up."""

    def work(self, s: State) -> bool:
        return gain_token(s, self.t, s.me, self.amount.value(s))


class GainImaginary(Counted):
    """Up to four."""

    def work(self, s: State) -> bool:
        return gain_imaginary(s, self.t, s.me, self.amount.value(s))


class Draw(Counted):
    """Cards from one's own deck."""

    def work(self, s: State) -> bool:
        return draw_cards(s, self.t, s.me, self.amount.value(s))


class OpponentsRegain(Counted):
    """Every opponent regains time; a ward does not stop what does no harm (T36)."""

    def work(self, s: State) -> bool:
        changed = False
        for k in range(1, s.mem[SEATS]):
            if regain(s, self.t, (s.me + k) % s.mem[SEATS], self.amount.value(s)):
                changed = True
        return changed


# -- reminders


class Discount(Effect):
    """The next so many paid cards of this turn cost less."""

    def __init__(self, t: Table, data: Data) -> None:
        super().__init__(t, data)
        self.amount: i64 = data["amount"]
        self.uses: i64 = data["uses"]

    def work(self, s: State) -> bool:
        s.mem[self.t.discounts + self.uses - 1] += self.amount
        s.emit(self.t.e_discount, s.me, NO_CARD, self.amount, self.uses)
        return True


class ChainBonus(Counted):
    """The chain counts as longer in the access phase."""

    def work(self, s: State) -> bool:
        amount = self.amount.value(s)
        s.mem[self.t.chain_bonus] += amount
        s.emit(self.t.e_bonus, s.me, NO_CARD, amount)
        return True


class HiddenFree(Effect):
    """Second cards cost nothing extra this turn."""

    def work(self, s: State) -> bool:
        new = s.mem[self.t.hidden_free] == 0
        s.mem[self.t.hidden_free] = 1
        s.emit(self.t.e_hidden_free, s.me)
        return new


class DoublePick(Effect):
    """Two cards from one sphere this turn."""

    def work(self, s: State) -> bool:
        new = s.mem[self.t.double_pick] == 0
        s.mem[self.t.double_pick] = 1
        s.emit(self.t.e_double, s.me)
        return new


class Ward(Effect):
    """Until the own next turn nothing harmful of others works."""

    def work(self, s: State) -> bool:
        new = s.mem[self.t.ward + s.me] == 0
        s.mem[self.t.ward + s.me] = 1
        s.emit(self.t.e_ward, s.me)
        return new


class KeepAtEnd(Effect):
    """Cards of the chain may be kept in the closing phase, perhaps not those of the name that says so."""

    def __init__(self, t: Table, data: Data, kind: int) -> None:
        super().__init__(t, data)
        self.amount: i64 = data["amount"]
        self.barred: i64 = -1
        if data["exclude_same_name"]:
            for i in range(len(t.keepers)):
                if t.keepers[i] == kind:
                    self.barred = i

    def work(self, s: State) -> bool:
        t = self.t
        s.mem[t.keeps] += self.amount
        if self.barred >= 0:
            s.mem[t.barred + self.barred] += self.amount
        s.emit(t.e_keep, s.me, NO_CARD, self.amount)
        return True


# -- looking at second cards


def peek(s: State, t: Table, level: i64) -> None:
    card = second_card(s, level)
    s.show(card, bit(s.me))
    s.emit(t.e_peeked, s.me, card, level)


class PeekSecond(Effect):
    """If all piles that have a second card may be looked at, all are shown and nothing is asked."""

    def __init__(self, t: Table, data: Data) -> None:
        super().__init__(t, data)
        self.most: i64 = data["max_spheres"]

    def work(self, s: State) -> bool:
        piles: i64 = 0
        for level in range(1, SPHERES + 1):
            if s.number(SPHERE + level - 1) >= 2:
                piles += 1
        if piles <= self.most:
            for level in range(1, SPHERES + 1):
                if s.number(SPHERE + level - 1) >= 2:
                    peek(s, self.t, level)
            s.n |= OVER
        return False  # looking moves nothing


class PeekOne(Chosen):
    """A pile not looked at yet, or no more; the one before it is seen first."""

    prompt: str = "peek"

    def choices(self, s: State) -> None:
        for level in range(1, SPHERES + 1):
            if s.number(SPHERE + level - 1) >= 2 and s.n >> (KEPT_SHIFT + level) & 1 == 0:
                s.offer(self.t.a_peek + level - 1)
        s.offer(self.t.a_done)

    def answer(self, s: State, action: i64) -> None:
        if action == self.t.a_done:
            s.n |= OVER
            return
        level = action - self.t.a_peek + 1
        s.n |= bit(KEPT_SHIFT + level)
        peek(s, self.t, level)
