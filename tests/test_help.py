"""What `help` shows of every public name: a signature, types and a sentence, also of the compiled engine."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

import arcanarium
from arcanarium.core import agenda, game, record, rules

SOURCE = Path(arcanarium.__file__).parent
PUBLIC = [name for name in arcanarium.__all__ if not name.startswith("_")]
CLASSES = [name for name in PUBLIC if inspect.isclass(getattr(arcanarium, name))]


def methods(found: type) -> list[str]:
    return [name for name in vars(found) if not name.startswith("_")]


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_has_a_sentence(name: str) -> None:
    found = getattr(arcanarium, name)
    text = inspect.getdoc(found)
    assert text
    assert "filler" not in text


@pytest.mark.parametrize("name", ["Table", "Player"])
def test_everything_of_a_table_has_types_and_a_sentence(name: str) -> None:
    found = getattr(arcanarium, name)
    for part in methods(found):
        value = vars(found)[part]
        called = value.fget if isinstance(value, property) else value
        assert inspect.getdoc(value), f"{name}.{part}"
        assert "return" in called.__annotations__, f"{name}.{part}"


@pytest.mark.parametrize("name", ["new", "load", "load_record", "load_records", "names", "position", "bot"])
def test_functions_have_types(name: str) -> None:
    assert "return" in getattr(arcanarium, name).__annotations__


def written(module: object, name: str) -> ast.ClassDef:
    """The class as it stands in the source."""
    path = SOURCE / "core" / f"{str(module.__name__).rpartition('.')[2]}.py"  # type: ignore[attr-defined]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == name:
            return node
    raise AssertionError(name)


@pytest.mark.parametrize(
    ("module", "name"),
    [
        (agenda, "State"),
        (rules, "Rules"),
        (game, "Game"),
        (game, "Decision"),
        (record, "Record"),
        (record, "BadRecord"),
    ],
)
def test_the_engine_says_what_its_source_says(module: object, name: str) -> None:
    node, found = written(module, name), getattr(module, name)
    assert str(inspect.getdoc(found)).startswith(str(ast.get_docstring(node)))
    for part in node.body:
        if not isinstance(part, ast.FunctionDef) or part.name.startswith("_") or part.decorator_list:
            continue
        text = f"{inspect.signature(getattr(found, part.name))}\n{inspect.getdoc(getattr(found, part.name))}"
        assert (ast.get_docstring(part) or "") in text, f"{name}.{part.name}"
        for argument in part.args.args[1:]:
            assert argument.annotation is not None
            assert f"{argument.arg}: " in text, f"{name}.{part.name} has no types"
