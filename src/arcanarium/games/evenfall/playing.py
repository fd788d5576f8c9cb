"""Playing a card from the hand: rituals onto places, specialists, council members (rules 5.3)."""

from __future__ import annotations

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.bags import covers, of, total, unit
from arcanarium.core.ints import i64
from arcanarium.games.evenfall.coven import COST_IN_MANA, COST_REDUCTION, ascend, board_of, face_of, modifier, ritual_on
from arcanarium.games.evenfall.effects.giving import LINKED
from arcanarium.games.evenfall.goods import pay_bag, pay_mana
from arcanarium.games.evenfall.layout import KINDS_OF_RESOURCE, Effect
from arcanarium.games.evenfall.table import Table
from arcanarium.games.evenfall.triggers import LINK_BONUS, PLAY_COUNCIL, PLAY_RITUAL, announce, announce_later, use

# -- what a ritual costs


def reduction(t: Table, s: State, seat: i64, kind: i64) -> i64:
    """How many units of its cost disappear: every card for one of its keywords counts once."""
    return modifier(t, s, seat, COST_REDUCTION, t.keywords[kind]) if t.keywords[kind] != 0 else 0


def mana_price(t: Table, kind: i64) -> i64:
    """What mana may be paid for a unit of its own cost; 0 if none (ruling 38)."""
    return t.amounts[2 * kind] if t.modifiers[2 * kind] == COST_IN_MANA else 0


def payable(t: Table, s: State, seat: i64, cost: i64, less: i64, price: i64, least: i64, link: Effect | None) -> bool:
    """Can a cost be paid, `less` units less and from kind `least` on in mana, so that a link bonus can be paid, too?"""
    resources = s.mem[t.resources + seat]
    mana = s.mem[t.mana + seat]
    link_bag: i64 = 0
    link_any: i64 = 0
    if link is not None:
        link_bag = link.bag
        link_any = link.any
        mana -= link.mana
        if mana < 0 or s.number(t.hand + seat) - 1 < link.cards:
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


def link_allows(s: State, seat: i64, ritual: i64, link: Effect | None) -> bool:
    """Can everything in a link bonus but its costs be started?"""
    if link is not None:
        for op in link.rest:
            if not op.can(s, seat, ritual):
                return False
    return True


def can_bind(t: Table, s: State, seat: i64, ritual: i64, place: i64) -> bool:
    """Is a place free and payable for a ritual of the hand (ruling 14)?"""
    if ritual_on(t, s, seat, place) >= 0:
        return False
    kind = s.kind(ritual)
    link = t.links[int(face_of(t, s, place))]
    less = reduction(t, s, seat, kind)
    return payable(t, s, seat, t.costs[kind], less, mana_price(t, kind), 0, link) and link_allows(s, seat, ritual, link)


class ChoosePlace(Ask):
    """`source` is the ritual; the place becomes `it`."""

    prompt: str = "bind"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        before = s.count
        for turn in range(2):
            place = s.first((t.outer if turn == 0 else t.inner) + s.me)
            while place >= 0:
                if can_bind(t, s, s.me, s.source, place):
                    s.offer(t.a_bind + place)
                place = s.after(place)
        ascend(s, before)

    def answer(self, s: State, action: i64) -> None:
        s.it = action - self.t.a_bind


class PayRitual(Step):
    """Begin with the reductions; `n` of what follows: the cost (24 bits), reductions left (5), the last kind (2)."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        kind = s.kind(s.source)
        cost = t.costs[kind]
        less = min(total(cost), reduction(t, s, s.me, kind))
        s.push(t.cost_at, s.me, s.source, s.it, cost | less << 24)


class PayCost(Step):
    """Reductions left, then mana, then what remains in resources."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        cost = s.n & 0xFFFFFF
        if s.n >> 24 & 31 > 0:
            s.push(t.reduce_at, s.me, s.source, s.it, s.n)
        elif cost != 0 and mana_price(t, s.kind(s.source)) > 0:
            s.push(t.share_at, s.me, s.source, s.it, cost)
        else:
            pay_bag(t, s, s.me, cost)


class Reduce(Ask):
    """One unit of the cost disappears, in ascending order."""

    prompt: str = "reduce"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        cost = s.n & 0xFFFFFF
        left = s.n >> 24 & 31
        link = t.links[int(face_of(t, s, s.it))]
        there: i64 = 0
        for kind in range(s.n >> 29, KINDS_OF_RESOURCE):
            there += of(cost, kind)
        for kind in range(s.n >> 29, KINDS_OF_RESOURCE):
            if of(cost, kind) > 0 and there >= left and self.completes(s, cost - unit(kind), left - 1, kind, link):
                s.offer(t.a_reduce + kind)
            there -= of(cost, kind)

    def completes(self, s: State, cost: i64, left: i64, least: i64, link: Effect | None) -> bool:
        """Is there a way to reduce further, from a kind on, that can be paid?"""
        if left == 0:
            return payable(self.t, s, s.me, cost, 0, mana_price(self.t, s.kind(s.source)), 0, link)
        for kind in range(least, KINDS_OF_RESOURCE):
            if of(cost, kind) > 0 and self.completes(s, cost - unit(kind), left - 1, kind, link):
                return True
        return False

    def answer(self, s: State, action: i64) -> None:
        kind = action - self.t.a_reduce
        cost = (s.n & 0xFFFFFF) - unit(kind)
        left = (s.n >> 24 & 31) - 1
        s.push(self.t.cost_at, s.me, s.source, s.it, cost | left << 24 | kind << 29 if left > 0 else cost)


