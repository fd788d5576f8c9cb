"""What Evenfall's questions tell people: why something is refused, how many things are wanted, what makes a whole."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from arcanarium.core.agenda import State
from arcanarium.core.asking.shape import AN_AMOUNT, MENU, ONE, ORDER, PAIR, SEVERAL, Question
from arcanarium.core.position import state_of
from arcanarium.core.view import Data
from arcanarium.games.evenfall.game import GAME
from arcanarium.games.evenfall.table import MANA
from arcanarium.wording import LANGUAGES, Wording

ENGLISH = Wording("en", GAME)


class Case(NamedTuple):
    """A position, moves from there, an answer that is then refused, and why."""

    reason: str
    given: Data
    moves: list[str]
    refused: str
    why: str


def seat(**what: object) -> Data:
    """A position in which seat 0 has these things and seat 1 has nothing."""
    return {"seats": [what, {}]}


def bound(*pairs: tuple[str, str], **more: object) -> dict[str, object]:
    """Rituals on places of the inner circle."""
    rituals = [{"card": ritual, "bound": place} for ritual, place in pairs]
    return {"inner": [place for _, place in pairs], "rituals": rituals, **more}


def loaded(ritual: str, place: str, **load: int) -> dict[str, object]:
    """A ritual on a place of the inner circle, with pieces or catalysts on it."""
    return {"inner": [place], "rituals": [{"card": ritual, "bound": {"place": place, **load}}]}


def moon(given: Data, **more: object) -> Data:
    return {"side": "moon", **given, **more}


ALL = {"herb": 9, "potion": 9, "knowledge": 9}
NORTH = {"north_places": ["sanctuary", "grotto"]}

CASES = [
    # the menu
    Case(
        "action-done",
        {**NORTH, **seat(hand=["unicorn", "torvin"])},
        ["token"],
        "find grotto",
        "You have already taken your main action this turn.",
    ),
    Case("no-witches", {**NORTH, **seat(witches=0)}, [], "find grotto", "You have no witches left in your supply."),
    Case(
        "needs-witches",
        {**NORTH, **seat(witches=1)},
        [],
        "find sanctuary",
        "You need 2 witches; you have 1 in your supply.",
    ),
    Case("token-used", seat(token_used=True), [], "token", "You have already activated your coven token this round."),
    Case(
        "no-free-place",
        seat(hand=["unicorn"], resources=ALL),
        [],
        "play unicorn",
        "All your places of power have a ritual already.",
    ),
    Case(
        "costs",
        seat(hand=["unicorn"], inner=["grotto_plain"], resources={"herb": 2, "potion": 1}),
        [],
        "play unicorn",
        "It costs 2 herbs, 2 potions, 2 knowledge; you have 2 herbs, 1 potion.",
    ),
    Case("costs", seat(hand=["torvin"]), [], "recruit torvin", "It costs 2 knowledge; you have nothing."),
    Case(
        "costs-reduced",
        seat(hand=["unicorn"], inner=["grotto_plain"], specialists=["sable"], resources={"herb": 4}),
        [],
        "play unicorn",
        "It costs 2 herbs, 2 potions, 2 knowledge; even with 1 resource less you cannot pay.",
    ),
    Case(
        "costs-or-mana",
        seat(hand=["reality_distortion"], inner=["grotto_plain"], mana=1, resources={"herb": 1}),
        [],
        "play reality_distortion",
        "It costs 3 herbs; even with 1 mana in place of each resource you cannot pay.",
    ),
    Case(
        "links-unpaid",
        seat(hand=["guide_wolf"], outer=["night_market", "will_o_the_wisp_fen"], resources={"herb": 2}),
        [],
        "play guide_wolf",
        "You could not pay for the link bonus of any free place.",
    ),
    Case(
        "has-specialist",
        seat(hand=["torvin"], specialists=["torvin"], resources=ALL),
        [],
        "recruit torvin",
        "This specialist is already in your coven.",
    ),
    Case(
        "council-costs",
        seat(hand=["torvin"], council=["keir"], resources={"herb": 2, "potion": 2, "knowledge": 1}),
        [],
        "council torvin",
        "A council member costs you 2 herbs, 2 potions, 2 knowledge; you have 2 herbs, 2 potions, 1 knowledge.",
    ),
    Case("no-cells", seat(**bound(("fog_bell", "grotto"))), [], "witch fog_bell", "This ritual has no action cell."),
    Case(
        "cells-taken",
        seat(**loaded("storm_staff", "grotto", elders=1)),
        [],
        "elder storm_staff",
        "All action cells of this ritual are taken.",
    ),
    Case(
        "no-elders",
        seat(elders=0, **bound(("storm_staff", "grotto"))),
        [],
        "elder storm_staff",
        "You have no elders left in your supply.",
    ),
    Case(
        "elder-outside",
        seat(outer=["grotto"], rituals=[{"card": "storm_staff", "bound": "grotto"}]),
        [],
        "elder storm_staff",
        "Elders can only activate cells in the inner circle.",
    ),
    Case(
        "region-taken",
        {"central_cells": ["1 witch", "1 witch", "none"], **seat()},
        [],
        "witch central",
        "All action cells of this region are taken.",
    ),
    Case(
        "elders-in-regions",
        {"central_cells": ["0 elder", "none", "none"], **seat(hand=["unicorn"], **bound(("shadow_double", "grotto")))},
        [],
        "elder north",
        "Only 1 of your elders may be in action cells of regions.",
    ),
    Case(
        "board-cell-taken",
        moon(seat(coven="cross", board_cell=True)),
        [],
        "witch board",
        "The cell of your board is taken.",
    ),
    Case(
        "no-slots",
        seat(resources=ALL, **bound(("fog_bell", "grotto"))),
        [],
        "sickle fog_bell",
        "This ritual has no slots for catalysts.",
    ),
    Case(
        "slots-taken",
        seat(resources=ALL, **loaded("storm_staff", "grotto", orbs=1)),
        [],
        "sickle storm_staff",
        "All catalyst slots of this ritual are taken.",
    ),
    Case(
        "sickle-costs",
        seat(**bound(("moon_sickle", "grotto"))),
        [],
        "sickle moon_sickle",
        "A sickle costs 1 herb; you have nothing.",
    ),
    Case(
        "orb-costs",
        seat(**bound(("moon_sickle", "grotto"))),
        [],
        "orb moon_sickle",
        "An orb costs 2 potions; you have nothing.",
    ),
    Case(
        "stone-alike",
        moon(seat(coven="thorn", stones=["flame_stone_1", "flame_stone_2"])),
        [],
        "stone flame_stone_2",
        "You have another stone of this kind: choose that one.",
    ),
    Case("no-free-action", seat(specialists=["nora"]), [], "use nora", "This specialist has no free action."),
    Case(
        "used",
        seat(specialists=["torvin"]),
        ["use torvin"],
        "use torvin",
        "You have already used this specialist this round.",
    ),
    Case(
        "stone-cells-taken",
        moon(
            seat(
                coven="thorn",
                stones=["flame_stone_1"],
                stone_cells=[
                    {"card": card, "cell": i + 1}
                    for i, card in enumerate(
                        ["wave_stone_1", "wave_stone_2", "wave_stone_3", "root_stone_1", "root_stone_2"]
                    )
                ],
            )
        ),
        [],
        "stone flame_stone_1",
        "All stone cells of your board are taken.",
    ),
    # what effects need
    Case(
        "needs-mana",
        seat(specialists=["zora"]),
        [],
        "use zora",
        "You need 1 mana; you have 0.",
    ),
    Case(
        "needs-mana",
        seat(specialists=["nora"], mana=1, **bound(("storm_staff", "grotto"))),
        [],
        "mana_orb storm_staff",
        "You need 2 mana; you have 1.",
    ),
    Case("needs-cards", seat(hand=["unicorn"]), [], "trade", "You need 2 cards in hand; you have 1."),
    Case("needs-cards", seat(), [], "witch north", "You need 1 card in hand; you have 0."),
    Case(
        "needs-resources",
        seat(resources={"herb": 1}, **bound(("vessel_of_transmutation", "grotto"))),
        [],
        "witch vessel_of_transmutation",
        "You need 2 resources; you have 1.",
    ),
    Case(
        "no-other-ritual",
        seat(**bound(("pendulum_of_renewal", "grotto"))),
        [],
        "witch pendulum_of_renewal",
        "You have no other ritual.",
    ),
    Case(
        "no-instant",
        seat(specialists=["keita"], **bound(("fog_bell", "grotto"))),
        [],
        "use keita",
        "None of your rituals has an instant effect you could perform.",
    ),
    Case(
        "no-cell-to-copy",
        seat(**bound(("puppet_chameleon", "grotto"))),
        [],
        "elder puppet_chameleon",
        "There is no other ritual with an action cell whose effect you could perform.",
    ),
    Case(
        "no-specialist-to-copy",
        seat(specialists=["ehir"]),
        [],
        "use ehir",
        "No opponent has a specialist whose effect you could copy.",
    ),
    Case(
        "no-pieces-in-regions",
        seat(specialists=["maat"], mana=5),
        [],
        "use maat",
        "You have no pieces in any region.",
    ),
    # within effects
    Case(
        "place-taken",
        seat(
            hand=["guide_wolf"], resources=ALL, outer=["mirror_lake", "temple_ruins"], **bound(("fog_bell", "grotto"))
        ),
        ["play guide_wolf"],
        "bind grotto",
        "Fog Bell is bound to this place.",
    ),
    Case(
        "link-unpaid",
        seat(hand=["guide_wolf"], resources={"herb": 2}, outer=["night_market", "mirror_lake", "temple_ruins"]),
        ["play guide_wolf"],
        "bind night_market",
        "You could not pay for the link bonus of this place as well.",
    ),
    Case(
        "cell-taken",
        moon(seat(coven="thorn", stones=["flame_stone_1"], stone_cells=[{"card": "wave_stone_1", "cell": 3}])),
        ["stone flame_stone_1"],
        "cell 3",
        "There is a stone in this cell.",
    ),
    Case(
        "here-only",
        seat(
            hand=["storm_staff"],
            resources=ALL,
            outer=["herbalists_cottage"],
            **bound(("moon_sickle", "grotto")),
        ),
        ["play storm_staff"],
        "sickle moon_sickle",
        "The catalyst can only go onto Storm Staff.",
    ),
    Case(
        "harvested",
        {
            "seats": [
                bound(("butterfly_fairy", "grotto")),
                {"outer": ["mirror_lake_plain", "kings_barrow_plain", "temple_ruins_plain"]},
            ]
        },
        ["witch butterfly_fairy", "harvest kings_barrow_plain"],
        "harvest kings_barrow_plain",
        "This effect has already harvested this place.",
    ),
    Case(
        "other-circle",
        {
            "seats": [
                bound(("butterfly_fairy", "grotto")),
                {"outer": ["mirror_lake_plain", "kings_barrow_plain"], "inner": ["temple_ruins_plain"]},
            ]
        },
        ["witch butterfly_fairy"],
        "harvest temple_ruins_plain",
        "This place is in the other circle.",
    ),
    Case(
        "itself",
        seat(
            **bound(("pendulum_of_renewal", "grotto"), ("fog_bell", "mirror_lake"), ("word_of_power", "temple_ruins"))
        ),
        ["witch pendulum_of_renewal"],
        "remove pendulum_of_renewal",
        "It must be another card.",
    ),
    Case(
        "not-instant",
        seat(
            specialists=["keita"],
            **bound(("fog_bell", "grotto"), ("crystal_ball", "mirror_lake"), ("icy_shackles", "temple_ruins")),
        ),
        ["use keita"],
        "replay fog_bell",
        "This ritual has no instant effect.",
    ),
    Case(
        "copies",
        {"seats": [{"specialists": ["ehir"]}, {"specialists": ["ehir", "torvin", "nora"]}]},
        ["use ehir"],
        "copy_specialist ehir",
        "A card that copies others cannot be copied.",
    ),
    Case(
        "no-piece-there",
        seat(specialists=["maat"], mana=2, central_pieces={"witch": 1}),
        ["use maat"],
        "reward north lower",
        "You have no pieces in this region.",
    ),
    Case(
        "not-reached",
        moon(seat(coven="cross", path=2)),
        ["token"],
        "step 3",
        "On the path you have only reached step 2.",
    ),
    Case(
        "needs-mana",
        {"phase": "battle", **seat(mana=3, north_pieces={"witch": 1})},
        [],
        "bid 4",
        "You need 4 mana; you have 3.",
    ),
    Case(
        "dial-range",
        {"phase": "battle", **seat(mana=9, specialists=["keir"], north_pieces={"witch": 1})},
        ["bid 5"],
        "dial 8",
        "You may change your dial by at most 2.",
    ),
    Case(
        "stone-unfit",
        {"phase": "end", **seat(inner=["grotto", "mirror_lake"], stones=["flame_stone_1", "wave_stone_1"])},
        ["place_by_hand"],
        "put flame_stone_1",
        "This place does not have the symbol of this stone.",
    ),
]


def reached(given: Data, moves: list[str]) -> tuple[State, Question]:
    """The question of seat 0 after some moves of its own."""
    s = state_of(GAME, given)
    for move in moves:
        s.apply(0, GAME.actions.parse(move))
    return s, GAME.question(s, 0)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}: {case.refused}")
def test_reasons(case: Case) -> None:
    _, question = reached(case.given, case.moves)
    action = GAME.actions.parse(case.refused)
    assert action not in question.options
    why = dict(question.refusals)[action]
    assert GAME.rules.reasons[why.reason].name == case.reason
    assert ENGLISH.why(why) == case.why


def test_every_reason_has_a_case() -> None:
    names = {reason.name for reason in GAME.rules.reasons} - {"cannot"}
    assert names == {case.reason for case in CASES}


def test_reasons_are_whole_sentences_in_every_language() -> None:
    for language in LANGUAGES:
        wording = Wording(language, GAME)
        for case in CASES:
            _, question = reached(case.given, case.moves)
            text = wording.why(dict(question.refusals)[GAME.actions.parse(case.refused)])
            assert text.endswith(".")
            assert text[0].isupper() or text[0] == "«"
        assert not wording.locale.complaints


def notations(wholes: list[list[int]]) -> list[str]:
    return [", ".join(GAME.actions.notation(answer) for answer in whole) for whole in wholes]


def test_a_trade_asks_for_two_cards_at_once() -> None:
    _, question = reached(seat(hand=["unicorn", "bat_swarm", "torvin"]), ["trade"])
    assert question.prompt == "discard"
    assert question.shape.form == SEVERAL
    assert (question.shape.least, question.shape.most) == (2, 2)
    assert ENGLISH.prompt(question) == "Discard 2 cards"
    assert Wording("ru", GAME).prompt(question) == "Сбросьте 2 карты"


def test_the_advanced_draw_says_what_was_named() -> None:
    s = GAME.new(2, 3, {"advanced_draw": "on"})
    assert GAME.question(s, 0).cause == "advanced-draw"
    first = s.legal_for(0)[0]
    s.apply(0, first)
    question = GAME.question(s, 0)
    assert question.shape.named == [first]
    assert ENGLISH.prompt(question) == "Discard 1 more card; everybody shows theirs together"


def test_one_piece_and_its_region_are_a_pair() -> None:
    given = seat(
        hand=["guide_wolf"],
        resources={"herb": 2},
        outer=["mirror_lake_plain"],
        **loaded("storm_staff", "grotto", witches=1),
    )
    _, question = reached(given, ["play guide_wolf"])
    assert question.prompt == "move-pieces"
    assert question.shape.form == PAIR
    assert notations(question.shape.wholes) == [
        "lift_witch storm_staff, region north",
        "lift_witch storm_staff, region central",
        "done",
    ]


def test_several_pieces_are_moved_one_at_a_time() -> None:
    """Their regions would not say which piece goes where."""
    given = seat(
        hand=["guide_wolf"],
        resources={"herb": 2},
        outer=["mirror_lake_plain"],
        **loaded("twin_sickles", "grotto", witches=1, elders=1),
    )
    s, question = reached(given, ["play guide_wolf"])
    assert (question.shape.form, question.shape.least, question.shape.most) == (ONE, 0, 2)
    assert ENGLISH.prompt(question) == "Which pieces do you move, up to 2? (Guide Wolf)"
    s.apply(0, GAME.actions.parse("lift_elder twin_sickles"))
    assert notations([GAME.question(s, 0).shape.named]) == ["lift_elder twin_sickles"]


def test_pieces_that_return_to_the_supply_are_named_together() -> None:
    given = seat(
        hand=["hourglass_of_doom"],
        resources=ALL,
        outer=["mirror_lake_plain"],
        **loaded("twin_sickles", "grotto", witches=1, elders=1),
    )
    _, question = reached(given, ["play hourglass_of_doom"])
    assert question.shape.form == SEVERAL
    assert notations(question.shape.wholes) == [
        "lift_witch twin_sickles, lift_elder twin_sickles",
        "lift_witch twin_sickles, done",
        "lift_elder twin_sickles",
        "done",
    ]


def test_elders_from_the_supply_share_a_region() -> None:
    given = seat(hand=["bone_flute"], resources=ALL, outer=["mirror_lake_plain"])
    _, question = reached(given, ["play bone_flute"])
    assert question.shape.form == SEVERAL
    assert "lift_elder supply, region north, lift_elder supply" in notations(question.shape.wholes)


def test_a_share_of_mana_lists_what_can_be_paid_so() -> None:
    given = seat(hand=["reality_distortion"], inner=["grotto_plain"], mana=2, resources={"herb": 3})
    s, question = reached(given, ["play reality_distortion"])
    assert notations(question.shape.wholes) == [
        "mana_for herb, mana_for herb, done",
        "mana_for herb, done",
        "done",
    ]
    assert int(s.mem[MANA]) == 2


def test_forms() -> None:
    for given, moves, form in (
        (seat(), [], MENU),
        (seat(), ["token"], MENU),
        ({"phase": "battle", **seat(mana=3, north_pieces={"witch": 1})}, [], AN_AMOUNT),
        (seat(specialists=["zora"], mana=2), ["use zora"], AN_AMOUNT),
        (
            moon(seat(coven="thorn", stones=["flame_stone_1"], outer=["grotto"])),
            ["stone flame_stone_1", "cell 2"],
            ORDER,
        ),
    ):
        _, question = reached(given, moves)
        assert question.shape.form == form


def test_a_stone_is_asked_for_because_of_its_place() -> None:
    given = {"phase": "end", **seat(inner=["grotto", "mirror_lake"], stones=["flame_stone_1", "wave_stone_1"])}
    s, question = reached(given, ["place_by_hand"])
    assert GAME.d.names[question.source] == s.step_for(0).about(s)["stone_for"]


def test_what_is_shown_with_a_question_comes_from_it() -> None:
    s, _ = reached(seat(hand=["unicorn"]), ["witch central"])
    assert [len(side) for side in GAME.extras(s, 0)["choice"]] == [1, 2]  # type: ignore[attr-defined]
