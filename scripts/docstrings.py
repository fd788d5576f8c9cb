"""Docstrings and types for compiled modules: mypyc leaves them out of the C it writes, this puts them back in.

`help`, IPython and Jedi read what stands in C: a signature without types, and nothing else. Here every function, method
and class of a module gets its signature with types and its docstring from the source. Used by setup.py.
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

METHOD: Final = re.compile(r'(\(PyCFunction\)CPyPy_(\w+),\s+[A-Z_| ]+, PyDoc_STR\("(?:[^"\\]|\\.)*?\\n--\\n\\n)("\))')
CLASS: Final = re.compile(r'(\.tp_doc = PyDoc_STR\("(\w+)\((?:[^"\\]|\\.)*?\\n--\\n\\n)("\))')
FILLER: Final = re.compile(r"(cpy_r_r\d+ = )CPyStatics\[\d+\]; /\* 'mypyc filler docstring' \*/")

Documented = ast.FunctionDef | ast.ClassDef


def c_text(text: str) -> str:
    """The inside of a C string: whatever is no plain letter is written as bytes."""
    return "".join(
        chr(byte) if chr(byte).isascii() and (chr(byte).isalnum() or chr(byte) in " .,:;()[]|=-_*'`<>/+")
        else "\\n" if byte == 10 else f"\\{byte:03o}"
        for byte in text.encode()
    )  # fmt: skip


def signature(node: ast.FunctionDef) -> str:
    """As it is written, on one line."""
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return f"{node.name}({ast.unparse(node.args)}){returns}"


def described(node: Documented) -> str:
    """The types and the docstring of a function; of a class the docstring and how one is made."""
    text = ast.get_docstring(node) or ""
    if isinstance(node, ast.FunctionDef):
        return f"{signature(node)}\n\n{text}".rstrip()
    made = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
    return f"{text}\n\n{signature(made[0])}" if made else text


def definitions(tree: ast.Module) -> Iterator[tuple[str, Documented]]:
    """Functions, classes and methods under the names that C gives them."""
    for node in tree.body:
        if isinstance(node, Documented):
            yield node.name, node
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield f"{node.name}___{part.name}", part


def without_module(name: str, module: str) -> str:
    """How a function is called in its module; C has as much of the module's name before it as tells it from others."""
    parts = module.split("___")
    for start in range(len(parts)):
        prefix = "___".join(parts[start:]) + "___"
        if name.startswith(prefix):
            return name.removeprefix(prefix)
    return name


def documented(source: str, module: str, c: str) -> str:
    """The C of a module with its docstrings; `module` is its name as C has it."""
    tree = ast.parse(source)
    texts = {name: c_text(described(node)) for name, node in definitions(tree)}

    def with_text(found: re.Match[str], name: str) -> str:
        return f"{found[1]}{texts.get(name, '')}{found[3]}"

    c = METHOD.sub(lambda found: with_text(found, without_module(found[2], module)), c)
    c = CLASS.sub(lambda found: with_text(found, found[2]), c)
    tuples = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "NamedTuple" for base in node.bases)
    ]
    if len(FILLER.findall(c)) == len(tuples):  # these classes are made by Python, in the order of the source
        waiting = iter(tuples)
        c = FILLER.sub(
            lambda found: f'{found[1]}PyUnicode_FromString("{c_text(ast.get_docstring(next(waiting)) or "")}");', c
        )
    return c


class Folder:
    """The C files of a build, as they were before; what comes out as it was keeps its age and is not compiled again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.before = {path: (path.read_text("utf-8"), path.stat().st_mtime) for path in folder.glob("__native_*.[ch]")}

    def document(self, sources: list[str], root: Path) -> None:
        for source in sources:
            path = Path(source)
            module = "___".join(path.relative_to(root).with_suffix("").parts)
            target = self.folder / f"__native_{module}.c"
            if target.exists():
                target.write_text(documented(path.read_text("utf-8"), module, target.read_text("utf-8")), "utf-8")
        for path, (text, age) in self.before.items():
            if path.exists() and path.read_text("utf-8") == text:
                os.utime(path, (age, age))
