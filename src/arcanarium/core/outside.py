"""Classes of the kernel that games written outside extend, also where the kernel is compiled and the game is not."""

from __future__ import annotations

from types import GetSetDescriptorType
from typing import Final

SAID: Final[dict[type, list[tuple[str, GetSetDescriptorType]]]] = {}  # by class, what `find_said` found


def find_said(own: type) -> list[tuple[str, GetSetDescriptorType]]:
    """The fields of compiled classes to which a class that is not compiled gives values of its own."""
    fields = [(name, field) for base in own.__mro__[:-1] for name, field in base.__dict__.items()]
    return [
        (name, field)
        for name, field in fields
        if isinstance(field, GetSetDescriptorType)
        and not name.startswith("__")
        and not isinstance(getattr(own, name), GetSetDescriptorType)
    ]


def adopt(thing: object) -> None:
    """Let a compiled kernel see what the class of an object says of itself (`prompt = "take"`).

    Compiled code reads the fields of the object and never looks at its class, so a class that is not compiled itself
    would not be heard. Interpreted, or for a compiled class, nothing has to be done.
    """
    own = type(thing)
    if own not in SAID:
        SAID[own] = find_said(own)
    for name, field in SAID[own]:
        field.__set__(thing, getattr(thing, name))
