"""What lies on the table: zones, counters and marks, every action there is, and every event."""

from __future__ import annotations

from typing import Final

from arcanarium.core.actions import ActionSpace
from arcanarium.core.agenda import Rules, State
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.core.plan import FLAG, HIDDEN, OPEN, OWNER, Choice, Flag, Number, Part, Plan, Reading, SeatNumber
from arcanarium.games.res_arcana.cards import ARTIFACTS, ITEMS, KINDS, MAGES, MONUMENTS, MOST_SEATS, NAMES, PLACES
from arcanarium.games.res_arcana.essences import ESSENCES, UNITS, Essences, of, plus


class CardSet(Reading):
    """Some of a row of cards, a bit a card."""

    def __init__(self, names: list[str]) -> None:
        self.names: list[str] = names

    def parts(self) -> list[Part]:
        return [Part(name, 0, 1, FLAG, [], i, 1) for i, name in enumerate(self.names)]

    def show(self, value: int) -> object:
        return [name for i, name in enumerate(self.names) if value >> i & 1]

    def read(self, value: object) -> int:
        if not isinstance(value, list):
            raise ValueError(f"should be a list of cards, not {value!r}")
        bits = 0
        for name in value:
            if name not in self.names:
                raise ValueError(f"should name some of {', '.join(self.names)}, not {name!r}")
            bits |= 1 << self.names.index(name)
        return bits


PLAN: Final = Plan(MOST_SEATS, NAMES, [1] * KINDS, 43)

MONUMENT_DECK: Final[i64] = PLAN.zone("monument_deck", HIDDEN, each=False, ordered=True)
DISPLAY: Final[i64] = PLAN.zone("monuments", OPEN, each=False)
UNCLAIMED: Final[i64] = PLAN.zone("places", OPEN, each=False)
ITEM_SUPPLY: Final[i64] = PLAN.zone("items", OPEN, each=False)
BOX: Final[i64] = PLAN.zone("box", HIDDEN, each=False, counted=True)
STOCK: Final[i64] = PLAN.zone("stock", HIDDEN, each=False, ordered=True)  # what is dealt from at set-up
LAID_OUT: Final[i64] = PLAN.zone("laid_out", OPEN, each=False)  # the sixteen artifacts of an open draft
PLAY: Final[i64] = PLAN.zone("play", OPEN, live=True)  # all components of a player
HAND: Final[i64] = PLAN.zone("hand", OWNER)
DECK: Final[i64] = PLAN.zone("deck", HIDDEN, ordered=True)
DISCARD: Final[i64] = PLAN.zone("discard", OPEN)  # RA-42: a separate public pile
OFFERED: Final[i64] = PLAN.zone("mages", OWNER)  # two to choose from
CHOSEN: Final[i64] = PLAN.zone("chosen_mage", OWNER)  # not yet revealed
PACK: Final[i64] = PLAN.zone("pack", OWNER)  # what is drafted from
PICKED: Final[i64] = PLAN.zone("picked", OWNER)
LOOKED: Final[i64] = PLAN.zone("looked", OWNER, aside=True)

TURNED: Final[i64] = PLAN.mark("turned", Flag())
LYING: Final[i64] = PLAN.mark("essences", Essences())  # on the component

POOL: Final[i64] = PLAN.counter("pool", each=True, reading=Essences())
PASSED: Final[i64] = PLAN.counter("passed", each=True, reading=Flag())
TEMPORARY: Final[i64] = PLAN.counter("temporary_points", each=True, reading=Number(0, 3))  # of one victory check
FIRST: Final[i64] = PLAN.counter("token", reading=SeatNumber(0, MOST_SEATS - 1))  # who has the First Player token
ROUND: Final[i64] = PLAN.counter("round", start=1, reading=Number(1, 1_000_000))
SPENT: Final[i64] = PLAN.counter("paid", reading=Essences())  # by the payment just made
SHOWN: Final[i64] = PLAN.counter("shown", reading=CardSet(NAMES[:ARTIFACTS]))  # artifacts that all have seen
REMEMBERED: Final[i64] = PLAN.counter(  # monuments of the deck that a player has looked at
    "remembered", each=True, seen=OWNER, reading=CardSet(NAMES[MONUMENTS:PLACES])
)
SEEN: Final[i64] = PLAN.counter(  # artifacts that went through a player's hands in the draft
    "seen_in_draft", each=True, seen=OWNER, reading=CardSet(NAMES[:ARTIFACTS])
)

