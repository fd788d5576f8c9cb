"""Card sets as data: one TOML file a set, read with checks that name the file, the card and the field."""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

from arcanarium.games.time_masters.board import FOLDER, PILE, REMARKS, SPHERES, STARTING_DECK
from arcanarium.games.time_masters.words import (
    AMOUNT,
    CONDITIONS,
    COUNT,
    COUNTS,
    FLAG,
    KINDS,
    LEAST,
    LIST_OF_KINDS,
    LONGEST,
    MOST,
    NUMBER,
    OPS,
    OPTIONS,
    REST,
    SPHERE,
    TARGET,
    TARGETS,
)

SHIPPED: Final = FOLDER / "cards.toml"
PROVENANCES: Final = ["rulebook", "public", "printed", "designed"]
WORDING: Final = ["name_en", "name_ru", "text_en", "text_ru"]
TRIGGERS: Final = ["on_place", "on_full", "on_discard"]
MOST_CARDS: Final = 400
MOST_COPIES: Final = 20
DEAREST: Final = 9
IDENTIFIER: Final = re.compile(r"[a-z][a-z0-9_]*")

SET_FIELDS: Final = ["id", "name_en", "name_ru", "note_en", "note_ru", "provenance", "wording"]
COMMON_FIELDS: Final = ["id", "kind", "sphere", "archetype", "provenance", "provenance_detail", *WORDING]

Effect = dict[str, Any]


class CardSetError(ValueError):
    """What is wrong in a card set: which file, which card and which field of it, and what would be right."""

    def __init__(self, path: str, card: str, field: str, message: str) -> None:
        where = ", ".join(part for part in (path, f"card {card}" if card else "", field) if part)
        super().__init__(f"{where}: {message}")
        self.path = path
        self.card = card
        self.field = field
        self.message = message


class Card(NamedTuple):
    """The facts of one kind of card; what does not concern its kind is 0 or empty."""

    id: str
    kind: str
    sphere: int  # also its points
    cost: int
    slots: int
    copies: int  # of a sphere card, in all
    per_mage: int  # of a starting card
    effects: list[Effect]
    on_place: list[Effect]
    on_full: list[Effect]
    on_discard: list[Effect]
    archetype: str
    provenance: str
    detail: dict[str, str]  # part of the card -> its own provenance
    wording: dict[str, str]  # name_en and so on; empty if the locale files have it

    def designed(self) -> bool:
        """Was any of it invented rather than taken from the game?"""
        return self.provenance == "designed" or "designed" in self.detail.values()


class CardSet(NamedTuple):
    """All the cards that a game is built from."""

    path: str
    id: str
    fingerprint: int  # of the file: another content is another game
    provenance: str
    wording: dict[str, str]  # name_en, name_ru, note_en, note_ru; empty if the locale files have it
    shipped: bool
    cards: list[Card]


def load_set(path: str | Path = SHIPPED) -> CardSet:
    """Read a card set. Raises CardSetError for the first thing that is wrong."""
    reader = Reader(Path(path))
    found = reader.read()
    if reader.problems:
        raise reader.problems[0]
    assert found is not None
    return found


def check_set(path: str | Path) -> list[CardSetError]:
    """Everything that is wrong in a card set, in the order of the file; nothing if it can be played."""
    reader = Reader(Path(path))
    reader.read()
    return reader.problems


def remarks(card_set: CardSet) -> list[str]:
    """Where a playable set differs from what rulebook and public sources say of the printed cards."""
    found: list[str] = []
    for kind in ("knowledge", "preparation"):
        number = sum(1 for card in card_set.cards if card.kind == kind)
        if number != REMARKS[kind]:
            found.append(f"the printed game has {REMARKS[kind]} different {kind} cards, this set {number}")
    for sphere in range(1, int(SPHERES) + 1):
        number = sum(card.copies for card in card_set.cards if card.sphere == sphere)
        if number != REMARKS["sphere_cards"]:
            found.append(f"the printed game has {REMARKS['sphere_cards']} cards of sphere {sphere}, this set {number}")
    return found


