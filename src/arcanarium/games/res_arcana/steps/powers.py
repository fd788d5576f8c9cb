"""Powers: how components declare them, when they may be used, and using one."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.menu import Deed
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64, vec
from arcanarium.core.rules import ASK, Step
from arcanarium.core.steps import first_refusal
from arcanarium.games.res_arcana.facts import KINDS, NAMES, covers, total
from arcanarium.games.res_arcana.steps.components import PayFromSelf, TurnSelf
from arcanarium.games.res_arcana.steps.payments import Pay, PayAny
from arcanarium.games.res_arcana.table import PLAY, POOL, RULES, SPENT, TURNED, USE, USE_SECOND, Event, Why

Steps = tuple[Step, ...]

# -- declaring. A power is 4 * card plus one of these.

FIRST_POWER: Final = 0
SECOND_POWER: Final = 1
REACTION: Final = 2  # what its owner may do when something happens
PRICE: Final = 3  # what a rival may do to ignore a loss of Life that the component causes
SORTS: Final = 4

# RA-07: how a component must lie.
STRAIGHT: Final = 0
IN_TURN: Final = 1  # turned
EITHER_WAY: Final = 2

POWER_AT: Final[vec[i64]] = vec[i64]([-1] * (SORTS * KINDS))  # its program
POWER_LIES: Final[vec[i64]] = vec[i64]([-1] * (SORTS * KINDS))  # how the component must lie
POWER_PAYS: Final[vec[i64]] = vec[i64]([0] * (SORTS * KINDS))  # what must be in the pool,
POWER_SIZE: Final[vec[i64]] = vec[i64]([0] * (SORTS * KINDS))  # and how many essences in all
POWER_ASKS: Final[vec[i64]] = vec[i64]([-1] * (SORTS * KINDS))  # the part of the cost that must find something
POWER_COST: Final[list[Steps]] = [()] * (SORTS * KINDS)

REACTS_TO: Final[vec[i64]] = vec[i64]([0] * KINDS)
LOSS: Final = 1
LOSS_BY_DRAGON: Final = 2
CHECK: Final = 3

DECLARED: Final[dict[str, str]] = {}  # component -> where to find what is not said here, for the test that all are


class Power:
    """A cost, all of which must be payable, and an effect; `to` says what a reaction follows."""

    def __init__(
        self, cost: Steps, effect: Steps = (), while_turned: bool = False, to: int = LOSS, name: str = ""
    ) -> None:
        self.cost: Steps = cost
        self.effect: Steps = effect
        self.while_turned: bool = while_turned
        self.to: int = to
        self.name: str = name  # of its program, if saved games know it by another than usual


def component(
    name: str, *powers: Power, reaction: Power | None = None, price: Power | None = None, elsewhere: str = ""
) -> None:
    """Declare what a component can do besides collecting; `elsewhere` names the function that looks for it."""
    card = NAMES.index(name)
    DECLARED[name] = elsewhere
    for number, power in enumerate(powers):
        declare(card, number, power, f"{name}/{number + 1}", (Announce(number + 1),))
    if reaction is not None:
        REACTS_TO[card] = reaction.to
        declare(card, REACTION, reaction, f"{name}/reaction", ())
    if price is not None:
        declare(card, PRICE, price, price.name or f"{name}/price", ())


def declare(card: int, sort: int, power: Power, name: str, before: Steps) -> None:
    after = () if sort < REACTION else (ForgetPayment(),)
    at = SORTS * card + sort
    POWER_AT[at] = RULES.program(name, *before, *power.cost, *power.effect, *after)
    POWER_COST[at] = power.cost
    if sort < REACTION:
        POWER_LIES[at] = IN_TURN if power.while_turned else STRAIGHT
    else:  # RA-05: also while turned, unless the reaction itself turns the component
        POWER_LIES[at] = STRAIGHT if any(isinstance(step, TurnSelf) for step in power.cost) else EITHER_WAY
    for step in power.cost:
        if isinstance(step, Pay):
            POWER_PAYS[at] += step.bag
            POWER_SIZE[at] += total(step.bag)
        elif isinstance(step, PayAny):
            POWER_SIZE[at] += step.count
        elif step.sort == ASK or isinstance(step, PayFromSelf):
            assert POWER_ASKS[at] < 0, f"{name}: one part of a cost finds out whether it can be paid"
            POWER_ASKS[at] = step.address


class Announce(Step):
    """Tell that a power is used."""

    def __init__(self, number: int) -> None:
        self.number: i64 = number

    def do(self, s: State) -> None:
        s.emit(Event.USED, s.me, s.source, self.number)


class ForgetPayment(Step):
    """What was paid for a reaction matters to nothing that follows."""

    def do(self, s: State) -> None:
        s.mem[SPENT] = 0


# -- using


def is_payable(s: State, seat: i64, card: i64, power: i64, pool: i64, size: i64) -> bool:
    """RA-08: can the whole cost of a power be paid, for which the component lies as it should (RA-06)?"""
    if size < POWER_SIZE[power] or not covers(pool, POWER_PAYS[power]):
        return False
    asks = POWER_ASKS[power]
    return asks < 0 or s.rules.steps[asks].possible(s, seat, card)


def can_use(s: State, seat: i64, card: i64, sort: i64) -> bool:
    """Could that player use that power of a component, whosever it is?"""
    power = SORTS * card + sort
    lies = POWER_LIES[power]
    if lies < 0 or (lies != EITHER_WAY and lies != s.mem[TURNED + card]):
        return False
    pool = s.mem[POOL + seat]
    return is_payable(s, seat, card, power, pool, total(pool))


def why_not_used(s: State, seat: i64, card: i64, sort: i64) -> Refusal | None:
    """What stands in the way of a power: that there is none, how the component lies, the first cost not payable."""
    power = SORTS * card + sort
    if POWER_AT[power] < 0:
        return why_no_power(card)
    lies = POWER_LIES[power]
    if lies != EITHER_WAY and lies != s.mem[TURNED + card]:
        return Refusal(Why.WHILE_TURNED if lies == IN_TURN else Why.IS_TURNED)
    return first_refusal(s, POWER_COST[power], seat, card)


def why_no_power(card: i64) -> Refusal:
    if REACTS_TO[card] == CHECK:
        return Refusal(Why.ONLY_CHECK)
    return Refusal(Why.NO_POWER if REACTS_TO[card] == 0 else Why.ONLY_REACTS)


class UsePower(Deed):
    """A power of a component: all first ones, then all second ones."""

    def __init__(self) -> None:
        super().__init__(USE, 2 * KINDS)

    def options(self, s: State) -> None:
        m = s.mem
        needed = POWER_LIES
        following = s.nexts  # `after` is written out: no loop of the game runs oftener
        pool = m[POOL + s.me]
        size = total(pool)
        seconds = False
        card = s.first(PLAY + s.me)
        while card >= 0:
            turned = m[TURNED + card]
            if needed[SORTS * card] == turned and is_payable(s, s.me, card, SORTS * card, pool, size):
                s.offer(USE + card)
            if needed[SORTS * card + SECOND_POWER] == turned:
                seconds = True
            card = m[following + card]
        if not seconds:
            return
        card = s.first(PLAY + s.me)
        while card >= 0:
            second = SORTS * card + SECOND_POWER
            if needed[second] == m[TURNED + card] and is_payable(s, s.me, card, second, pool, size):
                s.offer(USE_SECOND + card)
            card = m[following + card]

    def things(self, s: State) -> list[int]:
        """A component without powers is still expected to have a first one."""
        mine = [int(card) for card in s.cards(PLAY + s.me)]
        return mine + [KINDS + card for card in mine if POWER_AT[SORTS * card + SECOND_POWER] >= 0]

    def refusal(self, s: State, thing: int) -> Refusal | None:
        return why_not_used(s, s.me, thing % KINDS, thing // KINDS)

    def do(self, s: State, thing: i64) -> None:
        card = thing % KINDS
        s.begin(POWER_AT[SORTS * card + thing // KINDS], s.me, card)
