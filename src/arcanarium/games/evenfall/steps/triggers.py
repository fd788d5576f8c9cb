"""Cards that answer moments, windows that ask what an effect brought, and gifts to opponents."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import FRAME, NO_CARD, State
from arcanarium.core.asking.fields import Field, Fields
from arcanarium.core.asking.order import Order
from arcanarium.core.bits import bit, has
from arcanarium.core.ints import i64
from arcanarium.core.rules import Step
from arcanarium.games.evenfall.facts import (
    FEEL_CHOICE,
    FEEL_FREE,
    FEEL_INFO,
    FEEL_MANA,
    FEEL_READS_MANA,
    MOMENTS,
    Effect,
)
from arcanarium.games.evenfall.steps.base import DeckStep
from arcanarium.games.evenfall.steps.coven import Modifier, count_modifier, find_acting
from arcanarium.games.evenfall.table import (
    AUTOMA,
    BINDING,
    COUNCIL,
    RITUALS,
    SPECIALISTS,
    USES,
    VP,
    Deck,
    Event,
)

MOMENT_COUNT: Final[i64] = len(MOMENTS)


class Moment:
    """What cards may answer."""

    FIND_PLACE: Final[i64] = MOMENTS.index("find_place")
    PLAY_RITUAL: Final[i64] = MOMENTS.index("play_ritual")
    PLAY_COUNCIL: Final[i64] = MOMENTS.index("play_council")
    LINK_BONUS: Final[i64] = MOMENTS.index("link_bonus_activated")
    CREATE_SICKLE: Final[i64] = MOMENTS.index("create_sickle")
    CREATE_ORB: Final[i64] = MOMENTS.index("create_orb")
    TRANSFER_PLACE: Final[i64] = MOMENTS.index("transfer_place")
    SCOUTING_INCOME: Final[i64] = MOMENTS.index("scouting_income")
    LEFT_HARVESTS: Final[i64] = MOMENTS.index("left_opponent_harvests_all_outer")
    LEFT_FINDS: Final[i64] = MOMENTS.index("left_opponent_finds_place")
    BENEFITS_OPPONENT: Final[i64] = MOMENTS.index("own_card_benefits_opponent")
    ELDER_MOVED: Final[i64] = MOMENTS.index("own_elder_moved")
    VP_FROM_CELL: Final[i64] = MOMENTS.index("vp_from_action_cell")
    VP_FROM_PATH: Final[i64] = MOMENTS.index("vp_from_path_reward")
    WIN_BATTLE: Final[i64] = MOMENTS.index("win_battle")
    BATTLE_NOT_WON: Final[i64] = MOMENTS.index("battle_not_won")
    BATTLE_PHASE_START: Final[i64] = MOMENTS.index("battle_phase_start")
    BATTLE_START: Final[i64] = MOMENTS.index("battle_start")
    AFTER_WIN: Final[i64] = MOMENTS.index("after_win")
    END_OF_ROUND: Final[i64] = MOMENTS.index("end_of_round")


# What the frame of a trigger remembers: is it a council member that answers, and which moment?
TRIGGER: Final = Fields()
BY_COUNCIL: Final[Field] = TRIGGER.field(1)
ANSWERED: Final[Field] = TRIGGER.field(6)


def has_listener(s: State, d: Deck, seat: i64, moment: i64) -> bool:
    """Has a coven a card that answers a moment? A ritual whose play is not complete does not."""
    card = s.first(COUNCIL + seat)
    while card >= 0:
        if has(d.hears[2 * s.kind(card) + 1], moment):
            return True
        card = s.after(card)
    card = s.first(SPECIALISTS + seat)
    while card >= 0:
        if has(d.hears[2 * find_acting(s, d, card)], moment):
            return True
        card = s.after(card)
    card = s.first(RITUALS + seat)
    while card >= 0:
        if has(d.hears[2 * s.kind(card)], moment) and s.mem[BINDING] != card + 1:
            return True
        card = s.after(card)
    return False


class Waiting:
    """Counts what waits, to find out whether its order can matter."""

    def __init__(self, mana_is_choice: bool) -> None:
        self.mana_is_choice: bool = mana_is_choice
        self.number: i64 = 0
        self.free: i64 = 0
        self.info: i64 = 0
        self.choice: i64 = 0
        self.both: i64 = 0  # those that draw and choose
        self.gives: bool = False  # mana
        self.reads: bool = False
        self.last: i64 = -1
        self.alike: bool = True

    def add(self, part: i64, feel: i64) -> None:
        self.number += 1
        if self.last >= 0 and self.last != part:
            self.alike = False
        self.last = part
        chooses = feel & FEEL_CHOICE != 0 or (self.mana_is_choice and feel & FEEL_MANA != 0)
        if feel & FEEL_FREE != 0:
            self.free += 1
        self.gives = self.gives or feel & FEEL_MANA != 0
        self.reads = self.reads or feel & FEEL_READS_MANA != 0
        if feel & FEEL_INFO != 0:
            self.info += 1
            if chooses:
                self.both += 1
        if chooses:
            self.choice += 1

    def matters(self) -> bool:
        if self.number < 2 or self.alike:
            return False
        if self.free > 0 or (self.gives and self.reads):
            return True
        if self.info == 0 or self.choice == 0:
            return False
        return not (self.info == 1 and self.choice == 1 and self.both == 1)


def find_answer(d: Deck, part: i64, moment: i64) -> Effect:
    effect = d.answers[int(part * MOMENT_COUNT + moment)]
    assert effect is not None
    return effect


def call_card(s: State, d: Deck, waiting: Waiting, seat: i64, card: i64, part: i64, it: i64, moments: i64) -> None:
    """Let one card answer each of the moments (bits) it hears."""
    heard = d.hears[part] & moments
    if heard == 0:
        return
    if d.only[part] != 0 and d.only[part] & d.keywords[s.kind(it)] == 0:
        return
    for moment in range(MOMENT_COUNT):
        if has(heard, moment):
            s.push(d.trigger_at, seat, card, it, BY_COUNCIL.pack(part % 2) | ANSWERED.pack(moment))
            waiting.add(part, find_answer(d, part, moment).feel)


def announce_all(s: State, d: Deck, moments: i64, seat: i64, it: i64) -> None:
    """Push the answers of a coven to some moments (bits), in the order of arrival; the owner may change it."""
    waiting = Waiting(count_modifier(s, d, seat, Modifier.MANA_AS_VP) > 0)
    council = s.cards(COUNCIL + seat)
    for k in range(len(council) - 1, -1, -1):
        call_card(s, d, waiting, seat, council[k], 2 * s.kind(council[k]) + 1, it, moments)
    specialists = s.cards(SPECIALISTS + seat)
    for k in range(len(specialists) - 1, -1, -1):
        call_card(s, d, waiting, seat, specialists[k], 2 * find_acting(s, d, specialists[k]), it, moments)
    rituals = s.cards(RITUALS + seat)
    for k in range(len(rituals) - 1, -1, -1):
        if s.mem[BINDING] != rituals[k] + 1:
            call_card(s, d, waiting, seat, rituals[k], 2 * s.kind(rituals[k]), it, moments)
    if waiting.matters():
        s.push(d.order_at, seat, NO_CARD, NO_CARD, waiting.number)


def announce(s: State, d: Deck, moment: i64, seat: i64, it: i64) -> None:
    """Something happened to a seat that its cards may answer."""
    if seat != AUTOMA and has_listener(s, d, seat, moment):
        announce_all(s, d, bit(moment), seat, it)


def announce_later(s: State, d: Deck, moment: i64, seat: i64, it: i64) -> None:
    """The same when everything that is pushed after this is done."""
    if seat != AUTOMA:
        s.push(d.raise_at, seat, NO_CARD, it, moment)


class Raise(DeckStep):
    """`n` is the moment."""

    def do(self, s: State) -> None:
        announce(s, self.d, s.n, s.me, s.it)


class Trigger(DeckStep):
    """Carry out the answer of a card."""

    def do(self, s: State) -> None:
        d = self.d
        part = 2 * s.kind(s.source) + 1 if BY_COUNCIL.of(s.n) == 1 else 2 * find_acting(s, d, s.source)
        s.emit(Event.TRIGGER, s.me, s.source)
        use(s, d, s.me, find_answer(d, part, ANSWERED.of(s.n)), s.source, s.it, 0)


class Sort(Order):
    """The owner of the triggers that wait says which is next: a card by its kind, or a kind's council side."""

    def __init__(self, d: Deck) -> None:
        self.d: Deck = d

    def name(self, s: State, frame: i64) -> i64:
        kind = s.kind(s.agenda[frame + 2])
        if BY_COUNCIL.of(s.agenda[frame + 4]) == 1:
            return self.d.a_resolve_council + kind - self.d.first_specialist
        return self.d.a_resolve + kind - self.d.first_ritual


