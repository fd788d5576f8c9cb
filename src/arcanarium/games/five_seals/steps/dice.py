"""The dice of the players and of the storage: counting, taking, rolling, changing."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.several import Several
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.bags import of, total, unit
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Step
from arcanarium.core.steps import Call
from arcanarium.games.five_seals.facts import COLOURS, EXTRA_DICE, MOST_SEATS, TAKEN_DICE
from arcanarium.games.five_seals.table import (
    CALL_CARD,
    DIE,
    FACE,
    FAMILIAR,
    OWN,
    RULES,
    STORAGE,
    TAKE,
    UP,
    VALUES,
    Event,
    Why,
)

# A cell of dice holds three bits for every number shown, the lowest three for unrolled dice; 8 is 1 modulo 7 and there
# are six dice of a colour at most, so that the remainder modulo 7 counts them.
ONE: Final[vec[i64]] = vec[i64]([1 << 3 * value for value in range(VALUES + 1)])  # one die that shows that
MOST_POWER: Final = 6 * VALUES  # of all dice of a colour


def die(colour: i64, value: i64) -> i64:
    """What a die shows, as actions and events number it."""
    return colour * VALUES + value - 1


def colour_of(die_: i64) -> i64:
    return die_ // VALUES


def value_of(die_: i64) -> i64:
    return die_ % VALUES + 1


def dice(s: State, seat: i64, colour: i64) -> i64:
    """The cell with a seat's dice of one colour."""
    return s.mem[DIE + colour * MOST_SEATS + seat]


def change(s: State, seat: i64, colour: i64, by: i64) -> None:
    """Add dice to a seat's cell, or take some away."""
    s.mem[DIE + colour * MOST_SEATS + seat] += by


def number(cell: i64) -> i64:
    """How many dice a cell holds."""
    return cell % 7


def showing(cell: i64, value: i64) -> i64:
    """How many of them show that value."""
    return cell >> 3 * value & 7


def power(cell: i64) -> i64:
    """The sum of what they show."""
    return (
        (cell >> 3 & 7)
        + 2 * (cell >> 6 & 7)
        + 3 * (cell >> 9 & 7)
        + 4 * (cell >> 12 & 7)
        + 5 * (cell >> 15 & 7)
        + 6 * (cell >> 18 & 7)
    )


def lowest(cell: i64) -> i64:
    """The least value shown; the cell holds a rolled die."""
    value: i64 = 1
    while showing(cell, value) == 0:
        value += 1
    return value


def has_between(cell: i64, least: i64, most: i64) -> bool:
    """Does any of the dice show from `least` to `most`?"""
    for value in range(least, most + 1):
        if showing(cell, value) > 0:
            return True
    return False


def all_dice(s: State, seat: i64) -> i64:
    """How many dice a seat has."""
    found: i64 = 0
    for colour in range(COLOURS):
        found += number(dice(s, seat, colour))
    return found


def stock(s: State, colour: i64) -> i64:
    """How many dice of a colour are in the storage."""
    return of(s.mem[STORAGE], colour)


def to_storage(s: State, seat: i64, colour: i64, cell: i64) -> None:
    """Some of a seat's dice go back."""
    change(s, seat, colour, -cell)
    s.mem[STORAGE] += number(cell) * unit(colour)


def from_storage(s: State, seat: i64, colour: i64, cell: i64) -> None:
    """Dice come to a seat, showing what the cell says."""
    change(s, seat, colour, cell)
    s.mem[STORAGE] -= number(cell) * unit(colour)


def roll(s: State) -> i64:
    return s.below(VALUES) + 1


def roll_all(s: State, seat: i64) -> None:
    """A seat's unrolled dice are rolled."""
    for colour in range(COLOURS):
        for _ in range(dice(s, seat, colour) & 7):
            value = roll(s)
            change(s, seat, colour, ONE[value] - 1)
            s.emit(Event.ROLLED, seat, NO_CARD, die(colour, value))


def list_dice(cell: i64, block: i64, colour: i64) -> list[int]:
    """The rolled dice of a cell one by one, ascending, as actions of a block."""
    found: list[int] = []
    for value in range(1, VALUES + 1):
        for _ in range(showing(cell, value)):
            found.append(int(block + die(colour, value)))
    return found


def fill_storage(s: State) -> None:
    """The storage holds what nobody has."""
    for colour in range(COLOURS):
        left = s.mem[SEATS] + EXTRA_DICE
        for seat in range(s.mem[SEATS]):
            left -= number(dice(s, seat, colour))
        s.mem[STORAGE] += (max(left, 0) - stock(s, colour)) * unit(colour)


# -- taking dice for the next round


class Refill(Step):
    """Take dice up to three, or all there are (FS-12)."""

    def do(self, s: State) -> None:
        wanted = min(TAKEN_DICE - all_dice(s, s.me), total(s.mem[STORAGE]))
        if wanted > 0:
            TAKE_DICE.ask_for(s, s.me, NO_CARD, wanted)


class TakeDice(Several):
    """Dice of any colours in the storage."""

    prompt: str = "take-dice"

    def there(self, s: State, thing: i64) -> i64:
        return stock(s, thing)

    def options(self, s: State) -> None:
        """What follows anyway, written out: dice are taken all the time."""
        bag = s.mem[STORAGE]
        due = self.due.of(s.n)
        left: i64 = 0
        first = self.latest.of(s.n)
        for colour in range(first, COLOURS):
            left += of(bag, colour)
        for colour in range(first, COLOURS):
            here = of(bag, colour)
            if here > 0 and left >= due:
                s.offer(TAKE + colour)
            left -= here

    def take(self, s: State, thing: i64) -> None:
        from_storage(s, s.me, thing, 1)
        s.emit(Event.TOOK_DIE, s.me, NO_CARD, thing)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        missing = [colour for colour in range(COLOURS) if stock(s, colour) == 0]
        return [(int(TAKE + colour), Refusal(Why.NONE_IN_STORAGE, colour)) for colour in missing]


TAKE_DICE: Final = TakeDice(int(TAKE), COLOURS, most=3)
RULES.program("take die", TAKE_DICE)
REFILL_AT: Final[i64] = RULES.program("refill", Refill())

# -- the end of a player's round (rulebook, end-of-round)


def turn_up(s: State, seat: i64) -> None:
    """Every card of a seat can be used again."""
    for card in s.cards(OWN + seat):
        s.mem[FACE + card] = UP


class Finish(Step):
    """FS-10: the familiar goes to the Call card, cards turn up, then three dice are taken."""

    def do(self, s: State) -> None:
        s.mem[FAMILIAR + s.me] = CALL_CARD
        turn_up(s, s.me)
        s.emit(Event.FINISHED, s.me)


FINISH_AT: Final[i64] = RULES.program("finish", Finish(), Call("refill"))
