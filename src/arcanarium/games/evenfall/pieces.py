"""Witches and elders: moving them between rituals, supply and regions, removing rituals, action cells."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.evenfall.circles import offer_regions
from arcanarium.games.evenfall.layout import AUTOMA, CELLS, ELDER, ELDERS, WITCH, WITCHES
from arcanarium.games.evenfall.table import Table
from arcanarium.games.evenfall.triggers import ELDER_MOVED, VP_FROM_CELL, announce, open_window, use

LAST_REGION: Final = 0x1800000000  # where Lift keeps it: bits 35 and 36

# -- pieces on rituals


def pieces_on(s: State, t: Table, ritual: i64, elder: bool) -> i64:
    return s.mem[t.stack + ritual] >> (19 if elder else 16) & 7


def lift(t: Table, s: State, seat: i64, spot: i64, elder: bool) -> None:
    """Take a piece from a ritual (its number among them) or, beyond the last, from the supply."""
    if spot == t.n_rituals:
        s.mem[(t.elders if elder else t.witches) + seat] -= 1
    else:
        s.mem[t.stack + t.ritual_card + spot] -= ELDER if elder else WITCH


def to_region(t: Table, s: State, seat: i64, region: i64, elder: bool) -> None:
    """Into the large cell, where nothing is activated."""
    s.mem[t.pieces + region * 5 + seat] += ELDERS if elder else WITCHES
    s.emit(t.e_moved, seat, s.source, 1 if elder else 0, region)


def to_supply(t: Table, s: State, seat: i64, elder: bool) -> None:
    s.mem[(t.elders if elder else t.witches) + seat] += 1
    s.emit(t.e_returned, seat, s.source, 1 if elder else 0)


def elders_moved(t: Table, s: State, seat: i64, number: i64) -> None:
    """Each elder moved by a card is answered (ruling 21)."""
    for _ in range(number):
        announce(t, s, ELDER_MOVED, seat, NO_CARD)


class Lift(Ask):
    """Choose pieces one by one in ascending order, each with its region, until done.

    `n`: from the low bits: pieces left (4), rituals left (4; 15: any number), kinds (2), from the supply (1), to the
    supply (1), to one region (1), that region plus one (2), elders moved (4), the last key plus one (16), the last
    region (2).
    """

    prompt: str = "move-pieces"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        if s.n & 15 == 0:
            return
        last = (s.n >> 19 & 0xFFFF) - 1
        before = s.count
        for elder in (False, True):
            if s.n >> (9 if elder else 8) & 1 == 0:
                continue
            block = t.a_lift_elder if elder else t.a_lift_witch
            bit: i64 = 1 if elder else 0
            if s.n >> 10 & 1 == 1:
                if s.mem[(t.elders if elder else t.witches) + s.me] > 0 and t.n_rituals * 2 + bit >= last:
                    s.offer(block + t.n_rituals)
                continue
            card = s.first(t.rituals + s.me)
            while card >= 0:
                spot = card - t.ritual_card
                allowed = spot == last >> 1 or s.n >> 4 & 15 > 0
                if allowed and pieces_on(s, t, card, elder) > 0 and spot * 2 + bit >= last:
                    s.offer(block + spot)
                card = s.after(card)
        if s.count > before:
            s.offer(t.a_done)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        n = s.n
        if action == t.a_done:
            elders_moved(t, s, s.me, n >> 15 & 15)
            return
        elder = action >= t.a_lift_elder
        spot = action - (t.a_lift_elder if elder else t.a_lift_witch)
        key = spot * 2 + (1 if elder else 0)
        last = (n >> 19 & 0xFFFF) - 1
        lift(t, s, s.me, spot, elder)
        n -= 1  # pieces left
        if spot != last >> 1 and n >> 4 & 15 != 15:
            n -= 1 << 4
        if elder:
            n += 1 << 15
        if key != last:
            n &= ~(0x7FFFF << 19)  # the last key and the last region
            n |= key + 1 << 19
        if n >> 11 & 1 == 1:  # to the supply
            to_supply(t, s, s.me, elder)
            s.push(t.lift_at, s.me, s.source, NO_CARD, n)
        elif n >> 12 & 1 == 1 and n >> 13 & 3 != 0:  # to the region chosen before
            to_region(t, s, s.me, (n >> 13 & 3) - 1, elder)
            s.push(t.lift_at, s.me, s.source, NO_CARD, n)
        else:
            s.push(t.region_at, s.me, s.source, NO_CARD, n)


class LiftTo(Ask):
    """The region for the piece just taken; `n` as in Lift."""

    prompt: str = "to-region"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        least = s.n >> 35 & 3
        before = s.count
        offer_regions(t, s)
        kept = before
        for i in range(before, s.count):
            if s.offers[i] - t.a_region >= least:
                s.offers[kept] = s.offers[i]
                kept += 1
        s.count = kept

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        region = action - t.a_region
        n = s.n & ~LAST_REGION | region << 35
        if n >> 12 & 1 == 1:
            n |= region + 1 << 13
        to_region(t, s, s.me, region, ((n >> 19 & 0xFFFF) - 1) & 1 == 1)
        s.push(t.lift_at, s.me, s.source, NO_CARD, n)


class LiftNext(Step):
    """Ask again, or end: elders that moved are then answered. `n` as in Lift."""

    def __init__(self, t: Table, ask: Lift) -> None:
        self.t: Table = t
        self.ask: Lift = ask

    def do(self, s: State) -> None:
        if self.ask.possible(s):
            s.push(self.t.lift_ask_at, s.me, s.source, NO_CARD, s.n)
        else:
            elders_moved(self.t, s, s.me, s.n >> 15 & 15)


# -- removing rituals


def remove_ritual(t: Table, s: State, seat: i64, ritual: i64) -> i64:
    """Out of the game; its catalysts go, its pieces return. The result: how many elders moved."""
    stack = s.mem[t.stack + ritual]
    witches = stack >> 16 & 7
    elders = stack >> 19 & 7
    s.mem[t.stack + ritual] = 0
    s.move(ritual, t.removed)
    s.emit(t.e_removed, seat, ritual)
    for _ in range(witches):
        to_supply(t, s, seat, False)
    for _ in range(elders):
        to_supply(t, s, seat, True)
    return elders


class ElderRaise(Step):
    """`n` elders were moved by an effect that is over now."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        elders_moved(self.t, s, s.me, s.n)


