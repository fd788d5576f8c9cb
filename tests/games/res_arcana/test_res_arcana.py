"""What is special about Res Arcana: its invariants, its match, what players know, and that every power is used."""

from __future__ import annotations

import importlib.util
from collections import Counter
from itertools import combinations_with_replacement
from pathlib import Path
from types import ModuleType

import pytest
import yaml

from arcanarium.core.agenda import State
from arcanarium.core.asking.shape import SEVERAL
from arcanarium.core.game import BadSetup
from arcanarium.core.history import History
from arcanarium.core.packing import pack
from arcanarium.core.position import BadPosition, state_of
from arcanarium.core.record import parse, replay
from arcanarium.games import load
from arcanarium.games.res_arcana import facts, scoring, table
from arcanarium.games.res_arcana.facts import ESSENCES, MOST, Essences, bag_of, covers, of, plus, total
from arcanarium.games.res_arcana.steps import payments, powers
from setups import Setup, new, random_play

HERE = Path(__file__).parent
GAME = load("res_arcana")
VARIANTS = [{}, {"setup": "first_game"}, {"setup": "draft"}, {"collect": "in_order"}]
SETUPS = [Setup("res_arcana", seats, tuple(v.items())) for seats in (2, 3, 4) for v in VARIANTS]
MATCH = Setup("res_arcana", 2, (("setup", "match"),))

every_setup = pytest.mark.parametrize("setup", [*SETUPS, MATCH], ids=str)


def scenarios() -> list[dict[str, object]]:
    return [
        scene
        for path in sorted((HERE / "scenarios").glob("*.yaml"))
        for scene in yaml.safe_load_all(path.read_text("utf-8"))
    ]


def test_every_power_is_used_in_a_scenario() -> None:
    """Every power and reaction is used, every artifact placed, every monument and Place of Power claimed."""
    moves = {str(move) for scene in scenarios() for step in scene.get("when", []) for move in step.values()}  # type: ignore[attr-defined]
    wanted = {f"place {name}" for name in facts.NAMES[: facts.ARTIFACTS]}
    wanted |= {f"claim {name}" for name in facts.NAMES[facts.MONUMENTS :]}
    for card, name in enumerate(facts.NAMES):
        wanted |= {f"use {name}"} if powers.POWER_AT[4 * card] >= 0 else set()
        wanted |= {f"use_second {name}"} if powers.POWER_AT[4 * card + 1] >= 0 else set()
        wanted |= {f"react {name}"} if powers.REACTS_TO[card] > 0 else set()
    assert wanted <= moves


def test_every_component_is_declared() -> None:
    assert set(powers.DECLARED) == set(facts.NAMES)
    idle = {
        name
        for name in facts.NAMES
        for card in [facts.NAMES.index(name)]
        if powers.POWER_AT[4 * card] < 0 and powers.REACTS_TO[card] == 0 and powers.DECLARED[name] == ""
    }
    assert idle == {"celestial_horse", "calm_elan", "death_life", "hanging_gardens"}  # these only collect


def test_numbers_of_components_and_powers() -> None:
    assert [int(n) for n in (facts.MAGES, facts.ITEMS, facts.MONUMENTS, facts.PLACES)] == [40, 50, 58, 68]
    declared = sum(1 for power, at in enumerate(powers.POWER_AT) if at >= 0 and power % powers.SORTS != powers.PRICE)
    assert declared + 1 == 95  # and Obelisk's gain


# -- bags


def test_bags_of_essences() -> None:
    reading = Essences()
    bag = reading.read({"elan": 3, "gold": 2000})
    assert reading.show(bag) == {"elan": 3, "gold": 2000}
    assert total(bag) == 2003
    assert of(bag, ESSENCES.index("gold")) == 2000
    assert covers(bag, bag_of({"elan": 3}))
    assert not covers(bag, bag_of({"elan": 4}))
    assert not covers(bag, bag_of({"life": 1}))
    assert reading.show(plus(bag, bag_of({"gold": 100, "life": 1}))) == {"elan": 3, "life": 1, "gold": MOST}
    for wrong in (3, {"mana": 1}, {"elan": -1}, {"elan": True}, {"gold": MOST + 1}):
        with pytest.raises(ValueError, match="should"):
            reading.read(wrong)


