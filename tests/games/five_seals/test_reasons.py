"""Five Seals of Magic: why something cannot be done, one position for every reason."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from arcanarium.core.position import state_of
from arcanarium.games import load
from arcanarium.wording import Wording

GAME = load("five_seals")
WORDING = Wording("en", GAME)


class Case(NamedTuple):
    """At a position, after these answers, something is refused."""

    why: str
    answer: str
    given: dict
    after: tuple[str, ...] = ()


def two(mine: dict, theirs: dict | None = None, **table: object) -> dict:
    """A table for two."""
    return {**table, "seats": [mine, theirs or {}]}


def four(mine: dict, *theirs: dict) -> dict:
    return {"circle": "circle3", "seats": [mine, *theirs]}


def scroll(card: str, space: str) -> dict:
    return {"card": card, "space": space}


def used(card: str) -> dict:
    return {"card": card, "face": "down"}


def guardian_of_fire(at: str) -> list[str]:
    return [at, "unused", "unused", "unused", "unused"]


ALL_HELD = {"fire": [1, 1, 1], "water": [1, 1, 1]}
OTHERS_HELD = {"air": [1, 1, 1], "earth": [1, 1, 1]}
BEHIND_THE_NOOK = [scroll("purification_fire", "a1_scroll2")]

CASES = [
    # the storage
    Case("There are no red dice in the storage.", "take fire", {**two({"fire": [1, 1, 1]}), "phase": "round"}),
    Case(
        "The storage has only 1 of this colour; you need 2.",
        "colour water",
        two({"fire": [1, 2], "water": [1], "scrolls": ["transmutation_fire"]}, {"water": [1]}),
        ("cast transmutation_fire", "die fire_1", "die fire_2"),
    ),
    Case(
        "The storage is empty.",
        "cast multiplication_mind",
        two({**ALL_HELD, "scrolls": ["multiplication_mind"]}, OTHERS_HELD),
    ),
    Case(
        "There are no dice of another colour in the storage.",
        "cast transmutation_fire",
        two({"fire": [1], "water": [1, 1, 1], "scrolls": ["transmutation_fire"]}, OTHERS_HELD),
    ),
    # seals
    Case(
        "The guardian of fire stands on it: nobody can break it.",
        "break a1_scroll2",
        two({"fire": [6]}, guardians=guardian_of_fire("a1_scroll2"), dungeon=BEHIND_THE_NOOK),
    ),
    Case(
        "Another player's familiar protects it (Player 1).",
        "break a1_door",
        two({"fire": [6]}, {"familiar": "a1_door"}, seals_a1={"a1_door": "fire_2"}),
    ),
    Case(
        "Another player's mage stands on it (Player 1).",
        "break a1_door",
        two({"fire": [6]}, {"mage": "a1_door"}, seals_a1={"a1_door": "fire_2"}),
    ),
    Case(
        "The way is closed by a seal: water 2 (Archive, nook).",
        "break a1_scroll2",
        two({"fire": [6]}, seals_a1={"a1_nook": "water_2"}, dungeon=BEHIND_THE_NOOK),
    ),
    Case(
        "Another player's mage stands in the way: Player 1 (Archive, nook).",
        "break a1_scroll2",
        two({"fire": [6]}, {"mage": "a1_nook"}, dungeon=BEHIND_THE_NOOK),
    ),
    Case(
        "Another player's familiar stands in the way: Player 1 (Archive, nook).",
        "break a1_scroll2",
        two({"fire": [6]}, {"familiar": "a1_nook"}, dungeon=BEHIND_THE_NOOK),
    ),
    Case("You have no red dice.", "break a1_door", two({"water": [6]}, seals_a1={"a1_door": "fire_2"})),
    Case(
        "You need strength 6; your dice make 5.",
        "break a1_door",
        two({"fire": [2, 3], "water": [6]}, seals_a1={"a1_door": "fire_6"}),
    ),
    Case(
        "You need strength 3; your dice make 2.",
        "break a1_scroll2",
        two({"fire": [1, 1], "water": [1]}, dungeon=[scroll("purification_mind", "a1_scroll2")]),
    ),
    Case(
        "Familiars break tokens only.",
        "break a1_scroll2",
        two({"fire": [6]}, seals_b1={"b1_door": "fire_2", "b1_arc1": "fire_2"}, dungeon=BEHIND_THE_NOOK),
        ("call errand",),
    ),
    Case(
        "You can reach it without this spell.",
        "break a1_nook",
        two(
            {"fire": [3], "scrolls": ["overcoming_fire"]},
            seals_a1={"a1_nook": "fire_2"},
            seals_b1={"b1_nook": "fire_2"},
            dungeon=[*BEHIND_THE_NOOK, scroll("purification_fire.2", "b1_scroll2")],
        ),
        ("cast overcoming_fire",),
    ),
    Case(
        "The way would still be closed.",
        "break a1_scroll6",
        two(
            {"fire": [3], "scrolls": ["overcoming_fire"]},
            seals_a1={"a1_nook": "fire_2", "a1_lock1": "fire_2", "a1_lock2": "fire_2"},
            dungeon=[*BEHIND_THE_NOOK, scroll("purification_fire.2", "a1_scroll6")],
        ),
        ("cast overcoming_fire",),
    ),
    Case(
        "From there you could reach no second seal that this scroll breaks.",
        "break a1_nook",
        two(
            {"fire": [2], "water": [2], "scrolls": ["acceleration_fire"]},
            seals_a1={"a1_nook": "fire_2"},
            seals_b1={"b1_nook": "water_2"},
            seals_c1={"c1_nook": "water_2"},
        ),
        ("cast acceleration_fire",),
    ),
    Case(
        "It must be another element: fire.",
        "choose c1_door",
        two(
            {"scrolls": ["disintegration_fire"]},
            seals_a1={"a1_door": "fire_2"},
            seals_b1={"b1_door": "fire_2"},
            seals_c1={"c1_door": "water_2"},
        ),
        ("cast disintegration_fire",),
    ),
    Case(
        "You do not need this die: the others are strong enough.",
        "spend fire_1",
        two({"fire": [6, 5, 1]}, seals_a1={"a1_door": "fire_5"}),
        ("break a1_door",),
    ),
    Case(
        "You can still break a seal (Archive, door).",
        "drop_out",
        two({"fire": [2]}, seals_a1={"a1_door": "fire_2"}),
    ),
    # scrolls
    Case(
        "You have used this scroll this round.",
        "cast purification_fire",
        two({"fire": [1], "scrolls": [used("purification_fire")]}),
    ),
    Case("You have used this scroll this round.", "call barrier", two({"scrolls": [used("call_raven")]})),
    Case(
        "It counts at the end of the game and is never cast.",
        "cast revaluation_fire",
        two({"scrolls": ["revaluation_fire"]}),
    ),
    Case("Your familiar stands here already.", "call barrier", two({"mage": "a1_door", "familiar": "a1_door"})),
    Case("Here your familiar would be in nobody's way.", "call barrier", two({})),
    Case(
        "No token within reach is weak enough for your dice.",
        "call errand",
        two({"fire": [2]}, dungeon=BEHIND_THE_NOOK),
    ),
    Case(
        "No seal within reach is weak enough for your dice.",
        "cast acceleration_fire",
        two({"fire": [2], "scrolls": ["acceleration_fire"]}, dungeon=BEHIND_THE_NOOK),
    ),
    Case(
        "Whatever you break, you could reach no second seal that this scroll breaks.",
        "cast acceleration_fire",
        two({"fire": [2], "scrolls": ["acceleration_fire"]}, seals_a1={"a1_nook": "fire_2"}),
    ),
    Case(
        "There is no token within reach that this scroll takes you past.",
        "cast overcoming_fire",
        two({"fire": [2], "scrolls": ["overcoming_fire"]}, seals_a1={"a1_nook": "water_2"}),
    ),
    Case(
        "No single figure of another player bars your way.",
        "cast teleportation_fire",
        two({"fire": [2], "scrolls": ["teleportation_fire"]}),
    ),
    Case(
        "There is no seal beyond that you could break.",
        "cast overcoming_fire",
        two({"fire": [2], "scrolls": ["overcoming_fire"]}, seals_a1={"a1_nook": "fire_2"}, dungeon=BEHIND_THE_NOOK),
    ),
    Case("There is no token on it.", "cast absorption_fire", two({"fire": [1], "scrolls": ["absorption_fire"]})),
    Case(
        "There is a token like this on it already.",
        "store absorption_fire",
        two(
            {"fire": [2], "scrolls": [{"card": "absorption_fire", "stored": "fire_2"}, "absorption_mind"]},
            circle="circle2",
            seals_a1={"a1_door": "fire_2"},
        ),
        ("break a1_door",),
    ),
    Case("There are no tokens on the map.", "cast disintegration_mind", two({"scrolls": ["disintegration_mind"]})),
    Case(
        "There are no tokens of this element on the map: fire.",
        "cast protection_fire",
        two({"scrolls": ["protection_fire"]}, seals_a1={"a1_door": "water_2"}),
    ),
    Case(
        "There are no scrolls of this element on the map: fire.",
        "cast guardian_fire",
        two({"scrolls": ["guardian_fire"]}, dungeon=[scroll("purification_air", "a1_scroll2")]),
    ),
    Case(
        "There is a familiar on every token of this element.",
        "cast protection_fire",
        two({"familiar": "a1_door", "scrolls": ["protection_fire"]}, seals_a1={"a1_door": "fire_2"}),
    ),
    Case(
        "There is no pair that this scroll can swap.",
        "cast exchange_fire",
        two({"scrolls": ["exchange_fire"]}, seals_a1={"a1_door": "fire_2", "a1_stair": "fire_2"}),
    ),
    Case(
        "There is nothing to swap it with.",
        "choose d1_door",
        two(
            {"scrolls": ["replacement_fire"]},
            seals_a1={"a1_door": "fire_2"},
            seals_b1={"b1_door": "fire_2"},
            seals_c1={"c1_door": "water_2"},
            seals_d1={"d1_door": "fire_3"},
        ),
        ("cast replacement_fire",),
    ),
    Case(
        "This scroll cannot swap these two.",
        "choose b1_door",
        two(
            {"scrolls": ["replacement_fire"]},
            seals_a1={"a1_door": "fire_2"},
            seals_b1={"b1_door": "fire_2"},
            seals_c1={"c1_door": "water_2"},
            seals_d1={"d1_door": "water_2"},
        ),
        ("cast replacement_fire", "choose a1_door"),
    ),
    Case(
        "The guardian stands here already.",
        "choose a1_scroll2",
        two(
            {"scrolls": ["guardian_fire"]},
            guardians=guardian_of_fire("a1_scroll2"),
            dungeon=[*BEHIND_THE_NOOK, scroll("purification_fire.2", "b1_scroll2")],
        ),
        ("cast guardian_fire",),
    ),
    # dice
    Case(
        "You need a die of another element: fire.",
        "die water_1",
        two({"fire": [1, 2], "water": [1], "scrolls": ["purification_fire"]}),
        ("cast purification_fire",),
    ),
    Case(
        "You need a die of another element: fire.",
        "spend water_6",
        two({"fire": [5, 6], "water": [6]}, seals_a1={"a1_door": "fire_5"}),
        ("break a1_door",),
    ),
    Case(
        "All your fitting dice show 6 already.",
        "cast saturation_fire",
        two({"fire": [6], "water": [1], "scrolls": ["saturation_fire"]}),
    ),
    Case(
        "A die that shows 6 cannot be raised.",
        "die fire_6",
        two({"fire": [1, 2, 6], "scrolls": ["saturation_fire"]}),
        ("cast saturation_fire",),
    ),
    Case(
        "A die that shows 1 cannot be lowered.",
        "die fire_1",
        two({"scrolls": ["modification_fire"]}, {"fire": [1, 3, 4]}, circle="circle3"),
        ("cast modification_fire",),
    ),
    Case(
        "It must be a different colour.",
        "colour fire",
        two({"fire": [1, 2], "scrolls": ["transmutation_fire"]}),
        ("cast transmutation_fire", "die fire_1", "die fire_2"),
    ),
    Case(
        "None of your dice can be raised and none of an opponent's lowered.",
        "cast modification_fire",
        two({"fire": [6], "scrolls": ["modification_fire"]}, {"fire": [1]}),
    ),
    # opponents
    Case(
        "All your opponents have finished the round.",
        "cast capture_fire",
        two({"scrolls": ["capture_fire"]}, {"fire": [1], "familiar": "call_card"}),
    ),
    Case(
        "Player 3 has finished the round.",
        "seat 3",
        four({"scrolls": ["capture_fire"]}, {"fire": [1]}, {"fire": [1]}, {"fire": [1], "familiar": "call_card"}),
        ("cast capture_fire",),
    ),
    Case(
        "Player 3 has no dice that fit.",
        "seat 3",
        four({"scrolls": ["capture_fire"]}, {"fire": [1]}, {"fire": [1]}, {"air": [1]}),
        ("cast capture_fire",),
    ),
    Case(
        "No opponent still in the round has red dice.",
        "cast capture_fire",
        two({"scrolls": ["capture_fire"]}, {"air": [1]}),
    ),
    Case(
        "You have no die of another colour to give.",
        "cast forgery_fire",
        two({"fire": [1], "scrolls": ["forgery_fire"]}, {"fire": [2]}),
    ),
    Case(
        "No opponent still in the round has a face-up scroll of this element: fire.",
        "cast transfer_fire",
        two({"scrolls": ["transfer_fire"]}, {"scrolls": [used("saturation_fire"), "saturation_air"]}),
    ),
    Case(
        "You have no face-up scroll of equal strength to give in return.",
        "cast transfer_fire",
        two({"scrolls": ["transfer_fire", used("saturation_air")]}, {"scrolls": ["saturation_fire"]}),
    ),
    Case(
        "You have no face-up scroll of strength 4 to give in return.",
        "obtain saturation_fire",
        two(
            {"scrolls": ["transfer_fire", "purification_air"]},
            {"scrolls": ["purification_fire", "purification_fire.2", "saturation_fire"]},
        ),
        ("cast transfer_fire",),
    ),
    Case(
        "You need a scroll of strength 3; this one has 2.",
        "give transmutation_air",
        two(
            {"scrolls": ["transfer_fire", "purification_air", "purification_earth", "transmutation_air"]},
            {"scrolls": ["purification_fire", "purification_fire.2"]},
        ),
        ("cast transfer_fire", "obtain purification_fire"),
    ),
    Case(
        "No opponent's scroll of this element would do anything for you now: fire.",
        "cast appropriation_fire",
        two({"water": [1], "scrolls": ["appropriation_fire"]}, {"scrolls": ["saturation_fire"]}),
    ),
    Case(
        "You have no red dice.",
        "appropriate saturation_fire",
        two(
            {"water": [1], "scrolls": ["appropriation_fire"]},
            {"fire": [1], "scrolls": ["saturation_fire", "multiplication_fire", "multiplication_fire.2"]},
        ),
        ("cast appropriation_fire",),
    ),
]


def refusals(case: Case) -> dict[str, tuple[str, str]]:
    """Answer -> the name of the reason and its sentence."""
    s = state_of(GAME, case.given)
    for answer in case.after:
        s.apply(s.to_move, GAME.actions.parse(answer))
    return {
        GAME.actions.notation(action): (GAME.rules.reasons[why.reason].name, WORDING.why(why))
        for action, why in GAME.question(s, int(s.to_move)).refusals
    }


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.answer}: {case.why}")
def test_what_cannot_be_done_is_explained(case: Case) -> None:
    assert refusals(case)[case.answer][1] == case.why


def test_a_mage_that_somebody_has_is_explained() -> None:
    s = GAME.new(2, 1)
    s.apply(0, GAME.actions.parse("mage shaman_north"))
    refused = {GAME.actions.notation(action): WORDING.why(why) for action, why in GAME.question(s, 1).refusals}
    assert refused == {"mage shaman_north": "Player 0 already plays this mage."}


def test_every_reason_has_a_position() -> None:
    shown = {refusals(case)[case.answer][0] for case in CASES} | {"cannot", "mage-taken"}
    assert shown == {reason.name for reason in GAME.rules.reasons}
