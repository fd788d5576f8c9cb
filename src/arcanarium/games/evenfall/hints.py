"""What matters in Evenfall: points in both circles, resources, pieces, battles to come, and the cards of the coven."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.bags import of
from arcanarium.core.game import Game
from arcanarium.core.hints import Hints
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.games.evenfall.coven import face_of, free_cells, in_use, pieces_in, place_of
from arcanarium.games.evenfall.game import Evenfall
from arcanarium.games.evenfall.layout import AUTOMA, FULL_DIAL, KINDS_OF_RESOURCE, PIECES, ROUNDS
from arcanarium.games.evenfall.scoring import council_points, score
from arcanarium.games.evenfall.table import Table

NAMES: Final = [
    "track",
    "points",
    "inner-rituals",
    "outer-rituals",
    "inner-places",
    "outer-places",
    "specialist-points",
    "council-points",
    "council",
    "stones",
    "stone-matches",
    "herbs",
    "potions",
    "knowledge",
    "mana",
    "hand",
    "witches",
    "elders",
    "free-places",
    "free-cells",
    "sickles",
    "orbs",
    "path",
    "token",
    "passed",
    "battle-lead",
    "battle-strength",
    "first",
    "turn",
    "automa",
]
GROUPS: Final = ["rituals-bound", "specialists-hired", "council-members", "cards-in-hand", "places-held"]
BOUND: Final = 0
HIRED: Final = 1
ADVISERS: Final = 2
HELD: Final = 3
PLACES: Final = 4
REGIONS: Final = 3
FOLDER: Final = Path(__file__).parent


class EvenfallHints(Hints):
    """Three rounds: cards that work early, points in the inner circle late."""

    def __init__(self, game: Evenfall) -> None:
        super().__init__(game, NAMES, GROUPS)
        self.t: Table = game.t

    def progress(self, s: State) -> float:
        t = self.t
        m = s.mem
        left: i64 = 0
        for seat in range(m[SEATS]):
            if m[t.passed + seat] == 0:
                left += m[t.witches + seat] + m[t.elders + seat]
        part = 1.0 - float(left) / float(2 * PIECES * m[SEATS])
        return (float(m[t.round] - 1) + part) / ROUNDS

    def measure(self, s: State, seat: i64) -> None:
        t = self.t
        m = s.mem
        council = council_points(t, s, seat)
        people: i64 = 0
        card = s.first(t.specialists + seat)
        while card >= 0:
            people += t.vps[s.kind(card)]
            card = s.after(card)
        inner: i64 = 0
        outer: i64 = 0
        cells: i64 = 0
        sickles: i64 = 0
        orbs: i64 = 0
        doubled: i64 = 0
        card = s.first(t.rituals + seat)
        while card >= 0:
            worth = t.vps[s.kind(card)]
            place = place_of(t, s, card)
            if place >= 0 and s.where(place) == t.inner + seat:
                inner += worth
                if m[t.stone_on + place] != 0:
                    doubled += worth
            else:
                outer += worth
            stack = m[t.stack + card]
            sickles += stack >> 10 & 7
            orbs += stack >> 13 & 7
            cells += free_cells(t, s, card)
            card = s.after(card)
        symbols: i64 = 0
        places: i64 = 0
        card = s.first(t.inner + seat)
        while card >= 0:
            face = face_of(t, s, card)
            places += t.place_vp[face]
            symbols |= t.symbols[face]
            card = s.after(card)
        outside: i64 = 0
        card = s.first(t.outer + seat)
        while card >= 0:
            outside += t.place_vp[face_of(t, s, card)]
            card = s.after(card)
        matches: i64 = 0
        card = s.first(t.owned + seat)
        while card >= 0:
            kind = t.stone_kinds[s.kind(card)]
            if kind < 0 or symbols >> kind & 1 == 1:
                matches += 1
            card = s.after(card)
        self.put(m[t.vp + seat] / 10)
        self.put((m[t.vp + seat] + people + council + inner + doubled + places) / 10)
        self.put((inner + doubled) / 10)
        self.put(outer / 10)
        self.put(places / 5)
        self.put(outside / 5)
        self.put(people / 5)
        self.put(council / 5)
        self.put(s.number(t.council + seat) / 2)
        self.put(s.number(t.owned + seat) / 1)
        self.put(matches / 1)
        for kind in range(KINDS_OF_RESOURCE):
            self.put(of(m[t.resources + seat], kind) / 4)
        self.put(m[t.mana + seat] / 5)
        self.put(s.number(t.hand + seat) / 4)
        self.put(m[t.witches + seat] / 2)
        self.put(m[t.elders + seat] / 2)
        self.put((s.number(t.outer + seat) + s.number(t.inner + seat) - s.number(t.rituals + seat)) / 2)
        self.put(cells / 3)
        self.put(sickles / 2)
        self.put(orbs / 2)
        self.put(m[t.path + seat] / 4)
        self.put(0.0 if m[t.token_used + seat] != 0 else 1.0)
        self.put(1.0 if m[t.passed + seat] != 0 else 0.0)
        self.battles(s, seat)
        self.put(1.0 if m[t.first] == seat else 0.0)
        self.put(1.0 if m[TURN] == seat else 0.0)
        self.put(score(t, s, AUTOMA) / 10 if m[SEATS] == 1 else 0.0)
        self.weigh(s, t.rituals + seat, BOUND)
        self.weigh(s, t.specialists + seat, HIRED)
        self.weigh(s, t.council + seat, ADVISERS)
        self.weigh(s, t.hand + seat, HELD)
        self.weigh(s, t.outer + seat, PLACES)
        self.weigh(s, t.inner + seat, PLACES)

    def battles(self, s: State, seat: i64) -> None:
        """Regions where this seat could be the strongest, and how strong it could be."""
        t = self.t
        m = s.mem
        lead = 0.0
        strength = 0.0
        for region in range(REGIONS):
            if not in_use(t, s, region):
                continue
            own = pieces_in(t, s, region, seat)
            if own == 0:
                continue
            mine = own + min(FULL_DIAL, m[t.mana + seat])
            strongest: i64 = 0
            rivals: i64 = AUTOMA + 1 if m[SEATS] == 1 else m[SEATS]
            for rival in range(rivals):
                if rival != seat:
                    there = pieces_in(t, s, region, rival)
                    if there > 0:
                        purse: i64 = 0 if rival == AUTOMA else min(FULL_DIAL, m[t.mana + rival])
                        strongest = max(strongest, there + purse)
            lead += min(1.0, max(-1.0, (mine - strongest) / 4))
            strength += min(mine, 8) / 8
        self.put(lead)
        self.put(strength)


def build(game: Game) -> Hints:
    assert isinstance(game, Evenfall)
    hints = EvenfallHints(game)
    hints.read(FOLDER / "hints.toml")
    return hints
