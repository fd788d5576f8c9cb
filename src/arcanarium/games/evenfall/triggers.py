"""Cards that answer moments, windows that ask what an effect brought, and gifts to opponents (rules 7.2)."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import FRAME, NO_CARD, Ask, State, Step
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.games.evenfall.coven import MANA_AS_VP, acting, modifier
from arcanarium.games.evenfall.layout import AUTOMA, CHOICE, FREE, INFO, MANA, READS_MANA, Effect
from arcanarium.games.evenfall.table import Table
from arcanarium.games.evenfall.vocabulary import MOMENTS

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
MOMENT_COUNT: Final[i64] = len(MOMENTS)


def listens(t: Table, s: State, seat: i64, moment: i64) -> bool:
    """Has a coven a card that answers a moment? A ritual whose play is not complete does not."""
    card = s.first(t.council + seat)
    while card >= 0:
        if t.hears[2 * s.kind(card) + 1] >> moment & 1 == 1:
            return True
        card = s.after(card)
    card = s.first(t.specialists + seat)
    while card >= 0:
        if t.hears[2 * acting(t, s, card)] >> moment & 1 == 1:
            return True
        card = s.after(card)
    card = s.first(t.rituals + seat)
    while card >= 0:
        if t.hears[2 * s.kind(card)] >> moment & 1 == 1 and s.mem[t.binding] != card + 1:
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
        chooses = feel & CHOICE != 0 or (self.mana_is_choice and feel & MANA != 0)
        if feel & FREE != 0:
            self.free += 1
        self.gives = self.gives or feel & MANA != 0
        self.reads = self.reads or feel & READS_MANA != 0
        if feel & INFO != 0:
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


def answer_of(t: Table, part: i64, moment: i64) -> Effect:
    effect = t.answers[int(part * MOMENT_COUNT + moment)]
    assert effect is not None
    return effect


def call(t: Table, s: State, waiting: Waiting, seat: i64, card: i64, part: i64, it: i64, moments: i64) -> None:
    """Let one card answer each of the moments (bits) it hears."""
    heard = t.hears[part] & moments
    if heard == 0:
        return
    if t.only[part] != 0 and t.only[part] & t.keywords[s.kind(it)] == 0:
        return
    for moment in range(MOMENT_COUNT):
        if heard >> moment & 1 == 1:
            s.push(t.trigger_at, seat, card, it, moment << 1 | (part & 1))
            waiting.add(part, answer_of(t, part, moment).feel)


def announce_all(t: Table, s: State, moments: i64, seat: i64, it: i64) -> None:
    """Push the answers of a coven to some moments (bits), in the order of arrival; the owner may change it."""
    waiting = Waiting(modifier(t, s, seat, MANA_AS_VP) > 0)
    council = s.cards(t.council + seat)
    for k in range(len(council) - 1, -1, -1):
        call(t, s, waiting, seat, council[k], 2 * s.kind(council[k]) + 1, it, moments)
    specialists = s.cards(t.specialists + seat)
    for k in range(len(specialists) - 1, -1, -1):
        call(t, s, waiting, seat, specialists[k], 2 * acting(t, s, specialists[k]), it, moments)
    rituals = s.cards(t.rituals + seat)
    for k in range(len(rituals) - 1, -1, -1):
        if s.mem[t.binding] != rituals[k] + 1:
            call(t, s, waiting, seat, rituals[k], 2 * s.kind(rituals[k]), it, moments)
    if waiting.matters():
        s.push(t.order_at, seat, NO_CARD, NO_CARD, waiting.number)


def announce(t: Table, s: State, moment: i64, seat: i64, it: i64) -> None:
    """Something happened to a seat that its cards may answer."""
    if seat != AUTOMA and listens(t, s, seat, moment):
        announce_all(t, s, bit(moment), seat, it)


def announce_later(t: Table, s: State, moment: i64, seat: i64, it: i64) -> None:
    """The same when everything that is pushed after this is done."""
    if seat != AUTOMA:
        s.push(t.raise_at, seat, NO_CARD, it, moment)


class Raise(Step):
    """`n` is the moment."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        announce(self.t, s, s.n, s.me, s.it)


