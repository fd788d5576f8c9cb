"""Places and the path: finding, refilling, harvesting, transferring, catalysts, steps of the path (rules 5 and 6)."""

from __future__ import annotations

from arcanarium.core.agenda import NO_CARD, NOBODY, Ask, State, Step
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.evenfall.coven import (
    TWO_BECOMES_ONE,
    actor,
    board_of,
    face_of,
    frame_seat,
    free_slots,
    in_use,
    modifier,
    place_of,
    sickles_on,
    solo,
)
from arcanarium.games.evenfall.goods import gain_vp, receive
from arcanarium.games.evenfall.layout import AUTOMA, ORB, SICKLE, SLOTS, STEPS, WITCHES
from arcanarium.games.evenfall.table import Table
from arcanarium.games.evenfall.triggers import (
    CREATE_ORB,
    CREATE_SICKLE,
    FIND_PLACE,
    LEFT_FINDS,
    LEFT_HARVESTS,
    TRANSFER_PLACE,
    VP_FROM_PATH,
    announce,
    announce_later,
    open_window,
)

# -- regions and their rows of places


def refill(t: Table, s: State, region: i64) -> None:
    """Empty slots from left to right; they stay empty when the place deck is."""
    slots = t.region_slots[region * 4 + s.mem[SEATS] - 1]
    zone = t.rows + region
    for slot in range(slots):
        filled = s.mem[t.slots + region]
        if filled >> slot & 1 == 1:
            continue
        card = s.first(t.place_deck)
        if card < 0:
            return
        later = s.cards(zone)
        left: i64 = 0  # places in slots to the left
        for k in range(slot):
            left += filled >> k & 1
        s.move_under(card, zone)
        for i in range(left, len(later)):
            s.move_under(later[i], zone)
        s.mem[t.slots + region] = filled | bit(slot)
        s.emit(t.e_opened, NOBODY, card, region)


def region_of(t: Table, s: State, place: i64) -> i64:
    return s.where(place) - t.rows


def take_from_row(t: Table, s: State, place: i64, seat: i64) -> None:
    """To the right end of the outer circle; its slot becomes empty."""
    region = region_of(t, s, place)
    order: i64 = 0
    card = s.first(t.rows + region)
    while card != place:
        order += 1
        card = s.after(card)
    for slot in range(SLOTS):
        if s.mem[t.slots + region] >> slot & 1 == 1:
            if order == 0:
                s.mem[t.slots + region] &= ~bit(slot)
                break
            order -= 1
    s.move_under(place, t.outer + seat)


def left_listener(s: State, seat: i64) -> i64:
    """The player to whose left a seat sits; in solo the human and the Automa sit on either side of each other."""
    if solo(s):
        return 0 if seat == AUTOMA else AUTOMA
    return (seat + s.mem[SEATS] - 1) % s.mem[SEATS]


def find(t: Table, s: State, seat: i64, place: i64, witches: i64) -> None:
    """Witches into the large cell, the place into the outer circle, then who answers it."""
    region = region_of(t, s, place)
    s.mem[t.witches + seat] -= witches
    s.mem[t.pieces + region * 5 + seat] += witches * WITCHES
    take_from_row(t, s, place, seat)
    s.emit(t.e_found, seat, place, region, witches)
    announce_later(t, s, LEFT_FINDS, left_listener(s, seat), NO_CARD)
    announce(t, s, FIND_PLACE, seat, place)


def least_witches(t: Table, s: State, seat: i64, place: i64, discount: i64) -> i64:
    """The fewest witches a place can be found with."""
    cost = t.witch_cost[s.kind(place)]
    if cost == 2 and modifier(t, s, seat, TWO_BECOMES_ONE) > 0:
        cost = 1
    return max(0, cost - discount)


def begin_find(t: Table, s: State, seat: i64, place: i64, discount: i64) -> None:
    """Ask how many witches, if there is a choice."""
    s.push(t.witches_at, seat, NO_CARD, place, discount)


class PlaceWitches(Ask):
    """`it` is the place, `n` the discount; two witches or one only with a specialist that allows it."""

    prompt: str = "witches"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        least = least_witches(t, s, s.me, s.it, s.n)
        most = max(0, t.witch_cost[s.kind(s.it)] - s.n)
        for number in range(least, min(most, s.mem[t.witches + s.me]) + 1):
            s.offer(t.a_amount + number)

    def answer(self, s: State, action: i64) -> None:
        find(self.t, s, s.me, s.it, action - self.t.a_amount)


def take_place(t: Table, s: State, seat: i64) -> bool:
    """The top card of the place deck into the outer circle: this is not finding (ruling 17)."""
    card = s.first(t.place_deck)
    if card < 0:
        return False
    s.move_under(card, t.outer + seat)
    s.emit(t.e_took_place, seat, card)
    return True


def offer_regions(t: Table, s: State) -> None:
    for region in range(3):
        if in_use(t, s, region):
            s.offer(t.a_region + region)


# -- harvest


