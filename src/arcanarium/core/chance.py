"""The one source of chance: a keyed pseudo-random function of how often it was asked.

The seed is the key, the number of the draw is the message, and the mixing is HalfSipHash's: whoever sees dice and cards
cannot work back to the seed before the end of the game, and everybody can check every draw once the seed is published.
A seed has up to 128 bits, as many as what is mixed, and lies in two cells of 64; one below 2**62 leaves the second
empty. All values that are mixed stay below 2**33, so that compiled and interpreted code agree.
"""

from __future__ import annotations

from typing import Final

from arcanarium.core.ints import i64

SEED_LIMIT: Final = 2**62  # of seeds that fit into one cell: those of bots, simulations and tests
LONG_SEED_LIMIT: Final = 2**128  # of all seeds
CELL: Final = 2**64
WORD: Final = 0xFFFFFFFF


def split(seed: int) -> tuple[int, int]:
    """The low and the high 64 bits as cells hold them: with a sign."""
    low, high = seed % CELL, seed // CELL
    return low - CELL if low >= CELL // 2 else low, high - CELL if high >= CELL // 2 else high


def join(low: int, high: int) -> int:
    """The seed that was split."""
    return high % CELL * CELL + low % CELL


def draw(seed: i64, number: i64, high: i64 = 0) -> i64:
    """The 32-bit outcome of draw `number` under a seed, of which `high` is the second cell."""
    a: i64 = (seed >> 31) & WORD
    b: i64 = (seed & 0x7FFFFFFF | (seed >> 63 & 1) << 31) ^ 0x5BD1E995
    c: i64 = a ^ 0x6C796765 ^ high >> 32 & WORD
    d: i64 = b ^ 0x74656462 ^ high & WORD
    word: i64 = number & WORD
    d ^= word
    for turn in range(6):
        if turn == 2:
            a ^= word
            c ^= 0xFF
        a = (a + b) & WORD
        b = ((b << 5) & WORD | b >> 27) ^ a
        a = (a << 16) & WORD | a >> 16
        c = (c + d) & WORD
        d = ((d << 8) & WORD | d >> 24) ^ c
        a = (a + d) & WORD
        d = ((d << 7) & WORD | d >> 25) ^ a
        c = (c + b) & WORD
        b = ((b << 13) & WORD | b >> 19) ^ c
        c = (c << 16) & WORD | c >> 16
    return b ^ d
