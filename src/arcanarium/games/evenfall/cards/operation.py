"""Operations, of which the effects of a card set are made: the word, what stands behind it, and the step it becomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from arcanarium.core.agenda import State
from arcanarium.core.card_language import Takes
from arcanarium.core.card_set import Entry
from arcanarium.core.ints import i64
from arcanarium.core.rules import ASK, Step
from arcanarium.games.evenfall.facts import FEEL_FREE, Effect, Goods
from arcanarium.games.evenfall.steps.base import is_automa
from arcanarium.games.evenfall.table import Deck


class Body:
    """What stands behind the word of an operation; the programs of its parts are named for where it stands."""

    def __init__(self, d: Deck, name: str, data: Any, compile_effect: Callable[[str, list[Entry]], Effect]) -> None:  # noqa: ANN401  (what TOML has there)
        self.d: Deck = d
        self.name: str = name
        self.data: Any = data
        self.compile_effect: Callable[[str, list[Entry]], Effect] = compile_effect

    def effect(self, part: str, data: list[Entry]) -> Effect:
        return self.compile_effect(f"{self.name}/{part}", data)

    def number(self, field: str, otherwise: int = 0) -> int:
        return int(self.data.get(field, otherwise))

    def goods(self, field: str) -> Goods:
        return Goods(self.data[field])


class Op(Step):
    """One operation of an effect. The Automa's way of carrying it out is part of it.

    `takes` says what stands behind the word: field -> its sort, with `?` if it may be left out; the empty field is all
    that stands there. The checker knows the sorts. It is possible unless an effect that has it may not be started.
    """

    word: ClassVar[str] = ""
    takes: ClassVar[Takes] = {}
    feel: i64 = FEEL_FREE

    def __init__(self, body: Body) -> None:
        self.d: Deck = body.d


class Counted(Op):
    """An operation that takes an amount and nothing else."""

    def __init__(self, body: Body) -> None:
        super().__init__(body)
        (field,) = self.takes
        self.number: i64 = body.number(field)


class Asking(Op):
    """An operation that needs an answer; the Automa is never asked and passes it over."""

    sort: i64 = ASK

    def options(self, s: State) -> None:
        if not is_automa(s):
            self.choices(s)

    def choices(self, s: State) -> None:
        """Offer each legal answer, ascending."""
