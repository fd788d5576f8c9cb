"""The course of a turn: timers, main phase, access to the spheres, closing."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.asking.menu import Menu
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.rules import Step
from arcanarium.core.steps import Call
from arcanarium.games.time_masters.facts import EMPTY_AT_END, QUIET_ROUNDS, SPHERES
from arcanarium.games.time_masters.setup import SetUp
from arcanarium.games.time_masters.steps import access, deeds
from arcanarium.games.time_masters.steps.timers import is_full
from arcanarium.games.time_masters.table import (
    ACTIONS_DONE,
    CHAIN_BONUS,
    CHANGED,
    DOUBLE_PICK,
    HIDDEN_FREE,
    IN_ACCESS,
    IN_CLOSING,
    IN_MAIN,
    IN_TIMERS,
    KEEPS,
    PAID,
    PHASE,
    PICKS,
    PRICED,
    QUIET,
    SPEND_CAP,
    SURCHARGE,
    TIMERS,
    WARD,
    Deck,
    DeckStep,
    Event,
    empty_piles,
)


class BeginTurn(DeckStep):
    """The ward ends; surcharge and spending limit are now active. Full timers owe a decision."""

    def do(self, s: State) -> None:
        d = self.d
        m = s.mem
        m[TURN] = s.me
        m[WARD + s.me] = 0
        s.emit(Event.TURN, s.me)
        for timer in s.cards(TIMERS + s.me):
            if is_full(s, d, s.me, timer):
                m[d.waits + timer] = 1


class EndTurn(DeckStep):
    """Reminders of this turn expire; the game ends with two empty piles, or after too many turns without a pick."""

    def do(self, s: State) -> None:
        d = self.d
        m = s.mem
        seats = m[SEATS]
        m[SURCHARGE + s.me] = 0
        m[SPEND_CAP + s.me] = -1
        m[QUIET] = 0 if m[CHANGED] != 0 else m[QUIET] + 1
        for i in range(d.longest_discount):
            m[d.discounts + i] = 0
        for i in range(len(d.keepers)):
            m[d.barred + i] = 0
        for i in range(SPHERES):
            m[PICKS + i] = 0
        m[PAID] = 0
        m[CHAIN_BONUS] = 0
        m[KEEPS] = 0
        m[HIDDEN_FREE] = 0
        m[DOUBLE_PICK] = 0
        m[PRICED] = 0
        m[ACTIONS_DONE] = 0
        m[CHANGED] = 0
        m[PHASE] = IN_TIMERS
        if empty_piles(s) >= EMPTY_AT_END:
            s.emit(Event.ENDED, s.me, a=empty_piles(s))
        elif m[QUIET] >= QUIET_ROUNDS * seats:
            s.emit(Event.ENDED, s.me)
        else:
            s.push(d.turn_at, (s.me + 1) % seats)


class TimerMenu(Menu):
    """Phase 1: every timer that was full at the start is prolonged or finished, in any order (TM-20)."""

    always: bool = False
    prompt: str = "timers"

    def __init__(self, d: Deck) -> None:
        super().__init__(deeds.UseReleased(d), deeds.Extend(d, d.a_extend), deeds.FinishDue(d, d.a_finish))
        self.d: Deck = d

    def options(self, s: State) -> None:
        timer = s.first(TIMERS + s.me)
        while timer >= 0:
            if s.mem[self.d.waits + timer] != 0:
                Menu.options(self, s)
                return
            timer = s.after(timer)


def make_main_menu(d: Deck) -> Menu:
    """Phase 2: any number of actions in any order."""
    return Menu(
        deeds.Play(d, d.a_play),
        deeds.Place(d, d.a_place),
        deeds.GiveUp(d, d.a_exchange),
        deeds.UseReleased(d),
        deeds.FinishTimer(d, d.a_finish),
        deeds.DiscardTimer(d, d.a_trigger),
        deeds.EndMain(d),
        deeds.Skip(d),
    )


class EnterPhase(Step):
    """The next phase of the turn."""

    def __init__(self, phase: int) -> None:
        self.phase: i64 = phase

    def do(self, s: State) -> None:
        s.mem[PHASE] = self.phase


def register_flow(d: Deck) -> None:
    rules = d.rules
    rules.program("timers", TimerMenu(d))
    rules.program("main", make_main_menu(d))
    d.put_away_at = rules.program("put away", deeds.PutAway(d))
    d.exchange_at = rules.program("exchange", deeds.Exchange(d))
    rules.program("pick", access.Pick(d))
    rules.program("keep", access.Keep(d))
    d.access_at = rules.program(
        "access",
        EnterPhase(IN_ACCESS),
        Call("pick"),
        EnterPhase(IN_CLOSING).called("closing"),
        Call("keep"),
        access.Refill(d),
    )
    d.turn_at = rules.program(
        "turn",
        BeginTurn(d),
        Call("timers"),
        EnterPhase(IN_MAIN).called("main"),
        Call("main"),
        EndTurn(d).called("end"),
    )
    rules.program("game", SetUp(d))
