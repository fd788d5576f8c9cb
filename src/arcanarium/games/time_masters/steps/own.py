"""Effects on the mage's own time, reminders and access to the spheres."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.bits import bit, has, with_member
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.time_masters.facts import SPHERES, Article
from arcanarium.games.time_masters.steps.effects import NOTED, Chosen, Counted, Effect, end_effect
from arcanarium.games.time_masters.steps.piles import draw_cards, second_card
from arcanarium.games.time_masters.steps.time import gain_imaginary, gain_token, regain
from arcanarium.games.time_masters.table import (
    CHAIN_BONUS,
    DOUBLE_PICK,
    HIDDEN_FREE,
    KEEPS,
    SPHERE,
    WARD,
    Deck,
    Event,
    Why,
)


class RegainTime(Counted):
    """Turn own spent tokens to the unspent side."""

    def work(self, s: State) -> bool:
        return regain(s, s.me, self.amount.value(s))


class GainTimeToken(Counted):
    """New tokens, spent side up."""

    def work(self, s: State) -> bool:
        return gain_token(s, s.me, self.amount.value(s))


class GainImaginary(Counted):
    """Up to four."""

    def work(self, s: State) -> bool:
        return gain_imaginary(s, s.me, self.amount.value(s))


class Draw(Counted):
    """Cards from one's own deck."""

    def work(self, s: State) -> bool:
        return draw_cards(s, s.me, self.amount.value(s))


class OpponentsRegain(Counted):
    """Every opponent regains time; a ward does not stop what does no harm (TM-36)."""

    def work(self, s: State) -> bool:
        changed = False
        for k in range(1, s.mem[SEATS]):
            if regain(s, (s.me + k) % s.mem[SEATS], self.amount.value(s)):
                changed = True
        return changed


# -- reminders


class Discount(Effect):
    """The next cards paid for this turn cost less."""

    def __init__(self, d: Deck, data: Article) -> None:
        super().__init__(d, data)
        self.amount: i64 = data["amount"]
        self.uses: i64 = data["uses"]

    def work(self, s: State) -> bool:
        s.mem[self.d.discounts + self.uses - 1] += self.amount
        s.emit(Event.DISCOUNT, s.me, a=self.amount, b=self.uses)
        return True


class ChainBonus(Counted):
    """The chain counts as longer in the access phase."""

    def work(self, s: State) -> bool:
        amount = self.amount.value(s)
        s.mem[CHAIN_BONUS] += amount
        s.emit(Event.BONUS, s.me, a=amount)
        return True


def set_flag(s: State, cell: i64, event: i64) -> bool:
    """Tell of a reminder that is there or not; is it new?"""
    new = s.mem[cell] == 0
    s.mem[cell] = 1
    s.emit(event, s.me)
    return new


class HiddenFree(Effect):
    """Second cards cost nothing extra this turn."""

    def work(self, s: State) -> bool:
        return set_flag(s, HIDDEN_FREE, Event.HIDDEN_FREE)


class DoublePick(Effect):
    """Two cards from one sphere this turn."""

    def work(self, s: State) -> bool:
        return set_flag(s, DOUBLE_PICK, Event.DOUBLE)


class Ward(Effect):
    """Until the own next turn nothing harmful of others works."""

    def work(self, s: State) -> bool:
        return set_flag(s, WARD + s.me, Event.WARD)


class KeepAtEnd(Effect):
    """Cards of the chain may be kept in the closing phase, perhaps not those of the name that says so."""

    def __init__(self, d: Deck, data: Article) -> None:
        super().__init__(d, data)
        self.amount: i64 = data["amount"]
        self.barred: i64 = d.keeper(data["kind"]) if data["exclude_same_name"] else -1

    def work(self, s: State) -> bool:
        s.mem[KEEPS] += self.amount
        if self.barred >= 0:
            s.mem[self.d.barred + self.barred] += self.amount
        s.emit(Event.KEEP, s.me, a=self.amount)
        return True


# -- looking at second cards


def peek(s: State, level: i64) -> None:
    card = second_card(s, level)
    s.show(card, bit(s.me))
    s.emit(Event.PEEKED, s.me, card, level)


class PeekSecond(Effect):
    """If all piles that have a second card may be looked at, all are shown and nothing is asked."""

    def __init__(self, d: Deck, data: Article) -> None:
        super().__init__(d, data)
        self.most: i64 = data["max_spheres"]

    def work(self, s: State) -> bool:
        piles: i64 = 0
        for level in range(1, SPHERES + 1):
            if s.number(SPHERE + level - 1) >= 2:
                piles += 1
        if piles <= self.most:
            for level in range(1, SPHERES + 1):
                if s.number(SPHERE + level - 1) >= 2:
                    peek(s, level)
            end_effect(s)
        return False  # looking moves nothing


class PeekOne(Chosen):
    """A pile not looked at yet, or no more; the one before it is seen first."""

    prompt: str = "peek"

    def choices(self, s: State) -> None:
        for level in range(1, SPHERES + 1):
            if s.number(SPHERE + level - 1) >= 2 and not has(NOTED.of(s.n), level):
                s.offer(self.d.a_peek + level - 1)
        s.offer(self.d.a_done)

    def expected(self, s: State) -> list[int]:
        return [int(self.d.a_peek) + sphere for sphere in range(int(SPHERES))]

    def why_not(self, s: State, action: i64) -> Refusal | None:
        level = action - self.d.a_peek + 1
        if s.number(SPHERE + level - 1) < 2:
            return Refusal(Why.NO_SECOND)
        return Refusal(Why.LOOKED_AT) if has(NOTED.of(s.n), level) else None

    def choose(self, s: State, action: i64) -> None:
        level = action - self.d.a_peek + 1
        s.n = NOTED.put(s.n, with_member(NOTED.of(s.n), level))
        peek(s, level)
