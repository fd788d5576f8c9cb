"""Compile `core`, `games` and the search of the bots with mypyc where a C compiler is found; plain Python otherwise."""

import os
import shutil
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent / "scripts"))  # a build front end starts this from anywhere
from docstrings import Folder  # noqa: E402
from inlining import move_small_functions, trust_indices  # noqa: E402

STARTED = time.time()
LAYERS = ("core", "games")
HOT = ("lookahead.py", "search.py", "tables.py")  # of the bots


def compiler() -> str | None:
    """The C compiler that extensions would be built with, if it is there."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0])


def engine() -> list[str]:
    """The modules of the compiled layers and the search; `ints.py` chooses by how it runs and stays as it is."""
    root = Path("src/arcanarium")
    found = [path for layer in LAYERS for path in sorted((root / layer).rglob("*.py"))]
    found += [root / "bots" / name for name in HOT]
    return [str(path) for path in found if path.name not in ("ints.py", "__init__.py")]


def extensions() -> list[Extension]:
    """One library, in which mypyc knows all subclasses and need not look whether attributes are set.

    A C file a module: one for all would take a compiler far longer than all of them together.
    """
    if os.environ.get("ARCANARIUM_PURE") == "1" or not {"sdist", "egg_info", "dist_info"}.isdisjoint(sys.argv):
        return []
    if compiler() is None:
        if os.environ.get("ARCANARIUM_COMPILED") == "1":
            raise SystemExit("arcanarium: ARCANARIUM_COMPILED=1 wants a compiled engine, and there is no C compiler")
        print("arcanarium: no C compiler found; the engine will run interpreted, many times slower", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    written = Folder(Path("build"))
    built = mypycify(
        # What lies above the engine is looked into for its types only: it imports packages that a build need not have.
        ["--strict", "--follow-imports=silent", f"--cache-dir={os.devnull}", *engine()],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        group_name="arcanarium_engine",
    )
    move_small_functions(written.folder, "__native_internal_arcanarium_engine.h")
    trust_indices(written.folder, "CPyDef_difference___find_difference")
    written.document(engine(), Path("src"))
    flags = [] if sys.platform == "win32" else ["-fvisibility=hidden"]  # what nobody outside calls is called directly
    for extension in built:
        extension.optional = os.environ.get("ARCANARIUM_COMPILED") != "1"  # else the interpreted engine would do
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
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
        except Exception:  # an older one must not pass for this one
            Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)
            raise
        finally:
            self.compiler.compile = one_by_one

    def copy_extensions_to_source(self) -> None:
        """As old as this build, also what came out as before: at import the age is compared with the source's."""
        super().copy_extensions_to_source()
        for ext in self.extensions:
            path = self.get_ext_fullpath(ext.name)
            if os.path.exists(path):
                os.utime(path, (STARTED, STARTED))


class Whole:
    """A build that people install has the page in it, or says loudly that it has not."""

    def run(self) -> None:
        page = Path("src/arcanarium/server/static/index.html")
        if not page.exists() and os.environ.get("ARCANARIUM_NO_PAGE") != "1":
            raise SystemExit(
                "arcanarium: the page is not built, so `arcanarium serve` would have nothing to show. `make page` builds "
                "it; ARCANARIUM_NO_PAGE=1 builds a package without it."
            )
        super().run()  # type: ignore[misc]


class Source(Whole, sdist):
    """The source, with the page."""


class Wheel(Whole, bdist_wheel):
    """The wheel, with the page."""


setup(ext_modules=extensions(), cmdclass={"build_ext": Build, "sdist": Source, "bdist_wheel": Wheel})
