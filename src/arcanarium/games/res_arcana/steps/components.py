"""Components: owning, turning, straightening, discarding and destroying them, and choosing one."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.bits import with_member
from arcanarium.core.ints import i64
from arcanarium.core.rules import CANNOT, Ask, Step
from arcanarium.games.res_arcana.facts import ARTIFACTS, COST_TOTAL, CREATURE, DRAGON, KINDS, covers
from arcanarium.games.res_arcana.steps.essences import OfEssences, clip, put_on, tell
from arcanarium.games.res_arcana.table import (
    DESTROY,
    DISCARD,
    DISCARD_CARD,
    HAND,
    LYING,
    NO,
    PLAY,
    PUT_ON,
    SHOWN,
    SPENT,
    STRAIGHTEN,
    TURN_CARD,
    TURNED,
    Event,
    Why,
)


def owns(s: State, seat: i64, card: i64) -> bool:
    """Is that component in play before that player?"""
    return s.where(card) == PLAY + seat


def turn(s: State, seat: i64, card: i64) -> None:
    s.mem[TURNED + card] = 1
    s.emit(Event.TURNED, seat, card)


def wipe(s: State, card: i64) -> None:
    """Straight and empty."""
    s.mem[TURNED + card] = 0
    s.mem[LYING + card] = 0


def reveal(s: State, card: i64) -> None:
    """Everybody has seen that artifact from now on: whose deck it will be shuffled into is no secret."""
    s.mem[SHOWN] = with_member(s.mem[SHOWN], card)


def discard(s: State, seat: i64, card: i64) -> None:
    """To the pile of that player, face up."""
    s.move(card, DISCARD + seat)
    reveal(s, card)
    s.emit(Event.DISCARDED, seat, card)


def destroy(s: State, seat: i64, card: i64) -> None:
    """RA-20: out of play to its owner's pile; what lay on it is lost."""
    lost = s.mem[LYING + card]
    wipe(s, card)
    s.move(card, DISCARD + seat)
    s.emit(Event.DESTROYED, seat, card)
    tell(s, Event.RETURNED, seat, card, lost)


# -- choosing one


class OneCard(Ask):
    """One card of a zone with a number below `end`, or none if `optional`; `block` is the action of the card `base`."""

    optional: bool = False

    def __init__(self, block: int, base: int = 0, end: int = KINDS) -> None:
        self.block: i64 = block - base
        self.end: i64 = end

    # -- what a subclass says

    def zone(self, s: State, seat: i64) -> i64:
        return PLAY + seat

    def fits(self, s: State, card: i64, source: i64) -> bool:
        """Could it be that card, for the component `source`?"""
        return True

    def why_unfit(self, s: State, card: i64) -> Refusal | None:
        """Why a card does not fit."""
        return None

    def why_none(self) -> Refusal:
        """What is missing where none fits."""
        return Refusal(CANNOT)

    def take(self, s: State, card: i64) -> None:
        """It is that card."""

    # -- what follows

    def options(self, s: State) -> None:
        card = s.first(self.zone(s, s.me))
        while card >= 0 and card < self.end:
            if self.fits(s, card, s.source):
                s.offer(self.block + card)
            card = s.after(card)
        if self.optional:
            s.offer(NO)

    def answer(self, s: State, action: i64) -> None:
        if not self.optional or action != NO:
            self.take(s, action - self.block)

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        card = s.first(self.zone(s, seat))
        while card >= 0 and card < self.end:
            if self.fits(s, card, source):
                return True
            card = s.after(card)
        return False

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        return None if self.possible(s, seat, source) else self.why_none()

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        found: list[tuple[int, Refusal]] = []
        for card in s.cards(self.zone(s, s.me)):
            why = None if card >= self.end or self.fits(s, card, s.source) else self.why_unfit(s, card)
            if why is not None:
                found.append((int(self.block + card), why))
        return found


# -- costs of powers besides essences of the pool


class TurnSelf(Step):
    """The component itself turns."""

    def do(self, s: State) -> None:
        turn(s, s.me, s.source)


