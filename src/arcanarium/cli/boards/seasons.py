"""The table of Seasons: the wheel with the worth of energies, and the dice of the round with what they show."""

from __future__ import annotations

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arcanarium.cli.board import Board
from arcanarium.core.view import Data
from arcanarium.research.boards import seasons as words

STYLES = {"winter": "bright_cyan", "spring": "green", "summer": "yellow", "fall": "red"}


class OwnBoard(Board):
    """Bits and rows of numbers become words."""

    skipped = words.SKIPPED

    def extra(self, view: Data) -> list[RenderableType]:
        grid = Table.grid(padding=(0, 2))
        for name, shown, owner in words.dice(self.wording, view):
            grid.add_row(Text(name), Text(shown), Text(owner, "dim"))
        if not grid.row_count:
            grid.add_row(Text("–"))
        title = Text(words.title(self.wording, view), STYLES[words.season(view)])
        return [Panel(grid, title=title, title_align="left")]
