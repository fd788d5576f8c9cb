"""The third circle, dice: magic of discord. FS-24: only opponents whose round has not ended can be aimed at."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.fields import Field, Fields
from arcanarium.core.asking.shape import SEVERAL, Refusal, Shape
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Ask
from arcanarium.games.five_seals.facts import COLOURS, ELEMENT, MIND
from arcanarium.games.five_seals.steps.dice import (
    FINISH_AT,
    ONE,
    all_dice,
    change,
    colour_of,
    dice,
    die,
    has_between,
    list_dice,
    number,
    showing,
    value_of,
)
from arcanarium.games.five_seals.steps.spaces import has_target, is_active, is_target, suits
from arcanarium.games.five_seals.steps.spells import (
    BITS,
    CELL,
    NAMED,
    OF_COLOUR,
    Spell,
    named_dice,
    offer_dice,
    offer_more,
    refuse_dice,
    shape_dice,
    spell,
    with_die,
)
from arcanarium.games.five_seals.table import RULES, VALUES, Dungeon, Event, Why, dungeon


def has_dice_for(s: State, seat: i64, element: i64) -> bool:
    """Has that seat a die that a scroll of an element takes?"""
    for colour in range(COLOURS):
        if suits(colour, element) and number(dice(s, seat, colour)) > 0:
            return True
    return False


def refuse_seats(s: State, d: Dungeon) -> list[tuple[int, Refusal]]:
    """Opponents whose round has ended, or who have no dice for the spell."""
    offered = s.legal()
    found: list[tuple[int, Refusal]] = []
    for seat in range(int(s.mem[SEATS])):
        action = int(d.seat + seat)
        if seat != s.me and action not in offered:
            found.append((action, Refusal(Why.NO_SUCH_DICE if is_active(s, seat) else Why.FINISHED, seat)))
    return found


def why_no_rival_dice(s: State, element: i64) -> Refusal | None:
    """Has nobody who can be aimed at a die that a scroll of an element takes?"""
    if not has_target(s):
        return Refusal(Why.NOBODY_TO_AIM_AT)
    for seat in range(s.mem[SEATS]):
        if is_target(s, seat) and has_dice_for(s, seat, element):
            return None
    return Refusal(Why.NOBODY_TO_AIM_AT) if element == MIND else Refusal(Why.NO_RIVAL_DICE, int(element))


class AtRival(Spell):
    """Of which rival the dice are."""

    def lacking(self) -> int:
        """What is missing although rivals have such dice."""
        return Why.NOBODY_TO_AIM_AT

    def fits(self, s: State, seat: i64, element: i64) -> bool:
        """Can that seat be named because of a scroll of an element?"""
        return is_target(s, seat) and has_dice_for(s, seat, element)

    def works(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> bool:
        for seat in range(s.mem[SEATS]):
            if self.fits(s, seat, ELEMENT[card]):
                return True
        return False

    def why_not(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal:
        return why_no_rival_dice(s, ELEMENT[card]) or Refusal(self.lacking())

    def options(self, s: State) -> None:
        d = dungeon(s)
        for seat in range(s.mem[SEATS]):
            if self.fits(s, seat, ELEMENT[s.source]):
                s.offer(d.seat + seat)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return refuse_seats(s, dungeon(s))


# -- Forgery: a rival's die of the scroll's colour against one's own of another colour; values stay


def has_other_colour(s: State, colour: i64) -> bool:
    """Has the seat to move a die of any other colour?"""
    for other in range(COLOURS):
        if other != colour and number(dice(s, s.me, other)) > 0:
            return True
    return False


class Forge(AtRival):
    """Whose die; FS-25: the caster picks both dice."""

    prompt: str = "forgery"

    def lacking(self) -> int:
        return Why.NO_OTHER_COLOUR

    def fits(self, s: State, seat: i64, element: i64) -> bool:
        if not is_target(s, seat):
            return False
        for colour in range(COLOURS):
            there = suits(colour, element) and number(dice(s, seat, colour)) > 0
            if there and has_other_colour(s, colour):
                return True
        return False

    def answer(self, s: State, action: i64) -> None:
        s.push(FORGE_TAKE_AT, s.me, s.source, n=action - dungeon(s).seat)


class ForgeTake(Ask):
    """Which of their dice. `n`: the rival."""

    prompt: str = "forgery-take"

    def options(self, s: State) -> None:
        d = dungeon(s)
        for colour in range(COLOURS):
            if suits(colour, ELEMENT[s.source]) and has_other_colour(s, colour):
                offer_dice(s, d, s.n, colour, 1, VALUES)

    def answer(self, s: State, action: i64) -> None:
        s.push(FORGE_GIVE_AT, s.me, s.source, n=FORGED_RIVAL.pack(s.n) | FORGED_DIE.pack(action - dungeon(s).pick_die))

    def named(self, s: State) -> list[int]:
        return [int(dungeon(s).seat + s.n)]

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return refuse_dice(s, dungeon(s), s.n, ELEMENT[s.source], Why.NO_OTHER_COLOUR)


FORGERY: Final = Fields()
FORGED_RIVAL: Final[Field] = FORGERY.field(3)
FORGED_DIE: Final[Field] = FORGERY.field(5)  # the one taken


class ForgeGive(Ask):
    """Which of one's own."""

    prompt: str = "forgery-give"

    def options(self, s: State) -> None:
        d = dungeon(s)
        for colour in range(COLOURS):
            if colour != colour_of(FORGED_DIE.of(s.n)):
                offer_dice(s, d, s.me, colour, 1, VALUES)

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        rival = FORGED_RIVAL.of(s.n)
        theirs = colour_of(FORGED_DIE.of(s.n))
        their_value = value_of(FORGED_DIE.of(s.n))
        mine = colour_of(action - d.pick_die)
        my_value = value_of(action - d.pick_die)
        change(s, rival, theirs, -ONE[their_value])
        change(s, rival, mine, ONE[their_value])
        change(s, s.me, mine, -ONE[my_value])
        change(s, s.me, theirs, ONE[my_value])
        s.emit(Event.RECOLOURED, s.me, NO_CARD, die(mine, my_value), die(theirs, my_value))
        s.emit(Event.RECOLOURED, rival, NO_CARD, die(theirs, their_value), die(mine, their_value))

    def named(self, s: State) -> list[int]:
        d = dungeon(s)
        return [int(d.seat + FORGED_RIVAL.of(s.n)), int(d.pick_die + FORGED_DIE.of(s.n))]

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return refuse_dice(s, dungeon(s), s.me, MIND, Why.SAME_COLOUR)


