"""What lies on the table: zones, counters and marks, every action there is, and every event."""

from __future__ import annotations

from typing import Final

from arcanarium.core.actions import ActionSpace
from arcanarium.core.ints import i64
from arcanarium.core.plan import FLAG, HIDDEN, OPEN, OWNER, Choice, Flag, Layout, Number, Part, Reading, SeatNumber
from arcanarium.core.rules import Rules
from arcanarium.games.res_arcana.facts import (
    ARTIFACTS,
    ESSENCES,
    ITEMS,
    KINDS,
    MAGES,
    MONUMENTS,
    MOST_SEATS,
    NAMES,
    PLACES,
    Essences,
)


class CardSet(Reading):
    """Some of a row of cards, one bit per card."""

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


TABLE: Final = Layout(MOST_SEATS)

MONUMENT_DECK: Final[i64] = TABLE.zone("monument_deck", HIDDEN, each=False, ordered=True)
DISPLAY: Final[i64] = TABLE.zone("monuments", OPEN, each=False)
UNCLAIMED: Final[i64] = TABLE.zone("places", OPEN, each=False)
ITEM_SUPPLY: Final[i64] = TABLE.zone("items", OPEN, each=False)
BOX: Final[i64] = TABLE.zone("box", HIDDEN, each=False, counted=True)
STOCK: Final[i64] = TABLE.zone("stock", HIDDEN, each=False, ordered=True)  # what is dealt from at set-up
LAID_OUT: Final[i64] = TABLE.zone("laid_out", OPEN, each=False)  # the sixteen artifacts of an open draft
PLAY: Final[i64] = TABLE.zone("play", OPEN)  # all components of a player
HAND: Final[i64] = TABLE.zone("hand", OWNER)
DECK: Final[i64] = TABLE.zone("deck", HIDDEN, ordered=True)
DISCARD: Final[i64] = TABLE.zone("discard", OPEN)  # RA-42: a separate public pile
OFFERED: Final[i64] = TABLE.zone("mages", OWNER)  # two to choose from
CHOSEN: Final[i64] = TABLE.zone("chosen_mage", OWNER)  # not yet revealed
PACK: Final[i64] = TABLE.zone("pack", OWNER)  # what is drafted from
PICKED: Final[i64] = TABLE.zone("picked", OWNER, ordered=True)  # as they were picked
LOOKED: Final[i64] = TABLE.zone("looked", OWNER, aside=True)

POOL: Final[i64] = TABLE.counter("pool", each=True, reading=Essences())
PASSED: Final[i64] = TABLE.counter("passed", each=True, reading=Flag())
TEMPORARY: Final[i64] = TABLE.counter("temporary_points", each=True, reading=Number(0, 3))  # of one victory check
FIRST: Final[i64] = TABLE.counter("token", reading=SeatNumber(0, MOST_SEATS - 1))  # whoever has the First Player token
ROUND: Final[i64] = TABLE.counter("round", start=1, reading=Number(1, 1_000_000))
SPENT: Final[i64] = TABLE.counter("paid", reading=Essences())  # by the payment just made
SHOWN: Final[i64] = TABLE.counter("shown", reading=CardSet(NAMES[:ARTIFACTS]))  # artifacts that all have seen
REMEMBERED: Final[i64] = TABLE.counter(  # monuments of the deck that a player has looked at
    "remembered", each=True, seen=OWNER, reading=CardSet(NAMES[MONUMENTS:PLACES])
)
SEEN: Final[i64] = TABLE.counter(  # artifacts that went through a player's hands in the draft
    "seen_in_draft", each=True, seen=OWNER, reading=CardSet(NAMES[:ARTIFACTS])
)

# A collect plan, known to its player until all have made theirs (RA-29).
GAINING: Final[i64] = TABLE.counter("gaining", each=True, seen=OWNER, reading=Essences())
TAKING: Final[i64] = TABLE.counter("taking", each=True, seen=OWNER, reading=CardSet(NAMES[:ARTIFACTS]))
TAKING_TOO: Final[i64] = TABLE.counter("taking_too", each=True, seen=OWNER, reading=CardSet(NAMES[ARTIFACTS:]))
UPKEEP: Final[i64] = TABLE.counter("upkeep", each=True, seen=OWNER, reading=Flag())

# A match of up to three games.
GAME_NUMBER: Final[i64] = TABLE.counter("game_number", start=1, reading=Number(1, 3))
RESULTS: Final[i64] = TABLE.counter("results", each=True, count=3, reading=Number(0, 2))  # 2 for a win, 1 if shared
DRAFTED: Final[i64] = TABLE.counter("drafted", each=True, reading=CardSet(NAMES[:ARTIFACTS]))

