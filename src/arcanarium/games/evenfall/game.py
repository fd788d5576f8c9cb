"""Evenfall as the rest of the product sees it, built from a card set."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.game import BadSetup, Game
from arcanarium.core.ints import i64
from arcanarium.core.position import BadPosition
from arcanarium.core.view import Data
from arcanarium.games.evenfall import (
    automa,
    battle,
    circles,
    flow,
    goods,
    pieces,
    playing,
    rewards,
    scoring,
    telling,
    triggers,
    turn,
)
from arcanarium.games.evenfall.card_set import SHIPPED, Cards, check_set, load_set
from arcanarium.games.evenfall.compiler import Compiler
from arcanarium.games.evenfall.coven import board_of, in_use, place_of, solo
from arcanarium.games.evenfall.effects import copying, places
from arcanarium.games.evenfall.layout import AUTOMA, MOON, MOST_SEATS
from arcanarium.games.evenfall.playing import council_cost
from arcanarium.games.evenfall.table import Table
from arcanarium.games.evenfall.vocabulary import RESOURCES

__all__ = ["GAME", "Evenfall", "build", "check_set", "load_set"]

PHASES: Final = ["main", "after", "scouting", "battle", "end_of_round", "end"]
OPTIONS: Final = ["side", "advanced_draw", "difficulty", "coven_0", "coven_1", "coven_2", "coven_3"]


class Evenfall(Game):
    """Three rounds; alone against the Automa, who is seat 4 wherever a seat is named."""

    name = "evenfall"
    version = 1
    fewest = 1
    most = 4

    def __init__(self, t: Table) -> None:
        super().__init__(t.rules, t.actions, OPTIONS, t.cards)
        self.t: Table = t

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        return scoring.breakdown(self.t, s, seat)

    def score(self, s: State, seat: i64) -> i64:
        return scoring.score(self.t, s, seat)

    def sheet(self, s: State) -> list[dict[str, int]]:
        others = [scoring.automa_breakdown(self.t, s)] if solo(s) else []
        return [*super().sheet(s), *others]

    def winners(self, s: State) -> list[int]:
        return scoring.winners(self.t, s)

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

    def enter_phase(self, s: State, phase: str, seat: int) -> None:
        t = self.t
        tidy(t, s)
        first = s.mem[t.first]
        if phase == "scouting":
            s.push(t.round_at, first, NO_CARD, NO_CARD, 0)
        elif phase == "battle":
            s.push(t.round_at + flow.ROUND_BATTLE, first, NO_CARD, NO_CARD, 0)
        elif phase == "end_of_round":
            s.push(t.round_at + flow.ROUND_END, first, NO_CARD, NO_CARD, 0)
        elif phase == "end":
            s.push(t.end_at, first, NO_CARD, NO_CARD, 0)
        else:
            s.push(t.round_at + flow.ROUND_BATTLE, first, NO_CARD, NO_CARD, 0)
            s.push(t.turns_at, seat, NO_CARD, NO_CARD, (seat + 1) % self.seats(s))
            if solo(s):
                s.push(t.reply_at, seat, NO_CARD, NO_CARD, 0)
            s.push(t.menu_at if phase == "main" else t.after_at, seat, NO_CARD, NO_CARD, 0)

    def extras(self, s: State, seat: int) -> Data:
        t = self.t
        seats = range(self.seats(s))
        used = [region for region in range(3) if in_use(t, s, region)]
        data: Data = {
            "scores": self.scores(s),
            "boards": [str(t.cards.boards[int(board_of(t, s, each))]["id"]) for each in seats],
            "council_cost": [resources(int(council_cost(t, s, each))) for each in seats],
            "regions": [t.regions[region] for region in used],
            "place_slots": {t.regions[r]: int(t.region_slots[r * 4 + len(seats) - 1]) for r in used},
            "action_cells": {t.regions[r]: int(t.region_cells[r * 4 + len(seats) - 1]) for r in used},
        }
        if solo(s):
            data["automa"] = {"seat": int(AUTOMA), "breakdown": scoring.automa_breakdown(t, s)}
        if not s.is_over():
            data["phase"] = telling.phase_of(t, s)
            data.update(telling.about_question(t, s))
        return data

    def pool(self, s: State, card: int) -> int:
        """Places lie in a deck of their own."""
        return 0 if card < self.t.ritual_card else 1

    def redraw(self, s: State, seat: int) -> None:
        """Dials that others have set and not opened yet."""
        t = self.t
        for other in range(self.seats(s)):
            if other == seat or s.mem[t.dial + other] < 0:
                continue
            least = 0
            most = int(battle.highest_bid(t, s, other))
            bid = int(s.mem[t.bid + other])
            if bid >= 0:
                reach = int(battle.dial_range(t, s, other))
                least = max(least, bid - reach)
                most = min(most, bid + reach)
            s.mem[t.dial + other] = least + s.below(most - least + 1)


def resources(bag: int) -> dict[str, int]:
    return {name: bag >> (8 * i) & 255 for i, name in enumerate(RESOURCES) if bag >> (8 * i) & 255}


def tidy(t: Table, s: State) -> None:
    """A position need not say where unmentioned places and stones lie, or in which slots the places of a row."""
    for card in s.cards(t.deck):
        if card < t.start_card:
            s.extract(card)
            s.append(card, t.place_deck)
        elif card < t.ritual_card or card >= t.stone_card:
            s.extract(card)
            supply = card == t.red and s.mem[t.side] == MOON
            s.insert(card, t.stone_supply if supply else t.box)
            s.show(card, s.plan.everybody)
    for seat in range(int(AUTOMA) + 1):
        taken: list[int] = []
        for ritual in s.cards(t.rituals + seat):
            place = int(place_of(t, s, ritual))
            if place < 0 or s.where(place) not in (t.outer + seat, t.inner + seat) or place in taken:
                name = "automa_rituals" if seat == AUTOMA else f"seats.{seat}.rituals"
                raise BadPosition(name, f"{t.names[int(ritual)]} should be bound to a free place of the same coven")
            taken.append(place)
    for region in range(3):
        number = int(s.number(t.rows + region))
        if bin(int(s.mem[t.slots + region])).count("1") != number:
            s.mem[t.slots + region] = (1 << number) - 1


def build(card_set: Cards) -> Evenfall:
    """The game that a card set makes; several can be played in one process."""
    t = Table(card_set)
    for module_register in (
        triggers.register,
        goods.register,
        circles.register,
        pieces.register,
        rewards.register,
        places.register,
        copying.register,
    ):
        module_register(t)
    Compiler(t).compile_set()
    automa.register(t)
    playing.register(t)
    turn.register(t)
    battle.register(t)
    scoring.register(t)
    flow.register(t)
    t.rules.finish()
    return Evenfall(t)


GAME: Final = build(load_set(SHIPPED))
