"""Time: spent and regained, ordinary and imaginary, and what a knowledge card costs now."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64
from arcanarium.games.time_masters.facts import MOST_IMAGINARY
from arcanarium.games.time_masters.table import IMAGINARY, PAID, SPEND_CAP, SPENT, SURCHARGE, UNSPENT, Deck, Event, Why


def turn_over(s: State, seat: i64, side: i64, other: i64, amount: i64, event: i64) -> bool:
    """Turn tokens from one side to the other, as many as there are; did any turn?"""
    m = s.mem
    turned = min(amount, m[side + seat])
    if turned <= 0:
        return False
    m[side + seat] -= turned
    m[other + seat] += turned
    s.emit(event, seat, a=turned)
    return True


def regain(s: State, seat: i64, amount: i64) -> bool:
    """Spent tokens show their unspent side."""
    return turn_over(s, seat, SPENT, UNSPENT, amount, Event.REGAINED)


def exhaust(s: State, seat: i64, amount: i64) -> bool:
    """Unspent tokens show their spent side; imaginary time is not touched."""
    return turn_over(s, seat, UNSPENT, SPENT, amount, Event.EXHAUSTED)


def gain_token(s: State, seat: i64, amount: i64) -> bool:
    """New time tokens arrive spent."""
    if amount <= 0:
        return False
    s.mem[SPENT + seat] += amount
    s.emit(Event.TOKEN, seat, a=amount)
    return True


def gain_imaginary(s: State, seat: i64, amount: i64) -> bool:
    """Above four it is lost."""
    m = s.mem
    gained = min(amount, MOST_IMAGINARY - m[IMAGINARY + seat])
    if gained <= 0:
        return False
    m[IMAGINARY + seat] += gained
    s.emit(Event.IMAGINED, seat, a=gained)
    return True


def steal_imaginary(s: State, seat: i64, victim: i64, amount: i64) -> bool:
    """What finds no room stays with the victim."""
    m = s.mem
    stolen = min(min(amount, m[IMAGINARY + victim]), MOST_IMAGINARY - m[IMAGINARY + seat])
    if stolen <= 0:
        return False
    m[IMAGINARY + victim] -= stolen
    m[IMAGINARY + seat] += stolen
    s.emit(Event.STOLE, seat, a=stolen, b=victim)
    return True


# -- costs


def discount(s: State, d: Deck) -> i64:
    """All active discounts add up."""
    total: i64 = 0
    for i in range(d.longest_discount):
        total += s.mem[d.discounts + i]
    return total


def cost(s: State, d: Deck, seat: i64, kind: i64) -> i64:
    """TM-32: never below 0."""
    return max(0, d.cost[kind] + s.mem[SURCHARGE + seat] - discount(s, d))


def dearest(s: State, d: Deck, seat: i64) -> i64:
    """The highest printed cost that seat can pay now; a cost of 0 is always payable."""
    m = s.mem
    time = m[UNSPENT + seat] + m[IMAGINARY + seat]
    cap = m[SPEND_CAP + seat]
    if cap >= 0:
        time = min(time, max(0, cap - m[PAID]))
    return time + discount(s, d) - m[SURCHARGE + seat]


def refuse_payment(s: State, d: Deck, seat: i64, kind: i64) -> Refusal | None:
    """Why that seat cannot pay for a knowledge card now."""
    if d.cost[kind] <= dearest(s, d, seat):
        return None
    m = s.mem
    price = int(cost(s, d, seat, kind))
    time = int(m[UNSPENT + seat] + m[IMAGINARY + seat])
    left = int(max(0, m[SPEND_CAP + seat] - m[PAID]))
    if m[SPEND_CAP + seat] >= 0 and left < min(time, price):
        return Refusal(Why.CAPPED, price, left)
    return Refusal(Why.NEEDS_TIME, price, time)


def pay(s: State, d: Deck, seat: i64, card: i64) -> None:
    """TM-27: ordinary time first. TM-33: the surcharge and one use of every discount are gone."""
    m = s.mem
    s.show(card, s.plan.everybody)  # declared
    owed = cost(s, d, seat, s.kind(card))
    ordinary = min(owed, m[UNSPENT + seat])
    m[UNSPENT + seat] -= ordinary
    m[SPENT + seat] += ordinary
    m[IMAGINARY + seat] -= owed - ordinary
    m[PAID] += owed
    s.emit(Event.PAID, seat, card, ordinary, owed - ordinary)
    m[SURCHARGE + seat] = 0
    last = d.longest_discount - 1
    for i in range(last):
        m[d.discounts + i] = m[d.discounts + i + 1]
    m[d.discounts + last] = 0
