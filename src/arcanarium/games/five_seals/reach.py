"""Which seals a mage can get at: free ways, closed spaces, blocked seals.

A sight is one flood of the map for one seat, in bits of rooms and spaces (see board.py). What blocks the ways is looked
up anew for every question; what a seat reached the last time is only believed if that still holds (see `recall`).
"""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.games.five_seals.board import (
    AROUND,
    BIT,
    DOOR_HIGH,
    DOOR_LOW,
    DOOR_ROOM,
    DOOR_SEAL,
    ENDS,
    FEWEST_SEATS,
    HALF,
    HALL,
    LAST_SEAL,
    MAP_SCROLLS,
    MAP_SEALS,
    MOST_SEATS,
    SCROLL_INDEX,
    SCROLLS_FROM,
    SEAL_INDEX,
    SEALS_FROM,
    SPREAD,
    STAND_COUNT,
    WAYS,
    WORD,
)
from arcanarium.games.five_seals.cards import COLOURS, ELEMENT, ELEMENTS, FIRST_CALL, MIND, STRENGTH
from arcanarium.games.five_seals.dice import MOST_POWER, dice, power
from arcanarium.games.five_seals.table import (
    CELL_BEGINS,
    CELLS_FROM,
    DUNGEON,
    FAMILIAR,
    GUARDIAN,
    MAGE,
    MAP_CELLS,
    MAP_SEAL_CELL,
    MAP_SEAL_SHIFT,
    SPACE,
    TOKENS,
    token_at,
    token_colour,
    token_strength,
)

# The cells of a sight; those of seal spaces are pairs of words.
ROOMS: Final = 0  # rooms reached
WALKED: Final = 1  # free spaces walked through, and the one where the mage stands
FOUND: Final = 3  # tokens reached
BARRED: Final = 5  # empty spaces reached that foreign figures close
CLOSED: Final = 7  # where tokens lie, reached or not
FOREIGN: Final = 9  # where foreign figures stand,
CROWD: Final = 11  # and where several do
READY: Final = 13  # seals that can be broken: tokens,
READY_SCROLLS: Final = 15  # and scrolls
MAP: Final = 16  # for how many seats
SIZE: Final = 17
NO_SIGHT: Final[vec[i64]] = vec[i64]([0] * SIZE)
# Seat -> its last sight, at whatever table. Only READY cells of a sight change once it lies here.
LAST: Final[vec[vec[i64]]] = vec[vec[i64]]([NO_SIGHT[:] for _ in range(MOST_SEATS)])

# Masks of twelve fields of five bits: four bits of each, one of each, and those brought together by twos and by fours.
FIFTEENS: Final = 0x7BDEF7BDEF7BDEF
ONES: Final = 0x084210842108421
TWOS: Final = 0x00C0300C0300C03
FOURS: Final = 0x0000F0000F0000F

# Kinds of seal: the twenty tokens, natural scrolls like the tokens they equal, and after them mind scrolls by strength.
FIRST_MIND: Final = len(TOKENS) + 1


def _kind(element: int, strength: int) -> int:
    return FIRST_MIND + strength - 2 if element == MIND else 1 + element + COLOURS * (strength - 2)


def _up_to(element: int) -> list[int]:
    return [sum(1 << _kind(element, weaker) for weaker in range(2, min(most, 6) + 1)) for most in range(MOST_POWER + 1)]


# The strength that dice make together -> bits of the seals they can break: tokens of the first colour, mind scrolls.
TOKENS_UP_TO: Final[vec[i64]] = vec[i64](_up_to(0))
MINDS_UP_TO: Final[vec[i64]] = vec[i64](_up_to(MIND))
SCROLL_KIND: Final[vec[i64]] = vec[i64](  # card -> bit of its kind of seal
    [1 << _kind(int(ELEMENT[card]), int(STRENGTH[card])) for card in range(FIRST_CALL)]
)


