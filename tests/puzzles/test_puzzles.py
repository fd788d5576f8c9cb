"""Every shipped puzzle can be asked: its game is replayed, its solution played; a few are searched again."""

from __future__ import annotations

from pathlib import Path

import pytest

from arcanarium.games import NAMES
from arcanarium.lessons.standing import NotLegal
from arcanarium.puzzles.check import faults, verify
from arcanarium.puzzles.exercise import Exercise, exercise_of
from arcanarium.puzzles.find import find_in_record, find_puzzles
from arcanarium.puzzles.puzzle import (
    FORMAT,
    SHIPPED,
    BadPuzzle,
    Effort,
    PuzzleSet,
    asked_in,
    library,
    read_set,
    without,
    write_set,
)
from arcanarium.puzzles.rating import LEVELS, rate
from arcanarium.puzzles.themes import deeds
from arcanarium.wording import LANGUAGES, SHARED, Locale

SAMPLE = 2  # of every game, searched again here; `make nightly` searches all of them
ITERATIONS = 300


@pytest.fixture(scope="module")
def sets() -> dict[str, PuzzleSet]:
    return {game: read_set(SHIPPED / f"{game}.yaml") for game in NAMES}


@pytest.mark.parametrize("game", NAMES)
def test_every_shipped_puzzle_can_be_asked(game: str, sets: dict[str, PuzzleSet]) -> None:
    assert faults(sets[game]) == []
    assert sets[game].game == game


@pytest.mark.parametrize("game", NAMES)
def test_a_search_still_finds_the_clearest(game: str, sets: dict[str, PuzzleSet]) -> None:
    asked = sorted(asked_in(sets[game]), key=lambda each: (-each.puzzle.margin, each.id))
    for each in asked[:SAMPLE]:
        assert verify(each, ITERATIONS, 50) == []


def test_every_theme_has_its_words(sets: dict[str, PuzzleSet]) -> None:
    used = {theme for each in sets.values() for asked in asked_in(each) for theme in asked.puzzle.themes}
    named = {theme for each in deeds().values() for theme in each.values()}
    for language in LANGUAGES:
        words = Locale(language, [SHARED / f"table.{language}.ftl"])
        assert [theme for theme in sorted(used | named) if not words.has(f"puzzle-theme-{theme}")] == []
        coached = sorted(named | {"patience", "any"})  # what a coach speaks about
        assert [theme for theme in coached if not words.has(f"coach-about-{theme}")] == []


def test_a_set_is_written_as_it_is_read(sets: dict[str, PuzzleSet], tmp_path: Path) -> None:
    path = tmp_path / "again.yaml"
    path.write_text(write_set(sets["res_arcana"]), "utf-8")
    assert read_set(path) == sets["res_arcana"]


def test_what_counts_and_what_does_not(sets: dict[str, PuzzleSet]) -> None:
    for each in sets.values():
        exercise = exercise_of(asked_in(each)[0])
        task = exercise.tasks[0]
        assert exercise.give(0, task.answer) == (True, task.answer)
        single = [action for action in task.chances if action not in task.answer]
        legal = [action for action in single if [action] == whole(exercise, action)]
        assert all(not exercise.give(0, [action])[0] for action in legal)
        with pytest.raises(NotLegal):
            exercise.give(0, [len(exercise.game.actions) - 1, 0, 0])


def whole(exercise: Exercise, action: int) -> list[int]:
    try:
        return exercise.give(0, [action])[1]
    except NotLegal:
        return []


def test_bots_find_puzzles_again_from_the_same_seed() -> None:
    effort = Effort(screen=12, iterations=24, again=2, worlds=8, margin=0.02, tries=1)
    found = find_puzzles("res_arcana", 2, 7, {}, effort)
    assert found.puzzles
    assert found == find_puzzles("res_arcana", 2, 7, {}, effort)
    assert faults(PuzzleSet(FORMAT, "res_arcana", effort, [found])) == []


def test_puzzles_are_found_in_records_of_people() -> None:
    """The same as in the game that was played, and nothing of who played it."""
    effort = Effort(screen=12, iterations=24, again=2, worlds=8, margin=0.02, tries=1)
    whole = find_puzzles("res_arcana", 2, 7, {}, effort)
    record = whole.record.replace("seed: ", "Player0: Anna\nseed: ") + "# well played\n"
    found = find_in_record(record, effort)
    assert found.puzzles == whole.puzzles[:-1]  # the record ends where the last is asked
    assert "Anna" not in found.record
    assert "well played" not in found.record


def test_ratings_follow_what_levels_find() -> None:
    none = rate(dict.fromkeys(LEVELS, 0), 6)
    some = rate({"beginner": 0, "apprentice": 1, "adept": 3, "magister": 6}, 6)
    most = rate(dict.fromkeys(LEVELS, 6), 6)
    assert most < some < none


def test_a_club_may_bring_its_own(sets: dict[str, PuzzleSet], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = sets["seasons"]
    played = shipped.games[0]
    moved = played.record.replace("seed: ", "Event: A club\nseed: ")
    own = PuzzleSet(FORMAT, "seasons", shipped.search, [type(played)(moved, played.puzzles)])
    (tmp_path / "club.yaml").write_text(write_set(own), "utf-8")
    monkeypatch.setenv("ARCANARIUM_PUZZLES", str(tmp_path))
    library.cache_clear()
    try:
        assert len(library("seasons").sets) == 2
    finally:
        library.cache_clear()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("format: 2\ngame: seasons\nsearch: {}\n", "format 2 is not known here"),
        ("format: 1\ngame: chess\nsearch: {}\n", "game should be one of"),
        ("format: 1\ngame: seasons\nsearch: {}\npuzzles: []\n", "unknown field"),
        ("format: [\n", "while parsing"),
    ],
)
def test_what_cannot_be_read_is_said(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadPuzzle) as refused:
        read_set(path)
    assert said in str(refused.value)


def test_what_does_not_stand_is_taken_out(sets: dict[str, PuzzleSet]) -> None:
    shipped = sets["res_arcana"]
    first, *others = [each.id for each in asked_in(shipped)]
    assert [each.id for each in asked_in(without(shipped, {first}))] == others
    assert without(shipped, {first, *others}).games == []


def test_what_is_wrong_is_said(sets: dict[str, PuzzleSet]) -> None:
    shipped = sets["res_arcana"]
    text = write_set(shipped)
    played = shipped.games[0]
    first = played.puzzles[0]
    other = next(option for option in first.steps[0].chances if option != first.steps[0].answer)
    wrong = text.replace(
        f'"answer": "{first.steps[0].answer}", "chances": {{', f'"answer": "{other}", "chances": {{', 1
    )
    assert wrong != text
    assert any("another answer has a better chance" in fault for fault in faults(converted(wrong)))


def converted(text: str) -> PuzzleSet:
    import msgspec
    import yaml

    return msgspec.convert(yaml.safe_load(text), PuzzleSet)
