"""Effects that move the mage's own cards: hand, deck, discard pile, chain, timers, spheres."""

from __future__ import annotations

from arcanarium.core.agenda import State, Step
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.games.time_masters.board import SPHERES
from arcanarium.games.time_masters.card_set import Effect as Data
from arcanarium.games.time_masters.effects.base import (
    FROM_TIMER,
    OVER,
    REMOVED_SHIFT,
    REPORT,
    Chosen,
    Effect,
    mark_done,
)
from arcanarium.games.time_masters.piles import discard, remove, take_open, top_card
from arcanarium.games.time_masters.table import (
    CHAIN,
    DISCARD,
    HAND,
    LOOKED,
    ON_TIMERS,
    SPHERE,
    TIMERS,
    TUCKED,
    Table,
    card_of,
    offer_after,
    offer_kinds,
)
from arcanarium.games.time_masters.timers import count_at, free_slots, release_card, start_placing
from arcanarium.games.time_masters.words import KINDS, KNOWLEDGE

# -- out of the hand


class FromHand(Effect):
    """Opens removing or discarding; a hand of no more cards than must go goes at once."""

    def __init__(self, t: Table, data: Data) -> None:
        super().__init__(t, data)
        self.least: i64 = data["min"]
        self.removes: bool = data["op"] == "remove_from_hand"

    def work(self, s: State) -> bool:
        number = s.number(HAND + s.me)
        if number > self.least:
            return False
        for card in s.cards(HAND + s.me):
            part_with(s, self.t, card, self.removes)
        s.n |= OVER
        return number > 0


def part_with(s: State, t: Table, card: i64, removes: bool) -> None:
    if removes:
        s.n += bit(REMOVED_SHIFT)
        remove(s, t, s.me, card)
    else:
        discard(s, t, s.me, card)


class PartWithOne(Chosen):
    """One more hand card, in ascending order, or no more once enough have gone."""

    always: bool = True  # that no further card could be chosen is nobody else's business

    def __init__(self, t: Table, number: int, data: Data) -> None:
        super().__init__(t, number)
        self.least: i64 = data["min"]
        self.removes: bool = data["op"] == "remove_from_hand"
        self.block: i64 = t.a_remove if self.removes else t.a_discard
        self.prompt = "remove" if self.removes else "discard"

    def choices(self, s: State) -> None:
        if s.number(HAND + s.me) == 0:
            return
        offer_after(s, HAND + s.me, self.block, s.it, max(0, self.least - self.number))
        if self.number >= self.least:
            s.offer(self.t.a_done)

    def answer(self, s: State, action: i64) -> None:
        if action == self.t.a_done:
            s.n |= OVER
            return
        s.it = card_of(s, self.t, HAND + s.me, action - self.block)
        part_with(s, self.t, s.it, self.removes)
        mark_done(s)


class Upgrade(Chosen):
    """A hand card for the face-up card of a higher sphere; T41: no access pick."""

    prompt: str = "upgrade"
    always: bool = True  # that no hand card qualifies is nobody else's business

    def __init__(self, t: Table, data: Data) -> None:
        super().__init__(t, 0)
        self.highest: i64 = data["max_sphere"]
        self.step: i64 = data["step"]

    def choices(self, s: State) -> None:
        t = self.t
        if s.number(HAND + s.me) == 0:
            return
        last: i64 = -1
        card = s.first(HAND + s.me)
        while card >= 0:
            kind = s.kind(card)
            level = t.level[kind] + self.step
            if kind != last and t.level[kind] <= self.highest and level <= SPHERES and s.number(SPHERE + level - 1) > 0:
                s.offer(t.a_upgrade + kind)
            last = kind
            card = s.after(card)
        s.offer(t.a_done)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        if action == t.a_done:
            return
        kind = action - t.a_upgrade
        remove(s, t, s.me, card_of(s, t, HAND + s.me, kind))
        take_open(s, t, s.me, t.level[kind] + self.step)
        mark_done(s)


# -- into the hand


class LookTop(Effect):
    """Set aside the top cards of the deck; if there are no more than may be taken, all go to the hand."""

    def __init__(self, t: Table, data: Data) -> None:
        super().__init__(t, data)
        self.look: i64 = data["look"]
        self.take: i64 = data["take"]

    def work(self, s: State) -> bool:
        t = self.t
        for _ in range(self.look):
            card = top_card(s, t, s.me)
            if card < 0:
                break
            s.move(card, LOOKED + s.me)
            s.emit(t.e_looked, s.me, card)
        number = s.number(LOOKED + s.me)
        if number <= self.take:
            for card in s.cards(LOOKED + s.me):
                s.move(card, HAND + s.me)
                s.emit(t.e_drew, s.me, card)
        return number > 0


