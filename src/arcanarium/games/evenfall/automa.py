"""The solo opponent: its turn, its path, its way of carrying out what others choose (rules 13)."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State, Step
from arcanarium.core.ints import i64, vec
from arcanarium.games.evenfall.card_set import AUTOMA_ACTIONS, AUTOMA_STEPS
from arcanarium.games.evenfall.circles import find, harvest_circle, take_place, transfer
from arcanarium.games.evenfall.coven import face_of, is_specialist, ritual_on
from arcanarium.games.evenfall.goods import gain_vp, top_card
from arcanarium.games.evenfall.layout import AUTOMA, AUTOMA_FRAME
from arcanarium.games.evenfall.table import Table

VP_AND_PATH: Final[i64] = AUTOMA_ACTIONS.index("gain_x_vp_and_path")
FIND: Final[i64] = AUTOMA_ACTIONS.index("find_place")
PLAY: Final[i64] = AUTOMA_ACTIONS.index("play_card")
TRANSFER: Final[i64] = AUTOMA_ACTIONS.index("transfer")
PATH: Final[i64] = AUTOMA_ACTIONS.index("path")
HARVEST: Final[i64] = AUTOMA_ACTIONS.index("harvest")
FROM_DECK: Final[i64] = AUTOMA_ACTIONS.index("place_from_deck")
GAIN_VP: Final[i64] = -1


def reveal(t: Table, s: State) -> i64:
    """The top card of the main deck, discarded: its points; 0 if there is no card at all."""
    card = top_card(t, s)
    if card < 0:
        return 0
    s.move(card, t.discard)
    s.emit(t.e_revealed, AUTOMA, card, t.vps[s.kind(card)])
    return t.vps[s.kind(card)]


def automa_find(t: Table, s: State, region: i64) -> bool:
    """The leftmost place of a region; one witch is enough if it has no more."""
    place = s.first(t.rows + region)
    witches = s.mem[t.witches + AUTOMA]
    if place < 0 or witches == 0:
        return False
    find(t, s, AUTOMA, place, min(witches, t.witch_cost[s.kind(place)]))
    return True


def automa_harvest(t: Table, s: State) -> bool:
    if s.number(t.outer + AUTOMA) == 0:
        return False
    harvest_circle(t, s, AUTOMA, t.outer + AUTOMA)
    return True


def automa_transfer(t: Table, s: State) -> bool:
    """The place with a ritual that is worth most together with it, the leftmost of equals (ruling 53)."""
    best: i64 = NO_CARD
    most: i64 = -1
    place = s.first(t.outer + AUTOMA)
    while place >= 0:
        ritual = ritual_on(t, s, AUTOMA, place)
        if ritual >= 0:
            worth = t.place_vp[face_of(t, s, place)] + t.vps[s.kind(ritual)]
            if worth > most:
                most = worth
                best = place
        place = s.after(place)
    if best < 0:
        return False
    transfer(t, s, AUTOMA, best)
    return True


def place_for_ritual(t: Table, s: State) -> i64:
    """Its free places with a link bonus first, then the leftmost; the outer circle comes before the inner one."""
    plain: i64 = NO_CARD
    for zone in (t.outer + AUTOMA, t.inner + AUTOMA):
        place = s.first(zone)
        while place >= 0:
            if ritual_on(t, s, AUTOMA, place) < 0:
                if t.links[int(face_of(t, s, place))] is not None:
                    return place
                if plain < 0:
                    plain = place
            place = s.after(place)
    return plain


def automa_play(t: Table, s: State) -> bool:
    """The top card of the main deck for nothing; without a place for a ritual it is discarded (ruling 51)."""
    card = top_card(t, s)
    if card < 0:
        return False
    if is_specialist(t, s.kind(card)):
        s.move_under(card, t.specialists + AUTOMA)
        s.emit(t.e_recruited, AUTOMA, card)
        return True
    place = place_for_ritual(t, s)
    if place < 0:
        s.move(card, t.discard)
        s.emit(t.e_discarded, AUTOMA, card)
        return False
    s.move(card, t.rituals + AUTOMA)
    s.mem[t.stack + card] = place + 1
    s.emit(t.e_bound, AUTOMA, card, place)
    link = t.links[int(face_of(t, s, place))]
    if link is not None:
        s.emit(t.e_link, AUTOMA, place)
        s.push(link.at, AUTOMA_FRAME, card, NO_CARD, 0)
    return True


class AutomaPath(Step):
    """One step; what it brings is skipped if it is impossible (ruling 50)."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t
        steps = t.cards.automa["path"]
        actions = [AUTOMA_ACTIONS.index(x["action"]) if x["action"] != "gain_vp" else -1 for x in steps]
        self.actions: vec[i64] = vec[i64](actions)
        self.vp: vec[i64] = vec[i64]([int(step.get("vp", 0)) for step in steps])
        self.overflow: i64 = int(t.cards.automa["overflow_vp"])
        assert all(str(step["action"]) in AUTOMA_STEPS for step in steps)

    def do(self, s: State) -> None:
        t = self.t
        step = s.mem[t.path + AUTOMA]
        if step == len(self.actions):
            s.emit(t.e_overflow, AUTOMA)
            gain_vp(t, s, AUTOMA, self.overflow)
            return
        s.mem[t.path + AUTOMA] = step + 1
        s.emit(t.e_path, AUTOMA, NO_CARD, step + 1)
        action = self.actions[step]
        if action == GAIN_VP:
            gain_vp(t, s, AUTOMA, self.vp[step])
        elif action == FROM_DECK:
            take_place(t, s, AUTOMA)
        elif action == PLAY:
            automa_play(t, s)
        elif action == HARVEST:
            automa_harvest(t, s)
        else:
            automa_transfer(t, s)


