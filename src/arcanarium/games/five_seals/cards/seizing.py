"""The third circle, scrolls: what opponents have is taken in exchange (Transfer) or used (Appropriation)."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.shape import PAIR, Refusal, Shape, keep_refused
from arcanarium.core.asking.wholes import make_shape
from arcanarium.core.bits import bit, has
from arcanarium.core.ints import i64, vec
from arcanarium.core.rules import Ask
from arcanarium.games.five_seals.facts import APPROPRIATION, EFFECT, ELEMENT, FIRST_CALL, STRENGTH
from arcanarium.games.five_seals.steps.reach import NO_SIGHT
from arcanarium.games.five_seals.steps.spaces import has_target, is_active, is_target
from arcanarium.games.five_seals.steps.spells import Spell, can_cast, spell, start_cast, why_not_cast
from arcanarium.games.five_seals.table import FACE, OWN, RULES, UP, Dungeon, Event, Why, dungeon


def can_change_hands(s: State, card: i64) -> bool:
    """Face up, not in use, no Call card."""
    return card < FIRST_CALL and s.mem[FACE + card] == UP


def is_theirs(s: State, card: i64) -> bool:
    """Does it lie in front of an opponent who can be aimed at?"""
    return s.where(card) >= OWN and is_target(s, s.where(card) - OWN)


def rival_scrolls(s: State) -> list[int]:
    """The scrolls of all opponents, ascending, without Call cards."""
    return [card for card in range(int(FIRST_CALL)) if s.where(card) >= OWN and s.where(card) != OWN + s.me]


def list_not_offered(s: State, block: i64) -> list[int]:
    """Those of them that cannot be named now by an action of a block."""
    offered = s.legal()
    return [card for card in rival_scrolls(s) if int(block) + card not in offered]


def why_no_rival_scroll(s: State, card: i64, element: i64) -> Refusal | None:
    """What is wrong with one of the opponents' scrolls for any spell of an element."""
    owner = int(s.where(card) - OWN)
    if not is_active(s, owner):
        return Refusal(Why.FINISHED, owner)
    if ELEMENT[card] != element:
        return Refusal(Why.WRONG_ELEMENT, int(element))
    return Refusal(Why.USED) if s.mem[FACE + card] != UP else None


def why_no_rival_scrolls(s: State, casting: i64) -> Refusal | None:
    """Has nobody who can be aimed at a scroll of the element, face up?"""
    if not has_target(s):
        return Refusal(Why.NOBODY_TO_AIM_AT)
    for card in rival_scrolls(s):
        if card != casting and why_no_rival_scroll(s, card, ELEMENT[casting]) is None:
            return None
    return Refusal(Why.NO_RIVAL_SCROLL, int(ELEMENT[casting]))


