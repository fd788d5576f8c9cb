"""Names, readings and bad input at the edges of the kernel."""

from __future__ import annotations

import pytest

from arcanarium.core.actions import ActionSpace, UnknownNotation
from arcanarium.core.bags import bag, covers, of, total, unit
from arcanarium.core.chance import draw, join, split
from arcanarium.core.game import BadSetup
from arcanarium.core.history import History, history_at, resumed
from arcanarium.core.packing import BadPacking, mark_of, pack, unpack
from arcanarium.core.plan import HIDDEN, Bag, Choice, Flag, Layout, Reading
from arcanarium.core.position import BadPosition, position, state_of
from arcanarium.core.record import BadRecord, parse, parse_all, replay
from arcanarium.core.scenario import BadScenario, Failure, run
from arcanarium.games import NAMES, SHIPPED, UnknownGame, load

GAME = load("seasons")


# -- small things


def test_bags() -> None:
    names = ["a", "b", "c"]
    purse = bag({"a": 2, "c": 1}, names)
    assert [of(purse, kind) for kind in range(3)] == [2, 0, 1]
    assert total(purse) == 3
    assert covers(purse, unit(0))
    assert covers(purse, purse)
    assert not covers(purse, unit(1))


def test_actions_have_one_notation_each() -> None:
    space = ActionSpace()
    first = space.block("take", ["x", "y"], "thing")
    last = space.block("end")
    assert (first, last, len(space)) == (0, 2, 3)
    assert [space.parse(space.notation(action)) for action in range(3)] == [0, 1, 2]
    assert space.parse("  take   y ") == 1
    assert space.argument(1) == "y"
    assert space.block_of(2).verb == "end"
    with pytest.raises(UnknownNotation, match="'take z'"):
        space.parse("take z")
    with pytest.raises(ValueError, match="two actions"):
        space.block("end")


@pytest.mark.parametrize("name", NAMES)
def test_notation_and_id_are_a_pair(name: str) -> None:
    actions = load(name).actions
    assert [actions.parse(actions.notation(action)) for action in range(len(actions))] == list(range(len(actions)))


@pytest.mark.parametrize("name", NAMES)
def test_programs_have_distinct_marks(name: str) -> None:
    names = load(name).rules.names
    assert len({mark_of(program) for program in names}) == len(names)


@pytest.mark.parametrize(
    ("reading", "value", "shown"),
    [
        (Reading(), 5, 5),
        (Flag(), 1, True),
        (Choice(["x", "y"]), 1, "y"),
        (Choice(["none", "x"], -1), -1, "none"),
        (Bag(["x", "y"]), 513, {"x": 1, "y": 2}),
    ],
)
def test_readings_are_pairs(reading: Reading, value: int, shown: object) -> None:
    assert reading.show(value) == shown
    assert reading.read(shown) == value


