"""Operations about places, catalysts and the path."""

from __future__ import annotations

from typing import ClassVar, Final

from arcanarium.core.agenda import NO_CARD, NOBODY, State
from arcanarium.core.asking.fields import Field, Fields
from arcanarium.core.asking.shape import Refusal, Shape, keep_refused
from arcanarium.core.bits import has, with_member
from arcanarium.core.card_language import Takes
from arcanarium.core.ints import i64
from arcanarium.games.evenfall.cards.operation import Asking, Body, Counted, Op
from arcanarium.games.evenfall.facts import HARVESTS
from arcanarium.games.evenfall.steps.automa import transfer_as_automa
from arcanarium.games.evenfall.steps.base import CHOSEN, DeckAsk, MayAsk, find_actor, is_automa
from arcanarium.games.evenfall.steps.circles import (
    HERE,
    ORBS,
    TO_CREATE,
    advance,
    begin_find,
    count_least_witches,
    find_this_place,
    give_path_reward,
    harvest,
    harvest_circle,
    refill,
    refuse_find,
    take_place,
    transfer,
)
from arcanarium.games.evenfall.steps.coven import ascend, find_board, is_in_use, offer_zone
from arcanarium.games.evenfall.table import AUTOMA, INNER, OUTER, PATH, ROWS, WITCHES, Deck, Why

THIS_PLACE: Final[i64] = HARVESTS.index("this_place")
FOUND_PLACE: Final[i64] = HARVESTS.index("found_place")
OTHER_SAME: Final[i64] = HARVESTS.index("own_other_same_circle")
ALL_OUTER: Final[i64] = HARVESTS.index("own_all_outer")
ALL_INNER: Final[i64] = HARVESTS.index("own_all_inner")
OPPONENT_OUTER: Final[i64] = HARVESTS.index("chosen_opponent_outer")

# What is remembered while places are harvested: which may be, how many still, whose, and the set of those done.
HARVESTING: Final = Fields()
WHICH: Final[Field] = HARVESTING.field(3)
TO_HARVEST: Final[Field] = HARVESTING.field(5)
OWNER_OF_PLACE: Final[Field] = HARVESTING.field(3)
HARVESTED: Final[Field] = HARVESTING.field(51)  # by their order in the circles


class Path(Op):
    """Steps on the path of the coven."""

    word: ClassVar[str] = "path"
    takes: ClassVar[Takes] = {"steps": "amount", "double?": "flag", "both?": "flag"}

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        self.steps: i64 = body.number("steps")
        self.double: i64 = body.number("double")
        self.both: i64 = body.number("both")

    def do(self, s: State) -> None:
        advance(s, self.d, find_actor(s), self.steps, self.double, self.both)


class PathCell(Asking):
    """The reward of a step that was reached before; without one there is nothing (EF-33)."""

    word: ClassVar[str] = "path_cell_reward"
    takes: ClassVar[Takes] = {"which": "reached"}
    prompt: str = "path-step"

    def choices(self, s: State) -> None:
        for step in range(s.mem[PATH + s.me]):
            s.offer(self.d.a_step + step)

    def answer(self, s: State, action: i64) -> None:
        give_path_reward(s, self.d, s.me, action - self.d.a_step + 1, 0, 0)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = self.d
        reached = int(s.mem[PATH + s.me])
        length = int(d.path_length[d.board_path[find_board(s, s.me)]])
        return [(int(d.a_step) + step, Refusal(Why.NOT_REACHED, reached)) for step in range(reached, length)]


class TransferPlace(MayAsk):
    """A place of the outer circle; `n` is how many more may follow."""

    prompt: str = "transfer"

    def choices(self, s: State) -> None:
        offer_zone(s, OUTER + s.me, self.d.a_transfer)

    def choose(self, s: State, action: i64) -> None:
        if s.n > 1:
            s.again(self, s.n - 1)
        transfer(s, self.d, s.me, action - self.d.a_transfer)

    def shape(self, s: State) -> Shape:
        return Shape(self.form, most=min(int(s.n), int(s.number(OUTER + s.me))))


