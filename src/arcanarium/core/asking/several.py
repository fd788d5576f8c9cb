"""Several things, named one by one in ascending order, so that equal choices are listed once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.fields import Field, Fields
from arcanarium.core.asking.shape import SEVERAL, Shape
from arcanarium.core.asking.wholes import make_shape
from arcanarium.core.ints import i64
from arcanarium.core.rules import Ask, Step

MOST: Final = 63  # things that are wanted at once, unless a question says otherwise


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Ask):
    """From a least to a most number of things; what cannot lead to enough of them is not offered.

    The `things` different ones follow each other from the action `block` on. A frame's `n` is made by `want`.
    """

    form: str = SEVERAL

    def __init__(self, block: int, things: int, stop: int = -1, most: int = MOST) -> None:
        self.block: i64 = block
        self.things: i64 = things
        self.stop: i64 = stop  # the answer "that is all"; needed where more may be named than must
        self.bits: Fields = Fields()  # what a game remembers besides comes behind
        self.due: Field = self.bits.field(most.bit_length())  # how many must still be named
        self.latest: Field = self.bits.field(things.bit_length())  # the last one named
        more = most.bit_length() if stop >= 0 else 0
        self.spare: Field = self.bits.field(more)  # how many more may be, if one may stop

    def want(self, least: i64, most: i64 = 0) -> i64:
        """An `n` that asks for that many things, `least` at least."""
        assert most <= least or self.stop >= 0, "more than must be named may be named only where one may stop"
        return self.due.pack(least) | self.spare.pack(max(most - least, 0))

    def ask_for(self, s: State, seat: i64, source: i64, least: i64, most: i64 = 0) -> None:
        """Ask a seat for that many things because of a card."""
        s.push(self.address, seat, source, NO_CARD, self.want(least, most))

    # -- what a subclass says

    def there(self, s: State, thing: i64) -> i64:
        """How many of a thing could still be named."""
        return 0

    def take(self, s: State, thing: i64) -> None:
        """One is named."""

    def remember(self, n: i64, thing: i64) -> i64:
        """What else the frame remembers once a thing is named."""
        return n

    def finish(self, s: State) -> None:
        """All are named; `s.n` is what the frame remembers of them."""

    # -- what follows

    def options(self, s: State) -> None:
        due = self.due.of(s.n)
        if due == 0 and self.spare.of(s.n) == 0:
            return
        first = self.latest.of(s.n)
        left = self.count_from(s, first)
        if left < due:  # only in an imagined world, where other things are there than when the first was named
            first = 0
            left = self.count_from(s, 0)
        self.offer_from(s, first, left, due)
        if due == 0 and self.stop >= 0:
            s.offer(self.stop)

    def count_from(self, s: State, first: i64) -> i64:
        """How many could be named from a thing on."""
        left: i64 = 0
        for thing in range(first, self.things):
            left += self.there(s, thing)
        return left

    def offer_from(self, s: State, first: i64, left: i64, due: i64) -> None:
        """Offer the things from one on after which enough are left."""
        for thing in range(first, self.things):
            here = self.there(s, thing)
            if here > 0 and left >= due:
                s.offer(self.block + thing)
            left -= here

    def answer(self, s: State, action: i64) -> None:
        if action == self.stop:
            self.finish(s)
            return
        thing = action - self.block
        due = self.due.of(s.n)
        n = self.latest.put(s.n, thing)
        n = self.due.plus(n, -1) if due > 0 else self.spare.plus(n, -1)
        more = due > 1 or self.spare.of(n) > 0
        n = self.remember(n, thing)
        self.take(s, thing)
        if more:
            s.again(self, n)
        else:
            s.n = n
            self.finish(s)

    def shape(self, s: State) -> Shape:
        due = int(self.due.of(s.n))
        most = due + int(self.spare.of(s.n))
        things = [(action, min(number, most)) for action, number in self.list_things(s)]
        total = sum(number for _, number in things)
        return Shape(SEVERAL, min(due, total), min(most, total), int(self.stop), things, named=self.named(s))

    def left_after(self, s: State, action: int) -> int:
        return 0 if action == self.stop else int(self.due.of(s.n) + self.spare.of(s.n)) - 1

    def list_things(self, s: State) -> list[tuple[int, int]]:
        """Answers and how many more of each could be named."""
        found: list[tuple[int, int]] = []
        for thing in range(self.latest.of(s.n), self.things):
            number = int(self.there(s, thing))
            if number > 0:
                found.append((int(self.block + thing), number))
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class SeveralCards(Several):
    """Cards of a zone. In a hand they are named by their kind, of which `block` is the action of the kind `base`."""

    def __init__(self, block: int, kinds: int, stop: int = -1, base: int = 0, most: int = MOST) -> None:
        super().__init__(block, kinds, stop, most)
        self.base: i64 = base

    # -- what a subclass says

    def zone(self, s: State) -> i64:
        """Where the cards lie."""
        return 0

    def fits(self, s: State, card: i64) -> bool:
        """Can that card be named?"""
        return True

    def is_spare(self, s: State, card: i64) -> bool:
        """Is it just like a card with a lower number, which is offered in its place? For cards named one by one."""
        return False

    def take_card(self, s: State, card: i64) -> None:
        """One is named; equal ones are taken from the top of the zone."""

    # -- what follows

    def thing(self, s: State, card: i64) -> i64:
        """What a card is named by."""
        return s.kind(card) - self.base

    def count_from(self, s: State, first: i64) -> i64:
        left: i64 = 0
        card = s.first(self.zone(s))
        while card >= 0:
            if (first == 0 or self.thing(s, card) >= first) and self.fits(s, card):
                left += 1
            card = s.after(card)
        return left

    def offer_from(self, s: State, first: i64, left: i64, due: i64) -> None:
        before: i64 = -1
        card = s.first(self.zone(s))
        while card >= 0:
            thing = self.thing(s, card)
            if thing >= first and self.fits(s, card):
                if thing != before and left >= due and not self.is_spare(s, card):
                    s.offer(self.block + thing)
                before = thing
                left -= 1
            card = s.after(card)

    def take(self, s: State, thing: i64) -> None:
        card = s.first(self.zone(s))
        while self.thing(s, card) != thing or not self.fits(s, card):
            card = s.after(card)
        self.take_card(s, card)

    def shape(self, s: State) -> Shape:
        for card in s.cards(self.zone(s)):
            if self.fits(s, card) and self.is_spare(s, card):
                return make_shape(self, s, int(self.stop))
        return Several.shape(self, s)

    def list_things(self, s: State) -> list[tuple[int, int]]:
        found: dict[int, int] = {}
        first = self.latest.of(s.n)
        card = s.first(self.zone(s))
        while card >= 0:
            thing = self.thing(s, card)
            if thing >= first and self.fits(s, card):
                action = int(self.block + thing)
                found[action] = found.get(action, 0) + 1
            card = s.after(card)
        return list(found.items())


class Want(Step):
    """That many things are to be named by the step that follows."""

    def __init__(self, several: Several, least: int, most: int = 0) -> None:
        self.n: i64 = several.want(least, most)

    def do(self, s: State) -> None:
        s.n = self.n
