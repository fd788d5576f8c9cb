"""The course of the game: set-up, prelude, rounds, turns."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, NOBODY, Ask, State, Step
from arcanarium.core.bags import of, total, unit
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.steps import Call, Together
from arcanarium.games.seasons.cards import (
    BASIC,
    COPIES,
    DECKS,
    DICE_PER_SEASON,
    DIE_OF_MALICE,
    FACE_CRYSTALS,
    FACE_DRAW,
    FACE_ENERGY,
    FACE_GAUGE,
    FACE_PIPS,
    FACE_TRANSMUTE,
    FACES,
    HAND_OF_FORTUNE,
    KINDS,
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
    BOX,
    CRYSTALS,
    DECK,
    DECK_CHOICE,
    DECK_NUMBER,
    DIE,
    DIE_GAINS,
    DISCARD,
    DRAW,
    DRAW_TWO,
    DROP,
    E_BONUS,
    E_DISCARDED,
    E_DREW,
    E_PICKED,
    E_ROLLED,
    E_ROUND,
    E_TOOK_DIE,
    E_TURN,
    END_TURN,
    EXCHANGE,
    FACE,
    FIRST,
    FIRST_CHOICE,
    GAUGE,
    GAUGE_PLUS,
    HAND,
    KEEP,
    LEAVE_OUT,
    LEVEL,
    LIBRARY_2,
    LIBRARY_3,
    LOOKED,
    MAY_TRANSMUTE,
    NO,
    PACK,
    PICK,
    PICKED,
    PLAY,
    ROUND_ENDS,
    RULES,
    SEASON_DICE,
    SHELVE,
    SHELVE_2,
    SKIP,
    SUMMON,
    TAKE_ALL,
    TAKE_DIE,
    TAKER,
    TRANSMUTE,
    TRANSMUTE_BONUS,
    TRANSMUTE_PLUS,
    TURNED,
    card_of,
    has_slot,
    in_play,
    my_die,
    offer_kinds,
    season,
    twin,
    usable,
)
from arcanarium.games.seasons.wheel import turn_wheel

HAND_SIZE: Final = 9  # cards dealt
MOST_BONUSES: Final = 3
APPRENTICE: Final = 0
ARCHMAGE: Final = 2

# -- set-up


class SetUp(Step):
    """Dice for every season, the cards of the level into the draw pile, a first player."""

    def do(self, s: State) -> None:
        m = s.mem
        seats = m[SEATS]
        for year_part in range(4):
            row = [0, 1, 2, 3, 4]
            bits: i64 = 0
            for left in range(DICE_PER_SEASON, DICE_PER_SEASON - seats - 1, -1):
                bits |= 1 << row.pop(int(s.below(left)))
            m[SEASON_DICE + year_part] = bits
        used = (KINDS if m[LEVEL] == ARCHMAGE else BASIC) * COPIES
        for card in range(KINDS * COPIES):
            if card < used:
                s.insert(card, DECK)
            else:
                s.insert(card, BOX)
                s.show(card, s.plan.everybody)
        m[FIRST] = s.below(seats) if m[FIRST_CHOICE] == 0 else m[FIRST_CHOICE] - 1
        m[TURN] = m[FIRST]
        if m[LEVEL] == APPRENTICE:
            s.push(APPRENTICE_AT, m[FIRST], NO_CARD, NO_CARD, 0)
        else:
            s.shuffle(DECK)
            for seat in range(seats):
                for _ in range(HAND_SIZE):
                    s.move(s.first(DECK), PACK + seat)
            s.push(DRAFT_AT, m[FIRST], NO_CARD, NO_CARD, 0)


def take_deck(s: State, seat: i64, number: int) -> None:
    """Give a prepared deck."""
    for kind in DECKS[number]:
        s.move(card_of(s, DECK, kind), PICKED + seat)


class DealDecks(Step):
    """R44: different prepared decks, at random or by choice in turn order; then the rest is shuffled."""

    def do(self, s: State) -> None:
        seats = s.mem[SEATS]
        if s.mem[DECK_CHOICE] == 0:
            decks = list(range(len(DECKS)))
            for seat in range(seats):
                take_deck(s, seat, decks.pop(int(s.below(len(decks)))))
            return
        for k in range(seats - 1, -1, -1):
            s.push(CHOOSE_DECK_AT, (s.mem[FIRST] + k) % seats, NO_CARD, NO_CARD, 0)


def deck_is_free(s: State, number: int) -> bool:
    """Nobody has taken it: all its cards still lie in the draw pile."""
    for seat in range(s.mem[SEATS]):
        if s.number(PICKED + seat) > 0:
            mine = True
            for kind in DECKS[number]:
                first = COPIES * kind
                if s.where(first) != PICKED + seat and s.where(first + 1) != PICKED + seat:
                    mine = False
            if mine:
                return False
    return True


class ChooseDeck(Ask):
    """One of the prepared decks that nobody has."""

    prompt: str = "choose-deck"

    def options(self, s: State) -> None:
        for number in range(len(DECKS)):
            if deck_is_free(s, number):
                s.offer(DECK_NUMBER + number)

    def answer(self, s: State, action: i64) -> None:
        take_deck(s, s.me, int(action - DECK_NUMBER))


class ShuffleDeck(Step):
    """The draw pile of the apprentices: what the prepared decks left."""

    def do(self, s: State) -> None:
        s.shuffle(DECK)


# -- prelude


class Pick(Ask):
    """R45: one card of the pack, unseen by the others."""

    prompt: str = "draft"

    def options(self, s: State) -> None:
        offer_kinds(s, PACK + s.me, PICK)

    def answer(self, s: State, action: i64) -> None:
        s.move(card_of(s, PACK + s.me, action - PICK), PICKED + s.me)


class PassPacks(Step):
    """The packs go to the left; again while there are cards."""

    def do(self, s: State) -> None:
        seats = s.mem[SEATS]
        s.emit(E_PICKED, NOBODY, NO_CARD, s.number(PICKED))
        last = s.cards(PACK + seats - 1)
        for card in last:  # a pack on its way lies in no other
            s.extract(card)
        for seat in range(seats - 2, -1, -1):
            for card in s.cards(PACK + seat):
                s.move(card, PACK + seat + 1)
        for card in last:
            s.insert(card, PACK)
            s.show(card, s.plan.audience[PACK])
        if len(last) > 0:
            s.push(DRAFT_AT, s.me, NO_CARD, NO_CARD, 0)


class Shelve(Ask):
    """One of the cards for a year, in ascending order; `it` is the one before it."""

    def __init__(self, block: int, zone: int, left: int, prompt: str) -> None:
        self.block: i64 = block
        self.zone: i64 = zone
        self.left: i64 = left
        self.prompt = prompt

    def options(self, s: State) -> None:
        after: i64 = -1 if self.left == 3 else s.it
        there = self.above(s, after)
        if there < self.left:  # only in an imagined hand, whose cards were dealt anew
            after = -1
            there = self.above(s, after)
        last: i64 = -1
        card = s.first(PICKED + s.me)
        while card >= 0:
            if card > after:
                kind = s.kind(card)
                if kind != last and there >= self.left:
                    s.offer(self.block + kind)
                last = kind
                there -= 1
            card = s.after(card)

    def above(self, s: State, after: i64) -> i64:
        """How many cards come after that one."""
        there: i64 = 0
        card = s.first(PICKED + s.me)
        while card >= 0:
            if card > after:
                there += 1
            card = s.after(card)
        return there

    def answer(self, s: State, action: i64) -> None:
        s.it = card_of(s, PICKED + s.me, action - self.block)
        s.move(s.it, self.zone + s.me)


class ShelveRest(Step):
    """What is left is for the third year."""

    def do(self, s: State) -> None:
        for card in s.cards(PICKED + s.me):
            s.move(card, LIBRARY_3 + s.me)


# -- the round


class Roll(Step):
    """Cards straighten; the dice of the season are rolled."""

    def do(self, s: State) -> None:
        m = s.mem
        for seat in range(m[SEATS]):
            card = s.first(PLAY + seat)
            while card >= 0:
                m[TURNED + card] = 0
                card = s.after(card)
        s.emit(E_ROUND, m[FIRST])
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
                s.emit(E_ROLLED, m[FIRST], NO_CARD, m[DIE + place], m[FACE + place])
                place += 1
        m[TURN] = m[FIRST]


def in_turn_order(s: State, at: i64) -> None:
    """Push a program for every seat, beginning with the first player."""
    for k in range(s.mem[SEATS] - 1, -1, -1):
        s.push(at, (s.mem[FIRST] + k) % s.mem[SEATS], NO_CARD, NO_CARD, 0)


class Choose(Step):
    """Everybody takes a die, in turn order."""

    def do(self, s: State) -> None:
        in_turn_order(s, TAKE_AT)


class TakeDie(Ask):
    """One of the dice nobody has taken."""

    prompt: str = "take-die"

    def options(self, s: State) -> None:
        m = s.mem
        for i in range(DICE_PER_SEASON):
            if m[DIE + i] >= 0 and m[TAKER + i] < 0:
                s.offer(TAKE_DIE + m[DIE + i])

    def answer(self, s: State, action: i64) -> None:
        m = s.mem
        die = action - TAKE_DIE
        for i in range(DICE_PER_SEASON):
            if m[DIE + i] == die:
                m[TAKER + i] = s.me
                s.emit(E_TOOK_DIE, s.me, NO_CARD, die, m[FACE + i])


class Turns(Step):
    """Everybody takes a turn, in turn order."""

    def do(self, s: State) -> None:
        in_turn_order(s, TURN_AT)


class RoundEnds(Step):
    """R28: end-of-round effects, in turn order."""

    def do(self, s: State) -> None:
        s.announce(ROUND_ENDS, NOBODY, s.mem[FIRST], NO_CARD, 0)


class LeftoverMoves(Step):
    """The die nobody took moves the marker."""

    def do(self, s: State) -> None:
        m = s.mem
        for i in range(DICE_PER_SEASON):
            if m[DIE + i] >= 0 and m[TAKER + i] < 0:
                turn_wheel(s, FACE_PIPS[m[DIE + i] * FACES + m[FACE + i]], m[FIRST], True)
                return


class NextRound(Step):
    """The first player marker passes to the left."""

    def do(self, s: State) -> None:
        s.mem[FIRST] = (s.mem[FIRST] + 1) % s.mem[SEATS]
        s.push(ROUND_AT, s.mem[FIRST], NO_CARD, NO_CARD, 0)


# -- the turn


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


TAKE_AT: Final[i64] = RULES.program("take die", TakeDie())
REROLL_AT: Final[i64] = RULES.program("reroll", RerollWindow())
LEAVE_AT: Final[i64] = RULES.program("die gains", LeaveOut())
DRAW_AT: Final[i64] = RULES.program("die draw", Look(1), KeepOrDrop())
DRAW_TWO_AT: Final[i64] = RULES.program("die draw two", Look(2), KeepOne(), DiscardLooked())
EXCHANGE_AT: Final[i64] = RULES.program("exchange", PayAny(2), GainEnergy(2))
MENU_AT: Final[i64] = RULES.program("menu", Menu())
TURN_AT: Final[i64] = RULES.program("turn", Begin(), RerollWindow(), DieGains(), DrawStep(), Call("menu"), EndTurn())
TURN_MENU: Final = 4  # the step of a turn at which the main phase begins
ROUND_AT: Final[i64] = RULES.program("round", Roll(), Choose(), Turns(), RoundEnds(), LeftoverMoves(), NextRound())
ROUND_CHOOSE: Final = 1
ROUND_TURNS: Final = 2
ROUND_END: Final = 3
DRAFT_AT: Final[i64] = RULES.program("draft", Together(Pick()), PassPacks())
CHOOSE_DECK_AT: Final[i64] = RULES.program("choose deck", ChooseDeck())
APPRENTICE_AT: Final[i64] = RULES.program("apprentice", DealDecks(), ShuffleDeck())
LIBRARY_AT: Final[i64] = RULES.program(
    "library",
    Together(
        *[Shelve(SHELVE, HAND, left, "first-year") for left in (3, 2, 1)],
        *[Shelve(SHELVE_2, LIBRARY_2, left, "second-year") for left in (3, 2, 1)],
        ShelveRest(),
    ),
    Call("round"),
)
GAME_AT: Final[i64] = RULES.program("game", SetUp(), Call("library"))
