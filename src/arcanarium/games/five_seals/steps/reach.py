"""Which seals a mage can get at: free ways, closed spaces, blocked seals.

A sight is one flood of the map for one seat, in bits of rooms and spaces (see `Dungeon`). What blocks the ways is
looked up for every question; what a seat reached the last time is only believed if that still holds (see `recall`).
"""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.bits import bit, has
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.games.five_seals.facts import COLOURS, ELEMENT, FIRST_CALL, HALF, HALL, MIND, MOST_SEATS, STRENGTH
from arcanarium.games.five_seals.steps.dice import MOST_POWER, dice, power
from arcanarium.games.five_seals.steps.spaces import index_of, is_guarded, suits, token_at, token_colour
from arcanarium.games.five_seals.table import BREAK, DUNGEON, FAMILIAR, MAGE, SPACE, TOKENS, Dungeon

WORD: Final = 0xFFFFFFFFFFFFFFF  # the bits used of a word, HALF of them
# The cells of a sight; those of seal spaces are pairs of words. Doors are found in the first three (see DOOR_WORD).
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
# What a table remembers of the last sight of every seat: rooms reached, spaces walked through, and where it stopped.
STOPPED: Final = 3
KEPT: Final = 5

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


def sight(s: State, d: Dungeon, seat: i64, start: i64) -> vec[i64]:
    """What that seat's mage gets at from a place; what lies on that place itself does not matter (FS-05)."""
    m = s.mem
    seen = vec[i64]([0] * SIZE)
    see_tokens(s, d, seen)
    for rival in range(m[SEATS]):
        if rival != seat:
            see_figure(seen, d, m[MAGE + rival])
            see_figure(seen, d, m[FAMILIAR + rival])
    rooms = leave(seen, d, start)
    if rooms != 0:
        if len(s.memo) == 0:
            s.memo = vec[i64]([0] * (KEPT * MOST_SEATS))
        flood(seen, d, recall(seen, d, s.memo, KEPT * seat, rooms))
        remember(seen, s.memo, KEPT * seat)
    return seen


def look_around(s: State, d: Dungeon) -> vec[i64]:
    """What the mage of the seat to move gets at from where it stands."""
    return sight(s, d, s.me, s.mem[MAGE + s.me])


def look_for_breaks(s: State, d: Dungeon) -> vec[i64]:
    """The same, with what can be broken marked as READY."""
    seen = look_around(s, d)
    mark_ready(s, d, seen, NO_SIGHT, MIND)
    return seen


def leave(seen: vec[i64], d: Dungeon, start: i64) -> i64:
    """Go out from a place: the rooms one comes to."""
    if start == HALL:
        return bit(0)
    if start <= d.last_seal:
        index = d.index[start]
        half: i64 = 1 if index >= HALF else 0
        mark = bit(index - HALF * half)
        seen[CLOSED + half] &= ~mark
        seen[FOREIGN + half] &= ~mark
    else:
        index = d.door_seal[start]
        if index < 0:
            return d.door_room[start]
        half = 1 if index >= HALF else 0
        mark = bit(index - HALF * half)
        if (seen[CLOSED + half] | seen[FOREIGN + half]) & mark != 0:
            come_to(seen, half, mark)
            return 0
    seen[WALKED + half] |= mark
    return d.ends[index]


def recall(seen: vec[i64], d: Dungeon, memo: vec[i64], at: i64, rooms: i64) -> i64:
    """What hangs together still does if every space walked through is still free, whatever else has happened.

    If these rooms belong to it, all of it is reached and they go on where spaces have become free.
    """
    low = seen[CLOSED] | seen[FOREIGN]
    high = seen[CLOSED + 1] | seen[FOREIGN + 1]
    walked_low = memo[at + WALKED]
    walked_high = memo[at + WALKED + 1]
    if memo[at + ROOMS] & rooms == 0 or walked_low & low | walked_high & high != 0:
        return rooms
    stopped_low = memo[at + STOPPED]
    stopped_high = memo[at + STOPPED + 1]
    seen[ROOMS] = memo[at + ROOMS]
    come_to(seen, 0, walked_low | stopped_low)
    come_to(seen, 1, walked_high | stopped_high)
    return rooms | ends_of(d, 0, stopped_low & ~low) | ends_of(d, 1, stopped_high & ~high)


def remember(seen: vec[i64], memo: vec[i64], at: i64) -> None:
    memo[at + ROOMS] = seen[ROOMS]
    for half in range(2):
        memo[at + WALKED + half] = seen[WALKED + half]
        memo[at + STOPPED + half] = seen[FOUND + half] | seen[BARRED + half]


def ends_of(d: Dungeon, half: i64, bits: i64) -> i64:
    """The rooms at these seal spaces."""
    found: i64 = 0
    while bits != 0:
        mark = bits & -bits
        bits -= mark
        found |= d.ends[HALF * half + index_of(mark)]
    return found


def see_tokens(s: State, d: Dungeon, seen: vec[i64]) -> None:
    """Bits of the spaces on which tokens lie: the fields of every cell that are not empty, moved together."""
    m = s.mem
    cells = d.cells
    begins = d.begins
    low: i64 = 0
    high: i64 = 0
    for i in range(len(cells)):
        cell = m[cells[i]]
        bits = ((cell & FIFTEENS) + FIFTEENS | cell) >> 4 & ONES
        bits = (bits | bits >> 4) & TWOS
        bits = (bits | bits >> 8) & FOURS
        bits = (bits | bits >> 16 | bits >> 32) & 0xFFF
        begin = begins[i]
        if begin < HALF:  # a cell may lie in both words
            low |= bits << begin & WORD
            high |= bits >> HALF - begin
        else:
            high |= bits << begin - HALF
    seen[CLOSED] = low
    seen[CLOSED + 1] = high


