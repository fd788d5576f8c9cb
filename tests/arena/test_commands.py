"""The commands of the arena, as people type them."""

from __future__ import annotations

import csv
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

sys.path.append(str(Path(__file__).parents[1] / "cli"))
from terminal import refused, run

from processes import PATIENCE, started, until


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def said(*words: str, language: str = "en") -> str:
    answer = run(*words, language=language)
    assert answer.code == 0, answer.err
    return answer.out


def data(*words: str) -> dict[str, object]:
    found = json.loads(said(*words, "--workers", "1", "--json"))
    assert isinstance(found, dict)
    return found


def test_match(here: Path) -> None:
    words = ("match", "five_seals", "greedy", "random", "--games", "6")
    out = said(*words, "--workers", "1")
    assert "greedy" in out
    assert "rating points better" in out or "won every game" in out
    assert "64 % against 36 %" in out
    russian = said(*words, "--workers", "1", language="ru")  # nothing is played again
    assert "очков рейтинга" in russian
    found = data(*words)
    assert found["games"] == 6
    assert len(found["players"]) == 2  # type: ignore[arg-type]
    folder = here / str(found["folder"])
    assert [path.name for path in (here / "arena").iterdir()] == [folder.name]
    assert {path.name for path in folder.iterdir()} >= {
        "run.json", "games.jsonl", "records.jsonl", "games.csv", "cards.csv", "records.zip", "report.html"
    }  # fmt: skip
    rows = list(csv.DictReader((folder / "games.csv").read_text("utf-8").splitlines()))
    assert len(rows) == 12
    assert sum(float(row["won"]) for row in rows) == pytest.approx(6)
    with ZipFile(folder / "records.zip") as records:
        names = records.namelist()
        assert len(names) == 6
        (here / "one.record").write_bytes(records.read(names[0]))
    assert "The record is right" in said("replay", "one.record", "--verify")


def test_three_at_a_table_and_parquet(here: Path) -> None:
    import pyarrow.parquet as pq

    found = data("match", "res_arcana", "random", "random", "random", "--games", "3", "--parquet", "--folder", "x")
    table = pq.read_table(here / "x" / "games.parquet")
    assert table.num_rows == 9
    assert set(table.column_names) >= {"game", "seed", "seat", "bot", "won", "score", "cards"}
    assert [player["name"] for player in found["players"]] == ["random", "random (2)", "random (3)"]  # type: ignore


@pytest.mark.usefixtures("here")
def test_tournaments() -> None:
    found = data("tournament", "seasons", "random", "greedy", "beginner", "--games", "2")
    assert found["games"] == 6
    swiss = data("tournament", "seasons", *["random"] * 5, "--kind", "swiss", "--games", "2", "--rounds", "3")
    assert swiss["games"] == 12
    out = said("tournament", "seasons", "random", "greedy", "beginner", "--games", "2", "--workers", "1", language="ru")
    assert "Очки рейтинга в среднем 0" in out
    assert "OpenSkill" in out


@pytest.mark.usefixtures("here")
def test_a_ladder_goes_on() -> None:
    first = data("ladder", "seasons", "random", "beginner", "--games", "4")
    assert first["games"] == 4
    again = data("ladder", "seasons", "random", "beginner", "--games", "4")
    assert again == {**first, "new": 0}
    joined = data("ladder", "seasons", "greedy", "--games", "4")
    assert joined["folder"] == first["folder"]
    assert [player["name"] for player in joined["players"]] == ["random", "beginner", "greedy"]  # type: ignore
    assert joined["games"] > 4  # type: ignore[operator]


