"""Compile `core` and `games` with mypyc where a C compiler is found; plain Python otherwise."""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

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
    """A C file a module: one for all would take a compiler far longer than all of them together."""
    if os.environ.get("ARCANARIUM_PURE") == "1":
        return []
    if compiler() is None:
        print("arcanarium: no C compiler found; the engine will run interpreted, many times slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    built = mypycify(["--strict", *sources()], opt_level="2", debug_level="0", multi_file=True)
    for extension in built:
        extension.optional = True  # a build that fails leaves the interpreted engine
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
