"""What is always true of Evenfall, and that card sets are data."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from arcanarium.core.agenda import Event, State
from arcanarium.core.card_set import CardSetError
from arcanarium.core.game import BadSetup, Game
from arcanarium.core.packing import BadPacking, pack, unpack
from arcanarium.core.position import BadPosition, state_of
from arcanarium.core.record import BadRecord, Record, start
from arcanarium.core.view import Data
from arcanarium.games import load
from arcanarium.games.evenfall import table
from arcanarium.games.evenfall.card_set import SHIPPED, check_set, load_set
from arcanarium.games.evenfall.facts import KEYWORDS
from arcanarium.games.evenfall.game import GAME, Evenfall, build
from arcanarium.games.evenfall.steps.coven import find_place, is_in_use
from arcanarium.games.evenfall.steps.stones import find_best_placing
from arcanarium.games.evenfall.table import AUTOMA, Deck
from arcanarium.wording import Wording

D: Deck = GAME.d
FOLDER = Path(__file__).parent / "scenarios"
SETUPS = [
    (seats, {"side": side, "advanced_draw": advanced})
    for seats in (1, 2, 3, 4)
    for side, advanced in (("sun", "off"), ("moon", "on"))
]


def play(game: Game, s: State, seed: int) -> list[Event]:
    """One random answer, and what happened then."""
    choose = random.Random(seed)
    seat = choose.choice(s.owing())
    s.open_log()
    s.apply(seat, choose.choice(s.legal_for(seat)))
    return s.take_log()


def pieces(s: State, seat: int, elder: bool) -> int:
    """Witches or elders of a seat, wherever they are."""
    m = s.mem
    found = int(m[table.ELDERS + seat]) if elder else int(m[table.WITCHES + seat])
    for region in range(3):
        found += int(m[table.PIECES + region * 5 + seat]) >> (8 if elder else 0) & 255
        found += sum(int(m[table.CELLS + region * 3 + i]) == 2 * seat + (2 if elder else 1) for i in range(3))
    if seat != AUTOMA and not elder:
        found += int(m[table.BOARD_CELL + seat])
    for ritual in s.cards(table.RITUALS + seat):
        found += int(m[D.stack + ritual]) >> (19 if elder else 16) & 7
    return found


def check(s: State, seats: int, in_hand: bool) -> None:
    """What the rules keep constant; `in_hand`: a piece is between two places while its owner says where it goes."""
    m = s.mem
    missing = 0
    for seat in range(seats):
        missing += 8 - pieces(s, seat, False) - pieces(s, seat, True)
        assert 0 <= m[table.MANA + seat] <= 20
        assert all(int(m[table.RESOURCES + seat]) >> (8 * kind) & 255 < 128 for kind in range(3))
        assert m[table.VP + seat] >= 0
        names = [int(s.kind(card)) for card in s.cards(table.SPECIALISTS + seat)]
        assert len(names) == len(set(names))
        assert m[table.BID + seat] <= 9
    assert missing == (1 if in_hand else 0)
    if seats == 1:
        assert pieces(s, AUTOMA, False) == 4
    taken: list[int] = []
    tokens = 0
    for seat in [*range(seats), AUTOMA]:
        for ritual in s.cards(table.RITUALS + seat):
            place = int(find_place(s, D, ritual))
            assert s.where(place) in (table.OUTER + seat, table.INNER + seat)
            taken.append(place)
            on = int(m[D.stack + ritual])
            catalysts = (on >> 10 & 7) + (on >> 13 & 7)
            assert catalysts <= D.catalyst_slots[s.kind(ritual)]
            assert (on >> 16 & 7) + (on >> 19 & 7) <= D.ritual_cells[s.kind(ritual)]
            tokens += catalysts
    assert len(taken) == len(set(taken))
    assert tokens <= 44
    main = [table.DECK, table.DISCARD, table.REMOVED]
    main += [zone + seat for zone in (table.HAND, table.COUNCIL, table.SET_ASIDE) for seat in range(4)]
    main += [zone + seat for zone in (table.RITUALS, table.SPECIALISTS) for seat in range(5)]
    assert sum(int(s.number(zone)) for zone in main) == 100
    rows = [table.PLACE_DECK, table.ROWS, table.ROWS + 1, table.ROWS + 2]
    circles = [zone + seat for zone in (table.OUTER, table.INNER) for seat in range(5)]
    assert sum(card < D.start_card for zone in rows + circles for card in s.cards(zone)) == 52
    for region in range(3):
        assert bin(int(m[table.SLOTS + region])).count("1") == s.number(table.ROWS + region)
    stones = [card for zone in range(D.plan.used) for card in s.cards(zone) if card >= D.stone_card]
    assert len(stones) == 13
    assert 0 <= m[table.FIRST] < seats
    assert m[table.USES] >= 0


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_invariants_of_random_games(seats: int, options: dict[str, str]) -> None:
    for seed in range(4):
        s = GAME.new(seats, seed, options)
        won: list[int] = []
        number = 0
        while not s.is_over():
            prompts = [decision.prompt for decision in GAME.decisions(s)]
            check(s, seats, "to-region" in prompts)
            if "main" in prompts:
                assert s.mem[table.USES] == 0
                assert s.mem[table.BINDING] == 0
                assert s.mem[table.BATTLE] == 0
            won += [event[4] for event in play(GAME, s, seed * 1000 + number) if event[0] == table.Event.WON]
            number += 1
        assert s.mem[table.ROUND] == 3
        for region in range(3):
            assert s.number(table.REGION_STONES + region) == (4 - won.count(region) if is_in_use(s, D, region) else 0)
        for seat in range(seats):
            assert s.number(table.HAND + seat) == 0
            assert s.mem[table.RESOURCES + seat] == 0


def test_the_first_player_token_moves_only_in_the_north() -> None:
    for seed in range(6):
        s = GAME.new(3, seed, {})
        number = 0
        while not s.is_over():
            before, battle = int(s.mem[table.FIRST]), int(s.mem[table.BATTLE])
            play(GAME, s, number)
            number += 1
            if int(s.mem[table.FIRST]) != before:
                assert battle in (0, 1)  # a battle without bids begins and ends between two decisions


def test_the_proposed_placing_is_the_best() -> None:
    """Against every placing by hand, on the last positions of random games with many stones."""
    choose = random.Random(1)
    places = ["sanctuary_plain", "temple_ruins", "mirror_lake", "kings_barrow_plain", "gallows_tree", "storm_obelisk"]
    rituals = ["unicorn", "living_chest", "guardian_serpent", "fog_bell", "storm_staff", "cursed_crown"]
    stones = D.names[int(D.stone_card) :]
    for _ in range(12):
        inner = choose.sample(places, 5)
        bound = [{"card": r, "bound": p} for r, p in zip(choose.sample(rituals, 3), inner, strict=False)]
        seat = {"inner": inner, "rituals": bound, "stones": choose.sample(stones, 3), "council": ["ajisu"]}
        position = {"phase": "end", "side": "moon", "seats": [seat, {}]}
        s = state_of(GAME, position)
        best = 0
        todo = [s]
        while todo:
            now = todo.pop()
            if 0 not in now.owing():
                best = max(best, GAME.scores(now)[0])
                continue
            for action in now.legal():
                if action != D.a_best:
                    then = now.clone()
                    then.apply(0, action)
                    todo.append(then)
        proposed = s.clone()
        assert len(find_best_placing(s, D, 0)) <= 3
        if 0 in proposed.owing():
            proposed.apply(0, int(D.a_best))
        assert GAME.scores(proposed)[0] == best


def test_the_automa_takes_as_many_turns_as_the_human() -> None:
    """One after each main action of the human, none after a pass, of which there are three."""
    for seed in range(5):
        s = GAME.new(1, seed, {})
        turns = [0]  # the first, which began with the game
        number = 0
        while not s.is_over():
            turns += [event[1] for event in play(GAME, s, number) if event[0] == table.Event.TURN]
            number += 1
        assert turns.count(AUTOMA) == turns.count(0) - 3
        assert all(turns[i - 1] == 0 for i, seat in enumerate(turns) if seat == AUTOMA)


def test_counts_of_the_shipped_set() -> None:
    cards = load_set(SHIPPED)
    assert len(cards.places) == 52
    assert sum("link" in place for place in cards.places) == 26
    assert len(cards.rituals) == 58
    for found, each in ((cards.rituals, 20), (cards.specialists, 7)):  # one ritual has all three; EF-05
        assert [sum(word in card["keywords"] for card in found) for word in KEYWORDS] == [each] * 3
    assert sum(card["slots"] for card in cards.rituals) == 44
    assert sum(card["copies"] for card in cards.specialists) == 42
    assert all(len(card["keywords"]) == 1 for card in cards.specialists)
    assert min(card["vp"] for card in [*cards.rituals, *cards.specialists]) >= 1  # EF-11
    kinds = [stone["kind"] for stone in cards.stones]
    assert [kinds.count(kind) for kind in cards.stone_kinds] == [3, 3, 3, 3]
    assert kinds.count("red") == 1
    grottos = [place["id"] for place in cards.places if "grotto" in place["id"] and "link" not in place]
    assert grottos == ["grotto_plain"]  # EF-03


def test_options() -> None:
    with pytest.raises(BadSetup, match="nobody sits"):
        GAME.new(2, 1, {"coven_2": "star"})
    with pytest.raises(BadSetup, match="taken"):
        GAME.new(2, 1, {"coven_0": "star", "coven_1": "star"})
    s = GAME.new(4, 1, {"side": "moon", "coven_3": "cross"})
    covens = [int(s.mem[table.COVEN + seat]) for seat in range(4)]
    assert sorted(covens) == [0, 1, 2, 3]
    assert covens[3] == 1


def test_the_first_player_can_be_chosen() -> None:
    for first in range(3):
        s = GAME.new(3, 5, {"first_player": str(first)})
        assert (int(s.mem[table.FIRST]), s.owing()) == (first, [first])
    assert {int(GAME.new(3, seed).mem[table.FIRST]) for seed in range(20)} == {0, 1, 2}
    with pytest.raises(BadSetup, match="seat from 0 to 1"):
        GAME.new(2, 1, {"first_player": "2"})


def test_the_difficulty_is_for_one_player() -> None:
    """The Automa plays then only; a record of earlier days may name it all the same."""
    GAME.new(1, 1, {"difficulty": "heir"})
    GAME.new(2, 1, {"difficulty": "witch"})  # the default
    with pytest.raises(BadSetup, match="option difficulty changes nothing unless seats is 1"):
        GAME.new(2, 1, {"difficulty": "heir"})
    old = Record("evenfall", GAME.version, 2, 1, {"difficulty": "heir", "side": "moon"})
    assert pack(start(GAME, old)) == pack(GAME.new(2, 1, {"side": "moon"}))
    with pytest.raises(BadRecord, match="has no option"):
        start(GAME, Record("evenfall", GAME.version, 2, 1, {"difficult": "heir"}))


# -- positions

STRANGE = [
    ({"first": 2, "seats": [{}, {}]}, "first", "from 0 to 1"),
    ({"seats": [{"hand": ["grotto"]}, {}]}, "seats.0.hand", "rituals and specialists, not grotto"),
    ({"seats": [{"specialists": ["unicorn"]}, {}]}, "seats.0.specialists", "specialists, not unicorn"),
    ({"seats": [{}, {"rituals": ["unicorn"]}]}, "seats.1.rituals", "bound to a free place"),
    ({"place_deck": ["unicorn"]}, "place_deck", "places, not unicorn"),
    ({"north_cells": ["3 witch", "none", "none"], "seats": [{}, {}]}, "north_cells", "seat from 0 to 1, not 3"),
    (
        {
            "seats": [
                {"inner": ["grotto"], "rituals": [{"card": "unicorn", "bound": {"place": "grotto", "orbs": 1}}]},
                {},
            ]
        },
        "seats.0.rituals",
        "unicorn should have 0 catalysts",
    ),
    (
        {
            "seats": [
                {"inner": ["grotto"], "rituals": [{"card": "unicorn", "bound": {"place": "grotto", "elders": 1}}]},
                {},
            ]
        },
        "seats.0.rituals",
        "unicorn should have 0 witches and elders",
    ),
    ({"seats": [{"specialists": ["keir", "keir"]}, {}]}, "seats.0.specialists", "keir twice"),
    ({"seats": [{"path": 8}, {}]}, "seats.0.path", "from 0 to 7, not 8"),
    ({"seats": [{"stone_cells": ["wave_stone_1"]}, {}]}, "seats.0.stone_cells", "none of this board"),
    (
        {"side": "moon", "seats": [{"coven": "thorn", "stone_cells": ["wave_stone_1"]}, {}]},
        "seats.0.stone_cells",
        "free cell from 1 to 5",
    ),
    ({"seats": [{"set_aside": ["unicorn"]}, {}]}, "seats.0.set_aside", "while others choose"),
    ({"north_places": ["start_cross"]}, "north_places", "places, not start_cross"),
    ({"north_places": [{"card": "grotto", "bound": {"place": "sanctuary"}}]}, "north_places", "should not be bound"),
    ({"seats": [{"battles_joined": 1}, {}]}, "seats.0.battles_joined", "0 in the phase main"),
    ({"binding": "unicorn"}, "binding", "while something is being carried out"),
    ({"uses": 1}, "uses", "while something is being carried out"),
]


@pytest.mark.parametrize(
    ("position", "path", "message"), STRANGE, ids=lambda value: value if isinstance(value, str) else ""
)
def test_positions_that_cannot_be(position: Data, path: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message) as error:
        state_of(GAME, position)
    assert error.value.path == path


def test_a_place_deck_holds_what_a_position_says() -> None:
    for given, names in ((["grotto", "sanctuary"], ["grotto", "sanctuary"]), ([], [])):
        s = state_of(GAME, {"place_deck": given})
        assert [D.names[card] for card in s.cards(table.PLACE_DECK)] == names
    s = state_of(GAME, {"place_deck": ["sanctuary", "..."]})
    assert D.names[s.first(table.PLACE_DECK)] == "sanctuary"
    assert s.number(table.PLACE_DECK) == state_of(GAME, {}).number(table.PLACE_DECK) == 52


def test_a_seat_sees_neither_hands_nor_dials_of_others() -> None:
    seats = [{"mana": 5, "north_pieces": {"witch": 1}}, {"mana": 5, "north_pieces": {"witch": 1}, "hand": ["unicorn"]}]
    s = state_of(GAME, {"phase": "battle", "north_stones": ["flame_stone_1"], "seats": seats})
    s.apply(1, GAME.actions.parse("bid 4"))
    view = GAME.view(s, 0)
    assert view["seats"][1]["hand"] == 1  # type: ignore[index]
    assert "dial" not in view["seats"][1]  # type: ignore[index]
    assert GAME.view(s, 1)["seats"][1]["dial"] == 4  # type: ignore[index]


# -- card sets


def changed(tmp_path: Path, *pairs: tuple[str, str]) -> Path:
    """The shipped set as somebody else's: names and texts are in the file."""
    text = SHIPPED.read_text("utf-8").replace('id = "arcanarium"', 'id = "mine"\nname_en = "Mine"\nname_ru = "Моё"')
    text = text.replace('wording = "locale"\n', "")
    words = 'name_en = "N"\nname_ru = "Н"\ntext_en = "T"\ntext_ru = "Т"\n'
    for name in ("stone", "start", "place", "ritual"):
        text = text.replace(f"[[{name}]]\n", f"[[{name}]]\n{words}")
    text = text.replace("[[specialist]]\n", f'[[specialist]]\n{words}council_text_en = "C"\ncouncil_text_ru = "С"\n')
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def test_another_set_is_another_game_in_the_same_process(tmp_path: Path) -> None:
    path = changed(tmp_path, ('id = "unicorn"', 'id = "narwhal"'), ("slots = 0\neffect", "slots = 3\neffect"))
    assert check_set(path) == []
    other = build(load_set(path))
    assert isinstance(other, Evenfall)
    assert "narwhal" in other.rules.plan.kinds
    assert "narwhal" not in GAME.rules.plan.kinds
    assert other.name == "evenfall:mine"
    assert other.edition != GAME.edition == GAME.version
    assert other.card_words("en")["narwhal"][:2] == ("N", "T")
    assert other.card_words("ru")["keir"][:3] == ("Н", "Т Совет: С", "С")
    with pytest.raises(BadPacking):
        unpack(other.rules, pack(GAME.new(2, 1)))
    assert GAME.card_words("en") == {}
    for game in (other, load("evenfall")):
        s = game.new(2, 3, {"side": "moon"})
        number = 0
        while not s.is_over():
            play(game, s, number)
            number += 1


