"""A round and the turns in it: dice, actions, end-of-round effects, the marker."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NOBODY, State
from arcanarium.core.asking.menu import Deed, Menu
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.rules import Rules, Step
from arcanarium.core.steps import Call
from arcanarium.games.seasons.facts import COPIES, FACE_PIPS, FACES, KINDS
from arcanarium.games.seasons.steps.activation import Activate
from arcanarium.games.seasons.steps.bonuses import UseBonus
from arcanarium.games.seasons.steps.dice import DieGains, DrawForDie, RerollWindow, Roll, TakeDie, left_over
from arcanarium.games.seasons.steps.moments import ROUND_ENDS, announce
from arcanarium.games.seasons.steps.payments import Transmute
from arcanarium.games.seasons.steps.summoning import Summon
from arcanarium.games.seasons.steps.wheel import turn_wheel
from arcanarium.games.seasons.table import (
    ACTIVATE,
    DIE,
    END_TURN,
    EXCHANGE,
    FACE,
    FIRST,
    MAY_TRANSMUTE,
    PAYMENTS,
    RULES,
    SUMMON,
    TRANSMUTE,
    TRANSMUTE_BONUS,
    Event,
)

# -- a turn


class Begin(Step):
    """A new turn."""

    def do(self, s: State) -> None:
        s.mem[TURN] = s.me
        end_transmuting(s)
        s.emit(Event.TURN, s.me)


def end_transmuting(s: State) -> None:
    """S-09: rights to transmute last for a turn."""
    s.mem[MAY_TRANSMUTE] = 0
    s.mem[TRANSMUTE_BONUS] = 0


class End(Deed):
    """No more of this turn."""

    def options(self, s: State) -> None:
        s.offer(END_TURN)


class EndTurn(Step):
    """Nothing of a turn lasts."""

    def do(self, s: State) -> None:
        end_transmuting(s)


# -- a round


class InTurnOrder(Step):
    """Everybody carries out a program, beginning with the first player."""

    def __init__(self, program: str) -> None:
        self.program: str = program
        self.at: i64 = -1

    def link(self, rules: Rules) -> None:
        self.at = rules.entry[self.program]

    def do(self, s: State) -> None:
        for k in range(s.mem[SEATS] - 1, -1, -1):
            s.push(self.at, (s.mem[FIRST] + k) % s.mem[SEATS])


class RoundEnds(Step):
    """S-28: end-of-round effects, in turn order."""

    def do(self, s: State) -> None:
        announce(s, ROUND_ENDS, NOBODY, s.mem[FIRST])


class LeftoverMoves(Step):
    """The die nobody took moves the marker."""

    def do(self, s: State) -> None:
        place = left_over(s)
        if place >= 0:
            pips = FACE_PIPS[s.mem[DIE + place] * FACES + s.mem[FACE + place]]
            turn_wheel(s, pips, s.mem[FIRST], True)


class NextRound(Step):
    """The first player marker passes to the left."""

    def do(self, s: State) -> None:
        s.mem[FIRST] = (s.mem[FIRST] + 1) % s.mem[SEATS]
        s.push(ROUND_AT, s.mem[FIRST])


RULES.program("take die", TakeDie())
RULES.program(
    "menu",
    Menu(
        Summon(SUMMON, KINDS),
        Activate(ACTIVATE, KINDS * COPIES),
        Transmute(TRANSMUTE, len(PAYMENTS)),
        UseBonus(EXCHANGE, 3),
        End(END_TURN),
    ),
)
RULES.program("turn", Begin(), RerollWindow(), DieGains(), DrawForDie(), Call("menu").called("menu"), EndTurn())
ROUND_AT: Final[i64] = RULES.program(
    "round",
    Roll(),
    InTurnOrder("take die").called("dice"),
    InTurnOrder("turn"),
    RoundEnds().called("end"),
    LeftoverMoves(),
    NextRound(),
)
