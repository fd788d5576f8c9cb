"""Stones of power: those in cells of a board, and the final placing."""

from __future__ import annotations

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.shape import ORDER, Refusal
from arcanarium.core.bits import bit, has, with_member, without
from arcanarium.core.ints import i64
from arcanarium.games.evenfall.facts import Effect
from arcanarium.games.evenfall.steps.base import DeckAsk
from arcanarium.games.evenfall.steps.coven import find_board, find_face, find_ritual
from arcanarium.games.evenfall.steps.triggers import Waiting
from arcanarium.games.evenfall.table import COUNCIL, INNER, STONE_CELLS, STONES, Deck, Event, Why

# -- the final placing


def count_kind_bonus(s: State, d: Deck, seat: i64, kind: int) -> int:
    """What council members of a seat give for one stone or symbol of a kind; nothing for the red one (EF-25)."""
    if kind < 0:
        return 0
    found: i64 = 0
    for card in s.cards(COUNCIL + seat):
        found += d.stone_bonus[s.kind(card) * len(d.cards.stone_kinds) + kind]
    return int(found)


def can_hold(s: State, d: Deck, stone: i64, place: i64) -> bool:
    """The kind must be among the symbols; the red stone needs any symbol at all."""
    symbols = d.symbols[find_face(s, d, place)]
    kind = d.stone_kinds[s.kind(stone)]
    return symbols != 0 if kind < 0 else has(symbols, kind)


def is_placed(s: State, d: Deck, seat: i64, stone: i64) -> bool:
    for place in s.cards(INNER + seat):
        if s.mem[d.stone_on + place] == stone + 1:
            return True
    return False


def list_unplaced(s: State, d: Deck, seat: i64) -> list[int]:
    """Own stones that lie on no place, ascending: one of each kind, since those of a kind are alike."""
    found: list[int] = []
    kinds: list[int] = []
    for stone in sorted(int(card) for card in s.cards(STONES + seat)):
        kind = int(d.stone_kinds[s.kind(stone)])
        if not is_placed(s, d, seat, stone) and kind not in kinds:
            found.append(stone)
            kinds.append(kind)
    return found


def count_stone_worth(s: State, d: Deck, seat: i64, stone: i64, place: i64) -> int:
    """The points a stone would bring on a place; -1 if it does not fit there."""
    if not can_hold(s, d, stone, place):
        return -1
    ritual = find_ritual(s, d, seat, place)
    worth = 0 if ritual < 0 else int(d.vps[s.kind(ritual)])
    return worth + int(count_kind_bonus(s, d, seat, int(d.stone_kinds[s.kind(stone)])))


def find_best_placing(s: State, d: Deck, seat: i64) -> list[tuple[int, int]]:
    """Pairs of place and stone with the highest score.

    Among equals with the fewest stones, then from the left with a stone before none and the lower stone first.
    """
    places = [int(place) for place in s.cards(INNER + seat)]
    groups: list[list[int]] = []  # own stones by kind, in the order of the lowest of each
    for stone in sorted(int(card) for card in s.cards(STONES + seat)):
        for group in groups:
            if d.stone_kinds[s.kind(group[0])] == d.stone_kinds[s.kind(stone)]:
                group.append(stone)
                break
        else:
            groups.append([stone])
    sizes = [len(group) + 1 for group in groups]
    states = 1
    for size in sizes:
        states *= size
    weights: list[int] = []
    weight = 1
    for size in sizes:
        weights.append(weight)
        weight *= size
    gains: list[list[int]] = []  # place, group -> gain, or -1
    for place in places:
        gains.append([count_stone_worth(s, d, seat, group[0], place) for group in groups])
    # best[i][left]: from place i on with that many stones left; points count 64 times as much as one stone fewer
    best = [[0] * states for _ in range(len(places) + 1)]
    for i in range(len(places) - 1, -1, -1):
        for left in range(states):
            most = best[i + 1][left]
            for k in range(len(groups)):
                if gains[i][k] >= 0 and left // weights[k] % sizes[k] > 0:
                    most = max(most, 64 * gains[i][k] - 1 + best[i + 1][left - weights[k]])
            best[i][left] = most
    chosen: list[tuple[int, int]] = []
    left = states - 1
    for i, place in enumerate(places):
        order: list[tuple[int, int]] = []  # the next stone of each kind, the red one last as it has the highest number
        for k in range(len(groups)):
            number = left // weights[k] % sizes[k]
            if gains[i][k] >= 0 and number > 0:
                order.append((groups[k][len(groups[k]) - number], k))
        for stone, k in sorted(order):
            if 64 * gains[i][k] - 1 + best[i + 1][left - weights[k]] == best[i][left]:
                chosen.append((place, stone))
                left -= weights[k]
                break
    return chosen


def put_stone(s: State, d: Deck, seat: i64, stone: i64, place: i64) -> None:
    s.mem[d.stone_on + place] = stone + 1
    s.emit(Event.STONE_PLACED, seat, stone, place)


