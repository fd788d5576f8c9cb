"""What lies on the table: zones, counters and marks, and every action there is."""

from __future__ import annotations

from typing import Final

from arcanarium.core.actions import ActionSpace
from arcanarium.core.agenda import Rules, State
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import CHOICE, NUMBER, OPEN, SEATS, Bag, Choice, Flag, Number, Part, Plan, Reading, SeatNumber
from arcanarium.games.five_seals.board import (
    FACES,
    FEWEST_SEATS,
    LAST_SCROLL,
    LAST_SEAL,
    MAGES,
    MOST_SEATS,
    SCROLLS,
    SEALS,
    SPACES,
    STANDS,
    number,
    spaces_of,
)
from arcanarium.games.five_seals.cards import (
    CARD_COUNT,
    COLOURS,
    COPIES,
    ELEMENTS,
    FIRST_CALL,
    NAMES,
    SLOTS,
    STRENGTH,
    TWINS,
)

NATURAL: Final = ELEMENTS[:COLOURS]
VALUES: Final = 6  # a die shows 1 to 6
DICE: Final = [f"{colour}_{value}" for colour in NATURAL for value in range(1, VALUES + 1)]  # what a die can be
TOKENS: Final = [f"{colour}_{strength}" for strength in range(2, 7) for colour in NATURAL]  # token 1 is the first
NO_TOKEN: Final = 0
WORD: Final = 5  # bits of a seal space: none or one of twenty tokens

# -- how cells are written


class Seals(Reading):
    """The tokens on a few seal spaces, five bits a space; empty spaces are left out."""

    def __init__(self, spaces: list[str]) -> None:
        self.spaces: list[str] = spaces

    def parts(self) -> list[Part]:
        values = ["none", *TOKENS]
        return [Part(space, 0, len(TOKENS), CHOICE, values, WORD * i, 31) for i, space in enumerate(self.spaces)]

    def show(self, value: int) -> object:
        found: dict[str, str] = {}
        for i, space in enumerate(self.spaces):
            token = value >> (WORD * i) & 31
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
            cell |= (TOKENS.index(token) + 1) << (WORD * self.spaces.index(space))
        return cell


class Dice(Reading):
    """The dice of one colour by what they show, three bits a number; those not rolled yet come first."""

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

PLAN: Final = Plan(MOST_SEATS, NAMES, COPIES, 2 + MOST_SEATS)

BOX: Final[i64] = PLAN.zone("box", OPEN, each=False, counted=True)  # what is not in the game
DUNGEON: Final[i64] = PLAN.zone("dungeon", OPEN, each=False)  # scrolls that lie on the map
OWN: Final[i64] = PLAN.zone("scrolls", OPEN)

SPACE: Final[i64] = PLAN.mark("space", Choice(["none", *SCROLLS]))  # where a lying scroll lies: a scroll space from 1
FACE: Final[i64] = PLAN.mark("face", Choice(["up", "down", "in_use"]))
UP: Final = 0
DOWN: Final = 1
IN_USE: Final = 2  # R27: its effect is being carried out
STORED: Final[i64] = PLAN.mark("stored", Choice(["none", *TOKENS]))  # the token on an Absorption scroll

DIE: Final[i64] = PLAN.counter("fire", each=True, reading=Dice())  # the dice of the seats: a row a colour
for _colour in NATURAL[1:]:
    PLAN.counter(_colour, each=True, reading=Dice())
MAGE: Final[i64] = PLAN.counter("mage", each=True, reading=Choice(STANDS))  # where it stands
CALL_CARD: Final = -2  # the familiar of a player whose round has ended,
HAND: Final = -1  # or one that is not on the map
FAMILIAR: Final[i64] = PLAN.counter(
    "familiar", each=True, start=HAND, reading=Choice(["call_card", "hand", *STANDS], CALL_CARD)
)
STORAGE: Final[i64] = PLAN.counter("storage", reading=Bag(NATURAL))
UNUSED: Final = -2  # a guardian whose scroll was not dealt,
OFF: Final = -1  # or that stands beside the map
GUARDIAN: Final[i64] = PLAN.counter(
    "guardians", count=len(ELEMENTS), start=UNUSED, reading=Choice(["unused", "off", *STANDS], UNUSED)
)
FIRST: Final[i64] = PLAN.counter("first", reading=SeatNumber(0, MOST_SEATS - 1))
ROUND: Final[i64] = PLAN.counter("round", reading=Number(0, 9999))
BROKEN: Final[i64] = PLAN.counter("broken", reading=Flag())  # a seal was broken in this round
DEAD_ROUNDS: Final[i64] = PLAN.counter("dead_rounds", reading=Number(0, 99))  # R38
CIRCLE: Final[i64] = PLAN.counter("circle", start=1, reading=Choice(["circle1", "circle2", "circle3", "circle4"], 1))

