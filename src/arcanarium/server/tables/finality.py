"""Which answers cannot be taken back, as far as whoever is asked can know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.core.plan import TOLD

ANY: Final = 0  # one deal of what is hidden is as good as another


def find_final(game: Game, s: State, seat: int, options: Sequence[int]) -> list[int]:
    """Those after which chance has spoken, something hidden was shown or the game is over.

    They are tried on the table as that seat may imagine it: what is hidden decides nothing here.
    """
    imagined = game.imagine(s, seat, ANY)
    told = int(imagined.mem[TOLD])
    found = []
    for option in options:
        after = imagined.clone()
        after.apply(seat, option)
        if int(after.mem[TOLD]) != told or after.is_over():
            found.append(option)
    return found
