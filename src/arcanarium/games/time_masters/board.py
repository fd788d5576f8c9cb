"""The numbers of the game that no card set changes, read once from the table beside this file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from arcanarium.core.ints import i64

FOLDER: Final = Path(__file__).parent
BOARD: Final[dict[str, Any]] = tomllib.loads((FOLDER / "board.toml").read_text("utf-8"))

FEWEST_SEATS: Final[int] = BOARD["players"]["fewest"]
MOST_SEATS: Final[int] = BOARD["players"]["most"]
START_TIME: Final[int] = BOARD["time"]["start"]
MOST_IMAGINARY: Final[i64] = BOARD["time"]["most_imaginary"]
HAND_SIZE: Final[i64] = BOARD["hand"]["size"]
OPENING_HAND: Final[i64] = BOARD["opening_hand"]["size"]
STARTING_DECK: Final[int] = BOARD["starting_deck"]["size"]
SPHERES: Final[i64] = BOARD["spheres"]["count"]
PILE: Final[i64] = BOARD["spheres"]["pile"]
SECOND_EXTRA: Final[i64] = BOARD["spheres"]["second_extra"]
EMPTY_AT_END: Final[i64] = BOARD["spheres"]["empty_at_end"]
EXCHANGE_TIME: Final[i64] = BOARD["exchange"]["time"]
QUIET_ROUNDS: Final[i64] = BOARD["safety"]["quiet_rounds"]
MOST_ACTIONS: Final[i64] = BOARD["safety"]["actions"]
BALANCES: Final = ["none", "imaginary"]
BALANCE: Final[list[list[int]]] = [BOARD["seat_balance"][name] for name in BALANCES]
REMARKS: Final[dict[str, int]] = BOARD["remarks"]
