"""Scenarios and positions from files: what holds, what fails, and in which line."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
import yaml
from terminal import refused, run

from arcanarium.core.position import position
from arcanarium.games import NAMES, load

SCENES = """\
game: seasons
name: Staff of Spring pays
rule: card staff_of_spring
given:
  seats:
    - crystals: 0
      gauge: 3
      hand: [amulet_of_earth]
      play: [staff_of_spring]
      reserve: {earth: 2}
    - {}
when:
  - 0: summon amulet_of_earth
then:
  seats.0.crystals: 12
  legal: [end_turn]
  illegal:
    - summon amulet_of_earth
---
game: seasons
name: a fresh table
new: {seats: 3, seed: 4}
then: {over: false}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "scenes.yaml"
    path.write_text(SCENES, "utf-8")
    return path


def changed(file: Path, old: str, new: str) -> str:
    assert old in SCENES
    file.write_text(SCENES.replace(old, new, 1), "utf-8")
    return str(file)


def test_what_holds(file: Path) -> None:
    answer = run("scenario", str(file))
    assert answer == (0, "2 scenarios, all hold.\n", "")
    assert run("scenario", str(file), str(file), language="ru").out == "4 сцены, все верны.\n"
    assert json.loads(run("scenario", str(file), "--json").out) == {"scenarios": 2, "failed": []}


def test_every_scenario_of_every_game_makes_sense() -> None:
    folder = Path(__file__).parents[1] / "games"
    files = sorted(str(path) for name in NAMES for path in (folder / name / "scenarios").glob("*.yaml"))
    answer = run("scenario", *files)
    assert answer.code in (0, 1)  # whether they hold is asked elsewhere
    assert answer.err == ""


def test_what_fails_is_shown_in_its_line_with_what_was_there(file: Path) -> None:
    answer = run("scenario", changed(file, "crystals: 12", "crystals: 13"))
    assert answer.code == 1
    assert answer.out.splitlines() == [
        f"{file}:15: Staff of Spring pays: then.seats.0.crystals should be 13, but is 12",
        "2 scenarios, 1 fails.",
    ]
    assert answer.err == ""
    assert run("scenario", str(file), language="ru").out.endswith("2 сцены, 1 неверна.\n")
    answer = run(
        "scenario", changed(file, "    - summon amulet_of_earth\n", "    - summon amulet_of_earth\n    - end_turn\n")
    )
    assert answer.code == 1
    assert answer.out.startswith(f"{file}:19: Staff of Spring pays: then.illegal.1 'end_turn' should be refused")
    answer = run("scenario", changed(file, "0: summon amulet_of_earth", "0: transmute fire"))
    assert answer.out.startswith(f"{file}:13: Staff of Spring pays: when.0.0 seat 0 may not answer 'transmute fire'")
    answer = run("scenario", changed(file, "over: false", "over: true"))
    assert answer.out.startswith(f"{file}:23: a fresh table: then.over should be True, but is False")
    found = json.loads(run("scenario", str(file), "--json").out)
    assert found["scenarios"] == 2
    assert list(found["failed"][0]) == ["file", "line", "scenario", "expectation", "message", "bad"]
    assert found["failed"][0]["line"] == 23


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("rule: card", "rle: card", "3: rle: is no part of a scenario; did you mean rule?"),
        ("game: seasons", "game: seasonz", '1: There is no game "seasonz"; the games are seasons'),
        ("hand: [amulet_of_earth]", "hand: [amulet_of_erth]", "8: given.seats.0.hand.0: there is no card"),
        ("crystals: 0", "crystals: none", "6: given.seats.0.crystals: should be a whole number"),
        ("crystals: 0", "cristals: 0", "6: given.seats.0.cristals: is nothing this game has; did you mean crystals?"),
        ("{earth: 2}", "{dust: 2}", "10: given.seats.0.reserve: should name some of"),
        ("0: summon amulet_of_earth", "0: sumon amulet_of_earth", "13: when.0.0: no action is written"),
        ("0: summon amulet_of_earth", "me: end_turn", "13: when.0.me: a move is written"),
        ("0: summon amulet_of_earth", "²: end_turn", "13: when.0.²: a move is written"),
        ("seats.0.crystals: 12", "seats.0.crystal: 12", "15: then.seats.0.crystal: there is no 'crystal' there"),
        ("[end_turn]", "[end_trun]", "16: then.legal.0: no action is written 'end_trun'; did you mean end_turn?"),
        ("[end_turn]", "end_turn", "16: then.legal: should be a list"),
        ("then: {over: false}", "", "20: then: a scenario expects something"),
        ("seats: 3, seed", "seats: 9, seed", "22: new: seasons is for 2 to 4 players, not 9"),
        ("    - {}\n", "", "5: given.seats: seasons is for 2 to 4 players, not 1"),
        ("gauge: 3", "gauge: [3", "8: This is not YAML"),
        ("gauge: 3", "crystals: 3", '7: "crystals" stands here for the second time.'),
        ("game: seasons\nname: Staff", "- a\n---\ngame: seasons\nname: Staff", "1: should be a mapping"),
        ("0: summon amulet_of_earth", "0: no", "13: when.0.0: no action is written 'False'; YAML reads yes, no, on"),
        ("[end_turn]", "[no]", "16: then.legal.0: no action is written 'False'; YAML reads"),
        ("seed: 4}", "seed: 4, options: {level: off}}", "22: new.options.level: should be a name; YAML reads"),
    ],
)
def test_bad_scenarios(file: Path, old: str, new: str, said: str) -> None:
    """They are told in one line, and the others are played all the same."""
    answer = run("scenario", changed(file, old, new))
    line, summary = answer.out.splitlines()
    number, _, message = said.partition(": ")
    assert line.startswith(f"{file}:{number}: "), line
    assert message in line
    assert summary.endswith("scenarios, the others hold, 1 makes no sense.")
    assert answer.code == 2
    assert answer.err == ""
    bad = json.loads(run("scenario", str(file), "--json").out)["failed"]
    assert [(fault["line"], fault["bad"]) for fault in bad] == [(int(number), True)]


