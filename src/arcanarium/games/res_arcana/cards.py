"""The facts of the 78 component faces, read once from the table beside this file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from arcanarium.core.ints import i64, vec
from arcanarium.games.res_arcana.essences import ESSENCES, GOLD, bag_of, of, total

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
