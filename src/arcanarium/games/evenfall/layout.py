"""Where everything is kept under one card set, and the facts of its cards."""

from __future__ import annotations

from typing import Any, Final

from arcanarium.core.agenda import State, Step
from arcanarium.core.bags import bag, total
from arcanarium.core.card_set import Entry
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import HIDDEN, OPEN, OWNER, Bag, Choice, Flag, Number, Plan, SeatNumber, SeatSet
from arcanarium.games.evenfall.card_set import BOARDS, Cards
from arcanarium.games.evenfall.readings import CardName, Holder, Slots, Stack
from arcanarium.games.evenfall.vocabulary import COVENS, KEYWORDS, MOMENTS, RESOURCES, TIERS

MOST_SEATS: Final = 4
AUTOMA: Final = 4  # the seat of the solo opponent in zones, counters and events; nobody is ever asked there
AUTOMA_FRAME: Final = 3  # its seat in frames, which know four seats only; alone nobody else can have it
FULL_MANA: Final = 20
FULL_DIAL: Final = 9
PIECES: Final = 4  # witches of a coven, and elders
CELLS: Final = 3  # action cells of a region, at most
SLOTS: Final = 4  # place slots of a region, at most
KINDS_OF_RESOURCE: Final = 3
ROUNDS: Final = 3
MOON: Final = 1

# What a pair of waiting effects can do to each other: their order is asked only where it matters.
FIXED: Final = 0
CHOICE: Final = 1  # the receiver chooses resources,
MANA: Final = 2  # or how much mana becomes points
INFO: Final = 4  # cards are drawn
READS_MANA: Final = 8  # points depend on the mana there is
FREE: Final = 16  # anything else

# Where a ritual lies and what lies on it, in one number: the place, sickles, orbs, witches, elders.
PLACE: Final = 1023  # the card plus one
SICKLE: Final = 1 << 10
ORB: Final = 1 << 13
WITCH: Final = 1 << 16
ELDER: Final = 1 << 19
# A bag of pieces in a region.
WITCHES: Final = 1
ELDERS: Final = 256

AMOUNTS: Final = 100
STEPS: Final = 20
STONE_CELLS: Final = 8


class Op(Step):
    """One operation of a card set's effect. The Automa's way of carrying it out is part of it."""

    feel: i64 = FREE

    def can(self, s: State, me: i64, source: i64) -> bool:
        """May an effect that has it be started (rules 7.1)?"""
        return True


class Effect:
    """A list of operations, compiled: where it starts, what it costs, what it does to the order of triggers."""

    def __init__(self, at: int, ops: list[Op]) -> None:
        self.at: i64 = at
        self.ops: list[Op] = ops
        feel: i64 = FIXED
        for op in ops:
            feel |= op.feel
        self.feel: i64 = feel
        # What it costs in all, and the operations that cost nothing: a link bonus is checked before its ritual is paid.
        self.rest: list[Op] = []
        self.bag: i64 = 0
        self.any: i64 = 0
        self.mana: i64 = 0
        self.cards: i64 = 0

    def can(self, s: State, me: i64, source: i64) -> bool:
        for op in self.ops:
            if not op.can(s, me, source):
                return False
        return True


class Goods:
    """What is gained or paid together."""

    def __init__(self, amounts: Entry) -> None:
        self.cards: i64 = int(amounts.get("card", 0))
        self.bag: i64 = bag({name: amounts[name] for name in RESOURCES if name in amounts}, RESOURCES)
        self.any: i64 = int(amounts.get("any", 0))
        self.mana: i64 = int(amounts.get("mana", 0))
        self.vp: i64 = int(amounts.get("vp", 0))

    def feel(self) -> int:
        return int((CHOICE if self.any else FIXED) | (MANA if self.mana else FIXED) | (INFO if self.cards else FIXED))

    def units(self) -> i64:
        """How many points the Automa makes of it."""
        return self.cards + total(self.bag) + self.any + self.mana + self.vp


def row(size: int, value: int = 0) -> vec[i64]:
    return vec[i64]([value] * size)


def shared_zone(plan: Plan, name: str, ordered: bool) -> int:
    """One a seat, and right behind them the Automa's."""
    first = plan.zone(name, OPEN, ordered=ordered)
    plan.zone(f"automa_{name}", OPEN, each=False, ordered=ordered)
    return first


