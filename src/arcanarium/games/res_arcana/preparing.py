"""Before the first round: the table, dealing, drafting, mages, magic items."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, NOBODY, Ask, State, Step
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.steps import Call, Together
from arcanarium.games.res_arcana.cards import (
    ARTIFACTS,
    ITEMS,
    KINDS,
    MAGES,
    MONUMENTS,
    MOON,
    PLACES,
    SET_CARDS,
    SET_MAGE,
    SETS,
    SUN,
    TILES,
)
from arcanarium.games.res_arcana.decks import offer_zone
from arcanarium.games.res_arcana.essences import ONE_OF_EACH
from arcanarium.games.res_arcana.flow import TAKE_ITEM_AT
from arcanarium.games.res_arcana.placing import SHOWN_MONUMENTS
from arcanarium.games.res_arcana.table import (
    BOX,
    CHOSEN,
    DECK,
    DISPLAY,
    DRAFT,
    E_DREW,
    E_GAME,
    E_MAGE,
    E_PICKED,
    E_ROUND,
    FIRST,
    FIRST_CHOICE,
    FIRST_GAME,
    GAME_NUMBER,
    HAND,
    ITEM_SUPPLY,
    MAGE,
    MONUMENT_DECK,
    OFFERED,
    PACK,
    PICK,
    PICKED,
    PLAY,
    POOL,
    REMEMBERED,
    ROUND,
    RULES,
    SEEN,
    SETUP,
    STOCK,
    UNCLAIMED,
    reveal,
)

DEALT: Final = 8  # artifacts of a player
STARTING_HAND: Final = 3
MAGES_DEALT: Final = 2
PACK_SIZE: Final = 4
UNSEEN: Final = 5  # cards of a deck in the first game

# -- the table


def put(s: State, card: i64, zone: i64) -> None:
    """From nowhere to its first place."""
    s.insert(card, zone)
    s.show(card, s.plan.audience[zone])


def lay_table(s: State) -> None:
    """Steps 1 to 4 of the set-up: RA-41, all five tiles; monuments; RA-39, one essence of each type for everybody."""
    m = s.mem
    for tile in range(TILES):
        moon = m[SETUP] != FIRST_GAME and s.below(2) == 1
        s.move(MOON[tile] if moon else SUN[tile], UNCLAIMED)
    s.shuffle(MONUMENT_DECK)
    for _ in range(SHOWN_MONUMENTS):
        s.move(s.first(MONUMENT_DECK), DISPLAY)
    for seat in range(m[SEATS]):
        m[POOL + seat] = ONE_OF_EACH
        m[REMEMBERED + seat] = 0
    m[ROUND] = 1
    s.emit(E_GAME, NOBODY, NO_CARD, m[GAME_NUMBER])


class SetUp(Step):
    """Everything to its place, a First Player, then as the table chose."""

    def do(self, s: State) -> None:
        m = s.mem
        for card in range(KINDS):
            if card < ARTIFACTS:
                put(s, card, STOCK)
            elif card < ITEMS or card >= PLACES:
                put(s, card, BOX)
            else:
                put(s, card, ITEM_SUPPLY if card < MONUMENTS else MONUMENT_DECK)
        lay_table(s)
        m[FIRST] = s.below(m[SEATS]) if m[FIRST_CHOICE] == 0 else m[FIRST_CHOICE] - 1
        m[TURN] = m[FIRST]
        if m[SETUP] == FIRST_GAME:
            deal_sets(s)
            s.push(ITEMS_AT, m[FIRST], NO_CARD, NO_CARD, 0)
            return
        s.shuffle(STOCK)
        if m[SETUP] == DRAFT:
            deal_mages(s)
            deal_packs(s)
            s.push(MAGES_AT, m[FIRST], NO_CARD, NO_CARD, 0)
            s.push(DRAFT_AT, m[FIRST], NO_CARD, NO_CARD, 0)
            return
        for seat in range(m[SEATS]):
            for _ in range(DEALT):
                s.move(s.first(STOCK), DECK + seat)
        put_stock_away(s)
        deal_mages(s)
        draw_hands(s)
        s.push(MAGES_AT, m[FIRST], NO_CARD, NO_CARD, 0)


def put_stock_away(s: State) -> None:
    for card in s.cards(STOCK):
        s.move(card, BOX)


def deal_mages(s: State) -> None:
    """Two for everybody, drawn from all."""
    left = list(range(int(MAGES), int(ITEMS)))
    for seat in range(s.mem[SEATS]):
        for _ in range(MAGES_DEALT):
            s.move(left.pop(int(s.below(len(left)))), OFFERED + seat)


def draw_hands(s: State) -> None:
    """Everybody shuffles the eight artifacts and draws three."""
    for seat in range(s.mem[SEATS]):
        s.shuffle(DECK + seat)
        for _ in range(STARTING_HAND):
            card = s.first(DECK + seat)
            s.move(card, HAND + seat)
            s.emit(E_DREW, seat, card)


def deal_sets(s: State) -> None:
    """RA-47: a set of a mage and three artifacts for everybody, which all know; five unseen cards make the deck."""
    m = s.mem
    left = list(range(SETS))
    for seat in range(m[SEATS]):
        number = left.pop(int(s.below(len(left))))
        s.move(SET_MAGE[number], PLAY + seat)
        s.emit(E_MAGE, seat, SET_MAGE[number])
        for card in SET_CARDS[number]:
            s.move(card, HAND + seat)
            s.show(card, s.plan.everybody)
            reveal(s, card)
    s.shuffle(STOCK)
    for seat in range(m[SEATS]):
        for _ in range(UNSEEN):
            s.move(s.first(STOCK), DECK + seat)
    put_stock_away(s)


# -- the draft (RA-45)


def deal_packs(s: State) -> None:
    for seat in range(s.mem[SEATS]):
        for _ in range(PACK_SIZE):
            s.move(s.first(STOCK), PACK + seat)
        see_pack(s, seat)


def see_pack(s: State, seat: i64) -> None:
    """A player remembers what the packs held."""
    card = s.first(PACK + seat)
    while card >= 0:
        s.mem[SEEN + seat] |= bit(card)
        card = s.after(card)


class Pick(Ask):
    """One card of the pack, unseen by the others."""

    prompt: str = "draft"

    def options(self, s: State) -> None:
        offer_zone(s, PACK + s.me, PICK)

    def answer(self, s: State, action: i64) -> None:
        s.move(action - PICK, PICKED + s.me)


class PassPacks(Step):
    """To the left while `n` is 0, then four new cards and to the right; then everybody has eight."""

    def do(self, s: State) -> None:
        seats = s.mem[SEATS]
        s.emit(E_PICKED, NOBODY, NO_CARD, s.number(PICKED))
        if s.number(PACK) > 0:
            packs = [s.cards(PACK + seat) for seat in range(seats)]
            for pack in packs:  # packs on their way lie nowhere
                for card in pack:
                    s.extract(card)
            for seat in range(seats):
                to = (seat + (1 if s.n == 0 else seats - 1)) % seats
                for card in packs[seat]:
                    put(s, card, PACK + to)
                see_pack(s, to)
            s.push(DRAFT_AT, s.me, NO_CARD, NO_CARD, s.n)
        elif s.n == 0:
            deal_packs(s)
            s.push(DRAFT_AT, s.me, NO_CARD, NO_CARD, 1)
        else:
            put_stock_away(s)
            for seat in range(seats):
                for card in s.cards(PICKED + seat):
                    s.move(card, DECK + seat)
            draw_hands(s)


# -- mages and magic items


class PickMage(Ask):
    """One of two, knowing the hand."""

    prompt: str = "mage"

    def options(self, s: State) -> None:
        card = s.first(OFFERED + s.me)
        while card >= 0:
            s.offer(MAGE + card - MAGES)
            card = s.after(card)

    def answer(self, s: State, action: i64) -> None:
        s.move(action - MAGE + MAGES, CHOSEN + s.me)


class RevealMages(Step):
    """All at once; the others leave the game."""

    def do(self, s: State) -> None:
        for seat in range(s.mem[SEATS]):
            for card in s.cards(CHOSEN + seat):
                s.move(card, PLAY + seat)
                s.emit(E_MAGE, seat, card)
            for card in s.cards(OFFERED + seat):
                s.move(card, BOX)


class PickItems(Step):
    """Counter-clockwise from the First Player's right; the First Player is last."""

    def do(self, s: State) -> None:
        seats = s.mem[SEATS]
        for k in range(seats):
            s.push(TAKE_ITEM_AT, (s.mem[FIRST] + k) % seats, NO_CARD, NO_CARD, 0)


class BeginRound(Step):
    """The first round, with the First Player."""

    def do(self, s: State) -> None:
        s.mem[TURN] = s.mem[FIRST]
        s.emit(E_ROUND, s.mem[FIRST], NO_CARD, 1)


DRAFT_AT: Final[i64] = RULES.program("draft", Together(Pick()), PassPacks())
ITEMS_AT: Final[i64] = RULES.program("items", PickItems(), BeginRound(), Call("round"))
MAGES_AT: Final[i64] = RULES.program("mages", Together(PickMage()), RevealMages(), Call("items"))
GAME_AT: Final[i64] = RULES.program("game", SetUp())
