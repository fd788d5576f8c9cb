"""Essences between supply, pools and components: what is told of them, and the effects that give some."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.fields import Field
from arcanarium.core.asking.several import Several
from arcanarium.core.asking.shape import SEVERAL, Refusal, Shape
from arcanarium.core.asking.wholes import make_shape
from arcanarium.core.bags import unit
from arcanarium.core.bits import has
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Ask, Step
from arcanarium.games.res_arcana.facts import GOLD, GOLD_UNIT, MOST, NOT_GOLD, TYPES, UNITS, bag_of, of, plus, total
from arcanarium.games.res_arcana.table import GAIN, GAINING, LYING, POOL, RULES, SEAT, SPENT, Cause, Event, Why

DISCARD_GAIN: Final = "discard-gain"
EVENT_MOST: Final = 255  # a bag that is told has a byte per type


def clip(bag: i64) -> i64:
    """As much of a bag as events and reasons can name at once."""
    part: i64 = 0
    for kind in range(TYPES):
        part += min(of(bag, kind), EVENT_MOST) * unit(kind)
    return part


def tell(s: State, event: i64, seat: i64, card: i64, bag: i64) -> None:
    """Emit essences of an event; more than its bag can hold are told in several."""
    if s.logged < 0:
        return
    rest = bag
    while rest != 0:
        s.emit(event, seat, card, clip(rest))
        for kind in range(TYPES):
            rest -= min(of(rest, kind), EVENT_MOST) * UNITS[kind]


def gain(s: State, seat: i64, bag: i64) -> None:
    """From the supply into the pool."""
    if bag != 0:
        s.mem[POOL + seat] = plus(s.mem[POOL + seat], bag)
        tell(s, Event.GAINED, seat, s.source, bag)


def put_on(s: State, seat: i64, card: i64, bag: i64) -> None:
    """Onto a component."""
    if bag != 0:
        s.mem[LYING + card] = plus(s.mem[LYING + card], bag)
        tell(s, Event.PUT_ON, seat, card, bag)


# -- of one's choice


def gain_any(s: State, seat: i64, count: i64, types: i64) -> None:
    """That many essences of these types (bits) into the pool."""
    if count > 0:
        s.push(GAIN_AT, seat, s.source, s.it, CHOOSE.some(count, types))


MANY: Final = 63  # essences of a type in the supply: as many as anybody may ask for


class Choose(Several):
    """Essences of some types from the supply into the pool."""

    prompt: str = "gain"

    def __init__(self) -> None:
        super().__init__(GAIN, TYPES)
        self.types: Field = self.bits.field(TYPES)  # the set of them

    def some(self, count: i64, types: i64) -> i64:
        """An `n` that asks for that many of these types."""
        return self.want(count) | self.types.pack(types)

    def there(self, s: State, thing: i64) -> i64:
        return MANY if has(self.types.of(s.n), thing) else 0

    def options(self, s: State) -> None:
        types = self.types.of(s.n)
        for kind in range(self.latest.of(s.n), TYPES):
            if has(types, kind):
                s.offer(GAIN + kind)

    def take(self, s: State, thing: i64) -> None:
        gain(s, s.me, UNITS[thing])

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return [(int(GAIN) + kind, Refusal(Why.NOT_GIVEN)) for kind in range(TYPES) if self.there(s, kind) == 0]


class ChooseLying(Choose):
    """The same onto the component `source`."""

    prompt: str = "put"

    def take(self, s: State, thing: i64) -> None:
        put_on(s, s.me, s.source, UNITS[thing])


class ChooseCollected(Choose):
    """The same into a collect plan, which is told when it is carried out."""

    prompt: str = "collect-gain"

    def take(self, s: State, thing: i64) -> None:
        s.mem[GAINING + s.me] = plus(s.mem[GAINING + s.me], UNITS[thing])


class ChooseSecond(Choose):
    """The second of the two essences for a discarded artifact."""

    whole: str = DISCARD_GAIN


class DiscardGain(Ask):
    """For a discarded artifact one Gold, or two others of which this is the first."""

    form: str = SEVERAL
    whole: str = DISCARD_GAIN
    prompt: str = "discard-gain"

    def options(self, s: State) -> None:
        for kind in range(TYPES):
            s.offer(GAIN + kind)

    def answer(self, s: State, action: i64) -> None:
        kind = action - GAIN
        s.source = Cause.DISCARD
        gain(s, s.me, UNITS[kind])
        if kind != GOLD:
            s.push(SECOND_AT, s.me, s.source, s.it, CHOOSE_SECOND.latest.put(CHOOSE_SECOND.some(1, NOT_GOLD), kind))

    def shape(self, s: State) -> Shape:
        return make_shape(self, s)


class GainSameType(Ask):
    """As many essences as were paid, all of one type but Gold (RA-10)."""

    prompt: str = "gain-same"

    def options(self, s: State) -> None:
        if s.mem[SPENT] != 0:
            for kind in range(GOLD):
                s.offer(GAIN + kind)

    def answer(self, s: State, action: i64) -> None:
        gain(s, s.me, min(MOST, total(s.mem[SPENT])) * UNITS[action - GAIN])

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return [(int(GAIN) + GOLD, Refusal(Why.NOT_GIVEN))]


CHOOSE: Final = Choose()
CHOOSE_LYING: Final = ChooseLying()
CHOOSE_COLLECTED: Final = ChooseCollected()
CHOOSE_SECOND: Final = ChooseSecond()
GAIN_AT: Final[i64] = RULES.program("gain", CHOOSE)
LYING_AT: Final[i64] = RULES.program("put on", CHOOSE_LYING)
COLLECT_GAIN_AT: Final[i64] = RULES.program("collect gain", CHOOSE_COLLECTED)
DISCARD_GAIN_AT: Final[i64] = RULES.program("discard gain", DiscardGain())
SECOND_AT: Final[i64] = RULES.program("discard gain second", CHOOSE_SECOND)

# -- effects of powers


class OfEssences(Step):
    """Something about a number of essences of each type."""

    def __init__(self, **essences: int) -> None:
        self.bag: i64 = bag_of(essences)


class OfTypes(Step):
    """Something about a number of essences of any of some types (bits)."""

    def __init__(self, count: int, types: int) -> None:
        self.count: i64 = count
        self.types: i64 = types


class Gain(OfEssences):
    """These essences into the pool."""

    def do(self, s: State) -> None:
        gain(s, s.me, self.bag)


class RivalsGain(OfEssences):
    """Every rival, passed or not, gains these essences."""

    def do(self, s: State) -> None:
        for k in range(1, s.mem[SEATS]):
            gain(s, (s.me + k) % s.mem[SEATS], self.bag)


class GainAny(OfTypes):
    """Into the pool."""

    def do(self, s: State) -> None:
        gain_any(s, s.me, self.count, self.types)


class GainValue(Step):
    """As many essences of these types (bits) as the cost value `n` and a bonus say; Gold needs no asking."""

    def __init__(self, bonus: int, types: int) -> None:
        self.bonus: i64 = bonus
        self.types: i64 = types

    def do(self, s: State) -> None:
        if has(self.types, GOLD):
            gain(s, s.me, (s.n + self.bonus) * GOLD_UNIT)
        else:
            gain_any(s, s.me, s.n + self.bonus, self.types)


class GainSpentInGold(Step):
    """As much Gold as essences were paid last."""

    def do(self, s: State) -> None:
        gain(s, s.me, min(MOST, total(s.mem[SPENT])) * GOLD_UNIT)


class PutOnSelf(OfEssences):
    """From the supply onto the component."""

    def do(self, s: State) -> None:
        put_on(s, s.me, s.source, self.bag)


class PutAnyOnSelf(OfTypes):
    """From the supply onto the component."""

    def do(self, s: State) -> None:
        s.push(LYING_AT, s.me, s.source, n=CHOOSE_LYING.some(self.count, self.types))


class PutSpentOnSelf(Step):
    """The essence just paid onto the component."""

    def do(self, s: State) -> None:
        put_on(s, s.me, s.source, s.mem[SPENT])


class CopyRival(Ask):
    """RA-55: as many essences of one type as a rival, passed or not, has of another in the pool."""

    prompt: str = "rival"

    def __init__(self, gained: int, counted: int) -> None:
        self.gained: i64 = gained
        self.counted: i64 = counted

    def options(self, s: State) -> None:
        for seat in range(s.mem[SEATS]):
            if seat != s.me:
                s.offer(SEAT + seat)

    def answer(self, s: State, action: i64) -> None:
        number = of(s.mem[POOL + action - SEAT], self.counted)
        gain(s, s.me, number * UNITS[self.gained])
