"""Multisets of a few kinds of token in one int, one byte per kind: at most five kinds, 127 of each."""

from __future__ import annotations

from typing import Final

from arcanarium.core.ints import i64, vec

HIGH: Final = 0x8080808080
UNITS: Final[vec[i64]] = vec[i64]([1, 1 << 8, 1 << 16, 1 << 24, 1 << 32])


def unit(kind: i64) -> i64:
    """A bag with one token of that kind."""
    return UNITS[kind]


def of(bag: i64, kind: i64) -> i64:
    """How many of that kind."""
    return bag >> (kind << 3) & 255


def total(bag: i64) -> i64:
    """How many in all."""
    return bag % 255


def covers(bag: i64, cost: i64) -> bool:
    """Is there at least as much of every kind?"""
    return ((bag | HIGH) - cost) & HIGH == HIGH


def bag(counts: dict[str, int], names: list[str]) -> int:
    """From a mapping of names, as card facts have them."""
    return sum(number << (8 * names.index(name)) for name, number in counts.items())
