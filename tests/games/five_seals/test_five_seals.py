"""Five Seals of Magic: invariants under random play, facts of box and maps, a scenario for every card and ruling."""

from __future__ import annotations

import random
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest
import yaml

from arcanarium.core.agenda import State
from arcanarium.core.game import BadSetup
from arcanarium.core.position import BadPosition, state_of
from arcanarium.games import load
from arcanarium.games.five_seals import board, reach
from arcanarium.games.five_seals.cards import CIRCLE, CIRCLES, EFFECTS, ELEMENT, ELEMENTS, FOLDER, SLOTS, STRENGTH
from arcanarium.games.five_seals.game import DECLARED
from arcanarium.games.five_seals.table import MAGE

GAME = load("five_seals")
HERE = Path(__file__).parent
NATURAL = ELEMENTS[:4]
SEATS = (2, 3, 4, 5)
EXTRA = ("circle1", "circle2", "circle3", "circle4")
UNOBSERVABLE = {
    "R44": "the maps themselves: checked by the tests of the map below",
    "R45": "says which source wins where sources disagree; what follows is the mages' familiars in cards.toml",
}


def scenarios() -> list[dict]:
    found = []
    for path in sorted((HERE / "scenarios").glob("*.yaml")):
        found += list(yaml.safe_load_all(path.read_text("utf-8")))
    return found


def ruled() -> set[str]:
    names: set[str] = set()
    for scene in scenarios():
        rule = scene["rule"]
        names |= set(rule if isinstance(rule, list) else [rule])
    return names


# -- coverage


def test_every_card_has_a_scenario() -> None:
    named = ruled()
    cards = tomllib.loads((FOLDER / "cards.toml").read_text("utf-8"))["card"]
    assert [card["id"] for card in cards if f"card {card['id']}" not in named] == []


def test_every_ruling_has_a_scenario_or_a_reason() -> None:
    text = (HERE.parents[2] / "docs" / "rulings" / "five_seals.md").read_text("utf-8")
    rulings = sorted(set(re.findall(r"^### (R\d\d)", text, re.M)))
    assert rulings == [f"R{number:02}" for number in range(1, 47)]
    named = ruled()
    assert [ruling for ruling in rulings if f"ruling {ruling}" not in named] == sorted(UNOBSERVABLE)


def test_every_worked_example_has_a_scenario() -> None:
    examples = {name for name in ruled() if name.startswith("example ")}
    assert examples == {
        "example minimal dice", "example turn 1", "example turn 2", "example scoring", "example transmutation",
        "example purification", "example purification_air", "example saturation", "example saturation_fire",
        "example forgery",
    }  # fmt: skip


def test_every_effect_is_declared() -> None:
    assert sorted(DECLARED) == sorted(EFFECTS)


def test_scenario_names_are_unique() -> None:
    names = Counter(scene["name"] for scene in scenarios())
    assert [name for name, number in names.items() if number > 1] == []


# -- facts


def test_the_box_holds_what_the_rulebook_says() -> None:
    circles = Counter(CIRCLES[CIRCLE[card]] for card in range(len(SLOTS)) if CIRCLE[card] >= 0)
    assert circles == dict.fromkeys(CIRCLES, 25)
    assert sum(board.TOKENS_OF) * 4 == 120
    faces = Counter((CIRCLE[card], STRENGTH[card], ELEMENT[card]) for card in range(len(SLOTS)) if CIRCLE[card] >= 0)
    assert set(faces.values()) == {1}


@pytest.mark.parametrize(
    ("seats", "seals", "scrolls"),
    [
        (2, [16, 12, 11, 8, 6], [5, 5, 5, 5, 6]),
        (3, [22, 14, 14, 12, 7], [6, 7, 7, 6, 7]),
        (4, [28, 16, 16, 17, 9], [8, 9, 7, 8, 9]),
        (5, [33, 19, 19, 18, 12], [10, 9, 9, 9, 10]),
    ],
)
def test_a_map_has_its_spaces_and_hangs_together(seats: int, seals: list[int], scrolls: list[int]) -> None:
    for names, numbers in ((board.SEALS, seals), (board.SCROLLS, scrolls)):
        frames = Counter(board.FRAMES[space] for space in board.spaces_of(seats, names))
        assert [frames[strength] for strength in range(2, 7)] == numbers
    ways: dict[str, set[str]] = {}
    for a, b in board.corridors(seats):
        ways.setdefault(a, set()).add(b)
        ways.setdefault(b, set()).add(a)
    reached, waiting = {"hall"}, ["hall"]
    while waiting:
        for place in ways[waiting.pop()] - reached:
            reached.add(place)
            waiting.append(place)
    assert reached == set(ways)
    assert all(len(ways[place]) == 1 for place in ways if place in board.SCROLLS)  # R02
    drawn = board.drawing(seats)
    assert {place["id"] for place in drawn["places"]} == set(ways)
    assert len(drawn["corridors"]) == len(board.corridors(seats))


