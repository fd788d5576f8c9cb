"""What lies on the table: zones, counters and marks, and every action there is."""

from __future__ import annotations

from typing import Final

from arcanarium.core.actions import ActionSpace
from arcanarium.core.agenda import State
from arcanarium.core.ints import i64
from arcanarium.core.plan import HIDDEN, OPEN, OWNER, Bag, Choice, Flag, Layout, Number, SeatNumber
from arcanarium.core.rules import Rules
from arcanarium.games.seasons.facts import (
    AMULET_OF_WATER,
    BESPELLED_GRIMOIRE,
    COPIES,
    DICE,
    ENERGIES,
    FAMILIAR,
    KINDS,
    MOST_SEATS,
    NAMES,
)

TABLE: Final = Layout(MOST_SEATS)

DECK: Final[i64] = TABLE.zone("deck", HIDDEN, each=False, ordered=True)
DISCARD: Final[i64] = TABLE.zone("discard", HIDDEN, each=False, counted=True)  # S-37: face down
BOX: Final[i64] = TABLE.zone("box", OPEN, each=False, counted=True)
PLAY: Final[i64] = TABLE.zone("play", OPEN)
HAND: Final[i64] = TABLE.zone("hand", OWNER)
LIBRARY_2: Final[i64] = TABLE.zone("library_2", OWNER)
LIBRARY_3: Final[i64] = TABLE.zone("library_3", OWNER)
PACK: Final[i64] = TABLE.zone("pack", OWNER)  # what is drafted from
PICKED: Final[i64] = TABLE.zone("picked", OWNER)
LOOKED: Final[i64] = TABLE.zone("looked", OWNER, aside=True)
DOOMED: Final[i64] = TABLE.zone("doomed", OPEN, aside=True)  # named for one sacrifice

CRYSTALS: Final[i64] = TABLE.counter("crystals", each=True, reading=Number(0, 9999))
GAUGE: Final[i64] = TABLE.counter("gauge", each=True, reading=Number(0, 15))
RESERVE: Final[i64] = TABLE.counter("reserve", each=True, reading=Bag(ENERGIES))
BONUSES: Final[i64] = TABLE.counter("bonuses", each=True, reading=Number(0, 3))
YEAR: Final[i64] = TABLE.counter("year", start=1, reading=Number(-99, 4))
SPACE: Final[i64] = TABLE.counter("space", start=1, reading=Number(1, 12))
FIRST: Final[i64] = TABLE.counter("first", reading=SeatNumber(0, MOST_SEATS - 1))
GIVEN: Final[i64] = TABLE.counter("library_given", count=2, reading=Flag())  # the sets of years 2 and 3
SEASON_DICE: Final[i64] = TABLE.counter(
    "season_dice", count=4, reading=Number(0, 31)
)  # bits of the five dice of each season
DIE: Final[i64] = TABLE.counter("die", count=5, start=-1, reading=Choice(["none", *DICE], -1))
FACE: Final[i64] = TABLE.counter("face", count=5, reading=Number(0, 5))
TAKER: Final[i64] = TABLE.counter("taker", count=5, start=-1, reading=SeatNumber(-1, MOST_SEATS - 1))
MAY_TRANSMUTE: Final[i64] = TABLE.counter("may_transmute", reading=Flag())
TRANSMUTE_BONUS: Final[i64] = TABLE.counter("transmute_bonus", reading=Number(0, 3))
PAID: Final[i64] = TABLE.counter("paid", reading=Bag(ENERGIES))  # by the payment just made
ELEMENTS: Final[i64] = TABLE.counter(
    "elements", reading=Number(0, 15)
)  # bits of the types an Elemental Amulet was summoned for

