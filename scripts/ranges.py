"""Can we be installed beside others? `python scripts/ranges.py`, or `make ranges`.

Every neighbour is resolved by itself and then together with all our extras, on every Python that we are for; the
version that is found has to be the same. Nothing is installed; uv asks the index.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
NEIGHBOURS: Final = (
    "ray[rllib]", "agilerl", "gradio", "mlflow", "sb3-contrib", "tianshou", "torchrl", "textarena", "verifiers",
)  # fmt: skip
PYTHONS: Final = ("3.11", "3.12", "3.13")
PATIENCE: Final = 120  # seconds; a resolver that goes back through all versions has not found one that is new
EXTRAS: Final = ("server", "research", "arena")


class Unresolvable(Exception):
    """There is no set of versions that suits everybody."""


def ours() -> list[str]:
    """All that we ask for, with every extra people install."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    return [*project["dependencies"], *[each for extra in EXTRAS for each in extras[extra]]]


def resolve(wanted: list[str], python: str) -> dict[str, str]:
    """The versions that suit all that is wanted. Raises Unresolvable."""
    command = [
        sys.executable,
        "-m",
        "uv",
        "pip",
        "compile",
        "--quiet",
        "--no-header",
        "--no-annotate",
        "--system-certs",
    ]
    command += ["--python-version", python, "-"]
    try:
        done = subprocess.run(
            command, input="\n".join(wanted), capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        raise Unresolvable(f"no answer within {PATIENCE} seconds") from None
    if done.returncode:
        raise Unresolvable(done.stderr.strip())
    found = (re.match(r"([\w.-]+)(?:\[[^\]]*\])?==([^\s;]+)", line) for line in done.stdout.splitlines())
    return {match[1]: match[2] for match in found if match}


def beside(neighbour: str, python: str) -> tuple[str, str]:
    """Its newest version, and the one that is left beside us (or nothing)."""
    name = neighbour.partition("[")[0]
    try:
        alone = resolve([neighbour], python)[name]
    except Unresolvable:
        return "", ""  # it is not for that Python at all
    try:
        return alone, resolve([neighbour, *ours()], python)[name]
    except Unresolvable as error:
        sys.stderr.write(f"{neighbour} on Python {python}: {error}\n")
        return alone, ""


def cell(alone: str, together: str) -> str:
    if not alone:
        return "–"
    return alone if alone == together else f"{together or 'none'}, alone {alone}"


def main() -> None:
    fits = True
    sys.stdout.write("| beside | " + " | ".join(f"Python {python}" for python in PYTHONS) + " |\n|---|---|---|---|\n")
    for neighbour in NEIGHBOURS:
        found = [beside(neighbour, python) for python in PYTHONS]
        fits = fits and all(alone == together for alone, together in found)
        sys.stdout.write(f"| {neighbour} | " + " | ".join(cell(*pair) for pair in found) + " |\n")
        sys.stdout.flush()
    sys.exit(0 if fits else 1)


if __name__ == "__main__":
    main()
