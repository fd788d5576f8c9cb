"""Real processes: exit codes, streams, and that they begin without what they do not need."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = str(Path(sys.executable).parent / "arcanarium")


def started(*words: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "LANG": "en_US.UTF-8", "LC_ALL": "", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(list(words), input=typed, capture_output=True, text=True, check=False, env=environ, cwd=cwd)


@pytest.mark.parametrize(
    ("words", "unneeded"),
    [
        (["--help"], ["arcanarium.games", "fluent", "pydantic", "yaml"]),
        (["games"], ["fluent", "pydantic", "yaml"]),
        (["games", "--json"], ["fluent", "pydantic", "yaml", "rich"]),
    ],
)
def test_loads_only_what_is_needed(words: list[str], unneeded: list[str]) -> None:
    done = started(sys.executable, "-X", "importtime", SCRIPT, *words)
    assert done.returncode == 0
    loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    for name in unneeded:
        assert not [module for module in loaded if module == name or module.startswith(f"{name}.")], name


def test_a_mistake_in_a_real_process() -> None:
    done = started(SCRIPT, "play", "sesons")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "did you mean seasons?" in done.stderr


def test_workers_in_a_real_process() -> None:
    done = started(SCRIPT, "simulate", "seasons", "--games", "4", "--workers", "2", "--seed", "3", "--json")
    assert done.returncode == 0, done.stderr
    assert '"games": 4' in done.stdout


def test_play_quit_and_resume_in_a_real_process(tmp_path: Path) -> None:
    done = started(SCRIPT, "play", "seasons", "--seed", "8", typed="1\n" * 12 + "q\n", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    command = done.stdout.rpartition("Go on with: ")[2].split()
    again = started(SCRIPT, *command[1:], typed="1\n" * 4000, cwd=tmp_path)
    assert again.returncode == 0, again.stderr
    assert "Total" in again.stdout


def test_a_pipe_that_closes_early_is_no_disaster() -> None:
    done = subprocess.run(f"{SCRIPT} cards seasons | head -1", shell=True, capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
