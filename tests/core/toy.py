"""A small game for testing the kernel: every composite step, simultaneous bids, effects put in order."""

from __future__ import annotations

from arcanarium.core.actions import ActionSpace
from arcanarium.core.agenda import NOBODY, State
from arcanarium.core.asking.order import Order
from arcanarium.core.game import Game
from arcanarium.core.plan import HIDDEN, OPEN, OWNER, SEATS, Choice, Layout
from arcanarium.core.rules import Ask, Rules, Step
from arcanarium.core.steps import Call, EachRival, EachSeat, Either, Together

KINDS = ["bell", "drum", "flute", "harp"]
TABLE = Layout(3)
DECK = TABLE.zone("deck", HIDDEN, each=False, ordered=True)
BOX = TABLE.zone("box", HIDDEN, each=False)
PLAY = TABLE.zone("play", OPEN)
HAND = TABLE.zone("hand", OWNER)
POINTS = TABLE.counter("points", each=True)
BID = TABLE.counter("bid", each=True, seen=OWNER, start=-1)
SECRET = TABLE.counter("secret", seen=HIDDEN)
MODE = TABLE.counter("mode", reading=Choice(["plain", "fancy"]))
PLAN = TABLE.deal(KINDS, [2, 1, 1, 1])

ACTIONS = ActionSpace()
NO = ACTIONS.block("no")
YES = ACTIONS.block("yes")
BRANCH = ACTIONS.block("branch", ["left", "right"], "branch")
BIDS = ACTIONS.block("bid", ["0", "1", "2"], "amount")
RESOLVE = ACTIONS.block("resolve", KINDS, "card")
PICK = ACTIONS.block("pick", KINDS, "card")

RULES = Rules("toy", PLAN)
SCORED = RULES.event("scored", a="number")


class Points(Step):
    """Some points."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, s: State) -> None:
        s.mem[POINTS + s.me] += self.amount
        s.emit(SCORED, s.me, s.source, self.amount)


class Spend(Step):
    """A point, if there is one."""

    def possible(self, s: State, seat: int, source: int) -> bool:
        return s.mem[POINTS + seat] > 0

    def do(self, s: State) -> None:
        s.mem[POINTS + s.me] -= 1


class BidOnce(Ask):
    prompt = "bid"

    def options(self, s: State) -> None:
        for amount in range(3):
            s.offer(BIDS + amount)

    def answer(self, s: State, action: int) -> None:
        s.mem[BID + s.me] = action - BIDS


class OddSeats(Together):
    """Only seats with an odd number take part."""

    def joins(self, s: State, seat: int) -> bool:
        return seat % 2 == 1


class Reveal(Step):
    def do(self, s: State) -> None:
        for seat in range(s.mem[SEATS]):
            s.mem[POINTS + seat] += max(0, s.mem[BID + seat])
            s.mem[BID + seat] = -1


class Deal(Step):
    def do(self, s: State) -> None:
        for card in range(PLAN.cards):
            s.insert(card, DECK)
        s.shuffle(DECK)
        for seat in range(s.mem[SEATS]):
            s.move(s.first(DECK), HAND + seat)


class PlayFromHand(Ask):
    prompt = "play"
    always = True

    def options(self, s: State) -> None:
        card = s.first(HAND + s.me)
        if card >= 0:
            s.offer(PICK + s.kind(card))

    def answer(self, s: State, action: int) -> None:
        s.move(s.first(HAND + s.me), PLAY + s.me)


class WhichNext(Order):
    """Cards by their kinds."""

    def name(self, s: State, frame: int) -> int:
        return RESOLVE + s.kind(s.agenda[frame + 2])


class PlayAll(Step):
    """Every card in play brings points; its owner says in which order."""

    def do(self, s: State) -> None:
        cards = s.cards(PLAY + s.me)
        for card in cards:
            s.push(RULES.entry["tune"], s.me, card)
        if len(cards) > 1:
            s.push(RULES.entry["which next"], s.me, n=len(cards))


class Tune(Step):
    """Twice what there is, and the number of the kind."""

    def do(self, s: State) -> None:
        s.mem[POINTS + s.me] = 2 * s.mem[POINTS + s.me] + s.kind(s.source) + 1


class RunAway(Step):
    """Pushes itself for ever with something beneath."""

    def do(self, s: State) -> None:
        s.push(RULES.entry["two points"], s.me)
        s.push(RULES.entry["run away"], s.me)


RULES.program("two points", Points(2))
RULES.program("run away", RunAway(), Points(0))
RULES.program("either", Either(BRANCH, (Spend(), Points(9)), (Points(1),)))
RULES.program("rivals", EachRival(Points(1)), EachSeat(Points(10)))
RULES.program("bids", Together(BidOnce()), Reveal())
RULES.program("odd bids", OddSeats(BidOnce()), Reveal())
RULES.program("play", PlayFromHand())
RULES.program("tunes", PlayAll())
RULES.program("tune", Tune())
RULES.program("which next", WhichNext())
RULES.program("labelled", Points(1), Points(2).called("middle"), Points(4))
RULES.program("game", Deal(), Call("bids"), Call("rivals"))


class Toy(Game):
    """No game anybody would play."""

    name = "toy"
    fewest = 1
    most = 3

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        return {"points": int(s.mem[POINTS + seat])}

    def phases(self) -> list[str]:
        return sorted(RULES.entry)

    def enter_phase(self, s: State, phase: str, seat: int) -> None:
        s.push(RULES.entry[phase], seat)


RULES.finish()
GAME = Toy(RULES, ACTIONS, ["mode"])
__all__ = ["ACTIONS", "BID", "GAME", "HAND", "NOBODY", "PLAN", "PLAY", "POINTS", "RULES"]
