"""Dealing again what a seat cannot see: first whose blind cards are which, then which card of a mage lies where.

Everybody knows what a mage owns, except for second cards taken unseen: of those the sphere is known. So a seat that
imagines deals in two stages:

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
from arcanarium.games.time_masters.facts import LEVELS, SPHERES
from arcanarium.games.time_masters.table import BOX, DECK, HAND, LOOKED, SPHERE, TUCKED, Deck


def list_hidden(s: State, seat: int, zone: i64) -> list[int]:
    """The cards of a zone that a seat does not know."""
    return [int(card) for card in s.cards(zone) if not s.knows(seat, card)]


def is_blind(s: State, d: Deck, seat: int, card: int) -> bool:
    """Does that seat not even know that the card is its owner's?"""
    return bool(s.mem[d.blind + card] >> seat & 1)


def shuffled(s: State, cards: list[int]) -> list[int]:
    """The same cards in a random order."""
    left = cards[:]
    return [left.pop(int(s.below(len(left)))) for _ in cards]


def deal_unseen(s: State, d: Deck, seat: int) -> None:
    """Change a state to one that looks the same to that seat; chance comes from the state."""
    seats = range(int(s.mem[SEATS]))
    decks = [list_hidden(s, seat, DECK + owner) for owner in seats]
    held = [[card for zone in (HAND, TUCKED, LOOKED) for card in list_hidden(s, seat, zone + owner)] for owner in seats]
    pools: list[list[int]] = [[] for _ in range(int(SPHERES) + 1)]
    for level in LEVELS:
        pools[level] += list_hidden(s, seat, SPHERE + level - 1)
    for card in [*list_hidden(s, seat, BOX), *[card for cards in held for card in cards if is_blind(s, d, seat, card)]]:
        pools[int(d.level[s.kind(card)])].append(card)
    role = list(range(d.plan.cards))
    for level in LEVELS:
        for card, other in zip(pools[level], shuffled(s, pools[level]), strict=True):
            role[card] = other
    becomes = role[:]
    blind: dict[int, i64] = {}
    for owner in seats:
        loose = [card for card in held[owner] if s.mem[d.traced + card] == 0]
        taken = [card for card in loose if s.mem[d.blind + card] != 0]
        drawn = shuffled(s, decks[owner] + [card for card in loose if s.mem[d.blind + card] == 0])
        deck = len(decks[owner])
        places = decks[owner] + loose
        for card, other in zip(places, drawn[:deck] + shuffled(s, drawn[deck:] + taken), strict=True):
            becomes[card] = role[other]
            blind[becomes[card]] = s.mem[d.blind + other]
    relabel(s, becomes)
    for card, bits in blind.items():  # who does not know whose it is goes with the card, not with the place
        s.mem[d.blind + card] = bits
