"""Positions of Time Masters that cannot be are refused with the place and what would be right."""

from __future__ import annotations

import pytest

from arcanarium.core.game import BadSetup
from arcanarium.core.position import BadPosition, state_of
from arcanarium.games.time_masters.facts import KINDS, KNOWLEDGE, PILE, PREPARATION, TIMER
from arcanarium.games.time_masters.game import GAME
from arcanarium.games.time_masters.table import FIRST, SPHERE, TIMERS

CARDS = GAME.deck


def some(sort: int, slots: int = 0) -> str:
    """The first card of a sort in the shipped set; a timer with that many slots."""
    return next(
        name
        for kind, name in enumerate(CARDS.names)
        if CARDS.sort[kind] == sort and (sort != TIMER or CARDS.slots[kind] == slots) and CARDS.plan.copies[kind] > 2
    )


PREPARED = some(PREPARATION)
HOURGLASS = some(TIMER, 1)
THOUGHTS = some(KNOWLEDGE)


@pytest.mark.parametrize(
    ("seat", "path", "words"),
    [
        ({"imaginary": 5}, "seats.0.imaginary", "0 to 4"),
        ({"unspent": -1}, "seats.0.unspent", "from 0 on"),
        ({"spent": -2}, "seats.0.spent", "from 0 on"),
        ({"on_timers": [THOUGHTS]}, "seats.0.on_timers", "at which timer"),
        ({"on_timers": [{"card": THOUGHTS, "timer": HOURGLASS}]}, "seats.0.on_timers", "of which there is none"),
        (
            {
                "timers": [HOURGLASS],
                "on_timers": [{"card": THOUGHTS, "timer": HOURGLASS}, {"card": THOUGHTS, "timer": HOURGLASS}],
            },
            "seats.0.on_timers",
            "1 at most, not 2",
        ),
        (
            {"timers": [HOURGLASS], "on_timers": [{"card": HOURGLASS, "timer": HOURGLASS}]},
            "seats.0.on_timers",
            "knowledge",
        ),
        ({"timers": [THOUGHTS]}, "seats.0.timers", "timer cards"),
        ({"chain": [HOURGLASS]}, "seats.0.chain", "knowledge cards"),
        ({"released": [PREPARED]}, "seats.0.released", "knowledge cards"),
        ({"resolving": [THOUGHTS]}, "seats.0.resolving", "preparation cards"),
    ],
)
def test_what_cannot_be_is_refused(seat: dict[str, object], path: str, words: str) -> None:
    with pytest.raises(BadPosition) as caught:
        state_of(GAME, {"seats": [seat, {}]})
    assert caught.value.path == path
    assert words in caught.value.message


def test_nothing_is_counted_below_zero() -> None:
    for name, value in {"actions_this_turn": -1, "picks": [0, -1, 0, 0, 0]}.items():
        with pytest.raises(BadPosition, match=f"{name}: should be a number from 0 on, not -1"):
            state_of(GAME, {name: value})


def test_a_card_lies_on_its_owners_timer() -> None:
    theirs: dict[str, object] = {"timers": [HOURGLASS], "on_timers": [{"card": THOUGHTS, "timer": HOURGLASS}]}
    with pytest.raises(BadPosition, match="one of this seat's timers"):
        state_of(GAME, {"seats": [{"timers": [HOURGLASS]}, theirs]})
    theirs["on_timers"] = [{"card": THOUGHTS, "timer": f"{HOURGLASS}.2"}]
    s = state_of(GAME, {"seats": [{"timers": [HOURGLASS]}, theirs]})
    assert s.number(TIMERS + 1) == 1


def test_a_pile_that_is_named_is_as_named_and_the_others_are_full() -> None:
    s = state_of(GAME, {"sphere_2": [], "seats": [{}, {}]})
    assert [int(s.number(SPHERE + sphere)) for sphere in range(5)] == [int(PILE), 0, *[int(PILE)] * 3]
    with pytest.raises(BadPosition, match="cards of sphere 1"):
        state_of(
            GAME, {"sphere_1": [next(n for k, n in enumerate(CARDS.names) if CARDS.level[k] == 3)], "seats": [{}, {}]}
        )


def test_the_first_mage_can_be_chosen() -> None:
    for first in range(3):
        s = GAME.new(3, 9, {"first_player": str(first)})
        assert s.mem[FIRST] == first == s.to_move
    with pytest.raises(BadSetup, match="0 to 2"):
        GAME.new(3, 9, {"first_player": "3"})
    assert KINDS[KNOWLEDGE] == "knowledge"
