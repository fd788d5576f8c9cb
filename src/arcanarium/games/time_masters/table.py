"""What lies on the table, what happens there and why not; and the deck, which is what a card set changes."""

from __future__ import annotations

from typing import Final

from arcanarium.core.actions import ActionSpace
from arcanarium.core.agenda import State
from arcanarium.core.asking.several import MOST
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import (
    HIDDEN,
    NUMBER,
    OPEN,
    OWNER,
    SEATS,
    CardName,
    Choice,
    Flag,
    Layout,
    Part,
    Plan,
    Reading,
    SeatNumber,
    SeatSet,
)
from arcanarium.core.rules import Ask, Rules, Step, Told
from arcanarium.games.time_masters.facts import (
    BALANCES,
    HAND_SIZE,
    KINDS,
    KNOWLEDGE,
    LEVELS,
    LONGEST,
    MOST_SEATS,
    SPHERES,
    START_TIME,
    TIMER,
    Cards,
)

PHASES: Final = ["timers", "main", "access", "closing"]
IN_TIMERS: Final = 0
IN_MAIN: Final = 1
IN_ACCESS: Final = 2
IN_CLOSING: Final = 3


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


# -- places

# Of the seats first, then the shared ones.
TABLE: Final = Layout(MOST_SEATS)
DECK: Final[i64] = TABLE.zone("deck", HIDDEN, ordered=True)
HAND: Final[i64] = TABLE.zone("hand", OWNER)
DISCARD: Final[i64] = TABLE.zone("discard", OPEN)
CHAIN: Final[i64] = TABLE.zone("chain", OPEN, ordered=True)  # in the order of play
TIMERS: Final[i64] = TABLE.zone("timers", OPEN)
ON_TIMERS: Final[i64] = TABLE.zone("on_timers", OPEN)  # knowledge on the slots; the mark `timer` says on which
TUCKED: Final[i64] = TABLE.zone("tucked", OWNER)  # face down under timers; the same mark says under which
RELEASED: Final[i64] = TABLE.zone("released", OPEN)
RESOLVING: Final[i64] = TABLE.zone("resolving", OPEN)  # a preparation whose effects run
LOOKED: Final[i64] = TABLE.zone("looked", OWNER, aside=True)
KEPT: Final[i64] = TABLE.zone("kept", OPEN, aside=True)  # chosen in the closing phase
SPHERE: Final[i64] = min([TABLE.zone(f"sphere_{level}", HIDDEN, each=False, ordered=True) for level in LEVELS])
BOX: Final[i64] = TABLE.zone("box", HIDDEN, each=False, counted=True)
REMOVED: Final[i64] = TABLE.zone("removed", OPEN, each=False)

# What a mage owns: all zones of a seat, the first of each.
OWNED: Final[vec[i64]] = vec[i64]([zone.first for zone in TABLE.zones if zone.each])

# -- counters

# -- counters of the seats
UNSPENT: Final[i64] = TABLE.counter("unspent", each=True, start=START_TIME)
SPENT: Final[i64] = TABLE.counter("spent", each=True)
IMAGINARY: Final[i64] = TABLE.counter("imaginary", each=True)
SURCHARGE: Final[i64] = TABLE.counter("surcharge", each=True)  # active on the own turn, pending before
SPEND_CAP: Final[i64] = TABLE.counter("spend_cap", each=True, start=-1, reading=Limit())
WARD: Final[i64] = TABLE.counter("ward", each=True, reading=Flag())
# -- counters of the turn
PHASE: Final[i64] = TABLE.counter("turn_phase", reading=Choice(PHASES))
FIRST: Final[i64] = TABLE.counter("first", reading=SeatNumber(0, MOST_SEATS - 1))
PAID: Final[i64] = TABLE.counter("time_spent_this_turn")
TABLE.counter("discounts", count=0)  # amounts by uses left
CHAIN_BONUS: Final[i64] = TABLE.counter("chain_bonus")
KEEPS: Final[i64] = TABLE.counter("keep_at_end")
TABLE.counter("keep_barred", count=0)  # of those, by keeper: not for that keeper itself
HIDDEN_FREE: Final[i64] = TABLE.counter("hidden_free", reading=Flag())
DOUBLE_PICK: Final[i64] = TABLE.counter("double_pick", reading=Flag())
PICKS: Final[i64] = TABLE.counter("picks", count=int(SPHERES))
PRICED: Final[i64] = TABLE.counter("chain_used")  # of the budget of the access phase
ACTIONS_DONE: Final[i64] = TABLE.counter("actions_this_turn")
CHANGED: Final[i64] = TABLE.counter("pile_changed", reading=Flag())
QUIET: Final[i64] = TABLE.counter("quiet_turns")  # how many in a row before this one left every pile alone
RESULT: Final[i64] = TABLE.counter("result", seen=HIDDEN)  # of the list of effects that has just ended
BALANCE: Final[i64] = TABLE.counter("seat_balance", reading=Choice(BALANCES))
SEAT_NAMES: Final = [str(seat) for seat in range(MOST_SEATS)]
FIRST_CHOICE: Final[i64] = TABLE.counter("first_player", reading=Choice(["random", *SEAT_NAMES]))

