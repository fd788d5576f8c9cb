"""The wheel has everything in it, installs and plays in a clean environment with only its declared dependencies."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest

import arcanarium
from installed import build_nim

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "scripts"))
from artefacts import flaws  # noqa: E402

CHECK = """
from random import Random
import arcanarium
from arcanarium.core import agenda
from arcanarium.games import NAMES, load
assert not agenda.__file__.endswith(".py"), "the wheel holds the compiled engine"
assert arcanarium.State.apply.__doc__, "with its docstrings"
for name in NAMES:
    game = load(name)
    s = game.new(game.most, 7)
    choose = Random(7)
    while not s.is_over():
        s.apply(s.to_move, choose.choice(s.legal()))
    print(name, game.scores(s))
print(arcanarium.new("seasons", seed=1).play_out("greedy", "random"))
"""


def run(*command: str, cwd: Path) -> str:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ARCANARIUM"))}
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_wheel_plays_in_a_clean_environment(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    run(*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", str(tmp_path), str(ROOT), cwd=ROOT)
    wheel = next(tmp_path.glob("arcanarium-*.whl"))
    assert [flaw for flaw in flaws(wheel) if "no index takes this tag" not in flaw] == []
    venv.create(tmp_path / "clean", with_pip=True)
    python = str(tmp_path / "clean" / "bin" / "python")
    nim = str(build_nim(tmp_path))  # a game of somebody else's, which is not compiled
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel), nim, cwd=tmp_path)
    played = run(python, "-c", CHECK, cwd=tmp_path)
    assert "seasons" in played
    assert "nim" in played
    script = str(tmp_path / "clean" / "bin" / "arcanarium")
    assert "seasons" in run(script, "games", cwd=tmp_path)
    assert run(script, "--version", cwd=tmp_path).startswith(f"arcanarium {arcanarium.__version__}, engine compiled")


@pytest.mark.parametrize("what", ["sdist", "bdist_wheel"])
def test_a_build_without_the_page_fails_loudly(what: str, tmp_path: Path) -> None:
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("licenses", "scripts"):
        shutil.copytree(ROOT / name, tmp_path / name)
    (tmp_path / "src" / "arcanarium").mkdir(parents=True)
    shutil.copy(ROOT / "src" / "arcanarium" / "__init__.py", tmp_path / "src" / "arcanarium" / "__init__.py")
    env = {**os.environ, "ARCANARIUM_PURE": "1"}
    env.pop("ARCANARIUM_NO_PAGE", None)
    command = [sys.executable, "setup.py", "--quiet", what]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "the page is not built" in done.stderr
    env["ARCANARIUM_NO_PAGE"] = "1"
    assert subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, check=False).returncode == 0


def test_what_is_promised_to_others_is_a_range_and_what_we_test_lies_in_it() -> None:
    """Nobody can install us beside another package that wants its own bug-fix; the exact set is in requirements/."""
    from packaging.requirements import Requirement
    from packaging.utils import canonicalize_name

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [
        *project["dependencies"],
        *[each for extra in project["optional-dependencies"].values() for each in extra],
    ]
    pins = dict(
        line.split("==") for line in (ROOT / "requirements" / "dev.txt").read_text("utf-8").splitlines() if "==" in line
    )
    exact = {canonicalize_name(name): version for name, version in pins.items()}
    for requirement in map(Requirement, wanted):
        assert "==" not in str(requirement.specifier)
        if requirement.name != "arcanarium":
            version = exact[canonicalize_name(requirement.name)]
            assert requirement.specifier.contains(version), f"{requirement} is tested with {version}"


def test_the_version_stands_in_one_place_and_is_told_elsewhere() -> None:
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {arcanarium.__version__}\n" in citation


def test_fragments_of_the_changelog_have_a_kind() -> None:
    for path in (ROOT / "changes").iterdir():
        assert path.name == "README.md" or re.fullmatch(r"\+[\w-]+\.(added|changed|fixed|removed)\.md", path.name), path
