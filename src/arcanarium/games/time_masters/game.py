"""Time Masters as the rest of the product sees it, built from a card set."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.game import Game, Signal
from arcanarium.core.ints import i16, i64, vec
from arcanarium.core.plan import DRAWS, MOST, SEATS, SEED, TOLD, TURN
from arcanarium.core.view import Data
from arcanarium.games.time_masters import access, flow, scoring, timers
from arcanarium.games.time_masters.board import FEWEST_SEATS, MOST_SEATS, PILE, SPHERES
from arcanarium.games.time_masters.card_set import Cards, check_set, load_set
from arcanarium.games.time_masters.effects import lists
from arcanarium.games.time_masters.imagining import deal_anew
from arcanarium.games.time_masters.table import (
    BOX,
    DECK,
    SPHERE,
    TIMERS,
    TUCKED,
    Table,
    budget,
    empty_piles,
    hand_limit,
)

PHASES: Final = ["main", "turn", "access", "closing"]

__all__ = ["GAME", "TimeMasters", "build", "check_set", "load_set"]


class TimeMasters(Game):
    """Mages build decks that bend time; level by level they reach the fifth sphere."""

    name = "time_masters"
    version = 1
    fewest = FEWEST_SEATS
    most = MOST_SEATS
    rest = "box"
    unused = "box"

    def __init__(self, table: Table, card_set: Cards) -> None:
        super().__init__(table.rules, table.actions, ["seat_balance"], card_set)
        self.table: Table = table
        self.cards: Cards = card_set

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        return scoring.breakdown(s, self.table, seat)

    def score(self, s: State, seat: i64) -> i64:
        return scoring.score(s, self.table, seat)

    def winners(self, s: State) -> list[int]:
        return scoring.winners(s, self.table)

    def phases(self) -> list[str]:
        return PHASES

    def enter_phase(self, s: State, phase: str, seat: int) -> None:
        t = self.table
        if empty_piles(s) == SPHERES:  # a position that does not mention them
            self.deal_piles(s)
        for sphere in range(SPHERES):
            if s.number(SPHERE + sphere) > 0:
                s.show(s.first(SPHERE + sphere), s.plan.everybody)
        if phase == "turn":
            s.push(t.turn_at, seat, NO_CARD, NO_CARD, 0)
            return
        if phase == "main":
            s.push(t.turn_at + flow.TURN_MAIN, seat, NO_CARD, NO_CARD, 0)
            return
        s.push(t.turn_at + flow.TURN_END, seat, NO_CARD, NO_CARD, 0)
        step = access.ACCESS_CLOSING if phase == "closing" else 0
        s.push(t.access_at + step, seat, NO_CARD, NO_CARD, 0)

    def deal_piles(self, s: State) -> None:
        """Ten cards a sphere out of the box, as they come."""
        t = self.table
        for card in s.cards(BOX):
            level = t.level[s.kind(card)]
            if level > 0 and s.number(SPHERE + level - 1) < PILE:
                s.extract(card)
                s.append(card, SPHERE + level - 1)

    def extras(self, s: State, seat: int) -> Data:
        """The points are public: of a card taken blind the sphere is known. The owner knows what the deck holds."""
        t = self.table
        seats = range(self.seats(s))
        under: Data = {}
        for each in seats:
            for timer in s.cards(TIMERS + each):
                number = timers.count_at(s, t, TUCKED + each, timer)
                if number > 0:
                    under[s.plan.card_name(int(timer))] = int(number)
        data: Data = {
            "card_set": self.cards.id,
            "provenance": self.cards.provenance,
            "scores": self.scores(s),
            "hand_limit": [int(hand_limit(s, each)) for each in seats],
            "under_timers": under,
            "budget": 0 if s.is_over() else int(budget(s, t, int(s.mem[TURN]))),
        }
        if seat in seats:
            data["own_deck"] = sorted(t.names[int(s.kind(card))] for card in s.cards(DECK + seat))
        return data

    def signals(self, seats: int) -> list[Signal]:
        """The points by sphere, how many cards lie under a timer, and what is left in the own deck."""
        return [
            *super().signals(seats),
            Signal("points", 0, MOST, ["seats", "sphere"], seats * int(SPHERES)),
            Signal("under_timer", 0, self.table.plan.cards, ["cards"], self.table.plan.cards),
            Signal("own_deck", 0, self.table.plan.cards, ["kinds"], self.table.kinds),
        ]

    def signal(self, s: State, seat: i64, row: vec[i16], at: i64) -> None:
        t = self.table
        seats = s.mem[SEATS]
        under = at + seats * (SPHERES + 1)
        for k in range(seats):
            owner = (seat + k) % seats
            by_sphere = scoring.points(s, t, owner)
            total: i64 = 0
            for level in range(1, SPHERES + 1):
                total += by_sphere[level]
                row[at + seats + k * SPHERES + level - 1] = i16(by_sphere[level])
            row[at + k] = i16(total)
            card = s.first(TUCKED + owner)
            while card >= 0:
                timer = s.mem[t.timer + card] - 1
                if timer >= 0:
                    row[under + timer] += 1
                card = s.after(card)
        deck = under + t.plan.cards
        card = s.first(DECK + seat)
        while card >= 0:
            row[deck + s.kind(card)] += 1
            card = s.after(card)

    def imagine(self, s: State, seat: int, seed: int) -> State:
        new = s.clone()
        new.mem[SEED] = seed % SEED_LIMIT
        new.mem[DRAWS] = 0
        deal_anew(new, self.table, seat)
        new.mem[TOLD] = s.mem[TOLD]
        if new.to_move >= 0:
            new.ask(new.to_move)
        return new


def build(card_set: Cards) -> TimeMasters:
    """A game of that card set; games of several sets live side by side."""
    table = Table(card_set)
    timers.register(table)
    lists.register(table, card_set.cards)
    flow.register(table)
    table.rules.finish()
    return TimeMasters(table, card_set)


GAME: Final = build(load_set())
