"""Run the engine interpreted although compiled modules lie beside the sources (ARCANARIUM_PURE=1)."""

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


def install() -> None:
    """Make it the first finder."""
    sys.meta_path.insert(0, Interpreted())
