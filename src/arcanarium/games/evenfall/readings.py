"""How Evenfall's packed cells are written for people."""

from __future__ import annotations

from arcanarium.core.plan import CHOICE, FLAG, NUMBER, SEAT, Choice, Part, Reading

FIELDS = ["sickles", "orbs", "witches", "elders"]
WIDTH = 3  # bits of each field
FIRST_BIT = 10  # below them the card plus one


class CardName(Reading):
    """A card or kind by name, plus one; `none` names nothing."""

    def __init__(self, names: list[str], none: str = "") -> None:
        self.names: list[str] = names
        self.none: str = none

    def parts(self) -> list[Part]:
        return [Part("", 0, len(self.names), CHOICE, ["none", *self.names])]

    def show(self, value: int) -> object:
        return self.names[value - 1] if value > 0 else self.none

    def read(self, value: object) -> int:
        if value == self.none:
            return 0
        if not isinstance(value, str) or value not in self.names:
            raise ValueError(f"should be the name of a card, not {value!r}")
        return self.names.index(value) + 1


class Stack(Reading):
    """Where a ritual lies, and what lies on it: catalysts, and pieces in its cells."""

    def __init__(self, names: list[str], mask: int) -> None:
        self.names: list[str] = names
        self.mask: int = mask

    def parts(self) -> list[Part]:
        place = Part("place", 0, len(self.names), CHOICE, ["none", *self.names], 0, self.mask)
        return [place, *[Part(name, 0, 7, NUMBER, [], FIRST_BIT + WIDTH * i, 7) for i, name in enumerate(FIELDS)]]

    def show(self, value: int) -> object:
        shown: dict[str, object] = {"place": self.names[(value & self.mask) - 1]}
        for i, field in enumerate(FIELDS):
            number = value >> (FIRST_BIT + WIDTH * i) & 7
            if number:
                shown[field] = number
        return shown

    def read(self, value: object) -> int:
        entry = value if isinstance(value, dict) else {"place": value}
        name = entry.get("place")
        if not isinstance(name, str) or name not in self.names:
            raise ValueError(f"should be a place, or a mapping with `place: name`, not {value!r}")
        number = self.names.index(name) + 1
        for key, amount in entry.items():
            if key == "place":
                continue
            if key not in FIELDS:
                raise ValueError(f"a ritual has {', '.join(FIELDS)}, not {key!r}")
            if isinstance(amount, bool) or not isinstance(amount, int) or not 0 <= amount <= 7:
                raise ValueError(f"{key} should be a number from 0 to 7, not {amount!r}")
            number |= amount << (FIRST_BIT + WIDTH * FIELDS.index(key))
        return number


class Slots(Reading):
    """Which place slots of a region are filled, the leftmost being 1."""

    def parts(self) -> list[Part]:
        return [Part(str(slot + 1), 0, 1, FLAG, [], slot, 1) for slot in range(8)]

    def show(self, value: int) -> object:
        return [slot + 1 for slot in range(8) if value >> slot & 1]

    def read(self, value: object) -> int:
        if not isinstance(value, list) or any(not isinstance(slot, int) or not 1 <= slot <= 8 for slot in value):
            raise ValueError(f"should be a list of slots like [1, 2, 3], not {value!r}")
        return sum(1 << (slot - 1) for slot in set(value))


class Holder(Choice):
    """Whose piece stands in an action cell, and which: none, then the witch and the elder of every seat."""

    def __init__(self, seats: int) -> None:
        super().__init__(["none"] + [f"{seat} {piece}" for seat in range(seats) for piece in ("witch", "elder")])
        self.seats: int = seats

    def parts(self) -> list[Part]:
        return [Part("witch", 0, 1, FLAG, [], 0, 1), Part("seat", 0, self.seats, SEAT, [], 1, -1, 1, 1)]
