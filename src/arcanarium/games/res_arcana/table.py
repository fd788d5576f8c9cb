"""What lies on the table: zones, counters and marks, every action there is, and every event."""

from __future__ import annotations

from typing import Final

from arcanarium.core.actions import ActionSpace
from arcanarium.core.ints import i64
from arcanarium.core.plan import (
    HIDDEN,
    OPEN,
    OWNER,
    Choice,
    Flag,
    Layout,
    Number,
    SeatNumber,
    SomeCards,
)
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
SHOWN: Final[i64] = TABLE.counter("shown", reading=SomeCards(NAMES[:ARTIFACTS]))  # artifacts that all have seen
REMEMBERED: Final[i64] = TABLE.counter(  # monuments of the deck that a player has looked at
    "remembered", each=True, seen=OWNER, reading=SomeCards(NAMES[MONUMENTS:PLACES])
)
SEEN: Final[i64] = TABLE.counter(  # artifacts that went through a player's hands in the draft
    "seen_in_draft", each=True, seen=OWNER, reading=SomeCards(NAMES[:ARTIFACTS])
)

# A collect plan, known to its player until all have made theirs (RA-29).
GAINING: Final[i64] = TABLE.counter("gaining", each=True, seen=OWNER, reading=Essences())
TAKING: Final[i64] = TABLE.counter("taking", each=True, seen=OWNER, reading=SomeCards(NAMES[:ARTIFACTS]))
TAKING_TOO: Final[i64] = TABLE.counter("taking_too", each=True, seen=OWNER, reading=SomeCards(NAMES[ARTIFACTS:]))
UPKEEP: Final[i64] = TABLE.counter("upkeep", each=True, seen=OWNER, reading=Flag())

# A match of up to three games.
GAME_NUMBER: Final[i64] = TABLE.counter("game_number", start=1, reading=Number(1, 3))
RESULTS: Final[i64] = TABLE.counter("results", each=True, count=3, reading=Number(0, 2))  # 2 for a win, 1 if shared
DRAFTED: Final[i64] = TABLE.counter("drafted", each=True, reading=SomeCards(NAMES[:ARTIFACTS]))

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


class Event:
    """What happens."""

    GAME: Final[int] = RULES.event("game", a="number")
    MAGE: Final[int] = RULES.event("mage")
    PICKED: Final[int] = RULES.event("picked", a="number")
    DRAFTED: Final[int] = RULES.event("drafted")
    ROUND: Final[int] = RULES.event("round", a="number")
    COLLECTED: Final[int] = RULES.event("collected", a="bag of essence")
    TOOK: Final[int] = RULES.event("took", a="bag of essence")
    GREW: Final[int] = RULES.event("grew", a="bag of essence")
    TURN: Final[int] = RULES.event("turn")
    PLACED: Final[int] = RULES.event("placed")
    CLAIMED: Final[int] = RULES.event("claimed")
    REVEALED: Final[int] = RULES.event("revealed")
    USED: Final[int] = RULES.event("used", a="number")
    GAINED: Final[int] = RULES.event("gained", a="bag of essence")
    PAID: Final[int] = RULES.event("paid", a="bag of essence")
    LOST: Final[int] = RULES.event("lost", a="bag of essence")
    PUT_ON: Final[int] = RULES.event("put-on", a="bag of essence")
    RETURNED: Final[int] = RULES.event("returned", a="bag of essence")
    TURNED: Final[int] = RULES.event("turned")
    STRAIGHTENED: Final[int] = RULES.event("straightened")
    DESTROYED: Final[int] = RULES.event("destroyed")
    DISCARDED: Final[int] = RULES.event("discarded")
    DREW: Final[int] = RULES.event("drew")
    SHUFFLED: Final[int] = RULES.event("shuffled")
    LOOKED: Final[int] = RULES.event("looked")
    PUT_BACK: Final[int] = RULES.event("put-back")
    ATTACKED: Final[int] = RULES.event("attacked", a="number")
    REACTED: Final[int] = RULES.event("reacted")
    BOUGHT_OFF: Final[int] = RULES.event("bought-off")
    PASSED: Final[int] = RULES.event("passed")
    TOKEN: Final[int] = RULES.event("token")
    ITEM: Final[int] = RULES.event("item")
    ITEM_BACK: Final[int] = RULES.event("item-back")
    CHECK: Final[int] = RULES.event("check")
    POINTS: Final[int] = RULES.event("points", a="number")
    GAME_ENDED: Final[int] = RULES.event("game-ended")
    WON: Final[int] = RULES.event("won", a="number")
    SHARED: Final[int] = RULES.event("shared", a="number")


# -- why not


class Cause:
    """Rules that let something happen where no card does."""

    DISCARD: Final[int] = RULES.rule("discard-gain")


class Why:
    """Why something is refused."""

    # the cost, and what lacks
    NEEDS_ESSENCES: Final[int] = RULES.reason("needs-essences", a="bag of essence", b="bag of essence")
    NEEDS_NUMBER: Final[int] = RULES.reason("needs-number", a="number", b="number")
    NEEDS_FITTING: Final[int] = RULES.reason("needs-fitting", a="number", b="number")  # after discounts
    NEEDS_ONE_OF: Final[int] = RULES.reason("needs-one-of", a="bag of essence")
    # the cost, and what lies there
    NEEDS_LYING: Final[int] = RULES.reason("needs-lying", a="bag of essence", b="bag of essence")
    NEEDS_CREATURE: Final[int] = RULES.reason("needs-creature")
    NEEDS_DRAGON: Final[int] = RULES.reason("needs-dragon")
    NEEDS_BEAST: Final[int] = RULES.reason("needs-beast")
    NEEDS_ARTIFACT: Final[int] = RULES.reason("needs-artifact")
    NEEDS_OTHER: Final[int] = RULES.reason("needs-other")
    EMPTY_HAND: Final[int] = RULES.reason("empty-hand")
    NO_MONUMENTS: Final[int] = RULES.reason("no-monuments")
    NO_POWER: Final[int] = RULES.reason("no-power")
    ONLY_REACTS: Final[int] = RULES.reason("only-reacts")
    ONLY_DRAGONS: Final[int] = RULES.reason("only-dragons")
    ONLY_CHECK: Final[int] = RULES.reason("only-check")
    IS_TURNED: Final[int] = RULES.reason("is-turned")
    IS_STRAIGHT: Final[int] = RULES.reason("is-straight")
    WHILE_TURNED: Final[int] = RULES.reason("while-turned")
    NOT_CREATURE: Final[int] = RULES.reason("not-creature")
    NOT_DRAGON: Final[int] = RULES.reason("not-dragon")
    NOT_BEAST: Final[int] = RULES.reason("not-beast")
    NOT_ITSELF: Final[int] = RULES.reason("not-itself")
    NOT_IN_COST: Final[int] = RULES.reason("not-in-cost")
    NOT_GIVEN: Final[int] = RULES.reason("not-given")
    NONE_LEFT: Final[int] = RULES.reason("none-left")
    ONE_TYPE: Final[int] = RULES.reason("one-type")
    ITEM_TAKEN: Final[int] = RULES.reason("item-taken", a="seat")
    ITEM_RETURNED: Final[int] = RULES.reason("item-returned")