# -- action cells


def region_cell(t: Table, s: State, region: i64) -> i64:
    """A free action cell of a region; -1 if there is none."""
    for i in range(t.region_cells[region * 4 + s.mem[SEATS] - 1]):
        if s.mem[t.cells + region * CELLS + i] == 0:
            return i
    return -1


def elders_in_cells(t: Table, s: State, seat: i64) -> i64:
    """Own elders in action cells of regions."""
    found: i64 = 0
    for i in range(3 * CELLS):
        if s.mem[t.cells + i] == 2 * seat + 2:
            found += 1
    return found


def activate_ritual(t: Table, s: State, seat: i64, ritual: i64, elder: bool) -> None:
    effect = t.cell_effects[int(s.kind(ritual))]
    assert effect is not None
    s.mem[(t.elders if elder else t.witches) + seat] -= 1
    s.mem[t.stack + ritual] += ELDER if elder else WITCH
    s.emit(t.e_cell, seat, ritual, 1 if elder else 0)
    open_window(t, s, t.window_cell_at, VP_FROM_CELL, seat)
    use(t, s, seat, effect, ritual, NO_CARD, 0)


def activate_region(t: Table, s: State, seat: i64, region: i64, elder: bool) -> None:
    s.mem[(t.elders if elder else t.witches) + seat] -= 1
    s.mem[t.cells + region * CELLS + region_cell(t, s, region)] = 2 * seat + (2 if elder else 1)
    s.emit(t.e_region_cell, seat, NO_CARD, 1 if elder else 0, region)
    open_window(t, s, t.window_cell_at, VP_FROM_CELL, seat)
    s.push(t.region_effects[int(region)].at, seat, NO_CARD, NO_CARD, 0)


def activate_board(t: Table, s: State, seat: i64, at: i64) -> None:
    s.mem[t.witches + seat] -= 1
    s.mem[t.board_cell + seat] = 1
    s.emit(t.e_board_cell, seat)
    open_window(t, s, t.window_cell_at, VP_FROM_CELL, seat)
    s.push(at, seat, NO_CARD, NO_CARD, 0)


def return_pieces(t: Table, s: State) -> None:
    """The clean-up of a round, which is no moving: every piece back to its supply."""
    m = s.mem
    for region in range(3):
        for i in range(CELLS):
            m[t.cells + region * CELLS + i] = 0
        for seat in range(AUTOMA + 1):
            m[t.pieces + region * 5 + seat] = 0
    for seat in range(AUTOMA):
        m[t.board_cell + seat] = 0
        m[t.witches + seat] = 4
        m[t.elders + seat] = 4
        card = s.first(t.rituals + seat)
        while card >= 0:
            m[t.stack + card] &= WITCH - 1
            card = s.after(card)
    m[t.witches + AUTOMA] = t.automa_witches


def register(t: Table) -> None:
    rules = t.rules
    ask = Lift(t)
    t.lift_ask_at = rules.program("lift", ask)
    t.lift_at = rules.program("lift next", LiftNext(t, ask))
    t.region_at = rules.program("lift to", LiftTo(t))
    t.elders_at = rules.program("elders moved", ElderRaise(t))
