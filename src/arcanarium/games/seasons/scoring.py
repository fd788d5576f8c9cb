"""The score, by source."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.bags import total
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.seasons.cards import LANTERN_OF_XIDIT, PRESTIGE, RAGFIELDS_HELM, SEALED_CHEST_OF_URM
from arcanarium.games.seasons.table import BONUSES, CRYSTALS, HAND, PLAY, RESERVE, count_familiars, in_play

PENALTY: Final = [0, 5, 12, 20]  # for so many bonuses used
HAND_PENALTY: Final = 5


def most_cards(s: State, seat: i64) -> bool:
    """Strictly more cards in play than every rival."""
    for rival in range(s.mem[SEATS]):
        if rival != seat and s.number(PLAY + rival) >= s.number(PLAY + seat):
            return False
    return True


def breakdown(s: State, seat: i64) -> dict[str, int]:
    """Points by source; their sum, never below nothing (R38), is the score."""
    prestige: i64 = 0
    card = s.first(PLAY + seat)
    while card >= 0:
        prestige += PRESTIGE[s.kind(card)]
        card = s.after(card)
    helm: i64 = 20 * in_play(s, seat, RAGFIELDS_HELM) if most_cards(s, seat) else 0
    lantern = 3 * total(s.mem[RESERVE + seat]) * in_play(s, seat, LANTERN_OF_XIDIT)
    chest: i64 = 20 * in_play(s, seat, SEALED_CHEST_OF_URM) if count_familiars(s, seat) == 0 else 0
    return {
        "crystals": int(s.mem[CRYSTALS + seat]),
        "prestige": int(prestige),
        "ragfields_helm": int(helm),
        "lantern_of_xidit": int(lantern),
        "sealed_chest_of_urm": int(chest),
        "hand": -HAND_PENALTY * int(s.number(HAND + seat)),
        "bonuses": -PENALTY[int(s.mem[BONUSES + seat])],
    }


def score(s: State, seat: i64) -> int:
    return max(0, sum(breakdown(s, seat).values()))


def winners(s: State) -> list[int]:
    """R39: the highest score, then the most cards in play, then together."""
    seats = range(int(s.mem[SEATS]))
    ranks = [(score(s, seat), int(s.number(PLAY + seat))) for seat in seats]
    return [seat for seat in seats if ranks[seat] == max(ranks)]
