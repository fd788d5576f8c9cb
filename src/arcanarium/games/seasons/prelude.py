"""Before the first round: set-up, draft, the sorting into three years."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, NOBODY, Ask, State, Step
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.steps import Call, Together
from arcanarium.games.seasons.cards import (
    BASIC,
    COPIES,
    DECKS,
    DICE_PER_SEASON,
    KINDS,
)
from arcanarium.games.seasons.table import (
    BOX,
    DECK,
    DECK_CHOICE,
    DECK_NUMBER,
    E_PICKED,
    FIRST,
    FIRST_CHOICE,
    HAND,
    LEVEL,
    LIBRARY_2,
    LIBRARY_3,
    PACK,
    PICK,
    PICKED,
    RULES,
    SEASON_DICE,
    SHELVE,
    SHELVE_2,
    card_of,
    offer_kinds,
)

HAND_SIZE: Final = 9  # cards dealt
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
    """R45: one card of the pack, unseen by the others, who must not learn that two were alike: hence always asked."""

    always: bool = True
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
        if len(last) > 1:
            s.push(DRAFT_AT, s.me, NO_CARD, NO_CARD, 0)
            return
        for seat in range(seats):  # the last card is nobody's choice
            for card in s.cards(PACK + seat):
                s.move(card, PICKED + seat)


class Shelve(Ask):
    """One of the cards for a year, in ascending order; `it` is the one before it. Always asked, as the draft is."""

    always: bool = True

    def __init__(self, block: int, zone: int, left: int, prompt: str) -> None:
        self.block: i64 = block
        self.zone: i64 = zone
        self.left: i64 = left
        self.prompt = prompt

    def options(self, s: State) -> None:
        after: i64 = -1 if self.left == 3 else s.it
        there = s.number_above(PICKED + s.me, after)
        if there < self.left:  # only in an imagined hand, whose cards were dealt anew
            after = -1
            there = s.number_above(PICKED + s.me, after)
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

    def answer(self, s: State, action: i64) -> None:
        s.it = card_of(s, PICKED + s.me, action - self.block)
        s.move(s.it, self.zone + s.me)


class ShelveRest(Step):
    """What is left is for the third year."""

    def do(self, s: State) -> None:
        for card in s.cards(PICKED + s.me):
            s.move(card, LIBRARY_3 + s.me)


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
