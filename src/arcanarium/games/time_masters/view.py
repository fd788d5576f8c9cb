"""What a seat is told beyond the table: limits, prices, what the chain buys and what cards cost now."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.asking.several import MOST
from arcanarium.core.game import Signal
from arcanarium.core.ints import i16, i64, vec
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.view import Data
from arcanarium.games.time_masters.facts import EMPTY_AT_END, KNOWLEDGE, LEVELS, QUIET_ROUNDS, SPHERES
from arcanarium.games.time_masters.scoring import points_by_sphere
from arcanarium.games.time_masters.steps.access import may_pick, may_pick_two, second_price
from arcanarium.games.time_masters.steps.time import cost
from arcanarium.games.time_masters.steps.timers import count_at
from arcanarium.games.time_masters.table import (
    CHAIN,
    CHAIN_BONUS,
    DECK,
    HAND,
    PICKS,
    QUIET,
    SPHERE,
    TIMERS,
    TUCKED,
    Deck,
    budget,
    empty_piles,
    hand_limit,
    kinds_in,
)


def describe(s: State, d: Deck, seat: int) -> Data:
    """Everybody is told how many cards lie under a timer, the owner what the own deck holds, in no order."""
    seats = range(int(s.mem[SEATS]))
    under: Data = {}
    for owner in seats:
        for timer in s.cards(TIMERS + owner):
            number = count_at(s, d, TUCKED + owner, timer)
            if number > 0:
                under[s.plan.card_name(int(timer))] = int(number)
    data: Data = {
        "hand_limit": [int(hand_limit(s, each)) for each in seats],
        "under_timers": under,
        "budget": 0 if s.is_over() else int(budget(s, s.mem[TURN])),
    }
    if not s.is_over():
        data.update(describe_turn(s, d, seat))
    if seat in seats:
        data["own_deck"] = sorted(d.names[int(s.kind(card))] for card in s.cards(DECK + seat))
    return data


def describe_turn(s: State, d: Deck, seat: int) -> Data:
    """What cards cost now is told to the mage whose turn it is."""
    mage = int(s.mem[TURN])
    left = budget(s, mage)
    data: Data = {
        "chain_length": int(s.number(CHAIN + mage) + s.mem[CHAIN_BONUS]),
        "buys": list_purchases(s, left),
        "spheres": [describe_sphere(s, level, left) for level in LEVELS],
    }
    if seat == mage:
        known = [kind for kind in kinds_in(s, HAND + mage) if d.sort[kind] == KNOWLEDGE]
        data["costs"] = {d.names[kind]: int(cost(s, d, mage, kind)) for kind in known}
    return data


def describe_end(s: State) -> Data:
    """Empty spheres and turns without a card taken, and how many of them end the game."""
    return {
        "empty_spheres": int(empty_piles(s)),
        "empty_at_end": int(EMPTY_AT_END),
        "quiet_turns": int(s.mem[QUIET]),
        "quiet_limit": int(QUIET_ROUNDS * s.mem[SEATS]),
    }


def describe_sphere(s: State, level: int, left: i64) -> Data:
    """What its cards take of the chain, how much the face-up one takes too much, and whether it is closed."""
    return {
        "price": level,
        "second_price": int(second_price(s, level)),
        "missing": max(0, level - int(left)),
        "closed": not may_pick(s, level - 1),
    }


def list_purchases(s: State, left: i64) -> list[list[int]]:
    """The levels of the face-up cards that a chain of that length buys at best, the fewest cards first."""
    fresh = [level for level in LEVELS if s.mem[PICKS + level - 1] == 0 and s.number(SPHERE + level - 1) > 0]
    sets: list[list[int]] = [[]]
    for level in fresh:
        sets += [[*chosen, level] for chosen in sets if sum(chosen) + level <= left]
    if may_pick_two(s):
        sets += [
            sorted([*chosen, level])
            for level in LEVELS
            for chosen in sets
            if sum(chosen) + level <= left and can_follow(s, level, chosen)
        ]
    best = max(sum(chosen) for chosen in sets)
    return sorted((chosen for chosen in sets if sum(chosen) == best > 0), key=lambda chosen: (len(chosen), chosen))


def can_follow(s: State, level: int, chosen: list[int]) -> bool:
    """Can a second card of a sphere be taken, whose first one has been or is among those chosen?"""
    taken = s.mem[PICKS + level - 1] > 0
    return (taken or level in chosen) and s.number(SPHERE + level - 1) > (0 if taken else 1)


# -- for programs that learn


def list_signals(d: Deck, seats: int) -> list[Signal]:
    cards = d.plan.cards
    return [
        Signal("points", 0, MOST, ["seats", "sphere"], seats * int(SPHERES)),
        Signal("under_timer", 0, cards, ["cards"], cards),
        Signal("own_deck", 0, cards, ["kinds"], d.kinds),
    ]


def write_signals(s: State, d: Deck, seat: i64, row: vec[i16], at: i64) -> None:
    seats = s.mem[SEATS]
    under = at + seats * (SPHERES + 1)
    for k in range(seats):
        owner = (seat + k) % seats
        by_sphere = points_by_sphere(s, d, owner)
        total: i64 = 0
        for level in range(1, SPHERES + 1):
            total += by_sphere[level]
            row[at + seats + k * SPHERES + level - 1] = i16(by_sphere[level])
        row[at + k] = i16(total)
        for card in s.cards(TUCKED + owner):
            timer = s.mem[d.timer + card] - 1
            if timer >= 0:
                row[under + timer] += 1
    deck = under + d.plan.cards
    for card in s.cards(DECK + seat):
        row[deck + s.kind(card)] += 1
