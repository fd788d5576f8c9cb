"""The three bonuses of the draw board, each use of which costs points at the end."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.menu import Deed
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.bags import total
from arcanarium.core.ints import i64
from arcanarium.games.seasons.steps.crystals import HIGHEST_GAUGE, raise_gauge
from arcanarium.games.seasons.steps.energy import GainEnergy
from arcanarium.games.seasons.steps.payments import PayAny
from arcanarium.games.seasons.table import (
    BONUSES,
    EXCHANGE,
    GAUGE,
    GAUGE_PLUS,
    MAY_TRANSMUTE,
    RULES,
    TRANSMUTE_BONUS,
    TRANSMUTE_PLUS,
    Cause,
    Event,
    Why,
    usable,
)

MOST_BONUSES: Final = 3
EXCHANGED: Final = 2  # tokens


def has_bonus(s: State, seat: i64) -> bool:
    return s.mem[BONUSES + seat] < MOST_BONUSES


def use_bonus(s: State, action: i64) -> None:
    s.mem[BONUSES + s.me] += 1
    s.emit(Event.BONUS, s.me, NO_CARD, action, s.mem[BONUSES + s.me])


class UseBonus(Deed):
    """Exchange two tokens, transmute for more, or raise the gauge."""

    again: bool = True

    def options(self, s: State) -> None:
        me = s.me
        if not has_bonus(s, me):
            return
        if total(usable(s, me)) >= EXCHANGED:
            s.offer(EXCHANGE)
        s.offer(TRANSMUTE_PLUS)
        if s.mem[GAUGE + me] < HIGHEST_GAUGE:
            s.offer(GAUGE_PLUS)

    def things(self, s: State) -> list[int]:
        return [0, 1, 2]

    def refusal(self, s: State, thing: int) -> Refusal | None:
        if not has_bonus(s, s.me):
            return Refusal(Why.NO_BONUS)
        action = EXCHANGE + thing
        tokens = int(total(usable(s, s.me)))
        if action == EXCHANGE and tokens < EXCHANGED:
            return Refusal(Why.NEEDS_TOKENS, EXCHANGED, tokens)
        full = action == GAUGE_PLUS and s.mem[GAUGE + s.me] >= HIGHEST_GAUGE
        return Refusal(Why.GAUGE_FULL, HIGHEST_GAUGE) if full else None

    def do(self, s: State, thing: i64) -> None:
        action = EXCHANGE + thing
        use_bonus(s, action)
        if action == EXCHANGE:
            s.push(EXCHANGE_AT, s.me, Cause.BONUS)
        elif action == TRANSMUTE_PLUS:
            s.mem[MAY_TRANSMUTE] = 1
            s.mem[TRANSMUTE_BONUS] += 1
        else:
            raise_gauge(s, s.me, 1)


EXCHANGE_AT: Final[i64] = RULES.program("exchange", PayAny(EXCHANGED), GainEnergy(EXCHANGED))
