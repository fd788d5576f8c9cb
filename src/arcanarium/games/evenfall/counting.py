"""What effects count in a coven."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.games.evenfall.coven import pieces_in, place_of
from arcanarium.games.evenfall.layout import AUTOMA, PIECES
from arcanarium.games.evenfall.table import Table
from arcanarium.games.evenfall.vocabulary import COUNTERS, KEYWORDS

ARTIFACTS: Final[i64] = COUNTERS.index("artifacts_in_coven")
SPELLS: Final[i64] = COUNTERS.index("spells_in_coven")
FAMILIARS: Final[i64] = COUNTERS.index("familiars_in_coven")
KEYWORD_SETS: Final[i64] = COUNTERS.index("keyword_sets")
CATALYSTS: Final[i64] = COUNTERS.index("catalysts_in_coven")
SICKLES: Final[i64] = COUNTERS.index("sickles_in_coven")
ORBS: Final[i64] = COUNTERS.index("orbs_in_coven")
OUTER: Final[i64] = COUNTERS.index("places_in_outer")
INNER: Final[i64] = COUNTERS.index("places_in_inner")
INNER_RITUALS: Final[i64] = COUNTERS.index("rituals_in_inner")
SPECIALISTS: Final[i64] = COUNTERS.index("specialists")
PEOPLE: Final[i64] = COUNTERS.index("specialists_and_council")
ELDERS_OUT: Final[i64] = COUNTERS.index("own_elders_outside_supply")
IN_REGIONS: Final[i64] = COUNTERS.index("own_pieces_in_regions")
HALF_MANA: Final[i64] = COUNTERS.index("mana_div_2")
ALL_KEYWORDS: Final[i64] = (1 << len(KEYWORDS)) - 1


def with_keyword(t: Table, s: State, seat: i64, keywords: i64) -> i64:
    """Rituals of both circles and specialists that have some of these keywords (bits)."""
    found: i64 = 0
    for turn in range(2):
        card = s.first((t.rituals if turn == 0 else t.specialists) + seat)
        while card >= 0:
            if t.keywords[s.kind(card)] & keywords != 0:
                found += 1
            card = s.after(card)
    return found


def keyword_sets(t: Table, s: State, seat: i64) -> i64:
    """So many cards for each keyword, no card twice: every group of keywords must find enough cards."""
    most: i64 = 1000
    for group in range(1, ALL_KEYWORDS + 1):
        size: i64 = 0
        for k in range(3):
            size += group >> k & 1
        most = min(most, with_keyword(t, s, seat, group) // size)
    return most


def catalysts(t: Table, s: State, seat: i64, sickles: bool, orbs: bool) -> i64:
    found: i64 = 0
    card = s.first(t.rituals + seat)
    while card >= 0:
        stack = s.mem[t.stack + card]
        if sickles:
            found += stack >> 10 & 7
        if orbs:
            found += stack >> 13 & 7
        card = s.after(card)
    return found


def rituals_inside(t: Table, s: State, seat: i64) -> i64:
    found: i64 = 0
    card = s.first(t.rituals + seat)
    while card >= 0:
        if s.where(place_of(t, s, card)) == t.inner + seat:
            found += 1
        card = s.after(card)
    return found


def count(t: Table, s: State, seat: i64, counter: i64) -> i64:
    """One of the counters of the vocabulary."""
    if counter <= FAMILIARS:
        return with_keyword(t, s, seat, bit(counter))
    if counter == KEYWORD_SETS:
        return keyword_sets(t, s, seat)
    if counter == CATALYSTS:
        return catalysts(t, s, seat, True, True)
    if counter == SICKLES:
        return catalysts(t, s, seat, True, False)
    if counter == ORBS:
        return catalysts(t, s, seat, False, True)
    if counter == OUTER:
        return s.number(t.outer + seat)
    if counter == INNER:
        return s.number(t.inner + seat)
    if counter == INNER_RITUALS:
        return rituals_inside(t, s, seat)
    if counter == SPECIALISTS:
        return s.number(t.specialists + seat)
    if counter == IN_REGIONS:
        return pieces_in(t, s, 0, seat) + pieces_in(t, s, 1, seat) + pieces_in(t, s, 2, seat)
    if seat == AUTOMA:  # it has no council, elders or mana
        return s.number(t.specialists + seat) if counter == PEOPLE else 0
    if counter == PEOPLE:
        return s.number(t.specialists + seat) + s.number(t.council + seat)
    if counter == ELDERS_OUT:
        return PIECES - s.mem[t.elders + seat]
    return s.mem[t.mana + seat] // 2
