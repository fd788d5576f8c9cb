"""The rules in the terminal."""

from __future__ import annotations

import pytest
from terminal import refused, run

from arcanarium.games import NAMES
from arcanarium.rulebook.book import read_book


@pytest.mark.parametrize("game", NAMES)
def test_chapters_are_listed_and_everything_can_be_read(game: str) -> None:
    listed = run("rules", game, language="ru")
    whole = run("rules", game, "--all", language="ru")
    assert listed.code == whole.code == 0
    for each in read_book(game, "ru").sections:
        assert each.anchor in listed.out
        assert each.title in listed.out
        assert each.title in whole.out
    for mark in ("[[", "](#", "::", "{#"):
        assert mark not in whole.out


def test_one_chapter_and_words() -> None:
    chapter = run("rules", "seasons", "prelude")
    assert "Draft" in chapter.out
    assert "Three sets" in chapter.out
    assert "New year" not in chapter.out
    found = run("rules", "seasons", "--search", "grimoire")
    assert "Energy" in found.out
    assert "Bespelled Grimoire" in found.out
    assert refused("rules", "seasons", "preludes").endswith("; did you mean prelude?")
    assert "grimoires and goats" in refused("rules", "seasons", "--search", "grimoires and goats")
