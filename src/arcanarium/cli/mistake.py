"""What a person got wrong: one sentence that says where, and what would be right."""

from __future__ import annotations


class Mistake(Exception):
    """Shown alone on one line of stderr; the command ends with exit code 2 and has written nothing."""

    def __init__(self, message: str, path: str = "", line: int = 0) -> None:
        place = f"{path}:{line}: " if line else f"{path}: " if path else ""
        super().__init__(" ".join(f"{place}{message}".split()))
        self.message = message
        self.path = path
        self.line = line


# What the engine may run into when a position makes no sense in a way that its reader does not notice.
UNPLAYABLE = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
