"""What a seat sees and may do as rows of small numbers, for programs that learn.

An encoder is laid out once for a game and a number of seats, from the game's plan: every counter, zone, card and mark
that a view shows has its place. Everything is seen from the seat that looks: its own numbers come first, then those of
the others clockwise, and where a number names a seat it says how far to the left of the own one that seat is.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from arcanarium.core.agenda import FRAME, State
from arcanarium.core.difference import find_difference
from arcanarium.core.game import Game
from arcanarium.core.ints import i16, i64, u8, vec
from arcanarium.core.plan import (
    CHOICE,
    FLAG,
    HIDDEN,
    LEAST,
    MOST,
    NUMBER,
    OPEN,
    SEAT,
    SEAT_BIT,
    TURN,
    Part,
    Plan,
    Reading,
)

ENCODING: Final = 1  # of observations: a change of what any number means makes it another

SORTS: Final = ["number", "flag", "choice", "seat", "flag"]

# Most cells are one number as it is: a cell, and where it goes.
PAIR: Final = 2
# Instructions for the others: a cell and how many numbers are found in it, then of each how it is found and where it
# goes.
CELL: Final = 0
COUNT: Final = 1
SKIP: Final = 2  # 1 if all are nothing when the cell is nothing
FIRST: Final = 3
ADD: Final = 0
SHIFT: Final = 1
MASK: Final = 2
BASE: Final = 3  # what stands for seat 0; -1: the number names no seat
INTO: Final = 4
STRIDE: Final = 5  # how much further it goes for the next card
SIZE: Final = 6

# What a cell of the memory means to a seat: one of these, and above the bits of a sort the number it goes with.
UNTOLD: Final = 0
PLAIN: Final = 1  # told as it is: where it goes
CODED: Final = 2  # where its instructions begin
CARD: Final = 3  # something about a card
HEAD: Final = 4  # the first card of a zone whose order is told
NEXT: Final = 5  # the card beneath another
SORT_BITS: Final = 3


class Field(NamedTuple):
    """Some numbers of an observation that mean the same, one after the other."""

    name: str
    group: str  # table, counter, zone, card, mark or signal: where its words are found
    offset: int
    length: int
    low: int
    high: int
    sort: str  # number, flag, choice or seat
    axes: list[str]  # what they belong to, outermost first: seats (own first), cards, kinds, places in a row, parts
    parts: list[str]  # the names of the parts, if that is the last axis
    values: list[str]  # the names of the values from `low` on, if they have names


def same_sort(parts: list[Part]) -> bool:
    """Can the parts of a cell be one field?"""
    first = parts[0]
    for part in parts:
        if part.low != first.low or part.high != first.high or part.sort != first.sort:
            return False
    return True


def sets_of(reading: Reading) -> list[list[Part]]:
    """The parts of a reading, those of one sort together."""
    parts = reading.parts()
    return [parts] if same_sort(parts) else [[part] for part in parts]


def limited(number: i64) -> i16:
    """As near to a number as a place of a row can hold."""
    return i16(max(LEAST, min(number, MOST)))


def is_plain(placed: list[tuple[int, list[Part]]]) -> bool:
    """Is a cell one number, told as it is?"""
    parts = placed[0][1]
    part = parts[0]
    return len(placed) == len(parts) == 1 and part.sort != SEAT and (part.add, part.shift, part.mask) == (0, 0, -1)


@final
class Encoder:
    """Stateless once made; one serves every table of a game with that number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        if not game.fewest <= seats <= game.most:
            raise ValueError(f"{game.name} is for {game.fewest} to {game.most} players, not {seats}")
        plan = game.rules.plan
        self.game: Game = game
        self.plan: Plan = plan
        self.seats: i64 = seats
        self.actions: int = len(game.actions)
        self.fields: list[Field] = []
        self.size: i64 = 0
        self.prompts: list[str] = sorted({step.prompt for step in game.rules.draft if step.prompt})
        self.prompt_of: vec[i64] = vec[i64](
            [self.prompts.index(step.prompt) + 1 if step.prompt else 0 for step in game.rules.draft]
        )
        lines: list[list[int]] = [[] for _ in range(seats)]  # the instructions of every seat that may look,
        pairs: list[list[int]] = [[] for _ in range(seats)]  # and the cells that need none

        self.you: i64 = self.field("you", "table", 0, max(1, seats - 1), NUMBER)
        self.owing: i64 = self.field("owing", "table", 0, 1, FLAG, ["seats"], seats)
        self.over: i64 = self.field("over", "table", 0, 1, FLAG)
        self.won: i64 = self.field("winners", "table", 0, 1, FLAG, ["seats"], seats)
        self.prompt: i64 = self.field("prompt", "table", 0, len(self.prompts), CHOICE, values=["none", *self.prompts])
        self.source: i64 = self.field("source", "table", 0, plan.cards, CHOICE)
        turn = self.field("turn", "table", 0, max(1, seats - 1), SEAT)
        for line in lines:
            line += [TURN, 1, 0, 0, 0, -1, 0, turn, 0]

        for counter in plan.counters:
            if counter.seen == HIDDEN:
                continue
            owners = seats if counter.each and counter.seen == OPEN else 1
            axes = (["seats"] if owners > 1 else []) + (["row"] if counter.size > 1 else [])
            placed = self.parts_fields(counter.name, "counter", counter.reading, axes, owners * counter.size)
            for me in range(seats):
                for owner in range(owners):
                    sitting = (me + owner) % seats if counter.each else 0
                    for i in range(counter.size):
                        cell = counter.cell + sitting * counter.size + i
                        number = owner * counter.size + i
                        if is_plain(placed):
                            pairs[me] += [cell, placed[0][0] + number]
                        else:
                            lines[me] += self.instructions(me, cell, placed, number)

        places: list[list[int]] = [[0] * plan.used for _ in range(seats)]  # how a zone is called, from 1 on; 0: untold
        in_order = [-1] * plan.used
        names = ["unseen"]
        for zone in plan.zones:
            owners = seats if zone.each else 1
            at = self.field(zone.name, "zone", 0, plan.cards, NUMBER, ["seats"] if zone.each else [], owners)
            for owner in range(owners):
                for me in range(seats):
                    sitting = (me + owner) % seats if zone.each else 0
                    pairs[me] += [plan.heads + 2 * (zone.first + sitting) + 1, at + owner]
                    places[me][zone.first + sitting] = 0 if zone.counted else len(names)
                if not zone.counted:
                    names.append(f"{zone.name}+{owner}" if zone.each else zone.name)
                if zone.ordered and not zone.counted:
                    in_order[zone.first + owner] = zone.first + owner
        self.card_zone: i64 = self.field("zone", "card", 0, len(names) - 1, CHOICE, ["cards"], plan.cards, values=names)
        self.card_place: i64 = -1
        if any(zone.ordered and not zone.counted for zone in plan.zones):
            self.card_place = self.field("place", "card", 0, plan.cards, NUMBER, ["cards"], plan.cards)
        self.used: i64 = plan.used
        self.places: vec[i64] = vec[i64]([number for row in places for number in row])
        self.open_to: vec[i64] = vec[i64](  # the same where the seat sees whatever lies there
            [name * (plan.audience[zone] >> me & 1) for me, row in enumerate(places) for zone, name in enumerate(row)]
        )
        self.in_order: vec[i64] = vec[i64](in_order)  # zone -> itself if the order of its cards is told; else -1

        starts: list[int] = []
        marks: list[list[int]] = [[] for _ in range(seats)]  # instructions for card 0; others lie a fixed way on
        for mark in plan.marks:
            placed = self.parts_fields(mark.name, "mark", mark.reading, ["cards"], plan.cards)
            starts.append(len(marks[0]))
            for me in range(seats):
                marks[me] += self.instructions(me, mark.cell, placed, 0)
        self.mark_cells: vec[i64] = vec[i64]([mark.cell for mark in plan.marks])
        self.mark_starts: vec[i64] = vec[i64](starts)  # mark -> where its instructions begin
        self.marks: vec[i64] = vec[i64]([number for row in marks for number in row])
        self.marks_size: i64 = len(marks[0])
        self.code: vec[i64] = vec[i64]([number for line in lines for number in line])
        self.code_size: i64 = len(lines[0])
        self.pairs: vec[i64] = vec[i64]([number for row in pairs for number in row])
        self.pairs_size: i64 = len(pairs[0])

        self.signals: i64 = self.size
        for signal in game.signals(seats):
            self.field(signal.name, "signal", signal.low, signal.high, NUMBER, signal.axes, signal.length)
        self.meanings: vec[i64] = vec[i64]([0] * (seats * plan.size))
        for me in range(seats):
            self.give_meanings(me, lines[me], pairs[me])
        self.nothing_seen: vec[i16] = vec[i16]([0] * self.size)
        self.nothing_legal: vec[u8] = vec[u8]([0] * self.actions)

    # -- laying out

    def field(
        self,
        name: str,
        group: str,
        low: int,
        high: int,
        sort: int,
        axes: list[str] | None = None,
        length: int = 1,
        parts: list[str] | None = None,
        values: list[str] | None = None,
    ) -> int:
        """A new field behind all others; the result is where it begins."""
        at = int(self.size)
        self.fields.append(
            Field(name, group, at, length, low, high, SORTS[sort], axes or [], parts or [], values or [])
        )
        self.size += length
        return at

    def parts_fields(
        self, name: str, group: str, reading: Reading, axes: list[str], cells: int
    ) -> list[tuple[int, list[Part]]]:
        """Fields for the parts of some cells that are read alike: where each begins, and its parts."""
        placed: list[tuple[int, list[Part]]] = []
        for parts in sets_of(reading):
            first = parts[0]
            several = len(parts) > 1
            full = name if several or not first.name else f"{name}.{first.name}"
            last = ["seats" if first.sort == SEAT_BIT else "parts"] if several else []
            names = [part.name for part in parts] if several and first.sort != SEAT_BIT else []
            at = self.field(
                full, group, first.low, first.high, first.sort, axes + last, cells * len(parts), names, first.names
            )
            placed.append((at, parts))
        return placed

    def instructions(self, me: int, cell: int, placed: list[tuple[int, list[Part]]], number: int) -> list[int]:
        """How the seat `me` reads a cell, which is the one of that number in its fields."""
        seats = int(self.seats)
        line: list[int] = []
        skip = 1
        for at, parts in placed:
            for i, part in enumerate(parts):
                shift = part.shift
                if part.sort == SEAT_BIT and shift < seats:
                    shift = (me + shift) % seats
                base = part.base if part.sort == SEAT else -1
                if base == 0 or part.add >> shift & part.mask != 0:
                    skip = 0
                line += [part.add, shift, part.mask, base, at + number * len(parts) + i, len(parts)]
        return [cell, len(line) // SIZE, skip, *line]

    # -- looking

    def observe(self, s: State, seat: i64) -> vec[i16]:
        """What that seat sees, as a new row."""
        row = self.nothing_seen[:]  # a copy of zeros is made faster than zeros are
        self.fill(s, seat, row, 0)
        return row

    def mask(self, s: State, seat: i64) -> vec[u8]:
        """A 1 for every action that seat may take now, as a new row."""
        row = self.nothing_legal[:]
        self.fill_mask(s, seat, row, 0)
        return row

    def rows(self, count: i64) -> vec[i16]:
        """Zeros for the given number of observations, one after the other; `fill` writes them."""
        return vec[i16]([0] * (count * self.size))

    def masks(self, count: i64) -> vec[u8]:
        return vec[u8]([0] * (count * self.actions))

    def fill_mask(self, s: State, seat: i64, rows: vec[u8], at: i64) -> None:
        if not s.owes(seat):
            return
        other = seat != s.to_move
        if other:
            s.ask(seat)
        offers = s.offers
        for i in range(s.count):
            rows[at + offers[i]] = 1
        if other:
            s.ask(s.to_move)

    def give_meanings(self, me: int, line: list[int], pairs: list[int]) -> None:
        """What every cell of the memory is to that seat."""
        plan = self.plan
        first = me * plan.size
        for k in range(0, len(pairs), PAIR):
            self.meanings[first + pairs[k]] = pairs[k + 1] << SORT_BITS | PLAIN
        k = 0
        while k < len(line):
            self.meanings[first + line[k + CELL]] = (me * self.code_size + k) << SORT_BITS | CODED
            k += FIRST + line[k + COUNT] * SIZE
        for card in range(plan.cards):
            for cells in [plan.places, plan.eyes, *[mark.cell for mark in plan.marks]]:
                self.meanings[first + cells + card] = card << SORT_BITS | CARD
            self.meanings[first + plan.nexts + card] = card << SORT_BITS | NEXT
        for zone in range(plan.used):
            if self.in_order[zone] >= 0:
                self.meanings[first + plan.heads + 2 * zone] = zone << SORT_BITS | HEAD

    def fill(self, s: State, seat: i64, row: vec[i16], at: i64) -> None:
        """Write what that seat sees over zeros."""
        if seat < 0 or seat >= self.seats:
            raise ValueError(f"a seat is a number from 0 to {self.seats - 1}, not {seat}")
        self.fill_table(s, seat, row, at)
        m = s.mem
        pairs = self.pairs
        k = seat * self.pairs_size
        end = k + self.pairs_size
        while k < end:
            number = m[pairs[k]]
            if number != 0:
                row[at + pairs[k + 1]] = limited(number)
            k += PAIR
        code = self.code
        k = seat * self.code_size
        end = k + self.code_size
        while k < end:
            cell = m[code[k + CELL]]
            if cell != 0 or code[k + SKIP] == 0:
                self.fill_cell(cell, code, k, seat, row, at, 0)
            k += FIRST + code[k + COUNT] * SIZE
        self.fill_cards(m, seat, row, at)
        self.game.signal(s, seat, row, at + self.signals)

    def renew(self, s: State, seat: i64, before: vec[i64], row: vec[i16], at: i64) -> None:
        """The same over what was written from another memory; `before`, a copy of that, becomes one of this."""
        self.fill_table(s, seat, row, at)
        m = s.mem
        code = self.code
        meanings = self.meanings
        first = seat * self.plan.size
        walked: i64 = -1  # the zone whose order was written last
        k = find_difference(m, before, TURN)
        while k >= 0:
            before[k] = m[k]
            sort = meanings[first + k] & (1 << SORT_BITS) - 1
            number = meanings[first + k] >> SORT_BITS
            zone: i64 = -1
            if sort == PLAIN:
                row[at + number] = limited(m[k])
            elif sort == CODED:
                if m[k] != 0 or code[number + SKIP] == 0:
                    self.fill_cell(m[k], code, number, seat, row, at, 0)
                else:
                    self.clear_cell(code, number, row, at, 0)
            elif sort == CARD:
                zone = self.rewrite_card(m, number, seat, row, at)
            elif sort == HEAD:
                zone = number
            elif sort == NEXT:
                zone = self.in_order[m[self.plan.places + number]]
            if zone >= 0 and zone != walked:
                self.fill_order(m, zone, seat, row, at)
                walked = zone
            k = find_difference(m, before, k + 1)
        for k in range(at + self.signals, at + self.size):
            row[k] = 0
        self.game.signal(s, seat, row, at + self.signals)

    def fill_cell(self, cell: i64, code: vec[i64], start: i64, seat: i64, row: vec[i16], at: i64, card: i64) -> None:
        """Carry out the instructions of one cell."""
        first = start + FIRST
        for k in range(first, first + code[start + COUNT] * SIZE, SIZE):
            value = (cell + code[k + ADD]) >> code[k + SHIFT] & code[k + MASK]
            if code[k + BASE] >= 0:
                value = self.relative(value, code[k + BASE], seat)
            row[at + code[k + INTO] + code[k + STRIDE] * card] = limited(value)

    def clear_cell(self, code: vec[i64], start: i64, row: vec[i16], at: i64, card: i64) -> None:
        """Nothing is told of it."""
        first = start + FIRST
        for k in range(first, first + code[start + COUNT] * SIZE, SIZE):
            row[at + code[k + INTO] + code[k + STRIDE] * card] = 0

    def relative(self, value: i64, base: i64, seat: i64) -> i64:
        """A number that names a seat, seen from another one; what names none stays."""
        who = value - base
        return base + (who - seat + self.seats) % self.seats if 0 <= who < self.seats else value

    def fill_table(self, s: State, seat: i64, row: vec[i16], at: i64) -> None:
        """Who looks, who is asked, what, and who has won."""
        row[at + self.you] = i16(seat)
        row[at + self.prompt] = 0
        row[at + self.source] = 0
        row[at + self.over] = 1 if s.to_move < 0 else 0
        for k in range(self.seats):
            row[at + self.owing + k] = 1 if s.owes((seat + k) % self.seats) else 0
            row[at + self.won + k] = 0
        if s.to_move < 0:
            for winner in self.game.winners(s):
                if winner < self.seats:
                    row[at + self.won + (winner - seat + self.seats) % self.seats] = 1
            return
        if not s.owes(seat):
            return
        if s.strands:
            strand = s.strands[seat]
            b = len(strand) - FRAME
            row[at + self.prompt] = i16(self.prompt_of[strand[b]])
            row[at + self.source] = i16(max(strand[b + 2], -1) + 1)
        else:
            b = s.top - FRAME
            row[at + self.prompt] = i16(self.prompt_of[s.agenda[b]])
            row[at + self.source] = i16(max(s.agenda[b + 2], -1) + 1)

    def fill_cards(self, m: vec[i64], seat: i64, row: vec[i16], at: i64) -> None:
        """Of the cards that the seat knows, where they lie and their marks."""
        plan = (
            self.plan
        )  # everything in variables, and zones walked by hand: this is most of the time that looking takes
        eyes = plan.eyes
        heads = plan.heads
        nexts = plan.nexts
        in_order = self.in_order
        names = self.places
        open_to = self.open_to
        marks = self.marks
        cells = self.mark_cells
        starts = self.mark_starts
        first_mark = seat * self.marks_size
        first_zone = seat * self.used
        zones = at + self.card_zone
        order = at + self.card_place
        for zone in range(self.used):
            name = i16(names[first_zone + zone])
            if m[heads + 2 * zone + 1] == 0 or name == 0:
                continue
            seen = open_to[first_zone + zone] != 0
            ordered = in_order[zone] >= 0
            place: i64 = 0
            card = m[heads + 2 * zone]
            while card >= 0:
                place += 1
                if seen or m[eyes + card] >> seat & 1 == 1:
                    row[zones + card] = name
                    if ordered:
                        row[order + card] = i16(place)
                    for j in range(len(cells)):
                        value = m[cells[j] + card]
                        if value != 0:
                            self.fill_cell(value, marks, first_mark + starts[j], seat, row, at, card)
                card = m[nexts + card]

    def rewrite_card(self, m: vec[i64], card: i64, seat: i64, row: vec[i16], at: i64) -> i64:
        """The same of one card, over what was written; its zone, if its place in there is still to be told."""
        plan = self.plan
        zone = m[plan.places + card]
        name: i64 = 0
        if zone >= 0:
            name = self.open_to[seat * self.used + zone]
            if name == 0 and m[plan.eyes + card] >> seat & 1 == 1:
                name = self.places[seat * self.used + zone]
        row[at + self.card_zone + card] = i16(name)
        ordered = -1 if name == 0 else self.in_order[zone]
        if ordered < 0 and self.card_place >= 0:
            row[at + self.card_place + card] = 0
        first = seat * self.marks_size
        cells = self.mark_cells
        for j in range(len(cells)):
            mark = 0 if name == 0 else m[cells[j] + card]
            if mark != 0:
                self.fill_cell(mark, self.marks, first + self.mark_starts[j], seat, row, at, card)
            else:
                self.clear_cell(self.marks, first + self.mark_starts[j], row, at, card)
        return ordered

    def fill_order(self, m: vec[i64], zone: i64, seat: i64, row: vec[i16], at: i64) -> None:
        """Which place the cards of a zone have that the seat knows."""
        plan = self.plan
        eyes = plan.eyes
        nexts = plan.nexts
        order = at + self.card_place
        seen = self.open_to[seat * self.used + zone] != 0
        place: i64 = 0
        card = m[plan.heads + 2 * zone]
        while card >= 0:
            place += 1
            if seen or m[eyes + card] >> seat & 1 == 1:
                row[order + card] = i16(place)
            card = m[nexts + card]
