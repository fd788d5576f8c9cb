"""What lies and stands where: tokens and scrolls on their spaces, figures, the cards in front of a seat."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.games.five_seals.facts import CARD_COUNT, ELEMENT, ELEMENTS, FIRST_CALL, HALF, MIND, STRENGTH, TWINS
from arcanarium.games.five_seals.table import (
    CALL_CARD,
    DUNGEON,
    FACE,
    FAMILIAR,
    GUARDIAN,
    NO_TOKEN,
    OWN,
    SPACE,
    UP,
    Dungeon,
)

SPREAD: Final = 0x022FDD63CC95386D  # every window of six bits is different: a de Bruijn sequence
BIT: Final[vec[i64]] = vec[i64]([0] * 64)  # power of 2 * SPREAD >> 58 & 63 -> its exponent
for _exponent in range(HALF):
    BIT[(1 << _exponent) * SPREAD >> 58 & 63] = _exponent


def index_of(mark: i64) -> i64:
    """The place of the only bit of a word."""
    return BIT[mark * SPREAD >> 58 & 63]


def token_at(s: State, d: Dungeon, space: i64) -> i64:
    """The token on a seal space, NO_TOKEN if there is none."""
    return s.mem[d.cell[space]] >> d.shift[space] & 31


def set_token(s: State, d: Dungeon, space: i64, token: i64) -> None:
    m = s.mem
    cell = d.cell[space]
    shift = d.shift[space]
    m[cell] += (token - (m[cell] >> shift & 31)) << shift


def token_colour(token: i64) -> i64:
    return (token - 1) & 3


def token_strength(token: i64) -> i64:
    return ((token - 1) >> 2) + 2


def suits(element: i64, wanted: i64) -> bool:
    """Is it of the wanted element? Mind goes with every colour: mind seals, and mind scrolls that act on any."""
    return wanted == MIND or element == wanted


def space_of(s: State, d: Dungeon, card: i64) -> i64:
    """The scroll space a lying scroll lies on."""
    return d.last_seal + s.mem[SPACE + card]


def scroll_on(s: State, d: Dungeon, space: i64) -> i64:
    """The scroll that lies on a scroll space, -1 if none does or it is a seal space."""
    if space <= d.last_seal:
        return -1
    card = s.first(DUNGEON)
    while card >= 0 and space_of(s, d, card) != space:
        card = s.after(card)
    return card


def strength_at(s: State, d: Dungeon, space: i64, card: i64) -> i64:
    """Of the token or scroll that lies there, not of the frame."""
    return STRENGTH[card] if space > d.last_seal else token_strength(token_at(s, d, space))


def element_at(s: State, d: Dungeon, space: i64, card: i64) -> i64:
    return ELEMENT[card] if space > d.last_seal else token_colour(token_at(s, d, space))


def scrolls_by_space(s: State, d: Dungeon) -> vec[i64]:
    """Space -> one more than the scroll that lies there; nothing for seal spaces."""
    row = vec[i64]([0] * (d.last_scroll + 1))
    card = s.first(DUNGEON)
    while card >= 0:
        row[space_of(s, d, card)] = card + 1
        card = s.after(card)
    return row


def tokens_of(s: State, d: Dungeon) -> list[int]:
    """Spaces on which tokens lie, ascending."""
    return [int(space) for space in d.seals if token_at(s, d, space) != NO_TOKEN]


def seals_of(s: State, d: Dungeon) -> list[int]:
    """Spaces on which tokens or scrolls lie, ascending."""
    return tokens_of(s, d) + sorted(int(space_of(s, d, card)) for card in s.cards(DUNGEON))


def has_lying(s: State, element: i64) -> bool:
    """Does a scroll of an element lie on the map?"""
    card = s.first(DUNGEON)
    while card >= 0:
        if ELEMENT[card] == element:
            return True
        card = s.after(card)
    return False


def sixes_left(s: State) -> i64:
    """How many lying scrolls have strength 6 (FS-23: cards count, not frames)."""
    found: i64 = 0
    card = s.first(DUNGEON)
    while card >= 0:
        if STRENGTH[card] == 6:
            found += 1
        card = s.after(card)
    return found


# -- figures and seats


def is_guarded(s: State, space: i64) -> bool:
    """FS-33: nobody breaks the seal of a scroll under a guardian."""
    m = s.mem
    for element in range(len(ELEMENTS)):
        if m[GUARDIAN + element] == space:
            return True
    return False


def has_familiar(s: State, space: i64) -> bool:
    """Does anybody's familiar stand there?"""
    for seat in range(s.mem[SEATS]):
        if s.mem[FAMILIAR + seat] == space:
            return True
    return False


def is_active(s: State, seat: i64) -> bool:
    """Has the round of that seat not ended?"""
    return s.mem[FAMILIAR + seat] != CALL_CARD


def is_target(s: State, seat: i64) -> bool:
    """FS-24: can the seat to move aim a spell of discord at that one?"""
    return seat != s.me and s.mem[FAMILIAR + seat] != CALL_CARD


def has_target(s: State) -> bool:
    for seat in range(s.mem[SEATS]):
        if is_target(s, seat):
            return True
    return False


def call_of(s: State, seat: i64) -> i64:
    """A seat's Call card, -1 before it has chosen a mage."""
    m = s.mem
    for card in range(FIRST_CALL, CARD_COUNT):
        if m[s.places + card] == OWN + seat:
            return card
    return -1


def is_spare(s: State, card: i64) -> bool:
    """FS-46: of two equal scrolls in front of a seat that are both face up only the first is offered."""
    if card >= TWINS or card & 1 == 0:
        return False
    return s.where(card - 1) == s.where(card) and s.mem[FACE + card - 1] == UP