def ways(pool: dict[str, int], fixed: dict[str, int], any_pips: int, off: int) -> set[tuple[int, ...]]:
    """All payments by the letter of the rules: remove pips, then pay every pip."""
    types = [name for name in ESSENCES if name != "gold"]
    removable = sum(fixed.get(name, 0) for name in types) + any_pips
    found: set[tuple[int, ...]] = set()

    def remove(left: int, i: int, rest: dict[str, int]) -> None:
        if i == len(types):
            if left <= any_pips:
                spend(any_pips - left, 0, [rest.get(name, 0) for name in ESSENCES])
            return
        for k in range(min(left, fixed.get(types[i], 0)) + 1):
            remove(left - k, i + 1, {**rest, types[i]: fixed.get(types[i], 0) - k})

    def spend(left: int, i: int, paid: list[int]) -> None:
        if i == len(ESSENCES):
            if left == 0 and all(paid[k] <= pool.get(name, 0) for k, name in enumerate(ESSENCES)):
                found.add(tuple(paid))
            return
        for k in range(left + 1):
            spend(left - k, i + 1, [*paid[:i], paid[i] + k, *paid[i + 1 :]])

    remove(min(off, removable), 0, {"gold": fixed.get("gold", 0)})
    return found


POOLS = [
    {"elan": 4, "life": 3},
    {"elan": 2, "life": 2, "calm": 4, "death": 1, "gold": 2},
    {"calm": 7, "gold": 1},
    {"life": 1, "death": 5, "gold": 3},
    {"elan": 1, "life": 1, "calm": 1, "death": 1, "gold": 1},
    {"gold": 9},
]


def told_ways(s: State) -> set[tuple[int, ...]]:
    """All payments that the question tells, with what was paid in any case."""
    shape = GAME.question(s, 0).shape
    paid = Counter(shape.named)
    wholes = [Counter(whole) for whole in shape.wholes]
    if not wholes:
        caps = dict(shape.things)
        sets = combinations_with_replacement(sorted(caps), shape.least)
        wholes = [Counter(things) for things in sets if all(n <= caps[thing] for thing, n in Counter(things).items())]
    assert shape.form == SEVERAL
    assert shape.least == shape.most
    return {tuple((whole + paid)[table.PAY + i] for i in range(len(ESSENCES))) for whole in wholes}


@pytest.mark.parametrize("artifact", facts.NAMES[: facts.ARTIFACTS])
def test_every_way_to_pay_with_a_discount_can_be_chosen_exactly_once(artifact: str) -> None:
    """RA-14, against the letter of the rules, for every artifact, discount and several pools."""
    card = facts.NAMES.index(artifact)
    printed = facts.CARDS[card]["cost"]
    fixed = {name: number for name, number in printed.items() if name != "any"}
    dragon = "dragon" in facts.CARDS[card]["types"]
    helpers = [[], ["artificer"]] + (
        [["dragon_bridle"], ["artificer", "dragon_bridle", "dragons_lair"]] if dragon else []
    )
    for pool in POOLS:
        for mine in helpers:
            if artifact in mine:
                continue
            off = sum({"artificer": 1}.get(name, 3) for name in mine)
            wanted = ways(pool, fixed, printed.get("any", 0), off)
            start = state_of(
                GAME, {"seats": [{"hand": [artifact], "play": mine, "pool": pool}, {"passed": True}], "turn": 0}
            )
            action = GAME.actions.parse(f"place {artifact}")
            if action not in start.legal():
                assert not wanted, (artifact, pool, mine)
                continue
            start.apply(0, action)
            if start.asked(0)[0] == "pay":
                assert told_ways(start) == wanted, (artifact, pool, mine)
            found: list[tuple[int, ...]] = []
            pending = [start]
            while pending:
                s = pending.pop()
                if s.where(card) == table.PLAY:
                    left = s.mem[table.POOL]
                    found.append(tuple(pool.get(name, 0) - int(of(left, i)) for i, name in enumerate(ESSENCES)))
                    continue
                for option in s.legal():
                    later = s.clone()
                    later.apply(0, option)
                    pending.append(later)
            assert len(found) == len(set(found))
            assert set(found) == wanted, (artifact, pool, mine)


