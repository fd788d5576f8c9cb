"""Card sets: one TOML file each, read and checked; nothing here knows how an effect is carried out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from arcanarium.core.card_set import LANGUAGES, PROVENANCES, CardSet, CardSetError, Entry, Words, is_whole
from arcanarium.games.evenfall.vocabulary import COVENS, KEYWORDS, REGIONS, RESOURCES, TIERS, EffectChecker

SHIPPED: Final = Path(__file__).parent / "cards.toml"
MARK: Final = "place"  # the table that tells a set of this game from those of others
FORMAT: Final = 1
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
WORDING: Final = ["name", "text"]
WORDS: Final = [f"{stem}_{language}?" for stem in (*WORDING, "choices") for language in LANGUAGES]
COUNCIL_WORDS: Final = [f"council_text_{language}?" for language in LANGUAGES]
COUNCIL: Final = {"en": "Council", "ru": "Совет"}
WORDED: Final = ["stone", "start", "place", "ritual", "specialist"]  # the tables of things that people read about
RESERVED: Final = [*REGIONS, "board", "supply", "automa"]  # what else an answer can name
SOURCE: Final = ["provenance?", "designed?", "note?"]
TABLES: Final = ["region", "path", "board", "stone", "start", "place", "ritual", "specialist"]
MOST_PLACES: Final = 120
MOST_CARDS: Final = 1000


class Cards(CardSet):
    """The checked content of a file; entries are plain tables."""

    def __init__(self, path: str, shipped: bool, data: Entry) -> None:
        super().__init__(path, shipped, data, [entry for name in WORDED for entry in data[name]])
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

    def words(self, language: str) -> dict[str, Words]:
        """The text of a specialist tells both sides."""
        found = super().words(language)
        for name, words in found.items():
            if words.council:
                both = f"{words.text} {COUNCIL[language]}: {words.council}".strip()
                found[name] = words._replace(text=both)
        return found


def load_set(path: str | Path = SHIPPED) -> Cards:
    """Read a card set. Raises CardSetError for the first problem."""
    checker = EffectChecker(Path(path), SHIPPED)
    data = examined(checker)
    if checker.problems:
        raise checker.problems[0]
    assert data is not None
    return Cards(str(path), checker.shipped, data)


def check_set(path: str | Path) -> list[CardSetError]:
    """Everything that is wrong with a file; nothing if it can be played."""
    checker = EffectChecker(Path(path), SHIPPED)
    examined(checker)
    return checker.problems


def examined(c: EffectChecker) -> Entry | None:
    """The content of the file, looked over; what is wrong is with the checker."""
    data = c.content()
    if data is None or c.mapping("", data, ["set", "automa", *TABLES]) is None:
        return None
    check_about(c, data["set"])
    if not c.tables(data, TABLES) or c.problems:
        return None
    check_names(c, data)
    check_boards(c, data)
    check_automa(c, data)
    check_cards(c, data)
    return data


def check_about(c: EffectChecker, about: object) -> None:
    keys = ["format", "stone_kinds", "overflow_vp", "starting_resources", "sickle_cost", "orb_cost", "discard_action"]
    table = c.head(about, [*keys, "designed?", "note?"])
    if table is None:
        return
    if table["format"] != FORMAT:
        c.wrong("set.format", f"should be {FORMAT}, not {table['format']!r}")
    kinds = table["stone_kinds"]
    if not isinstance(kinds, list) or not 1 <= len(kinds) <= 6 or not all(isinstance(kind, str) for kind in kinds):
        c.wrong("set.stone_kinds", "should be a list of one to six names")
    elif "red" in kinds or len(set(kinds)) != len(kinds):
        c.wrong("set.stone_kinds", "should be different names, none of them red")
    else:
        c.stones = [c.identifier(f"set.stone_kinds.{i}", kind) for i, kind in enumerate(kinds)]
    c.number("set.overflow_vp", table["overflow_vp"], 0, 9)
    for name in ("starting_resources", "sickle_cost", "orb_cost"):
        c.amounts(f"set.{name}", table[name], RESOURCES)
    discard = c.mapping("set.discard_action", table["discard_action"], ["card", "any"])
    if discard is not None:
        c.number("set.discard_action.card", discard["card"], 1, 4)
        c.number("set.discard_action.any", discard["any"], 1, 4)


def check_names(c: EffectChecker, data: Entry) -> None:
    """Every entry has an id of its own that can be written in a notation, and words that people read."""
    seen: list[str] = []
    for name in TABLES:
        for i, entry in enumerate(data[name]):
            c.card = str(entry.get("id", f"{name} {i + 1}"))
            text = c.identifier("id", entry.get("id"))
            key = text if name in WORDED else f"{name} {text}"
            if key in seen:
                c.wrong("id", f"{text} is used twice")
            elif name in WORDED and text in RESERVED:
                c.wrong("id", f"should be another name, since {text} is something else on the table")
            seen.append(key)
            if name in WORDED:
                c.wording(entry, [*WORDING, *(["council_text"] if name == "specialist" else [])])
            if "provenance" in entry:
                c.one_of("provenance", entry["provenance"], PROVENANCES)
    c.card = ""


def check_boards(c: EffectChecker, data: Entry) -> None:
    if sorted(str(region.get("id")) for region in data["region"]) != sorted(REGIONS):
        c.wrong("region", f"there is one region for each of {', '.join(REGIONS)}")
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
                    c.number(f"{name}.{i}", number, 0, most)
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
                c.wrong(f"steps.{i}", "should have either a reward or an either")
            elif "reward" in step:
                c.effects(f"steps.{i}.reward", step["reward"])
            elif not isinstance(step["either"], list) or len(step["either"]) != 2:
                c.wrong(f"steps.{i}.either", "should be two lists of operations")
            else:
                for k, side in enumerate(step["either"]):
                    c.effects(f"steps.{i}.either.{k}", side)
    check_covens(c, data)


def check_covens(c: EffectChecker, data: Entry) -> None:
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
                c.effects(f"stone_cells.{i}", cell)
        c.several("extra_places", board.get("extra_places", []), [str(place.get("id")) for place in data["place"]], 0)
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


def check_place(c: EffectChecker, prefix: str, place: Entry) -> None:
    c.number(f"{prefix}vp", place["vp"], 0, 40)
    c.several(f"{prefix}symbols", place["symbols"], c.stones, 0)
    c.amounts(f"{prefix}harvest", place["harvest"], ["herb", "potion", "knowledge", "any", "mana", "vp", "card"])
    if "link" in place:
        c.effects(f"{prefix}link", place["link"])


def check_automa(c: EffectChecker, data: Entry) -> None:
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
            here = f"{field}.{i}"
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


def check_cards(c: EffectChecker, data: Entry) -> None:
    for stone in data["stone"]:
        c.card = str(stone.get("id"))
        if c.mapping("", stone, ["id", "code?", "kind", *WORDS, *SOURCE]) is not None:
            c.one_of("kind", stone["kind"], [*c.stones, "red"])
    c.card = ""
    plain = [stone for stone in data["stone"] if stone.get("kind") != "red"]
    if len(data["stone"]) - len(plain) != 1:
        c.wrong("stone", "there is exactly one red stone")
    if len(plain) < 4 * len(REGIONS):
        c.wrong("stone", f"there are at least {4 * len(REGIONS)} stones besides the red one, not {len(plain)}")
    for place in data["place"]:
        c.card = str(place.get("id"))
        keys = ["id", "code?", "copies?", "witches", "vp", "symbols", "harvest", "link?"]
        if c.mapping("", place, [*keys, *WORDS, *SOURCE]) is not None:
            c.number("copies", place.get("copies", 1), 1, 4)
            c.number("witches", place["witches"], 1, 2)
            check_place(c, "", place)
    more = ["council_provenance?", "council_designed?", *COUNCIL_WORDS]
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
    places = sum(copies(place) for place in data["place"])
    cards = sum(copies(card) for name in ("ritual", "specialist") for card in data[name])
    if not 16 <= places <= MOST_PLACES:
        c.wrong("place", f"there are 16 to {MOST_PLACES} places, not {places}")
    if not 40 <= cards <= MOST_CARDS - MOST_PLACES - 40:
        c.wrong("ritual", f"there are at least 40 rituals and specialists, not {cards}")


def copies(card: Entry) -> int:
    number = card.get("copies", 1)
    return int(number) if is_whole(number) else 0
