"""Essences that players choose one after the other to pay or to lose.

A payment is a bag of fixed pips, a number of pips of any type, and how many essences are needed in all. Without
discount that is all of the pips; with one the player leaves out some (RA-14), so that each type pays at most its fixed
pips and all that goes beyond them together at most the pips of any type. Gold pips are never left out.
"""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.fields import Field, Row
from arcanarium.core.asking.several import Several
from arcanarium.core.asking.shape import SEVERAL, Refusal, Shape
from arcanarium.core.asking.wholes import make_shape
from arcanarium.core.bags import unit
from arcanarium.core.bits import has
from arcanarium.core.ints import i64
from arcanarium.core.rules import Ask, Step
from arcanarium.games.res_arcana.facts import GOLD, TYPES, UNITS, covers, missing, of, plus, total
from arcanarium.games.res_arcana.steps.essences import OfEssences, clip, tell
from arcanarium.games.res_arcana.table import DONE, LOSE, PAY, POOL, RULES, SPENT, Event, Why


def most_payable(pool: i64, fixed: i64, any_pips: i64, first: i64, without: i64) -> i64:
    """How many essences the types from `first` on, but one, can give."""
    pays: i64 = 0
    beyond: i64 = 0
    for kind in range(first, TYPES):
        if kind != without:
            there = of(pool, kind)
            pips = of(fixed, kind)
            if there > pips:
                pays += pips
                beyond += there - pips
            else:
                pays += there
    return pays + min(any_pips, beyond)


def can_pay(pool: i64, fixed: i64, any_pips: i64, need: i64) -> bool:
    return of(pool, GOLD) >= of(fixed, GOLD) and most_payable(pool, fixed, any_pips, 0, -1) >= need


def spend(s: State, seat: i64, bag: i64) -> None:
    """Pay to the supply as part of a cost, which is remembered for effects that use it."""
    if bag != 0:
        s.mem[SPENT] = plus(s.mem[SPENT], bag)
        s.mem[POOL + seat] -= bag
        tell(s, Event.PAID, seat, s.source, bag)


def start_paying(s: State, seat: i64, fixed: i64, any_pips: i64, need: i64) -> None:
    """Pay what every way of paying contains, then ask for the rest, essence by essence."""
    s.mem[SPENT] = 0
    if any_pips == 0 and total(fixed) == need:
        spend(s, seat, fixed)
        return
    pool = s.mem[POOL + seat]
    forced: i64 = 0
    left = need
    spare = any_pips
    n: i64 = 0
    for kind in range(TYPES):
        own = of(fixed, kind)
        must = need - most_payable(pool, fixed, any_pips, 0, kind)
        if kind == GOLD and must < own:
            must = own
        if must > 0:
            forced += must * UNITS[kind]
            left -= must
            if must > own:
                spare -= must - own
                own = 0
            else:
                own -= must
        if own > 0:
            n |= SPEND.pips.pack(kind, own)
    spend(s, seat, forced)
    if left > 0:
        s.push(PAY_AT, seat, s.source, s.it, n | SPEND.spare_pips.pack(spare) | SPEND.want(left))


def why_not_paid(s: State, seat: i64, cost: i64) -> Refusal | None:
    """What is missing for a cost of fixed pips."""
    lacking = missing(s.mem[POOL + seat], cost)
    return Refusal(Why.NEEDS_ESSENCES, int(clip(cost)), int(clip(lacking))) if lacking != 0 else None


def why_too_few(s: State, seat: i64, count: i64) -> Refusal | None:
    """Whether essences of any types are missing."""
    there = int(total(s.mem[POOL + seat]))
    return Refusal(Why.NEEDS_NUMBER, int(count), there) if there < count else None


def actions_of(block: i64, bag: i64) -> list[int]:
    """An answer for each essence of a bag."""
    return [int(block) + kind for kind in range(TYPES) for _ in range(of(bag, kind))]


class Spend(Several):
    """Essences for the pips that are left: first for the fixed ones of their type, then for those of any type."""

    prompt: str = "pay"

    def __init__(self, block: int, event: int) -> None:
        super().__init__(block, TYPES)
        self.event: i64 = event
        self.pips: Row = self.bits.row(4, TYPES)
        self.spare_pips: Field = self.bits.field(4)  # of any type

    def there(self, s: State, thing: i64) -> i64:
        return min(of(s.mem[POOL + s.me], thing), self.pips.of(s.n, thing) + self.spare_pips.of(s.n))

    def options(self, s: State) -> None:
        pool = s.mem[POOL + s.me]
        spare = self.spare_pips.of(s.n)
        need = self.due.of(s.n)
        first = self.latest.of(s.n)
        beyond: i64 = 0
        pays: i64 = 0
        for kind in range(first, TYPES):
            there = of(pool, kind)
            if there > 0:
                pips = self.pips.of(s.n, kind)
                pays += min(there, pips)
                beyond += max(0, there - pips)
        for kind in range(first, TYPES):
            if pays + min(spare, beyond) < need:
                return
            there = of(pool, kind)
            if there > 0:
                pips = self.pips.of(s.n, kind)
                if pips > 0 or spare > 0:
                    s.offer(self.block + kind)
                pays -= min(there, pips)
                beyond -= max(0, there - pips)

    def take(self, s: State, thing: i64) -> None:
        s.mem[POOL + s.me] -= UNITS[thing]
        s.mem[SPENT] += UNITS[thing]
        s.emit(self.event, s.me, s.source, unit(thing))

    def remember(self, n: i64, thing: i64) -> i64:
        return self.pips.plus(n, thing, -1) if self.pips.of(n, thing) > 0 else self.spare_pips.plus(n, -1)

    def shape(self, s: State) -> Shape:
        spare = self.spare_pips.of(s.n)
        fixed: i64 = 0
        for kind in range(TYPES):
            fixed += self.pips.of(s.n, kind)
        if fixed > 0 and 0 < spare < self.due.of(s.n):  # the types share the pips of any type
            return make_shape(self, s)
        return Several.shape(self, s)

    def named(self, s: State) -> list[int]:
        """With what had to be paid in any case."""
        return actions_of(self.block, s.mem[SPENT])

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        found: list[tuple[int, Refusal]] = []
        for kind in range(TYPES):
            if of(s.mem[POOL + s.me], kind) == 0:
                found.append((int(self.block) + kind, Refusal(Why.NONE_LEFT)))
            elif self.there(s, kind) == 0:
                found.append((int(self.block) + kind, Refusal(Why.NOT_IN_COST)))
        return found