# -- what happened, and why not: numbers that every deck's rules give out in this order

TOLD: Final = Told()
event: Final = TOLD.event
reason: Final = TOLD.reason


class Event:
    """What happened."""

    FIRST: Final[i64] = event("first")
    TURN: Final[i64] = event("turn")
    SKIPPED: Final[i64] = event("skipped")
    EXTENDED: Final[i64] = event("extended", a="number")
    TUCKED: Final[i64] = event("tucked")
    FINISHED: Final[i64] = event("finished")
    RELEASED: Final[i64] = event("released")
    TIMER: Final[i64] = event("timer")
    PREPARED: Final[i64] = event("prepared")
    PAID: Final[i64] = event("paid", a="number", b="number")
    CHAINED: Final[i64] = event("chained", a="number")
    USED: Final[i64] = event("used", a="number")
    PLACED: Final[i64] = event("placed")
    HOLDS: Final[i64] = event("holds", a="number", b="number")
    TEXT: Final[i64] = event("timer-discarded")
    EXCHANGED: Final[i64] = event("exchanged")
    DISCARDED: Final[i64] = event("discarded")
    REMOVED: Final[i64] = event("removed")
    DREW: Final[i64] = event("drew")
    SHUFFLED: Final[i64] = event("shuffled", a="number")
    LOOKED: Final[i64] = event("looked")
    PEEKED: Final[i64] = event("peeked", a="number")
    TOOK: Final[i64] = event("took", a="number")
    TOOK_SECOND: Final[i64] = event("took-second", a="number")
    OPENED: Final[i64] = event("opened", a="number")
    RETRIEVED: Final[i64] = event("retrieved")
    REWOUND: Final[i64] = event("rewound")
    REPEATED: Final[i64] = event("repeated")
    LIFTED: Final[i64] = event("lifted")
    UNTUCKED: Final[i64] = event("untucked")
    KEPT: Final[i64] = event("kept")
    REGAINED: Final[i64] = event("regained", a="number")
    TOKEN: Final[i64] = event("gained-time", a="number")
    IMAGINED: Final[i64] = event("gained-imaginary", a="number")
    EXHAUSTED: Final[i64] = event("exhausted", a="number")
    STOLE: Final[i64] = event("stole-imaginary", a="number", b="seat")
    SURCHARGE: Final[i64] = event("surcharge", a="number")
    CAP: Final[i64] = event("spend-cap", a="number")
    SHIELDED: Final[i64] = event("shielded")
    WARD: Final[i64] = event("ward")
    DISCOUNT: Final[i64] = event("discount", a="number", b="number")
    BONUS: Final[i64] = event("chain-bonus", a="number")
    HIDDEN_FREE: Final[i64] = event("hidden-free")
    DOUBLE: Final[i64] = event("double-pick")
    KEEP: Final[i64] = event("keep-at-end", a="number")
    ENDED: Final[i64] = event("game-ended", a="number")