@pytest.mark.parametrize(
    ("reading", "value", "message"),
    [
        (Reading(), "5", "whole number"),
        (Reading(), True, "whole number"),
        (Flag(), 1, "true or false"),
        (Choice(["x", "y"]), "z", "one of x, y"),
        (Bag(["x"]), [1], "mapping"),
        (Bag(["x"]), {"z": 1}, "some of x"),
        (Bag(["x"]), {"x": -1}, "from 0 to 127"),
        (Bag(["x"]), {"x": True}, "from 0 to 127"),
    ],
)
def test_readings_say_what_would_be_right(reading: Reading, value: object, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        reading.read(value)


def test_cards_may_change_how_counters_and_zones_are_sized_read_and_called() -> None:
    table = Layout(2)
    table.zone("row", HIDDEN, each=False)
    table.counter("uses", count=0)
    cell = table.counter("limit", each=True)
    few = table.deal(["x"], [1], sizes={"uses": 1})
    many = table.deal(["x", "y"], [1, 3], {"uses": 5}, {"limit": Flag()}, {"row": "forest"})
    assert few.cell("limit") == many.cell("limit") == cell  # constant, whatever the cards are
    assert many.cell("uses") > many.eyes
    assert [counter.size for counter in many.counters] == [5, 1]
    assert many.counters[1].reading.show(1) is True
    assert many.find_zone("row") is None
    assert many.find_zone("forest") is not None
    assert many.names == ["x", "y", "y.2", "y.3"]
    with pytest.raises(KeyError):
        few.cell("nowhere")


def test_a_card_that_is_elsewhere_cannot_be_taken_out() -> None:
    s = GAME.new(2, 1)
    card = s.first(0)
    s.mem[s.places + card] = 3
    with pytest.raises(ValueError, match="not where it should be"):
        s.extract(card)


def test_chance_is_fair_and_spreads() -> None:
    counts = [0] * 6
    for number in range(12_000):
        counts[draw(123456789012345, number) % 6] += 1
    assert all(1800 < count < 2200 for count in counts)
    flips = [bin(draw(seed, 5) ^ draw(seed ^ 1 << 40, 5)).count("1") for seed in range(200)]
    assert 14 < sum(flips) / len(flips) < 18  # one bit of the seed changes half of the outcome
    assert len({draw(7, number) for number in range(5000)}) > 4990


def test_every_bit_of_a_long_seed_counts() -> None:
    """And it is kept in a position, a packed state and a record."""
    seed = 0x0123456789ABCDEF_FEDCBA9876543210
    assert join(*split(seed)) == seed
    outcomes = {draw(low, 5, high) for low, high in (split(seed ^ 1 << bit) for bit in range(128))}
    assert len(outcomes) == 128
    for bit in (0, 31, 62, 63, 64, 127):
        low, high = split(1 << bit)
        assert draw(low, 0, high) != draw(0, 0)
    s = GAME.new(2, seed)
    assert unpack(GAME.rules, pack(s)).seed() == seed
    assert state_of(GAME, position(GAME, s)).seed() == seed
    assert History(GAME, 2, seed).record().seed == seed
    assert GAME.imagine(s, 0, 3).seed() == 3


# -- set-up

FIRST = {"res_arcana": "token"}  # what the counter is called, where it has a name of its own


@pytest.mark.parametrize(
    ("seats", "seed", "options", "message"),
    [
        (1, 0, {}, "2 to 4 players, not 1"),
        (5, 0, {}, "2 to 4 players, not 5"),
        (2, -1, {}, "seed"),
        (2, 2**128, {}, "seed"),
        (2, 0, {"levle": "archmage"}, "no option 'levle'"),
        (2, 0, {"level": "wizard"}, "apprentice, magician, archmage"),
        (2, 0, {"first_player": "2"}, "seat from 0 to 1"),
        (2, 0, {"first_player": "²"}, "is one of random"),
        (2, 0, {"first_player": "9" * 5000}, "is one of random"),
    ],
)
def test_bad_setups(seats: int, seed: int, options: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        GAME.new(seats, seed, options)


@pytest.mark.parametrize("name", SHIPPED)
def test_whoever_begins_sits_there(name: str) -> None:
    game = load(name)
    seats = game.most - 1
    s = game.new(seats, 0, {"first_player": str(seats - 1)})
    while game.first_player(s) < 1:  # nobody, or the first seat, while the table is being set up
        s.play(s.to_move, s.legal()[0])
    assert game.first_player(s) == seats - 1
    with pytest.raises(BadSetup, match=f"first_player is random or a seat from 0 to {seats - 1}, not '{seats}'"):
        game.new(seats, 0, {"first_player": str(seats)})
    with pytest.raises(BadPosition, match=f"should be a seat from 0 to {seats - 1}, not {seats}"):
        state_of(game, {FIRST.get(name, "first"): seats, "seats": [{}] * seats})
    if game.fewest == 1:  # alone there is nothing to choose, as tables laid before did
        with pytest.raises(BadSetup, match="changes nothing for one player"):
            game.new(1, 0, {"first_player": "0"})
        assert game.useful(1, {"first_player": "0"}) == {}


def test_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="the games are seasons"):
        load("season")


# -- packed states


def test_bad_packings() -> None:
    data = pack(GAME.new(2, 1))
    with pytest.raises(BadPacking, match="cut short"):
        unpack(GAME.rules, data[:40])
    with pytest.raises(BadPacking, match="cut short"):
        unpack(GAME.rules, data[:3])
    with pytest.raises(BadPacking, match="no state of seasons"):
        unpack(GAME.rules, b"\x08" + data[1:])


# -- positions


@pytest.mark.parametrize(
    ("data", "path", "message"),
    [
        ([], "", "should be a mapping"),
        ({"game": "chess"}, "game", "should be seasons"),
        ({"rules": 99}, "rules", "version of these rules"),
        ({"seats": {}}, "seats", "should be a list"),
        ({"seats": [{}]}, "seats", "players"),
        ({"seed": -4}, "seed", "seed"),
        ({"seed": "x"}, "seed", "whole number"),
        ({"yaer": 2}, "yaer", "did you mean year?"),
        ({"seats": [{"crystal": 3}, {}]}, "seats.0.crystal", "did you mean crystals?"),
        ({"seats": [{"reserve": {"ice": 1}}, {}]}, "seats.0.reserve", "air, water, fire, earth"),
        ({"seats": [{"hand": ["amulet_of_ear"]}, {}]}, "seats.0.hand.0", "did you mean amulet_of"),
        ({"seats": [{"hand": ["amulet_of_air"] * 3}, {}]}, "seats.0.hand.2", "all 2 copies"),
        ({"seats": [{"hand": [{"turned": True}]}, {}]}, "seats.0.hand.0", "card: name"),
        ({"seats": [{"play": [{"card": "crystal_orb", "turned": 1}]}, {}]}, "seats.0.play.0.turned", "true or false"),
        (
            {"seats": [{"play": [{"card": "crystal_orb", "tuned": True}]}, {}]},
            "seats.0.play.0.tuned",
            "did you mean turned",
        ),
        ({"turn": 2}, "turn", "seat from 0 to 1"),
        ({"first": 3}, "first", "seat from 0 to 1"),
        ({"taker": [0, 1, 2, -1, -1]}, "taker", "seat from 0 to 1 or -1"),
        ({"space": 13}, "space", "from 1 to 12"),
        ({"knowledge": {"crystal_orb": [9]}}, "knowledge.crystal_orb", "seat from 0 to 4"),
        ({"agenda": [{"program": "menu", "seat": 7}]}, "agenda.0.seat", "seat from 0 to 3"),
        ({"phase": "tea"}, "phase", "main, turn"),
        ({"season_dice": [1, 2]}, "season_dice", "4 entries"),
        ({"knowledge": {"nothing": [0]}}, "knowledge", "no card"),
        ({"agenda": [{"program": "tea"}]}, "agenda.0.program", "no program"),
        ({"agenda": [{"program": "menu", "step": 4}]}, "agenda.0.step", "no step 4"),
        ({"agenda": [{"program": "menu", "it": "x"}]}, "agenda.0.it", "no card"),
    ],
)
def test_bad_positions(data: object, path: str, message: str) -> None:
    with pytest.raises(BadPosition) as caught:
        state_of(GAME, data)
    assert caught.value.path == path
    assert message in caught.value.message


def test_a_position_needs_next_to_nothing() -> None:
    s = state_of(GAME, {})
    assert s.owing() == [0]
    assert int(s.number(0)) == 100


def test_a_deck_may_be_begun_and_the_rest_left_to_itself() -> None:
    s = state_of(GAME, {"deck": ["crystal_orb", "..."]})
    assert GAME.rules.plan.card_name(int(s.first(0))) == "crystal_orb"
    assert int(s.number(0)) == 100
    s = state_of(GAME, {"deck": ["crystal_orb"]})
    assert (int(s.number(0)), int(s.number(2))) == (1, 99)


# -- records

GOOD = "arcanarium record 1\ngame: seasons\nrules: 1\nseats: 2\nseed: 3\noptions: level=apprentice\n\n"


def test_a_record_can_be_gone_on_with() -> None:
    history = History(GAME, 2, 3, {"level": "apprentice"})
    for _ in range(5):
        seat = history.state.owing()[-1]
        history.apply(seat, history.state.legal_for(seat)[0])
    again = resumed(GAME, parse(history.record().text()))
    assert pack(again.state) == pack(history.state)
    assert not again.undo(5)


TOLD = """arcanarium record 1
game: seasons
rules: 1
seats: 2
seed: 3
options: level=apprentice
Event: Friday night
Date: 2026-11-18
Player0: Anna
Player1: Борис
Clock: 600+10
Result: 120 98

# before the first move
0: year_1 amulet_of_air
# a good beginning
# and another line
"""


def test_a_record_says_what_one_likes() -> None:
    record = parse(TOLD.replace("0: year_1 amulet_of_air", "0: year_1 amulet_of_air   # said beside it"))
    assert record.tags["Player1"] == "Борис"
    assert list(record.tags) == ["Event", "Date", "Player0", "Player1", "Clock", "Result"]
    assert record.comments == {
        0: ["before the first move"],
        1: ["said beside it", "a good beginning", "and another line"],
    }
    assert record.moves == [(0, "year_1 amulet_of_air")]
    assert parse(record.text()).text() == record.text()
    assert parse(TOLD).text() == TOLD
    record.tag("Round", "3")
    record.comment("the end")
    assert record.text().endswith("# the end\n")
    assert "\nRound: 3\n" in record.text()
    for name, value in (("round", "3"), ("Round", ""), ("Round", "a\nb"), ("A b", "c")):
        with pytest.raises(BadRecord, match="a tag is a word"):
            record.tag(name, value)


def test_tags_and_comments_stay_when_a_game_goes_on() -> None:
    history = resumed(GAME, parse(TOLD.replace("0: year_1 amulet_of_air", f"0: {first_move()}")))
    history.apply(1, history.state.legal_for(1)[0])
    record = history.record()
    assert record.tags["Event"] == "Friday night"
    assert record.comments[1] == ["a good beginning", "and another line"]
    assert len(record.moves) == 2


def first_move() -> str:
    s = GAME.new(2, 3, {"level": "apprentice"})
    return GAME.actions.notation(s.legal_for(0)[0])


def test_what_says_nothing_new_is_written_as_before() -> None:
    assert parse(GOOD).text() == GOOD


def test_several_records_of_a_text() -> None:
    both = parse_all(f"{TOLD}\n{GOOD}")
    assert [record.text() for record in both] == [TOLD, GOOD]
    with pytest.raises(BadRecord, match="another record; there are 2") as caught:
        parse(f"{TOLD}{GOOD}")
    assert caught.value.line == len(TOLD.splitlines()) + 1
    with pytest.raises(BadRecord, match="whole number") as caught:
        parse_all(f"{TOLD}{GOOD.replace('seats: 2', 'seats: two')}")
    assert caught.value.line == len(TOLD.splitlines()) + 4


def test_a_record_that_begins_with_a_position() -> None:
    history = history_at(GAME, state_of(GAME, {"seats": [{"crystals": 5}, {}]}))
    assert history.header.position
    history.apply(0, history.state.legal()[0])
    text = history.record().text()
    again = resumed(GAME, parse(text))
    assert again.state == history.state
    assert again.step_back()
    assert not again.step_back()
    for wrong, message in (
        (text.replace("seats: 2", "seats: 3"), "the header says 3"),
        (f"{GOOD[:-1]}position: x\n", "one line"),
    ):
        with pytest.raises(BadRecord, match=message):
            replay(GAME, parse(wrong))


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "begins with"),
        (GOOD.replace("seed: 3\n", ""), 5, "lacks a line `seed"),
        (GOOD.replace("seats: 2", "seats: two"), 4, "whole number"),
        (GOOD.replace("level=apprentice", "level"), 6, "name=value"),
        (GOOD.replace("seats: 2", "chairs: 2"), 4, "header has lines"),
        (GOOD + "x: year_1 amulet_of_air\n", 8, "a seat is a number"),
        (
            GOOD + "²: year_1 amulet_of_air\n",
            8,
            "a seat is a number of one or two digits, not '²'",
        ),  # a digit, but no number
        (GOOD + f"{'9' * 5000}: year_1 amulet_of_air\n", 8, "a seat is a number"),
    ],
)
def test_bad_records(text: str, line: int, message: str) -> None:
    with pytest.raises(BadRecord, match=message) as caught:
        parse(text)
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (GOOD.replace("seasons", "chess"), "record is of chess"),
        (GOOD.replace("rules: 1", "rules: 7"), "version 7"),
        (GOOD.replace("seats: 2", "seats: 9"), "players"),
        (GOOD + "0: fly away\n", "line 8: no action"),
        (GOOD + "0: end_turn\n", "line 8: seat 0 may not answer 'end_turn'; legal are year_1"),
        (GOOD + "7: end_turn\n", "line 8: seat 7 owes no answer"),
    ],
)
def test_records_that_do_not_replay(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message.replace("(", r"\(")):
        replay(GAME, parse(text))


