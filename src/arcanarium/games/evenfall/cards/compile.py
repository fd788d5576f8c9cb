"""The effects of a card set become programs: every operation of it one step."""

from __future__ import annotations

from typing import Any, Final

from arcanarium.core.card_set import Entry
from arcanarium.core.ints import i64
from arcanarium.games.evenfall.cards import copying, giving, places
from arcanarium.games.evenfall.cards.operation import Body, Op
from arcanarium.games.evenfall.facts import (
    COUNTERS,
    FEEL_FIXED,
    KEYWORDS,
    MODIFIERS,
    MOMENTS,
    SCOPES,
    TIERS,
    Effect,
    FinalScore,
    make_bits,
)
from arcanarium.games.evenfall.table import LONGEST_PATH, Deck


def list_operations(base: type[Op]) -> list[type[Op]]:
    """All kinds of them that have a word, in the order of their definition."""
    found: list[type[Op]] = []
    for op in base.__subclasses__():
        found += [op] if op.word else []
        found += list_operations(op)
    return found


OPERATIONS: Final[dict[str, type[Op]]] = {op.word: op for op in list_operations(Op)}


def double(effects: list[Entry]) -> list[Entry]:
    """The same with every amount twice: two transfers for a transfer, two places for a place."""
    return [{word: double_body(OPERATIONS[word].takes, body)} for entry in effects for word, body in entry.items()]


def double_body(takes: dict[str, str], body: Any) -> Any:  # noqa: ANN401  (what TOML has there)
    if "" in takes:
        return double_part(takes[""], body)
    return {key: double_part(takes.get(key) or takes[f"{key}?"], value) for key, value in body.items()}


def double_part(sort: str, value: Any) -> Any:  # noqa: ANN401  (as above)
    if sort == "amount":
        return 2 * value
    if sort == "amounts":
        return {key: 2 * amount for key, amount in value.items()}
    if sort == "effects":
        return double(value)
    return [double(side) for side in value] if sort == "sides" else value


def compile_set(d: Deck) -> None:
    """All programs of the cards."""
    places.register(d)
    copying.register(d)
    Compiler(d).compile_set()


