"""The heap in the terminal, stone by stone."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from arcanarium.cli.board import Board
from arcanarium.core.view import Data


class OwnBoard(Board):
    """Stones instead of their number."""

    skipped = frozenset({"heap"})

    def extra(self, view: Data) -> list[RenderableType]:
        return [Text(" ".join("●" * int(str(view["heap"]))))]
