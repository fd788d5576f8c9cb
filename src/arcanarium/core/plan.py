"""What a game's memory holds: the name, place, visibility and reading of every counter, card and zone."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from arcanarium.core.chance import split
from arcanarium.core.ints import i64, vec

# Who sees what lies in a zone or a counter.
OPEN: Final = 0
OWNER: Final = 1
HIDDEN: Final = 2

# The first cells of every memory.
SEED: Final = 0  # the only source of chance, its low half
SEED_HIGH: Final = 1  # and its high one,
DRAWS: Final = 2  # and how often it was asked
TOLD: Final = 3  # how often chance spoke or something hidden was shown: undo ends there
SEATS: Final = 4  # how many play
TURN: Final = 5  # whose turn it is
FIRST_CELL: Final = 6


# Sorts of numbers that a cell is made of.
NUMBER: Final = 0
FLAG: Final = 1
CHOICE: Final = 2
SEAT: Final = 3
SEAT_BIT: Final = 4  # whether a seat is in a set of them: `shift` is the seat


class Part(NamedTuple):
    """One of the numbers that a cell is made of: `(cell + add) >> shift & mask`, from `low` to `high`."""

    name: str
    low: int
    high: int
    sort: int
    names: list[str]  # of the values from `low` on, if they have names
    shift: int = 0
    mask: int = -1
    add: int = 0
    base: int = 0  # what stands for seat 0


LEAST: Final = -(2**15)  # what a part may be where its reading sets no limits
MOST: Final = 2**15 - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Reading:
    """How a cell is written for people: `show` and `read` are a pair. This one is for plain numbers."""

    def parts(self) -> list[Part]:
        """The numbers the cell is made of, for programs that learn."""
        return [Part("", LEAST, MOST, NUMBER, [])]

    def show(self, value: int) -> object:
        return value

    def read(self, value: object) -> int:
        """Raises ValueError with a sentence that says what would be right."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise ValueError(f"should be a whole number, not {value!r}")
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Reading):
    """A number that stays within limits."""

    def __init__(self, least: int, most: int) -> None:
        self.least: int = least
        self.most: int = most

    def parts(self) -> list[Part]:
        return [Part("", max(self.least, LEAST), min(self.most, MOST), NUMBER, [])]

    def read(self, value: object) -> int:
        number = Reading.read(self, value)
        if not self.least <= number <= self.most:
            raise ValueError(f"should be a number from {self.least} to {self.most}, not {number}")
        return number


class SeatNumber(Number):
    """One of the seats; -1 for nobody where `least` allows it."""

    def parts(self) -> list[Part]:
        return [Part("", self.least, self.most, SEAT, [])]


class SeatSet(Number):
    """Some of the seats, a bit each."""

    def __init__(self, seats: int) -> None:
        super().__init__(0, 2**seats - 1)
        self.seats: int = seats

    def parts(self) -> list[Part]:
        return [Part("", 0, 1, SEAT_BIT, [], seat, 1) for seat in range(self.seats)]


class Flag(Reading):
    """Yes or no."""

    def parts(self) -> list[Part]:
        return [Part("", 0, 1, FLAG, [])]

    def show(self, value: int) -> object:
        return value != 0

    def read(self, value: object) -> int:
        if not isinstance(value, bool):
            raise ValueError(f"should be true or false, not {value!r}")
        return int(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Reading):
    """One of a few names, the first for 0; `below` shifts them (-1 for lists that begin with a name for 'none')."""

    def __init__(self, names: list[str], below: int = 0) -> None:
        self.names: list[str] = names
        self.below: int = below

    def parts(self) -> list[Part]:
        return [Part("", self.below, self.below + len(self.names) - 1, CHOICE, self.names)]

    def show(self, value: int) -> object:
        return self.names[value - self.below]

    def read(self, value: object) -> int:
        if not isinstance(value, str) or value not in self.names:
            raise ValueError(f"should be one of {', '.join(self.names)}, not {value!r}")
        return self.names.index(value) + self.below


class Bag(Reading):
    """How many there are of each of a few kinds, one byte per kind; what there is none of is left out."""

    def __init__(self, names: list[str]) -> None:
        self.names: list[str] = names

    def parts(self) -> list[Part]:
        return [Part(name, 0, 127, NUMBER, [], 8 * i, 255) for i, name in enumerate(self.names)]

    def show(self, value: int) -> object:
        return {name: value >> (8 * i) & 255 for i, name in enumerate(self.names) if value >> (8 * i) & 255}

    def read(self, value: object) -> int:
        if not isinstance(value, dict):
            raise ValueError(f"should be a mapping like {{{self.names[0]}: 1}}, not {value!r}")
        total = 0
        for name, number in value.items():
            if name not in self.names:
                raise ValueError(f"should name some of {', '.join(self.names)}, not {name!r}")
            if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < 128:
                raise ValueError(f"{name} should be a number from 0 to 127, not {number!r}")
            total += number << (8 * self.names.index(name))
        return total


