"""Paying with tokens of the reserve and of one's own Amulets of Water (S-14), one by one where it matters which."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.fields import Row
from arcanarium.core.asking.menu import Deed
from arcanarium.core.asking.several import Several
from arcanarium.core.asking.shape import AN_AMOUNT, Refusal, Shape
from arcanarium.core.asking.wholes import make_shape
from arcanarium.core.bags import covers, of, total, unit
from arcanarium.core.ints import i64
from arcanarium.core.rules import Ask
from arcanarium.games.seasons.facts import AMULET_OF_WATER, KINDS_OF_ENERGY
from arcanarium.games.seasons.steps.crystals import Cost, lose_crystals
from arcanarium.games.seasons.steps.energy import gain_energy, worth
from arcanarium.games.seasons.table import (
    AMOUNT,
    CRYSTALS,
    ELEMENT,
    MAY_TRANSMUTE,
    PAID,
    PAY,
    PLAY,
    RESERVE,
    RULES,
    SOURCES,
    TOKENS,
    TRANSMUTE,
    Event,
    Why,
    usable,
)

EACH: Final = 0x01010101  # one token of each type

# -- tokens by type and source, as actions number them


def tokens_at(s: State, seat: i64, source: i64) -> i64:
    """The bag of a token source: the reserve, or an Amulet of Water that lies in front of that seat."""
    if source == 0:
        return s.mem[RESERVE + seat]
    card = 2 * AMULET_OF_WATER + source - 1
    return s.mem[TOKENS + card] if s.where(card) == PLAY + seat else 0


def take_token(s: State, seat: i64, payment: i64) -> i64:
    """Remove the token that a payment names (type and source); returns its type."""
    energy = payment // SOURCES
    source = payment % SOURCES
    at = RESERVE + seat if source == 0 else TOKENS + 2 * AMULET_OF_WATER + source - 1
    s.mem[at] -= unit(energy)
    return energy


def is_payable(tokens: i64, limit: i64, need: i64) -> bool:
    """Are there `need` tokens of which no type exceeds its limit?"""
    found: i64 = 0
    for energy in range(KINDS_OF_ENERGY):
        found += min(of(tokens, energy), of(limit, energy))
    return found >= need


def start_paying(s: State, seat: i64, limit: i64, need: i64) -> None:
    """Pay at once if there is but one way, else ask token by token: `need` in all, at most `limit` of each type."""
    s.mem[PAID] = 0
    if need == 0:
        return
    reserve = s.mem[RESERVE + seat]
    if total(limit) == need and usable(s, seat) == reserve:
        s.mem[RESERVE + seat] = reserve - limit
        s.mem[PAID] = limit
        s.emit(Event.PAID_ENERGY, seat, s.source, limit)
        return
    n = PAY_TOKENS.want(need)
    for energy in range(KINDS_OF_ENERGY):
        n |= PAY_TOKENS.limits.pack(energy, of(limit, energy))
    s.push(PAY_AT, seat, s.source, s.it, n)


class PayTokens(Several):
    """Tokens from the reserve and the Amulets, of no type more than its limit."""

    prompt: str = "pay-energy"

    def __init__(self) -> None:
        super().__init__(PAY, KINDS_OF_ENERGY * SOURCES)
        self.limits: Row = self.bits.row(5, KINDS_OF_ENERGY)

    def there(self, s: State, thing: i64) -> i64:
        energy = thing // SOURCES
        return min(self.limits.of(s.n, energy), of(tokens_at(s, s.me, thing % SOURCES), energy))

    def shape(self, s: State) -> Shape:
        if usable(s, s.me) != s.mem[RESERVE + s.me]:  # the sources of a type share its limit
            return make_shape(self, s)
        return Several.shape(self, s)

    def options(self, s: State) -> None:
        need = self.due.of(s.n)
        last = self.latest.of(s.n)
        everything = usable(s, s.me)
        later: i64 = 0  # what the types after this one can still give
        for energy in range(last // SOURCES, KINDS_OF_ENERGY):
            later += min(self.limits.of(s.n, energy), of(everything, energy))
        for energy in range(last // SOURCES, KINDS_OF_ENERGY):
            limit = self.limits.of(s.n, energy)
            later -= min(limit, of(everything, energy))
            there: i64 = 0
            for source in range(SOURCES - 1, -1, -1):
                if energy * SOURCES + source >= last:
                    there += of(tokens_at(s, s.me, source), energy)
            for source in range(SOURCES):
                payment = energy * SOURCES + source
                here = of(tokens_at(s, s.me, source), energy)
                if payment >= last:
                    if limit > 0 and here > 0 and min(limit, there) + later >= need:
                        s.offer(PAY + payment)
                    there -= here

    def remember(self, n: i64, thing: i64) -> i64:
        return self.limits.plus(n, thing // SOURCES, -1)

    def take(self, s: State, thing: i64) -> None:
        energy = take_token(s, s.me, thing)
        s.mem[PAID] += unit(energy)
        s.emit(Event.PAID_ENERGY, s.me, s.source, unit(energy))


class PayAny(Cost):
    """Tokens of any types."""

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        there = int(total(usable(s, seat)))
        return Refusal(Why.NEEDS_TOKENS, int(self.amount), there) if there < self.amount else None

    def do(self, s: State) -> None:
        start_paying(s, s.me, self.amount * EACH, self.amount)


class PayTyped(Cost):
    """One token of a given type."""

    def __init__(self, energy: int) -> None:
        super().__init__(1)
        self.tokens: i64 = unit(energy)

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        tokens = usable(s, seat)
        return None if covers(tokens, self.tokens) else Refusal(Why.NEEDS_ENERGY, int(self.tokens), int(tokens))

    def do(self, s: State) -> None:
        start_paying(s, s.me, self.tokens, 1)


class PaySame(Ask):
    """Tokens of one type."""

    prompt: str = "pay-same"

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount

    def options(self, s: State) -> None:
        tokens = usable(s, s.me)
        for energy in range(KINDS_OF_ENERGY):
            if of(tokens, energy) >= self.amount:
                s.offer(ELEMENT + energy)

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        fits = self.possible(s, seat, source)
        return None if fits else Refusal(Why.NEEDS_SAME, int(self.amount), int(usable(s, seat)))

    def answer(self, s: State, action: i64) -> None:
        start_paying(s, s.me, self.amount * unit(action - ELEMENT), self.amount)


class Transmute(Deed):
    """A token becomes crystals, at its value in the season of the marker."""

    again: bool = True

    def options(self, s: State) -> None:
        """The tokens of `things`, without making a list of them."""
        if s.mem[MAY_TRANSMUTE] == 0:
            return
        reserve = s.mem[RESERVE + s.me]
        first = tokens_at(s, s.me, 1)
        second = tokens_at(s, s.me, 2)
        if reserve | first | second == 0:
            return
        for energy in range(KINDS_OF_ENERGY):
            at = TRANSMUTE + SOURCES * energy
            if of(reserve, energy) > 0:
                s.offer(at)
            if of(first, energy) > 0:
                s.offer(at + 1)
            if of(second, energy) > 0:
                s.offer(at + 2)

    def things(self, s: State) -> list[int]:
        return [
            payment
            for payment in range(KINDS_OF_ENERGY * SOURCES)
            if of(tokens_at(s, s.me, payment % SOURCES), payment // SOURCES) > 0
        ]

    def refusal(self, s: State, thing: int) -> Refusal | None:
        return Refusal(Why.NO_RIGHT) if s.mem[MAY_TRANSMUTE] == 0 else None

    def do(self, s: State, thing: i64) -> None:
        energy = take_token(s, s.me, thing)
        value = worth(s, s.me, energy)
        s.mem[CRYSTALS + s.me] += value
        s.emit(Event.TRANSMUTED, s.me, a=unit(energy), b=value)


# -- the Mirror of the Seasons


class MirrorType(Ask):
    """S-50: the type of token to give, which becomes `n`; a crystal is needed for each."""

    prompt: str = "mirror-give"

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        if s.mem[CRYSTALS + seat] == 0:
            return Refusal(Why.NEEDS_CRYSTALS, 1, 0)
        return None if self.possible(s, seat, source) else Refusal(Why.NEEDS_TOKENS, 1, 0)

    def options(self, s: State) -> None:
        if s.mem[CRYSTALS + s.me] > 0:
            tokens = usable(s, s.me)
            for energy in range(KINDS_OF_ENERGY):
                if of(tokens, energy) > 0:
                    s.offer(ELEMENT + energy)

    def answer(self, s: State, action: i64) -> None:
        s.n = action - ELEMENT


class MirrorAmount(Ask):
    """How many tokens of type `n` to exchange, for as many crystals."""

    form: str = AN_AMOUNT
    prompt: str = "mirror-amount"

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        return True  # the type chosen before leaves at least one

    def options(self, s: State) -> None:
        for amount in range(min(s.mem[CRYSTALS + s.me], of(usable(s, s.me), s.n))):
            s.offer(AMOUNT + amount)

    def answer(self, s: State, action: i64) -> None:
        amount = action - AMOUNT + 1
        lose_crystals(s, s.me, amount)
        start_paying(s, s.me, amount * unit(s.n), amount)


class MirrorTake(Ask):
    """As many tokens of one other type."""

    prompt: str = "mirror-take"

    def options(self, s: State) -> None:
        for energy in range(KINDS_OF_ENERGY):
            if of(s.mem[PAID], energy) == 0:
                s.offer(ELEMENT + energy)

    def answer(self, s: State, action: i64) -> None:
        gain_energy(s, s.me, total(s.mem[PAID]) * unit(action - ELEMENT))


PAY_TOKENS: Final = PayTokens()
PAY_AT: Final[i64] = RULES.program("pay", PAY_TOKENS)
