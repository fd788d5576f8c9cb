"""Imports point downwards, and each layer keeps to what it may use."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "arcanarium"

# What each layer may import of the others.
BELOW: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "wording": {"core", "games"},
    "bots": {"core", "games", "wording"},
    "arena": {"core", "games", "bots", "wording"},
    "research": {"core", "games", "bots", "wording"},
    "server": {"core", "games", "bots", "wording"},
    "cli": {"core", "games", "bots", "arena", "research", "server", "wording"},
    "_pure": set(),
}


def modules() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*.py") if path.parent != SOURCE or path.stem in BELOW)


def layer_of(parts: tuple[str, ...]) -> str:
    return parts[0].removesuffix(".py")


def imports(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            found.append(node.module or "")
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_downwards(path: Path) -> None:
    here = path.relative_to(SOURCE).parts
    layer = layer_of(here)
    for name in imports(path):
        parts = name.split(".")
        if parts[0] != "arcanarium":
            continue
        if len(parts) == 1:
            continue  # the package itself: its version
        other = parts[1]
        assert other == layer or other in BELOW[layer], f"{layer} may not import {name}"
        if layer == "games" and other == "games" and len(parts) > 2 and len(here) > 2:
            assert parts[2] == here[1], "games never import each other"


@pytest.mark.parametrize("layer", ["core", "games"])
def test_the_engine_imports_only_the_standard_library(layer: str) -> None:
    allowed = set(sys.stdlib_module_names) | {"arcanarium", "librt", "mypy_extensions", "__future__"}
    for path in (SOURCE / layer).rglob("*.py"):
        for name in imports(path):
            assert name.split(".")[0] in allowed, f"{path} imports {name}"