LEVELS: Final = ["apprentice", "magician", "archmage"]
LEVEL: Final[i64] = TABLE.counter("level", start=2, reading=Choice(LEVELS))
BOOTS: Final[i64] = TABLE.counter("boots_past_final_year", reading=Choice(["end_now", "finish_round"]))
DIE_GAINS: Final[i64] = TABLE.counter("die_gains", reading=Choice(["ask", "automatic"]))
DECK_CHOICE: Final[i64] = TABLE.counter("decks", reading=Choice(["random", "choose"]))
FIRST_CHOICE: Final[i64] = TABLE.counter("first_player", reading=Choice(["random", "0", "1", "2", "3"]))

PLAN: Final = TABLE.deal(NAMES, [COPIES] * KINDS)
TURNED: Final[i64] = PLAN.mark("turned", Flag())
TOKENS: Final[i64] = PLAN.mark("tokens", Bag(ENERGIES))

# -- actions: a hidden card is named by its kind, one in play by itself (`.2` is the second copy of its kind)

SLOTS: Final = [name if copy == 0 else f"{name}.2" for name in NAMES for copy in range(COPIES)]
SOURCES: Final = 3  # of tokens: the reserve and two Amulets of Water
PAYMENTS: Final = [
    energy if source == 0 else f"{energy} from {SLOTS[2 * AMULET_OF_WATER + source - 1]}"
    for energy in ENERGIES
    for source in range(SOURCES)
]
SYMBOLS: Final = [*ENERGIES, "crystals", "gauge"]
STEPS: Final = ["-3", "-2", "-1", "+1", "+2", "+3"]
FULL_RESERVE: Final = 10

ACTIONS: Final = ActionSpace()
SUMMON: Final[i64] = ACTIONS.block("summon", NAMES, "card")
ACTIVATE: Final[i64] = ACTIONS.block("activate", SLOTS, "card")
TRANSMUTE: Final[i64] = ACTIONS.block("transmute", PAYMENTS, "energy")
EXCHANGE: Final[i64] = ACTIONS.block("bonus", ["exchange", "transmute", "gauge"], "bonus")
TRANSMUTE_PLUS: Final[i64] = EXCHANGE + 1
GAUGE_PLUS: Final[i64] = EXCHANGE + 2
END_TURN: Final[i64] = ACTIONS.block("end_turn", declines=True)
PICK: Final[i64] = ACTIONS.block("pick", NAMES, "card")
SHELVE: Final[i64] = ACTIONS.block("year_1", NAMES, "card")
SHELVE_2: Final[i64] = ACTIONS.block("year_2", NAMES, "card")
TAKE_DIE: Final[i64] = ACTIONS.block("take", DICE, "die")
TAKE_ALL: Final[i64] = ACTIONS.block("take_all")
LEAVE_OUT: Final[i64] = ACTIONS.block("leave", SYMBOLS, "symbol")
DRAW: Final[i64] = ACTIONS.block("draw")
DRAW_TWO: Final[i64] = ACTIONS.block("draw_two")
SKIP: Final[i64] = ACTIONS.block("skip", declines=True)
KEEP: Final[i64] = ACTIONS.block("keep")
DROP: Final[i64] = ACTIONS.block("drop")
GAIN: Final[i64] = ACTIONS.block("gain", ENERGIES, "energy")
PAY: Final[i64] = ACTIONS.block("pay", PAYMENTS, "energy")
LOSE: Final[i64] = ACTIONS.block("lose", ENERGIES, "energy")
ENTER: Final[i64] = ACTIONS.block("enter", NAMES, "card")
PUT_BACK: Final[i64] = ACTIONS.block("put_back")
DISCARD_CARD: Final[i64] = ACTIONS.block("discard", NAMES, "card")
SACRIFICE: Final[i64] = ACTIONS.block("sacrifice", SLOTS, "card")
RETURN: Final[i64] = ACTIONS.block("return", SLOTS, "card")
GIVE: Final[i64] = ACTIONS.block("give", NAMES, "card")
RESOLVE: Final[i64] = ACTIONS.block("resolve", NAMES, "card")
ELEMENT: Final[i64] = ACTIONS.block("element", ENERGIES, "energy")
DONE: Final[i64] = ACTIONS.block("done", declines=True)
OPTION: Final[i64] = ACTIONS.block("option", ["a", "b"], "option")
WHEEL: Final[i64] = ACTIONS.block("wheel", STEPS, "wheel")
SEAT: Final[i64] = ACTIONS.block("seat", [str(seat) for seat in range(MOST_SEATS)], "seat")
AMOUNT: Final[i64] = ACTIONS.block("amount", [str(n) for n in range(1, FULL_RESERVE + 9)], "amount")
DECK_NUMBER: Final[i64] = ACTIONS.block("deck", ["1", "2", "3", "4"], "deck")
NO: Final[i64] = ACTIONS.block("no", declines=True)

