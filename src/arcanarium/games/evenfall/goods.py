"""Cards, resources, mana and points: gaining and paying them (rules 6)."""

from __future__ import annotations

from arcanarium.core.agenda import NO_CARD, NOBODY, Ask, State
from arcanarium.core.bags import covers, of, total, unit
from arcanarium.core.ints import i64
from arcanarium.games.evenfall.coven import MANA_AS_VP, card_of, modifier, offer_kinds
from arcanarium.games.evenfall.layout import AMOUNTS, AUTOMA, FULL_MANA, KINDS_OF_RESOURCE, Goods
from arcanarium.games.evenfall.table import Table
from arcanarium.games.evenfall.triggers import received

# -- gaining


def top_card(t: Table, s: State) -> i64:
    """Of the main deck; the discards are shuffled into a new one when it is empty. -1 if there is no card at all."""
    if s.number(t.deck) == 0 and s.number(t.discard) > 0:
        for card in s.cards(t.discard):
            s.move(card, t.deck)
        s.shuffle(t.deck)
        s.emit(t.e_shuffled, NOBODY)
    return s.first(t.deck)


def draw_cards(t: Table, s: State, seat: i64, number: i64) -> None:
    for _ in range(number):
        card = top_card(t, s)
        if card < 0:
            return
        s.move(card, t.hand + seat)
        s.emit(t.e_drew, seat, card)


def gain_vp(t: Table, s: State, seat: i64, amount: i64) -> None:
    if amount > 0:
        s.mem[t.vp + seat] += amount
        s.emit(t.e_vp, seat, s.source, amount, s.mem[t.vp + seat])
        received(t, s, seat)


def gain_mana(t: Table, s: State, seat: i64, amount: i64) -> None:
    """What goes beyond 20 is lost."""
    before = s.mem[t.mana + seat]
    after = min(FULL_MANA, before + amount)
    if after > before:
        s.mem[t.mana + seat] = after
        s.emit(t.e_mana, seat, s.source, after - before, after)
        received(t, s, seat)


def gain_bag(t: Table, s: State, seat: i64, bag: i64) -> None:
    if bag != 0:
        s.mem[t.resources + seat] += bag
        s.emit(t.e_gained, seat, s.source, bag)
        received(t, s, seat)


def receive(t: Table, s: State, seat: i64, goods: Goods, times: i64) -> None:
    """One gain: cards, resources, any, mana, points (ruling 59). The Automa makes points of every unit."""
    if times <= 0:
        return
    if seat == AUTOMA:
        gain_vp(t, s, seat, goods.units() * times)
        return
    if goods.cards > 0:
        draw_cards(t, s, seat, goods.cards * times)
    gain_bag(t, s, seat, goods.bag * times)
    gain_vp(t, s, seat, goods.vp * times)
    if goods.mana > 0:
        if modifier(t, s, seat, MANA_AS_VP) > 0:
            s.push(t.mana_at, seat, s.source, NO_CARD, goods.mana * times)
        else:
            gain_mana(t, s, seat, goods.mana * times)
    if goods.any > 0:
        s.push(t.gain_at, seat, s.source, NO_CARD, goods.any * times << 4)


class GainAny(Ask):
    """Resources unit by unit in ascending order. `n`: the last kind, and how many are left above four bits."""

    prompt: str = "gain"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        for kind in range(s.n & 15, KINDS_OF_RESOURCE):
            s.offer(self.t.a_gain + kind)

    def answer(self, s: State, action: i64) -> None:
        kind = action - self.t.a_gain
        left = (s.n >> 4) - 1
        gain_bag(self.t, s, s.me, unit(kind))
        if left > 0:
            s.push(self.t.gain_at, s.me, s.source, NO_CARD, left << 4 | kind)


class ManaOrPoints(Ask):
    """How much of a gain of `n` mana is taken as points (ruling 24)."""

    prompt: str = "mana-as-vp"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        for amount in range(min(s.n, AMOUNTS - 1) + 1):
            s.offer(self.t.a_amount + amount)

    def answer(self, s: State, action: i64) -> None:
        points = action - self.t.a_amount
        gain_vp(self.t, s, s.me, points)
        gain_mana(self.t, s, s.me, s.n - points)


