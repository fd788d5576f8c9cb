"""Why a seal cannot be broken: what stands on it, what closes the way, what the dice lack. For people only."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.plan import SEATS
from arcanarium.games.five_seals.facts import COLOURS, ELEMENTS, HALL, MIND
from arcanarium.games.five_seals.steps.dice import dice, number, power
from arcanarium.games.five_seals.steps.spaces import element_at, scroll_on, strength_at, token_at
from arcanarium.games.five_seals.table import FAMILIAR, GUARDIAN, MAGE, NO_TOKEN, Dungeon, Why

NOT_YET: Final = -2  # a place that no way has come to,
NOTHING: Final = -1  # or to which the way is free


def foreign_figure(s: State, seat: int, place: int) -> tuple[int, bool]:
    """Whose familiar or mage bars a place to that seat, -1 if nobody's; is it a familiar?"""
    for rival in range(int(s.mem[SEATS])):
        if rival != seat and s.mem[FAMILIAR + rival] == place:
            return rival, True
    for rival in range(int(s.mem[SEATS])):
        if rival != seat and s.mem[MAGE + rival] == place:
            return rival, False
    return -1, False


def is_closed(s: State, d: Dungeon, seat: int, place: int) -> bool:
    """Can that seat's mage not walk through? The hall is always free (FS-03), junctions are too."""
    if place == HALL or place > d.last_seal:
        return False
    return token_at(s, d, place) != NO_TOKEN or foreign_figure(s, seat, place)[0] >= 0


class Ways:
    """From a place to every other with as few obstacles as can be: the first of them."""

    def __init__(self, s: State, d: Dungeon, seat: int, start: int) -> None:
        self.first: list[int] = [NOT_YET] * len(d.neighbours)
        self.first[start] = NOTHING
        waiting = [start]
        while waiting:
            beyond: list[int] = []  # what one more obstacle leads to
            for place in waiting:  # grows meanwhile
                on = self.first[place]
                if on == NOTHING and place != start and is_closed(s, d, seat, place):
                    on = place
                for following in d.neighbours[place]:
                    if self.first[following] == NOT_YET:
                        self.first[following] = on
                        (beyond if is_closed(s, d, seat, following) else waiting).append(following)
            waiting = beyond


def why_blocked(s: State, d: Dungeon, seat: int, space: int) -> Refusal | None:
    """What stands on a seal so that nobody, or not that seat, breaks it."""
    for element in range(len(ELEMENTS)):
        if s.mem[GUARDIAN + element] == space:
            return Refusal(Why.GUARDED, element)
    if space > d.last_seal:
        return None
    rival, is_familiar = foreign_figure(s, seat, space)
    return None if rival < 0 else Refusal(Why.PROTECTED if is_familiar else Why.OCCUPIED, rival)


def why_closed(s: State, d: Dungeon, seat: int, ways: Ways, space: int) -> Refusal | None:
    """What closes the way to a space."""
    at = ways.first[space]
    if at < 0:
        return None
    if token_at(s, d, at) != NO_TOKEN:
        return Refusal(Why.SEAL_IN_THE_WAY, int(token_at(s, d, at)), at)
    rival, is_familiar = foreign_figure(s, seat, at)
    return Refusal(Why.FAMILIAR_IN_THE_WAY if is_familiar else Why.MAGE_IN_THE_WAY, rival, at)


def why_too_weak(s: State, d: Dungeon, seat: int, space: int) -> Refusal | None:
    """What the dice lack to break the seal of a space."""
    card = scroll_on(s, d, space)
    need = int(strength_at(s, d, space, card))
    element = int(element_at(s, d, space, card))
    if element != MIND and number(dice(s, seat, element)) == 0:
        return Refusal(Why.NO_DICE_OF, element)
    colours = list(range(COLOURS)) if element == MIND else [element]
    have = max(int(power(dice(s, seat, colour))) for colour in colours)
    return None if have >= need else Refusal(Why.TOO_WEAK, need, have)


def why_not_broken(s: State, d: Dungeon, seat: int, ways: Ways, space: int) -> Refusal | None:
    """What keeps that seat's mage from breaking a seal by the usual rules."""
    return why_blocked(s, d, seat, space) or why_closed(s, d, seat, ways, space) or why_too_weak(s, d, seat, space)


def ways_of(s: State, d: Dungeon) -> Ways:
    """The ways of the seat to move."""
    return Ways(s, d, int(s.me), int(s.mem[MAGE + s.me]))