class TurnOther(OneCard):
    """RA-22: a straight artifact of a type turns; its own power is not used."""

    prompt: str = "turn"

    def __init__(self, dragons: bool) -> None:
        super().__init__(TURN_CARD, end=ARTIFACTS)
        self.dragons: bool = dragons

    def is_of_type(self, card: i64) -> bool:
        return (DRAGON[card] if self.dragons else CREATURE[card]) == 1

    def fits(self, s: State, card: i64, source: i64) -> bool:
        return self.is_of_type(card) and s.mem[TURNED + card] == 0

    def why_unfit(self, s: State, card: i64) -> Refusal | None:
        if self.is_of_type(card):
            return Refusal(Why.IS_TURNED)
        return Refusal(Why.NOT_DRAGON if self.dragons else Why.NOT_CREATURE)

    def why_none(self) -> Refusal:
        return Refusal(Why.NEEDS_DRAGON if self.dragons else Why.NEEDS_CREATURE)

    def take(self, s: State, card: i64) -> None:
        turn(s, s.me, card)


class PayFromSelf(OfEssences):
    """RA-50: essences that lie on the component itself."""

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        return covers(s.mem[LYING + source], self.bag)

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        lies = s.mem[LYING + source]
        return None if covers(lies, self.bag) else Refusal(Why.NEEDS_LYING, int(clip(self.bag)), int(clip(lies)))

    def do(self, s: State) -> None:
        s.mem[LYING + s.source] -= self.bag
        tell(s, Event.RETURNED, s.me, s.source, self.bag)


class DestroySelf(Step):
    """The component itself is destroyed."""

    def do(self, s: State) -> None:
        destroy(s, s.me, s.source)


ANY_ARTIFACT: Final = 0
ANOTHER_ARTIFACT: Final = 1
DRAGON_OR_CREATURE: Final = 2


class DestroyOne(OneCard):
    """An own artifact in play, straight or turned; `n` becomes its printed cost value (RA-19)."""

    prompt: str = "destroy"

    def __init__(self, which: int = ANY_ARTIFACT) -> None:
        super().__init__(DESTROY, end=ARTIFACTS)
        self.which: i64 = which

    def fits(self, s: State, card: i64, source: i64) -> bool:
        if self.which == ANOTHER_ARTIFACT:
            return card != source
        return self.which == ANY_ARTIFACT or DRAGON[card] + CREATURE[card] > 0

    def why_unfit(self, s: State, card: i64) -> Refusal | None:
        return Refusal(Why.NOT_ITSELF if self.which == ANOTHER_ARTIFACT else Why.NOT_BEAST)

    def why_none(self) -> Refusal:
        if self.which == ANOTHER_ARTIFACT:
            return Refusal(Why.NEEDS_OTHER)
        return Refusal(Why.NEEDS_ARTIFACT if self.which == ANY_ARTIFACT else Why.NEEDS_BEAST)

    def take(self, s: State, card: i64) -> None:
        destroy(s, s.me, card)
        s.n = COST_TOTAL[card]


class DiscardOne(OneCard):
    """RA-21: a card of the hand, which brings nothing; `n` becomes its printed cost value."""

    prompt: str = "discard"

    def __init__(self) -> None:
        super().__init__(DISCARD_CARD)

    def zone(self, s: State, seat: i64) -> i64:
        return HAND + seat

    def why_none(self) -> Refusal:
        return Refusal(Why.EMPTY_HAND)

    def take(self, s: State, card: i64) -> None:
        discard(s, s.me, card)
        s.n = COST_TOTAL[card]


# -- effects of powers


class PutSpentAnywhere(OneCard):
    """RA-23: the essence just paid onto any own component, straight or turned."""

    prompt: str = "put-spent"

    def __init__(self) -> None:
        super().__init__(PUT_ON)

    def take(self, s: State, card: i64) -> None:
        put_on(s, s.me, card, s.mem[SPENT])


def straighten(s: State, card: i64) -> None:
    s.mem[TURNED + card] = 0
    s.emit(Event.STRAIGHTENED, s.me, card)


class StraightenSelf(Step):
    """The component itself straightens."""

    def do(self, s: State) -> None:
        straighten(s, s.source)


class StraightenOne(OneCard):
    """RA-12: one turned component of one's own, this one included, or none."""

    prompt: str = "straighten"
    optional: bool = True

    def __init__(self, creatures: bool = False) -> None:
        super().__init__(STRAIGHTEN)
        self.creatures: bool = creatures

    def fits(self, s: State, card: i64, source: i64) -> bool:
        return s.mem[TURNED + card] == 1 and (not self.creatures or CREATURE[card] == 1)

    def why_unfit(self, s: State, card: i64) -> Refusal | None:
        return Refusal(Why.NOT_CREATURE if self.creatures and CREATURE[card] == 0 else Why.IS_STRAIGHT)

    def take(self, s: State, card: i64) -> None:
        straighten(s, card)
