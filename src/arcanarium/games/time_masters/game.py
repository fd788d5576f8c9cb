"""Time Masters as the rest of the product sees it, built from a card set."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.game import Game, Signal
from arcanarium.core.ints import i16, i64, vec
from arcanarium.core.plan import DRAWS, TOLD
from arcanarium.core.view import Data
from arcanarium.games.time_masters import scoring, view
from arcanarium.games.time_masters.card_set import check_set, load_set
from arcanarium.games.time_masters.cards.compile import compile_cards
from arcanarium.games.time_masters.facts import FEWEST_SEATS, MOST_SEATS, SPHERES, Cards
from arcanarium.games.time_masters.flow import register_flow
from arcanarium.games.time_masters.imagining import deal_unseen
from arcanarium.games.time_masters.positions import deal_piles, find_flaw
from arcanarium.games.time_masters.steps.rivals import register_rivals
from arcanarium.games.time_masters.steps.timers import register_timers
from arcanarium.games.time_masters.table import FIRST, PHASE, PHASES, SPHERE, Deck

STARTS: Final = ["main", "turn", "access", "closing"]  # where a position may begin

__all__ = ["GAME", "TimeMasters", "build", "check_set", "load_set"]


class TimeMasters(Game):
    """Mages build decks that bend time; level by level they reach the fifth sphere."""

    name = "time_masters"
    minutes = 45
    weight = 2
    fewest = FEWEST_SEATS
    most = MOST_SEATS
    rest = "box"

    def __init__(self, deck: Deck, card_set: Cards) -> None:
        super().__init__(deck.rules, deck.actions, ["seat_balance", "first_player"], card_set)
        self.deck: Deck = deck
        self.cards: Cards = card_set

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        return scoring.breakdown(s, self.deck, seat)

    def score(self, s: State, seat: i64) -> i64:
        return scoring.score(s, self.deck, seat)

    def winners(self, s: State) -> list[int]:
        return scoring.winners(s, self.deck)

    def phases(self) -> list[str]:
        return STARTS

    def enter_phase(self, s: State, phase: str, seat: int) -> None:
        rules = self.rules
        for sphere in range(SPHERES):
            if s.number(SPHERE + sphere) > 0:
                s.show(s.first(SPHERE + sphere), s.plan.everybody)
        if phase == "turn":
            s.push(rules.entry["turn"], seat)
        elif phase == "main":
            s.push(rules.at("turn", "main"), seat)
        else:
            s.push(rules.at("turn", "end"), seat)
            s.push(rules.entry["access"] if phase == "access" else rules.at("access", "closing"), seat)

    def complete(self, s: State, named: set[str]) -> None:
        deal_piles(s, self.deck, named)

    def flaw(self, s: State) -> tuple[str, str]:
        return find_flaw(s, self.deck)

    def phase(self, s: State) -> str:
        return PHASES[int(s.mem[PHASE])]

    def first_player(self, s: State) -> int:
        return int(s.mem[FIRST])

    def ends(self, s: State) -> Data:
        return view.describe_end(s)

    def extras(self, s: State, seat: int) -> Data:
        data: Data = {"card_set": self.cards.id, "provenance": self.cards.provenance, "scores": self.scores(s)}
        data.update(view.describe(s, self.deck, seat))
        return data

    def signals(self, seats: int) -> list[Signal]:
        """The points by sphere, how many cards lie under a timer, and what is left in the own deck."""
        return super().signals(seats) + view.list_signals(self.deck, seats)

    def signal(self, s: State, seat: i64, row: vec[i16], at: i64) -> None:
        view.write_signals(s, self.deck, seat, row, at)

    def imagine(self, s: State, seat: int, seed: int) -> State:
        new = s.clone()
        new.sow(seed % SEED_LIMIT)
        new.mem[DRAWS] = 0
        deal_unseen(new, self.deck, seat)
        new.mem[TOLD] = s.mem[TOLD]
        if new.to_move >= 0:
            new.ask(new.to_move)
        return new


def build(card_set: Cards) -> TimeMasters:
    """A game of that card set; games of several sets live side by side."""
    deck = Deck(card_set)
    register_timers(deck)
    register_rivals(deck)
    compile_cards(deck, card_set.cards)
    register_flow(deck)
    deck.rules.finish()
    return TimeMasters(deck, card_set)


GAME: Final = build(load_set())
