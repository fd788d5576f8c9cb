"""The season's dice: rolling and taking them, rolling again, and what one's own die gives."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.fields import Field
from arcanarium.core.asking.shape import SEVERAL, Refusal, Shape
from arcanarium.core.asking.wholes import make_shape
from arcanarium.core.bags import of, unit
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.rules import Ask, Step
from arcanarium.games.seasons.facts import (
    COPIES,
    DICE_PER_SEASON,
    DIE_OF_MALICE,
    FACE_CRYSTALS,
    FACE_DRAW,
    FACE_ENERGY,
    FACE_GAUGE,
    FACE_TRANSMUTE,
    FACES,
    KINDS_OF_ENERGY,
)
from arcanarium.games.seasons.steps.activation import ON_USE
from arcanarium.games.seasons.steps.bonuses import has_bonus, use_bonus
from arcanarium.games.seasons.steps.crystals import gain_crystals, raise_gauge
from arcanarium.games.seasons.steps.drawing import DiscardLooked, KeepOne, Look, count_drawable, discard_card
from arcanarium.games.seasons.steps.energy import gain_energy
from arcanarium.games.seasons.table import (
    ACTIVATE,
    DIE,
    DIE_GAINS,
    DRAW,
    DRAW_TWO,
    DROP,
    FACE,
    FIRST,
    HAND,
    KEEP,
    LEAVE_OUT,
    LOOKED,
    MAY_TRANSMUTE,
    NO,
    PLAY,
    RULES,
    SEASON_DICE,
    SKIP,
    TAKE_ALL,
    TAKE_DIE,
    TAKER,
    TURNED,
    Cause,
    Event,
    Why,
    in_play,
    is_twin,
    season,
)


def own_die(s: State, seat: i64) -> i64:
    """The place in the round's row of dice of the one that seat took; -1 if it has none."""
    for i in range(DICE_PER_SEASON):
        if s.mem[TAKER + i] == seat:
            return i
    return -1


def own_face(s: State, seat: i64) -> i64:
    """Where the tables have what that seat's die shows; -1 if it has none."""
    place = own_die(s, seat)
    return -1 if place < 0 else s.mem[DIE + place] * FACES + s.mem[FACE + place]


def left_over(s: State) -> i64:
    """The place of the die that stays when everybody has taken one; -1 before that."""
    place: i64 = -1
    for i in range(DICE_PER_SEASON):
        if s.mem[DIE + i] >= 0 and s.mem[TAKER + i] < 0:
            if place >= 0:
                return -1
            place = i
    return place


# -- rolling and taking


class Roll(Step):
    """Cards straighten; the dice of the season are rolled."""

    def do(self, s: State) -> None:
        m = s.mem
        for seat in range(m[SEATS]):
            for card in s.cards(PLAY + seat):
                m[TURNED + card] = 0
        s.emit(Event.ROUND, m[FIRST])
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
                s.emit(Event.ROLLED, m[FIRST], NO_CARD, m[DIE + place], m[FACE + place])
                place += 1
        m[TURN] = m[FIRST]


class TakeDie(Ask):
    """One of the dice nobody has taken."""

    prompt: str = "take-die"

    def options(self, s: State) -> None:
        m = s.mem
        for i in range(DICE_PER_SEASON):
            if m[DIE + i] >= 0 and m[TAKER + i] < 0:
                s.offer(TAKE_DIE + m[DIE + i])

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        m = s.mem
        return [
            (int(TAKE_DIE + m[DIE + i]), Refusal(Why.TAKEN, int(m[TAKER + i])))
            for i in range(DICE_PER_SEASON)
            if m[DIE + i] >= 0 and m[TAKER + i] >= 0
        ]

    def answer(self, s: State, action: i64) -> None:
        m = s.mem
        die = action - TAKE_DIE
        for i in range(DICE_PER_SEASON):
            if m[DIE + i] == die:
                m[TAKER + i] = s.me
                s.emit(Event.TOOK_DIE, s.me, NO_CARD, die, m[FACE + i])


class RerollWindow(Ask):
    """Before the die gains: a straight Die of Malice may be activated, each once."""

    prompt: str = "reroll"

    def options(self, s: State) -> None:
        if in_play(s, s.me, DIE_OF_MALICE) == 0:
            return
        found = False
        for copy in range(COPIES):
            card = COPIES * DIE_OF_MALICE + copy
            if s.where(card) == PLAY + s.me and s.mem[TURNED + card] == 0 and not is_twin(s, card):
                s.offer(ACTIVATE + card)
                found = True
        if found:
            s.offer(NO)

    def answer(self, s: State, action: i64) -> None:
        if action != NO:
            s.push(REROLL_AT, s.me)
            s.begin(ON_USE[DIE_OF_MALICE], s.me, action - ACTIVATE)