def harvest(t: Table, s: State, seat: i64, place: i64) -> None:
    """All its bonuses once, and once more for every sickle there: one gain (ruling 34)."""
    s.emit(t.e_harvested, seat, place)
    receive(t, s, seat, t.harvests[int(face_of(t, s, place))], 1 + sickles_on(t, s, place))


def harvest_circle(t: Table, s: State, seat: i64, zone: i64) -> None:
    """Every place of a circle, from left to right; then who answers the harvest of a whole outer circle."""
    if s.number(zone) == 0:
        return
    if zone == t.outer + seat:
        announce_later(t, s, LEFT_HARVESTS, left_listener(s, seat), NO_CARD)
    s.push(t.harvest_row_at, frame_seat(seat), s.source, s.first(zone), 0)


class HarvestRow(Step):
    """`it` is the next place of the circle."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        following = s.after(s.it)
        if following >= 0:
            s.push(self.t.harvest_row_at, s.me, s.source, following, 0)
        harvest(self.t, s, actor(s), s.it)


# -- transfer


def transfer(t: Table, s: State, seat: i64, place: i64) -> None:
    """To the right end of the inner circle, with all that lies on it."""
    s.move_under(place, t.inner + seat)
    s.emit(t.e_transferred, seat, place)
    announce(t, s, TRANSFER_PLACE, seat, place)


# -- catalysts


def put_catalyst(t: Table, s: State, seat: i64, ritual: i64, orb: bool) -> None:
    s.mem[t.stack + ritual] += ORB if orb else SICKLE
    s.emit(t.e_created, seat, ritual, 1 if orb else 0)


def catalyst_created(t: Table, s: State, seat: i64, orb: bool) -> None:
    """A sickle is answered at once; an orb brings a step of the path first."""
    if orb:
        announce_later(t, s, CREATE_ORB, seat, NO_CARD)
        advance(t, s, seat, 1, 0, 0)
    else:
        announce(t, s, CREATE_SICKLE, seat, NO_CARD)


class CreateFree(Ask):
    """A catalyst in a free slot, or none. `n`: an orb? on the source only? and how many above two bits."""

    prompt: str = "create"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        block = t.a_orb if s.n & 1 == 1 else t.a_sickle
        before = s.count
        card = s.first(t.rituals + s.me)
        while card >= 0:
            if free_slots(t, s, card) > 0 and (s.n & 2 == 0 or card == s.source):
                s.offer(block + card - t.ritual_card)
            card = s.after(card)
        if s.count > before:
            s.offer(t.a_no)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        if action == t.a_no:
            return
        orb = s.n & 1 == 1
        if s.n >> 2 > 1:
            s.push(t.orb_at, s.me, s.source, NO_CARD, s.n - 4)
        put_catalyst(t, s, s.me, action - (t.a_orb if orb else t.a_sickle) + t.ritual_card, orb)
        catalyst_created(t, s, s.me, orb)


# -- the path


def advance(t: Table, s: State, seat: i64, steps: i64, double: i64, both: i64) -> None:
    """Step by step; each reward is resolved completely before the next step."""
    if seat == AUTOMA:
        for _ in range(steps):
            s.push(t.automa_path_at, frame_seat(seat), s.source, NO_CARD, 0)
    elif steps > 0:
        s.push(t.path_at, seat, s.source, NO_CARD, steps << 2 | double << 1 | both)


def path_reward(t: Table, s: State, seat: i64, step: i64, flags: i64) -> None:
    """The reward of a step, doubled (bit 1), with both sides (bit 0): one reward, one window."""
    open_window(t, s, t.window_path_at, VP_FROM_PATH, seat)
    path = t.board_path[board_of(t, s, seat)]
    s.push(t.path_rewards[int((path * STEPS + step - 1) * 4 + flags)].at, seat, s.source, NO_CARD, 0)


class PathStep(Step):
    """`n`: both sides? doubled? and how many steps above two bits."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        if s.n >> 2 > 1:
            s.push(t.path_at, s.me, s.source, NO_CARD, s.n - 4)
        step = s.mem[t.path + s.me] + 1
        if step <= t.path_length[t.board_path[board_of(t, s, s.me)]]:
            s.mem[t.path + s.me] = step
            s.emit(t.e_path, s.me, s.source, step)
            path_reward(t, s, s.me, step, s.n & 3)
        else:
            s.emit(t.e_overflow, s.me)
            open_window(t, s, t.window_path_at, VP_FROM_PATH, s.me)
            gain_vp(t, s, s.me, t.overflow * (2 if s.n & 2 != 0 else 1))


def this_place(t: Table, s: State, source: i64) -> i64:
    """The place that the source ritual is bound to; -1 if it is none."""
    return place_of(t, s, source) if source >= t.ritual_card and source < t.specialist_card else NO_CARD


def register(t: Table) -> None:
    rules = t.rules
    t.witches_at = rules.program("place witches", PlaceWitches(t))
    t.harvest_row_at = rules.program("harvest row", HarvestRow(t))
    t.orb_at = rules.program("create free", CreateFree(t))
    t.path_at = rules.program("path", PathStep(t))
