"""The third circle: magic of discord. R24: only opponents whose round has not ended can be aimed at."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.five_seals.cards import (
    APPROPRIATION,
    COLOURS,
    EFFECT,
    ELEMENT,
    FIRST_CALL,
    STRENGTH,
)
from arcanarium.games.five_seals.dice import (
    ONE,
    all_dice,
    change,
    colour_of,
    dice,
    die,
    has_between,
    number,
    showing,
    value_of,
)
from arcanarium.games.five_seals.finishing import FINISH_AT
from arcanarium.games.five_seals.reach import NO_SIGHT, suits
from arcanarium.games.five_seals.spells.vocabulary import (
    COLOUR_AT,
    NAMED,
    Spell,
    castable,
    named_colour,
    offer_dice,
    offer_more,
    spell,
    start_cast,
    with_die,
)
from arcanarium.games.five_seals.table import (
    APPROPRIATE,
    DONE,
    E_APPROPRIATED,
    E_CAPTURED,
    E_CHANGED,
    E_OBTAINED,
    E_RECOLOURED,
    FACE,
    GIVE,
    HAND_OVER,
    NOBODY_ELSE,
    OBTAIN,
    OWN,
    PICK_DIE,
    RULES,
    SEAT,
    UP,
    VALUES,
    has_target,
    is_target,
)

# -- Forgery: a rival's die of the scroll's colour against one's own of another colour; values stay


def has_other_colour(s: State, colour: i64) -> bool:
    """Has the seat to move a die of any other colour?"""
    for other in range(COLOURS):
        if other != colour and number(dice(s, s.me, other)) > 0:
            return True
    return False


class Forge(Spell):
    """Whose die; R25: the caster picks both dice."""

    prompt: str = "forgery"

    def options(self, s: State) -> None:
        for seat in range(s.mem[SEATS]):
            if is_target(s, seat):
                for colour in range(COLOURS):
                    there = suits(colour, ELEMENT[s.source]) and number(dice(s, seat, colour)) > 0
                    if there and has_other_colour(s, colour):
                        s.offer(SEAT + seat)
                        break

    def answer(self, s: State, action: i64) -> None:
        s.push(FORGE_TAKE_AT, s.me, s.source, NO_CARD, action - SEAT)


class ForgeTake(Ask):
    """Which of their dice. `n`: the rival."""

    prompt: str = "forgery-take"

    def options(self, s: State) -> None:
        for colour in range(COLOURS):
            if suits(colour, ELEMENT[s.source]) and has_other_colour(s, colour):
                offer_dice(s, s.n, colour, 1, VALUES)

    def answer(self, s: State, action: i64) -> None:
        s.push(FORGE_GIVE_AT, s.me, s.source, NO_CARD, s.n | (action - PICK_DIE) << 3)


class ForgeGive(Ask):
    """Which of one's own. `n`: the rival, eight times the die taken."""

    prompt: str = "forgery-give"

    def options(self, s: State) -> None:
        for colour in range(COLOURS):
            if colour != colour_of(s.n >> 3):
                offer_dice(s, s.me, colour, 1, VALUES)

    def answer(self, s: State, action: i64) -> None:
        rival = s.n & 7
        theirs = colour_of(s.n >> 3)
        their_value = value_of(s.n >> 3)
        mine = colour_of(action - PICK_DIE)
        my_value = value_of(action - PICK_DIE)
        change(s, rival, theirs, -ONE[their_value])
        change(s, rival, mine, ONE[their_value])
        change(s, s.me, mine, -ONE[my_value])
        change(s, s.me, theirs, ONE[my_value])
        s.emit(E_RECOLOURED, s.me, NO_CARD, die(mine, my_value), die(theirs, my_value))
        s.emit(E_RECOLOURED, rival, NO_CARD, die(theirs, their_value), die(mine, their_value))


# -- Modification: one's own dice +1, those of one rival -1, all of one colour (R26)

RIVAL_AT: Final = 27  # `n` of the rival's part: as for naming dice, the rival (3 bits), one's own dice
OWN_AT: Final = 30


def can_drop(s: State, seat: i64, colour: i64) -> bool:
    return is_target(s, seat) and has_between(dice(s, seat, colour), 2, VALUES)


