"""How a list of effects runs: conditions, counted amounts, what the effect before it did.

A list of effects is one program. Its frame's `n` holds what the list must remember (the fields below), its `it` the
card that the current effect chose last.
"""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.fields import Field, Fields
from arcanarium.core.asking.shape import SEVERAL, Refusal, Shape
from arcanarium.core.asking.wholes import make_shape
from arcanarium.core.ints import i64
from arcanarium.core.rules import Ask, Step
from arcanarium.games.time_masters.facts import Article
from arcanarium.games.time_masters.table import CHAIN, IMAGINARY, RESULT, SPENT, TIMERS, Deck, card_of, kinds_in

MEMORY: Final = Fields()
DONE: Final = MEMORY.field(1)  # the current effect (until it opens: the one before it) changed something
OVER: Final = MEMORY.field(1)  # the current effect is over: its condition fails, or no more is chosen
FROM_TIMER: Final = MEMORY.field(1)  # the card entered the chain from the release area
REPORTS: Final = MEMORY.field(1)  # whoever started this list wants to know what it did
ANY: Final = MEMORY.field(1)  # some effect of this list changed something
REMOVALS: Final = MEMORY.field(8)  # cards removed by this run of the list
NOTED: Final = MEMORY.field(8)  # what the current effect keeps: the victim's seat, the piles peeked at

# What a list reports in the counter `result`.
DID_ANYTHING: Final = Field(0, 1)
CARDS_GONE: Final = Field(8, 8)

# What may be counted.
COUNTS: Final = ["half_spent", "spent", "imaginary", "removed_now"]
HALF_SPENT: Final = 0
ALL_SPENT: Final = 1
ALL_IMAGINARY: Final = 2


def mark_done(s: State) -> None:
    s.n = DONE.put(ANY.put(s.n, 1), 1)


def is_over(s: State) -> bool:
    """Is the current effect over?"""
    return OVER.of(s.n) != 0


def end_effect(s: State) -> None:
    """No more of the current effect."""
    s.n = OVER.put(s.n, 1)


class Amount:
    """A fixed number, or one that is counted when the effect is reached."""

    def __init__(self, value: object) -> None:
        self.fixed: i64 = value if isinstance(value, int) else 0
        self.count: i64 = COUNTS.index(value["count"]) if isinstance(value, dict) else -1

    def value(self, s: State) -> i64:
        if self.count < 0:
            return self.fixed
        if self.count == HALF_SPENT:  # TM-31: rounded up
            return (s.mem[SPENT + s.me] + 1) >> 1
        if self.count == ALL_SPENT:
            return s.mem[SPENT + s.me]
        if self.count == ALL_IMAGINARY:
            return s.mem[IMAGINARY + s.me]
        return REMOVALS.of(s.n)


def flag(data: dict[str, object], name: str) -> int:
    """-1 if nothing is said, else 0 or 1."""
    return int(bool(data[name])) if name in data else -1


class Condition:
    """All that must be true for an effect to happen."""

    def __init__(self, data: Article) -> None:
        said: dict[str, object] = data.get("if", {})
        self.some: bool = len(said) > 0
        self.chain_other_min: i64 = int(str(said.get("chain_other_min", 0)))
        self.timers_min: i64 = int(str(said.get("timers_min", 0)))
        self.from_timer: i64 = flag(said, "from_timer")
        self.previous_done: i64 = flag(said, "previous_done")

    def holds(self, s: State) -> bool:
        if not self.some:
            return True
        if self.previous_done >= 0 and DONE.of(s.n) != self.previous_done:
            return False
        if self.from_timer >= 0 and FROM_TIMER.of(s.n) != self.from_timer:
            return False
        if s.number(TIMERS + s.me) < self.timers_min:
            return False
        return other_links(s) >= self.chain_other_min


def other_links(s: State) -> i64:
    """Cards in the chain besides the one whose effect runs."""
    mine: i64 = 1 if s.source >= 0 and s.where(s.source) == CHAIN + s.me else 0
    return s.number(CHAIN + s.me) - mine