# -- paying


def can_pay(t: Table, s: State, seat: i64, bag: i64, any_kind: i64, mana: i64, cards: i64) -> bool:
    resources = s.mem[t.resources + seat]
    if not covers(resources, bag) or s.mem[t.mana + seat] < mana or s.number(t.hand + seat) < cards:
        return False
    return total(resources) - total(bag) >= any_kind


def pay_bag(t: Table, s: State, seat: i64, bag: i64) -> None:
    if bag != 0:
        s.mem[t.resources + seat] -= bag
        s.emit(t.e_paid, seat, s.source, bag)


def pay_mana(t: Table, s: State, seat: i64, mana: i64) -> None:
    if mana > 0:
        s.mem[t.mana + seat] -= mana
        s.emit(t.e_mana_spent, seat, s.source, mana, s.mem[t.mana + seat])


def start_paying(t: Table, s: State, seat: i64, bag: i64, any_kind: i64, mana: i64, cards: i64) -> None:
    """What is fixed at once, the rest by asking."""
    pay_bag(t, s, seat, bag)
    pay_mana(t, s, seat, mana)
    if cards > 0:
        s.push(t.discard_at, seat, s.source, NO_CARD, cards << 16)
    if any_kind > 0:
        s.push(t.pay_at, seat, s.source, NO_CARD, any_kind << 4)


class PayAny(Ask):
    """Resources unit by unit in ascending order. `n`: the last kind, and how many are left above four bits."""

    prompt: str = "pay"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        resources = s.mem[self.t.resources + s.me]
        left = s.n >> 4
        there: i64 = 0
        for kind in range(s.n & 15, KINDS_OF_RESOURCE):
            there += of(resources, kind)
        for kind in range(s.n & 15, KINDS_OF_RESOURCE):
            if of(resources, kind) > 0 and there >= left:
                s.offer(self.t.a_pay + kind)
            there -= of(resources, kind)

    def answer(self, s: State, action: i64) -> None:
        kind = action - self.t.a_pay
        left = (s.n >> 4) - 1
        pay_bag(self.t, s, s.me, unit(kind))
        if left > 0:
            s.push(self.t.pay_at, s.me, s.source, NO_CARD, left << 4 | kind)


def offer_discards(t: Table, s: State, zone: i64, last: i64, left: i64) -> None:
    """Kinds of a hand from `last` on that leave enough cards for the rest of an ascending choice."""
    there: i64 = 0
    card = s.first(zone)
    while card >= 0:
        if s.kind(card) >= last:
            there += 1
        card = s.after(card)
    if there < left:  # only in an imagined hand, whose cards were dealt anew
        offer_kinds(t, s, zone, t.a_discard, 0)
        return
    before: i64 = -1
    card = s.first(zone)
    while card >= 0:
        kind = s.kind(card)
        if kind >= last:
            if kind != before and there >= left:
                s.offer(t.a_discard + kind - t.first_ritual)
            before = kind
            there -= 1
        card = s.after(card)


class Discard(Ask):
    """Cards of the hand one by one in ascending order. `n`: the last kind, and how many are left above sixteen bits."""

    prompt: str = "discard"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        offer_discards(self.t, s, self.t.hand + s.me, s.n & 0xFFFF, s.n >> 16)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        kind = action - t.a_discard + t.first_ritual
        card = card_of(t, s, t.hand + s.me, kind)
        s.move(card, t.discard)
        s.emit(t.e_discarded, s.me, card)
        left = (s.n >> 16) - 1
        if left > 0:
            s.push(t.discard_at, s.me, s.source, NO_CARD, left << 16 | kind)


def register(t: Table) -> None:
    rules = t.rules
    t.gain_at = rules.program("gain any", GainAny(t))
    t.mana_at = rules.program("mana or points", ManaOrPoints(t))
    t.pay_at = rules.program("pay any", PayAny(t))
    t.discard_at = rules.program("discard", Discard(t))
