"""The table: zones, counters, actions, events, reasons; and the deck, which is what a card set changes of all that."""

from __future__ import annotations

from typing import Final

from arcanarium.core.actions import ActionSpace
from arcanarium.core.asking.several import Several
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import (
    HIDDEN,
    OPEN,
    OWNER,
    Bag,
    CardName,
    Choice,
    Flag,
    Layout,
    Number,
    Plan,
    Reading,
    SeatNumber,
    SeatSet,
    name_cards,
)
from arcanarium.core.rules import Rules, Told
from arcanarium.games.evenfall.facts import (
    BOARDS,
    COVENS,
    MOMENTS,
    REGIONS,
    RESOURCE_NAMES,
    TIERS,
    Cards,
    Effect,
    Facts,
    FinalScore,
    Holder,
    Slots,
    Stack,
    make_row,
)

MOST_SEATS: Final = 4
AUTOMA: Final = 4  # the seat of the solo opponent in zones, counters and events; nobody is ever asked there
AUTOMA_FRAME: Final = 3  # its seat in frames, which know four seats only; alone nobody else can have it
FULL_MANA: Final = 20
FULL_DIAL: Final = 9
PIECES_OF_A_KIND: Final = 4  # witches of a coven, and elders
CELLS_OF_A_REGION: Final = 3  # action cells of a region, at most
SLOTS_OF_A_REGION: Final = 4  # place slots of a region, at most
KINDS_OF_RESOURCE: Final = 3
ROUNDS: Final = 3
MOON: Final = 1

# Where a ritual lies and what lies on it, in one number: the place, sickles, orbs, witches, elders.
PLACE: Final = 1023  # the card plus one
SICKLE: Final = 1 << 10
ORB: Final = 1 << 13
WITCH: Final = 1 << 16
ELDER: Final = 1 << 19
# A bag of pieces in a region.
A_WITCH: Final = 1
AN_ELDER: Final = 256

AMOUNT_COUNT: Final = 100
LONGEST_PATH: Final = 20
MOST_STONE_CELLS: Final = 8


REGION_THINGS: Final = [
    ("", "places"),
    ("", "stones"),
    ("", "pieces"),
    ("automa_", "pieces"),
    ("", "cells"),
    ("", "slots"),
]

# -- zones and counters

TABLE: Final = Layout(MOST_SEATS)


def lay_shared_zone(name: str, ordered: bool) -> int:
    """One per seat, and right behind them the Automa's."""
    first = TABLE.zone(name, OPEN, ordered=ordered)
    TABLE.zone(f"automa_{name}", OPEN, each=False, ordered=ordered)
    return first


def lay_shared_counter(name: str, start: int, most: int) -> int:
    reading = Number(0, most)
    cell = TABLE.counter(name, each=True, start=start, reading=reading)
    TABLE.counter(f"automa_{name}", start=start, reading=reading)
    return cell


def lay_region_zone(name: str) -> int:
    """One per region."""
    first = TABLE.used
    for region in REGIONS:
        TABLE.zone(f"{region}_{name}", OPEN, each=False, ordered=True)
    return first


def lay_region_counter(name: str, count: int, reading: Reading) -> int:
    first = TABLE.size
    for region in REGIONS:
        TABLE.counter(f"{region}_{name}", count=count, reading=reading)
    return first


def lay_pieces() -> int:
    """Of every seat in every region, and the Automa's."""
    first = TABLE.size
    for region in REGIONS:
        TABLE.counter(f"{region}_pieces", each=True, reading=Bag(["witch", "elder"]))
        TABLE.counter(f"automa_{region}_pieces", reading=Bag(["witch", "elder"]))
    return first


DECK: Final[i64] = TABLE.zone("deck", HIDDEN, each=False, ordered=True)
DISCARD: Final[i64] = TABLE.zone("discard", OPEN, each=False)
REMOVED: Final[i64] = TABLE.zone("removed", OPEN, each=False)
BOX: Final[i64] = TABLE.zone("box", OPEN, each=False, counted=True)
PLACE_DECK: Final[i64] = TABLE.zone("place_deck", HIDDEN, each=False, ordered=True)
STONE_SUPPLY: Final[i64] = TABLE.zone("stone_supply", OPEN, each=False)
ROWS: Final[i64] = lay_region_zone("places")
REGION_STONES: Final[i64] = lay_region_zone("stones")
HAND: Final[i64] = TABLE.zone("hand", OWNER)
OUTER: Final[i64] = lay_shared_zone("outer", True)
INNER: Final[i64] = lay_shared_zone("inner", True)
RITUALS: Final[i64] = lay_shared_zone("rituals", False)
SPECIALISTS: Final[i64] = lay_shared_zone("specialists", True)
COUNCIL: Final[i64] = TABLE.zone("council", OPEN, ordered=True)
STONES: Final[i64] = lay_shared_zone("stones", True)
STONE_CELLS: Final[i64] = TABLE.zone("stone_cells", OPEN)
SET_ASIDE: Final[i64] = TABLE.zone("set_aside", OWNER)