class Compiler:
    """One deck's effects; programs are named for the card and the part of it they belong to."""

    def __init__(self, d: Deck) -> None:
        self.d: Deck = d

    def effect(self, name: str, data: list[Entry]) -> Effect:
        ops: list[Op] = []
        for i, entry in enumerate(data):
            for word, body in entry.items():
                ops.append(OPERATIONS[word](Body(self.d, f"{name}/{i}", body, self.effect)))
        at = self.d.rules.program(name, *ops) if ops else int(self.d.rules.nothing_at)
        feel = int(FEEL_FIXED)
        for op in ops:
            feel |= int(op.feel)
        made = Effect(at, list(ops), feel)
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

    # -- all of a set

    def compile_set(self) -> None:
        d = self.d
        cards = d.cards
        for region in cards.regions:
            name = str(region["id"])
            d.region_effects.append(self.effect(f"{name}/cell", region["action"]))
            for tier in TIERS:
                d.rewards.append(self.effect(f"{name}/{tier}", region[tier]["do"]))
        for path in cards.paths:
            self.path(str(path["id"]), path["steps"])
        for i, board in enumerate(cards.boards):
            name = f"board {board['id']}"
            d.scouting.append(self.effect(f"{name}/scouting", board["scouting"]))
            d.tokens.append(self.effect(f"{name}/token", board["token"]))
            d.board_actions.append(self.perhaps(f"{name}/free", board.get("free_action")))
            d.board_cells.append(self.perhaps(f"{name}/cell", board.get("action_cell")))
            for k, rewards in enumerate(board.get("stone_cells", [])):
                d.stone_rewards[i].append([self.effect(f"{name}/stone {k}/{n}", [x]) for n, x in enumerate(rewards)])
        for i, place in enumerate(cards.places):
            if "link" in place:
                d.links[i] = self.effect(f"{place['id']}/link", place["link"])
        for i, start in enumerate(cards.starts):
            for k, side in enumerate(("sun", "moon")):
                if "link" in start[side]:
                    at = int(d.places) + 4 * k + i
                    d.links[at] = self.effect(f"{start['id']}/{side} link", start[side]["link"])
        for i, ritual in enumerate(cards.rituals):
            self.card(int(d.first_ritual) + i, str(ritual["id"]), 0, ritual["effect"])
        for i, person in enumerate(cards.specialists):
            self.card(int(d.first_specialist) + i, str(person["id"]), 0, person["effect"])
            self.card(int(d.first_specialist) + i, f"{person['id']}/council", 1, person["council"])

    def path(self, name: str, steps: list[Entry]) -> None:
        """Four programs a step: plain or doubled, one side or both."""
        rewards = self.d.path_rewards
        nothing = Effect(int(self.d.rules.nothing_at), [], int(FEEL_FIXED))
        for i in range(LONGEST_PATH):
            if i >= len(steps):
                rewards += [nothing] * 4
                continue
            sides: list[list[Entry]] = steps[i].get("either") or [steps[i]["reward"]]
            for twice in (False, True):
                taken = [double(side) for side in sides] if twice else sides
                where = f"path {name}/{i + 1}" + (" double" if twice else "")
                one: list[Entry] = [{"choose": taken}] if len(taken) > 1 else taken[0]
                rewards.append(self.effect(where, one))
                rewards.append(self.effect(f"{where} both", [entry for side in taken for entry in side]))

    def card(self, kind: int, name: str, part: int, effect: Entry) -> None:
        """What a card or its council side does."""
        d = self.d
        at = 2 * kind + part
        sort = str(effect["type"])
        if "modifier" in effect:
            self.modifier(at, effect["modifier"])
            return
        if sort == "end_of_game":
            d.final_scores[kind] = [self.final_score(entry) for entry in effect["do"]]
            for entry in effect["do"]:
                if "stone_kind_score" in entry:
                    body = entry["stone_kind_score"]
                    at = kind * len(d.cards.stone_kinds) + d.cards.stone_kinds.index(body["kind"])
                    d.stone_bonus[at] += int(body["vp_each"])
            return
        if effect.get("timing") == "after_reveal":
            d.deltas[kind] = sum(int(entry["adjust_dial"]["max_delta"]) for entry in effect["do"])
            return
        made = self.effect(f"{name}/{sort}", effect["do"])
        if sort == "instant":
            d.instants[kind] = made
        elif sort == "action_cell":
            d.cell_effects[kind] = made
            d.copies_cells[kind] = int(any("copy_action_cell" in entry for entry in effect["do"]))
        elif sort == "free_action":
            d.free_actions[kind] = made
            d.copies_specialists[kind] = int(any("copy_specialist" in entry for entry in effect["do"]))
        else:
            moment = str(effect["timing"]) if sort == "combat" else sort
            if sort == "permanent":
                moment = str(effect["when"]["event"])
                if "keyword" in effect["when"]:
                    d.only[at] = make_bits([effect["when"]["keyword"]], KEYWORDS)
            number = MOMENTS.index(moment)
            d.hears[at] |= 1 << number
            d.answers[at * len(MOMENTS) + number] = made

    def final_score(self, entry: Entry) -> FinalScore:
        if "gain" in entry:
            return FinalScore(int(entry["gain"].get("vp", 0)))
        if "gain_per" in entry:
            body = entry["gain_per"]
            each = int(body["gain"].get("vp", 0))
            return FinalScore(each, COUNTERS.index(body["per"]), int(body.get("max", 1000)))
        body = entry["stone_kind_score"]
        return FinalScore(int(body["vp_each"]), stone=self.d.cards.stone_kinds.index(body["kind"]))

    def modifier(self, at: i64, modifier: Entry) -> None:
        d = self.d
        d.modifiers[at] = MODIFIERS.index(modifier["name"]) + 1
        amount = 1
        for key in ("amount", "mana_per_resource", "mana", "max", "times", "ratio", "any"):
            if key in modifier:
                amount = int(modifier[key])
        d.amounts[at] = amount
        if "keyword" in modifier:
            d.details[at] = make_bits([modifier["keyword"]], KEYWORDS)
        elif "scope" in modifier:
            d.details[at] = make_bits([modifier["scope"]], SCOPES)
        elif "tiers" in modifier:
            d.details[at] = make_bits(modifier["tiers"], TIERS)
