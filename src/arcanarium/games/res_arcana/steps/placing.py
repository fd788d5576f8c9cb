"""Components into play: what an artifact costs after discounts, placing it, claiming monuments and Places of Power."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.menu import Deed
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Step
from arcanarium.games.res_arcana.facts import (
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
    GOLD,
    GOLD_UNIT,
    KINDS,
    LAIR_DISCOUNT,
    MONUMENTS,
    NOT_GOLD,
    OBELISK,
    PLACES,
    REMOVABLE,
    covers,
    of,
    total,
)
from arcanarium.games.res_arcana.steps.components import OneCard, owns, reveal
from arcanarium.games.res_arcana.steps.essences import gain_any
from arcanarium.games.res_arcana.steps.payments import (
    can_pay,
    most_payable,
    start_paying,
    why_not_paid,
    why_too_few,
)
from arcanarium.games.res_arcana.table import (
    CLAIM,
    CLAIM_TOP,
    DISCARD,
    DISPLAY,
    HAND,
    MONUMENT_DECK,
    NO,
    PLACE,
    PLAY,
    POOL,
    RULES,
    UNCLAIMED,
    Event,
    Why,
)

MONUMENT_COST: Final = 4  # Gold
CHEAPEST_PLACE: Final[i64] = min(COST_TOTAL[card] for card in range(PLACES, KINDS))  # essences
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


def pips_left(card: i64, off: i64) -> i64:
    """RA-14: how many essences are left to pay; Gold pips stay (RA-15; no Dragon has any, RA-43)."""
    return COST_TOTAL[card] - min(off, REMOVABLE[card] + COST_ANY[card])


def is_affordable(pool: i64, card: i64, off: i64) -> bool:
    if off == 0:
        return covers(pool, COST[card]) and total(pool) >= COST_TOTAL[card]
    return can_pay(pool, COST[card], COST_ANY[card], pips_left(card, off))


def why_not_placed(s: State, seat: i64, card: i64, off: i64) -> Refusal | None:
    """What is missing for an artifact with that discount."""
    pool = s.mem[POOL + seat]
    if is_affordable(pool, card, off):
        return None
    gold = of(COST[card], GOLD) * GOLD_UNIT
    why = why_not_paid(s, seat, COST[card] if off == 0 else gold)
    if why is not None:
        return why
    if off == 0:
        return why_too_few(s, seat, COST_TOTAL[card])
    return Refusal(
        Why.NEEDS_FITTING, int(pips_left(card, off)), int(most_payable(pool, COST[card], COST_ANY[card], 0, -1))
    )


def place(s: State, seat: i64, card: i64, off: i64) -> None:
    """Declare an artifact; then it is paid for with that discount and enters play."""
    s.show(card, s.plan.everybody)
    reveal(s, card)
    s.push(PLACE_AT, seat, s.source, card, off)


class PayForCard(Step):
    """What `it` costs with a discount of `n`."""

    def do(self, s: State) -> None:
        card = s.it
        s.source = card  # paid for the artifact, whatever let it be placed
        start_paying(s, s.me, COST[card], COST_ANY[card], pips_left(card, s.n))


class Enter(Step):
    """`it` comes into play, straight and empty; RA-18: from then on it is that player's."""

    def do(self, s: State) -> None:
        s.move(s.it, PLAY + s.me)
        s.emit(Event.PLACED, s.me, s.it)


class PlaceFrom(OneCard):
    """A power's effect: an artifact that can be paid for, or none (RA-16)."""

    prompt: str = "place"
    optional: bool = True

    def __init__(self, pile: int, dragons: bool, off: int) -> None:
        super().__init__(PLACE)
        self.pile: i64 = pile
        self.dragons: bool = dragons
        self.off: i64 = off

    def zone(self, s: State, seat: i64) -> i64:
        return self.pile + seat

    def fits(self, s: State, card: i64, source: i64) -> bool:
        if self.dragons and DRAGON[card] == 0:
            return False
        return is_affordable(s.mem[POOL + s.me], card, self.off + discount(s, s.me, card))

    def why_unfit(self, s: State, card: i64) -> Refusal | None:
        if self.dragons and DRAGON[card] == 0:
            return Refusal(Why.NOT_DRAGON)
        return why_not_placed(s, s.me, card, self.off + discount(s, s.me, card))

    def take(self, s: State, card: i64) -> None:
        place(s, s.me, card, self.off + discount(s, s.me, card))


class PlaceFromHand(PlaceFrom):
    """RA-17; asked always, for not being asked would tell what is in the hand."""

    always: bool = True

    def __init__(self, off: int) -> None:
        super().__init__(HAND, dragons=True, off=off)


class PlaceFree(PlaceFromHand):
    """A Dragon from the hand, for free."""

    def __init__(self) -> None:
        super().__init__(0)

    def fits(self, s: State, card: i64, source: i64) -> bool:
        return DRAGON[card] == 1

    def take(self, s: State, card: i64) -> None:
        reveal(s, card)
        s.push(ENTER_AT, s.me, s.source, card)


