"""What a board shows besides zones and counters."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.plan import SEATS
from arcanarium.core.view import Data
from arcanarium.games.seasons.facts import (
    DICE,
    ENERGIES,
    HAND_OF_FORTUNE,
    KINDS,
    KINDS_OF_ENERGY,
    NAMES,
    TOKENS_COST,
    VALUE,
)
from arcanarium.games.seasons.scoring import PENALTY
from arcanarium.games.seasons.steps.dice import left_over
from arcanarium.games.seasons.steps.energy import worth
from arcanarium.games.seasons.steps.summoning import energy_owed
from arcanarium.games.seasons.table import DIE, HAND, capacity, in_play, kinds_in, season


def extras(s: State, seat: int) -> Data:
    row = int(season(s)) * KINDS_OF_ENERGY
    seats = range(int(s.mem[SEATS]))
    left = int(left_over(s))
    return {
        "season": int(season(s)),
        "values": {energy: int(VALUE[row + i]) for i, energy in enumerate(ENERGIES)},
        "worth": [{energy: int(worth(s, each, i)) for i, energy in enumerate(ENERGIES)} for each in seats],
        "capacity": [int(capacity(s, each)) for each in seats],
        "penalty": [int(points) for points in PENALTY],
        "left_over": None if left < 0 else DICE[int(s.mem[DIE + left])],
        "tokens_owed": tokens_owed(s, seat) if seat in seats else {},
    }


def tokens_owed(s: State, seat: int) -> dict[str, int]:
    """How many tokens the cards of a hand cost, where that is not what is printed on them."""
    if in_play(s, seat, HAND_OF_FORTUNE) == 0:
        return {}
    row = int(s.mem[SEATS]) * KINDS
    owed = {kind: int(energy_owed(s, seat, kind)) for kind in kinds_in(s, HAND + seat)}
    return {NAMES[kind]: number for kind, number in owed.items() if number != TOKENS_COST[row + kind]}
