"""Crystals and the summoning gauge: gaining, losing, stealing, paying."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Step
from arcanarium.games.seasons.table import CRYSTALS, GAUGE, PLAY, Event, Why, count_familiars

HIGHEST_GAUGE: Final = 15


def gain_crystals(s: State, seat: i64, amount: i64) -> None:
    if amount > 0:
        s.mem[CRYSTALS + seat] += amount
        s.emit(Event.GAINED_CRYSTALS, seat, s.source, amount)


def lose_crystals(s: State, seat: i64, amount: i64) -> None:
    """S-38: as many as there are, never below zero."""
    lost = min(amount, s.mem[CRYSTALS + seat])
    if lost > 0:
        s.mem[CRYSTALS + seat] -= lost
        s.emit(Event.LOST_CRYSTALS, seat, s.source, lost)


def steal_crystals(s: State, thief: i64, victim: i64, amount: i64) -> i64:
    """As many as the victim has; returns how many that was."""
    stolen = min(amount, s.mem[CRYSTALS + victim])
    if stolen > 0:
        s.mem[CRYSTALS + victim] -= stolen
        s.mem[CRYSTALS + thief] += stolen
        s.emit(Event.STOLE, thief, s.source, stolen, victim)
    return stolen


def raise_gauge(s: State, seat: i64, steps: i64) -> None:
    """S-10: from 0 to 15; what goes beyond is lost. A negative number lowers it."""
    before = s.mem[GAUGE + seat]
    after = max(0, min(HIGHEST_GAUGE, before + steps))
    if after != before:
        s.mem[GAUGE + seat] = after
        s.emit(Event.GAUGE, seat, s.source, after - before, after)


def has_most_crystals(s: State, seat: i64) -> bool:
    """Strictly more than every rival."""
    for rival in range(s.mem[SEATS]):
        if rival != seat and s.mem[CRYSTALS + rival] >= s.mem[CRYSTALS + seat]:
            return False
    return True


class Amount(Step):
    """A step with a number: crystals, tokens, steps of the gauge."""

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount


class Cost(Amount):
    """A step that must be possible in full; whatever refuses it says why."""

    def __init__(self, amount: int = 0) -> None:
        super().__init__(amount)

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        return self.refusal(s, seat, source) is None


class GainCrystals(Amount):
    """A plain gain, not a transmutation."""

    def do(self, s: State) -> None:
        gain_crystals(s, s.me, self.amount)


class LoseCrystals(Amount):
    """A loss: as many as there are."""

    def do(self, s: State) -> None:
        lose_crystals(s, s.me, self.amount)


class PayCrystals(Cost):
    """A price: all of it or not at all."""

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        there = int(s.mem[CRYSTALS + seat])
        return Refusal(Why.NEEDS_CRYSTALS, int(self.amount), there) if there < self.amount else None

    def do(self, s: State) -> None:
        lose_crystals(s, s.me, self.amount)


class RaiseGauge(Amount):
    """A negative number lowers it."""

    def do(self, s: State) -> None:
        raise_gauge(s, s.me, self.amount)


class StealFromEach(Amount):
    """Crystals of every rival, clockwise, as far as they have them."""

    def do(self, s: State) -> None:
        for k in range(1, s.mem[SEATS]):
            steal_crystals(s, s.me, (s.me + k) % s.mem[SEATS], self.amount)


class StealIfRichest(StealFromEach):
    """S-40: only if one has more than each of the rivals."""

    def do(self, s: State) -> None:
        if has_most_crystals(s, s.me):
            StealFromEach.do(self, s)


class StealFromActivator(Step):
    """A crystal of the activating seat `n`, if it has any, and one more in any case."""

    def do(self, s: State) -> None:
        steal_crystals(s, s.me, s.n, 1)
        gain_crystals(s, s.me, 1)


def count_other_items(s: State) -> i64:
    """S-03: magic items in play besides the source."""
    there = s.number(PLAY + s.me) - count_familiars(s, s.me)
    return there - 1 if s.where(s.source) == PLAY + s.me else there


class CrystalsPerItem(Amount):
    """For every other magic item one has in play."""

    def do(self, s: State) -> None:
        gain_crystals(s, s.me, self.amount * count_other_items(s))


class CrystalsPerFamiliar(Amount):
    """For every familiar one has in play."""

    def do(self, s: State) -> None:
        gain_crystals(s, s.me, self.amount * count_familiars(s, s.me))
