"""`arcanarium puzzles` in records: of games that people played."""

from __future__ import annotations

from pathlib import Path

from terminal import refused, run

from arcanarium.puzzles.puzzle import SHIPPED, PuzzleSet, read_set


def shipped(game: str) -> PuzzleSet:
    return read_set(SHIPPED / f"{game}.yaml")


def test_records_are_looked_through(tmp_path: Path) -> None:
    """A game of which only the beginning is told has nothing to find, and the file is left as it is."""
    head = shipped("seasons").games[0].record.split("\n\n")[0]
    record = tmp_path / "ours.txt"
    record.write_text(f"{head}\nPlayer0: Anna\n\n", "utf-8")
    assert "0 new puzzles" in run("puzzles", "seasons", str(record), "--out", str(tmp_path / "ours.yaml")).out


def test_a_record_of_another_game(tmp_path: Path) -> None:
    record = tmp_path / "ours.txt"
    record.write_text(shipped("evenfall").games[0].record, "utf-8")
    said = refused("puzzles", "seasons", str(record), "--out", str(tmp_path / "ours.yaml"))
    assert "evenfall" in said
    assert "seasons" in said
