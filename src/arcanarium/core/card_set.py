"""What all card sets share: a file read within limits, checks that name card and field, digest and wording."""

from __future__ import annotations

import json
import re
import tomllib
from difflib import get_close_matches
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

Entry = dict[str, Any]
Read = TypeVar("Read")

LANGUAGES: Final = ["en", "ru"]
PROVENANCES: Final = ["rulebook", "public", "printed", "designed"]
OWN: Final = "arcanarium"  # the set that comes with a game
MOST_BYTES: Final = 500_000
DEEPEST: Final = 40  # tables and lists within each other
MOST_CHOICES: Final = 8
IDENTIFIER: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
SET_NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,17}")  # `game:set` is written into records, addresses and the database
# What people read; everything else is what is played, and belongs to the digest.
UNPLAYED: Final = re.compile(
    r"(name|text|council_text|choices|note)_(en|ru)|wording|note|code|archetype"
    r"|provenance|provenance_detail|council_provenance|designed|council_designed"
)


class CardSetError(ValueError):
    """What is wrong in a card set: which file, which card and which field of it, and what would be right."""

    def __init__(
        self,
        path: str,
        card: str,
        field: str,
        message: str,
        sort: str = "card",
        key: str = "",
        args: dict[str, str | int] | None = None,
    ) -> None:
        self.where = ", ".join(part for part in (path, f"{sort} {card}" if card else "", field) if part)
        super().__init__(f"{self.where}: {message}")
        self.path = path
        self.card = card
        self.field = field
        self.message = message
        self.sort = sort  # what `card` names
        self.key = key  # under which the message is worded in every language, if it is,
        self.args_of_key = args or {}  # and what is put into it

    def __reduce__(self) -> tuple[type[CardSetError], tuple[object, ...]]:
        said = (self.path, self.card, self.field, self.message, self.sort, self.key, self.args_of_key)
        return CardSetError, said


class Words(NamedTuple):
    """How a card is called and explained, and what the answers are called if it lets one choose."""

    name: str
    text: str
    council: str
    choices: list[str]


class CardSet:
    """The checked content of a file. Several sets of a game can be played in one process, each a game of its own."""

    def __init__(self, path: str, shipped: bool, data: Entry, entries: list[Entry]) -> None:
        self.path: str = path
        self.shipped: bool = shipped
        self.about: Entry = data["set"]
        self.id: str = str(self.about["id"])
        self.provenance: str = str(self.about.get("provenance", "designed"))
        self.digest: str = "" if shipped else digest_of(data)  # another content is another game
        self.entries: list[Entry] = entries  # what people read about

    def rules_name(self, game: str) -> str:
        """Under which packed states know their rules: those of other cards are refused."""
        return game if self.shipped else f"{game}:{self.id}:{self.digest}"

    def title(self, language: str) -> str:
        return str(in_language(self.about, "name", language) or self.id)

    def worded(self) -> list[str]:
        """The names that the set brings its own words for."""
        return [str(entry["id"]) for entry in self.entries]

    def note(self, language: str) -> str:
        return str(in_language(self.about, "note", language) or "")

    def words(self, language: str) -> dict[str, Words]:
        """Of every card; that of the shipped set is in the locale files."""
        found: dict[str, Words] = {}
        for entry in [] if self.shipped else self.entries:
            text = str(in_language(entry, "text", language) or "")
            council = str(in_language(entry, "council_text", language) or "")
            choices = in_language(entry, "choices", language) or []
            name = str(in_language(entry, "name", language))
            found[str(entry["id"])] = Words(name, text, council, [str(choice) for choice in choices])
        return found


def in_language(entry: Entry, stem: str, language: str) -> Any:  # noqa: ANN401  (whatever stands in the file)
    """What an entry says in that language, or else in another; None if it says nothing."""
    for each in [language, *LANGUAGES]:
        if f"{stem}_{each}" in entry:
            return entry[f"{stem}_{each}"]
    return None