def test_deals_are_of_the_right_strength_and_circle() -> None:
    for seats in SEATS:
        for circle in EXTRA:
            s = GAME.new(seats, 5, {"extra_circle": circle, "mages": "by_seat"})
            view = GAME.open_view(s)
            for entry in view["dungeon"]:
                card = SLOTS.index(entry["card"])
                assert CIRCLES[CIRCLE[card]] in ("base", circle)
                assert STRENGTH[card] == board.FRAMES[board.number(entry["space"])]
            tokens = {
                space: token for name, row in view.items() if name.startswith("seals_") for space, token in row.items()
            }
            assert len(tokens) == len(board.spaces_of(seats, board.SEALS))
            for space, token in tokens.items():
                assert int(token[-1]) == board.FRAMES[board.number(space)]
            dealt = {entry["card"] for entry in view["dungeon"]}
            for element, guardian in zip(ELEMENTS, view["guardians"], strict=True):
                assert guardian == ("off" if f"guardian_{element}" in dealt else "unused")


def test_a_random_circle_is_any_of_the_four() -> None:
    found = {GAME.open_view(GAME.new(2, seed, {"extra_circle": "random"}))["circle"] for seed in range(40)}
    assert found == set(EXTRA)


# -- invariants


class Watch:
    """What must always be true, and what must be true from one turn to the next."""

    def __init__(self, s: State) -> None:
        self.n = GAME.seats(s)
        self.seals = len(board.spaces_of(self.n, board.SEALS))
        self.scrolls = len(board.spaces_of(self.n, board.SCROLLS))
        self.broken = self.removed = 0

    def hear(self, names: list[str]) -> None:
        self.removed += names.count("broke") + names.count("disintegrated")
        self.broken += names.count("broke") + names.count("took-scroll")

    def check(self, s: State) -> None:
        view = GAME.open_view(s)
        seats = view["seats"]
        for colour in NATURAL:
            held = sum(len(seat[colour]) for seat in seats)
            assert held + view["storage"].get(colour, 0) == self.n + 1
        tokens = [space for name, row in view.items() if name.startswith("seals_") for space in row]
        assert len(tokens) == self.seals - self.removed
        assert len(view["dungeon"]) + sum(len(seat["scrolls"]) for seat in seats) in (
            self.scrolls,
            self.scrolls + self.n,
        )
        spaces = [entry["space"] for entry in view["dungeon"]]
        assert len(set(spaces)) == len(spaces)
        mages = [seat["mage"] for seat in seats if seat["mage"] != "hall"]
        assert len(set(mages)) == len(mages)
        assert not set(mages) & set(tokens)
        assert not set(mages) & set(spaces)
        for guardian in view["guardians"]:
            assert guardian in ("off", "unused") or guardian in spaces
        if s.is_over() or s.asked(s.to_move)[0] != "turn":
            return
        for number, seat in enumerate(seats):
            dice = [value for colour in NATURAL for value in seat[colour]]
            if seat["familiar"] == "call_card":
                assert dice == ["unrolled"] * 3
                assert number != s.to_move
            else:
                assert dice
                assert "unrolled" not in dice


