"""Cards, zones, knowledge and chance on one vector of ints."""

from __future__ import annotations

from arcanarium.core.chance import draw, join, split
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import DRAWS, SEED, SEED_HIGH, TOLD, Plan


class Memory:
    """Every zone is a linked list: a card is in at most one, and no zone can overflow."""

    def __init__(self, plan: Plan, mem: vec[i64]) -> None:
        self.plan: Plan = plan
        self.mem: vec[i64] = mem
        self.kinds: vec[i64] = plan.kind_of
        self.places: i64 = plan.places
        self.nexts: i64 = plan.nexts
        self.heads: i64 = plan.heads
        self.me: i64 = -1  # the seat whose step is being carried out,
        self.answering: i64 = -1  # and the seat whose answer led to it; -1 during setup

    def kind(self, card: i64) -> i64:
        return self.kinds[card]

    def where(self, card: i64) -> i64:
        return self.mem[self.places + card]

    def first(self, zone: i64) -> i64:
        """The top card of an ordered zone, the lowest of any other, -1 of an empty one."""
        return self.mem[self.heads + 2 * zone]

    def after(self, card: i64) -> i64:
        return self.mem[self.nexts + card]

    def number(self, zone: i64) -> i64:
        return self.mem[self.heads + 2 * zone + 1]

    def cards(self, zone: i64) -> vec[i64]:
        """A copy, for loops that move cards; hot loops walk with `first` and `after`."""
        out = vec[i64]([0] * self.number(zone))
        card = self.first(zone)
        for i in range(len(out)):
            out[i] = card
            card = self.after(card)
        return out

    def insert(self, card: i64, zone: i64) -> None:
        """On top of an ordered zone; in ascending order into any other: equal states are equal, and options ascend."""
        m = self.mem
        at = self.heads + 2 * zone
        following = m[at]
        m[at + 1] += 1
        if self.plan.ordered[zone] == 0:
            while following >= 0 and following < card:
                at = self.nexts + following
                following = m[at]
        m[self.nexts + card] = following
        m[at] = card
        m[self.places + card] = zone

    def append(self, card: i64, zone: i64) -> None:
        """At the far end of an ordered zone."""
        m = self.mem
        at = self.heads + 2 * zone
        m[at + 1] += 1
        while m[at] >= 0:
            at = self.nexts + m[at]
        m[at] = card
        m[self.nexts + card] = -1
        m[self.places + card] = zone

    def extract(self, card: i64) -> None:
        """Out of its zone, to nowhere."""
        m = self.mem
        at = self.heads + 2 * m[self.places + card]
        m[at + 1] -= 1
        while m[at] != card:
            if m[at] < 0:
                raise ValueError("a card is not where it should be")
            at = self.nexts + m[at]
        m[at] = m[self.nexts + card]
        m[self.places + card] = -1

    def knows(self, seat: i64, card: i64) -> bool:
        return self.mem[self.plan.eyes + card] >> seat & 1 == 1

    def show(self, card: i64, seats: i64) -> None:
        """Let these seats (bits) know a card. Showing what the seat that answered knew is its own doing, no news."""
        m = self.mem
        at = self.plan.eyes + card
        eyes = m[at]
        if seats & ~eyes != 0:
            if self.answering < 0 or eyes >> self.answering & 1 == 0:
                m[TOLD] += 1
            m[at] = eyes | seats

    def depart(self, card: i64, zone: i64) -> None:
        """Who sees neither end of a card's way no longer knows what an unordered zone holds; who sees one learns it."""
        plan = self.plan
        old = self.where(card)
        seen = plan.audience[zone]
        known = plan.audience[old] | seen
        if plan.ordered[old] == 0 and known != plan.everybody and self.number(old) > 1:
            other = self.first(old)
            while other >= 0:
                self.mem[plan.eyes + other] &= known
                other = self.after(other)
        self.extract(card)
        self.show(card, seen)

    def move(self, card: i64, zone: i64) -> None:
        """To another zone: on top of an ordered one."""
        self.depart(card, zone)
        self.insert(card, zone)

    def move_shown(self, card: i64, zone: i64) -> None:
        """To another zone before everybody's eyes: nobody forgets what stays behind, all know what lies there now."""
        self.show(card, self.plan.everybody)
        self.extract(card)
        self.insert(card, zone)

    def move_under(self, card: i64, zone: i64) -> None:
        """To the far end of an ordered zone."""
        self.depart(card, zone)
        self.append(card, zone)

    def leave(self, card: i64, zone: i64) -> None:
        """Out of play: its marks are wiped."""
        self.move(card, zone)
        for mark in self.plan.marks:
            self.mem[mark.cell + card] = 0

    def seed(self) -> int:
        """All chance follows from it and from how often it was asked."""
        return join(int(self.mem[SEED]), int(self.mem[SEED_HIGH]))

    def sow(self, seed: int) -> None:
        """Chance is another from now on."""
        self.mem[SEED], self.mem[SEED_HIGH] = split(seed)

    def below(self, limit: i64) -> i64:
        """A fair number from 0 to limit - 1."""
        m = self.mem
        outcome = draw(m[SEED], m[DRAWS], m[SEED_HIGH]) % limit
        m[DRAWS] += 1
        m[TOLD] += 1
        return outcome

    def shuffle(self, zone: i64) -> None:
        """Into a random order; nobody knows any of its cards but who sees the zone."""
        m = self.mem
        cards = self.cards(zone)
        at = self.heads + 2 * zone
        for left in range(len(cards), 0, -1):
            pick = self.below(left)
            card = cards[pick]
            cards[pick] = cards[left - 1]
            m[self.plan.eyes + card] = self.plan.audience[zone]
            m[at] = card
            at = self.nexts + card
        m[at] = -1