def sight(s: State, seat: i64, start: i64) -> vec[i64]:
    """What that seat's mage gets at from a place; what lies on that place itself does not matter (R05)."""
    m = s.mem
    row = m[SEATS] - FEWEST_SEATS
    seen = vec[i64]([0] * SIZE)
    seen[MAP] = m[SEATS]
    see_tokens(s, seen)
    for rival in range(m[SEATS]):
        if rival != seat:
            see_figure(seen, row, m[MAGE + rival])
            see_figure(seen, row, m[FAMILIAR + rival])
    rooms = leave(seen, row, start)
    if rooms != 0:
        flood(seen, row, recall(seen, LAST[seat], row, rooms))
        LAST[seat] = seen
    return seen


def leave(seen: vec[i64], row: i64, start: i64) -> i64:
    """Go out from a place: the rooms one comes to."""
    if start == HALL:
        return bit(0)
    index = SEAL_INDEX[row * STAND_COUNT + start]
    if index >= 0:
        half: i64 = 1 if index >= HALF else 0
        mark = bit(index - HALF * half)
        seen[CLOSED + half] &= ~mark
        seen[FOREIGN + half] &= ~mark
    else:
        index = DOOR_SEAL[row * STAND_COUNT + start]
        if index < 0:
            return DOOR_ROOM[row * STAND_COUNT + start]
        half = 1 if index >= HALF else 0
        mark = bit(index - HALF * half)
        if (seen[CLOSED + half] | seen[FOREIGN + half]) & mark != 0:
            come_to(seen, half, mark)
            return 0
    seen[WALKED + half] |= mark
    return ENDS[row * 2 * HALF + index]


def recall(seen: vec[i64], last: vec[i64], row: i64, rooms: i64) -> i64:
    """What hangs together still does if every space walked through is still free, whatever else has happened.

    If these rooms belong to it, all of it is reached and they go on where spaces have become free.
    """
    low = seen[CLOSED] | seen[FOREIGN]
    high = seen[CLOSED + 1] | seen[FOREIGN + 1]
    if last[MAP] != seen[MAP] or last[ROOMS] & rooms == 0 or last[WALKED] & low | last[WALKED + 1] & high != 0:
        return rooms
    seen[ROOMS] = last[ROOMS]
    for half in range(2):
        come_to(seen, half, last[WALKED + half] | last[FOUND + half] | last[BARRED + half])
    return (
        rooms
        | ends_of(row, 0, (last[FOUND] | last[BARRED]) & ~low)
        | ends_of(row, 1, (last[FOUND + 1] | last[BARRED + 1]) & ~high)
    )


def ends_of(row: i64, half: i64, bits: i64) -> i64:
    """The rooms at these seal spaces."""
    found: i64 = 0
    while bits != 0:
        mark = bits & -bits
        bits -= mark
        found |= ENDS[(2 * row + half) * HALF + BIT[mark * SPREAD >> 58 & 63]]
    return found


def see_tokens(s: State, seen: vec[i64]) -> None:
    """Bits of the spaces on which tokens lie: the fields of every cell that are not empty, moved together."""
    m = s.mem
    low: i64 = 0
    high: i64 = 0
    for i in range(CELLS_FROM[m[SEATS]], CELLS_FROM[m[SEATS] + 1]):
        cell = m[MAP_CELLS[i]]
        bits = ((cell & FIFTEENS) + FIFTEENS | cell) >> 4 & ONES
        bits = (bits | bits >> 4) & TWOS
        bits = (bits | bits >> 8) & FOURS
        bits = (bits | bits >> 16 | bits >> 32) & 0xFFF
        begin = CELL_BEGINS[i]
        if begin < HALF:  # a cell may lie in both words
            low |= bits << begin & WORD
            high |= bits >> HALF - begin
        else:
            high |= bits << begin - HALF
    seen[CLOSED] = low
    seen[CLOSED + 1] = high


