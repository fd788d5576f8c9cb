"""The course of the game: three rounds of four phases, the end."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, NOBODY, State
from arcanarium.core.asking.menu import Deed, Menu
from arcanarium.core.asking.several import Want
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.rules import Step
from arcanarium.core.steps import Together
from arcanarium.games.evenfall.steps.automa import place_automa_stones
from arcanarium.games.evenfall.steps.base import DeckStep, is_solo, list_backwards
from arcanarium.games.evenfall.steps.battle import Battles, PhaseStart
from arcanarium.games.evenfall.steps.catalysts import Created, MoreCatalysts
from arcanarium.games.evenfall.steps.circles import refill
from arcanarium.games.evenfall.steps.coven import find_board, is_in_use
from arcanarium.games.evenfall.steps.free_actions import list_free_actions
from arcanarium.games.evenfall.steps.goods import HandCards, draw_cards, pay_bag
from arcanarium.games.evenfall.steps.main_actions import list_main_actions
from arcanarium.games.evenfall.steps.pieces import return_pieces
from arcanarium.games.evenfall.steps.triggers import Moment, announce_later
from arcanarium.games.evenfall.table import (
    ADVANCED,
    BATTLES_JOINED,
    DISCARD,
    FIRST,
    HAND,
    PASSED,
    RESOURCES,
    ROUND,
    ROUNDS,
    SET_ASIDE,
    SPECIALISTS,
    STONE_CELLS,
    STONES,
    TOKEN_USED,
    Cause,
    Deck,
    Event,
    Why,
)

EXTRA_CARDS: Final = 2  # of the advanced draw


def push_in_turn_order(s: State, at: i64) -> None:
    """Push a program for every seat, beginning with the first player."""
    for seat in list_backwards(s, s.mem[FIRST]):
        s.push(at, seat)


# -- scouting


class StartRound(DeckStep):
    """The scouting income of everybody, in turn order."""

    def do(self, s: State) -> None:
        s.mem[TURN] = s.mem[FIRST]
        s.emit(Event.ROUND, NOBODY, NO_CARD, s.mem[ROUND])
        push_in_turn_order(s, self.d.scout_at)


def is_advanced(s: State) -> bool:
    """The option is for the first round only."""
    return s.mem[ADVANCED] == 1 and s.mem[ROUND] == 1


class Scout(DeckStep):
    """What the board says, with two more cards in an advanced first round; then whoever answers it."""

    def do(self, s: State) -> None:
        d = self.d
        announce_later(s, d, Moment.SCOUTING_INCOME, s.me, NO_CARD)
        s.push(d.scouting[int(find_board(s, s.me))].at, s.me, Cause.SCOUTING)
        if is_advanced(s):
            draw_cards(s, s.me, EXTRA_CARDS)


class AdvancedDiscard(Together):
    """Everybody chooses two cards, unseen (EF-13)."""

    def joins(self, s: State, seat: i64) -> bool:
        return is_advanced(s)


class SetAside(HandCards):
    """The cards that everybody will discard."""

    prompt: str = "advanced-discard"
    cause: str = "advanced-draw"

    def take_card(self, s: State, card: i64) -> None:
        s.move(card, SET_ASIDE + s.me)

    def named(self, s: State) -> list[int]:
        return [int(self.block + s.kind(card) - self.base) for card in s.cards(SET_ASIDE + s.me)]


class DiscardAside(Step):
    """All together."""

    def do(self, s: State) -> None:
        for seat in range(s.mem[SEATS]):
            for card in s.cards(SET_ASIDE + seat):
                s.move(card, DISCARD)
                s.emit(Event.DISCARDED, seat, card)


# -- the other phases


class ActionPhase(DeckStep):
    """Turns, until all have passed."""

    def do(self, s: State) -> None:
        s.push(self.d.turns_at, s.mem[FIRST], NO_CARD, NO_CARD, s.mem[FIRST])


class AfterActions(Step):
    """Outside turns the first player comes first."""

    def do(self, s: State) -> None:
        s.mem[TURN] = s.mem[FIRST]


class EndOfRound(DeckStep):
    """Council effects, in turn order, also in the last round (EF-29)."""

    def do(self, s: State) -> None:
        d = self.d
        s.mem[TURN] = s.mem[FIRST]
        for seat in list_backwards(s, s.mem[FIRST]):
            announce_later(s, d, Moment.END_OF_ROUND, seat, NO_CARD)


class CleanUp(DeckStep):
    """Prepare the next round, or end the game."""

    def do(self, s: State) -> None:
        d = self.d
        m = s.mem
        if m[ROUND] >= ROUNDS:
            s.push(d.end_at, m[FIRST])
            return
        for region in range(3):
            if is_in_use(s, d, region):
                refill(s, d, region)
        return_pieces(s, d)
        for seat in range(m[SEATS]):
            m[TOKEN_USED + seat] = 0
            m[PASSED + seat] = 0
            m[BATTLES_JOINED + seat] = 0
            for card in s.cards(SPECIALISTS + seat):
                m[d.rotated + card] = 0
                m[d.copied + card] = 0
        m[ROUND] += 1
        s.push(d.round_at, m[FIRST])


class EndGame(DeckStep):
    """Hands and resources go, stones leave their cells and are placed, in turn order."""

    def do(self, s: State) -> None:
        d = self.d
        m = s.mem
        for seat in range(m[SEATS]):
            for card in s.cards(HAND + seat):
                s.move(card, DISCARD)
                s.emit(Event.DISCARDED, seat, card)
            pay_bag(s, seat, m[RESOURCES + seat])
            for stone in s.cards(STONE_CELLS + seat):
                m[d.cell + stone] = 0
                s.move_under(stone, STONES + seat)
        push_in_turn_order(s, d.place_stones_at)


class Finish(DeckStep):
    """The Automa's stones; then it is over."""

    def do(self, s: State) -> None:
        if is_solo(s):
            place_automa_stones(s, self.d)
        s.emit(Event.GAME_ENDED, NOBODY)


