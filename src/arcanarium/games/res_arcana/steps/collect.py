"""The Collect step: every player makes a plan, unseen by the others, and all are carried out together (RA-29)."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.bits import has, with_member
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Ask, Step
from arcanarium.core.steps import Call, Together
from arcanarium.games.res_arcana.facts import (
    ARTIFACTS,
    COLLECT,
    COLLECT_ANY,
    COLLECT_FROM,
    CURSED_FORGE,
    DEATH,
    GOLD,
    NOT_GOLD,
    TYPES,
    UNITS,
    VAULT,
    WINDUP_MAN,
    of,
    plus,
)
from arcanarium.games.res_arcana.steps.components import owns, turn
from arcanarium.games.res_arcana.steps.essences import CHOOSE_COLLECTED, COLLECT_GAIN_AT, tell
from arcanarium.games.res_arcana.table import (
    COLLECT_ORDER,
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
    Event,
)

INTEREST: Final = 2
GROWTH: Final = 2
PAYS: Final = 0
TURNS: Final = 1


def is_taken(s: State, seat: i64, card: i64) -> bool:
    """Does that player's plan empty that component?"""
    if card < ARTIFACTS:
        return has(s.mem[TAKING + seat], card)
    return has(s.mem[TAKING_TOO + seat], card - ARTIFACTS)


def ask_for(s: State, card: i64, count: i64, types: i64) -> None:
    """Essences of these types (bits), of the player's choice, for a component."""
    s.push(COLLECT_GAIN_AT, s.me, card, card, CHOOSE_COLLECTED.some(count, types))


class Walk(Step):
    """The components after `it`, up to the next one that asks something; RA-25: gains cannot be declined."""

    def do(self, s: State) -> None:
        m = s.mem
        me = s.me
        card = s.first(PLAY + me) if s.it < 0 else s.after(s.it)
        while card >= 0:
            if COLLECT[card] != 0:
                m[GAINING + me] = plus(m[GAINING + me], COLLECT[card])
            if m[LYING + card] != 0 or COLLECT_ANY[card] > 0:
                s.push(self.address, me, it=card)
                if COLLECT_ANY[card] > 0:
                    ask_for(s, card, COLLECT_ANY[card], COLLECT_FROM[card])
                if m[LYING + card] != 0:
                    s.push(TAKE_AT, me, card, card)
                return
            card = s.after(card)
        if owns(s, me, CURSED_FORGE):
            s.push(UPKEEP_AT, me, CURSED_FORGE)


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
                s.mem[TAKING + s.me] = with_member(s.mem[TAKING + s.me], card)
            else:
                s.mem[TAKING_TOO + s.me] = with_member(s.mem[TAKING_TOO + s.me], card - ARTIFACTS)
        elif card == VAULT and of(s.mem[LYING + card], GOLD) > 0:
            ask_for(s, card, INTEREST, NOT_GOLD)


class KeepUp(Ask):
    """RA-28: the Cursed Forge takes a Death, also one just collected, or turns; without Death it turns."""

    prompt: str = "upkeep"

    def options(self, s: State) -> None:
        m = s.mem
        there = of(m[POOL + s.me], DEATH) + of(m[GAINING + s.me], DEATH)
        card = s.first(PLAY + s.me)
        while card >= 0 and there == 0:
            if is_taken(s, s.me, card):
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
    tell(s, Event.COLLECTED, seat, NO_CARD, m[GAINING + seat])
    for card in s.cards(PLAY + seat):
        if m[LYING + card] != 0:
            if is_taken(s, seat, card):
                pool = plus(pool, m[LYING + card])
                tell(s, Event.TOOK, seat, card, m[LYING + card])
                m[LYING + card] = 0
            elif card == WINDUP_MAN:
                more: i64 = 0
                for kind in range(TYPES):
                    if of(m[LYING + card], kind) > 0:
                        more += GROWTH * UNITS[kind]
                m[LYING + card] = plus(m[LYING + card], more)
                s.source = card
                tell(s, Event.GREW, seat, card, more)
                s.source = NO_CARD
    if owns(s, seat, CURSED_FORGE):
        s.source = CURSED_FORGE
        if m[UPKEEP + seat] == 1:
            pool -= UNITS[DEATH]
            tell(s, Event.PAID, seat, CURSED_FORGE, UNITS[DEATH])
        else:
            turn(s, seat, CURSED_FORGE)
        s.source = NO_CARD
    m[POOL + seat] = pool
    forget_plan(s, seat)


def forget_plan(s: State, seat: i64) -> None:
    for cell in (GAINING, TAKING, TAKING_TOO, UPKEEP):
        s.mem[cell + seat] = 0


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
            s.push(COLLECT_AT, s.me)
            return
        for k in range(s.mem[SEATS] - 1, -1, -1):
            s.push(COLLECT_ALONE_AT, (s.mem[FIRST] + k) % s.mem[SEATS])


TAKE_AT: Final[i64] = RULES.program("take or leave", TakeOrLeave())
UPKEEP_AT: Final[i64] = RULES.program("upkeep", KeepUp())
WALK_AT: Final[i64] = RULES.program("collect plan", Walk())
COLLECT_AT: Final[i64] = RULES.program("collect", Together(Call("collect plan")), CarryOutAll().called("plans made"))
COLLECT_ALONE_AT: Final[i64] = RULES.program("collect alone", Call("collect plan"), CarryOutMine())