RULES: Final = Rules("seasons", PLAN)
RULES.lists = {"energy": ENERGIES, "die": DICE}

# -- what happened


class Event:
    """What happens."""

    ROLLED: Final[int] = RULES.event("rolled", a="die", b="number")
    TOOK_DIE: Final[int] = RULES.event("took-die", a="die", b="number")
    REROLLED: Final[int] = RULES.event("rerolled", a="die", b="number")
    ROUND: Final[int] = RULES.event("round")
    TURN: Final[int] = RULES.event("turn")
    GAINED_CRYSTALS: Final[int] = RULES.event("gained-crystals", a="number")
    LOST_CRYSTALS: Final[int] = RULES.event("lost-crystals", a="number")
    STOLE: Final[int] = RULES.event("stole", a="number", b="seat")
    GAINED_ENERGY: Final[int] = RULES.event("gained-energy", a="bag of energy")
    LOST_ENERGY: Final[int] = RULES.event("lost-energy", a="bag of energy")
    PAID_ENERGY: Final[int] = RULES.event("paid-energy", a="bag of energy")
    TRANSMUTED: Final[int] = RULES.event("transmuted", a="bag of energy", b="number")
    GAUGE: Final[int] = RULES.event("gauge", a="number", b="number")
    DREW: Final[int] = RULES.event("drew")
    LOOKED: Final[int] = RULES.event("looked")
    KEPT: Final[int] = RULES.event("kept")
    SUMMONED: Final[int] = RULES.event("summoned")
    ENTERED: Final[int] = RULES.event("entered")
    ACTIVATED: Final[int] = RULES.event("activated")
    SACRIFICED: Final[int] = RULES.event("sacrificed")
    DISCARDED: Final[int] = RULES.event("discarded")
    RETURNED: Final[int] = RULES.event("returned")
    GAVE: Final[int] = RULES.event("gave", a="seat")
    PASSED: Final[int] = RULES.event("passed", a="seat")
    BONUS: Final[int] = RULES.event("bonus", a="action", b="number")
    MARKER: Final[int] = RULES.event("marker", a="number", b="number")
    YEAR: Final[int] = RULES.event("year", a="number")
    LIBRARY: Final[int] = RULES.event("library", a="number")
    SHUFFLED: Final[int] = RULES.event("shuffled")
    TURNED_AIR: Final[int] = RULES.event("turned-air", a="number")
    PICKED: Final[int] = RULES.event("picked", a="number")
    GAME_ENDED: Final[int] = RULES.event("game-ended")


# -- why not


class Cause:
    """Rules that let something happen where no card does."""

    BONUS: Final[int] = RULES.rule("bonus")
    DIE: Final[int] = RULES.rule("season-die")