@pytest.mark.parametrize("circle", EXTRA)
@pytest.mark.parametrize("seats", SEATS)
def test_invariants_hold_in_random_play(seats: int, circle: str) -> None:
    choose = random.Random(seats)
    s = GAME.new(seats, 77, {"extra_circle": circle, "mages": "by_seat"})
    watch = Watch(s)
    turns: list[str] = []
    while not s.is_over():
        watch.check(s)
        action = choose.choice(s.legal())
        s.open_log()
        s.apply(s.to_move, action)
        told = [GAME.rules.events[event[0]].name for event in s.take_log()]
        watch.hear(told)
        turns += told
    watch.check(s)
    # every turn breaks one seal (two with Acceleration) or ends in dropping out
    rounds: list[list[str]] = []
    for name in turns:
        if name == "turn":
            rounds.append([])
        elif rounds and name in ("broke", "took-scroll", "dropped-out", "passed"):
            rounds[-1].append(name)
    for turn in rounds:
        breaks = turn.count("broke") + turn.count("took-scroll")
        assert (breaks, turn.count("dropped-out")) in ((1, 0), (0, 1)) or (circle == "circle4" and breaks == 2)


@pytest.mark.parametrize("circle", EXTRA)
@pytest.mark.parametrize("seats", SEATS)
def test_what_was_reached_before_is_never_stale(seats: int, circle: str) -> None:
    """Every seat remembers what it saw last, at either of two tables; what it sees now is what a new flood tells."""
    choose = random.Random(seats)
    tables = [GAME.new(seats, seed, {"extra_circle": circle, "mages": "by_seat"}) for seed in (78, 79)]
    while any(not s.is_over() for s in tables):
        s = choose.choice([s for s in tables if not s.is_over()])
        s.play(s.to_move, choose.choice(s.legal()))
        for seat in range(seats):
            remembered = list(reach.sight(s, seat, s.mem[MAGE + seat]))
            reach.LAST[seat] = reach.NO_SIGHT
            assert remembered == list(reach.sight(s, seat, s.mem[MAGE + seat]))


def test_views_name_every_space_of_the_map_only() -> None:
    s = GAME.new(2, 1, {"mages": "by_seat"})
    rows = {name: row for name, row in GAME.view(s, 0).items() if name.startswith("seals_")}
    assert {name for name, row in rows.items() if row} == {f"seals_{face}1" for face in "abcdef"}


# -- positions written by hand


@pytest.mark.parametrize(
    ("given", "path"),
    [
        ({"first": 2}, "first"),
        ({"seats": [{"fire": [1, 1]}, {"fire": [1, 1]}]}, "seats"),
        ({"seats": [{"mage": "a2_door_l"}, {}]}, "seats.0.mage"),
        ({"seats": [{}, {"familiar": "a2_door_l"}]}, "seats.1.familiar"),
        ({"guardians": ["a1_door", "off", "off", "off", "off"]}, "guardians"),
        ({"dungeon": ["saturation_fire"]}, "dungeon"),
        ({"dungeon": [{"card": "saturation_fire", "space": "a2_scroll4"}]}, "dungeon"),
        ({"dungeon": ["call_cat"]}, "dungeon"),
        ({"seats": [{"scrolls": [{"card": "saturation_fire", "space": "a1_scroll4"}]}, {}]}, "dungeon"),
        ({"seats": [{"scrolls": ["call_cat", "call_owl"]}, {}]}, "seats.0.scrolls"),
        ({"seals_a2_near": {"a2_door_l": "fire_2"}}, "seals_a2_near"),
        ({"seals_a1": {"a1_door": "mind_2"}}, "seals_a1"),
        ({"seals_a1": {"b1_door": "fire_2"}}, "seals_a1"),
        ({"seals_a1": ["fire_2"]}, "seals_a1"),
        ({"seats": [{"fire": [7]}, {}]}, "seats.0.fire"),
        ({"seats": [{"fire": 3}, {}]}, "seats.0.fire"),
    ],
)
def test_an_impossible_position_is_refused(given: dict, path: str) -> None:
    with pytest.raises(BadPosition) as caught:
        state_of(GAME, given)
    assert caught.value.path == path


def test_two_scrolls_cannot_share_a_space() -> None:
    twice = [{"card": f"saturation_{element}", "space": "a1_scroll4"} for element in ("fire", "air")]
    with pytest.raises(BadPosition, match="two scrolls lie on a1_scroll4"):
        state_of(GAME, {"dungeon": twice})


def test_the_first_player_must_be_seated() -> None:
    with pytest.raises(BadSetup):
        GAME.new(2, 0, {"first_player": "2"})
