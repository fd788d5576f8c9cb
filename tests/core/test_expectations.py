"""What a scenario can expect, and what it may begin with."""

from __future__ import annotations

import pytest

from arcanarium.core.position import zone_named
from arcanarium.core.scenario import BadScenario, Failure, run
from arcanarium.core.view import Data
from arcanarium.games import load

GIVEN: dict[str, object] = {
    "library_given": [True, False],
    "seats": [
        {
            "hand": ["amulet_of_air", "crystal_orb"],
            "play": [{"card": "amulet_of_water", "tokens": {"fire": 2}}, "purse_of_io", "purse_of_io"],
            "reserve": {"earth": 2},
            "crystals": 4,
            "gauge": 3,
        },
        {"play": ["bespelled_grimoire"], "crystals": 1},
    ],
}


def check(then: dict[str, object], **more: object) -> None:
    run({"game": "seasons", "given": GIVEN, "then": then, **more}, load)


@pytest.mark.parametrize(
    "then",
    [
        {"library_given": [True, False]},
        {"seats.0.reserve": {"earth": 2, "air": 0}},
        {"seats.0.reserve.air": 0, "seats.0.reserve.earth": 2},
        {"seats.0.play.amulet_of_water.tokens": {"fire": 2, "air": 0}, "seats.0.play.amulet_of_water.turned": False},
        {"seats.0.play.amulet_of_water.tokens.fire": 2, "seats.0.play.purse_of_io.tokens": {}},
        {"seats.0.play.purse_of_io.2.turned": False, "seats.0.play.purse_of_io.2.tokens.air": 0},
        {"seats.0.play.contains": ["purse_of_io.2"], "seats.0.hand.contains": ["crystal_orb"]},
        {"scores.0": 12, "scores": [12, 9], "breakdown.1.crystals": 1, "winners.0": 0},
        {"extras.capacity": [7, 10], "extras.capacity.1": 10, "extras.season": 0},
        {"only": ["end_turn", "bonus exchange", "bonus transmute", "bonus gauge"]},
        {"why": {"summon amulet_of_air": "no-slot", "activate purse_of_io": "no-activation"}},
        {"why": {"summon amulet_of_air": {"no-slot": [3]}}},
        {"seats.0.hand": ["crystal_orb", "amulet_of_air"]},
    ],
)
def test_what_holds(then: dict[str, object]) -> None:
    check(then)


@pytest.mark.parametrize(
    ("then", "path", "message"),
    [
        ({"library_given": [False, True]}, "then.library_given", "should be [False, True], but is [True, False]"),
        ({"seats.0.reserve": {"air": 0}}, "then.seats.0.reserve", "but is {'earth': 2}"),
        ({"seats.0.reserve": {"earth": 2, "ari": 0}}, "then.seats.0.reserve", "but is {'earth': 2}"),
        ({"seats.0.play.crystal_orb.tokens": {}}, "then.seats.0.play.crystal_orb.tokens", "crystal_orb is not there"),
        ({"seats.0.play.purse_of_io.turned": True}, "then.seats.0.play.purse_of_io.turned", "but is False"),
        ({"seats.0.hand.contains": ["crystal_orb"] * 2}, "then.seats.0.hand.contains", "should contain"),
        ({"scores": [9, 12]}, "then.scores", "but is [12, 9]"),
        ({"extras.capacity": [10, 7]}, "then.extras.capacity", "but is [7, 10]"),
        (
            {"only": ["end_turn"]},
            "then.only",
            "nothing else should be offered, but bonus exchange, bonus transmute, bonus gauge;",
        ),
        ({"only": ["draw"]}, "then.only.0", "'draw' should be offered"),
        ({"why": {"end_turn": "cannot"}}, "then.why.end_turn", "there is no reason; seat 0 is asked main"),
        (
            {"why": {"summon amulet_of_air": "used"}},
            "then.why.summon amulet_of_air",
            "should be refused because of used, but is because of no-slot [3]",
        ),
        (
            {"why": {"summon amulet_of_air": {"no-slot": [2]}}},
            "then.why.summon amulet_of_air",
            "should be refused because of no-slot [2], but is because of no-slot [3]",
        ),
    ],
)
def test_what_does_not_hold(then: dict[str, object], path: str, message: str) -> None:
    with pytest.raises(Failure) as caught:
        check(then)
    assert caught.value.path == path
    assert message in caught.value.message


@pytest.mark.parametrize(
    ("then", "path", "message"),
    [
        ({"seats.0.play.amulet_of_water.token": {}}, "then.seats.0.play.amulet_of_water.token", "mean tokens?"),
        ({"seats.0.crystals.contains": [1]}, "then.seats.0.crystals.contains", "only a list"),
        ({"why": ["end_turn"]}, "then.why", "should be a mapping"),
        ({"why": {False: "used"}}, "then.why.False", "put them in quotes"),
        ({"why": {"end_turn": "usde"}}, "then.why.end_turn", "there is no reason 'usde'; did you mean used?"),
        ({"why": {"end_turn": {"used": [], "cannot": []}}}, "then.why.end_turn", "should be one reason"),
        ({"only": [True]}, "then.only.0", "put them in quotes"),
    ],
)
def test_what_makes_no_sense(then: dict[str, object], path: str, message: str) -> None:
    with pytest.raises(BadScenario) as caught:
        check(then)
    assert caught.value.path == path
    assert message in caught.value.message


