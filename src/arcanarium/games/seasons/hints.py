"""What matters in Seasons: points, tokens and what they are worth now, slots, cards, and the die at hand."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.bags import of, total
from arcanarium.core.game import Game
from arcanarium.core.hints import Hints
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.games.seasons import scoring
from arcanarium.games.seasons.cards import (
    CRYSTAL_COST,
    DICE_PER_SEASON,
    ENERGY_COST,
    FACE_CRYSTALS,
    FACE_DRAW,
    FACE_ENERGY,
    FACE_GAUGE,
    FACE_TRANSMUTE,
    FACES,
    FOLDER,
    KINDS,
    VALUE,
)
from arcanarium.games.seasons.energy import KINDS_OF_ENERGY
from arcanarium.games.seasons.table import (
    BONUSES,
    CRYSTALS,
    DIE,
    FACE,
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
from arcanarium.games.seasons.wheel import LAST_YEAR, SPACES

NAMES: Final = [
    "points",
    "crystals",
    "hand",
    "gauge",
    "slots",
    "crowded",
    "tokens",
    "worth",
    "kinds",
    "overflow",
    "payable",
    "within-reach",
    "bonuses",
    "die-crystals",
    "die-energy",
    "die-gauge",
    "die-draw",
    "die-transmute",
    "ring",
    "first",
    "waiting",
    "years-ahead",
]
GROUPS: Final = ["cards", "cards-in-hand", "library", "drafted"]
PLAYED: Final = 0
HELD: Final = 1
SHELVED: Final = 2
DRAFTED: Final = 3


class SeasonsHints(Hints):
    """Three years: an engine early, points late, and no card left in hand."""

    def progress(self, s: State) -> float:
        m = s.mem
        return ((m[YEAR] - 1) * SPACES + m[SPACE] - 1) / (LAST_YEAR * SPACES)

    def measure(self, s: State, seat: i64) -> None:
        m = s.mem
        hand = s.number(HAND + seat)
        played = s.number(PLAY + seat)
        tokens = usable(s, seat)
        number = total(tokens)
        slots = max(0, m[GAUGE + seat] - played)
        row = season(s) * KINDS_OF_ENERGY
        worth: i64 = 0
        kinds: i64 = 0
        for energy in range(KINDS_OF_ENERGY):
            there = of(tokens, energy)
            worth += there * VALUE[row + energy]
            if there > 0:
                kinds += 1
        self.put((scoring.balance(s, seat) + scoring.HAND_PENALTY * hand) / 10)
        self.put(m[CRYSTALS + seat] / 10)
        self.put(hand / 3)
        self.put(m[GAUGE + seat] / 5)
        self.put(min(slots, 3) / 2)
        self.put(max(0, hand - slots) / 3)
        self.put(number / 4)
        self.put(worth / 8)
        self.put(kinds / 2)
        self.put(max(0, number - 5) / 2)
        self.hand(s, seat, tokens)
        self.put(m[BONUSES + seat] / 2)
        self.die(s, seat, row)
        self.put((worth + number * m[TRANSMUTE_BONUS]) / 8 if m[TURN] == seat and m[MAY_TRANSMUTE] != 0 else 0.0)
        self.put(1.0 if m[FIRST] == seat else 0.0)
        self.put(1.0 if self.waits(s, seat) else 0.0)
        self.put((s.number(LIBRARY_2 + seat) + s.number(LIBRARY_3 + seat)) / 3)
        self.weigh(s, PLAY + seat, PLAYED)
        self.weigh(s, HAND + seat, HELD)
        self.weigh(s, LIBRARY_2 + seat, SHELVED)
        self.weigh(s, LIBRARY_3 + seat, SHELVED)
        self.weigh(s, PICKED + seat, DRAFTED)

    def hand(self, s: State, seat: i64, tokens: i64) -> None:
        """Cards that could be summoned now, and how near the others are."""
        m = s.mem
        row = m[SEATS] * KINDS
        payable: i64 = 0
        near = 0.0
        card = s.first(HAND + seat)
        while card >= 0:
            cost = ENERGY_COST[row + s.kind(card)]
            missing: i64 = 0
            for energy in range(KINDS_OF_ENERGY):
                missing += max(0, of(cost, energy) - of(tokens, energy))
            crystals = CRYSTAL_COST[row + s.kind(card)]
            if crystals > m[CRYSTALS + seat]:
                missing += 1
            if missing == 0:
                payable += 1
            near += 1.0 / (1.0 + float(missing))
            card = s.after(card)
        self.put(payable / 2)
        self.put(near / 2)

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

    def die(self, s: State, seat: i64, row: i64) -> None:
        """What the die that was taken will give."""
        m = s.mem
        if self.waits(s, seat):
            for i in range(DICE_PER_SEASON):
                if m[TAKER + i] == seat:
                    face = m[DIE + i] * FACES + m[FACE + i]
                    energy: i64 = 0
                    for kind in range(KINDS_OF_ENERGY):
                        energy += of(FACE_ENERGY[face], kind) * (2 + VALUE[row + kind])
                    self.put(FACE_CRYSTALS[face] / 5)
                    self.put(energy / 6)
                    self.put(FACE_GAUGE[face] / 1)
                    self.put(FACE_DRAW[face] / 1)
                    self.put(FACE_TRANSMUTE[face] / 1)
                    return
        for _ in range(5):
            self.put(0.0)


def build(game: Game) -> Hints:
    hints = SeasonsHints(game, NAMES, GROUPS)
    hints.read(FOLDER / "hints.toml")
    hints.ahead = 8  # two rounds of two: the turn passes with every die that is taken, long before anybody acts
    return hints
