"""Rounds and turns: the roll, spells and breaks, dropping out, the end."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.steps import Call
from arcanarium.games.five_seals.board import HALL, LAST_SEAL, SIXES_LEFT, STALEMATE, TAKEN_DICE
from arcanarium.games.five_seals.breaking import BY_FAMILIAR, BY_MAGE, start_break
from arcanarium.games.five_seals.cards import COLOURS, FINISHER, FIRST_CALL, MIND
from arcanarium.games.five_seals.dice import REFILL_AT, all_dice, dice, roll_all, to_storage
from arcanarium.games.five_seals.finishing import FINISH_AT, turn_up
from arcanarium.games.five_seals.reach import NO_SIGHT, READY, mark_ready, offer_ready, offer_seals, sight
from arcanarium.games.five_seals.spells.vocabulary import USED_AT, castable, elsewhere, start_cast
from arcanarium.games.five_seals.table import (
    BARRIER,
    BREAK,
    BROKEN,
    CAST,
    DEAD_ROUNDS,
    DOWN,
    DROP_OUT,
    E_CAST,
    E_DROPPED_OUT,
    E_FAMILIAR,
    E_FIRST,
    E_GAME_ENDED,
    E_ROUND,
    E_STALEMATE,
    E_TURN,
    E_TURNED_DOWN,
    ERRAND,
    FACE,
    FAMILIAR,
    FIRST,
    HAND,
    IN_USE,
    MAGE,
    OWN,
    ROUND,
    RULES,
    UP,
    call_of,
    is_active,
    is_spare,
    sixes_left,
)

# -- the round


class StartRound(Step):
    """Familiars come back, cards turn up (R11), whoever has too few dice takes some (R12)."""

    def do(self, s: State) -> None:
        m = s.mem
        m[ROUND] += 1
        m[BROKEN] = 0
        m[TURN] = m[FIRST]
        s.emit(E_ROUND, m[FIRST], NO_CARD, m[ROUND])
        for k in range(m[SEATS] - 1, -1, -1):
            seat = (m[FIRST] + k) % m[SEATS]
            m[FAMILIAR + seat] = HAND
            turn_up(s, seat)
            if all_dice(s, seat) < TAKEN_DICE:
                s.push(REFILL_AT, seat, NO_CARD, NO_CARD, 0)


class RollDice(Step):
    """All roll at the same moment."""

    def do(self, s: State) -> None:
        m = s.mem
        for k in range(m[SEATS]):
            roll_all(s, (m[FIRST] + k) % m[SEATS])
        start_turn(s, m[FIRST])


def start_turn(s: State, seat: i64) -> None:
    s.mem[TURN] = seat
    s.emit(E_TURN, seat)
    s.push(TURN_AT, seat, NO_CARD, NO_CARD, 0)


class EndRound(Step):
    """Few scrolls of strength 6 left (R36), or nothing broken for too long (R38), end the game."""

    def do(self, s: State) -> None:
        m = s.mem
        m[DEAD_ROUNDS] = 0 if m[BROKEN] != 0 else m[DEAD_ROUNDS] + 1
        left = sixes_left(s)
        if left <= SIXES_LEFT[m[SEATS]]:
            s.emit(E_GAME_ENDED, m[FIRST], NO_CARD, left)
            return
        if m[DEAD_ROUNDS] >= STALEMATE:
            s.emit(E_STALEMATE, m[FIRST], NO_CARD, m[DEAD_ROUNDS])
            return
        m[FIRST] = (m[FIRST] + 1) % m[SEATS]
        s.emit(E_FIRST, m[FIRST])
        s.push(ROUND_AT, m[FIRST], NO_CARD, NO_CARD, 0)


# -- the turn


def can_bar(s: State, seat: i64) -> bool:
    """R07: does leaving the familiar with the mage change what it obstructs?"""
    mage = s.mem[MAGE + seat]
    familiar = s.mem[FAMILIAR + seat]
    return familiar != mage and (HALL < mage <= LAST_SEAL or HALL < familiar <= LAST_SEAL)


class Turn(Ask):
    """Cast a spell, break a seal, or drop out if no seal can be broken as things are (R13, R46)."""

    always: bool = True
    prompt: str = "turn"

    def options(self, s: State) -> None:
        m = s.mem
        me = s.me
        seen = sight(s, me, m[MAGE + me])
        some = mark_ready(s, seen, NO_SIGHT, MIND)
        card = s.first(OWN + me)
        while card >= 0 and card < FIRST_CALL:
            if m[FACE + card] == UP and not is_spare(s, card) and castable(s, card, seen):
                s.offer(CAST + card)
            card = s.after(card)
        if card >= 0 and m[FACE + card] == UP:
            if can_bar(s, me):
                s.offer(BARRIER)
            if seen[READY] | seen[READY + 1] != 0:
                s.offer(ERRAND)
        if some:
            offer_ready(s, seen, BREAK)
        else:
            s.offer(DROP_OUT)

    def answer(self, s: State, action: i64) -> None:
        m = s.mem
        me = s.me
        if action < BARRIER:
            card = action - CAST
            s.emit(E_CAST, me, card)
            if FINISHER[card] == 0:
                s.push(MENU_AT, me, NO_CARD, NO_CARD, 0)
            start_cast(s, card)
        elif action == BARRIER:
            card = call_of(s, me)
            s.emit(E_CAST, me, card)
            m[FAMILIAR + me] = m[MAGE + me]
            s.emit(E_FAMILIAR, me, NO_CARD, m[MAGE + me])
            m[FACE + card] = DOWN
            s.emit(E_TURNED_DOWN, me, card)
            s.push(MENU_AT, me, NO_CARD, NO_CARD, 0)
        elif action == ERRAND:
            card = call_of(s, me)
            s.emit(E_CAST, me, card)
            m[FACE + card] = IN_USE
            s.push(USED_AT, me, card, NO_CARD, 0)
            s.push(ERRAND_AT, me, card, NO_CARD, 0)
        elif action == DROP_OUT:
            s.emit(E_DROPPED_OUT, me)
            for colour in range(COLOURS):
                to_storage(s, me, colour, dice(s, me, colour))
        else:
            start_break(s, action - BREAK, BY_MAGE, NO_CARD)


class Errand(Ask):
    """R08: the familiar breaks a token that the mage can get at."""

    prompt: str = "errand"

    def options(self, s: State) -> None:
        seen = sight(s, s.me, s.mem[MAGE + s.me])
        mark_ready(s, seen, NO_SIGHT, MIND)
        offer_seals(s, seen[READY], seen[READY + 1], BREAK)

    def answer(self, s: State, action: i64) -> None:
        start_break(s, action - BREAK, BY_FAMILIAR, s.source)


class EndTurn(Step):
    """Who has no dice left is finished; then the next player who is not takes a turn."""

    def do(self, s: State) -> None:
        s.push(NEXT_AT, s.me, NO_CARD, NO_CARD, 0)
        if all_dice(s, s.me) == 0:
            s.push(FINISH_AT, s.me, NO_CARD, NO_CARD, 0)


class NextTurn(Step):
    """Clockwise to whoever is still in the round; if nobody is, it ends."""

    def do(self, s: State) -> None:
        seats = s.mem[SEATS]
        for k in range(1, seats + 1):
            seat = (s.me + k) % seats
            if is_active(s, seat):
                start_turn(s, seat)
                return
        s.push(END_AT, s.mem[FIRST], NO_CARD, NO_CARD, 0)


ERRAND_AT: Final[i64] = RULES.program("errand", Errand())
MENU_AT: Final[i64] = RULES.program("menu", Turn())
TURN_AT: Final[i64] = RULES.program("turn", Call("menu"), EndTurn())
NEXT_AT: Final[i64] = RULES.program("next turn", NextTurn())
END_AT: Final[i64] = RULES.program("end of round", EndRound())
ROUND_AT: Final[i64] = RULES.program("round", StartRound(), RollDice())
elsewhere("call", "flow.Turn and flow.Errand")
