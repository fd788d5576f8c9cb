"""What matters in Res Arcana: points, income, essences, what can be claimed next, and the cards."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.evaluation import Evaluation, Names
from arcanarium.core.game import Game
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.games.res_arcana import scoring
from arcanarium.games.res_arcana.facts import (
    COLLECT,
    COLLECT_ANY,
    COST,
    COST_ANY,
    ESSENCES,
    FOLDER,
    GOLD,
    MAGES,
    PLACES,
    TYPES,
    of,
    total,
)
from arcanarium.games.res_arcana.table import (
    CHOSEN,
    DECK,
    DISCARD,
    FIRST,
    HAND,
    LYING,
    PASSED,
    PICKED,
    PLAY,
    POOL,
    TURNED,
    UNCLAIMED,
)

NAMES: Final = Names(
    {"cards": [PLAY], "cards-in-hand": [HAND], "own-deck": [DECK, DISCARD], "drafted": [PICKED, CHOSEN]}
)
POINTS: Final[i64] = NAMES.number("points")
NEAR_GOAL: Final[i64] = NAMES.number("near-goal")
AT_GOAL: Final[i64] = NAMES.number("goal")
FIRST_ESSENCE: Final[i64] = NAMES.number(*ESSENCES)
ALL_ESSENCES: Final[i64] = NAMES.number("essences")
ON_COMPONENTS: Final[i64] = NAMES.number("lying")
INCOME: Final[i64] = NAMES.number("income")
GOLD_INCOME: Final[i64] = NAMES.number("gold-income")
STRAIGHT: Final[i64] = NAMES.number("straight")
COMPONENTS: Final[i64] = NAMES.number("components")
IN_HAND: Final[i64] = NAMES.number("hand")
PLAYABLE: Final[i64] = NAMES.number("playable")
PLACE_NEAR: Final[i64] = NAMES.number("place-near")
PLACE_NOW: Final[i64] = NAMES.number("place-now")
MONUMENT: Final[i64] = NAMES.number("monument")
CARDS_LEFT: Final[i64] = NAMES.number("cards-left")
HAS_PASSED: Final[i64] = NAMES.number("passed")
IS_FIRST: Final[i64] = NAMES.number("first")
HAS_TURN: Final[i64] = NAMES.number("turn")
MONUMENT_PRICE: Final = 4
MUCH: Final = 12


class ResArcanaEvaluation(Evaluation):
    """A race to ten points: an engine that pays, then monuments and Places of Power in time."""

    def progress(self, s: State) -> float:
        most: i64 = 0
        for seat in range(s.mem[SEATS]):
            most = max(most, scoring.points(s, seat))
        return most / scoring.GOAL

    def measure(self, s: State, seat: i64) -> None:
        m = s.mem
        points = scoring.points(s, seat)
        pool = m[POOL + seat]
        gold = of(pool, GOLD)
        self.tell(POINTS, float(points) / 4.0)
        self.tell(NEAR_GOAL, 1.0 if points >= scoring.GOAL - 2 else 0.0)
        self.tell(AT_GOAL, 1.0 if points >= scoring.GOAL else 0.0)
        for kind in range(TYPES):
            self.tell(FIRST_ESSENCE + kind, float(min(of(pool, kind), MUCH)) / 4.0)
        self.tell(ALL_ESSENCES, float(min(total(pool), 3 * MUCH)) / 8.0)
        self.tell_components(s, seat)
        self.tell(IN_HAND, float(s.number(HAND + seat)) / 3.0)
        self.tell_purchases(s, seat, pool)
        self.tell(MONUMENT, min(gold, MONUMENT_PRICE) / MONUMENT_PRICE)
        self.tell(CARDS_LEFT, float(s.number(DECK + seat) + s.number(DISCARD + seat)) / 5.0)
        self.tell(HAS_PASSED, 1.0 if m[PASSED + seat] != 0 else 0.0)
        self.tell(IS_FIRST, 1.0 if m[FIRST] == seat else 0.0)
        self.tell(HAS_TURN, 1.0 if m[TURN] == seat else 0.0)

    def tell_components(self, s: State, seat: i64) -> None:
        """What lies in play: stored essences, what every round brings, how much is straight."""
        m = s.mem
        lying: i64 = 0
        income: i64 = 0
        gold: i64 = 0
        straight: i64 = 0
        card = s.first(PLAY + seat)
        while card >= 0:
            lying += min(MUCH, total(m[LYING + card]))
            brought = COLLECT[card]
            gold += of(brought, GOLD)
            income += total(brought) - of(brought, GOLD) + COLLECT_ANY[card]
            if m[TURNED + card] == 0:
                straight += 1
            card = s.after(card)
        self.tell(ON_COMPONENTS, float(lying) / 4.0)
        self.tell(INCOME, float(income) / 3.0)
        self.tell(GOLD_INCOME, float(gold))
        self.tell(STRAIGHT, float(straight) / 4.0)
        self.tell(COMPONENTS, float(s.number(PLAY + seat)) / 4.0)

    def count_missing(self, pool: i64, card: i64) -> i64:
        """How many essences of a component's cost are not there."""
        cost = COST[card]
        short: i64 = 0
        spare: i64 = 0
        for kind in range(TYPES):
            there = of(pool, kind) - of(cost, kind)
            if there < 0:
                short -= there
            else:
                spare += there
        return short + max(0, COST_ANY[card] - spare)

    def tell_purchases(self, s: State, seat: i64, pool: i64) -> None:
        """Artifacts that could be placed now, and how near the nearest Place of Power is."""
        playable: i64 = 0
        card = s.first(HAND + seat)
        while card >= 0 and card < MAGES:
            if self.count_missing(pool, card) == 0:
                playable += 1
            card = s.after(card)
        self.tell(PLAYABLE, float(playable) / 2.0)
        nearest: i64 = 20
        now: i64 = 0
        card = s.first(UNCLAIMED)
        while card >= 0:
            if card >= PLACES:
                short = self.count_missing(pool, card)
                nearest = min(nearest, short)
                if short == 0:
                    now += 1
            card = s.after(card)
        self.tell(PLACE_NEAR, 3.0 / (3.0 + float(nearest)))
        self.tell(PLACE_NOW, float(min(now, 1)))


def build(game: Game) -> Evaluation:
    evaluation = ResArcanaEvaluation(game, NAMES)
    evaluation.read(FOLDER / "evaluation.toml")
    return evaluation
