"""Sets of small numbers in one int."""

from __future__ import annotations

from typing import Final

from arcanarium.core.ints import i64, vec

BITS: Final[vec[i64]] = vec[i64]([1 << place for place in range(62)])


def bit(place: i64) -> i64:
    """The set of that number alone. Never shift a 1 instead: mypyc makes it a 32-bit shift, wrong from 31 on."""
    return BITS[place]


def has(members: i64, place: i64) -> bool:
    """Is that number in the set?"""
    return members >> place & 1 == 1


def with_member(members: i64, place: i64) -> i64:
    """The set with that number in it."""
    return members | BITS[place]


def without(members: i64, place: i64) -> i64:
    """The set without that number."""
    return members & ~BITS[place]


def highest(members: i64) -> i64:
    """The highest number of a set, -1 of an empty one."""
    found: i64 = -1
    while members >> (found + 1) != 0:
        found += 1
    return found
