"""Seasons in words: the season with the worth of energies, and the dice of the round with what they show."""

from __future__ import annotations

from typing import Final, NamedTuple

from arcanarium.core.view import Data
from arcanarium.games.seasons.facts import SEASONS
from arcanarium.wording import Wording, key

# Bits and rows of numbers that `season` and `dice` say in words, and what tells nobody anything.
SKIPPED: Final = frozenset(
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


class Die(NamedTuple):
    """A die of the round: its name, what it shows, and who has it."""

    name: str
    shown: str
    owner: str


def season(view: Data) -> str:
    extras = view.get("extras")
    return SEASONS[int(str(extras.get("season", 0)))] if isinstance(extras, dict) else SEASONS[0]


def title(wording: Wording, view: Data) -> str:
    """The season, and what every energy is worth in it."""
    extras = view.get("extras")
    values = extras.get("values") if isinstance(extras, dict) else None
    worth = values.items() if isinstance(values, dict) else []
    name = wording.entry("season", season(view))
    told = ", ".join(f"{wording.entry('energy', energy)} {value}" for energy, value in worth)
    return f"{name} · {told}" if told else name


def dice(wording: Wording, view: Data) -> list[Die]:
    rows = [part if isinstance(part, list) else [] for part in (view.get("die"), view.get("face"), view.get("taker"))]
    return [
        Die(
            wording.entry("die", str(die)),
            wording.locale.text(key("die", str(die), str(side))),
            wording.seat(int(str(taker))),
        )
        for die, side, taker in zip(*rows, strict=True)
        if die != "none"
    ]


def lines(wording: Wording, view: Data) -> list[str]:
    """For those who read text."""
    told = [f"{die.name}: {die.shown}{f' ({die.owner})' if die.owner else ''}" for die in dice(wording, view)]
    return [title(wording, view), *[f"- {line}" for line in told]]
