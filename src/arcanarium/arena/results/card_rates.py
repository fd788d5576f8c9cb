"""How often a seat wins that had a card, or did something with it, beside how often it would win anyway."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from arcanarium.arena.fixture import Result
from arcanarium.arena.results.shares import Pool, Share, chance_of, findings
from arcanarium.arena.watch import ZONE, Facts
from arcanarium.wording import Wording

HAD: Final = "had"  # it lay in any zone of the seat


class CardLine(NamedTuple):
    """A card in the table of one way of having it."""

    card: str
    share: Share  # of the victories of the seats that had it, in games where not all had
    even: float  # what those seats would win if cards made no difference
    telling: bool  # more than chance, even among so many cards


def ways(results: Sequence[Result]) -> list[str]:
    """All ways that occur, the most general first, then zones, then events."""
    found = {way for result in results for way in result.cards}
    return [HAD, *sorted(found, key=lambda way: (not way.startswith(ZONE), way))] if found else []


def kinds_by_seat(facts: Facts, way: str, seats: int) -> list[set[str]]:
    if way != HAD:
        return [set(kinds) for kinds in facts.get(way, [[]] * seats)]
    found: list[set[str]] = [set() for _ in range(seats)]
    for name, row in facts.items():
        if name.startswith(ZONE):
            for seat, kinds in enumerate(row):
                found[seat] |= set(kinds)
    return found


def card_names(wording: Wording) -> dict[str, str]:
    """Kind -> its name, with the kind itself where several have one name (such as the stones of a colour)."""
    kinds = wording.game.rules.plan.kinds
    names = {kind: wording.card(kind) for kind in kinds}
    often = Counter(names.values())
    return {kind: name if often[name] == 1 else f"{name} [{kind}]" for kind, name in names.items()}


def strength(results: Sequence[Result]) -> dict[int, float]:
    """What a seat of each player wins on average: cards of a stronger player would look better than they are."""
    won: dict[int, float] = {}
    seats: dict[int, int] = {}
    for result in results:
        for player, share in zip(result.seating, result.shares(), strict=True):
            won[player] = won.get(player, 0.0) + share
            seats[player] = seats.get(player, 0) + 1
    return {player: won[player] / seats[player] for player in won}


def card_lines(results: Sequence[Result], way: str) -> list[CardLine]:
    """All cards that some had and others had not, the best first. Results are of one number of seats."""
    usual = strength(results)
    pools: dict[str, Pool] = {}
    evens: dict[str, float] = {}
    for result in results:
        seats = len(result.seating)
        by_seat = kinds_by_seat(result.cards, way, seats)
        shares = result.shares()
        for card in set().union(*by_seat):
            holders = [seat for seat in range(seats) if card in by_seat[seat]]
            if len(holders) == seats:
                continue  # whoever wins had it: that says nothing
            for seat in holders:
                pools.setdefault(card, Pool()).add(result.seed, shares[seat])
                evens[card] = evens.get(card, 0.0) + usual[result.seating[seat]]
    found = {card: pool.share() for card, pool in pools.items()}
    even = {card: evens[card] / share.of for card, share in found.items()}
    order = sorted(found, key=lambda card: (even[card] - found[card].mean, card))
    telling = findings([chance_of(found[card], even[card]) for card in order])
    return [CardLine(card, found[card], even[card], telling[i]) for i, card in enumerate(order)]