# -- turns


class Pass(Deed):
    """No more turns this round."""

    def options(self, s: State) -> None:
        s.offer(self.block)

    def do(self, s: State, thing: i64) -> None:
        s.mem[PASSED + s.me] = 1
        s.emit(Event.PASSED, s.me)


class End(Deed):
    """No more of this turn."""

    def options(self, s: State) -> None:
        s.offer(self.block)


class AfterMenu(Menu):
    """After the main action: free actions, until the turn is ended. All that is offered is public."""

    always: bool = False
    prompt: str = "after"

    def __init__(self, done: list[Deed], *deeds: Deed) -> None:
        super().__init__(*deeds)
        self.done: list[Deed] = done  # the main actions, of which one was done

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        why = Refusal(Why.ACTION_DONE)
        found = [(int(deed.block) + thing, why) for deed in self.done for thing in deed.things(s)]
        return found + Menu.refusals(self, s)


class NextTurn(DeckStep):
    """Clockwise, without those who passed, until all have; `n` is the seat whose turn would be next."""

    def do(self, s: State) -> None:
        d = self.d
        seats = s.mem[SEATS]
        for k in range(seats):
            seat = (s.n + k) % seats
            if s.mem[PASSED + seat] == 0:
                s.push(d.turns_at, seat, NO_CARD, NO_CARD, (seat + 1) % seats)
                if is_solo(s):
                    s.push(d.reply_at, seat)
                s.mem[TURN] = seat
                s.emit(Event.TURN, seat)
                s.push(d.menu_at, seat)
                return


class Reply(DeckStep):
    """The Automa takes a turn after each of the human's, and passes with the human."""

    def do(self, s: State) -> None:
        if s.mem[PASSED] == 0:
            s.push(self.d.automa_turn_at, s.me)


def register(d: Deck) -> None:
    rules = d.rules
    more = MoreCatalysts(d)
    rules.program("catalysts", more)
    d.created_at = rules.program("created", Created(d))
    main = list_main_actions(d, more)
    free = list_free_actions(d)
    d.menu_at = rules.program("menu", Menu(*main, *free, Pass(int(d.a_pass))))
    d.after_at = rules.program("after", AfterMenu(main, *free, End(int(d.a_end))))
    d.turns_at = rules.program("turns", NextTurn(d))
    d.reply_at = rules.program("reply", Reply(d))
    set_aside = SetAside(d)
    d.scout_at = rules.program("scout", Scout(d))
    d.round_at = rules.program(
        "round",
        StartRound(d).called("scouting"),
        AdvancedDiscard(Want(set_aside, EXTRA_CARDS), set_aside),
        DiscardAside(),
        ActionPhase(d),
        AfterActions().called("battle"),
        PhaseStart(d),
        Battles(d),
        EndOfRound(d).called("end_of_round"),
        CleanUp(d),
    )
    d.end_at = rules.program("end", EndGame(d), Finish(d))