# -- invariants under random play


def zone_cards(s: State, first: int, seats: int) -> list[int]:
    return [int(card) for seat in range(seats) for card in s.cards(first + seat)]


@every_setup
def test_invariants(setup: Setup) -> None:
    game, s = new(setup, 31)
    seats = setup.seats
    held = {}
    for _ in random_play(game, s, 31):
        m = s.mem
        in_play = zone_cards(s, table.PLAY, seats)
        items = [card for card in in_play if facts.ITEMS <= card < facts.MONUMENTS]
        monuments = [card for card in in_play if facts.MONUMENTS <= card < facts.PLACES]
        places = [card for card in in_play if card >= facts.PLACES]
        shown, deck = s.number(table.DISPLAY), s.number(table.MONUMENT_DECK)
        prompts = {decision.prompt for decision in game.decisions(s)}
        assert len(items) + s.number(table.ITEM_SUPPLY) == 8
        assert len(places) + s.number(table.UNCLAIMED) == 5
        looked = [card for card in zone_cards(s, table.LOOKED, seats) if card >= facts.MONUMENTS]
        assert len(monuments) + shown + deck + len(looked) == 10
        assert shown == 2 or deck == 0 or "gain" in prompts  # while an Obelisk gives its essences
        assert 0 <= m[table.FIRST] < seats
        for seat in range(seats):
            assert all(0 <= number <= MOST for number in [int(of(m[table.POOL + seat], i)) for i in range(5)])
            mine = [c for c in s.cards(table.PLAY + seat) if facts.ITEMS <= c < facts.MONUMENTS]
            mages = [c for c in s.cards(table.PLAY + seat) if facts.MAGES <= c < facts.ITEMS]
            if "main" in prompts:
                assert len(mine) == len(mages) == 1
                own = [c for c in s.cards(table.PLAY + seat) if c < facts.ARTIFACTS]
                held[seat] = len(own) + sum(
                    int(s.number(zone + seat)) for zone in (table.HAND, table.DECK, table.DISCARD)
                )
                assert m[table.PASSED + seat] in (0, 1)
        if "main" in prompts:
            assert sum(held.values()) == 8 * seats
            assert m[table.SPENT] == 0
        if prompts & {"take", "collect-gain", "upkeep"} and setup.options != (("collect", "in_order"),):
            assert all(m[table.TURNED + card] == 0 for card in in_play)
            assert all(m[table.PASSED + seat] == 0 for seat in range(seats))
        for card in range(facts.KINDS):
            if card not in in_play:
                assert m[table.TURNED + card] == 0
                assert m[table.LYING + card] == 0
    if dict(setup.options).get("setup") != "match":
        assert max(game.scores(s)) >= scoring.GOAL
        assert all(game.scores(s)[seat] == max(game.scores(s)) for seat in game.winners(s))


def test_points_are_the_sum_of_the_breakdown() -> None:
    game, s = new(SETUPS[0], 12)
    for _ in random_play(game, s, 12):
        for seat in range(2):
            assert scoring.points(s, seat) == sum(scoring.break_down(s, seat).values())


# -- set-up


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(BadSetup, match="match"):
        GAME.new(3, 0, {"setup": "match"})
    with pytest.raises(BadSetup, match="first_player"):
        GAME.new(2, 0, {"first_player": "2"})
    with pytest.raises(BadSetup):
        GAME.new(2, 0, {"setup": "solo"})


def test_sides_of_the_tiles_are_drawn_independently() -> None:
    seen = {tuple(GAME.new(2, seed).cards(table.UNCLAIMED)) for seed in range(300)}
    assert len(seen) == 32


def test_first_game_decks_may_hold_artifacts_of_unused_sets_but_mages_do_not_return() -> None:
    marked = {card for group in facts.SET_CARDS for card in group}
    found = 0
    for seed in range(30):
        s = GAME.new(2, seed, {"setup": "first_game"})
        decks = zone_cards(s, table.DECK, 2)
        found += len(marked & set(decks))
        assert len(decks) == 10
        for seat in range(2):
            mage = next(c for c in s.cards(table.PLAY + seat) if c < facts.ITEMS)
            assert sorted(s.cards(table.HAND + seat)) == sorted(facts.SET_CARDS[facts.SET_MAGE.index(mage)])
    assert found