def test_a_bigger_set_can_be_played(tmp_path: Path) -> None:
    path = changed(tmp_path)
    text = path.read_text("utf-8")
    text = text.replace("slots = 1\n", "slots = 1\ncopies = 2\n")
    path.write_text(text, "utf-8")
    assert check_set(path) == []
    other = build(load_set(path))
    for seats in (1, 4):
        s = other.new(seats, 5, {"side": "moon"})
        number = 0
        while not s.is_over():
            play(other, s, number)
            number += 1


def test_the_automa_may_take_places_from_the_deck_in_its_turn(tmp_path: Path) -> None:
    """The rulebook has one list of actions for circle and path, so another circle may have any of them, worded."""
    cell = '{ action = "find_place", region = "north", framed = false },\n    { action = "play_card", framed = false },'
    deck = '{ action = "place_from_deck", framed = false },\n    { action = "play_card", framed = false },'
    other = build(load_set(changed(tmp_path, (cell, deck))))
    s = state_of(other, {"deck": ["storm_staff", "..."], "place_deck": ["grotto_plain"], "seats": [{}]})
    s.open_log()
    s.apply(0, other.actions.parse("token"))
    assert [other.d.names[card] for card in s.cards(table.OUTER + AUTOMA)] == ["grotto_plain"]
    log = s.take_log()
    for language, words in (("en", "cell 2, take a place from the deck"), ("ru", "ячейка 2, место силы из колоды")):
        wording = Wording(language, other)
        assert any(words in wording.event(event) for event in other.told(log, 0))
        assert not wording.locale.complaints