class TakeLooked(Chosen):
    """One of the cards looked at, in ascending order."""

    prompt: str = "look-take"
    always: bool = True  # that they are all alike is nobody else's business

    def __init__(self, t: Table, number: int, data: Data) -> None:
        super().__init__(t, number)
        self.left: i64 = int(data["take"]) - number

    def choices(self, s: State) -> None:
        if s.number(LOOKED + s.me) > 0:
            offer_after(s, LOOKED + s.me, self.t.a_pick, s.it, self.left)

    def answer(self, s: State, action: i64) -> None:
        s.it = card_of(s, self.t, LOOKED + s.me, action - self.t.a_pick)
        s.move(s.it, HAND + s.me)
        s.emit(self.t.e_drew, s.me, s.it)


class DiscardLooked(Step):
    """What was looked at and not taken."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        for card in s.cards(LOOKED + s.me):
            discard(s, self.t, s.me, card)


class Retrieve(Chosen):
    """A card of certain kinds from the own discard pile, in ascending order, or no more."""

    prompt: str = "retrieve"

    def __init__(self, t: Table, number: int, data: Data) -> None:
        super().__init__(t, number)
        self.sorts: i64 = 0
        for name in data["kinds"]:
            self.sorts |= 1 << KINDS.index(name)

    def choices(self, s: State) -> None:
        t = self.t
        last: i64 = -1
        found = False
        card = s.first(DISCARD + s.me)
        while card >= 0:
            kind = s.kind(card)
            if kind != last and card > s.it and self.sorts >> t.sort[kind] & 1 == 1:
                s.offer(t.a_retrieve + kind)
                found = True
            last = kind
            card = s.after(card)
        if found:
            s.offer(t.a_done)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        if action == t.a_done:
            s.n |= OVER
            return
        s.it = card_of(s, t, DISCARD + s.me, action - t.a_retrieve)
        s.move(s.it, HAND + s.me)
        s.emit(t.e_retrieved, s.me, s.it)
        mark_done(s)


# -- the chain


def next_link(s: State, seat: i64, source: i64, above: i64) -> i64:
    """The lowest kind above that one among the cards of a chain but the source; -1 if there is none."""
    found: i64 = -1
    card = s.first(CHAIN + seat)
    while card >= 0:
        kind = s.kind(card)
        if card != source and kind > above and (found < 0 or kind < found):
            found = kind
        card = s.after(card)
    return found


def link_of(s: State, t: Table, kind: i64, source: i64) -> i64:
    """A card of that kind in the own chain that is not the source."""
    card = t.first_of[kind]
    while s.where(card) != CHAIN + s.me or card == source:
        card += 1
    return card


class Rewind(Chosen):
    """Another card of the chain that cannot rewind itself, back to the hand; its link still counts. Or no more."""

    prompt: str = "rewind"

    def choices(self, s: State) -> None:
        t = self.t
        above: i64 = -1 if s.it < 0 else s.kind(s.it) - 1  # in ascending order
        found = False
        kind = next_link(s, s.me, s.source, above)
        while kind >= 0:
            if t.rewinds[kind] == 0:
                s.offer(t.a_rewind + kind)
                found = True
            kind = next_link(s, s.me, s.source, kind)
        if found:
            s.offer(t.a_done)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        if action == t.a_done:
            s.n |= OVER
            return
        s.it = link_of(s, t, action - t.a_rewind, s.source)
        s.move(s.it, HAND + s.me)
        s.mem[t.chain_bonus] += 1
        s.emit(t.e_rewound, s.me, s.it)
        mark_done(s)


class RepeatEffect(Chosen):
    """The effects of another card of the chain as if printed on this one; forced if there is any."""

    prompt: str = "repeat"

    def __init__(self, t: Table, data: Data) -> None:
        super().__init__(t, 0)
        self.highest: i64 = data["max_sphere"]

    def choices(self, s: State) -> None:
        t = self.t
        kind = next_link(s, s.me, s.source, -1)
        while kind >= 0:
            if t.repeats[kind] == 0 and t.level[kind] <= self.highest:
                s.offer(t.a_repeat + kind)
            kind = next_link(s, s.me, s.source, kind)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        kind = action - t.a_repeat
        s.emit(t.e_repeated, s.me, link_of(s, t, kind, s.source))
        if t.effect_at[kind] >= 0:
            s.begin(t.effect_at[kind], s.me, s.source, (s.n & FROM_TIMER) | REPORT)


# -- timers


class PlaceFree(Chosen):
    """A knowledge card of the hand goes onto a timer unpaid, or no more."""

    prompt: str = "place-free"
    always: bool = True  # that there is no knowledge in hand is nobody else's business

    def choices(self, s: State) -> None:
        t = self.t
        if s.number(HAND + s.me) == 0 or free_slots(s, t, s.me) == 0:
            return
        last: i64 = -1
        card = s.first(HAND + s.me)
        while card >= 0:
            kind = s.kind(card)
            if kind != last and t.sort[kind] == KNOWLEDGE:
                s.offer(t.a_place + kind)
            last = kind
            card = s.after(card)
        s.offer(t.a_done)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        if action == t.a_done:
            s.n |= OVER
            return
        mark_done(s)
        start_placing(s, t, card_of(s, t, HAND + s.me, action - t.a_place))


class ReleaseOne(Chosen):
    """Knowledge on one of one's timers becomes ready while the timer stays, in ascending order; or no more."""

    prompt: str = "release"

    def choices(self, s: State) -> None:
        t = self.t
        found = False
        card = s.first(ON_TIMERS + s.me)
        while card >= 0:
            if card > s.it and not self.same_before(s, card):
                s.offer(t.a_release + t.argument[card])
                found = True
            card = s.after(card)
        if found:
            s.offer(t.a_done)

    def same_before(self, s: State, card: i64) -> bool:
        """Does a copy of it lie on the same timer, which comes first?"""
        other = s.first(ON_TIMERS + s.me)
        while other != card:
            same = s.mem[self.t.timer + other] == s.mem[self.t.timer + card]
            if same and other > s.it and s.kind(other) == s.kind(card):
                return True
            other = s.after(other)
        return False

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        if action == t.a_done:
            s.n |= OVER
            return
        s.it = t.knowledge_cards[action - t.a_release]
        s.emit(t.e_lifted, s.me, s.mem[t.timer + s.it] - 1)
        release_card(s, t, s.me, s.it)
        mark_done(s)


