"""What a seat cannot see, dealt anew: first whose blind cards are which, then which card of a mage lies where.

Everybody knows what a mage owns, except for second cards taken unseen: of those the sphere is known. So a seat that
imagines deals in two stages (rules, section 14):

1. within each sphere, the cards it cannot tell apart: those hidden in the pile, in the box, and taken blind by others;
2. within each mage's own cards, those that lie where it cannot see them: deck, hand, under timers, looked at.
   A card taken blind is never in the deck before all have seen it, and it stays in the hand until a hand card was
   put away face down.
"""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.game import relabel
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.time_masters.board import SPHERES
from arcanarium.games.time_masters.table import BOX, DECK, HAND, LOOKED, SPHERE, TUCKED, Table


def hidden(s: State, seat: int, zone: i64) -> list[int]:
    """The cards of a zone that a seat does not know."""
    return [int(card) for card in s.cards(zone) if not s.knows(seat, card)]


def is_blind(s: State, t: Table, seat: int, card: int) -> bool:
    """Does that seat not even know that the card is its owner's?"""
    return bool(s.mem[t.blind + card] >> seat & 1)


def mix(s: State, cards: list[int]) -> list[int]:
    """The same cards in a random order."""
    left = cards[:]
    return [left.pop(int(s.below(len(left)))) for _ in cards]


def deal_anew(s: State, t: Table, seat: int) -> None:
    """Change a state to one that looks the same to that seat; chance comes from the state."""
    seats = range(int(s.mem[SEATS]))
    decks = [hidden(s, seat, DECK + owner) for owner in seats]
    held = [[card for zone in (HAND, TUCKED, LOOKED) for card in hidden(s, seat, zone + owner)] for owner in seats]
    pools: list[list[int]] = [[] for _ in range(int(SPHERES) + 1)]
    for level in range(1, int(SPHERES) + 1):
        pools[level] += hidden(s, seat, SPHERE + level - 1)
    for card in [*hidden(s, seat, BOX), *[card for cards in held for card in cards if is_blind(s, t, seat, card)]]:
        pools[int(t.level[s.kind(card)])].append(card)
    role = list(range(t.plan.cards))
    for level in range(1, int(SPHERES) + 1):
        for card, other in zip(pools[level], mix(s, pools[level]), strict=True):
            role[card] = other
    becomes = role[:]
    blind: dict[int, i64] = {}
    for owner in seats:
        loose = [card for card in held[owner] if s.mem[t.traced + card] == 0]
        taken = [card for card in loose if s.mem[t.blind + card] != 0]
        drawn = mix(s, decks[owner] + [card for card in loose if s.mem[t.blind + card] == 0])
        deck = len(decks[owner])
        places = decks[owner] + loose
        for card, other in zip(places, drawn[:deck] + mix(s, drawn[deck:] + taken), strict=True):
            becomes[card] = role[other]
            blind[becomes[card]] = s.mem[t.blind + other]
    relabel(s, becomes)
    for card, bits in blind.items():  # who does not know whose it is goes with the card, not with the place
        s.mem[t.blind + card] = bits
