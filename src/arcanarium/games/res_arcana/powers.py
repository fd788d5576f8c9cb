"""How powers are declared, when they may be used, and the steps that costs and effects are made of."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import ASK, NO_CARD, Ask, State, Step
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.games.res_arcana.cards import ARTIFACTS, COST_TOTAL, CREATURE, DRAGON, KINDS, NAMES
from arcanarium.games.res_arcana.essences import GOLD, GOLD_UNIT, MOST, UNITS, bag_of, covers, of, total
from arcanarium.games.res_arcana.payments import LYING_AT, Pay, PayAny, gain_any
from arcanarium.games.res_arcana.table import (
    DESTROY,
    DISCARD_CARD,
    E_RETURNED,
    E_STRAIGHTENED,
    E_USED,
    HAND,
    LYING,
    NO,
    PLAY,
    POOL,
    PUT_ON,
    RULES,
    SEAT,
    SPENT,
    STRAIGHTEN,
    TURN_CARD,
    TURNED,
    destroy,
    discard,
    gain,
    put_on,
    tell,
    turn,
)

Steps = tuple[Step, ...]

# -- declaring. A power is 2 * card, plus 1 for the second one.

POWER_AT: Final[vec[i64]] = vec[i64]([-1] * (2 * KINDS))  # its program
POWER_TURNED: Final[vec[i64]] = vec[i64]([0] * (2 * KINDS))  # RA-07: 1 if it is for a turned component
POWER_PAYS: Final[vec[i64]] = vec[i64]([0] * (2 * KINDS))  # what must be in the pool,
POWER_SIZE: Final[vec[i64]] = vec[i64]([0] * (2 * KINDS))  # and how many essences in all
POWER_ASKS: Final[vec[i64]] = vec[i64]([-1] * (2 * KINDS))  # the part of the cost that must find something

# Reactions: what a component lets its owner pay to ignore a loss of Life.
REACTS: Final[vec[i64]] = vec[i64]([0] * KINDS)  # 0 not at all, 1 to every loss, 2 to a loss by a Dragon
REACT_TURNS: Final[vec[i64]] = vec[i64]([0] * KINDS)
REACT_PAYS: Final[vec[i64]] = vec[i64]([0] * KINDS)
REACT_PUTS: Final[vec[i64]] = vec[i64]([0] * KINDS)  # what is put on it then

# The price at which a rival ignores a loss of Life caused by a component.
PRICE_PAYS: Final[vec[i64]] = vec[i64]([0] * KINDS)
PRICE_DISCARDS: Final[vec[i64]] = vec[i64]([0] * KINDS)
PRICE_DESTROYS: Final[vec[i64]] = vec[i64]([0] * KINDS)

DECLARED: Final[dict[str, str]] = {}  # component -> where to find what is not said here, for the test that all are

LOSS: Final = 1
LOSS_BY_DRAGON: Final = 2


class Power:
    """A cost, all of which must be payable, and an effect."""

    def __init__(self, cost: Steps, effect: Steps, while_turned: bool = False) -> None:
        self.cost: Steps = cost
        self.effect: Steps = effect
        self.while_turned: bool = while_turned


class Reaction:
    """What its owner may pay when a rival makes them lose Life."""

    def __init__(
        self,
        turns: bool = False,
        pays: dict[str, int] | None = None,
        puts: dict[str, int] | None = None,
        to_dragons: bool = False,
    ) -> None:
        self.turns: bool = turns
        self.pays: int = bag_of(pays or {})
        self.puts: int = bag_of(puts or {})
        self.to_dragons: bool = to_dragons


class Price:
    """What an attack lets every rival pay instead."""

    def __init__(self, pays: dict[str, int] | None = None, discards: bool = False, destroys: bool = False) -> None:
        self.pays: int = bag_of(pays or {})
        self.discards: bool = discards
        self.destroys: bool = destroys


def component(
    name: str,
    *powers: Power,
    reaction: Reaction | None = None,
    price: Price | None = None,
    elsewhere: str = "",
) -> None:
    """Declare what a component can do besides collecting; `elsewhere` names the function that looks for it."""
    card = NAMES.index(name)
    DECLARED[name] = elsewhere
    for number, power in enumerate(powers):
        declare(2 * card + number, f"{name}/{number + 1}", power, number + 1)
    if reaction is not None:
        REACTS[card] = LOSS_BY_DRAGON if reaction.to_dragons else LOSS
        REACT_TURNS[card] = int(reaction.turns)
        REACT_PAYS[card] = reaction.pays
        REACT_PUTS[card] = reaction.puts
    if price is not None:
        PRICE_PAYS[card] = price.pays
        PRICE_DISCARDS[card] = int(price.discards)
        PRICE_DESTROYS[card] = int(price.destroys)


def declare(at: int, name: str, power: Power, number: int) -> None:
    program = RULES.program(name, Announce(number), *power.cost, *power.effect)
    POWER_AT[at] = program
    POWER_TURNED[at] = int(power.while_turned)
    for i, step in enumerate(power.cost):
        if isinstance(step, Pay):
            POWER_PAYS[at] += step.bag
            POWER_SIZE[at] += total(step.bag)
        elif isinstance(step, PayAny):
            POWER_SIZE[at] += step.count
        elif step.sort == ASK or isinstance(step, PayFromSelf):
            assert POWER_ASKS[at] < 0, f"{name}: one part of a cost finds out whether it can be paid"
            POWER_ASKS[at] = program + 1 + i


def usable(s: State, card: i64, power: i64, pool: i64, size: i64) -> bool:
    """RA-06, RA-08: straight (or turned, if it is for that), and the whole cost can be paid."""
    if POWER_AT[power] < 0 or s.mem[TURNED + card] != POWER_TURNED[power]:
        return False
    if size < POWER_SIZE[power] or not covers(pool, POWER_PAYS[power]):
        return False
    asks = POWER_ASKS[power]
    if asks < 0:
        return True
    s.source = card
    return s.rules.steps[asks].possible(s)


class Announce(Step):
    """Tell that a power is used."""

    def __init__(self, number: int) -> None:
        self.number: i64 = number

    def do(self, s: State) -> None:
        s.emit(E_USED, s.me, s.source, self.number)


# -- costs


class TurnSelf(Step):
    """The component itself turns."""

    def do(self, s: State) -> None:
        turn(s, s.me, s.source)


class TurnOther(Ask):
    """RA-22: a straight artifact of a type turns; its own power is not used."""

    prompt: str = "turn"

    def __init__(self, dragons: bool) -> None:
        self.dragons: bool = dragons

    def options(self, s: State) -> None:
        card = s.first(PLAY + s.me)
        while card >= 0 and card < ARTIFACTS:
            fits = DRAGON[card] if self.dragons else CREATURE[card]
            if fits == 1 and s.mem[TURNED + card] == 0:
                s.offer(TURN_CARD + card)
            card = s.after(card)

    def answer(self, s: State, action: i64) -> None:
        turn(s, s.me, action - TURN_CARD)


class PayFromSelf(Step):
    """RA-50: essences that lie on the component itself."""

    def __init__(self, **essences: int) -> None:
        self.bag: i64 = bag_of(essences)

    def possible(self, s: State) -> bool:
        return covers(s.mem[LYING + s.source], self.bag)

    def do(self, s: State) -> None:
        s.mem[LYING + s.source] -= self.bag
        tell(s, E_RETURNED, s.me, s.source, self.bag)


class DestroySelf(Step):
    """The component itself is destroyed."""

    def do(self, s: State) -> None:
        destroy(s, s.me, s.source)


ANY_ARTIFACT: Final = 0
ANOTHER_ARTIFACT: Final = 1
DRAGON_OR_CREATURE: Final = 2


class DestroyOne(Ask):
    """An own artifact in play, straight or turned; `n` becomes its printed cost value (RA-19)."""

    prompt: str = "destroy"

    def __init__(self, which: int = ANY_ARTIFACT) -> None:
        self.which: i64 = which

    def options(self, s: State) -> None:
        card = s.first(PLAY + s.me)
        while card >= 0 and card < ARTIFACTS:
            if self.fits(s, card):
                s.offer(DESTROY + card)
            card = s.after(card)

    def fits(self, s: State, card: i64) -> bool:
        if self.which == ANOTHER_ARTIFACT:
            return card != s.source
        return self.which == ANY_ARTIFACT or DRAGON[card] + CREATURE[card] > 0

    def answer(self, s: State, action: i64) -> None:
        card = action - DESTROY
        destroy(s, s.me, card)
        s.n = COST_TOTAL[card]


class DiscardOne(Ask):
    """RA-21: a card of the hand, which brings nothing; `n` becomes its printed cost value."""

    prompt: str = "discard"

    def options(self, s: State) -> None:
        card = s.first(HAND + s.me)
        while card >= 0:
            s.offer(DISCARD_CARD + card)
            card = s.after(card)

    def answer(self, s: State, action: i64) -> None:
        card = action - DISCARD_CARD
        discard(s, s.me, card)
        s.n = COST_TOTAL[card]


# -- effects


class Gain(Step):
    """These essences into the pool."""

    def __init__(self, **essences: int) -> None:
        self.bag: i64 = bag_of(essences)

    def do(self, s: State) -> None:
        gain(s, s.me, self.bag)


class RivalsGain(Step):
    """Every rival, passed or not, gains these essences."""

    def __init__(self, **essences: int) -> None:
        self.bag: i64 = bag_of(essences)

    def do(self, s: State) -> None:
        for k in range(1, s.mem[SEATS]):
            gain(s, (s.me + k) % s.mem[SEATS], self.bag)


class GainAny(Step):
    """So many essences of these types (bits)."""

    def __init__(self, count: int, types: int) -> None:
        self.count: i64 = count
        self.types: i64 = types

    def do(self, s: State) -> None:
        gain_any(s, s.me, self.count, self.types)


class GainValue(Step):
    """As many essences of these types (bits) as the cost value `n` and a bonus say; Gold needs no asking."""

    def __init__(self, bonus: int, types: int) -> None:
        self.bonus: i64 = bonus
        self.types: i64 = types

    def do(self, s: State) -> None:
        if self.types >> GOLD == 1:
            gain(s, s.me, (s.n + self.bonus) * GOLD_UNIT)
        else:
            gain_any(s, s.me, s.n + self.bonus, self.types)


class GainSpentInGold(Step):
    """As much Gold as essences were paid last."""

    def do(self, s: State) -> None:
        gain(s, s.me, min(MOST, total(s.mem[SPENT])) * GOLD_UNIT)


class PutOnSelf(Step):
    """These essences from the supply onto the component."""

    def __init__(self, **essences: int) -> None:
        self.bag: i64 = bag_of(essences)

    def do(self, s: State) -> None:
        put_on(s, s.me, s.source, self.bag)


class PutAnyOnSelf(Step):
    """So many essences of these types (bits) from the supply onto the component."""

    def __init__(self, count: int, types: int) -> None:
        self.count: i64 = count
        self.types: i64 = types

    def do(self, s: State) -> None:
        s.push(LYING_AT, s.me, s.source, NO_CARD, self.count << 8 | self.types)


class PutSpentOnSelf(Step):
    """The essence just paid onto the component."""

    def do(self, s: State) -> None:
        put_on(s, s.me, s.source, s.mem[SPENT])


class PutSpentAnywhere(Ask):
    """RA-23: the essence just paid onto any own component, straight or turned."""

    prompt: str = "put-spent"

    def options(self, s: State) -> None:
        card = s.first(PLAY + s.me)
        while card >= 0:
            s.offer(PUT_ON + card)
            card = s.after(card)

    def answer(self, s: State, action: i64) -> None:
        put_on(s, s.me, action - PUT_ON, s.mem[SPENT])


class StraightenSelf(Step):
    """The component itself straightens."""

    def do(self, s: State) -> None:
        straighten(s, s.source)


class StraightenOne(Ask):
    """RA-12: one turned component of one's own, this one included, or none."""

    prompt: str = "straighten"

    def __init__(self, creatures: bool = False) -> None:
        self.creatures: bool = creatures

    def options(self, s: State) -> None:
        card = s.first(PLAY + s.me)
        while card >= 0:
            if s.mem[TURNED + card] == 1 and (not self.creatures or CREATURE[card] == 1):
                s.offer(STRAIGHTEN + card)
            card = s.after(card)
        s.offer(NO)

    def answer(self, s: State, action: i64) -> None:
        if action != NO:
            straighten(s, action - STRAIGHTEN)


def straighten(s: State, card: i64) -> None:
    s.mem[TURNED + card] = 0
    s.emit(E_STRAIGHTENED, s.me, card)


class CopyRival(Ask):
    """RA-55: as many essences of one type as a rival, passed or not, has of another in the pool."""

    prompt: str = "rival"

    def __init__(self, gained: int, counted: int) -> None:
        self.gained: i64 = gained
        self.counted: i64 = counted

    def options(self, s: State) -> None:
        for seat in range(s.mem[SEATS]):
            if seat != s.me:
                s.offer(SEAT + seat)

    def answer(self, s: State, action: i64) -> None:
        number = of(s.mem[POOL + action - SEAT], self.counted)
        gain(s, s.me, number * UNITS[self.gained])
