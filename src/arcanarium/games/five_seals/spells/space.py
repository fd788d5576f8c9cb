"""The second circle: magic of space."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.games.five_seals.board import LAST_SCROLL, LAST_SEAL, MAP_SEALS, SEALS_FROM
from arcanarium.games.five_seals.cards import COLOURS, ELEMENT, MIND
from arcanarium.games.five_seals.dice import ONE, change, colour_of, die, value_of
from arcanarium.games.five_seals.reach import suits
from arcanarium.games.five_seals.spells.vocabulary import Spell, offer_dice, spell
from arcanarium.games.five_seals.table import (
    CELLS_FROM,
    CHOOSE,
    E_ABSORBED,
    E_CHANGED,
    E_DISINTEGRATED,
    E_SWAPPED,
    MAP_CELLS,
    NO_TOKEN,
    PICK_DIE,
    RULES,
    SPACE,
    STORED,
    TOKENS,
    VALUES,
    scroll_on,
    scrolls_by_space,
    set_token,
    token_at,
    token_colour,
    token_strength,
)

KINDS_OF_TOKEN: Final = len(TOKENS) + 1


ALL_STRENGTHS: Final = 0x11111  # bits of the tokens of the first colour, one for every strength
ALL_COLOURS: Final = 0xF  # bits of the weakest tokens, one for every colour


def tokens_on_map(s: State) -> i64:
    """Bits of the kinds of token that lie on the map: that of token t is t - 1."""
    m = s.mem
    found: i64 = 0
    for face in range(CELLS_FROM[m[SEATS]], CELLS_FROM[m[SEATS] + 1]):
        cell = m[MAP_CELLS[face]]
        while cell != 0:
            if cell & 31 != 0:
                found |= bit((cell & 31) - 1)
            cell >>= 5
    return found


def replaces(token: i64, wanted: i64) -> i64:
    """R19, bits of the tokens it may change places with: equal strength, another element, one of them the scroll's."""
    colour = token_colour(token)
    weakest: i64 = ALL_COLOURS - bit(colour)
    if wanted != MIND and colour != wanted:
        weakest = bit(wanted)
    return weakest << 4 * (token_strength(token) - 2)


def exchanges(token: i64, wanted: i64) -> i64:
    """R20, bits of the tokens it may change places with: the scroll's element, another strength."""
    every: i64 = ALL_STRENGTHS
    colour = token_colour(token)
    return (every << colour) - bit(token - 1) if suits(colour, wanted) else 0


class SwapTokens(Spell):
    """The first of two tokens that change places; the space with the lower number is named first (R46)."""

    def __init__(self, exchange: bool) -> None:
        super().__init__()
        self.exchange: bool = exchange
        self.second: i64 = EXCHANGE_AT if exchange else REPLACE_AT
        self.prompt = "exchange" if exchange else "replacement"

    def possible(self, s: State) -> bool:
        wanted = ELEMENT[s.source]
        there = tokens_on_map(s)
        for token in range(1, KINDS_OF_TOKEN):
            partners = exchanges(token, wanted) if self.exchange else replaces(token, wanted)
            if there >> token - 1 & 1 == 1 and there & partners != 0:
                return True
        return False

    def options(self, s: State) -> None:
        seats = s.mem[SEATS]
        wanted = ELEMENT[s.source]
        later = vec[i64]([0] * KINDS_OF_TOKEN)  # how many of each kind are still to come,
        there = tokens_on_map(s)  # and bits of those kinds
        for i in range(SEALS_FROM[seats], SEALS_FROM[seats + 1]):
            later[token_at(s, MAP_SEALS[i])] += 1
        for i in range(SEALS_FROM[seats], SEALS_FROM[seats + 1]):
            token = token_at(s, MAP_SEALS[i])
            if token != NO_TOKEN:
                later[token] -= 1
                if later[token] == 0:
                    there -= bit(token - 1)
                if there & (exchanges(token, wanted) if self.exchange else replaces(token, wanted)) != 0:
                    s.offer(CHOOSE + MAP_SEALS[i])

    def answer(self, s: State, action: i64) -> None:
        s.push(self.second, s.me, s.source, NO_CARD, action - CHOOSE)


class SecondToken(Ask):
    """The other token. `n`: the space of the first."""

    def __init__(self, exchange: bool) -> None:
        self.exchange: bool = exchange
        self.prompt = "exchange-with" if exchange else "replacement-with"

    def options(self, s: State) -> None:
        seats = s.mem[SEATS]
        wanted = ELEMENT[s.source]
        first = token_at(s, s.n)
        partners = exchanges(first, wanted) if self.exchange else replaces(first, wanted)
        for i in range(SEALS_FROM[seats], SEALS_FROM[seats + 1]):
            space = MAP_SEALS[i]
            token = token_at(s, space)
            if space > s.n and token != NO_TOKEN and partners >> token - 1 & 1 == 1:
                s.offer(CHOOSE + space)

    def answer(self, s: State, action: i64) -> None:
        space = action - CHOOSE
        first = token_at(s, s.n)
        set_token(s, s.n, token_at(s, space))
        set_token(s, space, first)
        s.emit(E_SWAPPED, s.me, NO_CARD, s.n, space)