class Transfer(Counted):
    """Always optional, except for the Automa."""

    word: ClassVar[str] = "transfer"
    takes: ClassVar[Takes] = {"count": "amount"}

    def do(self, s: State) -> None:
        if is_automa(s):
            for _ in range(self.number):
                transfer_as_automa(s, self.d)
        else:
            s.push(self.d.transfer_at, s.me, s.source, NO_CARD, self.number)


class HarvestOne(DeckAsk):
    """Different places in the harvester's order."""

    prompt: str = "harvest"

    def options(self, s: State) -> None:
        d = self.d
        which = WHICH.of(s.n)
        owner = OWNER_OF_PLACE.of(s.n)
        done = HARVESTED.of(s.n)
        mine = find_this_place(s, d, s.source)
        before = s.count
        order: i64 = 0
        for zone in (OUTER + owner, INNER + owner):
            for place in s.cards(zone):
                fits = not has(done, order)
                if which == OTHER_SAME:
                    fits = fits and place != mine and mine >= 0 and s.where(mine) == zone
                elif which == OPPONENT_OUTER:
                    fits = fits and zone == OUTER + owner
                if fits:
                    s.offer(d.a_harvest + place)
                order += 1
        ascend(s, before)

    def answer(self, s: State, action: i64) -> None:
        d = self.d
        place = action - d.a_harvest
        if TO_HARVEST.of(s.n) > 1:
            done = with_member(HARVESTED.of(s.n), self.order_of(s, place))
            s.again(self, HARVESTED.put(TO_HARVEST.plus(s.n, -1), done))
        harvest(s, d, s.me, place)

    def order_of(self, s: State, place: i64) -> i64:
        """How many places of the circles lie before it, the outer circle first."""
        owner = OWNER_OF_PLACE.of(s.n)
        order: i64 = 0
        for zone in (OUTER + owner, INNER + owner):
            for card in s.cards(zone):
                if card == place:
                    return order
                order += 1
        return order

    def why_not(self, s: State, place: i64) -> Refusal | None:
        d = self.d
        if has(HARVESTED.of(s.n), self.order_of(s, place)):
            return Refusal(Why.HARVESTED)
        circle = OUTER + OWNER_OF_PLACE.of(s.n)
        if WHICH.of(s.n) == OTHER_SAME:
            mine = find_this_place(s, d, s.source)
            if place == mine:
                return Refusal(Why.ITSELF)
            circle = s.where(mine) if mine >= 0 else NOBODY
        elif WHICH.of(s.n) != OPPONENT_OUTER:
            return None
        return Refusal(Why.OTHER_CIRCLE) if s.where(place) != circle else None

    def places(self, s: State) -> list[int]:
        """Those of both circles."""
        owner = OWNER_OF_PLACE.of(s.n)
        return [int(place) for zone in (OUTER + owner, INNER + owner) for place in s.cards(zone)]

    def shape(self, s: State) -> Shape:
        there = sum(self.why_not(s, place) is None for place in self.places(s))
        return Shape(self.form, most=min(int(TO_HARVEST.of(s.n)), there))

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return keep_refused([(int(self.d.a_harvest) + place, self.why_not(s, place)) for place in self.places(s)])