class Why:
    """Why something is refused."""

    NO_SLOT: Final[int] = RULES.reason("no-slot", a="number")
    NEEDS_CRYSTALS: Final[int] = RULES.reason("needs-crystals", a="number", b="number")
    NEEDS_TOKENS: Final[int] = RULES.reason("needs-tokens", a="number", b="number")
    NEEDS_ENERGY: Final[int] = RULES.reason("needs-energy", a="bag of energy", b="bag of energy")
    NEEDS_SAME: Final[int] = RULES.reason("needs-same", a="number", b="bag of energy")
    NEEDS_CARDS: Final[int] = RULES.reason("needs-cards", a="number", b="number")
    NEEDS_FAMILIAR: Final[int] = RULES.reason("needs-familiar")
    NO_ACTIVATION: Final[int] = RULES.reason("no-activation")
    USED: Final[int] = RULES.reason("used")
    BEFORE_GAINS: Final[int] = RULES.reason("before-gains")
    NO_RIGHT: Final[int] = RULES.reason("no-right")
    TAKEN: Final[int] = RULES.reason("taken", a="seat")
    NO_BONUS: Final[int] = RULES.reason("no-bonus")
    GAUGE_FULL: Final[int] = RULES.reason("gauge-full", a="number")
    NO_CARDS: Final[int] = RULES.reason("no-cards")
    EMPTY_HAND: Final[int] = RULES.reason("empty-hand")


# -- asking the table


def in_play(s: State, seat: i64, kind: i64) -> i64:
    """How many copies of a kind lie in front of a seat."""
    zone = PLAY + seat
    first = 2 * kind
    return (1 if s.where(first) == zone else 0) + (1 if s.where(first + 1) == zone else 0)


def rivals_in_play(s: State, seat: i64, kind: i64) -> i64:
    """How many copies of a kind lie in front of the others."""
    found: i64 = 0
    for card in range(2 * kind, 2 * kind + 2):
        if is_in_play(s, card) and s.where(card) != PLAY + seat:
            found += 1
    return found


def is_in_play(s: State, card: i64) -> bool:
    return PLAY <= s.where(card) < PLAY + MOST_SEATS


def capacity(s: State, seat: i64) -> i64:
    """S-13: ten with a Grimoire, also with two."""
    return 10 if in_play(s, seat, BESPELLED_GRIMOIRE) > 0 else 7


def has_slot(s: State, seat: i64) -> bool:
    return s.number(PLAY + seat) < s.mem[GAUGE + seat]


def usable(s: State, seat: i64) -> i64:
    """S-14: the reserve and the tokens on own Amulets of Water, as a bag."""
    m = s.mem
    bag = m[RESERVE + seat]
    zone = PLAY + seat
    card = 2 * AMULET_OF_WATER
    if s.where(card) == zone:
        bag += m[TOKENS + card]
    if s.where(card + 1) == zone:
        bag += m[TOKENS + card + 1]
    return bag


def card_of(s: State, zone: i64, kind: i64) -> i64:
    """The first card of a kind in a zone."""
    return 2 * kind if s.where(2 * kind) == zone else 2 * kind + 1


def is_twin(s: State, card: i64) -> bool:
    """Is it just like the other copy in the same zone, which comes first?"""
    if card & 1 == 0 or s.where(card - 1) != s.where(card):
        return False
    m = s.mem
    return m[TURNED + card] == m[TURNED + card - 1] and m[TOKENS + card] == m[TOKENS + card - 1]


def offer_kinds(s: State, zone: i64, block: i64) -> None:
    """The cards of a zone, each kind once."""
    last: i64 = -1
    card = s.first(zone)
    while card >= 0:
        kind = card >> 1
        if kind != last:
            s.offer(block + kind)
        last = kind
        card = s.after(card)


def kinds_in(s: State, zone: i64) -> list[int]:
    """The kinds of the cards of a zone, ascending, each once."""
    return sorted({int(s.kind(card)) for card in s.cards(zone)})


def offer_cards(s: State, zone: i64, block: i64) -> None:
    """The cards of a zone, one of twins."""
    card = s.first(zone)
    while card >= 0:
        if not is_twin(s, card):
            s.offer(block + card)
        card = s.after(card)


def count_familiars(s: State, seat: i64) -> i64:
    found: i64 = 0
    for card in s.cards(PLAY + seat):
        found += FAMILIAR[s.kind(card)]
    return found


def season(s: State) -> i64:
    return (s.mem[SPACE] - 1) // 3
