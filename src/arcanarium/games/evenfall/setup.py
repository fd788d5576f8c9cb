"""Before the first turn: regions, stones, covens, decks, a first player."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.bags import bag
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.rules import Step
from arcanarium.games.evenfall.facts import COVENS, RESOURCE_NAMES
from arcanarium.games.evenfall.steps.base import DeckStep, is_solo
from arcanarium.games.evenfall.steps.circles import refill
from arcanarium.games.evenfall.steps.coven import find_board, is_in_use
from arcanarium.games.evenfall.table import (
    AUTOMA,
    BOX,
    COVEN,
    COVEN_OPTION,
    DECK,
    FIRST,
    FIRST_CHOICE,
    INNER,
    MOON,
    OUTER,
    PLACE_DECK,
    REGION_STONES,
    RESOURCES,
    SIDE,
    STONE_SUPPLY,
    WITCHES,
    Deck,
    Event,
)

STONES_OF_A_REGION: Final = 4


class SetUp(Step):
    """Regions, stones, covens, decks, a first player."""

    def __init__(self, d: Deck) -> None:
        self.d: Deck = d
        self.resources: i64 = bag(d.cards.about["starting_resources"], RESOURCE_NAMES)

    def do(self, s: State) -> None:
        d = self.d
        m = s.mem
        everybody = s.plan.everybody
        for card in range(s.plan.cards):
            if card < d.start_card:
                s.insert(card, PLACE_DECK)
            elif d.ritual_card <= card and card < d.stone_card:
                s.insert(card, DECK)
            elif card == d.red and m[SIDE] == MOON:
                s.insert(card, STONE_SUPPLY)
                s.show(card, everybody)
            else:
                s.insert(card, BOX)
                s.show(card, everybody)
        self.deal_stones(s)
        self.choose_covens(s)
        for seat in range(m[SEATS]):
            self.prepare(s, seat)
        m[WITCHES + AUTOMA] = d.automa_witches
        s.shuffle(PLACE_DECK)
        for region in range(3):
            if is_in_use(s, d, region):
                refill(s, d, region)
        s.shuffle(DECK)
        if m[FIRST_CHOICE] > 0:
            m[FIRST] = m[FIRST_CHOICE] - 1
        else:
            m[FIRST] = s.below(m[SEATS]) if not is_solo(s) else 0
        m[TURN] = m[FIRST]
        s.emit(Event.FIRST, m[FIRST])

    def deal_stones(self, s: State) -> None:
        d = self.d
        left = list(range(int(d.stone_card), int(d.red)))
        for region in range(3):
            if is_in_use(s, d, region):
                for _ in range(STONES_OF_A_REGION):
                    s.move_under(left.pop(int(s.below(len(left)))), REGION_STONES + region)

    def choose_covens(self, s: State) -> None:
        """As the options say; the others at random among those nobody has."""
        seats = s.mem[SEATS]
        left = list(range(len(COVENS)))
        for seat in range(seats):
            wanted = int(s.mem[COVEN_OPTION + seat])
            if wanted > 0:
                left.remove(wanted - 1)
        for seat in range(seats):
            wanted = int(s.mem[COVEN_OPTION + seat])
            s.mem[COVEN + seat] = wanted - 1 if wanted > 0 else left.pop(int(s.below(len(left))))

    def prepare(self, s: State, seat: i64) -> None:
        d = self.d
        s.mem[RESOURCES + seat] = self.resources
        board = find_board(s, seat)
        circle = (OUTER if d.starts_outside[board] == 1 else INNER) + seat
        s.move_under(d.start_card + s.mem[COVEN + seat], circle)
        for name in d.cards.boards[int(board)].get("extra_places", []):
            s.move_under(d.names.index(name), circle)


class NewRound(DeckStep):
    """The first of three."""

    def do(self, s: State) -> None:
        s.push(self.d.round_at, s.mem[FIRST])


def register(d: Deck) -> None:
    d.rules.program("game", SetUp(d), NewRound(d))
