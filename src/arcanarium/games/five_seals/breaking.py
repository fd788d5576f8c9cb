"""Breaking a seal: the dice that are spent, what becomes of token or scroll, who goes where."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State
from arcanarium.core.ints import i64
from arcanarium.games.five_seals.board import LAST_SEAL
from arcanarium.games.five_seals.cards import ABSORPTION, COLOURS, EFFECT, ELEMENT
from arcanarium.games.five_seals.dice import ONE, colour_of, dice, die, power, showing, to_storage, value_of
from arcanarium.games.five_seals.reach import (
    element_at,
    mark_free,
    offer_ready,
    sight,
    strength_at,
    suits,
)
from arcanarium.games.five_seals.table import (
    BREAK,
    BROKEN,
    CIRCLE,
    DISCARD,
    E_BROKE,
    E_FAMILIAR,
    E_FAMILIAR_BACK,
    E_MOVED,
    E_SPENT,
    E_STORED,
    E_TOOK_SCROLL,
    FACE,
    FAMILIAR,
    HAND,
    MAGE,
    NO_TOKEN,
    OWN,
    RULES,
    SPACE,
    SPEND,
    STORE,
    STORED,
    UP,
    VALUES,
    scroll_on,
    set_token,
    token_at,
    token_colour,
)

SPACE_CIRCLE: Final = 2

# Who breaks, and what follows.
BY_MAGE: Final = 0
BY_FAMILIAR: Final = 1  # Call, second way
ACCELERATED: Final = 2  # another seal for nothing

# `n` of a payment: the space (9 bits), how (3), the last value named (3), the colour (3), the dice named so far.
HOW_AT: Final = 9
LAST_AT: Final = 12
COLOUR_AT: Final = 15
NAMED_AT: Final = 18


def start_break(s: State, space: i64, how: i64, source: i64) -> None:
    """Ask for the dice, then break."""
    s.push(PAY_AT, s.me, source, NO_CARD, space | how << HOW_AT)


class Pay(Ask):
    """Dice of one colour, from the highest down until the strength is reached: none is superfluous (R01)."""

    prompt: str = "spend"

    def options(self, s: State) -> None:
        space = s.n & 511
        card = scroll_on(s, space) if space > LAST_SEAL else NO_CARD
        strength = strength_at(s, space, card)
        named = s.n >> NAMED_AT
        if named != 0:
            colour = s.n >> COLOUR_AT & 7
            self.offer_dice(s, colour, dice(s, s.me, colour) - named, s.n >> LAST_AT & 7, strength - power(named))
            return
        element = element_at(s, space, card)
        for each in range(COLOURS):
            if suits(each, element):
                self.offer_dice(s, each, dice(s, s.me, each), VALUES, strength)

    def offer_dice(self, s: State, colour: i64, cell: i64, most: i64, missing: i64) -> None:
        """Dice that show no more than `most` and with which the missing strength can still be reached."""
        below: i64 = 0
        for value in range(1, most + 1):
            below += value * showing(cell, value)
            if showing(cell, value) > 0 and below >= missing:
                s.offer(SPEND + die(colour, value))

    def answer(self, s: State, action: i64) -> None:
        space = s.n & 511
        how = s.n >> HOW_AT & 7
        colour = colour_of(action - SPEND)
        value = value_of(action - SPEND)
        named = (s.n >> NAMED_AT) + ONE[value]
        card = scroll_on(s, space) if space > LAST_SEAL else NO_CARD
        if power(named) >= strength_at(s, space, card):
            spend(s, colour, named)
            break_seal(s, space, how)
            return
        n = space | how << HOW_AT | value << LAST_AT | colour << COLOUR_AT | named << NAMED_AT
        s.push(PAY_AT, s.me, s.source, NO_CARD, n)


def spend(s: State, colour: i64, cell: i64) -> None:
    to_storage(s, s.me, colour, cell)
    for value in range(VALUES, 0, -1):
        for _ in range(showing(cell, value)):
            s.emit(E_SPENT, s.me, NO_CARD, die(colour, value))


def break_seal(s: State, space: i64, how: i64) -> None:
    """Token or scroll leave the space, the mage (or the familiar) comes."""
    m = s.mem
    me = s.me
    m[BROKEN] = 1
    if space <= LAST_SEAL:
        token = token_at(s, space)
        set_token(s, space, NO_TOKEN)
        s.emit(E_BROKE, me, NO_CARD, space, token)
        if m[CIRCLE] == SPACE_CIRCLE:
            s.push(STORE_AT, me, NO_CARD, NO_CARD, token)
        if m[FAMILIAR + me] == space and how != BY_FAMILIAR:
            m[FAMILIAR + me] = HAND
            s.emit(E_FAMILIAR_BACK, me)
    else:
        card = scroll_on(s, space)
        s.move(card, OWN + me)
        m[SPACE + card] = 0
        s.emit(E_TOOK_SCROLL, me, card, space)
    if how == BY_FAMILIAR:
        m[FAMILIAR + me] = space
        s.emit(E_FAMILIAR, me, NO_CARD, space)
        return
    m[MAGE + me] = space
    s.emit(E_MOVED, me, NO_CARD, space)
    if how == ACCELERATED:
        s.push(SECOND_AT, me, s.source, NO_CARD, 0)


class StoreToken(Ask):
    """R21: the token just broken may be laid on a suitable Absorption scroll. `n`: the token."""

    prompt: str = "store"

    def options(self, s: State) -> None:
        m = s.mem
        before = s.count
        card = s.first(OWN + s.me)
        while card >= 0:
            fits = EFFECT[card] == ABSORPTION and suits(token_colour(s.n), ELEMENT[card])
            if fits and m[FACE + card] == UP and m[STORED + card] != s.n:
                s.offer(STORE + card)
            card = s.after(card)
        if s.count > before:
            s.offer(DISCARD)

    def answer(self, s: State, action: i64) -> None:
        if action != DISCARD:
            card = action - STORE
            s.mem[STORED + card] = s.n
            s.emit(E_STORED, s.me, card, s.n)


class SecondSeal(Ask):
    """Acceleration: a seal of the scroll's element that can be got at now, without dice."""

    prompt: str = "second-seal"

    def options(self, s: State) -> None:
        mage = s.mem[MAGE + s.me]
        seen = sight(s, s.me, mage)
        mark_free(s, seen, mage, ELEMENT[s.source])
        offer_ready(s, seen, BREAK)

    def answer(self, s: State, action: i64) -> None:
        break_seal(s, action - BREAK, BY_MAGE)


PAY_AT: Final[i64] = RULES.program("pay", Pay())
STORE_AT: Final[i64] = RULES.program("store", StoreToken())
SECOND_AT: Final[i64] = RULES.program("second seal", SecondSeal())
