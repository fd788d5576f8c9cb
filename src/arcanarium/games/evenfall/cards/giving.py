"""Operations that give, cost, choose, and turn to others."""

from __future__ import annotations

from typing import ClassVar, Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.shape import AN_AMOUNT, Refusal, keep_refused
from arcanarium.core.card_language import Takes
from arcanarium.core.card_set import Entry
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.rules import Ask, Rules, Step
from arcanarium.games.evenfall.cards.operation import Asking, Body, Op
from arcanarium.games.evenfall.facts import COUNTERS, FEEL_FIXED, FEEL_READS_MANA, KEYWORDS, Effect, Goods, make_bits
from arcanarium.games.evenfall.steps.base import CHOSEN, LINKED, find_actor, is_automa, is_solo
from arcanarium.games.evenfall.steps.coven import HALF_MANA, count
from arcanarium.games.evenfall.steps.goods import can_pay, receive, refuse_payment, start_paying
from arcanarium.games.evenfall.table import AUTOMA, AUTOMA_FRAME, Deck

UNLIMITED: Final = 1000


class Gain(Op):
    """Amounts that are printed there."""

    word: ClassVar[str] = "gain"
    takes: ClassVar[Takes] = {"": "amounts"}

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        self.goods: Goods = Goods(body.data)
        self.feel = self.goods.feel()

    def do(self, s: State) -> None:
        receive(s, self.d, find_actor(s), self.goods, 1)


class GainPer(Op):
    """Once per thing that is counted, up to a limit."""

    word: ClassVar[str] = "gain_per"
    takes: ClassVar[Takes] = {"per": "counter", "gain": "amounts", "max?": "number"}

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        self.counter: i64 = COUNTERS.index(body.data["per"])
        self.goods: Goods = body.goods("gain")
        self.most: i64 = body.number("max", UNLIMITED)
        self.feel = self.goods.feel() | (FEEL_READS_MANA if self.counter == HALF_MANA else FEEL_FIXED)

    def do(self, s: State) -> None:
        receive(s, self.d, find_actor(s), self.goods, min(self.most, count(s, self.d, find_actor(s), self.counter)))


class GainTimes(Step):
    """`n` times; the second half of PayUpTo."""

    def __init__(self, d: Deck, goods: Goods) -> None:
        self.d: Deck = d
        self.goods: Goods = goods

    def do(self, s: State) -> None:
        receive(s, self.d, s.me, self.goods, s.n)


class Pay(Op):
    """A cost, then effects; the Automa gets them for free."""

    word: ClassVar[str] = "pay"
    takes: ClassVar[Takes] = {"cost": "cost", "then": "effects"}

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        self.cost: Goods = body.goods("cost")
        self.then: Effect = body.effect("then", body.data["then"])

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        cost = self.cost
        if not can_pay(s, seat, cost.bag, cost.any, cost.mana, cost.cards):
            return False
        return self.then.possible(s, seat, source)

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        cost = self.cost
        why = refuse_payment(s, seat, cost.bag, cost.any, cost.mana, cost.cards)
        return why or self.then.refusal(s, seat, source)

    def do(self, s: State) -> None:
        s.push(self.then.at, s.me, s.source, s.it, s.n)
        if not is_automa(s):
            start_paying(s, self.d, s.me, self.cost.bag, self.cost.any, self.cost.mana, self.cost.cards)


class PayUpTo(Asking):
    """One to `most` units of a cost, each for the same gain."""

    word: ClassVar[str] = "pay_up_to"
    takes: ClassVar[Takes] = {"unit_cost": "cost", "max": "number", "per_unit": "amounts"}
    form: str = AN_AMOUNT
    prompt: str = "how-many"

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        self.cost: Goods = body.goods("unit_cost")
        self.most: i64 = body.number("max")
        self.goods: Goods = body.goods("per_unit")
        self.at: i64 = -1

    def bind(self, rules: Rules, name: str) -> None:
        self.at = rules.program(name + "/gain", GainTimes(self.d, self.goods))

    def affordable(self, s: State, seat: i64, units: i64) -> bool:
        cost = self.cost
        return can_pay(s, seat, cost.bag * units, cost.any * units, cost.mana * units, cost.cards * units)

    def why_not(self, s: State, seat: i64, units: i64) -> Refusal | None:
        cost = self.cost
        return refuse_payment(s, seat, cost.bag * units, cost.any * units, cost.mana * units, cost.cards * units)

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        return self.affordable(s, seat, 1)

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        return self.why_not(s, seat, 1)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return keep_refused(
            [(int(self.d.a_amount) + units, self.why_not(s, s.me, units)) for units in range(1, int(self.most) + 1)]
        )

    def choices(self, s: State) -> None:
        for units in range(1, self.most + 1):
            if self.affordable(s, s.me, units):
                s.offer(self.d.a_amount + units)

    def answer(self, s: State, action: i64) -> None:
        units = action - self.d.a_amount
        cost = self.cost
        s.push(self.at, s.me, s.source, s.it, units)
        start_paying(s, self.d, s.me, cost.bag * units, cost.any * units, cost.mana * units, cost.cards * units)


# -- control


