"""`arcanarium cards check|add|copy|sets`: card sets looked over, kept and listed."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal import refused, run

GAMES = Path(__file__).parents[2] / "src" / "arcanarium" / "games"


@pytest.mark.parametrize("table", ["time_masters/cards", "evenfall/cards", "five_seals/maps"])
def test_the_shipped_set_is_right(table: str) -> None:
    answer = run("cards", "check", str(GAMES / f"{table}.toml"))
    assert answer.code == 0, answer.err
    assert "can be played" in answer.out


@pytest.mark.parametrize("game", ["time_masters", "evenfall"])
def test_a_mistake_is_named_by_file_card_and_field(game: str, tmp_path: Path) -> None:
    text = (GAMES / game / "cards.toml").read_text("utf-8")
    first = text.index("\nid = ", text.index("[[")) + 1
    path = tmp_path / "mine.toml"
    path.write_text(text[:first] + "colour = 3\n" + text[first:], "utf-8")
    answer = run("cards", "check", str(path))
    assert answer.code == 2
    assert "mine.toml" in answer.err
    assert "colour" in answer.err or "name_en" in answer.err  # a set of one's own brings its wording


def test_what_is_no_set_at_all(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_text("a = 1\n", "utf-8")
    assert run("cards", "check", str(path)).code == 2
    path.write_text("a = \n", "utf-8")
    assert run("cards", "check", str(path)).code == 2
    assert run("cards", "check", str(tmp_path / "none.toml")).code == 2


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ARCANARIUM_CARD_SETS", str(tmp_path / "sets"))
    return tmp_path / "sets"


@pytest.mark.parametrize("game", ["time_masters", "evenfall", "five_seals"])
def test_a_copy_is_checked_added_listed_and_played(game: str, folder: Path) -> None:
    assert run("cards", "copy", game, "box.toml").code == 0
    assert refused("cards", "copy", game, "box.toml").endswith("--replace overwrites it.")
    assert run("cards", "check", "box.toml").code == 0
    added = run("cards", "add", "box.toml")
    assert f"arcanarium play {game}:box" in added.out
    kept = folder / game / "box.toml"
    assert kept.read_bytes() == Path("box.toml").read_bytes()
    assert run("cards", "add", "box.toml").code == 0  # the same again changes nothing
    text = kept.read_text("utf-8")
    Path("box.toml").write_text(text.replace('name_en = "Box"', 'name_en = "Second edition"'), "utf-8")
    assert "--replace" in refused("cards", "add", "box.toml")
    assert kept.read_text("utf-8") == text
    assert run("cards", "add", "box.toml", "--replace").code == 0
    for language in ("en", "ru"):
        listed = run("cards", "sets", language=language)
        assert f"{game}:box  Second edition" in listed.out
        assert str(folder) in listed.out
        assert f"{game}:box" in run("games", language=language).out
    assert run("simulate", f"{game}:box", "--games", "1").code == 0
    assert run("cards", f"{game}:box").code == 0


def test_a_record_goes_by_the_name_of_the_set(folder: Path) -> None:
    run("cards", "copy", "time_masters", "box.toml")
    run("cards", "add", "box.toml")
    assert run("play", "time_masters:box", "--seed", "5", "--save", "a.record", typed="1\n1\nq\n").code == 0
    assert "game: time_masters:box" in Path("a.record").read_text("utf-8")
    assert run("replay", "a.record", "--verify").code == 0
    record = Path("a.record").read_text("utf-8").splitlines()
    line = next(number for number, text in enumerate(record, 1) if text.startswith("card_set: "))
    record[line - 1] = "card_set: 00000000"
    Path("a.record").write_text("\n".join(record), "utf-8")
    assert refused("replay", "a.record").startswith(f"a.record:{line}: The record was played with version 00000000")
    (folder / "time_masters" / "box.toml").unlink()
    assert 'There is no game "time_masters:box"' in refused("replay", "a.record")


def test_a_broken_set_is_told_wherever_sets_are_listed(folder: Path) -> None:
    (folder / "evenfall").mkdir(parents=True)
    (folder / "evenfall" / "box.toml").write_text("[set]\n", "utf-8")
    for command in (["cards", "sets"], ["games"]):
        answer = run(*command)
        assert answer.code == 0
        assert "box.toml, automa: is missing" in answer.err
    assert "box.toml" in refused("simulate", "evenfall:box")


def test_the_folder_may_be_named_with_any_command(folder: Path) -> None:
    run("cards", "copy", "time_masters", "box.toml")
    assert run("cards", "add", "box.toml", "--card-sets", "other").code == 0
    assert Path("other/time_masters/box.toml").exists()
    assert "time_masters:box" not in run("games").out
    for words in (["--card-sets", "other", "games"], ["games", "--card-sets=other"]):
        assert "time_masters:box" in run(*words).out
    assert "no folder" in refused("games", "--card-sets", "none")
    assert "no folder" in refused("games", "--card-sets")


def test_what_cannot_be_copied_or_added(folder: Path) -> None:
    assert "cannot be replaced" in refused("cards", "copy", "seasons", "box.toml")
    for name in ("Box.toml", "box", "../a/b-c.toml", "arcanarium.toml", "a" * 19 + ".toml"):
        assert "no name for the file" in refused("cards", "copy", "evenfall", name)
    assert "comes with the game" in refused("cards", "add", str(GAMES / "evenfall" / "cards.toml"))
    for words in (["check"], ["add", "a", "b"], ["copy", "evenfall"], ["sets", "x"]):
        assert "cards check FILE" in refused("cards", *words)