COVEN: Final[i64] = TABLE.counter("coven", each=True, reading=Choice(COVENS))
RESOURCES: Final[i64] = TABLE.counter("resources", each=True, reading=Bag(RESOURCE_NAMES))
MANA: Final[i64] = TABLE.counter("mana", each=True, reading=Number(0, FULL_MANA))
VP: Final[i64] = lay_shared_counter("vp", 0, 9999)
PATH: Final[i64] = lay_shared_counter("path", 0, LONGEST_PATH)
WITCHES: Final[i64] = lay_shared_counter("witches", PIECES_OF_A_KIND, PIECES_OF_A_KIND)
ELDERS: Final[i64] = TABLE.counter("elders", each=True, start=PIECES_OF_A_KIND, reading=Number(0, PIECES_OF_A_KIND))
TOKEN_USED: Final[i64] = TABLE.counter("token_used", each=True, reading=Flag())
PASSED: Final[i64] = TABLE.counter("passed", each=True, reading=Flag())
BOARD_CELL: Final[i64] = TABLE.counter("board_cell", each=True, reading=Flag())
PIECES: Final[i64] = lay_pieces()  # region * 5 + seat
CELLS: Final[i64] = lay_region_counter(
    "cells", CELLS_OF_A_REGION, Holder(MOST_SEATS)
)  # region * CELLS_OF_A_REGION + cell
SLOTS: Final[i64] = lay_region_counter("slots", 1, Slots())  # the set of slots that hold the row's places, in its order
DIAL: Final[i64] = TABLE.counter("dial", each=True, seen=OWNER, start=-1, reading=Number(-1, FULL_DIAL))
BID: Final[i64] = TABLE.counter("bid", each=True, start=-1, reading=Number(-1, FULL_DIAL))
STRENGTH: Final[i64] = lay_shared_counter("strength", 0, 99)
BATTLES_JOINED: Final[i64] = TABLE.counter("battles_joined", each=True, reading=Number(0, 3))
ROUND: Final[i64] = TABLE.counter("round", start=1, reading=Number(1, ROUNDS))
FIRST: Final[i64] = TABLE.counter("first", reading=SeatNumber(0, MOST_SEATS - 1))
BATTLE: Final[i64] = TABLE.counter("battle")  # the region that is fought for, plus one
FIGHTERS: Final[i64] = TABLE.counter("fighters", reading=SeatSet(AUTOMA + 1))
BATTLE_FIRST: Final[i64] = TABLE.counter("battle_first", reading=SeatNumber(0, MOST_SEATS - 1))  # while it lasts
BINDING: Final[i64] = TABLE.counter("binding")  # the ritual whose play is not complete, plus one
USES: Final[i64] = TABLE.counter("uses", seen=HIDDEN, reading=Number(0, 99))  # effects watched for gifts to opponents
MARKER: Final[i64] = TABLE.counter("automa_marker")
SIDE: Final[i64] = TABLE.counter("side", reading=Choice(["sun", "moon"]))
ADVANCED: Final[i64] = TABLE.counter("advanced_draw", reading=Choice(["off", "on"]))
DIFFICULTY: Final[i64] = TABLE.counter("difficulty", start=1)
SEAT_NAMES: Final = [str(seat) for seat in range(MOST_SEATS)]
FIRST_CHOICE: Final[i64] = TABLE.counter("first_player", reading=Choice(["random", *SEAT_NAMES]))
COVEN_OPTION: Final[i64] = TABLE.size
for number in SEAT_NAMES:
    TABLE.counter(f"coven_{number}", reading=Choice(["random", *COVENS]))

# -- what is told

TOLD: Final = Told()
event: Final = TOLD.event
reason: Final = TOLD.reason


