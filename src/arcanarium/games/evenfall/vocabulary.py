"""The words that card sets are written in, and the checks of every effect: what is wrong is named by its field."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from arcanarium.core.card_set import Checker, near, was

RESOURCES: Final = ["herb", "potion", "knowledge"]
AMOUNTS: Final = [*RESOURCES, "any", "mana", "vp", "card"]
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

# What each operation takes: field -> its sort; a field with `?` may be left out.
OPERATIONS: Final[dict[str, dict[str, str]]] = {
    "pay": {"cost": "cost", "then": "effects"},
    "pay_up_to": {"unit_cost": "cost", "max": "number", "per_unit": "amounts"},
    "if": {"cond": "condition", "then": "effects"},
    "gain_per": {"per": "counter", "gain": "amounts", "max?": "number"},
    "path": {"steps": "number", "double?": "flag", "both?": "flag"},
    "path_cell_reward": {"which": "reached"},
    "transfer": {"count": "number"},
    "harvest": {"from": "harvest", "count?": "number"},
    "create": {"catalyst": "catalyst", "count": "number", "where": "where"},
    "find_place": {"region": "region", "discount?": "number", "optional?": "flag"},
    "refill_region": {"which": "chosen"},
    "take_place_from_deck": {"count": "number"},
    "move_pieces": {"from": "from", "kinds": "kinds", "max?": "number", "max_rituals?": "number", "to": "to"},
    "return_pieces": {"from": "own_rituals", "kinds": "kinds", "max": "number"},
    "remove_ritual": {"which": "other_own", "then": "effects"},
    "gain_vp_of_removed": {"times": "number"},
    "replay_instant_and_remove": {"which": "own_ritual_with_instant"},
    "copy_action_cell": {"from": "any_coven"},
    "copy_specialist": {"from": "opponents", "duration": "until_unrotated"},
    "battle_reward": {"tiers": "tiers", "region": "with_own_piece"},
    "red_stone": {},
    "stone_kind_score": {"kind": "stone", "vp_each": "number"},
    "adjust_dial": {"max_delta": "number"},
}
LISTS: Final = ["each_opponent", "each_player_may", "choose_opponent"]  # operations that are a list of effects
CHOICES: Final[dict[str, list[str]]] = {
    "reached": ["reached"],
    "harvest": HARVESTS,
    "catalyst": ["sickle", "orb"],
    "where": ["this_ritual", "own_any"],
    "region": ["chosen", "any"],
    "chosen": ["chosen"],
    "from": ["own_rituals", "own_supply"],
    "own_rituals": ["own_rituals"],
    "to": ["one_region", "any_regions"],
    "other_own": ["other_own"],
    "own_ritual_with_instant": ["own_ritual_with_instant"],
    "any_coven": ["any_coven"],
    "opponents": ["opponents"],
    "until_unrotated": ["until_unrotated"],
    "with_own_piece": ["with_own_piece"],
    "counter": COUNTERS,
}
SETS: Final[dict[str, list[str]]] = {"kinds": ["witch", "elder"], "tiers": ["lower", "middle"]}
ONLY_AT_GAME_END: Final = ["stone_kind_score"]
ONLY_AFTER_REVEAL: Final = ["adjust_dial"]


class EffectChecker(Checker):
    """Checks the effects of the entries of one file."""

    def __init__(self, path: Path, shipped: Path) -> None:
        super().__init__(path, shipped)
        self.stones: list[str] = []

    def amounts(self, field: str, value: object, names: list[str]) -> None:
        if not isinstance(value, dict):
            self.wrong(field, f"should be a table like {{ herb = 1 }}, {was(value)}")
            return
        for name, amount in value.items():
            if name not in names:
                self.wrong(f"{field}.{name}", f"is no amount here; there are {', '.join(names)}")
            else:
                self.number(f"{field}.{name}", amount, 1, 40)

    def cost(self, field: str, value: object) -> None:
        """What an effect costs: points are never spent."""
        self.amounts(field, value, [name for name in AMOUNTS if name != "vp"])

    def effects(self, field: str, value: object, moment: str = "") -> None:
        """A list of operations, each a table with one key."""
        if not isinstance(value, list) or not value:
            self.wrong(field, f"should be a list of operations, {was(value)}")
            return
        for i, entry in enumerate(value):
            here = f"{field}.{i}"
            if not isinstance(entry, dict) or len(entry) != 1:
                self.wrong(here, f"should be a table with exactly one operation, {was(entry)}")
                continue
            for name, body in entry.items():
                self.operation(f"{here}.{name}", str(name), body, moment)

    def operation(self, field: str, name: str, body: object, moment: str) -> None:
        if name in ONLY_AT_GAME_END and moment != "end_of_game":
            self.wrong(field, "may stand in an effect of type end_of_game only")
        elif name in ONLY_AFTER_REVEAL and moment != "after_reveal":
            self.wrong(field, "may stand in a combat effect with timing after_reveal only")
        elif moment == "end_of_game" and name not in ("gain", "gain_per", "stone_kind_score"):
            self.wrong(field, "an effect of type end_of_game is made of gain, gain_per and stone_kind_score")
        elif moment == "after_reveal" and name != "adjust_dial":
            self.wrong(field, "a combat effect with timing after_reveal is made of adjust_dial")
        elif name in ("gain", "chosen_opponent_gains"):
            self.amounts(field, body, ["vp"] if moment == "end_of_game" else AMOUNTS)
        elif name in LISTS:
            self.effects(field, body, moment)
        elif name == "choose":
            if not isinstance(body, list) or not 2 <= len(body) <= 4:
                self.wrong(field, "should be a list of two to four lists of operations")
                return
            for i, side in enumerate(body):
                self.effects(f"{field}.{i}", side, moment)
        elif name not in OPERATIONS:
            names = ["gain", "chosen_opponent_gains", "choose", *LISTS, *OPERATIONS]
            self.wrong(field, f"is no operation; there are {', '.join(names)}{near(name, names)}")
        else:
            self.fields(field, OPERATIONS[name], body, moment)
            if name == "move_pieces" and isinstance(body, dict) and ("max" in body) == ("max_rituals" in body):
                self.wrong(field, "has either max or max_rituals")

    def fields(self, field: str, sorts: dict[str, str], body: object, moment: str) -> None:
        table = self.mapping(field, body, list(sorts))
        if table is None:
            return
        for key, sort in sorts.items():
            name = key.rstrip("?")
            if name not in table:
                continue
            here = f"{field}.{name}"
            value = table[name]
            if sort == "effects":
                self.effects(here, value, moment)
            elif sort == "cost":
                self.cost(here, value)
            elif sort == "amounts":
                self.amounts(here, value, ["vp"] if moment == "end_of_game" else AMOUNTS)
            elif sort == "number":
                self.number(here, value, 1, 9)
            elif sort == "flag":
                self.flag(here, value)
            elif sort == "stone":
                self.one_of(here, value, self.stones)
            elif sort == "condition":
                self.condition(here, value)
            elif sort in SETS:
                self.several(here, value, SETS[sort])
            else:
                self.one_of(here, value, CHOICES[sort])

    def condition(self, field: str, value: object) -> None:
        if not isinstance(value, dict) or len(value) != 1:
            self.wrong(field, "should have one of bound_ritual_has, link_bonus_just_activated")
            return
        for name, wanted in value.items():
            if name == "bound_ritual_has":
                self.one_of(f"{field}.{name}", wanted, KEYWORDS)
            elif name == "link_bonus_just_activated":
                self.flag(f"{field}.{name}", wanted)
            else:
                self.wrong(f"{field}.{name}", "should be bound_ritual_has or link_bonus_just_activated")

    def card_effect(self, field: str, value: object, types: list[str]) -> None:
        """The effect of a ritual, a specialist or a council member."""
        if not isinstance(value, dict) or value.get("type") not in types:
            got = value.get("type") if isinstance(value, dict) else value
            self.wrong(f"{field}.type", f"should be one of {', '.join(types)}, {was(got)}")
            return
        sort = str(value["type"])
        if sort == "permanent" and "modifier" in value:
            if self.mapping(field, value, ["type", "modifier"]) is not None:
                self.modifier(f"{field}.modifier", value["modifier"])
            return
        keys = ["type", "do"]
        keys += {"permanent": ["when"], "action_cell": ["cells"], "combat": ["timing"]}.get(sort, [])
        table = self.mapping(field, value, keys)
        if table is None:
            return
        moment = ""
        if sort == "permanent":
            when = self.mapping(f"{field}.when", table["when"], ["event", "keyword?"])
            if when is not None:
                self.one_of(f"{field}.when.event", when["event"], EVENTS)
                if "keyword" in when:
                    self.one_of(f"{field}.when.keyword", when["keyword"], KEYWORDS)
                    if when["event"] != "play_ritual":
                        self.wrong(f"{field}.when.keyword", "goes with the event play_ritual only")
        elif sort == "action_cell":
            self.number(f"{field}.cells", table["cells"], 1, 4)
        elif sort == "combat":
            self.one_of(f"{field}.timing", table["timing"], ["after_reveal", *TIMINGS[:3]])
            moment = str(table["timing"])
        elif sort == "end_of_game":
            moment = sort
        self.effects(f"{field}.do", table["do"], moment)

    def modifier(self, field: str, value: object) -> None:
        if not isinstance(value, dict) or value.get("name") not in MODIFIERS:
            self.wrong(f"{field}.name", f"should be one of {', '.join(MODIFIERS)}")
            return
        name = str(value["name"])
        sorts = {
            "battle_strength": ["amount", "scope"],
            "ritual_cost_reduction": ["keyword", "amount"],
            "own_cost_payable_in_mana": ["mana_per_resource"],
            "catalysts_payable_in_mana": ["mana"],
            "elders_may_use_region_cells": ["max"],
            "repeat_battle_reward": ["tiers", "times"],
            "mana_gain_may_be_vp": ["ratio"],
            "basic_discard_action_bonus": ["any"],
        }.get(name, [])
        table = self.mapping(field, value, ["name", *sorts])
        if table is None:
            return
        for key in sorts:
            here = f"{field}.{key}"
            if key == "scope":
                self.one_of(here, table[key], SCOPES)
            elif key == "keyword":
                self.one_of(here, table[key], KEYWORDS)
            elif key == "tiers":
                self.several(here, table[key], TIERS[:2])
            elif key == "ratio":
                self.number(here, table[key], 1, 1)
            else:
                self.number(here, table[key], 1, 9)