def shared_counter(plan: Plan, name: str, start: int, most: int) -> int:
    reading = Number(0, most)
    cell = plan.counter(name, each=True, start=start, reading=reading)
    plan.counter(f"automa_{name}", start=start, reading=reading)
    return cell


class Layout:
    """Plan, zones, counters, marks: where everything is kept."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards
        kinds = [str(entry["id"]) for entry in cards.places]
        copies = [int(entry.get("copies", 1)) for entry in cards.places]
        self.places: i64 = len(kinds)  # kinds of place, before those of the starting places,
        kinds += [str(entry["id"]) for entry in cards.starts]
        copies += [1] * len(COVENS)
        self.first_ritual: i64 = len(kinds)  # rituals,
        kinds += [str(entry["id"]) for entry in cards.rituals]
        copies += [int(entry.get("copies", 1)) for entry in cards.rituals]
        self.first_specialist: i64 = len(kinds)  # specialists,
        kinds += [str(entry["id"]) for entry in cards.specialists]
        copies += [int(entry.get("copies", 1)) for entry in cards.specialists]
        self.first_stone: i64 = len(kinds)  # and stones, the red one last
        kinds += [str(entry["id"]) for entry in cards.stones]
        copies += [1] * len(cards.stones)
        plan = Plan(MOST_SEATS, kinds, copies, 60)
        self.plan: Plan = plan
        names = [plan.card_name(card) for card in range(plan.cards)]
        self.names: list[str] = names
        self.start_card: i64 = plan.first_of[int(self.places)]
        self.ritual_card: i64 = plan.first_of[int(self.first_ritual)]
        self.specialist_card: i64 = plan.first_of[int(self.first_specialist)]
        self.stone_card: i64 = plan.first_of[int(self.first_stone)]
        self.red: i64 = plan.cards - 1

        self.deck: i64 = plan.zone("deck", HIDDEN, each=False, ordered=True)
        self.discard: i64 = plan.zone("discard", OPEN, each=False)
        self.removed: i64 = plan.zone("removed", OPEN, each=False)
        self.box: i64 = plan.zone("box", OPEN, each=False, counted=True)
        self.place_deck: i64 = plan.zone("place_deck", HIDDEN, each=False, ordered=True)
        self.stone_supply: i64 = plan.zone("stone_supply", OPEN, each=False)
        regions = [str(region["id"]) for region in cards.regions]
        self.regions: list[str] = regions
        self.rows: i64 = plan.zone(f"{regions[0]}_places", OPEN, each=False, ordered=True)
        for name in regions[1:]:
            plan.zone(f"{name}_places", OPEN, each=False, ordered=True)
        self.stones: i64 = plan.zone(f"{regions[0]}_stones", OPEN, each=False, ordered=True)
        for name in regions[1:]:
            plan.zone(f"{name}_stones", OPEN, each=False, ordered=True)
        self.hand: i64 = plan.zone("hand", OWNER)
        self.outer: i64 = shared_zone(plan, "outer", True)
        self.inner: i64 = shared_zone(plan, "inner", True)
        self.rituals: i64 = shared_zone(plan, "rituals", False)
        self.specialists: i64 = shared_zone(plan, "specialists", True)
        self.council: i64 = plan.zone("council", OPEN, ordered=True)
        self.owned: i64 = shared_zone(plan, "stones", True)
        self.celled: i64 = plan.zone("stone_cells", OPEN)
        self.picked: i64 = plan.zone("set_aside", OWNER)

        self.stack: i64 = plan.mark("bound", Stack(names, int(PLACE)))
        self.rotated: i64 = plan.mark("rotated", Flag())
        self.copied: i64 = plan.mark("copies", CardName(kinds))
        self.cell: i64 = plan.mark("cell", Number(0, STONE_CELLS))
        self.stone_on: i64 = plan.mark("stone", CardName(names))

        self.coven: i64 = plan.counter("coven", each=True, reading=Choice(COVENS))
        self.resources: i64 = plan.counter("resources", each=True, reading=Bag(RESOURCES))
        self.mana: i64 = plan.counter("mana", each=True, reading=Number(0, FULL_MANA))
        self.vp: i64 = shared_counter(plan, "vp", 0, 9999)
        self.path: i64 = shared_counter(plan, "path", 0, STEPS)
        self.witches: i64 = shared_counter(plan, "witches", PIECES, PIECES)
        self.elders: i64 = plan.counter("elders", each=True, start=PIECES, reading=Number(0, PIECES))
        self.token_used: i64 = plan.counter("token_used", each=True, reading=Flag())
        self.passed: i64 = plan.counter("passed", each=True, reading=Flag())
        self.board_cell: i64 = plan.counter("board_cell", each=True, reading=Flag())
        pieces = Bag(["witch", "elder"])
        first = plan.size
        for name in regions:
            plan.counter(f"{name}_pieces", each=True, reading=pieces)
            plan.counter(f"automa_{name}_pieces", reading=pieces)
        self.pieces: i64 = first  # region * 5 + seat
        holder = Holder(MOST_SEATS)
        first = plan.size
        for name in regions:
            plan.counter(f"{name}_cells", count=CELLS, reading=holder)
        self.cells: i64 = first  # region * CELLS + cell
        first = plan.size
        for name in regions:
            plan.counter(f"{name}_slots", reading=Slots())
        self.slots: i64 = first  # bits of the slots that hold the places of the region's row, in the same order
        self.dial: i64 = plan.counter("dial", each=True, seen=OWNER, start=-1, reading=Number(-1, FULL_DIAL))
        self.bid: i64 = plan.counter("bid", each=True, start=-1, reading=Number(-1, FULL_DIAL))
        self.strength: i64 = shared_counter(plan, "strength", 0, 99)
        self.battles: i64 = plan.counter("battles_joined", each=True, reading=Number(0, 3))
        self.round: i64 = plan.counter("round", start=1, reading=Number(1, ROUNDS))
        self.first: i64 = plan.counter("first", reading=SeatNumber(0, MOST_SEATS - 1))
        self.battle: i64 = plan.counter("battle", reading=Choice(["none", *regions]))
        self.fighters: i64 = plan.counter("fighters", reading=SeatSet(AUTOMA + 1))  # bits of the seats in the battle
        self.battle_first: i64 = plan.counter(
            "battle_first", reading=SeatNumber(0, MOST_SEATS - 1)
        )  # the first player while the battle lasts
        none = CardName(names, "none")
        self.binding: i64 = plan.counter("binding", reading=none)  # a ritual whose play is not complete
        self.uses: i64 = plan.counter(
            "uses", seen=HIDDEN, reading=Number(0, 99)
        )  # effects being watched for gifts to opponents
        self.marker: i64 = plan.counter("automa_marker", reading=Number(0, len(cards.automa["circle"]) - 1))
        self.side: i64 = plan.counter("side", reading=Choice(["sun", "moon"]))
        self.advanced: i64 = plan.counter("advanced_draw", reading=Choice(["off", "on"]))
        self.difficulty: i64 = plan.counter("difficulty", start=1, reading=Choice(list(cards.automa["difficulty"])))
        first = plan.size
        for seat in range(MOST_SEATS):
            plan.counter(f"coven_{seat}", reading=Choice(["random", *COVENS]))
        self.coven_option: i64 = first


class Facts(Layout):
    """The numbers printed on cards, by kind; places also by the side in use."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards)
        kinds = len(self.plan.kinds)
        faces: list[Entry] = [*cards.places, *[start["sun"] for start in cards.starts]]
        faces += [start["moon"] for start in cards.starts]
        symbols = self.cards.stone_kinds
        self.witch_cost: vec[i64] = vec[i64]([int(face.get("witches", 0)) for face in faces])
        self.place_vp: vec[i64] = vec[i64]([int(face["vp"]) for face in faces])
        self.symbols: vec[i64] = vec[i64]([sum(1 << symbols.index(name) for name in face["symbols"]) for face in faces])
        self.harvests: list[Goods] = [Goods(face["harvest"]) for face in faces]
        self.links: list[Effect | None] = [None] * len(faces)
        self.vps: vec[i64] = row(kinds)
        self.costs: vec[i64] = row(kinds)
        self.keywords: vec[i64] = row(kinds)
        self.catalyst_slots: vec[i64] = row(kinds)
        self.ritual_cells: vec[i64] = row(kinds)
        self.stone_kinds: vec[i64] = row(kinds, -1)  # -1 also for the red one
        entries = [(self.first_ritual + i, entry) for i, entry in enumerate(cards.rituals)]
        entries += [(self.first_specialist + i, entry) for i, entry in enumerate(cards.specialists)]
        for kind, entry in entries:
            self.vps[kind] = int(entry["vp"])
            self.costs[kind] = bag(entry["cost"], RESOURCES)
            self.keywords[kind] = sum(1 << KEYWORDS.index(name) for name in entry["keywords"])
            self.catalyst_slots[kind] = int(entry.get("slots", 0))
            self.ritual_cells[kind] = int(entry["effect"].get("cells", 0))
        for i, entry in enumerate(cards.stones):
            if entry["kind"] != "red":
                self.stone_kinds[self.first_stone + i] = symbols.index(str(entry["kind"]))
        # What effects become of them is filled in by `compiler`.
        self.instants: list[Effect | None] = [None] * kinds
        self.cell_effects: list[Effect | None] = [None] * kinds
        self.free_actions: list[Effect | None] = [None] * kinds
        self.copies_cells: vec[i64] = row(kinds)  # does the effect copy others of its sort?
        self.copies_specialists: vec[i64] = row(kinds)
        # A card has two parts: 2 * kind is the card itself, 2 * kind + 1 its side as a council member.
        self.hears: vec[i64] = row(2 * kinds)  # bits of the moments it answers,
        self.only: vec[i64] = row(2 * kinds)  # keywords a played ritual must have some of; 0: any ritual
        self.answers: list[Effect | None] = [None] * (2 * kinds * len(MOMENTS))  # part * moments + moment
        self.modifiers: vec[i64] = row(2 * kinds)  # number of the modifier plus one,
        self.amounts: vec[i64] = row(2 * kinds)  # its amount,
        self.details: vec[i64] = row(2 * kinds)  # and its keyword, scope or tiers
        self.deltas: vec[i64] = row(kinds)  # by how much a specialist may turn the dial
        self.stone_bonus: vec[i64] = row(kinds * len(symbols))  # kind, stone kind -> points of a council member
        self.final_scores: list[list[Any]] = [[] for _ in range(kinds)]
        self.region_effects: list[Effect] = []
        self.rewards: list[Effect] = []  # region * 3 + tier
        regions = cards.regions
        self.thresholds: vec[i64] = vec[i64]([int(region[tier]["strength"]) for region in regions for tier in TIERS])
        self.region_slots: vec[i64] = vec[i64]([n for region in regions for n in region["place_slots"]])
        self.region_cells: vec[i64] = vec[i64]([n for region in regions for n in region["action_cells"]])
        self.moves_first: vec[i64] = vec[i64]([int(region["first_player_token"]) for region in regions])
        # Boards: the sun side, then the moon sides.
        boards = cards.boards
        self.scouting: list[Effect] = []
        self.tokens: list[Effect] = []
        self.board_actions: list[Effect | None] = []
        self.board_cells: list[Effect | None] = []
        self.stone_rewards: list[list[list[Effect]]] = [[] for _ in BOARDS]  # board -> cell -> single rewards
        self.council_first: vec[i64] = vec[i64]([bag(board["council_first"], RESOURCES) for board in boards])
        self.council_later: vec[i64] = vec[i64]([bag(board["council_later"], RESOURCES) for board in boards])
        self.elders_outside: vec[i64] = vec[i64]([int(board.get("elders_outside", False)) for board in boards])
        self.starts_outside: vec[i64] = vec[i64]([int(board["start_circle"] == "outer") for board in boards])
        paths = [str(path["id"]) for path in cards.paths]
        self.board_path: vec[i64] = vec[i64]([paths.index(str(board["path"])) for board in boards])
        self.path_length: vec[i64] = vec[i64]([len(path["steps"]) for path in cards.paths])
        self.path_rewards: list[Effect] = []  # ((path * STEPS + step) * 2 + double) * 2 + both
        self.automa_witches: i64 = int(cards.automa["witches"])
        self.overflow: i64 = int(cards.about["overflow_vp"])
        self.sickle_cost: i64 = bag(cards.about["sickle_cost"], RESOURCES)
        self.orb_cost: i64 = bag(cards.about["orb_cost"], RESOURCES)
        self.trade_cards: i64 = int(cards.about["discard_action"]["card"])
        self.trade_any: i64 = int(cards.about["discard_action"]["any"])