def test_a_bad_scene_is_no_matter_to_those_after_it(file: Path) -> None:
    file.write_text(f"game: [\n---\n{SCENES.replace('crystals: 12', 'crystals: 13')}---\nthen: {{}}\n", "utf-8")
    answer = run("scenario", str(file))
    assert answer.code == 2
    lines = answer.out.splitlines()
    assert [line.removeprefix(f"{file}:").partition(":")[0] for line in lines[:-1]] == ["2", "17", "27"]
    assert lines[-1] == "4 scenarios, 1 fails, 2 make no sense."
    assert run("scenario", str(file), language="ru").out.splitlines()[-1] == "4 сцены, 1 неверна, 2 лишены смысла."


def test_every_scene_has_a_name_of_its_own(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "others.yaml"
    other.write_text(SCENES.replace("name: a fresh table\n", ""), "utf-8")
    assert run("scenario", str(file), str(other)).out.splitlines() == [
        f"{other}:1: Staff of Spring pays: name: The scenario at {file}:1 has the same name.".replace(":1: S", ":2: S"),
        f"{other}:20: name: A scenario needs a name.",
        "4 scenarios, the others hold, 2 make no sense.",
    ]


BASES = """\
game: seasons
base: rich
given: {seats: [{crystals: 9, hand: [amulet_of_air]}, {crystals: 1}]}
---
base: rich
name: as it is
then: {seats.0.crystals: 9, seats.0.hand: [amulet_of_air]}
---
base: rich
name: changed
given:
  seats:
    - {hand: []}
then: {scores: [9, 1], seats.0.hand: []}
"""


def test_scenes_of_a_file_share_a_position(file: Path) -> None:
    file.write_text(BASES, "utf-8")
    assert run("scenario", str(file)).out == "2 scenarios, all hold.\n"
    file.write_text(BASES.replace("base: rich\nname: ch", "base: rihc\nname: ch"), "utf-8")
    assert (
        f"{file}:9: changed: base: there is no base 'rihc' in this file; did you mean rich?"
        in run("scenario", str(file)).out
    )
    file.write_text(f"{BASES}---\ngame: seasons\nbase: rich\n", "utf-8")
    assert f"{file}:17: base: Another base of this file has the same name." in run("scenario", str(file)).out
    file.write_text(f"{BASES}---\ngame: seasons\nbase: poor\ngiwen: {{}}\n", "utf-8")
    assert f"{file}:18: giwen: is no part of a base; did you mean given?" in run("scenario", str(file)).out


def test_bad_files(tmp_path: Path, file: Path) -> None:
    assert refused("scenario", str(file), str(tmp_path / "x.yaml")).endswith("x.yaml: There is no such file")
    assert "did you mean scenes.yaml" in refused("scenario", str(tmp_path / "scene.yaml"))
    assert "folder" in refused("scenario", str(tmp_path))
    file.write_text("# nothing\n", "utf-8")
    assert "no scenario" in refused("scenario", str(file))
    assert "нет сцен" in refused("scenario", str(file), language="ru")
    file.write_bytes(b"\xff\xff")
    assert "UTF-8" in refused("scenario", str(file))
    file.write_text("a: &x [*x]\n", "utf-8")
    assert run("scenario", str(file)).code == 2
    assert "FILE" in refused("scenario")


# -- positions

POSITION = """\
seats:
  - crystals: 4
    gauge: 2
    play: [{card: amulet_of_water, tokens: {fire: 2}}]
    hand: [amulet_of_air]
    reserve: {air: 2}
  - crystals: 1
turn: 0
"""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    path = tmp_path / "position.yaml"
    path.write_text(POSITION, "utf-8")
    return path


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ["Summoning gauge", "Amulet of Water (2 fire)", "summon amulet_of_air – Summon Amulet of Air"]),
     ("ru", ["Сила мага", "Амулет воды (огонь ×2)", "summon amulet_of_air – Разыграть карту «Амулет воздуха»"])],
)  # fmt: skip
def test_a_position_is_shown_and_written_in_full(place: Path, language: str, words: list[str]) -> None:
    answer = run("position", "seasons", str(place), language=language)
    assert answer.code == 0
    for word in words:
        assert word in answer.out
    bare = run("position", "seasons", str(place), "--bare", language=language).out
    assert answer.out.endswith(bare)
    place.write_text(bare, "utf-8")
    assert run("position", "seasons", str(place), "--bare").out == bare
    assert json.loads(run("position", "seasons", str(place), "--json").out) == yaml.safe_load(bare)