class Lose(Spend):
    """The same for a loss (RA-02)."""

    prompt: str = "lose"

    def named(self, s: State) -> list[int]:
        return []


def start_losing(s: State, seat: i64, count: i64) -> None:
    """That many essences of any types, the seat's choice; all if there are not more."""
    pool = s.mem[POOL + seat]
    if total(pool) > count:
        s.push(LOSE_AT, seat, s.source, n=LOSS.spare_pips.pack(count) | LOSS.want(count))
    elif pool != 0:
        s.mem[POOL + seat] = 0
        tell(s, Event.LOST, seat, s.source, pool)


# -- costs of powers


class Pay(OfEssences):
    """Exactly these essences."""

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        return covers(s.mem[POOL + seat], self.bag)

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        return why_not_paid(s, seat, self.bag)

    def do(self, s: State) -> None:
        s.mem[SPENT] = 0
        spend(s, s.me, self.bag)


class PayAny(Step):
    """That many essences of any types, Gold allowed (RA-13)."""

    def __init__(self, count: int) -> None:
        self.count: i64 = count

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        return total(s.mem[POOL + seat]) >= self.count

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        return why_too_few(s, seat, self.count)

    def do(self, s: State) -> None:
        start_paying(s, s.me, 0, self.count, self.count)


class PayOneOf(Ask):
    """One essence of one of these types (bits)."""

    prompt: str = "pay"

    def __init__(self, types: int) -> None:
        self.types: i64 = types

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        pool = s.mem[POOL + seat]
        for kind in range(TYPES):
            if has(self.types, kind) and of(pool, kind) > 0:
                return True
        return False

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        if self.possible(s, seat, source):
            return None
        wanted: i64 = 0
        for kind in range(TYPES):
            if has(self.types, kind):
                wanted += unit(kind)
        return Refusal(Why.NEEDS_ONE_OF, int(wanted))

    def options(self, s: State) -> None:
        pool = s.mem[POOL + s.me]
        for kind in range(TYPES):
            if has(self.types, kind) and of(pool, kind) > 0:
                s.offer(PAY + kind)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        found: list[tuple[int, Refusal]] = []
        for kind in range(TYPES):
            if not has(self.types, kind):
                found.append((int(PAY) + kind, Refusal(Why.NOT_IN_COST)))
            elif of(s.mem[POOL + s.me], kind) == 0:
                found.append((int(PAY) + kind, Refusal(Why.NONE_LEFT)))
        return found

    def answer(self, s: State, action: i64) -> None:
        s.mem[SPENT] = 0
        spend(s, s.me, UNITS[action - PAY])


class PaySame(Step):
    """RA-09: any number of essences of one type, or none."""

    def do(self, s: State) -> None:
        s.mem[SPENT] = 0
        s.push(PAY_SAME_AT, s.me, s.source)


class OneMore(Ask):
    """One more essence of the type, or no more. `n`: one more than the type, 0 before the first."""

    form: str = SEVERAL
    prompt: str = "pay-same"

    def options(self, s: State) -> None:
        pool = s.mem[POOL + s.me]
        for kind in range(TYPES):
            if of(pool, kind) > 0 and (s.n == 0 or s.n == kind + 1):
                s.offer(PAY + kind)
        s.offer(DONE)

    def answer(self, s: State, action: i64) -> None:
        if action != DONE:
            kind = action - PAY
            spend(s, s.me, UNITS[kind])
            s.again(self, kind + 1)

    def shape(self, s: State) -> Shape:
        """Of one type counting is enough; before it is chosen, every type has its own numbers."""
        if s.n == 0:
            return make_shape(self, s, int(DONE))
        there = int(of(s.mem[POOL + s.me], s.n - 1))
        things = [(int(PAY + s.n) - 1, there)] if there > 0 else []
        return Shape(SEVERAL, 0, there, int(DONE), things, named=self.named(s))

    def named(self, s: State) -> list[int]:
        return actions_of(PAY, s.mem[SPENT])

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        found: list[tuple[int, Refusal]] = []
        for kind in range(TYPES):
            if s.n != 0 and s.n != kind + 1:
                found.append((int(PAY) + kind, Refusal(Why.ONE_TYPE)))
            elif of(s.mem[POOL + s.me], kind) == 0:
                found.append((int(PAY) + kind, Refusal(Why.NONE_LEFT)))
        return found


SPEND: Final = Spend(PAY, Event.PAID)
LOSS: Final = Lose(LOSE, Event.LOST)
PAY_AT: Final[i64] = RULES.program("pay", SPEND)
LOSE_AT: Final[i64] = RULES.program("lose", LOSS)
PAY_SAME_AT: Final[i64] = RULES.program("pay same", OneMore())
