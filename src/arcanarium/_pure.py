"""Run the engine interpreted although compiled modules lie beside the sources.

Either because ARCANARIUM_PURE=1 asks for it or because, in a checkout, a source was edited after it was compiled.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class Interpreted(MetaPathFinder):
    """Finds only the sources of this package."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("arcanarium.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def edited(folder: str) -> str | None:
    """A source here or below that is newer than what was compiled from it."""
    sources: dict[str, os.DirEntry[str]] = {}
    compiled: dict[str, os.DirEntry[str]] = {}
    folders: list[str] = []
    with os.scandir(folder) as entries:
        for entry in entries:
            name, _, end = entry.name.partition(".")
            if end == "py":
                sources[name] = entry
            elif entry.name.endswith((".so", ".pyd")):
                compiled[name] = entry
            elif not end and name != "__pycache__" and entry.is_dir():
                folders.append(entry.path)
    for name, module in compiled.items():
        if name in sources and sources[name].stat().st_mtime > module.stat().st_mtime:
            return sources[name].path
    return next((path for path in map(edited, folders) if path), None)


def choose(package: str) -> None:
    """Which engine this process runs, and those that it starts: compiled modules call each other, so all or none."""
    if os.environ.get("ARCANARIUM_PURE") != "1":
        newer = next(
            (path for part in ("core", "games", "bots") if (path := edited(os.path.join(package, part)))), None
        )
        if newer is None:
            return
        os.environ["ARCANARIUM_PURE"] = "1"
        sys.stderr.write(
            f"arcanarium: {os.path.relpath(newer, package)} is newer than the compiled engine, so all of it runs "
            "interpreted, many times slower; `make setup` compiles it anew\n"
        )
    sys.meta_path.insert(0, Interpreted())