class CardName(Reading):
    """A card or kind by name, plus one; 0 is none of them, written as `none`."""

    def __init__(self, names: list[str], none: str | None = None) -> None:
        self.names: list[str] = names
        self.none: str | None = none

    def parts(self) -> list[Part]:
        return [Part("", 0, len(self.names), CHOICE, ["none", *self.names])]

    def show(self, value: int) -> object:
        return self.names[value - 1] if value > 0 else self.none

    def read(self, value: object) -> int:
        if value == self.none:
            return 0
        if not isinstance(value, str) or value not in self.names:
            raise ValueError(f"should be the name of a card, not {value!r}")
        return self.names.index(value) + 1


class SomeCards(Reading):
    """Some of a row of cards, one bit per card."""

    def __init__(self, names: list[str]) -> None:
        self.names: list[str] = names

    def parts(self) -> list[Part]:
        return [Part(name, 0, 1, FLAG, [], i, 1) for i, name in enumerate(self.names)]

    def show(self, value: int) -> object:
        return [name for i, name in enumerate(self.names) if value >> i & 1]

    def read(self, value: object) -> int:
        if not isinstance(value, list):
            raise ValueError(f"should be a list of cards, not {value!r}")
        bits = 0
        for name in value:
            if name not in self.names:
                raise ValueError(f"should name some of {', '.join(self.names)}, not {name!r}")
            bits |= 1 << self.names.index(name)
        return bits


class Zone:
    """A place for cards: `first` is its number, the zones of the seats follow each other."""

    def __init__(
        self, name: str, *, first: int, each: bool, seen: int, ordered: bool, counted: bool, aside: bool
    ) -> None:
        self.name: str = name
        self.first: int = first
        self.each: bool = each
        self.seen: int = seen
        self.ordered: bool = ordered
        self.counted: bool = counted  # only the number of its cards is ever told, even of cards one could remember
        self.aside: bool = aside  # the local variable of an effect: empty whenever a new one begins

    def renamed(self, name: str) -> Zone:
        return Zone(
            name,
            first=self.first,
            each=self.each,
            seen=self.seen,
            ordered=self.ordered,
            counted=self.counted,
            aside=self.aside,
        )

    def path(self, owner: int) -> str:
        """How positions name it: `deck`, `seats.1.hand`."""
        return f"seats.{owner}.{self.name}" if self.each else self.name


class Counter:
    """A cell, one per seat, or a row of either."""

    def __init__(self, name: str, *, cell: int, each: bool, size: int, seen: int, start: int, reading: Reading) -> None:
        self.name: str = name
        self.cell: int = cell
        self.each: bool = each
        self.size: int = size  # cells, of each seat if every seat has one
        self.seen: int = seen
        self.start: int = start
        self.reading: Reading = reading


class Mark:
    """A cell on every card."""

    def __init__(self, name: str, cell: int, reading: Reading) -> None:
        self.name: str = name
        self.cell: int = cell
        self.reading: Reading = reading


def name_cards(kinds: list[str], copies: list[int]) -> list[str]:
    """The names of all cards: that of the kind, with `.2` and so on for further copies."""
    return [
        kind if copy == 0 else f"{kind}.{copy + 1}"
        for kind, number in zip(kinds, copies, strict=True)
        for copy in range(number)
    ]


class Layout:
    """What lies on a game's table whatever cards it is played with: laid first, so that its numbers are constants."""

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.zones: list[Zone] = []
        self.counters: list[Counter] = []
        self.used: int = 0  # zones, those of every seat counted
        self.size: int = FIRST_CELL  # cells

    def zone(
        self,
        name: str,
        seen: int,
        each: bool = True,
        ordered: bool = False,
        counted: bool = False,
        aside: bool = False,
    ) -> int:
        """A new zone, or one per seat: the zone of a seat is the result plus the seat."""
        first = self.used
        self.used += self.seats if each else 1
        self.zones.append(Zone(name, first=first, each=each, seen=seen, ordered=ordered, counted=counted, aside=aside))
        return first

    def counter(
        self,
        name: str,
        each: bool = False,
        count: int = 1,
        seen: int = OPEN,
        start: int = 0,
        reading: Reading | None = None,
    ) -> int:
        """A new cell, or row of cells: those of a seat follow at the result plus the seat times `count`.

        How long a row with the count 0 is depends on the cards: `deal` is told, and lays it behind them.
        """
        cell = self.size
        self.size += count * (self.seats if each else 1)
        self.counters.append(
            Counter(name, cell=cell, each=each, size=count, seen=seen, start=start, reading=reading or Reading())
        )
        return cell

    def deal(
        self,
        kinds: list[str],
        copies: list[int],
        sizes: dict[str, int] | None = None,
        readings: dict[str, Reading] | None = None,
        names: dict[str, str] | None = None,
    ) -> Plan:
        """The plan of a game with these cards; they may change how counters and zones are sized, read or called."""
        return Plan(self, kinds, copies, sizes or {}, readings or {}, names or {})