class PlaceFromPiles(PlaceFrom):
    """A Dragon of anybody's discard pile."""

    def __init__(self) -> None:
        super().__init__(DISCARD, dragons=True, off=0)

    def options(self, s: State) -> None:
        for card in range(ARTIFACTS):  # ascending through all piles
            zone = s.where(card)
            if zone >= DISCARD and zone < DISCARD + s.mem[SEATS] and self.fits(s, card, s.source):
                s.offer(PLACE + card)
        s.offer(NO)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        found: list[tuple[int, Refusal]] = []
        for zone in range(DISCARD, DISCARD + s.mem[SEATS]):
            for card in s.cards(zone):
                why = self.why_unfit(s, card)
                if why is not None:
                    found.append((int(PLACE + card), why))
        return found


# -- monuments and Places of Power


def offer_claims(s: State, zone: i64, pool: i64) -> None:
    for card in s.cards(zone):
        if covers(pool, COST[card]):
            s.offer(CLAIM + card - MONUMENTS)


def claim(s: State, seat: i64, card: i64) -> None:
    """RA-40: a claimed Obelisk gives its essences before the display is refilled."""
    s.source = card
    start_paying(s, seat, COST[card], 0, COST_TOTAL[card])
    if card < PLACES:
        s.push(REFILL_AT, seat)
    take_over(s, seat, card)


def claim_top(s: State, seat: i64) -> None:
    """The Gold is paid before the card is seen."""
    start_paying(s, seat, MONUMENT_COST * GOLD_UNIT, 0, MONUMENT_COST)
    take_over(s, seat, s.first(MONUMENT_DECK))


def take_over(s: State, seat: i64, card: i64) -> None:
    """A claimed component comes into play; the Obelisk gives its essences, wherever it was claimed from."""
    s.source = card
    s.move(card, PLAY + seat)
    s.emit(Event.CLAIMED, seat, card)
    if card == OBELISK:
        gain_any(s, seat, OBELISK_GAIN, NOT_GOLD)


class Refill(Step):
    """Two monuments lie open while there are any in the deck."""

    def do(self, s: State) -> None:
        while s.number(DISPLAY) < SHOWN_MONUMENTS and s.number(MONUMENT_DECK) > 0:
            card = s.first(MONUMENT_DECK)
            s.move(card, DISPLAY)
            s.emit(Event.REVEALED, s.me, card)


# -- what a player may do with an action


class PlaceArtifact(Deed):
    """An artifact of the hand comes into play for its cost."""

    def options(self, s: State) -> None:
        me = s.me
        card = s.first(HAND + me)
        if card < 0:
            return
        pool = s.mem[POOL + me]
        off: i64 = ARTIFICER_DISCOUNT if owns(s, me, ARTIFICER) else 0
        off_dragons = off + dragon_discount(s, me)
        while card >= 0:
            if is_affordable(pool, card, off_dragons if DRAGON[card] == 1 else off):
                s.offer(PLACE + card)
            card = s.after(card)

    def things(self, s: State) -> list[int]:
        return [int(card) for card in s.cards(HAND + s.me)]

    def refusal(self, s: State, thing: int) -> Refusal | None:
        return why_not_placed(s, s.me, thing, discount(s, s.me, thing))

    def do(self, s: State, thing: i64) -> None:
        place(s, s.me, thing, discount(s, s.me, thing))


class Claim(Deed):
    """A monument that lies open or a Place of Power becomes the player's."""

    def options(self, s: State) -> None:
        pool = s.mem[POOL + s.me]
        if of(pool, GOLD) >= MONUMENT_COST:
            offer_claims(s, DISPLAY, pool)
        if total(pool) >= CHEAPEST_PLACE:
            offer_claims(s, UNCLAIMED, pool)

    def things(self, s: State) -> list[int]:
        return [int(card - MONUMENTS) for zone in (DISPLAY, UNCLAIMED) for card in s.cards(zone)]

    def refusal(self, s: State, thing: int) -> Refusal | None:
        return why_not_paid(s, s.me, COST[MONUMENTS + thing])

    def do(self, s: State, thing: i64) -> None:
        claim(s, s.me, MONUMENTS + thing)


class ClaimTop(Deed):
    """The top card of the monument deck, unseen."""

    def options(self, s: State) -> None:
        if of(s.mem[POOL + s.me], GOLD) >= MONUMENT_COST and s.number(MONUMENT_DECK) > 0:
            s.offer(CLAIM_TOP)

    def refusal(self, s: State, thing: int) -> Refusal | None:
        if s.number(MONUMENT_DECK) == 0:
            return Refusal(Why.NO_MONUMENTS)
        return why_not_paid(s, s.me, MONUMENT_COST * GOLD_UNIT)

    def do(self, s: State, thing: i64) -> None:
        claim_top(s, s.me)


PLACE_AT: Final[i64] = RULES.program("place", PayForCard(), Enter())
ENTER_AT: Final[i64] = RULES.program("enter", Enter())
REFILL_AT: Final[i64] = RULES.program("refill", Refill())
