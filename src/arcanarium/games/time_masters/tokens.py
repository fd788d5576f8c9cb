"""Time: spent and regained, ordinary and imaginary, and what a knowledge card costs now."""

from __future__ import annotations

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.ints import i64
from arcanarium.games.time_masters.board import MOST_IMAGINARY
from arcanarium.games.time_masters.table import Table


def regain(s: State, t: Table, seat: i64, amount: i64) -> bool:
    """Turn spent tokens to the unspent side, as many as there are."""
    m = s.mem
    turned = min(amount, m[t.spent + seat])
    if turned <= 0:
        return False
    m[t.spent + seat] -= turned
    m[t.unspent + seat] += turned
    s.emit(t.e_regained, seat, NO_CARD, turned)
    return True


def exhaust(s: State, t: Table, seat: i64, amount: i64) -> bool:
    """Turn unspent tokens to the spent side, as many as there are; imaginary time is not touched."""
    m = s.mem
    turned = min(amount, m[t.unspent + seat])
    if turned <= 0:
        return False
    m[t.unspent + seat] -= turned
    m[t.spent + seat] += turned
    s.emit(t.e_exhausted, seat, NO_CARD, turned)
    return True


def gain_token(s: State, t: Table, seat: i64, amount: i64) -> bool:
    """New time tokens arrive spent."""
    if amount <= 0:
        return False
    s.mem[t.spent + seat] += amount
    s.emit(t.e_token, seat, NO_CARD, amount)
    return True


def gain_imaginary(s: State, t: Table, seat: i64, amount: i64) -> bool:
    """Above four it is lost."""
    m = s.mem
    gained = min(amount, MOST_IMAGINARY - m[t.imaginary + seat])
    if gained <= 0:
        return False
    m[t.imaginary + seat] += gained
    s.emit(t.e_imagined, seat, NO_CARD, gained)
    return True


def steal_imaginary(s: State, t: Table, seat: i64, victim: i64, amount: i64) -> bool:
    """What finds no room stays with the victim."""
    m = s.mem
    stolen = min(min(amount, m[t.imaginary + victim]), MOST_IMAGINARY - m[t.imaginary + seat])
    if stolen <= 0:
        return False
    m[t.imaginary + victim] -= stolen
    m[t.imaginary + seat] += stolen
    s.emit(t.e_stole, seat, NO_CARD, stolen, victim)
    return True


# -- costs


def discount(s: State, t: Table) -> i64:
    """All active discounts add up."""
    total: i64 = 0
    for i in range(t.longest_discount):
        total += s.mem[t.discounts + i]
    return total


def cost(s: State, t: Table, seat: i64, kind: i64) -> i64:
    """T32: never below 0."""
    return max(0, t.cost[kind] + s.mem[t.surcharge + seat] - discount(s, t))


def dearest(s: State, t: Table, seat: i64) -> i64:
    """The highest printed cost that seat can pay now; a cost of 0 is always payable."""
    m = s.mem
    time = m[t.unspent + seat] + m[t.imaginary + seat]
    cap = m[t.spend_cap + seat]
    if cap >= 0:
        time = min(time, max(0, cap - m[t.paid]))
    return time + discount(s, t) - m[t.surcharge + seat]


def pay(s: State, t: Table, seat: i64, card: i64) -> None:
    """T27: ordinary time first. T33: the surcharge and one use of every discount are gone."""
    m = s.mem
    s.show(card, s.plan.everybody)  # declared
    owed = cost(s, t, seat, s.kind(card))
    ordinary = min(owed, m[t.unspent + seat])
    m[t.unspent + seat] -= ordinary
    m[t.spent + seat] += ordinary
    m[t.imaginary + seat] -= owed - ordinary
    m[t.paid] += owed
    s.emit(t.e_paid, seat, card, ordinary, owed - ordinary)
    m[t.surcharge + seat] = 0
    last = t.longest_discount - 1
    for i in range(last):
        m[t.discounts + i] = m[t.discounts + i + 1]
    m[t.discounts + last] = 0