class Effect(Step):
    """One that is carried out at once, or the opening of one that asks."""

    def __init__(self, d: Deck, data: Article) -> None:
        self.d: Deck = d
        self.condition: Condition = Condition(data)

    def do(self, s: State) -> None:
        holds = self.condition.holds(s)
        s.n = DONE.put(OVER.put(NOTED.put(s.n, 0), 0), 0)
        s.it = NO_CARD
        if not holds:
            end_effect(s)
        elif self.work(s):
            mark_done(s)

    def work(self, s: State) -> bool:
        """Carry it out; did it change anything?"""
        return False


class Counted(Effect):
    """An effect with an amount."""

    def __init__(self, d: Deck, data: Article) -> None:
        super().__init__(d, data)
        self.amount: Amount = Amount(data["amount"])


class Chosen(Ask):
    """One choice of an effect that has opened; several of one effect are parts of one answer."""

    def __init__(self, d: Deck, data: Article, number: int = 0) -> None:
        self.d: Deck = d
        self.number: i64 = number  # how many choices of the effect come before this one

    def options(self, s: State) -> None:
        if not is_over(s):
            self.choices(s)

    def choices(self, s: State) -> None:
        """Offer what may be chosen."""

    def answer(self, s: State, action: i64) -> None:
        if action == self.d.a_done:
            end_effect(s)
        else:
            self.choose(s, action)

    def choose(self, s: State, action: i64) -> None:
        """Carry out a choice that is not "that is all"."""

    def expected(self, s: State) -> list[int]:
        """The answers that a person might expect, offered or not."""
        return []

    def why_not(self, s: State, action: i64) -> Refusal | None:
        """Why one of them is not offered."""
        return None

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        found: list[tuple[int, Refusal]] = []
        for action in self.expected(s):
            why = self.why_not(s, action)
            if why is not None:
                found.append((action, why))
        return found

    def shape(self, s: State) -> Shape:
        return make_shape(self, s, int(self.d.a_done)) if self.form == SEVERAL else Ask.shape(self, s)


class ChosenKind(Chosen):
    """A choice of one of one's own cards by its kind; `block` is the action of the first kind."""

    def __init__(self, d: Deck, data: Article, number: int, block: int, zone: int) -> None:
        super().__init__(d, data, number)
        self.block: i64 = block
        self.zone: i64 = zone  # where the cards lie, of the first seat

    def fits(self, s: State, kind: i64) -> bool:
        """Can a card of that kind be chosen?"""
        return True

    def offer_fitting(self, s: State, after: i64 = -1) -> bool:
        """Offer the kinds that fit, of cards after that one; is there any?"""
        last: i64 = -1
        found = False
        for card in s.cards(self.zone + s.me):
            kind = s.kind(card)
            if kind != last and card > after and self.fits(s, kind):
                s.offer(self.block + kind)
                found = True
            last = kind
        return found

    def expected(self, s: State) -> list[int]:
        return [int(self.block) + kind for kind in kinds_in(s, self.zone + s.me)]

    def why_not(self, s: State, action: i64) -> Refusal | None:
        return None if self.fits(s, action - self.block) else self.refuse(s, action - self.block)

    def refuse(self, s: State, kind: i64) -> Refusal | None:
        """Why a card of that kind does not fit."""
        return None

    def choose(self, s: State, action: i64) -> None:
        self.choose_card(s, card_of(s, self.d, self.zone + s.me, action - self.block))

    def choose_card(self, s: State, card: i64) -> None:
        """Carry out the choice of a card."""


class Report(Step):
    """The end of a list: tell whoever wants to know whether anything changed, and how many cards were removed."""

    def do(self, s: State) -> None:
        if REPORTS.of(s.n) != 0:
            s.mem[RESULT] = DID_ANYTHING.pack(ANY.of(s.n)) | CARDS_GONE.pack(REMOVALS.of(s.n))


class Collect(Step):
    """What a list that was started by this effect did is what this effect did."""

    def __init__(self, d: Deck, data: Article) -> None:
        self.same_run: bool = data["op"] == "choose_one"  # cards removed there count here

    def do(self, s: State) -> None:
        result = s.mem[RESULT]
        s.mem[RESULT] = 0
        if DID_ANYTHING.of(result) != 0:
            mark_done(s)
        if self.same_run and not is_over(s):
            s.n = REMOVALS.put(s.n, CARDS_GONE.of(result))