# A collect plan, known to its player until all have made theirs (RA-29).
GAINING: Final[i64] = PLAN.counter("gaining", each=True, seen=OWNER, reading=Essences())
TAKING: Final[i64] = PLAN.counter("taking", each=True, seen=OWNER, reading=CardSet(NAMES[:ARTIFACTS]))
TAKING_TOO: Final[i64] = PLAN.counter("taking_too", each=True, seen=OWNER, reading=CardSet(NAMES[ARTIFACTS:]))
UPKEEP: Final[i64] = PLAN.counter("upkeep", each=True, seen=OWNER, reading=Flag())

# A match of up to three games.
GAME_NUMBER: Final[i64] = PLAN.counter("game_number", start=1, reading=Number(1, 3))
RESULTS: Final[i64] = PLAN.counter(
    "results", each=True, count=3, reading=Number(0, 2)
)  # 2 for a win, 1 for a shared victory
DRAFTED: Final[i64] = PLAN.counter("drafted", each=True, reading=CardSet(NAMES[:ARTIFACTS]))

SETUP: Final[i64] = PLAN.counter("setup", reading=Choice(["standard", "first_game", "draft", "match"]))
STANDARD: Final = 0
FIRST_GAME: Final = 1
DRAFT: Final = 2
MATCH: Final = 3
COLLECT_ORDER: Final[i64] = PLAN.counter("collect", reading=Choice(["simultaneous", "in_order"]))
FIRST_CHOICE: Final[i64] = PLAN.counter("first_player", reading=Choice(["random", "0", "1", "2", "3"]))

# -- actions; there is one card of each kind, so hidden and open cards are named alike

ACTIONS: Final = ActionSpace()
PLACE: Final[i64] = ACTIONS.block("place", NAMES[:ARTIFACTS], "card")
CLAIM: Final[i64] = ACTIONS.block("claim", NAMES[MONUMENTS:], "card")
CLAIM_TOP: Final[i64] = ACTIONS.block("claim_top")
DISCARD_CARD: Final[i64] = ACTIONS.block("discard", NAMES[:ARTIFACTS], "card")
USE: Final[i64] = ACTIONS.block("use", NAMES, "card")
USE_SECOND: Final[i64] = ACTIONS.block("use_second", NAMES, "card")
PASS: Final[i64] = ACTIONS.block("pass")
GAIN: Final[i64] = ACTIONS.block("gain", ESSENCES, "essence")
PAY: Final[i64] = ACTIONS.block("pay", ESSENCES, "essence")
LOSE: Final[i64] = ACTIONS.block("lose", ESSENCES, "essence")
DONE: Final[i64] = ACTIONS.block("done")
TAKE: Final[i64] = ACTIONS.block("take", NAMES, "card")
LEAVE: Final[i64] = ACTIONS.block("leave", NAMES, "card")
KEEP_UP: Final[i64] = ACTIONS.block("upkeep", ["pay", "turn"], "upkeep")
REACT: Final[i64] = ACTIONS.block("react", NAMES, "card")
PRICE: Final[i64] = ACTIONS.block("price")
SUFFER: Final[i64] = ACTIONS.block("suffer")
STRAIGHTEN: Final[i64] = ACTIONS.block("straighten", NAMES, "card")
TURN_CARD: Final[i64] = ACTIONS.block("turn", NAMES[:ARTIFACTS], "card")
DESTROY: Final[i64] = ACTIONS.block("destroy", NAMES[:ARTIFACTS], "card")
PUT_ON: Final[i64] = ACTIONS.block("put_on", NAMES, "card")
LOOK: Final[i64] = ACTIONS.block("look", ["artifacts", "monuments"], "deck")
PUT_BACK: Final[i64] = ACTIONS.block("put_back", NAMES, "card")
SEAT: Final[i64] = ACTIONS.block("seat", [str(seat) for seat in range(MOST_SEATS)], "seat")
PICK: Final[i64] = ACTIONS.block("pick", NAMES[:ARTIFACTS], "card")
MAGE: Final[i64] = ACTIONS.block("mage", NAMES[MAGES:ITEMS], "card")
ITEM: Final[i64] = ACTIONS.block("item", NAMES[ITEMS:MONUMENTS], "card")
NO: Final[i64] = ACTIONS.block("no")

RULES: Final = Rules("res_arcana", PLAN)
RULES.lists = {"essence": ESSENCES}

# -- what happened