RANDOM: Final = 5
EXTRA_CIRCLE: Final[i64] = PLAN.counter(
    "extra_circle", start=1, reading=Choice(["circle1", "circle2", "circle3", "circle4", "random"], 1)
)
MAGE_CHOICE: Final[i64] = PLAN.counter("mages", reading=Choice(["choose", "by_seat"]))
FIRST_CHOICE: Final[i64] = PLAN.counter("first_player", reading=Choice(["random", "0", "1", "2", "3", "4"]))


# Seal spaces share cells, a dozen at most in each: small sector faces have one, large ones one for either part.
def _lay_out() -> tuple[list[int], list[int]]:
    cells = [0] * (LAST_SEAL + 1)
    shifts = [0] * (LAST_SEAL + 1)
    for face in FACES:
        seals = [place for place in face["places"] if place["kind"] == "seal"]
        near = [str(place["id"]) for place in seals if place["r"] < 300]
        far = [str(place["id"]) for place in seals if place["r"] >= 300]
        parts = {"": near + far} if face["side"] == 1 else {"_near": near, "_far": far}
        for part, names in parts.items():
            cell = PLAN.counter(f"seals_{face['id']}{part}", reading=Seals(names))
            for i, name in enumerate(names):
                cells[number(name)] = cell
                shifts[number(name)] = WORD * i
    return cells, shifts


_LAYOUT: Final = _lay_out()
SEAL_CELL: Final[vec[i64]] = vec[i64](_LAYOUT[0])
SEAL_SHIFT: Final[vec[i64]] = vec[i64](_LAYOUT[1])


def _map_cells() -> tuple[list[int], list[int], list[int]]:
    first = [0] * (FEWEST_SEATS + 1)
    row: list[int] = []
    fields: list[int] = []
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        homes = [_LAYOUT[0][space] for space in spaces_of(seats, SEALS)]
        cells = sorted(set(homes))
        row += cells
        fields += [homes.count(cell) for cell in cells]
        first.append(len(row))
    return first, row, fields


# The cells of the seal spaces of a map are MAP_CELLS[CELLS_FROM[seats]] to MAP_CELLS[CELLS_FROM[seats + 1] - 1]; their
# spaces, so many in each, ascend.
_CELLS: Final = _map_cells()
CELLS_FROM: Final[vec[i64]] = vec[i64](_CELLS[0])
MAP_CELLS: Final[vec[i64]] = vec[i64](_CELLS[1])
FIELDS: Final[vec[i64]] = vec[i64](_CELLS[2])

# -- actions

ACTIONS: Final = ActionSpace()
CHOOSE_MAGE: Final[i64] = ACTIONS.block("mage", MAGES, "mage")
TAKE: Final[i64] = ACTIONS.block("take", NATURAL, "element")
CAST: Final[i64] = ACTIONS.block("cast", SLOTS[:FIRST_CALL], "card")
BARRIER: Final[i64] = ACTIONS.block("call", ["barrier", "errand"], "call")
ERRAND: Final[i64] = BARRIER + 1
BREAK: Final[i64] = ACTIONS.block("break", SPACES, "space") - 1  # plus the number of a space
DROP_OUT: Final[i64] = ACTIONS.block("drop_out")
SPEND: Final[i64] = ACTIONS.block("spend", DICE, "die")
PICK_DIE: Final[i64] = ACTIONS.block("die", DICE, "die")
COLOUR: Final[i64] = ACTIONS.block("colour", NATURAL, "element")
CHOOSE: Final[i64] = ACTIONS.block("choose", SPACES, "space") - 1  # plus the number of a space
SEAT: Final[i64] = ACTIONS.block("seat", [str(seat) for seat in range(MOST_SEATS)], "seat")
NOBODY_ELSE: Final[i64] = ACTIONS.block("nobody")
DONE: Final[i64] = ACTIONS.block("done")
OBTAIN: Final[i64] = ACTIONS.block("obtain", SLOTS[:FIRST_CALL], "card")
GIVE: Final[i64] = ACTIONS.block("give", SLOTS[:FIRST_CALL], "card")
APPROPRIATE: Final[i64] = ACTIONS.block("appropriate", SLOTS[:FIRST_CALL], "card")
HAND_OVER: Final[i64] = ACTIONS.block("hand_over", DICE, "die")
STORE: Final[i64] = ACTIONS.block("store", SLOTS[:FIRST_CALL], "card")
DISCARD: Final[i64] = ACTIONS.block("discard")
REMOVE: Final[i64] = ACTIONS.block("remove")

RULES: Final = Rules("five_seals", PLAN)
RULES.lists = {
    "element": ELEMENTS,
    "die": DICE,
    "token": ["none", *TOKENS],
    "space": STANDS,
    "mage": MAGES,
    "circle": ["base", "circle1", "circle2", "circle3", "circle4"],
}

# -- what happened

