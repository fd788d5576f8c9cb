"""The effects of a card set become programs: every operation of the vocabulary one step."""

from __future__ import annotations

from typing import Any, Final

from arcanarium.core.card_set import Entry
from arcanarium.core.ints import i64
from arcanarium.games.evenfall.effects import copying, giving, places
from arcanarium.games.evenfall.layout import STEPS, Effect, Goods, Op
from arcanarium.games.evenfall.table import Table
from arcanarium.games.evenfall.vocabulary import COUNTERS, HARVESTS, KEYWORDS, MODIFIERS, MOMENTS, SCOPES, TIERS

UNLIMITED: Final = 1000


def doubled(effects: list[Entry]) -> list[Entry]:
    """The same with every amount twice: two transfers for a transfer, two places for a place (rules 6)."""
    out: list[Entry] = []
    for entry in effects:
        for name, body in entry.items():
            if name in ("gain", "chosen_opponent_gains"):
                out.append({name: {key: 2 * amount for key, amount in body.items()}})
            elif name == "choose":
                out.append({name: [doubled(side) for side in body]})
            elif isinstance(body, list):
                out.append({name: doubled(body)})
            else:
                new: Entry = dict(body)
                for key in ("count", "steps", "times", "max_delta"):
                    if key in new:
                        new[key] = 2 * new[key]
                if name == "gain_per":
                    new["gain"] = {key: 2 * amount for key, amount in body["gain"].items()}
                if name == "pay_up_to":
                    new["per_unit"] = {key: 2 * amount for key, amount in body["per_unit"].items()}
                if name in ("move_pieces", "return_pieces") and "max" in new:
                    new["max"] = 2 * new["max"]
                if "then" in new:
                    new["then"] = doubled(body["then"])
                out.append({name: new})
    return out


