"""What never changes during a game: the numbers that no card set changes, and the cards of a set."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from arcanarium.core.card_set import CardSet, Entry
from arcanarium.core.ints import i64

FOLDER: Final = Path(__file__).parent
SHIPPED: Final = FOLDER / "cards.toml"
BOARD: Final[dict[str, Any]] = tomllib.loads((FOLDER / "board.toml").read_text("utf-8"))

FEWEST_SEATS: Final[int] = BOARD["players"]["fewest"]
MOST_SEATS: Final[int] = BOARD["players"]["most"]
START_TIME: Final[int] = BOARD["time"]["start"]
MOST_IMAGINARY: Final[i64] = BOARD["time"]["most_imaginary"]
HAND_SIZE: Final[i64] = BOARD["hand"]["size"]
OPENING_HAND: Final[i64] = BOARD["opening_hand"]["size"]
STARTING_DECK: Final[int] = BOARD["starting_deck"]["size"]
SPHERES: Final[i64] = BOARD["spheres"]["count"]
LEVELS: Final = range(1, int(SPHERES) + 1)
PILE: Final[i64] = BOARD["spheres"]["pile"]
SECOND_EXTRA: Final[i64] = BOARD["spheres"]["second_extra"]
EMPTY_AT_END: Final[i64] = BOARD["spheres"]["empty_at_end"]
EXCHANGE_TIME: Final[i64] = BOARD["exchange"]["time"]
QUIET_ROUNDS: Final[i64] = BOARD["safety"]["quiet_rounds"]
MOST_ACTIONS: Final[i64] = BOARD["safety"]["actions"]
BALANCES: Final = ["none", "imaginary"]
HELP: Final[list[list[int]]] = [BOARD["seat_balance"][name] for name in BALANCES]  # imaginary time, in turn order
REMARKS: Final[dict[str, int]] = BOARD["remarks"]

LONGEST: Final = 8  # the most choices of one effect, and branches of a choice

KINDS: Final = ["knowledge", "preparation", "timer"]
KNOWLEDGE: Final = 0
PREPARATION: Final = 1
TIMER: Final = 2

Article = Entry  # one effect as a card set writes it, with what the compiler knows besides


class Card(NamedTuple):
    """The facts of one kind of card; what does not concern its kind is 0 or empty."""

    id: str
    kind: str
    sphere: int  # also its points
    cost: int
    slots: int
    copies: int  # of a sphere card, in all
    per_mage: int  # of a starting card
    effects: list[Article]
    on_place: list[Article]
    on_full: list[Article]
    on_discard: list[Article]
    archetype: str
    provenance: str
    detail: dict[str, str]  # part of the card -> its own provenance

    def designed(self) -> bool:
        """Was any of it invented rather than taken from the game?"""
        return self.provenance == "designed" or "designed" in self.detail.values()

    def in_box(self) -> int:
        """Its copies: a starting card is there for each of four mages."""
        return self.per_mage * MOST_SEATS if self.sphere == 0 else self.copies

    def does(self, op: str) -> list[Article]:
        """Its effects of that name, also those in the branches of a choice."""
        lists = (self.effects, self.on_place, self.on_full, self.on_discard)
        return [effect for effects in lists for effect in flatten(effects) if effect["op"] == op]


def flatten(effects: list[Article]) -> list[Article]:
    """All effects of a list, those in the branches of a choice too."""
    found: list[Article] = []
    for effect in effects:
        found.append(effect)
        for branch in effect.get("options", []):
            found += flatten(branch)
    return found


class Cards(CardSet):
    """All the cards that a game is built from."""

    def __init__(self, path: str, shipped: bool, data: Entry, cards: list[Card]) -> None:
        super().__init__(path, shipped, data, data["card"])
        self.cards: list[Card] = cards
