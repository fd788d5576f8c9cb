"""What a coven has: boards, places, rituals, specialists, council, pieces, modifiers."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.evenfall.layout import AUTOMA, AUTOMA_FRAME, CELLS, MOON, PLACE
from arcanarium.games.evenfall.table import Table
from arcanarium.games.evenfall.vocabulary import COVENS, MODIFIERS

BATTLE_STRENGTH: Final[i64] = MODIFIERS.index("battle_strength") + 1
COST_REDUCTION: Final[i64] = MODIFIERS.index("ritual_cost_reduction") + 1
COST_IN_MANA: Final[i64] = MODIFIERS.index("own_cost_payable_in_mana") + 1
CATALYSTS_IN_MANA: Final[i64] = MODIFIERS.index("catalysts_payable_in_mana") + 1
ELDERS_IN_REGIONS: Final[i64] = MODIFIERS.index("elders_may_use_region_cells") + 1
REPEAT_REWARD: Final[i64] = MODIFIERS.index("repeat_battle_reward") + 1
MANA_AS_VP: Final[i64] = MODIFIERS.index("mana_gain_may_be_vp") + 1
TWO_BECOMES_ONE: Final[i64] = MODIFIERS.index("find_cost_two_becomes_one") + 1
TRADE_BONUS: Final[i64] = MODIFIERS.index("basic_discard_action_bonus") + 1
COVEN_COUNT: Final[i64] = len(COVENS)


def board_of(t: Table, s: State, seat: i64) -> i64:
    """The sun side is the same for all."""
    return 0 if s.mem[t.side] == 0 else 1 + s.mem[t.coven + seat]


def face_of(t: Table, s: State, place: i64) -> i64:
    """Where the facts of a place are: a starting place has two sides."""
    kind = s.kind(place)
    return kind + COVEN_COUNT if kind >= t.places and s.mem[t.side] == MOON else kind


def is_ritual(t: Table, kind: i64) -> bool:
    return t.first_ritual <= kind and kind < t.first_specialist


def is_specialist(t: Table, kind: i64) -> bool:
    return t.first_specialist <= kind and kind < t.first_stone


def in_use(t: Table, s: State, region: i64) -> bool:
    return t.region_slots[region * 4 + s.mem[SEATS] - 1] > 0


def solo(s: State) -> bool:
    return s.mem[SEATS] == 1


def is_automa(s: State) -> bool:
    """Is it the Automa's step that is being carried out?"""
    return s.me == AUTOMA_FRAME and s.mem[SEATS] == 1


def actor(s: State) -> i64:
    """Whose step it is."""
    return AUTOMA if is_automa(s) else s.me


def frame_seat(seat: i64) -> i64:
    """The seat that a frame for somebody has."""
    return AUTOMA_FRAME if seat == AUTOMA else seat


def place_of(t: Table, s: State, ritual: i64) -> i64:
    """The place a ritual is bound to; -1 if it is in no coven."""
    return (s.mem[t.stack + ritual] & PLACE) - 1


def ritual_on(t: Table, s: State, seat: i64, place: i64) -> i64:
    """The ritual bound to a place of a coven; -1 if it is free."""
    card = s.first(t.rituals + seat)
    while card >= 0:
        if s.mem[t.stack + card] & PLACE == place + 1:
            return card
        card = s.after(card)
    return NO_CARD


def owner_of(t: Table, s: State, place: i64) -> i64:
    """The seat in whose circles a place lies."""
    zone = s.where(place) - t.outer
    return zone if zone <= AUTOMA else zone - (t.inner - t.outer)


def sickles_on(t: Table, s: State, place: i64) -> i64:
    ritual = ritual_on(t, s, owner_of(t, s, place), place)
    return 0 if ritual < 0 else s.mem[t.stack + ritual] >> 10 & 7


def free_slots(t: Table, s: State, ritual: i64) -> i64:
    stack = s.mem[t.stack + ritual]
    return t.catalyst_slots[s.kind(ritual)] - (stack >> 10 & 7) - (stack >> 13 & 7)


def free_cells(t: Table, s: State, ritual: i64) -> i64:
    stack = s.mem[t.stack + ritual]
    return t.ritual_cells[s.kind(ritual)] - (stack >> 16 & 7) - (stack >> 19 & 7)


def acting(t: Table, s: State, specialist: i64) -> i64:
    """The kind whose effect a specialist has now: its own, or the one it copies."""
    copied = s.mem[t.copied + specialist]
    return copied - 1 if copied != 0 else s.kind(specialist)


def card_of(t: Table, s: State, zone: i64, kind: i64) -> i64:
    """The first card of a kind in a zone."""
    card: i64 = t.plan.first_of[int(kind)]
    while s.where(card) != zone:
        card += 1
    return card


def pieces_in(t: Table, s: State, region: i64, seat: i64) -> i64:
    """Witches and elders of a seat anywhere in a region."""
    bag = s.mem[t.pieces + region * 5 + seat]
    found = (bag & 255) + (bag >> 8)
    for i in range(CELLS):
        holder = s.mem[t.cells + region * CELLS + i]
        if holder != 0 and (holder - 1) >> 1 == seat:
            found += 1
    return found


def offer_kinds(t: Table, s: State, zone: i64, block: i64, least: i64) -> None:
    """The rituals and specialists of a zone, each kind once, from a kind on."""
    last: i64 = -1
    card = s.first(zone)
    while card >= 0:
        kind = s.kind(card)
        if kind != last and kind >= least:
            s.offer(block + kind - t.first_ritual)
        last = kind
        card = s.after(card)


def modifier(t: Table, s: State, seat: i64, wanted: i64, detail: i64 = 0) -> i64:
    """How much of a modifier a coven has; `detail` asks for one keyword, scope or tier (bits) only."""
    found: i64 = 0
    card = s.first(t.specialists + seat)
    while card >= 0:
        part = 2 * acting(t, s, card)
        if t.modifiers[part] == wanted and (detail == 0 or t.details[part] & detail != 0):
            found += t.amounts[part]
        card = s.after(card)
    card = s.first(t.rituals + seat)
    while card >= 0:
        part = 2 * s.kind(card)
        works = s.mem[t.binding] != card + 1  # when its play is complete
        if t.modifiers[part] == wanted and works and (detail == 0 or t.details[part] & detail != 0):
            found += t.amounts[part]
        card = s.after(card)
    card = s.first(t.council + seat)
    while card >= 0:
        part = 2 * s.kind(card) + 1
        if t.modifiers[part] == wanted and (detail == 0 or t.details[part] & detail != 0):
            found += t.amounts[part]
        card = s.after(card)
    return found


def ascend(s: State, start: i64) -> None:
    """Sort what was offered from `start` on: circles lie in the order of arrival."""
    for i in range(start + 1, s.count):
        action = s.offers[i]
        k = i - 1
        while k >= start and s.offers[k] > action:
            s.offers[k + 1] = s.offers[k]
            k -= 1
        s.offers[k + 1] = action


def best_price(t: Table, s: State, seat: i64, wanted: i64) -> i64:
    """The lowest amount of a modifier that a specialist gives, 0 if none: permissions do not add up (ruling 63)."""
    best: i64 = 0
    card = s.first(t.specialists + seat)
    while card >= 0:
        part = 2 * acting(t, s, card)
        if t.modifiers[part] == wanted and (best == 0 or t.amounts[part] < best):
            best = t.amounts[part]
        card = s.after(card)
    return best
