"""The solo opponent: its turn, its path, its way of carrying out what others choose."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.ints import i64, vec
from arcanarium.core.rules import Step
from arcanarium.games.evenfall.facts import AUTOMA_ACTIONS
from arcanarium.games.evenfall.steps.circles import find, harvest_circle, take_place, transfer
from arcanarium.games.evenfall.steps.coven import find_face, find_ritual, is_specialist
from arcanarium.games.evenfall.steps.goods import gain_vp, uncover_top_card
from arcanarium.games.evenfall.table import (
    AUTOMA,
    AUTOMA_FRAME,
    DIFFICULTY,
    DISCARD,
    INNER,
    MARKER,
    OUTER,
    PATH,
    RITUALS,
    ROWS,
    SPECIALISTS,
    STONES,
    WITCHES,
    Deck,
    Event,
)

VP_AND_PATH: Final[i64] = AUTOMA_ACTIONS.index("gain_x_vp_and_path")
FIND: Final[i64] = AUTOMA_ACTIONS.index("find_place")
PLAY: Final[i64] = AUTOMA_ACTIONS.index("play_card")
TRANSFER: Final[i64] = AUTOMA_ACTIONS.index("transfer")
STEP: Final[i64] = AUTOMA_ACTIONS.index("path")
HARVEST: Final[i64] = AUTOMA_ACTIONS.index("harvest")
FROM_DECK: Final[i64] = AUTOMA_ACTIONS.index("place_from_deck")
GAIN_VP: Final[i64] = -1


def reveal(s: State, d: Deck) -> i64:
    """The top card of the main deck, discarded: its points; 0 if there is no card at all."""
    card = uncover_top_card(s)
    if card < 0:
        return 0
    s.move(card, DISCARD)
    s.emit(Event.REVEALED, AUTOMA, card, d.vps[s.kind(card)])
    return d.vps[s.kind(card)]


def find_as_automa(s: State, d: Deck, region: i64) -> bool:
    """The leftmost place of a region; one witch is enough if it has no more."""
    place = s.first(ROWS + region)
    witches = s.mem[WITCHES + AUTOMA]
    if place < 0 or witches == 0:
        return False
    find(s, d, AUTOMA, place, min(witches, d.witch_cost[s.kind(place)]))
    return True


def harvest_as_automa(s: State, d: Deck) -> bool:
    if s.number(OUTER + AUTOMA) == 0:
        return False
    harvest_circle(s, d, AUTOMA, OUTER + AUTOMA)
    return True


def transfer_as_automa(s: State, d: Deck) -> bool:
    """The place with a ritual that is worth most together with it, the leftmost of equals (EF-53)."""
    best: i64 = NO_CARD
    most: i64 = -1
    for place in s.cards(OUTER + AUTOMA):
        ritual = find_ritual(s, d, AUTOMA, place)
        if ritual >= 0:
            worth = d.place_vp[find_face(s, d, place)] + d.vps[s.kind(ritual)]
            if worth > most:
                most = worth
                best = place
    if best < 0:
        return False
    transfer(s, d, AUTOMA, best)
    return True


def choose_place(s: State, d: Deck) -> i64:
    """Its free places with a link bonus first, then the leftmost; the outer circle comes before the inner one."""
    plain: i64 = NO_CARD
    for zone in (OUTER + AUTOMA, INNER + AUTOMA):
        for place in s.cards(zone):
            if find_ritual(s, d, AUTOMA, place) < 0:
                if d.links[int(find_face(s, d, place))] is not None:
                    return place
                if plain < 0:
                    plain = place
    return plain


def play_as_automa(s: State, d: Deck) -> bool:
    """The top card of the main deck, for free; without a place for a ritual it is discarded (EF-51)."""
    card = uncover_top_card(s)
    if card < 0:
        return False
    if is_specialist(d, s.kind(card)):
        s.move_under(card, SPECIALISTS + AUTOMA)
        s.emit(Event.RECRUITED, AUTOMA, card)
        return True
    place = choose_place(s, d)
    if place < 0:
        s.move(card, DISCARD)
        s.emit(Event.DISCARDED, AUTOMA, card)
        return False
    s.move(card, RITUALS + AUTOMA)
    s.mem[d.stack + card] = place + 1
    s.emit(Event.BOUND, AUTOMA, card, place)
    link = d.links[int(find_face(s, d, place))]
    if link is not None:
        s.emit(Event.LINK, AUTOMA, place)
        s.push(link.at, AUTOMA_FRAME, card)
    return True


class AutomaPath(Step):
    """One step; what it brings is skipped if it is impossible (EF-50)."""

    def __init__(self, d: Deck) -> None:
        self.d: Deck = d
        steps = d.cards.automa["path"]
        actions = [AUTOMA_ACTIONS.index(x["action"]) if x["action"] != "gain_vp" else -1 for x in steps]
        self.actions: vec[i64] = vec[i64](actions)
        self.vp: vec[i64] = vec[i64]([int(step.get("vp", 0)) for step in steps])
        self.overflow: i64 = int(d.cards.automa["overflow_vp"])

    def do(self, s: State) -> None:
        d = self.d
        step = s.mem[PATH + AUTOMA]
        if step == len(self.actions):
            s.emit(Event.OVERFLOW, AUTOMA)
            gain_vp(s, d, AUTOMA, self.overflow)
            return
        s.mem[PATH + AUTOMA] = step + 1
        s.emit(Event.PATH, AUTOMA, NO_CARD, step + 1)
        action = self.actions[step]
        if action == GAIN_VP:
            gain_vp(s, d, AUTOMA, self.vp[step])
        elif action == FROM_DECK:
            take_place(s, AUTOMA)
        elif action == PLAY:
            play_as_automa(s, d)
        elif action == HARVEST:
            harvest_as_automa(s, d)
        else:
            transfer_as_automa(s, d)


class AutomaTurn(Step):
    """Reveal a card, move the marker, perform the first possible action from there on (EF-49)."""

    def __init__(self, d: Deck) -> None:
        self.d: Deck = d
        circle = d.cards.automa["circle"]
        self.size: i64 = len(circle)
        self.actions: vec[i64] = vec[i64]([AUTOMA_ACTIONS.index(cell["action"]) for cell in circle])
        self.framed: vec[i64] = vec[i64]([int(cell["framed"]) for cell in circle])
        self.region: vec[i64] = vec[i64](
            [d.regions.index(cell["region"]) if "region" in cell else -1 for cell in circle]
        )
        self.bonus: vec[i64] = vec[i64]([int(x) for x in d.cards.automa["difficulty"].values()])

    def do(self, s: State) -> None:
        d = self.d
        m = s.mem
        s.emit(Event.TURN, AUTOMA)
        left = reveal(s, d)
        while left > 0:
            m[MARKER] = (m[MARKER] + 1) % self.size
            left -= 1
            if self.framed[m[MARKER]] == 1:
                left = 0
        while not self.perform(s, m[MARKER]):
            m[MARKER] = (m[MARKER] + 1) % self.size

    def perform(self, s: State, cell: i64) -> bool:
        d = self.d
        s.emit(Event.MARKER, AUTOMA, NO_CARD, cell + 1, cell)
        action = self.actions[cell]
        if action == FIND:
            return find_as_automa(s, d, self.region[cell])
        if action == PLAY:
            return play_as_automa(s, d)
        if action == TRANSFER:
            return transfer_as_automa(s, d)
        if action == HARVEST:
            return harvest_as_automa(s, d)
        if action == FROM_DECK:
            return take_place(s, AUTOMA)
        if action == VP_AND_PATH:
            gain_vp(s, d, AUTOMA, self.bonus[s.mem[DIFFICULTY]])
        s.push(d.automa_path_at, AUTOMA_FRAME)
        return True


def place_automa_stones(s: State, d: Deck) -> None:
    """On the rituals of its inner circle with the most points, whatever the symbols; the leftmost of equals."""
    for stone in s.cards(STONES + AUTOMA):
        best: i64 = NO_CARD
        most: i64 = -1
        for place in s.cards(INNER + AUTOMA):
            ritual = find_ritual(s, d, AUTOMA, place)
            if ritual >= 0 and s.mem[d.stone_on + place] == 0 and d.vps[s.kind(ritual)] > most:
                most = d.vps[s.kind(ritual)]
                best = place
        if best >= 0:
            s.mem[d.stone_on + best] = stone + 1
            s.emit(Event.STONE_PLACED, AUTOMA, stone, best)


def register(d: Deck) -> None:
    d.automa_path_at = d.rules.program("automa path", AutomaPath(d))
    d.automa_turn_at = d.rules.program("automa turn", AutomaTurn(d))
