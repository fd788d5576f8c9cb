"""Cards into play: what they cost, summoning them from the hand, letting them enter free."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.menu import Deed
from arcanarium.core.asking.shape import ORDER, SEVERAL, Refusal, Shape
from arcanarium.core.asking.wholes import make_shape
from arcanarium.core.bags import covers, total, unit
from arcanarium.core.bits import has, highest, with_member, without
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Ask, Step
from arcanarium.games.seasons.facts import (
    ARCANO_LEECH,
    CRYSTAL_COST,
    EARTH,
    ELEMENTAL_AMULET,
    ENERGY_COST,
    FIRE,
    HAND_OF_FORTUNE,
    KINDS,
    KINDS_OF_ENERGY,
    TOKENS_COST,
    WATER,
)
from arcanarium.games.seasons.steps.crystals import Cost, gain_crystals, lose_crystals, raise_gauge, steal_crystals
from arcanarium.games.seasons.steps.drawing import draw_card
from arcanarium.games.seasons.steps.energy import gain_any
from arcanarium.games.seasons.steps.moments import SUMMONED, announce
from arcanarium.games.seasons.steps.payments import PayAny, is_payable, start_paying
from arcanarium.games.seasons.table import (
    CRYSTALS,
    DONE,
    ELEMENT,
    ELEMENTS,
    ENTER,
    GAUGE,
    HAND,
    PLAY,
    PUT_BACK,
    RULES,
    SUMMON,
    Event,
    Why,
    card_of,
    has_slot,
    in_play,
    kinds_in,
    offer_kinds,
    rivals_in_play,
    usable,
)

ON_ENTER: Final[vec[i64]] = vec[i64]([-1] * KINDS)  # kind -> its instant effect

# -- costs


def energy_owed(s: State, seat: i64, kind: i64) -> i64:
    """S-18: each Hand of Fortune takes one token off, but never the last."""
    printed = TOKENS_COST[s.mem[SEATS] * KINDS + kind]
    return max(1, printed - in_play(s, seat, HAND_OF_FORTUNE)) if printed > 0 else 0


def tolls_owed(s: State, seat: i64) -> i64:
    """S-20: a crystal for every Leech in front of a rival."""
    return rivals_in_play(s, seat, ARCANO_LEECH)


def can_pay_for(s: State, seat: i64, kind: i64, tokens: i64, hands: i64, crystals: i64) -> bool:
    """Is its cost payable with these tokens and crystals (tolls already taken off)?"""
    row = s.mem[SEATS] * KINDS + kind
    if CRYSTAL_COST[row] > crystals:
        return False
    if kind == ELEMENTAL_AMULET:
        return tokens > 0
    if hands == 0:
        return covers(tokens, ENERGY_COST[row])
    return is_payable(tokens, ENERGY_COST[row], energy_owed(s, seat, kind))


class PayForCard(Step):
    """S-20: a crystal to the owner of every opposing Leech, then what the card `it` costs."""

    def do(self, s: State) -> None:
        me = s.me
        kind = s.kind(s.it)
        row = s.mem[SEATS] * KINDS + kind
        for k in range(1, s.mem[SEATS]):
            rival = (me + k) % s.mem[SEATS]
            steal_crystals(s, rival, me, in_play(s, rival, ARCANO_LEECH))
        lose_crystals(s, me, CRYSTAL_COST[row])
        if kind == ELEMENTAL_AMULET:
            s.push(ELEMENTS_AT, me, s.source, s.it)
        else:
            start_paying(s, me, ENERGY_COST[row], energy_owed(s, me, kind))


# -- summoning


class Summon(Deed):
    """A card of the hand comes into play for its cost."""

    again: bool = True

    def options(self, s: State) -> None:
        me = s.me
        if not has_slot(s, me):
            return
        crystals = s.mem[CRYSTALS + me] - tolls_owed(s, me)
        if crystals < 0:
            return
        tokens = usable(s, me)
        hands = in_play(s, me, HAND_OF_FORTUNE)
        last: i64 = -1
        card = s.first(HAND + me)
        while card >= 0:
            kind = s.kind(card)
            if kind != last and can_pay_for(s, me, kind, tokens, hands, crystals):
                s.offer(SUMMON + kind)
            last = kind
            card = s.after(card)

    def things(self, s: State) -> list[int]:
        return kinds_in(s, HAND + s.me)

    def refusal(self, s: State, thing: int) -> Refusal | None:
        """The first thing that is missing."""
        me = s.me
        if not has_slot(s, me):
            return Refusal(Why.NO_SLOT, int(s.mem[GAUGE + me]))
        row = s.mem[SEATS] * KINDS + thing
        crystals = s.mem[CRYSTALS + me]
        price = CRYSTAL_COST[row] + tolls_owed(s, me)
        if price > crystals:
            return Refusal(Why.NEEDS_CRYSTALS, int(price), int(crystals))
        tokens = usable(s, me)
        if can_pay_for(s, me, thing, tokens, in_play(s, me, HAND_OF_FORTUNE), crystals):
            return None
        if thing == ELEMENTAL_AMULET:
            return Refusal(Why.NEEDS_TOKENS, 1, 0)
        return Refusal(Why.NEEDS_ENERGY, int(ENERGY_COST[row]), int(tokens))

    def do(self, s: State, thing: i64) -> None:
        card = card_of(s, HAND + s.me, thing)
        s.show(card, s.plan.everybody)  # declared: what is asked from now on must make sense to everybody
        s.push(SUMMON_AT, s.me, card, card)


def enter(s: State, event: i64) -> None:
    """The card `it` lies in front of the seat, and its instant effect waits."""
    s.move(s.it, PLAY + s.me)
    s.emit(event, s.me, s.it)
    effect = ON_ENTER[s.kind(s.it)]
    if effect >= 0:
        s.begin(effect, s.me, s.it)


class Enter(Step):
    """The card `it` comes into play from the hand; S-17: Staff and Vase answer before its own effect."""

    def do(self, s: State) -> None:
        enter(s, Event.SUMMONED)
        announce(s, SUMMONED, s.me, s.me, s.it)


# -- entering free


class EnterFree(Step):
    """S-16: the card `it` comes into play by another card: no cost, no toll, no Staff, no Vase."""

    def do(self, s: State) -> None:
        if s.it >= 0:
            s.mem[ELEMENTS] = 15  # S-19: as if paid with all four types
            enter(s, Event.ENTERED)


class ChooseEntering(Ask):
    """One card of a zone is to enter free and becomes `it`; none if no slot is free."""

    prompt: str = "enter-card"

    def __init__(self, zone: int) -> None:
        self.zone: i64 = zone

    def options(self, s: State) -> None:
        if has_slot(s, s.me):
            offer_kinds(s, self.zone + s.me, ENTER)

    def answer(self, s: State, action: i64) -> None:
        s.it = card_of(s, self.zone + s.me, action - ENTER)


class FreeEntry(Cost):
    """S-24: a card in hand, and a free slot once the potion itself has left."""

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        if s.number(HAND + seat) == 0:
            return Refusal(Why.EMPTY_HAND)
        gauge = s.mem[GAUGE + seat]
        return None if s.number(PLAY + seat) - 1 < gauge else Refusal(Why.NO_SLOT, int(gauge))


class PutBackOrEnter(Ask):
    """S-23: put the card `it` back, or pay four tokens and let it enter."""

    prompt: str = "orb"

    def options(self, s: State) -> None:
        if has_slot(s, s.me) and ORB_PRICE.possible(s, s.me, s.source):
            s.offer(ENTER + s.kind(s.it))
        s.offer(PUT_BACK)

    def answer(self, s: State, action: i64) -> None:
        if action != PUT_BACK:
            s.push(ORB_AT, s.me, s.source, s.it)


# -- the Elemental Amulet


def one_of_each(energies: i64) -> i64:
    """A bag of one token of each type in the set."""
    bag: i64 = 0
    for energy in range(KINDS_OF_ENERGY):
        if has(energies, energy):
            bag += unit(energy)
    return bag


class ChooseElements(Ask):
    """S-18, S-19: the types an Elemental Amulet is summoned for, ascending. `n` is the set of them so far."""

    form: str = SEVERAL
    prompt: str = "elements"

    def options(self, s: State) -> None:
        for energy in range(highest(s.n) + 1, KINDS_OF_ENERGY):
            if self.can_reach(s, with_member(s.n, energy), energy + 1):
                s.offer(ELEMENT + energy)
        if s.n != 0 and self.can_pay(s, s.n):
            s.offer(DONE)

    def shape(self, s: State) -> Shape:
        return make_shape(self, s, int(DONE))

    def named(self, s: State) -> list[int]:
        return [int(ELEMENT) + energy for energy in range(KINDS_OF_ENERGY) if has(s.n, energy)]

    def owed(self, s: State, chosen: i64) -> i64:
        return max(1, total(chosen) - in_play(s, s.me, HAND_OF_FORTUNE))

    def can_pay(self, s: State, energies: i64) -> bool:
        chosen = one_of_each(energies)
        return is_payable(usable(s, s.me), chosen, self.owed(s, chosen))

    def can_reach(self, s: State, energies: i64, following: i64) -> bool:
        """Can these types, perhaps with later ones, be paid for?"""
        if self.can_pay(s, energies):
            return True
        for energy in range(following, KINDS_OF_ENERGY):
            if self.can_reach(s, with_member(energies, energy), energy + 1):
                return True
        return False

    def answer(self, s: State, action: i64) -> None:
        if action != DONE:
            s.again(self, with_member(s.n, action - ELEMENT))
            return
        s.mem[ELEMENTS] = s.n
        chosen = one_of_each(s.n)
        start_paying(s, s.me, chosen, self.owed(s, chosen))


class Elements(Step):
    """The effects of the types an Elemental Amulet was summoned for."""

    def do(self, s: State) -> None:
        s.push(NEXT_ELEMENT_AT, s.me, s.source, NO_CARD, s.mem[ELEMENTS])


class NextElement(Ask):
    """S-19: in the owner's order. `n` is the set of those still to come."""

    form: str = ORDER
    prompt: str = "next-element"

    def options(self, s: State) -> None:
        for energy in range(KINDS_OF_ENERGY):
            if has(s.n, energy):
                s.offer(ELEMENT + energy)

    def answer(self, s: State, action: i64) -> None:
        energy = action - ELEMENT
        rest = without(s.n, energy)
        if rest != 0:
            s.again(self, rest)
        if energy == WATER:
            gain_any(s, s.me, 2)
        elif energy == EARTH:
            gain_crystals(s, s.me, 5)
        elif energy == FIRE:
            draw_card(s, s.me)
        else:
            raise_gauge(s, s.me, 1)


SUMMON_AT: Final[i64] = RULES.program("summon", PayForCard(), Enter())
ORB_PRICE: Final = PayAny(4)
ORB_AT: Final[i64] = RULES.program("orb enter", ORB_PRICE, EnterFree())
ELEMENTS_AT: Final[i64] = RULES.program("elements", ChooseElements())
NEXT_ELEMENT_AT: Final[i64] = RULES.program("next element", NextElement())
