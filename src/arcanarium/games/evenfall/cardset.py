"""Card sets: one TOML file each, read and checked; nothing here knows how an effect is carried out."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from arcanarium.games.evenfall.vocabulary import COVENS, KEYWORDS, RESOURCES, TIERS, Checker

Entry = dict[str, Any]

SHIPPED: Final = Path(__file__).parent / "cards.toml"
FORMAT: Final = 1
REGIONS: Final = 3
BOARDS: Final = ["sun", *COVENS]  # the sun side is the same for all
AUTOMA_ACTIONS: Final = [
    "gain_x_vp_and_path",
    "find_place",
    "play_card",
    "transfer",
    "path",
    "harvest",
    "place_from_deck",
]
AUTOMA_STEPS: Final = ["gain_vp", "place_from_deck", "play_card", "harvest", "transfer"]
PROVENANCES: Final = ["rulebook", "public", "printed", "designed"]
WORDING: Final = ["name_en", "name_ru", "text_en", "text_ru"]
COUNCIL_WORDING: Final = ["council_text_en", "council_text_ru"]
WORDS: Final = [f"{field}?" for field in WORDING]  # demanded of every set but the shipped one, by `check_names`
WORDED: Final = ["stone", "start", "place", "ritual", "specialist"]  # the tables of things that people read about
SOURCE: Final = ["provenance?", "designed?", "note?"]
TABLES: Final = ["region", "path", "board", "stone", "start", "place", "ritual", "specialist"]
MOST_PLACES: Final = 120
MOST_CARDS: Final = 1000


class CardSetError(ValueError):
    """Something in the file of a card set that is not as it should be."""

    def __init__(self, path: str, card: str, field: str, message: str) -> None:
        where = ", ".join(part for part in (path, f"card {card}" if card else "", field) if part)
        super().__init__(f"{where}: {message}")
        self.path = path
        self.card = card
        self.field = field
        self.message = message


class CardSet:
    """The checked content of a file; entries are plain tables."""

    def __init__(self, path: str, data: Entry, content: bytes) -> None:
        self.path: str = path
        self.shipped: bool = is_shipped(path)
        self.fingerprint: int = crc32(content)  # another content is another game
        self.about: Entry = data["set"]
        self.automa: Entry = data["automa"]
        self.regions: list[Entry] = data["region"]
        self.paths: list[Entry] = data["path"]
        self.boards: list[Entry] = sorted(data["board"], key=lambda board: BOARDS.index(str(board["id"])))
        self.stones: list[Entry] = sorted(data["stone"], key=lambda stone: stone["kind"] == "red")  # the red one last
        self.starts: list[Entry] = sorted(data["start"], key=lambda start: COVENS.index(str(start["coven"])))
        self.places: list[Entry] = data["place"]
        self.rituals: list[Entry] = data["ritual"]
        self.specialists: list[Entry] = data["specialist"]
        self.stone_kinds: list[str] = data["set"]["stone_kinds"]

    def words(self, language: str) -> dict[str, tuple[str, str]]:
        """Name and text of every card whose wording comes with the set and not from the locale files."""
        found: dict[str, tuple[str, str]] = {}
        if not self.shipped:
            for entries in (self.stones, self.starts, self.places, self.rituals, self.specialists):
                for entry in entries:
                    text = str(entry[f"text_{language}"])
                    council = str(entry.get(f"council_text_{language}", ""))
                    found[str(entry["id"])] = (str(entry[f"name_{language}"]), f"{text} {council}".strip())
        return found


def is_shipped(path: str | Path) -> bool:
    return Path(path).resolve() == SHIPPED.resolve()


def load_set(path: str | Path) -> CardSet:
    """Read a card set. Raises CardSetError for the first problem."""
    problems, data = examine(path)
    if problems:
        raise problems[0]
    return CardSet(str(path), data, Path(path).read_bytes())


def check_set(path: str | Path) -> list[CardSetError]:
    """Everything that is wrong with a file; nothing if it can be played."""
    return examine(path)[0]


def examine(path: str | Path) -> tuple[list[CardSetError], Entry]:
    try:
        data: Entry = tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        return [CardSetError(str(path), "", "", f"cannot be read: {error.strerror}")], {}
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        return [CardSetError(str(path), "", "", f"is no TOML: {error}")], {}
    c = Checker([])
    c.worded = not is_shipped(path)
    top = c.mapping("", data, ["set", "automa", *TABLES])
    if top is None:
        return [CardSetError(str(path), *problem) for problem in c.found], {}
    check_about(c, data["set"])
    for name in TABLES:
        if not isinstance(data[name], list) or not all(isinstance(entry, dict) for entry in data[name]):
            c.wrong(name, f"should be written as tables [[{name}]]")
    if c.found:
        return [CardSetError(str(path), *problem) for problem in c.found], {}
    check_names(c, data)
    check_boards(c, data)
    check_automa(c, data)
    check_cards(c, data)
    return [CardSetError(str(path), *problem) for problem in c.found], data


def check_about(c: Checker, about: object) -> None:
    c.card = "set"
    keys = ["id", "format", "stone_kinds", "overflow_vp", "starting_resources", "sickle_cost", "orb_cost"]
    more = ["discard_action", "wording?", "note_en?", "note_ru?", *SOURCE]
    table = c.mapping("", about, [*keys, *more, *(["name_en", "name_ru"] if c.worded else [])])
    if table is None:
        return
    if c.worded and "wording" in table:
        c.wrong("wording", "should be left out: only the set that comes with Arcanarium has it")
    if c.worded and table["id"] == "arcanarium":
        c.wrong("id", "should be another name: this one belongs to the set that comes with Arcanarium")
    if table["format"] != FORMAT:
        c.wrong("format", f"should be {FORMAT}, not {table['format']!r}")
    kinds = table["stone_kinds"]
    if not isinstance(kinds, list) or not 1 <= len(kinds) <= 6 or not all(isinstance(kind, str) for kind in kinds):
        c.wrong("stone_kinds", "should be a list of one to six names")
    elif "red" in kinds or len(set(kinds)) != len(kinds):
        c.wrong("stone_kinds", "should be different names, none of them red")
    else:
        c.stones = kinds
    c.number("overflow_vp", table["overflow_vp"], 0, 9)
    for name in ("starting_resources", "sickle_cost", "orb_cost"):
        c.amounts(name, table[name], RESOURCES)
    discard = c.mapping("discard_action", table["discard_action"], ["card", "any"])
    if discard is not None:
        c.number("discard_action.card", discard["card"], 1, 4)
        c.number("discard_action.any", discard["any"], 1, 4)
    c.card = ""


def check_names(c: Checker, data: Entry) -> None:
    """Every entry has an id of its own that can be written in a notation."""
    seen: list[str] = []
    for name in TABLES:
        for i, entry in enumerate(data[name]):
            c.card = f"{name} {i + 1}"
            text = entry.get("id")
            if isinstance(text, str):
                c.card = text
            if not isinstance(text, str) or not text.replace("_", "").isalnum() or text != text.lower():
                c.wrong("id", f"should be small letters, digits and underscores, not {text!r}")
            elif name in ("region", "path", "board"):
                if f"{name} {text}" in seen:
                    c.wrong("id", f"{text} is used twice")
                seen.append(f"{name} {text}")
            elif text in seen:
                c.wrong("id", f"{text} is used twice")
            else:
                seen.append(text)
            c.card = str(text)
            if name in WORDED and c.worded:
                for field in [*WORDING, *(COUNCIL_WORDING if name == "specialist" else [])]:
                    c.text(field, entry.get(field), not field.startswith("name"))
            if "provenance" in entry:
                c.one_of("provenance", entry["provenance"], PROVENANCES)
    c.card = ""


def check_boards(c: Checker, data: Entry) -> None:
    if len(data["region"]) != REGIONS:
        c.wrong("region", f"there are {REGIONS} regions, not {len(data['region'])}")
    for region in data["region"]:
        c.card = str(region.get("id"))
        keys = ["id", "place_slots", "action_cells", "first_player_token", "action", *TIERS, *SOURCE]
        if c.mapping("", region, keys) is None:
            continue
        for name, most in (("place_slots", 4), ("action_cells", 3)):
            row = region[name]
            if not isinstance(row, list) or len(row) != 4:
                c.wrong(name, "should be four numbers, for 1 to 4 players")
            else:
                for i, number in enumerate(row):
                    c.number(f"{name}[{i}]", number, 0, most)
        c.flag("first_player_token", region["first_player_token"])
        c.effects("action", region["action"])
        for tier in TIERS:
            reward = c.mapping(tier, region[tier], ["strength", "do"])
            if reward is not None:
                c.number(f"{tier}.strength", reward["strength"], 1, 30)
                c.effects(f"{tier}.do", reward["do"])
    for path in data["path"]:
        c.card = str(path.get("id"))
        if c.mapping("", path, ["id", "steps", *SOURCE]) is None:
            continue
        if not isinstance(path["steps"], list) or not 1 <= len(path["steps"]) <= 20:
            c.wrong("steps", "should be a list of one to twenty steps")
            continue
        for i, step in enumerate(path["steps"]):
            if not isinstance(step, dict) or ("reward" in step) == ("either" in step) or len(step) != 1:
                c.wrong(f"steps[{i}]", "should have either a reward or an either")
            elif "reward" in step:
                c.effects(f"steps[{i}].reward", step["reward"])
            elif not isinstance(step["either"], list) or len(step["either"]) != 2:
                c.wrong(f"steps[{i}].either", "should be two lists of operations")
            else:
                for k, side in enumerate(step["either"]):
                    c.effects(f"steps[{i}].either[{k}]", side)
    check_covens(c, data)


def check_covens(c: Checker, data: Entry) -> None:
    c.card = ""
    if sorted(str(board.get("id")) for board in data["board"]) != sorted(BOARDS):
        c.wrong("board", f"there is one board for each of {', '.join(BOARDS)}")
    for board in data["board"]:
        c.card = str(board.get("id"))
        keys = ["id", "scouting", "token", "path", "council_first", "council_later", "start_circle"]
        may = ["free_action?", "action_cell?", "elders_outside?", "stone_cells?", "extra_places?"]
        if c.mapping("", board, [*keys, *may, *SOURCE]) is None:
            continue
        for name in ("scouting", "token", "free_action", "action_cell"):
            if name in board:
                c.effects(name, board[name])
        c.one_of("path", board["path"], [str(path.get("id")) for path in data["path"]])
        for name in ("council_first", "council_later"):
            c.amounts(name, board[name], RESOURCES)
        c.one_of("start_circle", board["start_circle"], ["inner", "outer"])
        if "elders_outside" in board:
            c.flag("elders_outside", board["elders_outside"])
        cells = board.get("stone_cells", [])
        if not isinstance(cells, list) or len(cells) > 8:
            c.wrong("stone_cells", "should be a list of up to eight lists of operations")
        else:
            for i, cell in enumerate(cells):
                c.effects(f"stone_cells[{i}]", cell)
        for i, name in enumerate(board.get("extra_places", [])):
            c.one_of(f"extra_places[{i}]", name, [str(place.get("id")) for place in data["place"]])
    c.card = ""
    if sorted(str(start.get("coven")) for start in data["start"]) != sorted(COVENS):
        c.wrong("start", f"there is one starting place for each of {', '.join(COVENS)}")
    for start in data["start"]:
        c.card = str(start.get("id"))
        if c.mapping("", start, ["id", "code?", "coven", "sun", "moon", *WORDS, *SOURCE]) is not None:
            for side in ("sun", "moon"):
                face = c.mapping(side, start[side], ["vp", "symbols", "harvest", "link?"])
                if face is not None:
                    check_place(c, f"{side}.", face)


def check_place(c: Checker, prefix: str, place: Entry) -> None:
    c.number(f"{prefix}vp", place["vp"], 0, 40)
    c.several(f"{prefix}symbols", place["symbols"], c.stones, 0)
    c.amounts(f"{prefix}harvest", place["harvest"], ["herb", "potion", "knowledge", "any", "mana", "vp", "card"])
    if "link" in place:
        c.effects(f"{prefix}link", place["link"])


def check_automa(c: Checker, data: Entry) -> None:
    c.card = "automa"
    automa = c.mapping("", data["automa"], ["witches", "difficulty", "overflow_vp", "circle", "path", *SOURCE])
    if automa is None:
        return
    c.number("witches", automa["witches"], 1, 4)
    c.number("overflow_vp", automa["overflow_vp"], 0, 9)
    levels = c.mapping("difficulty", automa["difficulty"], ["apprentice", "witch", "master", "heir"])
    for name, x in (levels or {}).items():
        c.number(f"difficulty.{name}", x, 0, 20)
    regions = [str(region.get("id")) for region in data["region"]]
    endless = True
    for field, actions in (("circle", AUTOMA_ACTIONS), ("path", AUTOMA_STEPS)):
        if not isinstance(automa[field], list) or not 1 <= len(automa[field]) <= 20:
            c.wrong(field, "should be a list of one to twenty cells")
            continue
        for i, cell in enumerate(automa[field]):
            here = f"{field}[{i}]"
            table = c.mapping(here, cell, ["action", "region?", "vp?", *(["framed"] if field == "circle" else [])])
            if table is None:
                continue
            c.one_of(f"{here}.action", table["action"], actions)
            if table["action"] == "find_place":
                c.one_of(f"{here}.region", table.get("region"), regions)
            if table["action"] == "gain_vp":
                c.number(f"{here}.vp", table.get("vp"), 0, 40)
            if field == "circle":
                c.flag(f"{here}.framed", table["framed"])
                endless = endless and table["action"] not in ("path", "gain_x_vp_and_path")
    if endless:
        c.wrong("circle", "needs a cell with path or gain_x_vp_and_path, which are always possible")


def check_cards(c: Checker, data: Entry) -> None:
    for stone in data["stone"]:
        c.card = str(stone.get("id"))
        if c.mapping("", stone, ["id", "code?", "kind", *WORDS, *SOURCE]) is not None:
            c.one_of("kind", stone["kind"], [*c.stones, "red"])
    c.card = ""
    plain = [stone for stone in data["stone"] if stone.get("kind") != "red"]
    if len(data["stone"]) - len(plain) != 1:
        c.wrong("stone", "there is exactly one red stone")
    if len(plain) < 4 * REGIONS:
        c.wrong("stone", f"there are at least {4 * REGIONS} stones besides the red one, not {len(plain)}")
    for place in data["place"]:
        c.card = str(place.get("id"))
        keys = ["id", "code?", "copies?", "witches", "vp", "symbols", "harvest", "link?"]
        if c.mapping("", place, [*keys, *WORDS, *SOURCE]) is not None:
            c.number("copies", place.get("copies", 1), 1, 4)
            c.number("witches", place["witches"], 1, 2)
            check_place(c, "", place)
    more = ["council_provenance?", "council_designed?", *[f"{field}?" for field in COUNCIL_WORDING]]
    for name in ("ritual", "specialist"):
        for card in data[name]:
            c.card = str(card.get("id"))
            own = "slots" if name == "ritual" else "council"
            keys = ["id", "code?", "copies?", "keywords", "cost", "vp", "effect", own]
            if c.mapping("", card, [*keys, *WORDS, *SOURCE, *(more if name == "specialist" else [])]) is None:
                continue
            c.number("copies", card.get("copies", 1), 1, 4)
            c.several("keywords", card["keywords"], KEYWORDS, 0)
            c.amounts("cost", card["cost"], RESOURCES)
            c.number("vp", card["vp"], 0, 40)
            if name == "ritual":
                c.number("slots", card["slots"], 0, 6)
                c.card_effect("effect", card["effect"], ["instant", "permanent", "action_cell"])
            else:
                c.card_effect("effect", card["effect"], ["permanent", "free_action", "combat"])
                c.card_effect("council", card["council"], ["permanent", "end_of_round", "end_of_game"])
    c.card = ""
    places = sum(int(place.get("copies", 1)) for place in data["place"])
    cards = sum(int(card.get("copies", 1)) for name in ("ritual", "specialist") for card in data[name])
    if not 16 <= places <= MOST_PLACES:
        c.wrong("place", f"there are 16 to {MOST_PLACES} places, not {places}")
    if not 40 <= cards <= MOST_CARDS - MOST_PLACES - 40:
        c.wrong("ritual", f"there are at least 40 rituals and specialists, not {cards}")
