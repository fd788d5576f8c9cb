"""How a spell is declared and cast, and the choice of dice that several spells share."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, Rules, State, Step
from arcanarium.core.ints import i64, vec
from arcanarium.games.five_seals.cards import COLOURS, EFFECT, EFFECTS, ELEMENT, MIND
from arcanarium.games.five_seals.dice import ONE, colour_of, dice, die, number, showing, value_of
from arcanarium.games.five_seals.reach import suits
from arcanarium.games.five_seals.table import DONE, DOWN, E_TURNED_DOWN, FACE, IN_USE, PICK_DIE, RULES, UP, VALUES


class Spell(Ask):
    """The first question of a scroll's effect: that it has an answer means that magic works (R06)."""

    def __init__(self) -> None:
        self.at: i64 = -1

    def bind(self, rules: Rules, name: str) -> None:
        self.at = rules.entry[name.rpartition("/")[0]]

    def works(self, s: State, seen: vec[i64]) -> bool:
        """Would it change anything? `seen`: what the mage gets at and what is READY, for spells that need to know."""
        return self.possible(s)


class Never(Spell):
    """What is never cast like the others."""


CAST_AT: Final[vec[i64]] = vec[i64]([-1] * len(EFFECTS))  # effect -> its program; none for what is never cast
SPELLS: Final[vec[Spell]] = vec[Spell]([Never() for _ in EFFECTS])  # effect -> its first question
DECLARED: Final[dict[str, str]] = {}  # effect -> where it is found, for the test that every one has its place


def spell(name: str, first: Spell) -> None:
    """Declare what a scroll does."""
    DECLARED[name] = ""
    SPELLS[EFFECTS.index(name)] = first
    CAST_AT[EFFECTS.index(name)] = RULES.program(name, first)


def elsewhere(name: str, function: str) -> None:
    """Declare a scroll that is not cast like the others: the function that knows it."""
    DECLARED[name] = function


def castable(s: State, card: i64, seen: vec[i64]) -> bool:
    """Would that card's effect change anything if the seat to move cast it now?"""
    source = s.source
    it = s.it
    n = s.n
    s.source = card
    s.it = NO_CARD
    s.n = 0
    s.mem[FACE + card] = IN_USE
    found = SPELLS[EFFECT[card]].works(s, seen)
    s.mem[FACE + card] = UP
    s.source = source
    s.it = it
    s.n = n
    return found


def start_cast(s: State, card: i64) -> None:
    """Carry out a card's effect, then turn it face down; the card may be a rival's (Appropriation)."""
    s.mem[FACE + card] = IN_USE
    s.push(USED_AT, s.me, card, NO_CARD, 0)
    s.begin(CAST_AT[EFFECT[card]], s.me, card)


class TurnDown(Step):
    """The effect is complete. R11: also if its owner's cards were turned up meanwhile."""

    def do(self, s: State) -> None:
        s.mem[FACE + s.source] = DOWN
        s.emit(E_TURNED_DOWN, s.me, s.source)


USED_AT: Final[i64] = RULES.program("used", TurnDown())

# -- dice named one by one, ascending, and `done`; `n`: the dice named so far (21 bits), their colour (3), the last (3)

NAMED: Final = 0x1FFFFF
COLOUR_AT: Final = 21
LAST_AT: Final = 24


def with_die(n: i64, die_: i64) -> i64:
    """The same with one more die named."""
    named = (n & NAMED) + ONE[value_of(die_)]
    return named | colour_of(die_) << COLOUR_AT | value_of(die_) << LAST_AT


def named_colour(n: i64) -> i64:
    return n >> COLOUR_AT & 7


def offer_more(s: State, seat: i64, n: i64, most: i64) -> None:
    """Further dice of the colour named, no lower than the last."""
    colour = named_colour(n)
    left = dice(s, seat, colour) - (n & NAMED)
    for value in range(n >> LAST_AT & 7, most + 1):
        if showing(left, value) > 0:
            s.offer(PICK_DIE + die(colour, value))


def offer_dice(s: State, seat: i64, colour: i64, least: i64, most: i64) -> None:
    """A seat's dice of one colour that show from `least` to `most`, equal ones once."""
    cell = dice(s, seat, colour)
    if cell == 0:
        return
    for value in range(least, most + 1):
        if cell >> 3 * value & 7 != 0:
            s.offer(PICK_DIE + die(colour, value))


class NameDice(Spell):
    """Any number of one's dice of one colour, the scroll's; of any one colour for a mind scroll."""

    def __init__(self, most: int = VALUES) -> None:
        super().__init__()
        self.most: i64 = most  # what a die may show at most
        self.shown: i64 = 8 * ONE[most] - ONE[1]  # the bits of such dice in a cell

    def room(self, s: State, colour: i64) -> i64:
        """How many dice of a colour can be named."""
        return 7

    def has_first(self, s: State, colour: i64) -> bool:
        """Is there a die of that colour to be named first?"""
        return dice(s, s.me, colour) & self.shown != 0 and self.room(s, colour) > 0

    def possible(self, s: State) -> bool:
        """Without listing the dice: the menu of a turn asks for every scroll."""
        element = ELEMENT[s.source]
        if element != MIND:
            return self.has_first(s, element)
        for colour in range(COLOURS):
            if self.has_first(s, colour):
                return True
        return False

    def options(self, s: State) -> None:
        if s.n != 0:
            if number(s.n & NAMED) < self.room(s, named_colour(s.n)):
                offer_more(s, s.me, s.n, self.most)
            s.offer(DONE)
            return
        for colour in range(COLOURS):
            if suits(colour, ELEMENT[s.source]) and self.has_first(s, colour):
                offer_dice(s, s.me, colour, 1, self.most)

    def answer(self, s: State, action: i64) -> None:
        if action == DONE:
            self.carry_out(s, named_colour(s.n), s.n & NAMED)
        else:
            s.push(self.at, s.me, s.source, NO_CARD, with_die(s.n, action - PICK_DIE))

    def carry_out(self, s: State, colour: i64, named: i64) -> None:
        """All dice are named."""
