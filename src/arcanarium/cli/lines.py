"""YAML files with a memory of their lines, so that a mistake can be shown where it stands."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech

if TYPE_CHECKING:
    import yaml


SEPARATOR: Final = re.compile(r"---(\s|$)")


class Document(NamedTuple):
    """What a document says, and the tree of nodes it was written with."""

    data: object
    node: yaml.Node | None


NOTHING: Final = Document(None, None)


def documents(speech: Speech, path: str, text: str) -> list[Document]:
    """Every document of a file that is not empty."""
    found = [read_document(speech, path, part) for part in parts(text)]
    return [document for document in found if document is not None]


def parts(text: str) -> list[str]:
    """The documents of a file, each with as many empty lines before it as it has above it.

    A line of three hyphens always ends a document, so that what is wrong with one is no matter to the next.
    """
    found: list[list[str]] = [[]]
    for number, line in enumerate(text.splitlines(keepends=True)):
        if SEPARATOR.match(line):
            found.append(["\n"] * number)
            line = f"   {line[3:]}"  # what stands beside the hyphens belongs to the document
        found[-1].append(line)
    return ["".join(lines) for lines in found]


def read_document(speech: Speech, path: str, text: str) -> Document | None:
    """The only document of a text; None if it is empty."""
    import yaml

    loader = yaml.CSafeLoader(text)
    try:
        node = loader.get_single_node()
        check_keys(speech, path, node)
        data = loader.construct_document(node) if node is not None else None
        return None if node is None or data is None else Document(data, node)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 0
        raise Mistake(speech.say("bad-yaml", why=error.problem or error.context or ""), path, line) from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise Mistake(speech.say("bad-yaml", why=str(error)), path) from None
    finally:
        loader.dispose()


def check_keys(speech: Speech, path: str, node: yaml.Node | None) -> None:
    """YAML lets the second of two equal keys win silently; here it is a mistake."""
    import yaml

    waiting = [node]
    seen: set[int] = set()
    while waiting:
        here = waiting.pop()
        if here is None or id(here) in seen:  # aliases may go round in a circle
            continue
        seen.add(id(here))
        if isinstance(here, yaml.SequenceNode):
            waiting += here.value
        elif isinstance(here, yaml.MappingNode):
            keys: set[str] = set()
            for name, value in here.value:
                if isinstance(name, yaml.ScalarNode):
                    if name.value in keys:
                        raise Mistake(speech.say("key-twice", name=name.value), path, name.start_mark.line + 1)
                    keys.add(name.value)
                waiting.append(value)


def line_of(document: Document, path: str) -> int:
    """The line where a dotted path stands, or the nearest thing above it that is there.

    Keys of expectations have dots themselves, so at every mapping the longest key that fits is followed.
    """
    node = document.node
    line = node.start_mark.line if node is not None else -1
    rest = path
    while rest and node is not None:
        step = follow(node, rest)
        if step is None:
            break
        node, line, rest = step
    return int(line) + 1


def follow(node: yaml.Node, path: str) -> tuple[yaml.Node, int, str] | None:
    """One step down: the node, its line, and what is left of the path."""
    import yaml

    if isinstance(node, yaml.SequenceNode):
        first, _, rest = path.partition(".")
        if first.isdecimal() and int(first) < len(node.value):
            entry = node.value[int(first)]
            return entry, entry.start_mark.line, rest
    if isinstance(node, yaml.MappingNode):
        fitting = [
            (len(name.value), name, value)
            for name, value in node.value
            if isinstance(name, yaml.ScalarNode) and (path == name.value or path.startswith(f"{name.value}."))
        ]
        if fitting:
            length, name, value = max(fitting, key=lambda entry: entry[0])
            return value, name.start_mark.line, path[length + 1 :]
    return None