class Event:
    """What happens."""

    ROUND: Final[i64] = event("round", a="number")
    TURN: Final[i64] = event("turn")
    PASSED: Final[i64] = event("passed")
    DREW: Final[i64] = event("drew")
    DISCARDED: Final[i64] = event("discarded")
    SHUFFLED: Final[i64] = event("shuffled")
    GAINED: Final[i64] = event("gained", a="bag of resource")
    PAID: Final[i64] = event("paid", a="bag of resource")
    MANA: Final[i64] = event("mana", a="number", b="number")
    MANA_SPENT: Final[i64] = event("mana-spent", a="number", b="number")
    VP: Final[i64] = event("vp", a="number", b="number")
    FOUND: Final[i64] = event("found", a="region", b="number")
    TOOK_PLACE: Final[i64] = event("took-place")
    OPENED: Final[i64] = event("opened", a="region")
    TOKEN: Final[i64] = event("token")
    BOUND: Final[i64] = event("bound", a="place")
    LINK: Final[i64] = event("link")
    RECRUITED: Final[i64] = event("recruited")
    COUNCIL: Final[i64] = event("council")
    USED: Final[i64] = event("used")
    CELL: Final[i64] = event("cell", a="piece")
    REGION_CELL: Final[i64] = event("region-cell", a="piece", b="region")
    BOARD_CELL: Final[i64] = event("board-cell")
    CREATED: Final[i64] = event("created", a="catalyst")
    PATH: Final[i64] = event("path", a="number")
    OVERFLOW: Final[i64] = event("overflow")
    HARVESTED: Final[i64] = event("harvested")
    TRANSFERRED: Final[i64] = event("transferred")
    MOVED: Final[i64] = event("moved", a="piece", b="region")
    RETURNED: Final[i64] = event("returned", a="piece")
    REMOVED: Final[i64] = event("removed")
    COPIED: Final[i64] = event("copied")
    TRIGGER: Final[i64] = event("trigger")
    BATTLE: Final[i64] = event("battle", a="region")
    BID: Final[i64] = event("bid", a="number")
    STRENGTH: Final[i64] = event("strength", a="number")
    REWARD: Final[i64] = event("reward", a="region", b="tier")
    WON: Final[i64] = event("won", a="region")
    STONE: Final[i64] = event("stone")
    FIRST: Final[i64] = event("first")
    STONE_CELL: Final[i64] = event("stone-cell", a="number")
    STONE_PLACED: Final[i64] = event("stone-placed", a="place")
    REVEALED: Final[i64] = event("automa-revealed", a="number")
    MARKER: Final[i64] = event("automa-marker", a="number", b="automa_action")
    GAME_ENDED: Final[i64] = event("game-ended")


