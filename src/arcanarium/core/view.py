"""What a seat may see, as plain data: built from what may be seen, never by deleting."""

from __future__ import annotations

from typing import Final, cast

from arcanarium.core.agenda import AUTO, Event, State
from arcanarium.core.ints import i64
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


def same_cells(before: State, s: State, first: i64, size: i64) -> bool:
    old, new = before.mem, s.mem
    for cell in range(first, first + size):
        if old[cell] != new[cell]:
            return False
    return True


def same_zone(before: State, s: State, number: i64) -> bool:
    """The same cards in the same order, known to the same seats, with the same marks."""
    if before.first(number) != s.first(number) or before.number(number) != s.number(number):
        return False
    plan = s.plan
    eyes: i64 = plan.eyes
    card = s.first(number)
    while card >= 0:
        if before.after(card) != s.after(card) or before.mem[eyes + card] != s.mem[eyes + card]:
            return False
        for mark in plan.marks:
            cell: i64 = mark.cell
            if before.mem[cell + card] != s.mem[cell + card]:
                return False
        card = s.after(card)
    return True


def same_cards(before: State, s: State) -> bool:
    """No card has moved, nobody has learned about one, and no mark has changed: most answers are like that."""
    plan = s.plan
    if not same_cells(before, s, plan.heads, plan.eyes + plan.cards - plan.heads):
        return False
    for mark in plan.marks:
        if not same_cells(before, s, mark.cell, plan.cards):
            return False
    return True


def describe(s: State, seat: int, before: State | None = None, old: Data | None = None) -> Data:
    """Zones, counters and marks: shared ones by name, those of the seats in the list `seats`.

    With what that seat saw `before`, what has not changed is taken from there and not built again.
    """
    plan = s.plan
    count = int(s.mem[SEATS])
    seats: list[Data] = [{} for _ in range(count)]
    data: Data = {"turn": int(s.mem[TURN])}
    shared: Data = {} if old is None else old
    theirs: list[Data] = [{} for _ in range(count)] if old is None else cast("list[Data]", old["seats"])
    for counter in plan.counters:
        if counter.seen == HIDDEN and seat != EVERYTHING:
            continue
        name = counter.name
        for owner in range(count if counter.each else 1):
            if counter.seen != OPEN and seat != EVERYTHING and seat != owner:
                continue
            to = seats[owner] if counter.each else data
            first = counter.cell + owner * counter.size
            if before is not None and same_cells(before, s, first, counter.size):
                to[name] = (theirs[owner] if counter.each else shared)[name]
                continue
            values = [counter.reading.show(int(s.mem[first + i])) for i in range(counter.size)]
            to[name] = values[0] if counter.size == 1 else values
    nothing_moved = before is not None and same_cards(before, s)
    for zone in plan.zones:
        name = zone.name
        for owner in range(count if zone.each else 1):
            to = seats[owner] if zone.each else data
            number = zone.first + owner
            if before is not None and (nothing_moved or same_zone(before, s, number)):
                to[name] = (theirs[owner] if zone.each else shared)[name]
            else:
                to[name] = zone_entry(s, zone, number, seat)
    data["seats"] = seats
    return data


def seen_event(event: Event, seat: int) -> Event:
    """The same event without the card, if that seat may not know it."""
    kind, who, card, eyes, a, b, cause = event
    if card >= 0 and seat != EVERYTHING and not eyes >> seat & 1:
        return (kind, who, -2, 0, a, b, cause)
    return event


def may_hear(event: Event, seat: int) -> bool:
    """What the engine answered for a seat is told to that seat alone."""
    return event[0] != AUTO or seat == EVERYTHING or event[1] == seat
