"""Another deal of what a seat cannot see, consistent with all that the seat has seen and can conclude."""

from __future__ import annotations

from arcanarium.core.agenda import FRAME, NO_CARD, NOBODY, State
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.game import relabel
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import DRAWS, SEATS, TOLD
from arcanarium.games.res_arcana.facts import ARTIFACTS, ITEMS, KINDS, MONUMENTS, PLACES
from arcanarium.games.res_arcana.setup import PACK_SIZE
from arcanarium.games.res_arcana.steps.collect import WALK_AT, forget_plan
from arcanarium.games.res_arcana.table import DECK, HAND, LOOKED, PACK, PICKED, REMEMBERED, RULES, SEEN, SHOWN
from arcanarium.games.res_arcana.view import is_sure


def imagine(s: State, seat: int, seed: int) -> State:
    """A state that looks the same to that seat."""
    new = s.clone()
    new.sow(seed % SEED_LIMIT)
    new.mem[DRAWS] = 0
    becomes = shuffle_groups(new, groups(s, seat))
    for rival in range(int(s.mem[SEATS])):
        if rival != seat:
            relabel_bits(new, int(REMEMBERED) + rival, int(MONUMENTS), becomes)
            relabel_bits(new, int(SEEN) + rival, 0, becomes)
    shuffle_groups(new, unplaced(new, seat))
    shuffle_groups(new, arranged(new, seat))
    if new.strands and new.agenda[new.top - FRAME] == RULES.at("collect", "plans made"):
        for rival in range(int(new.mem[SEATS])):
            if rival != seat:
                plan_again(new, rival)
    new.mem[TOLD] = s.mem[TOLD]
    if new.to_move >= 0:
        new.ask(new.to_move)
    return new


def groups(s: State, seat: int) -> list[list[int]]:
    """Cards that may change places for all that seat knows."""
    found: dict[int, list[int]] = {}
    for card in range(KINDS):
        if not s.knows(seat, card):
            found.setdefault(group(s, seat, card), []).append(card)
    return list(found.values())


def holder_of(s: State, zone: int) -> int:
    """Whose cards lie in a zone of artifacts; -1 if nobody's."""
    for first in (DECK, HAND, PACK, PICKED, LOOKED):
        if first <= zone < first + s.mem[SEATS]:
            return zone - int(first)
    return -1


def group(s: State, seat: int, card: int) -> int:
    """The number of the group a card belongs to."""
    zone = int(s.where(card))
    if card < ARTIFACTS:
        holder = holder_of(s, zone)
        if holder >= 0 and is_sure(s, seat, holder, card):
            return 10 + holder
        if holder >= 0 and int(s.mem[SEEN + seat]) >> card & 1:
            return 20 + sighting(s, seat, card, holder, zone)  # passed on in the draft: a rival has it
        return 0
    if card < ITEMS:
        return 1  # mages
    if MONUMENTS <= card < PLACES:
        return 2 + (int(s.mem[REMEMBERED + seat]) >> (card - int(MONUMENTS)) & 1)
    return 1000 + card  # magic items and tiles are never unknown


def sighting(s: State, seat: int, card: int, holder: int, zone: int) -> int:
    """When a seat last saw an artifact in the draft: a number for each pack and each time it came by; 0 afterwards.

    What was in a pack then and has left it since went to those who had it since, nobody knows in which order; but
    once the pack comes by again, what is missing is known to be picked. The order of picking tells where a pack began.
    """
    if zone not in (PACK + holder, PICKED + holder) or not s.strands:
        return 0
    picks = [int(other) for other in s.cards(PICKED + holder)]
    has_picked = len(s.strands[holder]) == 0  # in this round, from the pack that is still there
    pick = picks.index(card) if card in picks else len(picks) - int(has_picked)
    deal, turn = divmod(pick, PACK_SIZE)
    seats = int(s.mem[SEATS])
    way = 1 if deal == 0 else -1  # to the left, then to the right
    began = (holder - way * turn) % seats
    seen = max([time for time in range(turn + 1) if (began + way * time) % seats == seat], default=0)
    return 1 + (deal * seats + began) * PACK_SIZE + seen


def arranged(s: State, seat: int) -> list[list[int]]:
    """Cards that a rival has arranged on top of a deck lie there in an order nobody else knows."""
    found: list[list[int]] = []
    for rival in range(int(s.mem[SEATS])):
        if rival != seat:
            found.append(
                [int(card) for card in s.cards(DECK + rival) if s.knows(rival, card) and not s.knows(seat, card)]
            )
    return found


def unplaced(s: State, seat: int) -> list[list[int]]:
    """Which of a rival's cards that never lay open are in the hand and which in the deck is not known either."""
    found: list[list[int]] = []
    for rival in range(int(s.mem[SEATS])):
        if rival != seat:
            cards = [int(card) for zone in (DECK + rival, HAND + rival) for card in s.cards(zone)]
            found.append([c for c in cards if not s.knows(seat, c) and int(s.mem[SHOWN]) >> c & 1 == 0])
    return found


def shuffle_groups(s: State, found: list[list[int]]) -> list[int]:
    """Every card changes places with one of its group; the result says which takes whose."""
    becomes = list(range(KINDS))
    for cards in found:
        left = cards[:]
        for card in cards:
            becomes[card] = left.pop(int(s.below(len(left))))
    relabel(s, becomes)
    return becomes


def relabel_bits(s: State, cell: int, first: int, becomes: list[int]) -> None:
    """What a rival remembers follows the cards."""
    left = int(s.mem[cell])
    bits = 0
    while left:
        card = first + left.bit_length() - 1
        left ^= 1 << (card - first)
        bits |= 1 << (becomes[card] - first)
    s.mem[cell] = bits


def plan_again(s: State, rival: int) -> None:
    """Another collect plan: finished if the rival's was, else begun again."""
    finished = len(s.strands[rival]) == 0
    forget_plan(s, rival)
    s.strands[rival] = vec[i64]([WALK_AT, rival, NO_CARD, NO_CARD, 0])
    s.follow(rival, NOBODY)
    while finished and len(s.strands[rival]) > 0:
        s.ask(rival)
        s.follow(rival, s.offers[s.below(s.count)])
