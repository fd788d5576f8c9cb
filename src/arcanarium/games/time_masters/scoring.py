"""The score: points on all cards a mage owns, wherever they are."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.games.time_masters.facts import SPHERES
from arcanarium.games.time_masters.table import IMAGINARY, OWNED, UNSPENT, Deck


def points_by_sphere(s: State, d: Deck, seat: i64) -> vec[i64]:
    """Points by sphere, from 0 on; a card gives as many as its sphere says."""
    found = vec[i64]([0] * (SPHERES + 1))
    for zone in OWNED:
        for card in s.cards(zone + seat):
            level = d.level[s.kind(card)]
            found[level] += level
    return found


def breakdown(s: State, d: Deck, seat: i64) -> dict[str, int]:
    by_sphere = points_by_sphere(s, d, seat)
    return {f"sphere_{level}": int(by_sphere[level]) for level in range(1, int(SPHERES) + 1)}


def score(s: State, d: Deck, seat: i64) -> i64:
    total: i64 = 0
    for level in points_by_sphere(s, d, seat):
        total += level
    return total


def time_left(s: State, seat: i64) -> int:
    """TM-46: unspent and imaginary."""
    return int(s.mem[UNSPENT + seat] + s.mem[IMAGINARY + seat])


def winners(s: State, d: Deck) -> list[int]:
    """Most points, then most time, then together (TM-47)."""
    seats = range(int(s.mem[SEATS]))
    ranks = [(int(score(s, d, seat)), time_left(s, seat)) for seat in seats]
    return [seat for seat in seats if ranks[seat] == max(ranks)]