def near(name: object, names: list[str]) -> str:
    """A hint at what may have been meant."""
    found = get_close_matches(name, names, 1) if isinstance(name, str) else []
    return f"; did you mean {found[0]!r}?" if found else ""


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class Reader:
    """Reads one file and collects every problem instead of stopping at the first."""

    def __init__(self, path: Path) -> None:
        self.path: Path = path
        self.problems: list[CardSetError] = []
        self.card: str = ""
        self.shipped: bool = path.resolve() == SHIPPED.resolve()

    def wrong(self, field: str, message: str) -> None:
        self.problems.append(CardSetError(str(self.path), self.card, field, message))

    def read(self) -> CardSet | None:
        try:
            content = self.path.read_bytes()
        except OSError as error:
            self.wrong("", f"the file cannot be read ({error.strerror}); the path of a card set in TOML is needed")
            return None
        try:
            data: dict[str, Any] = tomllib.loads(content.decode("utf-8"))
        except UnicodeDecodeError as error:
            self.wrong("", f"byte {error.start} is not UTF-8; the file should be saved as UTF-8")
            return None
        except tomllib.TOMLDecodeError as error:
            self.wrong("", f"this is not valid TOML: {error}")
            return None
        self.only("", data, ["set", "card"])
        head = data.get("set")
        if not isinstance(head, dict):
            self.wrong("set", "the file should begin with a table [set]")
            head = {}
        entries = data.get("card")
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            self.wrong("card", "every card should be a table of its own under the heading [[card]]")
            entries = []
        name, provenance, wording = self.read_head(head)
        cards = [self.read_card(entry, place) for place, entry in enumerate(entries)]
        self.card = ""
        self.check_all(cards)
        return CardSet(str(self.path), name, crc32(content), provenance, wording, self.shipped, cards)

    # -- single values

    def only(self, field: str, data: dict[str, Any], names: list[str]) -> None:
        """Nothing but these names."""
        for name in data:
            if name not in names:
                where = f"{field}.{name}" if field else name
                hint = near(name, names) or f"; known here are {', '.join(names)}"
                self.wrong(where, f"there is no field {name!r}{hint}")

    def text(self, data: dict[str, Any], name: str, field: str) -> str:
        value = data.get(name)
        if not isinstance(value, str):
            self.wrong(
                field, "is missing; it should be a text" if value is None else f"should be a text, not {value!r}"
            )
            return ""
        return value

    def one_of(self, data: dict[str, Any], name: str, field: str, names: list[str]) -> str:
        value = data.get(name)
        if not isinstance(value, str) or value not in names:
            was = "it is missing" if value is None else f"not {value!r}"
            self.wrong(field, f"should be one of {', '.join(names)}, {was}{near(value, names)}")
            return names[0]
        return value

    def number(self, data: dict[str, Any], name: str, field: str, low: int, high: int) -> int:
        value = data.get(name)
        if not is_whole(value) or not low <= int(str(value)) <= high:
            was = "it is missing" if value is None else f"not {value!r}"
            self.wrong(field, f"should be a whole number from {low} to {high}, {was}")
            return low
        return int(str(value))

    def identifier(self, data: dict[str, Any]) -> str:
        value = data.get("id")
        if not isinstance(value, str) or IDENTIFIER.fullmatch(value) is None:
            self.wrong("id" if self.card else "set.id", f"should be a name like 'inner_clock', not {value!r}")
            return str(value)
        return value

    # -- the set

    def read_head(self, head: dict[str, Any]) -> tuple[str, str, dict[str, str]]:
        self.only("set", head, SET_FIELDS)
        name = self.identifier(head)
        provenance = self.one_of(head, "provenance", "set.provenance", PROVENANCES)
        wording: dict[str, str] = {}
        if "wording" in head:
            if head["wording"] != "locale" or not self.shipped:
                self.wrong("set.wording", "should be left out: only the set that comes with Arcanarium has it")
        else:
            for field in ("name_en", "name_ru"):
                wording[field] = self.text(head, field, f"set.{field}")
            for field in ("note_en", "note_ru"):
                if field in head:
                    wording[field] = self.text(head, field, f"set.{field}")
        if not self.shipped and name == "arcanarium":
            self.wrong("set.id", "should be a name of your own, since 'arcanarium' is the set that comes with the game")
        return name, provenance, wording

    # -- a card

    def read_card(self, entry: dict[str, Any], place: int) -> Card:
        self.card = str(entry.get("id", f"number {place + 1}"))
        name = self.identifier(entry)
        kind = self.one_of(entry, "kind", "kind", KINDS)
        sphere = self.number(entry, "sphere", "sphere", 0, int(SPHERES))
        fields = [*COMMON_FIELDS, "copies_per_mage" if sphere == 0 else "copies"]
        cost = slots = 0
        if kind == "timer":
            fields += ["slots", *TRIGGERS]
            slots = self.number(entry, "slots", "slots", 1, 2)
        elif kind == "knowledge":
            fields += ["cost", "effects"]
            cost = self.number(entry, "cost", "cost", 0, DEAREST)
        else:
            fields += ["effects"]
        self.only("", entry, fields)
        copies = per_mage = 0
        if sphere == 0:
            per_mage = self.number(entry, "copies_per_mage", "copies_per_mage", 1, STARTING_DECK)
        else:
            copies = self.number(entry, "copies", "copies", 1, MOST_COPIES)
        if kind != "timer" and "effects" not in entry:
            self.wrong("effects", "is missing; it should be a list, [] for a card that does nothing")
        lists = {part: self.effects(entry[part], part) for part in ("effects", *TRIGGERS) if part in entry}
        detail: dict[str, str] = {}
        if "provenance_detail" in entry:
            given = entry["provenance_detail"]
            if isinstance(given, dict):
                for part in given:
                    detail[part] = self.one_of(given, part, f"provenance_detail.{part}", PROVENANCES)
            else:
                self.wrong("provenance_detail", f"should be a table like {{ cost = 'printed' }}, not {given!r}")
        wording: dict[str, str] = {}
        if not self.shipped:
            for field in WORDING:
                wording[field] = self.text(entry, field, field)
                if field.startswith("name") and wording[field].strip() == "" and field in entry:
                    self.wrong(field, "should not be empty")
        archetype = self.text(entry, "archetype", "archetype") if "archetype" in entry else ""
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
            archetype=archetype,
            provenance=self.one_of(entry, "provenance", "provenance", PROVENANCES),
            detail=detail,
            wording=wording,
        )

    # -- effects

    def effects(self, value: object, field: str) -> list[Effect]:
        if not isinstance(value, list):
            self.wrong(field, f"should be a list of effects like [{{ op = 'draw', amount = 1 }}], not {value!r}")
            return []
        found: list[Effect] = []
        for place, entry in enumerate(value):
            here = f"{field}.{place}"
            if not isinstance(entry, dict):
                self.wrong(here, f"should be an effect like {{ op = 'draw', amount = 1 }}, not {entry!r}")
                continue
            self.effect(entry, here, place == 0)
            found.append(entry)
        return found

    def effect(self, entry: Effect, field: str, first: bool) -> None:
        op = entry.get("op")
        if not isinstance(op, str) or op not in OPS:
            hint = near(op, list(OPS)) or f"; known are {', '.join(OPS)}"
            self.wrong(f"{field}.op", f"there is no effect {op!r}{hint}")
            return
        parts = OPS[op]
        self.only(field, entry, ["op", "if", *parts])
        for name, sort in parts.items():
            self.parameter(entry, name, sort, f"{field}.{name}")
        for low, high in (("min", "max"), ("take", "look")):
            if is_whole(entry.get(low)) and is_whole(entry.get(high)) and entry[low] > entry[high]:
                self.wrong(f"{field}.{low}", f"should not be more than {high}, which is {entry[high]}")
        if "if" in entry:
            self.condition(entry["if"], f"{field}.if", first)

    def parameter(self, entry: Effect, name: str, sort: int, field: str) -> None:
        value = entry.get(name)
        if sort == AMOUNT and isinstance(value, dict):
            self.only(field, value, ["count"])
            self.one_of(value, "count", f"{field}.count", COUNTS)
        elif sort == AMOUNT and not is_whole(value):
            was = "it is missing" if value is None else f"not {value!r}"
            self.wrong(field, f"should be a whole number or {{ count = '...' }} with one of {', '.join(COUNTS)}, {was}")
        elif sort in (AMOUNT, NUMBER):
            self.number(entry, name, field, 1, MOST)
        elif sort == COUNT:
            self.number(entry, name, field, 1, LONGEST)
        elif sort == LEAST:
            self.number(entry, name, field, 0, LONGEST)
        elif sort == SPHERE:
            self.number(entry, name, field, 0, int(SPHERES))
        elif sort == TARGET:
            self.one_of(entry, name, field, TARGETS)
        elif sort == REST:
            self.one_of(entry, name, field, ["discard"])
        elif sort == FLAG:
            if not isinstance(value, bool):
                self.wrong(field, f"should be true or false, not {value!r}")
        elif sort == LIST_OF_KINDS:
            if not isinstance(value, list) or not value or not all(kind in KINDS for kind in value):
                self.wrong(field, f"should be a list of some of {', '.join(KINDS)}, not {value!r}")
        elif sort == OPTIONS:
            if not isinstance(value, list) or not 2 <= len(value) <= LONGEST:
                self.wrong(field, f"should be a list of 2 to {LONGEST} lists of effects, not {value!r}")
                return
            for place, branch in enumerate(value):
                self.effects(branch, f"{field}.{place}")

    def condition(self, value: object, field: str, first: bool) -> None:
        if not isinstance(value, dict) or not value:
            self.wrong(field, f"should be a condition like {{ chain_other_min = 1 }}, not {value!r}")
            return
        self.only(field, value, list(CONDITIONS))
        for name, sort in CONDITIONS.items():
            if name in value:
                self.parameter(value, name, sort, f"{field}.{name}")
        if first and value.get("previous_done") is True:
            self.wrong(f"{field}.previous_done", "should follow another effect: before the first one nothing was done")

    # -- all cards together

    def check_all(self, cards: list[Card]) -> None:
        seen: set[str] = set()
        for card in cards:
            if card.id in seen:
                self.problems.append(
                    CardSetError(
                        str(self.path), card.id, "id", "should be given to one card only; raise its copies instead"
                    )
                )
            seen.add(card.id)
        start = sum(card.per_mage for card in cards)
        if start != STARTING_DECK:
            self.wrong("card", f"the cards of sphere 0 should give each mage {STARTING_DECK} cards, not {start}")
        for sphere in range(1, int(SPHERES) + 1):
            number = sum(card.copies for card in cards if card.sphere == sphere)
            if number < PILE:
                self.wrong("card", f"sphere {sphere} should have at least {PILE} cards with all copies, not {number}")
        number = sum(card.copies for card in cards)
        if number > MOST_CARDS:
            self.wrong("card", f"the spheres should have at most {MOST_CARDS} cards together, not {number}")
