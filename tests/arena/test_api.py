"""The arena as a library: what a script or a notebook calls."""

from __future__ import annotations

from pathlib import Path

import pytest

from arcanarium.arena import BadRun, Question, balance, ladder, match, sprt, tournament
from arcanarium.core.game import BadSetup
from arcanarium.games import UnknownGame


def test_match(tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    folder = tmp_path / "x"
    run = match("seasons", ["greedy", "random"], 4, workers=1, folder=folder, progress=lambda *each: seen.append(each))
    assert seen == [(number, 4) for number in range(5)]
    assert run.new == len(run.results) == 4
    assert run.share("greedy").of == 4
    assert run.points.mean > 0
    assert len(run.ratings.points) == len(run.skills) == len(run.seats) == len(run.turns) == 2
    assert run.report.is_file()
    text = str(run)
    assert "greedy" in text
    assert "4 games, 4 of them new" in text
    assert "<table>" in run._repr_html_()
    assert repr(run) == f"<Run of seasons, 4 games in {folder}>"
    again = match("seasons", ["greedy", "random"], 2, workers=1, folder=folder)
    assert (again.new, len(again.results)) == (0, 4)
    anew = match("seasons", ["greedy", "random"], 2, workers=1, folder=folder, restart=True)
    assert (anew.new, len(anew.results)) == (2, 2)


def test_the_others(tmp_path: Path) -> None:
    bots = ["random", "greedy", "beginner"]
    assert len(tournament("seasons", bots, 2, workers=1, folder=tmp_path / "t").results) == 6
    first = ladder("seasons", ["random", "greedy"], 2, workers=1, folder=tmp_path / "l")
    more = ladder("seasons", ["beginner"], 2, workers=1, folder=tmp_path / "l")
    assert more.names == ["random", "greedy", "beginner"]
    assert len(more.results) > len(first.results)
    tested = sprt("seasons", "greedy", "random", Question(0, 400, 0.2, 0.2), workers=1, folder=tmp_path / "s")
    assert tested.verdict.state == "better"
    assert "better after" in str(tested)
    fair = balance("seasons", "random", 10, [2, 3], workers=1, folder=tmp_path / "b")
    assert {seats: len(some) for seats, some in fair.tables.items()} == {2: 10, 3: 10}
    assert fair.cards(2)
    assert "2 seats, by turn" in str(fair)


def test_mistakes(tmp_path: Path) -> None:
    with pytest.raises(BadRun, match="3 bots for 2 seats"):
        match("seasons", ["random"] * 3, seats=2, folder=tmp_path / "x")
    with pytest.raises(BadRun, match="at least 1"):
        match("seasons", ["random"] * 2, 0)
    with pytest.raises(BadRun, match="at least two bots"):
        tournament("seasons", ["random"])
    with pytest.raises(UnknownGame):
        match("chess", ["random"] * 2)
    with pytest.raises(BadSetup):
        match("seasons", ["random"] * 2, options={"level": "none"})
    assert not (tmp_path / "x").exists()
