"""Effects that move the mage's own cards: hand, deck, discard pile, chain, timers, spheres."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.asking.shape import SEVERAL, Refusal
from arcanarium.core.bits import has
from arcanarium.core.ints import i64
from arcanarium.core.rules import Step
from arcanarium.games.time_masters.facts import KINDS, KNOWLEDGE, SPHERES, Article
from arcanarium.games.time_masters.steps.effects import (
    FROM_TIMER,
    REMOVALS,
    REPORTS,
    Chosen,
    ChosenKind,
    Effect,
    end_effect,
    mark_done,
)
from arcanarium.games.time_masters.steps.piles import discard, remove, take_open, top_card
from arcanarium.games.time_masters.steps.timers import count_at, free_slots, release_card, start_placing
from arcanarium.games.time_masters.table import (
    CHAIN,
    CHAIN_BONUS,
    DISCARD,
    HAND,
    LOOKED,
    ON_TIMERS,
    SPHERE,
    TIMERS,
    TUCKED,
    Deck,
    Event,
    Why,
    next_link,
    offer_after,
)

# -- out of the hand


class FromHand(Effect):
    """Opens removing or discarding; a hand of no more cards than must go goes at once."""

    def __init__(self, d: Deck, data: Article) -> None:
        super().__init__(d, data)
        self.least: i64 = data["min"]
        self.removes: bool = data["op"] == "remove_from_hand"

    def work(self, s: State) -> bool:
        number = s.number(HAND + s.me)
        if number > self.least:
            return False
        for card in s.cards(HAND + s.me):
            part_with(s, self.d, card, self.removes)
        end_effect(s)
        return number > 0


def part_with(s: State, d: Deck, card: i64, removes: bool) -> None:
    if removes:
        s.n = REMOVALS.plus(s.n, 1)
        remove(s, d, s.me, card)
    else:
        discard(s, d, s.me, card)


class PartWithOne(ChosenKind):
    """One more hand card, in ascending order, or no more once enough have gone."""

    form: str = SEVERAL
    always: bool = True  # that no further card could be chosen is nobody else's business

    def __init__(self, d: Deck, data: Article, number: int) -> None:
        self.removes: bool = data["op"] == "remove_from_hand"
        super().__init__(d, data, number, d.a_remove if self.removes else d.a_discard, HAND)
        self.least: i64 = data["min"]
        self.prompt = "remove" if self.removes else "discard"

    def choices(self, s: State) -> None:
        if s.number(HAND + s.me) == 0:
            return
        offer_after(s, HAND + s.me, self.block, s.it, max(0, self.least - self.number))
        if self.number >= self.least:
            s.offer(self.d.a_done)

    def choose_card(self, s: State, card: i64) -> None:
        s.it = card
        part_with(s, self.d, card, self.removes)
        mark_done(s)


class Upgrade(ChosenKind):
    """A hand card for the face-up card of a higher sphere; TM-41: no access pick."""

    prompt: str = "upgrade"
    always: bool = True  # that no hand card qualifies is nobody else's business

    def __init__(self, d: Deck, data: Article, number: int) -> None:
        super().__init__(d, data, number, d.a_upgrade, HAND)
        self.highest: i64 = data["max_sphere"]
        self.step: i64 = data["step"]

    def choices(self, s: State) -> None:
        if s.number(HAND + s.me) > 0:
            self.offer_fitting(s)
            s.offer(self.d.a_done)

    def fits(self, s: State, kind: i64) -> bool:
        level = self.d.level[kind] + self.step
        return self.d.level[kind] <= self.highest and level <= SPHERES and s.number(SPHERE + level - 1) > 0

    def refuse(self, s: State, kind: i64) -> Refusal | None:
        level = int(self.d.level[kind])
        if level > self.highest:
            return Refusal(Why.TOO_HIGH, int(self.highest))
        level += int(self.step)
        return Refusal(Why.NO_SPHERE if level > SPHERES else Why.ABOVE_EMPTY, level)

    def choose_card(self, s: State, card: i64) -> None:
        remove(s, self.d, s.me, card)
        take_open(s, s.me, self.d.level[s.kind(card)] + self.step)
        mark_done(s)


# -- into the hand


class LookTop(Effect):
    """Set aside the top cards of the deck; if there are no more than may be taken, all go to the hand."""

    def __init__(self, d: Deck, data: Article) -> None:
        super().__init__(d, data)
        self.look: i64 = data["look"]
        self.take: i64 = data["take"]

    def work(self, s: State) -> bool:
        for _ in range(self.look):
            card = top_card(s, s.me)
            if card < 0:
                break
            s.move(card, LOOKED + s.me)
            s.emit(Event.LOOKED, s.me, card)
        number = s.number(LOOKED + s.me)
        if number <= self.take:
            for card in s.cards(LOOKED + s.me):
                s.move(card, HAND + s.me)
                s.emit(Event.DREW, s.me, card)
        return number > 0


class TakeLooked(ChosenKind):
    """One of the cards looked at, in ascending order."""

    form: str = SEVERAL
    prompt: str = "look-take"
    always: bool = True  # that they are all alike is nobody else's business

    def __init__(self, d: Deck, data: Article, number: int) -> None:
        super().__init__(d, data, number, d.a_pick, LOOKED)
        self.left: i64 = int(data["take"]) - number

    def choices(self, s: State) -> None:
        if s.number(LOOKED + s.me) > 0:
            offer_after(s, LOOKED + s.me, self.block, s.it, self.left)

    def choose_card(self, s: State, card: i64) -> None:
        s.it = card
        s.move(card, HAND + s.me)
        s.emit(Event.DREW, s.me, card)


class DiscardLooked(Step):
    """What was looked at and not taken."""

    def __init__(self, d: Deck, data: Article) -> None:
        self.d: Deck = d

    def do(self, s: State) -> None:
        for card in s.cards(LOOKED + s.me):
            discard(s, self.d, s.me, card)


class Retrieve(ChosenKind):
    """A card of certain kinds from the own discard pile, in ascending order, or no more."""

    form: str = SEVERAL
    prompt: str = "retrieve"

    def __init__(self, d: Deck, data: Article, number: int) -> None:
        super().__init__(d, data, number, d.a_retrieve, DISCARD)
        self.sorts: i64 = sum(1 << KINDS.index(name) for name in data["kinds"])

    def choices(self, s: State) -> None:
        if self.offer_fitting(s, s.it):
            s.offer(self.d.a_done)

    def fits(self, s: State, kind: i64) -> bool:
        return has(self.sorts, self.d.sort[kind])

    def refuse(self, s: State, kind: i64) -> Refusal | None:
        return Refusal(Why.OTHER_KIND)

    def choose_card(self, s: State, card: i64) -> None:
        s.it = card
        s.move(card, HAND + s.me)
        s.emit(Event.RETRIEVED, s.me, card)
        mark_done(s)


# -- the chain


class ChosenLink(ChosenKind):
    """A choice of another card of the chain."""

    def offer_links(self, s: State, above: i64) -> bool:
        """Offer the kinds above that one that fit; is there any?"""
        found = False
        kind = next_link(s, above)
        while kind >= 0:
            if self.fits(s, kind):
                s.offer(self.block + kind)
                found = True
            kind = next_link(s, kind)
        return found

    def why_not(self, s: State, action: i64) -> Refusal | None:
        kind = action - self.block
        if not self.fits(s, kind):
            return self.refuse(s, kind)
        return Refusal(Why.OWN_CARD) if next_link(s, kind - 1) != kind else None

    def choose(self, s: State, action: i64) -> None:
        card = self.d.first_of[action - self.block]
        while s.where(card) != CHAIN + s.me or card == s.source:
            card += 1
        self.choose_card(s, card)


class Rewind(ChosenLink):
    """Another card of the chain that cannot rewind itself, back to the hand; its link still counts. Or no more."""

    form: str = SEVERAL
    prompt: str = "rewind"

    def __init__(self, d: Deck, data: Article, number: int) -> None:
        super().__init__(d, data, number, d.a_rewind, CHAIN)

    def choices(self, s: State) -> None:
        if self.offer_links(s, -1 if s.it < 0 else s.kind(s.it) - 1):  # in ascending order
            s.offer(self.d.a_done)

    def fits(self, s: State, kind: i64) -> bool:
        return self.d.rewinds[kind] == 0

    def refuse(self, s: State, kind: i64) -> Refusal | None:
        return Refusal(Why.REWINDS_TOO)

    def choose_card(self, s: State, card: i64) -> None:
        s.it = card
        s.move(card, HAND + s.me)
        s.mem[CHAIN_BONUS] += 1
        s.emit(Event.REWOUND, s.me, card)
        mark_done(s)


class RepeatEffect(ChosenLink):
    """The effects of another card of the chain as if printed on this one; forced if there is any."""

    prompt: str = "repeat"

    def __init__(self, d: Deck, data: Article, number: int) -> None:
        super().__init__(d, data, number, d.a_repeat, CHAIN)
        self.highest: i64 = data["max_sphere"]

    def choices(self, s: State) -> None:
        self.offer_links(s, -1)

    def fits(self, s: State, kind: i64) -> bool:
        return self.d.repeats[kind] == 0 and self.d.level[kind] <= self.highest

    def refuse(self, s: State, kind: i64) -> Refusal | None:
        return Refusal(Why.REPEATS_TOO) if self.d.repeats[kind] != 0 else Refusal(Why.TOO_HIGH, int(self.highest))

    def choose_card(self, s: State, card: i64) -> None:
        s.emit(Event.REPEATED, s.me, card)
        at = self.d.effect_at[s.kind(card)]
        if at >= 0:
            s.begin(at, s.me, s.source, FROM_TIMER.pack(FROM_TIMER.of(s.n)) | REPORTS.pack(1))


# -- timers


class PlaceFree(ChosenKind):
    """A knowledge card of the hand goes onto a timer unpaid, or no more."""

    prompt: str = "place-free"
    always: bool = True  # nobody else may learn that the hand has no knowledge

    def __init__(self, d: Deck, data: Article, number: int) -> None:
        super().__init__(d, data, number, d.a_place, HAND)

    def choices(self, s: State) -> None:
        if s.number(HAND + s.me) > 0 and free_slots(s, self.d, s.me) > 0:
            self.offer_fitting(s)
            s.offer(self.d.a_done)

    def fits(self, s: State, kind: i64) -> bool:
        return self.d.sort[kind] == KNOWLEDGE

    def refuse(self, s: State, kind: i64) -> Refusal | None:
        return Refusal(Why.ONLY_KNOWLEDGE)

    def choose_card(self, s: State, card: i64) -> None:
        mark_done(s)
        start_placing(s, self.d, card)


class ReleaseOne(Chosen):
    """Knowledge on one of one's timers becomes ready while the timer stays, in ascending order; or no more."""

    form: str = SEVERAL
    prompt: str = "release"

    def choices(self, s: State) -> None:
        d = self.d
        found = False
        for card in s.cards(ON_TIMERS + s.me):
            if card > s.it and not self.is_copy(s, card):
                s.offer(d.a_release + d.argument[card])
                found = True
        if found:
            s.offer(d.a_done)

    def is_copy(self, s: State, card: i64) -> bool:
        """Does a copy of it lie on the same timer, which comes first?"""
        other = s.first(ON_TIMERS + s.me)
        while other != card:
            same = s.mem[self.d.timer + other] == s.mem[self.d.timer + card]
            if same and other > s.it and s.kind(other) == s.kind(card):
                return True
            other = s.after(other)
        return False

    def expected(self, s: State) -> list[int]:
        return [int(self.d.a_release + self.d.argument[card]) for card in s.cards(ON_TIMERS + s.me)]

    def why_not(self, s: State, action: i64) -> Refusal | None:
        return Refusal(Why.COPY) if self.is_copy(s, self.d.knowledge_cards[action - self.d.a_release]) else None

    def choose(self, s: State, action: i64) -> None:
        d = self.d
        s.it = d.knowledge_cards[action - d.a_release]
        s.emit(Event.LIFTED, s.me, s.mem[d.timer + s.it] - 1)
        release_card(s, d, s.me, s.it)
        mark_done(s)


