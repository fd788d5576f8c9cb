"""Moments to which cards in play answer, whose doings they hear, and the order of what they do."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import FRAME, NO_CARD, State
from arcanarium.core.asking.order import Order
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Step
from arcanarium.games.seasons.facts import KINDS
from arcanarium.games.seasons.table import PLAY, RESOLVE, RULES, is_in_play

MOMENTS: Final = ["summoned", "activated", "round_ends", "season_changes"]
SUMMONED: Final[i64] = 0  # from the hand, as Staff and Vase see it
ACTIVATED: Final[i64] = 1
ROUND_ENDS: Final[i64] = 2
SEASON_CHANGES: Final[i64] = 3

# Whose doings a card hears.
MINE: Final = 1
RIVALS: Final = 2
ANYONE: Final = 3

ANSWER: Final[vec[i64]] = vec[i64]([-1] * (len(MOMENTS) * KINDS))  # moment, kind -> program,
WHOSE: Final[vec[i64]] = vec[i64]([0] * (len(MOMENTS) * KINDS))  # and whose doings it follows
HEARERS: Final = 8  # kinds at most that listen to one moment,
HEARING: Final[vec[i64]] = vec[i64]([-1] * (len(MOMENTS) * HEARERS))  # and which they are
DISPUTES: Final[list[tuple[int, int]]] = []  # pairs of programs whose order can matter,
ONE_SIDE: Final[vec[i64]] = vec[i64]([0] * (len(MOMENTS) * KINDS))  # and in which of them an answer is first,
OTHER_SIDE: Final[vec[i64]] = vec[i64]([0] * (len(MOMENTS) * KINDS))  # or second


def listen(kind: int, moment: i64, whose: int, at: int) -> None:
    """While a card of that kind is in play, the program at `at` follows the moment."""
    ANSWER[moment * KINDS + kind] = at
    WHOSE[moment * KINDS + kind] = whose
    hearers = [int(each) for each in range(KINDS) if ANSWER[moment * KINDS + each] >= 0]
    for i, each in enumerate(hearers):
        HEARING[moment * HEARERS + i] = each


def dispute(one: str, other: str) -> None:
    """The order of two programs that follow one moment can matter, so that the owner of both chooses it."""
    first, second = RULES.entry[one], RULES.entry[other]
    bit: i64 = 1 << len(DISPUTES)
    DISPUTES.append((first, second))
    for i in range(len(ANSWER)):
        if ANSWER[i] == first:
            ONE_SIDE[i] |= bit
        elif ANSWER[i] == second:
            OTHER_SIDE[i] |= bit


def clash(one: i64, other: i64) -> bool:
    """Can the order of these two programs matter?"""
    return (one, other) in DISPUTES or (other, one) in DISPUTES


def is_heard(s: State, moment: i64) -> bool:
    """Does any card in play listen to that moment?"""
    for i in range(moment * HEARERS, moment * HEARERS + HEARERS):
        kind = HEARING[i]
        if kind < 0:
            return False
        if is_in_play(s, 2 * kind) or is_in_play(s, 2 * kind + 1):
            return True
    return False


def announce(s: State, moment: i64, doer: i64, start: i64, it: i64 = NO_CARD, n: i64 = 0) -> None:
    """Let the cards in play react: those of `start` first, then clockwise. The card `it` does not hear itself."""
    if not is_heard(s, moment):
        return
    seats = s.mem[SEATS]
    for k in range(seats - 1, -1, -1):
        owner = (start + k) % seats
        s.push(OWN_AT[moment] if owner == doer else RIVALS_AT[moment], owner, NO_CARD, it, n)


class Listen(Step):
    """Push what the cards of one seat have to say to a moment, when its turn to speak has come.

    Those whose order can matter wait beneath the question for it; the others come before, in the order of the zone.
    """

    def __init__(self, moment: int, whose: int) -> None:
        self.moment: i64 = moment
        self.whose: i64 = whose

    def do(self, s: State) -> None:
        speaking: i64 = 0
        one: i64 = 0
        other: i64 = 0
        card = s.first(PLAY + s.me)
        while card >= 0:
            i = self.moment * KINDS + s.kind(card)
            if WHOSE[i] & self.whose != 0 and card != s.it:
                speaking += 1
                one |= ONE_SIDE[i]
                other |= OTHER_SIDE[i]
            card = s.after(card)
        if speaking == 0:
            return
        disputes = one & other  # of which both sides speak
        if disputes != 0:
            s.push(ORDER_AT, s.me, n=self.push_answers(s, disputes, True))
        self.push_answers(s, disputes, False)

    def push_answers(self, s: State, disputes: i64, disputed: bool) -> i64:
        """Those whose order can matter, or the others; how many they are."""
        pushed: i64 = 0
        cards = s.cards(PLAY + s.me)
        for k in range(len(cards) - 1, -1, -1):  # the first card of the zone ends on top
            card = cards[k]
            i = self.moment * KINDS + s.kind(card)
            waits = (ONE_SIDE[i] | OTHER_SIDE[i]) & disputes != 0
            if waits == disputed and WHOSE[i] & self.whose != 0 and card != s.it:
                s.push(ANSWER[i], s.me, card, s.it, s.n)
                pushed += 1
        return pushed


class OrderCards(Order):
    """The cards that answer one moment are put in order by their kinds."""

    def name(self, s: State, frame: i64) -> i64:
        return RESOLVE + s.kind(s.agenda[frame + 2])

    def matters(self, s: State, start: i64) -> bool:
        a = s.agenda
        for one in range(start, s.top, FRAME):
            for other in range(one + FRAME, s.top, FRAME):
                if clash(a[one], a[other]):
                    return True
        return False


ORDER_AT: Final[i64] = RULES.program("order", OrderCards())
OWN_AT: Final[vec[i64]] = vec[i64](
    [RULES.program(f"moment/{name}/own", Listen(moment, MINE)) for moment, name in enumerate(MOMENTS)]
)
RIVALS_AT: Final[vec[i64]] = vec[i64](
    [RULES.program(f"moment/{name}/rivals", Listen(moment, RIVALS)) for moment, name in enumerate(MOMENTS)]
)
