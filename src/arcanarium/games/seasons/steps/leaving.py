"""Cards out of play: sacrificed, returned to the hand, passed to a neighbour."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.several import SeveralCards
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.bags import total
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Ask, Step
from arcanarium.games.seasons.facts import BESPELLED_GRIMOIRE, CURSED_TREATISE, FAMILIAR
from arcanarium.games.seasons.steps.crystals import Cost, gain_crystals, steal_crystals
from arcanarium.games.seasons.steps.drawing import discard_from_hand
from arcanarium.games.seasons.steps.energy import check_overflow, gain_energy, lose_reserve
from arcanarium.games.seasons.table import (
    DISCARD,
    DISCARD_CARD,
    DOOMED,
    HAND,
    PLAY,
    RETURN,
    RULES,
    SACRIFICE,
    SLOTS,
    TOKENS,
    TURNED,
    Event,
    Why,
    card_of,
    is_twin,
    offer_cards,
)


def sacrifice(s: State, card: i64, owner: i64) -> None:
    """From play to the discard pile."""
    kind = s.kind(card)
    s.leave(card, DISCARD)
    s.emit(Event.SACRIFICED, owner, card)
    if kind == CURSED_TREATISE:  # S-32
        lose_reserve(s, owner)
    elif kind == BESPELLED_GRIMOIRE:  # S-13
        check_overflow(s, owner)


class SacrificeSelf(Step):
    """A potion is used up."""

    def do(self, s: State) -> None:
        sacrifice(s, s.source, s.me)


class SacrificeOne(Ask):
    """Of one's own cards in play."""

    prompt: str = "sacrifice"

    def options(self, s: State) -> None:
        offer_cards(s, PLAY + s.me, SACRIFICE)

    def answer(self, s: State, action: i64) -> None:
        sacrifice(s, action - SACRIFICE, s.me)


class NameSacrifices(SeveralCards):
    """S-33: cards in play, all sacrificed at once."""

    prompt: str = "sacrifice-three"

    def zone(self, s: State) -> i64:
        return PLAY + s.me

    def thing(self, s: State, card: i64) -> i64:
        return card

    def is_spare(self, s: State, card: i64) -> bool:
        return is_twin(s, card)

    def take_card(self, s: State, card: i64) -> None:
        s.mem[TURNED + card] = 0
        s.move(card, DOOMED + s.me)

    def finish(self, s: State) -> None:
        for doomed in s.cards(DOOMED + s.me):
            sacrifice(s, doomed, s.me)

    def named(self, s: State) -> list[int]:
        return [int(SACRIFICE + card) for card in s.cards(DOOMED + s.me)]


class SacrificeSeveral(Cost):
    """Some of one's cards in play."""

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        there = int(s.number(PLAY + seat))
        return Refusal(Why.NEEDS_CARDS, int(self.amount), there) if there < self.amount else None

    def do(self, s: State) -> None:
        NAME_SACRIFICES.ask_for(s, s.me, s.source, self.amount)


class OfferFamiliar(Ask):
    """A familiar discarded from the hand or sacrificed from play."""

    prompt: str = "offer-familiar"

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        return None if self.possible(s, seat, source) else Refusal(Why.NEEDS_FAMILIAR)

    def options(self, s: State) -> None:
        last: i64 = -1
        for card in s.cards(HAND + s.me):
            kind = s.kind(card)
            if kind != last and FAMILIAR[kind] == 1:
                s.offer(DISCARD_CARD + kind)
            last = kind
        for card in s.cards(PLAY + s.me):
            if FAMILIAR[s.kind(card)] == 1 and not is_twin(s, card):
                s.offer(SACRIFICE + card)

    def answer(self, s: State, action: i64) -> None:
        if action >= SACRIFICE:
            sacrifice(s, action - SACRIFICE, s.me)
        else:
            discard_from_hand(s, card_of(s, HAND + s.me, action - DISCARD_CARD))


class StealOrLeave(Step):
    """S-41: a crystal of every rival who has one; if somebody had none, the card goes."""

    def do(self, s: State) -> None:
        failed = False
        for k in range(1, s.mem[SEATS]):
            if steal_crystals(s, s.me, (s.me + k) % s.mem[SEATS], 1) == 0:
                failed = True
        if failed:
            sacrifice(s, s.source, s.me)


class BoilOver(Step):
    """S-15: at the seventh token the Cauldron goes, for 15 crystals and its tokens."""

    def do(self, s: State) -> None:
        tokens = s.mem[TOKENS + s.source]
        if total(tokens) >= 7:
            sacrifice(s, s.source, s.me)
            gain_crystals(s, s.me, 15)
            gain_energy(s, s.me, tokens)


class ReturnItem(Ask):
    """S-31: one of one's magic items in play goes back to the hand."""

    prompt: str = "return-item"

    def options(self, s: State) -> None:
        for card in s.cards(PLAY + s.me):
            if FAMILIAR[s.kind(card)] == 0 and not is_twin(s, card):
                s.offer(RETURN + card)

    def answer(self, s: State, action: i64) -> None:
        card = action - RETURN
        s.leave(card, HAND + s.me)
        s.emit(Event.RETURNED, s.me, card)
        if s.kind(card) == BESPELLED_GRIMOIRE:
            check_overflow(s, s.me)


class PassLeft(Step):
    """S-42: straightened, it lies in front of the left neighbour now."""

    def do(self, s: State) -> None:
        left = (s.me + 1) % s.mem[SEATS]
        s.mem[TURNED + s.source] = 0
        s.move(s.source, PLAY + left)
        s.emit(Event.PASSED, s.me, s.source, left)


NAME_SACRIFICES: Final = NameSacrifices(SACRIFICE, len(SLOTS))
RULES.program("name three", NAME_SACRIFICES)