E_CIRCLE: Final[i64] = RULES.event("circle", a="circle")
E_MAGE: Final[i64] = RULES.event("mage", a="mage")
E_FIRST: Final[i64] = RULES.event("first-player")
E_ROUND: Final[i64] = RULES.event("round", a="number")
E_TURN: Final[i64] = RULES.event("turn")
E_TOOK_DIE: Final[i64] = RULES.event("took-die", a="element")
E_ROLLED: Final[i64] = RULES.event("rolled", a="die")
E_SPENT: Final[i64] = RULES.event("spent", a="die")
E_BROKE: Final[i64] = RULES.event("broke", a="space", b="token")
E_TOOK_SCROLL: Final[i64] = RULES.event("took-scroll", a="space")
E_MOVED: Final[i64] = RULES.event("moved", a="space")
E_FAMILIAR: Final[i64] = RULES.event("familiar", a="space")
E_FAMILIAR_BACK: Final[i64] = RULES.event("familiar-back")
E_STORED: Final[i64] = RULES.event("stored", a="token")
E_DROPPED_OUT: Final[i64] = RULES.event("dropped-out")
E_FINISHED: Final[i64] = RULES.event("finished")
E_CAST: Final[i64] = RULES.event("cast")
E_TURNED_DOWN: Final[i64] = RULES.event("turned-down")
E_RECOLOURED: Final[i64] = RULES.event("recoloured", a="die", b="die")
E_REROLLED: Final[i64] = RULES.event("rerolled", a="die", b="die")
E_CHANGED: Final[i64] = RULES.event("changed", a="die", b="die")
E_SWAPPED: Final[i64] = RULES.event("swapped", a="space", b="space")
E_ABSORBED: Final[i64] = RULES.event("absorbed", a="token")
E_DISINTEGRATED: Final[i64] = RULES.event("disintegrated", a="space", b="token")
E_CAPTURED: Final[i64] = RULES.event("captured", a="die", b="seat")
E_OBTAINED: Final[i64] = RULES.event("obtained", a="seat")
E_APPROPRIATED: Final[i64] = RULES.event("appropriated", a="seat")
E_PASSED: Final[i64] = RULES.event("passed", a="space")
E_GUARDED: Final[i64] = RULES.event("guarded", a="element", b="space")
E_UNGUARDED: Final[i64] = RULES.event("unguarded", a="element")
E_STALEMATE: Final[i64] = RULES.event("stalemate", a="number")
E_GAME_ENDED: Final[i64] = RULES.event("game-ended", a="number")

# -- asking the table


def token_at(s: State, space: i64) -> i64:
    """The token on a seal space, NO_TOKEN if there is none."""
    return s.mem[SEAL_CELL[space]] >> SEAL_SHIFT[space] & 31


def set_token(s: State, space: i64, token: i64) -> None:
    m = s.mem
    cell = SEAL_CELL[space]
    shift = SEAL_SHIFT[space]
    m[cell] += (token - (m[cell] >> shift & 31)) << shift


def token_colour(token: i64) -> i64:
    return (token - 1) & 3


def token_strength(token: i64) -> i64:
    return ((token - 1) >> 2) + 2


def space_of(s: State, card: i64) -> i64:
    """The scroll space a lying scroll lies on."""
    return LAST_SEAL + s.mem[SPACE + card]


def scroll_on(s: State, space: i64) -> i64:
    """The scroll that lies on a scroll space, -1 if none does."""
    card = s.first(DUNGEON)
    while card >= 0 and space_of(s, card) != space:
        card = s.after(card)
    return card


def scrolls_by_space(s: State) -> vec[i64]:
    """Space -> one more than the scroll that lies there; nothing for seal spaces."""
    row = vec[i64]([0] * (LAST_SCROLL + 1))
    card = s.first(DUNGEON)
    while card >= 0:
        row[space_of(s, card)] = card + 1
        card = s.after(card)
    return row


def is_active(s: State, seat: i64) -> bool:
    """Has the round of that seat not ended?"""
    return s.mem[FAMILIAR + seat] != CALL_CARD


def is_target(s: State, seat: i64) -> bool:
    """R24: can a spell of discord be aimed at that seat?"""
    return seat != s.me and s.mem[FAMILIAR + seat] != CALL_CARD


def has_target(s: State) -> bool:
    for seat in range(s.mem[SEATS]):
        if is_target(s, seat):
            return True
    return False


def has_familiar(s: State, space: i64) -> bool:
    """Does anybody's familiar stand there?"""
    for seat in range(s.mem[SEATS]):
        if s.mem[FAMILIAR + seat] == space:
            return True
    return False


def call_of(s: State, seat: i64) -> i64:
    """A seat's Call card, -1 before it has chosen a mage."""
    for card in range(FIRST_CALL, CARD_COUNT):
        if s.where(card) == OWN + seat:
            return card
    return -1


def is_spare(s: State, card: i64) -> bool:
    """R46: of two equal scrolls in front of a seat that are both face up only the first is offered."""
    if card >= TWINS or card & 1 == 0:
        return False
    return s.where(card - 1) == s.where(card) and s.mem[FACE + card - 1] == UP


def sixes_left(s: State) -> i64:
    """How many lying scrolls have strength 6 (R23: cards count, not frames)."""
    found: i64 = 0
    card = s.first(DUNGEON)
    while card >= 0:
        if STRENGTH[card] == 6:
            found += 1
        card = s.after(card)
    return found
