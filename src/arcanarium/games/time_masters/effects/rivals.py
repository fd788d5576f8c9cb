"""Effects that hit opponents: one that is chosen, or each in turn order; a ward stops them."""

from __future__ import annotations

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.time_masters.card_set import Effect as Data
from arcanarium.games.time_masters.effects.base import KEPT_SHIFT, OVER, Chosen, Effect, mark_done
from arcanarium.games.time_masters.piles import discard
from arcanarium.games.time_masters.table import HAND, Table, card_of, offer_after
from arcanarium.games.time_masters.tokens import exhaust, steal_imaginary


class Blow:
    """What is done to one opponent."""

    def __init__(self, t: Table, data: Data) -> None:
        self.t: Table = t
        self.amount: i64 = data["max"] if data["op"] == "spend_cap" else data["amount"]

    def hit(self, s: State, victim: i64) -> bool:
        """Did it change anything? The victim has no ward."""
        return False


class Surcharge(Blow):
    """T35: only the highest counts."""

    def hit(self, s: State, victim: i64) -> bool:
        m = s.mem
        s.emit(self.t.e_surcharge, victim, NO_CARD, self.amount)
        if m[self.t.surcharge + victim] >= self.amount:
            return False
        m[self.t.surcharge + victim] = self.amount
        return True


class SpendCap(Blow):
    """T35: only the lowest counts."""

    def hit(self, s: State, victim: i64) -> bool:
        m = s.mem
        s.emit(self.t.e_cap, victim, NO_CARD, self.amount)
        cap = m[self.t.spend_cap + victim]
        if cap >= 0 and cap <= self.amount:
            return False
        m[self.t.spend_cap + victim] = self.amount
        return True


class Exhaust(Blow):
    """Unspent tokens turn to the spent side."""

    def hit(self, s: State, victim: i64) -> bool:
        return exhaust(s, self.t, victim, self.amount)


class StealImaginary(Blow):
    """Imaginary time goes to the active mage."""

    def hit(self, s: State, victim: i64) -> bool:
        return steal_imaginary(s, self.t, s.me, victim, self.amount)


class OpponentDiscard(Blow):
    """The victim chooses, at once."""

    def hit(self, s: State, victim: i64) -> bool:
        if s.number(HAND + victim) == 0:
            return False
        s.push(self.t.drop_at, victim, s.source, NO_CARD, self.amount)
        return True


def strike(s: State, t: Table, blow: Blow, victim: i64) -> bool:
    """T36: a ward stops it."""
    if s.mem[t.ward + victim] != 0:
        s.emit(t.e_shielded, victim)
        return False
    return blow.hit(s, victim)


class HitEach(Effect):
    """All opponents, clockwise from the left neighbour."""

    def __init__(self, t: Table, data: Data, blow: Blow) -> None:
        super().__init__(t, data)
        self.blow: Blow = blow
        self.pushes: bool = data["op"] == "opponent_discard"

    def work(self, s: State) -> bool:
        seats = s.mem[SEATS]
        changed = False
        for k in range(1, seats):
            turn: i64 = seats - k if self.pushes else k  # what is pushed last happens first
            if strike(s, self.t, self.blow, (s.me + turn) % seats):
                changed = True
        return changed


class ChooseVictim(Chosen):
    """One opponent; one with a ward only if every one has a ward."""

    prompt: str = "victim"

    def choices(self, s: State) -> None:
        t = self.t
        open_seats: i64 = 0
        for seat in range(s.mem[SEATS]):
            if seat != s.me and s.mem[t.ward + seat] == 0:
                open_seats += 1
        for seat in range(s.mem[SEATS]):
            if seat != s.me and (open_seats == 0 or s.mem[t.ward + seat] == 0):
                s.offer(t.a_seat + seat)

    def answer(self, s: State, action: i64) -> None:
        s.n |= (action - self.t.a_seat) << KEPT_SHIFT


class HitChosen(Step):
    """The opponent who was chosen."""

    def __init__(self, t: Table, blow: Blow) -> None:
        self.t: Table = t
        self.blow: Blow = blow

    def do(self, s: State) -> None:
        if s.n & OVER == 0 and strike(s, self.t, self.blow, s.n >> KEPT_SHIFT & 7):
            mark_done(s)


# -- discarding at another mage's word


class DropAll(Step):
    """Who has no more than `n` cards discards all."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        if s.number(HAND + s.me) <= s.n:
            for card in s.cards(HAND + s.me):
                discard(s, self.t, s.me, card)


class DropOne(Ask):
    """One of the `n` cards still to be discarded, in ascending order; `it` is the one before it."""

    prompt: str = "forced-discard"
    always: bool = True  # that all cards in hand are alike is nobody else's business

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        offer_after(s, HAND + s.me, self.t.a_discard, s.it, s.n)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        card = card_of(s, t, HAND + s.me, action - t.a_discard)
        discard(s, t, s.me, card)
        if s.n > 1:
            s.push(t.drop_at + 1, s.me, s.source, card, s.n - 1)


def register(t: Table) -> None:
    t.drop_at = t.rules.program("forced discard", DropAll(t), DropOne(t))
