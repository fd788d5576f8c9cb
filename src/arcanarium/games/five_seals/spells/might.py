"""The base circle and the first: magic of might."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State
from arcanarium.core.ints import i64
from arcanarium.games.five_seals.cards import COLOURS, ELEMENT
from arcanarium.games.five_seals.dice import (
    ONE,
    change,
    die,
    from_storage,
    number,
    roll,
    showing,
    stock,
    to_storage,
)
from arcanarium.games.five_seals.reach import suits
from arcanarium.games.five_seals.spells.vocabulary import NAMED, NameDice, Spell, elsewhere, named_colour, spell
from arcanarium.games.five_seals.table import (
    COLOUR,
    E_CHANGED,
    E_RECOLOURED,
    E_REROLLED,
    E_ROLLED,
    E_TOOK_DIE,
    RULES,
    VALUES,
)

SATURATION_GAIN: Final = 2


class Transmute(NameDice):
    """R14: no more dice than the storage has of some other colour."""

    prompt: str = "transmutation"

    def room(self, s: State, colour: i64) -> i64:
        most: i64 = 0
        for other in range(COLOURS):
            if other != colour:
                there = stock(s, other)
                most = there if there > most else most
        return most

    def carry_out(self, s: State, colour: i64, named: i64) -> None:
        s.push(INTO_AT, s.me, s.source, NO_CARD, s.n)


class TransmuteInto(Ask):
    """One other colour for all of them; the numbers stay. `n`: the dice named."""

    prompt: str = "transmute-into"

    def options(self, s: State) -> None:
        for colour in range(COLOURS):
            if colour != named_colour(s.n) and stock(s, colour) >= number(s.n & NAMED):
                s.offer(COLOUR + colour)

    def answer(self, s: State, action: i64) -> None:
        colour = named_colour(s.n)
        into = action - COLOUR
        cell = s.n & NAMED
        to_storage(s, s.me, colour, cell)
        from_storage(s, s.me, into, cell)
        for value in range(1, VALUES + 1):
            for _ in range(showing(cell, value)):
                s.emit(E_RECOLOURED, s.me, NO_CARD, die(colour, value), die(into, value))


class Purify(NameDice):
    """R15: all chosen dice are rolled once."""

    prompt: str = "purification"

    def carry_out(self, s: State, colour: i64, named: i64) -> None:
        for value in range(1, VALUES + 1):
            for _ in range(showing(named, value)):
                rolled = roll(s)
                change(s, s.me, colour, ONE[rolled] - ONE[value])
                s.emit(E_REROLLED, s.me, NO_CARD, die(colour, value), die(colour, rolled))


class Saturate(NameDice):
    """R16: two more each, six at most; a six cannot be chosen."""

    prompt: str = "saturation"

    def carry_out(self, s: State, colour: i64, named: i64) -> None:
        for value in range(1, VALUES):
            for _ in range(showing(named, value)):
                grown = value + SATURATION_GAIN if value + SATURATION_GAIN < VALUES else VALUES
                change(s, s.me, colour, ONE[grown] - ONE[value])
                s.emit(E_CHANGED, s.me, NO_CARD, die(colour, value), die(colour, grown))


class Multiply(Spell):
    """R17: one more die for this round."""

    prompt: str = "multiplication"

    def options(self, s: State) -> None:
        for colour in range(COLOURS):
            if suits(colour, ELEMENT[s.source]) and stock(s, colour) > 0:
                s.offer(COLOUR + colour)

    def answer(self, s: State, action: i64) -> None:
        colour = action - COLOUR
        value = roll(s)
        from_storage(s, s.me, colour, ONE[value])
        s.emit(E_TOOK_DIE, s.me, NO_CARD, colour)
        s.emit(E_ROLLED, s.me, NO_CARD, die(colour, value))


INTO_AT: Final[i64] = RULES.program("transmute into", TransmuteInto())
spell("transmutation", Transmute())
spell("purification", Purify())
spell("saturation", Saturate(VALUES - 1))
spell("multiplication", Multiply())
elsewhere("revaluation", "scoring.revaluation")
