"""Loss of Life, and what those who suffer it may do about it."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.res_arcana.cards import ARTIFACTS, DRAGON
from arcanarium.games.res_arcana.essences import LIFE, UNITS, covers, of
from arcanarium.games.res_arcana.payments import start_losing, take_from_pool
from arcanarium.games.res_arcana.powers import (
    LOSS,
    PRICE_DESTROYS,
    PRICE_DISCARDS,
    PRICE_PAYS,
    REACT_PAYS,
    REACT_PUTS,
    REACT_TURNS,
    REACTS,
    DestroyOne,
    DiscardOne,
)
from arcanarium.games.res_arcana.table import (
    E_ATTACKED,
    E_BOUGHT_OFF,
    E_LOST,
    E_REACTED,
    HAND,
    PASSED,
    PLAY,
    POOL,
    PRICE,
    REACT,
    RULES,
    SUFFER,
    TURNED,
    put_on,
    tell,
    turn,
)

OTHERS_FOR_A_LIFE: Final = 2


class LoseLife(Step):
    """RA-03, RA-53: every rival who has not passed, clockwise from the left."""

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount

    def do(self, s: State) -> None:
        m = s.mem
        seats = m[SEATS]
        s.emit(E_ATTACKED, s.me, s.source, self.amount)
        for k in range(seats - 1, 0, -1):
            rival = (s.me + k) % seats
            if m[PASSED + rival] == 0:
                s.push(LOSS_AT, rival, s.source, NO_CARD, self.amount)


def can_react(s: State, seat: i64, card: i64, attacker: i64) -> bool:
    """RA-05: also while turned, unless the reaction itself turns the component."""
    reacts = REACTS[card]
    if reacts == 0 or (reacts != LOSS and DRAGON[attacker] == 0):
        return False
    if REACT_TURNS[card] == 1 and s.mem[TURNED + card] == 1:
        return False
    return covers(s.mem[POOL + seat], REACT_PAYS[card])


def has_price(s: State, seat: i64, attacker: i64) -> bool:
    """RA-54: does the attack name a price, and can that player pay it?"""
    if PRICE_PAYS[attacker] != 0:
        return covers(s.mem[POOL + seat], PRICE_PAYS[attacker])
    if PRICE_DISCARDS[attacker] == 1:
        return s.number(HAND + seat) > 0
    if PRICE_DESTROYS[attacker] == 1:
        card = s.first(PLAY + seat)
        return card >= 0 and card < ARTIFACTS
    return False


def suffer(s: State, seat: i64, amount: i64) -> None:
    """RA-01, RA-02: Life first; two others for each that is missing, as far as there are any."""
    life = min(amount, of(s.mem[POOL + seat], LIFE))
    if life > 0:
        s.mem[POOL + seat] -= life * UNITS[LIFE]
        tell(s, E_LOST, seat, s.source, life * UNITS[LIFE])
    if amount > life:
        start_losing(s, seat, OTHERS_FOR_A_LIFE * (amount - life))


class AnswerLoss(Ask):
    """RA-04: react with one component, pay the price, or suffer; `source` attacks, `n` is how much Life."""

    prompt: str = "life-loss"

    def options(self, s: State) -> None:
        card = s.first(PLAY + s.me)
        while card >= 0:
            if can_react(s, s.me, card, s.source):
                s.offer(REACT + card)
            card = s.after(card)
        if has_price(s, s.me, s.source):
            s.offer(PRICE)
        s.offer(SUFFER)

    def answer(self, s: State, action: i64) -> None:
        me = s.me
        if action == SUFFER:
            suffer(s, me, s.n)
        elif action == PRICE:
            s.emit(E_BOUGHT_OFF, me, s.source)
            if PRICE_DISCARDS[s.source] == 1:
                s.push(DISCARD_AT, me, s.source, NO_CARD, 0)
            elif PRICE_DESTROYS[s.source] == 1:
                s.push(DESTROY_AT, me, s.source, NO_CARD, 0)
            else:
                take_from_pool(s, me, PRICE_PAYS[s.source])
        else:
            card = action - REACT
            s.emit(E_REACTED, me, card)
            if REACT_TURNS[card] == 1:
                turn(s, me, card)
            take_from_pool(s, me, REACT_PAYS[card])
            put_on(s, me, card, REACT_PUTS[card])


LOSS_AT: Final[i64] = RULES.program("life loss", AnswerLoss())
DISCARD_AT: Final[i64] = RULES.program("price discard", DiscardOne())
DESTROY_AT: Final[i64] = RULES.program("price destroy", DestroyOne())
