"""YAML files with a memory of their lines, so that a mistake can be shown where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech

if TYPE_CHECKING:
    import yaml


class Document(NamedTuple):
    """What a document says, and the tree of nodes it was written with."""

    data: object
    node: yaml.Node


def documents(speech: Speech, path: str, text: str) -> list[Document]:
    """Every document of a file that is not empty."""
    import yaml

    found: list[Document] = []
    loader = yaml.SafeLoader(text)
    try:
        while loader.check_node():
            node = loader.get_node()
            check_keys(speech, path, node)
            data = loader.construct_document(node) if node is not None else None
            if node is not None and data is not None:
                found.append(Document(data, node))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 0
        raise Mistake(speech.say("bad-yaml", why=error.problem or error.context or ""), path, line) from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise Mistake(speech.say("bad-yaml", why=str(error)), path) from None
    finally:
        loader.dispose()
    return found


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
    line = node.start_mark.line
    rest = path
    while rest:
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
        if first.isdigit() and int(first) < len(node.value):
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
