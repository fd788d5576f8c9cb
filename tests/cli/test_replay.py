"""Recorded games told and checked."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from terminal import recorded, refused, run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(recorded(3), "utf-8")
    return path


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Everybody has kept the first card", "A new round", "Result", "The third year is over"]),
        ("ru", ["Каждый выбрал первую карту", "Новый раунд", "Итог", "Третий год закончился"]),
    ],
)
def test_the_log_in_words_the_table_and_the_scores(record: Path, language: str, lines: list[str]) -> None:
    answer = run("replay", str(record), language=language)
    assert answer.code == 0
    for line in lines:
        assert line in answer.out
    assert "{" not in answer.out
    assert "★" in answer.out


def test_to_a_move(record: Path) -> None:
    answer = run("replay", str(record), "--to", "5")
    assert "   5  Player" in answer.out
    assert "   6  Player" not in answer.out
    assert "After 5 moves the game goes on." in answer.out
    assert run("replay", str(record), "--to", "0").code == 0
    assert "from 0 to" in refused("replay", str(record), "--to", "99999")
    assert "from 0 to" in refused("replay", str(record), "--to", "-1")


def test_as_json(record: Path) -> None:
    found = json.loads(run("replay", str(record), "--json").out)
    assert (found["game"], found["seats"], found["seed"], found["over"]) == ("seasons", 3, 7, True)
    assert len(found["scores"]) == len(found["breakdown"]) == 3
    assert found["winners"]
    assert list(found["moves"][0]) == ["number", "seat", "notation", "log"]
    assert len(found["moves"]) == len(recorded(3).splitlines()) - 7
    part = json.loads(run("replay", str(record), "--to", "3", "--json").out)
    assert part["moves"] == found["moves"][:3]
    assert "winners" not in part


def test_verifying(record: Path) -> None:
    answer = run("replay", str(record), "--verify")
    assert answer.code == 0
    assert answer.out.startswith("The record is right: ")
    record.write_text(recorded(moves=12), "utf-8")
    assert run("replay", str(record), "--verify").out == "The record is right: 12 moves, and the game goes on.\n"


def wrong(path: Path, old: str, new: str) -> str:
    """What is said when something in the record is changed."""
    text = recorded(2)
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    for words in (["replay", str(path)], ["replay", str(path), "--verify"], ["play", "seasons", "--resume", str(path)]):
        said = refused(*words)
    return said.removeprefix(f"{path}:")


def test_mistakes_are_shown_in_their_line(record: Path) -> None:
    title = "arcanarium record 1"
    assert wrong(record, title, "hello").startswith("1: a record begins with")
    assert wrong(record, "game: seasons", "game: seasonz").startswith('2: There is no game "seasonz"')
    assert wrong(record, "rules: 1", "rules: 99").startswith("3: The record follows version 99 of the rules of seasons")
    assert wrong(record, "rules: 1", "rules: one").startswith("3: rules should be a whole number")
    assert wrong(record, "seats: 2", "seats: 7").startswith("4: seasons is for 2 to 4 players")
    assert wrong(record, "seed: 7", "seed: -7").startswith("5: a seed is a whole number")
    assert wrong(record, "options:", "options: level=expert").startswith("6: option level of seasons is one of")
    assert wrong(record, "options:", "options: lvl=archmage").startswith("6: seasons has no option 'lvl'")
    assert wrong(record, "options:", "options: level").startswith("6: an option is written name=value")
    assert wrong(record, "seed: 7\n", "").startswith("5: the header lacks a line `seed: ...`")
    first = recorded(2).splitlines()[7]
    assert wrong(record, first, "0: pik amulet_of_air").startswith("8: no action is written 'pik amulet_of_air'")
    assert wrong(record, first, "0: pik amulet_of_air").endswith("; did you mean pick amulet_of_air?")
    assert wrong(record, first, "0: end_turn").startswith("8: seat 0 may not answer 'end_turn'; legal are pick")
    assert wrong(record, first, "x: end_turn").startswith("8: a seat is a number")
    assert wrong(record, f"\n{first}", f"\n\n\n{first}\n5: end_turn").startswith("11: seat 5 owes no answer")


def test_moves_after_the_end(record: Path) -> None:
    text = recorded(2)
    record.write_text(text + "end_turn\n", "utf-8")
    said = refused("replay", str(record), "--verify")
    assert said.startswith(f"{record}:{len(text.splitlines()) + 1}: the game is over")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert refused("replay", str(tmp_path / "x")) == f"{tmp_path / 'x'}: There is no such file"
    assert "folder" in refused("replay", str(tmp_path))
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in refused("replay", str(tmp_path / "noise"))
    (tmp_path / "empty").write_text("", "utf-8")
    assert refused("replay", str(tmp_path / "empty")).startswith(f"{tmp_path / 'empty'}:1:")
