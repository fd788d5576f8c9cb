"""What Res Arcana tells of its questions: a position for every reason, the shapes of payments, causes of events."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from arcanarium.core.agenda import State
from arcanarium.core.asking.shape import ORDER, SEVERAL
from arcanarium.core.asking.wholes import list_wholes
from arcanarium.core.position import state_of
from arcanarium.games import load
from arcanarium.games.res_arcana.facts import bag_of, kind
from arcanarium.games.res_arcana.steps.essences import clip
from arcanarium.games.res_arcana.table import RULES
from arcanarium.wording import Wording

GAME = load("res_arcana")
Case = tuple[str, str, tuple[int, int] | None, list[str], dict[str, Any], dict[str, Any]]


def bag(**essences: int) -> int:
    """As reasons name them."""
    return int(clip(bag_of(essences)))


def turned(card: str) -> dict[str, object]:
    return {"card": card, "turned": True}


def play(position: dict[str, Any], *moves: str) -> State:
    s = state_of(GAME, position)
    for move in moves:
        s.apply(int(s.to_move), GAME.actions.parse(move))
    return s


# Reason, what is refused, its numbers, moves before, the seat to move, its rival or what else there is.
CASES: list[Case] = [
    (
        "needs-essences",
        "place windup_man",
        (bag(elan=1, life=1, calm=1, gold=1), bag(life=1, gold=1)),
        [],
        {"hand": ["windup_man"], "pool": {"elan": 3, "calm": 1}},
        {},
    ),
    ("needs-essences", "claim_top", (bag(gold=4), bag(gold=1)), [], {"pool": {"gold": 3}}, {}),
    ("needs-essences", "claim coral_castle", None, [], {"pool": {"calm": 3}}, {}),
    ("needs-essences", "use duelist", (bag(death=1), bag(death=1)), [], {"play": ["duelist"]}, {}),
    # Discounts take no Gold off.
    (
        "needs-essences",
        "place athanor",
        (bag(gold=1), bag(gold=1)),
        [],
        {"play": ["artificer"], "hand": ["athanor"], "pool": {"elan": 3}},
        {},
    ),
    ("needs-number", "place crypt", (5, 4), [], {"hand": ["crypt"], "pool": {"death": 2, "gold": 2}}, {}),
    ("needs-number", "use alchemist", (4, 3), [], {"play": ["alchemist"], "pool": {"death": 2, "gold": 1}}, {}),
    (
        "needs-fitting",
        "place fire_dragon",
        (2, 1),
        [],
        {"play": ["artificer", "dragon_bridle"], "hand": ["fire_dragon"], "pool": {"elan": 1, "life": 5}},
        {},
    ),
    (
        "needs-one-of",
        "use mermaid",
        (bag(life=1, calm=1, gold=1), 0),
        [],
        {"play": ["mermaid"], "pool": {"elan": 2}},
        {},
    ),
    (
        "needs-lying",
        "use_second athanor",
        (bag(elan=6), bag(elan=4)),
        [],
        {"play": [{"card": "athanor", "essences": {"elan": 4}}]},
        {},
    ),
    ("needs-creature", "use_second sacred_grove", None, [], {"play": ["sacred_grove", "prism", turned("hawk")]}, {}),
    ("needs-dragon", "use_second dragons_lair", None, [], {"play": ["dragons_lair", "hawk"]}, {}),
    (
        "needs-beast",
        "use_second sacrificial_pit",
        None,
        [],
        {"play": ["sacrificial_pit", "prism"], "pool": {"death": 1}},
        {},
    ),
    ("needs-other", "use_second fiery_whip", None, [], {"play": ["fiery_whip"]}, {}),
    ("needs-artifact", "price", None, ["use sea_serpent"], {"play": ["sea_serpent"]}, {"play": ["temple"]}),
    ("empty-hand", "use_second sacrificial_dagger", None, [], {"play": ["sacrificial_dagger"]}, {}),
    ("empty-hand", "price", None, ["use wind_dragon"], {"play": ["wind_dragon"]}, {"play": ["temple"]}),
    ("no-monuments", "claim_top", None, [], {"pool": {"gold": 4}}, {"monument_deck": []}),
    ("no-power", "use celestial_horse", None, [], {"play": ["celestial_horse"]}, {}),
    ("only-reacts", "use healer", None, [], {"play": ["healer"]}, {}),
    ("only-check", "use golden_statue", None, [], {"play": ["golden_statue"], "pool": {"gold": 3}}, {}),
    (
        "only-dragons",
        "react dragon_bridle",
        None,
        ["use elvish_bow"],
        {"play": ["elvish_bow"]},
        {"play": ["dragon_bridle", "temple"]},
    ),
    ("is-turned", "use_second prism", None, [], {"play": [turned("prism")]}, {}),
    (
        "is-turned",
        "react healer",
        None,
        ["use elvish_bow"],
        {"play": ["elvish_bow"]},
        {"play": [turned("healer"), "temple"]},
    ),
    (
        "is-straight",
        "straighten prism",
        None,
        ["use reanimate"],
        {"play": ["reanimate", "prism"], "pool": {"calm": 1}},
        {},
    ),
    ("while-turned", "use guard_dog", None, [], {"play": ["guard_dog"], "pool": {"elan": 1}}, {}),
    (
        "not-creature",
        "turn prism",
        None,
        ["use_second sacred_grove"],
        {"play": ["sacred_grove", "prism", "hawk", "mermaid"]},
        {},
    ),
    ("not-dragon", "place prism", None, ["use dragon_egg"], {"play": ["dragon_egg"], "hand": ["prism"]}, {}),
    (
        "not-beast",
        "destroy prism",
        None,
        ["use_second sacrificial_pit"],
        {"play": ["sacrificial_pit", "prism", "hawk", "mermaid"], "pool": {"death": 1}},
        {},
    ),
    (
        "not-itself",
        "destroy fiery_whip",
        None,
        ["use_second fiery_whip"],
        {"play": ["fiery_whip", "prism", "hawk"]},
        {},
    ),
    (
        "not-in-cost",
        "pay gold",
        None,
        ["place dragon_teeth"],
        {"play": ["artificer"], "hand": ["dragon_teeth"], "pool": {"elan": 1, "death": 2, "gold": 1}},
        {},
    ),
    ("not-given", "gain gold", None, ["use horn_of_plenty"], {"play": ["horn_of_plenty"]}, {}),
    ("none-left", "pay gold", None, ["use scholar"], {"play": ["scholar"], "pool": {"elan": 1, "life": 1}}, {}),
    (
        "one-type",
        "pay life",
        None,
        ["use_second prism", "pay elan"],
        {"play": ["prism"], "pool": {"elan": 2, "life": 1}},
        {},
    ),
    ("item-taken", "item research", (1, 0), ["pass"], {"play": ["alchemy"]}, {"play": ["research"]}),
    ("item-returned", "item alchemy", None, ["pass"], {"play": ["alchemy"]}, {}),
]


@pytest.mark.parametrize(
    ("reason", "action", "numbers", "moves", "mine", "more"), CASES, ids=[f"{case[0]} {case[1]}" for case in CASES]
)
def test_a_reason_is_given(
    reason: str,
    action: str,
    numbers: tuple[int, int] | None,
    moves: list[str],
    mine: dict[str, Any],
    more: dict[str, Any],
) -> None:
    shared = {name: more[name] for name in more if name == "monument_deck"}
    rival = {name: more[name] for name in more if name not in shared}
    s = play({"seats": [mine, rival], **shared}, *moves)
    refusal = dict(GAME.question(s, int(s.to_move)).refusals)[GAME.actions.parse(action)]
    assert RULES.reasons[refusal.reason].name == reason
    if numbers is not None:
        assert (refusal.a, refusal.b) == numbers


def test_every_reason_is_given_somewhere() -> None:
    assert {case[0] for case in CASES} == {reason.name for reason in RULES.reasons[1:]}


def test_reasons_are_whole_sentences() -> None:
    s = play({"seats": [{"hand": ["windup_man"], "pool": {"elan": 3, "calm": 1}}, {}]})
    refusal = dict(GAME.question(s, 0).refusals)[GAME.actions.parse("place windup_man")]
    assert Wording("en", GAME).why(refusal) == "It costs 1 Elan, 1 Life, 1 Calm, 1 Gold; you lack 1 Life, 1 Gold."
    assert Wording("ru", GAME).why(refusal) == "Стоимость: Порыв, Жизнь, Покой, Золото. Не хватает: Жизнь, Золото."


# -- shapes


def wholes_of(s: State) -> list[list[str]]:
    return [
        [GAME.actions.notation(answer) for answer in whole] for whole in GAME.question(s, int(s.to_move)).shape.wholes
    ]


def test_a_discarded_artifact_brings_one_gold_or_two_others() -> None:
    s = play({"seats": [{"hand": ["prism"]}, {}]}, "discard prism")
    shape = GAME.question(s, 0).shape
    assert (shape.form, shape.least, shape.most) == (SEVERAL, 1, 2)
    others = ["elan", "life", "calm", "death"]
    pairs = [[f"gain {one}", f"gain {other}"] for i, one in enumerate(others) for other in others[i:]]
    assert wholes_of(s) == [*pairs, ["gain gold"]]
    s.apply(0, GAME.actions.parse("gain calm"))
    question = GAME.question(s, 0)
    assert (question.shape.least, question.shape.most) == (1, 1)
    assert [GAME.actions.notation(action) for action, _ in question.shape.things] == ["gain calm", "gain death"]
    assert Wording("en", GAME).cause(question.source, question.cause) == "for the discarded artifact"


def test_any_number_of_one_type() -> None:
    s = play({"seats": [{"play": ["prism"], "pool": {"elan": 2, "gold": 1}}, {}]}, "use_second prism")
    assert wholes_of(s) == [["pay elan", "pay elan", "done"], ["pay elan", "done"], ["pay gold", "done"], ["done"]]
    s.apply(0, GAME.actions.parse("pay elan"))
    shape = GAME.question(s, 0).shape
    assert (shape.least, shape.most, [GAME.actions.notation(named) for named in shape.named]) == (0, 1, ["pay elan"])


def test_a_payment_says_how_much_is_due_and_what_was_paid_in_any_case() -> None:
    s = play(
        {"seats": [{"hand": ["crypt"], "pool": {"elan": 2, "death": 3, "gold": 1}}, {}]},
        "place crypt",
    )
    question = GAME.question(s, 0)
    assert Wording("en", GAME).prompt(question) == "Pay 2 essences (Crypt)"
    assert Wording("ru", GAME).prompt(question) == "Заплатите 2 эссенции («Склеп»)"
    paid = Counter(GAME.actions.notation(named) for named in question.shape.named)
    assert paid == {"pay elan": 1, "pay death": 2}
    assert dict(question.shape.things) == {
        GAME.actions.parse(f"pay {essence}"): 1 for essence in ("elan", "death", "gold")
    }


def test_cards_looked_at_are_put_back_in_every_order() -> None:
    s = play(
        {
            "monuments": ["library", "temple"],
            "monument_deck": ["oracle", "obelisk", "colossus"],
            "seats": [{"play": ["seer"]}, {}],
        },
        "use seer",
    )
    assert GAME.question(s, 0).shape.form == ORDER
    assert len({tuple(whole) for whole in wholes_of(s)}) == 6
    assert all(len(whole) == 3 for whole in wholes_of(s))


def test_a_question_ends_where_another_card_asks() -> None:
    """Both ask for essences to collect, one after the other: each for itself."""
    s = state_of(GAME, {"phase": "collect", "seats": [{"play": ["healer", "calm_elan"]}, {}]})
    assert [len(whole) for whole in list_wholes(s, 0)] == [1, 1]
    s.apply(0, GAME.actions.parse("gain calm"))
    assert GAME.question(s, 0).source == kind("calm_elan")


# -- causes


def causes(s: State, move: str) -> list[tuple[str, int]]:
    """Events and the cards that made them happen, after a move."""
    s.open_log()
    s.apply(int(s.to_move), GAME.actions.parse(move))
    events = [(RULES.events[event[0]].name, event[6]) for event in s.take_log()]
    s.close_log()
    return events


def test_a_reaction_is_its_own_doing_and_not_the_attackers() -> None:
    s = play(
        {"seats": [{"play": ["elvish_bow"]}, {"play": ["dancing_sword", "temple"], "pool": {"elan": 1}}]},
        "use elvish_bow",
    )
    sword = kind("dancing_sword")
    assert causes(s, "react dancing_sword")[:3] == [("reacted", sword), ("paid", sword), ("put-on", sword)]
    s = play({"seats": [{"play": ["elvish_bow"]}, {"play": ["temple"]}]}, "use elvish_bow")
    assert causes(s, "react temple")[:2] == [("reacted", kind("temple")), ("turned", kind("temple"))]


def test_a_loss_and_its_price_are_the_attackers_doing() -> None:
    for move, event in (("suffer", "lost"), ("price", "paid")):
        s = play(
            {"seats": [{"play": ["bone_dragon"]}, {"play": ["temple"], "pool": {"death": 1, "life": 2}}]},
            "use bone_dragon",
        )
        assert (event, kind("bone_dragon")) in causes(s, move)


def test_an_artifact_is_placed_by_what_let_it_be_placed_and_paid_for_itself() -> None:
    position = {"seats": [{"play": ["crypt"], "discard": ["fiery_whip"], "pool": {"elan": 2, "death": 3}}, {}]}
    s = play(position, "use_second crypt", "place fiery_whip")
    events = causes(s, "pay elan") + causes(s, "pay elan")
    assert ("paid", kind("fiery_whip")) in events
    assert events[-2:][0] == ("placed", kind("crypt"))
    s = play({"seats": [{"hand": ["dwarven_pickaxe"], "pool": {"elan": 1}}, {}]})
    assert causes(s, "place dwarven_pickaxe")[:2] == [("paid", kind("dwarven_pickaxe")), ("placed", -1)]


def test_upkeep_is_the_doing_of_the_forge() -> None:
    s = state_of(
        GAME, {"phase": "collect", "seats": [{"play": ["cursed_forge"], "pool": {"death": 1}}, {"play": ["duelist"]}]}
    )
    assert ("paid", kind("cursed_forge")) in causes(s, "upkeep pay")