class Why:
    """Why something cannot be done."""

    NEEDS_TIME: Final = reason("needs-time", a="number", b="number")
    CAPPED: Final = reason("capped", a="number", b="number")
    TOO_LONG: Final = reason("too-long", a="number")
    NO_TIMER: Final = reason("no-timer")
    TIMERS_FULL: Final = reason("timers-full")
    NONE_SPENT: Final = reason("none-spent")
    NEEDS_TWO: Final = reason("needs-two")
    SECOND_ONLY: Final = reason("second-only")
    NOT_DUE: Final = reason("not-due")
    EMPTY_HAND: Final = reason("empty-hand")
    NO_TEXT: Final = reason("no-text")
    NOT_FULL: Final = reason("not-full", a="number", b="number")
    RELEASED_FIRST: Final = reason("released-first")
    NOT_FIRST: Final = reason("not-first")
    PILE_EMPTY: Final = reason("pile-empty")
    NO_SECOND: Final = reason("no-second")
    PICKED: Final = reason("picked")
    CHAIN_SHORT: Final = reason("chain-short", a="number", b="number")
    FIRST_ONLY: Final = reason("first-only")
    ONLY_KNOWLEDGE: Final = reason("only-knowledge")
    TIMER_FULL: Final = reason("timer-full")
    NONE_UNDER: Final = reason("none-under")
    OTHER_KIND: Final = reason("other-kind")
    TOO_HIGH: Final = reason("too-high", a="number")
    ABOVE_EMPTY: Final = reason("above-empty", a="number")
    NO_SPHERE: Final = reason("no-sphere", a="number")
    OWN_CARD: Final = reason("own-card")
    REWINDS_TOO: Final = reason("rewinds-too")
    REPEATS_TOO: Final = reason("repeats-too")
    LOOKED_AT: Final = reason("looked-at")
    ALIKE: Final = reason("alike")
    COPY: Final = reason("copy")
    WARDED: Final = reason("warded", a="seat")
    KEEPS_OTHERS: Final = reason("keeps-others")


class Deck:
    """What a card set changes: facts and programs of its cards, marks on them, the actions that name them.

    Steps hold it; nothing in it changes once the rules are finished.
    """

    def __init__(self, card_set: Cards) -> None:
        cards = card_set.cards
        names = [card.id for card in cards]
        self.names: list[str] = names
        self.kinds: int = len(cards)
        # -- facts, by kind
        self.sort: vec[i64] = vec[i64]([KINDS.index(card.kind) for card in cards])
        self.level: vec[i64] = vec[i64]([card.sphere for card in cards])
        self.cost: vec[i64] = vec[i64]([card.cost for card in cards])
        self.slots: vec[i64] = vec[i64]([card.slots for card in cards])
        self.per_mage: vec[i64] = vec[i64]([card.per_mage for card in cards])
        self.rewinds: vec[i64] = vec[i64]([int(len(card.does("rewind")) > 0) for card in cards])
        self.repeats: vec[i64] = vec[i64]([int(len(card.does("repeat_effect")) > 0) for card in cards])
        keepers = [kind for kind, card in enumerate(cards) if card.does("keep_at_end")]
        self.keepers: vec[i64] = vec[i64](keepers)  # kinds whose keeping may exclude their own name
        uses = [int(effect["uses"]) for card in cards for effect in card.does("discount")]
        self.longest_discount: i64 = max([1, *uses])
        # -- programs, by kind; -1 for none
        self.effect_at: vec[i64] = vec[i64]([-1] * self.kinds)
        self.on_place_at: vec[i64] = vec[i64]([-1] * self.kinds)
        self.on_full_at: vec[i64] = vec[i64]([-1] * self.kinds)
        self.on_discard_at: vec[i64] = vec[i64]([-1] * self.kinds)

        copies = [card.in_box() for card in cards]
        sizes = {"discounts": int(self.longest_discount), "keep_barred": max(1, len(keepers))}
        plan = TABLE.deal(names, copies, sizes)
        self.plan: Plan = plan
        self.first_of: vec[i64] = vec[i64](plan.first_of)
        self.discounts: i64 = plan.cell("discounts")
        self.barred: i64 = plan.cell("keep_barred")
        # -- marks
        self.timer: i64 = plan.mark("timer", CardName(plan.names))  # on or under which timer a card lies
        self.waits: i64 = plan.mark("waits", Flag())  # a full timer whose decision is owed
        self.blind: i64 = plan.mark("unknown_to", Seats())  # seats that do not know whose card this is
        self.traced: i64 = plan.mark("seen_taken", Flag())  # such a card that all saw go to the hand it still lies in

        # -- actions: a timer in play or knowledge on one is named by itself, every other card by its kind
        timers = [card for card in range(plan.cards) if self.sort[plan.kind_of[card]] == TIMER]
        known = [card for card in range(plan.cards) if self.sort[plan.kind_of[card]] == KNOWLEDGE]
        self.timer_cards: vec[i64] = vec[i64](timers)  # argument -> card
        self.knowledge_cards: vec[i64] = vec[i64](known)
        self.argument: vec[i64] = vec[i64]([0] * plan.cards)  # card -> argument, for timers and knowledge
        for found in (timers, known):
            for argument, card in enumerate(found):
                self.argument[card] = argument
        timer_names = [plan.names[card] for card in timers]
        known_names = [plan.names[card] for card in known]
        actions = ActionSpace()
        self.actions: ActionSpace = actions
        self.a_play: i64 = actions.block("play", names, "card")
        self.a_place: i64 = actions.block("place", names, "card")
        self.a_exchange: i64 = actions.block("exchange", names, "card")
        self.a_use: i64 = actions.block("use", names, "card")
        self.a_extend: i64 = actions.block("extend", timer_names, "card")
        self.a_finish: i64 = actions.block("finish", timer_names, "card")
        self.a_trigger: i64 = actions.block("discard_timer", timer_names, "card")
        self.a_end: i64 = actions.block("end", gives_up=True)
        self.a_skip: i64 = actions.block("skip", declines=True)
        self.a_tuck: i64 = actions.block("tuck", names, "card")
        self.a_at: i64 = actions.block("at", timer_names, "card")
        self.a_remove: i64 = actions.block("remove", names, "card")
        self.a_discard: i64 = actions.block("discard", names, "card")
        self.a_pick: i64 = actions.block("pick", names, "card")
        self.a_retrieve: i64 = actions.block("retrieve", names, "card")
        self.a_rewind: i64 = actions.block("rewind", names, "card")
        self.a_repeat: i64 = actions.block("repeat", names, "card")
        self.a_release: i64 = actions.block("release", known_names, "card")
        self.a_untuck: i64 = actions.block("untuck", names, "card")
        self.a_upgrade: i64 = actions.block("upgrade", names, "card")
        self.a_keep: i64 = actions.block("keep", names, "card")
        self.a_take: i64 = actions.block("take", [str(level) for level in LEVELS], "sphere")
        self.a_second: i64 = actions.block("second", [str(level) for level in LEVELS], "sphere")
        self.a_peek: i64 = actions.block("peek", [str(level) for level in LEVELS], "sphere")
        self.a_seat: i64 = actions.block("seat", SEAT_NAMES, "seat")
        self.a_option: i64 = actions.block("option", [chr(97 + i) for i in range(LONGEST)], "option")
        self.a_done: i64 = actions.block("done", declines=True)

        rules = Rules(card_set.rules_name("time_masters"), plan, TOLD)
        self.rules: Rules = rules
        # -- programs that steps push, set when they are registered
        self.turn_at: i64 = -1
        self.access_at: i64 = -1
        self.place_at: i64 = -1
        self.tuck_at: i64 = -1
        self.exchange_at: i64 = -1
        self.put_away_at: i64 = -1
        self.clear_timer_at: i64 = -1
        self.drop_at: i64 = -1

    def keeper(self, kind: i64) -> int:
        """The place of a kind among those whose keeping may exclude their own name; -1 if it is none."""
        for place in range(len(self.keepers)):
            if self.keepers[place] == kind:
                return place
        return -1


