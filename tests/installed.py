"""Nim as a package of its own: built from `examples/nim` and installed as somebody else would."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PIP: Final = ("-m", "pip", "--quiet", "--disable-pip-version-check")


def build_nim(folder: Path) -> Path:
    """The wheel; the example itself stays as it is."""
    shutil.copytree(ROOT / "examples" / "nim", folder / "nim", ignore=shutil.ignore_patterns("build", "*.egg-info"))
    options = ["--no-deps", "--no-build-isolation", "-w", str(folder)]
    subprocess.run([sys.executable, *PIP, "wheel", *options, str(folder / "nim")], check=True, capture_output=True)
    return next(folder.glob("arcanarium_nim-*.whl"))


def install_nim(folder: Path) -> Path:
    """A folder to put on the path beside our sources, with the package and its entry point."""
    site = folder / "site"
    options = ["--no-deps", "--target", str(site), str(build_nim(folder))]
    subprocess.run([sys.executable, *PIP, "install", *options], check=True, capture_output=True)
    return site


def with_nim(site: Path) -> dict[str, str]:
    """The environment of a process that has both."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(site)]), "LANG": "en", "LC_ALL": ""}
