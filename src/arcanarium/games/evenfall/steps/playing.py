"""Playing a card from the hand: rituals onto places, specialists, council members."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.fields import Field
from arcanarium.core.asking.several import Several
from arcanarium.core.asking.shape import Refusal, Shape, keep_refused
from arcanarium.core.asking.wholes import make_shape
from arcanarium.core.bags import covers, of, total, unit
from arcanarium.core.ints import i64
from arcanarium.core.rules import Step
from arcanarium.games.evenfall.facts import Effect
from arcanarium.games.evenfall.steps.base import LINKED, DeckAsk, DeckStep
from arcanarium.games.evenfall.steps.coven import Modifier, ascend, count_modifier, find_board, find_face, find_ritual
from arcanarium.games.evenfall.steps.goods import MOST_UNITS, AnyResources, pay_bag, pay_mana
from arcanarium.games.evenfall.steps.triggers import Moment, announce, announce_later, use
from arcanarium.games.evenfall.table import (
    BINDING,
    COUNCIL,
    HAND,
    INNER,
    KINDS_OF_RESOURCE,
    MANA,
    OUTER,
    RESOURCES,
    RITUALS,
    SPECIALISTS,
    Deck,
    Event,
    Why,
)

# -- what a ritual costs


def count_reduction(s: State, d: Deck, seat: i64, kind: i64) -> i64:
    """How many units of its cost disappear: every card for one of its keywords counts once."""
    return count_modifier(s, d, seat, Modifier.COST_REDUCTION, d.keywords[kind]) if d.keywords[kind] != 0 else 0


def find_mana_price(d: Deck, kind: i64) -> i64:
    """What mana may be paid for a unit of its own cost; 0 if none (EF-38)."""
    return d.amounts[2 * kind] if d.modifiers[2 * kind] == Modifier.COST_IN_MANA else 0


def can_afford(
    s: State,
    seat: i64,
    cost: i64,
    less: i64,
    price: i64,
    least: i64,
    link: Effect | None,
    spent: i64 = 0,
) -> bool:
    """Can a cost be paid, `less` units less and from kind `least` on in mana, so that a link bonus can be paid, too?

    `spent` is mana that would be gone by then.
    """
    resources = s.mem[RESOURCES + seat]
    mana = s.mem[MANA + seat] - spent
    link_bag: i64 = 0
    link_any: i64 = 0
    if link is not None:
        link_bag = link.bag
        link_any = link.any
        mana -= link.mana
        if mana < 0 or s.number(HAND + seat) - 1 < link.cards:
            return False
    missing: i64 = 0
    replaceable: i64 = 0
    for kind in range(KINDS_OF_RESOURCE):
        lack = of(cost, kind) + of(link_bag, kind) - of(resources, kind)
        if lack > 0:
            if lack > of(cost, kind):
                return False
            if less == 0 and (price == 0 or kind < least):
                return False
            missing += lack
        if kind >= least:
            replaceable += of(cost, kind)
    spare = less
    if price > 0:
        spare += min(replaceable, mana // price)
    if missing > spare:
        return False
    left = max(0, total(cost) - spare)
    return total(resources) - total(link_bag) - link_any >= left


def can_start_link(s: State, seat: i64, ritual: i64, link: Effect | None) -> bool:
    """Can everything in a link bonus but its costs be started?"""
    if link is not None:
        for op in link.rest:
            if not op.possible(s, seat, ritual):
                return False
    return True


def can_bind(s: State, d: Deck, seat: i64, ritual: i64, place: i64) -> bool:
    """Is a place free and payable for a ritual of the hand (EF-14)?"""
    if find_ritual(s, d, seat, place) >= 0:
        return False
    kind = s.kind(ritual)
    link = d.links[int(find_face(s, d, place))]
    less = count_reduction(s, d, seat, kind)
    return can_afford(s, seat, d.costs[kind], less, find_mana_price(d, kind), 0, link) and can_start_link(
        s, seat, ritual, link
    )


def refuse_cost(s: State, d: Deck, seat: i64, kind: i64) -> Refusal | None:
    """What is missing for the cost of a ritual alone."""
    cost = d.costs[kind]
    less = count_reduction(s, d, seat, kind)
    price = find_mana_price(d, kind)
    if can_afford(s, seat, cost, less, price, 0, None):
        return None
    if less > 0:
        return Refusal(Why.COSTS_REDUCED, int(cost), int(less))
    if price > 0:
        return Refusal(Why.COSTS_OR_MANA, int(cost), int(price))
    return Refusal(Why.COSTS, int(cost), int(s.mem[RESOURCES + seat]))


def refuse_place(s: State, d: Deck, seat: i64, ritual: i64, place: i64) -> Refusal | None:
    """Why a ritual of the hand cannot be bound to a place."""
    taken = find_ritual(s, d, seat, place)
    if taken >= 0:
        return Refusal(Why.PLACE_TAKEN, int(taken))
    why = refuse_cost(s, d, seat, s.kind(ritual))
    if why is not None or can_bind(s, d, seat, ritual, place):
        return why
    link = d.links[int(find_face(s, d, place))]
    if link is not None:
        for op in link.rest:
            why = op.refusal(s, seat, ritual)
            if why is not None:
                return why
    return Refusal(Why.LINK_UNPAID)


class ChoosePlace(DeckAsk):
    """`source` is the ritual; the place becomes `it`."""

    prompt: str = "bind"

    def options(self, s: State) -> None:
        d = self.d
        before = s.count
        for turn in range(2):
            place = s.first((OUTER if turn == 0 else INNER) + s.me)
            while place >= 0:
                if can_bind(s, d, s.me, s.source, place):
                    s.offer(d.a_bind + place)
                place = s.after(place)
        ascend(s, before)

    def answer(self, s: State, action: i64) -> None:
        s.it = action - self.d.a_bind

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = self.d
        return keep_refused(
            [
                (int(d.a_bind + place), refuse_place(s, d, s.me, s.source, place))
                for zone in (OUTER + s.me, INNER + s.me)
                for place in s.cards(zone)
            ]
        )


COST: Final = 24  # bits of a bag of resources


class Reduce(AnyResources):
    """Units of the cost that disappear. `source` is the ritual, `it` the place."""

    prompt: str = "reduce"

    def __init__(self, d: Deck, share: ManaShare) -> None:
        super().__init__(d, d.a_reduce)
        self.share: ManaShare = share
        self.cost: Field = self.bits.field(COST)

    def begin(self, s: State, cost: i64, less: i64) -> None:
        s.push(self.address, s.me, s.source, s.it, self.want(less) | self.cost.pack(cost))

    def there(self, s: State, thing: i64) -> i64:
        return of(self.cost.of(s.n), thing)

    def offer_from(self, s: State, first: i64, left: i64, due: i64) -> None:
        cost = self.cost.of(s.n)
        link = self.d.links[int(find_face(s, self.d, s.it))]
        for kind in range(first, KINDS_OF_RESOURCE):
            here = of(cost, kind)
            if here > 0 and left >= due and self.completes(s, cost - unit(kind), due - 1, kind, link):
                s.offer(self.block + kind)
            left -= here

    def completes(self, s: State, cost: i64, left: i64, least: i64, link: Effect | None) -> bool:
        """Is there a way to reduce further, from a kind on, that can be paid?"""
        if left == 0:
            return can_afford(s, s.me, cost, 0, find_mana_price(self.d, s.kind(s.source)), 0, link)
        for kind in range(least, KINDS_OF_RESOURCE):
            if of(cost, kind) > 0 and self.completes(s, cost - unit(kind), left - 1, kind, link):
                return True
        return False

    def remember(self, n: i64, thing: i64) -> i64:
        return self.cost.plus(n, -unit(thing))

    def finish(self, s: State) -> None:
        self.share.begin(s, self.cost.of(s.n))

    def shape(self, s: State) -> Shape:
        return make_shape(self, s)


class ManaShare(Several):
    """Units of the cost that are paid in mana, until done; the rest is paid in resources."""

    prompt: str = "mana-share"

    def __init__(self, d: Deck) -> None:
        super().__init__(int(d.a_mana_for), KINDS_OF_RESOURCE, int(d.a_done), MOST_UNITS)
        self.d: Deck = d
        self.cost: Field = self.bits.field(COST)

    def begin(self, s: State, cost: i64) -> None:
        """Only the rituals that say so may be paid in mana."""
        if cost != 0 and find_mana_price(self.d, s.kind(s.source)) > 0:
            s.push(self.address, s.me, s.source, s.it, self.want(0, total(cost)) | self.cost.pack(cost))
        else:
            pay_bag(s, s.me, cost)

    def there(self, s: State, thing: i64) -> i64:
        return of(self.cost.of(s.n), thing)

    def options(self, s: State) -> None:
        d = self.d
        cost = self.cost.of(s.n)
        price = find_mana_price(d, s.kind(s.source))
        link = d.links[int(find_face(s, d, s.it))]
        if s.mem[MANA + s.me] >= price:
            for kind in range(self.latest.of(s.n), KINDS_OF_RESOURCE):
                if of(cost, kind) > 0 and can_afford(s, s.me, cost - unit(kind), 0, price, kind, link, price):
                    s.offer(self.block + kind)
        if can_afford(s, s.me, cost, 0, 0, 0, link):
            s.offer(self.stop)

    def remember(self, n: i64, thing: i64) -> i64:
        return self.cost.plus(n, -unit(thing))

    def take(self, s: State, thing: i64) -> None:
        pay_mana(s, s.me, find_mana_price(self.d, s.kind(s.source)))

    def finish(self, s: State) -> None:
        pay_bag(s, s.me, self.cost.of(s.n))

    def shape(self, s: State) -> Shape:
        return make_shape(self, s, int(self.stop))


class PayRitual(Step):
    """What is left out, then what is paid in mana, then the rest in resources."""

    def __init__(self, d: Deck, reduce: Reduce) -> None:
        self.d: Deck = d
        self.reduce: Reduce = reduce

    def do(self, s: State) -> None:
        d = self.d
        kind = s.kind(s.source)
        cost = d.costs[kind]
        less = min(total(cost), count_reduction(s, d, s.me, kind))
        if less > 0:
            self.reduce.begin(s, cost, less)
        else:
            self.reduce.share.begin(s, cost)


# -- binding it


class BindRitual(DeckStep):
    """From now on it counts, but its own effect does not work yet (EF-15)."""

    def do(self, s: State) -> None:
        d = self.d
        s.move(s.source, RITUALS + s.me)
        s.mem[d.stack + s.source] = s.it + 1
        s.mem[BINDING] = s.source + 1
        s.emit(Event.BOUND, s.me, s.source, s.it)


class ActivateLink(DeckStep):
    """Always, even if it brings nothing (EF-62)."""

    def do(self, s: State) -> None:
        d = self.d
        link = d.links[int(find_face(s, d, s.it))]
        if link is not None:
            s.n = LINKED.pack(1)
            s.emit(Event.LINK, s.me, s.it)
            announce_later(s, d, Moment.LINK_BONUS, s.me, NO_CARD)
            use(s, d, s.me, link, s.source, NO_CARD, 0)


class InstantEffect(DeckStep):
    """After the link bonus."""

    def do(self, s: State) -> None:
        effect = self.d.instants[int(s.kind(s.source))]
        if effect is not None:
            use(s, self.d, s.me, effect, s.source, NO_CARD, s.n)


class RitualPlayed(DeckStep):
    """What answers it."""

    def do(self, s: State) -> None:
        announce(s, self.d, Moment.PLAY_RITUAL, s.me, s.source)


class Unbind(Step):
    """Its permanent effect or its cells work from now on."""

    def do(self, s: State) -> None:
        s.mem[BINDING] = 0


# -- specialists and council members


def recruit(s: State, d: Deck, seat: i64, card: i64) -> None:
    pay_bag(s, seat, d.costs[s.kind(card)])
    s.move_under(card, SPECIALISTS + seat)
    s.emit(Event.RECRUITED, seat, card)


def has_specialist(s: State, seat: i64, kind: i64) -> bool:
    for card in s.cards(SPECIALISTS + seat):
        if s.kind(card) == kind:
            return True
    return False


def find_council_cost(s: State, d: Deck, seat: i64) -> i64:
    board = find_board(s, seat)
    return d.council_first[board] if s.number(COUNCIL + seat) == 0 else d.council_later[board]


def can_join_council(s: State, d: Deck, seat: i64) -> bool:
    return covers(s.mem[RESOURCES + seat], find_council_cost(s, d, seat))


def refuse_recruit(s: State, d: Deck, seat: i64, kind: i64) -> Refusal | None:
    if has_specialist(s, seat, kind):
        return Refusal(Why.HAS_SPECIALIST)
    resources = s.mem[RESOURCES + seat]
    return None if covers(resources, d.costs[kind]) else Refusal(Why.COSTS, int(d.costs[kind]), int(resources))


def join_council(s: State, d: Deck, seat: i64, card: i64) -> None:
    pay_bag(s, seat, find_council_cost(s, d, seat))
    s.move_under(card, COUNCIL + seat)
    s.emit(Event.COUNCIL, seat, card)
    announce(s, d, Moment.PLAY_COUNCIL, seat, NO_CARD)


def register(d: Deck) -> None:
    rules = d.rules
    share = ManaShare(d)
    reduce = Reduce(d, share)
    rules.program("reduce", reduce)
    rules.program("mana share", share)
    d.play_at = rules.program(
        "play ritual",
        ChoosePlace(d),
        PayRitual(d, reduce),
        BindRitual(d),
        ActivateLink(d),
        InstantEffect(d),
        RitualPlayed(d),
        Unbind(),
    )
