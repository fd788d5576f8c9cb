"""The score, by source."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.ints import i64
from arcanarium.games.five_seals.facts import EFFECT, ELEMENT, REVALUATION, STRENGTH
from arcanarium.games.five_seals.table import OWN


def strengths(s: State, seat: i64) -> i64:
    """Of all scrolls of a seat, the Call card included."""
    found: i64 = 0
    for card in s.cards(OWN + seat):
        found += STRENGTH[card]
    return found


def of_element(s: State, seat: i64, element: i64) -> i64:
    """How many scrolls of an element lie in front of a seat."""
    found: i64 = 0
    for card in s.cards(OWN + seat):
        if ELEMENT[card] == element:
            found += 1
    return found


def revaluation(s: State, seat: i64) -> i64:
    """FS-18: every Revaluation counts all scrolls of its element, itself and its copy included."""
    found: i64 = 0
    for card in s.cards(OWN + seat):
        if EFFECT[card] == REVALUATION:
            found += of_element(s, seat, ELEMENT[card])
    return found


def breakdown(s: State, seat: i64) -> dict[str, int]:
    """Points by source."""
    return {"scrolls": int(strengths(s, seat)), "revaluation": int(revaluation(s, seat))}
