"""The words that card sets are written in, and what is printed on the cards of one: numbers, by kind."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.bags import bag, total
from arcanarium.core.card_set import CardSet, Entry, Words
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import CHOICE, FLAG, NUMBER, SEAT, Choice, Part, Reading
from arcanarium.core.rules import Step

RESOURCE_NAMES: Final = ["herb", "potion", "knowledge"]
AMOUNT_NAMES: Final = [*RESOURCE_NAMES, "any", "mana", "vp", "card"]
KEYWORDS: Final = ["artifact", "spell", "familiar"]
COVENS: Final = ["star", "cross", "circle", "thorn"]
TIERS: Final = ["lower", "middle", "upper"]
REGIONS: Final = ["north", "central", "south"]

EVENTS: Final = [
    "find_place",
    "play_ritual",
    "play_council",
    "link_bonus_activated",
    "create_sickle",
    "create_orb",
    "transfer_place",
    "scouting_income",
    "left_opponent_harvests_all_outer",
    "left_opponent_finds_place",
    "own_card_benefits_opponent",
    "own_elder_moved",
    "vp_from_action_cell",
    "vp_from_path_reward",
    "win_battle",
    "battle_not_won",
]
# Moments that are no events of `when`, but are answered by cards in the same way.
TIMINGS: Final = ["battle_phase_start", "battle_start", "after_win", "end_of_round"]
MOMENTS: Final = [*EVENTS, *TIMINGS]

COUNTERS: Final = [
    "artifacts_in_coven",
    "spells_in_coven",
    "familiars_in_coven",
    "keyword_sets",
    "catalysts_in_coven",
    "sickles_in_coven",
    "orbs_in_coven",
    "places_in_outer",
    "places_in_inner",
    "rituals_in_inner",
    "specialists",
    "specialists_and_council",
    "own_elders_outside_supply",
    "own_pieces_in_regions",
    "mana_div_2",
]

MODIFIERS: Final = [
    "battle_strength",
    "ritual_cost_reduction",
    "own_cost_payable_in_mana",
    "catalysts_payable_in_mana",
    "elders_may_use_region_cells",
    "repeat_battle_reward",
    "mana_gain_may_be_vp",
    "find_cost_two_becomes_one",
    "basic_discard_action_bonus",
]
SCOPES: Final = ["every_battle_you_join", "first_battle_you_join_each_round"]

HARVESTS: Final = [
    "this_place",
    "found_place",
    "own_any",
    "own_other_same_circle",
    "own_all_outer",
    "own_all_inner",
    "chosen_opponent_outer",
]

BOARDS: Final = ["sun", *COVENS]  # the sun side is the same for all
AUTOMA_ACTIONS: Final = [
    "gain_x_vp_and_path",
    "find_place",
    "play_card",
    "transfer",
    "path",
    "harvest",
    "place_from_deck",
]
WORDED: Final = ["stone", "start", "place", "ritual", "specialist"]  # the tables of things that people read about
COUNCIL_IS: Final = {"en": "Council", "ru": "Совет"}


class Cards(CardSet):
    """The checked content of a file; entries are plain tables."""

    def __init__(self, path: str, shipped: bool, data: Entry) -> None:
        super().__init__(path, shipped, data, [entry for name in WORDED for entry in data[name]])
        self.automa: Entry = data["automa"]
        self.regions: list[Entry] = data["region"]
        self.paths: list[Entry] = data["path"]
        self.boards: list[Entry] = sorted(data["board"], key=lambda board: BOARDS.index(str(board["id"])))
        self.stones: list[Entry] = sorted(data["stone"], key=lambda stone: stone["kind"] == "red")  # the red one last
        self.starts: list[Entry] = sorted(data["start"], key=lambda start: COVENS.index(str(start["coven"])))
        self.places: list[Entry] = data["place"]
        self.rituals: list[Entry] = data["ritual"]
        self.specialists: list[Entry] = data["specialist"]
        self.stone_kinds: list[str] = data["set"]["stone_kinds"]

    def words(self, language: str) -> dict[str, Words]:
        """The text of a specialist tells both sides."""
        found = super().words(language)
        for name, words in found.items():
            if words.council:
                both = f"{words.text} {COUNCIL_IS[language]}: {words.council}".strip()
                found[name] = words._replace(text=both)
        return found


# -- how packed cells are written

LOAD = ["sickles", "orbs", "witches", "elders"]
LOAD_WIDTH = 3  # bits of each field
LOAD_BIT = 10  # below them the card plus one
# From which bit on each is counted.
SICKLES_AT: Final = 10
ORBS_AT: Final = 13
WITCHES_AT: Final = 16
ELDERS_AT: Final = 19


def count_on(stack: i64, what: i64) -> i64:
    """How many of one thing (SICKLES_AT …) lie on a ritual with that stack."""
    return stack >> what & 7


class Stack(Reading):
    """Where a ritual lies, and what lies on it: catalysts, and pieces in its cells."""

    def __init__(self, names: list[str], mask: int) -> None:
        self.names: list[str] = names
        self.mask: int = mask

    def parts(self) -> list[Part]:
        place = Part("place", 0, len(self.names), CHOICE, ["none", *self.names], 0, self.mask)
        return [place, *[Part(name, 0, 7, NUMBER, [], LOAD_BIT + LOAD_WIDTH * i, 7) for i, name in enumerate(LOAD)]]

    def show(self, value: int) -> object:
        shown: dict[str, object] = {"place": self.names[(value & self.mask) - 1]}
        for i, field in enumerate(LOAD):
            number = value >> (LOAD_BIT + LOAD_WIDTH * i) & 7
            if number:
                shown[field] = number
        return shown

    def read(self, value: object) -> int:
        entry = value if isinstance(value, dict) else {"place": value}
        name = entry.get("place")
        if not isinstance(name, str) or name not in self.names:
            raise ValueError(f"should be a place, or a mapping with `place: name`, not {value!r}")
        number = self.names.index(name) + 1
        for key, amount in entry.items():
            if key == "place":
                continue
            if key not in LOAD:
                raise ValueError(f"a ritual has {', '.join(LOAD)}, not {key!r}")
            if isinstance(amount, bool) or not isinstance(amount, int) or not 0 <= amount <= 7:
                raise ValueError(f"{key} should be a number from 0 to 7, not {amount!r}")
            number |= amount << (LOAD_BIT + LOAD_WIDTH * LOAD.index(key))
        return number


class Slots(Reading):
    """Which place slots of a region are filled, the leftmost being 1."""

    def parts(self) -> list[Part]:
        return [Part(str(slot + 1), 0, 1, FLAG, [], slot, 1) for slot in range(8)]

    def show(self, value: int) -> object:
        return [slot + 1 for slot in range(8) if value >> slot & 1]

    def read(self, value: object) -> int:
        if not isinstance(value, list) or any(not isinstance(slot, int) or not 1 <= slot <= 8 for slot in value):
            raise ValueError(f"should be a list of slots like [1, 2, 3], not {value!r}")
        return sum(1 << (slot - 1) for slot in set(value))


class Holder(Choice):
    """Whose piece stands in an action cell, and which: none, then the witch and the elder of every seat."""

    def __init__(self, seats: int) -> None:
        super().__init__(["none"] + [f"{seat} {piece}" for seat in range(seats) for piece in ("witch", "elder")])
        self.seats: int = seats

    def parts(self) -> list[Part]:
        return [Part("witch", 0, 1, FLAG, [], 0, 1), Part("seat", 0, self.seats, SEAT, [], 1, -1, 1, 1)]


# -- what is printed


# What waiting effects can do to each other: their order is asked only where it matters.
FEEL_FIXED: Final = 0
FEEL_CHOICE: Final = 1  # the receiver chooses resources,
FEEL_MANA: Final = 2  # or how much mana becomes points
FEEL_INFO: Final = 4  # cards are drawn
FEEL_READS_MANA: Final = 8  # points depend on the mana there is
FEEL_FREE: Final = 16  # anything else


class Goods:
    """What is gained or paid together."""

    def __init__(self, amounts: Entry) -> None:
        self.cards: i64 = int(amounts.get("card", 0))
        self.bag: i64 = bag({name: amounts[name] for name in RESOURCE_NAMES if name in amounts}, RESOURCE_NAMES)
        self.any: i64 = int(amounts.get("any", 0))
        self.mana: i64 = int(amounts.get("mana", 0))
        self.vp: i64 = int(amounts.get("vp", 0))

    def feel(self) -> int:
        return int(
            (FEEL_CHOICE if self.any else FEEL_FIXED)
            | (FEEL_MANA if self.mana else FEEL_FIXED)
            | (FEEL_INFO if self.cards else FEEL_FIXED)
        )

    def units(self) -> i64:
        """How many points the Automa makes of it."""
        return self.cards + total(self.bag) + self.any + self.mana + self.vp


class FinalScore:
    """What a member of the council is worth at the end, each time: that often, or for every stone of a kind."""

    def __init__(self, each: int, counter: int = -1, most: int = 1, stone: int = -1) -> None:
        self.each: i64 = each
        self.counter: i64 = counter  # how often; -1: once
        self.most: i64 = most
        self.stone: i64 = stone  # -1: no stones


class Effect:
    """A list of operations, compiled: where it starts, what it costs, what it does to the order of triggers."""

    def __init__(self, at: int, ops: list[Step], feel: int) -> None:
        self.at: i64 = at
        self.ops: list[Step] = ops
        self.feel: i64 = feel
        # What it costs in all, and the operations that cost nothing: a link bonus is checked before its ritual is paid.
        self.rest: list[Step] = []
        self.bag: i64 = 0
        self.any: i64 = 0
        self.mana: i64 = 0
        self.cards: i64 = 0

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        """May that seat start it for that card?"""
        for op in self.ops:
            if not op.possible(s, seat, source):
                return False
        return True

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        """Why it may not: the reason of the first operation that is impossible."""
        for op in self.ops:
            why = op.refusal(s, seat, source)
            if why is not None:
                return why
        return None


def make_bits(names: list[str], of: list[str]) -> int:
    """The set of these names among all of them."""
    return sum(1 << of.index(name) for name in names)


def make_row(size: int) -> vec[i64]:
    """As many zeros."""
    return vec[i64]([0] * size)


class Facts:
    """What is printed, by kind of card, board or region; places also by the side in use."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards
        self.regions: list[str] = [str(region["id"]) for region in cards.regions]
        # Kinds of cards: places, starting places, rituals, specialists, and stones with the red one last.
        entries = [*cards.places, *cards.starts, *cards.rituals, *cards.specialists, *cards.stones]
        self.kinds: list[str] = [str(entry["id"]) for entry in entries]
        self.copies: list[int] = [int(entry.get("copies", 1)) for entry in entries]
        self.places: i64 = len(cards.places)  # the first kind of starting place,
        self.first_ritual: i64 = self.places + len(COVENS)
        self.first_specialist: i64 = self.first_ritual + len(cards.rituals)
        self.first_stone: i64 = self.first_specialist + len(cards.specialists)
        symbols = cards.stone_kinds
        faces: list[Entry] = [*cards.places, *[start["sun"] for start in cards.starts]]
        faces += [start["moon"] for start in cards.starts]
        self.witch_cost: vec[i64] = vec[i64]([int(face.get("witches", 0)) for face in faces])
        self.place_vp: vec[i64] = vec[i64]([int(face["vp"]) for face in faces])
        self.symbols: vec[i64] = vec[i64]([make_bits(face["symbols"], symbols) for face in faces])
        self.harvests: list[Goods] = [Goods(face["harvest"]) for face in faces]
        nothing: list[Entry] = [{}]
        played = nothing * int(self.first_ritual) + cards.rituals + cards.specialists + nothing * len(cards.stones)
        self.vps: vec[i64] = vec[i64]([int(entry.get("vp", 0)) for entry in played])
        self.costs: vec[i64] = vec[i64]([bag(entry.get("cost", {}), RESOURCE_NAMES) for entry in played])
        self.keywords: vec[i64] = vec[i64]([make_bits(entry.get("keywords", []), KEYWORDS) for entry in played])
        self.catalyst_slots: vec[i64] = vec[i64]([int(entry.get("slots", 0)) for entry in played])
        self.ritual_cells: vec[i64] = vec[i64]([int(entry.get("effect", {}).get("cells", 0)) for entry in played])
        colours = [-1] * len(self.kinds)  # none of the red one
        for i, stone in enumerate(cards.stones[:-1]):
            colours[int(self.first_stone) + i] = symbols.index(str(stone["kind"]))
        self.stone_kinds: vec[i64] = vec[i64](colours)
        regions = cards.regions
        self.thresholds: vec[i64] = vec[i64]([int(region[tier]["strength"]) for region in regions for tier in TIERS])
        self.region_slots: vec[i64] = vec[i64]([n for region in regions for n in region["place_slots"]])
        self.region_cells: vec[i64] = vec[i64]([n for region in regions for n in region["action_cells"]])
        self.moves_first: vec[i64] = vec[i64]([int(region["first_player_token"]) for region in regions])
        boards = cards.boards  # the sun side, then the moon sides
        self.council_first: vec[i64] = vec[i64]([bag(board["council_first"], RESOURCE_NAMES) for board in boards])
        self.council_later: vec[i64] = vec[i64]([bag(board["council_later"], RESOURCE_NAMES) for board in boards])
        self.elders_outside: vec[i64] = vec[i64]([int(board.get("elders_outside", False)) for board in boards])
        self.starts_outside: vec[i64] = vec[i64]([int(board["start_circle"] == "outer") for board in boards])
        paths = [str(path["id"]) for path in cards.paths]
        self.board_path: vec[i64] = vec[i64]([paths.index(str(board["path"])) for board in boards])
        self.path_length: vec[i64] = vec[i64]([len(path["steps"]) for path in cards.paths])
        self.automa_witches: i64 = int(cards.automa["witches"])
        self.overflow: i64 = int(cards.about["overflow_vp"])
        self.sickle_cost: i64 = bag(cards.about["sickle_cost"], RESOURCE_NAMES)
        self.orb_cost: i64 = bag(cards.about["orb_cost"], RESOURCE_NAMES)
        self.trade_cards: i64 = int(cards.about["discard_action"]["card"])
        self.trade_any: i64 = int(cards.about["discard_action"]["any"])
