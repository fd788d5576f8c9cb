"""Every action and event of the table, and where the programs of the flow begin."""

from __future__ import annotations

from arcanarium.core.actions import ActionSpace
from arcanarium.core.agenda import Rules
from arcanarium.core.ints import i64
from arcanarium.games.evenfall.card_set import Cards
from arcanarium.games.evenfall.layout import AMOUNTS, FULL_DIAL, MOST_SEATS, STEPS, STONE_CELLS, Facts
from arcanarium.games.evenfall.vocabulary import RESOURCES, TIERS


class Actions(Facts):
    """Every action there is: hidden cards are named by their kind, others by themselves."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards)
        names = self.names
        kinds = self.plan.kinds
        places = names[: int(self.ritual_card)]
        rituals = names[int(self.ritual_card) : int(self.specialist_card)]
        stones = names[int(self.stone_card) :]
        hidden = kinds[int(self.first_ritual) : int(self.first_stone)]
        people = kinds[int(self.first_specialist) : int(self.first_stone)]
        space = ActionSpace()
        self.actions: ActionSpace = space
        self.n_rituals: i64 = len(rituals)
        self.n_people: i64 = len(people)
        # the turn
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
        self.a_pass: i64 = space.block("pass")
        self.a_end: i64 = space.block("end_turn")
        # within effects
        self.a_bind: i64 = space.block("bind", places, "card")
        self.a_reduce: i64 = space.block("reduce", RESOURCES, "resource")
        self.a_mana_for: i64 = space.block("mana_for", RESOURCES, "resource")
        self.a_gain: i64 = space.block("gain", RESOURCES, "resource")
        self.a_pay: i64 = space.block("pay", RESOURCES, "resource")
        self.a_discard: i64 = space.block("discard", hidden, "card")
        self.a_amount: i64 = space.block("amount", [str(n) for n in range(AMOUNTS)], "amount")
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
        self.a_seat: i64 = space.block("seat", [*[str(seat) for seat in range(MOST_SEATS)], "automa"], "seat")
        self.a_step: i64 = space.block("step", [str(n + 1) for n in range(STEPS)], "step")
        self.a_bid: i64 = space.block("bid", [str(n) for n in range(FULL_DIAL + 1)], "amount")
        self.a_dial: i64 = space.block("dial", [str(n) for n in range(FULL_DIAL + 1)], "amount")
        self.a_take: i64 = space.block("take", stones, "card")
        self.a_cell: i64 = space.block("cell", [str(n + 1) for n in range(STONE_CELLS)], "cell")
        self.a_option: i64 = space.block("option", ["a", "b", "c", "d"], "option")
        self.a_resolve: i64 = space.block("resolve", hidden, "card")
        self.a_resolve_council: i64 = space.block("resolve_council", people, "card")
        self.a_best: i64 = space.block("place_best")
        self.a_by_hand: i64 = space.block("place_by_hand")
        self.a_put: i64 = space.block("put", stones, "card")
        self.a_leave: i64 = space.block("leave")
        self.a_done: i64 = space.block("done")
        self.a_yes: i64 = space.block("yes")
        self.a_no: i64 = space.block("no")


class Table(Actions):
    """All of it, with rules, events, and where the programs of the flow begin."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards)
        rules = Rules(cards.rules_name("evenfall"), self.plan)
        self.rules: Rules = rules
        rules.orders = self.a_resolve - self.first_ritual
        places = self.names[: int(self.ritual_card)]
        rules.lists = {
            "resource": RESOURCES,
            "region": self.regions,
            "tier": TIERS,
            "piece": ["witch", "elder"],
            "place": places,
            "catalyst": ["sickle", "orb"],
            "automa_action": [str(cell["action"]) for cell in cards.automa["circle"]],
        }
        self.e_round: i64 = rules.event("round", a="number")
        self.e_turn: i64 = rules.event("turn")
        self.e_passed: i64 = rules.event("passed")
        self.e_drew: i64 = rules.event("drew")
        self.e_discarded: i64 = rules.event("discarded")
        self.e_shuffled: i64 = rules.event("shuffled")
        self.e_gained: i64 = rules.event("gained", a="bag of resource")
        self.e_paid: i64 = rules.event("paid", a="bag of resource")
        self.e_mana: i64 = rules.event("mana", a="number", b="number")
        self.e_mana_spent: i64 = rules.event("mana-spent", a="number", b="number")
        self.e_vp: i64 = rules.event("vp", a="number", b="number")
        self.e_found: i64 = rules.event("found", a="region", b="number")
        self.e_took_place: i64 = rules.event("took-place")
        self.e_opened: i64 = rules.event("opened", a="region")
        self.e_token: i64 = rules.event("token")
        self.e_bound: i64 = rules.event("bound", a="place")
        self.e_link: i64 = rules.event("link")
        self.e_recruited: i64 = rules.event("recruited")
        self.e_council: i64 = rules.event("council")
        self.e_used: i64 = rules.event("used")
        self.e_cell: i64 = rules.event("cell", a="piece")
        self.e_region_cell: i64 = rules.event("region-cell", a="piece", b="region")
        self.e_board_cell: i64 = rules.event("board-cell")
        self.e_created: i64 = rules.event("created", a="catalyst")
        self.e_path: i64 = rules.event("path", a="number")
        self.e_overflow: i64 = rules.event("overflow")
        self.e_harvested: i64 = rules.event("harvested")
        self.e_transferred: i64 = rules.event("transferred")
        self.e_moved: i64 = rules.event("moved", a="piece", b="region")
        self.e_returned: i64 = rules.event("returned", a="piece")
        self.e_removed: i64 = rules.event("removed")
        self.e_copied: i64 = rules.event("copied")
        self.e_trigger: i64 = rules.event("trigger")
        self.e_battle: i64 = rules.event("battle", a="region")
        self.e_bid: i64 = rules.event("bid", a="number")
        self.e_strength: i64 = rules.event("strength", a="number")
        self.e_reward: i64 = rules.event("reward", a="region", b="tier")
        self.e_won: i64 = rules.event("won", a="region")
        self.e_stone: i64 = rules.event("stone")
        self.e_first: i64 = rules.event("first")
        self.e_stone_cell: i64 = rules.event("stone-cell", a="number")
        self.e_stone_placed: i64 = rules.event("stone-placed", a="place")
        self.e_revealed: i64 = rules.event("automa-revealed", a="number")
        self.e_marker: i64 = rules.event("automa-marker", a="number", b="automa_action")
        self.e_game_ended: i64 = rules.event("game-ended")
        # Programs, filled in as they are registered.
        self.gain_at: i64 = -1
        self.mana_at: i64 = -1
        self.pay_at: i64 = -1
        self.discard_at: i64 = -1
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
        self.cost_at: i64 = -1
        self.reduce_at: i64 = -1
        self.share_at: i64 = -1
        self.created_at: i64 = -1
        self.reply_at: i64 = -1
        self.menu_at: i64 = -1
        self.after_at: i64 = -1
        self.catalysts_at: i64 = -1
        self.repeat_at: i64 = -1
        self.region_at: i64 = -1
        self.lift_at: i64 = -1
        self.lift_ask_at: i64 = -1
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