def modified(s: State, colour: i64, n: i64) -> bool:
    """Is it the colour of the spell: that of the dice named already, or else the scroll's?"""
    return colour == named_colour(n) if n != 0 else suits(colour, ELEMENT[s.source])


def has_victim(s: State) -> bool:
    """Could some rival's die drop?"""
    for seat in range(s.mem[SEATS]):
        for colour in range(COLOURS):
            if modified(s, colour, s.n) and can_drop(s, seat, colour):
                return True
    return False


class Modify(Spell):
    """One's own dice, one by one; none at all if a rival's can drop."""

    prompt: str = "modification"

    def options(self, s: State) -> None:
        if s.n != 0:
            offer_more(s, s.me, s.n, VALUES - 1)
            s.offer(DONE)
            return
        if not has_target(s):
            return
        for colour in range(COLOURS):
            if modified(s, colour, s.n):
                offer_dice(s, s.me, colour, 1, VALUES - 1)
        if has_victim(s):
            s.offer(DONE)

    def answer(self, s: State, action: i64) -> None:
        if action == DONE:
            s.push(MODIFY_RIVAL_AT, s.me, s.source, NO_CARD, s.n)
        else:
            s.push(self.at, s.me, s.source, NO_CARD, with_die(s.n, action - PICK_DIE))


class ModifyRival(Ask):
    """Whose dice drop; nobody's if one's own grow. `n`: the own dice named."""

    prompt: str = "modification-rival"

    def options(self, s: State) -> None:
        for seat in range(s.mem[SEATS]):
            for colour in range(COLOURS):
                if modified(s, colour, s.n) and can_drop(s, seat, colour):
                    s.offer(SEAT + seat)
                    break
        if s.n != 0:
            s.offer(NOBODY_ELSE)

    def answer(self, s: State, action: i64) -> None:
        if action == NOBODY_ELSE:
            shift_dice(s, s.me, named_colour(s.n), s.n & NAMED, 1)
            return
        own = s.n & NAMED
        colour = named_colour(s.n) if own != 0 else ELEMENT[s.source]
        n = colour << COLOUR_AT | (action - SEAT) << RIVAL_AT | own << OWN_AT
        s.push(MODIFY_DROP_AT, s.me, s.source, NO_CARD, n)


class ModifyDrop(Ask):
    """The rival's dice, one by one; MIND as colour: not settled yet."""

    prompt: str = "modification-drop"

    def options(self, s: State) -> None:
        rival = s.n >> RIVAL_AT & 7
        if s.n & NAMED != 0:
            offer_more(s, rival, s.n & (1 << RIVAL_AT) - 1, VALUES)
            s.offer(DONE)
            return
        for colour in range(COLOURS):
            if suits(colour, named_colour(s.n)):
                offer_dice(s, rival, colour, 2, VALUES)

    def answer(self, s: State, action: i64) -> None:
        rest = s.n >> RIVAL_AT << RIVAL_AT
        if action == DONE:
            colour = named_colour(s.n)
            shift_dice(s, s.me, colour, s.n >> OWN_AT, 1)
            shift_dice(s, s.n >> RIVAL_AT & 7, colour, s.n & NAMED, -1)
        else:
            s.push(MODIFY_DROP_AT, s.me, s.source, NO_CARD, rest | with_die(s.n & NAMED, action - PICK_DIE))


def shift_dice(s: State, seat: i64, colour: i64, cell: i64, by: i64) -> None:
    """Each of these dice shows so much more."""
    for value in range(1, VALUES + 1):
        for _ in range(showing(cell, value)):
            change(s, seat, colour, ONE[value + by] - ONE[value])
            s.emit(E_CHANGED, seat, NO_CARD, die(colour, value), die(colour, value + by))


# -- Transfer: a rival's scroll of the element against one's own of equal strength, both face up (R27)


def can_change_hands(s: State, card: i64) -> bool:
    """Face up, not in use, no Call card."""
    return card < FIRST_CALL and s.mem[FACE + card] == UP


def is_theirs(s: State, card: i64) -> bool:
    """Does it lie in front of an opponent who can be aimed at?"""
    return s.where(card) >= OWN and is_target(s, s.where(card) - OWN)


