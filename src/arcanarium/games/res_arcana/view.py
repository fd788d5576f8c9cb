"""What is told of a game besides zones and counters: what a reader can conclude, and what places score."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.bits import has
from arcanarium.core.ints import i16, i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.core.view import Data
from arcanarium.games.res_arcana import scoring
from arcanarium.games.res_arcana.facts import ARTIFACTS
from arcanarium.games.res_arcana.table import DECK, FIRST_GAME, GAME_NUMBER, HAND, LOOKED, SETUP, SHOWN


def is_sure(s: State, seat: int, holder: int, card: int) -> bool:
    """Who holds an artifact that all have seen is known; so is the content of the own deck, but in the first game."""
    return (card < ARTIFACTS and has(s.mem[SHOWN], card)) or (holder == seat and s.mem[SETUP] != FIRST_GAME)


def list_surely_held(s: State, seat: int, holder: int) -> list[str]:
    """Cards in a hand or deck, or looked at, that a seat cannot see there, but knows to be there."""
    found: list[int] = []
    for zone in (DECK + holder, HAND + holder, LOOKED + holder):
        for card in s.cards(zone):
            if not s.knows(seat, card) and is_sure(s, seat, holder, int(card)):
                found.append(int(card))
    return [s.plan.card_name(card) for card in sorted(found)]


def write_surely_held(s: State, seat: i64, row: vec[i16], at: i64) -> None:
    """The same for programs: artifact -> one more than how far to the left its holder sits; nothing if not known."""
    seats = s.mem[SEATS]
    shown = s.mem[SHOWN]
    own = s.mem[SETUP] != FIRST_GAME
    for k in range(seats):
        holder = (seat + k) % seats
        for first in (DECK, HAND, LOOKED):
            for card in s.cards(first + holder):
                # monuments may be looked at, too
                if card < ARTIFACTS and not s.knows(seat, card) and (shown >> card & 1 == 1 or (k == 0 and own)):
                    row[at + card] = i16(k + 1)


def tell_extras(s: State, seat: int) -> Data:
    """Besides points: which cards the reader knows to be in a hand or deck, and what each claimed place scores."""
    seats = range(int(s.mem[SEATS]))
    return {
        "unseen": [list_surely_held(s, seat, each) for each in seats],
        "points": [int(scoring.points(s, each)) for each in seats],
        "goal": scoring.GOAL,
        "worth": scoring.list_places(s),
        "wealth": [int(scoring.wealth(s, each)) for each in seats],
        "game": int(s.mem[GAME_NUMBER]),
    }