PROBLEMS = [
    ("gain = { card = 3 } }]", "gian = { card = 3 } }]", "central", "action.0.choose.0.0.gian", "did you mean 'gain'"),
    ('keywords = ["artifact"]', 'keywords = ["artefact"]', "vessel_of_transmutation", "keywords", "artifact"),
    ("witches = 2\nvp = 3", "witches = 5\nvp = 3", "ghostly_marsh", "witches", "1 to 2"),
    ('type = "instant", do', 'type = "instant", when = 1, do', "living_chest", "effect.when", "no field"),
    ('"play_council"', '"play_counsel"', "mirror_of_ancestors", "effect.when.event", "did you mean 'play_council'"),
    ('{ kind = "flame"', '{ kind = "lava"', "ajisu", "council.do.0.stone_kind_score.kind", "flame"),
    ("cost = { herb = 3 }", "cost = { vp = 3 }", "reality_distortion", "cost.vp", "no amount"),
    ('id = "keir"', 'id = "keita"', "keita", "id", "used twice"),
    ('id = "south"', 'id = "north"', "north", "id", "used twice"),
    ('path = "sun"', 'path = "moon"', "sun", "path", "one of"),
    ("format = 1", "format = 7", "", "set.format", "should be 1"),
    ('name_en = "Mine"\nname_ru = "Моё"\n', "", "", "set.name_en", "missing"),
    ('name_en = "N"\nname_ru = "Н"\n', "", "flame_stone_1", "name_en", "missing"),
    ('id = "north"', 'id = "sea"', "", "region", "one region for each of north"),
    ('id = "ghostly_marsh"', 'id = "board"', "board", "id", "something else on the table"),
    ("copies = 2", "copies = 'two'", "irene_and_smoky", "copies", "whole number"),
]


@pytest.mark.parametrize(("old", "new", "card", "field", "message"), PROBLEMS)
def test_problems_name_file_card_and_field(
    tmp_path: Path, old: str, new: str, card: str, field: str, message: str
) -> None:
    path = changed(tmp_path, (old, new))
    problems = check_set(path)
    assert problems
    first = problems[0]
    assert (first.path, first.card, first.field) == (str(path), card, field)
    assert re.search(message, first.message)
    assert str(first).startswith(f"{path}, card {card}, {field}: " if card else f"{path}, {field}: ")
    with pytest.raises(CardSetError):
        load_set(path)


def test_files_that_are_no_card_sets(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    assert "cannot be read" in check_set(missing)[0].message
    bad = tmp_path / "bad.toml"
    bad.write_text("[set\n", "utf-8")
    assert "not valid TOML" in check_set(bad)[0].message
    empty = tmp_path / "empty.toml"
    empty.write_text("", "utf-8")
    assert check_set(empty)[0].message == "is empty"