class ManaShare(Ask):
    """Pay units of the cost in mana, in ascending order, until done. `n`: the cost (24 bits), the last kind from 29."""

    prompt: str = "mana-share"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        cost = s.n & 0xFFFFFF
        price = mana_price(t, s.kind(s.source))
        link = t.links[int(face_of(t, s, s.it))]
        for kind in range(s.n >> 29, KINDS_OF_RESOURCE):
            if of(cost, kind) > 0 and s.mem[t.mana + s.me] >= price:
                s.mem[t.mana + s.me] -= price  # as if it were paid
                fits = payable(t, s, s.me, cost - unit(kind), 0, price, kind, link)
                s.mem[t.mana + s.me] += price
                if fits:
                    s.offer(t.a_mana_for + kind)
        if payable(t, s, s.me, cost, 0, 0, 0, link):
            s.offer(t.a_done)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        cost = s.n & 0xFFFFFF
        if action == t.a_done:
            pay_bag(t, s, s.me, cost)
            return
        kind = action - t.a_mana_for
        pay_mana(t, s, s.me, mana_price(t, s.kind(s.source)))
        if cost != unit(kind):
            s.push(t.share_at, s.me, s.source, s.it, cost - unit(kind) | kind << 29)


# -- binding it


class BindRitual(Step):
    """From now on it counts, but its own effect does not work yet (ruling 15)."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        s.move(s.source, t.rituals + s.me)
        s.mem[t.stack + s.source] = s.it + 1
        s.mem[t.binding] = s.source + 1
        s.emit(t.e_bound, s.me, s.source, s.it)


class ActivateLink(Step):
    """Always, even if it brings nothing (ruling 62)."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        link = t.links[int(face_of(t, s, s.it))]
        if link is not None:
            s.n = LINKED
            s.emit(t.e_link, s.me, s.it)
            announce_later(t, s, LINK_BONUS, s.me, NO_CARD)
            use(t, s, s.me, link, s.source, NO_CARD, 0)


class InstantEffect(Step):
    """After the link bonus."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        effect = self.t.instants[int(s.kind(s.source))]
        if effect is not None:
            use(self.t, s, s.me, effect, s.source, NO_CARD, s.n)


class RitualPlayed(Step):
    """What answers it."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        announce(self.t, s, PLAY_RITUAL, s.me, s.source)


class Unbind(Step):
    """Its permanent effect or its cells work from now on."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        s.mem[self.t.binding] = 0


# -- specialists and council members


def recruit(t: Table, s: State, seat: i64, card: i64) -> None:
    pay_bag(t, s, seat, t.costs[s.kind(card)])
    s.move_under(card, t.specialists + seat)
    s.emit(t.e_recruited, seat, card)


def has_specialist(t: Table, s: State, seat: i64, kind: i64) -> bool:
    card = s.first(t.specialists + seat)
    while card >= 0:
        if s.kind(card) == kind:
            return True
        card = s.after(card)
    return False


def council_cost(t: Table, s: State, seat: i64) -> i64:
    board = board_of(t, s, seat)
    return t.council_first[board] if s.number(t.council + seat) == 0 else t.council_later[board]


def can_join_council(t: Table, s: State, seat: i64) -> bool:
    return covers(s.mem[t.resources + seat], council_cost(t, s, seat))


def join_council(t: Table, s: State, seat: i64, card: i64) -> None:
    pay_bag(t, s, seat, council_cost(t, s, seat))
    s.move_under(card, t.council + seat)
    s.emit(t.e_council, seat, card)
    announce(t, s, PLAY_COUNCIL, seat, NO_CARD)


def register(t: Table) -> None:
    rules = t.rules
    t.cost_at = rules.program("pay cost", PayCost(t))
    t.reduce_at = rules.program("reduce", Reduce(t))
    t.share_at = rules.program("mana share", ManaShare(t))
    t.play_at = rules.program(
        "play ritual",
        ChoosePlace(t),
        PayRitual(t),
        BindRitual(t),
        ActivateLink(t),
        InstantEffect(t),
        RitualPlayed(t),
        Unbind(t),
    )
