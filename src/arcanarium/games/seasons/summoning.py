"""Cards into play and out of it: costs, summoning, entering free, activation, sacrifice, drawing."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, Rules, State, Step
from arcanarium.core.bags import covers, total, unit
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.core.steps import all_possible
from arcanarium.games.seasons.cards import (
    ARCANO_LEECH,
    BESPELLED_GRIMOIRE,
    CRYSTAL_COST,
    CURSED_TREATISE,
    ELEMENTAL_AMULET,
    ENERGY_COST,
    HAND_OF_FORTUNE,
    KINDS,
    TOKENS_COST,
)
from arcanarium.games.seasons.energy import (
    KINDS_OF_ENERGY,
    check_overflow,
    lose_crystals,
    lose_reserve,
    payable,
    start_paying,
    steal_crystals,
)
from arcanarium.games.seasons.table import (
    ACTIVATED,
    CRYSTALS,
    DECK,
    DISCARD,
    DONE,
    E_ACTIVATED,
    E_DISCARDED,
    E_DREW,
    E_ENTERED,
    E_LOOKED,
    E_SACRIFICED,
    E_SHUFFLED,
    E_SUMMONED,
    ELEMENT,
    ELEMENTS,
    HAND,
    LOOKED,
    PLAY,
    RULES,
    SUMMONED,
    TURNED,
    in_play,
    rivals_in_play,
    usable,
)

ON_ENTER: Final[vec[i64]] = vec[i64]([-1] * KINDS)  # kind -> its instant effect
ON_USE: Final[vec[i64]] = vec[i64]([-1] * KINDS)  # kind -> its activation

# -- drawing


def available(s: State) -> i64:
    """How many cards could be drawn."""
    return s.number(DECK) + s.number(DISCARD)


def top_card(s: State) -> i64:
    """The top of the draw pile; R36: the discard pile becomes a new one when it is needed. -1 if there is no card."""
    if s.number(DECK) == 0 and s.number(DISCARD) > 0:
        for card in s.cards(DISCARD):
            s.move(card, DECK)
        s.shuffle(DECK)
        s.emit(E_SHUFFLED, s.me)
    return s.first(DECK)


def draw_card(s: State, seat: i64, shown: bool = False) -> i64:
    """Into the hand, to keep; before everybody's eyes if it must be shown."""
    card = top_card(s)
    if card >= 0:
        if shown:
            s.move_shown(card, HAND + seat)
        else:
            s.move(card, HAND + seat)
        s.emit(E_DREW, seat, card)
    return card


class DrawCard(Step):
    """One card, which must be kept."""

    def do(self, s: State) -> None:
        draw_card(s, s.me)


def look(s: State, count: i64) -> None:
    """Set cards aside, seen by their drawer only; R36: as many as there are."""
    for _ in range(count):
        card = top_card(s)
        if card >= 0:
            s.move(card, LOOKED + s.me)
            s.emit(E_LOOKED, s.me, card)


class Look(Step):
    """Draw cards and set them aside."""

    def __init__(self, count: int) -> None:
        self.count: i64 = count

    def do(self, s: State) -> None:
        look(s, self.count)


class DiscardLooked(Step):
    """Put away, face down, what was looked at and is neither taken nor about to enter as `it`."""

    def do(self, s: State) -> None:
        for card in s.cards(LOOKED + s.me):
            if card != s.it:
                s.move(card, DISCARD)
                s.emit(E_DISCARDED, s.me, card)


def discard_from_hand(s: State, card: i64) -> None:
    """R37: shown to all on its way, though the pile lies face down."""
    s.move_shown(card, DISCARD)
    s.emit(E_DISCARDED, s.me, card)


# -- costs


def energy_owed(s: State, seat: i64, kind: i64) -> i64:
    """R18: each Hand of Fortune takes one token off, but never the last."""
    printed = TOKENS_COST[s.mem[SEATS] * KINDS + kind]
    return max(1, printed - in_play(s, seat, HAND_OF_FORTUNE)) if printed > 0 else 0


def can_summon(s: State, seat: i64, kind: i64, tokens: i64, hands: i64, crystals: i64) -> bool:
    """Is its cost payable with these tokens and crystals (tolls already taken off)?"""
    row = s.mem[SEATS] * KINDS + kind
    if CRYSTAL_COST[row] > crystals:
        return False
    if kind == ELEMENTAL_AMULET:
        return tokens > 0
    if hands == 0:
        return covers(tokens, ENERGY_COST[row])
    return payable(tokens, ENERGY_COST[row], energy_owed(s, seat, kind))


def types(bits: i64) -> i64:
    """A bag of one token of each type in the bits."""
    bag: i64 = 0
    for kind in range(KINDS_OF_ENERGY):
        if bits >> kind & 1 == 1:
            bag += unit(kind)
    return bag


