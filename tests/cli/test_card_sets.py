"""`arcanarium cards check FILE` finds what is wrong in a card set."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal import run

GAMES = Path(__file__).parents[2] / "src" / "arcanarium" / "games"


@pytest.mark.parametrize("game", ["time_masters", "evenfall"])
def test_the_shipped_set_is_right(game: str) -> None:
    answer = run("cards", "check", str(GAMES / game / "cards.toml"))
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
