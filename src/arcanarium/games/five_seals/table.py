"""What lies on the table: zones, counters and marks, the dungeon of a map, every action, event and reason."""

from __future__ import annotations

from typing import Final, cast

from arcanarium.core.actions import ActionSpace
from arcanarium.core.agenda import State
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import (
    CHOICE,
    NUMBER,
    OPEN,
    SEATS,
    Bag,
    Choice,
    Counter,
    Flag,
    Layout,
    Number,
    Part,
    Plan,
    Reading,
    SeatNumber,
)
from arcanarium.core.rules import Rules
from arcanarium.games.five_seals.card_set import Maps, load_set
from arcanarium.games.five_seals.facts import (
    CIRCLES,
    COLOURS,
    COPIES,
    ELEMENTS,
    FEWEST_SEATS,
    FIRST_CALL,
    HALF,
    MAGES,
    MOST_CELLS,
    MOST_SEATS,
    NAMES,
    NATURAL,
    SLOTS,
)

VALUES: Final = 6  # a die shows 1 to 6
DICE: Final = [f"{colour}_{value}" for colour in NATURAL for value in range(1, VALUES + 1)]  # what a die can be
TOKENS: Final = [f"{colour}_{strength}" for strength in range(2, 7) for colour in NATURAL]  # token 1 is the first
NO_TOKEN: Final = 0
TOKEN_BITS: Final = 5  # of a seal space: none or one of twenty tokens

# -- how cells are written


class Seals(Reading):
    """The tokens on a few seal spaces, five bits per space; empty spaces are left out."""

    def __init__(self, spaces: list[str]) -> None:
        self.spaces: list[str] = spaces

    def parts(self) -> list[Part]:
        values = ["none", *TOKENS]
        return [Part(space, 0, len(TOKENS), CHOICE, values, TOKEN_BITS * i, 31) for i, space in enumerate(self.spaces)]

    def show(self, value: int) -> object:
        found: dict[str, str] = {}
        for i, space in enumerate(self.spaces):
            token = value >> (TOKEN_BITS * i) & 31
            if token:
                found[space] = TOKENS[token - 1]
        return found

    def read(self, value: object) -> int:
        if not isinstance(value, dict):
            raise ValueError(f"should be a mapping like {{{self.spaces[0]}: fire_2}}, not {value!r}")
        cell = 0
        for space, token in value.items():
            if space not in self.spaces:
                raise ValueError(f"should name some of {', '.join(self.spaces)}, not {space!r}")
            if token not in TOKENS:
                raise ValueError(f"{space} should hold one of {', '.join(TOKENS)}, not {token!r}")
            cell |= (TOKENS.index(token) + 1) << (TOKEN_BITS * self.spaces.index(space))
        return cell


class Dice(Reading):
    """The dice of one colour by what they show, three bits per number; those not rolled yet come first."""

    def parts(self) -> list[Part]:
        names = ["unrolled", *[str(value) for value in range(1, VALUES + 1)]]
        return [Part(name, 0, MOST_SEATS + 1, NUMBER, [], 3 * i, 7) for i, name in enumerate(names)]

    def show(self, value: int) -> object:
        found: list[object] = ["unrolled"] * (value & 7)
        for shown in range(1, VALUES + 1):
            found += [shown] * (value >> (3 * shown) & 7)
        return found

    def read(self, value: object) -> int:
        if not isinstance(value, list) or len(value) > MOST_SEATS + 1:
            raise ValueError(f"should be a list of at most six dice like [2, unrolled], not {value!r}")
        cell = 0
        for die in value:
            if die == "unrolled":
                cell += 1
            elif isinstance(die, int) and not isinstance(die, bool) and 1 <= die <= VALUES:
                cell += 1 << (3 * die)
            else:
                raise ValueError(f"a die is a number from 1 to 6 or unrolled, not {die!r}")
        return cell


# -- zones, counters, marks

TABLE: Final = Layout(MOST_SEATS)

BOX: Final[i64] = TABLE.zone("box", OPEN, each=False, counted=True)  # what is not in the game
DUNGEON: Final[i64] = TABLE.zone("dungeon", OPEN, each=False)  # scrolls that lie on the map
OWN: Final[i64] = TABLE.zone("scrolls", OPEN)

