"""Places and the path: finding, refilling, harvesting, transferring, catalysts, steps of the path."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, NOBODY, State
from arcanarium.core.asking.fields import Field, Fields
from arcanarium.core.asking.shape import AN_AMOUNT, Refusal, Shape
from arcanarium.core.bits import has, with_member, without
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.evenfall.steps.base import DeckAsk, DeckStep, MayAsk, find_actor, find_frame_seat, is_solo
from arcanarium.games.evenfall.steps.coven import (
    Modifier,
    count_free_slots,
    count_modifier,
    count_sickles,
    find_board,
    find_face,
    find_place,
)
from arcanarium.games.evenfall.steps.goods import gain_vp, receive
from arcanarium.games.evenfall.steps.triggers import Moment, announce, announce_later, open_window
from arcanarium.games.evenfall.table import (
    A_WITCH,
    AUTOMA,
    INNER,
    LONGEST_PATH,
    ORB,
    OUTER,
    PATH,
    PIECES,
    PLACE_DECK,
    RITUALS,
    ROWS,
    SICKLE,
    SLOTS,
    SLOTS_OF_A_REGION,
    WITCHES,
    Cause,
    Deck,
    Event,
    Why,
)

# What is remembered while free catalysts are created: of which kind, on the source only, how many.
CREATING: Final = Fields()
ORBS: Final[Field] = CREATING.field(1)
HERE: Final[Field] = CREATING.field(1)
TO_CREATE: Final[Field] = CREATING.field(6)
# And on the way along the path: are both sides of a reward taken, is it doubled, how many steps are left?
ADVANCING: Final = Fields()
BOTH: Final[Field] = ADVANCING.field(1)
DOUBLED: Final[Field] = ADVANCING.field(1)
STEPS_LEFT: Final[Field] = ADVANCING.field(6)

# -- regions and their rows of places


def refill(s: State, d: Deck, region: i64) -> None:
    """Empty slots from left to right; they stay empty when the place deck is."""
    slots = d.region_slots[region * 4 + s.mem[SEATS] - 1]
    zone = ROWS + region
    for slot in range(slots):
        filled = s.mem[SLOTS + region]
        if has(filled, slot):
            continue
        card = s.first(PLACE_DECK)
        if card < 0:
            return
        later = s.cards(zone)
        left: i64 = 0  # places in slots to the left
        for k in range(slot):
            left += 1 if has(filled, k) else 0
        s.move_under(card, zone)
        for i in range(left, len(later)):
            s.move_under(later[i], zone)
        s.mem[SLOTS + region] = with_member(filled, slot)
        s.emit(Event.OPENED, NOBODY, card, region)


def find_region(s: State, place: i64) -> i64:
    return s.where(place) - ROWS


def take_from_row(s: State, place: i64, seat: i64) -> None:
    """To the right end of the outer circle; its slot becomes empty."""
    region = find_region(s, place)
    order: i64 = 0
    card = s.first(ROWS + region)
    while card != place:
        order += 1
        card = s.after(card)
    for slot in range(SLOTS_OF_A_REGION):
        filled = s.mem[SLOTS + region]
        if has(filled, slot):
            if order == 0:
                s.mem[SLOTS + region] = without(filled, slot)
                break
            order -= 1
    s.move_under(place, OUTER + seat)


def find_left_listener(s: State, seat: i64) -> i64:
    """The player to whose left a seat sits; in solo the human and the Automa sit on either side of each other."""
    if is_solo(s):
        return 0 if seat == AUTOMA else AUTOMA
    return (seat + s.mem[SEATS] - 1) % s.mem[SEATS]


def find(s: State, d: Deck, seat: i64, place: i64, witches: i64) -> None:
    """Witches into the large cell, the place into the outer circle, then the cards that answer it."""
    region = find_region(s, place)
    s.mem[WITCHES + seat] -= witches
    s.mem[PIECES + region * 5 + seat] += witches * A_WITCH
    take_from_row(s, place, seat)
    s.emit(Event.FOUND, seat, place, region, witches)
    announce_later(s, d, Moment.LEFT_FINDS, find_left_listener(s, seat), NO_CARD)
    announce(s, d, Moment.FIND_PLACE, seat, place)


def count_least_witches(s: State, d: Deck, seat: i64, place: i64, discount: i64) -> i64:
    """The fewest witches a place can be found with."""
    cost = d.witch_cost[s.kind(place)]
    if cost == 2 and count_modifier(s, d, seat, Modifier.TWO_BECOMES_ONE) > 0:
        cost = 1
    return max(0, cost - discount)


def refuse_find(s: State, d: Deck, seat: i64, place: i64, discount: i64) -> Refusal | None:
    """How many witches are missing."""
    least = count_least_witches(s, d, seat, place, discount)
    there = s.mem[WITCHES + seat]
    if there >= least:
        return None
    return Refusal(Why.NO_WITCHES) if there == 0 else Refusal(Why.NEEDS_WITCHES, int(least), int(there))


def begin_find(s: State, d: Deck, seat: i64, place: i64, discount: i64) -> None:
    """Ask how many witches, if there is a choice."""
    s.push(d.witches_at, seat, s.source, place, discount)


class PlaceWitches(DeckAsk):
    """`it` is the place, `n` the discount; two witches or one only with a specialist that allows it."""

    form: str = AN_AMOUNT
    prompt: str = "witches"

    def options(self, s: State) -> None:
        d = self.d
        least = count_least_witches(s, d, s.me, s.it, s.n)
        most = max(0, d.witch_cost[s.kind(s.it)] - s.n)
        for number in range(least, min(most, s.mem[WITCHES + s.me]) + 1):
            s.offer(d.a_amount + number)

    def answer(self, s: State, action: i64) -> None:
        find(s, self.d, s.me, s.it, action - self.d.a_amount)


def take_place(s: State, seat: i64) -> bool:
    """The top card of the place deck into the outer circle: this is not finding (EF-17)."""
    card = s.first(PLACE_DECK)
    if card < 0:
        return False
    s.move_under(card, OUTER + seat)
    s.emit(Event.TOOK_PLACE, seat, card)
    return True


# -- harvest


def harvest(s: State, d: Deck, seat: i64, place: i64) -> None:
    """All its bonuses once, and once more for every sickle there: one gain (EF-34)."""
    s.emit(Event.HARVESTED, seat, place)
    receive(s, d, seat, d.harvests[int(find_face(s, d, place))], 1 + count_sickles(s, d, place))


def harvest_circle(s: State, d: Deck, seat: i64, zone: i64) -> None:
    """Every place of a circle, from left to right; then the cards that answer the harvest of a whole outer circle."""
    if s.number(zone) == 0:
        return
    if zone == OUTER + seat:
        announce_later(s, d, Moment.LEFT_HARVESTS, find_left_listener(s, seat), NO_CARD)
    s.push(d.harvest_row_at, find_frame_seat(seat), s.source, s.first(zone), 0)


class HarvestRow(DeckStep):
    """`it` is the next place of the circle."""

    def do(self, s: State) -> None:
        following = s.after(s.it)
        if following >= 0:
            s.push(self.d.harvest_row_at, s.me, s.source, following, 0)
        harvest(s, self.d, find_actor(s), s.it)


# -- transfer


def transfer(s: State, d: Deck, seat: i64, place: i64) -> None:
    """To the right end of the inner circle, with all that lies on it."""
    s.move_under(place, INNER + seat)
    s.emit(Event.TRANSFERRED, seat, place)
    announce(s, d, Moment.TRANSFER_PLACE, seat, place)


# -- catalysts


def put_catalyst(s: State, d: Deck, seat: i64, ritual: i64, orb: bool) -> None:
    s.mem[d.stack + ritual] += ORB if orb else SICKLE
    s.emit(Event.CREATED, seat, ritual, 1 if orb else 0)


def announce_catalyst(s: State, d: Deck, seat: i64, orb: bool) -> None:
    """A sickle is answered at once; an orb brings a step of the path first."""
    if orb:
        announce_later(s, d, Moment.CREATE_ORB, seat, NO_CARD)
        advance(s, d, seat, 1, 0, 0)
    else:
        announce(s, d, Moment.CREATE_SICKLE, seat, NO_CARD)


def refuse_catalyst(s: State, d: Deck, ritual: i64) -> Refusal | None:
    """Why no catalyst can be put on a ritual."""
    if count_free_slots(s, d, ritual) > 0:
        return None
    return Refusal(Why.NO_SLOTS if d.catalyst_slots[s.kind(ritual)] == 0 else Why.SLOTS_TAKEN)


class CreateFree(MayAsk):
    """A catalyst in a free slot."""

    prompt: str = "create"

    def choices(self, s: State) -> None:
        d = self.d
        block = d.a_orb if ORBS.of(s.n) == 1 else d.a_sickle
        here = HERE.of(s.n) == 1
        for card in s.cards(RITUALS + s.me):
            if count_free_slots(s, d, card) > 0 and (not here or card == s.source):
                s.offer(block + card - d.ritual_card)

    def choose(self, s: State, action: i64) -> None:
        d = self.d
        orb = ORBS.of(s.n) == 1
        if TO_CREATE.of(s.n) > 1:
            s.again(self, TO_CREATE.plus(s.n, -1))
        put_catalyst(s, d, s.me, action - (d.a_orb if orb else d.a_sickle) + d.ritual_card, orb)
        announce_catalyst(s, d, s.me, orb)

    def shape(self, s: State) -> Shape:
        rituals = s.cards(RITUALS + s.me)
        free = sum(int(count_free_slots(s, self.d, card)) for card in rituals if HERE.of(s.n) == 0 or card == s.source)
        return Shape(self.form, most=min(int(TO_CREATE.of(s.n)), free))

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = self.d
        block = d.a_orb if ORBS.of(s.n) == 1 else d.a_sickle
        found: list[tuple[int, Refusal]] = []
        for card in s.cards(RITUALS + s.me):
            why = refuse_catalyst(s, d, card)
            if why is None and HERE.of(s.n) == 1 and card != s.source:
                why = Refusal(Why.HERE_ONLY, int(s.source))
            if why is not None:
                found.append((int(block + card - d.ritual_card), why))
        return found


# -- the path


def advance(s: State, d: Deck, seat: i64, steps: i64, double: i64, both: i64) -> None:
    """Step by step; each reward is resolved completely before the next step."""
    if seat == AUTOMA:
        for _ in range(steps):
            s.push(d.automa_path_at, find_frame_seat(seat), s.source)
    elif steps > 0:
        source = s.source if s.source != NO_CARD else Cause.PATH
        s.push(d.path_at, seat, source, NO_CARD, BOTH.pack(both) | DOUBLED.pack(double) | STEPS_LEFT.pack(steps))


def give_path_reward(s: State, d: Deck, seat: i64, step: i64, double: i64, both: i64) -> None:
    """The reward of a step, perhaps doubled, perhaps with both sides: one reward, one window."""
    open_window(s, d, d.window_path_at, Moment.VP_FROM_PATH, seat)
    path = d.board_path[find_board(s, seat)]
    reward = d.path_rewards[int((path * LONGEST_PATH + step - 1) * 4 + double * 2 + both)]
    s.push(reward.at, seat, s.source)


class PathStep(DeckStep):
    """One step and what it brings; the others follow."""

    def do(self, s: State) -> None:
        d = self.d
        if STEPS_LEFT.of(s.n) > 1:
            s.push(self.address, s.me, s.source, NO_CARD, STEPS_LEFT.plus(s.n, -1))
        step = s.mem[PATH + s.me] + 1
        if step <= d.path_length[d.board_path[find_board(s, s.me)]]:
            s.mem[PATH + s.me] = step
            s.emit(Event.PATH, s.me, s.source, step)
            give_path_reward(s, d, s.me, step, DOUBLED.of(s.n), BOTH.of(s.n))
        else:
            s.emit(Event.OVERFLOW, s.me)
            open_window(s, d, d.window_path_at, Moment.VP_FROM_PATH, s.me)
            gain_vp(s, d, s.me, d.overflow * (1 + DOUBLED.of(s.n)))


def find_this_place(s: State, d: Deck, source: i64) -> i64:
    """The place that the source ritual is bound to; -1 if it is none."""
    return find_place(s, d, source) if source >= d.ritual_card and source < d.specialist_card else NO_CARD


def register(d: Deck) -> None:
    rules = d.rules
    d.witches_at = rules.program("place witches", PlaceWitches(d))
    d.harvest_row_at = rules.program("harvest row", HarvestRow(d))
    d.orb_at = rules.program("create free", CreateFree(d))
    d.path_at = rules.program("path", PathStep(d))
