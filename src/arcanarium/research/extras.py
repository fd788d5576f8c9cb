"""What the adapters need beside the product, and what they say when it is not there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """A library of the `research` extra is not installed."""


@contextmanager
def needed(what: str, package: str = "arcanarium[research]") -> Iterator[None]:
    """Import libraries within; one that is not there is told in a sentence that says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "arcanarium":
            raise
        raise MissingExtra(
            f'{what} needs {error.name}, which is not installed: pip install "{package}"', name=error.name
        ) from error
