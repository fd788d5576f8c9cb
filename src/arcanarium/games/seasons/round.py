"""A round: roll, choose dice, turns, end-of-round effects, the marker."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, NOBODY, Ask, State, Step
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.games.seasons.cards import (
    DICE_PER_SEASON,
    FACE_PIPS,
    FACES,
)
from arcanarium.games.seasons.table import (
    DIE,
    E_ROLLED,
    E_ROUND,
    E_TOOK_DIE,
    FACE,
    FIRST,
    PLAY,
    ROUND_ENDS,
    RULES,
    SEASON_DICE,
    TAKE_DIE,
    TAKER,
    TURNED,
    season,
)
from arcanarium.games.seasons.turn import TURN_AT
from arcanarium.games.seasons.wheel import turn_wheel


class Roll(Step):
    """Cards straighten; the dice of the season are rolled."""

    def do(self, s: State) -> None:
        m = s.mem
        for seat in range(m[SEATS]):
            card = s.first(PLAY + seat)
            while card >= 0:
                m[TURNED + card] = 0
                card = s.after(card)
        s.emit(E_ROUND, m[FIRST])
        now = season(s)
        place: i64 = 0
        for i in range(DICE_PER_SEASON):
            m[DIE + i] = -1
            m[TAKER + i] = -1
            m[FACE + i] = 0
        for i in range(DICE_PER_SEASON):
            if m[SEASON_DICE + now] >> i & 1 == 1:
                m[DIE + place] = now * DICE_PER_SEASON + i
                m[FACE + place] = s.below(FACES)
                s.emit(E_ROLLED, m[FIRST], NO_CARD, m[DIE + place], m[FACE + place])
                place += 1
        m[TURN] = m[FIRST]


def in_turn_order(s: State, at: i64) -> None:
    """Push a program for every seat, beginning with the first player."""
    for k in range(s.mem[SEATS] - 1, -1, -1):
        s.push(at, (s.mem[FIRST] + k) % s.mem[SEATS], NO_CARD, NO_CARD, 0)


class Choose(Step):
    """Everybody takes a die, in turn order."""

    def do(self, s: State) -> None:
        in_turn_order(s, TAKE_AT)


class TakeDie(Ask):
    """One of the dice nobody has taken."""

    prompt: str = "take-die"

    def options(self, s: State) -> None:
        m = s.mem
        for i in range(DICE_PER_SEASON):
            if m[DIE + i] >= 0 and m[TAKER + i] < 0:
                s.offer(TAKE_DIE + m[DIE + i])

    def answer(self, s: State, action: i64) -> None:
        m = s.mem
        die = action - TAKE_DIE
        for i in range(DICE_PER_SEASON):
            if m[DIE + i] == die:
                m[TAKER + i] = s.me
                s.emit(E_TOOK_DIE, s.me, NO_CARD, die, m[FACE + i])


class Turns(Step):
    """Everybody takes a turn, in turn order."""

    def do(self, s: State) -> None:
        in_turn_order(s, TURN_AT)


class RoundEnds(Step):
    """R28: end-of-round effects, in turn order."""

    def do(self, s: State) -> None:
        s.announce(ROUND_ENDS, NOBODY, s.mem[FIRST], NO_CARD, 0)


class LeftoverMoves(Step):
    """The die nobody took moves the marker."""

    def do(self, s: State) -> None:
        m = s.mem
        for i in range(DICE_PER_SEASON):
            if m[DIE + i] >= 0 and m[TAKER + i] < 0:
                turn_wheel(s, FACE_PIPS[m[DIE + i] * FACES + m[FACE + i]], m[FIRST], True)
                return


class NextRound(Step):
    """The first player marker passes to the left."""

    def do(self, s: State) -> None:
        s.mem[FIRST] = (s.mem[FIRST] + 1) % s.mem[SEATS]
        s.push(ROUND_AT, s.mem[FIRST], NO_CARD, NO_CARD, 0)


TAKE_AT: Final[i64] = RULES.program("take die", TakeDie())
ROUND_AT: Final[i64] = RULES.program("round", Roll(), Choose(), Turns(), RoundEnds(), LeftoverMoves(), NextRound())
ROUND_CHOOSE: Final = 1
ROUND_TURNS: Final = 2
ROUND_END: Final = 3
