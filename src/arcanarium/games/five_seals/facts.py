"""What is read once: the scrolls and the numbers of the rulebook."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from arcanarium.core.ints import i64, vec

FOLDER: Final = Path(__file__).parent
DATA: Final[dict[str, Any]] = tomllib.loads((FOLDER / "cards.toml").read_text("utf-8"))
BOARD: Final[dict[str, Any]] = tomllib.loads((FOLDER / "board.toml").read_text("utf-8"))
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5

# -- scrolls

CARDS: Final[list[dict[str, Any]]] = DATA["card"]
ELEMENTS: Final = ["fire", "water", "air", "earth", "mind"]
COLOURS: Final = 4  # natural elements: those that have dice and tokens
NATURAL: Final = ELEMENTS[:COLOURS]
MIND: Final = 4
CIRCLES: Final = ["base", "circle1", "circle2", "circle3", "circle4"]
WEAKEST: Final = 2
STRONGEST: Final = 6

NAMES: Final[list[str]] = [str(card["id"]) for card in CARDS]
COPIES: Final[list[int]] = [int(card["copies"]) for card in CARDS]
EFFECTS: Final[list[str]] = [str(effect["id"]) for effect in DATA["effect"]]
SLOTS: Final = [
    name if copy == 0 else f"{name}.2" for name, copies in zip(NAMES, COPIES, strict=True) for copy in range(copies)
]  # every card, the numbers of which are places in this list
CARD_COUNT: Final[i64] = len(SLOTS)
TWINS: Final = 50  # cards below: base scrolls, even ones of the base circle, each followed by its first-circle copy
CALLS: Final = 5
FIRST_CALL: Final[i64] = CARD_COUNT - CALLS


def effect(name: str) -> int:
    """The number of an effect."""
    return EFFECTS.index(name)


def _each(values: list[int]) -> list[int]:
    """From kinds to cards."""
    return [value for value, copies in zip(values, COPIES, strict=True) for _ in range(copies)]


# card -> its facts
EFFECT: Final[vec[i64]] = vec[i64](_each([effect(card["effect"]) for card in CARDS]))
ELEMENT: Final[vec[i64]] = vec[i64](_each([ELEMENTS.index(card["element"]) for card in CARDS]))
STRENGTH: Final[vec[i64]] = vec[i64](_each([int(card["strength"]) for card in CARDS]))
FINISHER: Final[vec[i64]] = vec[i64](
    _each([int(DATA["effect"][effect(card["effect"])]["timing"] == "finisher") for card in CARDS])
)
CIRCLE_OF: Final[vec[i64]] = vec[i64](  # a Call card belongs to none
    [
        CIRCLES.index(card["circles"][copy]) if card["circles"] else -1
        for card in CARDS
        for copy in range(card["copies"])
    ]
)
REVALUATION: Final[i64] = effect("revaluation")
ABSORPTION: Final[i64] = effect("absorption")
APPROPRIATION: Final[i64] = effect("appropriation")
GUARDIAN_SCROLL: Final[i64] = effect("guardian")

# -- numbers of the rulebook

EXTRA_DICE: Final[i64] = int(BOARD["dice"]["per_element_beyond_seats"])
TAKEN_DICE: Final[i64] = int(BOARD["dice"]["taken"])
TOKENS_OF: Final[vec[i64]] = vec[i64](  # strength -> tokens of each element
    [int(BOARD["tokens"]["per_element"].get(str(strength), 0)) for strength in range(STRONGEST + 1)]
)
SCROLLS_OF: Final = 2 * len(ELEMENTS)  # scrolls of each strength in a game: two circles, one of every element
SIXES_LEFT: Final[vec[i64]] = vec[i64](  # seats -> that many lying scrolls of strength 6, or fewer, end the game
    [int(BOARD["end"]["strength_6_scrolls_left"].get(str(seats), 0)) for seats in range(MOST_SEATS + 1)]
)
STALEMATE: Final[i64] = int(BOARD["stalemate"]["rounds_without_a_break"])
MAGES: Final[list[str]] = [str(mage["id"]) for mage in BOARD["mage"]]

# -- what every map has room for

HALL: Final = 0  # places are numbered: the hall, seal spaces, scroll spaces, junctions
SECTORS: Final = 6
CELL_SPACES: Final = 12  # seal spaces that share a cell
MOST_CELLS: Final = 4 * SECTORS  # two for each of twelve faces
HALF: Final = 60  # bits used of a word: rooms and scroll spaces of a map have one, its seal spaces two
