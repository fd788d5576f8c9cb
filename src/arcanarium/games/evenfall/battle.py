"""The battle phase: secret bids, changed dials, strength, rewards, stones (rules 8 and 13.3)."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.steps import Together
from arcanarium.games.evenfall.automa import reveal
from arcanarium.games.evenfall.coven import BATTLE_STRENGTH, acting, actor, ascend, in_use, modifier, pieces_in, solo
from arcanarium.games.evenfall.goods import pay_mana
from arcanarium.games.evenfall.layout import AUTOMA, AUTOMA_FRAME, FULL_DIAL
from arcanarium.games.evenfall.rewards import grant
from arcanarium.games.evenfall.table import Table
from arcanarium.games.evenfall.triggers import (
    AFTER_WIN,
    BATTLE_NOT_WON,
    BATTLE_PHASE_START,
    BATTLE_START,
    WIN_BATTLE,
    announce,
    announce_all,
    announce_later,
    listens,
)

EVERY_BATTLE: Final = 1
FIRST_BATTLE: Final = 2


def fighters_in(t: Table, s: State, region: i64) -> i64:
    """Bits of the seats with a piece anywhere in a region; the Automa is the last."""
    bits: i64 = 0
    for seat in range(s.mem[SEATS]):
        if pieces_in(t, s, region, seat) > 0:
            bits |= bit(seat)
    if solo(s) and pieces_in(t, s, region, AUTOMA) > 0:
        bits |= bit(AUTOMA)
    return bits


def fights(t: Table, s: State, seat: i64) -> bool:
    return s.mem[t.fighters] >> seat & 1 == 1


def highest_bid(t: Table, s: State, seat: i64) -> i64:
    return min(FULL_DIAL, s.mem[t.mana + seat])


def dial_range(t: Table, s: State, seat: i64) -> i64:
    """By how much a seat may change its dial: the ranges of its specialists add up (ruling 63)."""
    found: i64 = 0
    card = s.first(t.specialists + seat)
    while card >= 0:
        found += t.deltas[acting(t, s, card)]
        card = s.after(card)
    return found


class PhaseStart(Step):
    """Effects before the first battle, in turn order."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        seats = s.mem[SEATS]
        for k in range(seats - 1, -1, -1):
            announce_later(t, s, BATTLE_PHASE_START, (s.mem[t.first] + k) % seats, NO_CARD)


class Battles(Step):
    """One after another; `n` of what follows is the region."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        for region in range(2, -1, -1):
            if in_use(self.t, s, region):
                s.push(self.t.battle_at, s.mem[self.t.first], NO_CARD, NO_CARD, region)


class OneBattle(Step):
    """Nothing happens in a region without pieces."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        bits = fighters_in(t, s, s.n)
        if bits == 0:
            return
        s.mem[t.battle] = s.n + 1
        s.mem[t.fighters] = bits
        s.mem[t.battle_first] = s.mem[t.first]
        s.emit(t.e_battle, s.mem[t.first], NO_CARD, s.n)
        s.push(t.fight_at, s.mem[t.first], NO_CARD, NO_CARD, s.n)
        seats = s.mem[SEATS]
        for k in range(seats - 1, -1, -1):
            seat = (s.mem[t.first] + k) % seats
            if fights(t, s, seat):
                announce_later(t, s, BATTLE_START, seat, NO_CARD)


class Bids(Together):
    """Every player in the battle sets a dial, unseen."""

    def __init__(self, t: Table, *steps: Step) -> None:
        super().__init__(*steps)
        self.t: Table = t

    def joins(self, s: State, seat: i64) -> bool:
        return fights(self.t, s, seat)


class Bid(Ask):
    """No more than there is; with no mana there is nothing to ask."""

    prompt: str = "bid"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        for value in range(highest_bid(self.t, s, s.me) + 1):
            s.offer(self.t.a_bid + value)

    def answer(self, s: State, action: i64) -> None:
        s.mem[self.t.dial + s.me] = action - self.t.a_bid


def open_dials(t: Table, s: State) -> None:
    """What was chosen in secret is seen by all."""
    for seat in range(s.mem[SEATS]):
        if s.mem[t.dial + seat] >= 0:
            s.mem[t.bid + seat] = s.mem[t.dial + seat]
            s.mem[t.dial + seat] = -1
            s.emit(t.e_bid, seat, NO_CARD, s.mem[t.bid + seat])


class Reveal(Step):
    """All dials together; then the Automa's cards, one for each of its witches."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        open_dials(t, s)
        if fights(t, s, AUTOMA):
            witches = pieces_in(t, s, s.n, AUTOMA)
            strength = s.mem[t.round] + witches
            for _ in range(witches):
                strength += reveal(t, s)
            s.mem[t.strength + AUTOMA] = strength
            s.emit(t.e_strength, AUTOMA, NO_CARD, strength)


class Changes(Together):
    """Those who may change their dial do so, unseen (ruling 44)."""

    def __init__(self, t: Table, *steps: Step) -> None:
        super().__init__(*steps)
        self.t: Table = t

    def joins(self, s: State, seat: i64) -> bool:
        return fights(self.t, s, seat) and dial_range(self.t, s, seat) > 0


class ChangeDial(Ask):
    """Within the range of the specialist, the dial and the mana there is."""

    prompt: str = "change-dial"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        most = dial_range(t, s, s.me)
        now = s.mem[t.bid + s.me]
        for value in range(max(0, now - most), min(highest_bid(t, s, s.me), now + most) + 1):
            s.offer(t.a_dial + value)

    def answer(self, s: State, action: i64) -> None:
        s.mem[self.t.dial + s.me] = action - self.t.a_dial


class Strength(Step):
    """Mana is spent; pieces, dial and modifiers are the strength, fixed from now on."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        m = s.mem
        open_dials(t, s)
        for seat in range(m[SEATS]):
            if not fights(t, s, seat):
                continue
            pay_mana(t, s, seat, m[t.bid + seat])
            strength = pieces_in(t, s, s.n, seat) + m[t.bid + seat]
            strength += modifier(t, s, seat, BATTLE_STRENGTH, EVERY_BATTLE)
            if m[t.battles + seat] == 0:
                strength += modifier(t, s, seat, BATTLE_STRENGTH, FIRST_BATTLE)
            m[t.strength + seat] = strength
            m[t.battles + seat] += 1
            s.emit(t.e_strength, seat, NO_CARD, strength)


