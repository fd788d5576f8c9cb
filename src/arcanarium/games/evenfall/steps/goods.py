"""Cards, resources, mana and points: gaining and paying them."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, NOBODY, State
from arcanarium.core.asking.several import Several, SeveralCards
from arcanarium.core.asking.shape import AN_AMOUNT, Refusal
from arcanarium.core.bags import covers, of, total, unit
from arcanarium.core.ints import i64
from arcanarium.games.evenfall.facts import Goods
from arcanarium.games.evenfall.steps.base import DeckAsk
from arcanarium.games.evenfall.steps.coven import Modifier, count_modifier, find_card
from arcanarium.games.evenfall.steps.triggers import notice_gift
from arcanarium.games.evenfall.table import (
    AMOUNT_COUNT,
    AUTOMA,
    DECK,
    DISCARD,
    FULL_MANA,
    HAND,
    KINDS_OF_RESOURCE,
    MANA,
    RESOURCES,
    VP,
    Deck,
    Event,
    Why,
)

MOST_UNITS: Final = 127 * KINDS_OF_RESOURCE  # resources that a bag holds

# -- gaining


def uncover_top_card(s: State) -> i64:
    """Of the main deck; the discards are shuffled into a new one when it is empty. -1 if there is no card at all."""
    if s.number(DECK) == 0 and s.number(DISCARD) > 0:
        for card in s.cards(DISCARD):
            s.move(card, DECK)
        s.shuffle(DECK)
        s.emit(Event.SHUFFLED, NOBODY)
    return s.first(DECK)


def draw_cards(s: State, seat: i64, number: i64) -> None:
    for _ in range(number):
        card = uncover_top_card(s)
        if card < 0:
            return
        s.move(card, HAND + seat)
        s.emit(Event.DREW, seat, card)


def gain_vp(s: State, d: Deck, seat: i64, amount: i64) -> None:
    if amount > 0:
        s.mem[VP + seat] += amount
        s.emit(Event.VP, seat, s.source, amount, s.mem[VP + seat])
        notice_gift(s, d, seat)


def gain_mana(s: State, d: Deck, seat: i64, amount: i64) -> None:
    """What goes beyond 20 is lost."""
    before = s.mem[MANA + seat]
    after = min(FULL_MANA, before + amount)
    if after > before:
        s.mem[MANA + seat] = after
        s.emit(Event.MANA, seat, s.source, after - before, after)
        notice_gift(s, d, seat)


def gain_bag(s: State, d: Deck, seat: i64, bag: i64) -> None:
    if bag != 0:
        s.mem[RESOURCES + seat] += bag
        s.emit(Event.GAINED, seat, s.source, bag)
        notice_gift(s, d, seat)


def receive(s: State, d: Deck, seat: i64, goods: Goods, times: i64) -> None:
    """One gain: cards, resources, any, mana, points (EF-59). The Automa makes points of every unit."""
    if times <= 0:
        return
    if seat == AUTOMA:
        gain_vp(s, d, seat, goods.units() * times)
        return
    if goods.cards > 0:
        draw_cards(s, seat, goods.cards * times)
    gain_bag(s, d, seat, goods.bag * times)
    gain_vp(s, d, seat, goods.vp * times)
    if goods.mana > 0:
        if count_modifier(s, d, seat, Modifier.MANA_AS_VP) > 0:
            s.push(d.mana_at, seat, s.source, NO_CARD, goods.mana * times)
        else:
            gain_mana(s, d, seat, goods.mana * times)
    if goods.any > 0:
        d.gain_any.ask_for(s, seat, s.source, goods.any * times)


class AnyResources(Several):
    """Resources of any kinds."""

    def __init__(self, d: Deck, block: i64) -> None:
        super().__init__(int(block), KINDS_OF_RESOURCE, most=MOST_UNITS)
        self.d: Deck = d


class GainAny(AnyResources):
    """From the supply, which never runs out."""

    prompt: str = "gain"

    def there(self, s: State, thing: i64) -> i64:
        return MOST_UNITS

    def options(self, s: State) -> None:
        for kind in range(self.latest.of(s.n), KINDS_OF_RESOURCE):
            s.offer(self.block + kind)

    def take(self, s: State, thing: i64) -> None:
        gain_bag(s, self.d, s.me, unit(thing))


class ManaOrPoints(DeckAsk):
    """How much of a gain of `n` mana is taken as points (EF-24)."""

    form: str = AN_AMOUNT
    prompt: str = "mana-as-vp"

    def options(self, s: State) -> None:
        for amount in range(min(s.n, AMOUNT_COUNT - 1) + 1):
            s.offer(self.d.a_amount + amount)

    def answer(self, s: State, action: i64) -> None:
        points = action - self.d.a_amount
        gain_vp(s, self.d, s.me, points)
        gain_mana(s, self.d, s.me, s.n - points)


# -- paying


def can_pay(s: State, seat: i64, bag: i64, any_kind: i64, mana: i64, cards: i64) -> bool:
    resources = s.mem[RESOURCES + seat]
    if not covers(resources, bag) or s.mem[MANA + seat] < mana or s.number(HAND + seat) < cards:
        return False
    return total(resources) - total(bag) >= any_kind


def refuse_payment(s: State, seat: i64, bag: i64, any_kind: i64, mana: i64, cards: i64) -> Refusal | None:
    """The first part of a cost that is missing."""
    resources = s.mem[RESOURCES + seat]
    if not covers(resources, bag):
        return Refusal(Why.COSTS, int(bag), int(resources))
    if total(resources) < total(bag) + any_kind:
        return Refusal(Why.NEEDS_RESOURCES, int(total(bag) + any_kind), int(total(resources)))
    if s.mem[MANA + seat] < mana:
        return Refusal(Why.NEEDS_MANA, int(mana), int(s.mem[MANA + seat]))
    there = s.number(HAND + seat)
    return Refusal(Why.NEEDS_CARDS, int(cards), int(there)) if there < cards else None


def pay_bag(s: State, seat: i64, bag: i64) -> None:
    if bag != 0:
        s.mem[RESOURCES + seat] -= bag
        s.emit(Event.PAID, seat, s.source, bag)


def pay_mana(s: State, seat: i64, mana: i64) -> None:
    if mana > 0:
        s.mem[MANA + seat] -= mana
        s.emit(Event.MANA_SPENT, seat, s.source, mana, s.mem[MANA + seat])


def start_paying(s: State, d: Deck, seat: i64, bag: i64, any_kind: i64, mana: i64, cards: i64) -> None:
    """What is fixed at once, the rest by asking."""
    pay_bag(s, seat, bag)
    pay_mana(s, seat, mana)
    if cards > 0:
        d.discard_cards.ask_for(s, seat, s.source, cards)
    if any_kind > 0:
        d.pay_any.ask_for(s, seat, s.source, any_kind)


class PayAny(AnyResources):
    """Of those one has."""

    prompt: str = "pay"

    def there(self, s: State, thing: i64) -> i64:
        return of(s.mem[RESOURCES + s.me], thing)

    def take(self, s: State, thing: i64) -> None:
        pay_bag(s, s.me, unit(thing))


class HandCards(SeveralCards):
    """Cards of the hand that go. A hand ascends, which is quicker to walk than any zone."""

    def __init__(self, d: Deck) -> None:
        kinds = int(d.n_hidden)
        super().__init__(int(d.a_discard), kinds, base=int(d.first_ritual), most=int(d.stone_card - d.ritual_card))
        self.d: Deck = d

    def zone(self, s: State) -> i64:
        return HAND + s.me

    def count_from(self, s: State, first: i64) -> i64:
        card = s.first(HAND + s.me)
        left = s.number(HAND + s.me)
        while card >= 0 and s.kind(card) < first + self.base:
            left -= 1
            card = s.after(card)
        return left

    def offer_from(self, s: State, first: i64, left: i64, due: i64) -> None:
        last = first + self.base - 1
        card = s.first(HAND + s.me)
        while card >= 0 and s.kind(card) <= last:
            card = s.after(card)
        while card >= 0 and left >= due:
            kind = s.kind(card)
            if kind != last:
                s.offer(self.block + kind - self.base)
            last = kind
            left -= 1
            card = s.after(card)

    def take(self, s: State, thing: i64) -> None:
        self.take_card(s, find_card(s, self.d, HAND + s.me, thing + self.base))


class Discard(HandCards):
    """Onto the discard pile."""

    prompt: str = "discard"

    def take_card(self, s: State, card: i64) -> None:
        s.move(card, DISCARD)
        s.emit(Event.DISCARDED, s.me, card)


def register(d: Deck) -> None:
    rules = d.rules
    d.gain_any = GainAny(d, d.a_gain)
    d.pay_any = PayAny(d, d.a_pay)
    d.discard_cards = Discard(d)
    rules.program("gain any", d.gain_any)
    d.mana_at = rules.program("mana or points", ManaOrPoints(d))
    rules.program("pay any", d.pay_any)
    rules.program("discard", d.discard_cards)
