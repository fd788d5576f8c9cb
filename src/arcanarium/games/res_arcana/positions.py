"""Positions that somebody wrote down: what they leave out, and what would make no sense."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.plan import SEATS
from arcanarium.games.res_arcana.cards import ARTIFACTS, ITEMS, KINDS, MAGES, MONUMENTS, MOON, PLACES, SUN, TILES
from arcanarium.games.res_arcana.match import PLAYERS
from arcanarium.games.res_arcana.table import (
    BOX,
    CHOSEN,
    DECK,
    DISCARD,
    DISPLAY,
    FIRST,
    HAND,
    ITEM_SUPPLY,
    LAID_OUT,
    LYING,
    MATCH,
    MONUMENT_DECK,
    OFFERED,
    PACK,
    PICKED,
    PLAY,
    SETUP,
    TURNED,
    UNCLAIMED,
    reveal,
)

ARTIFACT: Final = (0, int(ARTIFACTS))
MAGE: Final = (int(MAGES), int(ITEMS))
ITEM: Final = (int(ITEMS), int(MONUMENTS))
MONUMENT: Final = (int(MONUMENTS), int(PLACES))
PLACE: Final = (int(PLACES), int(KINDS))

# The only sort of component that a zone may hold; the box, the stock and what is in play are mixed.
SHARED_ZONES: Final[list[tuple[int, tuple[int, int], str]]] = [
    (int(MONUMENT_DECK), MONUMENT, "monuments"),
    (int(DISPLAY), MONUMENT, "monuments"),
    (int(UNCLAIMED), PLACE, "Places of Power"),
    (int(ITEM_SUPPLY), ITEM, "magic items"),
    (int(LAID_OUT), ARTIFACT, "artifacts"),
]
OWN_ZONES: Final[list[tuple[int, tuple[int, int], str]]] = [
    (int(HAND), ARTIFACT, "artifacts"),
    (int(DECK), ARTIFACT, "artifacts"),
    (int(DISCARD), ARTIFACT, "artifacts"),
    (int(PACK), ARTIFACT, "artifacts"),
    (int(PICKED), ARTIFACT, "artifacts"),
    (int(OFFERED), MAGE, "mages"),
    (int(CHOSEN), MAGE, "mages"),
]


def complete(s: State) -> None:
    """All magic items are there, tiles show their sun side, and all have seen what lies open."""
    for card in range(*ITEM):
        if s.where(card) == BOX:
            s.move(card, ITEM_SUPPLY)
    for tile in range(TILES):
        if s.where(SUN[tile]) == BOX and s.where(MOON[tile]) == BOX:
            s.move(SUN[tile], UNCLAIMED)
    for card in range(*ARTIFACT):
        if s.knows(s.plan.seats, card):
            reveal(s, card)


def flaw(s: State) -> tuple[str, str]:
    """Where a position makes no sense, and what would."""
    seats = int(s.mem[SEATS])
    if s.mem[FIRST] >= seats:
        return ("token", f"should be a seat from 0 to {seats - 1}, not {s.mem[FIRST]}")
    if s.mem[SETUP] == MATCH and seats != PLAYERS:
        return ("setup", f"a match is for {PLAYERS} players, not {seats}")
    for tile in range(TILES):
        if s.where(SUN[tile]) != BOX and s.where(MOON[tile]) != BOX:
            names = f"{s.plan.card_name(SUN[tile])} and {s.plan.card_name(MOON[tile])}"
            return ("places", f"{names} are two sides of one tile")
    zones = [(first, sort, name, path_of(s, first, -1)) for first, sort, name in SHARED_ZONES]
    for seat in range(seats):
        zones += [(first + seat, sort, name, path_of(s, first, seat)) for first, sort, name in OWN_ZONES]
    for zone, (first, after), name, path in zones:
        for card in s.cards(zone):
            if not first <= card < after:
                return (path, f"holds {name} only, not {s.plan.card_name(int(card))}")
    return flaw_in_play(s, seats)


def flaw_in_play(s: State, seats: int) -> tuple[str, str]:
    for seat in range(seats):
        for (first, after), name in ((MAGE, "mage"), (ITEM, "magic item")):
            if sum(1 for card in s.cards(PLAY + seat) if first <= card < after) > 1:
                return (path_of(s, int(PLAY), seat), f"a player has one {name} only")
    for card in range(KINDS):
        lies = s.mem[TURNED + card] != 0 or s.mem[LYING + card] != 0
        if lies and not PLAY <= s.where(card) < PLAY + seats:
            return (s.plan.card_name(card), "is not in play, so it is neither turned nor are essences on it")
    return ("", "")


def path_of(s: State, first: int, seat: int) -> str:
    name = next(zone.name for zone in s.plan.zones if zone.first == first)
    return name if seat < 0 else f"seats.{seat}.{name}"