class Harvest(Op):
    """One place, several chosen ones, or a whole circle."""

    word: ClassVar[str] = "harvest"
    takes: ClassVar[Takes] = {"from": "harvest", "count?": "amount"}

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        self.which: i64 = HARVESTS.index(body.data["from"])
        self.number: i64 = body.number("count", 1)

    def do(self, s: State) -> None:
        d = self.d
        me = find_actor(s)
        if self.which == THIS_PLACE:
            place = find_this_place(s, d, s.source)
            if place >= 0:
                harvest(s, d, me, place)
        elif self.which == FOUND_PLACE:
            if s.it >= 0:
                harvest(s, d, me, s.it)
        elif self.which == ALL_OUTER:
            harvest_circle(s, d, me, OUTER + me)
        elif self.which == ALL_INNER:
            harvest_circle(s, d, me, INNER + me)
        elif not is_automa(s):
            owner = CHOSEN.of(s.n) - 1 if self.which == OPPONENT_OUTER else s.me
            if owner >= 0:
                n = WHICH.pack(self.which) | TO_HARVEST.pack(self.number) | OWNER_OF_PLACE.pack(owner)
                s.push(d.harvest_at, s.me, s.source, s.it, n)


class Create(Op):
    """Free catalysts; for the Automa an orb is a step of its path and a sickle nothing."""

    word: ClassVar[str] = "create"
    takes: ClassVar[Takes] = {"catalyst": "catalyst", "count": "amount", "where": "where"}

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        self.orb: i64 = int(body.data["catalyst"] == "orb")
        self.number: i64 = body.number("count")
        self.here: i64 = int(body.data["where"] == "this_ritual")

    def do(self, s: State) -> None:
        if is_automa(s):
            if self.orb == 1:
                advance(s, self.d, AUTOMA, self.number, 0, 0)
        else:
            n = ORBS.pack(self.orb) | HERE.pack(self.here) | TO_CREATE.pack(self.number)
            s.push(self.d.orb_at, s.me, s.source, NO_CARD, n)


class RefillRegion(Asking):
    """Choose a region in use and fill its slots; it is remembered for what follows."""

    word: ClassVar[str] = "refill_region"
    takes: ClassVar[Takes] = {"which": "chosen"}
    prompt: str = "refill"

    def choices(self, s: State) -> None:
        for region in range(3):
            if is_in_use(s, self.d, region):
                s.offer(self.d.a_region + region)

    def answer(self, s: State, action: i64) -> None:
        region = action - self.d.a_region
        refill(s, self.d, region)
        s.n = CHOSEN.put(s.n, region + 1)


class FindPlace(Asking):
    """Find a place by an effect, with fewer witches."""

    word: ClassVar[str] = "find_place"
    takes: ClassVar[Takes] = {"region": "region", "discount?": "number", "optional?": "flag"}
    prompt: str = "find"

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        self.anywhere: bool = body.data["region"] == "any"
        self.discount: i64 = body.number("discount")
        self.optional: bool = bool(body.data.get("optional"))

    def reaches(self, s: State, region: i64) -> bool:
        return is_in_use(s, self.d, region) and (self.anywhere or region + 1 == CHOSEN.of(s.n))

    def choices(self, s: State) -> None:
        d = self.d
        before = s.count
        for region in range(3):
            if self.reaches(s, region):
                for place in s.cards(ROWS + region):
                    if count_least_witches(s, d, s.me, place, self.discount) <= s.mem[WITCHES + s.me]:
                        s.offer(d.a_find + place)
        ascend(s, before)
        if s.count > before and self.optional:
            s.offer(d.a_no)

    def answer(self, s: State, action: i64) -> None:
        if action != self.d.a_no:
            begin_find(s, self.d, s.me, action - self.d.a_find, self.discount)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = self.d
        return keep_refused(
            [
                (
                    int(d.a_find + place),
                    refuse_find(s, d, s.me, place, self.discount) if self.reaches(s, region) else None,
                )
                for region in range(3)
                for place in s.cards(ROWS + region)
            ]
        )


class TakePlace(Counted):
    """From the top of the place deck."""

    word: ClassVar[str] = "take_place_from_deck"
    takes: ClassVar[Takes] = {"count": "amount"}

    def do(self, s: State) -> None:
        for _ in range(self.number):
            take_place(s, find_actor(s))


def register(d: Deck) -> None:
    d.transfer_at = d.rules.program("transfer", TransferPlace(d))
    d.harvest_at = d.rules.program("harvest one", HarvestOne(d))