# -- the match keeps the promises too


def promises() -> ModuleType:
    path = HERE.parents[1] / "contracts" / "test_promises.py"
    spec = importlib.util.spec_from_file_location("promises_of_the_match", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PROMISES = promises()
# A record of three random games is longer than one of a game may be.
TESTS = [
    name for name in dir(PROMISES) if name.startswith("test_") and name != "test_a_record_replays_to_the_same_game"
]


@pytest.mark.parametrize("name", TESTS)
def test_match(name: str) -> None:
    getattr(PROMISES, name)(MATCH)


def test_a_match_replays_to_the_same_match() -> None:
    """As the promise says, but without its limit on the length."""
    game, s = new(MATCH, 11)
    history = History(game, MATCH.seats, 11, dict(MATCH.options))
    for seat, action in random_play(game, s, 11):
        history.apply(seat, action)
    text = history.record().text()
    assert parse(text).text() == text
    assert pack(replay(game, parse(text))) == pack(s) == pack(history.state)


# -- what players know


def test_a_plan_to_collect_is_unseen_until_all_have_made_theirs() -> None:
    s = state_of(GAME, {"phase": "collect", "seats": [{"play": ["healer"]}, {"play": ["witch"]}]})
    before = GAME.view(s, 1)
    s.apply(0, GAME.actions.parse("gain calm"))
    after = GAME.view(s, 1)
    assert {**before, "owing": [1]} == after
    plans = {
        str(GAME.open_view(GAME.imagine(s, 1, seed))["seats"][0]["gaining"])  # type: ignore[index]
        for seed in range(20)
    }
    assert plans == {"{'calm': 1}", "{'life': 1}"}


def test_an_imagined_deck_of_ones_own_holds_the_same_cards() -> None:
    game, s = new(Setup("res_arcana", 2, ()), 7)
    orders = set()
    for seed in range(20):
        other = game.imagine(s, 0, seed)
        assert sorted(other.cards(table.DECK)) == sorted(s.cards(table.DECK))
        assert list(other.cards(table.HAND)) == list(s.cards(table.HAND))
        orders.add(tuple(other.cards(table.DECK)))
    assert len(orders) > 10
    assert len({tuple(game.imagine(s, 1, seed).cards(table.DECK)) for seed in range(20)}) == 20


def test_a_first_game_deck_is_unknown_to_its_owner() -> None:
    game, s = new(Setup("res_arcana", 2, (("setup", "first_game"),)), 7)
    assert len({tuple(sorted(game.imagine(s, 0, seed).cards(table.DECK))) for seed in range(20)}) == 20
    assert all(
        list(game.imagine(s, 0, seed).cards(table.HAND + 1)) == list(s.cards(table.HAND + 1)) for seed in range(5)
    )


def test_a_reshuffled_discard_pile_is_remembered() -> None:
    s = state_of(
        GAME,
        {
            "seats": [
                {"play": ["library"], "discard": ["prism", "hawk", "crypt"], "hand": ["vault"]},
                {"passed": True},
            ],
        },
    )
    s.apply(0, GAME.actions.parse("use library"))
    kinds = {facts.kind(name) for name in ("prism", "hawk", "crypt")}
    for seed in range(20):
        other = GAME.imagine(s, 1, seed)
        held = set(other.cards(table.DECK)) | set(other.cards(table.HAND))
        assert kinds <= held
        assert len(set(other.cards(table.HAND)) & kinds) == 1
    assert GAME.view(s, 1)["extras"]["unseen"] == [["crypt", "hawk", "prism"], []]  # type: ignore[index]


def test_monuments_seen_before_a_rival_rearranged_them_are_still_on_top() -> None:
    s = state_of(
        GAME,
        {
            "monuments": ["library", "temple"],
            "monument_deck": ["oracle", "obelisk", "colossus", "mausoleum", "golden_statue", "great_pyramid"],
            "seats": [{"play": ["seer"]}, {"play": ["hawk"]}],
        },
    )
    for seat, moves in (
        (0, ["use seer", "put_back obelisk", "put_back colossus"]),
        (1, ["use hawk", "put_back oracle", "put_back obelisk"]),
    ):
        for text in moves:
            s.apply(seat, GAME.actions.parse(text))
    top = {facts.kind(name) for name in ("oracle", "obelisk", "colossus")}
    orders = set()
    for seed in range(30):
        deck = [int(card) for card in GAME.imagine(s, 0, seed).cards(table.MONUMENT_DECK)]
        assert set(deck[:3]) == top
        orders.add(tuple(deck[:3]))
        assert list(GAME.imagine(s, 1, seed).cards(table.MONUMENT_DECK))[:3] == list(s.cards(table.MONUMENT_DECK))[:3]
    assert len(orders) == 6


def test_what_was_passed_on_in_a_draft_for_two_is_the_rivals() -> None:
    game, s = new(Setup("res_arcana", 2, (("setup", "draft"),)), 3)
    for _ in random_play(game, s, 3):
        if s.number(table.HAND) > 0:
            break
        seen = {c for c in range(facts.ARTIFACTS) if int(s.mem[table.SEEN]) >> c & 1}
        mine = set(s.cards(table.PICKED)) | set(s.cards(table.PACK))
        other = game.imagine(s, 0, 5)
        assert seen - mine <= {*other.cards(table.PICKED + 1), *other.cards(table.PACK + 1)}
    mine = {*s.cards(table.DECK), *s.cards(table.HAND)}
    passed_on = {c for c in range(facts.ARTIFACTS) if int(s.mem[table.SEEN]) >> c & 1} - mine
    assert len(passed_on) == 6  # all but the rival's first card of each of its two packs
    hands = set()
    for seed in range(30):
        other = game.imagine(s, 0, seed)
        assert passed_on <= {*other.cards(table.DECK + 1), *other.cards(table.HAND + 1)}
        hands.add(len(passed_on & set(other.cards(table.HAND + 1))))
    assert hands == {1, 2, 3}


def test_a_pick_that_was_seen_stays_picked() -> None:
    """With two players a pack comes by again: what is missing then, the rival has picked, and nothing else of it."""
    game, s = new(Setup("res_arcana", 2, (("setup", "draft"),)), 3)
    first = set(s.cards(table.PACK))
    mine = int(min(first))
    rivals = int(s.legal_for(1)[0])
    s.apply(0, GAME.actions.parse(f"pick {facts.NAMES[mine]}"))
    s.apply(1, rivals)
    taken = int(min(s.cards(table.PACK + 1)))  # of the three that were passed on
    s.apply(0, s.legal_for(0)[0])
    unsure = {tuple(game.imagine(s, 0, seed).cards(table.PACK + 1)) for seed in range(30)}
    assert len(unsure) == 1  # nobody has picked of it yet
    s.apply(1, GAME.actions.parse(f"pick {facts.NAMES[taken]}"))
    assert set(s.cards(table.PACK)) == first - {mine, taken}
    s.apply(0, s.legal_for(0)[0])
    for seed in range(30):
        other = game.imagine(s, 0, seed)
        assert list(other.cards(table.PICKED + 1))[1] == taken
        assert taken not in other.cards(table.PACK + 1)


def test_what_left_a_pack_is_with_those_who_had_it_since() -> None:
    """With three or four, what a seat passed on is only ever with seats that had that pack since."""
    for seats in (3, 4):
        game, s = new(Setup("res_arcana", seats, (("setup", "draft"),)), 8)
        passed_on: dict[int, int] = {}  # card -> after how many picks it was first seen
        for _ in random_play(game, s, 8):
            if s.number(table.PICKED) == 4 or not s.strands:
                break
            for card in s.cards(table.PACK):
                passed_on.setdefault(int(card), int(s.number(table.PICKED)))
            for seed in range(5):
                other = game.imagine(s, 0, seed)
                assert list(other.cards(table.PACK)) == list(s.cards(table.PACK))
                for card, time in passed_on.items():
                    where = int(other.where(card))
                    for seat in range(1, seats):
                        if where == table.PICKED + seat:  # the seat had that pack when it made that pick
                            pick = list(other.cards(where)).index(card)
                            assert (seat - pick) % seats == -time % seats
                            assert pick > time


def test_not_being_asked_tells_nothing_of_a_hand() -> None:
    """Whether a Dragon is in the hand does not show in whether its owner is asked."""
    for hand in (["prism"], ["bone_dragon"]):
        s = state_of(GAME, {"seats": [{"play": ["dragon_egg"], "hand": hand}, {}]})
        s.apply(0, GAME.actions.parse("use dragon_egg"))
        assert s.owing() == [0]


def test_payable_agrees_with_what_is_asked() -> None:
    assert payments.can_pay(bag_of({"elan": 3}), bag_of({"elan": 4}), 0, 3)
    assert not payments.can_pay(bag_of({"elan": 9}), bag_of({"elan": 2, "gold": 1}), 0, 2)


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({"seats": [{}, {}], "token": 2}, "token"),
        ({"seats": [{}, {}, {}], "setup": "match"}, "setup"),
        ({"seats": [{}, {}], "places": ["coral_castle", "sunken_reef"]}, "places"),
        ({"seats": [{"hand": ["duelist"]}, {}]}, "seats.0.hand"),
        ({"seats": [{}, {}], "monuments": ["prism"]}, "monuments"),
        ({"seats": [{}, {"play": ["duelist", "witch"]}]}, "seats.1.play"),
        ({"seats": [{}, {"hand": [{"card": "vault", "turned": True}]}]}, "vault"),
        ({"seats": [{"pool": {"mana": 1}}, {}]}, "seats.0.pool"),
        ({"seats": [{}, {}], "shown": ["duelist"]}, "shown"),
        ({"seats": [{}, {}], "shown": ["prism"]}, "shown"),
        ({"seats": [{}, {}], "first_player": "2"}, "first_player"),
        ({"seats": [{}, {}], "game_number": 2}, "game_number"),
        ({"seats": [{}, {"results": [2, 0, 0]}]}, "seats.1.results"),
        ({"seats": [{}, {"drafted": ["prism"]}]}, "seats.1.drafted"),
        ({"seats": [{"looked": ["prism"]}, {}]}, "seats.0.looked"),
        ({"seats": [{}, {"looked": ["oracle"]}], "phase": "collect"}, "seats.1.looked"),
        ({"seats": [{}, {"pack": ["prism"]}]}, "seats.1.pack"),
        ({"seats": [{"mages": ["duelist", "witch"]}, {}]}, "seats.0.mages"),
        ({"seats": [{}, {}], "laid_out": ["prism"]}, "laid_out"),
        ({"seats": [{"gaining": {"elan": 1}}, {}]}, "seats.0.gaining"),
        ({"seats": [{"play": ["prism"], "taking": ["prism"]}, {}], "phase": "collect"}, "seats.0.taking"),
        ({"seats": [{}, {}], "paid": {"elan": 1}}, "paid"),
        ({"seats": [{}, {"passed": True}], "turn": 1}, "turn"),
    ],
)
def test_positions_that_make_no_sense_are_refused(position: dict[str, object], path: str) -> None:
    with pytest.raises(BadPosition) as error:
        state_of(GAME, position)
    assert error.value.path == path


