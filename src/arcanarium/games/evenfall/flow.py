"""The course of the game: set-up, three rounds of four phases, the end (rules 3, 4, 9, 10)."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, NOBODY, Ask, State, Step
from arcanarium.core.bags import bag
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.steps import Together
from arcanarium.games.evenfall.automa import place_automa_stones
from arcanarium.games.evenfall.battle import Battles, PhaseStart
from arcanarium.games.evenfall.circles import refill
from arcanarium.games.evenfall.coven import board_of, card_of, in_use, solo
from arcanarium.games.evenfall.goods import draw_cards, offer_discards, pay_bag
from arcanarium.games.evenfall.layout import AUTOMA, MOON, ROUNDS
from arcanarium.games.evenfall.pieces import return_pieces
from arcanarium.games.evenfall.table import Table
from arcanarium.games.evenfall.triggers import END_OF_ROUND, SCOUTING_INCOME, announce_later
from arcanarium.games.evenfall.vocabulary import COVENS, RESOURCES

STONES_A_REGION: Final = 4
EXTRA_CARDS: Final = 2  # of the advanced draw


def in_turn_order(t: Table, s: State, at: i64) -> None:
    """Push a program for every seat, beginning with the first player."""
    for k in range(s.mem[SEATS] - 1, -1, -1):
        s.push(at, (s.mem[t.first] + k) % s.mem[SEATS], NO_CARD, NO_CARD, 0)


# -- set-up


class SetUp(Step):
    """Regions, stones, covens, decks, a first player."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t
        self.resources: i64 = bag(t.cards.about["starting_resources"], RESOURCES)

    def do(self, s: State) -> None:
        t = self.t
        m = s.mem
        everybody = s.plan.everybody
        for card in range(s.plan.cards):
            if card < t.start_card:
                s.insert(card, t.place_deck)
            elif t.ritual_card <= card and card < t.stone_card:
                s.insert(card, t.deck)
            elif card == t.red and m[t.side] == MOON:
                s.insert(card, t.stone_supply)
                s.show(card, everybody)
            else:
                s.insert(card, t.box)
                s.show(card, everybody)
        self.deal_stones(s)
        self.choose_covens(s)
        for seat in range(m[SEATS]):
            self.prepare(s, seat)
        m[t.witches + AUTOMA] = t.automa_witches
        s.shuffle(t.place_deck)
        for region in range(3):
            if in_use(t, s, region):
                refill(t, s, region)
        s.shuffle(t.deck)
        m[t.first] = s.below(m[SEATS]) if not solo(s) else 0
        m[TURN] = m[t.first]
        s.emit(t.e_first, m[t.first])

    def deal_stones(self, s: State) -> None:
        t = self.t
        left = list(range(int(t.stone_card), int(t.red)))
        for region in range(3):
            if in_use(t, s, region):
                for _ in range(STONES_A_REGION):
                    s.move_under(left.pop(int(s.below(len(left)))), t.stones + region)

    def choose_covens(self, s: State) -> None:
        """As the options say; the others at random among those nobody has."""
        t = self.t
        seats = s.mem[SEATS]
        left = list(range(len(COVENS)))
        for seat in range(seats):
            wanted = int(s.mem[t.coven_option + seat])
            if wanted > 0:
                left.remove(wanted - 1)
        for seat in range(seats):
            wanted = int(s.mem[t.coven_option + seat])
            s.mem[t.coven + seat] = wanted - 1 if wanted > 0 else left.pop(int(s.below(len(left))))

    def prepare(self, s: State, seat: i64) -> None:
        t = self.t
        s.mem[t.resources + seat] = self.resources
        board = board_of(t, s, seat)
        circle = (t.outer if t.starts_outside[board] == 1 else t.inner) + seat
        s.move_under(t.start_card + s.mem[t.coven + seat], circle)
        for name in t.cards.boards[int(board)].get("extra_places", []):
            s.move_under(t.names.index(name), circle)


# -- scouting


class StartRound(Step):
    """The scouting income of everybody, in turn order."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        s.mem[TURN] = s.mem[self.t.first]
        s.emit(self.t.e_round, NOBODY, NO_CARD, s.mem[self.t.round])
        in_turn_order(self.t, s, self.t.scout_at)


def is_advanced(t: Table, s: State) -> bool:
    """The option is for the first round only."""
    return s.mem[t.advanced] == 1 and s.mem[t.round] == 1


class Scout(Step):
    """What the board says, with two cards more in an advanced first round; then who answers it."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        announce_later(t, s, SCOUTING_INCOME, s.me, NO_CARD)
        s.push(t.scouting[int(board_of(t, s, s.me))].at, s.me, NO_CARD, NO_CARD, 0)
        if is_advanced(t, s):
            draw_cards(t, s, s.me, EXTRA_CARDS)


