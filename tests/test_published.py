"""What `make release` built, in clean environments of every Python that is here, with all extras: `make artefacts`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[1]
DIST = Path(os.environ["ARCANARIUM_DIST"]).resolve()
sys.path.insert(0, str(ROOT / "scripts"))
from artefacts import flaws  # noqa: E402
from test_wheel import run  # noqa: E402

VERSIONS = ("3.11", "3.12", "3.13")
FIGURES: dict[str, str] = {}  # what the same games came to, by game

PLAY = """
import arcanarium
table = arcanarium.new("evenfall", seed=3).play_out("greedy", "random")
assert arcanarium.position(table.position_line()).state == table.state
print(arcanarium.Table.play.__doc__)
"""
RESEARCH = """
import warnings
warnings.simplefilter("error")
import gymnasium
from gymnasium.utils.env_checker import check_env
import arcanarium.research.gymnasium_env
check_env(gymnasium.make("arcanarium/seasons-v1", seats=2).unwrapped, skip_render_check=True)
from arcanarium.research import pettingzoo_env
env = pettingzoo_env.env("evenfall", seats=2)
env.reset(seed=1)
from arcanarium.research import openspiel_games
"""


def python_of(version: str) -> str:
    """An interpreter of that version, or nothing."""
    from shutil import which

    homes = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    for name in [*map(str, homes), which(f"python{version}") or ""]:
        tell = [name, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        if name and subprocess.run(tell, capture_output=True, text=True, check=False).stdout.strip() == version:
            return name
    return ""


PYTHONS = {version: found for version in VERSIONS if (found := python_of(version))}


def test_everything_is_in_it() -> None:
    paths = sorted(DIST.iterdir())
    assert [path.name.rpartition("-")[2] for path in paths if path.name.endswith("none-any.whl")] == ["any.whl"]
    assert [flaw for path in paths for flaw in flaws(path)] == []


def wheel_for(version: str) -> Path:
    """The compiled one if it was built for that Python, else the pure one."""
    tag = f"cp{version.replace('.', '')}"
    compiled = list(DIST.glob(f"*-{tag}-*manylinux*.whl"))
    return (compiled or list(DIST.glob("*-none-any.whl")))[0]


@pytest.mark.parametrize("version", PYTHONS)
def test_a_clean_environment(version: str, tmp_path: Path) -> None:
    wheel = wheel_for(version)
    run(PYTHONS[version], "-m", "venv", str(tmp_path / "clean"), cwd=tmp_path)
    python = str(tmp_path / "clean" / "bin" / "python")
    script = str(tmp_path / "clean" / "bin" / "arcanarium")
    pip = [python, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    run(*pip, "install", str(wheel), cwd=tmp_path)
    run(*pip, "check", cwd=tmp_path)
    how = "compiled" if "manylinux" in wheel.name else "interpreted"
    assert f"engine {how}" in run(script, "--version", cwd=tmp_path)
    run(python, "-c", PLAY, cwd=tmp_path)
    for game in ("seasons", "res_arcana", "five_seals", "time_masters", "evenfall"):
        figures = run(script, "simulate", game, "--games", "4", "--seed", "1", "--json", cwd=tmp_path)
        told = "\n".join(line for line in figures.splitlines() if "second" not in line)
        assert FIGURES.setdefault(game, told) == told
    run(*pip, "install", f"{wheel}[server,research]", cwd=tmp_path)
    run(*pip, "check", cwd=tmp_path)
    run(python, "-c", RESEARCH, cwd=tmp_path)
    if how == "compiled":
        walks(python, tmp_path)
    serves(python, tmp_path)


def walks(python: str, folder: Path) -> None:
    """The code of the docs, word for word, where nobody has the sources."""
    import re

    place = folder / "walk"
    place.mkdir()
    for page, together in (("README.md", False), ("docs/library.md", True), ("docs/research.md", False)):
        blocks = re.findall(r"^```python\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.MULTILINE | re.DOTALL)
        assert blocks, page
        for text in ["\n".join(blocks)] if together else blocks:
            run(python, "-c", text, cwd=place)


def serves(python: str, folder: Path) -> None:
    """The page, its scripts and the API."""
    import re
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ARCANARIUM"))}
    command = [python, "-m", "arcanarium", "serve", "--port", str(port), "--database", str(folder / "games.db")]
    with subprocess.Popen(command, env=env, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as server:
        try:
            while True:
                assert server.poll() is None, server.stdout.read() if server.stdout else ""
                try:
                    page = urlopen(f"http://127.0.0.1:{port}/", timeout=5).read().decode()
                    break
                except OSError:
                    continue
            script = re.search(r'src="(/[^"]+\.js)"', page)
            assert script, page
            assert urlopen(f"http://127.0.0.1:{port}{script[1]}").status == 200
            assert b"seasons" in urlopen(f"http://127.0.0.1:{port}/api/games").read()
        finally:
            server.terminate()
            server.communicate(timeout=60)
