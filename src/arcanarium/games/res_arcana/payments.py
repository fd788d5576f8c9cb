"""Essences that players choose one after the other: paying, losing, gaining.

A payment is a bag of fixed pips, a number of pips of any type, and how many essences are needed in all. Without
discount that is all of the pips; with one the player leaves out some (RA-14), so that each type pays at most its fixed
pips and all that goes beyond them together at most the pips of any type. Gold pips are never left out.
"""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, Rules, State, Step
from arcanarium.core.bags import unit
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.games.res_arcana.essences import GOLD, MOST, TYPES, UNITS, bag_of, covers, of, plus, total
from arcanarium.games.res_arcana.table import (
    DONE,
    E_LOST,
    E_PAID,
    E_PUT_ON,
    GAIN,
    GAINING,
    LOSE,
    LYING,
    PAY,
    POOL,
    RULES,
    SPENT,
    gain,
    tell,
)


def most_payable(pool: i64, fixed: i64, any_pips: i64, first: i64, without: i64) -> i64:
    """How many essences the types from `first` on, but one, can give."""
    pays: i64 = 0
    beyond: i64 = 0
    for kind in range(first, TYPES):
        if kind != without:
            there = of(pool, kind)
            pips = of(fixed, kind)
            if there > pips:
                pays += pips
                beyond += there - pips
            else:
                pays += there
    return pays + min(any_pips, beyond)


def payable(pool: i64, fixed: i64, any_pips: i64, need: i64) -> bool:
    return of(pool, GOLD) >= of(fixed, GOLD) and most_payable(pool, fixed, any_pips, 0, -1) >= need


def take_from_pool(s: State, seat: i64, bag: i64) -> None:
    """Pay to the supply."""
    if bag != 0:
        s.mem[POOL + seat] -= bag
        tell(s, E_PAID, seat, s.source, bag)


def spend(s: State, seat: i64, bag: i64) -> None:
    """Pay to the supply as part of a cost, which is remembered for effects that use it."""
    s.mem[SPENT] = plus(s.mem[SPENT], bag)
    take_from_pool(s, seat, bag)


def start_paying(s: State, seat: i64, fixed: i64, any_pips: i64, need: i64) -> None:
    """Pay what every way of paying contains, then ask for the rest, essence by essence."""
    s.mem[SPENT] = 0
    if any_pips == 0 and total(fixed) == need:
        spend(s, seat, fixed)
        return
    pool = s.mem[POOL + seat]
    forced: i64 = 0
    left = need
    spare = any_pips
    pips: i64 = 0  # four bits a type
    for kind in range(TYPES):
        own = of(fixed, kind)
        must = need - most_payable(pool, fixed, any_pips, 0, kind)
        if kind == GOLD and must < own:
            must = own
        if must > 0:
            forced += must * UNITS[kind]
            left -= must
            if must > own:
                spare -= must - own
                own = 0
            else:
                own -= must
        pips |= own << (4 * kind)
    spend(s, seat, forced)
    if left > 0:
        s.push(PAY_AT, seat, s.source, s.it, pips | spare << 20 | left << 24)


class Spend(Ask):
    """Essence by essence in ascending order.

    `n`: the fixed pips left in four bits a type, then the pips of any type, how many are needed, and the last type.
    """

    prompt: str = "pay"

    def __init__(self, block: int, event: int) -> None:
        self.block: i64 = block
        self.event: i64 = event
        self.at: i64 = -1

    def bind(self, rules: Rules, name: str) -> None:
        self.at = rules.entry[name[: name.rindex("/")]]

    def options(self, s: State) -> None:
        pool = s.mem[POOL + s.me]
        spare = s.n >> 20 & 15
        need = s.n >> 24 & 15
        last = s.n >> 28
        beyond: i64 = 0
        pays: i64 = 0
        for kind in range(last, TYPES):
            there = of(pool, kind)
            pips = s.n >> (4 * kind) & 15
            pays += min(there, pips)
            beyond += max(0, there - pips)
        for kind in range(last, TYPES):
            if pays + min(spare, beyond) < need:
                return
            there = of(pool, kind)
            pips = s.n >> (4 * kind) & 15
            if there > 0 and (pips > 0 or spare > 0):
                s.offer(self.block + kind)
            pays -= min(there, pips)
            beyond -= max(0, there - pips)

    def answer(self, s: State, action: i64) -> None:
        kind = action - self.block
        n = s.n
        if n >> (4 * kind) & 15 > 0:
            n -= bit(4 * kind)
        else:
            n -= bit(20)
        n -= bit(24)
        s.mem[POOL + s.me] -= UNITS[kind]
        s.mem[SPENT] += UNITS[kind]
        s.emit(self.event, s.me, s.source, unit(kind))
        if n >> 24 & 15 > 0:
            s.push(self.at, s.me, s.source, s.it, n & 0xFFFFFFF | kind << 28)


class Lose(Spend):
    """The same for a loss (RA-02)."""

    prompt: str = "lose"


def start_losing(s: State, seat: i64, count: i64) -> None:
    """That many essences of any types, the seat's choice; all if there are not more."""
    pool = s.mem[POOL + seat]
    if total(pool) > count:
        s.push(LOSE_AT, seat, s.source, NO_CARD, count << 20 | count << 24)
    elif pool != 0:
        s.mem[POOL + seat] = 0
        tell(s, E_LOST, seat, s.source, pool)


