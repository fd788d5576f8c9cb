"""What lies on the table of one card set: zones, counters and marks, card facts, and every action there is."""

from __future__ import annotations

from typing import Final

from arcanarium.core.actions import ActionSpace
from arcanarium.core.agenda import Rules, State
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import (
    CHOICE,
    HIDDEN,
    MOST,
    NUMBER,
    OPEN,
    OWNER,
    SEATS,
    Choice,
    Flag,
    Part,
    Plan,
    Reading,
    SeatNumber,
    SeatSet,
)
from arcanarium.games.time_masters.board import BALANCES, HAND_SIZE, MOST_SEATS, SPHERES, START_TIME
from arcanarium.games.time_masters.card_set import Card, Cards, Effect
from arcanarium.games.time_masters.words import KINDS, KNOWLEDGE, LONGEST, TIMER

# Zones: the same numbers in every card set. Those of the seats first, then the shared ones.
DECK: Final[i64] = 0
HAND: Final[i64] = 4
DISCARD: Final[i64] = 8
CHAIN: Final[i64] = 12  # in the order of play
TIMERS: Final[i64] = 16
ON_TIMERS: Final[i64] = 20  # knowledge on the slots; the mark `timer` says on which
TUCKED: Final[i64] = 24  # face down under timers; the same mark says under which
RELEASED: Final[i64] = 28
RESOLVING: Final[i64] = 32  # a preparation whose effects run
LOOKED: Final[i64] = 36
KEPT: Final[i64] = 40  # chosen in the closing phase
SPHERE: Final[i64] = 44  # of level 1; the others follow
BOX: Final[i64] = 49
REMOVED: Final[i64] = 50
ZONES: Final = 51

# What a mage owns: all zones of a seat, the first of each.
OWNED: Final[vec[i64]] = vec[i64](
    [DECK, HAND, DISCARD, CHAIN, TIMERS, ON_TIMERS, TUCKED, RELEASED, RESOLVING, LOOKED, KEPT]
)

PHASES: Final = ["timers", "main", "access", "closing"]
IN_TIMERS: Final = 0
IN_MAIN: Final = 1
IN_ACCESS: Final = 2
IN_CLOSING: Final = 3


class CardName(Reading):
    """One of the cards by name; a cell holds one more than its number."""

    def __init__(self, plan: Plan) -> None:
        self.names: list[str] = [plan.card_name(card) for card in range(plan.cards)]

    def parts(self) -> list[Part]:
        return [Part("", 0, len(self.names), CHOICE, ["none", *self.names])]

    def show(self, value: int) -> object:
        return None if value == 0 else self.names[value - 1]

    def read(self, value: object) -> int:
        if value is None:
            return 0
        if not isinstance(value, str) or value not in self.names:
            raise ValueError(f"should be the name of a timer in play, not {value!r}")
        return self.names.index(value) + 1


class Limit(Reading):
    """A number from 0 on, or none, which a cell holds as -1."""

    def parts(self) -> list[Part]:
        return [Part("", -1, MOST, NUMBER, [])]

    def show(self, value: int) -> object:
        return None if value < 0 else value

    def read(self, value: object) -> int:
        if value is None:
            return -1
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise ValueError(f"should be a number from 0 on, or null for none, not {value!r}")
        return value


class Seats(SeatSet):
    """Some of the seats, a bit each."""

    def __init__(self) -> None:
        super().__init__(MOST_SEATS)

    def show(self, value: int) -> object:
        return [seat for seat in range(MOST_SEATS) if value >> seat & 1]

    def read(self, value: object) -> int:
        if not isinstance(value, list) or not all(isinstance(seat, int) and 0 <= seat < MOST_SEATS for seat in value):
            raise ValueError(f"should be a list of seats, not {value!r}")
        bits = 0
        for seat in value:
            bits |= 1 << seat
        return bits