class Reroll(Step):
    """The die one took shows a new face."""

    def do(self, s: State) -> None:
        place = own_die(s, s.me)
        if place >= 0:
            s.mem[FACE + place] = s.below(FACES)
            s.emit(Event.REROLLED, s.me, s.source, s.mem[DIE + place], s.mem[FACE + place])


# -- what it gives

# What a die still brings while symbols are left out: one byte each for the four types, crystals and the gauge.
LEFT: Final = Field(0, 48)
LAST_LEFT_OUT: Final = Field(48, 4)
SYMBOLS_OF_GAIN: Final = 6


def take_gains(s: State, gains: i64) -> None:
    """Crystals, gauge and energy, then what is too much."""
    s.source = Cause.DIE
    gain_crystals(s, s.me, gains >> 32 & 255)
    if gains >> 40 & 255 != 0:
        raise_gauge(s, s.me, 1)
    gain_energy(s, s.me, gains & 0xFFFFFFFF)


class DieGains(Step):
    """What the die shows, all at once or after leaving out symbols (S-06)."""

    def do(self, s: State) -> None:
        face = own_face(s, s.me)
        if face < 0:
            return
        if FACE_TRANSMUTE[face] == 1:
            s.mem[MAY_TRANSMUTE] = 1
        gains = FACE_ENERGY[face] | FACE_CRYSTALS[face] << 32 | FACE_GAUGE[face] << 40
        if s.mem[DIE_GAINS] != 0:
            take_gains(s, gains)
        elif gains != 0:
            s.push(LEAVE_AT, s.me, n=LEFT.pack(gains))


class LeaveOut(Ask):
    """Take all, or leave out a symbol and be asked again, in ascending order."""

    form: str = SEVERAL
    prompt: str = "die-gains"

    def options(self, s: State) -> None:
        s.offer(TAKE_ALL)
        gains = LEFT.of(s.n)
        for symbol in range(LAST_LEFT_OUT.of(s.n), SYMBOLS_OF_GAIN):
            if of(gains, symbol) > 0:
                s.offer(LEAVE_OUT + symbol)

    def answer(self, s: State, action: i64) -> None:
        gains = LEFT.of(s.n)
        if action == TAKE_ALL:
            take_gains(s, gains)
            return
        symbol = action - LEAVE_OUT
        if symbol < KINDS_OF_ENERGY:
            gains -= unit(symbol)
        elif symbol == KINDS_OF_ENERGY:
            gains &= 0xFF00FFFFFFFF
        else:
            gains &= 0xFFFFFFFFFF
        if gains != 0:
            s.again(self, LEFT.pack(gains) | LAST_LEFT_OUT.pack(symbol))

    def shape(self, s: State) -> Shape:
        return make_shape(self, s, int(TAKE_ALL))


class DrawForDie(Ask):
    """The card symbol: draw one, draw two with a bonus, or leave it."""

    prompt: str = "die-draw"

    def options(self, s: State) -> None:
        face = own_face(s, s.me)
        if face < 0 or FACE_DRAW[face] == 0 or count_drawable(s) == 0:
            return
        s.offer(DRAW)
        if has_bonus(s, s.me) and count_drawable(s) >= 2:
            s.offer(DRAW_TWO)
        s.offer(SKIP)

    def answer(self, s: State, action: i64) -> None:
        if action == DRAW:
            s.push(DRAW_AT, s.me, Cause.DIE)
        elif action == DRAW_TWO:
            use_bonus(s, action)
            s.push(DRAW_TWO_AT, s.me, Cause.DIE)


class KeepOrDrop(Ask):
    """S-07: the card drawn for the die may be discarded, face down."""

    prompt: str = "keep-or-drop"

    def options(self, s: State) -> None:
        if s.number(LOOKED + s.me) > 0:
            s.offer(KEEP)
            s.offer(DROP)

    def answer(self, s: State, action: i64) -> None:
        card = s.first(LOOKED + s.me)
        if action == KEEP:
            s.move(card, HAND + s.me)
            s.emit(Event.DREW, s.me, card)
        else:
            discard_card(s, card)


REROLL_AT: Final[i64] = RULES.program("reroll", RerollWindow())
LEAVE_AT: Final[i64] = RULES.program("die gains", LeaveOut())
DRAW_AT: Final[i64] = RULES.program("die draw", Look(1), KeepOrDrop())
DRAW_TWO_AT: Final[i64] = RULES.program("die draw two", Look(2), KeepOne(), DiscardLooked())
