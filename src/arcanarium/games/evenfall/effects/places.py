"""Operations about places, catalysts and the path."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import ASK, NO_CARD, Ask, State
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.games.evenfall.automa import automa_transfer
from arcanarium.games.evenfall.circles import (
    advance,
    begin_find,
    harvest,
    harvest_circle,
    least_witches,
    offer_regions,
    path_reward,
    refill,
    take_place,
    this_place,
    transfer,
)
from arcanarium.games.evenfall.coven import actor, ascend, in_use, is_automa
from arcanarium.games.evenfall.effects.giving import CHOSEN, LINKED
from arcanarium.games.evenfall.layout import AUTOMA, Op
from arcanarium.games.evenfall.table import Table
from arcanarium.games.evenfall.vocabulary import HARVESTS

THIS_PLACE: Final[i64] = HARVESTS.index("this_place")
FOUND_PLACE: Final[i64] = HARVESTS.index("found_place")
OWN_ANY: Final[i64] = HARVESTS.index("own_any")
OTHER_SAME: Final[i64] = HARVESTS.index("own_other_same_circle")
ALL_OUTER: Final[i64] = HARVESTS.index("own_all_outer")
ALL_INNER: Final[i64] = HARVESTS.index("own_all_inner")
OPPONENT_OUTER: Final[i64] = HARVESTS.index("chosen_opponent_outer")


class Path(Op):
    """Steps on the path of the coven."""

    def __init__(self, t: Table, steps: int, double: bool, both: bool) -> None:
        self.t: Table = t
        self.steps: i64 = steps
        self.double: i64 = int(double)
        self.both: i64 = int(both)

    def do(self, s: State) -> None:
        advance(self.t, s, actor(s), self.steps, self.double, self.both)


class PathCell(Op):
    """The reward of a step that was reached before; without one there is nothing (ruling 33)."""

    sort: i64 = ASK
    prompt: str = "path-step"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        if not is_automa(s):
            for step in range(s.mem[self.t.path + s.me]):
                s.offer(self.t.a_step + step)

    def answer(self, s: State, action: i64) -> None:
        path_reward(self.t, s, s.me, action - self.t.a_step + 1, 0)


class TransferPlace(Ask):
    """A place of the outer circle, or none; `n` is how many more may follow."""

    prompt: str = "transfer"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        before = s.count
        place = s.first(t.outer + s.me)
        while place >= 0:
            s.offer(t.a_transfer + place)
            place = s.after(place)
        ascend(s, before)
        if s.count > before:
            s.offer(t.a_no)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        if action == t.a_no:
            return
        if s.n > 1:
            s.push(t.transfer_at, s.me, s.source, NO_CARD, s.n - 1)
        transfer(t, s, s.me, action - t.a_transfer)


class Transfer(Op):
    """Always optional, except for the Automa."""

    def __init__(self, t: Table, number: int) -> None:
        self.t: Table = t
        self.number: i64 = number

    def do(self, s: State) -> None:
        if is_automa(s):
            for _ in range(self.number):
                automa_transfer(self.t, s)
        else:
            s.push(self.t.transfer_at, s.me, s.source, NO_CARD, self.number)


class HarvestOne(Ask):
    """Different places in the harvester's order. `n`: what sort (3 bits), how many (5), whose (8), which were taken."""

    prompt: str = "harvest"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        sort = s.n & 7
        owner = s.n >> 8 & 255
        mine = this_place(t, s, s.source)
        before = s.count
        order: i64 = 16
        for zone in (t.outer + owner, t.inner + owner):
            place = s.first(zone)
            while place >= 0:
                fits = s.n >> order & 1 == 0
                if sort == OTHER_SAME:
                    fits = fits and place != mine and mine >= 0 and s.where(mine) == zone
                elif sort == OPPONENT_OUTER:
                    fits = fits and zone == t.outer + owner
                if fits:
                    s.offer(t.a_harvest + place)
                order += 1
                place = s.after(place)
        ascend(s, before)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        place = action - t.a_harvest
        owner = s.n >> 8 & 255
        order: i64 = 16
        found: i64 = 0
        for zone in (t.outer + owner, t.inner + owner):
            card = s.first(zone)
            while card >= 0:
                if card == place:
                    found = order
                order += 1
                card = s.after(card)
        if s.n >> 3 & 31 > 1:
            s.push(t.harvest_at, s.me, s.source, s.it, (s.n | bit(found)) - 8)
        harvest(t, s, s.me, place)


