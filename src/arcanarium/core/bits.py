"""Sets of small numbers in one int."""

from __future__ import annotations

from typing import Final

from arcanarium.core.ints import i64, vec

BITS: Final[vec[i64]] = vec[i64]([1 << place for place in range(62)])


def bit(place: i64) -> i64:
    """The set of that number alone. Never shift a 1 instead: mypyc makes it a 32-bit shift, wrong from 31 on."""
    return BITS[place]
