"""A turn: the die, the draw, and any number of actions."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State, Step
from arcanarium.core.bags import of, total, unit
from arcanarium.core.ints import i64
from arcanarium.core.plan import TURN
from arcanarium.core.steps import Call
from arcanarium.games.seasons.cards import (
    COPIES,
    DIE_OF_MALICE,
    FACE_CRYSTALS,
    FACE_DRAW,
    FACE_ENERGY,
    FACE_GAUGE,
    FACE_TRANSMUTE,
    FACES,
    HAND_OF_FORTUNE,
)
from arcanarium.games.seasons.effects.vocabulary import KeepOne
from arcanarium.games.seasons.energy import (
    HIGHEST_GAUGE,
    KINDS_OF_ENERGY,
    GainEnergy,
    PayAny,
    gain_crystals,
    gain_energy,
    offer_tokens,
    raise_gauge,
    transmute,
)
from arcanarium.games.seasons.summoning import (
    ON_USE,
    SUMMON_AT,
    DiscardLooked,
    Look,
    available,
    can_activate,
    can_summon,
    tolls,
)
from arcanarium.games.seasons.table import (
    ACTIVATE,
    BONUSES,
    CRYSTALS,
    DIE,
    DIE_GAINS,
    DISCARD,
    DRAW,
    DRAW_TWO,
    DROP,
    E_BONUS,
    E_DISCARDED,
    E_DREW,
    E_TURN,
    END_TURN,
    EXCHANGE,
    FACE,
    GAUGE,
    GAUGE_PLUS,
    HAND,
    KEEP,
    LEAVE_OUT,
    LOOKED,
    MAY_TRANSMUTE,
    NO,
    PLAY,
    RULES,
    SKIP,
    SUMMON,
    TAKE_ALL,
    TRANSMUTE,
    TRANSMUTE_BONUS,
    TRANSMUTE_PLUS,
    TURNED,
    card_of,
    has_slot,
    in_play,
    my_die,
    twin,
    usable,
)

MOST_BONUSES: Final = 3


class Begin(Step):
    """A new turn: no right to transmute yet."""

    def do(self, s: State) -> None:
        m = s.mem
        m[TURN] = s.me
        m[MAY_TRANSMUTE] = 0
        m[TRANSMUTE_BONUS] = 0
        s.emit(E_TURN, s.me)


class RerollWindow(Ask):
    """Before the die gains: a straight Die of Malice may be activated, each once."""

    prompt: str = "reroll"

    def options(self, s: State) -> None:
        if in_play(s, s.me, DIE_OF_MALICE) == 0:
            return
        found = False
        for copy in range(COPIES):
            card = COPIES * DIE_OF_MALICE + copy
            if s.where(card) == PLAY + s.me and s.mem[TURNED + card] == 0 and not twin(s, card):
                s.offer(ACTIVATE + card)
                found = True
        if found:
            s.offer(NO)

    def answer(self, s: State, action: i64) -> None:
        if action != NO:
            s.push(REROLL_AT, s.me, NO_CARD, NO_CARD, 0)
            s.begin(ON_USE[DIE_OF_MALICE], s.me, action - ACTIVATE)


def my_face(s: State, seat: i64) -> i64:
    """Where the tables have what that seat's die shows; -1 if it has none."""
    place = my_die(s, seat)
    return -1 if place < 0 else s.mem[DIE + place] * FACES + s.mem[FACE + place]


class DieGains(Step):
    """What the die shows, all at once or after leaving out symbols (R06). `n` of the question: see LeaveOut."""

    def do(self, s: State) -> None:
        face = my_face(s, s.me)
        if face < 0:
            return
        if FACE_TRANSMUTE[face] == 1:
            s.mem[MAY_TRANSMUTE] = 1
        gains = FACE_ENERGY[face] | FACE_CRYSTALS[face] << 32 | FACE_GAUGE[face] << 40
        if s.mem[DIE_GAINS] == 0:
            if gains != 0:
                s.push(LEAVE_AT, s.me, NO_CARD, NO_CARD, gains)
        else:
            take_gains(s, gains)


def take_gains(s: State, gains: i64) -> None:
    """Crystals, gauge and energy, then what is too much."""
    gain_crystals(s, s.me, gains >> 32 & 255)
    if gains >> 40 & 255 != 0:
        raise_gauge(s, s.me, 1)
    gain_energy(s, s.me, gains & 0xFFFFFFFF)


class LeaveOut(Ask):
    """Take all, or leave out a symbol and be asked again, in ascending order.

    `n`: what is left, a byte a symbol: four types, crystals, gauge; then the last symbol left out.
    """

    prompt: str = "die-gains"

    def options(self, s: State) -> None:
        s.offer(TAKE_ALL)
        for symbol in range(s.n >> 48, 6):
            if of(s.n, symbol) > 0:
                s.offer(LEAVE_OUT + symbol)

    def answer(self, s: State, action: i64) -> None:
        gains = s.n & 0xFFFFFFFFFFFF
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
            s.push(LEAVE_AT, s.me, NO_CARD, NO_CARD, gains | symbol << 48)


