"""What matters in Five Seals of Magic: scrolls, dice, what they break within reach, and how near the end is."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.evaluation import Evaluation, Names
from arcanarium.core.game import Game
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS, TURN
from arcanarium.games.five_seals import scoring
from arcanarium.games.five_seals.facts import COLOURS, ELEMENT, FOLDER, HALF, MIND, SIXES_LEFT, STRENGTH
from arcanarium.games.five_seals.steps.dice import dice, number, power
from arcanarium.games.five_seals.steps.reach import FOREIGN, FOUND, has_scroll_space, sight
from arcanarium.games.five_seals.steps.spaces import (
    index_of,
    is_active,
    is_guarded,
    sixes_left,
    token_at,
    token_colour,
    token_strength,
)
from arcanarium.games.five_seals.table import DUNGEON, FACE, FIRST, MAGE, OWN, SPACE, UP, dungeon

NAMES: Final = Names({"scrolls-held": [OWN]})
POINTS: Final[i64] = NAMES.number("points")
REVALUATION: Final[i64] = NAMES.number("revaluation")
SCROLLS: Final[i64] = NAMES.number("scrolls")
FACE_UP: Final[i64] = NAMES.number("face-up")
DICE_HELD: Final[i64] = NAMES.number("dice")
POWER: Final[i64] = NAMES.number("power")
BEST_COLOUR: Final[i64] = NAMES.number("best-colour")
REROLLS: Final[i64] = NAMES.number("rerolls")
IN_ROUND: Final[i64] = NAMES.number("in-round")
SCROLL_NOW: Final[i64] = NAMES.number("scroll-now")
SCROLL_SECOND: Final[i64] = NAMES.number("scroll-second")
SCROLL_LIKELY: Final[i64] = NAMES.number("scroll-likely")
SCROLLS_NEAR: Final[i64] = NAMES.number("scrolls-near")
SIXES_NEAR: Final[i64] = NAMES.number("sixes-near")
SEALS_NOW: Final[i64] = NAMES.number("seals-now")
SEALS_NEAR: Final[i64] = NAMES.number("seals-near")
COLOURS_FIT: Final[i64] = NAMES.number("colours-fit")
FIRST_SEAT: Final[i64] = NAMES.number("first")
TO_MOVE: Final[i64] = NAMES.number("turn")
HIGHEST: Final = 6
USUAL: Final = 3.5  # what a die shows on average


class FiveSealsEvaluation(Evaluation):
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
        self.tell(POINTS, float(strengths + extra) / 6.0)
        self.tell(REVALUATION, float(extra) / 3.0)
        self.tell(SCROLLS, float(s.number(OWN + seat)) / 3.0)
        up: i64 = 0
        card = s.first(OWN + seat)
        while card >= 0:
            if m[FACE + card] == UP:
                up += 1
            card = s.after(card)
        self.tell(FACE_UP, float(up) / 3.0)
        self.reach(s, seat)
        self.tell(FIRST_SEAT, 1.0 if m[FIRST] == seat else 0.0)
        self.tell(TO_MOVE, 1.0 if m[TURN] == seat else 0.0)

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
        self.tell(DICE_HELD, float(count) / 3.0)
        self.tell(POWER, float(rolled) / 6.0)
        self.tell(BEST_COLOUR, float(best) / 6.0)
        self.tell(REROLLS, float(unrolled) / 3.0)
        self.tell(IN_ROUND, 1.0 if is_active(s, seat) else 0.0)
        d = dungeon(s)
        seen = sight(s, d, seat, m[MAGE + seat])
        now: i64 = 0
        second: i64 = 0
        hope = 0.0
        near = 0.0
        sixes: i64 = 0
        fit = 0.0
        card = s.first(DUNGEON)
        while card >= 0:
            space = d.last_seal + m[SPACE + card]
            if has_scroll_space(seen, d, space) and not is_guarded(s, space):
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
        for half in range(2):
            left = seen[FOUND + half] & ~seen[FOREIGN + half]
            while left != 0:
                mark = left & -left
                left -= mark
                token = token_at(s, d, d.seals[HALF * half + index_of(mark)])
                seals += 1
                if sure[token_colour(token)] >= token_strength(token):
                    ready += 1
        self.tell(SCROLL_NOW, float(now) / 6.0)
        self.tell(SCROLL_SECOND, float(second) / 6.0)
        self.tell(SCROLL_LIKELY, float(hope) / 6.0)
        self.tell(SCROLLS_NEAR, float(near) / 12.0)
        self.tell(SIXES_NEAR, float(min(sixes, 3)) / 2.0)
        self.tell(SEALS_NOW, float(min(ready, 4)) / 3.0)
        self.tell(SEALS_NEAR, float(seals) / 6.0)
        self.tell(COLOURS_FIT, float(fit) / 12.0)


def build(game: Game) -> Evaluation:
    evaluation = FiveSealsEvaluation(game, NAMES)
    evaluation.read(FOLDER / "evaluation.toml")
    return evaluation
