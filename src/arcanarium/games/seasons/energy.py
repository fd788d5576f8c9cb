"""Tokens and crystals: gaining, overflow, paying, transmuting."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.bags import covers, of, total, unit
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.games.seasons.cards import PURSE_OF_IO, VALUE
from arcanarium.games.seasons.table import (
    CRYSTALS,
    E_GAINED_CRYSTALS,
    E_GAINED_ENERGY,
    E_GAUGE,
    E_LOST_CRYSTALS,
    E_LOST_ENERGY,
    E_PAID_ENERGY,
    E_STOLE,
    E_TRANSMUTED,
    GAIN,
    GAUGE,
    LOSE,
    PAID,
    PAY,
    RESERVE,
    RULES,
    SOURCES,
    SPACE,
    TOKENS,
    TRANSMUTE_BONUS,
    amulet,
    capacity,
    in_play,
    usable,
)

KINDS_OF_ENERGY: Final = 4
HIGHEST_GAUGE: Final = 15

# -- crystals and gauge


def gain_crystals(s: State, seat: i64, amount: i64) -> None:
    if amount > 0:
        s.mem[CRYSTALS + seat] += amount
        s.emit(E_GAINED_CRYSTALS, seat, s.source, amount)


def lose_crystals(s: State, seat: i64, amount: i64) -> None:
    """R38: never below nothing."""
    lost = min(amount, s.mem[CRYSTALS + seat])
    if lost > 0:
        s.mem[CRYSTALS + seat] -= lost
        s.emit(E_LOST_CRYSTALS, seat, s.source, lost)


def steal_crystals(s: State, thief: i64, victim: i64, amount: i64) -> i64:
    """As much of it as the victim has; the result says how much that was."""
    stolen = min(amount, s.mem[CRYSTALS + victim])
    if stolen > 0:
        s.mem[CRYSTALS + victim] -= stolen
        s.mem[CRYSTALS + thief] += stolen
        s.emit(E_STOLE, thief, s.source, stolen, victim)
    return stolen


def raise_gauge(s: State, seat: i64, steps: i64) -> None:
    """R10: from 0 to 15; what goes beyond is lost."""
    before = s.mem[GAUGE + seat]
    after = max(0, min(HIGHEST_GAUGE, before + steps))
    if after != before:
        s.mem[GAUGE + seat] = after
        s.emit(E_GAUGE, seat, s.source, after - before, after)


class GainCrystals(Step):
    """A plain gain, not a transmutation."""

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount

    def do(self, s: State) -> None:
        gain_crystals(s, s.me, self.amount)


class LoseCrystals(Step):
    """As many as there are, up to an amount."""

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount

    def do(self, s: State) -> None:
        lose_crystals(s, s.me, self.amount)


class PayCrystals(Step):
    """A cost: all of it or not at all."""

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount

    def possible(self, s: State) -> bool:
        return s.mem[CRYSTALS + s.me] >= self.amount

    def do(self, s: State) -> None:
        lose_crystals(s, s.me, self.amount)


class RaiseGauge(Step):
    """By so many steps; a negative number lowers it."""

    def __init__(self, steps: int) -> None:
        self.steps: i64 = steps

    def do(self, s: State) -> None:
        raise_gauge(s, s.me, self.steps)


# -- gaining energy


def check_overflow(s: State, seat: i64) -> None:
    """R12: after a whole gain, or a loss of room, the owner gives up exactly what is too much."""
    if total(s.mem[RESERVE + seat]) > capacity(s, seat):
        s.push(OVERFLOW_AT, seat, s.source, NO_CARD, 0)


def gain_energy(s: State, seat: i64, tokens: i64) -> None:
    """Given tokens into the reserve, then what is too much."""
    if tokens != 0:
        s.mem[RESERVE + seat] += tokens
        s.emit(E_GAINED_ENERGY, seat, s.source, tokens)
        check_overflow(s, seat)


def gain_any(s: State, seat: i64, amount: i64) -> None:
    """Tokens of types the owner chooses. More than the reserve holds could never be kept, so they are not asked for."""
    if amount > 0:
        s.push(GAIN_AT, seat, s.source, NO_CARD, min(amount, capacity(s, seat)) << 4)


class GainTokens(Ask):
    """One after the other in ascending order. `n`: the last type, and how many are left above four bits."""

    prompt: str = "gain-energy"

    def options(self, s: State) -> None:
        for kind in range(s.n & 15, KINDS_OF_ENERGY):
            s.offer(GAIN + kind)

    def answer(self, s: State, action: i64) -> None:
        kind = action - GAIN
        left = (s.n >> 4) - 1
        s.mem[RESERVE + s.me] += unit(kind)
        s.emit(E_GAINED_ENERGY, s.me, s.source, unit(kind))
        if left > 0:
            s.push(GAIN_AT, s.me, s.source, s.it, left << 4 | kind)
        else:
            check_overflow(s, s.me)


class Overflow(Ask):
    """Give up tokens of the reserve, old or new, in ascending order. `n`: the last type."""

    prompt: str = "overflow"

    def options(self, s: State) -> None:
        reserve = s.mem[RESERVE + s.me]
        excess = total(reserve) - capacity(s, s.me)
        if excess <= 0:
            return
        there: i64 = 0
        for kind in range(s.n, KINDS_OF_ENERGY):
            there += of(reserve, kind)
        for kind in range(s.n, KINDS_OF_ENERGY):
            if of(reserve, kind) > 0 and there >= excess:
                s.offer(LOSE + kind)
            there -= of(reserve, kind)

    def answer(self, s: State, action: i64) -> None:
        kind = action - LOSE
        s.mem[RESERVE + s.me] -= unit(kind)
        s.emit(E_LOST_ENERGY, s.me, s.source, unit(kind))
        s.push(OVERFLOW_AT, s.me, s.source, s.it, kind)


class GainEnergy(Step):
    """So many tokens of any types."""

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount

    def do(self, s: State) -> None:
        gain_any(s, s.me, self.amount)


class GainTyped(Step):
    """One token of a given type."""

    def __init__(self, kind: int) -> None:
        self.kind: i64 = kind

    def do(self, s: State) -> None:
        gain_energy(s, s.me, unit(self.kind))


def lose_reserve(s: State, seat: i64) -> None:
    """The whole reserve; tokens on cards stay."""
    reserve = s.mem[RESERVE + seat]
    if reserve != 0:
        s.mem[RESERVE + seat] = 0
        s.emit(E_LOST_ENERGY, seat, s.source, reserve)


class LoseReserve(Step):
    """Discard the whole reserve, be it empty."""

    def do(self, s: State) -> None:
        lose_reserve(s, s.me)


# -- paying: at most `limit` tokens of each type, `need` in all, from the reserve and own Amulets of Water (R14)


def take_token(s: State, seat: i64, payment: i64) -> i64:
    """Remove the token that a payment names (type and source); the result is its type."""
    kind = payment // SOURCES
    source = payment % SOURCES
    if source == 0:
        s.mem[RESERVE + seat] -= unit(kind)
    else:
        s.mem[TOKENS + amulet(s, seat, source)] -= unit(kind)
    return kind


def tokens_at(s: State, seat: i64, source: i64) -> i64:
    """The bag of a token source."""
    if source == 0:
        return s.mem[RESERVE + seat]
    card = amulet(s, seat, source)
    return 0 if card < 0 else s.mem[TOKENS + card]


def offer_tokens(s: State, seat: i64, block: i64) -> None:
    """Every single usable token by type and source."""
    reserve = s.mem[RESERVE + seat]
    first = tokens_at(s, seat, 1)
    second = tokens_at(s, seat, 2)
    for kind in range(KINDS_OF_ENERGY):
        at = block + SOURCES * kind
        if of(reserve, kind) > 0:
            s.offer(at)
        if of(first, kind) > 0:
            s.offer(at + 1)
        if of(second, kind) > 0:
            s.offer(at + 2)


def payable(tokens: i64, limit: i64, need: i64) -> bool:
    """Are there `need` tokens of which no type exceeds its limit?"""
    found: i64 = 0
    for kind in range(KINDS_OF_ENERGY):
        found += min(of(tokens, kind), of(limit, kind))
    return found >= need


def start_paying(s: State, seat: i64, limit: i64, need: i64) -> None:
    """Pay at once if there is but one way, else ask token by token."""
    s.mem[PAID] = 0
    if need == 0:
        return
    reserve = s.mem[RESERVE + seat]
    if total(limit) == need and usable(s, seat) == reserve:
        s.mem[RESERVE + seat] = reserve - limit
        s.mem[PAID] = limit
        s.emit(E_PAID_ENERGY, seat, s.source, limit)
        return
    packed: i64 = need << 20
    for kind in range(KINDS_OF_ENERGY):
        packed |= of(limit, kind) << (5 * kind)
    s.push(PAY_AT, seat, s.source, s.it, packed)


class PayTokens(Ask):
    """Token by token in ascending order. `n`: five bits a type for its limit, then the need, then the last one."""

    prompt: str = "pay-energy"

    def options(self, s: State) -> None:
        need = s.n >> 20 & 31
        last = s.n >> 25
        everything = usable(s, s.me)
        later: i64 = 0  # what the types after this one can still give
        for kind in range(last // SOURCES, KINDS_OF_ENERGY):
            later += min(s.n >> (5 * kind) & 31, of(everything, kind))
        for kind in range(last // SOURCES, KINDS_OF_ENERGY):
            limit = s.n >> (5 * kind) & 31
            later -= min(limit, of(everything, kind))
            there: i64 = 0
            for source in range(SOURCES - 1, -1, -1):
                if kind * SOURCES + source >= last:
                    there += of(tokens_at(s, s.me, source), kind)
            for source in range(SOURCES):
                payment = kind * SOURCES + source
                here = of(tokens_at(s, s.me, source), kind)
                if payment >= last:
                    if limit > 0 and here > 0 and min(limit, there) + later >= need:
                        s.offer(PAY + payment)
                    there -= here

    def answer(self, s: State, action: i64) -> None:
        payment = action - PAY
        kind = take_token(s, s.me, payment)
        s.mem[PAID] += unit(kind)
        s.emit(E_PAID_ENERGY, s.me, s.source, unit(kind))
        need = (s.n >> 20 & 31) - 1
        if need > 0:
            limits = (s.n & 0xFFFFF) - bit(5 * kind)
            s.push(PAY_AT, s.me, s.source, s.it, limits | need << 20 | payment << 25)


EACH: Final = 0x01010101  # one token of each type


class PayAny(Step):
    """So many tokens of any types."""

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount

    def possible(self, s: State) -> bool:
        return total(usable(s, s.me)) >= self.amount

    def do(self, s: State) -> None:
        start_paying(s, s.me, self.amount * EACH, self.amount)


class PayTyped(Step):
    """One token of a given type."""

    def __init__(self, kind: int) -> None:
        self.tokens: i64 = 1 << (8 * kind)

    def possible(self, s: State) -> bool:
        return covers(usable(s, s.me), self.tokens)

    def do(self, s: State) -> None:
        start_paying(s, s.me, self.tokens, 1)


# -- transmuting


def bonus_a_token(s: State, seat: i64) -> i64:
    """What Purses of Io and transmutation bonuses add to every transmuted token."""
    return in_play(s, seat, PURSE_OF_IO) + s.mem[TRANSMUTE_BONUS]


def transmute(s: State, seat: i64, payment: i64) -> None:
    """One token at its value in the season of the marker."""
    kind = take_token(s, seat, payment)
    value = VALUE[(s.mem[SPACE] - 1) // 3 * KINDS_OF_ENERGY + kind] + bonus_a_token(s, seat)
    s.mem[CRYSTALS + seat] += value
    s.emit(E_TRANSMUTED, seat, NO_CARD, unit(kind), value)


GAIN_AT: Final[i64] = RULES.program("gain energy", GainTokens())
OVERFLOW_AT: Final[i64] = RULES.program("overflow", Overflow())
PAY_AT: Final[i64] = RULES.program("pay", PayTokens())