class AdvancedDiscard(Together):
    """Everybody chooses two cards, unseen (ruling 13)."""

    def __init__(self, t: Table, *steps: Step) -> None:
        super().__init__(*steps)
        self.t: Table = t

    def joins(self, s: State, seat: i64) -> bool:
        return is_advanced(self.t, s)


class SetAside(Ask):
    """One of the cards to be discarded, in ascending order; `n` is the kind of the one before."""

    prompt: str = "advanced-discard"

    def __init__(self, t: Table, left: int) -> None:
        self.t: Table = t
        self.left: i64 = left

    def options(self, s: State) -> None:
        offer_discards(self.t, s, self.t.hand + s.me, s.n, self.left)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        s.n = action - t.a_discard + t.first_ritual
        s.move(card_of(t, s, t.hand + s.me, s.n), t.picked + s.me)


class DiscardAside(Step):
    """All together."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        for seat in range(s.mem[SEATS]):
            for card in s.cards(t.picked + seat):
                s.move(card, t.discard)
                s.emit(t.e_discarded, seat, card)


# -- the other phases


class ActionPhase(Step):
    """Turns, until all have passed."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        s.push(self.t.turns_at, s.mem[self.t.first], NO_CARD, NO_CARD, s.mem[self.t.first])


class AfterActions(Step):
    """Outside turns the first player comes first."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        s.mem[TURN] = s.mem[self.t.first]


class EndOfRound(Step):
    """Council effects, in turn order, also in the last round (ruling 29)."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        s.mem[TURN] = s.mem[t.first]
        seats = s.mem[SEATS]
        for k in range(seats - 1, -1, -1):
            announce_later(t, s, END_OF_ROUND, (s.mem[t.first] + k) % seats, NO_CARD)


class CleanUp(Step):
    """Prepare the next round, or end the game."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        m = s.mem
        if m[t.round] >= ROUNDS:
            s.push(t.end_at, m[t.first], NO_CARD, NO_CARD, 0)
            return
        for region in range(3):
            if in_use(t, s, region):
                refill(t, s, region)
        return_pieces(t, s)
        for seat in range(m[SEATS]):
            m[t.token_used + seat] = 0
            m[t.passed + seat] = 0
            m[t.battles + seat] = 0
            card = s.first(t.specialists + seat)
            while card >= 0:
                m[t.rotated + card] = 0
                m[t.copied + card] = 0
                card = s.after(card)
        m[t.round] += 1
        s.push(t.round_at, m[t.first], NO_CARD, NO_CARD, 0)


class EndGame(Step):
    """Hands and resources go, stones leave their cells and are placed, in turn order."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        m = s.mem
        for seat in range(m[SEATS]):
            for card in s.cards(t.hand + seat):
                s.move(card, t.discard)
                s.emit(t.e_discarded, seat, card)
            pay_bag(t, s, seat, m[t.resources + seat])
            for stone in s.cards(t.celled + seat):
                m[t.cell + stone] = 0
                s.move_under(stone, t.owned + seat)
        in_turn_order(t, s, t.place_stones_at)


class Finish(Step):
    """The Automa's stones; then it is over."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        if solo(s):
            place_automa_stones(self.t, s)
        s.emit(self.t.e_game_ended, NOBODY)


ROUND_BATTLE: Final = 4  # the step of a round at which the battle phase begins,
ROUND_END: Final = 7  # the end of the round,
ROUND_LAST: Final = 8  # and its last one


def register(t: Table) -> None:
    rules = t.rules
    t.scout_at = rules.program("scout", Scout(t))
    t.round_at = rules.program(
        "round",
        StartRound(t),
        AdvancedDiscard(t, SetAside(t, 2), SetAside(t, 1)),
        DiscardAside(t),
        ActionPhase(t),
        AfterActions(t),
        PhaseStart(t),
        Battles(t),
        EndOfRound(t),
        CleanUp(t),
    )
    t.end_at = rules.program("end", EndGame(t), Finish(t))
    rules.program("game", SetUp(t), NewRound(t))


class NewRound(Step):
    """The first of three."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        s.push(self.t.round_at, s.mem[self.t.first], NO_CARD, NO_CARD, 0)
