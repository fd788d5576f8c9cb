"""The final placing of stones and the score, by source (rules 10)."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, Ask, State
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.games.evenfall.counting import count
from arcanarium.games.evenfall.coven import face_of, place_of, ritual_on, solo
from arcanarium.games.evenfall.layout import AUTOMA
from arcanarium.games.evenfall.table import Table
from arcanarium.games.evenfall.vocabulary import COUNTERS

# -- the score


def kind_bonus(t: Table, s: State, seat: i64, kind: int) -> int:
    """What council members of a seat give for one stone or symbol of a kind; nothing for the red one (ruling 25)."""
    if kind < 0:
        return 0
    found: i64 = 0
    card = s.first(t.council + seat)
    while card >= 0:
        found += t.stone_bonus[s.kind(card) * len(t.cards.stone_kinds) + kind]
        card = s.after(card)
    return int(found)


def council_points(t: Table, s: State, seat: i64) -> int:
    """End-of-game effects."""
    found = 0
    for card in s.cards(t.council + seat):
        for entry in t.final_scores[int(s.kind(card))]:
            if "gain" in entry:
                found += int(entry["gain"].get("vp", 0))
            elif "gain_per" in entry:
                body = entry["gain_per"]
                times = min(int(count(t, s, seat, COUNTERS.index(body["per"]))), int(body.get("max", 1000)))
                found += times * int(body["gain"].get("vp", 0))
            else:
                body = entry["stone_kind_score"]
                found += stones_and_symbols(t, s, seat, t.cards.stone_kinds.index(body["kind"])) * int(body["vp_each"])
    return found


def stones_and_symbols(t: Table, s: State, seat: i64, kind: int) -> int:
    """Of a kind, on places of the inner circle."""
    found = 0
    for place in s.cards(t.inner + seat):
        stone = s.mem[t.stone_on + place] - 1
        if stone >= 0 and t.stone_kinds[s.kind(stone)] == kind:
            found += 1
        if t.symbols[face_of(t, s, place)] >> kind & 1 == 1:
            found += 1
    return found


SOURCES: Final = ["track", "specialists", "council", "rituals", "stones", "places"]


def points(t: Table, s: State, seat: i64) -> vec[i64]:
    """Points by source; their sum is the score."""
    people: i64 = 0
    card = s.first(t.specialists + seat)
    while card >= 0:
        people += t.vps[s.kind(card)]
        card = s.after(card)
    rituals: i64 = 0
    stones: i64 = 0
    card = s.first(t.rituals + seat)
    while card >= 0:
        place = place_of(t, s, card)
        if s.where(place) == t.inner + seat:
            rituals += t.vps[s.kind(card)]
            if s.mem[t.stone_on + place] != 0:
                stones += t.vps[s.kind(card)]
        card = s.after(card)
    places: i64 = 0
    card = s.first(t.inner + seat)
    while card >= 0:
        places += t.place_vp[face_of(t, s, card)]
        card = s.after(card)
    council: i64 = 0 if seat == AUTOMA else council_points(t, s, seat)  # it has none
    return vec[i64]([s.mem[t.vp + seat], people, council, rituals, stones, places])


def breakdown(t: Table, s: State, seat: i64) -> dict[str, int]:
    """The same by name."""
    found = points(t, s, seat)
    return {name: int(found[i]) for i, name in enumerate(SOURCES)}


def automa_breakdown(t: Table, s: State) -> dict[str, int]:
    """The same of the Automa, which has no council."""
    found = breakdown(t, s, AUTOMA)
    del found["council"]
    return found


def score(t: Table, s: State, seat: i64) -> i64:
    total: i64 = 0
    for part in points(t, s, seat):
        total += part
    return total


def winners(t: Table, s: State) -> list[int]:
    """The most points, then the most mana, then together; against the Automa only with strictly more points."""
    seats = range(int(s.mem[SEATS]))
    scores = [int(score(t, s, seat)) for seat in seats]
    if solo(s):
        return [0] if scores[0] > score(t, s, AUTOMA) else [AUTOMA]
    ranks = [(scores[seat], int(s.mem[t.mana + seat])) for seat in seats]
    return [seat for seat in seats if ranks[seat] == max(ranks)]


# -- stones


def fits(t: Table, s: State, stone: i64, place: i64) -> bool:
    """The kind must be among the symbols; the red stone needs any symbol at all."""
    symbols = t.symbols[face_of(t, s, place)]
    kind = t.stone_kinds[s.kind(stone)]
    return symbols != 0 if kind < 0 else symbols >> kind & 1 == 1


def is_placed(t: Table, s: State, seat: i64, stone: i64) -> bool:
    place = s.first(t.inner + seat)
    while place >= 0:
        if s.mem[t.stone_on + place] == stone + 1:
            return True
        place = s.after(place)
    return False


def unplaced(t: Table, s: State, seat: i64) -> list[int]:
    """Own stones that lie on no place, ascending: one of each kind, since those of a kind are alike."""
    found: list[int] = []
    kinds: list[int] = []
    for stone in sorted(int(card) for card in s.cards(t.owned + seat)):
        kind = int(t.stone_kinds[s.kind(stone)])
        if not is_placed(t, s, seat, stone) and kind not in kinds:
            found.append(stone)
            kinds.append(kind)
    return found


def best_placing(t: Table, s: State, seat: i64) -> list[tuple[int, int]]:
    """Pairs of place and stone with the highest score.

    Among equals with the fewest stones, then from the left with a stone before none and the lower stone first.
    """
    places = [int(place) for place in s.cards(t.inner + seat)]
    groups: list[list[int]] = []  # own stones by kind, in the order of the lowest of each
    for stone in sorted(int(card) for card in s.cards(t.owned + seat)):
        for group in groups:
            if t.stone_kinds[s.kind(group[0])] == t.stone_kinds[s.kind(stone)]:
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
        ritual = ritual_on(t, s, seat, place)
        worth = 0 if ritual < 0 else int(t.vps[s.kind(ritual)])
        row: list[int] = []
        for group in groups:
            bonus = kind_bonus(t, s, seat, int(t.stone_kinds[s.kind(group[0])]))
            row.append(worth + bonus if fits(t, s, group[0], place) else -1)
        gains.append(row)
    # best[i][left]: from place i on with so many stones left; points count 64 times as much as one stone fewer
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


def put_stone(t: Table, s: State, seat: i64, stone: i64, place: i64) -> None:
    s.mem[t.stone_on + place] = stone + 1
    s.emit(t.e_stone_placed, seat, stone, place)


class PlaceStones(Ask):
    """Take the best placing, which the table proposes, or place by hand."""

    prompt: str = "place-stones"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        for stone in s.cards(t.owned + s.me):
            for place in s.cards(t.inner + s.me):
                if fits(t, s, stone, place):
                    s.offer(t.a_best)
                    s.offer(t.a_by_hand)
                    return

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        if action == t.a_best:
            for place, stone in best_placing(t, s, s.me):
                put_stone(t, s, s.me, stone, place)
        else:
            s.push(t.put_at, s.me, NO_CARD, s.first(t.inner + s.me), 0)


class PutStone(Ask):
    """A stone for the place `it`, or none; then the next place to the right."""

    prompt: str = "put-stone"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        for stone in unplaced(t, s, s.me):
            if fits(t, s, stone, s.it):
                s.offer(t.a_put + stone - t.stone_card)
        s.offer(t.a_leave)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        if action != t.a_leave:
            put_stone(t, s, s.me, action - t.a_put + t.stone_card, s.it)
        following = s.after(s.it)
        if following >= 0:
            s.push(t.put_at, s.me, NO_CARD, following, 0)


def proposal(t: Table, s: State, seat: int) -> dict[str, str]:
    """The best placing by name, for people."""
    return {t.names[place]: t.names[stone] for place, stone in best_placing(t, s, seat)}


def register(t: Table) -> None:
    t.place_stones_at = t.rules.program("place stones", PlaceStones(t))
    t.put_at = t.rules.program("put stone", PutStone(t))
