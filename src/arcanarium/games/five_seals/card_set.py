"""Maps as data: one TOML file for all numbers of players, which an owner of the box may type in, and its checks."""

from __future__ import annotations

from math import cos, radians, sin
from pathlib import Path
from typing import Final

from arcanarium.core.card_set import (
    LANGUAGES,
    PROVENANCES,
    CardSet,
    CardSetError,
    Checker,
    Entry,
    Words,
    in_language,
    require,
    was,
)
from arcanarium.core.ints import i64, vec
from arcanarium.games.five_seals.facts import (
    BOARD,
    CELL_SPACES,
    COLOURS,
    FEWEST_SEATS,
    FOLDER,
    HALF,
    MOST_SEATS,
    SCROLLS_OF,
    SECTORS,
    SIXES_LEFT,
    STRONGEST,
    TOKENS_OF,
    WEAKEST,
)

SHIPPED: Final = FOLDER / "maps.toml"
MARK: Final = "map"  # the table that tells a set of this game from those of others
KINDS: Final = ["seal", "scroll", "junction"]
NEAR: Final = 300  # the near part of a face lies closer to the hall than this


class Maps(CardSet):
    """The maps of a file for every number of players: places numbered once for all of them, and how they join."""

    def __init__(self, path: str, shipped: bool, data: Entry) -> None:
        self.faces: list[Entry] = data["face"]
        super().__init__(path, shipped, data, [place for face in self.faces for place in face["places"]])
        self.layouts: dict[int, list[Entry]] = {}  # seats -> the faces of their map, clockwise
        for entry in data["map"]:
            named = {str(face["id"]): face for face in self.faces}
            self.layouts[int(entry["players"])] = [named[str(name)] for name in entry["faces"]]
        self.sector_of: dict[str, Entry] = {place["id"]: face for face in self.faces for place in face["places"]}
        self.parts: list[tuple[str, list[str]]] = []  # seal spaces that share a cell, and what that is called
        for face in self.faces:
            self.parts += split_face(face)
        self.seals: list[str] = [name for _, spaces in self.parts for name in spaces]
        self.scrolls: list[str] = self.named("scroll")
        self.spaces: list[str] = self.seals + self.scrolls  # what can be sealed
        self.stands: list[str] = ["hall", *self.spaces]  # where a figure can stand (FS-04)
        self.places: list[str] = self.stands + self.named("junction")
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(self.places)}
        strengths = {str(place["id"]): int(place.get("strength", 0)) for place in self.entries}
        # space -> the strength printed in its frame
        self.frames: vec[i64] = vec[i64]([0] + [strengths[name] for name in self.spaces])

    def named(self, kind: str) -> list[str]:
        return [str(place["id"]) for place in self.entries if place["kind"] == kind]

    def spaces_of(self, seats: int, names: list[str]) -> list[int]:
        """Those of the named places that are on a map, ascending."""
        return [self.numbers[name] for name in names if self.sector_of[name] in self.layouts[seats]]

    def corridors(self, seats: int) -> list[tuple[str, str]]:
        """Every corridor of a map, those to the next sector included."""
        faces = self.layouts[seats]
        found: list[tuple[str, str]] = []
        for slot, face in enumerate(faces):
            found += [(str(a), str(b)) for a, b in face["corridors"]]
            following = faces[(slot + 1) % len(faces)]
            found += list(zip(face["clockwise"], following["counterclockwise"], strict=True))
        return found

    def points(self, seats: int) -> dict[str, tuple[float, float]]:
        """Where the places of a map are drawn."""
        hall = BOARD["drawing"]["hall"]
        found = {"hall": (float(hall["x"]), float(hall["y"]))}
        for slot, face in enumerate(self.layouts[seats]):
            for place in face["places"]:
                angle = radians(360 / SECTORS * slot + place["deg"])
                found[place["id"]] = (hall["x"] + place["r"] * sin(angle), hall["y"] - place["r"] * cos(angle))
        return found

    def worded(self) -> list[str]:
        sectors = {str(face["sector"]) for face in self.faces}
        return [*super().worded(), *sorted(sectors), *(part for part, _ in self.parts)]

    def words(self, language: str) -> dict[str, Words]:
        """Of every place and of the seals of every part; of the shipped maps they are in the locale files."""
        found: dict[str, Words] = {}
        for place in [] if self.shipped else self.entries:
            face = self.sector_of[place["id"]]
            name = in_language(place, "name", language)
            plain = str(place["id"]).removeprefix(f"{face['id']}_").replace("_", " ")
            found[place["id"]] = Words(str(name or f"{sector_name(face, language)}: {plain}"), "", "", [])
        for face in [] if self.shipped else self.faces:
            found[face["sector"]] = Words(sector_name(face, language), "", "", [])
        for part, spaces in [] if self.shipped else self.parts:
            face = self.sector_of[spaces[0]]
            found[part] = Words(f"{sector_name(face, language)} ({part.removeprefix('seals_')})", "", "", [])
        return found