def drop_notes(entry: Entry) -> Entry:
    """An entry without what is only read."""
    found: Entry = {}
    for field, value in entry.items():
        if UNPLAYED.fullmatch(field):
            continue
        rows = isinstance(value, list) and all(isinstance(row, dict) for row in value)
        found[field] = [drop_notes(row) for row in value] if rows else value
    return found


def digest_of(data: Entry) -> str:
    """The same for files that play the same: a corrected text does not make old records worthless."""
    content: Entry = {}
    for name, table in data.items():
        content[name] = [drop_notes(entry) for entry in table] if isinstance(table, list) else drop_notes(table)
    return sha256(json.dumps(content, default=str).encode()).hexdigest()[:8]


def require(checker: Checker, found: Read | None) -> Read:
    """What a checker read. Raises CardSetError for the first thing that is wrong."""
    if checker.problems:
        raise checker.problems[0]
    assert found is not None
    return found


def near(name: object, names: list[str]) -> str:
    """A hint at what may have been meant."""
    found = get_close_matches(name, names, 1) if isinstance(name, str) else []
    return f"; did you mean {found[0]!r}?" if found else ""


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def was(value: object) -> str:
    if value is None:
        return "it is missing"
    text = repr(value)
    return f"not {text}" if len(text) <= 80 else f"not {text[:77]}..."


def depth_of(value: object) -> int:
    """How many tables and lists lie within each other, counted without recursion."""
    depth = 0
    level: list[object] = [value]
    while level:
        inner: list[object] = []
        for each in level:
            if isinstance(each, dict):
                inner += list(each.values())
            elif isinstance(each, list):
                inner += each
        level = [each for each in inner if isinstance(each, dict | list)]
        depth += 1
    return depth


