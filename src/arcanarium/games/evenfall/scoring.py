"""The final placing of stones and the score, by source."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.bits import has
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.games.evenfall.steps.base import is_solo
from arcanarium.games.evenfall.steps.coven import count, find_face, find_place
from arcanarium.games.evenfall.table import (
    AUTOMA,
    COUNCIL,
    INNER,
    MANA,
    RITUALS,
    SPECIALISTS,
    VP,
    Deck,
)

# -- the score


def count_council_points(s: State, d: Deck, seat: i64) -> i64:
    """End-of-game effects."""
    found: i64 = 0
    card = s.first(COUNCIL + seat)
    while card >= 0:
        for part in d.final_scores[s.kind(card)]:
            times: i64 = 1
            if part.stone >= 0:
                times = count_stones_and_symbols(s, d, seat, part.stone)
            elif part.counter >= 0:
                times = min(count(s, d, seat, part.counter), part.most)
            found += times * part.each
        card = s.after(card)
    return found


def count_stones_and_symbols(s: State, d: Deck, seat: i64, kind: i64) -> i64:
    """Of a kind, on places of the inner circle."""
    found: i64 = 0
    place = s.first(INNER + seat)
    while place >= 0:
        stone = s.mem[d.stone_on + place] - 1
        if stone >= 0 and d.stone_kinds[s.kind(stone)] == kind:
            found += 1
        if has(d.symbols[find_face(s, d, place)], kind):
            found += 1
        place = s.after(place)
    return found


SOURCES: Final = ["track", "specialists", "council", "rituals", "stones", "places"]


def count_people_points(s: State, d: Deck, seat: i64) -> i64:
    """Printed on specialists."""
    found: i64 = 0
    for card in s.cards(SPECIALISTS + seat):
        found += d.vps[s.kind(card)]
    return found


def count_points(s: State, d: Deck, seat: i64) -> vec[i64]:
    """Points by source; their sum is the score."""
    rituals: i64 = 0
    stones: i64 = 0
    for card in s.cards(RITUALS + seat):
        place = find_place(s, d, card)
        if s.where(place) == INNER + seat:
            rituals += d.vps[s.kind(card)]
            if s.mem[d.stone_on + place] != 0:
                stones += d.vps[s.kind(card)]
    places: i64 = 0
    for card in s.cards(INNER + seat):
        places += d.place_vp[find_face(s, d, card)]
    council: i64 = 0 if seat == AUTOMA else count_council_points(s, d, seat)  # it has none
    return vec[i64]([s.mem[VP + seat], count_people_points(s, d, seat), council, rituals, stones, places])


def break_down(s: State, d: Deck, seat: i64) -> dict[str, int]:
    """The same by name."""
    found = count_points(s, d, seat)
    return {name: int(found[i]) for i, name in enumerate(SOURCES)}


def break_down_automa(s: State, d: Deck) -> dict[str, int]:
    """The same of the Automa, which has no council."""
    found = break_down(s, d, AUTOMA)
    del found["council"]
    return found


def score(s: State, d: Deck, seat: i64) -> i64:
    total: i64 = 0
    for part in count_points(s, d, seat):
        total += part
    return total


def find_winners(s: State, d: Deck) -> list[int]:
    """The most points, then the most mana, then together; against the Automa only with strictly more points."""
    seats = range(int(s.mem[SEATS]))
    scores = [int(score(s, d, seat)) for seat in seats]
    if is_solo(s):
        return [0] if scores[0] > score(s, d, AUTOMA) else [AUTOMA]
    ranks = [(scores[seat], int(s.mem[MANA + seat])) for seat in seats]
    return [seat for seat in seats if ranks[seat] == max(ranks)]
