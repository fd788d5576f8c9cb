"""Catalysts for resources or mana: one main action creates any number of them."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.fields import Field, Fields, Row
from arcanarium.core.asking.shape import SEVERAL, Refusal, Shape, keep_refused
from arcanarium.core.asking.wholes import make_shape
from arcanarium.core.bags import covers
from arcanarium.core.ints import i64
from arcanarium.core.rules import Ask
from arcanarium.games.evenfall.steps.base import DeckStep, MainAction
from arcanarium.games.evenfall.steps.circles import announce_catalyst, put_catalyst, refuse_catalyst
from arcanarium.games.evenfall.steps.coven import Modifier, count_free_slots, find_best_price
from arcanarium.games.evenfall.steps.goods import pay_bag, pay_mana
from arcanarium.games.evenfall.steps.triggers import Moment, has_listener
from arcanarium.games.evenfall.table import MANA, RESOURCES, RITUALS, Deck, Why

AT_ONCE: Final = 44  # as many catalysts as are in the box
NEVER: Final = 1 << 13  # no key is so high


class Catalysts(MainAction):
    """A sickle or an orb on a ritual, for resources or for mana; more may follow in the same action.

    The things are the rituals, four times: for a sickle, an orb, a sickle for mana, an orb for mana.
    """

    def __init__(self, d: Deck, more: MoreCatalysts) -> None:
        super().__init__(d, d.a_sickle, 4 * d.n_rituals)
        self.more: MoreCatalysts = more

    def options(self, s: State) -> None:
        if s.first(RITUALS + s.me) >= 0:
            self.offer_from(s, 0, 0)

    def offer_from(self, s: State, sickles: i64, orbs: i64) -> None:
        """Offer what can be paid for, from a key on for each kind."""
        d = self.d
        resources = s.mem[RESOURCES + s.me]
        if covers(resources, d.sickle_cost):
            self.offer_rituals(s, 0, sickles)
        if covers(resources, d.orb_cost):
            self.offer_rituals(s, 1, orbs)
        price = find_best_price(s, d, s.me, Modifier.CATALYSTS_IN_MANA)
        if price > 0 and s.mem[MANA + s.me] >= price:
            self.offer_rituals(s, 2, sickles)
            self.offer_rituals(s, 3, orbs)

    def offer_rituals(self, s: State, sort: i64, least: i64) -> None:
        d = self.d
        block = self.block + sort * d.n_rituals
        for card in s.cards(RITUALS + s.me):
            spot = card - d.ritual_card
            if make_key(spot, sort) >= least and count_free_slots(s, d, card) > 0:
                s.offer(block + spot)

    def things(self, s: State) -> list[int]:
        """Nobody expects to pay in mana without the specialist who allows it."""
        d = self.d
        sorts = range(2 if find_best_price(s, d, s.me, Modifier.CATALYSTS_IN_MANA) == 0 else 4)
        spots = [int(card - d.ritual_card) for card in s.cards(RITUALS + s.me)]
        return [sort * int(d.n_rituals) + spot for sort in sorts for spot in spots]

    def refusal(self, s: State, thing: int) -> Refusal | None:
        d = self.d
        sort, spot = divmod(thing, int(d.n_rituals))
        why = refuse_catalyst(s, d, d.ritual_card + spot)
        if why is not None:
            return why
        if sort >= 2:
            price = int(find_best_price(s, d, s.me, Modifier.CATALYSTS_IN_MANA))
            mana = int(s.mem[MANA + s.me])
            return Refusal(Why.NEEDS_MANA, price, mana) if mana < price else None
        cost = d.orb_cost if sort == 1 else d.sickle_cost
        resources = s.mem[RESOURCES + s.me]
        if covers(resources, cost):
            return None
        return Refusal(Why.ORB_COSTS if sort == 1 else Why.SICKLE_COSTS, int(cost), int(resources))

    def act(self, s: State, thing: i64) -> None:
        self.declare(s, thing, 0)

    def declare(self, s: State, thing: i64, before: i64) -> None:
        """Pay, put the token down, ask for more; `before` is what the frame remembers of earlier ones."""
        d = self.d
        sort = thing // d.n_rituals
        spot = thing % d.n_rituals
        orb = sort % 2 == 1
        if sort >= 2:
            pay_mana(s, s.me, find_best_price(s, d, s.me, Modifier.CATALYSTS_IN_MANA))
        else:
            pay_bag(s, s.me, d.orb_cost if orb else d.sickle_cost)
        put_catalyst(s, d, s.me, d.ritual_card + spot, orb)
        s.push(self.more.address, s.me, NO_CARD, NO_CARD, self.more.extended(before, orb, make_key(spot, sort)))


def make_key(spot: i64, sort: i64) -> i64:
    """Those of a kind are declared in this order: ritual by ritual, in mana last."""
    return 2 * spot + sort // 2


class MoreCatalysts(Ask):
    """One action creates any number.

    Equal lists are declared in one way only: sickles before orbs, each in ascending order; a sickle may follow an orb
    where something answers the making of sickles, because the order could matter then.
    """

    form: str = SEVERAL
    prompt: str = "catalysts"

    def __init__(self, d: Deck) -> None:
        self.d: Deck = d
        self.deed: Catalysts = Catalysts(d, self)
        bits = Fields()
        self.number: Field = bits.field(AT_ONCE.bit_length())  # how many are declared,
        self.orbs: Row = bits.row(1, AT_ONCE)  # which of them are orbs,
        self.last_key: Field = bits.field(11)  # and the key of the last one

    def extended(self, n: i64, orb: bool, key: i64) -> i64:
        """What the frame remembers with one more catalyst."""
        n |= self.orbs.pack(self.number.of(n), 1 if orb else 0)
        return self.last_key.put(self.number.plus(n, 1), key)

    def options(self, s: State) -> None:
        number = self.number.of(s.n)
        key = self.last_key.of(s.n)
        if number < AT_ONCE:
            if self.orbs.of(s.n, number - 1) == 0:
                self.deed.offer_from(s, key, 0)
            else:
                self.deed.offer_from(s, 0 if has_listener(s, self.d, s.me, Moment.CREATE_SICKLE) else NEVER, key)
        s.offer(self.d.a_done)

    def answer(self, s: State, action: i64) -> None:
        if action == self.d.a_done:
            for i in range(self.number.of(s.n) - 1, -1, -1):
                s.push(self.d.created_at, s.me, NO_CARD, NO_CARD, self.orbs.of(s.n, i))
        else:
            self.deed.declare(s, action - self.deed.block, s.n)

    def shape(self, s: State) -> Shape:
        return make_shape(self, s, int(self.d.a_done))

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return keep_refused(
            [(int(self.deed.block) + thing, self.deed.refusal(s, thing)) for thing in self.deed.things(s)]
        )


class Created(DeckStep):
    """What a catalyst that was declared brings; `n` is 1 for an orb."""

    def do(self, s: State) -> None:
        announce_catalyst(s, self.d, s.me, s.n == 1)