class Transfer(Spell):
    """Which of the rivals' scrolls."""

    prompt: str = "transfer"

    def options(self, s: State) -> None:
        strengths: i64 = 0  # bits of those one could give
        card = s.first(OWN + s.me)
        while card >= 0:
            if can_change_hands(s, card):
                strengths |= bit(STRENGTH[card])
            card = s.after(card)
        if strengths == 0:
            return
        for other in range(FIRST_CALL):
            wanted = ELEMENT[other] == ELEMENT[s.source] and strengths >> STRENGTH[other] & 1 == 1
            if wanted and is_theirs(s, other) and can_change_hands(s, other):
                s.offer(OBTAIN + other)

    def answer(self, s: State, action: i64) -> None:
        s.push(TRANSFER_GIVE_AT, s.me, s.source, action - OBTAIN, 0)


class TransferGive(Ask):
    """Which of one's own. `it`: the scroll obtained."""

    prompt: str = "transfer-give"

    def options(self, s: State) -> None:
        card = s.first(OWN + s.me)
        while card >= 0:
            if can_change_hands(s, card) and STRENGTH[card] == STRENGTH[s.it]:
                s.offer(GIVE + card)
            card = s.after(card)

    def answer(self, s: State, action: i64) -> None:
        card = action - GIVE
        rival = s.where(s.it) - OWN
        s.move(s.it, OWN + s.me)
        s.move(card, OWN + rival)
        s.emit(E_OBTAINED, s.me, s.it, rival)
        s.emit(E_OBTAINED, rival, card, s.me)


# -- Capture: a rival hands over a die of the colour; of any colour to a mind scroll (R28)


class Capture(Spell):
    """Whose die."""

    prompt: str = "capture"

    def options(self, s: State) -> None:
        for seat in range(s.mem[SEATS]):
            if is_target(s, seat):
                for colour in range(COLOURS):
                    if suits(colour, ELEMENT[s.source]) and number(dice(s, seat, colour)) > 0:
                        s.offer(SEAT + seat)
                        break

    def answer(self, s: State, action: i64) -> None:
        s.push(HAND_OVER_AT, action - SEAT, s.source, NO_CARD, s.me)


class HandOver(Ask):
    """The victim decides which. `n`: the caster."""

    prompt: str = "hand-over"

    def options(self, s: State) -> None:
        for colour in range(COLOURS):
            if suits(colour, ELEMENT[s.source]):
                cell = dice(s, s.me, colour)
                for value in range(1, VALUES + 1):
                    if showing(cell, value) > 0:
                        s.offer(HAND_OVER + die(colour, value))

    def answer(self, s: State, action: i64) -> None:
        colour = colour_of(action - HAND_OVER)
        value = value_of(action - HAND_OVER)
        change(s, s.me, colour, -ONE[value])
        change(s, s.n, colour, ONE[value])
        s.emit(E_CAPTURED, s.n, NO_CARD, action - HAND_OVER, s.me)
        if all_dice(s, s.me) == 0:
            s.push(FINISH_AT, s.me, NO_CARD, NO_CARD, 0)


# -- Appropriation: a rival's scroll as if it were one's own (R29)


class Appropriate(Spell):
    """Which of the rivals' scrolls of the element; its effect must work for the caster now."""

    prompt: str = "appropriation"

    def options(self, s: State) -> None:
        for card in range(FIRST_CALL):
            copied = ELEMENT[card] == ELEMENT[s.source] and EFFECT[card] != APPROPRIATION
            if copied and is_theirs(s, card) and s.mem[FACE + card] == UP and castable(s, card, NO_SIGHT):
                s.offer(APPROPRIATE + card)

    def answer(self, s: State, action: i64) -> None:
        card = action - APPROPRIATE
        s.emit(E_APPROPRIATED, s.me, card, s.where(card) - OWN)
        start_cast(s, card)


FORGE_TAKE_AT: Final[i64] = RULES.program("forgery take", ForgeTake())
FORGE_GIVE_AT: Final[i64] = RULES.program("forgery give", ForgeGive())
MODIFY_RIVAL_AT: Final[i64] = RULES.program("modification rival", ModifyRival())
MODIFY_DROP_AT: Final[i64] = RULES.program("modification drop", ModifyDrop())
TRANSFER_GIVE_AT: Final[i64] = RULES.program("transfer give", TransferGive())
HAND_OVER_AT: Final[i64] = RULES.program("hand over", HandOver())
spell("forgery", Forge())
spell("modification", Modify())
spell("transfer", Transfer())
spell("capture", Capture())
spell("appropriation", Appropriate())