class Compiler:
    """One table's effects; programs are named for the card and the part of it they belong to."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def effect(self, name: str, data: list[Entry]) -> Effect:
        ops = [self.op(f"{name}/{i}", *next(iter(entry.items()))) for i, entry in enumerate(data)]
        at = self.t.rules.program(name, *ops) if ops else int(self.t.rules.nothing_at)
        made = Effect(at, ops)
        for op in ops:
            if isinstance(op, giving.Pay):
                made.bag += op.cost.bag
                made.any += op.cost.any
                made.mana += op.cost.mana
                made.cards += op.cost.cards
                made.rest += op.then.rest
            else:
                made.rest.append(op)
        return made

    def perhaps(self, name: str, data: list[Entry] | None) -> Effect | None:
        return None if data is None else self.effect(name, data)

    def op(self, name: str, word: str, body: Any) -> Op:  # noqa: ANN401  (what TOML has there)
        t = self.t
        if word == "gain":
            return giving.Gain(t, Goods(body))
        if word == "gain_per":
            most = int(body.get("max", UNLIMITED))
            return giving.GainPer(t, COUNTERS.index(body["per"]), Goods(body["gain"]), most)
        if word == "pay":
            return giving.Pay(t, Goods(body["cost"]), self.effect(f"{name}/then", body["then"]))
        if word == "pay_up_to":
            return giving.PayUpTo(t, Goods(body["unit_cost"]), int(body["max"]), Goods(body["per_unit"]))
        if word == "choose":
            return giving.Choose(t, [self.effect(f"{name}/{i}", side) for i, side in enumerate(body)], body)
        if word == "if":
            then = self.effect(f"{name}/then", body["then"])
            keyword = body["cond"].get("bound_ritual_has")
            if keyword is not None:
                return giving.If(t, 1 << KEYWORDS.index(keyword), -1, then)
            return giving.If(t, 0, int(body["cond"]["link_bonus_just_activated"]), then)
        if word == "each_opponent":
            return giving.EachOpponent(self.effect(f"{name}/each", body))
        if word == "each_player_may":
            return giving.EachPlayerMay(t, self.effect(f"{name}/each", body))
        if word == "choose_opponent":
            return giving.ChooseOpponent(t, self.effect(f"{name}/chosen", body))
        if word == "chosen_opponent_gains":
            return giving.OpponentGains(t, Goods(body))
        if word == "path":
            return places.Path(t, int(body["steps"]), bool(body.get("double")), bool(body.get("both")))
        if word == "path_cell_reward":
            return places.PathCell(t)
        if word == "transfer":
            return places.Transfer(t, int(body["count"]))
        if word == "harvest":
            return places.Harvest(t, HARVESTS.index(body["from"]), int(body.get("count", 1)))
        if word == "create":
            return places.Create(t, body["catalyst"] == "orb", int(body["count"]), body["where"] == "this_ritual")
        if word == "refill_region":
            return places.RefillRegion(t)
        if word == "find_place":
            discount = int(body.get("discount", 0))
            return places.FindPlace(t, body["region"] == "any", discount, bool(body.get("optional")))
        if word == "take_place_from_deck":
            return places.TakePlace(t, int(body["count"]))
        if word in ("move_pieces", "return_pieces"):
            return copying.MovePieces(t, packed_move(body))
        if word == "remove_ritual":
            return copying.RemoveRitual(t, self.effect(f"{name}/then", body["then"]))
        if word == "gain_vp_of_removed":
            return copying.VpOfRemoved(t, int(body["times"]))
        if word == "replay_instant_and_remove":
            return copying.ReplayInstant(t)
        if word == "copy_action_cell":
            return copying.CopyCell(t)
        if word == "copy_specialist":
            return copying.CopySpecialist(t)
        if word == "battle_reward":
            return copying.BattleReward(t, sum(1 << TIERS.index(tier) for tier in body["tiers"]))
        if word == "red_stone":
            return copying.RedStone(t)
        raise ValueError(f"{name}: there is no operation {word}")  # the check of the set lets none through

    # -- all of a set

    def compile_set(self) -> None:
        t = self.t
        cards = t.cards
        for region in cards.regions:
            name = str(region["id"])
            t.region_effects.append(self.effect(f"{name}/cell", region["action"]))
            for tier in TIERS:
                t.rewards.append(self.effect(f"{name}/{tier}", region[tier]["do"]))
        for path in cards.paths:
            self.path(str(path["id"]), path["steps"])
        for i, board in enumerate(cards.boards):
            name = f"board {board['id']}"
            t.scouting.append(self.effect(f"{name}/scouting", board["scouting"]))
            t.tokens.append(self.effect(f"{name}/token", board["token"]))
            t.board_actions.append(self.perhaps(f"{name}/free", board.get("free_action")))
            t.board_cells.append(self.perhaps(f"{name}/cell", board.get("action_cell")))
            for k, rewards in enumerate(board.get("stone_cells", [])):
                t.stone_rewards[i].append([self.effect(f"{name}/stone {k}/{n}", [x]) for n, x in enumerate(rewards)])
        for i, place in enumerate(cards.places):
            if "link" in place:
                t.links[i] = self.effect(f"{place['id']}/link", place["link"])
        for i, start in enumerate(cards.starts):
            for k, side in enumerate(("sun", "moon")):
                if "link" in start[side]:
                    at = int(t.places) + 4 * k + i
                    t.links[at] = self.effect(f"{start['id']}/{side} link", start[side]["link"])
        for i, ritual in enumerate(cards.rituals):
            self.card(int(t.first_ritual) + i, str(ritual["id"]), 0, ritual["effect"])
        for i, person in enumerate(cards.specialists):
            self.card(int(t.first_specialist) + i, str(person["id"]), 0, person["effect"])
            self.card(int(t.first_specialist) + i, f"{person['id']}/council", 1, person["council"])

    def path(self, name: str, steps: list[Entry]) -> None:
        """Four programs a step: plain or doubled, one side or both."""
        rewards = self.t.path_rewards
        nothing = Effect(int(self.t.rules.nothing_at), [])
        for i in range(STEPS):
            if i >= len(steps):
                rewards += [nothing] * 4
                continue
            sides: list[list[Entry]] = steps[i].get("either") or [steps[i]["reward"]]
            for double in (False, True):
                taken = [doubled(side) for side in sides] if double else sides
                where = f"path {name}/{i + 1}" + (" double" if double else "")
                one: list[Entry] = [{"choose": taken}] if len(taken) > 1 else taken[0]
                rewards.append(self.effect(where, one))
                rewards.append(self.effect(f"{where} both", [entry for side in taken for entry in side]))

    def card(self, kind: int, name: str, part: int, effect: Entry) -> None:
        """What a card or its council side does."""
        t = self.t
        at = 2 * kind + part
        sort = str(effect["type"])
        if "modifier" in effect:
            self.modifier(at, effect["modifier"])
            return
        if sort == "end_of_game":
            t.final_scores[kind] = effect["do"]
            for entry in effect["do"]:
                if "stone_kind_score" in entry:
                    body = entry["stone_kind_score"]
                    at = kind * len(t.cards.stone_kinds) + t.cards.stone_kinds.index(body["kind"])
                    t.stone_bonus[at] += int(body["vp_each"])
            return
        if effect.get("timing") == "after_reveal":
            t.deltas[kind] = sum(int(entry["adjust_dial"]["max_delta"]) for entry in effect["do"])
            return
        made = self.effect(f"{name}/{sort}", effect["do"])
        if sort == "instant":
            t.instants[kind] = made
        elif sort == "action_cell":
            t.cell_effects[kind] = made
            t.copies_cells[kind] = int(any("copy_action_cell" in entry for entry in effect["do"]))
        elif sort == "free_action":
            t.free_actions[kind] = made
            t.copies_specialists[kind] = int(any("copy_specialist" in entry for entry in effect["do"]))
        else:
            moment = str(effect["timing"]) if sort == "combat" else sort
            if sort == "permanent":
                moment = str(effect["when"]["event"])
                if "keyword" in effect["when"]:
                    t.only[at] = 1 << KEYWORDS.index(effect["when"]["keyword"])
            number = MOMENTS.index(moment)
            t.hears[at] |= 1 << number
            t.answers[at * len(MOMENTS) + number] = made

    def modifier(self, at: i64, modifier: Entry) -> None:
        t = self.t
        t.modifiers[at] = MODIFIERS.index(modifier["name"]) + 1
        amount = 1
        for key in ("amount", "mana_per_resource", "mana", "max", "times", "ratio", "any"):
            if key in modifier:
                amount = int(modifier[key])
        t.amounts[at] = amount
        if "keyword" in modifier:
            t.details[at] = 1 << KEYWORDS.index(modifier["keyword"])
        elif "scope" in modifier:
            t.details[at] = 1 << SCOPES.index(modifier["scope"])
        elif "tiers" in modifier:
            t.details[at] = sum(1 << TIERS.index(tier) for tier in modifier["tiers"])


def packed_move(body: Entry) -> int:
    """As Lift has it: pieces, rituals, kinds, from where, to where."""
    pieces = min(15, int(body.get("max", 15)))
    rituals = int(body.get("max_rituals", 15))
    kinds = int("witch" in body["kinds"]) << 8 | int("elder" in body["kinds"]) << 9
    supply = int(body["from"] == "own_supply") << 10 | int("to" not in body) << 11
    return pieces | rituals << 4 | kinds | supply | int(body.get("to") == "one_region") << 12