# -- Modification: one's own dice +1, those of one rival -1, all of one colour (FS-26)

RIVAL: Final[Field] = BITS.field(3)  # of the part in which their dice are named: the rival,
MINE: Final[Field] = BITS.field(CELL)  # and one's own dice named before


def can_drop(s: State, seat: i64, colour: i64) -> bool:
    return is_target(s, seat) and has_between(dice(s, seat, colour), 2, VALUES)


def has_victim(s: State, element: i64) -> bool:
    """Could some rival's die of an element drop?"""
    for seat in range(s.mem[SEATS]):
        for colour in range(COLOURS):
            if suits(colour, element) and can_drop(s, seat, colour):
                return True
    return False


class Modify(Spell):
    """One's own dice, one by one; none at all if a rival's can drop."""

    form: str = SEVERAL
    prompt: str = "modification"

    def works(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> bool:
        if not has_target(s):
            return False
        for colour in range(COLOURS):
            if suits(colour, ELEMENT[card]) and has_between(dice(s, s.me, colour), 1, VALUES - 1):
                return True
        return has_victim(s, ELEMENT[card])

    def why_not(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal:
        return Refusal(Why.NOTHING_SHIFTS) if has_target(s) else Refusal(Why.NOBODY_TO_AIM_AT)

    def options(self, s: State) -> None:
        d = dungeon(s)
        if s.n != 0:
            offer_more(s, d, s.me, s.n, VALUES - 1)
            s.offer(d.done)
            return
        if not has_target(s):
            return
        for colour in range(COLOURS):
            if suits(colour, ELEMENT[s.source]):
                offer_dice(s, d, s.me, colour, 1, VALUES - 1)
        if has_victim(s, ELEMENT[s.source]):
            s.offer(d.done)

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        if action == d.done:
            s.push(MODIFY_RIVAL_AT, s.me, s.source, n=s.n)
        else:
            s.again(self, with_die(s.n, action - d.pick_die))

    def shape(self, s: State) -> Shape:
        return shape_dice(self, s, s.me, 0 if int(dungeon(s).done) in s.legal() else 1, 7, 1, VALUES - 1)

    def named(self, s: State) -> list[int]:
        return named_dice(dungeon(s), s.n)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return refuse_dice(s, dungeon(s), s.me, ELEMENT[s.source], Why.IS_SIX) if s.n == 0 else []


class ModifyRival(Ask):
    """Whose dice drop; nobody's if one's own grow. `n` remembers the own dice named."""

    prompt: str = "modification-rival"

    def element(self, s: State) -> i64:
        """The colour of the dice named already, or else the scroll's."""
        return OF_COLOUR.of(s.n) if s.n != 0 else ELEMENT[s.source]

    def options(self, s: State) -> None:
        d = dungeon(s)
        element = self.element(s)
        for seat in range(s.mem[SEATS]):
            for colour in range(COLOURS):
                if suits(colour, element) and can_drop(s, seat, colour):
                    s.offer(d.seat + seat)
                    break
        if s.n != 0:
            s.offer(d.nobody)

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        if action == d.nobody:
            shift_dice(s, s.me, OF_COLOUR.of(s.n), NAMED.of(s.n), 1)
            return
        n = OF_COLOUR.pack(self.element(s)) | RIVAL.pack(action - d.seat) | MINE.pack(NAMED.of(s.n))
        s.push(MODIFY_DROP_AT, s.me, s.source, n=n)

    def named(self, s: State) -> list[int]:
        return named_dice(dungeon(s), s.n)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return refuse_seats(s, dungeon(s))


class ModifyDrop(Ask):
    """The rival's dice, one by one; MIND as colour: not settled yet."""

    form: str = SEVERAL
    prompt: str = "modification-drop"

    def options(self, s: State) -> None:
        d = dungeon(s)
        rival = RIVAL.of(s.n)
        if NAMED.of(s.n) != 0:
            offer_more(s, d, rival, s.n, VALUES)
            s.offer(d.done)
            return
        for colour in range(COLOURS):
            if suits(colour, OF_COLOUR.of(s.n)):
                offer_dice(s, d, rival, colour, 2, VALUES)

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        if action == d.done:
            colour = OF_COLOUR.of(s.n)
            shift_dice(s, s.me, colour, MINE.of(s.n), 1)
            shift_dice(s, RIVAL.of(s.n), colour, NAMED.of(s.n), -1)
        else:
            s.again(self, with_die(s.n, action - d.pick_die))

    def shape(self, s: State) -> Shape:
        return shape_dice(self, s, RIVAL.of(s.n), 1 if NAMED.of(s.n) == 0 else 0, 7, 2, VALUES)

    def named(self, s: State) -> list[int]:
        d = dungeon(s)
        own = list_dice(MINE.of(s.n), d.pick_die, OF_COLOUR.of(s.n))
        return [*own, int(d.seat + RIVAL.of(s.n)), *named_dice(dungeon(s), s.n)]

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return refuse_dice(s, dungeon(s), RIVAL.of(s.n), OF_COLOUR.of(s.n), Why.IS_ONE) if NAMED.of(s.n) == 0 else []


def shift_dice(s: State, seat: i64, colour: i64, cell: i64, by: i64) -> None:
    """Each of these dice shows `by` more."""
    for value in range(1, VALUES + 1):
        for _ in range(showing(cell, value)):
            change(s, seat, colour, ONE[value + by] - ONE[value])
            s.emit(Event.CHANGED, seat, NO_CARD, die(colour, value), die(colour, value + by))


# -- Capture: a rival hands over a die of the colour; of any colour to a mind scroll (FS-28)


class Capture(AtRival):
    """Whose die."""

    prompt: str = "capture"

    def answer(self, s: State, action: i64) -> None:
        s.push(HAND_OVER_AT, action - dungeon(s).seat, s.source, n=s.me)


class HandOver(Ask):
    """The victim decides which. `n`: the caster."""

    prompt: str = "hand-over"

    def options(self, s: State) -> None:
        d = dungeon(s)
        for colour in range(COLOURS):
            if suits(colour, ELEMENT[s.source]):
                cell = dice(s, s.me, colour)
                for value in range(1, VALUES + 1):
                    if showing(cell, value) > 0:
                        s.offer(d.hand_over + die(colour, value))

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        colour = colour_of(action - d.hand_over)
        value = value_of(action - d.hand_over)
        change(s, s.me, colour, -ONE[value])
        change(s, s.n, colour, ONE[value])
        s.emit(Event.CAPTURED, s.n, NO_CARD, action - d.hand_over, s.me)
        if all_dice(s, s.me) == 0:
            s.push(FINISH_AT, s.me)

    def named(self, s: State) -> list[int]:
        return [int(dungeon(s).seat + s.n)]

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = dungeon(s)
        element = int(ELEMENT[s.source])
        found: list[tuple[int, Refusal]] = []
        for colour in range(COLOURS):
            if not suits(colour, element):
                for action in sorted(set(list_dice(dice(s, s.me, colour), d.hand_over, colour))):
                    found.append((action, Refusal(Why.OTHER_COLOUR, element)))
        return found


FORGE_TAKE_AT: Final[i64] = RULES.program("forgery take", ForgeTake())
FORGE_GIVE_AT: Final[i64] = RULES.program("forgery give", ForgeGive())
MODIFY_RIVAL_AT: Final[i64] = RULES.program("modification rival", ModifyRival())
MODIFY_DROP_AT: Final[i64] = RULES.program("modification drop", ModifyDrop())
HAND_OVER_AT: Final[i64] = RULES.program("hand over", HandOver())
spell("forgery", Forge())
spell("modification", Modify())
spell("capture", Capture())