class Why:
    """Why something is refused: at a menu, by what effects need, and within effects."""

    ACTION_DONE: Final[int] = reason("action-done")
    NO_WITCHES: Final[int] = reason("no-witches")
    NO_ELDERS: Final[int] = reason("no-elders")
    NEEDS_WITCHES: Final[int] = reason("needs-witches", a="number", b="number")
    TOKEN_USED: Final[int] = reason("token-used")
    NO_FREE_PLACE: Final[int] = reason("no-free-place")
    COSTS: Final[int] = reason("costs", a="bag of resource", b="bag of resource")
    COSTS_REDUCED: Final[int] = reason("costs-reduced", a="bag of resource", b="number")
    COSTS_OR_MANA: Final[int] = reason("costs-or-mana", a="bag of resource", b="number")
    LINKS_UNPAID: Final[int] = reason("links-unpaid")
    HAS_SPECIALIST: Final[int] = reason("has-specialist")
    COUNCIL_COSTS: Final[int] = reason("council-costs", a="bag of resource", b="bag of resource")
    NO_CELLS: Final[int] = reason("no-cells")
    CELLS_TAKEN: Final[int] = reason("cells-taken")
    ELDER_OUTSIDE: Final[int] = reason("elder-outside")
    REGION_TAKEN: Final[int] = reason("region-taken")
    ELDERS_IN_REGIONS: Final[int] = reason("elders-in-regions", a="number")
    BOARD_CELL_TAKEN: Final[int] = reason("board-cell-taken")
    NO_SLOTS: Final[int] = reason("no-slots")
    SLOTS_TAKEN: Final[int] = reason("slots-taken")
    SICKLE_COSTS: Final[int] = reason("sickle-costs", a="bag of resource", b="bag of resource")
    ORB_COSTS: Final[int] = reason("orb-costs", a="bag of resource", b="bag of resource")
    NO_FREE_ACTION: Final[int] = reason("no-free-action")
    USED: Final[int] = reason("used")
    STONE_CELLS_TAKEN: Final[int] = reason("stone-cells-taken")
    STONE_ALIKE: Final[int] = reason("stone-alike")
    NEEDS_MANA: Final[int] = reason("needs-mana", a="number", b="number")
    NEEDS_CARDS: Final[int] = reason("needs-cards", a="number", b="number")
    NEEDS_RESOURCES: Final[int] = reason("needs-resources", a="number", b="number")
    NO_OTHER_RITUAL: Final[int] = reason("no-other-ritual")
    NO_INSTANT: Final[int] = reason("no-instant")
    NO_CELL_TO_COPY: Final[int] = reason("no-cell-to-copy")
    NO_SPECIALIST_TO_COPY: Final[int] = reason("no-specialist-to-copy")
    NO_PIECES_IN_REGIONS: Final[int] = reason("no-pieces-in-regions")
    PLACE_TAKEN: Final[int] = reason("place-taken", a="card")
    LINK_UNPAID: Final[int] = reason("link-unpaid")
    CELL_TAKEN: Final[int] = reason("cell-taken")
    HERE_ONLY: Final[int] = reason("here-only", a="card")
    HARVESTED: Final[int] = reason("harvested")
    ITSELF: Final[int] = reason("itself")
    OTHER_CIRCLE: Final[int] = reason("other-circle")
    NOT_INSTANT: Final[int] = reason("not-instant")
    COPIES: Final[int] = reason("copies")
    NO_PIECE_THERE: Final[int] = reason("no-piece-there")
    NOT_REACHED: Final[int] = reason("not-reached", a="number")
    DIAL_RANGE: Final[int] = reason("dial-range", a="number")
    STONE_UNFIT: Final[int] = reason("stone-unfit")


class Cause:
    """Rules that let something happen where no card does."""

    SCOUTING: Final[int] = TOLD.rule("scouting")
    COVEN_TOKEN: Final[int] = TOLD.rule("coven-token")
    TRADE: Final[int] = TOLD.rule("trade")
    BOARD_ACTION: Final[int] = TOLD.rule("board-action")
    BOARD_CELL: Final[int] = TOLD.rule("board-cell")
    REGION_CELL: Final[int] = TOLD.rule("region-cell")
    BATTLE_REWARD: Final[int] = TOLD.rule("battle-reward")
    PATH: Final[int] = TOLD.rule("path")


# -- the deck


