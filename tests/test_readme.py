"""The README's tour does what it says."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from arcanarium.core.scenario import run
from arcanarium.games import load

ROOT = Path(__file__).parents[1]
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
COMMANDS = [
    line[2:] for kind, text in BLOCKS if kind == "console" for line in text.splitlines() if line.startswith("$ ")
]
MADE = ("cards/", "rules/", "lessons/")  # written when the site is built, whose links are followed there


@pytest.mark.parametrize("command", COMMANDS)
def test_command(command: str) -> None:
    program = Path(sys.executable).parent / shlex.split(command)[0]
    done = subprocess.run([str(program), *shlex.split(command)[1:]], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # what it saves is saved there
    for kind, text in BLOCKS:
        if kind == "python":
            exec(compile(text, "README.md", "exec"), {})


def test_scenario() -> None:
    for kind, text in BLOCKS:
        if kind == "yaml":
            run(yaml.safe_load(text), load)


def test_links_lead_somewhere() -> None:
    for page in [ROOT / "README.md", *ROOT.glob("docs/**/*.md"), ROOT / "CONTRIBUTING.md", ROOT / "STYLE.md"]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            if target.startswith(MADE):
                continue
            assert (page.parent / target).exists(), f"{page.name} points to {target}, which is not there"
