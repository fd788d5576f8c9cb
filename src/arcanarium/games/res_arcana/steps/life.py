"""Loss of Life, and what those who suffer it may do about it."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Ask, Step
from arcanarium.games.res_arcana.facts import DRAGON, LIFE, UNITS, of
from arcanarium.games.res_arcana.steps.essences import tell
from arcanarium.games.res_arcana.steps.payments import start_losing
from arcanarium.games.res_arcana.steps.powers import (
    LOSS,
    LOSS_BY_DRAGON,
    POWER_AT,
    PRICE,
    REACTION,
    REACTS_TO,
    SORTS,
    can_use,
    why_not_used,
)
from arcanarium.games.res_arcana.table import PASSED, PAY_PRICE, PLAY, POOL, REACT, RULES, SUFFER, Event, Why

OTHERS_FOR_A_LIFE: Final = 2


class LoseLife(Step):
    """RA-03, RA-53: every rival who has not passed, clockwise from the left."""

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount

    def do(self, s: State) -> None:
        m = s.mem
        seats = m[SEATS]
        s.emit(Event.ATTACKED, s.me, s.source, self.amount)
        for k in range(seats - 1, 0, -1):
            rival = (s.me + k) % seats
            if m[PASSED + rival] == 0:
                s.push(LOSS_AT, rival, s.source, n=self.amount)


def hears(card: i64, attacker: i64) -> bool:
    """Does a component react to losses that this attacker causes?"""
    reacts = REACTS_TO[card]
    return reacts == LOSS or (reacts == LOSS_BY_DRAGON and DRAGON[attacker] == 1)


def why_no_reaction(s: State, card: i64) -> Refusal | None:
    """Why a component that reacts to losses cannot do so now."""
    if REACTS_TO[card] == LOSS_BY_DRAGON and DRAGON[s.source] == 0:
        return Refusal(Why.ONLY_DRAGONS)
    return why_not_used(s, s.me, card, REACTION)


def suffer(s: State, seat: i64, amount: i64) -> None:
    """RA-01, RA-02: Life first; two others for each that is missing, as far as there are any."""
    life = min(amount, of(s.mem[POOL + seat], LIFE))
    s.mem[POOL + seat] -= life * UNITS[LIFE]
    tell(s, Event.LOST, seat, s.source, life * UNITS[LIFE])
    if amount > life:
        start_losing(s, seat, OTHERS_FOR_A_LIFE * (amount - life))


class AnswerLoss(Ask):
    """RA-04: react with one component, pay the price (RA-54), or suffer; `source` attacks, `n` is how much Life."""

    prompt: str = "life-loss"

    def options(self, s: State) -> None:
        for card in s.cards(PLAY + s.me):
            if hears(card, s.source) and can_use(s, s.me, card, REACTION):
                s.offer(REACT + card)
        if can_use(s, s.me, s.source, PRICE):
            s.offer(PAY_PRICE)
        s.offer(SUFFER)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        found: list[tuple[int, Refusal]] = []
        for card in s.cards(PLAY + s.me):
            why = why_no_reaction(s, card) if REACTS_TO[card] in (LOSS, LOSS_BY_DRAGON) else None
            if why is not None:
                found.append((int(REACT + card), why))
        why = why_not_used(s, s.me, s.source, PRICE) if POWER_AT[SORTS * s.source + PRICE] >= 0 else None
        if why is not None:
            found.append((int(PAY_PRICE), why))
        return found

    def answer(self, s: State, action: i64) -> None:
        if action == SUFFER:
            suffer(s, s.me, s.n)
        elif action == PAY_PRICE:
            s.emit(Event.BOUGHT_OFF, s.me, s.source)
            s.push(POWER_AT[SORTS * s.source + PRICE], s.me, s.source)
        else:
            react(s, action - REACT)


def react(s: State, card: i64) -> None:
    """With a component: what follows is its doing, not the attacker's."""
    s.source = card
    s.emit(Event.REACTED, s.me, card)
    s.push(POWER_AT[SORTS * card + REACTION], s.me, card)


LOSS_AT: Final[i64] = RULES.program("life loss", AnswerLoss())
