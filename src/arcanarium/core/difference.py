"""Where two memories differ."""

from __future__ import annotations

from arcanarium.core.ints import i64, vec


def find_difference(one: vec[i64], other: vec[i64], start: i64) -> i64:
    """The first place from `start` on where two memories of one plan differ, -1 if there is none."""
    k = start
    end: i64 = len(one)
    if start < 0 or end != len(other):  # the build leaves out all further looks at the length: scripts/inlining.py
        raise ValueError("these are no memories of one plan")
    # Eight at a time: this is most of what renewing takes.
    while k + 8 <= end:
        if (
            (one[k] ^ other[k])
            | (one[k + 1] ^ other[k + 1])
            | (one[k + 2] ^ other[k + 2])
            | (one[k + 3] ^ other[k + 3])
            | (one[k + 4] ^ other[k + 4])
            | (one[k + 5] ^ other[k + 5])
            | (one[k + 6] ^ other[k + 6])
            | (one[k + 7] ^ other[k + 7])
        ) != 0:
            break
        k += 8
    while k < end:
        if one[k] != other[k]:
            return k
        k += 1
    return -1
