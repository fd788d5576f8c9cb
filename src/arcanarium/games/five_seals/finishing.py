"""The end of a player's round: section 9 of the rules."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State, Step
from arcanarium.core.ints import i64
from arcanarium.core.steps import Call
from arcanarium.games.five_seals.table import CALL_CARD, E_FINISHED, FACE, FAMILIAR, OWN, RULES, UP


def turn_up(s: State, seat: i64) -> None:
    """Every card of a seat can be used again."""
    card = s.first(OWN + seat)
    while card >= 0:
        s.mem[FACE + card] = UP
        card = s.after(card)


class Finish(Step):
    """R10: the familiar goes to the Call card, cards turn up, then three dice are taken."""

    def do(self, s: State) -> None:
        s.mem[FAMILIAR + s.me] = CALL_CARD
        turn_up(s, s.me)
        s.emit(E_FINISHED, s.me)


FINISH_AT: Final[i64] = RULES.program("finish", Finish(), Call("refill"))