class DrawStep(Ask):
    """The card symbol: draw one, draw two with a bonus, or leave it."""

    prompt: str = "die-draw"

    def options(self, s: State) -> None:
        face = my_face(s, s.me)
        if face < 0 or FACE_DRAW[face] == 0 or available(s) == 0:
            return
        s.offer(DRAW)
        if s.mem[BONUSES + s.me] < MOST_BONUSES and available(s) >= 2:
            s.offer(DRAW_TWO)
        s.offer(SKIP)

    def answer(self, s: State, action: i64) -> None:
        if action == DRAW:
            s.push(DRAW_AT, s.me, NO_CARD, NO_CARD, 0)
        elif action == DRAW_TWO:
            use_bonus(s, action)
            s.push(DRAW_TWO_AT, s.me, NO_CARD, NO_CARD, 0)


class KeepOrDrop(Ask):
    """R07: the card drawn for the die may be discarded, face down."""

    prompt: str = "keep-or-drop"

    def options(self, s: State) -> None:
        if s.number(LOOKED + s.me) > 0:
            s.offer(KEEP)
            s.offer(DROP)

    def answer(self, s: State, action: i64) -> None:
        card = s.first(LOOKED + s.me)
        if action == KEEP:
            s.move(card, HAND + s.me)
            s.emit(E_DREW, s.me, card)
        else:
            s.move(card, DISCARD)
            s.emit(E_DISCARDED, s.me, card)


def use_bonus(s: State, action: i64) -> None:
    s.mem[BONUSES + s.me] += 1
    s.emit(E_BONUS, s.me, NO_CARD, action, s.mem[BONUSES + s.me])


class Menu(Ask):
    """The main phase: any number of actions in any order."""

    always: bool = True
    prompt: str = "main"

    def options(self, s: State) -> None:
        m = s.mem
        me = s.me
        tokens = usable(s, me)
        if has_slot(s, me):
            crystals = m[CRYSTALS + me] - tolls(s, me)
            if crystals >= 0:
                hands = in_play(s, me, HAND_OF_FORTUNE)
                last: i64 = -1
                card = s.first(HAND + me)
                while card >= 0:
                    kind = s.kind(card)
                    if kind != last and can_summon(s, me, kind, tokens, hands, crystals):
                        s.offer(SUMMON + kind)
                    last = kind
                    card = s.after(card)
        card = s.first(PLAY + me)
        while card >= 0:
            if s.kind(card) != DIE_OF_MALICE and can_activate(s, card) and not twin(s, card):
                s.offer(ACTIVATE + card)
            card = s.after(card)
        if m[MAY_TRANSMUTE] != 0 and tokens != 0:
            offer_tokens(s, me, TRANSMUTE)
        if m[BONUSES + me] < MOST_BONUSES:
            if total(tokens) >= 2:
                s.offer(EXCHANGE)
            s.offer(TRANSMUTE_PLUS)
            if m[GAUGE + me] < HIGHEST_GAUGE:
                s.offer(GAUGE_PLUS)
        s.offer(END_TURN)

    def answer(self, s: State, action: i64) -> None:
        me = s.me
        if action == END_TURN:
            return
        s.push(MENU_AT, me, NO_CARD, NO_CARD, 0)
        if action < ACTIVATE:
            card = card_of(s, HAND + me, action - SUMMON)
            s.show(card, s.plan.everybody)  # declared: what is asked from now on must make sense to everybody
            s.push(SUMMON_AT, me, NO_CARD, card, 0)
        elif action < TRANSMUTE:
            card = action - ACTIVATE
            s.begin(ON_USE[s.kind(card)], me, card)
        elif action < EXCHANGE:
            transmute(s, me, action - TRANSMUTE)
        else:
            use_bonus(s, action)
            if action == EXCHANGE:
                s.push(EXCHANGE_AT, me, NO_CARD, NO_CARD, 0)
            elif action == TRANSMUTE_PLUS:
                s.mem[MAY_TRANSMUTE] = 1
                s.mem[TRANSMUTE_BONUS] += 1
            else:
                raise_gauge(s, me, 1)


class EndTurn(Step):
    """R09: rights to transmute end with the turn."""

    def do(self, s: State) -> None:
        s.mem[MAY_TRANSMUTE] = 0
        s.mem[TRANSMUTE_BONUS] = 0


REROLL_AT: Final[i64] = RULES.program("reroll", RerollWindow())
LEAVE_AT: Final[i64] = RULES.program("die gains", LeaveOut())
DRAW_AT: Final[i64] = RULES.program("die draw", Look(1), KeepOrDrop())
DRAW_TWO_AT: Final[i64] = RULES.program("die draw two", Look(2), KeepOne(), DiscardLooked())
EXCHANGE_AT: Final[i64] = RULES.program("exchange", PayAny(2), GainEnergy(2))
MENU_AT: Final[i64] = RULES.program("menu", Menu())
TURN_AT: Final[i64] = RULES.program("turn", Begin(), RerollWindow(), DieGains(), DrawStep(), Call("menu"), EndTurn())
TURN_MENU: Final = 4  # the step of a turn at which the main phase begins