class Transfer(Spell):
    """Which of the rivals' scrolls."""

    form: str = PAIR
    whole: str = "transfer"
    prompt: str = "transfer"

    def strengths(self, s: State, casting: i64, by: i64) -> i64:
        """Bits of the strengths of one's own scrolls that could be given while these are in use."""
        found: i64 = 0
        for card in s.cards(OWN + s.me):
            if can_change_hands(s, card) and card != casting and card != by:
                found |= bit(STRENGTH[card])
        return found

    def is_wanted(self, s: State, card: i64, element: i64, strengths: i64) -> bool:
        wanted = ELEMENT[card] == element and has(strengths, STRENGTH[card])
        return wanted and is_theirs(s, card) and can_change_hands(s, card)

    def works(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> bool:
        strengths = self.strengths(s, card, by)
        if strengths == 0:
            return False
        for other in range(FIRST_CALL):
            if other != card and self.is_wanted(s, other, ELEMENT[card], strengths):
                return True
        return False

    def why_not(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal:
        return why_no_rival_scrolls(s, card) or Refusal(Why.NOTHING_EQUAL)

    def options(self, s: State) -> None:
        d = dungeon(s)
        strengths = self.strengths(s, NO_CARD, NO_CARD)
        if strengths == 0:
            return
        for other in range(FIRST_CALL):
            if self.is_wanted(s, other, ELEMENT[s.source], strengths):
                s.offer(d.obtain + other)

    def answer(self, s: State, action: i64) -> None:
        s.push(TRANSFER_GIVE_AT, s.me, s.source, action - dungeon(s).obtain)

    def shape(self, s: State) -> Shape:
        return make_shape(self, s)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        block = dungeon(s).obtain
        return [
            (
                int(block + card),
                why_no_rival_scroll(s, card, ELEMENT[s.source]) or Refusal(Why.NO_EQUAL_SCROLL, int(STRENGTH[card])),
            )
            for card in list_not_offered(s, block)
        ]


class TransferGive(Ask):
    """Which of one's own. `it`: the scroll obtained."""

    form: str = PAIR
    whole: str = "transfer"
    prompt: str = "transfer-give"

    def options(self, s: State) -> None:
        d = dungeon(s)
        for card in s.cards(OWN + s.me):
            if can_change_hands(s, card) and STRENGTH[card] == STRENGTH[s.it]:
                s.offer(d.give + card)

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        card = action - d.give
        rival = s.where(s.it) - OWN
        s.move(s.it, OWN + s.me)
        s.move(card, OWN + rival)
        s.emit(Event.OBTAINED, s.me, s.it, rival)
        s.emit(Event.OBTAINED, rival, card, s.me)

    def named(self, s: State) -> list[int]:
        return [int(dungeon(s).obtain + s.it)]

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = dungeon(s)
        found: list[tuple[int, Refusal]] = []
        for card in s.cards(OWN + s.me):
            if card < FIRST_CALL and s.mem[FACE + card] != UP:
                found.append((int(d.give + card), Refusal(Why.USED)))
            elif card < FIRST_CALL and STRENGTH[card] != STRENGTH[s.it]:
                found.append(
                    (int(d.give + card), Refusal(Why.OTHER_STRENGTH, int(STRENGTH[s.it]), int(STRENGTH[card])))
                )
        return found


# -- Appropriation: a rival's scroll as if it were one's own (FS-29)


class Appropriate(Spell):
    """Which of the rivals' scrolls of the element; its effect must work for the caster now."""

    prompt: str = "appropriation"

    def can_use(self, s: State, card: i64, other: i64) -> bool:
        """Could that rival's scroll be cast by means of this card?"""
        d = dungeon(s)
        copied = ELEMENT[other] == ELEMENT[card] and EFFECT[other] != APPROPRIATION
        return copied and is_theirs(s, other) and s.mem[FACE + other] == UP and can_cast(s, d, other, card, NO_SIGHT)

    def works(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> bool:
        for other in range(FIRST_CALL):
            if self.can_use(s, card, other):
                return True
        return False

    def why_not(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal:
        return why_no_rival_scrolls(s, card) or Refusal(Why.NOTHING_TO_USE, int(ELEMENT[card]))

    def options(self, s: State) -> None:
        d = dungeon(s)
        for card in range(FIRST_CALL):
            if self.can_use(s, s.source, card):
                s.offer(d.appropriate + card)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = dungeon(s)
        return keep_refused(
            (
                int(d.appropriate + card),
                why_no_rival_scroll(s, card, ELEMENT[s.source]) or why_not_cast(s, d, card, s.source, NO_SIGHT),
            )
            for card in list_not_offered(s, d.appropriate)
        )

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        card = action - d.appropriate
        s.emit(Event.APPROPRIATED, s.me, card, s.where(card) - OWN)
        start_cast(s, card)


TRANSFER_GIVE_AT: Final[i64] = RULES.program("transfer give", TransferGive())
spell("transfer", Transfer())
spell("appropriation", Appropriate())