class Plan:
    """A layout with its cards. Cards are numbers: copies of a kind follow each other in the order of the kinds."""

    def __init__(
        self,
        layout: Layout,
        kinds: list[str],
        copies: list[int],
        sizes: dict[str, int],
        readings: dict[str, Reading],
        names: dict[str, str],
    ) -> None:
        self.seats: int = layout.seats
        self.kinds: list[str] = kinds
        kind_of: list[int] = []
        copy_of: list[int] = []
        self.first_of: list[int] = []
        for kind in range(len(kinds)):
            self.first_of.append(len(kind_of))
            for copy in range(copies[kind]):
                kind_of.append(kind)
                copy_of.append(copy)
        self.copies: list[int] = copies
        self.names: list[str] = name_cards(kinds, copies)
        self.cards: int = len(kind_of)
        self.kind_of: vec[i64] = vec[i64](kind_of)
        self.copy_of: list[int] = copy_of
        self.used: int = layout.used
        self.heads: int = layout.size  # zone -> its first card, how many
        self.places: int = self.heads + 2 * self.used  # card -> its zone
        self.nexts: int = self.places + self.cards  # card -> the card beneath it there
        self.eyes: i64 = self.nexts + self.cards  # card -> bits of the seats that know it
        self.size: int = self.eyes + self.cards
        self.everybody: i64 = (1 << (self.seats + 1)) - 1  # the last bit is the spectators'
        self.marks: list[Mark] = []
        self.zones: list[Zone] = [zone.renamed(names.get(zone.name, zone.name)) for zone in layout.zones]
        self.audience: vec[i64] = vec[i64]([0] * self.used)  # zone -> bits of the seats that see its cards
        self.ordered: vec[i64] = vec[i64]([0] * self.used)
        asides: list[int] = []
        for zone in self.zones:
            for seat in range(self.seats if zone.each else 1):
                number = zone.first + seat
                bits = self.everybody if zone.seen == OPEN else 1 << seat if zone.seen == OWNER else 0
                self.audience[number] = bits
                self.ordered[number] = int(zone.ordered)
                if zone.aside:
                    asides.append(number)
        self.asides: vec[i64] = vec[i64](asides)
        self.counters: list[Counter] = []
        for counter in layout.counters:
            cell = counter.cell
            size = counter.size
            if size == 0:
                cell = self.size
                size = sizes[counter.name]
                self.size += size * (self.seats if counter.each else 1)
            self.counters.append(
                Counter(
                    names.get(counter.name, counter.name),
                    cell=cell,
                    each=counter.each,
                    size=size,
                    seen=counter.seen,
                    start=counter.start,
                    reading=readings.get(counter.name, counter.reading),
                )
            )

    def mark(self, name: str, reading: Reading | None = None) -> int:
        """A new cell on every card: that of a card is the result plus the card. Cards off the table have none set."""
        cell = self.size
        self.size += self.cards
        self.marks.append(Mark(name, cell, reading or Reading()))
        return cell

    def cell(self, name: str) -> int:
        """Where the counter of that name begins."""
        for counter in self.counters:
            if counter.name == name:
                return counter.cell
        raise KeyError(name)

    def blank(self, seats: int, seed: int) -> vec[i64]:
        """A memory in which nothing has happened and every card is nowhere."""
        m = vec[i64]([0] * self.size)
        m[SEED], m[SEED_HIGH] = split(seed)
        m[SEATS] = seats
        for card in range(self.cards):
            m[self.places + card] = -1
            m[self.nexts + card] = -1
        for zone in range(self.used):
            m[self.heads + 2 * zone] = -1
        for counter in self.counters:
            for i in range(counter.size * (self.seats if counter.each else 1)):
                m[counter.cell + i] = counter.start
        return m

    def card_name(self, card: int) -> str:
        """The kind's name, with `.2` and so on for further copies."""
        return self.names[card]

    def find_zone(self, name: str) -> Zone | None:
        for zone in self.zones:
            if zone.name == name:
                return zone
        return None

    def zone_path(self, number: int) -> str:
        """How positions name a zone; that of another seat is told from its number."""
        zone = next(zone for zone in self.zones if 0 <= number - zone.first < (self.seats if zone.each else 1))
        return zone.path(number - zone.first)