def see_figure(seen: vec[i64], row: i64, place: i64) -> None:
    """Note a foreign figure; off the map, in the hall (R03) and in dead ends it obstructs nothing."""
    if HALL < place <= LAST_SEAL:
        index = SEAL_INDEX[row * STAND_COUNT + place]
        half: i64 = 1 if index >= HALF else 0
        mark = bit(index - HALF * half)
        seen[CROWD + half] |= seen[FOREIGN + half] & mark
        seen[FOREIGN + half] |= mark


def flood(seen: vec[i64], row: i64, rooms: i64) -> None:
    """Walk on from these rooms through everything free."""
    visited = seen[ROOMS] | rooms
    waiting = rooms & ~seen[ROOMS]
    free_low = WAYS[2 * row] & ~(seen[CLOSED] | seen[FOREIGN] | seen[WALKED])  # ways not yet gone
    free_high = WAYS[2 * row + 1] & ~(seen[CLOSED + 1] | seen[FOREIGN + 1] | seen[WALKED + 1])
    low: i64 = 0  # the spaces around all rooms
    high: i64 = 0
    first = 2 * row * HALF
    while waiting != 0:
        room = waiting & -waiting
        waiting -= room
        at = first + 2 * BIT[room * SPREAD >> 58 & 63]
        around = AROUND[at]
        low |= around
        ways = around & free_low
        free_low -= ways
        while ways != 0:
            mark = ways & -ways
            ways -= mark
            waiting |= ENDS[first + BIT[mark * SPREAD >> 58 & 63]] & ~visited
            visited |= waiting
        around = AROUND[at + 1]
        high |= around
        ways = around & free_high
        free_high -= ways
        while ways != 0:
            mark = ways & -ways
            ways -= mark
            waiting |= ENDS[first + HALF + BIT[mark * SPREAD >> 58 & 63]] & ~visited
            visited |= waiting
    seen[ROOMS] = visited
    come_to(seen, 0, low)
    come_to(seen, 1, high)


def come_to(seen: vec[i64], half: i64, around: i64) -> None:
    """Sort the spaces around rooms by what is found there."""
    closed = seen[CLOSED + half]
    foreign = seen[FOREIGN + half]
    seen[FOUND + half] |= around & closed
    seen[BARRED + half] |= around & foreign & ~closed
    seen[WALKED + half] |= around & ~(closed | foreign)


def suits(element: i64, wanted: i64) -> bool:
    """Is it of the wanted element? Mind goes with every colour: mind seals, and mind scrolls that act on any."""
    return wanted == MIND or element == wanted


def has_scroll_space(seen: vec[i64], at: i64) -> bool:
    """Is a scroll space within reach? `at`: its place in the tables of this map."""
    return seen[ROOMS] & DOOR_ROOM[at] | seen[WALKED] & DOOR_LOW[at] | seen[WALKED + 1] & DOOR_HIGH[at] != 0


def is_guarded(s: State, space: i64) -> bool:
    """R33: nobody breaks the seal of a scroll under a guardian."""
    m = s.mem
    for element in range(len(ELEMENTS)):
        if m[GUARDIAN + element] == space:
            return True
    return False


def breakable(s: State, wanted: i64) -> i64:
    """Bits of the kinds of seal of the wanted element that the dice of the seat to move can break.

    A legal set of dice exists if all dice of the colour are strong enough together: take the highest until it is.
    """
    found: i64 = 0
    best: i64 = 0
    for colour in range(COLOURS):
        cell = dice(s, s.me, colour)
        if cell != 0:
            there = power(cell)
            best = there if there > best else best
            if suits(colour, wanted):
                found |= TOKENS_UP_TO[there] << colour
    return found | MINDS_UP_TO[best] if wanted == MIND else found