SETUP: Final[i64] = TABLE.counter("setup", reading=Choice(["standard", "first_game", "draft", "match"]))
FIRST_GAME: Final = 1
DRAFT: Final = 2
MATCH: Final = 3
COLLECT_ORDER: Final[i64] = TABLE.counter("collect", reading=Choice(["simultaneous", "in_order"]))
FIRST_CHOICE: Final[i64] = TABLE.counter("first_player", reading=Choice(["random", "0", "1", "2", "3"]))

PLAN: Final = TABLE.deal(NAMES, [1] * KINDS)
TURNED: Final[i64] = PLAN.mark("turned", Flag())
LYING: Final[i64] = PLAN.mark("essences", Essences())  # on the component

# -- actions; there is one card of each kind, so hidden and open cards are named alike

ACTIONS: Final = ActionSpace()
PLACE: Final[i64] = ACTIONS.block("place", NAMES[:ARTIFACTS], "card")
CLAIM: Final[i64] = ACTIONS.block("claim", NAMES[MONUMENTS:], "card")
CLAIM_TOP: Final[i64] = ACTIONS.block("claim_top")
DISCARD_CARD: Final[i64] = ACTIONS.block("discard", NAMES[:ARTIFACTS], "card")
USE: Final[i64] = ACTIONS.block("use", NAMES, "card")
USE_SECOND: Final[i64] = ACTIONS.block("use_second", NAMES, "card")
PASS: Final[i64] = ACTIONS.block("pass", gives_up=True)
GAIN: Final[i64] = ACTIONS.block("gain", ESSENCES, "essence")
PAY: Final[i64] = ACTIONS.block("pay", ESSENCES, "essence")
LOSE: Final[i64] = ACTIONS.block("lose", ESSENCES, "essence")
DONE: Final[i64] = ACTIONS.block("done", declines=True)
TAKE: Final[i64] = ACTIONS.block("take", NAMES, "card")
LEAVE: Final[i64] = ACTIONS.block("leave", NAMES, "card")
KEEP_UP: Final[i64] = ACTIONS.block("upkeep", ["pay", "turn"], "upkeep")
REACT: Final[i64] = ACTIONS.block("react", NAMES, "card")
PAY_PRICE: Final[i64] = ACTIONS.block("price")
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
NO: Final[i64] = ACTIONS.block("no", declines=True)

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

# -- why not

BY_DISCARD: Final = RULES.rule("discard-gain")
NEEDS_ESSENCES: Final = RULES.reason("needs-essences", a="bag of essence", b="bag of essence")  # the cost, what lacks
NEEDS_NUMBER: Final = RULES.reason("needs-number", a="number", b="number")
NEEDS_FITTING: Final = RULES.reason("needs-fitting", a="number", b="number")  # after discounts
NEEDS_ONE_OF: Final = RULES.reason("needs-one-of", a="bag of essence")
NEEDS_LYING: Final = RULES.reason("needs-lying", a="bag of essence", b="bag of essence")  # the cost, what lies there
NEEDS_CREATURE: Final = RULES.reason("needs-creature")
NEEDS_DRAGON: Final = RULES.reason("needs-dragon")
NEEDS_BEAST: Final = RULES.reason("needs-beast")
NEEDS_ARTIFACT: Final = RULES.reason("needs-artifact")
NEEDS_OTHER: Final = RULES.reason("needs-other")
EMPTY_HAND: Final = RULES.reason("empty-hand")
NO_MONUMENTS: Final = RULES.reason("no-monuments")
NO_POWER: Final = RULES.reason("no-power")
ONLY_REACTS: Final = RULES.reason("only-reacts")
ONLY_DRAGONS: Final = RULES.reason("only-dragons")
ONLY_CHECK: Final = RULES.reason("only-check")
IS_TURNED: Final = RULES.reason("is-turned")
IS_STRAIGHT: Final = RULES.reason("is-straight")
WHILE_TURNED: Final = RULES.reason("while-turned")
NOT_CREATURE: Final = RULES.reason("not-creature")
NOT_DRAGON: Final = RULES.reason("not-dragon")
NOT_BEAST: Final = RULES.reason("not-beast")
NOT_ITSELF: Final = RULES.reason("not-itself")
NOT_IN_COST: Final = RULES.reason("not-in-cost")
NOT_GIVEN: Final = RULES.reason("not-given")
NONE_LEFT: Final = RULES.reason("none-left")
ONE_TYPE: Final = RULES.reason("one-type")
ITEM_TAKEN: Final = RULES.reason("item-taken", a="seat")
ITEM_RETURNED: Final = RULES.reason("item-returned")
