"""Effects that hit opponents: one that is chosen, or each in turn order; a ward stops them."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.asking.several import SeveralCards
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Step
from arcanarium.games.time_masters.facts import Article
from arcanarium.games.time_masters.steps.effects import NOTED, Chosen, Effect, is_over, mark_done
from arcanarium.games.time_masters.steps.piles import discard
from arcanarium.games.time_masters.steps.time import exhaust, steal_imaginary
from arcanarium.games.time_masters.table import HAND, SPEND_CAP, SURCHARGE, WARD, Deck, Event, Why


class Blow:
    """What is done to one opponent."""

    def __init__(self, d: Deck, data: Article) -> None:
        self.d: Deck = d
        self.amount: i64 = data["max"] if "max" in data else data["amount"]

    def hit(self, s: State, victim: i64) -> bool:
        """Did it change anything? The victim has no ward."""
        return False


class Surcharge(Blow):
    """TM-35: only the highest counts."""

    def hit(self, s: State, victim: i64) -> bool:
        m = s.mem
        s.emit(Event.SURCHARGE, victim, a=self.amount)
        if m[SURCHARGE + victim] >= self.amount:
            return False
        m[SURCHARGE + victim] = self.amount
        return True


class SpendCap(Blow):
    """TM-35: only the lowest counts."""

    def hit(self, s: State, victim: i64) -> bool:
        m = s.mem
        s.emit(Event.CAP, victim, a=self.amount)
        cap = m[SPEND_CAP + victim]
        if cap >= 0 and cap <= self.amount:
            return False
        m[SPEND_CAP + victim] = self.amount
        return True


class Exhaust(Blow):
    """Unspent tokens turn to the spent side."""

    def hit(self, s: State, victim: i64) -> bool:
        return exhaust(s, victim, self.amount)


class StealImaginary(Blow):
    """Imaginary time goes to the active mage."""

    def hit(self, s: State, victim: i64) -> bool:
        return steal_imaginary(s, s.me, victim, self.amount)


class OpponentDiscard(Blow):
    """The victim chooses, at once."""

    def hit(self, s: State, victim: i64) -> bool:
        if s.number(HAND + victim) == 0:
            return False
        s.push(self.d.drop_at, victim, s.source, n=self.amount)
        return True


def strike(s: State, blow: Blow, victim: i64) -> bool:
    """TM-36: a ward stops it."""
    if s.mem[WARD + victim] != 0:
        s.emit(Event.SHIELDED, victim)
        return False
    return blow.hit(s, victim)


class HitEach(Effect):
    """All opponents, clockwise from the left neighbour."""

    def __init__(self, d: Deck, data: Article, blow: Blow) -> None:
        super().__init__(d, data)
        self.blow: Blow = blow
        self.pushes: bool = data["op"] == "opponent_discard"

    def work(self, s: State) -> bool:
        seats = s.mem[SEATS]
        changed = False
        for k in range(1, seats):
            turn: i64 = seats - k if self.pushes else k  # what is pushed last happens first
            if strike(s, self.blow, (s.me + turn) % seats):
                changed = True
        return changed


class ChooseVictim(Chosen):
    """One opponent; one with a ward only if every one has a ward."""

    prompt: str = "victim"

    def choices(self, s: State) -> None:
        d = self.d
        all_warded = self.are_all_warded(s)
        for seat in range(s.mem[SEATS]):
            if seat != s.me and (all_warded or s.mem[WARD + seat] == 0):
                s.offer(d.a_seat + seat)

    def are_all_warded(self, s: State) -> bool:
        for seat in range(s.mem[SEATS]):
            if seat != s.me and s.mem[WARD + seat] == 0:
                return False
        return True

    def expected(self, s: State) -> list[int]:
        return [int(self.d.a_seat) + seat for seat in range(int(s.mem[SEATS])) if seat != s.me]

    def why_not(self, s: State, action: i64) -> Refusal | None:
        seat = action - self.d.a_seat
        return None if s.mem[WARD + seat] == 0 or self.are_all_warded(s) else Refusal(Why.WARDED, int(seat))

    def choose(self, s: State, action: i64) -> None:
        s.n = NOTED.put(s.n, action - self.d.a_seat)


class HitChosen(Step):
    """The opponent who was chosen."""

    def __init__(self, blow: Blow) -> None:
        self.blow: Blow = blow

    def do(self, s: State) -> None:
        if not is_over(s) and strike(s, self.blow, NOTED.of(s.n)):
            mark_done(s)


# -- discarding at another mage's word


class Drop(Step):
    """Discard `n` cards; whoever has no more than that discards all."""

    def __init__(self, d: Deck, chosen: DropChosen) -> None:
        self.d: Deck = d
        self.chosen: DropChosen = chosen

    def do(self, s: State) -> None:
        if s.number(HAND + s.me) > s.n:
            s.push(self.chosen.address, s.me, s.source, n=self.chosen.want(s.n))
            return
        for card in s.cards(HAND + s.me):
            discard(s, self.d, s.me, card)


class DropChosen(SeveralCards):
    """Cards of the hand, of the victim's choice."""

    prompt: str = "forced-discard"
    always: bool = True  # that all cards in hand are alike is nobody else's business

    def __init__(self, d: Deck) -> None:
        super().__init__(d.a_discard, d.kinds)
        self.d: Deck = d

    def zone(self, s: State) -> i64:
        return HAND + s.me

    def take_card(self, s: State, card: i64) -> None:
        discard(s, self.d, s.me, card)


def register_rivals(d: Deck) -> None:
    chosen = DropChosen(d)
    d.rules.program("forced discard/chosen", chosen)
    d.drop_at = d.rules.program("forced discard", Drop(d, chosen))
