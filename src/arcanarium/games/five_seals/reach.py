"""Which seals a mage can get at: free ways, closed spaces, blocked seals.

A sight is one flood of the map for one seat, in bits of rooms and spaces (see board.py). It is made anew for every
question, so it cannot be stale.
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
    DOOR_ROOM,
    DOOR_SEAL,
    ENDS,
    FEWEST_SEATS,
    HALF,
    HALL,
    LAST_SEAL,
    MAP_SCROLLS,
    MAP_SEALS,
    SCROLL_INDEX,
    SCROLLS_FROM,
    SEAL_INDEX,
    SEALS_FROM,
    STAND_COUNT,
)
from arcanarium.games.five_seals.cards import ELEMENT, ELEMENTS, MIND, STRENGTH
from arcanarium.games.five_seals.dice import dice, power
from arcanarium.games.five_seals.table import (
    CELLS_FROM,
    DUNGEON,
    FAMILIAR,
    FIELDS,
    GUARDIAN,
    MAGE,
    MAP_CELLS,
    SEAL_CELL,
    SEAL_SHIFT,
    SPACE,
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
SIZE: Final = 16
NO_SIGHT: Final[vec[i64]] = vec[i64]([0] * SIZE)


def sight(s: State, seat: i64, start: i64) -> vec[i64]:
    """What that seat's mage gets at from a place; what lies on that place itself does not matter (R05)."""
    m = s.mem
    row = m[SEATS] - FEWEST_SEATS
    seen = vec[i64]([0] * SIZE)
    see_tokens(s, seen)
    for rival in range(m[SEATS]):
        if rival != seat:
            see_figure(seen, row, m[MAGE + rival])
            see_figure(seen, row, m[FAMILIAR + rival])
    if start == HALL:
        flood(seen, row, bit(0))
        return seen
    index = SEAL_INDEX[row * STAND_COUNT + start]
    if index < 0:
        index = DOOR_SEAL[row * STAND_COUNT + start]
        if index < 0:
            flood(seen, row, DOOR_ROOM[row * STAND_COUNT + start])
            return seen
        half: i64 = 1 if index >= HALF else 0
        mark = bit(index - HALF * half)
        if seen[CLOSED + half] & mark != 0:
            seen[FOUND + half] |= mark
            return seen
        if seen[FOREIGN + half] & mark != 0:
            seen[BARRED + half] |= mark
            return seen
        seen[WALKED + half] |= mark
    else:
        half = 1 if index >= HALF else 0
        mark = bit(index - HALF * half)
        seen[WALKED + half] |= mark
        seen[CLOSED + half] &= ~mark
        seen[FOREIGN + half] &= ~mark
    flood(seen, row, ENDS[row * 2 * HALF + index])
    return seen


def see_tokens(s: State, seen: vec[i64]) -> None:
    """Bits of the spaces on which tokens lie."""
    m = s.mem
    low: i64 = 0
    high: i64 = 0
    index: i64 = 0
    for i in range(CELLS_FROM[m[SEATS]], CELLS_FROM[m[SEATS] + 1]):
        cell = m[MAP_CELLS[i]]
        at = index
        while cell != 0:
            if cell & 31 != 0:
                if at < HALF:
                    low |= bit(at)
                else:
                    high |= bit(at - HALF)
            cell >>= 5
            at += 1
        index += FIELDS[i]
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
    while waiting != 0:
        room = waiting & -waiting
        waiting -= room
        at = 2 * (row * HALF + BIT[room % 61])
        for half in range(2):
            around = AROUND[at + half]
            if around == 0:
                continue
            closed = seen[CLOSED + half]
            seen[FOUND + half] |= around & closed
            around &= ~closed
            seen[BARRED + half] |= around & seen[FOREIGN + half]
            free = around & ~(seen[FOREIGN + half] | seen[WALKED + half])
            seen[WALKED + half] |= free
            while free != 0:
                mark = free & -free
                free -= mark
                beyond = ENDS[(2 * row + half) * HALF + BIT[mark % 61]] & ~visited
                visited |= beyond
                waiting |= beyond
    seen[ROOMS] = visited