@pytest.mark.usefixtures("here")
def test_sprt_in_three_words() -> None:
    words = ("sprt", "seasons", "greedy", "random", "--elo1", "400", "--alpha", "0.2", "--beta", "0.2")
    found = data(*words)
    assert found["verdict"] == "better"
    assert "Better: greedy is rather 400 points better than random than 0" in said(*words, "--workers", "1")
    assert "Сильнее: greedy" in said(*words, "--workers", "1", language="ru")
    turned = data("sprt", "seasons", "random", "greedy", *words[4:])
    assert turned["verdict"] == "not-better"
    few = data("sprt", "seasons", "random", "random", "--games", "4")
    assert few["verdict"] == "open"
    assert few["counted"] == 4
    assert "Keep going" in said("sprt", "seasons", "random", "random", "--games", "4", "--workers", "1")


def test_balance(here: Path) -> None:
    words = ("balance", "seasons", "--bot", "random", "--games", "60", "--seats", "2", "--seats", "3")
    out = said(*words, "--workers", "1")
    assert "2 seats, 60 games" in out
    assert "3 seats, 60 games" in out
    assert "at least 10 times" in out
    found = data(*words)
    tables = found["tables"]
    assert isinstance(tables, dict)
    for seats in ("2", "3"):
        assert sum(each["won"] for each in tables[seats]["seats"]) == pytest.approx(60)
        assert sum(each["won"] for each in tables[seats]["turns"]) == pytest.approx(60)
        for lines in tables[seats]["cards"].values():
            for line in lines:
                assert line["even"] == pytest.approx(1 / int(seats), abs=1e-3)
                assert line["interval"][0] <= line["share"] <= line["interval"][1]
    assert "Мест: 2, игр: 60" in said(*words, "--workers", "1", "--way", "zone play", language="ru")
    assert "did you mean zone play" in refused(*words, "--workers", "1", "--way", "zone pla")
    rows = list(csv.DictReader((here / str(found["folder"]) / "cards.csv").read_text("utf-8").splitlines()))
    assert {row["way"] for row in rows} >= {"had", "zone play", "event summoned"}


@pytest.mark.usefixtures("here")
def test_mistakes() -> None:
    assert "did you mean random" in refused("match", "seasons", "randon", "random")
    assert "3 bots for 2 seats" in refused("match", "seasons", "random", "random", "random", "--seats", "2")
    assert "no such file" in refused("match", "seasons", "nobody.py", "random")
    assert "at least 1" in refused("match", "seasons", "random", "random", "--games", "0")
    assert "at least 1" in refused("match", "seasons", "random", "random", "--workers", "0")
    assert "2 to 4 players" in refused("match", "seasons", "random", "random", "--seats", "9")
    assert "at least two bots" in refused("tournament", "seasons", "random")
    assert "from 1 to 3" in refused("tournament", "seasons", *["random"] * 4, "--kind", "swiss", "--rounds", "4")
    assert "--kind swiss" in refused("tournament", "seasons", "random", "random", "--rounds", "2")
    assert "швейцарской" in refused(
        "tournament", "seasons", "random", "random", "--kind", "swiss", "--seats", "3", language="ru"
    )
    assert "below 0.5" in refused("sprt", "seasons", "random", "random", "--alpha", "0.7")
    assert "not less" in refused("sprt", "seasons", "random", "random", "--elo0", "50")
    assert "no Ray cluster answers" in refused("match", "seasons", "random", "random", "--ray", "127.0.0.1:1")
    said("match", "seasons", "random", "random", "--games", "2", "--workers", "1", "--folder", "x")
    other = refused("match", "seasons", "random", "random", "--games", "2", "--seed", "8", "--folder", "x")
    assert "seed is 0 there and 8 here" in other


def test_changed_bots_do_not_go_on(here: Path) -> None:
    own = here / "own.py"
    code = "from arcanarium.bots.random import Player as Random\nclass Player(Random):\n    pass\n"
    own.write_text(code)
    words = ("match", "seasons", "own.py", "random", "--games", "2", "--workers", "1", "--folder", "x")
    said(*words)
    own.write_text(code + "# better now\n")
    assert "have changed" in refused(*words)