# -- uses of effects, and what they bring to opponents


def use(s: State, d: Deck, owner: i64, effect: Effect, source: i64, it: i64, n: i64) -> None:
    """Begin an effect of one of the owner's cards; gifts to opponents are watched if anybody cares (EF-23)."""
    if s.mem[USES] > 0 or (owner != AUTOMA and has_listener(s, d, owner, Moment.BENEFITS_OPPONENT)):
        s.mem[USES] += 1
        s.push(d.close_at, owner, source)
    s.push(effect.at, owner, source, it, n)


def notice_gift(s: State, d: Deck, seat: i64) -> None:
    """A seat got resources, mana or points: a gift, if the innermost effect in use is another's."""
    if s.mem[USES] == 0:
        return
    a = s.agenda
    b = s.top - FRAME
    while b >= 0:
        if a[b] == d.close_at:
            if a[b + 1] != seat:
                a[b + 4] = 1
            return
        b -= FRAME


class CloseUse(DeckStep):
    """An effect is over; `n` says whether it gave an opponent something."""

    def do(self, s: State) -> None:
        s.mem[USES] -= 1
        if s.n != 0:
            announce(s, self.d, Moment.BENEFITS_OPPONENT, s.me, NO_CARD)


class Window(Step):
    """Did an activation or a path reward bring its owner points? `n` is what there was before."""

    def __init__(self, d: Deck, moment: int) -> None:
        self.d: Deck = d
        self.moment: i64 = moment

    def do(self, s: State) -> None:
        if s.mem[VP + s.me] > s.n:
            announce(s, self.d, self.moment, s.me, NO_CARD)


def open_window(s: State, d: Deck, at: i64, moment: i64, seat: i64) -> None:
    """Only if somebody will look through it."""
    if has_listener(s, d, seat, moment):
        s.push(at, seat, NO_CARD, NO_CARD, s.mem[VP + seat])


def register(d: Deck) -> None:
    rules = d.rules
    d.raise_at = rules.program("raise", Raise(d))
    d.trigger_at = rules.program("trigger", Trigger(d))
    d.order_at = rules.program("sort", Sort(d))
    d.close_at = rules.program("close use", CloseUse(d))
    d.window_cell_at = rules.program("cell window", Window(d, int(Moment.VP_FROM_CELL)))
    d.window_path_at = rules.program("path window", Window(d, int(Moment.VP_FROM_PATH)))
