"""Seasons: invariants under random play, facts, the wheel, what is seen."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from arcanarium.core.agenda import State
from arcanarium.core.position import state_of
from arcanarium.games import load
from arcanarium.games.seasons.facts import BOARD, CARDS, COPIES, DECKS, DICE, ENERGIES, FACES, NAMES, SEASONS
from arcanarium.games.seasons.steps.moments import clash
from setups import random_play

GAME = load("seasons")
FOLDER = Path(__file__).parent / "scenarios"
# -- invariants

PENALTIES = [0, 5, 12, 20]
PRESTIGE = {card["id"]: card["prestige"] for card in CARDS}
FAMILIARS = {card["id"] for card in CARDS if card["type"] == "familiar"}
UNSETTLED = ("gain-energy", "overflow", "sacrifice-three")  # in the middle of a gain or of a cost


def kind_of(entry: Any) -> str:
    """The kind of a card in a view, which may have marks."""
    return str(entry["card"] if isinstance(entry, dict) else entry).partition(".")[0]


def tokens(bag: dict[str, int]) -> int:
    return sum(bag.values())


def check_cards(view: dict[str, Any], level: str) -> None:
    zones = [view["deck"], view["discard"]]
    for seat in view["seats"]:
        names = ("play", "hand", "library_2", "library_3", "pack", "picked", "looked", "doomed")
        zones += [seat[name] for name in names]
    cards = Counter(kind_of(entry) for zone in zones for entry in zone)
    kinds = NAMES if level == "archmage" else NAMES[:30]
    assert cards == Counter(dict.fromkeys(kinds, 2))
    assert Counter(kind_of(entry) for entry in view["box"]) == Counter({name: 2 for name in NAMES if name not in kinds})


def check_seats(view: dict[str, Any], prompt: str) -> None:
    for seat in view["seats"]:
        assert seat["crystals"] >= 0
        assert 0 <= seat["gauge"] <= 15
        assert 0 <= seat["bonuses"] <= 3
        played = [kind_of(entry) for entry in seat["play"]]
        room = 10 if "bespelled_grimoire" in played else 7
        if prompt not in UNSETTLED:
            assert tokens(seat["reserve"]) <= room
        for entry in seat["play"]:
            if isinstance(entry, dict) and "tokens" in entry:
                most = {"amulet_of_water": 4, "glutton_cauldron": 6 if prompt == "main" else 7}
                assert 0 < tokens(entry["tokens"]) <= most[kind_of(entry)]
        for zone in ("hand", "library_2", "library_3", "pack", "picked", "looked", "doomed"):
            assert all(isinstance(entry, str) for entry in seat[zone])  # marks lie on cards in play only


def check_dice(view: dict[str, Any], seats: int) -> None:
    rolled = [die for die in view["die"] if die != "none"]
    takers = [taker for die, taker in zip(view["die"], view["taker"], strict=True) if die != "none"]
    assert len(rolled) == len(set(rolled)) == seats + 1
    assert len({die.partition("_")[0] for die in rolled}) == 1
    assert sorted(takers) == list(range(-1, seats))  # everybody has one and one is left over


def check_choice(view: dict[str, Any], seat: int, notation: str) -> None:
    """A card is added only while there is a slot."""
    verb, _, name = notation.partition(" ")
    mine = view["seats"][seat]
    if verb in ("summon", "enter"):
        assert len(mine["play"]) < mine["gauge"]
    if verb == "summon":
        assert name in [kind_of(entry) for entry in mine["hand"]]


def check_views(s: State, seats: int) -> None:
    """What is kept from the others is a number to them, or a card they have seen."""
    for watcher in [*range(seats), None]:
        view: Any = GAME.view(s, watcher)
        assert isinstance(view["discard"], int)
        assert isinstance(view["deck"], int) or set(view["deck"]) == {"number", "known"}
        for seat in range(seats):
            for zone in ("hand", "library_2", "library_3", "pack", "picked", "looked"):
                shown = view["seats"][seat][zone]
                assert isinstance(shown, list) == (seat == watcher)


def expected_score(view: dict[str, Any], seat: int) -> int:
    """The end of the game, written once more from the text of the rulebook."""
    mine = view["seats"][seat]
    played = [kind_of(entry) for entry in mine["play"]]
    score = mine["crystals"] + sum(PRESTIGE[name] for name in played)
    if all(len(played) > len(other["play"]) for number, other in enumerate(view["seats"]) if number != seat):
        score += 20 * played.count("ragfields_helm")
    score += 3 * tokens(mine["reserve"]) * played.count("lantern_of_xidit")
    if not FAMILIARS.intersection(played):
        score += 20 * played.count("sealed_chest_of_urm")
    score -= 5 * len(mine["hand"]) + PENALTIES[mine["bonuses"]]
    return max(0, int(score))


@settings(max_examples=30, deadline=None, derandomize=True)
@given(
    seed=st.integers(0, 2**32),
    seats=st.integers(2, 4),
    level=st.sampled_from(["apprentice", "magician", "archmage", "archmage"]),
    boots=st.sampled_from(["end_now", "finish_round"]),
    gains=st.sampled_from(["ask", "automatic"]),
)
def test_invariants_hold_at_every_decision(seed: int, seats: int, level: str, boots: str, gains: str) -> None:
    s = GAME.new(seats, seed, {"level": level, "boots_past_final_year": boots, "die_gains": gains})
    colour = ""
    given_sets: list[bool] = []
    for number, (seat, action) in enumerate(random_play(GAME, s, seed)):
        view: Any = GAME.open_view(s)
        prompt = GAME.decisions(s)[0].prompt
        check_seats(view, prompt)
        check_choice(view, seat, GAME.actions.notation(action))
        if number % 10 == 0:
            check_cards(view, level)
        if number % 40 == 0:
            check_views(s, seats)
        if prompt == "take-die":
            if all(taker == -1 for taker in view["taker"]):
                colour = SEASONS[(view["space"] - 1) // 3]
            assert all(die == "none" or die.startswith(colour) for die in view["die"])
        if prompt == "main":
            check_dice(view, seats)
            assert view["die"][0].startswith(colour)  # whatever the marker does in this round
        assert view["year"] <= (4 if boots == "finish_round" else 3)
        assert [now or not before for before, now in zip(given_sets, view["library_given"], strict=False)] in (
            [],
            [True, True],
        )
        given_sets = view["library_given"]
    view = GAME.open_view(s)
    check_cards(view, level)
    scores = [expected_score(view, seat) for seat in range(seats)]
    assert GAME.scores(s) == scores
    ranks = [(scores[seat], len(view["seats"][seat]["play"])) for seat in range(seats)]
    assert GAME.winners(s) == [seat for seat in range(seats) if ranks[seat] == max(ranks)]


# -- facts


def test_fifty_cards_two_copies_of_each() -> None:
    assert [card["number"] for card in CARDS] == list(range(1, 51))
    assert len({card["id"] for card in CARDS}) == 50
    assert all(card["copies"] == COPIES == 2 for card in CARDS)
    assert all(card["provenance"] in ("rulebook", "public", "designed") for card in CARDS)


def test_costs_that_depend_on_the_players() -> None:
    """The rulebook says so of these five."""
    assert [card["id"] for card in CARDS if "cost_2" in card] == [
        "figrim_the_avaricious",
        "arcano_leech",
        "titus_deepgaze",
        "thieving_fairies",
        "sid_nightshade",
    ]
    for card in CARDS:
        if "cost_2" in card:
            paid = [sum(card[f"cost_{n}"]["energy"].values()) + card[f"cost_{n}"]["crystals"] for n in (2, 3, 4)]
            assert paid == sorted(set(paid))  # more with every player


def test_cards_the_rulebook_calls_free_are_free() -> None:
    for card in CARDS:
        if card["id"] in ("temporal_boots", "die_of_malice", "glutton_cauldron"):
            assert card["cost"] == {"energy": {}, "crystals": 0}


def test_negative_and_high_prestige_as_the_rulebook_says() -> None:
    assert sorted(name for name, points in PRESTIGE.items() if points < 0) == [
        "cursed_treatise_of_arus",
        "damned_soul_of_onys",
    ]
    assert PRESTIGE["runic_cube_of_eolis"] == 30


def test_twenty_dice_of_six_faces_with_each_number_of_pips_twice() -> None:
    assert len(BOARD["die"]) == 20
    assert Counter(die["season"] for die in BOARD["die"]) == Counter(dict.fromkeys(SEASONS, 5))
    for die in BOARD["die"]:
        assert len(die["faces"]) == FACES == 6
        assert Counter(face["pips"] for face in die["faces"]) == Counter({1: 2, 2: 2, 3: 2})


RARITY = {  # season: many, few, none
    "winter": (("water", "air"), "fire", "earth"),
    "spring": (("earth", "water"), "air", "fire"),
    "summer": (("fire", "earth"), "water", "air"),
    "fall": (("air", "fire"), "earth", "water"),
}


def test_energy_on_the_dice_is_as_rare_as_the_rulebook_says() -> None:
    for season, (many, few, none) in RARITY.items():
        found: Counter[str] = Counter()
        for die in BOARD["die"]:
            if die["season"] == season:
                for face in die["faces"]:
                    found.update(face["energy"])
        assert found[none] == 0
        assert 0 < found[few] < min(found[energy] for energy in many)


def test_rare_energy_is_worth_most() -> None:
    """What the dice of a season lack gives three crystals, what they have little of two, the rest one."""
    for season in BOARD["season"]:
        many, few, none = RARITY[season["id"]]
        values = season["transmutation"]
        assert values[none] == 3
        assert values[few] == 2
        assert [values[energy] for energy in many] == [1, 1]


def test_all_colours_of_dice_have_the_same_pattern() -> None:
    """S-05, with the types renamed by their rarity."""

    def pattern(season: str) -> Counter[tuple[Any, ...]]:
        many, few, _ = RARITY[season]
        found: Counter[tuple[Any, ...]] = Counter()
        for die in BOARD["die"]:
            if die["season"] == season:
                for face in die["faces"]:
                    energy = tuple(face["energy"].get(each, 0) for each in (*many, few))
                    found[sum(energy), energy[2], face["crystals"], face["gauge"], face["draw"], face["transmute"]] += 1
        return found

    assert pattern("spring") == pattern("summer") == pattern("fall")


def test_prepared_decks_are_those_of_the_rulebook() -> None:
    assert [[kind + 1 for kind in deck] for deck in DECKS] == [
        [1, 2, 7, 17, 18, 20, 26, 29, 30],
        [3, 5, 9, 14, 15, 21, 23, 25, 28],
        [4, 6, 7, 9, 12, 16, 22, 24, 30],
        [1, 2, 3, 11, 13, 15, 18, 25, 27],
    ]


# -- chance


def test_every_face_can_be_rolled() -> None:
    """S-05: six faces, equally likely; 1500 rolls leave no doubt about a missing one."""
    found: Counter[int] = Counter()
    for seed in range(300):
        s = state_of(GAME, {"phase": "roll", "seed": seed, "season_dice": [31] * 4, "seats": [{}, {}, {}, {}]})
        view: Any = GAME.open_view(s)
        found.update(view["face"])
    assert sorted(found) == [0, 1, 2, 3, 4, 5]
    assert all(200 <= number <= 300 for number in found.values())


@pytest.mark.parametrize("place", [0, 1, 2])
def test_every_face_can_be_rolled_again_with_malice(place: int) -> None:
    found: Counter[int] = Counter()
    for seed in range(120):
        taker = [1, -1, -1, -1, -1]
        taker[0], taker[place] = taker[place], 0
        s = state_of(
            GAME,
            {
                "phase": "turn",
                "seed": seed,
                "die": ["winter_1", "winter_2", "winter_3", "none", "none"],
                "face": [3, 1, 0, 0, 0],
                "taker": taker,
                "seats": [{"play": ["die_of_malice"]}, {}],
            },
        )
        play(s, [(0, "activate die_of_malice")])
        view: Any = GAME.open_view(s)
        found[view["face"][place]] += 1
        assert view["die"] == ["winter_1", "winter_2", "winter_3", "none", "none"]
        assert [view["face"][other] for other in range(3) if other != place] == [
            face for other, face in enumerate([3, 1, 0]) if other != place
        ]
    assert sorted(found) == [0, 1, 2, 3, 4, 5]


def test_a_new_draw_pile_is_shuffled() -> None:
    """S-36."""
    drawn = set()
    for seed in range(30):
        text = f"""
        seed: {seed}
        deck: []
        discard: [purse_of_io, wondrous_chest, beggars_horn]
        seats: [{{play: [potion_of_power]}}, {{}}]
        """
        s, _ = scene(text, [(0, "activate potion_of_power")])
        view: Any = GAME.open_view(s)
        drawn.add(view["seats"][0]["hand"][0])
        assert len(view["deck"]) == 3
        assert view["discard"] == []
    assert drawn == {"purse_of_io", "wondrous_chest", "beggars_horn", "potion_of_power"}


def test_the_draw_pile_of_apprentices_is_shuffled() -> None:
    """S-44, with the same decks for everybody in every game."""
    tops = set()
    for seed in range(10):
        s = GAME.new(2, seed, {"level": "apprentice", "decks": "choose", "first_player": "0"})
        play(s, [(0, "deck 1"), (1, "deck 2")])
        view: Any = GAME.open_view(s)
        assert len(view["deck"]) == 42
        tops.add(tuple(view["deck"][:3]))
    assert len(tops) > 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_which_decks_are_taken_is_known_in_every_imagined_world(seats: int) -> None:
    """S-44: everybody sees what is left to choose from, so nobody may think of another deck as taken."""
    for seed in range(6):
        s = GAME.new(seats, seed, {"level": "apprentice", "decks": "choose"})
        for taken in range(min(seats, len(DECKS) - 1)):  # the last deck is nobody's choice
            chooser = s.to_move
            options = s.legal_for(chooser)
            assert s.asked(chooser)[0] == "choose-deck"
            assert len(options) == len(DECKS) - taken
            for seat in range(seats):
                for world in range(3):
                    other = GAME.imagine(s, seat, world)
                    assert GAME.view(other, seat) == GAME.view(s, seat)
                    assert (other.to_move, other.legal_for(chooser)) == (chooser, options)
            s.apply(chooser, options[seed % len(options)])


def test_chance_chooses_who_begins() -> None:
    """S-46."""
    for seats in (2, 3, 4):
        firsts = {GAME.open_view(GAME.new(seats, seed, {}))["first"] for seed in range(40)}
        assert firsts == set(range(seats))


def test_dice_for_every_season_are_drawn_once_a_game() -> None:
    for seats in (2, 3, 4):
        drawn = set()
        for seed in range(20):
            view: Any = GAME.open_view(GAME.new(seats, seed, {}))
            for bits in view["season_dice"]:
                assert bits.bit_count() == seats + 1
                drawn.add(bits)
        assert len(drawn) > 1 or seats == 4
    assert len(DICE) == 20
    assert len(ENERGIES) == 4


# -- the order of effects


def ends(at: list[tuple[str, str]], crystals: int, rival: int, tokens: int) -> list[int]:
    """All that there is after these effects of one seat, carried out one after the other."""
    seats = [{"play": [name for _, name in at], "crystals": crystals, "reserve": {"fire": tokens}}, {"crystals": rival}]
    s = state_of(GAME, {"seats": seats})
    s.stop()
    for program, name in reversed(at):
        s.push(GAME.rules.entry[program], 0, GAME.rules.plan.first_of[NAMES.index(name)], -1, 0)
    s.advance()
    while not s.is_over():
        s.apply(0, s.legal()[0])
    return list(s.mem)


@pytest.mark.parametrize("moment", ["round", "season"])
def test_the_order_is_asked_exactly_where_it_can_matter(moment: str) -> None:
    """S-28, S-29: pairs of effects in either order, whatever crystals and tokens there are."""
    heard = [(f"{name}/{moment}", name) for name in NAMES if f"{name}/{moment}" in GAME.rules.entry]
    assert len(heard) == (4 if moment == "round" else 2)
    for i, one in enumerate(heard):
        for other in heard[i + 1 :]:
            differ = any(
                ends([one, other], crystals, rival, tokens) != ends([other, one], crystals, rival, tokens)
                for crystals in range(5)
                for rival in range(3)
                for tokens in range(8)
            )
            asked = clash(GAME.rules.entry[one[0]], GAME.rules.entry[other[0]])
            assert differ == asked, (one, other)


# -- the draft


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_packs_always_go_to_the_left(seats: int) -> None:
    s = GAME.new(seats, 17, {"level": "archmage"})
    for size in range(9, 3, -1):
        view: Any = GAME.open_view(s)
        before = [set(view["seats"][seat]["pack"]) for seat in range(seats)]
        assert [len(pack) for pack in before] == [size] * seats
        for seat in range(seats):
            s.apply(seat, s.legal_for(seat)[-1])
        view = GAME.open_view(s)
        for seat in range(seats):
            after = set(view["seats"][(seat + 1) % seats]["pack"])
            assert after < before[seat]
            assert len(after) == size - 1
    rounds = 0
    while GAME.decisions(s)[0].prompt == "draft":
        for seat in s.owing():
            s.apply(seat, s.legal_for(seat)[0])
        rounds += 1
    assert rounds == 2
    view = GAME.open_view(s)  # the last card was taken without a question
    assert [len(view["seats"][seat]["picked"]) for seat in range(seats)] == [9] * seats
    assert GAME.decisions(s)[0].prompt == "first-year"


# -- the wheel


@pytest.mark.parametrize("option", ["end_now", "finish_round"])
@pytest.mark.parametrize("year", [0, 1, 2, 3])
def test_boots_from_every_space_in_every_direction(year: int, option: str) -> None:
    for space in range(1, 13):
        for step in (-3, -2, -1, 1, 2, 3):
            s = state_of(
                GAME,
                {
                    "year": year,
                    "space": space,
                    "boots_past_final_year": option,
                    "library_given": [year >= 2, year >= 3],
                    "seats": [
                        {"hand": ["temporal_boots"], "gauge": 1, "crystals": 5, "library_2": ["purse_of_io"]},
                        {"play": ["figrim_the_avaricious"], "library_3": ["purse_of_io"]},
                    ],
                },
            )
            play(s, [(0, "summon temporal_boots"), (0, f"wheel {step:+}")])
            months = (year - 1) * 12 + space - 1
            after = months + step
            ends = year == 3 and after >= 36 and option == "end_now"
            view: Any = GAME.open_view(s)
            assert view["space"] == after % 12 + 1
            assert view["year"] == (3 if ends else after // 12 + 1)
            assert view["over"] == ends
            assert view["seats"][1]["crystals"] == (1 if after // 3 != months // 3 else 0)
            begun = after // 12 + 1 if after // 12 > months // 12 else 0
            assert view["seats"][0]["hand"] == (["purse_of_io"] if begun == 2 else [])
            assert view["seats"][1]["hand"] == (["purse_of_io.2"] if begun == 3 else [])


# -- what is seen


def play(s: State, moves: list[tuple[int, str]]) -> None:
    for seat, notation in moves:
        s.apply(seat, GAME.actions.parse(notation))


def scene(text: str, moves: list[tuple[int, str]]) -> tuple[State, list[Any]]:
    """The state after the moves, and what happened in the last of them."""
    s = state_of(GAME, yaml.safe_load(text))
    play(s, moves[:-1])
    s.open_log()
    play(s, moves[-1:])
    return s, s.take_log()


def told(events: list[Any], seat: int | None, name: str) -> list[str]:
    """The cards in the events of that name, as a seat hears of them."""
    plan = GAME.rules.plan
    return [
        plan.card_name(event[2]) if event[2] >= 0 else "?"
        for event in GAME.told(events, seat)
        if GAME.rules.events[event[0]].name == name
    ]


def seen(s: State, watcher: int | None, seat: int, zone: str) -> Any:
    view: Any = GAME.view(s, watcher)
    return view["seats"][seat][zone]


def test_the_discard_pile_is_a_number_to_everybody() -> None:
    """S-37."""
    s, _ = scene("{discard: [purse_of_io, wondrous_chest], seats: [{}, {}]}", [(0, "end_turn")])
    for watcher in (0, 1, None):
        assert GAME.view(s, watcher)["discard"] == 2


def test_hand_and_library_are_seen_by_their_owner_only() -> None:
    text = "seats: [{hand: [purse_of_io], library_2: [amulet_of_air], library_3: [amulet_of_fire]}, {}]"
    s, _ = scene(text, [(0, "end_turn")])
    assert [seen(s, 0, 0, zone) for zone in ("hand", "library_2", "library_3")] == [
        ["purse_of_io"],
        ["amulet_of_air"],
        ["amulet_of_fire"],
    ]
    for watcher in (1, None):
        assert [seen(s, watcher, 0, zone) for zone in ("hand", "library_2", "library_3")] == [1, 1, 1]


def test_cards_rejected_for_amulet_of_fire_stay_secret() -> None:
    text = """
    deck: [purse_of_io, wondrous_chest, beggars_horn, kairn_the_destroyer]
    seats: [{hand: [amulet_of_fire], reserve: {fire: 2}, gauge: 1}, {}]
    """
    s, events = scene(text, [(0, "summon amulet_of_fire"), (0, "pick beggars_horn")])
    assert seen(s, 1, 0, "hand") == 1
    for watcher in (1, None):
        assert told(events, watcher, "discarded") == ["?", "?", "?"]


def test_a_card_dropped_after_the_die_draw_stays_secret() -> None:
    text = """
    phase: turn
    deck: [purse_of_io, wondrous_chest]
    die: [winter_1, winter_2, winter_3, none, none]
    face: [4, 1, 1, 0, 0]
    taker: [0, 1, -1, -1, -1]
    seats: [{}, {}]
    """
    _, events = scene(text, [(0, "draw"), (0, "drop")])
    assert told(events, 0, "discarded") == ["purse_of_io"]
    assert told(events, 1, "discarded") == ["?"]


def test_gifts_of_naria_are_known_to_giver_and_receiver() -> None:
    text = """
    deck: [purse_of_io, wondrous_chest, beggars_horn]
    seats: [{hand: [naria_the_prophetess], crystals: 3, gauge: 1}, {}, {}]
    """
    s, events = scene(text, [(0, "summon naria_the_prophetess"), (0, "pick purse_of_io"), (0, "give wondrous_chest")])
    assert seen(s, 0, 1, "hand") == {"number": 1, "known": ["wondrous_chest"]}
    assert seen(s, 0, 2, "hand") == {"number": 1, "known": ["beggars_horn"]}
    assert seen(s, 1, 1, "hand") == ["wondrous_chest"]
    assert seen(s, 1, 2, "hand") == seen(s, 2, 1, "hand") == seen(s, 1, 0, "hand") == seen(s, None, 1, "hand") == 1
    assert told(events, 1, "gave") == ["wondrous_chest", "?"]
    assert told(events, 2, "gave") == ["?", "beggars_horn"]
    assert told(events, None, "gave") == ["?", "?"]


def test_who_looked_with_the_orb_goes_on_knowing_the_card() -> None:
    text = """
    deck: [purse_of_io, wondrous_chest]
    seats:
      - {play: [crystal_orb], hand: [demon_of_argos], reserve: {air: 2, water: 1, fire: 1, earth: 1}, gauge: 2}
      - {}
      - {}
    """
    s, _ = scene(text, [(0, "activate crystal_orb"), (0, "put_back")])
    assert GAME.view(s, 0)["deck"] == {"number": 2, "known": {"0": "purse_of_io"}}
    assert GAME.view(s, 1)["deck"] == GAME.view(s, None)["deck"] == 2
    play(s, [(0, "summon demon_of_argos")])  # seat 1 draws that card
    assert seen(s, 0, 1, "hand") == {"number": 1, "known": ["purse_of_io"]}
    assert seen(s, 0, 2, "hand") == seen(s, 2, 1, "hand") == 1


def test_the_card_thrown_away_by_the_orb_is_seen_by_nobody() -> None:
    text = "{deck: [purse_of_io, wondrous_chest], seats: [{play: [crystal_orb], crystals: 3}, {}]}"
    s, _ = scene(text, [(0, "activate crystal_orb"), (0, "option b")])
    card = GAME.rules.plan.first_of[NAMES.index("purse_of_io")]
    assert [s.knows(watcher, card) for watcher in (0, 1)] == [False, False]


CROWN = """
deck: [balance_of_ishtar, purse_of_io]
seats: [{hand: [vampiric_crown, titus_deepgaze], reserve: {air: 1, water: 1}, gauge: 1}, {}]
"""
KRISS = "seats: [{hand: [kairn_the_destroyer], play: [necrotic_kriss, damned_soul_of_onys]}, {}]"
SHOWN = [
    (CROWN, "summon vampiric_crown", "draw", "drew", "balance_of_ishtar"),
    (CROWN, "summon vampiric_crown", "discard titus_deepgaze", "discarded", "titus_deepgaze"),
    (KRISS, "activate necrotic_kriss", "discard kairn_the_destroyer", "discarded", "kairn_the_destroyer"),
    (KRISS, "activate necrotic_kriss", "sacrifice damned_soul_of_onys", "sacrificed", "damned_soul_of_onys"),
]


@pytest.mark.parametrize(("text", "first", "second", "event", "card"), SHOWN)
def test_cards_that_must_be_shown_are_named_to_everybody(
    text: str, first: str, second: str, event: str, card: str
) -> None:
    """Rulebook, cards 36 and 44: the card drawn or discarded is shown to the other players."""
    _, events = scene(text, [(0, first), (0, second)])
    for watcher in (0, 1, None):
        assert told(events, watcher, event) == [card]


def test_a_card_drawn_for_the_crown_is_known_in_the_hand() -> None:
    s, _ = scene(CROWN, [(0, "summon vampiric_crown"), (0, "draw")])
    assert seen(s, 1, 0, "hand") == {"number": 2, "known": ["balance_of_ishtar"]}
