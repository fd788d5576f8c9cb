"""Card sets: one TOML file each, read and checked; what is wrong is named by its field."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from arcanarium.core.card_language import FieldChecker, Takes
from arcanarium.core.card_set import (
    LANGUAGES,
    PROVENANCES,
    CardSetError,
    Entry,
    is_whole,
    require,
    was,
)
from arcanarium.games.evenfall.cards.compile import OPERATIONS
from arcanarium.games.evenfall.facts import (
    AMOUNT_NAMES,
    AUTOMA_ACTIONS,
    BOARDS,
    COUNTERS,
    COVENS,
    EVENTS,
    HARVESTS,
    KEYWORDS,
    MODIFIERS,
    REGIONS,
    RESOURCE_NAMES,
    SCOPES,
    TIERS,
    TIMINGS,
    WORDED,
    Cards,
)

SHIPPED: Final = Path(__file__).parent / "cards.toml"
MARK: Final = "place"  # the table that tells a set of this game from those of others
FORMAT: Final = 1
RESERVED: Final = [*REGIONS, "board", "supply", "automa"]  # what else an answer can name
TABLES: Final = ["region", "path", "board", "stone", "start", "place", "ritual", "specialist"]
MOST_PLACES: Final = 120
MOST_CARDS: Final = 1000

# What stands in a field, by its sort: one of these words (or of one, the sort itself), some of them,
CHOICES: Final[dict[str, list[str]]] = {
    "harvest": HARVESTS,
    "catalyst": ["sickle", "orb"],
    "where": ["this_ritual", "own_any"],
    "region": ["chosen", "any"],
    "from": ["own_rituals", "own_supply"],
    "to": ["one_region", "any_regions"],
    "counter": COUNTERS,
    "keyword": KEYWORDS,
    "scope": SCOPES,
    "event": EVENTS,
    "timing": ["after_reveal", *TIMINGS[:3]],
    "circle": ["inner", "outer"],
    "provenance": PROVENANCES,
    "automa action": AUTOMA_ACTIONS,
    "automa step": ["gain_vp", "place_from_deck", "play_card", "harvest", "transfer"],
}
SETS: Final[dict[str, list[str]]] = {"kinds": ["witch", "elder"], "tiers": ["lower", "middle"]}
# or a table of fields.
SOURCE: Final[Takes] = {"provenance?": "provenance", "designed?": "", "note?": ""}
ENTRY: Final[Takes] = {"id": "", **SOURCE}
WORDS: Final[Takes] = {f"{stem}_{language}?": "" for stem in ("name", "text", "choices") for language in LANGUAGES}
WORDED_ENTRY: Final[Takes] = {"code?": "", **ENTRY, **WORDS}
FACE: Final[Takes] = {"vp": "0-40", "symbols": "symbols", "harvest": "amounts", "link?": "effects"}
CARD: Final[Takes] = {"copies?": "1-4", "keywords": "keywords", "cost": "resources", "vp": "0-40", **WORDED_ENTRY}
COUNCIL_WORDS: Final[Takes] = {f"council_text_{language}?": "" for language in LANGUAGES}
SHAPES: Final[dict[str, Takes]] = {
    "trade": {"card": "1-4", "any": "1-4"},
    "region entry": {
        "place_slots": "row-4",
        "action_cells": "row-3",
        "first_player_token": "flag",
        "action": "effects",
        **dict.fromkeys(TIERS, "reward"),
        **ENTRY,
    },
    "reward": {"strength": "1-30", "do": "effects"},
    "path entry": {"steps": "", **ENTRY},
    "board entry": {
        "scouting": "effects",
        "token": "effects",
        "path": "path",
        "council_first": "resources",
        "council_later": "resources",
        "start_circle": "circle",
        "free_action?": "effects",
        "action_cell?": "effects",
        "elders_outside?": "flag",
        "stone_cells?": "stone cells",
        "extra_places?": "places",
        **ENTRY,
    },
    "face": FACE,
    "start entry": {"coven": "", "sun": "face", "moon": "face", **WORDED_ENTRY},
    "stone entry": {"kind": "stone or red", **WORDED_ENTRY},
    "place entry": {"copies?": "1-4", "witches": "1-2", **FACE, **WORDED_ENTRY},
    "ritual entry": {"slots": "0-6", "effect": "ritual effect", **CARD},
    "specialist entry": {
        "effect": "specialist effect",
        "council": "council effect",
        "council_provenance?": "",
        "council_designed?": "",
        **CARD,
        **COUNCIL_WORDS,
    },
    "automa": {"witches": "1-4", "difficulty": "difficulty", "overflow_vp": "0-9", "circle": "", "path": "", **SOURCE},
    "difficulty": dict.fromkeys(("apprentice", "witch", "master", "heir"), "0-20"),
    "when": {"event": "event", "keyword?": "keyword"},
}
EFFECTS: Final[dict[str, list[str]]] = {
    "ritual effect": ["instant", "permanent", "action_cell"],
    "specialist effect": ["permanent", "free_action", "combat"],
    "council effect": ["permanent", "end_of_round", "end_of_game"],
}
MODIFIER_FIELDS: Final[dict[str, Takes]] = {
    "battle_strength": {"amount": "number", "scope": "scope"},
    "ritual_cost_reduction": {"keyword": "keyword", "amount": "number"},
    "own_cost_payable_in_mana": {"mana_per_resource": "number"},
    "catalysts_payable_in_mana": {"mana": "number"},
    "elders_may_use_region_cells": {"max": "number"},
    "repeat_battle_reward": {"tiers": "tiers", "times": "number"},
    "mana_gain_may_be_vp": {"ratio": "1-1"},
    "basic_discard_action_bonus": {"any": "number"},
}
# Operations that stand in effects of one moment only, which have no others.
ONLY_THERE: Final = {
    "end_of_game": ["gain", "gain_per", "stone_kind_score"],
    "after_reveal": ["adjust_dial"],
}


class EffectChecker(FieldChecker):
    """Checks the entries of one file, field by field, and their effects."""

    def __init__(self, path: Path, shipped: Path) -> None:
        super().__init__(path, shipped)
        self.stones: list[str] = []
        self.choices = dict(CHOICES)
        self.sets = {"keywords": KEYWORDS, **SETS}
        self.may_be_empty = ["keywords", "symbols", "places"]
        self.shapes = SHAPES

    def is_own(self, field: str, sort: str, value: object, moment: str) -> bool:
        if sort.startswith("row-"):
            if not isinstance(value, list) or len(value) != 4:
                self.wrong(field, "should be four numbers, for 1 to 4 players")
                return True
            for i, number in enumerate(value):
                self.number(f"{field}.{i}", number, 0, int(sort.removeprefix("row-")))
        elif sort == "effects":
            self.effects(field, value, moment)
        elif sort in ("sides", "stone cells"):
            for here, side in self.sides(field, value, *((2, 4) if sort == "sides" else (0, 8))):
                self.effects(here, side, moment)
        elif sort == "resources":
            self.amounts(field, value, RESOURCE_NAMES)
        elif sort == "cost":  # points are never spent
            self.amounts(field, value, [name for name in AMOUNT_NAMES if name != "vp"])
        elif sort == "amounts":
            self.amounts(field, value, ["vp"] if moment == "end_of_game" else AMOUNT_NAMES)
        elif sort in ("number", "amount"):
            self.number(field, value, 1, 9)
        elif sort == "condition":
            self.condition(field, value)
        elif sort in EFFECTS:
            self.card_effect(field, value, EFFECTS[sort])
        else:
            return False
        return True

    def amounts(self, field: str, value: object, names: list[str]) -> None:
        if not isinstance(value, dict):
            self.wrong(field, f"should be a table like {{ herb = 1 }}, {was(value)}")
            return
        for name, amount in value.items():
            if name not in names:
                self.wrong(f"{field}.{name}", f"is no amount here; there are {', '.join(names)}")
            else:
                self.number(f"{field}.{name}", amount, 1, 40)

    def effects(self, field: str, value: object, moment: str = "") -> None:
        """A list of operations, each a table with one key."""
        if not isinstance(value, list) or not value:
            self.wrong(field, f"should be a list of operations, {was(value)}")
            return
        for i, entry in enumerate(value):
            here = f"{field}.{i}"
            if not isinstance(entry, dict) or len(entry) != 1:
                self.wrong(here, f"should be a table with exactly one operation, {was(entry)}")
                continue
            for name, body in entry.items():
                self.operation(f"{here}.{name}", str(name), body, moment)

    def operation(self, field: str, name: str, body: object, moment: str) -> None:
        for only, names in ONLY_THERE.items():
            if moment == only and name not in names:
                self.wrong(field, f"an effect at {only} is made of {', '.join(names)}")
                return
            if moment != only and name == names[-1]:
                self.wrong(field, f"may stand in an effect at {only} only")
                return
        if not self.is_operation(field, name, OPERATIONS):
            return
        takes = OPERATIONS[name].takes
        if "" in takes:
            self.part(field, takes[""], body, moment)
        else:
            self.fields(field, takes, body, moment)
        if name == "move_pieces" and isinstance(body, dict) and ("max" in body) == ("max_rituals" in body):
            self.wrong(field, "has either max or max_rituals")

    def condition(self, field: str, value: object) -> None:
        if not isinstance(value, dict) or len(value) != 1:
            self.wrong(field, "should have one of bound_ritual_has, link_bonus_just_activated")
            return
        for name, wanted in value.items():
            if name == "bound_ritual_has":
                self.one_of(f"{field}.{name}", wanted, KEYWORDS)
            elif name == "link_bonus_just_activated":
                self.flag(f"{field}.{name}", wanted)
            else:
                self.wrong(f"{field}.{name}", "should be bound_ritual_has or link_bonus_just_activated")

    def card_effect(self, field: str, value: object, types: list[str]) -> None:
        """The effect of a ritual, a specialist or a council member."""
        if not isinstance(value, dict) or value.get("type") not in types:
            got = value.get("type") if isinstance(value, dict) else value
            self.wrong(f"{field}.type", f"should be one of {', '.join(types)}, {was(got)}")
            return
        sort = str(value["type"])
        if sort == "permanent" and "modifier" in value:
            if self.mapping(field, value, ["type", "modifier"]) is not None:
                self.modifier(f"{field}.modifier", value["modifier"])
            return
        more = {"permanent": {"when": "when"}, "action_cell": {"cells": "1-4"}, "combat": {"timing": "timing"}}
        moment = sort if sort == "end_of_game" else str(value.get("timing", "")) if sort == "combat" else ""
        if not self.fields(field, {"type": "", **more.get(sort, {}), "do": "effects"}, value, moment):
            return
        when = value.get("when")
        if isinstance(when, dict) and "keyword" in when and when.get("event") != "play_ritual":
            self.wrong(f"{field}.when.keyword", "goes with the event play_ritual only")

    def modifier(self, field: str, value: object) -> None:
        if not isinstance(value, dict) or value.get("name") not in MODIFIERS:
            self.wrong(f"{field}.name", f"should be one of {', '.join(MODIFIERS)}")
            return
        self.fields(field, {"name": "", **MODIFIER_FIELDS.get(str(value["name"]), {})}, value)


def load_set(path: str | Path = SHIPPED) -> Cards:
    """Read a card set. Raises CardSetError for the first problem."""
    checker = EffectChecker(Path(path), SHIPPED)
    return Cards(str(path), checker.shipped, require(checker, examine(checker)))


def check_set(path: str | Path) -> list[CardSetError]:
    """Everything that is wrong with a file; nothing if it can be played."""
    checker = EffectChecker(Path(path), SHIPPED)
    examine(checker)
    return checker.problems


def examine(c: EffectChecker) -> Entry | None:
    """The content of the file, looked over; what is wrong is with the checker."""
    data = c.content()
    if data is None or c.mapping("", data, ["set", "automa", *TABLES]) is None:
        return None
    check_about(c, data["set"])
    if not c.tables(data, TABLES) or c.problems:
        return None
    c.choices |= {"stone": c.stones, "stone or red": [*c.stones, "red"]}
    c.choices["path"] = [str(path.get("id")) for path in data["path"]]
    c.sets |= {"symbols": c.stones, "places": [str(place.get("id")) for place in data["place"]]}
    check_names(c, data)
    for name in TABLES:
        for entry in data[name]:
            c.card = str(entry.get("id"))
            if c.fields("", SHAPES[f"{name} entry"], entry) and name == "path":
                check_path(c, entry["steps"])
    check_automa(c, data)
    check_numbers(c, data)
    return data


def check_about(c: EffectChecker, about: object) -> None:
    sorts = {"overflow_vp": "0-9", "discard_action": "trade"}
    sorts |= dict.fromkeys(("starting_resources", "sickle_cost", "orb_cost"), "resources")
    table = c.head(about, ["format", "stone_kinds", *sorts, "designed?", "note?"])
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
    for name, sort in sorts.items():
        c.part(f"set.{name}", sort, table[name], "")


def check_names(c: EffectChecker, data: Entry) -> None:
    """Every entry has an id of its own that can be written in a notation, and words that people read.

    There is one region, one board and one starting place of each name.
    """
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
                c.wording(entry, ["name", "text", *(["council_text"] if name == "specialist" else [])])
    c.card = ""
    for name, field, wanted in (("region", "id", REGIONS), ("board", "id", BOARDS), ("start", "coven", COVENS)):
        if sorted(str(entry.get(field)) for entry in data[name]) != sorted(wanted):
            c.wrong(name, f"there is one {name} for each of {', '.join(wanted)}")


def check_path(c: EffectChecker, steps: object) -> None:
    if not isinstance(steps, list) or not 1 <= len(steps) <= 20:
        c.wrong("steps", "should be a list of one to twenty steps")
        return
    for i, step in enumerate(steps):
        if not isinstance(step, dict) or ("reward" in step) == ("either" in step) or len(step) != 1:
            c.wrong(f"steps.{i}", "should have either a reward or an either")
        elif "reward" in step:
            c.effects(f"steps.{i}.reward", step["reward"])
        elif not isinstance(step["either"], list) or len(step["either"]) != 2:
            c.wrong(f"steps.{i}.either", "should be two lists of operations")
        else:
            for k, side in enumerate(step["either"]):
                c.effects(f"steps.{i}.either.{k}", side)


def check_automa(c: EffectChecker, data: Entry) -> None:
    c.card = "automa"
    automa = data["automa"]
    if not c.fields("", SHAPES["automa"], automa):
        return
    c.choices["home"] = [str(region.get("id")) for region in data["region"]]
    endless = True
    for field, sort, framed in (("circle", "automa action", {"framed": "flag"}), ("path", "automa step", {})):
        if not isinstance(automa[field], list) or not 1 <= len(automa[field]) <= 20:
            c.wrong(field, "should be a list of one to twenty cells")
            continue
        for i, cell in enumerate(automa[field]):
            here = f"{field}.{i}"
            if not c.fields(here, {"action": sort, "region?": "", "vp?": "", **framed}, cell):
                continue
            if cell["action"] == "find_place":
                c.part(f"{here}.region", "home", cell.get("region"), "")
            if cell["action"] == "gain_vp":
                c.part(f"{here}.vp", "0-40", cell.get("vp"), "")
            endless = endless and (field == "path" or cell["action"] not in ("path", "gain_x_vp_and_path"))
    if endless:
        c.wrong("circle", "needs a cell with path or gain_x_vp_and_path, which are always possible")


def check_numbers(c: EffectChecker, data: Entry) -> None:
    """There is enough of everything, and one red stone."""
    c.card = ""
    plain = [stone for stone in data["stone"] if stone.get("kind") != "red"]
    if len(data["stone"]) - len(plain) != 1:
        c.wrong("stone", "there is exactly one red stone")
    if len(plain) < 4 * len(REGIONS):
        c.wrong("stone", f"there are at least {4 * len(REGIONS)} stones besides the red one, not {len(plain)}")
    places = sum(count_copies(place) for place in data["place"])
    cards = sum(count_copies(card) for name in ("ritual", "specialist") for card in data[name])
    if not 16 <= places <= MOST_PLACES:
        c.wrong("place", f"there are 16 to {MOST_PLACES} places, not {places}")
    if not 40 <= cards <= MOST_CARDS - MOST_PLACES - 40:
        c.wrong("ritual", f"there are at least 40 rituals and specialists, not {cards}")


def count_copies(card: Entry) -> int:
    number = card.get("copies", 1)
    return int(number) if is_whole(number) else 0
