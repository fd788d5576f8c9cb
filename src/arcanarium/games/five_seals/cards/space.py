"""The second circle: magic of space."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.shape import PAIR, Refusal, Shape
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64, vec
from arcanarium.core.rules import Ask
from arcanarium.games.five_seals.facts import COLOURS, ELEMENT, MIND
from arcanarium.games.five_seals.steps.dice import ONE, change, colour_of, dice, die, has_between, value_of
from arcanarium.games.five_seals.steps.spaces import (
    has_lying,
    scroll_on,
    scrolls_by_space,
    set_token,
    space_of,
    suits,
    token_at,
    token_colour,
    token_strength,
    tokens_of,
)
from arcanarium.games.five_seals.steps.spells import Spell, offer_dice, refuse_dice, refuse_tokens, spell, why_no_token
from arcanarium.games.five_seals.table import (
    DUNGEON,
    NO_TOKEN,
    RULES,
    SPACE,
    STORED,
    TOKENS,
    VALUES,
    Dungeon,
    Event,
    Why,
    dungeon,
)

KINDS_OF_TOKEN: Final = len(TOKENS) + 1
ALL_STRENGTHS: Final = 0x11111  # bits of the tokens of the first colour, one for every strength
ALL_COLOURS: Final = 0xF  # bits of the weakest tokens, one for every colour


def tokens_on_map(s: State, d: Dungeon) -> i64:
    """Bits of the kinds of token that lie on the map: that of token t is t - 1."""
    found: i64 = 0
    for at in d.cells:
        cell = s.mem[at]
        while cell != 0:
            if cell & 31 != 0:
                found |= bit((cell & 31) - 1)
            cell >>= 5
    return found


def replaces(token: i64, wanted: i64) -> i64:
    """FS-19, bits of its partners: equal strength, another element, one of them the scroll's."""
    colour = token_colour(token)
    weakest: i64 = ALL_COLOURS - bit(colour)
    if wanted != MIND and colour != wanted:
        weakest = bit(wanted)
    return weakest << 4 * (token_strength(token) - 2)


def exchanges(token: i64, wanted: i64) -> i64:
    """FS-20, bits of its partners: the scroll's element, another strength."""
    every: i64 = ALL_STRENGTHS
    colour = token_colour(token)
    return (every << colour) - bit(token - 1) if suits(colour, wanted) else 0


def partners_of(exchange: bool, token: i64, wanted: i64) -> i64:
    return exchanges(token, wanted) if exchange else replaces(token, wanted)


def is_among(s: State, d: Dungeon, space: i64, partners: i64) -> bool:
    """Is the token of a space one of these?"""
    token = token_at(s, d, space)
    return token != NO_TOKEN and partners >> token - 1 & 1 == 1