class Untuck(ChosenKind):
    """A card under one's timers, or no more; it becomes `it`."""

    prompt: str = "untuck"

    def __init__(self, d: Deck, data: Article, number: int) -> None:
        super().__init__(d, data, number, d.a_untuck, TUCKED)

    def choices(self, s: State) -> None:
        if self.offer_fitting(s):
            s.offer(self.d.a_done)

    def choose_card(self, s: State, card: i64) -> None:
        s.it = card
        timer = s.mem[self.d.timer + card] - 1
        if count_at(s, self.d, TUCKED + s.me, timer) == s.number(TUCKED + s.me):
            take_from_under(s, self.d, card)


def take_from_under(s: State, d: Deck, card: i64) -> None:
    s.mem[d.timer + card] = 0
    s.move(card, HAND + s.me)
    s.emit(Event.UNTUCKED, s.me, card)
    mark_done(s)


class UntuckFrom(Chosen):
    """From under which timer the card like `it` comes, if cards lie under several."""

    prompt: str = "untuck-timer"
    always: bool = True  # that only one of them has such a card is nobody else's business

    def choices(self, s: State) -> None:
        d = self.d
        if s.it < 0 or s.where(s.it) != TUCKED + s.me:
            return
        for timer in s.cards(TIMERS + s.me):
            if self.under(s, timer) >= 0:
                s.offer(d.a_at + d.argument[timer])

    def under(self, s: State, timer: i64) -> i64:
        """The card like `it` under that timer; -1 if there is none."""
        for card in s.cards(TUCKED + s.me):
            if s.kind(card) == s.kind(s.it) and s.mem[self.d.timer + card] == timer + 1:
                return card
        return -1

    def expected(self, s: State) -> list[int]:
        return [int(self.d.a_at + self.d.argument[timer]) for timer in s.cards(TIMERS + s.me)]

    def why_not(self, s: State, action: i64) -> Refusal | None:
        return Refusal(Why.NONE_UNDER) if self.under(s, self.d.timer_cards[action - self.d.a_at]) < 0 else None

    def choose(self, s: State, action: i64) -> None:
        s.it = self.under(s, self.d.timer_cards[action - self.d.a_at])
        take_from_under(s, self.d, s.it)