def mark_ready(s: State, seen: vec[i64], old: vec[i64], wanted: i64) -> bool:
    """Note what the seat to move can break of the wanted element that is not in the old sight; is there anything?"""
    m = s.mem
    able = breakable(s, wanted)
    first = SEALS_FROM[m[SEATS]]
    for half in range(2):
        left = seen[FOUND + half] & ~(old[FOUND + half] | seen[FOREIGN + half])
        ready: i64 = 0
        while left != 0:
            mark = left & -left
            left -= mark
            at = first + HALF * half + BIT[mark * SPREAD >> 58 & 63]
            if able >> (m[MAP_SEAL_CELL[at]] >> MAP_SEAL_SHIFT[at] & 31) & 1 == 1:
                ready |= mark
        seen[READY + half] = ready
    ready = 0
    at = (m[SEATS] - FEWEST_SEATS) * STAND_COUNT + LAST_SEAL
    card = s.first(DUNGEON)
    while card >= 0:
        if able & SCROLL_KIND[card] != 0:
            number = m[SPACE + card]
            new = has_scroll_space(seen, at + number) and not has_scroll_space(old, at + number)
            if new and not is_guarded(s, LAST_SEAL + number):
                ready |= bit(SCROLL_INDEX[at + number])
        card = m[s.nexts + card]
    seen[READY_SCROLLS] = ready
    return seen[READY] | seen[READY + 1] | ready != 0


def mark_free(s: State, seen: vec[i64], start: i64, wanted: i64) -> bool:
    """Note every seal within reach of the wanted element but the one at the start, whatever the dice; is there one?"""
    m = s.mem
    row = m[SEATS] - FEWEST_SEATS
    first = SEALS_FROM[m[SEATS]]
    for half in range(2):
        left = seen[FOUND + half] & ~seen[FOREIGN + half]
        while left != 0:
            mark = left & -left
            left -= mark
            if suits(token_colour(token_at(s, MAP_SEALS[first + HALF * half + BIT[mark * SPREAD >> 58 & 63]])), wanted):
                seen[READY + half] |= mark
    card = s.first(DUNGEON)
    while card >= 0:
        at = row * STAND_COUNT + LAST_SEAL + m[SPACE + card]
        space = LAST_SEAL + m[SPACE + card]
        if suits(ELEMENT[card], wanted) and space != start and has_scroll_space(seen, at) and not is_guarded(s, space):
            seen[READY_SCROLLS] |= bit(SCROLL_INDEX[at])
        card = s.after(card)
    return seen[READY] | seen[READY + 1] | seen[READY_SCROLLS] != 0


def offer_seals(s: State, low: i64, high: i64, block: i64) -> None:
    """Offer the seal spaces of these bits, ascending."""
    first = SEALS_FROM[s.mem[SEATS]]
    while low != 0:
        mark = low & -low
        low -= mark
        s.offer(block + MAP_SEALS[first + BIT[mark * SPREAD >> 58 & 63]])
    while high != 0:
        mark = high & -high
        high -= mark
        s.offer(block + MAP_SEALS[first + HALF + BIT[mark * SPREAD >> 58 & 63]])


def offer_scrolls(s: State, bits: i64, block: i64) -> None:
    """Offer the scroll spaces of these bits, ascending."""
    first = SCROLLS_FROM[s.mem[SEATS]]
    while bits != 0:
        mark = bits & -bits
        bits -= mark
        s.offer(block + MAP_SCROLLS[first + BIT[mark * SPREAD >> 58 & 63]])


def offer_ready(s: State, seen: vec[i64], block: i64) -> None:
    offer_seals(s, seen[READY], seen[READY + 1], block)
    offer_scrolls(s, seen[READY_SCROLLS], block)


def strength_at(s: State, space: i64, card: i64) -> i64:
    """Of the token or scroll that lies there, not of the frame."""
    return STRENGTH[card] if space > LAST_SEAL else token_strength(token_at(s, space))


def element_at(s: State, space: i64, card: i64) -> i64:
    return ELEMENT[card] if space > LAST_SEAL else token_colour(token_at(s, space))
