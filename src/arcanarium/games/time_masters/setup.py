"""Before the first turn: equal decks, five piles, a first mage."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.plan import SEATS, TURN
from arcanarium.games.time_masters.facts import HELP, OPENING_HAND, PILE, SPHERES
from arcanarium.games.time_masters.steps.piles import draw_cards, open_top
from arcanarium.games.time_masters.table import (
    BALANCE,
    BOX,
    DECK,
    FIRST,
    FIRST_CHOICE,
    IMAGINARY,
    SPHERE,
    DeckStep,
    Event,
)


class SetUp(DeckStep):
    """Equal decks, five piles of random cards, a random first mage."""

    def do(self, s: State) -> None:
        d = self.d
        m = s.mem
        seats = m[SEATS]
        for card in range(d.plan.cards):
            kind = s.kind(card)
            if d.level[kind] > 0:
                s.insert(card, SPHERE + d.level[kind] - 1)
            else:
                owner = (card - d.first_of[kind]) // d.per_mage[kind]
                s.insert(card, DECK + owner if owner < seats else BOX)
        for level in range(1, SPHERES + 1):
            s.shuffle(SPHERE + level - 1)
            while s.number(SPHERE + level - 1) > PILE:  # unseen
                s.move(s.first(SPHERE + level - 1), BOX)
            open_top(s, level)
        m[FIRST] = s.below(seats) if m[FIRST_CHOICE] == 0 else m[FIRST_CHOICE] - 1
        s.emit(Event.FIRST, m[FIRST])
        for k in range(seats):
            seat = (m[FIRST] + k) % seats
            m[IMAGINARY + seat] = HELP[int(m[BALANCE])][int(k)]
            s.shuffle(DECK + seat)
            draw_cards(s, seat, OPENING_HAND)
        m[TURN] = m[FIRST]
        s.push(d.turn_at, m[FIRST])
