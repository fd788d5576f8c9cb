"""The dungeon as a graph: one numbering of places for all four maps, and the ways between them on each."""

from __future__ import annotations

import tomllib
from math import cos, radians, sin
from typing import Any, Final

from arcanarium.core.ints import i64, vec
from arcanarium.games.five_seals.cards import FOLDER

BOARD: Final[dict[str, Any]] = tomllib.loads((FOLDER / "board.toml").read_text("utf-8"))
FACES: Final[list[dict[str, Any]]] = BOARD["face"]
MAPS: Final[list[dict[str, Any]]] = BOARD["map"]
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5


def _places(kind: str) -> list[dict[str, Any]]:
    return [place for face in FACES for place in face["places"] if place["kind"] == kind]


SEALS: Final[list[str]] = [str(place["id"]) for place in _places("seal")]
SCROLLS: Final[list[str]] = [str(place["id"]) for place in _places("scroll")]
JUNCTIONS: Final[list[str]] = [str(place["id"]) for place in _places("junction")]

# Places are numbered: the hall, seal spaces, scroll spaces, junctions.
HALL: Final = 0
SPACES: Final[list[str]] = [*SEALS, *SCROLLS]  # what can be sealed
STANDS: Final[list[str]] = ["hall", *SPACES]  # where a figure can stand (R04)
PLACES: Final[list[str]] = [*STANDS, *JUNCTIONS]
LAST_SEAL: Final[i64] = len(SEALS)
LAST_SCROLL: Final[i64] = len(SPACES)
_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(PLACES)}
FRAMES: Final[vec[i64]] = vec[i64](  # space -> the strength printed in its frame
    [0] + [int(place["strength"]) for place in [*_places("seal"), *_places("scroll")]]
)


def number(name: str) -> int:
    """The number of a place."""
    return _NUMBER[name]


def face(name: str) -> dict[str, Any]:
    """A sector face by its id."""
    found: dict[str, Any] = next(entry for entry in FACES if entry["id"] == name)
    return found


def _port(face_id: str, name: str) -> str:
    """The junction of a face that leads to the sector before it: large faces have two on every ring."""
    return f"{face_id}_{name}" if f"{face_id}_{name}" in _NUMBER else f"{face_id}_{name}_l"


def corridors(seats: int) -> list[tuple[str, str]]:
    """Every corridor of a map, those to the next sector included."""
    faces = [str(name) for name in MAPS[seats - FEWEST_SEATS]["faces"]]
    found: list[tuple[str, str]] = []
    for slot, name in enumerate(faces):
        found += [(str(a), str(b)) for a, b in face(name)["corridors"]]
        following = faces[(slot + 1) % len(faces)]
        found.append((f"{name}_arc1", _port(following, "inner")))
        found.append((f"{name}_arc2", _port(following, "mid")))
    return found


def spaces_of(seats: int, names: list[str]) -> list[int]:
    """Those of the named places that are on a map, ascending."""
    faces = [str(name) for name in MAPS[seats - FEWEST_SEATS]["faces"]]
    return [number(name) for name in names if name.partition("_")[0] in faces]


def _rows(names: list[str]) -> tuple[list[int], list[int]]:
    first: list[int] = [0] * (FEWEST_SEATS + 1)
    row: list[int] = []
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        row += spaces_of(seats, names)
        first.append(len(row))
    return first, row


# The seal spaces of a map with so many seats are MAP_SEALS[SEALS_FROM[seats]] to MAP_SEALS[SEALS_FROM[seats + 1] - 1],
# ascending; the scroll spaces likewise.
_SEAL_ROWS: Final = _rows(SEALS)
_SCROLL_ROWS: Final = _rows(SCROLLS)
SEALS_FROM: Final[vec[i64]] = vec[i64](_SEAL_ROWS[0])
MAP_SEALS: Final[vec[i64]] = vec[i64](_SEAL_ROWS[1])
SCROLLS_FROM: Final[vec[i64]] = vec[i64](_SCROLL_ROWS[0])
MAP_SCROLLS: Final[vec[i64]] = vec[i64](_SCROLL_ROWS[1])

# -- rooms: the hall, the junctions, and one in every corridor between two seal spaces, so that seals lie between rooms.
# Everything is a bit: rooms of a map in one word, its seal spaces in two (in the order of MAP_SEALS, 60 in the first),
# its scroll spaces in one (in the order of MAP_SCROLLS). Rows of tables follow each other, one for every map.

HALF: Final = 60  # bits used of a word,
WORD: Final = 0xFFFFFFFFFFFFFFF  # all of them
SPREAD: Final = 0x022FDD63CC95386D  # every window of six bits is different: a de Bruijn sequence
BIT: Final[vec[i64]] = vec[i64]([0] * 64)  # power of 2 * SPREAD >> 58 & 63 -> its exponent
for _exponent in range(HALF):
    BIT[(1 << _exponent) * SPREAD >> 58 & 63] = _exponent


