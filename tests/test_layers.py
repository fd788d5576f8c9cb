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
    "plots": set(),
    "work": set(),  # it runs functions and knows neither games nor bots
    "bots": {"core", "games", "wording", "plots", "work"},
    "arena": {"core", "games", "bots", "wording", "plots", "work"},
    "research": {"core", "games", "bots", "wording", "work"},
    "training": {"core", "games", "bots", "arena", "work"},
    "lessons": {"core", "games", "wording"},
    "puzzles": {"core", "games", "bots", "lessons"},
    "rulebook": {"games", "wording"},
    "server": {"core", "games", "bots", "lessons", "puzzles", "rulebook", "wording", "work"},
    "cli": {
        "core",
        "games",
        "bots",
        "arena",
        "lessons",
        "puzzles",
        "research",
        "rulebook",
        "server",
        "training",
        "wording",
        "work",
    },
    "table": {"core", "games", "bots", "wording", "cli"},  # what one gets from `import arcanarium`
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
            package = node.module == "arcanarium.server"  # then its rooms are what is imported
            found += [f"{node.module}.{alias.name}" for alias in node.names] if package else [node.module or ""]
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


# -- the rooms of the server

SERVER = SOURCE / "server"

# What each room of the server may import of the others.
ROOMS: dict[str, set[str]] = {
    "wire": set(),
    "errors": set(),
    "logs": set(),
    "clock": set(),
    "outage": set(),
    "settings": set(),
    "metrics": set(),
    "news": {"outage"},
    "store": {"wire", "errors", "clock", "metrics", "outage", "settings", "news"},
    "visitors": {"wire", "errors", "clock", "outage", "store"},
    "tables": {"wire", "errors", "clock", "logs", "outage", "settings", "store", "news", "workers"},
    "http": {"wire", "errors", "clock", "logs", "metrics", "outage", "visitors", "tables"},
    "socket": {"wire", "errors", "metrics", "outage", "visitors", "tables"},
    "front": {"logs", "visitors"},
}

# Who may use what. Notices between processes travel through PostgreSQL, so news knows it too.
USED_ONLY_BY: dict[str, set[str]] = {
    "sqlalchemy": {"store", "news", "outage"},
    "alembic": {"store"},
    "asyncpg": {"news", "outage"},
    "sqlite3": {"store"},
    "litestar": {"http", "socket", "app"},
    "uvicorn": {"front"},
    "websockets": {"front"},
    "httptools": {"front"},
}
# What a room may not use of the layers below the server: what is kept knows no game, nor do visitors and messages.
UNKNOWN_TO: dict[str, set[str]] = {
    "store": {"core", "games", "bots", "lessons", "puzzles", "rulebook", "wording"},
    "visitors": {"core", "games", "bots", "lessons", "puzzles", "rulebook", "wording"},
    "news": {"core", "games", "bots", "lessons", "puzzles", "rulebook", "wording"},
    "http": {"core", "games", "bots", "lessons", "puzzles", "rulebook"},
    "socket": {"core", "games", "bots", "lessons", "puzzles", "rulebook", "wording"},
    "front": {"core", "games", "bots", "lessons", "puzzles", "rulebook", "wording"},
    "wire": {"games", "lessons", "puzzles", "rulebook", "wording"},
}


def room_of(path: Path) -> str:
    return path.relative_to(SERVER).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", sorted(SERVER.rglob("*.py")), ids=lambda path: str(path.relative_to(SERVER)))
def test_the_rooms_of_the_server_have_doors(path: Path) -> None:
    room = room_of(path)
    for name in imports(path):
        parts = name.split(".")
        if parts[0] in USED_ONLY_BY:
            assert room in USED_ONLY_BY[parts[0]], f"{room} may not use {parts[0]}"
        if parts[0] != "arcanarium" or len(parts) == 1:
            continue
        assert parts[1] not in UNKNOWN_TO.get(room, set()), f"{room} may not know {name}"
        if parts[1] == "server" and len(parts) > 2 and room in ROOMS:
            assert parts[2] == room or parts[2] in ROOMS[room], f"{room} may not import {name}"


def test_a_game_in_play_waits_for_nobody() -> None:
    assert "asyncio" not in imports(SERVER / "tables" / "play.py")


def test_parts_of_a_table_do_not_know_the_table() -> None:
    whole = {"arcanarium.server.tables.table", "arcanarium.server.tables.course", "arcanarium.server.tables.hub"}
    for part in ("answering", "audience", "bots", "chat", "clocks", "connection", "hints", "messages", "play", "seats"):
        assert not whole.intersection(imports(SERVER / "tables" / f"{part}.py")), part


@pytest.mark.parametrize("path", sorted(SERVER.rglob("*.py")), ids=lambda path: str(path.relative_to(SERVER)))
def test_no_module_of_the_server_is_about_two_things(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 500
