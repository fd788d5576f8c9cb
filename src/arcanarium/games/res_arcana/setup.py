"""Before the first round of a game: the table, dealing, drafting, mages, magic items; between the games of a match."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, NOBODY, State
from arcanarium.core.asking.several import SeveralCards
from arcanarium.core.bits import has, with_member
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.core.rules import Ask, Step
from arcanarium.core.steps import Call, Together
from arcanarium.games.res_arcana.facts import (
    ARTIFACTS,
    ITEMS,
    KINDS,
    MAGES,
    MONUMENTS,
    MOON,
    ONE_OF_EACH,
    PLACES,
    SET_CARDS,
    SET_MAGE,
    SETS,
    SUN,
    TILES,
)
from arcanarium.games.res_arcana.flow import TAKE_ITEM_AT
from arcanarium.games.res_arcana.scoring import GAMES, PLAYERS, SHARED, WIN, find_leaders, match_points
from arcanarium.games.res_arcana.steps.components import OneCard, reveal, wipe
from arcanarium.games.res_arcana.steps.placing import SHOWN_MONUMENTS
from arcanarium.games.res_arcana.table import (
    BOX,
    CHOSEN,
    DECK,
    DISPLAY,
    DRAFT,
    DRAFTED,
    FIRST,
    FIRST_CHOICE,
    FIRST_GAME,
    GAME_NUMBER,
    HAND,
    ITEM_SUPPLY,
    LAID_OUT,
    MAGE,
    MONUMENT_DECK,
    OFFERED,
    PACK,
    PASSED,
    PICK,
    PICKED,
    PLAY,
    POOL,
    REMEMBERED,
    RESULTS,
    ROUND,
    RULES,
    SEAT,
    SEEN,
    SETUP,
    STOCK,
    TEMPORARY,
    UNCLAIMED,
    Event,
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
    s.emit(Event.GAME, NOBODY, NO_CARD, m[GAME_NUMBER])


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
            s.push(ITEMS_AT, m[FIRST])
            return
        s.shuffle(STOCK)
        if m[SETUP] == DRAFT:
            deal_mages(s)
            deal_packs(s)
            s.push(MAGES_AT, m[FIRST])
            s.push(DRAFT_AT, m[FIRST])
            return
        for seat in range(m[SEATS]):
            for _ in range(DEALT):
                s.move(s.first(STOCK), DECK + seat)
        put_stock_away(s)
        deal_mages(s)
        draw_hands(s)
        s.push(MAGES_AT, m[FIRST])


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
            s.emit(Event.DREW, seat, card)


def draw_picked(s: State) -> None:
    """What was drafted becomes the decks."""
    for seat in range(s.mem[SEATS]):
        for card in sorted([int(card) for card in s.cards(PICKED + seat)]):
            s.move(card, DECK + seat)
    draw_hands(s)


def deal_sets(s: State) -> None:
    """RA-47: a set of a mage and three artifacts for everybody, which all know; five unseen cards make the deck."""
    m = s.mem
    left = list(range(SETS))
    for seat in range(m[SEATS]):
        number = left.pop(int(s.below(len(left))))
        s.move(SET_MAGE[number], PLAY + seat)
        s.emit(Event.MAGE, seat, SET_MAGE[number])
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
    for card in s.cards(PACK + seat):
        s.mem[SEEN + seat] = with_member(s.mem[SEEN + seat], card)


class Pick(OneCard):
    """One card of the pack, unseen by the others."""

    prompt: str = "draft"

    def zone(self, s: State, seat: i64) -> i64:
        return PACK + seat

    def take(self, s: State, card: i64) -> None:
        s.move_under(card, PICKED + s.me)  # in the order of picking, which tells what others can conclude


class PassPacks(Step):
    """To the left while `n` is 0, then four new cards and to the right; then everybody has eight."""

    def do(self, s: State) -> None:
        seats = s.mem[SEATS]
        s.emit(Event.PICKED, NOBODY, NO_CARD, s.number(PICKED))
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
            s.push(DRAFT_AT, s.me, n=s.n)
        elif s.n == 0:
            deal_packs(s)
            s.push(DRAFT_AT, s.me, n=1)
        else:
            put_stock_away(s)
            draw_picked(s)


# -- mages and magic items


class PickMage(OneCard):
    """One of two, knowing the hand."""

    prompt: str = "mage"

    def zone(self, s: State, seat: i64) -> i64:
        return OFFERED + seat

    def take(self, s: State, card: i64) -> None:
        s.move(card, CHOSEN + s.me)


class RevealMages(Step):
    """All at once; the others leave the game."""

    def do(self, s: State) -> None:
        for seat in range(s.mem[SEATS]):
            for card in s.cards(CHOSEN + seat):
                s.move(card, PLAY + seat)
                s.emit(Event.MAGE, seat, card)
            for card in s.cards(OFFERED + seat):
                s.move(card, BOX)


class PickItems(Step):
    """Counter-clockwise from the First Player's right; the First Player is last."""

    def do(self, s: State) -> None:
        seats = s.mem[SEATS]
        for k in range(seats):
            s.push(TAKE_ITEM_AT, (s.mem[FIRST] + k) % seats)