class Checker:
    """Reads one file and collects every problem instead of stopping at the first."""

    def __init__(self, path: Path, shipped: Path) -> None:
        self.path: Path = path
        self.shipped: bool = path.resolve() == shipped.resolve()
        self.card: str = ""
        self.problems: list[CardSetError] = []

    def wrong(self, field: str, message: str) -> None:
        self.problems.append(CardSetError(str(self.path), self.card, field, message))

    def content(self) -> Entry | None:
        """The tables of the file. What comes from a stranger is small, flat and UTF-8."""
        try:
            with self.path.open("rb") as file:
                found = file.read(MOST_BYTES + 1)
        except OSError as error:
            self.wrong("", f"cannot be read ({error.strerror}); the path of a card set in TOML is needed")
            return None
        if len(found) > MOST_BYTES:
            self.wrong("", f"should have at most {MOST_BYTES} bytes")
            return None
        try:
            data: Entry = tomllib.loads(found.decode("utf-8"))
        except ValueError as problem:
            if isinstance(problem, UnicodeDecodeError):
                self.wrong("", f"byte {problem.start} is not UTF-8; the file should be saved as UTF-8")
            else:
                self.wrong("", f"this is not valid TOML: {problem}")
            return None
        except RecursionError:
            data = {}
        if not data or depth_of(data) > DEEPEST:
            self.wrong("", "should be tables that lie less deep in each other" if found.strip() else "is empty")
            return None
        return data

    # -- single values; what is given back can be worked on with even if it was wrong

    def number(self, field: str, value: object, least: int = 0, most: int = 99) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.wrong(field, f"should be a whole number from {least} to {most}, {was(value)}")
            return least
        return value

    def flag(self, field: str, value: object) -> None:
        if not isinstance(value, bool):
            self.wrong(field, f"should be true or false, {was(value)}")

    def text(self, field: str, value: object, may_be_empty: bool = True) -> None:
        if not isinstance(value, str):
            self.wrong(field, "is missing; it should be a text" if value is None else f"should be a text, {was(value)}")
        elif not value.strip() and not may_be_empty:
            self.wrong(field, "should not be empty")

    def one_of(self, field: str, value: object, names: list[str]) -> str:
        if not isinstance(value, str) or value not in names:
            self.wrong(field, f"should be one of {', '.join(names)}, {was(value)}{near(value, names)}")
            return names[0] if names else ""
        return value

    def several(self, field: str, value: object, names: list[str], least: int = 1) -> None:
        if not isinstance(value, list) or len(value) < least or any(name not in names for name in value):
            self.wrong(field, f"should be a list of some of {', '.join(names)}, {was(value)}")
        elif len(set(value)) != len(value):
            self.wrong(field, "names something twice")

    def only(self, field: str, data: Entry, names: list[str]) -> None:
        """Nothing but these names."""
        for name in data:
            if name not in names:
                hint = near(name, names) or f"; known here are {', '.join(names)}"
                self.wrong(f"{field}.{name}" if field else name, f"there is no field {name!r}{hint}")

    def mapping(self, field: str, value: object, keys: list[str]) -> Entry | None:
        """The value if it is a table; keys that end with `?` may be left out, no others may be there."""
        if not isinstance(value, dict):
            self.wrong(field, f"should be a table, {was(value)}")
            return None
        self.only(field, value, [key.rstrip("?") for key in keys])
        complete = True
        for key in keys:
            if not key.endswith("?") and key not in value:
                self.wrong(f"{field}.{key}" if field else key, "is missing")
                complete = False
        return value if complete else None

    def identifier(self, field: str, value: object) -> str:
        if not isinstance(value, str) or IDENTIFIER.fullmatch(value) is None:
            self.wrong(field, f"should be a name like 'inner_clock' of small letters, digits and _, {was(value)}")
        return str(value)

    # -- what every set has

    def tables(self, data: Entry, names: list[str]) -> bool:
        """Is every one of these a list of tables, as [[name]] writes them?"""
        fine = True
        for name in names:
            rows = data.get(name)
            if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
                self.wrong(name, f"every {name} should be a table of its own under the heading [[{name}]]")
                fine = False
        return fine

    def head(self, about: object, keys: list[str]) -> Entry | None:
        """The table [set]: who it is, what it is called and where it comes from, and what else a game wants there."""
        if not isinstance(about, dict):
            self.wrong("set", "the file should begin with a table [set]")
            return None
        texts = [f"{stem}_{language}?" for stem in ("name", "note") for language in LANGUAGES]
        table = self.mapping("set", about, ["id", *keys, *texts, "provenance", "wording?"])
        if not self.shipped:
            self.in_some_language("set.", about, "name", False)
            if "wording" in about:
                self.wrong("set.wording", "should be left out: only the set that comes with Arcanarium has it")
            if about.get("id") == OWN:
                self.wrong("set.id", f"should be a name of your own, since {OWN!r} is the set that comes with the game")
        for field in [name for name in about if name.startswith("note_")]:
            self.text(f"set.{field}", about[field])
        if "id" in about:
            name = self.identifier("set.id", about["id"])
            if len(name) > 18:
                self.wrong("set.id", f"should have at most 18 letters, not {len(name)}")
        if "provenance" in about:
            self.one_of("set.provenance", about["provenance"], PROVENANCES)
        return table

    def wording(self, entry: Entry, stems: list[str]) -> None:
        """Every card is worded in one language at least; the wording of the shipped set is in the locale files."""
        if self.shipped:
            return
        for stem in stems:
            self.in_some_language("", entry, stem, stem != "name")
        for language in LANGUAGES:
            field = f"choices_{language}"
            choices = entry.get(field, [])
            if not isinstance(choices, list) or len(choices) > MOST_CHOICES:
                self.wrong(field, f"should be a list of up to {MOST_CHOICES} texts, {was(choices)}")
                continue
            for place, choice in enumerate(choices):
                self.text(f"{field}.{place}", choice, False)

    def in_some_language(self, prefix: str, entry: Entry, stem: str, may_be_empty: bool) -> None:
        fields = [f"{stem}_{language}" for language in LANGUAGES]
        given = [field for field in fields if field in entry]
        if not given:
            self.wrong(prefix + fields[0], f"is missing; {' or '.join(fields)} should be a text")
        for field in given:
            self.text(prefix + field, entry[field], may_be_empty)
