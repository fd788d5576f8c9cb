"""What matters in Res Arcana: points, income, essences, what can be claimed next, and the cards."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.core.hints import Hints
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.games.res_arcana import victory
from arcanarium.games.res_arcana.cards import COLLECT, COLLECT_ANY, COST, COST_ANY, FOLDER, MAGES, PLACES
from arcanarium.games.res_arcana.essences import GOLD, TYPES, of, total
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

NAMES: Final = [
    "points",
    "near-goal",
    "goal",
    "elan",
    "life",
    "calm",
    "death",
    "gold",
    "essences",
    "lying",
    "income",
    "gold-income",
    "straight",
    "components",
    "hand",
    "playable",
    "place-near",
    "place-now",
    "monument",
    "cards-left",
    "passed",
    "first",
    "turn",
]
GROUPS: Final = ["cards", "cards-in-hand", "own-deck", "drafted"]
PLAYED: Final = 0
HELD: Final = 1
STACKED: Final = 2
DRAFTED: Final = 3
MONUMENT_PRICE: Final = 4
MUCH: Final = 12


class ResArcanaHints(Hints):
    """A race to ten points: an engine that pays, then monuments and Places of Power in time."""

    def progress(self, s: State) -> float:
        most: i64 = 0
        for seat in range(s.mem[SEATS]):
            most = max(most, victory.points(s, seat))
        return most / victory.GOAL

    def measure(self, s: State, seat: i64) -> None:
        m = s.mem
        points = victory.points(s, seat)
        pool = m[POOL + seat]
        gold = of(pool, GOLD)
        self.put(points / 4)
        self.put(1.0 if points >= victory.GOAL - 2 else 0.0)
        self.put(1.0 if points >= victory.GOAL else 0.0)
        for kind in range(TYPES):
            self.put(min(of(pool, kind), MUCH) / 4)
        self.put(min(total(pool), 3 * MUCH) / 8)
        self.components(s, seat)
        self.put(s.number(HAND + seat) / 3)
        self.purchases(s, seat, pool)
        self.put(min(gold, MONUMENT_PRICE) / MONUMENT_PRICE)
        self.put((s.number(DECK + seat) + s.number(DISCARD + seat)) / 5)
        self.put(1.0 if m[PASSED + seat] != 0 else 0.0)
        self.put(1.0 if m[FIRST] == seat else 0.0)
        self.put(1.0 if m[TURN] == seat else 0.0)
        self.weigh(s, PLAY + seat, PLAYED)
        self.weigh(s, HAND + seat, HELD)
        self.weigh(s, DECK + seat, STACKED)
        self.weigh(s, DISCARD + seat, STACKED)
        self.weigh(s, PICKED + seat, DRAFTED)
        self.weigh(s, CHOSEN + seat, DRAFTED)

    def components(self, s: State, seat: i64) -> None:
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
        self.put(lying / 4)
        self.put(income / 3)
        self.put(gold / 1)
        self.put(straight / 4)
        self.put(s.number(PLAY + seat) / 4)

    def missing(self, pool: i64, card: i64) -> i64:
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

    def purchases(self, s: State, seat: i64, pool: i64) -> None:
        """Artifacts that could be placed now, and how near the nearest Place of Power is."""
        playable: i64 = 0
        card = s.first(HAND + seat)
        while card >= 0 and card < MAGES:
            if self.missing(pool, card) == 0:
                playable += 1
            card = s.after(card)
        self.put(playable / 2)
        nearest: i64 = 20
        now: i64 = 0
        card = s.first(UNCLAIMED)
        while card >= 0:
            if card >= PLACES:
                short = self.missing(pool, card)
                nearest = min(nearest, short)
                if short == 0:
                    now += 1
            card = s.after(card)
        self.put(3.0 / (3.0 + float(nearest)))
        self.put(min(now, 1) / 1)


def build(game: Game) -> Hints:
    hints = ResArcanaHints(game, NAMES, GROUPS)
    hints.read(FOLDER / "hints.toml")
    return hints
