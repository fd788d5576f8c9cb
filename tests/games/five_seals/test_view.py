"""Five Seals of Magic: what views and questions tell, so that nobody has to work it out from the rules."""

from __future__ import annotations

import random

import pytest

from arcanarium.core.agenda import State
from arcanarium.core.position import state_of
from arcanarium.games import load
from arcanarium.games.five_seals.facts import ELEMENTS
from arcanarium.games.five_seals.steps.obstacles import NOTHING, Ways, is_closed
from arcanarium.games.five_seals.steps.spaces import element_at, scroll_on, seals_of, strength_at
from arcanarium.games.five_seals.table import MAGE, MAPS, Why, dungeon
from arcanarium.games.five_seals.view import obstacles_of

GAME = load("five_seals")


def turns(seats: int, circle: str) -> list[State]:
    """Main decisions of a random game, some of them."""
    choose = random.Random(seats)
    s = GAME.new(seats, 5, {"extra_circle": circle, "mages": "by_seat"})
    found = []
    while not s.is_over():
        if s.asked(s.to_move)[0] == "main" and choose.random() < 0.3:
            found.append(s.clone())
        s.play(s.to_move, choose.choice(s.legal()))
    return found


@pytest.mark.parametrize(("seats", "circle"), [(2, "circle1"), (3, "circle4"), (5, "circle2")])
def test_the_reach_in_a_view_is_what_walking_finds(seats: int, circle: str) -> None:
    for s in turns(seats, circle):
        seat = int(s.to_move)
        ways = Ways(s, dungeon(s), seat, int(s.mem[MAGE + seat]))
        free = {place for place, obstacle in enumerate(ways.first) if obstacle == NOTHING}
        told = GAME.view(s, seat)["extras"]["reach"]
        assert told["seat"] == seat
        assert set(told["found"]) == {MAPS.stands[space] for space in free.intersection(seals_of(s, dungeon(s)))}
        walked = {MAPS.places[place] for place in free if not is_closed(s, dungeon(s), seat, place)} | {
            MAPS.stands[s.mem[MAGE + seat]]
        }
        assert set(told["walked"]) - set(MAPS.scrolls) == walked - set(MAPS.scrolls)


@pytest.mark.parametrize(("seats", "circle"), [(2, "circle1"), (4, "circle3")])
def test_the_payments_in_a_view_are_what_breaking_asks_for(seats: int, circle: str) -> None:
    for s in turns(seats, circle):
        seat = int(s.to_move)
        payments = GAME.view(s, seat)["extras"]["payments"]
        for space in seals_of(s, dungeon(s)):
            action = GAME.actions.parse(f"break {MAPS.stands[space]}")
            if action not in s.legal():
                continue
            card = scroll_on(s, dungeon(s), space)
            sets = payments[
                f"{ELEMENTS[element_at(s, dungeon(s), space, card)]}_{strength_at(s, dungeon(s), space, card)}"
            ]
            after = s.clone()
            after.apply(seat, action)
            if after.asked(after.to_move)[0] != "spend":
                assert len(sets) == 1
                continue
            wholes = GAME.question(after, seat).shape.wholes
            asked = [[GAME.actions.notation(spent).removeprefix("spend ") for spent in whole] for whole in wholes]
            assert sorted(asked) == sorted(sets)


def test_everybody_is_told_what_the_own_dice_pay() -> None:
    s = state_of(GAME, {"seats": [{"fire": [1, 2]}, {"air": [6]}]})
    assert GAME.view(s, 0)["extras"]["payments"] == {
        "fire_2": [["fire_2"]],
        "fire_3": [["fire_2", "fire_1"]],
        "mind_2": [["fire_2"]],
        "mind_3": [["fire_2", "fire_1"]],
    }
    assert GAME.view(s, 1)["extras"]["payments"]["mind_5"] == [["air_6"]]
    assert "payments" not in GAME.view(s, None)["extras"]


def test_a_second_seal_takes_no_dice() -> None:
    seals = {"a1_door": "fire_2", "a1_stair": "fire_3"}
    mine = {"fire": [2, 2], "scrolls": ["acceleration_fire"]}
    s = state_of(GAME, {"circle": "circle4", "seals_a1": seals, "seals_b1": {"b1_door": "fire_2"}, "seats": [mine, {}]})
    for answer in ("cast acceleration_fire", "break a1_door"):
        s.apply(0, GAME.actions.parse(answer))
    assert s.asked(0)[0] == "second-seal"
    assert GAME.view(s, 0)["extras"]["payments"] == {}


