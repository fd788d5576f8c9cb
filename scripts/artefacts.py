"""Is everything in what is about to be published? `python scripts/artefacts.py dist/*`."""

from __future__ import annotations

import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = ROOT / "src" / "arcanarium"
MADE: Final = {"__pycache__", ".so", ".pyd"}  # from sources, by whoever runs them
NEEDED: Final = (  # besides all that lies in the package
    "arcanarium/server/static/index.html",
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


def contents(path: Path) -> Iterator[tuple[str, bytes]]:
    """Every file in it, by its name."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            for name in wheel.namelist():
                yield name, wheel.read(name)
    else:
        with tarfile.open(path) as source:
            for member in source:
                file = source.extractfile(member)
                if file is not None:
                    yield member.name, file.read()


def of_the_package() -> list[str]:
    """What lies in the package here: sources, words, cards, lessons, puzzles, rules, nets."""
    found = [path for path in PACKAGE.rglob("*") if path.is_file() and MADE.isdisjoint({*path.parts, path.suffix})]
    return [path.relative_to(PACKAGE.parent).as_posix() for path in found]


def flaws(path: Path) -> list[str]:
    """What is missing in one file, or should not be there."""
    inside = dict(contents(path))
    wheel = path.suffix == ".whl"
    ends = {name.partition("/src/")[2] or name for name in inside}  # a source has its name and `src` before the package
    needed = NEEDED if wheel else NEEDED + SOURCE_TOO
    missing = [name for name in of_the_package() if name not in ends]
    missing += [name for name in needed if not any(each.endswith(name) for each in inside)]
    found = [f"{path.name}: {name} is missing" for name in missing]
    libraries = [name for name in inside if name.endswith((".so", ".pyd"))]
    pure = not wheel or path.name.endswith("-none-any.whl")
    if pure == bool(libraries):
        found.append(f"{path.name}: {len(libraries)} compiled modules")
    if wheel and "-linux_" in path.name:
        found.append(f"{path.name}: no index takes this tag; auditwheel makes it manylinux")
    found += [f"{path.name}: {name} should not be there" for name in inside if "__pycache__" in name]
    here = str(ROOT).encode()
    return found + [f"{path.name}: {name} tells where it was built" for name, text in inside.items() if here in text]


def main() -> None:
    paths = [Path(name) for name in sys.argv[1:]]
    found = [flaw for path in paths for flaw in flaws(path)]
    sys.stderr.write("".join(f"{flaw}\n" for flaw in found))
    sys.exit(1 if found or not paths else 0)


if __name__ == "__main__":
    main()
