"""What matters in Evenfall: points in both circles, resources, pieces, battles to come, and the cards of the coven."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.bags import of
from arcanarium.core.evaluation import Evaluation, Names
from arcanarium.core.game import Game
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.games.evenfall.facts import ORBS_AT, SICKLES_AT, count_on
from arcanarium.games.evenfall.game import Evenfall
from arcanarium.games.evenfall.scoring import count_council_points, count_people_points, score
from arcanarium.games.evenfall.steps.coven import count_free_cells, count_pieces_in, find_face, find_place, is_in_use
from arcanarium.games.evenfall.table import (
    AUTOMA,
    COUNCIL,
    ELDERS,
    FIRST,
    FULL_DIAL,
    HAND,
    INNER,
    KINDS_OF_RESOURCE,
    MANA,
    OUTER,
    PASSED,
    PATH,
    PIECES_OF_A_KIND,
    RESOURCES,
    RITUALS,
    ROUND,
    ROUNDS,
    SPECIALISTS,
    STONES,
    TOKEN_USED,
    VP,
    WITCHES,
    Deck,
)

NAMES: Final = Names(
    {
        "rituals-bound": [RITUALS],
        "specialists-hired": [SPECIALISTS],
        "council-members": [COUNCIL],
        "cards-in-hand": [HAND],
        "places-held": [OUTER, INNER],
    }
)


class Told:
    """The numbers that matter, by their places."""

    TRACK: Final[i64] = NAMES.number("track")
    POINTS: Final[i64] = NAMES.number("points")
    INNER_RITUALS: Final[i64] = NAMES.number("inner-rituals")
    OUTER_RITUALS: Final[i64] = NAMES.number("outer-rituals")
    INNER_PLACES: Final[i64] = NAMES.number("inner-places")
    OUTER_PLACES: Final[i64] = NAMES.number("outer-places")
    SPECIALIST_POINTS: Final[i64] = NAMES.number("specialist-points")
    COUNCIL_POINTS: Final[i64] = NAMES.number("council-points")
    COUNCIL: Final[i64] = NAMES.number("council")
    STONES: Final[i64] = NAMES.number("stones")
    STONE_MATCHES: Final[i64] = NAMES.number("stone-matches")
    HERBS: Final[i64] = NAMES.number("herbs")
    POTIONS: Final[i64] = NAMES.number("potions")
    KNOWLEDGE: Final[i64] = NAMES.number("knowledge")
    MANA: Final[i64] = NAMES.number("mana")
    HAND: Final[i64] = NAMES.number("hand")
    WITCHES: Final[i64] = NAMES.number("witches")
    ELDERS: Final[i64] = NAMES.number("elders")
    FREE_PLACES: Final[i64] = NAMES.number("free-places")
    FREE_CELLS: Final[i64] = NAMES.number("free-cells")
    SICKLES: Final[i64] = NAMES.number("sickles")
    ORBS: Final[i64] = NAMES.number("orbs")
    PATH: Final[i64] = NAMES.number("path")
    TOKEN: Final[i64] = NAMES.number("token")
    PASSED: Final[i64] = NAMES.number("passed")
    BATTLE_LEAD: Final[i64] = NAMES.number("battle-lead")
    BATTLE_STRENGTH: Final[i64] = NAMES.number("battle-strength")
    FIRST: Final[i64] = NAMES.number("first")
    TURN: Final[i64] = NAMES.number("turn")
    AUTOMA: Final[i64] = NAMES.number("automa")


REGION_COUNT: Final = 3
FOLDER: Final = Path(__file__).parent


class EvenfallEvaluation(Evaluation):
    """Three rounds: cards that work early, points in the inner circle late."""

    def __init__(self, game: Evenfall) -> None:
        super().__init__(game, NAMES)
        self.d: Deck = game.d

    def progress(self, s: State) -> float:
        return self.count_spent(s, True)

    def moment(self, s: State) -> float:
        """A pass by itself is no step towards the end."""
        return self.count_spent(s, False)

    def count_spent(self, s: State, passed_too: bool) -> float:
        """How much of all pieces of the game is spent; those of seats that have passed count or do not."""
        m = s.mem
        left: i64 = 0
        for seat in range(m[SEATS]):
            if m[PASSED + seat] == 0 or not passed_too:
                left += m[WITCHES + seat] + m[ELDERS + seat]
        part = 1.0 - float(left) / float(2 * PIECES_OF_A_KIND * m[SEATS])
        return (float(m[ROUND] - 1) + part) / ROUNDS

    def measure(self, s: State, seat: i64) -> None:
        d = self.d
        m = s.mem
        council = count_council_points(s, d, seat)
        people = count_people_points(s, d, seat)
        inner: i64 = 0
        outer: i64 = 0
        cells: i64 = 0
        sickles: i64 = 0
        orbs: i64 = 0
        card = s.first(RITUALS + seat)
        while card >= 0:
            worth = d.vps[s.kind(card)]
            place = find_place(s, d, card)
            if place >= 0 and s.where(place) == INNER + seat:
                inner += worth if m[d.stone_on + place] == 0 else 2 * worth  # doubled by the stone
            else:
                outer += worth
            stack = m[d.stack + card]
            sickles += count_on(stack, SICKLES_AT)
            orbs += count_on(stack, ORBS_AT)
            cells += count_free_cells(s, d, card)
            card = s.after(card)
        symbols: i64 = 0
        places: i64 = 0
        card = s.first(INNER + seat)
        while card >= 0:
            face = find_face(s, d, card)
            places += d.place_vp[face]
            symbols |= d.symbols[face]
            card = s.after(card)
        outside: i64 = 0
        card = s.first(OUTER + seat)
        while card >= 0:
            outside += d.place_vp[find_face(s, d, card)]
            card = s.after(card)
        matches: i64 = 0
        card = s.first(STONES + seat)
        while card >= 0:
            kind = d.stone_kinds[s.kind(card)]
            if kind < 0 or symbols >> kind & 1 == 1:
                matches += 1
            card = s.after(card)
        self.tell(Told.TRACK, float(m[VP + seat]) / 10.0)
        self.tell(Told.POINTS, float(m[VP + seat] + people + council + inner + places) / 10.0)
        self.tell(Told.INNER_RITUALS, float(inner) / 10.0)
        self.tell(Told.OUTER_RITUALS, float(outer) / 10.0)
        self.tell(Told.INNER_PLACES, float(places) / 5.0)
        self.tell(Told.OUTER_PLACES, float(outside) / 5.0)
        self.tell(Told.SPECIALIST_POINTS, float(people) / 5.0)
        self.tell(Told.COUNCIL_POINTS, float(council) / 5.0)
        self.tell(Told.COUNCIL, float(s.number(COUNCIL + seat)) / 2.0)
        self.tell(Told.STONES, float(s.number(STONES + seat)))
        self.tell(Told.STONE_MATCHES, float(matches))
        for kind in range(KINDS_OF_RESOURCE):
            self.tell(Told.HERBS + kind, float(of(m[RESOURCES + seat], kind)) / 4.0)
        self.tell(Told.MANA, float(m[MANA + seat]) / 5.0)
        self.tell(Told.HAND, float(s.number(HAND + seat)) / 4.0)
        self.tell(Told.WITCHES, float(m[WITCHES + seat]) / 2.0)
        self.tell(Told.ELDERS, float(m[ELDERS + seat]) / 2.0)
        self.tell(
            Told.FREE_PLACES, float(s.number(OUTER + seat) + s.number(INNER + seat) - s.number(RITUALS + seat)) / 2.0
        )
        self.tell(Told.FREE_CELLS, float(cells) / 3.0)
        self.tell(Told.SICKLES, float(sickles) / 2.0)
        self.tell(Told.ORBS, float(orbs) / 2.0)
        self.tell(Told.PATH, float(m[PATH + seat]) / 4.0)
        self.tell(Told.TOKEN, 0.0 if m[TOKEN_USED + seat] != 0 else 1.0)
        self.tell(Told.PASSED, 1.0 if m[PASSED + seat] != 0 else 0.0)
        self.tell_battles(s, seat)
        self.tell(Told.FIRST, 1.0 if m[FIRST] == seat else 0.0)
        self.tell(Told.TURN, 1.0 if m[TURN] == seat else 0.0)
        self.tell(Told.AUTOMA, float(score(s, d, AUTOMA)) / 10.0 if m[SEATS] == 1 else 0.0)

    def tell_battles(self, s: State, seat: i64) -> None:
        """Regions where this seat could be the strongest, and how strong it could be."""
        d = self.d
        m = s.mem
        lead = 0.0
        strength = 0.0
        for region in range(REGION_COUNT):
            if not is_in_use(s, d, region):
                continue
            own = count_pieces_in(s, region, seat)
            if own == 0:
                continue
            mine = own + min(FULL_DIAL, m[MANA + seat])
            strongest: i64 = 0
            rivals: i64 = AUTOMA + 1 if m[SEATS] == 1 else m[SEATS]
            for rival in range(rivals):
                if rival != seat:
                    there = count_pieces_in(s, region, rival)
                    if there > 0:
                        purse: i64 = 0 if rival == AUTOMA else min(FULL_DIAL, m[MANA + rival])
                        strongest = max(strongest, there + purse)
            lead += min(1.0, max(-1.0, (mine - strongest) / 4))
            strength += min(mine, 8) / 8
        self.tell(Told.BATTLE_LEAD, lead)
        self.tell(Told.BATTLE_STRENGTH, strength)


def build(game: Game) -> Evaluation:
    assert isinstance(game, Evenfall)
    evaluation = EvenfallEvaluation(game)
    evaluation.read(FOLDER / "evaluation.toml")
    return evaluation