def sector_name(face: Entry, language: str) -> str:
    return str(in_language(face, "name", language) or str(face["sector"]).upper())


def split_face(face: Entry) -> list[tuple[str, list[str]]]:
    """The seal spaces of a face, those near the hall first; a dozen share a cell, so that large faces have two."""
    seals = [place for place in face["places"] if place["kind"] == "seal"]
    near = [str(place["id"]) for place in seals if place["r"] < NEAR]
    every = near + [str(place["id"]) for place in seals if place["r"] >= NEAR]
    name = f"seals_{face['id']}"
    if len(every) <= CELL_SPACES:
        return [(name, every)] if every else []
    cut = len(near) if len(every) - CELL_SPACES <= len(near) <= CELL_SPACES else CELL_SPACES
    return [(f"{name}_near", every[:cut]), (f"{name}_far", every[cut:])]


def load_set(path: str | Path = SHIPPED) -> Maps:
    """Read a file of maps. Raises CardSetError for the first thing that is wrong."""
    reader = MapReader(Path(path), SHIPPED)
    return require(reader, reader.read())


def check_set(path: str | Path) -> list[CardSetError]:
    """Everything that is wrong in a file of maps; nothing if they can be played."""
    reader = MapReader(Path(path), SHIPPED)
    reader.read()
    return reader.problems


PROBLEMS: Final = {  # as they are told in logs; the terminal words them in both languages under the same keys
    "map-id-twice": "should be given to one place only",
    "map-too-many-seals": "should have at most {most} seal spaces, not {count}",
    "map-sectors": "should have one face of each of {sectors} sectors, not of {found}",
    "map-edges": "the clockwise edge of {face} has {out} ways and the counterclockwise edge of {next} {back}; "
    "both should name as many places, from the hall outwards",
    "map-players": "there should be one map each for 2, 3, 4 and 5 players, not for {found}",
    "map-seals-missing": "has {count} seal spaces of strength {strength}, but the box has {there} such tokens; "
    "take some away or correct their strength",
    "map-scrolls-missing": "has {count} scroll spaces of strength {strength}, but a game has {there} such scrolls; "
    "take some away or correct their strength",
    "map-few-sixes": "should have more than {least} scroll spaces of strength 6, not {count}: the game would end "
    "with its first round",
    "map-unreachable": "no way leads from the hall to it on the map for {players} players; a corridor is missing",
    "map-dead-end": "a scroll space should be a dead end with one corridor, not {count}",
    "map-rooms": "has {count} rooms (the hall, junctions, corridors between two seals); at most {most} are allowed",
}


