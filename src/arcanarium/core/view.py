"""What a seat may see, as plain data: built from what may be seen, never by deleting."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import Event, State
from arcanarium.core.plan import HIDDEN, OPEN, SEATS, TURN, Zone

Data = dict[str, object]

EVERYTHING: Final = -1  # instead of a seat: the open view


def spectator(s: State) -> int:
    """The seat that stands for those who do not play."""
    return s.plan.seats


def card_entry(s: State, card: int) -> object:
    """A card by name, with the marks that are set."""
    name = s.plan.card_name(card)
    marks: Data = {
        mark.name: mark.reading.show(int(s.mem[mark.cell + card]))
        for mark in s.plan.marks
        if s.mem[mark.cell + card] != 0
    }
    return {"card": name, **marks} if marks else name


def zone_entry(s: State, zone: Zone, number: int, seat: int) -> object:
    """A list of cards if all are seen; else how many there are and which of them that seat knows."""
    cards = [int(card) for card in s.cards(number)]
    if seat == EVERYTHING:
        return [card_entry(s, card) for card in cards]
    if zone.counted:
        return len(cards)
    if int(s.plan.audience[number]) >> seat & 1:
        return [card_entry(s, card) for card in cards]
    known = {place: card for place, card in enumerate(cards) if s.knows(seat, card)}
    if not known:
        return len(cards)
    if zone.ordered:
        return {"number": len(cards), "known": {str(place): card_entry(s, card) for place, card in known.items()}}
    return {"number": len(cards), "known": [card_entry(s, card) for card in known.values()]}


def described(s: State, seat: int) -> Data:
    """Zones, counters and marks: shared ones by name, those of the seats in the list `seats`."""
    plan = s.plan
    seats: list[Data] = [{} for _ in range(int(s.mem[SEATS]))]
    data: Data = {"turn": int(s.mem[TURN])}
    for counter in plan.counters:
        if counter.seen == HIDDEN and seat != EVERYTHING:
            continue
        for owner in range(len(seats) if counter.each else 1):
            if counter.seen != OPEN and seat not in (EVERYTHING, owner):
                continue
            first = counter.cell + owner * counter.size
            values = [counter.reading.show(int(s.mem[first + i])) for i in range(counter.size)]
            (seats[owner] if counter.each else data)[counter.name] = values[0] if counter.size == 1 else values
    for zone in plan.zones:
        for owner in range(len(seats) if zone.each else 1):
            (seats[owner] if zone.each else data)[zone.name] = zone_entry(s, zone, zone.first + owner, seat)
    data["seats"] = seats
    return data


def seen_event(event: Event, seat: int) -> Event:
    """The same event without the card, if that seat may not know it."""
    kind, who, card, eyes, a, b = event
    if card >= 0 and seat != EVERYTHING and not eyes >> seat & 1:
        return (kind, who, -2, 0, a, b)
    return event
