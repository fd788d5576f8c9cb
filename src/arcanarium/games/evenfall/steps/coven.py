"""What a coven has, and what effects count in it: boards, places, rituals, specialists, council, pieces, modifiers."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.evenfall.facts import (
    COUNTERS,
    COVENS,
    ELDERS_AT,
    KEYWORDS,
    MODIFIERS,
    ORBS_AT,
    SICKLES_AT,
    WITCHES_AT,
    count_on,
)
from arcanarium.games.evenfall.table import (
    AUTOMA,
    BINDING,
    CELLS,
    CELLS_OF_A_REGION,
    COUNCIL,
    COVEN,
    ELDERS,
    INNER,
    MANA,
    MOON,
    OUTER,
    PIECES,
    PIECES_OF_A_KIND,
    PLACE,
    RITUALS,
    SIDE,
    SPECIALISTS,
    Deck,
)

COVEN_COUNT: Final[i64] = len(COVENS)


class Modifier:
    """What lasts while a card is in a coven, as the deck numbers it."""

    BATTLE_STRENGTH: Final[i64] = MODIFIERS.index("battle_strength") + 1
    COST_REDUCTION: Final[i64] = MODIFIERS.index("ritual_cost_reduction") + 1
    COST_IN_MANA: Final[i64] = MODIFIERS.index("own_cost_payable_in_mana") + 1
    CATALYSTS_IN_MANA: Final[i64] = MODIFIERS.index("catalysts_payable_in_mana") + 1
    ELDERS_IN_REGIONS: Final[i64] = MODIFIERS.index("elders_may_use_region_cells") + 1
    REPEAT_REWARD: Final[i64] = MODIFIERS.index("repeat_battle_reward") + 1
    MANA_AS_VP: Final[i64] = MODIFIERS.index("mana_gain_may_be_vp") + 1
    TWO_BECOMES_ONE: Final[i64] = MODIFIERS.index("find_cost_two_becomes_one") + 1
    TRADE_BONUS: Final[i64] = MODIFIERS.index("basic_discard_action_bonus") + 1


def find_board(s: State, seat: i64) -> i64:
    """The sun side is the same for all."""
    return 0 if s.mem[SIDE] == 0 else 1 + s.mem[COVEN + seat]


def find_face(s: State, d: Deck, place: i64) -> i64:
    """Where the facts of a place are: a starting place has two sides."""
    kind = s.kind(place)
    return kind + COVEN_COUNT if kind >= d.places and s.mem[SIDE] == MOON else kind


def is_specialist(d: Deck, kind: i64) -> bool:
    return d.first_specialist <= kind and kind < d.first_stone


def is_in_use(s: State, d: Deck, region: i64) -> bool:
    return d.region_slots[region * 4 + s.mem[SEATS] - 1] > 0


def find_place(s: State, d: Deck, ritual: i64) -> i64:
    """The place a ritual is bound to; -1 if it is in no coven."""
    return (s.mem[d.stack + ritual] & PLACE) - 1


def find_ritual(s: State, d: Deck, seat: i64, place: i64) -> i64:
    """The ritual bound to a place of a coven; -1 if it is free."""
    card = s.first(RITUALS + seat)
    while card >= 0:
        if s.mem[d.stack + card] & PLACE == place + 1:
            return card
        card = s.after(card)
    return NO_CARD


def find_owner(s: State, place: i64) -> i64:
    """The seat in whose circles a place lies."""
    zone = s.where(place) - OUTER
    return zone if zone <= AUTOMA else zone - (INNER - OUTER)


def count_sickles(s: State, d: Deck, place: i64) -> i64:
    ritual = find_ritual(s, d, find_owner(s, place), place)
    return 0 if ritual < 0 else count_on(s.mem[d.stack + ritual], SICKLES_AT)


def count_free_slots(s: State, d: Deck, ritual: i64) -> i64:
    stack = s.mem[d.stack + ritual]
    return d.catalyst_slots[s.kind(ritual)] - count_on(stack, SICKLES_AT) - count_on(stack, ORBS_AT)


def count_free_cells(s: State, d: Deck, ritual: i64) -> i64:
    stack = s.mem[d.stack + ritual]
    return d.ritual_cells[s.kind(ritual)] - count_on(stack, WITCHES_AT) - count_on(stack, ELDERS_AT)


def find_acting(s: State, d: Deck, specialist: i64) -> i64:
    """The kind whose effect a specialist has now: its own, or the one it copies."""
    copied = s.mem[d.copied + specialist]
    return copied - 1 if copied != 0 else s.kind(specialist)


def find_card(s: State, d: Deck, zone: i64, kind: i64) -> i64:
    """The first card of a kind in a zone."""
    card: i64 = d.plan.first_of[int(kind)]
    while s.where(card) != zone:
        card += 1
    return card


def count_pieces_in(s: State, region: i64, seat: i64) -> i64:
    """Witches and elders of a seat anywhere in a region."""
    bag = s.mem[PIECES + region * 5 + seat]
    found = (bag & 255) + (bag >> 8)
    for i in range(CELLS_OF_A_REGION):
        holder = s.mem[CELLS + region * CELLS_OF_A_REGION + i]
        if holder != 0 and (holder - 1) >> 1 == seat:
            found += 1
    return found


def list_kinds(s: State, zone: i64, first: i64, end: i64) -> list[int]:
    """The kinds from one to before another of the cards of a zone, ascending, each once."""
    return sorted({int(s.kind(card)) for card in s.cards(zone) if first <= s.kind(card) < end})


def count_modifier(s: State, d: Deck, seat: i64, wanted: i64, detail: i64 = 0) -> i64:
    """How much of a modifier a coven has; `detail` asks for one keyword, scope or tier (bits) only."""
    found: i64 = 0
    card = s.first(SPECIALISTS + seat)
    while card >= 0:
        part = 2 * find_acting(s, d, card)
        if d.modifiers[part] == wanted and (detail == 0 or d.details[part] & detail != 0):
            found += d.amounts[part]
        card = s.after(card)
    card = s.first(RITUALS + seat)
    while card >= 0:
        part = 2 * s.kind(card)
        works = s.mem[BINDING] != card + 1  # when its play is complete
        if d.modifiers[part] == wanted and works and (detail == 0 or d.details[part] & detail != 0):
            found += d.amounts[part]
        card = s.after(card)
    card = s.first(COUNCIL + seat)
    while card >= 0:
        part = 2 * s.kind(card) + 1
        if d.modifiers[part] == wanted and (detail == 0 or d.details[part] & detail != 0):
            found += d.amounts[part]
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


def offer_zone(s: State, zone: i64, first: i64) -> None:
    """Every card of a zone; `first` is the action of the lowest card that there is."""
    before = s.count
    card = s.first(zone)
    while card >= 0:
        s.offer(first + card)
        card = s.after(card)
    ascend(s, before)


def find_best_price(s: State, d: Deck, seat: i64, wanted: i64) -> i64:
    """The lowest amount of a modifier that a specialist gives, 0 if none: permissions do not add up (EF-63)."""
    best: i64 = 0
    for card in s.cards(SPECIALISTS + seat):
        part = 2 * find_acting(s, d, card)
        if d.modifiers[part] == wanted and (best == 0 or d.amounts[part] < best):
            best = d.amounts[part]
    return best


# -- what effects count

ARTIFACTS: Final[i64] = COUNTERS.index("artifacts_in_coven")
SPELLS: Final[i64] = COUNTERS.index("spells_in_coven")
FAMILIARS: Final[i64] = COUNTERS.index("familiars_in_coven")
KEYWORD_SETS: Final[i64] = COUNTERS.index("keyword_sets")
CATALYSTS: Final[i64] = COUNTERS.index("catalysts_in_coven")
SICKLES: Final[i64] = COUNTERS.index("sickles_in_coven")
COUNT_ORBS: Final[i64] = COUNTERS.index("orbs_in_coven")
COUNT_OUTER: Final[i64] = COUNTERS.index("places_in_outer")
COUNT_INNER: Final[i64] = COUNTERS.index("places_in_inner")
INNER_RITUALS: Final[i64] = COUNTERS.index("rituals_in_inner")
COUNT_SPECIALISTS: Final[i64] = COUNTERS.index("specialists")
PEOPLE: Final[i64] = COUNTERS.index("specialists_and_council")
ELDERS_OUT: Final[i64] = COUNTERS.index("own_elders_outside_supply")
IN_REGIONS: Final[i64] = COUNTERS.index("own_pieces_in_regions")
HALF_MANA: Final[i64] = COUNTERS.index("mana_div_2")
ALL_KEYWORDS: Final[i64] = (1 << len(KEYWORDS)) - 1


def count_with_keyword(s: State, d: Deck, seat: i64, keywords: i64) -> i64:
    """Rituals of both circles and specialists that have some of these keywords (bits)."""
    found: i64 = 0
    for turn in range(2):
        card = s.first((RITUALS if turn == 0 else SPECIALISTS) + seat)
        while card >= 0:
            if d.keywords[s.kind(card)] & keywords != 0:
                found += 1
            card = s.after(card)
    return found


def count_keyword_sets(s: State, d: Deck, seat: i64) -> i64:
    """As many cards for each keyword, no card twice: every group of keywords must find enough cards."""
    most: i64 = 1000
    for group in range(1, ALL_KEYWORDS + 1):
        size: i64 = 0
        for k in range(3):
            size += group >> k & 1
        most = min(most, count_with_keyword(s, d, seat, group) // size)
    return most


def count_catalysts(s: State, d: Deck, seat: i64, sickles: bool, orbs: bool) -> i64:
    found: i64 = 0
    for card in s.cards(RITUALS + seat):
        stack = s.mem[d.stack + card]
        if sickles:
            found += count_on(stack, SICKLES_AT)
        if orbs:
            found += count_on(stack, ORBS_AT)
    return found


def count_rituals_inside(s: State, d: Deck, seat: i64) -> i64:
    found: i64 = 0
    for card in s.cards(RITUALS + seat):
        if s.where(find_place(s, d, card)) == INNER + seat:
            found += 1
    return found


def count(s: State, d: Deck, seat: i64, counter: i64) -> i64:
    """One of the counters of the vocabulary."""
    if counter <= FAMILIARS:
        return count_with_keyword(s, d, seat, bit(counter))
    if counter == KEYWORD_SETS:
        return count_keyword_sets(s, d, seat)
    if counter == CATALYSTS:
        return count_catalysts(s, d, seat, True, True)
    if counter == SICKLES:
        return count_catalysts(s, d, seat, True, False)
    if counter == COUNT_ORBS:
        return count_catalysts(s, d, seat, False, True)
    if counter == COUNT_OUTER:
        return s.number(OUTER + seat)
    if counter == COUNT_INNER:
        return s.number(INNER + seat)
    if counter == INNER_RITUALS:
        return count_rituals_inside(s, d, seat)
    if counter == COUNT_SPECIALISTS:
        return s.number(SPECIALISTS + seat)
    if counter == IN_REGIONS:
        return count_pieces_in(s, 0, seat) + count_pieces_in(s, 1, seat) + count_pieces_in(s, 2, seat)
    if seat == AUTOMA:  # it has no council, elders or mana
        return s.number(SPECIALISTS + seat) if counter == PEOPLE else 0
    if counter == PEOPLE:
        return s.number(SPECIALISTS + seat) + s.number(COUNCIL + seat)
    if counter == ELDERS_OUT:
        return PIECES_OF_A_KIND - s.mem[ELDERS + seat]
    return s.mem[MANA + seat] // 2