def test_a_record_that_goes_on_after_the_end() -> None:
    history = History(GAME, 2, 3, {"level": "apprentice"})
    while not history.state.is_over():
        seat = history.state.owing()[0]
        history.apply(seat, history.state.legal_for(seat)[-1])
    with pytest.raises(BadRecord, match="over before 'end_turn'"):
        replay(GAME, parse(history.record().text() + "end_turn\n"))


# -- scenarios

SCENE: dict[str, object] = {"game": "seasons", "given": {}, "then": {"over": False}}


def test_a_scenario_that_holds() -> None:
    run(
        {
            **SCENE,
            "when": [{"0": "end_turn"}, {"then": {"asked": 1}}],
            "then": {"seats.0.hand.number": 0, "asked": [1]},
        },
        load,
    )
    run({"game": "seasons", "new": {"seats": 3, "seed": 4}, "then": {"prompt": "draft", "winners": [0, 1, 2]}}, load)


@pytest.mark.parametrize(
    ("change", "path", "message"),
    [
        ({"game": None}, "game", "which game"),
        ({"name": "x", "wehn": []}, "wehn", "did you mean when?"),
        ({"given": {"yaer": 1}}, "given.yaer", "did you mean year?"),
        ({"new": {"seats": 7}}, "new", "players"),
        ({"when": [{"x": "end_turn"}]}, "when.0.x", "seat: notation"),
        ({"when": [{"0": "end_trun"}]}, "when.0.0", "did you mean end_turn?"),
        ({"when": ["end_turn"]}, "when.0", "mapping"),
        ({"then": {"seats.0.cristals": 1}}, "then.seats.0.cristals", "did you mean crystals?"),
        ({"then": {"legal": ["end_trun"]}}, "then.legal.0", "did you mean end_turn?"),
    ],
)
def test_bad_scenarios(change: dict[str, object], path: str, message: str) -> None:
    with pytest.raises(BadScenario) as caught:
        run({**SCENE, **change}, load)
    assert caught.value.path == path
    assert message in caught.value.message


