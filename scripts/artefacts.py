"""Is everything in what is about to be published? `python scripts/artefacts.py dist/*`."""

from __future__ import annotations

import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

NEEDED: Final = (
    "arcanarium/py.typed",
    "arcanarium/table.py",
    "arcanarium/server/static/index.html",
    "arcanarium/locale/cli.ru.ftl",
    "arcanarium/games/seasons/cards.toml",
    "arcanarium/server/store/migrations/env.py",
    "arcanarium/research/primers/seasons.ru.md",
    "LICENSE",
    "OFL-1.1-Alegreya-Sans.txt",
    "OFL-1.1-Forum.txt",
    "CC-BY-3.0-game-icons.txt",
)
SOURCE_TOO: Final = (
    "setup.py",
    "pyproject.toml",
    "scripts/docstrings.py",
    "scripts/inlining.py",
    "CHANGELOG.md",
    "docs/index.md",
)


def names(path: Path) -> list[str]:
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            return wheel.namelist()
    with tarfile.open(path) as source:
        return source.getnames()


def flaws(path: Path) -> list[str]:
    """What is missing in one file, or should not be there."""
    inside = names(path)
    needed = NEEDED if path.suffix == ".whl" else NEEDED + SOURCE_TOO
    found = [f"{path.name}: {name} is missing" for name in needed if not any(each.endswith(name) for each in inside)]
    libraries = [name for name in inside if name.endswith((".so", ".pyd"))]
    pure = path.suffix != ".whl" or path.name.endswith("-none-any.whl")
    if pure == bool(libraries):
        found.append(f"{path.name}: {len(libraries)} compiled modules")
    if path.suffix == ".whl" and "-linux_" in path.name:
        found.append(f"{path.name}: no index takes this tag; auditwheel makes it manylinux")
    return found + [f"{path.name}: {name} should not be there" for name in inside if "__pycache__" in name]


def main() -> None:
    paths = [Path(name) for name in sys.argv[1:]]
    found = [flaw for path in paths for flaw in flaws(path)]
    sys.stderr.write("".join(f"{flaw}\n" for flaw in found))
    sys.exit(1 if found or not paths else 0)


if __name__ == "__main__":
    main()
