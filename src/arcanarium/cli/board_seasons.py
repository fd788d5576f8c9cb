"""The table of Seasons: the wheel with the worth of energies, and the dice of the round with what they show."""

from __future__ import annotations

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arcanarium.cli.board import Board, mapping, sequence
from arcanarium.core.view import Data
from arcanarium.games.seasons.cards import SEASONS
from arcanarium.wording import key

STYLES = {"winter": "bright_cyan", "spring": "green", "summer": "yellow", "fall": "red"}


class OwnBoard(Board):
    """Bits and rows of numbers become words."""

    skipped = frozenset(
        {
            "season_dice",
            "die",
            "face",
            "taker",
            "first",
            "library_given",
            "paid",
            "elements",
            "may_transmute",
            "transmute_bonus",
        }
    )

    def extra(self, view: Data) -> list[RenderableType]:
        extras = mapping(view.get("extras"))
        season = SEASONS[int(str(extras.get("season", 0)))]
        values = mapping(extras.get("values"))
        worth = ", ".join(f"{self.wording.entry('energy', name)} {value}" for name, value in values.items())
        title = f"{self.wording.entry('season', season)} · {worth}" if worth else self.wording.entry("season", season)
        grid = Table.grid(padding=(0, 2))
        dice = zip(sequence(view.get("die")), sequence(view.get("face")), sequence(view.get("taker")), strict=True)
        for die, side, taker in dice:
            if die != "none":
                name = self.wording.entry("die", str(die))
                shown = self.wording.locale.text(key("die", str(die), str(side)))
                owner = self.wording.seat(int(str(taker)))
                grid.add_row(Text(name), Text(shown), Text(owner, "dim"))
        if not grid.row_count:
            grid.add_row(Text("–"))
        return [Panel(grid, title=Text(title, STYLES[season]), title_align="left")]
