"""Set-up: tokens, scrolls, guardians, mages, the first player and the first dice."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.rules import Ask, Step
from arcanarium.core.steps import Call
from arcanarium.games.five_seals.facts import (
    CALLS,
    CARD_COUNT,
    CIRCLE_OF,
    COLOURS,
    EFFECT,
    ELEMENT,
    FIRST_CALL,
    GUARDIAN_SCROLL,
    STRENGTH,
    STRONGEST,
    TOKENS_OF,
    WEAKEST,
)
from arcanarium.games.five_seals.steps.dice import REFILL_AT, fill_storage
from arcanarium.games.five_seals.steps.spaces import call_of, set_token
from arcanarium.games.five_seals.table import (
    BOX,
    CHOOSE_MAGE,
    CIRCLE,
    DUNGEON,
    EXTRA_CIRCLE,
    FIRST,
    FIRST_CHOICE,
    GUARDIAN,
    MAGE_CHOICE,
    OFF,
    OWN,
    RANDOM,
    RULES,
    SPACE,
    Dungeon,
    Event,
    Why,
    dungeon,
)

BASE: Final = 0


class SetUp(Step):
    """Everything that needs no choice: dice, tokens, the extra circle, scrolls, guardians."""

    def do(self, s: State) -> None:
        d = dungeon(s)
        m = s.mem
        for card in range(CARD_COUNT - 1, -1, -1):  # each goes before those that are there
            s.insert(card, BOX)
            m[s.plan.eyes + card] = s.plan.everybody
        fill_storage(s)
        for strength in range(WEAKEST, STRONGEST + 1):
            deal_tokens(s, d, strength)
        m[CIRCLE] = m[EXTRA_CIRCLE] if m[EXTRA_CIRCLE] != RANDOM else 1 + s.below(RANDOM - 1)
        s.emit(Event.CIRCLE, 0, NO_CARD, m[CIRCLE])
        for strength in range(WEAKEST, STRONGEST + 1):
            deal_scrolls(s, d, strength)


def deal_tokens(s: State, d: Dungeon, strength: i64) -> None:
    """Tokens of one strength onto the spaces with that number, colours by chance."""
    left = vec[i64]([TOKENS_OF[strength]] * COLOURS)
    total = TOKENS_OF[strength] * COLOURS
    for space in d.seals:
        if d.frames[space] == strength:
            pick = s.below(total)
            colour: i64 = 0
            while pick >= left[colour]:
                pick -= left[colour]
                colour += 1
            left[colour] -= 1
            total -= 1
            set_token(s, d, space, 1 + colour + COLOURS * (strength - WEAKEST))


def deal_scrolls(s: State, d: Dungeon, strength: i64) -> None:
    """Scrolls of one strength, of the base circle and the extra one, onto the spaces with that number."""
    m = s.mem
    pool = vec[i64]([0] * CARD_COUNT)
    total: i64 = 0
    for card in range(FIRST_CALL):
        if STRENGTH[card] == strength and (CIRCLE_OF[card] == BASE or CIRCLE_OF[card] == m[CIRCLE]):
            pool[total] = card
            total += 1
    for space in d.scrolls:
        if d.frames[space] == strength:
            pick = s.below(total)
            dealt = pool[pick]
            total -= 1
            pool[pick] = pool[total]
            s.move(dealt, DUNGEON)
            m[SPACE + dealt] = space - d.last_seal
            if EFFECT[dealt] == GUARDIAN_SCROLL:
                m[GUARDIAN + ELEMENT[dealt]] = OFF


def give_mage(s: State, seat: i64, mage: i64) -> None:
    """A mage comes with its Call card."""
    s.move(FIRST_CALL + mage, OWN + seat)
    s.emit(Event.MAGE, seat, NO_CARD, mage)


def give_missing_mages(s: State) -> None:
    """FS-40: in the order of the seats, to those who have none."""
    for seat in range(s.mem[SEATS]):
        if call_of(s, seat) < 0:
            mage: i64 = 0
            while s.where(FIRST_CALL + mage) != BOX:
                mage += 1
            give_mage(s, seat, mage)


class Mages(Step):
    """Everybody chooses a mage, in the order of the seats, unless mages are dealt by seat."""

    def do(self, s: State) -> None:
        if s.mem[MAGE_CHOICE] != 0:
            give_missing_mages(s)
            return
        for seat in range(s.mem[SEATS] - 1, -1, -1):
            s.push(MAGE_AT, seat)


class ChooseMage(Ask):
    """One that nobody has."""

    prompt: str = "mage"

    def options(self, s: State) -> None:
        for mage in range(CALLS):
            if s.where(FIRST_CALL + mage) == BOX:
                s.offer(CHOOSE_MAGE + mage)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        found: list[tuple[int, Refusal]] = []
        for mage in range(CALLS):
            owner = s.where(FIRST_CALL + mage) - OWN
            if owner >= 0:
                found.append((int(CHOOSE_MAGE + mage), Refusal(Why.MAGE_TAKEN, int(owner))))
        return found

    def answer(self, s: State, action: i64) -> None:
        give_mage(s, s.me, action - CHOOSE_MAGE)


class FirstPlayer(Step):
    """Chosen by chance, or by the host."""

    def do(self, s: State) -> None:
        m = s.mem
        m[FIRST] = m[FIRST_CHOICE] - 1 if m[FIRST_CHOICE] > 0 else s.below(m[SEATS])
        m[TURN] = m[FIRST]
        s.emit(Event.FIRST, m[FIRST])


class FirstDice(Step):
    """Three dice each, beginning with the first player; whoever has three already takes none."""

    def do(self, s: State) -> None:
        m = s.mem
        for k in range(m[SEATS] - 1, -1, -1):
            s.push(REFILL_AT, (m[FIRST] + k) % m[SEATS])


MAGE_AT: Final[i64] = RULES.program("mage", ChooseMage())
FIRST_DICE_AT: Final[i64] = RULES.program("first dice", FirstDice(), Call("round"))
GAME_AT: Final[i64] = RULES.program("game", SetUp(), Mages(), FirstPlayer(), Call("first dice"))
