"""What a written position leaves out, and what is wrong with one that cannot be."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.time_masters import table
from arcanarium.games.time_masters.facts import (
    KINDS,
    KNOWLEDGE,
    LEVELS,
    MOST_IMAGINARY,
    PILE,
    PREPARATION,
    TIMER,
)
from arcanarium.games.time_masters.steps.timers import count_at
from arcanarium.games.time_masters.table import Deck

# Which sort of card lies where.
SORTS: Final = [
    ("timers", int(table.TIMERS), TIMER),
    ("on_timers", int(table.ON_TIMERS), KNOWLEDGE),
    ("released", int(table.RELEASED), KNOWLEDGE),
    ("chain", int(table.CHAIN), KNOWLEDGE),
    ("resolving", int(table.RESOLVING), PREPARATION),
]


def deal_piles(s: State, d: Deck, named: set[str]) -> None:
    """Ten cards out of the box, as they come, onto every sphere that a position does not mention."""
    for card in s.cards(table.BOX):
        level = d.level[s.kind(card)]
        if level > 0 and f"sphere_{level}" not in named and s.number(table.SPHERE + level - 1) < PILE:
            s.extract(card)
            s.append(card, table.SPHERE + level - 1)


def find_flaw(s: State, d: Deck) -> tuple[str, str]:
    """The first thing that cannot be: where, and what would be right."""
    for counter in s.plan.counters:
        if not counter.each:
            for k in range(counter.size):
                if s.mem[counter.cell + k] < 0:
                    return (counter.name, f"should be a number from 0 on, not {s.mem[counter.cell + k]}")
    for seat in range(int(s.mem[SEATS])):
        found = find_wrong_tokens(s, seat)
        if not found[1]:
            found = find_wrong_cards(s, d, seat)
        if found[1]:
            return (f"seats.{seat}.{found[0]}", found[1])
    for level in LEVELS:
        for card in s.cards(table.SPHERE + level - 1):
            if d.level[s.kind(card)] != level:
                name = s.plan.card_name(int(card))
                return (f"sphere_{level}", f"should hold cards of sphere {level}, not {name}")
    return ("", "")


def find_wrong_tokens(s: State, seat: int) -> tuple[str, str]:
    m = s.mem
    imaginary = m[table.IMAGINARY + seat]
    if imaginary < 0 or imaginary > MOST_IMAGINARY:
        return ("imaginary", f"should be a number from 0 to {MOST_IMAGINARY}, not {imaginary}")
    for name, cell in (("unspent", table.UNSPENT), ("spent", table.SPENT), ("surcharge", table.SURCHARGE)):
        if m[cell + seat] < 0:
            return (name, f"should be a number from 0 on, not {m[cell + seat]}")
    return ("", "")


def find_wrong_cards(s: State, d: Deck, seat: int) -> tuple[str, str]:
    """Places in front of a mage hold one sort of card; those on and under timers lie at one of their owner's, and no
    more on it than it has slots."""
    for name, zone, sort in SORTS:
        for card in s.cards(zone + seat):
            if d.sort[s.kind(card)] != sort:
                return (name, f"should hold {KINDS[sort]} cards, not {s.plan.card_name(int(card))}")
    for name, zone in (("on_timers", table.ON_TIMERS), ("tucked", table.TUCKED)):
        for card in s.cards(zone + seat):
            shown = s.plan.card_name(int(card))
            timer = s.mem[d.timer + card] - 1
            if timer < 0:
                return (name, f"{shown} should say at which timer it lies: {{card: {shown}, timer: ...}}")
            if s.where(timer) != table.TIMERS + seat:
                return (name, f"{shown} should lie at one of this seat's timers, {name_timers(s, seat)}")
    for timer in s.cards(table.TIMERS + seat):
        lying = count_at(s, d, table.ON_TIMERS + seat, timer)
        slots = d.slots[s.kind(timer)]
        if lying > slots:
            return ("on_timers", f"{s.plan.card_name(int(timer))} should hold {slots} at most, not {lying}")
    return ("", "")


def name_timers(s: State, seat: i64) -> str:
    names = [s.plan.card_name(int(timer)) for timer in s.cards(table.TIMERS + seat)]
    return ", ".join(names) if names else "of which there is none"
