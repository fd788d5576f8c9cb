"""What a game's memory holds: the name, place, visibility and reading of every counter, card and zone."""

from __future__ import annotations

from typing import Final, NamedTuple

from arcanarium.core.ints import i64, vec

# Who sees what lies in a zone or a counter.
OPEN: Final = 0
OWNER: Final = 1
HIDDEN: Final = 2

# The first cells of every memory.
SEED: Final = 0  # the only source of chance,
DRAWS: Final = 1  # and how often it was asked
TOLD: Final = 2  # how often chance spoke or something hidden was shown: undo ends there
SEATS: Final = 3  # how many play
TURN: Final = 4  # whose turn it is
HEARD: Final = 5  # bits of the moments that some card in play listens to
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
    """So many of each of a few kinds, one byte a kind; what there is none of is left out."""

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


class Zone:
    """A place for cards: `first` is its number, the zones of the seats follow each other."""

    def __init__(self, name: str, first: int, each: bool, seen: int, ordered: bool, counted: bool, aside: bool) -> None:
        self.name: str = name
        self.first: int = first
        self.each: bool = each
        self.seen: int = seen
        self.ordered: bool = ordered
        self.counted: bool = counted  # only the number of its cards is ever told, even of cards one could remember
        self.aside: bool = aside  # the local variable of an effect: empty whenever a new one begins


class Counter:
    """A cell, one a seat, or a row of either."""

    def __init__(self, name: str, cell: int, each: bool, size: int, seen: int, start: int, reading: Reading) -> None:
        self.name: str = name
        self.cell: int = cell
        self.each: bool = each
        self.size: int = size  # cells, of each seat if there is one a seat
        self.seen: int = seen
        self.start: int = start
        self.reading: Reading = reading


class Mark:
    """A cell on every card."""

    def __init__(self, name: str, cell: int, reading: Reading) -> None:
        self.name: str = name
        self.cell: int = cell
        self.reading: Reading = reading


class Plan:
    """Laid out once a game. Cards are numbers: copies of a kind follow each other in the order of the kinds."""

    def __init__(self, seats: int, kinds: list[str], copies: list[int], zones: int) -> None:
        self.seats: int = seats
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
        self.cards: int = len(kind_of)
        self.kind_of: vec[i64] = vec[i64](kind_of)
        self.copy_of: list[int] = copy_of
        self.places: int = FIRST_CELL  # card -> its zone
        self.nexts: int = self.places + self.cards  # card -> the card beneath it there
        self.eyes: int = self.nexts + self.cards  # card -> bits of the seats that know it
        self.heads: int = self.eyes + self.cards  # zone -> its first card, how many
        self.room: int = zones
        self.size: int = self.heads + 2 * zones
        self.used: int = 0
        self.live: int = 0  # the first zone of cards in play
        self.everybody: int = (1 << (seats + 1)) - 1  # the last bit is the spectators'
        self.zones: list[Zone] = []
        self.counters: list[Counter] = []
        self.marks: list[Mark] = []
        self.audience: vec[i64] = vec[i64]([0] * zones)  # zone -> bits of the seats that see its cards
        self.ordered: vec[i64] = vec[i64]([0] * zones)
        self.asides: list[int] = []
        self.listens: vec[i64] = vec[i64]([0] * max(1, len(kinds)))  # kind -> bits of moments

    def zone(
        self,
        name: str,
        seen: int,
        each: bool = True,
        ordered: bool = False,
        counted: bool = False,
        live: bool = False,
        aside: bool = False,
    ) -> int:
        """A new zone, or one a seat: the zone of a seat is the result plus the seat."""
        first = self.used
        for seat in range(self.seats if each else 1):
            if self.used == self.room:
                raise ValueError(f"the plan has room for {self.room} zones only")
            bits = self.everybody if seen == OPEN else 1 << seat if seen == OWNER else 0
            self.audience[self.used] = bits
            self.ordered[self.used] = int(ordered)
            if aside:
                self.asides.append(self.used)
            self.used += 1
        if live:
            self.live = first
        self.zones.append(Zone(name, first, each, seen, ordered, counted, aside))
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
        """A new cell, or row of cells: those of a seat follow at the result plus the seat times `count`."""
        cell = self.size
        self.size += count * (self.seats if each else 1)
        self.counters.append(Counter(name, cell, each, count, seen, start, reading or Reading()))
        return cell

    def mark(self, name: str, reading: Reading | None = None) -> int:
        """A new cell on every card: that of a card is the result plus the card. Cards off the table have none set."""
        cell = self.size
        self.size += self.cards
        self.marks.append(Mark(name, cell, reading or Reading()))
        return cell

    def blank(self, seats: int, seed: int) -> vec[i64]:
        """A memory in which nothing has happened and every card is nowhere."""
        m = vec[i64]([0] * self.size)
        m[SEED] = seed
        m[SEATS] = seats
        for card in range(self.cards):
            m[self.places + card] = -1
            m[self.nexts + card] = -1
        for zone in range(self.room):
            m[self.heads + 2 * zone] = -1
        for counter in self.counters:
            for i in range(counter.size * (self.seats if counter.each else 1)):
                m[counter.cell + i] = counter.start
        return m

    def card_name(self, card: int) -> str:
        """The kind's name, with `.2` and so on for further copies."""
        kind = int(self.kind_of[card])
        copy = self.copy_of[card]
        return self.kinds[kind] if copy == 0 else f"{self.kinds[kind]}.{copy + 1}"

    def find_zone(self, name: str) -> Zone | None:
        for zone in self.zones:
            if zone.name == name:
                return zone
        return None
