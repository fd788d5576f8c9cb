"""A state to bytes and back, at any decision; frames are saved by the names of their programs.

Most counters still hold what they held at the beginning, and most zones and marks are empty. So the whole table is one
long row of numbers, and one byte for every seven of them says which are not 0; those bytes are a row in their turn.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from arcanarium.core.agenda import FRAME, State
from arcanarium.core.chance import LONG_SEED_LIMIT
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import DRAWS, SEATS, TOLD, TURN, Plan
from arcanarium.core.rules import Rules

FORMAT: Final = 3
FULLER: Final = 2  # the format before, which is still read: every counter is written, and marks and knowledge by card
GROUP: Final = 7  # numbers of a row that share a byte
MARK: Final = 4  # bytes of a program's name


class BadPacking(ValueError):
    """Bytes that are not a state of this game."""


class Writer:
    """Whole numbers, small ones short."""

    def __init__(self) -> None:
        self.out = bytearray()

    def natural(self, value: int) -> None:
        while value > 127:
            self.out.append(value & 127 | 128)
            value >>= 7
        self.out.append(value)

    def number(self, value: int) -> None:
        self.natural(fold(value))

    def mark(self, name: str) -> None:
        self.out += mark_of(name).to_bytes(MARK, "little")

    def row(self, values: list[int]) -> None:
        """Naturals, most of which are 0. The reader knows how many there are."""
        if len(values) > 1:
            groups = [0] * -(-len(values) // GROUP)
            for i, value in enumerate(values):
                if value:
                    groups[i // GROUP] |= 1 << i % GROUP
            self.row(groups)
            for value in values:
                if value:
                    self.natural(value)
        elif values:
            self.natural(values[0])


class Reader:
    """The numbers in the order they were written."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0
        self.form = FORMAT

    def natural(self) -> int:
        value = 0
        shift = 0
        while True:
            if self.at >= len(self.data):
                raise BadPacking("the packed state is cut short")
            byte = self.data[self.at]
            self.at += 1
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return value

    def number(self) -> int:
        return unfold(self.natural())

    def row(self, length: int) -> list[int]:
        if length < 2:
            return [self.natural() for _ in range(length)]
        groups = self.row(-(-length // GROUP))
        return [self.natural() if groups[i // GROUP] >> i % GROUP & 1 else 0 for i in range(length)]

    def length(self) -> int:
        """A natural, which the format before wrote as any number."""
        value = self.natural() if self.form == FORMAT else self.number()
        if value < 0:
            raise BadPacking("the packed state has a number below 0 where none can be")
        return value

    def mark(self) -> int:
        """The name of a program or of a game."""
        if self.form == FULLER:
            return self.number()
        self.at += MARK
        if self.at > len(self.data):
            raise BadPacking("the packed state is cut short")
        return int.from_bytes(self.data[self.at - MARK : self.at], "little")


def fold(value: int) -> int:
    """A number as a natural, small ones small."""
    return value << 1 if value >= 0 else -value << 1 | 1


def unfold(value: int) -> int:
    return -(value >> 1) if value & 1 else value >> 1


def mark_of(name: str) -> int:
    """A program's name in four bytes; that no two of a game are equal is tested."""
    return crc32(name.encode())


def pack(s: State) -> bytes:
    """Everything but caches: options and registers are found again by asking."""
    plan = s.plan
    m = s.mem
    w = Writer()
    w.number(FORMAT)
    w.mark(s.rules.name)
    w.number(int(m[SEATS]))
    w.natural(s.seed())
    for cell in (DRAWS, TOLD, TURN):
        w.number(int(m[cell]))
    w.row(
        [len(s.cards(zone)) for zone in range(plan.used)]
        + [int(m[plan.eyes + card]) ^ _eyes_by_place(s, card) for card in range(plan.cards)]
        + [fold(int(m[mark.cell + card])) for mark in plan.marks for card in range(plan.cards)]
        + [fold(int(m[cell]) - start) for cell, start in _counter_cells(plan)]
    )
    for zone in range(plan.used):
        for card in s.cards(zone):
            w.natural(int(card))
    _write_frames(w, s.rules, s.agenda, int(s.top))
    w.natural(len(s.strands))
    for strand in s.strands:
        _write_frames(w, s.rules, strand, len(strand))
    return bytes(w.out)


def _eyes_by_place(s: State, card: int) -> int:
    """Who knows a card because of where it lies; what differs from that is written."""
    place = int(s.mem[s.plan.places + card])
    return int(s.plan.audience[place]) if place >= 0 else 0


def _counter_cells(plan: Plan) -> list[tuple[int, int]]:
    """The cells of all counters, and what each begins with."""
    return [
        (counter.cell + i, counter.start)
        for counter in plan.counters
        for i in range(counter.size * (plan.seats if counter.each else 1))
    ]


def _write_frames(w: Writer, rules: Rules, cells: vec[i64], top: int) -> None:
    w.natural(top // FRAME)
    for b in range(0, top, FRAME):
        name, step = rules.where(int(cells[b]))
        w.mark(name)
        w.natural(step)
        for i in range(1, FRAME):
            w.number(int(cells[b + i]))


def unpack(rules: Rules, data: bytes) -> State:
    """The state that was packed; events are off."""
    plan = rules.plan
    r = Reader(data)
    r.form = r.number()
    if r.form not in (FORMAT, FULLER) or r.mark() != mark_of(rules.name):
        raise BadPacking(f"these bytes are no state of {rules.name}")
    seats = r.number()
    seed = r.length()
    if not 0 < seats <= plan.seats or seed >= LONG_SEED_LIMIT:
        raise BadPacking("the packed state has a number of seats or a seed that cannot be")
    s = State(rules, plan.blank(seats, seed), vec[i64]([0] * 64), vec[i64]([0] * 64))
    for cell in (DRAWS, TOLD, TURN):
        s.mem[cell] = r.number()
    if r.form == FORMAT:
        _read_table(r, s)
    else:
        _read_fuller_table(r, s)
    programs = {mark_of(name): name for name in rules.names}
    s.agenda = _read_frames(r, rules, programs)
    s.top = len(s.agenda)
    s.strands = [_read_frames(r, rules, programs) for _ in range(r.length())]
    resume(s)
    return s


def _read_table(r: Reader, s: State) -> None:
    plan = s.plan
    m = s.mem
    counters = _counter_cells(plan)
    row = r.row(plan.used + plan.cards * (1 + len(plan.marks)) + len(counters))
    for zone in range(plan.used):
        _read_zone(r, s, zone, row[zone])
    at = plan.used
    for card in range(plan.cards):
        m[plan.eyes + card] = row[at + card] ^ _eyes_by_place(s, card)
    for mark in plan.marks:
        at += plan.cards
        for card in range(plan.cards):
            m[mark.cell + card] = unfold(row[at + card])
    at += plan.cards
    for i, (cell, start) in enumerate(counters):
        m[cell] = unfold(row[at + i]) + start


def _read_fuller_table(r: Reader, s: State) -> None:
    plan = s.plan
    m = s.mem
    for zone in range(plan.used):
        _read_zone(r, s, zone, r.natural())
    for card in range(plan.cards):
        m[plan.eyes + card] = _eyes_by_place(s, card)
    for first in (plan.eyes, *[mark.cell for mark in plan.marks]):
        for _ in range(r.number() // 2):
            card = r.number()
            m[first + card] = r.number()
    for cell, start in _counter_cells(plan):
        m[cell] = r.number() + start


def _read_zone(r: Reader, s: State, zone: int, size: int) -> None:
    for _ in range(size):
        card = r.natural()
        if card >= s.plan.cards or s.where(card) >= 0:  # or the zones would go round in circles
            raise BadPacking("the packed state has a card twice, or one that does not exist")
        s.append(card, zone)


def _read_frames(r: Reader, rules: Rules, programs: dict[int, str]) -> vec[i64]:
    cells: list[int] = []
    for _ in range(r.length()):
        mark = r.mark()
        if mark not in programs:
            raise BadPacking(f"the packed state waits in a program that {rules.name} no longer has")
        address = rules.entry[programs[mark]] + r.length()
        if address >= len(rules.home) or rules.where(address)[0] != programs[mark]:
            raise BadPacking(f"the packed state waits in a step that {programs[mark]} does not have")
        cells.append(address)
        for _ in range(1, FRAME):
            cells.append(r.number())
        if not 0 <= cells[-4] < rules.plan.seats or max(cells[-3], cells[-2]) >= rules.plan.cards:
            raise BadPacking("the packed state waits for a seat or a card that does not exist")
        if not rules.has_source(cells[-3]):
            raise BadPacking("the packed state waits because of a rule that does not exist")
    return vec[i64](cells)


def resume(s: State) -> None:
    """Find out again whose answer is awaited and what may be answered."""
    if s.strands:
        s.gather()
    elif s.top == 0:
        s.to_move = -1
        s.count = 0
    else:
        s.to_move = s.agenda[s.top - FRAME + 1]
        s.ask(s.to_move)