class Trigger(Step):
    """Carry out the answer of a card; `n`: the moment, and in the lowest bit whether it is a council member."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        part = 2 * s.kind(s.source) + 1 if s.n & 1 == 1 else 2 * acting(t, s, s.source)
        s.emit(t.e_trigger, s.me, s.source)
        use(t, s, s.me, answer_of(t, part, s.n >> 1), s.source, s.it, 0)


class Sort(Ask):
    """The owner of the `n` triggers that wait beneath says which is next; equal ones are no question."""

    prompt: str = "order"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        a = s.agenda
        start = s.top - FRAME - s.n * FRAME
        for kind in range(t.first_ritual, t.first_stone):
            for i in range(start, s.top - FRAME, FRAME):
                if s.kind(a[i + 2]) == kind and a[i + 4] & 1 == 0:
                    s.offer(t.a_resolve + kind - t.first_ritual)
                    break
        for kind in range(t.first_specialist, t.first_stone):
            for i in range(start, s.top - FRAME, FRAME):
                if s.kind(a[i + 2]) == kind and a[i + 4] & 1 == 1:
                    s.offer(t.a_resolve_council + kind - t.first_specialist)
                    break

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        a = s.agenda
        part: i64 = 0 if action < t.a_resolve_council else 1
        kind = action - t.a_resolve + t.first_ritual
        if part == 1:
            kind = action - t.a_resolve_council + t.first_specialist
        i = s.top - s.n * FRAME  # this frame is gone already
        while s.kind(a[i + 2]) != kind or a[i + 4] & 1 != part:
            i += FRAME
        source = a[i + 2]
        it = a[i + 3]
        amount = a[i + 4]
        for k in range(i, s.top - FRAME):
            a[k] = a[k + FRAME]
        s.top -= FRAME
        if s.n > 2:
            s.push(t.order_at, s.me, NO_CARD, NO_CARD, s.n - 1)
        s.push(t.trigger_at, s.me, source, it, amount)


# -- uses of effects, and what they bring to opponents


def use(t: Table, s: State, owner: i64, effect: Effect, source: i64, it: i64, n: i64) -> None:
    """Begin an effect of one of the owner's cards; gifts to opponents are watched if anybody cares (ruling 23)."""
    if s.mem[t.uses] > 0 or (owner != AUTOMA and listens(t, s, owner, BENEFITS_OPPONENT)):
        s.mem[t.uses] += 1
        s.push(t.close_at, owner, source, NO_CARD, 0)
    s.push(effect.at, owner, source, it, n)


def received(t: Table, s: State, seat: i64) -> None:
    """A seat got resources, mana or points: a gift, if the innermost effect in use is another's."""
    if s.mem[t.uses] == 0:
        return
    a = s.agenda
    b = s.top - FRAME
    while b >= 0:
        if a[b] == t.close_at:
            if a[b + 1] != seat:
                a[b + 4] = 1
            return
        b -= FRAME


class CloseUse(Step):
    """An effect is over; `n` says whether it gave an opponent something."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        s.mem[self.t.uses] -= 1
        if s.n != 0:
            announce(self.t, s, BENEFITS_OPPONENT, s.me, NO_CARD)


class Window(Step):
    """Did an activation or a path reward bring its owner points? `n` is what there was before."""

    def __init__(self, t: Table, moment: int) -> None:
        self.t: Table = t
        self.moment: i64 = moment

    def do(self, s: State) -> None:
        if s.mem[self.t.vp + s.me] > s.n:
            announce(self.t, s, self.moment, s.me, NO_CARD)


def open_window(t: Table, s: State, at: i64, moment: i64, seat: i64) -> None:
    """Only if somebody will look through it."""
    if listens(t, s, seat, moment):
        s.push(at, seat, NO_CARD, NO_CARD, s.mem[t.vp + seat])


def register(t: Table) -> None:
    rules = t.rules
    t.raise_at = rules.program("raise", Raise(t))
    t.trigger_at = rules.program("trigger", Trigger(t))
    t.order_at = rules.program("sort", Sort(t))
    t.close_at = rules.program("close use", CloseUse(t))
    t.window_cell_at = rules.program("cell window", Window(t, int(VP_FROM_CELL)))
    t.window_path_at = rules.program("path window", Window(t, int(VP_FROM_PATH)))