def test_a_scenario_expects_something() -> None:
    with pytest.raises(BadScenario, match="expects something"):
        run({"game": "seasons"}, load)


@pytest.mark.parametrize(
    ("change", "path", "message"),
    [
        ({"when": [{"1": "end_turn"}]}, "when.0.1", "seat 1 may not answer 'end_turn'; seat 0 is asked main"),
        ({"then": {"year": 2}}, "then.year", "should be 2, but is 1"),
        ({"then": {"legal": ["draw"]}}, "then.legal.0", "'draw' should be offered"),
        ({"then": {"illegal": ["end_turn"]}}, "then.illegal.0", "'end_turn' should be refused"),
        ({"then": {"scores": [1, 0]}}, "then.scores", "should be [1, 0], but is [0, 0]"),
        ({"then": {"seats.0.hand": ["crystal_orb"]}}, "then.seats.0.hand", "but is []"),
        ({"then": {"breakdown": []}}, "then.breakdown", "crystals"),
    ],
)
def test_scenarios_that_do_not_hold(change: dict[str, object], path: str, message: str) -> None:
    with pytest.raises(Failure) as caught:
        run({**SCENE, **change}, load)
    assert caught.value.path == path
    assert message in caught.value.message


def test_cards_are_compared_as_zones_are() -> None:
    given = {
        "seats": [{"hand": ["crystal_orb", "amulet_of_air", "crystal_orb"]}, {}],
        "deck": ["purse_of_io", "tree_of_light"],
    }
    run(
        {
            "game": "seasons",
            "given": given,
            "then": {"seats.0.hand": ["amulet_of_air", "crystal_orb", "crystal_orb.2"]},
        },
        load,
    )
    with pytest.raises(Failure):
        run({"game": "seasons", "given": given, "then": {"deck": ["tree_of_light", "purse_of_io"]}}, load)
