"""Card sets as data: what is checked, and that any card of the vocabulary plays as the vocabulary says."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.core.packing import BadPacking, pack, unpack
from arcanarium.core.plan import TURN
from arcanarium.core.position import BadPosition, position, state_of
from arcanarium.core.record import BadRecord, header_of, start
from arcanarium.games.time_masters.card_set import SHIPPED, CardSetError, check_set, load_set, remarks
from arcanarium.games.time_masters.cards.operations import OPERATIONS
from arcanarium.games.time_masters.game import GAME, TimeMasters, build
from arcanarium.games.time_masters.table import CHAIN_BONUS, IMAGINARY, SPENT

HEAD = '[set]\nid = "mine"\nname_en = "My set"\nname_ru = "Мой набор"\nprovenance = "printed"\n'


def card(name: str, kind: str, sphere: int, *lines: str) -> str:
    copies = "copies_per_mage = 10" if sphere == 0 else "copies = 10"
    words = [f'{field} = "{name} {field}"' for field in ("name_en", "name_ru", "text_en", "text_ru")]
    given = "\n".join(lines)
    parts = ["[[card]]", f'id = "{name}"', f'kind = "{kind}"', f"sphere = {sphere}", *words, 'provenance = "printed"']
    if "copies" not in given:
        parts.append(copies)
    return "\n".join([*parts, given]) + "\n"


FILLERS = [card("spark", "knowledge", 0, "cost = 1", "effects = []")]
FILLERS += [card(f"filler_{n}", "knowledge", n, "cost = 1", "effects = []") for n in range(1, 6)]


def write(folder: Path, *cards: str, head: str = HEAD, base: list[str] | None = None) -> Path:
    path = folder / "set.toml"
    path.write_text("\n".join([head, *(FILLERS if base is None else base), *cards]), "utf-8")
    return path


def knowledge(name: str, effects: str, cost: int = 1, sphere: int = 1) -> str:
    return card(name, "knowledge", sphere, f"cost = {cost}", f"effects = {effects}")


def timer(name: str, slots: int, *lines: str) -> str:
    return card(name, "timer", 1, f"slots = {slots}", *lines)


def game_of(folder: Path, *cards: str) -> TimeMasters:
    return build(load_set(write(folder, *cards)))


def play(game: Game, s: State, *moves: str) -> None:
    for text in moves:
        s.apply(int(s.to_move), game.actions.parse(text))


def legal(game: Game, s: State) -> list[str]:
    return [game.actions.notation(action) for action in s.legal()]


# -- reading


def test_the_shipped_set_is_playable_and_marked_as_designed() -> None:
    assert check_set(SHIPPED) == []
    card_set = load_set()
    assert card_set.shipped
    assert card_set.id == "arcanarium"
    assert card_set.provenance == "designed"
    assert GAME.card_words("en") == {}


def test_a_set_of_one_s_own_is_read_with_its_wording(tmp_path: Path) -> None:
    card_set = load_set(write(tmp_path))
    assert (card_set.id, card_set.provenance, card_set.shipped) == ("mine", "printed", False)
    game = build(card_set)
    assert game.card_words("ru")["spark"][:2] == ("spark name_ru", "spark text_ru")
    assert game.card_words("en")["filler_5"][:2] == ("filler_5 name_en", "filler_5 text_en")
    assert any("39 different knowledge cards" in remark for remark in remarks(card_set))


def problem(path: Path) -> CardSetError:
    found = check_set(path)
    assert len(found) == 1, [str(error) for error in found]
    with pytest.raises(CardSetError) as caught:
        load_set(path)
    assert str(caught.value) == str(found[0])
    return found[0]


WRONG = [
    ("effects = [{ op = 'drow', amount = 1 }]", "effects.0.op", "did you mean 'draw'?"),
    ("effects = [{ op = 'draw' }]", "effects.0.amount", "it is missing"),
    ("effects = [{ op = 'draw', amount = 0 }]", "effects.0.amount", "from 1 to 20, not 0"),
    ("effects = [{ op = 'draw', amount = true }]", "effects.0.amount", "not True"),
    ("effects = [{ op = 'draw', amount = { count = 'spend' } }]", "effects.0.amount.count", "did you mean 'spent'?"),
    ("effects = [{ op = 'draw', amount = 1, max = 2 }]", "effects.0.max", "no field 'max'"),
    ("effects = [{ op = 'remove_from_hand', min = 2, max = 1 }]", "effects.0.min", "not be more than max, which is 1"),
    (
        "effects = [{ op = 'look_top', look = 1, take = 2, rest = 'discard' }]",
        "effects.0.take",
        "not be more than look",
    ),
    ("effects = [{ op = 'look_top', look = 2, take = 1, rest = 'deck' }]", "effects.0.rest", "one of discard"),
    (
        "effects = [{ op = 'exhaust', target = 'all', amount = 1 }]",
        "effects.0.target",
        "each_opponent, chosen_opponent",
    ),
    ("effects = [{ op = 'retrieve', max = 1, kinds = ['spell'] }]", "effects.0.kinds", "knowledge, preparation, timer"),
    ("effects = [{ op = 'choose_one', options = [[]] }]", "effects.0.options", "2 to 8 lists"),
    ("effects = [{ op = 'choose_one', options = [[], [{ op = 'x' }]] }]", "effects.0.options.1.0.op", "operation 'x'"),
    (
        "effects = [{ op = 'keep_at_end', amount = 1, exclude_same_name = 1 }]",
        "effects.0.exclude_same_name",
        "true or false",
    ),
    (
        "effects = [{ op = 'ward', if = { previous_done = true } }]",
        "effects.0.if.previous_done",
        "follow another effect",
    ),
    ("effects = [{ op = 'ward', if = { timer_min = 1 } }]", "effects.0.if.timer_min", "did you mean 'timers_min'?"),
    ("effects = [{ op = 'ward', if = 'chain' }]", "effects.0.if", "a condition like"),
    ("effects = [{ op = 'repeat_effect', max_sphere = 6 }]", "effects.0.max_sphere", "from 0 to 5, not 6"),
    ("effects = ['draw']", "effects.0", "an effect like"),
    ("effects = 'draw'", "effects", "a list of effects"),
    ("", "effects", "[] for a card that does nothing"),
]


@pytest.mark.parametrize(("line", "field", "message"), WRONG)
def test_a_wrong_effect_is_named_by_file_card_and_field(tmp_path: Path, line: str, field: str, message: str) -> None:
    error = problem(write(tmp_path, card("trick", "knowledge", 2, "cost = 1", line)))
    assert (error.card, error.field) == ("trick", field)
    assert message in error.message
    assert str(error).startswith(f"{tmp_path / 'set.toml'}, card trick, {field}: ")


CARDS = [
    (card("trick", "spell", 2, "cost = 1", "effects = []"), "kind", "knowledge, preparation, timer"),
    (card("trick", "knowledge", 2, "effects = []"), "cost", "from 0 to 9, it is missing"),
    (card("trick", "preparation", 2, "cost = 1", "effects = []"), "cost", "no field 'cost'"),
    (card("trick", "timer", 2, "slots = 3"), "slots", "from 1 to 2, not 3"),
    (card("trick", "timer", 2, "slots = 1", "effects = []"), "effects", "no field 'effects'"),
    (card("Trick", "timer", 2, "slots = 1"), "id", "a name like 'inner_clock'"),
    (
        card("trick", "timer", 2, "slots = 1", "copies_per_mage = 1").replace("copies_per_mage", "copies_per_mag"),
        "copies",
        "",
    ),
    (card("spark", "timer", 2, "slots = 1"), "id", "one card only"),
]


@pytest.mark.parametrize(("text", "field", "message"), CARDS)
def test_a_wrong_card_is_named(tmp_path: Path, text: str, field: str, message: str) -> None:
    found = check_set(write(tmp_path, text))
    assert any(error.field == field and message in error.message for error in found), [str(error) for error in found]
    assert all(error.card in ("trick", "Trick", "spark") for error in found)


def test_wording_and_provenance_are_asked_for(tmp_path: Path) -> None:
    text = card("trick", "timer", 2, "slots = 1")
    russian = "\n".join(line for line in text.splitlines() if "_en" not in line)
    path = write(tmp_path, russian)
    assert check_set(path) == []  # one language is enough
    assert build(load_set(path)).card_words("en")["trick"].name == "trick name_ru"
    error = problem(write(tmp_path, "\n".join(line for line in text.splitlines() if "text_" not in line)))
    assert (error.card, error.field) == ("trick", "text_en")
    error = problem(write(tmp_path, text.replace("trick name_ru", " ")))
    assert (error.card, error.field, error.message) == ("trick", "name_ru", "should not be empty")
    error = problem(write(tmp_path, text + "choices_en = ['one', 2]\n"))
    assert (error.card, error.field) == ("trick", "choices_en.1")
    error = problem(write(tmp_path, text.replace('"printed"', '"guessed"')))
    assert (error.card, error.field) == ("trick", "provenance")
    error = problem(write(tmp_path, text + "provenance_detail = { cost = 'guessed' }\n"))
    assert (error.card, error.field) == ("trick", "provenance_detail.cost")


def test_the_set_as_a_whole_is_checked(tmp_path: Path) -> None:
    error = problem(write(tmp_path, card("more", "timer", 0, "slots = 1", "copies_per_mage = 2")))
    assert "10 cards, not 12" in error.message
    error = problem(write(tmp_path, base=FILLERS[:-1]))
    assert "sphere 5 should have at least 10 cards with all copies, not 0" in error.message
    error = problem(write(tmp_path, head=HEAD.replace('"mine"', '"arcanarium"')))
    assert (error.card, error.field) == ("", "set.id")
    error = problem(write(tmp_path, head=HEAD + 'wording = "locale"\n'))
    assert error.field == "set.wording"
    assert "is needed" in problem(tmp_path / "nowhere.toml").message
    path = tmp_path / "set.toml"
    path.write_text("[set\n", "utf-8")
    assert "not valid TOML" in problem(path).message
    path.write_bytes(b"# \xff\n")
    assert "UTF-8" in problem(path).message
    assert "should begin with a table [set]" in check_set(write(tmp_path, head=""))[0].message


# -- several sets side by side


def test_sets_live_side_by_side(tmp_path: Path) -> None:
    game = game_of(tmp_path, knowledge("boon", "[{ op = 'gain_imaginary', amount = 3 }]", cost=0))
    (tmp_path / "b").mkdir()
    other = game_of(tmp_path / "b", knowledge("boon", "[{ op = 'gain_time_token', amount = 2 }]", cost=0))
    for each, counter, expected in ((game, "imaginary", 3), (other, "spent", 2), (game, "imaginary", 3)):
        s = state_of(each, {"seats": [{"hand": ["boon"]}, {}]})
        play(each, s, "play boon")
        assert position(each, s)["seats"][0][counter] == expected  # type: ignore[index]
    assert len({game.digest, other.digest, GAME.digest}) == len({game.edition, other.edition, GAME.edition}) == 3
    assert GAME.edition == GAME.version
    assert game.name == "time_masters:mine"
    with pytest.raises(BadPacking):
        unpack(other.rules, pack(game.new(2, 1)))
    with pytest.raises(BadRecord, match="of time_masters:mine, not of time_masters"):
        start(GAME, header_of(game, 2, 1))
    with pytest.raises(BadRecord, match=f"version {game.digest} of the card set; the cards of .* {other.digest}"):
        start(other, header_of(game, 2, 1))
    with pytest.raises(BadPosition, match=f"version {game.digest} of the card set"):
        state_of(other, position(game, game.new(2, 1)))
    assert start(game, header_of(game, 2, 1)).to_move >= 0


EVERYTHING = {
    "regain_time": "amount = { count = 'spent' }",
    "gain_time_token": "amount = { count = 'imaginary' }",
    "gain_imaginary": "amount = 2",
    "remove_from_hand": "min = 1, max = 2",
    "draw": "amount = { count = 'half_spent' }",
    "discard_from_hand": "min = 1, max = 3",
    "discount": "amount = 2, uses = 3",
    "surcharge": "target = 'each_opponent', amount = 2",
    "spend_cap": "target = 'chosen_opponent', max = 1",
    "exhaust": "target = 'each_opponent', amount = 1",
    "steal_imaginary": "target = 'each_opponent', amount = 1",
    "opponent_discard": "target = 'chosen_opponent', amount = 2",
    "opponents_regain": "amount = 1",
    "look_top": "look = 4, take = 2, rest = 'discard'",
    "retrieve": "max = 2, kinds = ['knowledge', 'preparation']",
    "keep_at_end": "amount = 2, exclude_same_name = true",
    "rewind": "max = 2",
    "repeat_effect": "max_sphere = 5",
    "chain_bonus": "amount = 1",
    "hidden_free": "",
    "double_pick": "",
    "peek_second": "max_spheres = 3",
    "place_free": "max = 2",
    "release_one": "max = 2",
    "untuck": "max = 2",
    "upgrade": "max_sphere = 4, step = 1",
    "ward": "",
}


def effect(op: str) -> str:
    parts = EVERYTHING[op]
    return f"{{ op = '{op}'{', ' if parts else ''}{parts} }}"


def test_every_operation_plays_everywhere(tmp_path: Path) -> None:
    """As knowledge, preparation and text of a timer, in random games that also keep the promises on hidden cards."""
    assert sorted([*EVERYTHING, "choose_one"]) == sorted(OPERATIONS)
    cards = []
    for number, op in enumerate(EVERYTHING):
        sphere = 1 + number % 5
        after = "{ op = 'regain_time', amount = 1, if = { previous_done = true } }"
        cards.append(card(f"k_{op}", "knowledge", sphere, f"cost = {number % 3}", f"effects = [{effect(op)}, {after}]"))
        cards.append(card(f"p_{op}", "preparation", sphere, f"effects = [{effect(op)}]"))
        texts = [f"{text} = [{effect(op)}]" for text in ("on_place", "on_full", "on_discard")]
        cards.append(card(f"t_{op}", "timer", sphere, "slots = 2", *texts))
    branches = ", ".join(f"[{effect(op)}]" for op in list(EVERYTHING)[:8])
    cards.append(knowledge("choice", f"[{{ op = 'choose_one', options = [{branches}] }}]"))
    cards = [text.replace("copies = 10", "copies = 2") for text in cards]
    base = [card("spark", "knowledge", 0, "cost = 1", "effects = []", "copies_per_mage = 6")]
    base.append(card("rest", "preparation", 0, "effects = [{ op = 'draw', amount = 2 }]", "copies_per_mage = 2"))
    base.append(card("clock", "timer", 0, "slots = 1", "copies_per_mage = 2"))
    game = build(load_set(write(tmp_path, *cards, base=base)))
    asked: set[str] = set()
    for seed in range(12):
        seats = 2 + seed % 3
        s = game.new(seats, seed)
        if seed % 2:  # strong hands, so that every card is met
            names = [text.split('"')[1] for text in cards]
            random.Random(seed).shuffle(names)
            places = []
            for seat in range(seats):
                clocks = [f"clock.{2 * seat + 1}" if seat else "clock", f"clock.{2 * seat + 2}"]
                under = [{"card": "spark", "timer": clock} for clock in clocks]
                place = {"timers": clocks, "on_timers": under, "tucked": under, "deck": ["rest"], "unspent": 20}
                places.append({**place, "hand": names[seat * 14 : seat * 14 + 14]})
            s = state_of(game, {"seed": seed, "seats": places})
        choose = random.Random(seed)
        for number in range(250):
            if s.is_over():
                break
            asked.add(s.asked(s.to_move)[0])
            mover = int(s.to_move)
            if number % 15 == 0:
                assert pack(unpack(game.rules, pack(s))) == pack(s)
                assert pack(state_of(game, position(game, s))) == pack(s)
                for seat in range(seats):
                    other = game.imagine(s, seat, number)
                    assert game.view(other, seat) == game.view(s, seat)
                    assert other.legal_for(seat) == s.legal_for(seat)
                    assert other.legal()
                    copy = other.clone()
                    for _ in range(20):
                        if copy.is_over():
                            break
                        copy.apply(copy.to_move, choose.choice(copy.legal()))
            options = s.legal()
            assert options == sorted(set(options))
            quiet = [option for option in options if game.actions.notation(option) not in ("skip", "end")]
            s.apply(mover, choose.choice(quiet if quiet and choose.random() < 0.8 else options))
    assert asked == {step.prompt for step in game.rules.draft if step.sort == 1 and step.prompt != "order"}


# -- the finer points of the vocabulary


def done_of(folder: Path, effects: str, seats: list[dict[str, object]], *moves: str) -> bool:
    """Did the last of these effects change something?"""
    probe = "{ op = 'chain_bonus', amount = 7, if = { previous_done = true } }"
    game = game_of(folder, knowledge("trick", f"[{effects}, {probe}]", cost=0))
    s = state_of(game, {"seats": seats})
    play(game, s, "play trick", *moves)
    bonus = int(s.mem[CHAIN_BONUS])
    assert bonus in (0, 7)
    return bonus == 7


def test_what_counts_as_done(tmp_path: Path) -> None:
    hand: dict[str, object] = {"hand": ["trick"]}
    cases = [
        ("{ op = 'regain_time', amount = 1 }", [hand, {}], (), False),
        ("{ op = 'regain_time', amount = 1 }", [{**hand, "spent": 1}, {}], (), True),
        ("{ op = 'gain_imaginary', amount = 1 }", [{**hand, "imaginary": 4}, {}], (), False),
        ("{ op = 'draw', amount = 1 }", [hand, {}], (), False),
        ("{ op = 'draw', amount = 1 }", [{**hand, "deck": ["spark"]}, {}], (), True),
        ("{ op = 'surcharge', target = 'each_opponent', amount = 1 }", [hand, {}], (), True),
        ("{ op = 'surcharge', target = 'each_opponent', amount = 1 }", [hand, {"surcharge": 2}], (), False),
        ("{ op = 'spend_cap', target = 'chosen_opponent', max = 2 }", [hand, {"ward": True}], (), False),
        ("{ op = 'opponent_discard', target = 'chosen_opponent', amount = 1 }", [hand, {"hand": ["spark"]}], (), True),
        ("{ op = 'opponent_discard', target = 'chosen_opponent', amount = 1 }", [hand, {}], (), False),
        ("{ op = 'peek_second', max_spheres = 5 }", [hand, {}], (), False),
        ("{ op = 'ward' }", [hand, {}], (), True),
        ("{ op = 'ward' }", [{**hand, "ward": True}, {}], (), False),
        ("{ op = 'draw', amount = 1, if = { timers_min = 1 } }", [{**hand, "deck": ["spark"]}, {}], (), False),
        ("{ op = 'ward' }, { op = 'draw', amount = 1 }", [hand, {}], (), False),
        ("{ op = 'choose_one', options = [[{ op = 'ward' }], []] }", [hand, {}], ("option a",), True),
        ("{ op = 'choose_one', options = [[{ op = 'ward' }], []] }", [hand, {}], ("option b",), False),
        ("{ op = 'repeat_effect', max_sphere = 1 }", [{**hand, "chain": ["filler_1"]}, {}], (), False),
        ("{ op = 'remove_from_hand', min = 2, max = 2 }", [{"hand": ["trick", "spark"]}, {}], (), True),
        ("{ op = 'remove_from_hand', min = 0, max = 2 }", [{"hand": ["trick", "spark"]}, {}], ("done",), False),
    ]
    for effects, seats, moves, expected in cases:
        assert done_of(tmp_path, effects, seats, *moves) == expected, (effects, seats)


def test_a_repeated_effect_that_changed_something_counts_as_done(tmp_path: Path) -> None:
    probe = "{ op = 'chain_bonus', amount = 7, if = { previous_done = true } }"
    game = game_of(
        tmp_path,
        knowledge("echo", f"[{{ op = 'repeat_effect', max_sphere = 5 }}, {probe}]", cost=0),
        knowledge("dream", "[{ op = 'gain_imaginary', amount = 1 }]", cost=0),
    )
    for imaginary, expected in ((0, 7), (4, 0)):
        s = state_of(game, {"seats": [{"hand": ["echo"], "chain": ["dream"], "imaginary": imaginary}, {}]})
        play(game, s, "play echo")
        assert s.mem[CHAIN_BONUS] == expected


def test_a_repeated_list_counts_anew(tmp_path: Path) -> None:
    counted = "{ op = 'gain_time_token', amount = { count = 'removed_now' } }"
    removal = "{ op = 'remove_from_hand', min = 1, max = 1 }"
    game = game_of(
        tmp_path,
        knowledge("echo", f"[{removal}, {{ op = 'repeat_effect', max_sphere = 5 }}, {counted}]", 0),
        knowledge("tally", f"[{counted}]", 0),
    )
    s = state_of(game, {"seats": [{"hand": ["echo", "spark", "filler_2"], "chain": ["tally"]}, {}]})
    play(game, s, "play echo", "remove spark")
    assert s.mem[SPENT] == 1  # none by the repeated list, one by the list itself


def test_a_branch_is_part_of_the_same_run(tmp_path: Path) -> None:
    removal = "{ op = 'remove_from_hand', min = 0, max = 2 }"
    counted = "{ op = 'chain_bonus', amount = 1 }, { op = 'gain_time_token', amount = { count = 'removed_now' } }"
    inside = f"{{ op = 'choose_one', options = [[{removal}, {counted}], [{counted}]] }}"
    game = game_of(
        tmp_path,
        knowledge(
            "trick", f"[{removal}, {inside}, {{ op = 'gain_imaginary', amount = {{ count = 'removed_now' }} }}]", 0
        ),
    )
    s = state_of(game, {"seats": [{"hand": ["trick", *["spark"] * 6]}, {}]})
    play(game, s, "play trick", "remove spark", "done", "option a", "remove spark", "remove spark")
    assert s.mem[SPENT] == 3
    assert s.mem[IMAGINARY] == 3
    s = state_of(game, {"seats": [{"hand": ["trick", *["spark"] * 6]}, {}]})
    play(game, s, "play trick", "remove spark", "done", "option b")
    assert s.mem[SPENT] == 1
    assert s.mem[IMAGINARY] == 1


def test_a_preparation_is_in_no_pile_while_its_effects_run(tmp_path: Path) -> None:
    text = card(
        "trick",
        "preparation",
        1,
        "effects = [{ op = 'draw', amount = 1 }, { op = 'discard_from_hand', min = 1, max = 1 }]",
    )
    game = game_of(tmp_path, text)
    s = state_of(game, {"seats": [{"hand": ["trick", "spark", "filler_1"]}, {}]})
    play(game, s, "play trick")
    mine = position(game, s)["seats"][0]  # type: ignore[index]
    assert mine["resolving"] == ["trick"]
    assert mine["discard"] == mine["deck"] == []  # it was not shuffled into a new deck and drawn
    assert sorted(mine["hand"]) == ["filler_1", "spark"]
    play(game, s, "discard spark")
    mine = position(game, s)["seats"][0]  # type: ignore[index]
    assert sorted(mine["discard"]) == ["spark", "trick"]
    assert mine["resolving"] == []


def test_a_victim_of_two_discards_chooses_both_and_each_victim_finishes_first(tmp_path: Path) -> None:
    game = game_of(
        tmp_path, knowledge("trick", "[{ op = 'opponent_discard', target = 'each_opponent', amount = 2 }]", 0)
    )
    hand = ["filler_1", "filler_2", "filler_3"]
    s = state_of(
        game, {"seats": [{"hand": ["filler_5"]}, {"hand": ["trick"]}, {"hand": hand}, {"hand": hand}], "turn": 1}
    )
    play(game, s, "play trick")
    assert s.to_move == 2
    assert legal(game, s) == ["discard filler_1", "discard filler_2"]  # in ascending order: one must be left to choose
    play(game, s, "discard filler_1")
    assert (s.to_move, legal(game, s)) == (2, ["discard filler_2", "discard filler_3"])
    play(game, s, "discard filler_3")
    assert s.to_move == 3
    play(game, s, "discard filler_2")
    assert legal(game, s) == ["discard filler_3"]
    play(game, s, "discard filler_3")
    assert s.to_move == 1
    seats = position(game, s)["seats"]
    assert [entry["hand"] for entry in seats] == [[], [], ["filler_2"], ["filler_1.2"]]  # type: ignore[attr-defined]


def test_triggers_of_freely_placed_cards_run_before_the_next_is_placed(tmp_path: Path) -> None:
    game = game_of(
        tmp_path,
        knowledge("trick", "[{ op = 'place_free', max = 3 }, { op = 'draw', amount = 1 }]", 0),
        timer(
            "clock",
            1,
            "on_place = [{ op = 'gain_imaginary', amount = 1 }]",
            "on_full = [{ op = 'place_free', max = 1 }]",
        ),
    )
    hand = ["trick", "filler_1", "filler_2", "filler_3"]
    s = state_of(game, {"seats": [{"hand": hand, "timers": ["clock", "clock", "clock"], "deck": ["spark"]}, {}]})
    play(game, s, "play trick", "place filler_1")
    assert s.asked(0)[0] == "place-free"  # of the timer that is full now: twins are one option
    assert s.mem[IMAGINARY] == 1
    play(game, s, "place filler_2")
    assert s.mem[IMAGINARY] == 2
    play(game, s, "place filler_3")
    assert s.mem[IMAGINARY] == 3
    mine = position(game, s)["seats"][0]  # type: ignore[index]
    assert mine["hand"] == ["spark"]
    assert [entry["timer"] for entry in mine["on_timers"]] == ["clock", "clock.2", "clock.3"]


def test_an_endless_turn_is_stopped(tmp_path: Path) -> None:
    """Free Loops that Mirrors repeat would let a mage play for ever."""
    game = game_of(
        tmp_path,
        knowledge("turn_back", "[{ op = 'rewind', max = 1 }]", 0),
        knowledge("echo", "[{ op = 'repeat_effect', max_sphere = 5 }]", 0),
        timer("clock", 1),
    )
    seat = {
        "hand": ["echo"],
        "chain": ["turn_back", "echo"],
        "timers": ["clock"],
        "on_timers": [{"card": "filler_1", "timer": "clock"}],
    }
    s = state_of(game, {"seats": [seat, {}]})
    actions = 0
    while "play echo" in legal(game, s) and actions < 2000:
        play(game, s, "play echo")
        play(game, s, "rewind echo")
        actions += 1
    assert actions == 1000
    assert legal(game, s) == ["end"]
    s = state_of(game, {"actions_this_turn": 999, "seats": [{**seat, "hand": ["turn_back"]}, {}]})
    play(game, s, "finish clock")
    assert legal(game, s) == ["use filler_1"]
    s = state_of(
        game, {"actions_this_turn": 1000, "seats": [{"released": ["echo"], "chain": ["turn_back", "filler_1"]}, {}]}
    )
    assert legal(game, s) == ["use echo"]
    play(game, s, "use echo")
    assert legal(game, s) == ["end"]  # without effects


def test_keeping_with_several_keepers(tmp_path: Path) -> None:
    game = game_of(
        tmp_path,
        knowledge("knot", "[{ op = 'keep_at_end', amount = 1, exclude_same_name = true }]", 0),
        knowledge("bow", "[{ op = 'keep_at_end', amount = 1, exclude_same_name = true }]", 0),
        knowledge("rope", "[{ op = 'keep_at_end', amount = 1, exclude_same_name = false }]", 0),
    )
    s = state_of(game, {"seats": [{"hand": ["knot", "bow", "knot"]}, {}]})
    play(game, s, "play knot", "play bow", "play knot", "end", "done")
    assert legal(game, s) == ["keep knot", "keep bow", "done"]
    play(game, s, "keep knot")  # by the Bow; the Knots may still keep the Bow, but no Knot
    assert legal(game, s) == ["keep bow", "done"]
    s = state_of(game, {"seats": [{"hand": ["knot", "rope"]}, {}]})
    play(game, s, "play knot", "play rope", "end", "done", "keep knot", "keep rope")
    assert s.mem[TURN] == 1


def test_several_tucked_cards_may_come_back(tmp_path: Path) -> None:
    game = game_of(tmp_path, knowledge("trick", "[{ op = 'untuck', max = 2 }]", 0), timer("clock", 1))
    tucked = [{"card": f"filler_{n}", "timer": "clock"} for n in (1, 2, 3)]
    s = state_of(game, {"seats": [{"hand": ["trick"], "timers": ["clock"], "tucked": tucked}, {}]})
    play(game, s, "play trick", "untuck filler_3", "untuck filler_1")
    mine = position(game, s)["seats"][0]  # type: ignore[index]
    assert sorted(mine["hand"]) == ["filler_1", "filler_3"]
    assert mine["tucked"] == [{"card": "filler_2", "timer": "clock"}]


def test_twin_timers_are_offered_once(tmp_path: Path) -> None:
    game = game_of(tmp_path, timer("clock", 1))
    s = state_of(game, {"seats": [{"hand": ["spark"], "timers": ["clock", "clock"]}, {}]})
    assert legal(game, s) == ["play spark", "place spark", "finish clock", "end", "skip"]
    play(game, s, "place spark")
    assert legal(game, s) == ["finish clock", "finish clock.2", "end"]
