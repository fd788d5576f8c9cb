"""Breaking a seal: the dice that are spent, what becomes of token or scroll, who goes where."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.fields import Field, Fields
from arcanarium.core.asking.shape import SEVERAL, Refusal, Shape
from arcanarium.core.asking.wholes import make_shape
from arcanarium.core.ints import i64
from arcanarium.core.rules import Ask
from arcanarium.games.five_seals import table
from arcanarium.games.five_seals.facts import ABSORPTION, COLOURS, EFFECT, ELEMENT
from arcanarium.games.five_seals.steps.dice import (
    ONE,
    colour_of,
    dice,
    die,
    list_dice,
    power,
    showing,
    to_storage,
    value_of,
)
from arcanarium.games.five_seals.steps.obstacles import ways_of, why_blocked, why_closed
from arcanarium.games.five_seals.steps.reach import look_around, mark_free, offer_ready
from arcanarium.games.five_seals.steps.spaces import (
    element_at,
    scroll_on,
    seals_of,
    set_token,
    strength_at,
    suits,
    token_at,
    token_colour,
)
from arcanarium.games.five_seals.table import (
    BREAK,
    FACE,
    FAMILIAR,
    HAND,
    MAGE,
    NO_TOKEN,
    OWN,
    RULES,
    SPACE,
    STORED,
    UP,
    VALUES,
    Dungeon,
    Event,
    Why,
    dungeon,
)

SPACE_CIRCLE: Final = 2

# Who breaks, and what follows.
BY_MAGE: Final = 0
BY_FAMILIAR: Final = 1  # Call, second way
ACCELERATED: Final = 2  # another seal for free

# What a payment remembers.
PAYMENT: Final = Fields()
TARGET: Final[Field] = PAYMENT.field(9)  # the space,
HOW: Final[Field] = PAYMENT.field(3)  # how it is broken,
LAST_PAID: Final[Field] = PAYMENT.field(3)  # the last value named,
PAID_COLOUR: Final[Field] = PAYMENT.field(3)  # and the dice named so far
PAID: Final[Field] = PAYMENT.field(3 * (VALUES + 1))


def start_break(s: State, space: i64, how: i64, source: i64) -> None:
    """Ask for the dice, then break."""
    s.push(PAY_AT, s.me, source, n=TARGET.pack(space) | HOW.pack(how))


class Pay(Ask):
    """Dice of one colour, from the highest down until the strength is reached: none is superfluous (FS-01)."""

    form: str = SEVERAL
    prompt: str = "spend"

    def options(self, s: State) -> None:
        d = dungeon(s)
        space = TARGET.of(s.n)
        card = scroll_on(s, d, space)
        strength = strength_at(s, d, space, card)
        named = PAID.of(s.n)
        if named != 0:
            colour = PAID_COLOUR.of(s.n)
            self.offer_dice(s, d, colour, dice(s, s.me, colour) - named, LAST_PAID.of(s.n), strength - power(named))
            return
        element = element_at(s, d, space, card)
        for each in range(COLOURS):
            if suits(each, element):
                self.offer_dice(s, d, each, dice(s, s.me, each), VALUES, strength)

    def offer_dice(self, s: State, d: Dungeon, colour: i64, cell: i64, most: i64, missing: i64) -> None:
        """Dice that show no more than `most` and with which the missing strength can still be reached."""
        below: i64 = 0
        for value in range(1, most + 1):
            below += value * showing(cell, value)
            if showing(cell, value) > 0 and below >= missing:
                s.offer(d.spend + die(colour, value))

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        space = TARGET.of(s.n)
        colour = colour_of(action - d.spend)
        value = value_of(action - d.spend)
        n = PAID.plus(s.n, ONE[value])
        card = scroll_on(s, d, space)
        if power(PAID.of(n)) >= strength_at(s, d, space, card):
            spend(s, colour, PAID.of(n))
            break_seal(s, space, HOW.of(n))
        else:
            s.again(self, LAST_PAID.put(PAID_COLOUR.put(n, colour), value))

    def shape(self, s: State) -> Shape:
        return make_shape(self, s)

    def named(self, s: State) -> list[int]:
        by = [int(table.ERRAND)] if HOW.of(s.n) == BY_FAMILIAR else []
        paid = list_dice(PAID.of(s.n), dungeon(s).spend, PAID_COLOUR.of(s.n))
        return [*by, int(BREAK + TARGET.of(s.n)), *reversed(paid)]

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        """Dice that belong to no set that breaks the seal."""
        if PAID.of(s.n) != 0:
            return []
        d = dungeon(s)
        space = TARGET.of(s.n)
        card = scroll_on(s, d, space)
        element = int(element_at(s, d, space, card))
        strength = strength_at(s, d, space, card)
        found: list[tuple[int, Refusal]] = []
        for colour in range(COLOURS):
            cell = dice(s, s.me, colour)
            spent = {each for paid in payments(cell, strength, VALUES) for each in paid}
            for value in range(1, VALUES + 1):
                if showing(cell, value) == 0:
                    continue
                action = int(d.spend + die(colour, value))
                if not suits(colour, element):
                    found.append((action, Refusal(Why.OTHER_COLOUR, element)))
                elif power(cell) < strength:
                    found.append((action, Refusal(Why.TOO_WEAK, int(strength), int(power(cell)))))
                elif value not in spent:
                    found.append((action, Refusal(Why.SUPERFLUOUS)))
        return found


def payments(cell: i64, missing: i64, most: i64) -> list[list[int]]:
    """What dice of a cell that show no more than `most` may be spent on a strength, from the highest down."""
    if missing <= 0:
        return [[]]
    found: list[list[int]] = []
    for value in range(most, 0, -1):
        if showing(cell, value) > 0:
            for rest in payments(cell - ONE[value], missing - value, value):
                found.append([int(value), *rest])
    return found


def spend(s: State, colour: i64, cell: i64) -> None:
    to_storage(s, s.me, colour, cell)
    for value in range(VALUES, 0, -1):
        for _ in range(showing(cell, value)):
            s.emit(Event.SPENT, s.me, NO_CARD, die(colour, value))


def break_seal(s: State, space: i64, how: i64) -> None:
    """Token or scroll leave the space, the mage (or the familiar) comes."""
    d = dungeon(s)
    m = s.mem
    me = s.me
    m[table.BROKEN] = 1
    if space <= d.last_seal:
        token = token_at(s, d, space)
        set_token(s, d, space, NO_TOKEN)
        s.emit(Event.BROKE, me, NO_CARD, space, token)
        if m[table.CIRCLE] == SPACE_CIRCLE:
            s.push(STORE_AT, me, n=token)
        if m[FAMILIAR + me] == space and how != BY_FAMILIAR:
            m[FAMILIAR + me] = HAND
            s.emit(Event.FAMILIAR_BACK, me)
    else:
        card = scroll_on(s, d, space)
        s.move(card, OWN + me)
        m[SPACE + card] = 0
        s.emit(Event.TOOK_SCROLL, me, card, space)
    if how == BY_FAMILIAR:
        m[FAMILIAR + me] = space
        s.emit(Event.FAMILIAR, me, NO_CARD, space)
        return
    m[MAGE + me] = space
    s.emit(Event.MOVED, me, NO_CARD, space)
    if how == ACCELERATED:
        s.push(SECOND_AT, me, s.source)


class StoreToken(Ask):
    """FS-21: the token just broken may be laid on a suitable Absorption scroll. `n`: the token."""

    prompt: str = "store"

    def options(self, s: State) -> None:
        d = dungeon(s)
        m = s.mem
        before = s.count
        card = s.first(OWN + s.me)
        while card >= 0:
            fits = EFFECT[card] == ABSORPTION and suits(token_colour(s.n), ELEMENT[card])
            if fits and m[FACE + card] == UP and m[STORED + card] != s.n:
                s.offer(d.store + card)
            card = s.after(card)
        if s.count > before:
            s.offer(d.discard)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        found: list[tuple[int, Refusal]] = []
        for card in s.cards(OWN + s.me):
            action = int(dungeon(s).store + card)
            if EFFECT[card] != ABSORPTION:
                continue
            if not suits(token_colour(s.n), ELEMENT[card]):
                found.append((action, Refusal(Why.WRONG_ELEMENT, int(ELEMENT[card]))))
            elif s.mem[FACE + card] != UP:
                found.append((action, Refusal(Why.USED)))
            elif s.mem[STORED + card] == s.n:
                found.append((action, Refusal(Why.ALREADY_STORED)))
        return found

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        if action != d.discard:
            card = action - d.store
            s.mem[STORED + card] = s.n
            s.emit(Event.STORED, s.me, card, s.n)


class SecondSeal(Ask):
    """Acceleration: a seal of the scroll's element that can be got at now, without dice."""

    prompt: str = "second-seal"

    def options(self, s: State) -> None:
        d = dungeon(s)
        seen = look_around(s, d)
        mark_free(s, d, seen, s.mem[MAGE + s.me], ELEMENT[s.source])
        offer_ready(s, d, seen)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = dungeon(s)
        ways = ways_of(s, d)
        offered = s.legal()
        wanted = Refusal(Why.WRONG_ELEMENT, int(ELEMENT[s.source]))
        found: list[tuple[int, Refusal]] = []
        for space in seals_of(s, d):
            if int(BREAK + space) not in offered:
                why = why_blocked(s, d, int(s.me), space) or why_closed(s, d, int(s.me), ways, space)
                found.append((int(BREAK + space), why or wanted))
        return found

    def answer(self, s: State, action: i64) -> None:
        break_seal(s, action - BREAK, BY_MAGE)


PAY_AT: Final[i64] = RULES.program("pay", Pay())
STORE_AT: Final[i64] = RULES.program("store", StoreToken())
SECOND_AT: Final[i64] = RULES.program("second seal", SecondSeal())