def flat(effects: list[Effect]) -> list[Effect]:
    """All effects of a list, those in the branches of a choice too."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        for branch in effect.get("options", []):
            found += flat(branch)
    return found


def every_effect(card: Card) -> list[Effect]:
    return flat(card.effects) + flat(card.on_place) + flat(card.on_full) + flat(card.on_discard)


def does(card: Card, op: str) -> bool:
    return any(effect["op"] == op for effect in every_effect(card))


def copies_of(card: Card) -> int:
    """In the box: a starting card is there for each of four mages."""
    return card.per_mage * MOST_SEATS if card.sphere == 0 else card.copies


def zone(
    plan: Plan,
    expected: i64,
    name: str,
    seen: int,
    each: bool = True,
    ordered: bool = False,
    counted: bool = False,
    aside: bool = False,
) -> None:
    """Lay out a zone at the number that rules use for it."""
    number = plan.zone(name, seen, each=each, ordered=ordered, counted=counted, aside=aside)
    if number != expected:
        raise ValueError(f"zone {name} has number {number}, not {expected}")


class Table:
    """The layout and the facts of one card set. Steps hold it; nothing in it changes once the rules are finished."""

    def __init__(self, card_set: Cards) -> None:
        cards = card_set.cards
        self.names: list[str] = [card.id for card in cards]
        self.kinds: int = len(cards)
        self.plan: Plan = Plan(MOST_SEATS, self.names, [copies_of(card) for card in cards], ZONES)
        self.lay_zones()

        # -- facts, by kind
        self.sort: vec[i64] = vec[i64]([KINDS.index(card.kind) for card in cards])
        self.level: vec[i64] = vec[i64]([card.sphere for card in cards])
        self.cost: vec[i64] = vec[i64]([card.cost for card in cards])
        self.slots: vec[i64] = vec[i64]([card.slots for card in cards])
        self.per_mage: vec[i64] = vec[i64]([card.per_mage for card in cards])
        self.rewinds: vec[i64] = vec[i64]([int(does(card, "rewind")) for card in cards])
        self.repeats: vec[i64] = vec[i64]([int(does(card, "repeat_effect")) for card in cards])
        self.first_of: vec[i64] = vec[i64](self.plan.first_of)
        self.effect_at: vec[i64] = vec[i64]([-1] * self.kinds)  # programs
        self.on_place_at: vec[i64] = vec[i64]([-1] * self.kinds)
        self.on_full_at: vec[i64] = vec[i64]([-1] * self.kinds)
        self.on_discard_at: vec[i64] = vec[i64]([-1] * self.kinds)
        keepers = [kind for kind, card in enumerate(cards) if does(card, "keep_at_end")]
        self.keepers: vec[i64] = vec[i64](keepers)  # kinds whose keeping may exclude their own name
        uses = [int(effect["uses"]) for card in cards for effect in every_effect(card) if effect["op"] == "discount"]
        self.longest_discount: i64 = max([1, *uses])

        plan = self.plan
        # -- marks
        self.timer: i64 = plan.mark("timer", CardName(plan))  # on or under which timer a card lies
        self.waits: i64 = plan.mark("waits", Flag())  # a full timer whose decision is owed
        self.blind: i64 = plan.mark("unknown_to", Seats())  # seats that do not know whose card this is
        self.traced: i64 = plan.mark("seen_taken", Flag())  # such a card that all saw go to the hand it still lies in
        # -- counters of the seats
        self.unspent: i64 = plan.counter("unspent", each=True, start=START_TIME)
        self.spent: i64 = plan.counter("spent", each=True)
        self.imaginary: i64 = plan.counter("imaginary", each=True)
        self.surcharge: i64 = plan.counter("surcharge", each=True)  # active on the own turn, pending before
        self.spend_cap: i64 = plan.counter("spend_cap", each=True, start=-1, reading=Limit())
        self.ward: i64 = plan.counter("ward", each=True, reading=Flag())
        # -- counters of the turn
        self.phase: i64 = plan.counter("turn_phase", reading=Choice(PHASES))
        self.first: i64 = plan.counter("first", reading=SeatNumber(0, MOST_SEATS - 1))
        self.paid: i64 = plan.counter("time_spent_this_turn")
        self.discounts: i64 = plan.counter("discounts", count=int(self.longest_discount))  # amounts by uses left
        self.chain_bonus: i64 = plan.counter("chain_bonus")
        self.keeps: i64 = plan.counter("keep_at_end")
        self.barred: i64 = plan.counter("keep_barred", count=max(1, len(keepers)))  # of those, not for that keeper
        self.hidden_free: i64 = plan.counter("hidden_free", reading=Flag())
        self.double_pick: i64 = plan.counter("double_pick", reading=Flag())
        self.picks: i64 = plan.counter("picks", count=int(SPHERES))
        self.priced: i64 = plan.counter("chain_used")  # of the budget of the access phase
        self.actions_done: i64 = plan.counter("actions_this_turn")
        self.changed: i64 = plan.counter("pile_changed", reading=Flag())
        self.quiet: i64 = plan.counter("quiet_turns")  # so many in a row before this one left every pile alone
        self.result: i64 = plan.counter("result", seen=HIDDEN)  # of the list of effects that has just ended
        self.balance: i64 = plan.counter("seat_balance", reading=Choice(BALANCES))

        # -- actions: a timer in play or knowledge on one is named by itself, every other card by its kind
        every = [plan.card_name(card) for card in range(plan.cards)]
        timers = [card for card in range(plan.cards) if self.sort[plan.kind_of[card]] == TIMER]
        known = [card for card in range(plan.cards) if self.sort[plan.kind_of[card]] == KNOWLEDGE]
        self.timer_cards: vec[i64] = vec[i64](timers)  # argument -> card
        self.knowledge_cards: vec[i64] = vec[i64](known)
        self.argument: vec[i64] = vec[i64]([0] * plan.cards)  # card -> argument, for timers and knowledge
        for i, card in enumerate(timers):
            self.argument[card] = i
        for i, card in enumerate(known):
            self.argument[card] = i
        timer_names = [every[card] for card in timers]
        spheres = [str(level) for level in range(1, int(SPHERES) + 1)]
        actions = ActionSpace()
        self.actions: ActionSpace = actions
        self.a_play: i64 = actions.block("play", self.names, "card")
        self.a_place: i64 = actions.block("place", self.names, "card")
        self.a_exchange: i64 = actions.block("exchange", self.names, "card")
        self.a_use: i64 = actions.block("use", self.names, "card")
        self.a_extend: i64 = actions.block("extend", timer_names, "card")
        self.a_finish: i64 = actions.block("finish", timer_names, "card")
        self.a_trigger: i64 = actions.block("discard_timer", timer_names, "card")
        self.a_end: i64 = actions.block("end")
        self.a_skip: i64 = actions.block("skip")
        self.a_tuck: i64 = actions.block("tuck", self.names, "card")
        self.a_at: i64 = actions.block("at", timer_names, "card")
        self.a_remove: i64 = actions.block("remove", self.names, "card")
        self.a_discard: i64 = actions.block("discard", self.names, "card")
        self.a_pick: i64 = actions.block("pick", self.names, "card")
        self.a_retrieve: i64 = actions.block("retrieve", self.names, "card")
        self.a_rewind: i64 = actions.block("rewind", self.names, "card")
        self.a_repeat: i64 = actions.block("repeat", self.names, "card")
        self.a_release: i64 = actions.block("release", [every[card] for card in known], "card")
        self.a_untuck: i64 = actions.block("untuck", self.names, "card")
        self.a_upgrade: i64 = actions.block("upgrade", self.names, "card")
        self.a_keep: i64 = actions.block("keep", self.names, "card")
        self.a_take: i64 = actions.block("take", spheres, "sphere")
        self.a_second: i64 = actions.block("second", spheres, "sphere")
        self.a_peek: i64 = actions.block("peek", spheres, "sphere")
        self.a_seat: i64 = actions.block("seat", [str(seat) for seat in range(MOST_SEATS)], "seat")
        self.a_option: i64 = actions.block("option", [chr(97 + i) for i in range(LONGEST)], "option")
        self.a_done: i64 = actions.block("done")

        rules = Rules(card_set.rules_name("time_masters"), plan)
        self.rules: Rules = rules
        # -- what happened
        self.e_first: i64 = rules.event("first")
        self.e_turn: i64 = rules.event("turn")
        self.e_skipped: i64 = rules.event("skipped")
        self.e_extended: i64 = rules.event("extended", a="number")
        self.e_tucked: i64 = rules.event("tucked")
        self.e_finished: i64 = rules.event("finished")
        self.e_released: i64 = rules.event("released")
        self.e_timer: i64 = rules.event("timer")
        self.e_prepared: i64 = rules.event("prepared")
        self.e_paid: i64 = rules.event("paid", a="number", b="number")
        self.e_chained: i64 = rules.event("chained", a="number")
        self.e_used: i64 = rules.event("used", a="number")
        self.e_placed: i64 = rules.event("placed")
        self.e_holds: i64 = rules.event("holds", a="number", b="number")
        self.e_text: i64 = rules.event("timer-discarded")
        self.e_exchanged: i64 = rules.event("exchanged")
        self.e_discarded: i64 = rules.event("discarded")
        self.e_removed: i64 = rules.event("removed")
        self.e_drew: i64 = rules.event("drew")
        self.e_shuffled: i64 = rules.event("shuffled", a="number")
        self.e_looked: i64 = rules.event("looked")
        self.e_peeked: i64 = rules.event("peeked", a="number")
        self.e_took: i64 = rules.event("took", a="number")
        self.e_took_second: i64 = rules.event("took-second", a="number")
        self.e_opened: i64 = rules.event("opened", a="number")
        self.e_retrieved: i64 = rules.event("retrieved")
        self.e_rewound: i64 = rules.event("rewound")
        self.e_repeated: i64 = rules.event("repeated")
        self.e_lifted: i64 = rules.event("lifted")
        self.e_untucked: i64 = rules.event("untucked")
        self.e_kept: i64 = rules.event("kept")
        self.e_regained: i64 = rules.event("regained", a="number")
        self.e_token: i64 = rules.event("gained-time", a="number")
        self.e_imagined: i64 = rules.event("gained-imaginary", a="number")
        self.e_exhausted: i64 = rules.event("exhausted", a="number")
        self.e_stole: i64 = rules.event("stole-imaginary", a="number", b="seat")
        self.e_surcharge: i64 = rules.event("surcharge", a="number")
        self.e_cap: i64 = rules.event("spend-cap", a="number")
        self.e_shielded: i64 = rules.event("shielded")
        self.e_ward: i64 = rules.event("ward")
        self.e_discount: i64 = rules.event("discount", a="number", b="number")
        self.e_bonus: i64 = rules.event("chain-bonus", a="number")
        self.e_hidden_free: i64 = rules.event("hidden-free")
        self.e_double: i64 = rules.event("double-pick")
        self.e_keep: i64 = rules.event("keep-at-end", a="number")
        self.e_ended: i64 = rules.event("game-ended", a="number")

        # -- programs that steps push, set when they are registered
        self.turn_at: i64 = -1
        self.timers_at: i64 = -1
        self.main_at: i64 = -1
        self.place_at: i64 = -1
        self.tuck_at: i64 = -1
        self.exchange_at: i64 = -1
        self.put_away_at: i64 = -1
        self.clear_timer_at: i64 = -1
        self.access_at: i64 = -1
        self.pick_at: i64 = -1
        self.keep_at: i64 = -1
        self.drop_at: i64 = -1

    def lay_zones(self) -> None:
        plan = self.plan
        zone(plan, DECK, "deck", HIDDEN, ordered=True)
        zone(plan, HAND, "hand", OWNER)
        zone(plan, DISCARD, "discard", OPEN)
        zone(plan, CHAIN, "chain", OPEN, ordered=True)
        zone(plan, TIMERS, "timers", OPEN)
        zone(plan, ON_TIMERS, "on_timers", OPEN)
        zone(plan, TUCKED, "tucked", OWNER)
        zone(plan, RELEASED, "released", OPEN)
        zone(plan, RESOLVING, "resolving", OPEN)
        zone(plan, LOOKED, "looked", OWNER, aside=True)
        zone(plan, KEPT, "kept", OPEN, aside=True)
        for level in range(1, int(SPHERES) + 1):
            zone(plan, SPHERE + level - 1, f"sphere_{level}", HIDDEN, each=False, ordered=True)
        zone(plan, BOX, "box", HIDDEN, each=False, counted=True)
        zone(plan, REMOVED, "removed", OPEN, each=False)


# -- asking the table


def card_of(s: State, t: Table, place: i64, kind: i64) -> i64:
    """The first card of a kind in a zone that holds one."""
    card = t.first_of[kind]
    while s.where(card) != place:
        card += 1
    return card


def hand_limit(s: State, seat: i64) -> i64:
    """One less for every card under the mage's timers."""
    return max(0, HAND_SIZE - s.number(TUCKED + seat))


