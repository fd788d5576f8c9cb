"""Multisets of the five essences in one int, twelve bits a type, for the supply is unlimited (RA-48)."""

from __future__ import annotations

from typing import Final

from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import NUMBER, Bag, Part

ESSENCES: Final = ["elan", "life", "calm", "death", "gold"]
ELAN: Final = 0
LIFE: Final = 1
CALM: Final = 2
DEATH: Final = 3
GOLD: Final = 4
TYPES: Final = 5

WIDTH: Final = 12
FIELD: Final = 4095
MOST: Final = 2047  # of a type in one place; the highest bit of each field is free for `covers`
HIGH: Final = 0x800800800800800
ONE_OF_EACH: Final = 0x001001001001001
UNITS: Final[vec[i64]] = vec[i64]([1, 1 << 12, 1 << 24, 1 << 36, 1 << 48])
GOLD_UNIT: Final = 1 << 48

# Bits of types that may be chosen.
NOT_GOLD: Final = 0b01111


def of(bag: i64, kind: i64) -> i64:
    """How many of that type."""
    return bag >> (kind * WIDTH) & FIELD


def total(bag: i64) -> i64:
    """How many in all."""
    return (bag & FIELD) + (bag >> 12 & FIELD) + (bag >> 24 & FIELD) + (bag >> 36 & FIELD) + (bag >> 48 & FIELD)


def covers(bag: i64, cost: i64) -> bool:
    """Is there at least as much of every type?"""
    return ((bag | HIGH) - cost) & HIGH == HIGH


def plus(bag: i64, more: i64) -> i64:
    """Both together; what would not fit into its field is cut off, far beyond any game that is played."""
    both = bag + more
    if both & HIGH == 0:
        return both
    cut: i64 = 0
    for kind in range(TYPES):
        cut += min(MOST, of(bag, kind) + of(more, kind)) * UNITS[kind]
    return cut


def bag_of(counts: dict[str, int]) -> int:
    """From a mapping of names, as card facts have them; `any` is no type."""
    return sum(number << (WIDTH * ESSENCES.index(name)) for name, number in counts.items() if name != "any")


class Essences(Bag):
    """So many of each type; what there is none of is left out."""

    def __init__(self) -> None:
        super().__init__(ESSENCES)

    def parts(self) -> list[Part]:
        return [Part(name, 0, MOST, NUMBER, [], WIDTH * i, FIELD) for i, name in enumerate(ESSENCES)]

    def show(self, value: int) -> object:
        return {name: value >> (WIDTH * i) & FIELD for i, name in enumerate(ESSENCES) if value >> (WIDTH * i) & FIELD}

    def read(self, value: object) -> int:
        if not isinstance(value, dict):
            raise ValueError(f"should be a mapping like {{elan: 1}}, not {value!r}")
        for name, number in value.items():
            if name not in ESSENCES:
                raise ValueError(f"should name some of {', '.join(ESSENCES)}, not {name!r}")
            if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MOST:
                raise ValueError(f"{name} should be a number from 0 to {MOST}, not {number!r}")
        return bag_of({str(name): int(number) for name, number in value.items()})
