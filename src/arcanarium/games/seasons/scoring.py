"""The score, by source."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.bags import total
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.games.seasons.facts import LANTERN_OF_XIDIT, PRESTIGE, RAGFIELDS_HELM, SEALED_CHEST_OF_URM
from arcanarium.games.seasons.table import BONUSES, CRYSTALS, HAND, PLAY, RESERVE, count_familiars, in_play

PENALTY: Final[vec[i64]] = vec[i64]([0, 5, 12, 20])  # by the number of bonuses used
HAND_PENALTY: Final = 5


def most_cards(s: State, seat: i64) -> bool:
    """Strictly more cards in play than every rival."""
    for rival in range(s.mem[SEATS]):
        if rival != seat and s.number(PLAY + rival) >= s.number(PLAY + seat):
            return False
    return True


SOURCES: Final = [
    "crystals",
    "prestige",
    "ragfields_helm",
    "lantern_of_xidit",
    "sealed_chest_of_urm",
    "hand",
    "bonuses",
]


def points(s: State, seat: i64) -> vec[i64]:
    """Points by source."""
    prestige: i64 = 0
    for card in s.cards(PLAY + seat):
        prestige += PRESTIGE[s.kind(card)]
    helm: i64 = 20 * in_play(s, seat, RAGFIELDS_HELM) if most_cards(s, seat) else 0
    lantern = 3 * total(s.mem[RESERVE + seat]) * in_play(s, seat, LANTERN_OF_XIDIT)
    chest: i64 = 20 * in_play(s, seat, SEALED_CHEST_OF_URM) if count_familiars(s, seat) == 0 else 0
    hand = HAND_PENALTY * s.number(HAND + seat)
    return vec[i64]([s.mem[CRYSTALS + seat], prestige, helm, lantern, chest, -hand, -PENALTY[s.mem[BONUSES + seat]]])


def breakdown(s: State, seat: i64) -> dict[str, int]:
    """The same by name; their sum, but never less than 0 (S-38), is the score."""
    found = points(s, seat)
    return {name: int(found[i]) for i, name in enumerate(SOURCES)}


def balance(s: State, seat: i64) -> i64:
    """The sum of the points, which may be negative."""
    total: i64 = 0
    for part in points(s, seat):
        total += part
    return total


def score(s: State, seat: i64) -> i64:
    return max(0, balance(s, seat))


def winners(s: State) -> list[int]:
    """S-39: the highest score, then the most cards in play, then together."""
    seats = range(int(s.mem[SEATS]))
    ranks = [(int(score(s, seat)), int(s.number(PLAY + seat))) for seat in seats]
    return [seat for seat in seats if ranks[seat] == max(ranks)]
