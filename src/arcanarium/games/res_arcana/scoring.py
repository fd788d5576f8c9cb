"""Points by source, and who leads, in a game and in a match."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.res_arcana.facts import (
    CREATURE,
    DRAGON,
    GOLD,
    MAGES,
    PLACES,
    POINT_FOR_EACH,
    POINTS,
    POINTS_PER_CREATURE,
    POINTS_PER_DRAGON,
    SORCERERS_BESTIARY,
    of,
    total,
)
from arcanarium.games.res_arcana.table import FIRST, LYING, MATCH, PLAY, POOL, RESULTS, SETUP, TEMPORARY

GOAL: Final = 10
TOKEN_POINTS: Final = 1


def component_points(s: State, seat: i64, card: i64) -> i64:
    """Printed points and those of the formula of a Place of Power."""
    worth = POINTS[card]
    if card >= PLACES:
        kind = POINT_FOR_EACH[card]
        if kind >= 0:
            worth += of(s.mem[LYING + card], kind)
        elif card == SORCERERS_BESTIARY:
            worth += count_beasts(s, seat)
    return worth


def count_beasts(s: State, seat: i64) -> i64:
    """RA-44: points for Creatures and Dragons; the Sea Serpent is both."""
    worth: i64 = 0
    card = s.first(PLAY + seat)
    while card >= 0 and card < MAGES:
        worth += POINTS_PER_CREATURE * CREATURE[card] + POINTS_PER_DRAGON * DRAGON[card]
        card = s.after(card)
    return worth


def points(s: State, seat: i64) -> i64:
    """What a victory check would count now (RA-35: the token's point goes with it)."""
    found: i64 = s.mem[TEMPORARY + seat] + (TOKEN_POINTS if s.mem[FIRST] == seat else 0)
    for card in s.cards(PLAY + seat):
        found += component_points(s, seat, card)
    return found


def break_down(s: State, seat: int) -> dict[str, int]:
    """Points by source; of a match, by game: 2 for a win, 1 for a shared victory (RA-46)."""
    if s.mem[SETUP] == MATCH:
        return {f"game_{i + 1}": int(s.mem[RESULTS + seat * GAMES + i]) for i in range(GAMES)}
    found = {"artifacts": 0, "monuments": 0, "places": 0}
    for card in s.cards(PLAY + seat):
        source = "artifacts" if card < MAGES else "monuments" if card < PLACES else "places"
        found[source] += int(component_points(s, seat, card))
    token = TOKEN_POINTS if s.mem[FIRST] == seat else 0
    return {**found, "token": token, "golden_statue": int(s.mem[TEMPORARY + seat])}


def list_places(s: State) -> dict[str, int]:
    """What each Place of Power that is claimed scores now."""
    return {
        s.plan.card_name(card): int(component_points(s, seat, card))
        for seat in range(s.mem[SEATS])
        for card in s.cards(PLAY + seat)
        if card >= PLACES
    }


def wealth(s: State, seat: i64) -> i64:
    """RA-38: essences of the pool, Gold counted twice."""
    pool = s.mem[POOL + seat]
    return total(pool) + of(pool, GOLD)


def find_leaders(s: State) -> list[int]:
    """Most points, then most essences, then together."""
    seats = range(int(s.mem[SEATS]))
    ranks = [(int(points(s, seat)), int(wealth(s, seat))) for seat in seats]
    return [seat for seat in seats if ranks[seat] == max(ranks)]


# -- a match of up to three games

GAMES: Final = 3
WIN: Final = 2
SHARED: Final = 1
PLAYERS: Final = 2


def match_points(s: State, seat: i64) -> i64:
    """RA-46: two for every win, one for a shared victory."""
    first = RESULTS + seat * GAMES
    return s.mem[first] + s.mem[first + 1] + s.mem[first + 2]


def find_winners(s: State) -> list[int]:
    """Of a game, or of a match: both if it is level."""
    if s.mem[SETUP] != MATCH:
        return find_leaders(s)
    results = [int(match_points(s, seat)) for seat in range(PLAYERS)]
    return [seat for seat in range(PLAYERS) if results[seat] == max(results)]