def suits(element: i64, wanted: i64) -> bool:
    """Is it of the wanted element? Mind goes with every colour: mind seals, and mind scrolls that act on any."""
    return wanted == MIND or element == wanted


def has_scroll_space(seen: vec[i64], at: i64) -> bool:
    """Is a scroll space within reach? `at`: its place in the tables of this map."""
    index = DOOR_SEAL[at]
    if index < 0:
        return seen[ROOMS] & DOOR_ROOM[at] != 0
    if index < HALF:
        return seen[WALKED] & bit(index) != 0
    return seen[WALKED + 1] & bit(index - HALF) != 0


def is_guarded(s: State, space: i64) -> bool:
    """R33: nobody breaks the seal of a scroll under a guardian."""
    m = s.mem
    for element in range(len(ELEMENTS)):
        if m[GUARDIAN + element] == space:
            return True
    return False


def mark_ready(s: State, seen: vec[i64], old: vec[i64], wanted: i64) -> bool:
    """Note what the seat to move can break of the wanted element that is not in the old sight; is there anything?

    A legal set of dice exists if all dice of the colour are strong enough together: take the highest until it is.
    """
    m = s.mem
    row = m[SEATS] - FEWEST_SEATS
    fire = power(dice(s, s.me, 0))
    water = power(dice(s, s.me, 1))
    air = power(dice(s, s.me, 2))
    earth = power(dice(s, s.me, 3))
    first = SEALS_FROM[m[SEATS]]
    for half in range(2):
        left = seen[FOUND + half] & ~(old[FOUND + half] | seen[FOREIGN + half])
        ready: i64 = 0
        while left != 0:
            mark = left & -left
            left -= mark
            space = MAP_SEALS[first + HALF * half + BIT[mark % 61]]
            token = (m[SEAL_CELL[space]] >> SEAL_SHIFT[space] & 31) - 1
            colour = token & 3
            there = fire if colour == 0 else water if colour == 1 else air if colour == 2 else earth
            if there >= (token >> 2) + 2 and (wanted == MIND or colour == wanted):
                ready |= mark
        seen[READY + half] = ready
    best = fire if fire > water else water
    best = air if air > best else best
    best = earth if earth > best else best
    ready = 0
    at = row * STAND_COUNT + LAST_SEAL
    card = s.first(DUNGEON)
    while card >= 0:
        element = ELEMENT[card]
        there = best
        if element != MIND:
            there = fire if element == 0 else water if element == 1 else air if element == 2 else earth
        if there >= STRENGTH[card] and (wanted == MIND or element == wanted):
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
            if suits(token_colour(token_at(s, MAP_SEALS[first + HALF * half + BIT[mark % 61]])), wanted):
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
        s.offer(block + MAP_SEALS[first + BIT[mark % 61]])
    while high != 0:
        mark = high & -high
        high -= mark
        s.offer(block + MAP_SEALS[first + HALF + BIT[mark % 61]])


def offer_scrolls(s: State, bits: i64, block: i64) -> None:
    """Offer the scroll spaces of these bits, ascending."""
    first = SCROLLS_FROM[s.mem[SEATS]]
    while bits != 0:
        mark = bits & -bits
        bits -= mark
        s.offer(block + MAP_SCROLLS[first + BIT[mark % 61]])


def offer_ready(s: State, seen: vec[i64], block: i64) -> None:
    offer_seals(s, seen[READY], seen[READY + 1], block)
    offer_scrolls(s, seen[READY_SCROLLS], block)


def strength_at(s: State, space: i64, card: i64) -> i64:
    """Of the token or scroll that lies there, not of the frame."""
    return STRENGTH[card] if space > LAST_SEAL else token_strength(token_at(s, space))


def element_at(s: State, space: i64, card: i64) -> i64:
    return ELEMENT[card] if space > LAST_SEAL else token_colour(token_at(s, space))
