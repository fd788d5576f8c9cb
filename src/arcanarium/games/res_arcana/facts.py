"""Multisets of the five essences, and the facts of the 78 component faces, read once from the table beside it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import NUMBER, Bag, Part

# -- essences: twelve bits per type, for the supply is unlimited (RA-48) and pools outgrow the 127 of core/bags

ESSENCES: Final = ["elan", "life", "calm", "death", "gold"]
ELAN: Final = 0
LIFE: Final = 1
CALM: Final = 2
DEATH: Final = 3
GOLD: Final = 4
TYPES: Final = 5

WIDTH: Final = 12
FIELD: Final = 4095
MOST: Final = 2047  # of a type in one place; the highest bit of each field is free for `covers`
HIGH: Final = 0x800800800800800
ONE_OF_EACH: Final = 0x001001001001001
UNITS: Final[vec[i64]] = vec[i64]([1, 1 << 12, 1 << 24, 1 << 36, 1 << 48])
GOLD_UNIT: Final = 1 << 48

# Bits of types that may be chosen.
NOT_GOLD: Final = 0b01111


def of(bag: i64, kind: i64) -> i64:
    """How many of that type."""
    return bag >> (kind * WIDTH) & FIELD


def total(bag: i64) -> i64:
    """How many in all."""
    return (bag & FIELD) + (bag >> 12 & FIELD) + (bag >> 24 & FIELD) + (bag >> 36 & FIELD) + (bag >> 48 & FIELD)


def covers(bag: i64, cost: i64) -> bool:
    """Is there at least as much of every type?"""
    return ((bag | HIGH) - cost) & HIGH == HIGH


def plus(bag: i64, more: i64) -> i64:
    """Both together; what would not fit into its field is cut off, far beyond any game that is played."""
    both = bag + more
    if both & HIGH == 0:
        return both
    cut: i64 = 0
    for kind in range(TYPES):
        cut += min(MOST, of(bag, kind) + of(more, kind)) * UNITS[kind]
    return cut


def missing(bag: i64, cost: i64) -> i64:
    """What a bag lacks of a cost."""
    lacking: i64 = 0
    for kind in range(TYPES):
        lacking += max(0, of(cost, kind) - of(bag, kind)) * UNITS[kind]
    return lacking


def bag_of(counts: dict[str, int]) -> int:
    """From a mapping of names, as card facts have them; `any` is not a type."""
    return sum(number << (WIDTH * ESSENCES.index(name)) for name, number in counts.items() if name != "any")


class Essences(Bag):
    """How many there are of each type; what there is none of is left out."""

    def __init__(self) -> None:
        super().__init__(ESSENCES)

    def parts(self) -> list[Part]:
        return [Part(name, 0, MOST, NUMBER, [], WIDTH * i, FIELD) for i, name in enumerate(ESSENCES)]

    def show(self, value: int) -> object:
        return {name: value >> (WIDTH * i) & FIELD for i, name in enumerate(ESSENCES) if value >> (WIDTH * i) & FIELD}

    def read(self, value: object) -> int:
        if not isinstance(value, dict):
            raise ValueError(f"should be a mapping like {{elan: 1}}, not {value!r}")
        for name, number in value.items():
            if name not in ESSENCES:
                raise ValueError(f"should name some of {', '.join(ESSENCES)}, not {name!r}")
            if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MOST:
                raise ValueError(f"{name} should be a number from 0 to {MOST}, not {number!r}")
        return bag_of({str(name): int(number) for name, number in value.items()})


# -- components

FOLDER: Final = Path(__file__).parent
CARDS: Final[list[dict[str, Any]]] = tomllib.loads((FOLDER / "cards.toml").read_text("utf-8"))["card"]

NAMES: Final[list[str]] = [str(card["id"]) for card in CARDS]
KINDS: Final = len(NAMES)
MOST_SEATS: Final = 4


def kind(name: str) -> int:
    """The number of a component; there is one of each, so this is also the number of the card."""
    return NAMES.index(name)


def _from(sort: str) -> int:
    """The first number of a sort of component; they follow each other."""
    return [str(card["kind"]) for card in CARDS].index(sort)


ARTIFACTS: Final = 40  # the first forty cards
MAGES: Final[i64] = _from("mage")
ITEMS: Final[i64] = _from("magic_item")
MONUMENTS: Final[i64] = _from("monument")
PLACES: Final[i64] = _from("place_of_power")

_COSTS: Final[list[dict[str, int]]] = [card.get("cost", {}) for card in CARDS]
COST: Final[vec[i64]] = vec[i64]([bag_of(cost) for cost in _COSTS])  # the fixed pips
COST_ANY: Final[vec[i64]] = vec[i64]([cost.get("any", 0) for cost in _COSTS])  # pips paid with any essence
COST_TOTAL: Final[vec[i64]] = vec[i64]([sum(cost.values()) for cost in _COSTS])  # all pips: the printed cost value
REMOVABLE: Final[vec[i64]] = vec[i64]([total(bag) - of(bag, GOLD) for bag in COST])  # fixed pips but Gold

DRAGON: Final[vec[i64]] = vec[i64]([int("dragon" in card.get("types", [])) for card in CARDS])
CREATURE: Final[vec[i64]] = vec[i64]([int("creature" in card.get("types", [])) for card in CARDS])
POINTS: Final[vec[i64]] = vec[i64]([int(card.get("points", 0)) for card in CARDS])
# the type of essence lying on it that scores, -1 for none
POINT_FOR_EACH: Final[vec[i64]] = vec[i64](
    [ESSENCES.index(card["point_for_each"]) if "point_for_each" in card else -1 for card in CARDS]
)

COLLECT: Final[vec[i64]] = vec[i64]([bag_of(card.get("collect", {})) for card in CARDS])
_ANY: Final[list[dict[str, Any]]] = [card.get("collect_any", {"count": 0, "of": []}) for card in CARDS]
COLLECT_ANY: Final[vec[i64]] = vec[i64]([int(any_["count"]) for any_ in _ANY])
COLLECT_FROM: Final[vec[i64]] = vec[i64]([sum(1 << ESSENCES.index(name) for name in any_["of"]) for any_ in _ANY])

TILES: Final = 5
SUN: Final[list[int]] = [kind(str(card["id"])) for card in CARDS if card.get("face") == "sun"]  # tile -> its faces
MOON: Final[list[int]] = [kind(str(card["id"])) for card in CARDS if card.get("face") == "moon"]

SETS: Final = 4
SET_MAGE: Final[list[int]] = [
    kind(str(card["id"])) for n in range(1, SETS + 1) for card in CARDS[MAGES:] if card.get("first_game_set") == n
]
SET_CARDS: Final[list[list[int]]] = [
    [kind(str(card["id"])) for card in CARDS[:ARTIFACTS] if card.get("first_game_set") == n] for n in range(1, SETS + 1)
]

# The components that rules elsewhere look for.
DRAGON_BRIDLE: Final[i64] = kind("dragon_bridle")
VAULT: Final[i64] = kind("vault")
WINDUP_MAN: Final[i64] = kind("windup_man")
ARTIFICER: Final[i64] = kind("artificer")
GOLDEN_STATUE: Final[i64] = kind("golden_statue")
OBELISK: Final[i64] = kind("obelisk")
CURSED_FORGE: Final[i64] = kind("cursed_forge")
DRAGONS_LAIR: Final[i64] = kind("dragons_lair")
SORCERERS_BESTIARY: Final[i64] = kind("sorcerers_bestiary")


def _discount(card: int) -> int:
    return int(CARDS[card]["discount"]["amount"])


ARTIFICER_DISCOUNT: Final[i64] = _discount(kind("artificer"))
BRIDLE_DISCOUNT: Final[i64] = _discount(kind("dragon_bridle"))
LAIR_DISCOUNT: Final[i64] = _discount(kind("dragons_lair"))
POINTS_PER_CREATURE: Final[i64] = int(CARDS[kind("sorcerers_bestiary")]["points_per_creature"])
POINTS_PER_DRAGON: Final[i64] = int(CARDS[kind("sorcerers_bestiary")]["points_per_dragon"])