class Absorb(Spell):
    """R21: the stored token makes one die of any colour stronger, six at most."""

    prompt: str = "absorption"

    def options(self, s: State) -> None:
        if s.mem[STORED + s.source] != NO_TOKEN:
            for colour in range(COLOURS):
                offer_dice(s, s.me, colour, 1, VALUES - 1)

    def answer(self, s: State, action: i64) -> None:
        m = s.mem
        colour = colour_of(action - PICK_DIE)
        value = value_of(action - PICK_DIE)
        token = m[STORED + s.source]
        grown = value + token_strength(token)
        grown = grown if grown < VALUES else VALUES
        m[STORED + s.source] = NO_TOKEN
        change(s, s.me, colour, ONE[grown] - ONE[value])
        s.emit(E_ABSORBED, s.me, s.source, token)
        s.emit(E_CHANGED, s.me, NO_CARD, die(colour, value), die(colour, grown))


class Disintegrate(Spell):
    """R22: a token vanishes; it is not broken."""

    prompt: str = "disintegration"

    def possible(self, s: State) -> bool:
        every: i64 = ALL_STRENGTHS
        wanted = ELEMENT[s.source]
        there = tokens_on_map(s)
        return there != 0 if wanted == MIND else there & every << wanted != 0

    def options(self, s: State) -> None:
        seats = s.mem[SEATS]
        for i in range(SEALS_FROM[seats], SEALS_FROM[seats + 1]):
            token = token_at(s, MAP_SEALS[i])
            if token != NO_TOKEN and suits(token_colour(token), ELEMENT[s.source]):
                s.offer(CHOOSE + MAP_SEALS[i])

    def answer(self, s: State, action: i64) -> None:
        space = action - CHOOSE
        s.emit(E_DISINTEGRATED, s.me, NO_CARD, space, token_at(s, space))
        set_token(s, space, NO_TOKEN)


class Rearrange(Spell):
    """The first of two lying scrolls that change places: one of them is of the scroll's element, mind too."""

    prompt: str = "rearrangement"

    def options(self, s: State) -> None:
        wanted = ELEMENT[s.source]
        row = scrolls_by_space(s)
        later: i64 = 0
        suited: i64 = 0  # of those still to come
        for space in range(LAST_SEAL + 1, LAST_SCROLL + 1):
            if row[space] > 0:
                later += 1
                suited += 1 if ELEMENT[row[space] - 1] == wanted else 0
        for space in range(LAST_SEAL + 1, LAST_SCROLL + 1):
            if row[space] > 0:
                suits_itself = ELEMENT[row[space] - 1] == wanted
                later -= 1
                suited -= 1 if suits_itself else 0
                if suited > 0 or (suits_itself and later > 0):
                    s.offer(CHOOSE + space)

    def answer(self, s: State, action: i64) -> None:
        s.push(REARRANGE_AT, s.me, s.source, NO_CARD, action - CHOOSE)


class RearrangeWith(Ask):
    """The other scroll. `n`: the space of the first."""

    prompt: str = "rearrangement-with"

    def options(self, s: State) -> None:
        wanted = ELEMENT[s.source]
        row = scrolls_by_space(s)
        either = ELEMENT[row[s.n] - 1] == wanted
        for space in range(s.n + 1, LAST_SCROLL + 1):
            if row[space] > 0 and (either or ELEMENT[row[space] - 1] == wanted):
                s.offer(CHOOSE + space)

    def answer(self, s: State, action: i64) -> None:
        m = s.mem
        first = scroll_on(s, s.n)
        second = scroll_on(s, action - CHOOSE)
        place = m[SPACE + first]
        m[SPACE + first] = m[SPACE + second]
        m[SPACE + second] = place
        s.emit(E_SWAPPED, s.me, NO_CARD, s.n, action - CHOOSE)


REPLACE_AT: Final[i64] = RULES.program("replacement with", SecondToken(False))
EXCHANGE_AT: Final[i64] = RULES.program("exchange with", SecondToken(True))
REARRANGE_AT: Final[i64] = RULES.program("rearrangement with", RearrangeWith())
spell("replacement", SwapTokens(False))
spell("exchange", SwapTokens(True))
spell("absorption", Absorb())
spell("disintegration", Disintegrate())
spell("rearrangement", Rearrange())
