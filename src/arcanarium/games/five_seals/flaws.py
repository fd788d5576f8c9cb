"""What cannot be on a table: positions written by hand are checked before anybody plays on."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.plan import SEATS
from arcanarium.games.five_seals.board import EXTRA_DICE, FACES, FEWEST_SEATS, MAPS, SCROLLS, STANDS
from arcanarium.games.five_seals.cards import COLOURS, ELEMENTS, FIRST_CALL
from arcanarium.games.five_seals.dice import dice, number
from arcanarium.games.five_seals.table import DUNGEON, FAMILIAR, FIRST, GUARDIAN, MAGE, OWN, PLAN, SPACE

SOUND = ("", "")


def flaw(s: State) -> tuple[str, str]:
    """Where something is wrong and what would be right; empty texts if nothing is."""
    seats = int(s.mem[SEATS])
    if s.mem[FIRST] >= seats:
        return ("first", f"should be a seat from 0 to {seats - 1}, not {s.mem[FIRST]}")
    for check in (dice_flaw(s, seats), figure_flaw(s, seats), scroll_flaw(s, seats), seal_flaw(s, seats)):
        if check != SOUND:
            return check
    return SOUND


def faces(seats: int) -> list[str]:
    return [str(face) for face in MAPS[seats - FEWEST_SEATS]["faces"]]


def on_map(place: str, seats: int) -> bool:
    return place == "hall" or place.partition("_")[0] in faces(seats)


def dice_flaw(s: State, seats: int) -> tuple[str, str]:
    for colour in range(COLOURS):
        there = seats + int(EXTRA_DICE)
        held = sum(int(number(dice(s, seat, colour))) for seat in range(seats))
        if held > there:
            return ("seats", f"there are {there} {ELEMENTS[colour]} dice, not {held}")
    return SOUND


def figure_flaw(s: State, seats: int) -> tuple[str, str]:
    for seat in range(seats):
        for name, cell in (("mage", MAGE), ("familiar", FAMILIAR)):
            place = int(s.mem[cell + seat])
            if place >= 0 and not on_map(STANDS[place], seats):
                return (f"seats.{seat}.{name}", f"{STANDS[place]} is not on the map for {seats} players")
    for element in range(len(ELEMENTS)):
        place = int(s.mem[GUARDIAN + element])
        if place >= 0 and (STANDS[place] not in SCROLLS or not on_map(STANDS[place], seats)):
            return (
                "guardians",
                f"should be on scroll spaces of the map for {seats} players, not at {STANDS[place]}",
            )
    return SOUND


def scroll_flaw(s: State, seats: int) -> tuple[str, str]:
    taken: set[int] = set()
    for card in range(s.plan.cards):
        space = int(s.mem[SPACE + card])
        name = s.plan.card_name(card)
        if s.where(card) != DUNGEON:
            if space != 0:
                return ("dungeon", f"only lying scrolls have a space, not {name}")
            if card >= FIRST_CALL and s.where(card) >= OWN and has_two_calls(s, card):
                return (f"seats.{s.where(card) - OWN}.scrolls", "should have one Call card at most")
            continue
        if card >= FIRST_CALL:
            return ("dungeon", f"{name} never lies on the map")
        if space == 0 or not on_map(SCROLLS[space - 1], seats):
            return ("dungeon", f"{name} should lie on a scroll space of the map for {seats} players")
        if space in taken:
            return ("dungeon", f"two scrolls lie on {SCROLLS[space - 1]}")
        taken.add(space)
    return SOUND


def has_two_calls(s: State, call: int) -> bool:
    return any(s.where(other) == s.where(call) for other in range(int(FIRST_CALL), s.plan.cards) if other != call)


def seal_flaw(s: State, seats: int) -> tuple[str, str]:
    unused = [f"seals_{face['id']}" for face in FACES if face["id"] not in faces(seats)]
    for counter in PLAN.counters:
        for prefix in unused:
            if counter.name.startswith(prefix) and s.mem[counter.cell] != 0:
                return (counter.name, f"is not on the map for {seats} players")
    return SOUND
