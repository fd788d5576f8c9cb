"""Before the first round: set-up, draft, the sorting into three years."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, NOBODY, State
from arcanarium.core.asking.several import SeveralCards, Want
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.rules import Ask, Step
from arcanarium.core.steps import Call, Together
from arcanarium.games.seasons.facts import (
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
    Event,
    card_of,
    offer_kinds,
)

HAND_SIZE: Final = 9  # cards dealt
A_YEAR: Final = 3  # of them
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
            s.push(APPRENTICE_AT, m[FIRST])
        else:
            s.shuffle(DECK)
            for seat in range(seats):
                for _ in range(HAND_SIZE):
                    s.move(s.first(DECK), PACK + seat)
            s.push(DRAFT_AT, m[FIRST])


def take_deck(s: State, seat: i64, number: int) -> None:
    """Give a prepared deck."""
    for kind in DECKS[number]:
        s.move(card_of(s, DECK, kind), PICKED + seat)


class DealDecks(Step):
    """S-44: different prepared decks, at random or by choice in turn order; then the rest is shuffled."""

    def do(self, s: State) -> None:
        seats = s.mem[SEATS]
        if s.mem[DECK_CHOICE] == 0:
            decks = list(range(len(DECKS)))
            for seat in range(seats):
                take_deck(s, seat, decks.pop(int(s.below(len(decks)))))
            return
        for k in range(seats - 1, -1, -1):
            s.push(CHOOSE_DECK_AT, (s.mem[FIRST] + k) % seats)


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
    """One of the prepared decks that nobody has; what is left to choose from tells everybody which were taken."""

    prompt: str = "choose-deck"

    def options(self, s: State) -> None:
        for number in range(len(DECKS)):
            if deck_is_free(s, number):
                s.offer(DECK_NUMBER + number)

    def answer(self, s: State, action: i64) -> None:
        take_deck(s, s.me, int(action - DECK_NUMBER))
        for card in s.cards(PICKED + s.me):
            s.show(card, s.plan.everybody)


class ShuffleDeck(Step):
    """The draw pile of the apprentices: what the prepared decks left."""

    def do(self, s: State) -> None:
        s.shuffle(DECK)


# -- prelude


class Pick(Ask):
    """S-45: one card of the pack, unseen by the others, who must not learn that two were alike: hence always asked."""

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
        s.emit(Event.PICKED, NOBODY, NO_CARD, s.number(PICKED))
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
            s.push(DRAFT_AT, s.me)
            return
        for seat in range(seats):  # nobody chooses the last card
            for card in s.cards(PACK + seat):
                s.move(card, PICKED + seat)


class Shelve(SeveralCards):
    """The cards for a year. Always asked, as the draft is."""

    always: bool = True

    def __init__(self, block: int, shelf: int, prompt: str) -> None:
        super().__init__(block, KINDS)
        self.shelf: i64 = shelf
        self.prompt = prompt

    def zone(self, s: State) -> i64:
        return PICKED + s.me

    def take_card(self, s: State, card: i64) -> None:
        s.move(card, self.shelf + s.me)


class ShelveRest(Step):
    """What is left is for the third year."""

    def do(self, s: State) -> None:
        for card in s.cards(PICKED + s.me):
            s.move(card, LIBRARY_3 + s.me)


DRAFT_AT: Final[i64] = RULES.program("draft", Together(Pick()), PassPacks())
CHOOSE_DECK_AT: Final[i64] = RULES.program("choose deck", ChooseDeck())
APPRENTICE_AT: Final[i64] = RULES.program("apprentice", DealDecks(), ShuffleDeck())
FIRST_YEAR: Final = Shelve(SHELVE, HAND, "first-year")
SECOND_YEAR: Final = Shelve(SHELVE_2, LIBRARY_2, "second-year")
LIBRARY_AT: Final[i64] = RULES.program(
    "library",
    Together(
        Want(FIRST_YEAR, A_YEAR),
        FIRST_YEAR,
        Want(SECOND_YEAR, A_YEAR),
        SECOND_YEAR,
        ShelveRest(),
    ),
    Call("round"),
)
GAME_AT: Final[i64] = RULES.program("game", SetUp(), Call("library"))