class ChooseElements(Ask):
    """R18, R19: the types an Elemental Amulet is summoned for, in ascending order. `n`: bits so far."""

    prompt: str = "elements"

    def options(self, s: State) -> None:
        low: i64 = 0
        while s.n >> low != 0:
            low += 1
        for kind in range(low, KINDS_OF_ENERGY):
            if self.reachable(s, s.n | bit(kind), kind + 1):
                s.offer(ELEMENT + kind)
        if s.n != 0 and self.enough(s, s.n):
            s.offer(DONE)

    def enough(self, s: State, bits: i64) -> bool:
        chosen = types(bits)
        hands = in_play(s, s.me, HAND_OF_FORTUNE)
        return payable(usable(s, s.me), chosen, max(1, total(chosen) - hands))

    def reachable(self, s: State, bits: i64, following: i64) -> bool:
        """Can these types, perhaps with later ones, be paid for?"""
        if self.enough(s, bits):
            return True
        for kind in range(following, KINDS_OF_ENERGY):
            if self.reachable(s, bits | bit(kind), kind + 1):
                return True
        return False

    def answer(self, s: State, action: i64) -> None:
        if action != DONE:
            s.push(ELEMENTS_AT, s.me, s.source, s.it, s.n | bit(action - ELEMENT))
            return
        s.mem[ELEMENTS] = s.n
        chosen = types(s.n)
        start_paying(s, s.me, chosen, max(1, total(chosen) - in_play(s, s.me, HAND_OF_FORTUNE)))


class PayForCard(Step):
    """R20: a crystal to the owner of every opposing Leech, then what the card `it` costs."""

    def do(self, s: State) -> None:
        me = s.me
        kind = s.kind(s.it)
        row = s.mem[SEATS] * KINDS + kind
        for k in range(1, s.mem[SEATS]):
            rival = (me + k) % s.mem[SEATS]
            steal_crystals(s, rival, me, in_play(s, rival, ARCANO_LEECH))
        lose_crystals(s, me, CRYSTAL_COST[row])
        if kind == ELEMENTAL_AMULET:
            s.push(ELEMENTS_AT, me, s.source, s.it, 0)
        else:
            start_paying(s, me, ENERGY_COST[row], energy_owed(s, me, kind))


def tolls(s: State, seat: i64) -> i64:
    return rivals_in_play(s, seat, ARCANO_LEECH)


# -- entering


class Enter(Step):
    """The card `it` comes into play from the hand; R17: Staff and Vase answer before its own effect."""

    def do(self, s: State) -> None:
        card = s.it
        s.enter(card, PLAY + s.me)
        s.emit(E_SUMMONED, s.me, card)
        effect = ON_ENTER[s.kind(card)]
        if effect >= 0:
            s.begin(effect, s.me, card)
        s.announce(SUMMONED, s.me, s.me, card, 0)


class EnterFree(Step):
    """R16: the card `it` comes into play by another card: no cost, no toll, no Staff, no Vase."""

    def do(self, s: State) -> None:
        card = s.it
        if card < 0:
            return
        s.mem[ELEMENTS] = 15  # R19: as if paid with all four types
        s.enter(card, PLAY + s.me)
        s.emit(E_ENTERED, s.me, card)
        effect = ON_ENTER[s.kind(card)]
        if effect >= 0:
            s.begin(effect, s.me, card)


# -- leaving


def sacrifice(s: State, card: i64, owner: i64) -> None:
    """From play to the discard pile."""
    kind = s.kind(card)
    s.leave(card, DISCARD)
    s.emit(E_SACRIFICED, owner, card)
    if kind == CURSED_TREATISE:  # R32
        lose_reserve(s, owner)
    elif kind == BESPELLED_GRIMOIRE:  # R13
        check_overflow(s, owner)


class SacrificeSelf(Step):
    """A potion is used up."""

    def do(self, s: State) -> None:
        sacrifice(s, s.source, s.me)


# -- activation


class Turn(Step):
    """R21: the cost is paid; the card turns if it is still in play, and rivals' Fairies answer before the effect."""

    def do(self, s: State) -> None:
        if s.where(s.source) == PLAY + s.me:
            s.mem[TURNED + s.source] = 1
        s.emit(E_ACTIVATED, s.me, s.source)
        s.announce(ACTIVATED, s.me, s.me, NO_CARD, s.me)


class Activation(Step):
    """Costs, all of which must be payable, then turning, then the effect."""

    def __init__(self, costs: tuple[Step, ...], effect: tuple[Step, ...]) -> None:
        self.costs: tuple[Step, ...] = costs
        self.effect: tuple[Step, ...] = effect
        self.at: i64 = -1

    def bind(self, rules: Rules, name: str) -> None:
        self.at = rules.program(name + "/use", *self.costs, Turn(), *self.effect)

    def possible(self, s: State) -> bool:
        return all_possible(s, self.costs)

    def do(self, s: State) -> None:
        s.push(self.at, s.me, s.source, NO_CARD, 0)


def can_activate(s: State, card: i64) -> bool:
    """Straight, with an activation that can be paid. Sets the registers as if it were being activated."""
    at = ON_USE[s.kind(card)]
    if at < 0 or s.mem[TURNED + card] != 0:
        return False
    s.source = card
    return s.rules.steps[at].possible(s)


def most_crystals(s: State, seat: i64) -> bool:
    """Strictly more than every rival."""
    for rival in range(s.mem[SEATS]):
        if rival != seat and s.mem[CRYSTALS + rival] >= s.mem[CRYSTALS + seat]:
            return False
    return True


ELEMENTS_AT: Final[i64] = RULES.program("elements", ChooseElements())
SUMMON_AT: Final[i64] = RULES.program("summon", PayForCard(), Enter())