def see_figure(seen: vec[i64], d: Dungeon, place: i64) -> None:
    """Note a foreign figure; off the map, in the hall (FS-03) and in dead ends it obstructs nothing."""
    if HALL < place <= d.last_seal:
        index = d.index[place]
        half: i64 = 1 if index >= HALF else 0
        mark = bit(index - HALF * half)
        seen[CROWD + half] |= seen[FOREIGN + half] & mark
        seen[FOREIGN + half] |= mark


def flood(seen: vec[i64], d: Dungeon, rooms: i64) -> None:
    """Walk on from these rooms through everything free."""
    visited = seen[ROOMS]
    free_low = d.ways_low & ~(seen[CLOSED] | seen[FOREIGN] | seen[WALKED])  # ways not yet gone
    free_high = d.ways_high & ~(seen[CLOSED + 1] | seen[FOREIGN + 1] | seen[WALKED + 1])
    low: i64 = 0  # the spaces around all rooms
    high: i64 = 0
    around = d.around
    ends = d.ends
    beyond = d.beyond
    rooms &= ~visited
    visited |= rooms
    while rooms != 0:
        room = rooms & -rooms
        rooms -= room
        at = 2 * index_of(room)
        low |= around[at]
        high |= around[at + 1]
    ways = low & free_low
    more = high & free_high
    while ways | more != 0:
        free_low -= ways
        free_high -= more
        while ways != 0:
            mark = ways & -ways
            ways -= mark
            at = index_of(mark)
            visited |= ends[at]
            low |= beyond[2 * at]
            high |= beyond[2 * at + 1]
        while more != 0:
            mark = more & -more
            more -= mark
            at = HALF + index_of(mark)
            visited |= ends[at]
            low |= beyond[2 * at]
            high |= beyond[2 * at + 1]
        ways = low & free_low
        more = high & free_high
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


def has_scroll_space(seen: vec[i64], d: Dungeon, space: i64) -> bool:
    """Is a scroll space within reach?"""
    return seen[d.door_word[space]] >> d.door_at[space] & 1 == 1


def is_marked(seen: vec[i64], d: Dungeon, words: i64, space: i64) -> bool:
    """Is the bit of a space set in one of the pairs of words of seal spaces (FOUND, READY), or as a READY scroll?"""
    index = d.index[space]
    if space > d.last_seal:
        return has_scroll_space(seen, d, space) if words == FOUND else has(seen[READY_SCROLLS], index)
    return has(seen[words + index // HALF], index % HALF)


def is_ready(seen: vec[i64]) -> bool:
    """Can any seal be broken?"""
    return seen[READY] | seen[READY + 1] | seen[READY_SCROLLS] != 0


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


def mark_ready(s: State, d: Dungeon, seen: vec[i64], old: vec[i64], wanted: i64) -> bool:
    """Note what the seat to move can break of the wanted element that is not in the old sight; is there anything?"""
    m = s.mem
    able = breakable(s, wanted)
    cells = d.seal_cell
    shifts = d.seal_shift
    for half in range(2):
        left = seen[FOUND + half] & ~(old[FOUND + half] | seen[FOREIGN + half])
        ready: i64 = 0
        while left != 0:
            mark = left & -left
            left -= mark
            at = HALF * half + index_of(mark)
            ready |= mark * (able >> (m[cells[at]] >> shifts[at] & 31) & 1)
        seen[READY + half] = ready
    ready = 0
    card = s.first(DUNGEON)
    while card >= 0:
        if able & SCROLL_KIND[card] != 0:
            space = d.last_seal + m[SPACE + card]
            new = has_scroll_space(seen, d, space) and not has_scroll_space(old, d, space)
            if new and not is_guarded(s, space):
                ready |= bit(d.index[space])
        card = m[s.nexts + card]
    seen[READY_SCROLLS] = ready
    return is_ready(seen)


def mark_free(s: State, d: Dungeon, seen: vec[i64], start: i64, wanted: i64) -> bool:
    """Note every seal within reach of the wanted element but the one at the start, whatever the dice; is there one?"""
    m = s.mem
    for half in range(2):
        left = seen[FOUND + half] & ~seen[FOREIGN + half]
        while left != 0:
            mark = left & -left
            left -= mark
            if suits(token_colour(token_at(s, d, d.seals[HALF * half + index_of(mark)])), wanted):
                seen[READY + half] |= mark
    card = s.first(DUNGEON)
    while card >= 0:
        space = d.last_seal + m[SPACE + card]
        near = suits(ELEMENT[card], wanted) and space != start and has_scroll_space(seen, d, space)
        if near and not is_guarded(s, space):
            seen[READY_SCROLLS] |= bit(d.index[space])
        card = s.after(card)
    return is_ready(seen)


def offer_spaces(s: State, spaces: vec[i64], first: i64, bits: i64) -> None:
    """Offer to break the seals of these bits, ascending; the lowest bit is that of the space at `first`."""
    while bits != 0:
        mark = bits & -bits
        bits -= mark
        s.offer(BREAK + spaces[first + index_of(mark)])


def offer_tokens(s: State, d: Dungeon, seen: vec[i64]) -> None:
    """Offer to break the tokens that are READY."""
    offer_spaces(s, d.seals, 0, seen[READY])
    offer_spaces(s, d.seals, HALF, seen[READY + 1])


def offer_ready(s: State, d: Dungeon, seen: vec[i64]) -> None:
    """Offer to break every seal that is READY."""
    offer_tokens(s, d, seen)
    offer_spaces(s, d.scrolls, 0, seen[READY_SCROLLS])
