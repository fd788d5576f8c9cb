"""What matters in Seasons: points, tokens and what they are worth now, slots, cards, and the die at hand."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.bags import of, total
from arcanarium.core.evaluation import Evaluation, Names
from arcanarium.core.game import Game
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.games.seasons import scoring
from arcanarium.games.seasons.facts import (
    CRYSTAL_COST,
    DICE_PER_SEASON,
    ENERGY_COST,
    FACE_CRYSTALS,
    FACE_DRAW,
    FACE_ENERGY,
    FACE_GAUGE,
    FACE_TRANSMUTE,
    FOLDER,
    KINDS,
    KINDS_OF_ENERGY,
    VALUE,
)
from arcanarium.games.seasons.steps.dice import own_face
from arcanarium.games.seasons.steps.wheel import LAST_YEAR, SPACES
from arcanarium.games.seasons.table import (
    BONUSES,
    CRYSTALS,
    DIE,
    FIRST,
    GAUGE,
    HAND,
    LIBRARY_2,
    LIBRARY_3,
    MAY_TRANSMUTE,
    PICKED,
    PLAY,
    SPACE,
    TAKER,
    TRANSMUTE_BONUS,
    YEAR,
    season,
    usable,
)

NAMES: Final = Names({"cards": [PLAY], "cards-in-hand": [HAND], "library": [LIBRARY_2, LIBRARY_3], "drafted": [PICKED]})
POINTS: Final[i64] = NAMES.number("points")
MONEY: Final[i64] = NAMES.number("crystals")
IN_HAND: Final[i64] = NAMES.number("hand")
SUMMONING: Final[i64] = NAMES.number("gauge")
SLOTS: Final[i64] = NAMES.number("slots")
CROWDED: Final[i64] = NAMES.number("crowded")
TOKENS: Final[i64] = NAMES.number("tokens")
WORTH: Final[i64] = NAMES.number("worth")
VARIETY: Final[i64] = NAMES.number("kinds")
OVERFLOW: Final[i64] = NAMES.number("overflow")
PAYABLE: Final[i64] = NAMES.number("payable")
WITHIN_REACH: Final[i64] = NAMES.number("within-reach")
BONUSES_USED: Final[i64] = NAMES.number("bonuses")
DIE_SHOWS: Final[i64] = NAMES.number("die-crystals", "die-energy", "die-gauge", "die-draw", "die-transmute")
RING: Final[i64] = NAMES.number("ring")
BEGINS: Final[i64] = NAMES.number("first")
WAITING: Final[i64] = NAMES.number("waiting")
YEARS_AHEAD: Final[i64] = NAMES.number("years-ahead")


class SeasonsEvaluation(Evaluation):
    """Three years: an engine early, points late, and no card left in hand."""

    def progress(self, s: State) -> float:
        m = s.mem
        return ((m[YEAR] - 1) * SPACES + m[SPACE] - 1) / (LAST_YEAR * SPACES)

    def measure(self, s: State, seat: i64) -> None:
        m = s.mem
        hand = s.number(HAND + seat)
        tokens = usable(s, seat)
        number = total(tokens)
        slots = max(0, m[GAUGE + seat] - s.number(PLAY + seat))
        row = season(s) * KINDS_OF_ENERGY
        worth: i64 = 0
        kinds: i64 = 0
        for energy in range(KINDS_OF_ENERGY):
            there = of(tokens, energy)
            worth += there * VALUE[row + energy]
            if there > 0:
                kinds += 1
        may_transmute = m[TURN] == seat and m[MAY_TRANSMUTE] != 0
        self.tell(POINTS, float(scoring.balance(s, seat) + scoring.HAND_PENALTY * hand) / 10.0)
        self.tell(MONEY, float(m[CRYSTALS + seat]) / 10.0)
        self.tell(IN_HAND, float(hand) / 3.0)
        self.tell(SUMMONING, float(m[GAUGE + seat]) / 5.0)
        self.tell(SLOTS, float(min(slots, 3)) / 2.0)
        self.tell(CROWDED, float(max(0, hand - slots)) / 3.0)
        self.tell(TOKENS, float(number) / 4.0)
        self.tell(WORTH, float(worth) / 8.0)
        self.tell(VARIETY, float(kinds) / 2.0)
        self.tell(OVERFLOW, float(max(0, number - 5)) / 2.0)
        self.tell(BONUSES_USED, float(m[BONUSES + seat]) / 2.0)
        self.tell(RING, float(worth + number * m[TRANSMUTE_BONUS]) / 8.0 if may_transmute else 0.0)
        self.tell(BEGINS, 1.0 if m[FIRST] == seat else 0.0)
        self.tell(WAITING, 1.0 if self.waits(s, seat) else 0.0)
        self.tell(YEARS_AHEAD, float(s.number(LIBRARY_2 + seat) + s.number(LIBRARY_3 + seat)) / 3.0)
        self.tell_hand(s, seat, tokens)
        self.tell_die(s, seat, row)

    def tell_hand(self, s: State, seat: i64, tokens: i64) -> None:
        """Cards that could be summoned now, and how near the others are."""
        m = s.mem
        row = m[SEATS] * KINDS
        payable: i64 = 0
        near = 0.0
        card = s.first(HAND + seat)
        while card >= 0:
            cost = ENERGY_COST[row + s.kind(card)]
            missing: i64 = 1 if CRYSTAL_COST[row + s.kind(card)] > m[CRYSTALS + seat] else 0
            for energy in range(KINDS_OF_ENERGY):
                missing += max(0, of(cost, energy) - of(tokens, energy))
            if missing == 0:
                payable += 1
            near += 1.0 / (1.0 + float(missing))
            card = s.after(card)
        self.tell(PAYABLE, float(payable) / 2.0)
        self.tell(WITHIN_REACH, near / 2.0)

    def waits(self, s: State, seat: i64) -> bool:
        """Has the turn of this round still to come?"""
        m = s.mem
        seats = m[SEATS]
        left: i64 = 0
        for i in range(DICE_PER_SEASON):
            if m[DIE + i] >= 0 and m[TAKER + i] < 0:
                left += 1
        if left > 1:
            return True
        return (seat - m[FIRST] + seats) % seats > (m[TURN] - m[FIRST] + seats) % seats

    def tell_die(self, s: State, seat: i64, row: i64) -> None:
        """What the die that was taken will give."""
        face = own_face(s, seat) if self.waits(s, seat) else -1
        if face < 0:
            for symbol in range(5):
                self.tell(DIE_SHOWS + symbol, 0.0)
            return
        energy: i64 = 0
        for kind in range(KINDS_OF_ENERGY):
            energy += of(FACE_ENERGY[face], kind) * (2 + VALUE[row + kind])
        self.tell(DIE_SHOWS, float(FACE_CRYSTALS[face]) / 5.0)
        self.tell(DIE_SHOWS + 1, float(energy) / 6.0)
        self.tell(DIE_SHOWS + 2, float(FACE_GAUGE[face]))
        self.tell(DIE_SHOWS + 3, float(FACE_DRAW[face]))
        self.tell(DIE_SHOWS + 4, float(FACE_TRANSMUTE[face]))


def build(game: Game) -> Evaluation:
    evaluation = SeasonsEvaluation(game, NAMES)
    evaluation.read(FOLDER / "evaluation.toml")
    evaluation.ahead = 8  # two rounds of two: the turn passes with every die that is taken, long before anybody acts
    return evaluation