@pytest.mark.parametrize("name", NAMES)
def test_any_position_of_any_game_can_be_shown(name: str, tmp_path: Path) -> None:
    game = load(name)
    path = tmp_path / "position.yaml"
    s = game.new(game.fewest, 1)
    choose = random.Random(1)
    for number in range(60):
        if s.is_over():
            break
        if number % 20 == 0:
            path.write_text(yaml.safe_dump(position(game, s)), "utf-8")
            answer = run("position", name, str(path), "--bare")
            assert answer.code == 0, answer.err
            assert yaml.safe_load(answer.out) == position(game, s)
            assert run("position", name, str(path), language="ru").code == 0
        seat = choose.choice(s.owing())
        s.apply(seat, choose.choice(s.legal_for(seat)))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("crystals: 4", "crystals: many", "2: seats.0.crystals: should be a whole number"),
        ("gauge: 2", "gage: 2", "3: seats.0.gage: is nothing this game has; did you mean gauge?"),
        ("amulet_of_water", "amulet_of_watr", "4: seats.0.play.0: there is no card 'amulet_of_watr'; did you mean"),
        ("tokens:", "token:", "4: seats.0.play.0.token: is nothing this game has; did you mean tokens?"),
        ("fire: 2", "fire: 200", "4: seats.0.play.0.tokens: fire should be a number from 0 to 127"),
        ("[amulet_of_air]", "amulet_of_air", "5: seats.0.hand: should be a list"),
        ("  - crystals: 1", "", "1: seats: seasons is for 2 to 4 players, not 1"),
        ("turn: 0", "turn: 5", "8: turn: should be a seat from 0 to 1, not 5"),
        ("turn: 0", "game: res_arcana", "8: game: should be seasons"),
        ("turn: 0", "rules: 77", "8: rules: should be"),
        ("turn: 0", "phase: noon", "8: phase: should be one of main"),
        ("turn: 0", "agenda: [{program: nowhere}]", "8: agenda.0.program: there is no program 'nowhere'"),
        ("turn: 0", "turn: 0\nturn: 1", '9: "turn" stands here for the second time.'),
        ("turn: 0", "turn: 0\n---\nturn: 1", " A position is one YAML document; this file has 2."),
        ("turn: 0", "turn: {", "9: This is not YAML"),
    ],
)
def test_bad_positions(place: Path, old: str, new: str, said: str) -> None:
    assert old in POSITION
    place.write_text(POSITION.replace(old, new, 1), "utf-8")
    line = refused("position", "seasons", str(place))
    assert line.startswith(f"{place}:{said}"), line


def test_positions_that_only_the_engine_finds_impossible(place: Path) -> None:
    for nonsense in (
        "agenda: [{program: menu, seat: 9}]",
        "agenda: [{program: menu, seat: -3}]",
        "strands: [[], [], [], []]\nagenda: [{program: menu, seat: 44}]",
        "space: 99",
        "year: -5\nspace: -80",
        "die: [winter_1, winter_1, winter_1, winter_1, winter_1]\nface: [77, 0, 0, 0, 0]\ntaker: [9, 9, 9, 9, 9]",
        "knowledge: {amulet_of_air: [70]}",
        "knowledge: {amulet_of_air: [-2]}",
    ):
        place.write_text(POSITION + nonsense + "\n", "utf-8")
        answer = run("position", "seasons", str(place))
        assert answer.code in (0, 2), nonsense
        if answer.code == 2:
            assert answer.err.count("\n") == 1


def test_any_file_gets_an_answer(place: Path) -> None:
    """Characters changed at random: whatever the file says then, there is no traceback."""
    choose = random.Random(1)
    codes = set()
    for _ in range(150):
        text = list(POSITION)
        for _ in range(choose.randint(1, 3)):
            text[choose.randrange(len(text))] = choose.choice("0-9 :[]{}\n,az'\"#&*!|>%@`~")
        place.write_text("".join(text), "utf-8")
        answer = run("position", "seasons", str(place), "--bare")
        codes.add(answer.code)
        assert answer.code in (0, 2)
        assert answer.code == 0 or (answer.err.count("\n") == 1 and answer.out == "")
    assert 2 in codes


def test_position_needs_a_game_and_a_file(tmp_path: Path, place: Path) -> None:
    assert "no game" in refused("position", "chess", str(place))
    assert "no such file" in refused("position", "seasons", str(tmp_path / "none.yaml"))
    assert "FILE" in refused("position", "seasons")