class Rooms:
    """The graph of one map, seals between rooms."""

    def __init__(self, seats: int) -> None:
        seals = spaces_of(seats, SEALS)
        scrolls = spaces_of(seats, SCROLLS)
        rooms: dict[str, int] = {"hall": 0}
        self.ends: list[int] = [0] * (2 * HALF)  # seal -> bits of its rooms
        self.around: list[int] = [0] * (2 * HALF)  # room, word -> bits of its seals
        self.seal_index: list[int] = [-1] * len(STANDS)  # space -> its place among the seals of the map,
        self.scroll_index: list[int] = [-1] * len(STANDS)  # or among its scrolls
        self.door_room: list[int] = [0] * len(STANDS)  # scroll space -> bit of the room before it,
        self.door_seal: list[int] = [-1] * len(STANDS)  # or the seal space before it
        for i, space in enumerate(seals):
            self.seal_index[space] = i
        for i, space in enumerate(scrolls):
            self.scroll_index[space] = i
        for a, b in corridors(seats):
            if a in SCROLLS or b in SCROLLS:
                scroll, door = (a, b) if a in SCROLLS else (b, a)
                if door in SEALS:
                    self.door_seal[number(scroll)] = seals.index(number(door))
                else:
                    self.door_room[number(scroll)] = 1 << rooms.setdefault(door, len(rooms))
                continue
            between = f"{a} - {b}" if a in SEALS and b in SEALS else b if a in SEALS else a
            room = rooms.setdefault(between, len(rooms))
            for space_name in (a, b):
                if space_name in SEALS:
                    i = seals.index(number(space_name))
                    self.ends[i] |= 1 << room
                    self.around[2 * room + i // HALF] |= 1 << i % HALF
        assert max(len(rooms), len(scrolls), len(seals) - HALF) <= HALF, "a map outgrows its words"


_ROOMS: Final = [Rooms(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)]
STAND_COUNT: Final[i64] = len(STANDS)
ENDS: Final[vec[i64]] = vec[i64]([bits for rooms in _ROOMS for bits in rooms.ends])  # rows of 2 * HALF
AROUND: Final[vec[i64]] = vec[i64]([bits for rooms in _ROOMS for bits in rooms.around])  # rows of 2 * HALF
WAYS: Final[vec[i64]] = vec[i64](  # map, word -> bits of the seals between two rooms, those that lead on
    [
        sum(1 << i for i in range(HALF) if rooms.ends[HALF * half + i].bit_count() > 1)
        for rooms in _ROOMS
        for half in range(2)
    ]
)
SEAL_INDEX: Final[vec[i64]] = vec[i64]([i for rooms in _ROOMS for i in rooms.seal_index])  # rows of STAND_COUNT
SCROLL_INDEX: Final[vec[i64]] = vec[i64]([i for rooms in _ROOMS for i in rooms.scroll_index])
DOOR_ROOM: Final[vec[i64]] = vec[i64]([bits for rooms in _ROOMS for bits in rooms.door_room])
DOOR_SEAL: Final[vec[i64]] = vec[i64]([i for rooms in _ROOMS for i in rooms.door_seal])
DOOR_LOW: Final[vec[i64]] = vec[i64](  # the same as bits
    [1 << i if 0 <= i < HALF else 0 for rooms in _ROOMS for i in rooms.door_seal]
)
DOOR_HIGH: Final[vec[i64]] = vec[i64]([1 << i - HALF if i >= HALF else 0 for rooms in _ROOMS for i in rooms.door_seal])

# -- numbers of the rulebook

EXTRA_DICE: Final[i64] = int(BOARD["dice"]["per_element_beyond_seats"])
TAKEN_DICE: Final[i64] = int(BOARD["dice"]["taken"])
TOKENS_OF: Final[vec[i64]] = vec[i64](  # strength -> tokens of each element
    [int(BOARD["tokens"]["per_element"].get(str(strength), 0)) for strength in range(7)]
)
SIXES_LEFT: Final[vec[i64]] = vec[i64](  # seats -> so many lying scrolls of strength 6, or fewer, end the game
    [int(BOARD["end"]["strength_6_scrolls_left"].get(str(seats), 0)) for seats in range(MOST_SEATS + 1)]
)
STALEMATE: Final[i64] = int(BOARD["stalemate"]["rounds_without_a_break"])
MAGES: Final[list[str]] = [str(mage["id"]) for mage in BOARD["mage"]]

# -- for whoever draws the map


def drawing(seats: int) -> dict[str, object]:
    """Places with their points and corridors with their SVG paths, for a map of so many seats."""
    middle = BOARD["drawing"]["hall"]
    points: dict[str, tuple[float, float, float]] = {"hall": (float(middle["x"]), float(middle["y"]), 0.0)}
    places: list[dict[str, object]] = [{"id": "hall", "kind": "hall", "x": middle["x"], "y": middle["y"]}]
    turns: dict[str, float] = {}
    for slot, name in enumerate(MAPS[seats - FEWEST_SEATS]["faces"]):
        for place in face(str(name))["places"]:
            angle = radians(60 * slot + place["deg"])
            x = round(middle["x"] + place["r"] * sin(angle), 1)
            y = round(middle["y"] - place["r"] * cos(angle), 1)
            points[place["id"]] = (x, y, float(place["r"]))
            turns[place["id"]] = angle
            places.append({**place, "x": x, "y": y, "sector": str(name)})
    paths: list[dict[str, object]] = []
    for a, b in corridors(seats):
        x, y, r = points[a]
        to_x, to_y, to_r = points[b]
        if a == "hall":
            x = round(middle["x"] + middle["radius"] * sin(turns[b]), 1)
            y = round(middle["y"] - middle["radius"] * cos(turns[b]), 1)
        line = f"A {r:g} {r:g} 0 0 1" if r == to_r else "L"
        paths.append({"a": a, "b": b, "d": f"M {x:g} {y:g} {line} {to_x:g} {to_y:g}"})
    return {"places": places, "corridors": paths, "start_circles": MAPS[seats - FEWEST_SEATS]["start_circles"]}
