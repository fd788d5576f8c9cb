"""The facts of the scrolls, read once from the table beside this file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from arcanarium.core.ints import i64, vec

FOLDER: Final = Path(__file__).parent
DATA: Final[dict[str, Any]] = tomllib.loads((FOLDER / "cards.toml").read_text("utf-8"))
CARDS: Final[list[dict[str, Any]]] = DATA["card"]

ELEMENTS: Final = ["fire", "water", "air", "earth", "mind"]
COLOURS: Final = 4  # natural elements: those that have dice and tokens
MIND: Final = 4
CIRCLES: Final = ["base", "circle1", "circle2", "circle3", "circle4"]

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


def _effect_of(card: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = DATA["effect"][effect(card["effect"])]
    return found


def _each(values: list[int]) -> list[int]:
    """From kinds to cards."""
    return [value for value, copies in zip(values, COPIES, strict=True) for _ in range(copies)]


# card -> its facts
EFFECT: Final[vec[i64]] = vec[i64](_each([effect(card["effect"]) for card in CARDS]))
ELEMENT: Final[vec[i64]] = vec[i64](_each([ELEMENTS.index(card["element"]) for card in CARDS]))
STRENGTH: Final[vec[i64]] = vec[i64](_each([int(card["strength"]) for card in CARDS]))
FINISHER: Final[vec[i64]] = vec[i64](_each([int(_effect_of(card)["timing"] == "finisher") for card in CARDS]))
CIRCLE: Final[vec[i64]] = vec[i64](  # a Call card belongs to none
    [
        CIRCLES.index(card["circles"][copy]) if card["circles"] else -1
        for card in CARDS
        for copy in range(int(card["copies"]))
    ]
)

TRANSMUTATION: Final[i64] = effect("transmutation")
PURIFICATION: Final[i64] = effect("purification")
SATURATION: Final[i64] = effect("saturation")
MULTIPLICATION: Final[i64] = effect("multiplication")
REVALUATION: Final[i64] = effect("revaluation")
REPLACEMENT: Final[i64] = effect("replacement")
EXCHANGE: Final[i64] = effect("exchange")
ABSORPTION: Final[i64] = effect("absorption")
DISINTEGRATION: Final[i64] = effect("disintegration")
REARRANGEMENT: Final[i64] = effect("rearrangement")
FORGERY: Final[i64] = effect("forgery")
MODIFICATION: Final[i64] = effect("modification")
TRANSFER: Final[i64] = effect("transfer")
CAPTURE: Final[i64] = effect("capture")
APPROPRIATION: Final[i64] = effect("appropriation")
PROTECTION: Final[i64] = effect("protection")
OVERCOMING: Final[i64] = effect("overcoming")
TELEPORTATION: Final[i64] = effect("teleportation")
GUARDIAN: Final[i64] = effect("guardian")
ACCELERATION: Final[i64] = effect("acceleration")
