"""Every game has the same rooms with the same names, and nothing about it lies anywhere else."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import arcanarium
from arcanarium.games import SHIPPED, folder_of

NEEDED = {"__init__", "game", "table", "facts", "setup", "flow", "scoring", "evaluation"}
WHERE_NEEDED = {"positions", "imagining", "view", "card_set"}
FOLDERS = {"steps", "cards", "locale"}
LONGEST = 500
CODES = {"seasons": "S", "res_arcana": "RA", "five_seals": "FS", "time_masters": "TM", "evenfall": "EF"}
OLD_CODE = re.compile(r"\b[RT]\d{2}\b|\b[Rr]uling \d")
ROOT = Path(__file__).parents[2]
SOURCE = Path(arcanarium.__file__).parent
CODE = re.compile(r"\b(?:S|RA|FS|TM|EF)-\d+\b")

every_game = pytest.mark.parametrize("name", SHIPPED)


def modules(name: str) -> list[Path]:
    return sorted(folder_of(name).rglob("*.py"))


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@every_game
def test_the_same_rooms(name: str) -> None:
    folder = folder_of(name)
    rooms = {path.stem for path in folder.glob("*.py")}
    assert rooms >= NEEDED
    assert rooms - NEEDED <= WHERE_NEEDED
    assert {path.name for path in folder.iterdir() if path.is_dir()} - {"__pycache__"} == FOLDERS


@every_game
def test_cards_import_steps_and_never_the_reverse(name: str) -> None:
    home = f"arcanarium.games.{name}"
    for path in (folder_of(name) / "steps").rglob("*.py"):
        upwards = [each for each in imports(path) if each.startswith((f"{home}.cards", f"{home}.flow", f"{home}.game"))]
        assert upwards == [], path.name


@pytest.mark.parametrize("layer", ["core", "games"])
def test_modules_are_short(layer: str) -> None:
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in (SOURCE / layer).rglob("*.py")}
    assert {path.name for path, number in lines.items() if number > LONGEST} == set()


def is_memory(node: ast.expr) -> bool:
    """What a frame remembers: `n`, or one that fields have put together."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr in ("pack", "put", "plus", "want")
    return (node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else "") == "n"


def test_only_fields_know_the_bits_of_what_frames_remember() -> None:
    """Nobody but `core/asking` shifts or masks an `n`."""
    found = []
    for path in SOURCE.rglob("*.py"):
        if path.parent == SOURCE / "core" / "asking":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            sides = [node.left, node.right] if isinstance(node, ast.BinOp) else []
            sides += [node.target, node.value] if isinstance(node, ast.AugAssign) else []
            shifts = isinstance(getattr(node, "op", None), (ast.LShift, ast.RShift, ast.BitAnd, ast.BitXor))
            if shifts and any(map(is_memory, sides)):
                found.append(f"{path.name}: {ast.unparse(node)}")
    assert found == []


@every_game
def test_rulings_are_cited_by_their_codes(name: str) -> None:
    scenes = (ROOT / "tests" / "games" / name).rglob("*")
    for path in [*modules(name), *(path for path in scenes if path.suffix in (".py", ".yaml"))]:
        text = path.read_text("utf-8")
        assert {code for code in CODE.findall(text) if not code.startswith(f"{CODES[name]}-")} == set(), path.name
        assert OLD_CODE.findall(text) == [], path.name


@every_game
def test_players_never_see_codes(name: str) -> None:
    lessons = (SOURCE / "lessons" / name).glob("*.ftl")
    for path in [*(folder_of(name) / "locale").glob("*.ftl"), *lessons]:
        shown = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
        assert CODE.findall("\n".join(shown)) == [], path.name