class AutomaTurn(Step):
    """Reveal a card, move the marker, perform the first possible action from there on (ruling 49)."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t
        circle = t.cards.automa["circle"]
        self.size: i64 = len(circle)
        self.actions: vec[i64] = vec[i64]([AUTOMA_ACTIONS.index(cell["action"]) for cell in circle])
        self.framed: vec[i64] = vec[i64]([int(cell["framed"]) for cell in circle])
        self.region: vec[i64] = vec[i64](
            [t.regions.index(cell["region"]) if "region" in cell else -1 for cell in circle]
        )
        self.bonus: vec[i64] = vec[i64]([int(x) for x in t.cards.automa["difficulty"].values()])

    def do(self, s: State) -> None:
        t = self.t
        m = s.mem
        s.emit(t.e_turn, AUTOMA)
        left = reveal(t, s)
        while left > 0:
            m[t.marker] = (m[t.marker] + 1) % self.size
            left -= 1
            if self.framed[m[t.marker]] == 1:
                left = 0
        while not self.perform(s, m[t.marker]):
            m[t.marker] = (m[t.marker] + 1) % self.size

    def perform(self, s: State, cell: i64) -> bool:
        t = self.t
        s.emit(t.e_marker, AUTOMA, NO_CARD, cell + 1, cell)
        action = self.actions[cell]
        if action == FIND:
            return automa_find(t, s, self.region[cell])
        if action == PLAY:
            return automa_play(t, s)
        if action == TRANSFER:
            return automa_transfer(t, s)
        if action == HARVEST:
            return automa_harvest(t, s)
        if action == FROM_DECK:
            return take_place(t, s, AUTOMA)
        if action == VP_AND_PATH:
            gain_vp(t, s, AUTOMA, self.bonus[s.mem[t.difficulty]])
        s.push(t.automa_path_at, AUTOMA_FRAME, NO_CARD, NO_CARD, 0)
        return True


def place_automa_stones(t: Table, s: State) -> None:
    """On the rituals of its inner circle with the most points, whatever the symbols; the leftmost of equals."""
    for stone in s.cards(t.owned + AUTOMA):
        best: i64 = NO_CARD
        most: i64 = -1
        place = s.first(t.inner + AUTOMA)
        while place >= 0:
            ritual = ritual_on(t, s, AUTOMA, place)
            if ritual >= 0 and s.mem[t.stone_on + place] == 0 and t.vps[s.kind(ritual)] > most:
                most = t.vps[s.kind(ritual)]
                best = place
            place = s.after(place)
        if best >= 0:
            s.mem[t.stone_on + best] = stone + 1
            s.emit(t.e_stone_placed, AUTOMA, stone, best)


def register(t: Table) -> None:
    t.automa_path_at = t.rules.program("automa path", AutomaPath(t))
    t.automa_turn_at = t.rules.program("automa turn", AutomaTurn(t))
