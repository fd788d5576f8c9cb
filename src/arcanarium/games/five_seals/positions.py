"""What cannot be on a table: positions written by hand are checked before anybody plays on."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.plan import SEATS
from arcanarium.games.five_seals.facts import (
    ABSORPTION,
    COLOURS,
    EFFECT,
    ELEMENT,
    ELEMENTS,
    EXTRA_DICE,
    FIRST_CALL,
    HALL,
)
from arcanarium.games.five_seals.steps.dice import dice, number, stock
from arcanarium.games.five_seals.steps.spaces import is_active, scroll_on, space_of, suits, token_colour
from arcanarium.games.five_seals.table import (
    DUNGEON,
    FACE,
    FAMILIAR,
    GUARDIAN,
    IN_USE,
    MAGE,
    NO_TOKEN,
    OWN,
    SPACE,
    STORAGE,
    STORED,
    TOKENS,
    UP,
    dungeon,
)

SOUND: Final = ("", "")


def find_flaw(s: State) -> tuple[str, str]:
    """Where something is wrong and what would be right; empty texts if nothing is."""
    seats = int(s.mem[SEATS])
    found = [
        find_dice_flaw(s, seats),
        find_figure_flaw(s, seats),
        find_scroll_flaw(s, seats),
        find_mark_flaw(s),
        find_seal_flaw(s, seats),
    ]
    return next((each for each in found if each != SOUND), SOUND)


def find_phase_flaw(s: State, phase: str, seat: int) -> tuple[str, str]:
    """The same for a position that starts at a phase, with nothing under way."""
    for card in range(s.plan.cards):
        if s.mem[FACE + card] == IN_USE:
            return (
                s.plan.zone_path(int(s.where(card))),
                f"{s.plan.card_name(card)} is in use only while its effect is carried out",
            )
    if phase == "turn" and not is_active(s, seat):
        return ("turn", f"seat {seat} has finished the round: its familiar is on the Call card")
    return SOUND


def find_mark_flaw(s: State) -> tuple[str, str]:
    for card in range(s.plan.cards):
        name = s.plan.card_name(card)
        if s.where(card) < OWN and s.mem[FACE + card] != UP:
            return (s.plan.zone_path(int(s.where(card))), f"{name} lies face up until somebody has it")
        token = s.mem[STORED + card]
        if token != NO_TOKEN and (s.where(card) < OWN or EFFECT[card] != ABSORPTION):
            return (
                s.plan.zone_path(int(s.where(card))),
                f"a token is stored only on an Absorption scroll that somebody has, not on {name}",
            )
        if token != NO_TOKEN and not suits(token_colour(token), ELEMENT[card]):
            return (
                s.plan.zone_path(int(s.where(card))),
                f"{name} stores tokens of its element, not {TOKENS[token - 1]}",
            )
    return SOUND


def is_on_map(s: State, place: int) -> bool:
    """Is that space, or the hall, on the map in use?"""
    d = dungeon(s)
    return place == HALL or place in d.seals or place in d.scrolls


def find_dice_flaw(s: State, seats: int) -> tuple[str, str]:
    for colour in range(COLOURS):
        there = seats + int(EXTRA_DICE)
        held = sum(int(number(dice(s, seat, colour))) for seat in range(seats))
        if held > there:
            return ("seats", f"there are {there} {ELEMENTS[colour]} dice, not {held}")
        if s.mem[STORAGE] != 0 and held + stock(s, colour) != there:
            left = there - held
            return ("storage", f"holds the {ELEMENTS[colour]} dice that nobody has, {left}, not {stock(s, colour)}")
    return SOUND


def find_figure_flaw(s: State, seats: int) -> tuple[str, str]:
    d = dungeon(s)
    stands = d.maps.stands
    for seat in range(seats):
        for name, cell in (("mage", MAGE), ("familiar", FAMILIAR)):
            place = int(s.mem[cell + seat])
            if place >= 0 and not is_on_map(s, place):
                return (f"seats.{seat}.{name}", f"{stands[place]} is not on the map for {seats} players")
    for element in range(len(ELEMENTS)):
        place = int(s.mem[GUARDIAN + element])
        if place >= 0 and place not in d.scrolls:
            return (
                "guardians",
                f"should be on scroll spaces of the map for {seats} players, not at {stands[place]}",
            )
        card = scroll_on(s, d, place)
        if place >= 0 and (card < 0 or ELEMENT[card] != element):
            return ("guardians", f"the guardian of {ELEMENTS[element]} stands on a scroll of {ELEMENTS[element]}")
    return SOUND


def find_scroll_flaw(s: State, seats: int) -> tuple[str, str]:
    d = dungeon(s)
    taken: set[int] = set()
    for card in range(s.plan.cards):
        space = int(s.mem[SPACE + card])
        name = s.plan.card_name(card)
        if s.where(card) != DUNGEON:
            if space != 0:
                return ("dungeon", f"only lying scrolls have a space, not {name}")
            if card >= FIRST_CALL and s.where(card) >= OWN and has_two_calls(s, card):
                return (s.plan.zone_path(int(s.where(card))), "should have one Call card at most")
            continue
        if card >= FIRST_CALL:
            return ("dungeon", f"{name} never lies on the map")
        if space == 0 or not is_on_map(s, int(space_of(s, d, card))):
            return ("dungeon", f"{name} should lie on a scroll space of the map for {seats} players")
        if space in taken:
            return ("dungeon", f"two scrolls lie on {d.maps.scrolls[space - 1]}")
        taken.add(space)
    return SOUND


def has_two_calls(s: State, call: int) -> bool:
    return any(s.where(other) == s.where(call) for other in range(int(FIRST_CALL), s.plan.cards) if other != call)


def find_seal_flaw(s: State, seats: int) -> tuple[str, str]:
    cells = dungeon(s).cells
    for counter in s.plan.counters:
        if counter.name.startswith("seals_") and counter.cell not in cells and s.mem[counter.cell] != 0:
            return (counter.name, f"is not on the map for {seats} players")
    return SOUND