class BeginRound(Step):
    """The first round, with the First Player."""

    def do(self, s: State) -> None:
        s.mem[TURN] = s.mem[FIRST]
        s.emit(Event.ROUND, s.mem[FIRST], NO_CARD, 1)


# -- a match of up to three games at one table, with an open draft before the second


class NextGame(Step):
    """Write down who won; then the next game, or the end of the match (RA-46)."""

    def do(self, s: State) -> None:
        m = s.mem
        won = find_leaders(s)
        number = m[GAME_NUMBER]
        for seat in won:
            m[RESULTS + seat * GAMES + number - 1] = WIN if len(won) == 1 else SHARED
        if number == GAMES or (number == GAMES - 1 and match_points(s, 0) != match_points(s, 1)):
            s.emit(Event.GAME_ENDED, NOBODY)
            return
        chooser: i64 = 1 - won[0] if len(won) == 1 else s.below(PLAYERS)
        m[GAME_NUMBER] = number + 1
        clear_table(s)
        lay_table(s)
        s.push(FIRST_AT, chooser)


def clear_table(s: State) -> None:
    """Mages stay; artifacts of both are laid out; everything else goes back where it came from."""
    m = s.mem
    for card in range(KINDS):
        zone = s.where(card)
        wipe(s, card)
        if card < ARTIFACTS:
            if zone != BOX:
                s.move(card, LAID_OUT)
                reveal(s, card)
        elif card >= PLACES:
            if zone != BOX:
                s.move(card, BOX)
        elif card >= MONUMENTS:
            if zone != MONUMENT_DECK:
                s.move(card, MONUMENT_DECK)
        elif card >= ITEMS and zone != ITEM_SUPPLY:
            s.move(card, ITEM_SUPPLY)
    for seat in range(PLAYERS):
        m[PASSED + seat] = 0
        m[TEMPORARY + seat] = 0


class ChooseFirst(Ask):
    """The loser of the last game says who is First Player."""

    prompt: str = "first-player"

    def options(self, s: State) -> None:
        for seat in range(s.mem[SEATS]):
            s.offer(SEAT + seat)

    def answer(self, s: State, action: i64) -> None:
        m = s.mem
        first = action - SEAT
        m[FIRST] = first
        m[TURN] = first
        s.push(ITEMS_AT, first)
        s.push(HANDS_AT, first)
        if m[GAME_NUMBER] == GAMES:
            for seat in range(PLAYERS):
                for card in s.cards(LAID_OUT):
                    if has(m[DRAFTED + seat], card):
                        s.move(card, PICKED + seat)
            return
        ask_to_draft(s, first, 1)  # one, then two each, then the last one
        for _ in range(3):
            ask_to_draft(s, 1 - first, 2)
            ask_to_draft(s, first, 2)
        ask_to_draft(s, 1 - first, 2)
        ask_to_draft(s, first, 1)


def ask_to_draft(s: State, seat: i64, count: i64) -> None:
    OPEN_PICK.ask_for(s, seat, NO_CARD, count)


class OpenPick(SeveralCards):
    """Some of the artifacts that lie open."""

    prompt: str = "open-draft"

    def zone(self, s: State) -> i64:
        return LAID_OUT

    def take_card(self, s: State, card: i64) -> None:
        s.move_under(card, PICKED + s.me)
        s.mem[DRAFTED + s.me] = with_member(s.mem[DRAFTED + s.me], card)
        s.emit(Event.DRAFTED, s.me, card)


class DrawHands(Step):
    """Both shuffle what they drafted and draw three."""

    def do(self, s: State) -> None:
        draw_picked(s)


NEXT_GAME_AT: Final[i64] = RULES.program("next game", NextGame())
FIRST_AT: Final[i64] = RULES.program("choose first player", ChooseFirst())
OPEN_PICK: Final = OpenPick(PICK, ARTIFACTS)
RULES.program("open draft", OPEN_PICK)
HANDS_AT: Final[i64] = RULES.program("draw hands", DrawHands())
DRAFT_AT: Final[i64] = RULES.program("draft", Together(Pick(PICK)), PassPacks())
ITEMS_AT: Final[i64] = RULES.program("items", PickItems(), BeginRound(), Call("round"))
MAGES_AT: Final[i64] = RULES.program("mages", Together(PickMage(MAGE, MAGES)), RevealMages(), Call("items"))
GAME_AT: Final[i64] = RULES.program("game", SetUp())
