"""Compile `core` and `games` with mypyc where a C compiler is found; plain Python otherwise."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

LAYERS = ("core", "games")


def compiler() -> str | None:
    """The C compiler that extensions would be built with, if it is there."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0])


def sources() -> list[str]:
    """Every module of the compiled layers; `ints.py` chooses by how it runs and stays as it is."""
    root = Path("src/arcanarium")
    found = [path for layer in LAYERS for path in sorted((root / layer).rglob("*.py"))]
    return [str(path) for path in found if path.name not in ("ints.py", "__init__.py")]


def extensions() -> list[Extension]:
    if os.environ.get("ARCANARIUM_PURE") == "1":
        return []
    if compiler() is None:
        print("arcanarium: no C compiler found; the engine will run interpreted, many times slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    built = mypycify(["--strict", *sources()], opt_level="2", debug_level="0")
    for extension in built:
        extension.optional = True  # a build that fails leaves the interpreted engine
    return list(built)


setup(ext_modules=extensions())
