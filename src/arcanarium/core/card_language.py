"""The language that card sets are written in: operations, the fields they take, and the sorts of what stands there.

A game has one table of operations, by their words. Each says what it takes and which steps it becomes, so that a
new operation is one place: the checker, the compiler and the guide read the table.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from arcanarium.core.card_set import Checker, near, was

Takes = dict[str, str]  # field -> the sort of what stands there; a field with `?` may be left out


class FieldChecker(Checker):
    """Checks what stands in fields by its sort.

    A sort is a range of numbers (`1-9`), `flag`, the name of some `choices` (one of them), of `sets` (some of them) or
    of `shapes` (a table with these fields), something that only one game knows, a word that stands for itself alone, or
    nothing, where anything may stand that something else checks.
    """

    def __init__(self, path: Path, shipped: Path) -> None:
        super().__init__(path, shipped)
        self.choices: dict[str, list[str]] = {}
        self.sets: dict[str, list[str]] = {}
        self.may_be_empty: list[str] = []  # those of the sets
        self.shapes: dict[str, Takes] = {}

    def fields(self, field: str, sorts: Takes, body: object, moment: str = "") -> bool:
        """A table with these fields; is everything there that must be?"""
        table = self.mapping(field, body, list(sorts))
        if table is None:
            return False
        for key, sort in sorts.items():
            name = key.rstrip("?")
            if name in table:
                self.part(f"{field}.{name}" if field else name, sort, table[name], moment)
        return True

    def part(self, field: str, sort: str, value: object, moment: str = "") -> None:
        """What stands in one field, by its sort."""
        least, _, most = sort.partition("-")
        if sort == "" or self.is_own(field, sort, value, moment):
            return
        if least.isdecimal():
            self.number(field, value, int(least), int(most))
        elif sort == "flag":
            self.flag(field, value)
        elif sort in self.shapes:
            self.fields(field, self.shapes[sort], value)
        elif sort in self.sets:
            self.several(field, value, self.sets[sort], 0 if sort in self.may_be_empty else 1)
        else:
            self.one_of(field, value, self.choices.get(sort, [sort]))

    def is_own(self, field: str, sort: str, value: object, moment: str) -> bool:
        """Is it a sort that only this game knows? Then it is checked here; `moment` is when the effect happens."""
        return False

    def sides(self, field: str, value: object, least: int, most: int) -> list[tuple[str, object]]:
        """The lists of operations of which one is chosen, each with its place."""
        if not isinstance(value, list) or not least <= len(value) <= most:
            self.wrong(field, f"should be a list of {least} to {most} lists of operations, {was(value)}")
            return []
        return [(f"{field}.{i}", side) for i, side in enumerate(value)]

    def is_operation(self, field: str, word: object, known: Iterable[str]) -> bool:
        words = list(known)
        if isinstance(word, str) and word in words:
            return True
        hint = near(word, words) or f"; there are {', '.join(words)}"
        self.wrong(field, f"there is no operation {word!r}{hint}")
        return False
