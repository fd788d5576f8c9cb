"""What docs/card_sets.md tells the owner of a box to do is done here, word for word."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from arcanarium.cli.main import app
from arcanarium.games import load
from arcanarium.games.evenfall.card_set import check_set as check_evenfall
from arcanarium.games.time_masters.card_set import check_set
from arcanarium.games.time_masters.cards.operations import CONDITIONS, OPERATIONS
from arcanarium.games.time_masters.steps.effects import COUNTS
from arcanarium.wording import Wording

GUIDE = (Path(__file__).parents[1] / "docs" / "card_sets.md").read_text("utf-8")
STEPS, _, REFERENCE = GUIDE.partition("## Where sets lie")
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", STEPS, re.DOTALL)


def run(command: str, typed: str = "") -> str:
    program, *words = shlex.split(command)
    assert program == "arcanarium"
    result = CliRunner().invoke(app, words, input=typed, env={"LANG": "en", "LC_ALL": "", "COLUMNS": "120"})
    assert result.exit_code == 0, (command, result.output)
    return result.stdout


def typed_in(path: Path, block: str) -> None:
    """Whoever follows the guide puts its tables in the place of those with the same heading and id."""
    text = path.read_text("utf-8")
    for table in re.split(r"(?m)^(?=\[)", block):
        heading, _, body = table.partition("\n")
        if not heading:
            continue
        name = re.search(r'id = "(\w+)"', body)
        assert name is not None
        same = name[0] if heading.startswith("[[") else "id ="
        found = re.search(rf"(?m)^{re.escape(heading)}\n{re.escape(same)}.*?(?=^\[\[|\Z)", text, re.DOTALL)
        if found is None:
            text += f"\n{table}"
        else:
            text = text.replace(found[0], f"{table}\n")
    path.write_text(text, "utf-8")


def test_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ARCANARIUM_CARD_SETS", str(tmp_path / "card_sets"))
    done: list[str] = []
    for kind, text in BLOCKS:
        if kind == "toml":
            typed_in(tmp_path / "my_box.toml", text)
            continue
        for line in text.splitlines():
            command = line.removeprefix("$ ")
            if command != "arcanarium serve":  # tests/server does
                done.append(run(command, "q\n" if " play " in command else ""))
    assert len(done) == 12
    assert "time_masters:my_box" in done[4]
    assert done[5].startswith("Inner Clock  (inner_clock)")
    game = load("time_masters:my_box")
    assert {"inner_clock", "crossroads_of_time", "timer_2_9"} <= set(game.rules.plan.kinds)
    wording = Wording("ru", game)
    assert wording.set_name() == "Печатные карты"
    assert wording.card("crossroads_of_time") == "Crossroads of Time"
    source = next(c for c in range(game.rules.plan.cards) if game.rules.plan.card_name(c) == "crossroads_of_time")
    assert wording.action(game.actions.parse("option b"), source) == "Refresh 2 time"
    assert load("evenfall:my_coven").name == "evenfall:my_coven"


def test_the_message_of_the_guide_is_the_real_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run("arcanarium cards copy time_masters my_box.toml")
    path = tmp_path / "my_box.toml"
    typed_in(path, BLOCKS[2][1].replace('op = "draw"', 'op = "drow"', 1))
    result = CliRunner().invoke(app, ["cards", "check", "my_box.toml"])
    assert result.exit_code == 2
    assert result.stderr.strip() in GUIDE


def test_the_examples_of_time_masters(tmp_path: Path) -> None:
    rows = re.findall(r"(?m)^\| \"[^|]*\" \| `(\[.*\])` \|$", REFERENCE)
    assert len(rows) == 4
    path = tmp_path / "mine.toml"
    run(f"arcanarium cards copy time_masters {path}")
    words = 'name_en = "A"\ntext_en = ""\nprovenance = "printed"\n'
    cards = [
        f'[[card]]\nid = "c_{i}"\nkind = "preparation"\nsphere = 1\ncopies = 1\neffects = {row}\n{words}'
        for i, row in enumerate(rows)
    ]
    path.write_text("\n".join([path.read_text("utf-8"), *cards]), "utf-8")
    assert check_set(path) == []


def test_the_example_of_evenfall(tmp_path: Path) -> None:
    path = tmp_path / "my_coven.toml"
    run(f"arcanarium cards copy evenfall {path}")
    for block in re.findall(r"```toml\n(.*?)```", REFERENCE.partition("## Maps")[0], re.DOTALL):
        typed_in(path, block)
    assert check_evenfall(path) == []
    assert 'name_en = "Keir"\n' in path.read_text("utf-8")


def test_the_steps_and_the_message_of_maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ARCANARIUM_CARD_SETS", str(tmp_path / "card_sets"))
    part = REFERENCE.partition("## Maps of Five Seals")[2].partition("\n## ")[0]
    steps, message = re.findall(r"```\n(.*?)```", part, re.DOTALL)
    for command in steps.splitlines():
        run(command, "q\n" if " play " in command else "")
    assert load("five_seals:my_map").name == "five_seals:my_map"
    path = tmp_path / "my_map.toml"
    path.write_text(re.sub(r'    \["b1_\w+", "b1_scroll4"\],\n', "", path.read_text("utf-8")), "utf-8")
    result = CliRunner().invoke(app, ["cards", "check", "my_map.toml"], env={"LANG": "en"})
    said = re.sub(r":\d+", "", message.strip())
    assert said in [re.sub(r"toml:\d+", "toml", line) for line in result.stderr.splitlines()]
    tables = tomllib.loads(re.search(r"```toml\n(.*?)```", part, re.DOTALL)[1])
    assert set(tables["face"][0]) == set(tomllib.loads(path.read_text("utf-8"))["face"][0])


def test_the_whole_vocabulary_is_told() -> None:
    for word in [*OPERATIONS, *CONDITIONS, *COUNTS]:
        assert re.search(rf"`[^`\n]*\b{word}\b[^`\n]*`", REFERENCE), word
