"""A state to bytes and back, at any decision; frames are saved by the names of their programs."""

from __future__ import annotations

from zlib import crc32

from arcanarium.core.agenda import FRAME, State
from arcanarium.core.chance import LONG_SEED_LIMIT
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import DRAWS, SEATS, TOLD, TURN
from arcanarium.core.rules import Rules

FORMAT = 2


class BadPacking(ValueError):
    """Bytes that are no state of this game."""


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
        self.natural(value << 1 if value >= 0 else -value << 1 | 1)


class Reader:
    """The numbers in the order they were written."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

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
        value = self.natural()
        return -(value >> 1) if value & 1 else value >> 1

    def natural_number(self) -> int:
        """One that was written as any number and can only be natural."""
        value = self.number()
        if value < 0:
            raise BadPacking("the packed state has a number below 0 where none can be")
        return value


def mark_of(name: str) -> int:
    """A program's name in four bytes; that no two of a game are equal is tested."""
    return crc32(name.encode())


def pack(s: State) -> bytes:
    """Everything but caches: options and registers are found again by asking."""
    plan = s.plan
    m = s.mem
    w = Writer()
    for value in (
        FORMAT,
        mark_of(s.rules.name),
        int(m[SEATS]),
        s.seed(),
        int(m[DRAWS]),
        int(m[TOLD]),
        int(m[TURN]),
    ):
        w.number(value)
    for zone in range(plan.used):
        cards = s.cards(zone)
        w.natural(len(cards))
        for card in cards:
            w.natural(int(card))
    odd: list[int] = []  # who knows a card for other reasons than where it lies
    for card in range(plan.cards):
        place = int(m[plan.places + card])
        eyes = int(m[plan.eyes + card])
        if eyes != (int(plan.audience[place]) if place >= 0 else 0):
            odd += [card, eyes]
    _write_all(w, odd)
    for mark in plan.marks:
        _write_all(
            w, [x for card in range(plan.cards) if m[mark.cell + card] != 0 for x in (card, int(m[mark.cell + card]))]
        )
    for counter in plan.counters:
        for i in range(counter.size * (plan.seats if counter.each else 1)):
            w.number(int(m[counter.cell + i]) - counter.start)
    _write_frames(w, s.rules, s.agenda, int(s.top))
    w.number(len(s.strands))
    for strand in s.strands:
        _write_frames(w, s.rules, strand, len(strand))
    return bytes(w.out)


def _write_all(w: Writer, values: list[int]) -> None:
    w.number(len(values))
    for value in values:
        w.number(value)


def _write_frames(w: Writer, rules: Rules, cells: vec[i64], top: int) -> None:
    w.number(top // FRAME)
    for b in range(0, top, FRAME):
        name, step = rules.where(int(cells[b]))
        w.number(mark_of(name))
        w.number(step)
        for i in range(1, FRAME):
            w.number(int(cells[b + i]))


def unpack(rules: Rules, data: bytes) -> State:
    """The state that was packed; events are off."""
    plan = rules.plan
    r = Reader(data)
    if r.number() != FORMAT or r.number() != mark_of(rules.name):
        raise BadPacking(f"these bytes are no state of {rules.name}")
    seats = r.number()
    seed = r.number()
    if not 0 < seats <= plan.seats or not 0 <= seed < LONG_SEED_LIMIT:
        raise BadPacking("the packed state has a number of seats or a seed that cannot be")
    s = State(rules, plan.blank(seats, seed), vec[i64]([0] * 64), vec[i64]([0] * 64))
    m = s.mem
    m[DRAWS] = r.number()
    m[TOLD] = r.number()
    m[TURN] = r.number()
    for zone in range(plan.used):
        for _ in range(r.natural()):
            card = r.natural()
            if card >= plan.cards or s.where(card) >= 0:  # or the zones would go round in circles
                raise BadPacking("the packed state has a card twice, or one that is none")
            s.append(card, zone)
            m[plan.eyes + card] = plan.audience[zone]
    for _ in range(r.number() // 2):
        card = r.number()
        m[plan.eyes + card] = r.number()
    for mark in plan.marks:
        for _ in range(r.number() // 2):
            card = r.number()
            m[mark.cell + card] = r.number()
    for counter in plan.counters:
        for i in range(counter.size * (plan.seats if counter.each else 1)):
            m[counter.cell + i] = r.number() + counter.start
    programs = {mark_of(name): name for name in rules.names}
    s.agenda = _read_frames(r, rules, programs)
    s.top = len(s.agenda)
    s.strands = [_read_frames(r, rules, programs) for _ in range(r.number())]
    resume(s)
    return s


def _read_frames(r: Reader, rules: Rules, programs: dict[int, str]) -> vec[i64]:
    cells: list[int] = []
    for _ in range(r.number()):
        mark = r.number()
        if mark not in programs:
            raise BadPacking(f"the packed state waits in a program that {rules.name} no longer has")
        address = rules.entry[programs[mark]] + r.natural_number()
        if address >= len(rules.home) or rules.where(address)[0] != programs[mark]:
            raise BadPacking(f"the packed state waits in a step that {programs[mark]} does not have")
        cells.append(address)
        for _ in range(1, FRAME):
            cells.append(r.number())
        if not 0 <= cells[-4] < rules.plan.seats or max(cells[-3], cells[-2]) >= rules.plan.cards:
            raise BadPacking("the packed state waits for a seat or a card that is none")
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
