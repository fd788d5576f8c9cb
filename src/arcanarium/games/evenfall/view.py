"""What a view tells beyond what lies on the table."""

from __future__ import annotations

from arcanarium.core.agenda import FRAME, State
from arcanarium.core.plan import SEATS, Bag
from arcanarium.core.view import Data
from arcanarium.games.evenfall.facts import RESOURCE_NAMES
from arcanarium.games.evenfall.scoring import break_down_automa
from arcanarium.games.evenfall.steps.base import is_solo
from arcanarium.games.evenfall.steps.battle import list_fighters
from arcanarium.games.evenfall.steps.coven import find_board, is_in_use
from arcanarium.games.evenfall.steps.playing import find_council_cost
from arcanarium.games.evenfall.table import AUTOMA, BATTLE, Deck


def name_phase(s: State, d: Deck) -> str:
    """By the step of the round that is still to be carried out."""
    rules = d.rules
    battle = rules.at("round", "battle")
    end = rules.at("round", "end_of_round")
    for b in range(0, int(s.top), int(FRAME)):
        step = int(s.agenda[b])
        if rules.names[rules.home[step]] == "round":
            if step <= battle:
                return "action" if step == battle else "scouting"
            return "battle" if step <= end else "end_of_round"
    return "end"


def tell(s: State, d: Deck, seat: int) -> Data:
    """Boards, costs, room in regions, fighters, and whatever the question of that seat has to say."""
    seats = range(int(s.mem[SEATS]))
    used = [region for region in range(3) if is_in_use(s, d, region)]
    row = len(seats) - 1
    purse = Bag(RESOURCE_NAMES)
    data: Data = {
        "boards": [str(d.cards.boards[int(find_board(s, each))]["id"]) for each in seats],
        "council_cost": [purse.show(int(find_council_cost(s, d, each))) for each in seats],
        "regions": [d.regions[region] for region in used],
        "place_slots": {d.regions[region]: int(d.region_slots[region * 4 + row]) for region in used},
        "action_cells": {d.regions[region]: int(d.region_cells[region * 4 + row]) for region in used},
    }
    if is_solo(s):
        data["automa"] = {"seat": int(AUTOMA), "breakdown": break_down_automa(s, d)}
    if not s.is_over():
        if s.mem[BATTLE] != 0:
            data["fighters"] = list_fighters(s)
        asked = seat if s.strands else int(s.to_move)  # what several are asked at once is for each of them alone
        if asked in s.owing():
            data.update(s.step_for(asked).about(s))
    return data