@pytest.mark.parametrize(("seats", "circle"), [(2, "circle4"), (3, "circle1")])
def test_whoever_waits_is_told_what_the_question_would_refuse(seats: int, circle: str) -> None:
    for s in turns(seats, circle):
        mover = int(s.to_move)
        assert "obstacles" not in GAME.view(s, mover)["extras"]
        asked = {GAME.actions.notation(action): list(why) for action, why in GAME.question(s, mover).refusals}
        told = obstacles_of(s, mover, True)
        assert {f"break {space}": why for space, why in told.items()} == {
            notation: why for notation, why in asked.items() if notation.startswith("break ")
        }
        waiting = (mover + 1) % seats
        assert GAME.view(s, waiting)["extras"]["obstacles"] == obstacles_of(s, waiting, True)
        of_dice = {Why.NO_DICE_OF, Why.TOO_WEAK}
        watched = GAME.view(s, None)["extras"]
        assert watched["obstacles"] == {space: why for space, why in told.items() if why[0] not in of_dice}
        names = [GAME.rules.reasons[why[0]].name for space, why in told.items() if space in watched["reach"]["blocked"]]
        assert set(names) <= {"guarded", "protected", "occupied"}


PLAIN = {"a1_door": "fire_2"}
NAMED = [
    ({"fire": [1, 2, 3]}, {}, ["break a1_stair"], "break a1_stair"),
    ({"fire": [1, 2, 2]}, {}, ["break a1_stair"], "break a1_stair, spend fire_2"),  # the first die is no choice
    ({"fire": [1, 2, 3]}, {}, ["call errand", "break a1_stair"], "call errand, break a1_stair"),
    ({"fire": [1, 2], "scrolls": ["purification_fire"]}, {}, ["cast purification_fire", "die fire_1"], "die fire_1"),
    (
        {"fire": [1, 2], "scrolls": ["transmutation_fire"]},
        {},
        ["cast transmutation_fire", "die fire_1", "die fire_2"],
        "die fire_1, die fire_2",
    ),
    (
        {"scrolls": ["replacement_fire"]},
        {},
        ["cast replacement_fire", "choose a1_door"],
        "choose a1_door",
    ),
    (
        {"fire": [1], "air": [1, 2], "scrolls": ["forgery_fire"]},
        {"fire": [5, 6]},
        ["cast forgery_fire", "die fire_6"],
        "seat 1, die fire_6",
    ),
    (
        {"fire": [1], "scrolls": ["modification_fire"]},
        {"fire": [5, 6]},
        ["cast modification_fire", "die fire_1", "seat 1", "die fire_5"],
        "die fire_1, seat 1, die fire_5",
    ),
    (
        {"scrolls": ["transfer_fire", "purification_air", "purification_earth"]},
        {"scrolls": ["purification_fire"]},
        ["cast transfer_fire"],
        "obtain purification_fire",
    ),
    ({"scrolls": ["capture_fire"]}, {"fire": [1, 2]}, ["cast capture_fire"], "seat 0"),
]


@pytest.mark.parametrize(("mine", "theirs", "after", "named"), NAMED, ids=lambda value: str(value)[-40:])
def test_a_question_tells_what_has_been_named(mine: dict, theirs: dict, after: list[str], named: str) -> None:
    seals = {"a1_door": "fire_2", "a1_stair": "fire_3", "a1_arc1": "water_2", "a1_arc2": "air_2", "a1_nook": "fire_2"}
    s = state_of(GAME, {"circle": "circle3", "seals_a1": seals, "seats": [mine, theirs]})
    for answer in after:
        s.apply(s.to_move, GAME.actions.parse(answer))
    told = GAME.question(s, int(s.to_move)).shape.named
    assert ", ".join(GAME.actions.notation(action) for action in told) == named


def test_a_view_tells_which_token_could_be_kept() -> None:
    given = {"circle": "circle2", "seals_a1": PLAIN, "seats": [{"fire": [2], "scrolls": ["absorption_fire"]}, {}]}
    s = state_of(GAME, given)
    assert "token" not in GAME.view(s, 0)["extras"]
    s.apply(0, GAME.actions.parse("break a1_door"))
    assert GAME.view(s, 0)["extras"]["token"] == "fire_2"
