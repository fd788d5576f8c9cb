"""How a card is declared, and the steps that several cards share."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import ANYONE, MINE, NO_CARD, RIVALS, Ask, Rules, State, Step
from arcanarium.core.bags import of, total
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.seasons.cards import FAMILIAR, NAMES
from arcanarium.games.seasons.energy import (
    KINDS_OF_ENERGY,
    bonus_a_token,
    gain_crystals,
    start_paying,
    steal_crystals,
)
from arcanarium.games.seasons.summoning import ON_ENTER, ON_USE, available, sacrifice, top_card
from arcanarium.games.seasons.table import (
    ACTIVATED,
    CRYSTALS,
    DISCARD,
    E_DISCARDED,
    E_KEPT,
    E_LOOKED,
    E_TRANSMUTED,
    ELEMENT,
    ENTER,
    HAND,
    LOOKED,
    MAY_TRANSMUTE,
    PAID,
    PICK,
    PLAY,
    RESERVE,
    ROUND_ENDS,
    RULES,
    SACRIFICE,
    SEASON_CHANGES,
    SEAT,
    SUMMONED,
    card_of,
    has_slot,
    offer_cards,
    offer_kinds,
    usable,
)

Steps = tuple[Step, ...]

DECLARED: Final[dict[str, str]] = {}  # card -> where its effect is found, for the test that every card has one


def card(
    name: str,
    on_enter: Steps = (),
    use: Step | None = None,
    on_my_summon: Steps = (),
    on_rival_activation: Steps = (),
    on_round_end: Steps = (),
    on_season_change: Steps = (),
    elsewhere: str = "",
) -> None:
    """Declare what a card does; `elsewhere` names the function that asks for the card (costs, limits, scoring)."""
    kind = NAMES.index(name)
    DECLARED[name] = elsewhere
    if on_enter:
        ON_ENTER[kind] = RULES.program(f"{name}/enter", *on_enter)
    if use is not None:
        ON_USE[kind] = RULES.program(f"{name}/use", use)
    if on_my_summon:
        RULES.listen(kind, SUMMONED, MINE, RULES.program(f"{name}/summon", *on_my_summon))
    if on_rival_activation:
        RULES.listen(kind, ACTIVATED, RIVALS, RULES.program(f"{name}/activation", *on_rival_activation))
    if on_round_end:
        RULES.listen(kind, ROUND_ENDS, ANYONE, RULES.program(f"{name}/round", *on_round_end))
    if on_season_change:
        RULES.listen(kind, SEASON_CHANGES, ANYONE, RULES.program(f"{name}/season", *on_season_change))


# -- choosing cards


class KeepOne(Ask):
    """One of the cards looked at goes to the hand."""

    prompt: str = "keep-card"

    def options(self, s: State) -> None:
        offer_kinds(s, LOOKED + s.me, PICK)

    def answer(self, s: State, action: i64) -> None:
        card = card_of(s, LOOKED + s.me, action - PICK)
        s.move(card, HAND + s.me)
        s.emit(E_KEPT, s.me, card)


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


class SacrificeOne(Ask):
    """Of one's own cards in play."""

    prompt: str = "sacrifice"

    def options(self, s: State) -> None:
        offer_cards(s, PLAY + s.me, SACRIFICE)

    def answer(self, s: State, action: i64) -> None:
        sacrifice(s, action - SACRIFICE, s.me)


class ChooseRival(Ask):
    """Any rival; the number of the seat becomes `n`."""

    prompt: str = "rival"

    def options(self, s: State) -> None:
        for seat in range(s.mem[SEATS]):
            if seat != s.me:
                s.offer(SEAT + seat)

    def answer(self, s: State, action: i64) -> None:
        s.n = action - SEAT


class CardExists(Step):
    """R23: there must be a card to look at."""

    def possible(self, s: State) -> bool:
        return available(s) > 0


class Peek(Step):
    """The top card of the draw pile becomes `it`, seen by the peeker only."""

    def do(self, s: State) -> None:
        s.it = top_card(s)
        s.show(s.it, bit(s.me))
        s.emit(E_LOOKED, s.me, s.it)


class DiscardTop(Step):
    """The top card of the draw pile goes away unseen."""

    def do(self, s: State) -> None:
        card = top_card(s)
        s.move(card, DISCARD)
        s.emit(E_DISCARDED, s.me, card)


# -- energy and crystals


class PaySame(Ask):
    """So many tokens of one type."""

    prompt: str = "pay-same"

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount

    def options(self, s: State) -> None:
        tokens = usable(s, s.me)
        for kind in range(KINDS_OF_ENERGY):
            if of(tokens, kind) >= self.amount:
                s.offer(ELEMENT + kind)

    def answer(self, s: State, action: i64) -> None:
        start_paying(s, s.me, self.amount * (bit(8 * (action - ELEMENT))), self.amount)


class TransmutePaid(Step):
    """The tokens just paid become crystals at a fixed value, with what Purse and bonus add to each (R09)."""

    def __init__(self, value: int) -> None:
        self.value: i64 = value

    def do(self, s: State) -> None:
        gain_crystals(s, s.me, total(s.mem[PAID]) * (self.value + bonus_a_token(s, s.me)))


class TransmuteReserve(Step):
    """The whole reserve becomes crystals at a fixed value, with what Purse and bonus add to each."""

    def __init__(self, value: int) -> None:
        self.value: i64 = value

    def do(self, s: State) -> None:
        tokens = s.mem[RESERVE + s.me]
        if tokens != 0:
            crystals = total(tokens) * (self.value + bonus_a_token(s, s.me))
            s.mem[RESERVE + s.me] = 0
            s.mem[CRYSTALS + s.me] += crystals
            s.emit(E_TRANSMUTED, s.me, s.source, tokens, crystals)


class AllowTransmuting(Step):
    """For the rest of the turn."""

    def do(self, s: State) -> None:
        s.mem[MAY_TRANSMUTE] = 1


class StealFromEach(Step):
    """Up to so many crystals from every rival, clockwise."""

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount

    def do(self, s: State) -> None:
        for k in range(1, s.mem[SEATS]):
            steal_crystals(s, s.me, (s.me + k) % s.mem[SEATS], self.amount)


class IfReserve(Step):
    """Only with a reserve of at least and at most so many tokens, when the moment has come."""

    def __init__(self, least: int, most: int, *steps: Step) -> None:
        self.least: i64 = least
        self.most: i64 = most
        self.steps: tuple[Step, ...] = steps
        self.at: i64 = -1

    def bind(self, rules: Rules, name: str) -> None:
        self.at = rules.program(name + "/then", *self.steps)

    def do(self, s: State) -> None:
        tokens = total(s.mem[RESERVE + s.me])
        if self.least <= tokens and tokens <= self.most:
            s.push(self.at, s.me, s.source, NO_CARD, 0)


def other_items(s: State, seat: i64) -> i64:
    """R03: magic items in play besides the source."""
    found: i64 = 0
    card = s.first(PLAY + seat)
    while card >= 0:
        if card != s.source and FAMILIAR[s.kind(card)] == 0:
            found += 1
        card = s.after(card)
    return found