def test_without_pyarrow(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import importlib.util

    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert "arcanarium[arena]" in refused("match", "seasons", "random", "random", "--parquet")
    assert not (here / "arena").exists()


def test_ctrl_c_leaves_what_goes_on(here: Path) -> None:
    code = "from arcanarium.cli.main import main; main()"
    words = ["match", "seasons", "random", "random", "--games", "100000", "--workers", "2", "--folder", "x"]
    environ = {**os.environ, "LC_ALL": "en_US.UTF-8"}
    lines = here / "x" / "games.jsonl"
    command = [sys.executable, "-c", code, *words]
    with started(command, stderr=subprocess.PIPE, text=True, env=environ) as process:
        until(lambda: process.poll() is not None or (lines.exists() and lines.stat().st_size), "a game is kept")
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    number = re.search(r"Stopped\. (\d+|One) games? (is|are) kept in x; the same command goes on\.", err)
    assert number is not None, err
    kept = lines.read_text("utf-8").count("\n")
    assert kept == (1 if number[1] == "One" else int(number[1]))


OWN = """from arcanarium.bots import Bot


class Player(Bot):
    def choose(self, view, decision, imagine):
        {}
"""


def test_ones_own_bot_that_raises_is_shown_with_its_line(here: Path) -> None:
    (here / "own.py").write_text(OWN.format('raise ValueError("oops")'))
    for workers in ("1", "2"):
        words = ("match", "seasons", "own.py", "random", "--games", "2", "--workers", workers, "--folder", workers)
        answer = run(*words)
        assert answer.code == 2
        assert 'own.py", line 6, in choose' in answer.err
        assert answer.err.count("File ") == 1  # none of ours
        assert re.search(r"own\.py failed in game [01] ", answer.err)  # two workers begin both
        assert answer.err.splitlines()[-1].endswith("ValueError: oops")
    (here / "own.py").write_text("import nothing_there\n")
    answer = run("match", "seasons", "own.py", "random")
    assert answer.code == 2
    assert 'own.py", line 1' in answer.err
    assert "cannot be loaded" in answer.err


def test_files_that_are_no_bots(here: Path) -> None:
    (here / "own.py").write_text("x = 1\n")
    assert "own.py has no class Player" in refused("match", "seasons", "own.py", "random")
    (here / "own.py").write_text("class Player:\n    pass\n")
    assert "not derived from arcanarium.bots.Bot" in refused("match", "seasons", "own.py", "random")


@pytest.mark.parametrize(("line", "why"), [("return 99999", "illegal"), ("import time; time.sleep(3600)", "time")])
def test_who_breaks_off_loses_the_game_and_not_the_match(here: Path, line: str, why: str) -> None:
    (here / "own.py").write_text(OWN.format(line))
    words = ("match", "seasons", "own.py", "random", "--games", "2", "--seconds-per-move", "0.2", "--folder", "x")
    for workers in ("1", "2"):
        answer = run(*words, "--restart", "--workers", workers)
        assert answer.code == 0, answer.err
        assert "own.py forfeited 2 games" in answer.out
    found = json.loads(run(*words, "--json").out)
    assert found["players"][0]["won"] == 0
    assert found["players"][1]["won"] == 2
    assert found["forfeits"] == {"own.py": 2}
    rows = [json.loads(row) for row in (here / "x" / "games.jsonl").read_text().splitlines()]
    assert {row["forfeit"][1] for row in rows} == {why}


def test_nothing_new_and_restart(here: Path) -> None:
    (here / "own.py").write_text(OWN.format("return decision.options[0]"))
    words = ("match", "seasons", "own.py", "random", "--games", "2", "--workers", "1", "--folder", "x")
    assert "Nothing new was played" not in said(*words)
    assert "Nothing new was played: all 2 games were there already" in said(*words)
    assert "Новых игр не было" in said(*words, language="ru")
    (here / "own.py").write_text(OWN.format("return decision.options[-1]"))
    assert "have changed" in refused(*words)
    assert "Nothing new was played" not in said(*words, "--restart")