def budget(s: State, t: Table, seat: i64) -> i64:
    """What is left of the chain's length in the access phase."""
    return s.number(CHAIN + seat) + s.mem[t.chain_bonus] - s.mem[t.priced]


def empty_piles(s: State) -> i64:
    found: i64 = 0
    for i in range(SPHERES):
        if s.number(SPHERE + i) == 0:
            found += 1
    return found


def others(s: State, seat: i64) -> i64:
    """Bits of the seats that play, without that one."""
    return (bit(s.mem[SEATS]) - 1) & ~bit(seat)


def offer_kinds(s: State, place: i64, block: i64) -> None:
    """The cards of an unordered zone, each kind once."""
    last: i64 = -1
    card = s.first(place)
    while card >= 0:
        kind = s.kind(card)
        if kind != last:
            s.offer(block + kind)
        last = kind
        card = s.after(card)


def offer_after(s: State, place: i64, block: i64, after: i64, need: i64) -> None:
    """One of several cards chosen in ascending order: kinds that come after the last one and leave enough for the rest.

    In an imagined hand, whose cards were dealt anew, too few may come after it; then any of them will do.
    """
    there: i64 = 0
    card = s.first(place)
    while card >= 0:
        if card > after:
            there += 1
        card = s.after(card)
    if there < need:
        after = -1
        there = s.number(place)
    last: i64 = -1
    card = s.first(place)
    while card >= 0:
        if card > after:
            kind = s.kind(card)
            if kind != last and there >= need:
                s.offer(block + kind)
            last = kind
            there -= 1
        card = s.after(card)