E_GAME: Final[i64] = RULES.event("game", a="number")
E_MAGE: Final[i64] = RULES.event("mage")
E_PICKED: Final[i64] = RULES.event("picked", a="number")
E_DRAFTED: Final[i64] = RULES.event("drafted")
E_ROUND: Final[i64] = RULES.event("round", a="number")
E_COLLECTED: Final[i64] = RULES.event("collected", a="bag of essence")
E_TOOK: Final[i64] = RULES.event("took", a="bag of essence")
E_GREW: Final[i64] = RULES.event("grew", a="bag of essence")
E_TURN: Final[i64] = RULES.event("turn")
E_PLACED: Final[i64] = RULES.event("placed")
E_CLAIMED: Final[i64] = RULES.event("claimed")
E_REVEALED: Final[i64] = RULES.event("revealed")
E_USED: Final[i64] = RULES.event("used", a="number")
E_GAINED: Final[i64] = RULES.event("gained", a="bag of essence")
E_PAID: Final[i64] = RULES.event("paid", a="bag of essence")
E_LOST: Final[i64] = RULES.event("lost", a="bag of essence")
E_PUT_ON: Final[i64] = RULES.event("put-on", a="bag of essence")
E_RETURNED: Final[i64] = RULES.event("returned", a="bag of essence")
E_TURNED: Final[i64] = RULES.event("turned")
E_STRAIGHTENED: Final[i64] = RULES.event("straightened")
E_DESTROYED: Final[i64] = RULES.event("destroyed")
E_DISCARDED: Final[i64] = RULES.event("discarded")
E_DREW: Final[i64] = RULES.event("drew")
E_SHUFFLED: Final[i64] = RULES.event("shuffled")
E_LOOKED: Final[i64] = RULES.event("looked")
E_PUT_BACK: Final[i64] = RULES.event("put-back")
E_ATTACKED: Final[i64] = RULES.event("attacked", a="number")
E_REACTED: Final[i64] = RULES.event("reacted")
E_BOUGHT_OFF: Final[i64] = RULES.event("bought-off")
E_PASSED: Final[i64] = RULES.event("passed")
E_TOKEN: Final[i64] = RULES.event("token")
E_ITEM: Final[i64] = RULES.event("item")
E_ITEM_BACK: Final[i64] = RULES.event("item-back")
E_CHECK: Final[i64] = RULES.event("check")
E_POINTS: Final[i64] = RULES.event("points", a="number")
E_GAME_ENDED: Final[i64] = RULES.event("game-ended")
E_WON: Final[i64] = RULES.event("won", a="number")
E_SHARED: Final[i64] = RULES.event("shared", a="number")

EVENT_MOST: Final = 255  # an event's bag has a byte a type

# -- essences


def tell(s: State, event: i64, seat: i64, card: i64, bag: i64) -> None:
    """Emit essences of an event; more than its bag can hold are told in several."""
    if s.logged < 0:
        return
    rest = bag
    while rest != 0:
        told: i64 = 0
        for kind in range(len(ESSENCES)):
            part = min(of(rest, kind), EVENT_MOST)
            rest -= part * UNITS[kind]
            told |= part << (8 * kind)
        s.emit(event, seat, card, told)


def gain(s: State, seat: i64, bag: i64) -> None:
    """From the supply into the pool."""
    if bag != 0:
        s.mem[POOL + seat] = plus(s.mem[POOL + seat], bag)
        tell(s, E_GAINED, seat, s.source, bag)


def put_on(s: State, seat: i64, card: i64, bag: i64) -> None:
    """Onto a component."""
    if bag != 0:
        s.mem[LYING + card] = plus(s.mem[LYING + card], bag)
        tell(s, E_PUT_ON, seat, card, bag)


# -- components


def owns(s: State, seat: i64, card: i64) -> bool:
    """Is that component in play before that player?"""
    return s.where(card) == PLAY + seat


def turn(s: State, seat: i64, card: i64) -> None:
    s.mem[TURNED + card] = 1
    s.emit(E_TURNED, seat, card)


def wipe(s: State, card: i64) -> None:
    """Straight and empty."""
    s.mem[TURNED + card] = 0
    s.mem[LYING + card] = 0


def reveal(s: State, card: i64) -> None:
    """Everybody has seen that artifact from now on: whose deck it will be shuffled into is no secret."""
    s.mem[SHOWN] |= bit(card)


def discard(s: State, seat: i64, card: i64) -> None:
    """To the pile of that player, face up."""
    s.move(card, DISCARD + seat)
    reveal(s, card)
    s.emit(E_DISCARDED, seat, card)


def destroy(s: State, seat: i64, card: i64) -> None:
    """RA-20: out of play to its owner's pile; what lay on it is lost."""
    lost = s.mem[LYING + card]
    wipe(s, card)
    s.move(card, DISCARD + seat)
    s.emit(E_DESTROYED, seat, card)
    if lost != 0:
        tell(s, E_RETURNED, seat, card, lost)
