"""What matters in Five Seals of Magic: scrolls, dice, what they break within reach, and how near the end is."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.core.hints import Hints
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS, TURN
from arcanarium.games.five_seals import scoring
from arcanarium.games.five_seals.board import (
    BIT,
    FEWEST_SEATS,
    HALF,
    LAST_SEAL,
    MAP_SEALS,
    SEALS_FROM,
    SIXES_LEFT,
    SPREAD,
    STAND_COUNT,
)
from arcanarium.games.five_seals.cards import COLOURS, ELEMENT, FOLDER, MIND, STRENGTH
from arcanarium.games.five_seals.dice import dice, number, power
from arcanarium.games.five_seals.reach import FOREIGN, FOUND, has_scroll_space, is_guarded, sight
from arcanarium.games.five_seals.table import (
    DUNGEON,
    FACE,
    FIRST,
    MAGE,
    OWN,
    SPACE,
    UP,
    is_active,
    sixes_left,
    token_at,
    token_colour,
    token_strength,
)

NAMES: Final = [
    "points",
    "revaluation",
    "scrolls",
    "face-up",
    "dice",
    "power",
    "best-colour",
    "rerolls",
    "in-round",
    "scroll-now",
    "scroll-second",
    "scroll-likely",
    "scrolls-near",
    "sixes-near",
    "seals-now",
    "seals-near",
    "colours-fit",
    "first",
    "turn",
]
GROUPS: Final = ["scrolls-held"]
HIGHEST: Final = 6
USUAL: Final = 3.5  # what a die shows on average


class FiveSealsHints(Hints):
    """Strong scrolls count; to get them the right dice must be in the right place first."""

    def progress(self, s: State) -> float:
        left = sixes_left(s)
        taken: i64 = 0
        for seat in range(s.mem[SEATS]):
            card = s.first(OWN + seat)
            while card >= 0:
                if STRENGTH[card] == HIGHEST:
                    taken += 1
                card = s.after(card)
        all_ = left + taken - SIXES_LEFT[s.mem[SEATS]]
        return float(taken) / float(all_) if all_ > 0 else 1.0

    def measure(self, s: State, seat: i64) -> None:
        m = s.mem
        strengths = scoring.strengths(s, seat)
        extra = scoring.revaluation(s, seat)
        self.put((strengths + extra) / 6)
        self.put(extra / 3)
        self.put(s.number(OWN + seat) / 3)
        up: i64 = 0
        card = s.first(OWN + seat)
        while card >= 0:
            if m[FACE + card] == UP:
                up += 1
            card = s.after(card)
        self.put(up / 3)
        self.reach(s, seat)
        self.put(1.0 if m[FIRST] == seat else 0.0)
        self.put(1.0 if m[TURN] == seat else 0.0)
        self.weigh(s, OWN + seat, 0)

    def reach(self, s: State, seat: i64) -> None:
        """The dice and what they break from where the mage stands; unrolled ones show what is usual."""
        m = s.mem
        count: i64 = 0
        unrolled: i64 = 0
        rolled: i64 = 0
        best: i64 = 0
        sure = vec[i64]([0] * (COLOURS + 1))
        likely = vec[float]([0.0] * (COLOURS + 1))
        for colour in range(COLOURS):
            cell = dice(s, seat, colour)
            count += number(cell)
            unrolled += cell & 7
            shown = power(cell)
            rolled += shown
            sure[colour] = shown
            likely[colour] = float(shown) + USUAL * float(cell & 7)
            best = max(best, shown)
            if likely[colour] > likely[MIND]:
                likely[MIND] = likely[colour]
        sure[MIND] = best
        self.put(count / 3)
        self.put(rolled / 6)
        self.put(best / 6)
        self.put(unrolled / 3)
        self.put(1.0 if is_active(s, seat) else 0.0)
        seen = sight(s, seat, m[MAGE + seat])
        row = (m[SEATS] - FEWEST_SEATS) * STAND_COUNT + LAST_SEAL
        now: i64 = 0
        second: i64 = 0
        hope = 0.0
        near = 0.0
        sixes: i64 = 0
        fit = 0.0
        card = s.first(DUNGEON)
        while card >= 0:
            place = m[SPACE + card]
            if has_scroll_space(seen, row + place) and not is_guarded(s, LAST_SEAL + place):
                strength = STRENGTH[card]
                element = ELEMENT[card]
                near += float(strength)
                if strength == HIGHEST:
                    sixes += 1
                if sure[element] >= strength:
                    if strength > now:
                        second = now
                        now = strength
                    else:
                        second = max(second, strength)
                part = min(1.0, likely[element] / float(strength))
                hope = max(hope, float(strength) * part * part)
                if likely[element] > 0.0:
                    fit += float(strength) * part
            card = s.after(card)
        seals: i64 = 0
        ready: i64 = 0
        first = SEALS_FROM[m[SEATS]]
        for half in range(2):
            left = seen[FOUND + half] & ~seen[FOREIGN + half]
            while left != 0:
                mark = left & -left
                left -= mark
                token = token_at(s, MAP_SEALS[first + HALF * half + BIT[mark * SPREAD >> 58 & 63]])
                seals += 1
                if sure[token_colour(token)] >= token_strength(token):
                    ready += 1
        self.put(now / 6)
        self.put(second / 6)
        self.put(hope / 6)
        self.put(near / 12)
        self.put(min(sixes, 3) / 2)
        self.put(min(ready, 4) / 3)
        self.put(seals / 6)
        self.put(fit / 12)


def build(game: Game) -> Hints:
    hints = FiveSealsHints(game, NAMES, GROUPS)
    hints.read(FOLDER / "hints.toml")
    return hints
