"""Rounds, turns, the six actions, passing."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.games.res_arcana.cards import ARTIFICER, ARTIFICER_DISCOUNT, DRAGON, ITEMS, MONUMENTS
from arcanarium.games.res_arcana.collect import Collect
from arcanarium.games.res_arcana.decks import Draw, offer_zone
from arcanarium.games.res_arcana.essences import GOLD, NOT_GOLD, TYPES, UNITS, of, total
from arcanarium.games.res_arcana.payments import gain_any
from arcanarium.games.res_arcana.placing import (
    MONUMENT_COST,
    affordable,
    claim,
    claim_top,
    discount,
    dragon_discount,
    offer_claims,
    place,
)
from arcanarium.games.res_arcana.powers import POWER_AT, usable
from arcanarium.games.res_arcana.table import (
    CLAIM,
    CLAIM_TOP,
    DISCARD_CARD,
    DISPLAY,
    E_ITEM,
    E_ITEM_BACK,
    E_PASSED,
    E_RETURNED,
    E_ROUND,
    E_TOKEN,
    E_TURN,
    FIRST,
    GAIN,
    HAND,
    ITEM,
    ITEM_SUPPLY,
    LYING,
    MONUMENT_DECK,
    PASS,
    PASSED,
    PLACE,
    PLAY,
    POOL,
    ROUND,
    RULES,
    SPENT,
    TURNED,
    UNCLAIMED,
    USE,
    USE_SECOND,
    discard,
    gain,
    owns,
    tell,
    wipe,
)
from arcanarium.games.res_arcana.victory import CheckVictory

# -- the round


class BeginActions(Step):
    """The First Player takes the first turn."""

    def do(self, s: State) -> None:
        s.mem[TURN] = s.mem[FIRST]
        s.emit(E_TURN, s.mem[FIRST])
        s.push(TURN_AT, s.mem[FIRST], NO_CARD, NO_CARD, 0)


class NextTurn(Step):
    """Clockwise to the next player who has not passed; when all have, the round ends."""

    def do(self, s: State) -> None:
        m = s.mem
        m[SPENT] = 0
        seats = m[SEATS]
        for k in range(1, seats + 1):
            seat = (m[TURN] + k) % seats
            if m[PASSED + seat] == 0:
                m[TURN] = seat
                s.emit(E_TURN, seat)
                s.push(TURN_AT, seat, NO_CARD, NO_CARD, 0)
                return
        s.push(END_AT, m[FIRST], NO_CARD, NO_CARD, 0)


class NextRound(Step):
    """Everything straightens, nobody has passed; RA-35: the holder of the token is first."""

    def do(self, s: State) -> None:
        m = s.mem
        for seat in range(m[SEATS]):
            m[PASSED + seat] = 0
            card = s.first(PLAY + seat)
            while card >= 0:
                m[TURNED + card] = 0
                card = s.after(card)
        m[ROUND] += 1
        s.emit(E_ROUND, m[FIRST], NO_CARD, m[ROUND])
        s.push(ROUND_AT, m[FIRST], NO_CARD, NO_CARD, 0)


# -- the turn


class Menu(Ask):
    """One action."""

    always: bool = True
    prompt: str = "main"

    def options(self, s: State) -> None:
        m = s.mem
        me = s.me
        pool = m[POOL + me]
        size = total(pool)
        hand = HAND + me
        card = s.first(hand)
        if card >= 0:
            off: i64 = ARTIFICER_DISCOUNT if owns(s, me, ARTIFICER) else 0
            off_dragons = off + dragon_discount(s, me)
            while card >= 0:
                if affordable(pool, card, off_dragons if DRAGON[card] == 1 else off):
                    s.offer(PLACE + card)
                card = s.after(card)
        if of(pool, GOLD) >= MONUMENT_COST:
            offer_claims(s, DISPLAY, pool)
        offer_claims(s, UNCLAIMED, pool)
        if of(pool, GOLD) >= MONUMENT_COST and s.number(MONUMENT_DECK) > 0:
            s.offer(CLAIM_TOP)
        offer_zone(s, hand, DISCARD_CARD)
        card = s.first(PLAY + me)
        while card >= 0:
            if usable(s, card, 2 * card, pool, size):
                s.offer(USE + card)
            card = s.after(card)
        card = s.first(PLAY + me)
        while card >= 0:
            if usable(s, card, 2 * card + 1, pool, size):
                s.offer(USE_SECOND + card)
            card = s.after(card)
        s.offer(PASS)

    def answer(self, s: State, action: i64) -> None:
        me = s.me
        if action < CLAIM:
            card = action - PLACE
            place(s, me, card, discount(s, me, card))
        elif action < CLAIM_TOP:
            claim(s, me, action - CLAIM + MONUMENTS)
        elif action == CLAIM_TOP:
            claim_top(s, me)
        elif action < USE:
            discard(s, me, action - DISCARD_CARD)
            s.push(DISCARD_GAIN_AT, me, NO_CARD, NO_CARD, 0)
        elif action < USE_SECOND:
            card = action - USE
            s.begin(POWER_AT[2 * card], me, card)
        elif action < PASS:
            card = action - USE_SECOND
            s.begin(POWER_AT[2 * card + 1], me, card)
        else:
            s.push(PASS_AT, me, NO_CARD, NO_CARD, 0)


class DiscardGain(Ask):
    """For a discarded artifact one Gold, or two others of which this is the first."""

    prompt: str = "discard-gain"

    def options(self, s: State) -> None:
        for kind in range(TYPES):
            s.offer(GAIN + kind)

    def answer(self, s: State, action: i64) -> None:
        kind = action - GAIN
        gain(s, s.me, UNITS[kind])
        if kind != GOLD:
            gain_any(s, s.me, 1, NOT_GOLD >> kind << kind)


# -- passing (RA-34)


class TakeToken(Step):
    """Who passes first takes the First Player token at once."""

    def do(self, s: State) -> None:
        m = s.mem
        nobody = True
        for seat in range(m[SEATS]):
            if m[PASSED + seat] != 0:
                nobody = False
        m[PASSED + s.me] = 1
        s.emit(E_PASSED, s.me)
        if nobody:
            m[FIRST] = s.me
            s.emit(E_TOKEN, s.me)


class ReturnItem(Step):
    """The own magic item, which becomes `it`; RA-24: what lies on it goes to the supply."""

    def do(self, s: State) -> None:
        card = s.first(PLAY + s.me)
        while card >= 0:
            if card >= ITEMS and card < MONUMENTS:
                lost = s.mem[LYING + card]
                if lost != 0:
                    tell(s, E_RETURNED, s.me, card, lost)
                wipe(s, card)
                s.move(card, ITEM_SUPPLY)
                s.emit(E_ITEM_BACK, s.me, card)
                s.it = card
                return
            card = s.after(card)


class TakeItem(Ask):
    """One of the magic items nobody has, but not the one just returned."""

    prompt: str = "item"

    def options(self, s: State) -> None:
        card = s.first(ITEM_SUPPLY)
        while card >= 0:
            if card != s.it:
                s.offer(ITEM + card - ITEMS)
            card = s.after(card)

    def answer(self, s: State, action: i64) -> None:
        card = action - ITEM + ITEMS
        s.move(card, PLAY + s.me)
        s.emit(E_ITEM, s.me, card)


DISCARD_GAIN_AT: Final[i64] = RULES.program("discard gain", DiscardGain())
TAKE_ITEM_AT: Final[i64] = RULES.program("take item", TakeItem())
PASS_AT: Final[i64] = RULES.program("pass", TakeToken(), ReturnItem(), TakeItem(), Draw())
TURN_AT: Final[i64] = RULES.program("turn", Menu(), NextTurn())
END_AT: Final[i64] = RULES.program("end of round", CheckVictory(), NextRound())
ROUND_AT: Final[i64] = RULES.program("round", Collect(), BeginActions())
