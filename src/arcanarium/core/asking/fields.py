"""What a frame remembers besides cards: small numbers side by side in its `n`. Only this room touches those bits."""

from __future__ import annotations

from typing import final

from arcanarium.core.ints import i64


@final
class Field:
    """One of the numbers: `size` bits of `n` from `shift` on."""

    def __init__(self, shift: int, size: int) -> None:
        self.shift: i64 = shift
        self.mask: i64 = (1 << size) - 1
        self.end: int = shift + size  # where the next one may begin

    def of(self, n: i64) -> i64:
        return n >> self.shift & self.mask

    def pack(self, value: i64) -> i64:
        """An `n` of which nothing else is set."""
        return value << self.shift

    def put(self, n: i64, value: i64) -> i64:
        """The same `n` with another value."""
        return n & ~(self.mask << self.shift) | value << self.shift

    def plus(self, n: i64, by: i64) -> i64:
        """The same `n` with the value raised; it must fit."""
        return n + (by << self.shift)


@final
class Row:
    """Several numbers of one size, told apart by an index."""

    def __init__(self, shift: int, size: int, count: int) -> None:
        self.shift: i64 = shift
        self.size: i64 = size
        self.mask: i64 = (1 << size) - 1
        self.end: int = shift + size * count

    def of(self, n: i64, index: i64) -> i64:
        return n >> (self.shift + self.size * index) & self.mask

    def pack(self, index: i64, value: i64) -> i64:
        return value << (self.shift + self.size * index)

    def plus(self, n: i64, index: i64, by: i64) -> i64:
        return n + (by << (self.shift + self.size * index))


@final
class Fields:
    """Hands out the bits of an `n`, the lowest first."""

    def __init__(self, used: int = 0) -> None:
        self.used: int = used

    def field(self, size: int) -> Field:
        made = Field(self.used, size)
        self.used = made.end
        return self.check(made)

    def row(self, size: int, count: int) -> Row:
        made = Row(self.used, size, count)
        self.used = made.end
        if self.used > 62:
            raise ValueError("an `n` has 62 bits")
        return made

    def check(self, made: Field) -> Field:
        if self.used > 62:
            raise ValueError("an `n` has 62 bits")
        return made
