"""Nim, the smallest game there is: no cards, no zones."""

from __future__ import annotations

from typing import Final

from arcanarium.core.actions import ActionSpace
from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.game import Game
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN, Layout, Number
from arcanarium.core.rules import Ask, Rules

TABLE: Final = Layout(4)
HEAP: Final[i64] = TABLE.counter("heap", start=21, reading=Number(0, 21))
WON: Final[i64] = TABLE.counter("won", each=True, reading=Number(0, 1))

ACTIONS: Final = ActionSpace()
TAKE: Final[i64] = ACTIONS.block("take", ["1", "2", "3"], "amount")

RULES: Final = Rules("nim", TABLE.deal([], []))
E_TOOK: Final[i64] = RULES.event("took", a="number")


class Take(Ask):
    """One to three stones."""

    always: bool = True
    prompt: str = "take"

    def options(self, s: State) -> None:
        s.mem[TURN] = s.me
        for i in range(min(3, s.mem[HEAP])):
            s.offer(TAKE + i)

    def answer(self, s: State, action: i64) -> None:
        s.mem[HEAP] -= action - TAKE + 1
        s.emit(E_TOOK, s.me, NO_CARD, action - TAKE + 1)
        if s.mem[HEAP] == 0:
            s.mem[WON + s.me] = 1
        else:
            s.push(GAME_AT, (s.me + 1) % s.mem[SEATS])


GAME_AT: Final[i64] = RULES.program("game", Take())


class Nim(Game):
    """One heap."""

    name = "nim"

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        return {"last": int(s.mem[WON + seat])}

    def phases(self) -> list[str]:
        return ["main"]

    def enter_phase(self, s: State, phase: str, seat: int) -> None:
        s.push(GAME_AT, seat)


RULES.finish()
GAME: Final = Nim(RULES, ACTIONS, [])