class Rewards(Step):
    """In turn order, from lower to upper; the Automa last."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        seats = s.mem[SEATS]
        if fights(t, s, AUTOMA):
            s.push(t.rewards_at, AUTOMA_FRAME, NO_CARD, NO_CARD, s.n)
        for k in range(seats - 1, -1, -1):
            seat = (s.mem[t.battle_first] + k) % seats
            if fights(t, s, seat):
                s.push(t.rewards_at, seat, NO_CARD, NO_CARD, s.n)


class OwnRewards(Step):
    """What one fighter's strength is worth in region `n`."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        seat = actor(s)
        tiers: i64 = 0
        for tier in range(3):
            if s.mem[t.strength + seat] >= t.thresholds[s.n * 3 + tier]:
                tiers |= bit(tier)
        if tiers != 0:
            grant(t, s, seat, s.n, tiers)


def winner(t: Table, s: State) -> i64:
    """The strongest, then the larger dial, then the earlier in turn order; the human wins ties with the Automa."""
    m = s.mem
    best: i64 = -1
    for k in range(m[SEATS]):
        seat = (m[t.battle_first] + k) % m[SEATS]
        if not fights(t, s, seat):
            continue
        if (
            best < 0
            or m[t.strength + seat] > m[t.strength + best]
            or (m[t.strength + seat] == m[t.strength + best] and m[t.bid + seat] > m[t.bid + best])
        ):
            best = seat
    if fights(t, s, AUTOMA) and (best < 0 or m[t.strength + AUTOMA] > m[t.strength + best]):
        best = AUTOMA
    return best


class Victory(Step):
    """The winner takes a stone, in some regions also the first-player token, at once."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        best = winner(t, s)
        s.emit(t.e_won, best, NO_CARD, s.n)
        seats = s.mem[SEATS]
        for k in range(seats - 1, -1, -1):
            seat = (s.mem[t.battle_first] + k) % seats
            if fights(t, s, seat):
                s.push(t.outcome_at, seat, NO_CARD, NO_CARD, 1 if seat == best else 0)
        if best == AUTOMA:
            stone = s.first(t.stones + s.n)
            if stone >= 0:
                take_stone(t, s, AUTOMA, stone)
            return
        if t.moves_first[s.n] == 1 and s.mem[t.first] != best:
            s.mem[t.first] = best
            s.emit(t.e_first, best)
        s.push(t.take_at, best, NO_CARD, NO_CARD, s.n)


def take_stone(t: Table, s: State, seat: i64, stone: i64) -> None:
    s.move_under(stone, t.owned + seat)
    s.emit(t.e_stone, seat, stone)


class TakeStone(Ask):
    """Any stone left in region `n`."""

    prompt: str = "take-stone"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        before = s.count
        stone = s.first(self.t.stones + s.n)
        while stone >= 0:
            s.offer(self.t.a_take + stone - self.t.stone_card)
            stone = s.after(stone)
        ascend(s, before)

    def answer(self, s: State, action: i64) -> None:
        take_stone(self.t, s, s.me, action - self.t.a_take + self.t.stone_card)


class Outcome(Step):
    """A fighter's cards answer a battle won (`n` is 1) or not won."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        if s.n == 0:
            announce(self.t, s, BATTLE_NOT_WON, s.me, NO_CARD)
        elif listens(self.t, s, s.me, WIN_BATTLE) or listens(self.t, s, s.me, AFTER_WIN):
            announce_all(self.t, s, bit(WIN_BATTLE) | bit(AFTER_WIN), s.me, NO_CARD)


class BattleOver(Step):
    """Dials are put away."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        s.mem[t.battle] = 0
        s.mem[t.fighters] = 0
        s.mem[t.battle_first] = 0
        for seat in range(AUTOMA + 1):
            s.mem[t.strength + seat] = 0
        for seat in range(AUTOMA):
            s.mem[t.bid + seat] = -1


def register(t: Table) -> None:
    rules = t.rules
    t.battle_at = rules.program("one battle", OneBattle(t))
    t.fight_at = rules.program(
        "battle",
        Bids(t, Bid(t)),
        Reveal(t),
        Changes(t, ChangeDial(t)),
        Strength(t),
        Rewards(t),
        Victory(t),
        BattleOver(t),
    )
    t.rewards_at = rules.program("own rewards", OwnRewards(t))
    t.take_at = rules.program("take stone", TakeStone(t))
    t.outcome_at = rules.program("outcome", Outcome(t))
