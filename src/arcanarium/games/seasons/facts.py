"""The facts of the fifty cards and twenty dice, read once from the tables beside this file."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from arcanarium.core.bags import bag, total
from arcanarium.core.ints import i64, vec

ENERGIES: Final = ["air", "water", "fire", "earth"]
AIR: Final = 0
WATER: Final = 1
FIRE: Final = 2
EARTH: Final = 3
KINDS_OF_ENERGY: Final = 4
SEASONS: Final = ["winter", "spring", "summer", "fall"]

FOLDER: Final = Path(__file__).parent
BOARD: Final[dict[str, Any]] = tomllib.loads((FOLDER / "board.toml").read_text("utf-8"))
CARDS: Final[list[dict[str, Any]]] = tomllib.loads((FOLDER / "cards.toml").read_text("utf-8"))["card"]

NAMES: Final[list[str]] = [str(card["id"]) for card in CARDS]
KINDS: Final = len(NAMES)
BASIC: Final = 30  # cards 1 to 30 make the two easier levels
COPIES: Final = 2
MOST_SEATS: Final = 4


def kind(name: str) -> int:
    """The number of a kind of card, one less than its printed number."""
    return NAMES.index(name)


def _cost(card: dict[str, Any], seats: int) -> dict[str, Any]:
    cost: dict[str, Any] = card.get(f"cost_{seats}") or card["cost"]
    return cost


def _costs(part: str) -> list[int]:
    """One row of all kinds for each number of seats, from none to four."""
    row: list[int] = []
    for seats in range(MOST_SEATS + 1):
        for card in CARDS:
            cost = _cost(card, max(2, seats))
            row.append(bag(cost["energy"], ENERGIES) if part == "energy" else int(cost["crystals"]))
    return row


ENERGY_COST: Final[vec[i64]] = vec[i64](_costs("energy"))  # seats * KINDS + kind -> a bag
CRYSTAL_COST: Final[vec[i64]] = vec[i64](_costs("crystals"))
TOKENS_COST: Final[vec[i64]] = vec[i64]([total(cost) for cost in ENERGY_COST])
PRESTIGE: Final[vec[i64]] = vec[i64]([int(card["prestige"]) for card in CARDS])
FAMILIAR: Final[vec[i64]] = vec[i64]([int(card["type"] == "familiar") for card in CARDS])

DECKS: Final[list[list[int]]] = [[number - 1 for number in deck["cards"]] for deck in BOARD["deck"]]

# season * 4 + energy -> crystals for one token
VALUE: Final[vec[i64]] = vec[i64](
    [season["transmutation"][energy] for season in BOARD["season"] for energy in ENERGIES]
)

DICE: Final[list[str]] = [str(die["id"]) for die in BOARD["die"]]
DICE_PER_SEASON: Final = 5
FACES: Final = 6
_FACES: Final[list[dict[str, Any]]] = [face for die in BOARD["die"] for face in die["faces"]]
# die * 6 + face -> what it shows
FACE_ENERGY: Final[vec[i64]] = vec[i64]([bag(face["energy"], ENERGIES) for face in _FACES])
FACE_CRYSTALS: Final[vec[i64]] = vec[i64]([int(face["crystals"]) for face in _FACES])
FACE_GAUGE: Final[vec[i64]] = vec[i64]([int(face["gauge"]) for face in _FACES])
FACE_DRAW: Final[vec[i64]] = vec[i64]([int(face["draw"]) for face in _FACES])
FACE_TRANSMUTE: Final[vec[i64]] = vec[i64]([int(face["transmute"]) for face in _FACES])
FACE_PIPS: Final[vec[i64]] = vec[i64]([int(face["pips"]) for face in _FACES])

# The kinds that rules elsewhere look for.
AMULET_OF_WATER: Final[i64] = kind("amulet_of_water")
PURSE_OF_IO: Final[i64] = kind("purse_of_io")
DIE_OF_MALICE: Final[i64] = kind("die_of_malice")
BESPELLED_GRIMOIRE: Final[i64] = kind("bespelled_grimoire")
RAGFIELDS_HELM: Final[i64] = kind("ragfields_helm")
HAND_OF_FORTUNE: Final[i64] = kind("hand_of_fortune")
ELEMENTAL_AMULET: Final[i64] = kind("elemental_amulet")
ARCANO_LEECH: Final[i64] = kind("arcano_leech")
CURSED_TREATISE: Final[i64] = kind("cursed_treatise_of_arus")
LANTERN_OF_XIDIT: Final[i64] = kind("lantern_of_xidit")
SEALED_CHEST_OF_URM: Final[i64] = kind("sealed_chest_of_urm")