class Harvest(Op):
    """One place, several chosen ones, or a whole circle."""

    def __init__(self, t: Table, sort: int, number: int) -> None:
        self.t: Table = t
        self.which: i64 = sort
        self.number: i64 = number

    def do(self, s: State) -> None:
        t = self.t
        me = actor(s)
        if self.which == THIS_PLACE:
            place = this_place(t, s, s.source)
            if place >= 0:
                harvest(t, s, me, place)
        elif self.which == FOUND_PLACE:
            if s.it >= 0:
                harvest(t, s, me, s.it)
        elif self.which == ALL_OUTER:
            harvest_circle(t, s, me, t.outer + me)
        elif self.which == ALL_INNER:
            harvest_circle(t, s, me, t.inner + me)
        elif not is_automa(s):
            owner = (s.n & CHOSEN) - 1 if self.which == OPPONENT_OUTER else s.me
            if owner >= 0:
                s.push(t.harvest_at, s.me, s.source, s.it, self.which | self.number << 3 | owner << 8)


class Create(Op):
    """Free catalysts; for the Automa an orb is a step of its path and a sickle nothing."""

    def __init__(self, t: Table, orb: bool, number: int, here: bool) -> None:
        self.t: Table = t
        self.orb: i64 = int(orb)
        self.number: i64 = number
        self.here: i64 = int(here)

    def do(self, s: State) -> None:
        if is_automa(s):
            if self.orb == 1:
                advance(self.t, s, AUTOMA, self.number, 0, 0)
        else:
            s.push(self.t.orb_at, s.me, s.source, NO_CARD, self.orb | self.here << 1 | self.number << 2)


class RefillRegion(Op):
    """Choose a region in use and fill its slots; it is remembered for what follows."""

    sort: i64 = ASK
    prompt: str = "refill"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        if not is_automa(s):
            offer_regions(self.t, s)

    def answer(self, s: State, action: i64) -> None:
        region = action - self.t.a_region
        refill(self.t, s, region)
        s.n = (s.n & LINKED) | (region + 1)


class FindPlace(Op):
    """Find a place by an effect, with fewer witches."""

    sort: i64 = ASK
    prompt: str = "find"

    def __init__(self, t: Table, anywhere: bool, discount: int, optional: bool) -> None:
        self.t: Table = t
        self.anywhere: bool = anywhere
        self.discount: i64 = discount
        self.optional: bool = optional

    def options(self, s: State) -> None:
        t = self.t
        if is_automa(s):
            return
        before = s.count
        for region in range(3):
            if in_use(t, s, region) and (self.anywhere or region + 1 == s.n & CHOSEN):
                place = s.first(t.rows + region)
                while place >= 0:
                    if least_witches(t, s, s.me, place, self.discount) <= s.mem[t.witches + s.me]:
                        s.offer(t.a_find + place)
                    place = s.after(place)
        ascend(s, before)
        if s.count > before and self.optional:
            s.offer(t.a_no)

    def answer(self, s: State, action: i64) -> None:
        if action != self.t.a_no:
            begin_find(self.t, s, s.me, action - self.t.a_find, self.discount)


class TakePlace(Op):
    """From the top of the place deck."""

    def __init__(self, t: Table, number: int) -> None:
        self.t: Table = t
        self.number: i64 = number

    def do(self, s: State) -> None:
        for _ in range(self.number):
            take_place(self.t, s, actor(s))


def register(t: Table) -> None:
    t.transfer_at = t.rules.program("transfer", TransferPlace(t))
    t.harvest_at = t.rules.program("harvest one", HarvestOne(t))
