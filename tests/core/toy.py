"""A small game for testing the kernel: every composite step, simultaneous bids, ordered triggers, prevention."""

from __future__ import annotations

from arcanarium.core.actions import ActionSpace
from arcanarium.core.agenda import ANYONE, FRAME, MINE, NO_CARD, NOBODY, Ask, Rules, State, Step
from arcanarium.core.game import Game
from arcanarium.core.plan import HIDDEN, OPEN, OWNER, SEATS, Choice, Plan
from arcanarium.core.steps import Call, EachRival, EachSeat, Either, May, Repeat, Together

KINDS = ["bell", "drum", "flute", "harp"]
PLAN = Plan(3, KINDS, [2, 1, 1, 1], 12)
DECK = PLAN.zone("deck", HIDDEN, each=False, ordered=True)
BOX = PLAN.zone("box", HIDDEN, each=False)
PLAY = PLAN.zone("play", OPEN, live=True)
HAND = PLAN.zone("hand", OWNER)
POINTS = PLAN.counter("points", each=True)
BID = PLAN.counter("bid", each=True, seen=OWNER, start=-1)
SECRET = PLAN.counter("secret", seen=HIDDEN)
MODE = PLAN.counter("mode", reading=Choice(["plain", "fancy"]))

ACTIONS = ActionSpace()
NO = ACTIONS.block("no")
YES = ACTIONS.block("yes")
BRANCH = ACTIONS.block("branch", ["left", "right"], "branch")
BIDS = ACTIONS.block("bid", ["0", "1", "2"], "amount")
RESOLVE = ACTIONS.block("resolve", KINDS, "card")
PICK = ACTIONS.block("pick", KINDS, "card")

RULES = Rules("toy", PLAN)
RULES.orders = RESOLVE
DONE = RULES.moment("done")
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

    def possible(self, s: State) -> bool:
        return s.mem[POINTS + s.me] > 0

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
        s.enter(s.first(HAND + s.me), PLAY + s.me)


class Announce(Step):
    def do(self, s: State) -> None:
        s.announce(DONE, s.me, s.me, NO_CARD, 0)


class CancelNext(Step):
    """What waits beneath does not happen."""

    def do(self, s: State) -> None:
        s.cancel(s.top - 2 * FRAME)


class PushTwo(Step):
    """Two points are about to come; something prevents them."""

    def do(self, s: State) -> None:
        s.push(RULES.entry["two points"], s.me, NO_CARD, NO_CARD, 0)
        s.push(RULES.entry["prevent"], s.me, NO_CARD, NO_CARD, 0)


class RunAway(Step):
    """Pushes itself for ever with something beneath."""

    def do(self, s: State) -> None:
        s.push(RULES.entry["two points"], s.me, NO_CARD, NO_CARD, 0)
        s.push(RULES.entry["run away"], s.me, NO_CARD, NO_CARD, 0)


RULES.program("two points", Points(2))
RULES.program("prevent", CancelNext(), Points(0))
RULES.program("run away", RunAway(), Points(0))
RULES.program("prevented", PushTwo())
RULES.program("may", May(NO, YES, Spend(), Points(5)))
RULES.program("either", Either(BRANCH, (Spend(), Points(9)), (Points(1),)))
RULES.program("repeat", Repeat(NO, YES, Spend(), Points(0)), Points(100))
RULES.program("rivals", EachRival(Points(1)), EachSeat(Points(10)))
RULES.program("bids", Together(BidOnce()), Reveal())
RULES.program("odd bids", OddSeats(BidOnce()), Reveal())
RULES.program("play", PlayFromHand())
RULES.program("triggers", Announce())
RULES.program("game", Deal(), Call("bids"), Call("rivals"))
RULES.listen(0, DONE, MINE, RULES.program("bell", Points(1)))
RULES.listen(1, DONE, ANYONE, RULES.program("drum", May(NO, YES, Points(2))))


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
        s.push(RULES.entry[phase], seat, NO_CARD, NO_CARD, 0)


RULES.finish()
GAME = Toy(RULES, ACTIONS, ["mode"])
__all__ = ["ACTIONS", "BID", "GAME", "HAND", "NOBODY", "PLAN", "PLAY", "POINTS", "RULES"]