class PlaceStones(DeckAsk):
    """Take the best placing, which the table proposes, or place by hand."""

    prompt: str = "place-stones"

    def options(self, s: State) -> None:
        d = self.d
        for stone in s.cards(STONES + s.me):
            for place in s.cards(INNER + s.me):
                if can_hold(s, d, stone, place):
                    s.offer(d.a_best)
                    s.offer(d.a_by_hand)
                    return

    def answer(self, s: State, action: i64) -> None:
        d = self.d
        if action == d.a_best:
            for place, stone in find_best_placing(s, d, s.me):
                put_stone(s, d, s.me, stone, place)
        else:
            s.push(d.put_at, s.me, s.first(INNER + s.me))

    def about(self, s: State) -> dict[str, object]:
        d = self.d
        best = find_best_placing(s, d, s.me)
        return {
            "proposal": {d.names[place]: d.names[stone] for place, stone in best},
            "worth": {d.names[place]: count_stone_worth(s, d, s.me, stone, place) for place, stone in best},
        }


class PutStone(DeckAsk):
    """A stone for the place that is the source, or none; then the next place to the right."""

    prompt: str = "put-stone"

    def options(self, s: State) -> None:
        d = self.d
        for stone in list_unplaced(s, d, s.me):
            if can_hold(s, d, stone, s.source):
                s.offer(d.a_put + stone - d.stone_card)
        s.offer(d.a_leave)

    def answer(self, s: State, action: i64) -> None:
        d = self.d
        if action != d.a_leave:
            put_stone(s, d, s.me, action - d.a_put + d.stone_card, s.source)
        following = s.after(s.source)
        if following >= 0:
            s.source = following
            s.again(self, 0)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = self.d
        return [
            (stone - int(d.stone_card) + int(d.a_put), Refusal(Why.STONE_UNFIT))
            for stone in list_unplaced(s, d, s.me)
            if not can_hold(s, d, stone, s.source)
        ]

    def about(self, s: State) -> dict[str, object]:
        return {"stone_for": self.d.names[int(s.source)]}


# -- stones in cells


class ChooseStoneCell(DeckAsk):
    """A free cell for the stone that is the source."""

    prompt: str = "stone-cell"

    def taken(self, s: State) -> i64:
        """The set of cells that hold a stone, from 1 on."""
        found: i64 = 0
        for stone in s.cards(STONE_CELLS + s.me):
            found = with_member(found, s.mem[self.d.cell + stone])
        return found

    def options(self, s: State) -> None:
        taken = self.taken(s)
        for cell in range(len(self.d.stone_rewards[int(find_board(s, s.me))])):
            if not has(taken, cell + 1):
                s.offer(self.d.a_cell + cell)

    def answer(self, s: State, action: i64) -> None:
        d = self.d
        cell = action - d.a_cell
        s.move(s.source, STONE_CELLS + s.me)
        s.mem[d.cell + s.source] = cell + 1
        s.emit(Event.STONE_CELL, s.me, s.source, cell + 1)
        rewards = d.stone_rewards[int(find_board(s, s.me))][int(cell)]
        s.push(d.stone_order_at, s.me, s.source, NO_CARD, bit(len(rewards)) - 1)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        taken = self.taken(s)
        cells = len(self.d.stone_rewards[int(find_board(s, s.me))])
        why = Refusal(Why.CELL_TAKEN)
        return [(int(self.d.a_cell) + cell, why) for cell in range(cells) if has(taken, cell + 1)]


class StoneRewards(DeckAsk):
    """Which reward of the stone's cell is next, asked where the order can matter; `n` is the set of those left."""

    form: str = ORDER
    prompt: str = "reward-order"

    def options(self, s: State) -> None:
        rewards = list_rewards(s, self.d, s.me, s.source)
        waiting = Waiting(True)
        for i in range(len(rewards)):
            if has(s.n, i):
                waiting.add(i, rewards[i].feel)
        for i in range(len(rewards)):
            if has(s.n, i):
                s.offer(self.d.a_option + i)
                if not waiting.matters():
                    return

    def answer(self, s: State, action: i64) -> None:
        i = action - self.d.a_option
        left = without(s.n, i)
        if left != 0:
            s.again(self, left)
        s.push(list_rewards(s, self.d, s.me, s.source)[int(i)].at, s.me, s.source)

    def about(self, s: State) -> dict[str, object]:
        board = self.d.cards.boards[int(find_board(s, s.me))]
        return {"choice": [[reward] for reward in board["stone_cells"][int(s.mem[self.d.cell + s.source]) - 1]]}


def list_rewards(s: State, d: Deck, seat: i64, stone: i64) -> list[Effect]:
    return d.stone_rewards[int(find_board(s, seat))][int(s.mem[d.cell + stone] - 1)]


def register(d: Deck) -> None:
    d.stone_cell_at = d.rules.program("stone cell", ChooseStoneCell(d))
    d.stone_order_at = d.rules.program("stone rewards", StoneRewards(d))
    d.place_stones_at = d.rules.program("place stones", PlaceStones(d))
    d.put_at = d.rules.program("put stone", PutStone(d))