DIE: Final[i64] = TABLE.counter("fire", each=True, reading=Dice())  # the dice of the seats: a row per colour
for _colour in NATURAL[1:]:
    TABLE.counter(_colour, each=True, reading=Dice())
MAGE: Final[i64] = TABLE.counter("mage", each=True)  # where it stands
CALL_CARD: Final = -2  # the familiar of a player whose round has ended,
HAND: Final = -1  # or one that is not on the map
FAMILIAR: Final[i64] = TABLE.counter("familiar", each=True, start=HAND)
STORAGE: Final[i64] = TABLE.counter("storage", reading=Bag(NATURAL))
UNUSED: Final = -2  # a guardian whose scroll was not dealt,
OFF: Final = -1  # or that stands beside the map
GUARDIAN: Final[i64] = TABLE.counter("guardians", count=len(ELEMENTS), start=UNUSED)
FIRST: Final[i64] = TABLE.counter("first", reading=SeatNumber(0, MOST_SEATS - 1))
ROUND: Final[i64] = TABLE.counter("round", reading=Number(0, 9999))
BROKEN: Final[i64] = TABLE.counter("broken", reading=Flag())  # a seal was broken in this round
DEAD_ROUNDS: Final[i64] = TABLE.counter("dead_rounds", reading=Number(0, 99))  # FS-38
CIRCLE: Final[i64] = TABLE.counter("circle", start=1, reading=Choice(CIRCLES[1:], 1))

RANDOM: Final = 5
EXTRA_CIRCLE: Final[i64] = TABLE.counter("extra_circle", start=1, reading=Choice([*CIRCLES[1:], "random"], 1))
MAGE_CHOICE: Final[i64] = TABLE.counter("mages", reading=Choice(["choose", "by_seat"]))
FIRST_CHOICE: Final[i64] = TABLE.counter("first_player", reading=Choice(["random", "0", "1", "2", "3", "4"]))
SEAL_CELLS: Final[i64] = TABLE.counter("seals", count=MOST_CELLS)  # every map has its own names for them


def deal(maps: Maps) -> Plan:
    """The table with the places of these maps; only names depend on them."""
    stands = maps.stands
    readings: dict[str, Reading] = {
        "mage": Choice(stands),
        "familiar": Choice(["call_card", "hand", *stands], CALL_CARD),
        "guardians": Choice(["unused", "off", *stands], UNUSED),
    }
    plan = TABLE.deal(NAMES, COPIES, readings=readings)
    plan.counters.pop()
    for i, (name, spaces) in enumerate(maps.parts):
        cell = int(SEAL_CELLS) + i
        plan.counters.append(Counter(name, cell=cell, each=False, size=1, seen=OPEN, start=0, reading=Seals(spaces)))
    plan.mark("space", Choice(["none", *maps.scrolls]))  # where a lying scroll lies: a scroll space from 1
    plan.mark("face", Choice(["up", "down", "in_use"]))
    plan.mark("stored", Choice(["none", *TOKENS]))  # the token on an Absorption scroll
    return plan


MAPS: Final = load_set()
PLAN: Final = deal(MAPS)
SPACE: Final[i64] = PLAN.marks[0].cell
FACE: Final[i64] = PLAN.marks[1].cell
UP: Final = 0
DOWN: Final = 1
IN_USE: Final = 2  # FS-27: its effect is being carried out
STORED: Final[i64] = PLAN.marks[2].cell

# -- actions: the numbers of those behind the spaces depend on the maps

CHOOSE_MAGE: Final[i64] = 0
TAKE: Final[i64] = CHOOSE_MAGE + len(MAGES)
CAST: Final[i64] = TAKE + COLOURS
BARRIER: Final[i64] = CAST + FIRST_CALL
ERRAND: Final[i64] = BARRIER + 1
BREAK: Final[i64] = ERRAND  # plus the number of a space