# -- costs of powers


class Pay(Step):
    """Exactly these essences."""

    def __init__(self, **essences: int) -> None:
        self.bag: i64 = bag_of(essences)

    def possible(self, s: State) -> bool:
        return covers(s.mem[POOL + s.me], self.bag)

    def do(self, s: State) -> None:
        s.mem[SPENT] = 0
        spend(s, s.me, self.bag)


class PayAny(Step):
    """So many essences of any types, Gold allowed (RA-13)."""

    def __init__(self, count: int) -> None:
        self.count: i64 = count

    def possible(self, s: State) -> bool:
        return total(s.mem[POOL + s.me]) >= self.count

    def do(self, s: State) -> None:
        start_paying(s, s.me, 0, self.count, self.count)


class PayOneOf(Ask):
    """One essence of one of these types (bits)."""

    prompt: str = "pay"

    def __init__(self, types: int) -> None:
        self.types: i64 = types

    def options(self, s: State) -> None:
        pool = s.mem[POOL + s.me]
        for kind in range(TYPES):
            if self.types >> kind & 1 == 1 and of(pool, kind) > 0:
                s.offer(PAY + kind)

    def answer(self, s: State, action: i64) -> None:
        s.mem[SPENT] = 0
        spend(s, s.me, UNITS[action - PAY])


class PaySame(Step):
    """RA-09: any number of essences of one type, be it none."""

    def do(self, s: State) -> None:
        s.mem[SPENT] = 0
        s.push(PAY_SAME_AT, s.me, s.source, NO_CARD, 0)


class OneMore(Ask):
    """One more essence of the type, or no more. `n`: one more than the type, 0 before the first."""

    prompt: str = "pay-same"

    def options(self, s: State) -> None:
        pool = s.mem[POOL + s.me]
        for kind in range(TYPES):
            if of(pool, kind) > 0 and (s.n == 0 or s.n == kind + 1):
                s.offer(PAY + kind)
        s.offer(DONE)

    def answer(self, s: State, action: i64) -> None:
        if action != DONE:
            kind = action - PAY
            spend(s, s.me, UNITS[kind])
            s.push(PAY_SAME_AT, s.me, s.source, NO_CARD, kind + 1)


# -- gaining essences of one's choice


def gain_any(s: State, seat: i64, count: i64, types: i64) -> None:
    """That many essences of these types (bits) into the pool."""
    if count > 0:
        s.push(GAIN_AT, seat, s.source, s.it, count << 8 | types)


class Choose(Ask):
    """Essence by essence in ascending order. `n`: the types (bits) that may still come, how many above eight bits."""

    prompt: str = "gain"

    def __init__(self) -> None:
        self.at: i64 = -1

    def bind(self, rules: Rules, name: str) -> None:
        self.at = rules.entry[name[: name.rindex("/")]]

    def options(self, s: State) -> None:
        for kind in range(TYPES):
            if s.n >> kind & 1 == 1:
                s.offer(GAIN + kind)

    def answer(self, s: State, action: i64) -> None:
        kind = action - GAIN
        self.receive(s, UNITS[kind])
        left = (s.n >> 8) - 1
        if left > 0:
            types = (s.n & 31) >> kind << kind
            if types == bit(kind):  # the rest is no choice
                for _ in range(left):
                    self.receive(s, UNITS[kind])
            else:
                s.push(self.at, s.me, s.source, s.it, left << 8 | types)

    def receive(self, s: State, bag: i64) -> None:
        gain(s, s.me, bag)


class ChooseLying(Choose):
    """The same onto the component `source`."""

    prompt: str = "put"

    def receive(self, s: State, bag: i64) -> None:
        s.mem[LYING + s.source] = plus(s.mem[LYING + s.source], bag)
        tell(s, E_PUT_ON, s.me, s.source, bag)


class ChooseCollected(Choose):
    """The same into a collect plan, which is told when it is carried out."""

    prompt: str = "collect-gain"

    def receive(self, s: State, bag: i64) -> None:
        s.mem[GAINING + s.me] = plus(s.mem[GAINING + s.me], bag)


class GainSameType(Ask):
    """As many essences as were paid, all of one type but Gold (RA-10)."""

    prompt: str = "gain-same"

    def options(self, s: State) -> None:
        if s.mem[SPENT] != 0:
            for kind in range(GOLD):
                s.offer(GAIN + kind)

    def answer(self, s: State, action: i64) -> None:
        gain(s, s.me, min(MOST, total(s.mem[SPENT])) * UNITS[action - GAIN])


PAY_AT: Final[i64] = RULES.program("pay", Spend(PAY, E_PAID))
LOSE_AT: Final[i64] = RULES.program("lose", Lose(LOSE, E_LOST))
PAY_SAME_AT: Final[i64] = RULES.program("pay same", OneMore())
GAIN_AT: Final[i64] = RULES.program("gain", Choose())
LYING_AT: Final[i64] = RULES.program("put on", ChooseLying())
COLLECT_GAIN_AT: Final[i64] = RULES.program("collect gain", ChooseCollected())
