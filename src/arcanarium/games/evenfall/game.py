"""Evenfall as the rest of the product sees it, built from a card set."""

from __future__ import annotations

from typing import ClassVar, Final

from arcanarium.core.agenda import State
from arcanarium.core.game import BadSetup, Game
from arcanarium.core.ints import i64
from arcanarium.core.view import Data
from arcanarium.games.evenfall import flow, positions, scoring, setup, view
from arcanarium.games.evenfall.card_set import SHIPPED, check_set, load_set
from arcanarium.games.evenfall.cards.compile import compile_set
from arcanarium.games.evenfall.facts import Cards
from arcanarium.games.evenfall.steps import automa, battle, circles, goods, pieces, playing, stones, triggers
from arcanarium.games.evenfall.steps.base import is_solo
from arcanarium.games.evenfall.table import DIAL, FIRST, MOST_SEATS, ROUND, ROUNDS, Deck

__all__ = ["GAME", "Evenfall", "build", "check_set", "load_set"]

PHASES: Final = ["main", "after", "scouting", "battle", "end_of_round", "end"]
OPTIONS: Final = ["side", "advanced_draw", "difficulty", "first_player", "coven_0", "coven_1", "coven_2", "coven_3"]


class Evenfall(Game):
    """Three rounds; alone against the Automa, who is seat 4 wherever a seat is named."""

    name = "evenfall"
    minutes = 90
    weight = 4
    first_game: ClassVar[dict[str, str]] = {"side": "sun"}
    fewest = 1
    piles: ClassVar[list[str]] = ["place_deck"]
    only: ClassVar[dict[str, tuple[str, str]]] = {"difficulty": ("seats", "1")}

    def __init__(self, d: Deck) -> None:
        super().__init__(d.rules, d.actions, OPTIONS, d.cards)
        self.d: Deck = d

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        return scoring.break_down(s, self.d, seat)

    def score(self, s: State, seat: i64) -> i64:
        return scoring.score(s, self.d, seat)

    def sheet(self, s: State) -> list[dict[str, int]]:
        others = [scoring.break_down_automa(s, self.d)] if is_solo(s) else []
        return [*super().sheet(s), *others]

    def winners(self, s: State) -> list[int]:
        return scoring.find_winners(s, self.d)

    def check_options(self, seats: int, options: dict[str, str]) -> None:
        chosen: list[str] = []
        for seat in range(MOST_SEATS):
            coven = options.get(f"coven_{seat}", "random")
            if coven == "random":
                continue
            if seat >= seats:
                raise BadSetup(f"option coven_{seat} is for a seat that nobody sits at; there are {seats}")
            if coven in chosen:
                raise BadSetup(f"option coven_{seat}: {coven} is taken by another seat")
            chosen.append(coven)

    def phases(self) -> list[str]:
        return PHASES

    def complete(self, s: State, named: set[str]) -> None:
        positions.complete(s, self.d, named)

    def flaw(self, s: State) -> tuple[str, str]:
        return positions.find_flaw(s, self.d)

    def enter_phase(self, s: State, phase: str, seat: int) -> None:
        positions.check_phase(s, phase)
        d = self.d
        first = s.mem[FIRST]
        if phase == "end":
            s.push(d.end_at, first)
        elif phase in ("main", "after"):
            s.push(d.rules.at("round", "battle"), first)
            s.push(d.turns_at, seat, n=(seat + 1) % self.seats(s))
            if is_solo(s):
                s.push(d.reply_at, seat)
            s.push(d.menu_at if phase == "main" else d.after_at, seat)
        else:
            s.push(d.rules.at("round", phase), first)

    def phase(self, s: State) -> str:
        return view.name_phase(s, self.d)

    def round(self, s: State) -> int:
        return int(s.mem[ROUND])

    def first_player(self, s: State) -> int:
        return int(s.mem[FIRST])

    def ends(self, s: State) -> Data:
        return {"rounds_left": ROUNDS - int(s.mem[ROUND])}

    def extras(self, s: State, seat: int) -> Data:
        return view.tell(s, self.d, seat)

    def pool(self, s: State, card: int) -> int:
        """Places lie in a deck of their own."""
        return 0 if card < self.d.ritual_card else 1

    def redraw(self, s: State, seat: int) -> None:
        """Dials that others have set and not opened yet."""
        for other in range(self.seats(s)):
            if other != seat and s.mem[DIAL + other] >= 0:
                least, most = battle.find_dial_limits(s, self.d, other)
                s.mem[DIAL + other] = least + s.below(most - least + 1)


def build(card_set: Cards) -> Evenfall:
    """The game that a card set makes; several can be played in one process."""
    d = Deck(card_set)
    for register in (
        triggers.register,
        goods.register,
        circles.register,
        pieces.register,
        compile_set,
        automa.register,
        playing.register,
        battle.register,
        stones.register,
        flow.register,
        setup.register,
    ):
        register(d)
    d.rules.finish()
    return Evenfall(d)


GAME: Final = build(load_set(SHIPPED))
