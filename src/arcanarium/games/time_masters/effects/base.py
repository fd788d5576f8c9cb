"""How a list of effects runs: conditions, counted amounts, what the effect before it did.

A list of effects is one program. Its frame's `n` holds what the list must remember, its `it` the card that the current
effect chose last:

    bit 0       the current effect (until it opens: the one before it) changed something
    bit 1       the current effect is over: its condition fails, or no more is chosen
    bit 2       the card entered the chain from the release area
    bit 3       whoever started this list wants to know what it did
    bit 4       some effect of this list changed something
    bits 8-15   cards removed by this run of the list
    bits 16-23  what the current effect keeps: the victim's seat, the piles peeked at
"""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.ints import i64
from arcanarium.games.time_masters.card_set import Effect as Data
from arcanarium.games.time_masters.table import CHAIN, TIMERS, Table
from arcanarium.games.time_masters.words import COUNTS

DONE: Final[i64] = 1
OVER: Final[i64] = 2
FROM_TIMER: Final[i64] = 4
REPORT: Final[i64] = 8
ANY: Final[i64] = 16
REMOVED_SHIFT: Final[i64] = 8
REMOVED_BITS: Final[i64] = 0xFF00
KEPT_SHIFT: Final[i64] = 16
KEPT_BITS: Final[i64] = 0xFF0000
FRESH: Final[i64] = ~(DONE | OVER | KEPT_BITS)

HALF_SPENT: Final = 0
SPENT: Final = 1
IMAGINARY: Final = 2
REMOVED_NOW: Final = 3


def mark_done(s: State) -> None:
    s.n |= DONE | ANY


class Amount:
    """A fixed number, or one that is counted when the effect is reached."""

    def __init__(self, t: Table, value: object) -> None:
        self.t: Table = t
        self.fixed: i64 = value if isinstance(value, int) else 0
        self.count: i64 = COUNTS.index(value["count"]) if isinstance(value, dict) else -1

    def value(self, s: State) -> i64:
        t = self.t
        if self.count < 0:
            return self.fixed
        if self.count == HALF_SPENT:  # T31: rounded up
            return (s.mem[t.spent + s.me] + 1) >> 1
        if self.count == SPENT:
            return s.mem[t.spent + s.me]
        if self.count == IMAGINARY:
            return s.mem[t.imaginary + s.me]
        return (s.n & REMOVED_BITS) >> REMOVED_SHIFT


def flag(data: dict[str, object], name: str) -> int:
    """-1 if nothing is said, else 0 or 1."""
    return int(bool(data[name])) if name in data else -1


class Condition:
    """All that must be true for an effect to happen."""

    def __init__(self, data: Data) -> None:
        said: dict[str, object] = data.get("if", {})
        self.some: bool = len(said) > 0
        self.chain_other_min: i64 = int(str(said.get("chain_other_min", 0)))
        self.timers_min: i64 = int(str(said.get("timers_min", 0)))
        self.from_timer: i64 = flag(said, "from_timer")
        self.previous_done: i64 = flag(said, "previous_done")

    def holds(self, s: State) -> bool:
        if not self.some:
            return True
        if self.previous_done >= 0 and s.n & DONE != self.previous_done:
            return False
        if self.from_timer >= 0 and (s.n & FROM_TIMER) >> 2 != self.from_timer:
            return False
        if s.number(TIMERS + s.me) < self.timers_min:
            return False
        return other_links(s) >= self.chain_other_min


def other_links(s: State) -> i64:
    """Cards in the chain besides the one whose effect runs."""
    mine: i64 = 1 if s.source >= 0 and s.where(s.source) == CHAIN + s.me else 0
    return s.number(CHAIN + s.me) - mine


class Effect(Step):
    """One that is carried out at once, or the opening of one that asks."""

    def __init__(self, t: Table, data: Data) -> None:
        self.t: Table = t
        self.condition: Condition = Condition(data)

    def do(self, s: State) -> None:
        holds = self.condition.holds(s)
        s.n &= FRESH
        s.it = NO_CARD
        if not holds:
            s.n |= OVER
        elif self.work(s):
            mark_done(s)

    def work(self, s: State) -> bool:
        """Carry it out; did it change anything?"""
        return False


class Counted(Effect):
    """An effect with an amount."""

    def __init__(self, t: Table, data: Data) -> None:
        super().__init__(t, data)
        self.amount: Amount = Amount(t, data["amount"])


class Chosen(Ask):
    """One choice of an effect that has opened."""

    def __init__(self, t: Table, number: int) -> None:
        self.t: Table = t
        self.number: i64 = number  # so many choices of the effect come before this one

    def options(self, s: State) -> None:
        if s.n & OVER == 0:
            self.choices(s)

    def choices(self, s: State) -> None:
        """Offer what may be chosen."""


class Report(Step):
    """The end of a list: tell who wants to know whether anything changed, and how many cards were removed."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        if s.n & REPORT != 0:
            s.mem[self.t.result] = (s.n & ANY) >> 4 | (s.n & REMOVED_BITS)


class Collect(Step):
    """What a list that was started by this effect did is what this effect did."""

    def __init__(self, t: Table, same_run: bool) -> None:
        self.t: Table = t
        self.same_run: bool = same_run  # cards removed there count here

    def do(self, s: State) -> None:
        result = s.mem[self.t.result]
        s.mem[self.t.result] = 0
        if result & 1 == 1:
            mark_done(s)
        if self.same_run and s.n & OVER == 0:
            s.n = (s.n & ~REMOVED_BITS) | (result & REMOVED_BITS)
