"""What is always true of Evenfall, that every card and ruling has its scenario, and that card sets are data."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
import yaml

from arcanarium.core.agenda import Event, State
from arcanarium.core.game import BadSetup, Game
from arcanarium.core.packing import BadPacking, pack, unpack
from arcanarium.core.position import state_of
from arcanarium.games import load
from arcanarium.games.evenfall import scoring
from arcanarium.games.evenfall.card_set import SHIPPED, CardSetError, check_set, load_set
from arcanarium.games.evenfall.coven import in_use, place_of
from arcanarium.games.evenfall.game import GAME, Evenfall, build
from arcanarium.games.evenfall.layout import AUTOMA
from arcanarium.games.evenfall.table import Table
from arcanarium.games.evenfall.vocabulary import KEYWORDS
from arcanarium.wording import Wording

T: Table = GAME.t
FOLDER = Path(__file__).parent / "scenarios"
SETUPS = [
    (seats, {"side": side, "advanced_draw": advanced})
    for seats in (1, 2, 3, 4)
    for side, advanced in (("sun", "off"), ("moon", "on"))
]

# Rulings that are about data or the source text, or that the engine cannot show.
UNOBSERVABLE = {
    2: "copies of rituals: data, see test_counts_of_the_shipped_set",
    4: "kinds of stones: data, see test_counts_of_the_shipped_set",
    6: "keywords of named rituals: data, every keyword has a scenario `card ...`",
    9: "catalyst slots: data, see test_counts_of_the_shipped_set",
    57: "an oddity of the examples in the rulebook",
    58: "misprints of the scan",
}


def rules_of_scenarios() -> set[str]:
    found: set[str] = set()
    for path in FOLDER.glob("*.yaml"):
        for scene in yaml.safe_load_all(path.read_text("utf-8")):
            rule = scene["rule"]
            found |= set(rule if isinstance(rule, list) else [rule])
    return found


RULES = rules_of_scenarios()


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
    found = int(m[T.elders + seat]) if elder else int(m[T.witches + seat])
    for region in range(3):
        found += int(m[T.pieces + region * 5 + seat]) >> (8 if elder else 0) & 255
        found += sum(int(m[T.cells + region * 3 + i]) == 2 * seat + (2 if elder else 1) for i in range(3))
    if seat != AUTOMA and not elder:
        found += int(m[T.board_cell + seat])
    for ritual in s.cards(T.rituals + seat):
        found += int(m[T.stack + ritual]) >> (19 if elder else 16) & 7
    return found


def check(s: State, seats: int, in_hand: bool) -> None:
    """Rules 15; `in_hand`: a piece is between two places while its owner says where it goes."""
    m = s.mem
    missing = 0
    for seat in range(seats):
        missing += 8 - pieces(s, seat, False) - pieces(s, seat, True)
        assert 0 <= m[T.mana + seat] <= 20
        assert all(int(m[T.resources + seat]) >> (8 * kind) & 255 < 128 for kind in range(3))
        assert m[T.vp + seat] >= 0
        names = [int(s.kind(card)) for card in s.cards(T.specialists + seat)]
        assert len(names) == len(set(names))
        assert m[T.bid + seat] <= 9
    assert missing == (1 if in_hand else 0)
    if seats == 1:
        assert pieces(s, AUTOMA, False) == 4
    taken: list[int] = []
    tokens = 0
    for seat in [*range(seats), AUTOMA]:
        for ritual in s.cards(T.rituals + seat):
            place = int(place_of(T, s, ritual))
            assert s.where(place) in (T.outer + seat, T.inner + seat)
            taken.append(place)
            on = int(m[T.stack + ritual])
            catalysts = (on >> 10 & 7) + (on >> 13 & 7)
            assert catalysts <= T.catalyst_slots[s.kind(ritual)]
            assert (on >> 16 & 7) + (on >> 19 & 7) <= T.ritual_cells[s.kind(ritual)]
            tokens += catalysts
    assert len(taken) == len(set(taken))
    assert tokens <= 44
    main = [T.deck, T.discard, T.removed]
    main += [zone + seat for zone in (T.hand, T.council, T.picked) for seat in range(4)]
    main += [zone + seat for zone in (T.rituals, T.specialists) for seat in range(5)]
    assert sum(int(s.number(zone)) for zone in main) == 100
    rows = [T.place_deck, T.rows, T.rows + 1, T.rows + 2]
    circles = [zone + seat for zone in (T.outer, T.inner) for seat in range(5)]
    assert sum(card < T.start_card for zone in rows + circles for card in s.cards(zone)) == 52
    for region in range(3):
        assert bin(int(m[T.slots + region])).count("1") == s.number(T.rows + region)
    stones = [card for zone in range(T.plan.used) for card in s.cards(zone) if card >= T.stone_card]
    assert len(stones) == 13
    assert 0 <= m[T.first] < seats
    assert m[T.uses] >= 0


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
                assert s.mem[T.uses] == 0
                assert s.mem[T.binding] == 0
                assert s.mem[T.battle] == 0
            won += [event[4] for event in play(GAME, s, seed * 1000 + number) if event[0] == T.e_won]
            number += 1
        assert s.mem[T.round] == 3
        for region in range(3):
            assert s.number(T.stones + region) == (4 - won.count(region) if in_use(T, s, region) else 0)
        for seat in range(seats):
            assert s.number(T.hand + seat) == 0
            assert s.mem[T.resources + seat] == 0


def test_the_first_player_token_moves_only_in_the_north() -> None:
    for seed in range(6):
        s = GAME.new(3, seed, {})
        number = 0
        while not s.is_over():
            before, battle = int(s.mem[T.first]), int(s.mem[T.battle])
            play(GAME, s, number)
            number += 1
            if int(s.mem[T.first]) != before:
                assert battle in (0, 1)  # a battle without bids begins and ends between two decisions


def test_the_proposed_placing_is_the_best() -> None:
    """Against every placing by hand, on the last positions of random games with many stones."""
    choose = random.Random(1)
    places = ["sanctuary_plain", "temple_ruins", "mirror_lake", "kings_barrow_plain", "gallows_tree", "storm_obelisk"]
    rituals = ["unicorn", "living_chest", "guardian_serpent", "fog_bell", "storm_staff", "cursed_crown"]
    stones = T.names[int(T.stone_card) :]
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
                if action != T.a_best:
                    then = now.clone()
                    then.apply(0, action)
                    todo.append(then)
        proposed = s.clone()
        assert len(scoring.best_placing(T, s, 0)) <= 3
        if 0 in proposed.owing():
            proposed.apply(0, int(T.a_best))
        assert GAME.scores(proposed)[0] == best


def test_the_automa_takes_as_many_turns_as_the_human() -> None:
    """One after each main action of the human, none after a pass, of which there are three."""
    for seed in range(5):
        s = GAME.new(1, seed, {})
        turns = [0]  # the first, which began with the game
        number = 0
        while not s.is_over():
            turns += [event[1] for event in play(GAME, s, number) if event[0] == T.e_turn]
            number += 1
        assert turns.count(AUTOMA) == turns.count(0) - 3
        assert all(turns[i - 1] == 0 for i, seat in enumerate(turns) if seat == AUTOMA)


def test_counts_of_the_shipped_set() -> None:
    cards = load_set(SHIPPED)
    assert len(cards.places) == 52
    assert sum("link" in place for place in cards.places) == 26
    assert len(cards.rituals) == 58
    for found, each in ((cards.rituals, 20), (cards.specialists, 7)):  # one ritual has all three; ruling 5
        assert [sum(word in card["keywords"] for card in found) for word in KEYWORDS] == [each] * 3
    assert sum(card["slots"] for card in cards.rituals) == 44
    assert sum(card["copies"] for card in cards.specialists) == 42
    assert all(len(card["keywords"]) == 1 for card in cards.specialists)
    assert min(card["vp"] for card in [*cards.rituals, *cards.specialists]) >= 1  # ruling 11
    kinds = [stone["kind"] for stone in cards.stones]
    assert [kinds.count(kind) for kind in cards.stone_kinds] == [3, 3, 3, 3]
    assert kinds.count("red") == 1
    grottos = [place["id"] for place in cards.places if "grotto" in place["id"] and "link" not in place]
    assert grottos == ["grotto_plain"]  # ruling 3


@pytest.mark.parametrize("kind", [name for i, name in enumerate(T.plan.kinds) if i < T.first_stone])
def test_every_card_has_a_scenario(kind: str) -> None:
    assert f"card {kind}" in RULES


@pytest.mark.parametrize("kind", [str(card["id"]) for card in T.cards.specialists])
def test_every_council_side_has_a_scenario(kind: str) -> None:
    assert f"council {kind}" in RULES


@pytest.mark.parametrize("number", range(1, 65))
def test_every_ruling_has_a_scenario(number: int) -> None:
    assert (f"ruling {number}" in RULES) != (number in UNOBSERVABLE)


def test_every_worked_example_of_the_rulebook_has_a_scenario() -> None:
    for name in (
        "scouting",
        "find",
        "token",
        "vessel",
        "irene",
        "council",
        "north cell",
        "vessel cell",
        "catalysts",
        "strength",
        "tied battle",
        "final score",
        "automa turn",
        "automa battle",
    ):
        assert f"example {name}" in RULES


def test_options() -> None:
    with pytest.raises(BadSetup, match="nobody sits"):
        GAME.new(2, 1, {"coven_2": "star"})
    with pytest.raises(BadSetup, match="taken"):
        GAME.new(2, 1, {"coven_0": "star", "coven_1": "star"})
    s = GAME.new(4, 1, {"side": "moon", "coven_3": "cross"})
    covens = [int(s.mem[T.coven + seat]) for seat in range(4)]
    assert sorted(covens) == [0, 1, 2, 3]
    assert covens[3] == 1


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
    for table in ("stone", "start", "place", "ritual"):
        text = text.replace(f"[[{table}]]\n", f"[[{table}]]\n{words}")
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
    assert [other.t.names[card] for card in s.cards(other.t.outer + AUTOMA)] == ["grotto_plain"]
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