def test_numbers_of_a_reason_are_written_as_in_positions() -> None:
    poor = {"seats": [{"hand": ["amulet_of_air"], "reserve": {"fire": 1}, "gauge": 1}, {}]}
    why = {"summon amulet_of_air": {"needs-energy": [{"air": 2}, {"fire": 1}]}}
    run({"game": "seasons", "given": poor, "then": {"why": why}}, load)


def test_a_move_that_fails_shows_why_and_what_the_engine_answered_by_itself() -> None:
    moves = [{"0": "activate potion_of_knowledge"}, {"0": "gain earth"}, {"0": "gain earth"}]
    given = {"seats": [{"play": ["potion_of_knowledge"], "hand": ["amulet_of_air"]}, {}]}
    with pytest.raises(Failure) as caught:
        check({}, given=given, when=moves)
    assert caught.value.path == "when.2.0"
    assert caught.value.message.endswith(
        f"before that the engine answered by itself: {', '.join(['0: gain earth'] * 4)}"
    )
    with pytest.raises(
        Failure, match=r"may not answer 'summon amulet_of_air' because of no-slot \[0\]; seat 0 is asked"
    ):
        check({}, given=given, when=[{"0": "summon amulet_of_air"}])


# -- what a scene begins with

NEW = {"seats": 2, "seed": 3, "options": {"level": "apprentice"}}


def begun(given: object, then: dict[str, object]) -> None:
    run({"game": "seasons", "new": NEW, "given": given, "then": then}, load)


def test_a_new_game_can_be_changed() -> None:
    begun({}, {"prompt": "first-year", "asked": [0, 1], "deck.number": 42})
    begun({"year": 2, "seats": [{"crystals": 7}]}, {"year": 2, "seats.0.crystals": 7, "seats.1.crystals": 0})
    begun(
        {"phase": "main", "turn": 1, "seats": [{}, {"hand": ["crystal_orb"]}]},
        {"prompt": "main", "asked": 1, "seats.1.hand": ["crystal_orb"]},
    )


def test_a_card_is_taken_from_the_supply_before_anybody_who_has_it() -> None:
    game = load("seasons")
    s = game.new(2, 3, {"level": "apprentice"})
    held = [game.rules.plan.card_name(int(card)) for card in s.cards(zone_named(game, "picked").first + 1)]
    other = held[0].partition(".")[0]
    begun({"seats": [{"hand": [other]}]}, {"seats.0.hand": [other], "seats.1.picked": held})
    begun(
        {"seats": [{"hand": [other, other]}]}, {"seats.0.hand": [other, other], "seats.1.picked.number": len(held) - 1}
    )


@pytest.mark.parametrize(
    ("given", "path", "message"),
    [
        ({"yaer": 2}, "given.yaer", "did you mean year?"),
        ({"agenda": []}, "given.agenda", "is nothing this game has"),
        ({"seats": [{}, {}, {}]}, "given.seats", "there are 2 seats, not 3"),
        ({"first": 2}, "given.first", "should be a seat from 0 to 1, not 2"),
        ({"turn": 2}, "given.turn", "should be a seat from 0 to 1, not 2"),
        ({"phase": "tea"}, "given.phase", "main, turn"),
        ({"die_gains": True}, "given.die_gains", "put them in quotes"),
    ],
)
def test_changes_that_make_no_sense(given: object, path: str, message: str) -> None:
    with pytest.raises(BadScenario) as caught:
        begun(given, {})
    assert caught.value.path == path
    assert message in caught.value.message


def test_nothing_lies_aside_when_a_phase_begins() -> None:
    for name, zone in (("seasons", "looked"), ("res_arcana", "looked")):
        card = load(name).rules.plan.kinds[0]
        with pytest.raises(BadScenario, match="should be empty in the phase") as caught:
            run({"game": name, "given": {"seats": [{zone: [card]}, {}]}, "then": {}}, load)
        assert caught.value.path == f"given.seats.0.{zone}"


def test_bases() -> None:
    bases: dict[str, Data] = {"two": {"game": "seasons", "base": "two", "given": GIVEN}}
    run({"base": "two", "then": {"seats.0.crystals": 4}}, load, bases)
    run(
        {"base": "two", "given": {"year": 3, "seats": [{"crystals": 0}, {}, {"gauge": 2}]}, "then": {
            "year": 3, "seats.0.crystals": 0, "seats.0.gauge": 3, "seats.1.crystals": 1, "seats.2.gauge": 2}},
        load, bases,
    )  # fmt: skip
    new: dict[str, Data] = {"fresh": {"game": "seasons", "new": NEW, "given": {"year": 2}}}
    run(
        {"base": "fresh", "new": {"seats": 3}, "then": {"year": 2, "seats.number": 3, "level": "apprentice"}}, load, new
    )
    with pytest.raises(BadScenario, match="game: should be seasons, the game of its base"):
        run({"game": "evenfall", "base": "two", "then": {}}, load, bases)
    with pytest.raises(BadScenario, match="there is no base 'tow'"):
        run({"base": "tow", "then": {}}, load, bases)
