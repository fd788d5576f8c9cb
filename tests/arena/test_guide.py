"""What docs/arena.md shows is done here."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[1] / "cli"))
from terminal import run

GUIDE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", GUIDE, re.DOTALL)
COMMANDS = [
    line[2:] for kind, text in BLOCKS if kind == "console" for line in text.splitlines() if line.startswith("$ ")
]


@pytest.mark.parametrize("command", COMMANDS)
def test_command(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    program, *words = shlex.split(command)
    assert program == "arcanarium"
    answer = run(*words, "--workers", "1")
    assert answer.code == 0, answer.err
    folder = next((tmp_path / "arena").iterdir())
    named = set(re.findall(r"`([a-z]+\.(?:jsonl?|csv|zip|html))`", GUIDE))
    assert len(named) == 7
    assert named <= {path.name for path in folder.iterdir()}


def test_every_command_of_the_arena_is_shown() -> None:
    assert {shlex.split(command)[1] for command in COMMANDS} == {"match", "tournament", "ladder", "sprt", "balance"}


def test_python() -> None:
    for kind, text in BLOCKS:
        if kind == "python":
            exec(compile(text, "arena.md", "exec"), {})
