"""Witches and elders: moving them between rituals, supply and regions, removing rituals, action cells."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.fields import Field, Fields
from arcanarium.core.asking.shape import ONE, PAIR, SEVERAL, Shape
from arcanarium.core.asking.wholes import make_shape
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Step
from arcanarium.games.evenfall.facts import ELDERS_AT, WITCHES_AT, count_on
from arcanarium.games.evenfall.steps.base import DeckAsk, DeckStep
from arcanarium.games.evenfall.steps.coven import is_in_use
from arcanarium.games.evenfall.steps.triggers import Moment, announce, open_window, use
from arcanarium.games.evenfall.table import (
    A_WITCH,
    AN_ELDER,
    AUTOMA,
    BOARD_CELL,
    CELLS,
    CELLS_OF_A_REGION,
    ELDER,
    ELDERS,
    PIECES,
    REMOVED,
    RITUALS,
    WITCH,
    WITCHES,
    Cause,
    Deck,
    Event,
)

# What is remembered while pieces are moved.
MOVING: Final = Fields()
PIECES_LEFT: Final[Field] = MOVING.field(4)
RITUALS_LEFT: Final[Field] = MOVING.field(4)  # from how many more rituals they may come
WITCHES_MOVE: Final[Field] = MOVING.field(1)
ELDERS_MOVE: Final[Field] = MOVING.field(1)
FROM_SUPPLY: Final[Field] = MOVING.field(1)
TO_SUPPLY: Final[Field] = MOVING.field(1)
ONE_REGION: Final[Field] = MOVING.field(1)  # all go to the same one,
THE_REGION: Final[Field] = MOVING.field(2)  # this one, plus one
ELDERS_MOVED: Final[Field] = MOVING.field(4)
LAST_KEY: Final[Field] = MOVING.field(12)  # of the last piece, plus one; see key_of
LAST_REGION: Final[Field] = MOVING.field(2)
ANY_NUMBER: Final = 15  # of pieces, or of rituals


# -- pieces on rituals


def count_pieces_on(s: State, d: Deck, ritual: i64, elder: bool) -> i64:
    return count_on(s.mem[d.stack + ritual], ELDERS_AT if elder else WITCHES_AT)


def lift(s: State, d: Deck, seat: i64, spot: i64, elder: bool) -> None:
    """Take a piece from a ritual (its number among them) or, beyond the last, from the supply."""
    if spot == d.n_rituals:
        s.mem[(ELDERS if elder else WITCHES) + seat] -= 1
    else:
        s.mem[d.stack + d.ritual_card + spot] -= ELDER if elder else WITCH


def move_to_region(s: State, seat: i64, region: i64, elder: bool) -> None:
    """Into the large cell, where nothing is activated."""
    s.mem[PIECES + region * 5 + seat] += AN_ELDER if elder else A_WITCH
    s.emit(Event.MOVED, seat, s.source, 1 if elder else 0, region)


def return_to_supply(s: State, seat: i64, elder: bool) -> None:
    s.mem[(ELDERS if elder else WITCHES) + seat] += 1
    s.emit(Event.RETURNED, seat, s.source, 1 if elder else 0)


def announce_elders(s: State, d: Deck, seat: i64, number: i64) -> None:
    """Each elder moved by a card is answered (EF-21)."""
    for _ in range(number):
        announce(s, d, Moment.ELDER_MOVED, seat, NO_CARD)


def make_key(spot: i64, elder: bool) -> i64:
    """Pieces are named in the order of these, so that equal choices are listed once."""
    return 2 * spot + (1 if elder else 0)


class Lift(DeckAsk):
    """Choose pieces one by one, each with its region, until done."""

    form: str = SEVERAL
    whole: str = "move-pieces"
    prompt: str = "move-pieces"

    def options(self, s: State) -> None:
        d = self.d
        if PIECES_LEFT.of(s.n) == 0:
            return
        before = s.count
        if WITCHES_MOVE.of(s.n) == 1:
            self.offer_pieces(s, d.a_lift_witch, False)
        if ELDERS_MOVE.of(s.n) == 1:
            self.offer_pieces(s, d.a_lift_elder, True)
        if s.count > before:
            s.offer(d.a_done)

    def offer_pieces(self, s: State, block: i64, elder: bool) -> None:
        d = self.d
        last = LAST_KEY.of(s.n) - 1
        if FROM_SUPPLY.of(s.n) == 1:
            if s.mem[(ELDERS if elder else WITCHES) + s.me] > 0 and make_key(d.n_rituals, elder) >= last:
                s.offer(block + d.n_rituals)
            return
        more = RITUALS_LEFT.of(s.n) > 0
        for card in s.cards(RITUALS + s.me):
            spot = card - d.ritual_card
            if make_key(spot, elder) >= last and (more or spot == last // 2) and count_pieces_on(s, d, card, elder) > 0:
                s.offer(block + spot)

    def answer(self, s: State, action: i64) -> None:
        d = self.d
        n = s.n
        if action == d.a_done:
            announce_elders(s, d, s.me, ELDERS_MOVED.of(n))
            return
        elder = action >= d.a_lift_elder
        spot = action - (d.a_lift_elder if elder else d.a_lift_witch)
        last = LAST_KEY.of(n) - 1
        lift(s, d, s.me, spot, elder)
        n = PIECES_LEFT.plus(n, -1)
        if spot != last // 2 and RITUALS_LEFT.of(n) != ANY_NUMBER:
            n = RITUALS_LEFT.plus(n, -1)
        if elder:
            n = ELDERS_MOVED.plus(n, 1)
        if make_key(spot, elder) != last:
            n = LAST_REGION.put(LAST_KEY.put(n, make_key(spot, elder) + 1), 0)
        if TO_SUPPLY.of(n) == 1:
            return_to_supply(s, s.me, elder)
            s.push(d.lift_at, s.me, s.source, NO_CARD, n)
        elif THE_REGION.of(n) != 0:
            move_to_region(s, s.me, THE_REGION.of(n) - 1, elder)
            s.push(d.lift_at, s.me, s.source, NO_CARD, n)
        else:
            s.push(d.region_at, s.me, s.source, NO_CARD, n)

    def shape(self, s: State) -> Shape:
        """From none to as many pieces as may be moved, not counting their regions."""
        most = min(int(PIECES_LEFT.of(s.n)), self.movable(s))
        one_target = TO_SUPPLY.of(s.n) == 1 or ONE_REGION.of(s.n) == 1
        shape = Shape(ONE, stop=int(self.d.a_done))
        if one_target or most == 1:  # otherwise each has a region of its own, and all together would not say which
            shape = make_shape(self, s, int(self.d.a_done))
        if shape.wholes and not one_target:
            shape = shape._replace(form=PAIR)
        return shape._replace(least=0, most=most)

    def movable(self, s: State) -> int:
        """How many pieces there are to be moved."""
        d = self.d
        found: i64 = 0
        for elder in (False, True):
            if (ELDERS_MOVE if elder else WITCHES_MOVE).of(s.n) == 0:
                continue
            if FROM_SUPPLY.of(s.n) == 1:
                found += s.mem[(ELDERS if elder else WITCHES) + s.me]
            for card in s.cards(RITUALS + s.me):
                if FROM_SUPPLY.of(s.n) == 0 and make_key(card - d.ritual_card, elder) >= LAST_KEY.of(s.n) - 1:
                    found += count_pieces_on(s, d, card, elder)
        return int(found)


class LiftTo(DeckAsk):
    """The region for the piece just taken."""

    whole: str = "move-pieces"
    prompt: str = "to-region"

    def options(self, s: State) -> None:
        for region in range(LAST_REGION.of(s.n), 3):
            if is_in_use(s, self.d, region):
                s.offer(self.d.a_region + region)

    def answer(self, s: State, action: i64) -> None:
        d = self.d
        region = action - d.a_region
        n = LAST_REGION.put(s.n, region)
        if ONE_REGION.of(n) == 1:
            n = THE_REGION.put(n, region + 1)
        move_to_region(s, s.me, region, LAST_KEY.of(n) % 2 == 0)
        s.push(d.lift_at, s.me, s.source, NO_CARD, n)

    def named(self, s: State) -> list[int]:
        key = LAST_KEY.of(s.n) - 1
        return [int((self.d.a_lift_elder if key % 2 == 1 else self.d.a_lift_witch) + key // 2)]


class LiftNext(Step):
    """Ask again, or end: elders that moved are then answered."""

    def __init__(self, d: Deck, ask: Lift) -> None:
        self.d: Deck = d
        self.ask: Lift = ask

    def do(self, s: State) -> None:
        if self.ask.possible(s, s.me, s.source):
            s.push(self.ask.address, s.me, s.source, NO_CARD, s.n)
        else:
            announce_elders(s, self.d, s.me, ELDERS_MOVED.of(s.n))


# -- removing rituals


def remove_ritual(s: State, d: Deck, seat: i64, ritual: i64) -> i64:
    """Out of the game; its catalysts go, its pieces return. The result: how many elders moved."""
    stack = s.mem[d.stack + ritual]
    witches = count_on(stack, WITCHES_AT)
    elders = count_on(stack, ELDERS_AT)
    s.mem[d.stack + ritual] = 0
    s.move(ritual, REMOVED)
    s.emit(Event.REMOVED, seat, ritual)
    for _ in range(witches):
        return_to_supply(s, seat, False)
    for _ in range(elders):
        return_to_supply(s, seat, True)
    return elders


class ElderRaise(DeckStep):
    """`n` elders were moved by an effect that is over now."""

    def do(self, s: State) -> None:
        announce_elders(s, self.d, s.me, s.n)


# -- action cells


def find_region_cell(s: State, d: Deck, region: i64) -> i64:
    """A free action cell of a region; -1 if there is none."""
    for i in range(d.region_cells[region * 4 + s.mem[SEATS] - 1]):
        if s.mem[CELLS + region * CELLS_OF_A_REGION + i] == 0:
            return i
    return -1


def count_elders_in_cells(s: State, seat: i64) -> i64:
    """Own elders in action cells of regions."""
    found: i64 = 0
    for i in range(3 * CELLS_OF_A_REGION):
        if s.mem[CELLS + i] == 2 * seat + 2:
            found += 1
    return found


def activate_ritual(s: State, d: Deck, seat: i64, ritual: i64, elder: bool) -> None:
    effect = d.cell_effects[int(s.kind(ritual))]
    assert effect is not None
    s.mem[(ELDERS if elder else WITCHES) + seat] -= 1
    s.mem[d.stack + ritual] += ELDER if elder else WITCH
    s.emit(Event.CELL, seat, ritual, 1 if elder else 0)
    open_window(s, d, d.window_cell_at, Moment.VP_FROM_CELL, seat)
    use(s, d, seat, effect, ritual, NO_CARD, 0)


def activate_region(s: State, d: Deck, seat: i64, region: i64, elder: bool) -> None:
    s.mem[(ELDERS if elder else WITCHES) + seat] -= 1
    s.mem[CELLS + region * CELLS_OF_A_REGION + find_region_cell(s, d, region)] = 2 * seat + (2 if elder else 1)
    s.emit(Event.REGION_CELL, seat, NO_CARD, 1 if elder else 0, region)
    open_window(s, d, d.window_cell_at, Moment.VP_FROM_CELL, seat)
    s.push(d.region_effects[int(region)].at, seat, Cause.REGION_CELL)


def activate_board(s: State, d: Deck, seat: i64, at: i64) -> None:
    s.mem[WITCHES + seat] -= 1
    s.mem[BOARD_CELL + seat] = 1
    s.emit(Event.BOARD_CELL, seat)
    open_window(s, d, d.window_cell_at, Moment.VP_FROM_CELL, seat)
    s.push(at, seat, Cause.BOARD_CELL)


def return_pieces(s: State, d: Deck) -> None:
    """The clean-up of a round, which does not count as moving: every piece back to its supply."""
    m = s.mem
    for region in range(3):
        for i in range(CELLS_OF_A_REGION):
            m[CELLS + region * CELLS_OF_A_REGION + i] = 0
        for seat in range(AUTOMA + 1):
            m[PIECES + region * 5 + seat] = 0
    for seat in range(AUTOMA):
        m[BOARD_CELL + seat] = 0
        m[WITCHES + seat] = 4
        m[ELDERS + seat] = 4
        for card in s.cards(RITUALS + seat):
            m[d.stack + card] &= WITCH - 1
    m[WITCHES + AUTOMA] = d.automa_witches


def register(d: Deck) -> None:
    rules = d.rules
    ask = Lift(d)
    rules.program("lift", ask)
    d.lift_at = rules.program("lift next", LiftNext(d, ask))
    d.region_at = rules.program("lift to", LiftTo(d))
    d.elders_at = rules.program("elders moved", ElderRaise(d))