def lay_actions(maps: Maps) -> ActionSpace:
    """Every action there is on these maps."""
    actions = ActionSpace()
    scrolls = SLOTS[:FIRST_CALL]
    actions.block("mage", MAGES, "mage")
    actions.block("take", NATURAL, "element")
    actions.block("cast", scrolls, "card")
    actions.block("call", ["barrier", "errand"], "call")
    actions.block("break", maps.spaces, "space")
    actions.block("drop_out")
    actions.block("spend", DICE, "die")
    actions.block("die", DICE, "die")
    actions.block("colour", NATURAL, "element")
    actions.block("choose", maps.spaces, "space")
    actions.block("seat", [str(seat) for seat in range(MOST_SEATS)], "seat")
    actions.block("nobody", declines=True)
    actions.block("done", declines=True)
    actions.block("obtain", scrolls, "card")
    actions.block("give", scrolls, "card")
    actions.block("appropriate", scrolls, "card")
    actions.block("hand_over", DICE, "die")
    actions.block("store", scrolls, "card")
    actions.block("discard")
    actions.block("remove")
    return actions


# -- the dungeon

NOWHERE: Final = -1


class Dungeon:
    """The map for one number of players, and the actions on it.

    Seals lie between rooms: a room is the hall, junctions that hang together, or a corridor between two seal spaces.
    Everything is a bit: rooms in one word, seal spaces in two (in the order of `seals`, HALF in the first), scroll
    spaces in one (in the order of `scrolls`).
    """

    def __init__(self, maps: Maps, actions: ActionSpace, seats: int) -> None:
        self.maps: Maps = maps
        self.last_seal: i64 = len(maps.seals)  # seal spaces come before scroll spaces
        self.last_scroll: i64 = len(maps.spaces)
        self.frames: vec[i64] = maps.frames
        self.lay_cells(seats)
        self.lay_rooms(seats)
        first = {block.verb: block.first for block in actions.blocks}
        self.drop_out: i64 = first["drop_out"]
        self.spend: i64 = first["spend"]
        self.pick_die: i64 = first["die"]
        self.colour: i64 = first["colour"]
        self.choose: i64 = first["choose"] - 1  # plus the number of a space
        self.seat: i64 = first["seat"]
        self.nobody: i64 = first["nobody"]
        self.done: i64 = first["done"]
        self.obtain: i64 = first["obtain"]
        self.give: i64 = first["give"]
        self.appropriate: i64 = first["appropriate"]
        self.hand_over: i64 = first["hand_over"]
        self.store: i64 = first["store"]
        self.discard: i64 = first["discard"]
        self.remove: i64 = first["remove"]

    def lay_cells(self, seats: int) -> None:
        """Where the tokens of the seal spaces are kept."""
        cells = [0] * len(self.maps.stands)
        shifts = [0] * len(self.maps.stands)
        for i, (_, names) in enumerate(self.maps.parts):
            for k, name in enumerate(names):
                cells[self.maps.numbers[name]] = int(SEAL_CELLS) + i
                shifts[self.maps.numbers[name]] = TOKEN_BITS * k
        seals = self.maps.spaces_of(seats, self.maps.seals)
        homes = [cells[space] for space in seals]
        used = sorted(set(homes))
        self.seals: vec[i64] = vec[i64](seals)  # the seal spaces of the map, ascending,
        self.scrolls: vec[i64] = vec[i64](self.maps.spaces_of(seats, self.maps.scrolls))  # and its scroll spaces
        self.cell: vec[i64] = vec[i64](cells)  # seal space of any map -> its cell,
        self.shift: vec[i64] = vec[i64](shifts)  # and where in it
        self.seal_cell: vec[i64] = vec[i64](homes)  # the same by place in `seals`
        self.seal_shift: vec[i64] = vec[i64]([shifts[space] for space in seals])
        self.cells: vec[i64] = vec[i64](used)  # all of them; their spaces follow each other in `seals`,
        self.begins: vec[i64] = vec[i64]([homes.index(cell) for cell in used])  # those of each from here on

    def lay_rooms(self, seats: int) -> None:
        """The graph in bits."""
        maps = self.maps
        corridors = maps.corridors(seats)
        seals = [maps.places[space] for space in self.seals]
        scrolls = [maps.places[space] for space in self.scrolls]
        room_of, self.rooms = number_rooms(
            corridors, seals, scrolls
        )  # room -> the hall or junctions that it consists of
        self.neighbours: list[list[int]] = [
            [] for _ in maps.places
        ]  # place -> those at the other ends of its corridors
        for a, b in corridors:
            self.neighbours[maps.numbers[a]].append(maps.numbers[b])
            self.neighbours[maps.numbers[b]].append(maps.numbers[a])
        ends = [0] * (2 * HALF)
        around = [0] * (2 * HALF)
        index = [NOWHERE] * len(maps.stands)
        door_room = [0] * len(maps.stands)
        door_seal = [NOWHERE] * len(maps.stands)
        for i, name in enumerate(seals):
            index[maps.numbers[name]] = i
        for i, name in enumerate(scrolls):
            index[maps.numbers[name]] = i
        for a, b in corridors:
            if a in scrolls or b in scrolls:
                scroll, door = (a, b) if a in scrolls else (b, a)
                if door in seals:
                    door_seal[maps.numbers[scroll]] = seals.index(door)
                else:
                    door_room[maps.numbers[scroll]] = 1 << room_of[door]
                continue
            room = room_of[f"{a} - {b}" if a in seals and b in seals else b if a in seals else a]
            for name in (a, b):
                if name in seals:
                    i = seals.index(name)
                    ends[i] |= 1 << room
                    around[2 * room + i // HALF] |= 1 << i % HALF
        beyond = [0] * (4 * HALF)
        for i in range(2 * HALF):
            for room in range(HALF):
                if ends[i] >> room & 1 == 1:
                    beyond[2 * i] |= around[2 * room]
                    beyond[2 * i + 1] |= around[2 * room + 1]
        self.ends: vec[i64] = vec[i64](ends)  # seal -> bits of its rooms
        self.around: vec[i64] = vec[i64](around)  # room, word -> bits of its seals
        self.beyond: vec[i64] = vec[i64](beyond)  # seal, word -> bits of the seals around its rooms
        # Bits of the seals between two rooms, those that lead on.
        self.ways_low: i64 = sum(1 << i for i in range(HALF) if ends[i].bit_count() > 1)
        self.ways_high: i64 = sum(1 << i for i in range(HALF) if ends[HALF + i].bit_count() > 1)
        self.index: vec[i64] = vec[i64](index)  # space -> its place in `seals` or `scrolls`
        self.door_room: vec[i64] = vec[i64](door_room)  # scroll space -> bit of the room before it,
        self.door_seal: vec[i64] = vec[i64](door_seal)  # or the seal before it
        # The door of a scroll space is a bit of one of three words: rooms, the first seal spaces, the others. Which
        # word, and which bit of it; one that is never set for spaces of other maps.
        self.door_word: vec[i64] = vec[i64]([0 if i < 0 else 1 + i // HALF for i in door_seal])
        self.door_at: vec[i64] = vec[i64](
            [
                i % HALF if i >= 0 else room.bit_length() - 1 if room else HALF
                for i, room in zip(door_seal, door_room, strict=True)
            ]
        )


def number_rooms(
    corridors: list[tuple[str, str]], seals: list[str], scrolls: list[str]
) -> tuple[dict[str, int], list[list[str]]]:
    """Hall, junction or corridor between two seals -> its room; the hall and the junctions of every room."""
    sealed = {*seals, *scrolls}
    home = {name: name for corridor in corridors for name in corridor if name not in sealed}
    for a, b in corridors:
        if a in home and b in home:  # they hang together with all that either does
            home = {name: home[a] if first == home[b] else first for name, first in home.items()}
    numbers: dict[str, int] = {home["hall"]: 0}
    room_of: dict[str, int] = {}
    rooms: list[list[str]] = [[]]
    for a, b in corridors:
        between = [f"{a} - {b}"] if a in seals and b in seals else [name for name in (a, b) if name not in sealed]
        for name in between:
            room = numbers.setdefault(home.get(name, name), len(numbers))
            if room == len(rooms):
                rooms.append([])
            if name not in room_of:
                room_of[name] = room
                if name != f"{a} - {b}":
                    rooms[room].append(name)
    return room_of, rooms


class DungeonRules(Rules):
    """The rules on these maps. Programs, events and reasons are the same on all; names and dungeons are not."""

    def __init__(self, maps: Maps) -> None:
        super().__init__(maps.rules_name("five_seals"), PLAN if maps is MAPS else deal(maps))
        self.maps: Maps = maps
        self.actions: ActionSpace = lay_actions(maps)
        dungeons = [Dungeon(maps, self.actions, max(seats, FEWEST_SEATS)) for seats in range(MOST_SEATS + 1)]
        self.dungeons: vec[Dungeon] = vec[Dungeon](dungeons)  # by the number of seats
        self.lists = {
            "element": ELEMENTS,
            "die": DICE,
            "token": ["none", *TOKENS],
            "space": maps.stands,
            "sector": sorted({str(face["sector"]) for face in maps.faces}),
            "mage": MAGES,
            "circle": CIRCLES,
            "dice": NATURAL,  # dice of a colour, worded as what is missing
        }


def dungeon(s: State) -> Dungeon:
    """The dungeon of a table."""
    return cast(DungeonRules, s.rules).dungeons[s.mem[SEATS]]


RULES: Final = DungeonRules(MAPS)

# -- what happened


class Event:
    """What happens."""

    CIRCLE: Final[int] = RULES.event("circle", a="circle")
    MAGE: Final[int] = RULES.event("mage", a="mage")
    FIRST: Final[int] = RULES.event("first-player")
    ROUND: Final[int] = RULES.event("round", a="number")
    TURN: Final[int] = RULES.event("turn")
    TOOK_DIE: Final[int] = RULES.event("took-die", a="element")
    ROLLED: Final[int] = RULES.event("rolled", a="die")
    SPENT: Final[int] = RULES.event("spent", a="die")
    BROKE: Final[int] = RULES.event("broke", a="space", b="token")
    TOOK_SCROLL: Final[int] = RULES.event("took-scroll", a="space")
    MOVED: Final[int] = RULES.event("moved", a="space")
    FAMILIAR: Final[int] = RULES.event("familiar", a="space")
    FAMILIAR_BACK: Final[int] = RULES.event("familiar-back")
    STORED: Final[int] = RULES.event("stored", a="token")
    DROPPED_OUT: Final[int] = RULES.event("dropped-out")
    FINISHED: Final[int] = RULES.event("finished")
    CAST: Final[int] = RULES.event("cast")
    TURNED_DOWN: Final[int] = RULES.event("turned-down")
    RECOLOURED: Final[int] = RULES.event("recoloured", a="die", b="die")
    REROLLED: Final[int] = RULES.event("rerolled", a="die", b="die")
    CHANGED: Final[int] = RULES.event("changed", a="die", b="die")
    SWAPPED: Final[int] = RULES.event("swapped", a="space", b="space")
    ABSORBED: Final[int] = RULES.event("absorbed", a="token")
    DISINTEGRATED: Final[int] = RULES.event("disintegrated", a="space", b="token")
    CAPTURED: Final[int] = RULES.event("captured", a="die", b="seat")
    OBTAINED: Final[int] = RULES.event("obtained", a="seat")
    APPROPRIATED: Final[int] = RULES.event("appropriated", a="seat")
    PASSED: Final[int] = RULES.event("passed", a="space")
    GUARDED: Final[int] = RULES.event("guarded", a="element", b="space")
    UNGUARDED: Final[int] = RULES.event("unguarded", a="element")
    STALEMATE: Final[int] = RULES.event("stalemate", a="number")
    GAME_ENDED: Final[int] = RULES.event("game-ended", a="number")


# -- why not


class Why:
    """Why something is refused."""

    MAGE_TAKEN: Final[int] = RULES.reason("mage-taken", a="seat")
    NONE_IN_STORAGE: Final[int] = RULES.reason("none-in-storage", a="dice")
    TOO_FEW_IN_STORAGE: Final[int] = RULES.reason("too-few-in-storage", a="number", b="number")
    STORAGE_EMPTY: Final[int] = RULES.reason("storage-empty")
    NO_OTHER_IN_STORAGE: Final[int] = RULES.reason("no-other-in-storage")
    # a seal
    GUARDED: Final[int] = RULES.reason("guarded", a="element")
    PROTECTED: Final[int] = RULES.reason("protected", a="seat")
    OCCUPIED: Final[int] = RULES.reason("occupied", a="seat")
    SEAL_IN_THE_WAY: Final[int] = RULES.reason("seal-in-the-way", a="token", b="space")
    MAGE_IN_THE_WAY: Final[int] = RULES.reason("mage-in-the-way", a="seat", b="space")
    FAMILIAR_IN_THE_WAY: Final[int] = RULES.reason("familiar-in-the-way", a="seat", b="space")
    NO_DICE_OF: Final[int] = RULES.reason("no-dice-of", a="dice")
    TOO_WEAK: Final[int] = RULES.reason("too-weak", a="number", b="number")
    TOKENS_ONLY: Final[int] = RULES.reason("tokens-only")
    WITHIN_REACH: Final[int] = RULES.reason("within-reach")
    LEADS_NOWHERE: Final[int] = RULES.reason("leads-nowhere")
    STILL_CLOSED: Final[int] = RULES.reason("still-closed")
    WRONG_ELEMENT: Final[int] = RULES.reason("wrong-element", a="element")
    SUPERFLUOUS: Final[int] = RULES.reason("superfluous")
    MUST_BREAK: Final[int] = RULES.reason("must-break", a="space")
    # a scroll
    USED: Final[int] = RULES.reason("used")
    PASSIVE: Final[int] = RULES.reason("passive")
    FAMILIAR_HERE: Final[int] = RULES.reason("familiar-here")
    BARS_NOTHING: Final[int] = RULES.reason("bars-nothing")
    NO_TOKEN_TO_BREAK: Final[int] = RULES.reason("no-token-to-break")
    NOTHING_TO_BREAK: Final[int] = RULES.reason("nothing-to-break")
    NO_SECOND_SEAL: Final[int] = RULES.reason("no-second-seal")
    NOTHING_TO_PASS: Final[int] = RULES.reason("nothing-to-pass")
    NOBODY_TO_PASS: Final[int] = RULES.reason("nobody-to-pass")
    NOTHING_BEYOND: Final[int] = RULES.reason("nothing-beyond")
    NOTHING_STORED: Final[int] = RULES.reason("nothing-stored")
    ALREADY_STORED: Final[int] = RULES.reason("already-stored")
    NO_TOKENS: Final[int] = RULES.reason("no-tokens")
    NO_TOKEN_OF: Final[int] = RULES.reason("no-token-of", a="element")
    NO_SCROLL_OF: Final[int] = RULES.reason("no-scroll-of", a="element")
    ALL_PROTECTED: Final[int] = RULES.reason("all-protected")
    NO_PAIR: Final[int] = RULES.reason("no-pair")
    NO_PARTNER: Final[int] = RULES.reason("no-partner")
    NOT_A_PAIR: Final[int] = RULES.reason("not-a-pair")
    GUARDIAN_THERE: Final[int] = RULES.reason("guardian-there")
    # dice
    OTHER_COLOUR: Final[int] = RULES.reason("other-colour", a="element")
    ALL_SIXES: Final[int] = RULES.reason("all-sixes")
    IS_SIX: Final[int] = RULES.reason("is-six")
    IS_ONE: Final[int] = RULES.reason("is-one")
    SAME_COLOUR: Final[int] = RULES.reason("same-colour")
    NOTHING_SHIFTS: Final[int] = RULES.reason("nothing-shifts")
    # opponents
    NOBODY_TO_AIM_AT: Final[int] = RULES.reason("nobody-to-aim-at")
    FINISHED: Final[int] = RULES.reason("finished", a="seat")
    NO_RIVAL_DICE: Final[int] = RULES.reason("no-rival-dice", a="dice")
    NO_SUCH_DICE: Final[int] = RULES.reason("no-such-dice", a="seat")
    NO_OTHER_COLOUR: Final[int] = RULES.reason("no-other-colour")
    NO_RIVAL_SCROLL: Final[int] = RULES.reason("no-rival-scroll", a="element")
    NOTHING_EQUAL: Final[int] = RULES.reason("nothing-equal")
    NO_EQUAL_SCROLL: Final[int] = RULES.reason("no-equal-scroll", a="number")
    OTHER_STRENGTH: Final[int] = RULES.reason("other-strength", a="number", b="number")
    NOTHING_TO_USE: Final[int] = RULES.reason("nothing-to-use", a="element")
