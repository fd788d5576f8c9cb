"""The Collect step: every player makes a plan, unseen by the others, and all are carried out together (RA-29)."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, Rules, State, Step
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.steps import Call, Together
from arcanarium.games.res_arcana.cards import (
    ARTIFACTS,
    COLLECT,
    COLLECT_ANY,
    COLLECT_FROM,
    CURSED_FORGE,
    VAULT,
    WINDUP_MAN,
)
from arcanarium.games.res_arcana.essences import DEATH, GOLD, NOT_GOLD, TYPES, UNITS, of, plus
from arcanarium.games.res_arcana.payments import COLLECT_GAIN_AT
from arcanarium.games.res_arcana.table import (
    COLLECT_ORDER,
    E_COLLECTED,
    E_GREW,
    E_PAID,
    E_TOOK,
    FIRST,
    GAINING,
    KEEP_UP,
    LEAVE,
    LYING,
    PLAY,
    POOL,
    RULES,
    TAKE,
    TAKING,
    TAKING_TOO,
    UPKEEP,
    owns,
    tell,
    turn,
)

INTEREST: Final = 2
GROWTH: Final = 2
PAYS: Final = 0
TURNS: Final = 1


def takes(s: State, seat: i64, card: i64) -> bool:
    """Does that player's plan empty that component?"""
    if card < ARTIFACTS:
        return s.mem[TAKING + seat] >> card & 1 == 1
    return s.mem[TAKING_TOO + seat] >> (card - ARTIFACTS) & 1 == 1


class Walk(Step):
    """The components after `it`, up to the next one that asks something; RA-25: gains cannot be declined."""

    def __init__(self) -> None:
        self.at: i64 = -1

    def bind(self, rules: Rules, name: str) -> None:
        self.at = rules.entry[name[: name.rindex("/")]]

    def do(self, s: State) -> None:
        m = s.mem
        me = s.me
        card = s.first(PLAY + me) if s.it < 0 else s.after(s.it)
        while card >= 0:
            if COLLECT[card] != 0:
                m[GAINING + me] = plus(m[GAINING + me], COLLECT[card])
            if m[LYING + card] != 0 or COLLECT_ANY[card] > 0:
                s.push(self.at, me, NO_CARD, card, 0)
                if COLLECT_ANY[card] > 0:
                    s.push(COLLECT_GAIN_AT, me, card, card, COLLECT_ANY[card] << 8 | COLLECT_FROM[card])
                if m[LYING + card] != 0:
                    s.push(TAKE_AT, me, card, card, 0)
                return
            card = s.after(card)
        if owns(s, me, CURSED_FORGE):
            s.push(UPKEEP_AT, me, CURSED_FORGE, NO_CARD, 0)


class TakeOrLeave(Ask):
    """All essences of the component `source` or none; RA-26: Gold left on the Vault brings two other essences."""

    prompt: str = "take"

    def options(self, s: State) -> None:
        s.offer(TAKE + s.source)
        s.offer(LEAVE + s.source)

    def answer(self, s: State, action: i64) -> None:
        card = s.source
        if action == TAKE + card:
            if card < ARTIFACTS:
                s.mem[TAKING + s.me] |= bit(card)
            else:
                s.mem[TAKING_TOO + s.me] |= bit(card - ARTIFACTS)
        elif card == VAULT and of(s.mem[LYING + card], GOLD) > 0:
            s.push(COLLECT_GAIN_AT, s.me, card, card, INTEREST << 8 | NOT_GOLD)


class KeepUp(Ask):
    """RA-28: the Cursed Forge takes a Death, also one just collected, or turns; without Death it turns."""

    prompt: str = "upkeep"

    def options(self, s: State) -> None:
        m = s.mem
        there = of(m[POOL + s.me], DEATH) + of(m[GAINING + s.me], DEATH)
        card = s.first(PLAY + s.me)
        while card >= 0 and there == 0:
            if takes(s, s.me, card):
                there += of(m[LYING + card], DEATH)
            card = s.after(card)
        if there > 0:
            s.offer(KEEP_UP + PAYS)
        s.offer(KEEP_UP + TURNS)

    def answer(self, s: State, action: i64) -> None:
        s.mem[UPKEEP + s.me] = 1 if action == KEEP_UP + PAYS else 0


def carry_out(s: State, seat: i64) -> None:
    """Gains, then what is taken, then what grows (RA-27), then upkeep."""
    m = s.mem
    pool = plus(m[POOL + seat], m[GAINING + seat])
    tell(s, E_COLLECTED, seat, NO_CARD, m[GAINING + seat])
    card = s.first(PLAY + seat)
    while card >= 0:
        if m[LYING + card] != 0:
            if takes(s, seat, card):
                pool = plus(pool, m[LYING + card])
                tell(s, E_TOOK, seat, card, m[LYING + card])
                m[LYING + card] = 0
            elif card == WINDUP_MAN:
                more: i64 = 0
                for kind in range(TYPES):
                    if of(m[LYING + card], kind) > 0:
                        more += GROWTH * UNITS[kind]
                m[LYING + card] = plus(m[LYING + card], more)
                tell(s, E_GREW, seat, card, more)
        card = s.after(card)
    if owns(s, seat, CURSED_FORGE):
        if m[UPKEEP + seat] == 1:
            pool -= UNITS[DEATH]
            tell(s, E_PAID, seat, CURSED_FORGE, UNITS[DEATH])
        else:
            turn(s, seat, CURSED_FORGE)
    m[POOL + seat] = pool
    forget_plan(s, seat)


def forget_plan(s: State, seat: i64) -> None:
    m = s.mem
    m[GAINING + seat] = 0
    m[TAKING + seat] = 0
    m[TAKING_TOO + seat] = 0
    m[UPKEEP + seat] = 0


class CarryOutAll(Step):
    """All plans, now that all are made."""

    def do(self, s: State) -> None:
        for k in range(s.mem[SEATS]):
            carry_out(s, (s.mem[FIRST] + k) % s.mem[SEATS])


class CarryOutMine(Step):
    """One plan, before the next player makes one."""

    def do(self, s: State) -> None:
        carry_out(s, s.me)


class Collect(Step):
    """All at once, or in turn order if the table chose that."""

    def do(self, s: State) -> None:
        if s.mem[COLLECT_ORDER] == 0:
            s.push(COLLECT_AT, s.me, NO_CARD, NO_CARD, 0)
            return
        for k in range(s.mem[SEATS] - 1, -1, -1):
            s.push(COLLECT_ALONE_AT, (s.mem[FIRST] + k) % s.mem[SEATS], NO_CARD, NO_CARD, 0)


TAKE_AT: Final[i64] = RULES.program("take or leave", TakeOrLeave())
UPKEEP_AT: Final[i64] = RULES.program("upkeep", KeepUp())
WALK_AT: Final[i64] = RULES.program("collect plan", Walk())
COLLECT_AT: Final[i64] = RULES.program("collect", Together(Call("collect plan")), CarryOutAll())
COLLECT_ALONE_AT: Final[i64] = RULES.program("collect alone", Call("collect plan"), CarryOutMine())