class ChooseSide(Ask):
    """Exactly one of several effects that can be started."""

    prompt: str = "choose"

    def __init__(self, d: Deck, sides: list[Effect], entries: list[list[Entry]]) -> None:
        self.d: Deck = d
        self.sides: list[Effect] = sides
        self.entries: list[list[Entry]] = entries  # the sides as the card set has them, for those who choose

    def options(self, s: State) -> None:
        for i in range(len(self.sides)):
            if self.sides[i].possible(s, s.me, s.source):
                s.offer(self.d.a_option + i)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return keep_refused(
            [(int(self.d.a_option) + i, side.refusal(s, s.me, s.source)) for i, side in enumerate(self.sides)]
        )

    def about(self, s: State) -> dict[str, object]:
        return {"choice": self.entries}

    def answer(self, s: State, action: i64) -> None:
        s.push(self.sides[int(action - self.d.a_option)].at, s.me, s.source, s.it, s.n)


class Choose(Op):
    """The Automa takes the first."""

    word: ClassVar[str] = "choose"
    takes: ClassVar[Takes] = {"": "sides"}

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        self.entries: list[list[Entry]] = body.data
        self.sides: list[Effect] = [body.effect(str(i), side) for i, side in enumerate(body.data)]
        self.at: i64 = -1

    def bind(self, rules: Rules, name: str) -> None:
        self.at = rules.program(name + "/choose", ChooseSide(self.d, self.sides, self.entries))

    def do(self, s: State) -> None:
        s.push(self.sides[0].at if is_automa(s) else self.at, s.me, s.source, s.it, s.n)


class If(Op):
    """The ritual just bound, which is the source, has a keyword; or a link bonus was just activated."""

    word: ClassVar[str] = "if"
    takes: ClassVar[Takes] = {"cond": "condition", "then": "effects"}

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        cond = body.data["cond"]
        self.keywords: i64 = make_bits([cond["bound_ritual_has"]], KEYWORDS) if "bound_ritual_has" in cond else 0
        self.linked: i64 = int(cond.get("link_bonus_just_activated", -1))
        self.then: Effect = body.effect("then", body.data["then"])

    def do(self, s: State) -> None:
        if self.linked >= 0:
            true = LINKED.of(s.n) == self.linked
        else:
            true = s.source >= 0 and self.d.keywords[s.kind(s.source)] & self.keywords != 0
        if true:
            s.push(self.then.at, s.me, s.source, s.it, s.n)


class EachOpponent(Op):
    """Clockwise from the owner of the effect."""

    word: ClassVar[str] = "each_opponent"
    takes: ClassVar[Takes] = {"": "effects"}

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        self.effect: Effect = body.effect("each", body.data)

    def do(self, s: State) -> None:
        if is_solo(s):
            s.push(self.effect.at, 0 if is_automa(s) else AUTOMA_FRAME, s.source)
            return
        seats = s.mem[SEATS]
        for k in range(seats - 1, 0, -1):
            s.push(self.effect.at, (s.me + k) % seats, s.source)


class MayDo(Ask):
    """Carry out an effect or not."""

    prompt: str = "may"

    def __init__(self, d: Deck, effect: Effect) -> None:
        self.d: Deck = d
        self.effect: Effect = effect

    def options(self, s: State) -> None:
        if self.effect.possible(s, s.me, s.source):
            s.offer(self.d.a_yes)
            s.offer(self.d.a_no)

    def answer(self, s: State, action: i64) -> None:
        if action == self.d.a_yes:
            s.push(self.effect.at, s.me, s.source)


class EachPlayerMay(Op):
    """Clockwise from the player whose turn it is; the Automa always does (EF-37)."""

    word: ClassVar[str] = "each_player_may"
    takes: ClassVar[Takes] = {"": "effects"}

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        self.effect: Effect = body.effect("each", body.data)
        self.at: i64 = -1

    def bind(self, rules: Rules, name: str) -> None:
        self.at = rules.program(name + "/may", MayDo(self.d, self.effect))

    def do(self, s: State) -> None:
        seats = s.mem[SEATS]
        if is_solo(s):
            s.push(self.effect.at, AUTOMA_FRAME, s.source)
        for k in range(seats - 1, -1, -1):
            s.push(self.at, (s.mem[TURN] + k) % seats, s.source)


class ChooseOpponent(Asking):
    """One opponent, then an effect about them."""

    word: ClassVar[str] = "choose_opponent"
    takes: ClassVar[Takes] = {"": "effects"}
    prompt: str = "opponent"

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        self.effect: Effect = body.effect("chosen", body.data)

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        return self.effect.possible(s, seat, source)

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        return self.effect.refusal(s, seat, source)

    def choices(self, s: State) -> None:
        if is_solo(s):
            s.offer(self.d.a_seat + AUTOMA)
            return
        for seat in range(s.mem[SEATS]):
            if seat != s.me:
                s.offer(self.d.a_seat + seat)

    def answer(self, s: State, action: i64) -> None:
        s.push(self.effect.at, s.me, s.source, s.it, CHOSEN.put(s.n, action - self.d.a_seat + 1))


class OpponentGains(Op):
    """The opponent just chosen."""

    word: ClassVar[str] = "chosen_opponent_gains"
    takes: ClassVar[Takes] = {"": "amounts"}

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        self.goods: Goods = Goods(body.data)

    def do(self, s: State) -> None:
        if CHOSEN.of(s.n) != 0:
            receive(s, self.d, CHOSEN.of(s.n) - 1, self.goods, 1)


# -- counted where they stand, never carried out


class StoneKindScore(Op):
    """Points for stones and symbols of a kind, when the game ends."""

    word: ClassVar[str] = "stone_kind_score"
    takes: ClassVar[Takes] = {"kind": "stone", "vp_each": "number"}


class AdjustDial(Op):
    """By how much a specialist may change a dial."""

    word: ClassVar[str] = "adjust_dial"
    takes: ClassVar[Takes] = {"max_delta": "amount"}
