"""Components into play: what an artifact costs after discounts, placing it, claiming monuments and Places of Power."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.res_arcana.cards import (
    ARTIFACTS,
    ARTIFICER,
    ARTIFICER_DISCOUNT,
    BRIDLE_DISCOUNT,
    COST,
    COST_ANY,
    COST_TOTAL,
    DRAGON,
    DRAGON_BRIDLE,
    DRAGONS_LAIR,
    LAIR_DISCOUNT,
    MONUMENTS,
    OBELISK,
    PLACES,
    REMOVABLE,
)
from arcanarium.games.res_arcana.essences import GOLD_UNIT, NOT_GOLD, covers, total
from arcanarium.games.res_arcana.payments import gain_any, payable, start_paying
from arcanarium.games.res_arcana.table import (
    CLAIM,
    DISPLAY,
    E_CLAIMED,
    E_PLACED,
    E_REVEALED,
    HAND,
    MONUMENT_DECK,
    NO,
    PLACE,
    PLAY,
    POOL,
    RULES,
    owns,
    reveal,
)

MONUMENT_COST: Final = 4  # Gold
OBELISK_GAIN: Final = 6
SHOWN_MONUMENTS: Final = 2

# -- artifacts


def dragon_discount(s: State, seat: i64) -> i64:
    """What the player's components take off a Dragon, turned or not."""
    return (BRIDLE_DISCOUNT if owns(s, seat, DRAGON_BRIDLE) else 0) + (
        LAIR_DISCOUNT if owns(s, seat, DRAGONS_LAIR) else 0
    )


def discount(s: State, seat: i64, card: i64) -> i64:
    """All discount abilities that apply to an artifact; they add up."""
    off: i64 = ARTIFICER_DISCOUNT if owns(s, seat, ARTIFICER) else 0
    return off + dragon_discount(s, seat) if DRAGON[card] == 1 else off


def need(card: i64, off: i64) -> i64:
    """RA-14: how many essences are left to pay; Gold pips stay (RA-15; no Dragon has any, RA-43)."""
    return COST_TOTAL[card] - min(off, REMOVABLE[card] + COST_ANY[card])


def affordable(pool: i64, card: i64, off: i64) -> bool:
    if off == 0:
        return covers(pool, COST[card]) and total(pool) >= COST_TOTAL[card]
    return payable(pool, COST[card], COST_ANY[card], need(card, off))


def place(s: State, seat: i64, card: i64, off: i64) -> None:
    """Declare an artifact; then it is paid for with that discount and enters play."""
    s.show(card, s.plan.everybody)
    reveal(s, card)
    s.push(PLACE_AT, seat, card, card, off)


class PayForCard(Step):
    """What `it` costs with a discount of `n`."""

    def do(self, s: State) -> None:
        card = s.it
        start_paying(s, s.me, COST[card], COST_ANY[card], need(card, s.n))


class Enter(Step):
    """`it` comes into play, straight and empty; RA-18: from then on it is that player's."""

    def do(self, s: State) -> None:
        s.move(s.it, PLAY + s.me)
        s.emit(E_PLACED, s.me, s.it)


class PlaceFrom(Ask):
    """A power's effect: an artifact that can be paid for, or none (RA-16)."""

    prompt: str = "place"

    def __init__(self, zone: int, dragons: bool, off: int, anybodys: bool = False) -> None:
        self.zone: i64 = zone
        self.dragons: bool = dragons
        self.off: i64 = off
        self.anybodys: bool = anybodys

    def offer_card(self, s: State, card: i64) -> None:
        if self.dragons and DRAGON[card] == 0:
            return
        if affordable(s.mem[POOL + s.me], card, self.off + discount(s, s.me, card)):
            s.offer(PLACE + card)

    def options(self, s: State) -> None:
        if self.anybodys:
            for card in range(ARTIFACTS):  # ascending through all piles
                zone = s.where(card)
                if self.zone <= zone and zone < self.zone + s.mem[SEATS]:
                    self.offer_card(s, card)
        else:
            card = s.first(self.zone + s.me)
            while card >= 0:
                self.offer_card(s, card)
                card = s.after(card)
        s.offer(NO)

    def answer(self, s: State, action: i64) -> None:
        if action != NO:
            card = action - PLACE
            place(s, s.me, card, self.off + discount(s, s.me, card))


class PlaceFromHand(PlaceFrom):
    """RA-17; asked always, for not being asked would tell what is in the hand."""

    always: bool = True

    def __init__(self, off: int) -> None:
        super().__init__(HAND, True, off)


class PlaceFree(Ask):
    """A Dragon of the hand for nothing, or none (RA-17); asked always."""

    always: bool = True
    prompt: str = "place"

    def options(self, s: State) -> None:
        card = s.first(HAND + s.me)
        while card >= 0:
            if DRAGON[card] == 1:
                s.offer(PLACE + card)
            card = s.after(card)
        s.offer(NO)

    def answer(self, s: State, action: i64) -> None:
        if action != NO:
            card = action - PLACE
            reveal(s, card)
            s.push(ENTER_AT, s.me, s.source, card, 0)


# -- monuments and Places of Power


def offer_claims(s: State, zone: i64, pool: i64) -> None:
    card = s.first(zone)
    while card >= 0:
        if covers(pool, COST[card]):
            s.offer(CLAIM + card - MONUMENTS)
        card = s.after(card)


def claim(s: State, seat: i64, card: i64) -> None:
    """RA-40: a claimed Obelisk gives its essences before the display is refilled."""
    s.source = card
    start_paying(s, seat, COST[card], 0, COST_TOTAL[card])
    if card < PLACES:
        s.push(REFILL_AT, seat, NO_CARD, NO_CARD, 0)
    take_over(s, seat, card)


def claim_top(s: State, seat: i64) -> None:
    """The Gold is paid before the card is seen."""
    start_paying(s, seat, MONUMENT_COST * GOLD_UNIT, 0, MONUMENT_COST)
    take_over(s, seat, s.first(MONUMENT_DECK))


def take_over(s: State, seat: i64, card: i64) -> None:
    """A claimed component comes into play; the Obelisk gives its essences, wherever it was claimed from."""
    s.source = card
    s.move(card, PLAY + seat)
    s.emit(E_CLAIMED, seat, card)
    if card == OBELISK:
        gain_any(s, seat, OBELISK_GAIN, NOT_GOLD)


class Refill(Step):
    """Two monuments lie open while there are any in the deck."""

    def do(self, s: State) -> None:
        while s.number(DISPLAY) < SHOWN_MONUMENTS and s.number(MONUMENT_DECK) > 0:
            card = s.first(MONUMENT_DECK)
            s.move(card, DISPLAY)
            s.emit(E_REVEALED, s.me, card)


PLACE_AT: Final[i64] = RULES.program("place", PayForCard(), Enter())
ENTER_AT: Final[i64] = RULES.program("enter", Enter())
REFILL_AT: Final[i64] = RULES.program("refill", Refill())