class MapReader(Checker):
    """Reads one file and collects every problem instead of stopping at the first."""

    def wrong(self, field: str, message: str) -> None:
        self.problems.append(CardSetError(self.place(), self.card, field, message, "place"))

    def say(self, key: str, field: str, args: dict[str, str | int]) -> None:
        """One of the problems above."""
        message = PROBLEMS[key].format(**args)
        self.problems.append(CardSetError(self.place(), self.card, field, message, "place", key, args))

    def place(self) -> str:
        line = self.line_of(self.card)
        return f"{self.path}:{line}" if line else str(self.path)

    def line_of(self, name: str) -> int:
        """Where an entry of that id stands in the file, 0 if nowhere."""
        for number, line in enumerate(self.path.read_text("utf-8").splitlines() if name else [], 1):
            if f'id = "{name}"' in line:
                return number
        return 0

    def read(self) -> Maps | None:
        data = self.content()
        if data is None:
            return None
        self.only("", data, ["set", "map", "face"])
        self.head(data.get("set"), [])
        if not self.tables(data, ["map", "face"]):
            return None
        for face in data["face"]:
            self.read_face(face)
        self.card = ""
        if self.problems:
            return None
        ids = [each["id"] for face in data["face"] for each in [face, *face["places"]]]
        for name in sorted({name for name in ids if ids.count(name) > 1}):
            self.card = name
            self.say("map-id-twice", "id", {})
        self.card = ""
        self.read_maps(data)
        if self.problems:
            return None
        maps = Maps(str(self.path), self.shipped, data)
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
            self.prove(maps, seats)
        return None if self.problems else maps

    def read_face(self, face: Entry) -> None:
        self.card = str(face.get("id", ""))
        texts = [f"name_{language}?" for language in LANGUAGES]
        keys = ["id", "sector", "side", "clockwise", "counterclockwise", "provenance", "places", "corridors", *texts]
        if self.mapping("", face, keys) is None:
            return
        self.identifier("id", face["id"])
        self.identifier("sector", face["sector"])
        self.number("side", face["side"], 1, 2)
        self.one_of("provenance", face["provenance"], PROVENANCES)
        places = face["places"]
        if not isinstance(places, list) or not all(isinstance(place, dict) for place in places):
            self.wrong(
                "places", f"should be a list of tables like {{ id = 'a1_door', kind = 'seal', ... }}, {was(places)}"
            )
            return
        for place in places:
            self.read_place(place)
        self.card = str(face["id"])
        names = [str(place.get("id")) for place in places]
        for edge in ("clockwise", "counterclockwise"):
            self.several(edge, face[edge], names)
        seals = sum(1 for place in places if place.get("kind") == "seal")
        if seals > 2 * CELL_SPACES:
            self.say("map-too-many-seals", "places", {"most": 2 * CELL_SPACES, "count": seals})
        corridors = face["corridors"]
        for corridor in corridors if isinstance(corridors, list) else [corridors]:
            if not isinstance(corridor, list) or len(corridor) != 2:
                self.wrong("corridors", f"should be a list of pairs like ['hall', 'a1_door'], {was(corridor)}")
                continue
            for end in corridor:
                self.one_of("corridors", end, ["hall", *names])

    def read_place(self, place: Entry) -> None:
        self.card = str(place.get("id", "without an id"))
        texts = [f"name_{language}?" for language in LANGUAGES]
        strength = ["strength"] if place.get("kind") != "junction" else []
        if self.mapping("", place, ["id", "kind", *strength, "r", "deg", *texts]) is None:
            return
        self.identifier("id", place["id"])
        self.one_of("kind", place["kind"], KINDS)
        if strength:
            self.number("strength", place["strength"], WEAKEST, STRONGEST)
        wall = int(BOARD["drawing"]["outer_wall_radius"])
        inner = int(BOARD["drawing"]["hall"]["radius"])
        for field, least, most in (("r", inner, wall), ("deg", -30, 30)):
            value = place[field]
            if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
                self.wrong(field, f"should be a number from {least} to {most}, {was(value)}")

    def read_maps(self, data: Entry) -> None:
        """One map for every number of players: one face of each of six sectors, whose edges meet."""
        faces = {str(face.get("id")): face for face in data["face"]}
        for entry in data["map"]:
            if self.mapping("map", entry, ["players", "faces", "provenance"]) is None:
                continue
            players = self.number("map.players", entry["players"], FEWEST_SEATS, MOST_SEATS)
            where = f"map for {players} players"
            self.one_of(f"{where}, provenance", entry["provenance"], PROVENANCES)
            named = entry["faces"]
            self.several(f"{where}, faces", named, list(faces))
            if self.problems:
                continue
            sectors = [faces[name]["sector"] for name in named]
            if len(set(sectors)) != SECTORS or len(named) != SECTORS:
                self.say("map-sectors", where, {"sectors": SECTORS, "found": ", ".join(sectors)})
                continue
            for name, following in zip(named, [*named[1:], named[0]], strict=True):
                out, back = faces[name]["clockwise"], faces[following]["counterclockwise"]
                if len(out) != len(back):
                    args = {"face": name, "out": len(out), "next": following, "back": len(back)}
                    self.say("map-edges", where, args)
        if self.problems:
            return
        numbers = sorted(entry["players"] for entry in data["map"])
        if numbers != list(range(FEWEST_SEATS, MOST_SEATS + 1)):
            self.say("map-players", "map", {"found": ", ".join(map(str, numbers))})

    def prove(self, maps: Maps, seats: int) -> None:
        """The box can fill the map of that many players, and every seal of it can be got at in some order."""
        where = f"map for {seats} players"
        for strength in range(WEAKEST, STRONGEST + 1):
            for kind, names in (("seals", maps.seals), ("scrolls", maps.scrolls)):
                there = int(TOKENS_OF[strength]) * COLOURS if kind == "seals" else SCROLLS_OF
                count = sum(1 for space in maps.spaces_of(seats, names) if maps.frames[space] == strength)
                if count > there:
                    args: dict[str, str | int] = {"count": count, "strength": strength, "there": there}
                    self.say(f"map-{kind}-missing", where, args)
        if count <= SIXES_LEFT[seats]:  # scrolls of strength 6 come last
            self.say("map-few-sixes", where, {"least": int(SIXES_LEFT[seats]), "count": count})
        ways: dict[str, list[str]] = {}
        for a, b in maps.corridors(seats):
            ways.setdefault(a, []).append(b)
            ways.setdefault(b, []).append(a)
        reached = {"hall"}
        waiting = ["hall"]
        while waiting:  # a broken seal is walked through, a scroll is the end of a way
            for following in ways.get(waiting.pop(), []):
                if following not in reached:
                    reached.add(following)
                    if following not in maps.scrolls:
                        waiting.append(following)
        for face in maps.layouts[seats]:
            for place in face["places"]:
                self.card = str(place["id"])
                if self.card not in reached:
                    self.say("map-unreachable", "corridors", {"players": seats})
                elif self.card in maps.scrolls and len(ways[self.card]) != 1:
                    self.say("map-dead-end", "corridors", {"count": len(ways[self.card])})
        self.card = ""
        rooms = 1 + sum(1 for names in ways if maps.numbers[names] > len(maps.spaces))
        rooms += sum(1 for a, b in maps.corridors(seats) if a in maps.seals and b in maps.seals)
        if rooms > HALF:
            self.say("map-rooms", where, {"count": rooms, "most": HALF})
