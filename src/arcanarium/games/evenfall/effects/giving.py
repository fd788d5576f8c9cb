"""Operations that give, cost, choose, and turn to others."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import ASK, NO_CARD, Ask, Rules, State, Step
from arcanarium.core.card_set import Entry
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.games.evenfall.counting import HALF_MANA, count
from arcanarium.games.evenfall.coven import actor, is_automa, solo
from arcanarium.games.evenfall.goods import can_pay, receive, start_paying
from arcanarium.games.evenfall.layout import AUTOMA, AUTOMA_FRAME, FIXED, READS_MANA, Effect, Goods, Op
from arcanarium.games.evenfall.table import Table

# Locals of an effect in `n`: a region or opponent that was chosen, plus one; was a link bonus just activated?
CHOSEN: Final = 255
LINKED: Final = 256


class Gain(Op):
    """Amounts that are printed there."""

    def __init__(self, t: Table, goods: Goods) -> None:
        self.t: Table = t
        self.goods: Goods = goods
        self.feel = goods.feel()

    def do(self, s: State) -> None:
        receive(self.t, s, actor(s), self.goods, 1)


class GainPer(Op):
    """So often as there is something to count."""

    def __init__(self, t: Table, counter: int, goods: Goods, most: int) -> None:
        self.t: Table = t
        self.counter: i64 = counter
        self.goods: Goods = goods
        self.most: i64 = most
        self.feel = goods.feel() | (READS_MANA if counter == HALF_MANA else FIXED)

    def do(self, s: State) -> None:
        receive(self.t, s, actor(s), self.goods, min(self.most, count(self.t, s, actor(s), self.counter)))


class GainTimes(Step):
    """`n` times; the second half of PayUpTo."""

    def __init__(self, t: Table, goods: Goods) -> None:
        self.t: Table = t
        self.goods: Goods = goods

    def do(self, s: State) -> None:
        receive(self.t, s, s.me, self.goods, s.n)


class Pay(Op):
    """A cost, then effects; the Automa has them for nothing."""

    def __init__(self, t: Table, cost: Goods, then: Effect) -> None:
        self.t: Table = t
        self.cost: Goods = cost
        self.then: Effect = then

    def can(self, s: State, me: i64, source: i64) -> bool:
        cost = self.cost
        if not can_pay(self.t, s, me, cost.bag, cost.any, cost.mana, cost.cards):
            return False
        return self.then.can(s, me, source)

    def do(self, s: State) -> None:
        s.push(self.then.at, s.me, s.source, s.it, s.n)
        if not is_automa(s):
            start_paying(self.t, s, s.me, self.cost.bag, self.cost.any, self.cost.mana, self.cost.cards)


class PayUpTo(Op):
    """One to `most` units of a cost, each for the same gain."""

    sort: i64 = ASK
    prompt: str = "how-many"

    def __init__(self, t: Table, cost: Goods, most: int, goods: Goods) -> None:
        self.t: Table = t
        self.cost: Goods = cost
        self.most: i64 = most
        self.goods: Goods = goods
        self.at: i64 = -1

    def bind(self, rules: Rules, name: str) -> None:
        self.at = rules.program(name + "/gain", GainTimes(self.t, self.goods))

    def affordable(self, s: State, me: i64, units: i64) -> bool:
        cost = self.cost
        return can_pay(self.t, s, me, cost.bag * units, cost.any * units, cost.mana * units, cost.cards * units)

    def can(self, s: State, me: i64, source: i64) -> bool:
        return self.affordable(s, me, 1)

    def options(self, s: State) -> None:
        if is_automa(s):
            return
        for units in range(1, self.most + 1):
            if self.affordable(s, s.me, units):
                s.offer(self.t.a_amount + units)

    def answer(self, s: State, action: i64) -> None:
        units = action - self.t.a_amount
        cost = self.cost
        s.push(self.at, s.me, s.source, s.it, units)
        start_paying(self.t, s, s.me, cost.bag * units, cost.any * units, cost.mana * units, cost.cards * units)


# -- control


class ChooseSide(Ask):
    """Exactly one of several effects that can be started."""

    prompt: str = "choose"

    def __init__(self, t: Table, sides: list[Effect], entries: list[list[Entry]]) -> None:
        self.t: Table = t
        self.sides: list[Effect] = sides
        self.entries: list[list[Entry]] = entries  # the sides as the card set has them, for those who choose

    def options(self, s: State) -> None:
        for i in range(len(self.sides)):
            if self.sides[i].can(s, s.me, s.source):
                s.offer(self.t.a_option + i)

    def answer(self, s: State, action: i64) -> None:
        s.push(self.sides[int(action - self.t.a_option)].at, s.me, s.source, s.it, s.n)


class Choose(Op):
    """The Automa takes the first."""

    def __init__(self, t: Table, sides: list[Effect], entries: list[list[Entry]]) -> None:
        self.t: Table = t
        self.sides: list[Effect] = sides
        self.entries: list[list[Entry]] = entries
        self.at: i64 = -1

    def bind(self, rules: Rules, name: str) -> None:
        self.at = rules.program(name + "/choose", ChooseSide(self.t, self.sides, self.entries))

    def do(self, s: State) -> None:
        s.push(self.sides[0].at if is_automa(s) else self.at, s.me, s.source, s.it, s.n)


class If(Op):
    """The ritual just bound, which is the source, has a keyword; or a link bonus was just activated."""

    def __init__(self, t: Table, keywords: int, linked: int, then: Effect) -> None:
        self.t: Table = t
        self.keywords: i64 = keywords
        self.linked: i64 = linked  # 1 or 0 if it is asked for, else -1
        self.then: Effect = then
        self.feel = then.feel

    def do(self, s: State) -> None:
        if self.linked >= 0:
            true = (s.n & LINKED != 0) == (self.linked == 1)
        else:
            true = s.source >= 0 and self.t.keywords[s.kind(s.source)] & self.keywords != 0
        if true:
            s.push(self.then.at, s.me, s.source, s.it, s.n)


class EachOpponent(Op):
    """Clockwise from the owner of the effect."""

    def __init__(self, effect: Effect) -> None:
        self.effect: Effect = effect

    def do(self, s: State) -> None:
        if solo(s):
            s.push(self.effect.at, 0 if is_automa(s) else AUTOMA_FRAME, s.source, NO_CARD, 0)
            return
        seats = s.mem[SEATS]
        for k in range(seats - 1, 0, -1):
            s.push(self.effect.at, (s.me + k) % seats, s.source, NO_CARD, 0)


class MayDo(Ask):
    """Carry out an effect or not."""

    prompt: str = "may"

    def __init__(self, t: Table, effect: Effect) -> None:
        self.t: Table = t
        self.effect: Effect = effect

    def options(self, s: State) -> None:
        if self.effect.can(s, s.me, s.source):
            s.offer(self.t.a_yes)
            s.offer(self.t.a_no)

    def answer(self, s: State, action: i64) -> None:
        if action == self.t.a_yes:
            s.push(self.effect.at, s.me, s.source, NO_CARD, 0)


class EachPlayerMay(Op):
    """Clockwise from the player whose turn it is; the Automa always does (ruling 37)."""

    def __init__(self, t: Table, effect: Effect) -> None:
        self.t: Table = t
        self.effect: Effect = effect
        self.at: i64 = -1

    def bind(self, rules: Rules, name: str) -> None:
        self.at = rules.program(name + "/may", MayDo(self.t, self.effect))

    def do(self, s: State) -> None:
        seats = s.mem[SEATS]
        if solo(s):
            s.push(self.effect.at, AUTOMA_FRAME, s.source, NO_CARD, 0)
        for k in range(seats - 1, -1, -1):
            s.push(self.at, (s.mem[TURN] + k) % seats, s.source, NO_CARD, 0)


class ChooseOpponent(Op):
    """One opponent, then an effect about them."""

    sort: i64 = ASK
    prompt: str = "opponent"

    def __init__(self, t: Table, effect: Effect) -> None:
        self.t: Table = t
        self.effect: Effect = effect

    def can(self, s: State, me: i64, source: i64) -> bool:
        return self.effect.can(s, me, source)

    def options(self, s: State) -> None:
        if is_automa(s):
            return
        if solo(s):
            s.offer(self.t.a_seat + AUTOMA)
            return
        for seat in range(s.mem[SEATS]):
            if seat != s.me:
                s.offer(self.t.a_seat + seat)

    def answer(self, s: State, action: i64) -> None:
        s.push(self.effect.at, s.me, s.source, s.it, (s.n & LINKED) | (action - self.t.a_seat + 1))


class OpponentGains(Op):
    """The opponent just chosen."""

    def __init__(self, t: Table, goods: Goods) -> None:
        self.t: Table = t
        self.goods: Goods = goods

    def do(self, s: State) -> None:
        if s.n & CHOSEN != 0:
            receive(self.t, s, (s.n & CHOSEN) - 1, self.goods, 1)
