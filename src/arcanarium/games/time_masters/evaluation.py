"""What matters in Time Masters: points, time, what the hand and the timers can chain, and the piles that run out."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.evaluation import Evaluation, Names
from arcanarium.core.game import Game
from arcanarium.core.ints import i64
from arcanarium.core.plan import TURN
from arcanarium.games.time_masters.facts import EMPTY_AT_END, FOLDER, KNOWLEDGE, PILE, SPHERES, TIMER
from arcanarium.games.time_masters.game import TimeMasters
from arcanarium.games.time_masters.table import (
    CHAIN,
    CHAIN_BONUS,
    DECK,
    DISCARD,
    HAND,
    IMAGINARY,
    KEPT,
    LOOKED,
    ON_TIMERS,
    OWNED,
    RELEASED,
    SPEND_CAP,
    SPENT,
    SPHERE,
    SURCHARGE,
    TIMERS,
    TUCKED,
    UNSPENT,
    Deck,
)

NAMES: Final = Names(
    {"cards-owned": list(OWNED), "cards-in-hand": [HAND, KEPT, LOOKED], "cards-on-timers": [ON_TIMERS]}
)
OF_POINTS: Final[i64] = NAMES.number("points")
OF_LEAD_AT_END: Final[i64] = NAMES.number("lead-at-end")
OF_CARDS: Final[i64] = NAMES.number("cards")
OF_UNSPENT: Final[i64] = NAMES.number("unspent")
OF_SPENT: Final[i64] = NAMES.number("spent")
OF_IMAGINARY: Final[i64] = NAMES.number("imaginary")
OF_HAND: Final[i64] = NAMES.number("hand")
OF_KNOWLEDGE: Final[i64] = NAMES.number("knowledge")
OF_CHAINABLE: Final[i64] = NAMES.number("chainable")
OF_TIMERS_IN_HAND: Final[i64] = NAMES.number("timers-in-hand")
OF_CHAIN: Final[i64] = NAMES.number("chain")
OF_CHAIN_BONUS: Final[i64] = NAMES.number("chain-bonus")
OF_TIMERS: Final[i64] = NAMES.number("timers")
OF_SLOTS: Final[i64] = NAMES.number("slots")
OF_STORED: Final[i64] = NAMES.number("stored")
OF_RELEASED: Final[i64] = NAMES.number("released")
OF_TUCKED: Final[i64] = NAMES.number("tucked")
OF_SURCHARGE: Final[i64] = NAMES.number("surcharge")
OF_CAPPED: Final[i64] = NAMES.number("capped")
OF_DRAWN_SOON: Final[i64] = NAMES.number("drawn-soon")
OF_TURN: Final[i64] = NAMES.number("turn")


class TimeMastersEvaluation(Evaluation):
    """A deck that grows: long chains buy better cards, and two empty piles end it."""

    def __init__(self, game: TimeMasters) -> None:
        super().__init__(game, NAMES)
        self.d: Deck = game.deck

    def progress(self, s: State) -> float:
        return 1.0 - float(self.count_piles_left(s)) / float(EMPTY_AT_END * PILE)

    def sum_points(self, s: State, seat: i64) -> i64:
        d = self.d
        points: i64 = 0
        for zone in OWNED:
            card = s.first(zone + seat)
            while card >= 0:
                points += d.level[s.kind(card)]
                card = s.after(card)
        return points

    def measure(self, s: State, seat: i64) -> None:
        d = self.d
        m = s.mem
        points = self.sum_points(s, seat)
        cards: i64 = 0
        for zone in OWNED:
            cards += s.number(zone + seat)
        mine = m[TURN] == seat
        time = m[UNSPENT + seat] + m[IMAGINARY + seat]
        self.tell(OF_POINTS, float(points) / 6.0)
        self.tell(OF_LEAD_AT_END, float(points) / 6.0 if self.count_piles_left(s) <= 2 else 0.0)
        self.tell(OF_CARDS, float(cards) / 6.0)
        self.tell(OF_UNSPENT, float(m[UNSPENT + seat]) / 3.0)
        self.tell(OF_SPENT, float(m[SPENT + seat]) / 3.0)
        self.tell(OF_IMAGINARY, float(m[IMAGINARY + seat]) / 2.0)
        self.tell(OF_HAND, float(s.number(HAND + seat)) / 3.0)
        self.measure_hand(s, seat, time)
        self.tell(OF_CHAIN, float(s.number(CHAIN + seat)) / 3.0 if mine else 0.0)
        self.tell(OF_CHAIN_BONUS, float(m[CHAIN_BONUS]) if mine else 0.0)
        slots: i64 = 0
        card = s.first(TIMERS + seat)
        while card >= 0:
            slots += d.slots[s.kind(card)]
            card = s.after(card)
        self.tell(OF_TIMERS, float(s.number(TIMERS + seat)) / 2.0)
        self.tell(OF_SLOTS, float(slots - s.number(ON_TIMERS + seat)) / 2.0)
        self.tell(OF_STORED, float(s.number(ON_TIMERS + seat)) / 2.0)
        self.tell(OF_RELEASED, float(s.number(RELEASED + seat)))
        self.tell(OF_TUCKED, float(s.number(TUCKED + seat)))
        self.tell(OF_SURCHARGE, float(m[SURCHARGE + seat]))
        self.tell(OF_CAPPED, 1.0 if m[SPEND_CAP + seat] >= 0 else 0.0)
        deck = s.number(DECK + seat)
        self.tell(OF_DRAWN_SOON, float(deck) / float(1 + deck + s.number(DISCARD + seat)))
        self.tell(OF_TURN, 1.0 if mine else 0.0)

    def count_piles_left(self, s: State) -> i64:
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

    def measure_hand(self, s: State, seat: i64, time: i64) -> None:
        """Knowledge in hand, how much of it the time there is pays for, and timers to come."""
        d = self.d
        knowledge: i64 = 0
        timers: i64 = 0
        ones: i64 = 0
        twos: i64 = 0
        more: i64 = 0
        card = s.first(HAND + seat)
        while card >= 0:
            kind = s.kind(card)
            if d.sort[kind] == KNOWLEDGE:
                knowledge += 1
                if d.cost[kind] <= 1:
                    ones += 1
                elif d.cost[kind] == 2:
                    twos += 1
                else:
                    more += 1
            elif d.sort[kind] == TIMER:
                timers += 1
            card = s.after(card)
        chain = min(ones, time)
        left = time - chain
        bought = min(twos, left // 2)
        left -= 2 * bought
        chain += bought + min(more, left // 3)
        self.tell(OF_KNOWLEDGE, float(knowledge) / 3.0)
        self.tell(OF_CHAINABLE, float(chain) / 3.0)
        self.tell(OF_TIMERS_IN_HAND, float(timers) / 2.0)


def build(game: Game) -> Evaluation:
    assert isinstance(game, TimeMasters)
    evaluation = TimeMastersEvaluation(game)
    evaluation.read(FOLDER / "evaluation.toml")
    return evaluation
