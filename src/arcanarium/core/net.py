"""A small net beside the table of an evaluation: clipped units over what a seat has and what its rivals have.

Every unit adds up what the numbers and the cards of a seat, those of all its rivals together and the moment of the game
are worth to it, is cut off at nothing and at one, and counts for so much in how well the seat stands. Sums are whole
numbers, four of them side by side in one machine word: adding words adds all four, as long as none of them leaves its
16 bits. That none ever does is proved from the weights before a net is used (`find_reach`), so the compiled and the
interpreted build find the same numbers.

Nets are made by `arcanarium train` and lie beside the tables of a game; `NetFile` says how one is kept.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from pathlib import Path
from typing import Any, Final

from arcanarium.core.ints import i64, vec

UNITS: Final = 32
LANES: Final = 4  # sums in a word
WORDS: Final = 8  # that hold the sums of all units
ROW: Final = 16  # words of a number or a kind of card: what it is to its owner, and to the rivals
BITS: Final = 16
LANE: Final = 0xFFFF
HALF: Final = 0x8000  # a sum stays below it, and above its negative
MOMENTS: Final = 64  # steps of a game from its beginning to its end
HATS: Final = 9  # moments whose weights are kept; straight in between
MOST_SEATS: Final = 8
SHIFT: Final = 4096  # makes every number positive, so that cutting it off is rounding it down
FIELDS: Final = [
    "names",
    "groups",
    "kinds",
    "seats",
    "scale",
    "low",
    "high",
    "most",
    "one",
    "out",
    "unit",
    "sharp",
    "goal",
]
MAGIC: Final = b"arcanarium net\n"
VERSION: Final = 1


class BadNet(ValueError):
    """A file that is no net, or of another version."""


class Goal:
    """What alone is aimed at: as many points as possible, with a victory worth some more, as a part of very many.

    Who has no rival but a program wins most surely by ending the game early, and has hardly played it then.
    """

    def __init__(self, most: float, victory: float) -> None:
        self.most: float = most  # points that count as all there is to win
        self.victory: float = victory  # points that winning is worth

    def worth(self, points: float, won: float) -> float:
        return min(1.0, max(0.0, (points + self.victory * won) / self.most))


class NetFile:
    """A net as it is kept: by name, in whole numbers, for the cards it was trained with."""

    def __init__(self, head: dict[str, Any], weights: list[int], linear: list[float]) -> None:
        self.names: list[str] = head["names"]
        self.groups: list[str] = head["groups"]
        self.kinds: list[str] = head["kinds"]
        self.seats: int = head["seats"]  # at most
        self.scale: list[int] = head["scale"]  # a number counts in parts: so many make one,
        self.low: list[int] = head["low"]  # and it is never taken for less
        self.high: list[int] = head["high"]  # or more
        self.most: list[int] = head["most"]  # cards of each group that are looked at
        self.one: list[int] = head["one"]  # where each unit is cut off
        self.out: list[int] = head["out"]  # what each counts for,
        self.unit: float = head["unit"]  # in parts of so much
        self.sharp: list[float] = head["sharp"]  # how much surer the chances are, knot by knot
        self.goal: list[float] = head["goal"]  # alone, what is aimed at (see `Goal`); else nothing
        self.told: dict[str, Any] = head["told"]  # how it came about
        self.weights = weights  # of moments, then of numbers and kinds; of these first the owner's, then the rivals'
        self.linear = linear  # knot after knot, as the tables have it

    def head(self) -> dict[str, Any]:
        """All but the long rows."""
        return {"version": VERSION, **{name: getattr(self, name) for name in FIELDS}, "told": self.told}

    def pack(self) -> bytes:
        head = json.dumps(self.head(), separators=(",", ":")).encode()
        body = little(array("h", self.weights)) + little(array("f", self.linear))
        return MAGIC + head + b"\n" + zlib.compress(body, 9)


def little(row: array[Any]) -> bytes:
    """The bytes of a row as every machine writes them here."""
    if sys.byteorder == "big":
        row.byteswap()
    return row.tobytes()


def unpack(data: bytes) -> NetFile:
    """Raises BadNet."""
    magic, _, rest = data.partition(b"\n")
    head_line, _, body = rest.partition(b"\n")
    if magic + b"\n" != MAGIC:
        raise BadNet("this is no net")
    head: dict[str, Any] = json.loads(head_line)
    if head["version"] != VERSION:
        raise BadNet(f"a net of version {head['version']}; this is for version {VERSION}")
    wide = len(head["names"]) + len(head["groups"]) * len(head["kinds"])
    plain = zlib.decompress(body)
    cut = 2 * UNITS * (HATS + 2 * wide)
    weights, linear = array("h"), array("f")
    weights.frombytes(plain[:cut])
    linear.frombytes(plain[cut:])
    if sys.byteorder == "big":
        weights.byteswap()
        linear.byteswap()
    return NetFile(head, weights.tolist(), linear.tolist())


def fit_cards(net: NetFile, kinds: list[str]) -> NetFile:
    """The same net for other cards: one that it does not know counts as the others of its group do on average."""
    if net.kinds == kinds:
        return net
    size, old = len(net.names), len(net.kinds)
    at = {name: kind for kind, name in enumerate(net.kinds)}
    wide = size + len(net.groups) * old
    knots = len(net.linear) // wide
    first = HATS * UNITS
    weights = net.weights[: first + 2 * UNITS * size]
    linear = [net.linear[knot * wide : knot * wide + size] for knot in range(knots)]
    for group in range(len(net.groups)):
        begin = size + group * old
        rows = [net.weights[first + 2 * UNITS * place :][: 2 * UNITS] for place in range(begin, begin + old)]
        known = [row for row in rows if any(row)] or [[0] * (2 * UNITS)]
        usual = [round(sum(row[i] for row in known) / len(known)) for i in range(2 * UNITS)]
        for name in kinds:
            weights += rows[at[name]] if name in at else usual
        for knot in range(knots):
            worth = net.linear[knot * wide + begin : knot * wide + begin + old]
            met = [each for each in worth if each != 0.0] or [0.0]
            linear[knot] += [worth[at[name]] if name in at else sum(met) / len(met) for name in kinds]
    return NetFile({**net.head(), "kinds": kinds}, weights, [each for row in linear for each in row])


def find_reach(net: NetFile, copies: list[int]) -> list[int]:
    """What the sum of each unit can come to at most, above nothing or below, in any position whatever.

    Numbers stay between `low` and `high` and a seat counts at most `most` cards of a group, so the largest sum takes
    every number where it adds most and the cards of each group that add most, of each kind as many as there are. Since
    everything that would make a sum smaller is left out, no part of a sum is larger either.
    """
    size, kinds = len(net.names), len(net.kinds)
    rivals = net.seats - 1
    found: list[int] = []
    for unit in range(UNITS):
        sums = [0, 0]
        for way, sign in enumerate((1, -1)):
            total = max(0, max(sign * net.weights[hat * UNITS + unit] for hat in range(HATS)))
            for side, seats in ((0, 1), (1, rivals)):
                first = (HATS + side) * UNITS + unit
                for i in range(size):
                    weight = sign * net.weights[first + 2 * UNITS * i]
                    total += seats * max(0, weight * net.low[i], weight * net.high[i])
                for group, most in enumerate(net.most):
                    worth: list[int] = []
                    for kind in range(kinds):
                        weight = sign * net.weights[first + 2 * UNITS * (size + group * kinds + kind)]
                        if weight > 0:
                            worth += [weight] * min(copies[kind], most)
                    worth.sort(reverse=True)
                    total += seats * sum(worth[:most])
            sums[way] = total
        found.append(max(sums))
    return found


def pack_lanes(lanes: list[int]) -> list[int]:
    """LANES sums in each word."""
    return [sum(lanes[at + lane] << (BITS * lane) for lane in range(LANES)) for at in range(0, len(lanes), LANES)]


class Net:
    """A net at work. Its registers last as long as one evaluation."""

    def __init__(self, net: NetFile, copies: list[int]) -> None:
        if max(find_reach(net, copies)) >= HALF:
            raise BadNet("a sum might leave its place")
        size = len(net.names)
        first = HATS * UNITS
        rows: list[int] = []
        for place in range(size + len(net.groups) * len(net.kinds)):
            begin = first + 2 * UNITS * place
            rows += pack_lanes(net.weights[begin : begin + 2 * UNITS])
        moments: list[int] = []
        step = MOMENTS // (HATS - 1)
        for moment in range(MOMENTS + 1):
            hat = min(moment // step, HATS - 2)
            later = moment - hat * step
            low = net.weights[hat * UNITS : (hat + 1) * UNITS]
            high = net.weights[(hat + 1) * UNITS : (hat + 2) * UNITS]
            moments += pack_lanes([(a * (step - later) + b * later) // step for a, b in zip(low, high, strict=True)])
        self.size: i64 = size
        self.rows: vec[i64] = vec[i64](rows)
        self.moments: vec[i64] = vec[i64](moments)
        self.scale: vec[float] = vec[float]([float(each) for each in net.scale])
        self.least: vec[i64] = vec[i64](net.low)
        self.highest: vec[i64] = vec[i64](net.high)
        self.most: vec[i64] = vec[i64](net.most)
        self.one: vec[i64] = vec[i64](net.one)
        self.out: vec[i64] = vec[i64](net.out)
        self.unit: float = net.unit
        self.sharp: vec[float] = vec[float](net.sharp)
        self.goal: Goal | None = Goal(*net.goal) if net.goal else None
        self.linear: vec[float] = vec[float](net.linear)
        self.left: vec[i64] = vec[i64](net.most)  # cards of each group that may still be counted
        # Seat after seat: where the rows of the cards begin that were met,
        self.room: i64 = sum(net.most)
        self.cards: vec[i64] = vec[i64]([0] * (MOST_SEATS * sum(net.most)))
        self.count: i64 = 0
        # where the rows of the numbers begin that are not nothing, and how often each counts.
        self.met: vec[i64] = vec[i64]([0] * (MOST_SEATS * size))
        self.times: vec[i64] = vec[i64]([0] * (MOST_SEATS * size))
        # Where both ended when the seat was looked at last, and whether nothing differs from then so far: most answers
        # change nothing of the rivals, and their sums need not be found again.
        self.found: vec[i64] = vec[i64]([-1] * MOST_SEATS)
        self.counted: vec[i64] = vec[i64]([-1] * MOST_SEATS)
        self.same: bool = False
        self.sums: vec[i64] = vec[i64]([0] * (MOST_SEATS * ROW))
        self.shared: vec[i64] = vec[i64]([0] * WORDS)  # what all seats are to their rivals

    def begin(self, seat: i64) -> None:
        """A seat is about to be looked at."""
        self.count = seat * self.room
        self.same = True
        for group in range(len(self.most)):
            self.left[group] = self.most[group]

    def look(self, numbers: vec[float], seat: i64) -> None:
        """Add up what the seat has: the numbers, and the cards that were met."""
        met = self.met
        times = self.times
        scale = self.scale
        least = self.least
        highest = self.highest
        same = self.same
        found = seat * self.size
        for i in range(self.size):
            parts = i64(numbers[i] * scale[i] + (SHIFT + 0.5)) - SHIFT
            parts = min(highest[i], max(least[i], parts))
            if parts != 0:
                if met[found] != i * ROW or times[found] != parts:
                    met[found] = i * ROW
                    times[found] = parts
                    same = False
                found += 1
        if same and found == self.found[seat] and self.count == self.counted[seat]:
            return
        self.found[seat] = found
        self.counted[seat] = self.count
        self.add(seat, 0)
        self.add(seat, WORDS)

    def add(self, seat: i64, side: i64) -> None:
        """One side of all rows, eight words at once so that they can stay in registers."""
        rows = self.rows
        cards = self.cards
        met = self.met
        times = self.times
        a0: i64 = 0
        a1: i64 = 0
        a2: i64 = 0
        a3: i64 = 0
        a4: i64 = 0
        a5: i64 = 0
        a6: i64 = 0
        a7: i64 = 0
        for k in range(seat * self.size, self.found[seat]):
            r = met[k] + side
            t = times[k]
            a0 += t * rows[r]
            a1 += t * rows[r + 1]
            a2 += t * rows[r + 2]
            a3 += t * rows[r + 3]
            a4 += t * rows[r + 4]
            a5 += t * rows[r + 5]
            a6 += t * rows[r + 6]
            a7 += t * rows[r + 7]
        for k in range(seat * self.room, self.counted[seat]):
            r = cards[k] + side
            a0 += rows[r]
            a1 += rows[r + 1]
            a2 += rows[r + 2]
            a3 += rows[r + 3]
            a4 += rows[r + 4]
            a5 += rows[r + 5]
            a6 += rows[r + 6]
            a7 += rows[r + 7]
        sums = self.sums
        at = seat * ROW + side
        sums[at] = a0
        sums[at + 1] = a1
        sums[at + 2] = a2
        sums[at + 3] = a3
        sums[at + 4] = a4
        sums[at + 5] = a5
        sums[at + 6] = a6
        sums[at + 7] = a7

    def share(self, seats: i64, done: float) -> None:
        """Once all seats were looked at: what every unit of every seat begins with, all seats being rivals."""
        sums = self.sums
        moments = self.moments
        shared = self.shared
        moment = i64(done * MOMENTS + 0.5) * WORDS
        words: i64 = WORDS
        for word in range(words):
            total = moments[moment + word]
            for seat in range(seats):
                total += sums[seat * ROW + WORDS + word]
            shared[word] = total

    def value(self, seat: i64) -> float:
        """How much better the seat stands than the table says, after `share`; nobody is their own rival."""
        sums = self.sums
        shared = self.shared
        out = self.out
        one = self.one
        total: i64 = 0
        unit: i64 = 0
        at = seat * ROW
        words: i64 = WORDS
        for word in range(words):
            lanes = shared[word] - sums[at + WORDS + word] + sums[at + word]
            next_word = unit + LANES
            while unit < next_word:
                found = ((lanes + HALF) & LANE) - HALF
                lanes = (lanes - found) >> BITS
                if found > 0:
                    total += out[unit] * min(found, one[unit])
                unit += 1
        return float(total) * self.unit


def read_net(path: Path, names: list[str], groups: list[str], kinds: list[str], copies: list[int]) -> Net | None:
    """The net of a file, for these cards; none if there is no file, or none that is made for them. Raises BadNet."""
    if not path.exists():
        return None
    found = unpack(path.read_bytes())
    if found.names != names or found.groups != groups:
        return None
    fitted = fit_cards(found, kinds)
    if fitted is not found and max(find_reach(fitted, copies)) >= HALF:
        return None  # other people's cards: the table knows what to do with them
    return Net(fitted, copies)