def test_what_a_position_names_is_all_there_is() -> None:
    """Unless they are named, all tiles show the sun and all magic items are there."""
    s = state_of(GAME, {})
    assert sorted(s.cards(table.UNCLAIMED)) == sorted(facts.SUN)
    assert s.number(table.ITEM_SUPPLY) == 8
    s = state_of(GAME, {"places": [], "items": []})
    assert s.number(table.UNCLAIMED) == s.number(table.ITEM_SUPPLY) == 0
    s = state_of(GAME, {"places": ["sunken_reef"], "seats": [{"play": ["dragons_lair"]}, {}]})
    assert list(s.cards(table.UNCLAIMED)) == [facts.kind("sunken_reef")]


# -- the page


def test_small_cards_show_the_powers_that_the_engine_declares() -> None:
    spec = importlib.util.spec_from_file_location("symbols", HERE / "symbols.py")
    assert spec is not None
    assert spec.loader is not None
    symbols = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(symbols)
    assert symbols.PAGE.read_text("utf-8") == symbols.text()  # else run symbols.py


def test_players_never_see_the_code_of_a_ruling() -> None:
    folder = Path(facts.__file__).parent / "locale"
    assert not [path.name for path in folder.glob("*.ftl") if "RA-" in path.read_text("utf-8")]
