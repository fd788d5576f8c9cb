"""The base circle and the first: magic of might."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64, vec
from arcanarium.core.rules import Ask
from arcanarium.games.five_seals.facts import COLOURS, ELEMENT, MIND
from arcanarium.games.five_seals.steps.dice import (
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
from arcanarium.games.five_seals.steps.spaces import suits
from arcanarium.games.five_seals.steps.spells import (
    NAMED,
    OF_COLOUR,
    NameDice,
    Spell,
    elsewhere,
    named_dice,
    refuse_dice,
    spell,
    why_no_dice,
)
from arcanarium.games.five_seals.table import RULES, VALUES, Dungeon, Event, Why, dungeon

SATURATION_GAIN: Final = 2


class Transmute(NameDice):
    """FS-14: no more dice than the storage has of some other colour."""

    prompt: str = "transmutation"

    def room(self, s: State, colour: i64) -> i64:
        most: i64 = 0
        for other in range(COLOURS):
            if other != colour:
                there = stock(s, other)
                most = there if there > most else most
        return most

    def why_not(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal:
        return why_no_dice(s, s.me, ELEMENT[card]) or Refusal(Why.NO_OTHER_IN_STORAGE)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return refuse_dice(s, dungeon(s), s.me, ELEMENT[s.source], Why.NO_OTHER_IN_STORAGE) if s.n == 0 else []

    def carry_out(self, s: State, colour: i64, named: i64) -> None:
        s.push(INTO_AT, s.me, s.source, n=s.n)


class TransmuteInto(Ask):
    """One other colour for all of them; the numbers stay. `n` remembers the dice named."""

    prompt: str = "transmute-into"

    def options(self, s: State) -> None:
        d = dungeon(s)
        for colour in range(COLOURS):
            if colour != OF_COLOUR.of(s.n) and stock(s, colour) >= number(NAMED.of(s.n)):
                s.offer(d.colour + colour)

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        colour = OF_COLOUR.of(s.n)
        into = action - d.colour
        cell = NAMED.of(s.n)
        to_storage(s, s.me, colour, cell)
        from_storage(s, s.me, into, cell)
        for value in range(1, VALUES + 1):
            for _ in range(showing(cell, value)):
                s.emit(Event.RECOLOURED, s.me, NO_CARD, die(colour, value), die(into, value))

    def named(self, s: State) -> list[int]:
        return named_dice(dungeon(s), s.n)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = dungeon(s)
        wanted = number(NAMED.of(s.n))
        found: list[tuple[int, Refusal]] = []
        for colour in range(COLOURS):
            if colour == OF_COLOUR.of(s.n):
                found.append((int(d.colour + colour), Refusal(Why.SAME_COLOUR)))
            elif stock(s, colour) < wanted:
                found.append(
                    (int(d.colour + colour), Refusal(Why.TOO_FEW_IN_STORAGE, int(wanted), int(stock(s, colour))))
                )
        return found


class Purify(NameDice):
    """FS-15: all chosen dice are rolled once."""

    prompt: str = "purification"

    def carry_out(self, s: State, colour: i64, named: i64) -> None:
        for value in range(1, VALUES + 1):
            for _ in range(showing(named, value)):
                rolled = roll(s)
                change(s, s.me, colour, ONE[rolled] - ONE[value])
                s.emit(Event.REROLLED, s.me, NO_CARD, die(colour, value), die(colour, rolled))


class Saturate(NameDice):
    """FS-16: two more each, six at most; a six cannot be chosen."""

    prompt: str = "saturation"

    def carry_out(self, s: State, colour: i64, named: i64) -> None:
        for value in range(1, VALUES):
            for _ in range(showing(named, value)):
                grown = value + SATURATION_GAIN if value + SATURATION_GAIN < VALUES else VALUES
                change(s, s.me, colour, ONE[grown] - ONE[value])
                s.emit(Event.CHANGED, s.me, NO_CARD, die(colour, value), die(colour, grown))


class Multiply(Spell):
    """FS-17: one more die for this round."""

    prompt: str = "multiplication"

    def works(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> bool:
        for colour in range(COLOURS):
            if suits(colour, ELEMENT[card]) and stock(s, colour) > 0:
                return True
        return False

    def why_not(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal:
        element = int(ELEMENT[card])
        return Refusal(Why.STORAGE_EMPTY) if element == MIND else Refusal(Why.NONE_IN_STORAGE, element)

    def options(self, s: State) -> None:
        d = dungeon(s)
        for colour in range(COLOURS):
            if suits(colour, ELEMENT[s.source]) and stock(s, colour) > 0:
                s.offer(d.colour + colour)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = dungeon(s)
        found: list[tuple[int, Refusal]] = []
        for colour in range(COLOURS):
            if not suits(colour, ELEMENT[s.source]):
                found.append((int(d.colour + colour), Refusal(Why.OTHER_COLOUR, int(ELEMENT[s.source]))))
            elif stock(s, colour) == 0:
                found.append((int(d.colour + colour), Refusal(Why.NONE_IN_STORAGE, colour)))
        return found

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        colour = action - d.colour
        value = roll(s)
        from_storage(s, s.me, colour, ONE[value])
        s.emit(Event.TOOK_DIE, s.me, NO_CARD, colour)
        s.emit(Event.ROLLED, s.me, NO_CARD, die(colour, value))


INTO_AT: Final[i64] = RULES.program("transmute into", TransmuteInto())
spell("transmutation", Transmute())
spell("purification", Purify())
spell("saturation", Saturate(VALUES - 1))
spell("multiplication", Multiply())
elsewhere("revaluation", "scoring.revaluation")
