"""The two-player match: up to three games at one table, with an open draft before the second."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, NOBODY, Ask, State, Step
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS, TURN
from arcanarium.games.res_arcana.cards import ARTIFACTS, ITEMS, KINDS, MONUMENTS, PLACES
from arcanarium.games.res_arcana.decks import offer_ascending
from arcanarium.games.res_arcana.preparing import ITEMS_AT, draw_hands, lay_table
from arcanarium.games.res_arcana.table import (
    BOX,
    DECK,
    DRAFTED,
    E_DRAFTED,
    E_GAME_ENDED,
    FIRST,
    GAME_NUMBER,
    ITEM_SUPPLY,
    LAID_OUT,
    MONUMENT_DECK,
    PASSED,
    PICK,
    PICKED,
    RESULTS,
    RULES,
    SEAT,
    TEMPORARY,
    reveal,
    wipe,
)
from arcanarium.games.res_arcana.victory import leaders

GAMES: Final = 3
WIN: Final = 2
SHARED: Final = 1
PLAYERS: Final = 2


def result(s: State, seat: i64) -> i64:
    """RA-46: two for every win, one for a shared victory."""
    m = s.mem
    first = RESULTS + seat * GAMES
    return m[first] + m[first + 1] + m[first + 2]


def winners(s: State) -> list[int]:
    """Both if the match is level."""
    results = [int(result(s, seat)) for seat in range(PLAYERS)]
    return [seat for seat in range(PLAYERS) if results[seat] == max(results)]


class NextGame(Step):
    """Write down who won; then the next game, or the end of the match (RA-46)."""

    def do(self, s: State) -> None:
        m = s.mem
        won = leaders(s)
        number = m[GAME_NUMBER]
        for seat in won:
            m[RESULTS + seat * GAMES + number - 1] = WIN if len(won) == 1 else SHARED
        if number == GAMES or (number == GAMES - 1 and result(s, 0) != result(s, 1)):
            s.emit(E_GAME_ENDED, NOBODY)
            return
        chooser: i64 = 1 - won[0] if len(won) == 1 else s.below(PLAYERS)
        m[GAME_NUMBER] = number + 1
        clear_table(s)
        lay_table(s)
        s.push(FIRST_AT, chooser, NO_CARD, NO_CARD, 0)


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
        s.push(ITEMS_AT, first, NO_CARD, NO_CARD, 0)
        s.push(HANDS_AT, first, NO_CARD, NO_CARD, 0)
        if m[GAME_NUMBER] == GAMES:
            for seat in range(PLAYERS):
                for card in s.cards(LAID_OUT):
                    if m[DRAFTED + seat] >> card & 1 == 1:
                        s.move(card, PICKED + seat)
            return
        s.push(DRAFT_AT, first, NO_CARD, NO_CARD, 1)  # one, then two each, then the last one
        for _ in range(3):
            s.push(DRAFT_AT, 1 - first, NO_CARD, NO_CARD, 2)
            s.push(DRAFT_AT, first, NO_CARD, NO_CARD, 2)
        s.push(DRAFT_AT, 1 - first, NO_CARD, NO_CARD, 2)
        s.push(DRAFT_AT, first, NO_CARD, NO_CARD, 1)


class OpenPick(Ask):
    """One of the artifacts that lie open, the second of two after the first. `n`: how many; `it`: the one before."""

    prompt: str = "open-draft"

    def options(self, s: State) -> None:
        offer_ascending(s, LAID_OUT, PICK, s.it, s.n)

    def answer(self, s: State, action: i64) -> None:
        card = action - PICK
        s.move(card, PICKED + s.me)
        s.mem[DRAFTED + s.me] |= bit(card)
        s.emit(E_DRAFTED, s.me, card)
        if s.n > 1:
            s.push(DRAFT_AT, s.me, NO_CARD, card, s.n - 1)


class DrawHands(Step):
    """Both shuffle what they drafted and draw three."""

    def do(self, s: State) -> None:
        for seat in range(PLAYERS):
            for card in s.cards(PICKED + seat):
                s.move(card, DECK + seat)
        draw_hands(s)


NEXT_GAME_AT: Final[i64] = RULES.program("next game", NextGame())
FIRST_AT: Final[i64] = RULES.program("choose first player", ChooseFirst())
DRAFT_AT: Final[i64] = RULES.program("open draft", OpenPick())
HANDS_AT: Final[i64] = RULES.program("draw hands", DrawHands())