class Untuck(Chosen):
    """A card under one's timers, or no more; it becomes `it`."""

    prompt: str = "untuck"

    def choices(self, s: State) -> None:
        if s.number(TUCKED + s.me) > 0:
            offer_kinds(s, TUCKED + s.me, self.t.a_untuck)
            s.offer(self.t.a_done)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        if action == t.a_done:
            s.n |= OVER
            return
        s.it = card_of(s, t, TUCKED + s.me, action - t.a_untuck)
        timer = s.mem[t.timer + s.it] - 1
        if count_at(s, t, TUCKED + s.me, timer) == s.number(TUCKED + s.me):
            take_from_under(s, t, s.it)


def take_from_under(s: State, t: Table, card: i64) -> None:
    s.mem[t.timer + card] = 0
    s.move(card, HAND + s.me)
    s.emit(t.e_untucked, s.me, card)
    mark_done(s)


class UntuckFrom(Chosen):
    """From under which timer the card like `it` comes, if cards lie under several."""

    prompt: str = "untuck-timer"
    always: bool = True  # that only one of them has such a card is nobody else's business

    def choices(self, s: State) -> None:
        t = self.t
        if s.it < 0 or s.where(s.it) != TUCKED + s.me:
            return
        timer = s.first(TIMERS + s.me)
        while timer >= 0:
            if self.under(s, timer) >= 0:
                s.offer(t.a_at + t.argument[timer])
            timer = s.after(timer)

    def under(self, s: State, timer: i64) -> i64:
        """The card like `it` under that timer; -1 if there is none."""
        card = s.first(TUCKED + s.me)
        while card >= 0:
            if s.kind(card) == s.kind(s.it) and s.mem[self.t.timer + card] == timer + 1:
                return card
            card = s.after(card)
        return -1

    def answer(self, s: State, action: i64) -> None:
        s.it = self.under(s, self.t.timer_cards[action - self.t.a_at])
        take_from_under(s, self.t, s.it)
