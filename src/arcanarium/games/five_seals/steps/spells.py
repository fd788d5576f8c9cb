"""How a spell is declared and cast, and the choice of dice that several spells share."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.fields import Field, Fields
from arcanarium.core.asking.shape import SEVERAL, Refusal, Shape
from arcanarium.core.asking.wholes import make_shape
from arcanarium.core.ints import i64, vec
from arcanarium.core.rules import Ask, Step
from arcanarium.games.five_seals.facts import COLOURS, EFFECT, EFFECTS, ELEMENT, MIND
from arcanarium.games.five_seals.steps.dice import (
    ONE,
    colour_of,
    dice,
    die,
    list_dice,
    number,
    showing,
    value_of,
)
from arcanarium.games.five_seals.steps.spaces import suits, token_at, token_colour, tokens_of
from arcanarium.games.five_seals.table import DOWN, FACE, IN_USE, RULES, VALUES, Dungeon, Event, Why, dungeon


class Spell(Ask):
    """The first question of a scroll's effect: that it has an answer means that magic works (FS-06)."""

    def works(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> bool:
        """Would it change anything if the seat to move cast that card? Changes nothing itself.

        `by`: the Appropriation that casts it, if one does; both are in use then. `seen`: what the mage gets at and what
        is READY, for spells that need to know.
        """
        return False

    def why_not(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal:
        """What is missing for it to work, if it does not. For people only."""
        return Refusal(Why.PASSIVE)


CAST_AT: Final[vec[i64]] = vec[i64]([-1] * len(EFFECTS))  # effect -> its program; none for what is never cast
SPELLS: Final[vec[Spell]] = vec[Spell]([Spell() for _ in EFFECTS])  # effect -> its first question
DECLARED: Final[dict[str, str]] = {}  # effect -> where it is found, for the test that every one has its place


def spell(name: str, first: Spell) -> None:
    """Declare what a scroll does."""
    DECLARED[name] = ""
    SPELLS[EFFECTS.index(name)] = first
    CAST_AT[EFFECTS.index(name)] = RULES.program(name, first)


def elsewhere(name: str, function: str) -> None:
    """Declare a scroll that is not cast like the others: the function that knows it."""
    DECLARED[name] = function


def can_cast(s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> bool:
    """Would that card's effect change anything if the seat to move cast it now?"""
    return SPELLS[EFFECT[card]].works(s, d, card, by, seen)


def why_not_cast(s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal | None:
    """Why its effect would not."""
    first = SPELLS[EFFECT[card]]
    return None if first.works(s, d, card, by, seen) else first.why_not(s, d, card, by, seen)


def start_cast(s: State, card: i64) -> None:
    """Carry out a card's effect, then turn it face down; the card may be a rival's (Appropriation)."""
    s.mem[FACE + card] = IN_USE
    s.push(USED_AT, s.me, card)
    s.begin(CAST_AT[EFFECT[card]], s.me, card)


class TurnDown(Step):
    """The effect is complete. FS-11: also if its owner's cards were turned up meanwhile."""

    def do(self, s: State) -> None:
        s.mem[FACE + s.source] = DOWN
        s.emit(Event.TURNED_DOWN, s.me, s.source)


USED_AT: Final[i64] = RULES.program("used", TurnDown())

# -- dice named one by one, ascending, and `done`. What a frame remembers of them:

CELL: Final = 3 * (VALUES + 1)  # bits of a cell of dice
BITS: Final = Fields()
NAMED: Final[Field] = BITS.field(CELL)  # those named so far,
OF_COLOUR: Final[Field] = BITS.field(3)  # their colour,
LATEST: Final[Field] = BITS.field(3)  # and what the last one shows


def with_die(n: i64, die_: i64) -> i64:
    """The same with one more die named."""
    n = NAMED.plus(n, ONE[value_of(die_)])
    return LATEST.put(OF_COLOUR.put(n, colour_of(die_)), value_of(die_))


def offer_more(s: State, d: Dungeon, seat: i64, n: i64, most: i64) -> None:
    """Further dice of the colour named, no lower than the last."""
    colour = OF_COLOUR.of(n)
    left = dice(s, seat, colour) - NAMED.of(n)
    for value in range(LATEST.of(n), most + 1):
        if showing(left, value) > 0:
            s.offer(d.pick_die + die(colour, value))


def offer_dice(s: State, d: Dungeon, seat: i64, colour: i64, least: i64, most: i64) -> None:
    """A seat's dice of one colour that show from `least` to `most`, equal ones once."""
    cell = dice(s, seat, colour)
    if cell == 0:
        return
    for value in range(least, most + 1):
        if cell >> 3 * value & 7 != 0:
            s.offer(d.pick_die + die(colour, value))


# -- the same, told to people


def named_dice(d: Dungeon, n: i64) -> list[int]:
    """The dice named so far."""
    return list_dice(NAMED.of(n), d.pick_die, OF_COLOUR.of(n))


def open_colours(s: State, d: Dungeon) -> list[int]:
    """The colours of which dice can be named now."""
    found: list[int] = []
    for action in s.legal():
        colour = int(colour_of(action - d.pick_die))
        if action != d.done and colour not in found:
            found.append(colour)
    return found


def shape_dice(step: Ask, s: State, seat: i64, least: int, most: i64, lowest: i64, highest: i64) -> Shape:
    """From `least` to `most` further dice of one colour that show no less than `lowest` and no more than `highest`."""
    d = dungeon(s)
    colours = open_colours(s, d)
    if len(colours) > 1:
        return make_shape(step, s, int(d.done))
    things: list[tuple[int, int]] = []
    for colour in colours:
        left = dice(s, seat, colour) - NAMED.of(s.n)
        for value in range(max(lowest, LATEST.of(s.n)), highest + 1):
            if showing(left, value) > 0:
                things.append((int(d.pick_die + die(colour, value)), int(min(showing(left, value), most))))
    there = sum(times for _, times in things)
    return Shape(SEVERAL, min(least, there), min(int(most), there), int(d.done), things, named=step.named(s))


def refuse_dice(s: State, d: Dungeon, seat: i64, element: i64, why: int) -> list[tuple[int, Refusal]]:
    """Why a seat's dice cannot be named first: of another colour than the scroll's, or what is wrong with the rest."""
    found: list[tuple[int, Refusal]] = []
    offered = s.legal()
    for colour in range(COLOURS):
        for value in range(1, VALUES + 1):
            action = int(d.pick_die + die(colour, value))
            if showing(dice(s, seat, colour), value) > 0 and action not in offered:
                found.append(
                    (action, Refusal(why) if suits(colour, element) else Refusal(Why.OTHER_COLOUR, int(element)))
                )
    return found


def why_no_dice(s: State, seat: i64, element: i64) -> Refusal | None:
    """Has a seat no dice of an element?"""
    if element == MIND or number(dice(s, seat, element)) > 0:
        return None
    return Refusal(Why.NO_DICE_OF, int(element))


def why_no_token(element: i64) -> Refusal:
    """There is no token of an element on the map, or none at all."""
    return Refusal(Why.NO_TOKENS) if element == MIND else Refusal(Why.NO_TOKEN_OF, int(element))


def refuse_tokens(s: State, d: Dungeon, element: i64) -> list[tuple[int, Refusal]]:
    """Tokens of other elements than the scroll's."""
    others = [space for space in tokens_of(s, d) if not suits(token_colour(token_at(s, d, space)), element)]
    return [(int(d.choose + space), Refusal(Why.WRONG_ELEMENT, int(element))) for space in others]


class NameDice(Spell):
    """Any number of one's dice of one colour, the scroll's; of any one colour for a mind scroll."""

    form: str = SEVERAL

    def __init__(self, most: int = VALUES) -> None:
        self.most: i64 = most  # what a die may show at most
        self.shown: i64 = 8 * ONE[most] - ONE[1]  # the bits of such dice in a cell

    def room(self, s: State, colour: i64) -> i64:
        """How many dice of a colour can be named."""
        return 7

    def has_first(self, s: State, colour: i64) -> bool:
        """Is there a die of that colour to be named first?"""
        return dice(s, s.me, colour) & self.shown != 0 and self.room(s, colour) > 0

    def works(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> bool:
        """Without listing the dice: the menu of a turn asks for every scroll."""
        element = ELEMENT[card]
        if element != MIND:
            return self.has_first(s, element)
        for colour in range(COLOURS):
            if self.has_first(s, colour):
                return True
        return False

    def why_not(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal:
        return why_no_dice(s, s.me, ELEMENT[card]) or Refusal(Why.ALL_SIXES)

    def options(self, s: State) -> None:
        d = dungeon(s)
        if s.n != 0:
            if number(NAMED.of(s.n)) < self.room(s, OF_COLOUR.of(s.n)):
                offer_more(s, d, s.me, s.n, self.most)
            s.offer(d.done)
            return
        for colour in range(COLOURS):
            if suits(colour, ELEMENT[s.source]) and self.has_first(s, colour):
                offer_dice(s, d, s.me, colour, 1, self.most)

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        if action == d.done:
            self.carry_out(s, OF_COLOUR.of(s.n), NAMED.of(s.n))
        else:
            s.again(self, with_die(s.n, action - d.pick_die))

    def shape(self, s: State) -> Shape:
        d = dungeon(s)
        colours = open_colours(s, d)
        most = self.room(s, colours[0]) - number(NAMED.of(s.n)) if colours else 0
        return shape_dice(self, s, s.me, 1 if s.n == 0 else 0, most, 1, self.most)

    def named(self, s: State) -> list[int]:
        return named_dice(dungeon(s), s.n)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return refuse_dice(s, dungeon(s), s.me, ELEMENT[s.source], Why.IS_SIX) if s.n == 0 else []

    def carry_out(self, s: State, colour: i64, named: i64) -> None:
        """All dice are named."""
