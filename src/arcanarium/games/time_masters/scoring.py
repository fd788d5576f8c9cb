"""The score: points on all cards a mage owns, wherever they are."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.games.time_masters.board import SPHERES
from arcanarium.games.time_masters.table import OWNED, Table


def points(s: State, t: Table, seat: i64) -> vec[i64]:
    """Points by sphere, from 0 on; a card gives as many as its sphere says."""
    found = vec[i64]([0] * (SPHERES + 1))
    for zone in OWNED:
        card = s.first(zone + seat)
        while card >= 0:
            level = t.level[s.kind(card)]
            found[level] += level
            card = s.after(card)
    return found


def breakdown(s: State, t: Table, seat: i64) -> dict[str, int]:
    by_sphere = points(s, t, seat)
    return {f"sphere_{level}": int(by_sphere[level]) for level in range(1, int(SPHERES) + 1)}


def score(s: State, t: Table, seat: i64) -> i64:
    total: i64 = 0
    for level in points(s, t, seat):
        total += level
    return total


def time_left(s: State, t: Table, seat: i64) -> int:
    """T46: unspent and imaginary."""
    return int(s.mem[t.unspent + seat] + s.mem[t.imaginary + seat])


def winners(s: State, t: Table) -> list[int]:
    """Most points, then most time, then together (T47)."""
    seats = range(int(s.mem[SEATS]))
    ranks = [(int(score(s, t, seat)), time_left(s, t, seat)) for seat in seats]
    return [seat for seat in seats if ranks[seat] == max(ranks)]
