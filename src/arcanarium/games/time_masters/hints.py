"""What matters in Time Masters: points, time, what the hand and the timers can chain, and the piles that run out."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.core.hints import Hints
from arcanarium.core.ints import i64
from arcanarium.core.plan import TURN
from arcanarium.games.time_masters.board import EMPTY_AT_END, FOLDER, PILE, SPHERES
from arcanarium.games.time_masters.game import TimeMasters
from arcanarium.games.time_masters.table import (
    CHAIN,
    DECK,
    DISCARD,
    HAND,
    KEPT,
    LOOKED,
    ON_TIMERS,
    OWNED,
    RELEASED,
    SPHERE,
    TIMERS,
    TUCKED,
    Table,
)
from arcanarium.games.time_masters.words import KNOWLEDGE, TIMER

NAMES: Final = [
    "points",
    "lead-at-end",
    "cards",
    "unspent",
    "spent",
    "imaginary",
    "hand",
    "knowledge",
    "chainable",
    "timers-in-hand",
    "chain",
    "chain-bonus",
    "timers",
    "slots",
    "stored",
    "released",
    "tucked",
    "surcharge",
    "capped",
    "drawn-soon",
    "turn",
]
GROUPS: Final = ["cards-owned", "cards-in-hand", "cards-on-timers"]
OWN: Final = 0
HELD: Final = 1
STORED: Final = 2


class TimeMastersHints(Hints):
    """A deck that grows: long chains buy better cards, and two empty piles end it."""

    def __init__(self, game: TimeMasters) -> None:
        super().__init__(game, NAMES, GROUPS)
        self.t: Table = game.table

    def progress(self, s: State) -> float:
        return 1.0 - float(self.piles_left(s)) / float(EMPTY_AT_END * PILE)

    def owned_points(self, s: State, seat: i64) -> i64:
        t = self.t
        points: i64 = 0
        for zone in OWNED:
            card = s.first(zone + seat)
            while card >= 0:
                points += t.level[s.kind(card)]
                card = s.after(card)
        return points

    def measure(self, s: State, seat: i64) -> None:
        t = self.t
        m = s.mem
        points = self.owned_points(s, seat)
        cards: i64 = 0
        for zone in OWNED:
            cards += s.number(zone + seat)
        mine = m[TURN] == seat
        time = m[t.unspent + seat] + m[t.imaginary + seat]
        self.put(points / 6)
        self.put(points / 6 if self.piles_left(s) <= 2 else 0.0)
        self.put(cards / 6)
        self.put(m[t.unspent + seat] / 3)
        self.put(m[t.spent + seat] / 3)
        self.put(m[t.imaginary + seat] / 2)
        self.put(s.number(HAND + seat) / 3)
        self.hand(s, seat, time)
        self.put(s.number(CHAIN + seat) / 3 if mine else 0.0)
        self.put(m[t.chain_bonus] / 1 if mine else 0.0)
        slots: i64 = 0
        card = s.first(TIMERS + seat)
        while card >= 0:
            slots += t.slots[s.kind(card)]
            card = s.after(card)
        self.put(s.number(TIMERS + seat) / 2)
        self.put((slots - s.number(ON_TIMERS + seat)) / 2)
        self.put(s.number(ON_TIMERS + seat) / 2)
        self.put(s.number(RELEASED + seat) / 1)
        self.put(s.number(TUCKED + seat) / 1)
        self.put(m[t.surcharge + seat] / 1)
        self.put(1.0 if m[t.spend_cap + seat] >= 0 else 0.0)
        deck = s.number(DECK + seat)
        self.put(float(deck) / float(1 + deck + s.number(DISCARD + seat)))
        self.put(1.0 if mine else 0.0)
        for zone in OWNED:
            self.weigh(s, zone + seat, OWN)
        self.weigh(s, HAND + seat, HELD)
        self.weigh(s, KEPT + seat, HELD)
        self.weigh(s, LOOKED + seat, HELD)
        self.weigh(s, ON_TIMERS + seat, STORED)

    def piles_left(self, s: State) -> i64:
        """Cards to be taken until the game ends, at least."""
        least: i64 = PILE
        second: i64 = PILE
        for sphere in range(SPHERES):
            left = s.number(SPHERE + sphere)
            if left < least:
                second = least
                least = left
            elif left < second:
                second = left
        return least + second

    def hand(self, s: State, seat: i64, time: i64) -> None:
        """Knowledge in hand, how much of it the time there is pays for, and timers to come."""
        t = self.t
        knowledge: i64 = 0
        timers: i64 = 0
        ones: i64 = 0
        twos: i64 = 0
        more: i64 = 0
        card = s.first(HAND + seat)
        while card >= 0:
            kind = s.kind(card)
            if t.sort[kind] == KNOWLEDGE:
                knowledge += 1
                if t.cost[kind] <= 1:
                    ones += 1
                elif t.cost[kind] == 2:
                    twos += 1
                else:
                    more += 1
            elif t.sort[kind] == TIMER:
                timers += 1
            card = s.after(card)
        chain = min(ones, time)
        left = time - chain
        bought = min(twos, left // 2)
        left -= 2 * bought
        chain += bought + min(more, left // 3)
        self.put(knowledge / 3)
        self.put(chain / 3)
        self.put(timers / 2)


def build(game: Game) -> Hints:
    assert isinstance(game, TimeMasters)
    hints = TimeMastersHints(game)
    hints.read(FOLDER / "hints.toml")
    return hints
