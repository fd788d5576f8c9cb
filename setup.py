"""Compile `core`, `games` and the search of the bots with mypyc where a C compiler is found; plain Python otherwise."""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

LAYERS = ("core", "games")
SEARCH = ("lookahead.py", "search.py")  # of the bots, what is hot


def compiler() -> str | None:
    """The C compiler that extensions would be built with, if it is there."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0])


def engine() -> list[str]:
    """The modules of the compiled layers; `ints.py` chooses by how it runs and stays as it is."""
    root = Path("src/arcanarium")
    found = [path for layer in LAYERS for path in sorted((root / layer).rglob("*.py"))]
    return [str(path) for path in found if path.name not in ("ints.py", "__init__.py", "hints.py")]


def players() -> list[str]:
    """Evaluations and search: above the engine and in a library of their own, so that tuning them compiles little."""
    root = Path("src/arcanarium")
    found = [path for layer in LAYERS for path in sorted((root / layer).rglob("hints.py"))]
    return [str(path) for path in [*found, *[root / "bots" / name for name in SEARCH]]]


def extensions() -> list[Extension]:
    """A C file a module: one for all would take a compiler far longer than all of them together."""
    if os.environ.get("ARCANARIUM_PURE") == "1":
        return []
    if compiler() is None:
        print("arcanarium: no C compiler found; the engine will run interpreted, many times slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    built = mypycify(
        ["--strict", f"--cache-dir={os.devnull}", *engine(), *players()],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        separate=[(engine(), "arcanarium_engine"), (players(), "arcanarium_players")],
    )
    for extension in built:
        extension.optional = True  # a build that fails leaves the interpreted engine
        extension.extra_compile_args = [
            *extension.extra_compile_args,
            "-fcommon",
        ]  # each C file names the tables of the other library
    return list(built)


class Build(build_ext):
    """Compiles the C files of an extension side by side."""

    def build_extension(self, ext: Extension) -> None:
        one_by_one = self.compiler.compile

        def side_by_side(files: list[str], *rest: object, **more: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                done = pool.map(lambda file: one_by_one([file], *rest, **more), files)
                return [name for names in done for name in names]

        self.compiler.compile = side_by_side
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = one_by_one


setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