class DeckStep(Step):
    """A step that knows the deck."""

    def __init__(self, d: Deck) -> None:
        self.d: Deck = d


class DeckAsk(Ask):
    """A question that knows the deck."""

    def __init__(self, d: Deck) -> None:
        self.d: Deck = d


# -- asking the table


def card_of(s: State, d: Deck, place: i64, kind: i64) -> i64:
    """The first card of a kind in a zone that holds one."""
    card = d.first_of[kind]
    while s.where(card) != place:
        card += 1
    return card


def hand_limit(s: State, seat: i64) -> i64:
    """One less for every card under the mage's timers."""
    return max(0, HAND_SIZE - s.number(TUCKED + seat))


def budget(s: State, seat: i64) -> i64:
    """What is left of the chain's length in the access phase."""
    return s.number(CHAIN + seat) + s.mem[CHAIN_BONUS] - s.mem[PRICED]


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


def count_kind(s: State, place: i64, kind: i64) -> i64:
    """How many cards of a kind lie in a zone."""
    found: i64 = 0
    card = s.first(place)
    while card >= 0:
        if s.kind(card) == kind:
            found += 1
        card = s.after(card)
    return found


def next_link(s: State, above: i64) -> i64:
    """The lowest kind above that one among the cards of the own chain but the source; -1 if there is none."""
    found: i64 = -1
    card = s.first(CHAIN + s.me)
    while card >= 0:
        kind = s.kind(card)
        if card != s.source and kind > above and (found < 0 or kind < found):
            found = kind
        card = s.after(card)
    return found


def kinds_in(s: State, place: i64) -> list[int]:
    """The kinds of the cards of a zone, ascending, each once."""
    return sorted({int(s.kind(card)) for card in s.cards(place)})


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
