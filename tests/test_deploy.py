"""Image, composition and service are right as far as can be told without a container engine."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from arcanarium.cli.main import app

ROOT = Path(__file__).parents[1]
UNIT = ROOT / "deploy" / "arcanarium.service"


def instructions() -> list[tuple[str, list[str]]]:
    """Those of the Dockerfile: the word and what follows it."""
    text = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest.split()) for word, rest in lines]


def stage(name: str) -> list[tuple[str, list[str]]]:
    """The instructions of one stage; the last one has no name."""
    found: dict[str, list[tuple[str, list[str]]]] = {}
    for word, rest in instructions():
        if word == "FROM":
            current = found.setdefault(rest[2] if rest[1:] else "", [])
        current.append((word, rest))
    return found[name]


def is_sent(path: str) -> bool:
    """Is it part of what a build is given?"""
    ignored = [line for line in (ROOT / ".dockerignore").read_text("utf-8").split() if line]
    return not any(fnmatch(path, pattern.removeprefix("**/")) for pattern in ignored)


def test_what_an_image_is_made_of_is_there() -> None:
    for word, rest in instructions():
        if word == "COPY" and not rest[0].startswith("--from="):
            for path in rest[:-1]:
                assert (ROOT / path).exists(), path
                assert is_sent(path), path


@pytest.mark.slow
def test_the_wheel_is_built_from_what_its_stage_copies(tmp_path: Path) -> None:
    """Not compiled: that is tried with the wheel itself. The page comes from the stage before."""
    for word, rest in stage("wheel"):
        for path in rest[:-1] if word == "COPY" and not rest[0].startswith("--from=") else []:
            if (ROOT / path).is_dir():
                leave = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
                shutil.copytree(ROOT / path, tmp_path / path, ignore=leave)
            else:
                shutil.copy(ROOT / path, tmp_path / path)
    assert any("--from=page" in rest for _, rest in stage("wheel"))
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    command = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", "wheels", ".[server]"]
    env = {"PATH": "/usr/bin:/bin", "ARCANARIUM_PURE": "1"}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "wheels").glob("arcanarium-*.whl"))) == 1


def accepts(words: list[str]) -> None:
    """The command line takes these words."""
    assert words[0] == "serve"
    with get_command(app).get_command(None, "serve").make_context("serve", words[1:]):  # type: ignore[union-attr]
        pass


def composition() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    return found


def test_image_composition_and_service_start_the_server_as_it_is() -> None:
    import json

    last = dict(stage(""))
    assert json.loads(" ".join(last["ENTRYPOINT"])) == ["arcanarium"]
    accepts(json.loads(" ".join(last["CMD"])))
    accepts(composition()["services"]["server"]["command"])
    start = re.search(r"^ExecStart=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE)
    assert start
    assert Path(shlex.split(start[1])[0]).name == "arcanarium"
    accepts(shlex.split(start[1])[1:])


def test_the_composition_gives_the_server_its_database() -> None:
    services = composition()["services"]
    server, database = services["server"], services["database"]
    assert set(server["depends_on"]) == {"database"}
    made = database["environment"]
    address = server["environment"]["ARCANARIUM_DATABASE"]
    assert address == (
        f"postgresql://{made['POSTGRES_USER']}:{made['POSTGRES_PASSWORD']}@database/{made['POSTGRES_DB']}"
    )
    assert "ARCANARIUM_DATABASE" in (ROOT / "src" / "arcanarium" / "cli" / "serve.py").read_text("utf-8")
    assert {volume.partition(":")[0] for volume in database["volumes"]} == set(composition()["volumes"])
    exposed = dict(stage(""))["EXPOSE"]
    assert [port.rpartition(":")[2] for port in server["ports"]] == exposed


def test_the_service_is_what_systemd_understands(tmp_path: Path) -> None:
    """An unknown setting or a wrong value is told by systemd itself, where it is there."""
    text = UNIT.read_text("utf-8")
    assert re.findall(r"^\[(\w+)\]$", text, re.MULTILINE) == ["Unit", "Service", "Install"]
    tool = shutil.which("systemd-analyze")
    if tool is None:
        return
    unit = tmp_path / UNIT.name
    unit.write_text(text.replace("/opt/arcanarium/bin/arcanarium", sys.executable), "utf-8")
    done = subprocess.run([tool, "verify", str(unit)], capture_output=True, text=True, check=False)
    told = [line for line in done.stderr.splitlines() if UNIT.name in line]
    assert told == []


def test_operators_read_the_unit_as_it_is() -> None:
    shown = "".join(
        f"    {line}" if line.strip() else line for line in UNIT.read_text("utf-8").splitlines(keepends=True)
    )
    assert shown in (ROOT / "docs" / "running.md").read_text("utf-8")