class SwapTokens(Spell):
    """The first of two tokens that change places; the space with the lower number is named first (FS-46)."""

    form: str = PAIR

    def __init__(self, exchange: bool) -> None:
        self.exchange: bool = exchange
        self.second: i64 = EXCHANGE_AT if exchange else REPLACE_AT
        self.prompt = "exchange" if exchange else "replacement"
        self.whole = self.prompt

    def works(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> bool:
        wanted = ELEMENT[card]
        there = tokens_on_map(s, d)
        for token in range(1, KINDS_OF_TOKEN):
            if there >> token - 1 & 1 == 1 and there & partners_of(self.exchange, token, wanted) != 0:
                return True
        return False

    def why_not(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal:
        return Refusal(Why.NO_PAIR)

    def options(self, s: State) -> None:
        d = dungeon(s)
        wanted = ELEMENT[s.source]
        later = vec[i64]([0] * KINDS_OF_TOKEN)  # how many of each kind are still to come,
        there = tokens_on_map(s, d)  # and bits of those kinds
        for space in d.seals:
            later[token_at(s, d, space)] += 1
        for space in d.seals:
            token = token_at(s, d, space)
            if token != NO_TOKEN:
                later[token] -= 1
                if later[token] == 0:
                    there -= bit(token - 1)
                if there & partners_of(self.exchange, token, wanted) != 0:
                    s.offer(d.choose + space)

    def answer(self, s: State, action: i64) -> None:
        s.push(self.second, s.me, s.source, n=action - dungeon(s).choose)

    def shape(self, s: State) -> Shape:
        d = dungeon(s)
        wholes: list[list[int]] = []
        for action in s.legal():
            first = action - d.choose
            for other in trading_with(s, d, self.exchange, first):
                if other > first:
                    wholes.append([action, int(d.choose + other)])
        return Shape(PAIR, 2, 2, wholes=wholes)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = dungeon(s)
        wanted = ELEMENT[s.source]
        found: list[tuple[int, Refusal]] = []
        for space in tokens_of(s, d):
            if not trading_with(s, d, self.exchange, space):
                other = self.exchange and not suits(token_colour(token_at(s, d, space)), wanted)
                why = Refusal(Why.WRONG_ELEMENT, int(wanted)) if other else Refusal(Why.NO_PARTNER)
                found.append((int(d.choose + space), why))
        return found


def trading_with(s: State, d: Dungeon, exchange: bool, space: i64) -> list[int]:
    """The spaces whose tokens may change places with that one's. For people only."""
    partners = partners_of(exchange, token_at(s, d, space), ELEMENT[s.source])
    return [other for other in tokens_of(s, d) if is_among(s, d, other, partners)]


class SecondToken(Ask):
    """The other token. `n`: the space of the first."""

    form: str = PAIR

    def __init__(self, exchange: bool) -> None:
        self.exchange: bool = exchange
        self.whole = "exchange" if exchange else "replacement"
        self.prompt = f"{self.whole}-with"

    def options(self, s: State) -> None:
        d = dungeon(s)
        partners = partners_of(self.exchange, token_at(s, d, s.n), ELEMENT[s.source])
        for space in d.seals:
            if space > s.n and is_among(s, d, space, partners):
                s.offer(d.choose + space)

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        space = action - d.choose
        first = token_at(s, d, s.n)
        set_token(s, d, s.n, token_at(s, d, space))
        set_token(s, d, space, first)
        s.emit(Event.SWAPPED, s.me, NO_CARD, s.n, space)

    def named(self, s: State) -> list[int]:
        return [int(dungeon(s).choose + s.n)]

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = dungeon(s)
        partners = trading_with(s, d, self.exchange, s.n)
        others = [space for space in tokens_of(s, d) if space != s.n and space not in partners]
        return [(int(d.choose + space), Refusal(Why.NOT_A_PAIR)) for space in others]


class Absorb(Spell):
    """FS-21: the stored token makes one die of any colour stronger, six at most."""

    prompt: str = "absorption"

    def works(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> bool:
        if s.mem[STORED + card] == NO_TOKEN:
            return False
        for colour in range(COLOURS):
            if has_between(dice(s, s.me, colour), 1, VALUES - 1):
                return True
        return False

    def why_not(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal:
        return Refusal(Why.NOTHING_STORED if s.mem[STORED + card] == NO_TOKEN else Why.ALL_SIXES)

    def options(self, s: State) -> None:
        d = dungeon(s)
        if s.mem[STORED + s.source] != NO_TOKEN:
            for colour in range(COLOURS):
                offer_dice(s, d, s.me, colour, 1, VALUES - 1)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return refuse_dice(s, dungeon(s), s.me, MIND, Why.IS_SIX)

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        m = s.mem
        colour = colour_of(action - d.pick_die)
        value = value_of(action - d.pick_die)
        token = m[STORED + s.source]
        grown = value + token_strength(token)
        grown = grown if grown < VALUES else VALUES
        m[STORED + s.source] = NO_TOKEN
        change(s, s.me, colour, ONE[grown] - ONE[value])
        s.emit(Event.ABSORBED, s.me, s.source, token)
        s.emit(Event.CHANGED, s.me, NO_CARD, die(colour, value), die(colour, grown))


class Disintegrate(Spell):
    """FS-22: a token vanishes; it is not broken."""

    prompt: str = "disintegration"

    def works(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> bool:
        every: i64 = ALL_STRENGTHS
        wanted = ELEMENT[card]
        there = tokens_on_map(s, d)
        return there != 0 if wanted == MIND else there & every << wanted != 0

    def why_not(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal:
        return why_no_token(ELEMENT[card])

    def options(self, s: State) -> None:
        d = dungeon(s)
        for space in d.seals:
            token = token_at(s, d, space)
            if token != NO_TOKEN and suits(token_colour(token), ELEMENT[s.source]):
                s.offer(d.choose + space)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        return refuse_tokens(s, dungeon(s), ELEMENT[s.source])

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        space = action - d.choose
        s.emit(Event.DISINTEGRATED, s.me, NO_CARD, space, token_at(s, d, space))
        set_token(s, d, space, NO_TOKEN)


def can_rearrange(wanted: i64, card: i64, other: i64) -> bool:
    """Is one of two scrolls of the wanted element, mind too?"""
    return ELEMENT[card] == wanted or ELEMENT[other] == wanted


class Rearrange(Spell):
    """The first of two lying scrolls that change places: one of them is of the scroll's element."""

    form: str = PAIR
    whole: str = "rearrangement"
    prompt: str = "rearrangement"

    def works(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> bool:
        return s.number(DUNGEON) > 1 and has_lying(s, ELEMENT[card])

    def why_not(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal:
        return Refusal(Why.NO_SCROLL_OF, int(ELEMENT[card])) if s.number(DUNGEON) > 1 else Refusal(Why.NO_PAIR)

    def options(self, s: State) -> None:
        d = dungeon(s)
        wanted = ELEMENT[s.source]
        row = scrolls_by_space(s, d)
        later: i64 = 0
        suited: i64 = 0  # of those still to come
        for space in d.scrolls:
            if row[space] > 0:
                later += 1
                suited += 1 if ELEMENT[row[space] - 1] == wanted else 0
        for space in d.scrolls:
            if row[space] > 0:
                suits_itself = ELEMENT[row[space] - 1] == wanted
                later -= 1
                suited -= 1 if suits_itself else 0
                if suited > 0 or (suits_itself and later > 0):
                    s.offer(d.choose + space)

    def answer(self, s: State, action: i64) -> None:
        s.push(REARRANGE_AT, s.me, s.source, n=action - dungeon(s).choose)

    def shape(self, s: State) -> Shape:
        d = dungeon(s)
        row = scrolls_by_space(s, d)
        wholes: list[list[int]] = []
        for action in s.legal():
            first = action - d.choose
            for space in d.scrolls:
                if (
                    space > first
                    and row[space] > 0
                    and can_rearrange(ELEMENT[s.source], row[first] - 1, row[space] - 1)
                ):
                    wholes.append([action, int(d.choose + space)])
        return Shape(PAIR, 2, 2, wholes=wholes)


class RearrangeWith(Ask):
    """The other scroll. `n`: the space of the first."""

    form: str = PAIR
    whole: str = "rearrangement"
    prompt: str = "rearrangement-with"

    def options(self, s: State) -> None:
        d = dungeon(s)
        wanted = ELEMENT[s.source]
        row = scrolls_by_space(s, d)
        for space in d.scrolls:
            if space > s.n and row[space] > 0 and can_rearrange(wanted, row[s.n] - 1, row[space] - 1):
                s.offer(d.choose + space)

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        m = s.mem
        first = scroll_on(s, d, s.n)
        second = scroll_on(s, d, action - d.choose)
        place = m[SPACE + first]
        m[SPACE + first] = m[SPACE + second]
        m[SPACE + second] = place
        s.emit(Event.SWAPPED, s.me, NO_CARD, s.n, action - d.choose)

    def named(self, s: State) -> list[int]:
        return [int(dungeon(s).choose + s.n)]

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = dungeon(s)
        first = scroll_on(s, d, s.n)
        found: list[tuple[int, Refusal]] = []
        for card in s.cards(DUNGEON):
            if card != first and not can_rearrange(ELEMENT[s.source], first, card):
                found.append((int(d.choose + space_of(s, d, card)), Refusal(Why.NOT_A_PAIR)))
        return found


REPLACE_AT: Final[i64] = RULES.program("replacement with", SecondToken(False))
EXCHANGE_AT: Final[i64] = RULES.program("exchange with", SecondToken(True))
REARRANGE_AT: Final[i64] = RULES.program("rearrangement with", RearrangeWith())
spell("replacement", SwapTokens(False))
spell("exchange", SwapTokens(True))
spell("absorption", Absorb())
spell("disintegration", Disintegrate())
spell("rearrangement", Rearrange())