class Deck(Facts):
    """A card set on the table: its cards, their marks, actions and effects, and where programs begin."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards)
        regions = self.regions
        readings: dict[str, Reading] = {
            "battle": Choice(["none", *regions]),
            "automa_marker": Number(0, len(cards.automa["circle"]) - 1),
            "difficulty": Choice(list(cards.automa["difficulty"])),
            "binding": CardName(name_cards(self.kinds, self.copies), "none"),
        }
        swapped = {
            f"{prefix}{usual}_{name}": f"{prefix}{region}_{name}"
            for usual, region in zip(REGIONS, regions, strict=True)
            for prefix, name in REGION_THINGS
        }
        plan = TABLE.deal(self.kinds, self.copies, readings=readings, names=swapped)
        self.plan: Plan = plan
        self.names: list[str] = plan.names
        names = plan.names
        self.start_card: i64 = plan.first_of[int(self.places)]
        self.ritual_card: i64 = plan.first_of[int(self.first_ritual)]
        self.specialist_card: i64 = plan.first_of[int(self.first_specialist)]
        self.stone_card: i64 = plan.first_of[int(self.first_stone)]
        self.red: i64 = plan.cards - 1
        self.stack: i64 = plan.mark("bound", Stack(names, int(PLACE)))
        self.rotated: i64 = plan.mark("rotated", Flag())
        self.copied: i64 = plan.mark("copies", CardName(self.kinds, ""))
        self.cell: i64 = plan.mark("cell", Number(0, MOST_STONE_CELLS))
        self.stone_on: i64 = plan.mark("stone", CardName(names, ""))

        # Actions: hidden cards are named by their kind, others by themselves. First those of a turn,
        places = names[: int(self.ritual_card)]
        rituals = names[int(self.ritual_card) : int(self.specialist_card)]
        stones = names[int(self.stone_card) :]
        hidden = self.kinds[int(self.first_ritual) : int(self.first_stone)]
        people = self.kinds[int(self.first_specialist) : int(self.first_stone)]
        self.n_rituals: i64 = len(rituals)
        self.n_people: i64 = len(people)
        self.n_hidden: i64 = len(hidden)
        space = ActionSpace()
        self.actions: ActionSpace = space
        self.a_find: i64 = space.block("find", places[: int(self.start_card)], "card")
        self.a_token: i64 = space.block("token")
        self.a_play: i64 = space.block("play", hidden[: len(hidden) - len(people)], "card")
        self.a_recruit: i64 = space.block("recruit", people, "card")
        self.a_council: i64 = space.block("council", people, "card")
        self.a_witch: i64 = space.block("witch", rituals, "card")
        space.block("witch", [*self.regions, "board"], "spot")
        self.a_elder: i64 = space.block("elder", rituals, "card")
        space.block("elder", self.regions, "spot")
        self.a_sickle: i64 = space.block("sickle", rituals, "card")
        self.a_orb: i64 = space.block("orb", rituals, "card")
        self.a_mana_sickle: i64 = space.block("mana_sickle", rituals, "card")
        self.a_mana_orb: i64 = space.block("mana_orb", rituals, "card")
        self.a_use: i64 = space.block("use", names[int(self.specialist_card) : int(self.stone_card)], "card")
        self.a_trade: i64 = space.block("trade")
        self.a_board: i64 = space.block("board_action")
        self.a_stone: i64 = space.block("stone", stones, "card")
        self.a_pass: i64 = space.block("pass", gives_up=True)
        self.a_end: i64 = space.block("end_turn", declines=True)
        # then those within effects.
        self.a_bind: i64 = space.block("bind", places, "card")
        self.a_reduce: i64 = space.block("reduce", RESOURCE_NAMES, "resource")
        self.a_mana_for: i64 = space.block("mana_for", RESOURCE_NAMES, "resource")
        self.a_gain: i64 = space.block("gain", RESOURCE_NAMES, "resource")
        self.a_pay: i64 = space.block("pay", RESOURCE_NAMES, "resource")
        self.a_discard: i64 = space.block("discard", hidden, "card")
        self.a_amount: i64 = space.block("amount", [str(n) for n in range(AMOUNT_COUNT)], "amount")
        self.a_transfer: i64 = space.block("transfer", places, "card")
        self.a_harvest: i64 = space.block("harvest", places, "card")
        self.a_region: i64 = space.block("region", self.regions, "region")
        self.a_lift_witch: i64 = space.block("lift_witch", rituals, "card")
        space.block("lift_witch", ["supply"], "spot")
        self.a_lift_elder: i64 = space.block("lift_elder", rituals, "card")
        space.block("lift_elder", ["supply"], "spot")
        self.a_remove: i64 = space.block("remove", rituals, "card")
        self.a_replay: i64 = space.block("replay", rituals, "card")
        self.a_copy: i64 = space.block("copy", rituals, "card")
        self.a_tempt: i64 = space.block("copy_specialist", people, "card")
        rewards = [f"{region} {tier}" for region in self.regions for tier in TIERS]
        self.a_reward: i64 = space.block("reward", rewards, "reward")
        self.a_repeat: i64 = space.block("repeat", TIERS[:2], "tier")
        self.a_seat: i64 = space.block("seat", [*SEAT_NAMES, "automa"], "seat")
        self.a_step: i64 = space.block("step", [str(n + 1) for n in range(LONGEST_PATH)], "step")
        self.a_bid: i64 = space.block("bid", [str(n) for n in range(FULL_DIAL + 1)], "amount")
        self.a_dial: i64 = space.block("dial", [str(n) for n in range(FULL_DIAL + 1)], "amount")
        self.a_take: i64 = space.block("take", stones, "card")
        self.a_cell: i64 = space.block("cell", [str(n + 1) for n in range(MOST_STONE_CELLS)], "cell")
        self.a_option: i64 = space.block("option", ["a", "b", "c", "d"], "option")
        self.a_resolve: i64 = space.block("resolve", hidden, "card")
        self.a_resolve_council: i64 = space.block("resolve_council", people, "card")
        self.a_best: i64 = space.block("place_best")
        self.a_by_hand: i64 = space.block("place_by_hand")
        self.a_put: i64 = space.block("put", stones, "card")
        self.a_leave: i64 = space.block("leave", declines=True)
        self.a_done: i64 = space.block("done", declines=True)
        self.a_yes: i64 = space.block("yes")
        self.a_no: i64 = space.block("no")

        rules = Rules(cards.rules_name("evenfall"), plan, TOLD)
        self.rules: Rules = rules
        rules.lists = {
            "resource": RESOURCE_NAMES,
            "region": regions,
            "tier": TIERS,
            "piece": ["witch", "elder"],
            "place": places,
            "catalyst": ["sickle", "orb"],
            "automa_action": [str(cell["action"]) for cell in cards.automa["circle"]],
        }

        # What effects become is filled in by `cards/compile.py`.
        kinds = len(self.kinds)
        self.links: list[Effect | None] = [None] * len(self.harvests)
        self.instants: list[Effect | None] = [None] * kinds
        self.cell_effects: list[Effect | None] = [None] * kinds
        self.free_actions: list[Effect | None] = [None] * kinds
        self.copies_cells: vec[i64] = make_row(kinds)  # does the effect copy others of its sort?
        self.copies_specialists: vec[i64] = make_row(kinds)
        # A card has two parts: 2 * kind is the card itself, 2 * kind + 1 its side as a council member.
        self.hears: vec[i64] = make_row(2 * kinds)  # bits of the moments it answers,
        self.only: vec[i64] = make_row(2 * kinds)  # keywords a played ritual must have some of; 0: any ritual
        self.answers: list[Effect | None] = [None] * (2 * kinds * len(MOMENTS))  # part * moments + moment
        self.modifiers: vec[i64] = make_row(2 * kinds)  # number of the modifier plus one,
        self.amounts: vec[i64] = make_row(2 * kinds)  # its amount,
        self.details: vec[i64] = make_row(2 * kinds)  # and its keyword, scope or tiers
        self.deltas: vec[i64] = make_row(kinds)  # by how much a specialist may turn the dial
        self.stone_bonus: vec[i64] = make_row(kinds * len(cards.stone_kinds))  # kind, stone kind -> points
        self.final_scores: list[list[FinalScore]] = [[] for _ in range(kinds)]
        self.region_effects: list[Effect] = []
        self.rewards: list[Effect] = []  # region * 3 + tier
        self.scouting: list[Effect] = []  # by board, as the next three
        self.tokens: list[Effect] = []
        self.board_actions: list[Effect | None] = []
        self.board_cells: list[Effect | None] = []
        self.stone_rewards: list[list[list[Effect]]] = [[] for _ in BOARDS]  # board -> cell -> single rewards
        self.path_rewards: list[Effect] = []  # ((path * LONGEST_PATH + step) * 2 + double) * 2 + both
        # Questions for several things and where programs begin, filled in as they are registered.
        self.gain_any: Several = Several(0, 1)
        self.pay_any: Several = Several(0, 1)
        self.discard_cards: Several = Several(0, 1)
        self.mana_at: i64 = -1
        self.close_at: i64 = -1
        self.trigger_at: i64 = -1
        self.order_at: i64 = -1
        self.raise_at: i64 = -1
        self.window_cell_at: i64 = -1
        self.window_path_at: i64 = -1
        self.path_at: i64 = -1
        self.orb_at: i64 = -1
        self.harvest_row_at: i64 = -1
        self.witches_at: i64 = -1
        self.play_at: i64 = -1
        self.created_at: i64 = -1
        self.reply_at: i64 = -1
        self.menu_at: i64 = -1
        self.after_at: i64 = -1
        self.repeat_at: i64 = -1
        self.region_at: i64 = -1
        self.lift_at: i64 = -1
        self.elders_at: i64 = -1
        self.transfer_at: i64 = -1
        self.harvest_at: i64 = -1
        self.forget_at: i64 = -1
        self.stone_cell_at: i64 = -1
        self.stone_order_at: i64 = -1
        self.automa_path_at: i64 = -1
        self.automa_turn_at: i64 = -1
        self.battle_at: i64 = -1
        self.fight_at: i64 = -1
        self.outcome_at: i64 = -1
        self.end_at: i64 = -1
        self.rewards_at: i64 = -1
        self.take_at: i64 = -1
        self.turns_at: i64 = -1
        self.scout_at: i64 = -1
        self.round_at: i64 = -1
        self.place_stones_at: i64 = -1
        self.put_at: i64 = -1
