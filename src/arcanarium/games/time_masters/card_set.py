"""Card sets as data: one TOML file per set, read with checks that name the file, the card and the field."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from arcanarium.core.card_language import FieldChecker
from arcanarium.core.card_set import LANGUAGES, PROVENANCES, CardSetError, Entry, is_whole, require, was
from arcanarium.games.time_masters.cards.operations import (
    A_TARGET,
    AN_AMOUNT,
    BRANCHES,
    CONDITIONS,
    HIGHEST,
    OPERATIONS,
    SOME_KINDS,
    TARGETS,
)
from arcanarium.games.time_masters.facts import (
    KINDS,
    LEVELS,
    LONGEST,
    PILE,
    REMARKS,
    SHIPPED,
    SPHERES,
    STARTING_DECK,
    Article,
    Card,
    Cards,
)
from arcanarium.games.time_masters.steps.effects import COUNTS

MARK: Final = "card"  # the table that tells a set of this game from those of others
WORDING: Final = ["name", "text"]
TRIGGERS: Final = ["on_place", "on_full", "on_discard"]
MOST_CARDS: Final = 400
MOST_COPIES: Final = 20
DEAREST: Final = 9

COMMON_FIELDS: Final = ["id", "kind", "sphere", "archetype", "provenance", "provenance_detail"]
WORDED_FIELDS: Final = [f"{stem}_{language}" for stem in (*WORDING, "choices") for language in LANGUAGES]


def load_set(path: str | Path = SHIPPED) -> Cards:
    """Read a card set. Raises CardSetError for the first thing that is wrong."""
    reader = CardReader(Path(path), SHIPPED)
    return require(reader, reader.read())


def check_set(path: str | Path) -> list[CardSetError]:
    """Everything that is wrong in a card set, in the order of the file; nothing if it can be played."""
    reader = CardReader(Path(path), SHIPPED)
    reader.read()
    return reader.problems


def remarks(card_set: Cards) -> list[str]:
    """Where a playable set differs from what rulebook and public sources say of the printed cards."""
    found: list[str] = []
    for kind in ("knowledge", "preparation"):
        number = sum(1 for card in card_set.cards if card.kind == kind)
        if number != REMARKS[kind]:
            found.append(f"the printed game has {REMARKS[kind]} different {kind} cards, this set {number}")
    for sphere in LEVELS:
        number = sum(card.copies for card in card_set.cards if card.sphere == sphere)
        if number != REMARKS["sphere_cards"]:
            found.append(f"the printed game has {REMARKS['sphere_cards']} cards of sphere {sphere}, this set {number}")
    return found


class CardReader(FieldChecker):
    """Reads one file and collects every problem instead of stopping at the first."""

    def __init__(self, path: Path, shipped: Path) -> None:
        super().__init__(path, shipped)
        self.choices = {A_TARGET: TARGETS}
        self.sets = {SOME_KINDS: KINDS}

    def read(self) -> Cards | None:
        data = self.content()
        if data is None:
            return None
        self.only("", data, ["set", "card"])
        self.head(data.get("set"), [])
        if not self.tables(data, ["card"]):
            return None
        cards = [self.read_card(entry, place) for place, entry in enumerate(data["card"])]
        self.card = ""
        self.check_all(cards)
        return None if self.problems else Cards(str(self.path), self.shipped, data, cards)

    # -- a card

    def read_card(self, entry: Entry, place: int) -> Card:
        self.card = str(entry.get("id", f"number {place + 1}"))
        name = self.identifier("id", entry.get("id"))
        kind = self.one_of("kind", entry.get("kind"), KINDS)
        sphere = self.number("sphere", entry.get("sphere"), 0, int(SPHERES))
        fields = [*COMMON_FIELDS, *WORDED_FIELDS, "copies_per_mage" if sphere == 0 else "copies"]
        cost = slots = 0
        if kind == "timer":
            fields += ["slots", *TRIGGERS]
            slots = self.number("slots", entry.get("slots"), 1, 2)
        elif kind == "knowledge":
            fields += ["cost", "effects"]
            cost = self.number("cost", entry.get("cost"), 0, DEAREST)
        else:
            fields += ["effects"]
        self.only("", entry, fields)
        copies = per_mage = 0
        if sphere == 0:
            per_mage = self.number("copies_per_mage", entry.get("copies_per_mage"), 1, STARTING_DECK)
        else:
            copies = self.number("copies", entry.get("copies"), 1, MOST_COPIES)
        if kind != "timer" and "effects" not in entry:
            self.wrong("effects", "is missing; it should be a list, [] for a card that does nothing")
        lists = {part: self.effects(entry[part], part) for part in ("effects", *TRIGGERS) if part in entry}
        detail: dict[str, str] = {}
        if "provenance_detail" in entry:
            given = entry["provenance_detail"]
            if isinstance(given, dict):
                for part, source in given.items():
                    detail[str(part)] = self.one_of(f"provenance_detail.{part}", source, PROVENANCES)
            else:
                self.wrong("provenance_detail", f"should be a table like {{ cost = 'printed' }}, {was(given)}")
        self.wording(entry, WORDING)
        if "archetype" in entry:
            self.text("archetype", entry["archetype"])
        return Card(
            id=name,
            kind=kind,
            sphere=sphere,
            cost=cost,
            slots=slots,
            copies=copies,
            per_mage=per_mage,
            effects=lists.get("effects", []),
            on_place=lists.get("on_place", []),
            on_full=lists.get("on_full", []),
            on_discard=lists.get("on_discard", []),
            archetype=str(entry.get("archetype", "")),
            provenance=self.one_of("provenance", entry.get("provenance"), PROVENANCES),
            detail=detail,
        )

    # -- effects

    def effects(self, value: object, field: str) -> list[Article]:
        if not isinstance(value, list):
            self.wrong(field, f"should be a list of effects like [{{ op = 'draw', amount = 1 }}], {was(value)}")
            return []
        found: list[Article] = []
        for place, entry in enumerate(value):
            here = f"{field}.{place}"
            if not isinstance(entry, dict):
                self.wrong(here, f"should be an effect like {{ op = 'draw', amount = 1 }}, {was(entry)}")
                continue
            self.effect(entry, here, place == 0)
            found.append(entry)
        return found

    def effect(self, entry: Article, field: str, first: bool) -> None:
        op = entry.get("op")
        if not self.is_operation(f"{field}.op", op, OPERATIONS):
            return
        takes = OPERATIONS[str(op)].takes
        self.only(field, entry, ["op", "if", *takes])
        for name, sort in takes.items():
            self.part(f"{field}.{name}", sort, entry.get(name))
        for low, high in (("min", "max"), ("take", "look")):
            if is_whole(entry.get(low)) and is_whole(entry.get(high)) and entry[low] > entry[high]:
                self.wrong(f"{field}.{low}", f"should not be more than {high}, which is {entry[high]}")
        if "if" in entry:
            self.condition(entry["if"], f"{field}.if", first)

    def is_own(self, field: str, sort: str, value: object, moment: str) -> bool:
        if sort == BRANCHES:
            for here, branch in self.sides(field, value, 2, LONGEST):
                self.effects(branch, here)
        elif sort != AN_AMOUNT:
            return False
        elif isinstance(value, dict):
            self.only(field, value, ["count"])
            self.one_of(f"{field}.count", value.get("count"), COUNTS)
        elif is_whole(value):
            self.number(field, value, 1, HIGHEST)
        else:
            names = ", ".join(COUNTS)
            self.wrong(field, f"should be a whole number or {{ count = '...' }} with one of {names}, {was(value)}")
        return True

    def condition(self, value: object, field: str, first: bool) -> None:
        if not isinstance(value, dict) or not value:
            self.wrong(field, f"should be a condition like {{ chain_other_min = 1 }}, {was(value)}")
            return
        self.only(field, value, list(CONDITIONS))
        for name, sort in CONDITIONS.items():
            if name in value:
                self.part(f"{field}.{name}", sort, value[name])
        if first and value.get("previous_done") is True:
            self.wrong(f"{field}.previous_done", "should follow another effect: before the first one nothing was done")

    # -- all cards together

    def check_all(self, cards: list[Card]) -> None:
        seen: set[str] = set()
        for card in cards:
            if card.id in seen:
                self.card = card.id
                self.wrong("id", "should be given to one card only; raise its copies instead")
            seen.add(card.id)
        self.card = ""
        start = sum(card.per_mage for card in cards)
        if start != STARTING_DECK:
            self.wrong("card", f"the cards of sphere 0 should give each mage {STARTING_DECK} cards, not {start}")
        for sphere in LEVELS:
            number = sum(card.copies for card in cards if card.sphere == sphere)
            if number < PILE:
                self.wrong("card", f"sphere {sphere} should have at least {PILE} cards with all copies, not {number}")
        number = sum(card.copies for card in cards)
        if number > MOST_CARDS:
            self.wrong("card", f"the spheres should have at most {MOST_CARDS} cards together, not {number}")
